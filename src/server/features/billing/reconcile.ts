import type { Services } from '#server/services.ts'
import { addJob, updateJob } from '#server/work/jobs.ts'
import type { Work } from '#server/work/worker.ts'
import { compareAll } from './compare-all.ts'

const dayMs = 86_400_000
/** Three in the morning on the east coast, more or less. */
const hourOfNight = 8
const keptDays = 30
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

function nextNight(now: number): number {
  const today = now - (now % dayMs) + hourOfNight * 3_600_000
  return today > now ? today : today + dayMs
}
