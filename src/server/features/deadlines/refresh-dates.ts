import { setImmediate } from 'node:timers/promises'
import { deadlineNumbers } from '#law/filing-kit/deadline-numbers.ts'
import { addDays, easternDate, type IsoDate } from '#domain/dates/calendar.ts'
import { type CaseDate, datesOfCase } from '#domain/deadlines/deadlines.ts'
import { isShownInAll, type Source } from '#server/access/sources.ts'
import { isDuplicate, isForeignKeyMissing } from '#server/database/connect.ts'
import type { Database } from '#server/database/schema.ts'
import type { CaseDateReadingRow, CaseDateRow } from '#server/database/tables/deadlines.ts'
import { lookForChanges } from './changed-cases.ts'
import { readCases } from './read-cases.ts'
import { readSeen } from './read-seen-dates.ts'
import { writeClient } from './write-client-dates.ts'

/** So many clients are counted between two turns of everybody else: a firm's first look may count thousands. */
const atOnce = 10

type Scope = {
  /** Only the dates of this client. */
  readonly clientId?: string
  /** Stops between two clients once so many milliseconds have gone by. */
  readonly milliseconds?: number
}

/**
 * Counts the dates that a source shows, or those of one client, anew where a record, an answer, the law or the day has changed since,
 * and keeps what each date was before. Answers how many clients are left to count, when the time was up before.
 */
export async function refreshDates(
  database: Database,
  source: Source,
  now: number,
  scope: Scope = {},
): Promise<number> {
  const { clientId, milliseconds = Infinity } = scope
  const began = performance.now()
  const { ownerId } = source
  const today = easternDate(now)
  const look = clientId === undefined ? await lookForChanges(database, source, now, today) : undefined
  const among = clientId === undefined ? look?.changed : [clientId]
  if (among?.length === 0) return 0
  const seen = await readSeen(database, source, among)
  const known = await readReadings(database, source, among)
  const stale = [...seen.keys()].filter((id) => {
    const reading = known.get(id)
    // One client is always counted: what its page shows beside the dates is counted then as well.
    return clientId !== undefined || !reading || reading.seen !== seen.get(id) || reading.good_until < today
  })
  for (let from = 0; from < stale.length; from += atOnce) {
    // Each look counts some: on a busy machine the time can be up before the first.
    if (from > 0 && performance.now() - began > milliseconds) return stale.length - from
    await countAnew(database, { ownerId, ids: stale.slice(from, from + atOnce), seen, known, now, today })
    await setImmediate()
  }
  await look?.keep()
  return 0
}

/** What the dates of these clients, or of all that the source shows, were last counted from. */
async function readReadings(database: Database, source: Source, among: readonly string[] | undefined) {
  const readings = await database
    .selectFrom('case_date_readings')
    .select(['client_id', 'seen', 'good_until'])
    .where('owner_id', '=', source.ownerId)
    .$if(source.shared !== undefined, (query) =>
      query.where((eb) => isShownInAll(eb, source, 'case_date_readings.client_id')),
    )
    .$if(among !== undefined, (query) => query.where('client_id', 'in', among ?? []))
    .execute()
  return new Map(readings.map((reading) => [reading.client_id, reading]))
}

type Reading = Pick<CaseDateReadingRow, 'seen' | 'good_until'>
type Work = {
  readonly ownerId: string
  readonly ids: readonly string[]
  readonly seen: ReadonlyMap<string, string>
  readonly known: ReadonlyMap<string, Reading>
  readonly now: number
  readonly today: IsoDate
}

/** Another reader who does the same at this moment comes to the same dates: what is there already is left alone. */
async function countAnew(database: Database, work: Work): Promise<void> {
  try {
    await database.transaction().execute((transaction) => writeDates(transaction, work))
  } catch (error) {
    if (!isDuplicate(error) && !isForeignKeyMissing(error)) throw error
  }
}

async function writeDates(database: Database, { ownerId, ids, seen, known, now, today }: Work): Promise<void> {
  const cases = await readCases(database, ownerId, ids)
  const rows = await database
    .selectFrom('case_dates')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('client_id', 'in', ids)
    .execute()
  const fresh: CaseDateRow[] = []
  const read: CaseDateReadingRow[] = []
  for (const [clientId, input] of cases) {
    const { dates } = datesOfCase(input, today)
    const shown = rows.filter((row) => row.client_id === clientId)
    fresh.push(...(await writeClient(database, { ownerId, clientId, now }, shown, dates)))
    const reading = { seen: seen.get(clientId) ?? '', good_until: goodUntil(dates, today) }
    const last = known.get(clientId)
    if (last?.seen !== reading.seen || last.good_until !== reading.good_until)
      read.push({ client_id: clientId, owner_id: ownerId, ...reading })
  }
  if (fresh.length > 0) await database.insertInto('case_dates').values(fresh).execute()
  if (read.length > 0) await keepReadings(database, ownerId, read)
}

async function keepReadings(database: Database, ownerId: string, readings: CaseDateReadingRow[]): Promise<void> {
  const ids = readings.map(({ client_id }) => client_id)
  await database
    .deleteFrom('case_date_readings')
    .where('client_id', 'in', ids)
    .where('owner_id', '=', ownerId)
    .execute()
  await database.insertInto('case_date_readings').values(readings).execute()
}

/** The last day on which the same record gives the same: a yearly look goes on, and the law has to be read again. */
function goodUntil(dates: readonly CaseDate[], today: IsoDate): IsoDate {
  const { checkedOn, boardAppeal } = deadlineNumbers()
  const verify = addDays(checkedOn, boardAppeal.verifyAfterDays)
  const turns = dates.filter(({ kind }) => kind === 'reminder').map(({ date }) => date)
  return [...turns, ...(today <= verify ? [verify] : []), '9999-12-31'].toSorted()[0] ?? today
}
