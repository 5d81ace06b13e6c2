import { randomUUIDv7 } from 'node:crypto'
import { addDays, easternDate } from '#domain/dates/calendar.ts'
import { keepNameWords } from '#server/database/name-words.ts'
import type { Database } from '#server/database/schema.ts'
import type { DraftRow } from '#server/database/tables/drafts.ts'
import type { PacketRow } from '#server/database/tables/packets.ts'
import { noteManySharesOfAll } from '#server/access/many-shares.ts'
import { everythingOf } from '#server/access/sources.ts'
import { readSeen } from '#server/features/deadlines/read-seen-dates.ts'
import { simpleAnswers } from '#test/simple-answers.ts'
import type { Call } from '#test/worked-cases.ts'
import { type Desk, openDesk } from './desk/open-desk.ts'
import { takeTurns } from './desk/take-turns.ts'

const people = 50
const clients = 20_000
const shares = 200_000
const fewShares = 10
/** Calls of half a millisecond: the middle of thirty moves by a tenth. */
const turns = 100
const partSize = 500

type Sample = Awaited<ReturnType<typeof takeSample>>
type Somebody = { readonly id: string; readonly call: Call }

/** A new account with its id. */
async function open({ services, signUp }: Desk): Promise<Somebody> {
  const call = await signUp()
  const accounts = services.database.selectFrom('accounts').select('id').orderBy('id', 'desc')
  return { id: (await accounts.executeTakeFirstOrThrow()).id, call }
}

/** One client, a draft and a date of it as the product makes them: every other one is a copy. */
async function takeSample(desk: Desk) {
  const { database } = desk.services
  const { call } = await open(desk)
  const { id } = await call<{ id: string }>('POST', '/clients', {
    first_name: 'Ana',
    last_name: 'Example',
    client: { country_of_citizenship: 'Cameroon', date_of_birth: '1988-03-09', last_entry_date: '2022-04-05' },
  })
  await call('POST', '/ai_tool/naturalization', {
    client_id: id,
    ...simpleAnswers,
  })
  const client = await database.selectFrom('clients').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const draft = await database.selectFrom('drafts').selectAll().where('client_id', '=', id).executeTakeFirstOrThrow()
  const oath = { first_name: 'Ana', last_name: 'Oath', client: { oath_date: '2030-01-15' } }
  const { id: other } = await call<{ id: string }>('POST', '/clients', oath)
  await call('GET', `/clients/${other}/dates`)
  const dates = database.selectFrom('case_dates').selectAll().where('client_id', '=', other)
  const date = await dates.executeTakeFirstOrThrow()
  return { client, draft, date }
}

const aWeekMs = 7 * 24 * 3_600_000

/** The packet of a draft that was filed. */
function filedPacket(
  { id, owner_id, client_id }: Pick<DraftRow, 'id' | 'owner_id' | 'client_id'>,
  now: number,
): PacketRow {
  const none = { reason: null, progress: null, made: null, made_from: null, made_at: null }
  const filed_on = easternDate(now)
  return {
    ...none,
    id: randomUUIDv7(),
    owner_id,
    client_id,
    draft_id: id,
    forum: 'uscis-paper',
    settings: '{}',
    version: 1,
    state: 'none',
    filed_on,
    updated_at: now,
  }
}

/** Puts so many clients on file, every fifth with a draft, of which every second is filed, every third with two dates, a week ago, and gives their ids. */
async function fill({ services }: Desk, { client, draft, date }: Sample, owner_id: string, count: number) {
  const ids = Array.from({ length: count }, () => randomUUIDv7())
  const weekAgo = client.updated_at - aWeekMs
  await services.database.transaction().execute(async (transaction) => {
    for (const [from, part] of inParts(ids)) {
      const rows = part.map((id, index) => {
        const number = String(from + index).padStart(5, '0')
        const key = `number ${number} person`
        const names = {
          first_name: 'Person',
          last_name: `Number ${number}`,
          sort_key: key,
          search_key: key,
          words_kept: null,
        }
        return { ...client, ...names, id, owner_id, updated_at: weekAgo + from + index }
      })
      await transaction.insertInto('clients').values(rows).execute()
      const drafts = rows
        .filter((_, index) => index % 5 === 0)
        .map(({ id, last_name, search_key, updated_at }) => ({
          ...draft,
          id: randomUUIDv7(),
          owner_id,
          client_id: id,
          client_name: `Person ${last_name}`,
          search_key,
          words_kept: null,
          created_at: updated_at,
        }))
      await transaction.insertInto('drafts').values(drafts).execute()
      const packets = drafts.filter((_, index) => index % 2 === 0).map((one) => filedPacket(one, weekAgo))
      await transaction.insertInto('packets').values(packets).execute()
      const dates = rows
        .filter((_, index) => index % 3 === 0)
        .flatMap(({ id }, index) =>
          [from + index, from + index + 90].map((days, which) => ({
            ...date,
            id: randomUUIDv7(),
            owner_id,
            client_id: id,
            date_key: `B-${which}`,
            day: addDays(easternDate(Date.now()), days % 700),
            done_at: null,
            gone_at: null,
          })),
        )
      await transaction.insertInto('case_dates').values(dates).execute()
    }
  })
  await keepDates(services.database, owner_id)
  // Their words are kept by the first searches; what is measured is a search after those.
  for (const list of ['clients', 'drafts'] as const) while (!(await keepNameWords(services.database, list, owner_id)));
  return ids
}

