import { api } from '#contract/api.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import { attachmentHeader } from '#server/http/content-disposition.ts'
import { sourcesOf } from '#server/access/sources.ts'
import { implement } from '#server/http/implement.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { readAllowance } from '../subscription-status.ts'
import { listCharges } from './list-charges.ts'
import { type Period, periodOf } from './period.ts'
import { readUsage } from './read-usage.ts'
import { writeUsageFile } from './usage-file.ts'

/** What was used, by whom and for what. */
export function serveUsage(app: App, services: Services): void {
  const { database, now } = services

  async function findPeriod(account: Account, month: string | undefined): Promise<Period> {
    return periodOf(month, await readAllowance(database, account, now()))
  }

  implement(app, services, api.getUsage, ({ account, query }) => readUsage(database, account, query.term, now()))

  implement(app, services, api.listCharges, async ({ account, reach, query, context }) => {
    const asking = { account, sources: sourcesOf(reach, 'read drafts', now()) }
    const { items, next } = await listCharges(database, asking, await findPeriod(account, query.term), query)
    if (next !== undefined) context.header('X-Next-Cursor', next)
    return items
  })

  implement(app, services, api.getUsageFile, async ({ account, reach, query, context }) => {
    const asking = { account, sources: sourcesOf(reach, 'read drafts', now()) }
    const period = await findPeriod(account, query.term)
    const file = await writeUsageFile(database, asking, period)
    const name = `Drafty usage ${query.term ?? new Date(period.start).toISOString().slice(0, 10)}.csv`
    return context.body(file, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': attachmentHeader(name),
    })
  })
}
