import { api } from '#contract/api.ts'
import type { ClientDatesReply } from '#contract/deadlines.ts'
import { AppError } from '#contract/errors.ts'
import { easternDate } from '#domain/dates/calendar.ts'
import { datesOfCase } from '#domain/deadlines/deadlines.ts'
import { everythingOf, sourcesOf } from '#server/access/sources.ts'
import { implement } from '#server/http/implement.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { serveCalendar } from './calendar-routes.ts'
import { listDates, markDate } from './list-dates.ts'
import { detailsOf, presentDate, presentRule } from './present-dates.ts'
import { readCases } from './read-cases.ts'
import { refreshDates } from './refresh-dates.ts'

const dayMs = 86_400_000
/** A first look at thousands of clients shows what was counted by then; the next looks go on. */
const countsFor = 700
const saysGoneFor = 30 * dayMs

/** Dates of cases, of one client and of the account, and the calendar of them. */
export function serveDeadlines(app: App, services: Services): void {
  const { database, now } = services
  serveCalendar(app, services)

  implement(app, services, api.listClientDates, async ({ ownerId, params }): Promise<ClientDatesReply> => {
    const today = easternDate(now())
    const input = (await readCases(database, ownerId, [params.clientId])).get(params.clientId)
    if (!input) throw new AppError('not-found')
    await refreshDates(database, everythingOf(ownerId), now(), { clientId: params.clientId })
    const rows = await database
      .selectFrom('case_dates')
      .selectAll()
      .where('owner_id', '=', ownerId)
      .where('client_id', '=', params.clientId)
      .orderBy('day')
      .orderBy('id')
      .execute()
    const { findings, questions } = datesOfCase(input, today)
    return {
      today,
      dates: rows.filter(({ gone_at }) => gone_at === null).map((row) => presentDate(row, now())),
      findings: findings.map(({ ruleId, sentence, isFine, steps, triggers }) => ({
        ...presentRule(ruleId),
        sentence,
        is_fine: isFine,
        steps: [...steps],
        triggers: [...triggers],
      })),
      questions: questions.map(({ ruleId, sentence, field }) => ({ rule_id: ruleId, sentence, field })),
      gone: rows.flatMap((row) =>
        row.gone_at !== null && now() - row.gone_at < saysGoneFor
          ? [{ what: detailsOf(row).what, was: row.day, until: easternDate(row.gone_at) }]
          : [],
      ),
    }
  })

  implement(app, services, api.listDates, async ({ reach, query, context }) => {
    const sources = sourcesOf(reach, 'read', now())
    let left = 0
    for (const source of sources) left += await refreshDates(database, source, now(), { milliseconds: countsFor })
    if (left > 0) context.header('X-Still-Counting', String(left))
    const { items, next } = await listDates(database, sources, query, now())
    if (next !== undefined) context.header('X-Next-Cursor', next)
    return items
  })

  implement(app, services, api.markDate, ({ ownerId, params, body }) =>
    markDate(database, { ownerId, ...params }, body.is_done, now()),
  )
}
