import { createHash, timingSafeEqual } from 'node:crypto'
import type { BillingEvent } from '#server/database/tables/credits.ts'
import type { Services } from '#server/services.ts'
import { updateJob } from '#server/work/jobs.ts'
import type { Work } from '#server/work/worker.ts'
import { refreshMirror } from './mirror.ts'

/** True for the user name and password that were agreed on. Takes the same time whatever is given. */
export function isFromProvider({ config }: Services, authorization: string | undefined): boolean {
  const { CHARGEBEE_WEBHOOK_USERNAME: user, CHARGEBEE_WEBHOOK_PASSWORD: password } = config
  const wanted = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  const isEqual = timingSafeEqual(digest(wanted), digest(authorization ?? ''))
  return user !== undefined && password !== undefined && isEqual
}

/** Brings our rows to what the provider says now. Tried again for about two days while the provider does not answer. */
export const applyEventWork: Work = {
  maxFailures: 60,
  async perform(services, job) {
    const { database } = services
    const event = await findEvent(services, job.subject_id)
    if (event?.customer && event.outcome === 'waiting') {
      const outcome = await refreshMirror(services, event.customer)
      await database.updateTable('billing_events').set({ outcome }).where('id', '=', event.id).execute()
    }
    await updateJob(database, job, { state: 'done' })
  },
  async giveUp({ database }, job) {
    await database
      .updateTable('billing_events')
      .set({ outcome: 'failed' })
      .where('id', '=', job.subject_id)
      .where('outcome', '=', 'waiting')
      .execute()
    await updateJob(database, job, { state: 'failed' })
  },
}

function findEvent({ database }: Services, id: string): Promise<BillingEvent | undefined> {
  return database.selectFrom('billing_events').selectAll().where('id', '=', id).executeTakeFirst()
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
