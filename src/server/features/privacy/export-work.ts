import type { Database } from '#server/database/schema.ts'
import type { AccountExport } from '#server/database/tables/account-security.ts'
import { queueMail } from '#server/features/mail/index.ts'
import type { Services } from '#server/services.ts'
import { addJob, isStillOurs, updateJob } from '#server/work/jobs.ts'
import type { Work } from '#server/work/worker.ts'
import { packExport } from './pack-export.ts'

const sevenDays = 7 * 86_400_000
const mostBytes = 50_000_000_000

/** Packs an export. A run that was cut off leaves a part of a file behind, which the next run replaces. */
export const exportWork: Work = {
  maxFailures: 5,
  async perform(services, job, signal) {
    const { database, files, now } = services
    const row = await findExport(database, job.subject_id)
    if (!row || row.state !== 'waiting') return void (await updateJob(database, job, { state: 'done' }))
    const stored = await files.put(packExport(services, row.account_id, signal), mostBytes)
    const isKept = await database.transaction().execute(async (transaction) => {
      if (!(await isStillOurs(transaction, job))) return false
      const change = { state: 'ready', finished_at: now(), file_key: stored.key, bytes: stored.bytes } as const
      const { numUpdatedRows } = await transaction
        .updateTable('account_exports')
        .set(change)
        .where('id', '=', row.id)
        .executeTakeFirstOrThrow()
      await updateJob(transaction, job, { state: 'done' })
      if (numUpdatedRows !== 1n) return false
      await addJob(transaction, { kind: 'expire-export', subjectId: row.id, runAt: now() + sevenDays })
      await tellReady(services, transaction, row)
      return true
    })
    if (!isKept) await files.remove(stored.key)
    services.nudge.wake()
  },
  async giveUp({ database }, job) {
    await database.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('account_exports')
        .set({ state: 'failed' })
        .where('id', '=', job.subject_id)
        .execute()
      await updateJob(transaction, job, { state: 'failed' })
    })
  },
}

/** Deletes an export's file seven days after it was made. */
export const expireExportWork: Work = {
  maxFailures: 20,
  async perform({ database, files }, job) {
    const row = await findExport(database, job.subject_id)
    if (row?.file_key) await files.remove(row.file_key)
    await database
      .updateTable('account_exports')
      .set({ state: 'expired', file_key: null })
      .where('id', '=', job.subject_id)
      .execute()
    await updateJob(database, job, { state: 'done' })
  },
  async giveUp({ database }, job) {
    await updateJob(database, job, { state: 'failed' })
  },
}

function findExport(database: Database, id: string): Promise<AccountExport | undefined> {
  return database.selectFrom('account_exports').selectAll().where('id', '=', id).executeTakeFirst()
}

async function tellReady({ now, publicUrl }: Services, transaction: Database, { id, account_id }: AccountExport) {
  const account = await transaction
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', account_id)
    .executeTakeFirst()
  if (!account) return
  await queueMail(transaction, {
    key: `export ${id}`,
    to: account.email,
    subject: 'Your Drafty export is ready',
    paragraphs: [
      'All data of your account is packed into one zip file. It can be downloaded for seven days.',
      { link: `${publicUrl()}/settings/privacy`, label: 'Download it in the settings' },
      'If you did not ask for it, reset your password.',
    ],
    now: now(),
  })
}
