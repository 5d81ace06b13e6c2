import type { Services } from '#server/services.ts'
import { addJob, updateJob } from '#server/work/jobs.ts'
import type { Work } from '#server/work/worker.ts'
import { mailDesk } from './billing-mails.ts'
import { planClock, settle } from './clock.ts'
import { remind } from './remind.ts'

/** What the clock does to a subscription when something is due: terms, papers, mails; then it plans its next look. */
export const billingClockWork: Work = {
  maxFailures: 50,
  async perform(services, job) {
    const { database, now } = services
    const desk = mailDesk(services)
    await database.transaction().execute(async (transaction) => {
      if (!(await updateJob(transaction, job, { state: 'done' }))) return
      await settle(transaction, desk, job.subject_id, now())
      await remind(transaction, desk, job.subject_id, now())
      await planClock(transaction, job.subject_id, now())
    })
    services.nudge.wake()
  },
  async giveUp({ database }, job) {
    await updateJob(database, job, { state: 'failed' })
  },
}

/** At the start every subscription that can change by the clock is looked at, so that none waits for a job it never got. */
export async function scheduleBillingClock({ database, now }: Services): Promise<void> {
  const rows = await database
    .selectFrom('subscriptions')
    .select('account_id')
    .where('status', 'in', ['active', 'in_trial', 'trialing', 'trial', 'non_renewing', 'past_due', 'grace_period'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('jobs')
            .select('jobs.id')
            .whereRef('jobs.subject_id', '=', 'subscriptions.account_id')
            .where('jobs.kind', '=', 'billing-clock')
            .where('jobs.state', '=', 'waiting'),
        ),
      ),
    )
    .execute()
  for (const { account_id: subjectId } of rows)
    await addJob(database, { kind: 'billing-clock', subjectId, runAt: now() })
}
