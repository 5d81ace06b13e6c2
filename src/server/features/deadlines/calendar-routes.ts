import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import { addDays, easternDate } from '#domain/dates/calendar.ts'
import { readReach } from '#server/access/reach.ts'
import { isShown, type Source, sourcesOf } from '#server/access/sources.ts'
import type { Database } from '#server/database/schema.ts'
import type { CalendarFeedRow } from '#server/database/tables/deadlines.ts'
import { hashOf } from '#server/hash-of.ts'
import { originOf } from '#server/http/audit-request.ts'
import { implement } from '#server/http/implement.ts'
import { addressOf, limitRate } from '#server/http/rate-limit.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { refreshDates } from './refresh-dates.ts'
import { writeCalendar } from './write-calendar.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000
/** So long a calendar hears that a date was taken off. */
const saysCancelledFor = 90 * dayMs
const daysBack = 60
const mostDates = 2000

/** The calendar of an account under a secret address: made, ended, and read without a session. */
export function serveCalendar(app: App, services: Services): void {
  const { database, now } = services
  const limitFeed = limitRate(60, 3600)
  const limitGuesses = limitRate(30, 600)

  const feedOf = (ownerId: string) =>
    database.selectFrom('calendar_feeds').selectAll().where('owner_id', '=', ownerId).executeTakeFirst()
  const endFeed = (ownerId: string) => database.deleteFrom('calendar_feeds').where('owner_id', '=', ownerId).execute()

  implement(app, services, api.getCalendarFeed, async ({ account }) => {
    const feed = await feedOf(account.id)
    return { feed: feed ? present(feed) : null }
  })

  implement(app, services, api.createCalendarFeed, async ({ account, body }) => {
    const token = randomBytes(32).toString('base64url')
    const with_names = body.with_names ? (1 as const) : (0 as const)
    const row = { owner_id: account.id, token_hash: hashOf(token), with_names, created_at: now() }
    await database.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('calendar_feeds').where('owner_id', '=', account.id).execute()
      await transaction.insertInto('calendar_feeds').values(row).execute()
    })
    return { ...present(row), url: `${services.publicUrl()}/api/calendars/${token}.ics` }
  })

  implement(app, services, api.deleteCalendarFeed, async ({ account }) => {
    await endFeed(account.id)
    return { message: 'The calendar address was ended.' }
  })

  implement(app, services, api.openCalendar, async ({ params, context }) => {
    const hash = hashOf(params.token.replace(/\.ics$/, ''))
    const feed = await database
      .selectFrom('calendar_feeds')
      .selectAll()
      .where('token_hash', '=', hash)
      .executeTakeFirst()
    if (!feed) {
      await limitGuesses(addressOf(context))
      throw new AppError('not-found')
    }
    await limitFeed(hash)
    await recordReading(services, feed.owner_id, context)
    const sources = sourcesOf(await readReach(database, feed.owner_id), 'read', now())
    const rows: Dated[] = []
    for (const source of sources) {
      await refreshDates(database, source, now())
      rows.push(...(await datesToTell(database, source, now())))
    }
    const told = rows
      .toSorted((a, b) => (a.day + a.id < b.day + b.id ? -1 : 1))
      .slice(0, mostDates)
      .filter(({ gone_at, done_at }) => now() - (gone_at ?? done_at ?? now()) < saysCancelledFor)
    const text = writeCalendar(told, { withNames: feed.with_names === 1, publicUrl: services.publicUrl() })
    return context.body(text, 200, { 'Content-Type': 'text/calendar; charset=utf-8' })
  })
}

const readings = new Map<string, number>()
const mostReadings = 5000

/** A calendar looks again and again: one reading an hour from each place goes on record. */
async function recordReading({ recordEvent, now }: Services, ownerId: string, context: Context): Promise<void> {
  const origin = originOf(context)
  const key = `${ownerId} ${origin.address} ${origin.device}`
  if (now() - (readings.get(key) ?? -Infinity) < hourMs) return
  readings.delete(key)
  readings.set(key, now())
  if (readings.size > mostReadings) readings.delete([...readings.keys()][0] ?? '')
  await recordEvent({
    accountId: ownerId,
    at: now(),
    kind: 'client-data-downloaded',
    subject: '',
    detail: `GET ${api.openCalendar.path}`,
    actorId: ownerId,
    ...origin,
  })
}

/** What the calendar tells of one source, those just past included. */
function datesToTell(database: Database, source: Source, now: number) {
  return database
    .selectFrom('case_dates')
    .innerJoin('clients', 'clients.id', 'case_dates.client_id')
    .selectAll('case_dates')
    .select(['clients.first_name', 'clients.last_name'])
    .where('case_dates.owner_id', '=', source.ownerId)
    .$if(source.shared !== undefined, (query) => query.where((eb) => isShown(eb, source, 'case_dates.client_id')))
    .where('case_dates.day', '>=', addDays(easternDate(now), -daysBack))
    .orderBy('case_dates.day')
    .orderBy('case_dates.id')
    .limit(mostDates)
    .execute()
}

type Dated = Awaited<ReturnType<typeof datesToTell>>[number]

function present({ created_at, with_names }: CalendarFeedRow) {
  return { created_at: new Date(created_at).toISOString(), with_names: with_names === 1 }
}
