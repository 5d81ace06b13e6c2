import { randomUUIDv7 } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Role } from '#domain/firm/roles.ts'
import { changeOwner } from '#server/access/change-owner.ts'
import { readReach } from '#server/access/reach.ts'
import { endAccess, setAccess, shareWithMaker } from '#server/access/shares.ts'
import { sourcesOf } from '#server/access/sources.ts'
import { earliestId } from '#server/database/earliest-id.ts'
import type { Database } from '#server/database/schema.ts'
import { deleteClient } from '#server/features/clients/store.ts'
import { createFirm, sharings, type TestFirm } from '#test/firm.ts'
import { testNow } from '#test/test-app.ts'
import { countDrafts } from './count-drafts.ts'
import { readCounts } from './kept-counts.ts'
import { listDraftItems } from './list-drafts.ts'
import { noteGone, forgetPoints } from './note-standing.ts'
import { setSection } from './section-rows.ts'
import { findSections, insertDraft, moveDraft } from './store.ts'
import { addVersion, proposeVersion } from './versions.ts'
import { removeDraftsOfClient } from './remove-drafts.ts'

const roles = ['owner', 'attorney', 'reviewer', 'paralegal'] as const
const standings = ['review', 'writing', 'accepted', 'failed'] as const

/** The same numbers in every run: what fails once fails again. */
function createChance(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

type Desk = Awaited<ReturnType<typeof openFirm>>

async function openFirm(seed: number) {
  const firm = await createFirm({ seesAll: false })
  const { database, clientId } = firm
  const client = await database.selectFrom('clients').selectAll().where('id', '=', clientId).executeTakeFirstOrThrow()
  const draft = await database
    .selectFrom('drafts')
    .selectAll()
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow()
  const sections = await findSections(database, draft.id)
  return { firm, client, draft, plan: sections[0]?.plan ?? '{}', clients: [clientId], chance: createChance(seed) }
}

async function anyDraft({ firm, chance }: Desk, transaction: Database) {
  const rows = await transaction.selectFrom('drafts').select(['id', 'state']).orderBy('id').execute()
  const row = rows[chance(Math.max(1, rows.length))]
  return row ?? { id: firm.ids['draftId'] ?? '', state: 'ready' as const }
}

const text = { origin: 'manual', content: '<p>Other words.</p>', now: testNow } as const

/** What a draft goes through: written, proposed, accepted, counted, failed, deleted. */
async function changeDraft(desk: Desk, transaction: Database): Promise<void> {
  const { chance } = desk
  const { id, state } = await anyDraft(desk, transaction)
  const sections = await findSections(transaction, id)
  const section = sections[chance(Math.max(1, sections.length))]
  switch (chance(8)) {
    case 0:
      await moveDraft(transaction, id, [state], { state: chance(2) === 0 ? 'failed' : 'ready' })
      return
    case 1:
      if (section) await addVersion(transaction, id, section.section_id, text)
      return
    case 2:
      if (section) await proposeVersion(transaction, section, text)
      return
    case 3:
      if (section) await setSection(transaction, section, { proposal: null })
      return
    case 4:
      await noteGone(transaction, id)
      await transaction.deleteFrom('drafts').where('id', '=', id).execute()
      return
    default:
      await forgetPoints(transaction, id)
      for (const one of sections) await setSection(transaction, one, { state: 'accepted', proposal: null })
      await transaction.updateTable('drafts').set({ open_points: 0 }).where('id', '=', id).execute()
      if (sections[0]) await setSection(transaction, sections[0], { state: 'accepted' })
  }
}

async function anyClient({ firm, clients, chance }: Desk, transaction: Database) {
  const clientId = clients[chance(clients.length)] ?? ''
  const personId = firm.idOf(roles[chance(roles.length)] ?? 'owner')
  const row = await transaction.selectFrom('clients').select('owner_id').where('id', '=', clientId).executeTakeFirst()
  return { clientId, personId, ownerId: row?.owner_id }
}

/** What a client goes through: a draft, another owner, the end. */
async function changeClient(desk: Desk, transaction: Database): Promise<void> {
  const { firm, client, draft, plan, clients, chance } = desk
  const { firmId } = firm
  const { clientId, personId, ownerId } = await anyClient(desk, transaction)
  const kind = chance(8)
  if (kind === 0) {
    const id = randomUUIDv7()
    clients.push(id)
    const made = { ...client, id }
    await transaction.insertInto('clients').values(made).execute()
    return shareWithMaker(transaction, await readReach(transaction, personId), [id], testNow)
  }
  if (ownerId === undefined) return
  if (kind <= 5) {
    const made = { ...draft, id: randomUUIDv7(), owner_id: ownerId, client_id: clientId, state: 'ready' as const }
    await insertDraft(transaction, made, [{ ...(JSON.parse(plan) as { id: string }), id: 'one' } as never])
  } else if (kind === 6) {
    if (ownerId === firmId) await transaction.deleteFrom('client_access').where('client_id', '=', clientId).execute()
    await changeOwner(transaction, clientId, { from: ownerId, to: ownerId === firmId ? personId : firmId })
  } else if (chance(3) === 0) {
    await removeDraftsOfClient(transaction, { ownerId, clientId }, testNow)
    await deleteClient(transaction, ownerId, clientId)
  }
}

/** A share, a wall, or the end of one. */
async function changeShare(desk: Desk, transaction: Database): Promise<void> {
  const { firmId, idOf } = desk.firm
  const { clientId, personId, ownerId } = await anyClient(desk, transaction)
  if (ownerId !== firmId) return
  const place = { firmId, clientId, personId }
  if (desk.chance(3) === 0) return endAccess(transaction, place)
  const { level, until_at } = sharings[desk.chance(sharings.length)] ?? { level: 'full' as const }
  await setAccess(transaction, { ...place, level, until: until_at ?? null, madeBy: idOf('owner'), now: testNow })
}

async function told({ services, database, idOf }: TestFirm, role: Role) {
  const sources = sourcesOf(await readReach(database, idOf(role)), 'read drafts', testNow)
  const counts = await countDrafts(database, sources, {})
  const lists = await Promise.all(
    standings.map(async (standing) => [
      standing,
      (await listDraftItems(services, sources, { standing, limit: 200 })).items.length,
    ]),
  )
  return { counts, listed: Object.fromEntries(lists) as Record<string, number> }
}

/** As on another day: every change so far is an old one, and all is counted anew. */
async function letTimePass(database: Database): Promise<void> {
  await database.deleteFrom('draft_counts').execute()
  const changes = await database.selectFrom('draft_changes').select('id').execute()
  for (const { id } of changes)
    await database
      .updateTable('draft_changes')
      .set({ id: `0190${id.slice(4)}` })
      .where('id', '=', id)
      .execute()
}

test('whatever happens to drafts, clients and shares, the counts that are kept are those of the lists', async () => {
  const desk = await openFirm(11)
  const { database } = desk.firm
  const seen = new Set<string>()
  for (let step = 1; step <= 400; step += 1) {
    const change = [changeDraft, changeClient, changeShare, changeShare][desk.chance(4)] ?? changeDraft
    await database.transaction().execute((transaction) => change(desk, transaction))
    if (step % 20 === 0) await letTimePass(database)
    if (step % 4 !== 0) continue
    for (const role of roles) {
      const { counts, listed } = await told(desk.firm, role)
      const { all, ...each } = counts
      expect(each, `${role} after ${step} steps`).toEqual(listed)
      expect(all).toBe(Object.values(listed).reduce((sum, one) => sum + one, 0))
      for (const standing of standings) if (counts[standing] > 0) seen.add(standing)
    }
  }
  expect([...seen].toSorted()).toEqual(['accepted', 'failed', 'review'])
}, 240_000)

test('a count that is kept is brought up to date, and counted anew after a day', async () => {
  const { firm, draft } = await openFirm(3)
  const { database, idOf } = firm
  const source = sourcesOf({ personId: idOf('attorney'), firm: undefined }, 'read drafts', testNow)[0]
  if (!source) throw new Error('no source')
  const own = { ...draft, owner_id: idOf('attorney') }
  const add = async () => insertDraft(database, { ...own, id: randomUUIDv7() }, [])
  const sum = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((all, one) => all + one, 0)
  const kept = () => database.selectFrom('draft_counts').selectAll().executeTakeFirstOrThrow()
  const now = Date.now()
  expect(sum(await readCounts(database, source, now))).toBe(0)
  for (let count = 0; count < 120; count += 1) await add()
  expect(sum(await readCounts(database, source, now))).toBe(120)
  // What is a moment old may still be joined by what was stored late: it is not in what is kept.
  expect((await kept()).counts).not.toContain('120')
  const later = now + 10 * 60_000
  expect(sum(await readCounts(database, source, later))).toBe(120)
  expect((await kept()).counts).toContain('120')
  expect((await kept()).up_to > earliestId(now)).toBe(true)
  // A server of an older version says nothing of a draft that it deletes.
  await database.deleteFrom('drafts').where('owner_id', '=', own.owner_id).execute()
  expect(sum(await readCounts(database, source, later))).toBe(120)
  expect(sum(await readCounts(database, source, later + 25 * 3_600_000))).toBe(0)
}, 120_000)