/** Says of these clients that their dates are counted: they stand in no record, and the first look would take them away. */
async function keepDates(database: Database, owner_id: string): Promise<void> {
  const seen = await readSeen(database, everythingOf(owner_id))
  const readings = [...seen].map(([client_id, text]) => ({ client_id, owner_id, seen: text, good_until: '9999-12-31' }))
  for (const [, part] of inParts(readings)) await database.insertInto('case_date_readings').values(part).execute()
}

function inParts<T>(list: readonly T[], size = partSize): [number, T[]][] {
  const starts = Array.from({ length: Math.ceil(list.length / size) }, (_, index) => index * size)
  return starts.map((from) => [from, list.slice(from, from + size)])
}

/** A firm of fifty: its owner, who sees every client, an attorney with a fiftieth of the shares, and one with ten. */
async function makeFirm(desk: Desk, sample: Sample) {
  const { database } = desk.services
  const [owner, attorney, newcomer] = [await open(desk), await open(desk), await open(desk)]
  await database.updateTable('accounts').set({ email_verified_at: Date.now() }).where('id', '=', owner.id).execute()
  const account = await database.selectFrom('accounts').selectAll().where('id', '=', owner.id).executeTakeFirstOrThrow()
  const others = Array.from({ length: people - 3 }, () => {
    const id = randomUUIDv7()
    return { ...account, id, email: `${id}@firm.example`, parent_account_id: owner.id }
  })
  await database.insertInto('accounts').values(others).execute()
  const colleagues = [attorney.id, newcomer.id, ...others.map(({ id }) => id)]
  await database.updateTable('accounts').set({ parent_account_id: owner.id }).where('id', 'in', colleagues).execute()
  const roles = Object.fromEntries(colleagues.map((id) => [id, 'attorney']))
  await owner.call('POST', '/firm', { name: 'Clarke Law', owner_sees_all: true, roles })
  const { owner_id } = await database.selectFrom('firms').select('owner_id').executeTakeFirstOrThrow()
  const ids = await fill(desk, sample, owner_id, clients)
  const sharers = [attorney.id, ...others.map(({ id }) => id)]
  const each = Math.floor(shares / sharers.length)
  await database.transaction().execute(async (transaction) => {
    const give = (person_id: string, count: number, first: number) =>
      Array.from({ length: count }, (_, index) => (first + Math.floor((index * clients) / count)) % clients).map(
        (place) => ({
          client_id: ids[place] ?? '',
          person_id,
          owner_id,
          level: 'full' as const,
          until_at: null,
          reason: null,
          made_by: owner.id,
          made_at: place * 60_000,
          has_drafts: Number((place % partSize) % 5 === 0),
        }),
      )
    const rows = [
      ...sharers.flatMap((id, index) => give(id, each, index)),
      ...give(newcomer.id, fewShares, Math.floor(clients / 3)),
    ]
    for (const [, part] of inParts(rows)) await transaction.insertInto('client_access').values(part).execute()
  })
  await noteManySharesOfAll(database)
  return { owner, attorney, newcomer, each }
}

const lists: readonly (readonly [name: string, path: string])[] = [
  ['clients, the first page', '/clients?limit=50'],
  ['clients by change', '/clients?limit=50&sort=-updated_at'],
  ['clients by latest draft', '/clients?limit=50&sort=-latest_draft'],
  ['clients by next date', '/clients?limit=50&sort=next_date'],
  ['clients by next date, turned', '/clients?limit=50&sort=-next_date'],
  ['clients that need something', '/clients?limit=50&filter=needs'],
  ['clients with a date soon', '/clients?limit=50&filter=due'],
  ['counts of the filters', '/client-counts'],
  ['clients found by name', '/clients?limit=50&q=person'],
  ['drafts, the first page', '/drafts?limit=50'],
  ['drafts found by name', '/drafts?limit=50&q=person'],
  ['counts of drafts', '/draft-counts'],
  ['search over everything', '/search?q=person'],
  ['dates to come', '/dates'],
]

/** Prints how the lists of a firm of fifty answer beside those of people alone who have as many clients. */
export async function benchFirm(): Promise<void> {
  const desk = await openDesk(undefined)
  const sample = await takeSample(desk)
  const firm = await makeFirm(desk, sample)
  console.log(
    `A firm of ${people} with ${clients.toLocaleString('en')} clients and ${shares.toLocaleString('en')} shares, against somebody alone with as many clients (goal 1.3)`,
  )
  const seen: readonly (readonly [string, Somebody, number])[] = [
    ['an attorney', firm.attorney, firm.each],
    ['somebody with few', firm.newcomer, fewShares],
    ['the owner, who sees all', firm.owner, clients],
  ]
  for (const [who, member, count] of seen) {
    const alone = await open(desk)
    await fill(desk, sample, alone.id, count)
    console.log(`  ${who}, ${count.toLocaleString('en')} clients`)
    for (const [name, path] of lists) {
      const [one, other] = await takeTurns([() => alone.call('GET', path), () => member.call('GET', path)], turns)
      if (!one || !other) continue
      const say = (here: number, there: number) =>
        `${there.toFixed(1)} ms, alone ${here.toFixed(1)} ms, ratio ${(there / here).toFixed(2)}`
      console.log(
        `    ${name}: ${say(one.clock, other.clock)}; of the processor ${say(one.processor, other.processor)}`,
      )
    }
  }
  await desk.close()
}
