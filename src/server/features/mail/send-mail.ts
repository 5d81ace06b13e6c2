import type { Work } from '#server/work/worker.ts'
import { updateJob } from '#server/work/jobs.ts'

/** Delivers one mail of the outbox. A mail that was delivered before a crash keeps its message id when it is repeated. */
export const mailWork: Work = {
  // Half a minute, a minute, two, and so on to four hours: three days in all.
  maxFailures: 27,
  pauseMs: (failures) => Math.min(4 * 3_600_000, 15_000 * 2 ** failures),
  async perform({ database, mailer, now }, job) {
    const mail = await database.selectFrom('mails').selectAll().where('id', '=', job.subject_id).executeTakeFirst()
    if (mail && mail.sent_at === null) {
      const { id, recipient, subject, text_body, html_body } = mail
      await mailer.send({ id, to: recipient, subject, text: text_body, html: html_body })
      await database.updateTable('mails').set({ sent_at: now() }).where('id', '=', id).execute()
    }
    await updateJob(database, job, { state: 'done' })
  },
  async giveUp({ database }, job) {
    await updateJob(database, job, { state: 'failed' })
  },
}
