import { randomUUIDv7 } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Role } from '#domain/firm/roles.ts'
import type { Reach } from '#server/access/reach.ts'
import { endAccess, noteMissedDrafts, setAccess, shareWithMaker } from '#server/access/shares.ts'
import { sourcesOf } from '#server/access/sources.ts'
import { createFirm, sharings, type TestFirm } from '#test/firm.ts'
import { testNow } from '#test/test-app.ts'
import { countDrafts } from './count-drafts.ts'
import { listDraftItems } from './list-drafts.ts'
import { insertDraft, moveDraft } from './store.ts'

const roles = ['owner', 'attorney', 'reviewer', 'paralegal'] as const
const steps = 120

/** The same numbers in every run: what fails once fails again. */
function createChance(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

type Desk = Awaited<ReturnType<typeof openFirm>>

async function openFirm() {
  const firm = await createFirm({ seesAll: false })
  const { database, clientId } = firm
  const client = await database.selectFrom('clients').selectAll().where('id', '=', clientId).executeTakeFirstOrThrow()
  const drafts = database.selectFrom('drafts').selectAll().where('client_id', '=', clientId)
  return { firm, client, draft: await drafts.executeTakeFirstOrThrow(), clients: [clientId], chance: createChance(7) }
}

/** One thing that happens in a firm: a new client, a draft, a share, a wall, or the end of one. */
async function takeStep({ firm, client, draft, clients, chance }: Desk): Promise<void> {
  const { database, firmId, idOf } = firm
  const person = roles[chance(roles.length)] ?? 'owner'
  const clientId = clients[chance(clients.length)] ?? ''
  const place = { firmId, clientId, personId: idOf(person) }
  await database.transaction().execute(async (transaction) => {
    switch (chance(5)) {
      case 0: {
        const id = randomUUIDv7()
        clients.push(id)
        await transaction
          .insertInto('clients')
          .values({ ...client, id })
          .execute()
        return shareWithMaker(transaction, reachOf(firm, person, true), [id], testNow)
      }
      case 1: {
        const state = (['ready', 'drafting', 'failed'] as const)[chance(3)] ?? 'ready'
        const made = { ...draft, id: randomUUIDv7(), client_id: clientId, state, created_at: testNow + chance(1000) }
        return insertDraft(transaction, made, [])
      }
      case 2:
        return endAccess(transaction, place)
      default: {
        const sharing = sharings[chance(sharings.length)] ?? { level: 'full' }
        const until = sharing.until_at ?? null
        return setAccess(transaction, { ...place, level: sharing.level, until, madeBy: idOf('owner'), now: testNow })
      }
    }
  })
}

function reachOf({ firmId, idOf }: TestFirm, role: Role, hasFew: boolean): Reach {
  return { personId: idOf(role), firm: { id: firmId, role, seesAll: false, hasFew } }
}

/** What somebody is told of the firm's drafts, with as few shares as they have or as if they had thousands. */
async function told({ services, ...firm }: TestFirm, role: Role, hasFew: boolean) {
  const sources = sourcesOf(reachOf({ services, ...firm }, role, hasFew), 'read', testNow)
  const lists = await Promise.all(
    [{}, { sort: 'name' }, { q: 'maria' }].map((page) => listDraftItems(services, sources, { ...page, limit: 200 })),
  )
  const ids = lists.map(({ items }) => items.map(({ id }) => id))
  return { counts: await countDrafts(services.database, sources, {}), ids }
}

test('who has thousands of shares is told the same of drafts as who has few, whatever was shared or drafted first', async () => {
  const desk = await openFirm()
  let most = 0
  for (let step = 1; step <= steps; step += 1) {
    await takeStep(desk)
    if (step % 10 !== 0) continue
    for (const role of roles) {
      const few = await told(desk.firm, role, true)
      expect(await told(desk.firm, role, false), `${role} after ${step} steps`).toEqual(few)
      expect(few.ids[0]).toHaveLength(few.counts.all)
      most = Math.max(most, few.counts.all)
    }
  }
  expect(most).toBeGreaterThan(10)
  const unlooked = desk.firm.database.selectFrom('client_access').select('client_id').where('has_drafts', '=', 0)
  expect((await unlooked.execute()).length).toBeGreaterThan(0)
}, 120_000)

test('a draft is seen by whoever was given its client while it was being asked for', async () => {
  const { firm } = await openFirm()
  await firm.set('attorney', { level: 'full' })
  // As a share that was made at the same moment, on a database that lets both through.
  await firm.database.updateTable('client_access').set({ has_drafts: 0 }).execute()
  const draftId = firm.ids['draftId'] ?? ''
  const { state } = await firm.database
    .selectFrom('drafts')
    .select('state')
    .where('id', '=', draftId)
    .executeTakeFirstOrThrow()
  await moveDraft(firm.database, draftId, [state], { state: 'ready', finishedAt: testNow })
  expect((await told(firm, 'attorney', false)).counts.all).toBe(1)
}, 60_000)

test('a draft that an older server made is found again in the night', async () => {
  const { firm } = await openFirm()
  await firm.set('attorney', { level: 'full' })
  await firm.database.updateTable('client_access').set({ has_drafts: 0 }).execute()
  expect((await told(firm, 'attorney', false)).counts.all).toBe(0)
  await noteMissedDrafts(firm.database)
  expect((await told(firm, 'attorney', false)).counts.all).toBe(1)
}, 60_000)
