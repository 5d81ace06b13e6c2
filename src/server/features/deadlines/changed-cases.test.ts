import { randomUUIDv7 } from 'node:crypto'
import { expect, test } from 'vitest'
import { easternDate } from '#domain/dates/calendar.ts'
import type { Role } from '#domain/firm/roles.ts'
import { changeOwner } from '#server/access/change-owner.ts'
import { readReach } from '#server/access/reach.ts'
import { endAccess, setAccess } from '#server/access/shares.ts'
import { sourcesOf } from '#server/access/sources.ts'
import { saveAnswers } from '#server/features/answers/store.ts'
import { createFirm, sharings } from '#test/firm.ts'
import { testNow } from '#test/test-app.ts'
import { lookForChanges } from './changed-cases.ts'
import { readSeen } from './read-seen-dates.ts'
import { refreshDates } from './refresh-dates.ts'

const roles = ['owner', 'attorney', 'reviewer', 'paralegal'] as const satisfies readonly Role[]
const steps = 120
const tenMinutes = 600_000
const day = 86_400_000

/** The same numbers in every run: what fails once fails again. */
function createChance(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

type Desk = Awaited<ReturnType<typeof openFirm>>

async function openFirm(seesAll: boolean, seed: number) {
  const firm = await createFirm({ seesAll })
  const clients = firm.database.selectFrom('clients').selectAll().where('id', '=', firm.clientId)
  return {
    firm,
    client: await clients.executeTakeFirstOrThrow(),
    clients: [firm.clientId],
    chance: createChance(seed),
    now: testNow,
  }
}

/** One thing that happens in a firm: a client comes, is changed, answers are saved, it is shared, walled off or handed over. */
async function takeStep(desk: Desk): Promise<void> {
  const { firm, client, clients, chance, now } = desk
  const { database, firmId, idOf } = firm
  const person = roles[chance(roles.length)] ?? 'owner'
  const clientId = clients[chance(clients.length)] ?? ''
  const place = { firmId, clientId, personId: idOf(person) }
  await database.transaction().execute(async (transaction) => {
    switch (chance(7)) {
      case 0: {
        const id = randomUUIDv7()
        clients.push(id)
        const made = { ...client, id, created_at: now, updated_at: now }
        await transaction.insertInto('clients').values(made).execute()
        return
      }
      case 1: {
        // Handed over by somebody who changed it long ago.
        const id = randomUUIDv7()
        clients.push(id)
        const own = { ...client, id, owner_id: idOf(person), updated_at: testNow - day }
        await transaction.insertInto('clients').values(own).execute()
        expect(await changeOwner(transaction, id, { from: idOf(person), to: firmId })).toBe(true)
        return
      }
      case 2:
        await transaction.updateTable('clients').set({ updated_at: now }).where('id', '=', clientId).execute()
        return
      case 3:
        await saveAnswers(transaction, { ownerId: firmId, clientId, type: 'draft_generator', answers: {}, now })
        return
      case 4:
        return endAccess(transaction, place)
      default: {
        const sharing = sharings[chance(sharings.length)] ?? { level: 'full' }
        const until = sharing.until_at ?? null
        return setAccess(transaction, { ...place, level: sharing.level, until, madeBy: idOf('owner'), now })
      }
    }
  })
}

/** The clients that somebody is shown whose dates were counted from something else than what stands there now. */
async function leftBehind({ firm, now }: Desk, role: Role): Promise<{ left: string[]; shown: number }> {
  const { database, idOf } = firm
  const left: string[] = []
  let shown = 0
  for (const source of sourcesOf(await readReach(database, idOf(role)), 'read', now)) {
    await refreshDates(database, source, now)
    const seen = await readSeen(database, source)
    const readings = await database.selectFrom('case_date_readings').select(['client_id', 'seen']).execute()
    const known = new Map(readings.map((reading) => [reading.client_id, reading.seen]))
    left.push(...[...seen].filter(([id, text]) => known.get(id) !== text).map(([id]) => id))
    shown += seen.size
  }
  return { left, shown }
}

test.each([
  [false, 7],
  [true, 11],
])(
  'a look at what has changed leaves no date behind that a look at everything finds (owner sees all: %s)',
  async (seesAll, seed) => {
    const desk = await openFirm(seesAll, seed)
    let most = 0
    for (let step = 1; step <= steps; step += 1) {
      await takeStep(desk)
      const role = roles[desk.chance(roles.length)] ?? 'owner'
      const { left, shown } = await leftBehind(desk, role)
      expect(left, `${role} after ${step} steps`).toEqual([])
      most = Math.max(most, shown)
      desk.now += step % 40 === 0 ? day : tenMinutes
    }
    expect(most).toBeGreaterThan(seesAll ? 10 : 3)
  },
  120_000,
)

test('where nothing was saved since, a look goes through no client; the next day it goes through all', async () => {
  const { firm, clients, now } = await openFirm(true, 7)
  const { database, idOf, firmId } = firm
  const look = async (at: number) => {
    const source = sourcesOf(await readReach(database, idOf('owner')), 'read', at).find(
      ({ ownerId }) => ownerId === firmId,
    )
    if (!source) throw new Error('The owner has no firm.')
    const { changed } = await lookForChanges(database, source, at, easternDate(at))
    await refreshDates(database, source, at)
    return changed
  }
  expect(await look(now + tenMinutes)).toBeUndefined()
  expect(await look(now + 2 * tenMinutes)).toEqual([])
  await saveAnswers(database, {
    ownerId: firmId,
    clientId: firm.clientId,
    type: 'draft_generator',
    answers: {},
    now: now + 3 * tenMinutes,
  })
  expect(await look(now + 4 * tenMinutes)).toEqual(clients)
  expect(await look(now + 5 * tenMinutes)).toEqual([])
  expect(await look(now + day)).toBeUndefined()
}, 60_000)
