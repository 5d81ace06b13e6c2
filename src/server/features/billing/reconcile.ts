import type { Services } from '#server/services.ts'
import { addJob, updateJob } from '#server/work/jobs.ts'
import type { Work } from '#server/work/worker.ts'
import { refreshMirror } from './mirror.ts'

const dayMs = 86_400_000
/** Three in the morning on the east coast, more or less. */
const hourOfNight = 8
const keptDays = 30
const pageSize = 100
const everybody = 'all customers'

/** Puts the nightly comparison into the queue, once; it plans the next one itself. */
export async function scheduleReconciliation({ billing, database, now }: Services): Promise<void> {
  if (!billing) return
  const waiting = await database
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', 'reconcile-billing')
    .where('state', '=', 'waiting')
    .limit(1)
    .executeTakeFirst()
  if (!waiting) await addJob(database, { kind: 'reconcile-billing', subjectId: everybody, runAt: nextNight(now()) })
}

/** Compares every mirrored subscription with the provider, mends it, and reports each difference in the log. */
export const reconcileWork: Work = {
  maxFailures: 20,
  async perform(services, job, signal) {
    const { database, log, now } = services
    if (services.billing) {
      const found = await compareAll(services, signal)
      log.info(found, 'billing was compared with the provider')
      await database
        .deleteFrom('billing_events')
        .where('received_at', '<', now() - keptDays * dayMs)
        .execute()
    }
    await database.transaction().execute(async (transaction) => {
      const isOurs = await updateJob(transaction, job, { state: 'done' })
      if (isOurs && services.billing)
        await addJob(transaction, { kind: 'reconcile-billing', subjectId: everybody, runAt: nextNight(now()) })
    })
  },
  async giveUp({ database, now }, job) {
    await database.transaction().execute(async (transaction) => {
      await updateJob(transaction, job, { state: 'failed' })
      await addJob(transaction, { kind: 'reconcile-billing', subjectId: everybody, runAt: nextNight(now()) })
    })
  },
}

async function compareAll(services: Services, signal: AbortSignal): Promise<{ compared: number; differed: number }> {
  const { database, log } = services
  let after = ''
  let compared = 0
  let differed = 0
  for (;;) {
    const rows = await database
      .selectFrom('subscriptions')
      .select(['account_id', 'provider_customer'])
      .where('provider_customer', 'is not', null)
      .where('account_id', '>', after)
      .orderBy('account_id')
      .limit(pageSize)
      .execute()
    for (const { account_id: account, provider_customer: customer } of rows) {
      signal.throwIfAborted()
      if (customer === null) continue
      const outcome = await refreshMirror(services, customer)
      compared += 1
      if (outcome === 'unchanged') continue
      differed += 1
      log.warn({ account, outcome }, 'a subscription differed from the provider')
    }
    after = rows.at(-1)?.account_id ?? after
    if (rows.length < pageSize) return { compared, differed }
  }
}

function nextNight(now: number): number {
  const today = now - (now % dayMs) + hourOfNight * 3_600_000
  return today > now ? today : today + dayMs
}
