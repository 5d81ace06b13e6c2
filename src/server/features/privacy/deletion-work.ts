import type { Database } from '#server/database/schema.ts'
import { firmHeldBy, leaveFirm } from '#server/access/membership.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import { nobody } from '#server/audit-event.ts'
import { removeMember } from '#server/features/accounts/index.ts'
import { forgetRecipients } from '#server/features/billing/index.ts'
import { queueMail } from '#server/features/mail/index.ts'
import type { Services } from '#server/services.ts'
import { updateJob } from '#server/work/jobs.ts'
import type { Work } from '#server/work/worker.ts'
import { fileKeysOf, readRows } from './personal-tables.ts'
import { findPersonalTables } from './find-personal-tables.ts'

/**
 * Deletes an account whose seven days are over, with everything that hangs on it. What is in the ledger of credits stays,
 * without names. Nothing happens when its owner changed their mind or asked again later.
 */
export const deletionWork: Work = {
  maxFailures: 50,
  async perform(services, job) {
    const { database, files, now } = services
    const due = await database
      .selectFrom('accounts')
      .innerJoin('account_security', 'account_security.account_id', 'accounts.id')
      .selectAll('accounts')
      .where('accounts.id', '=', job.subject_id)
      .where('account_security.delete_after', '<=', now())
      .executeTakeFirst()
    if (!due) return void (await updateJob(database, job, { state: 'done' }))
    // Nobody can have made a firm after asking: what cannot be deleted whole is not deleted.
    if (await firmHeldBy(database, due.id)) return void (await updateJob(database, job, { state: 'failed' }))
    const keys = await listFiles(database, due.id)
    await services.settleTrail()
    await database.transaction().execute(async (transaction) => {
      await leaveFirm(transaction, due.id, now())
      await releaseDependents(transaction, due, now())
      await removeAccount(transaction, due)
      await tellDeleted(transaction, due, now())
      await updateJob(transaction, job, { state: 'done' })
    })
    for (const key of await unnamed(database, keys)) await files.remove(key)
    await recordDeletion(services, due.id)
    services.nudge.wake()
  },
  async giveUp({ database }, job) {
    await updateJob(database, job, { state: 'failed' })
  },
}

async function listFiles(database: Database, accountId: string): Promise<string[]> {
  const keys = new Set<string>()
  for (const table of await findPersonalTables(database))
    for await (const rows of readRows(database, table, accountId))
      for (const key of rows.flatMap(fileKeysOf)) keys.add(key)
  return [...keys]
}

/** Without the files that drafts of a firm share with those of the account. */
async function unnamed(database: Database, keys: readonly string[]): Promise<string[]> {
  const kept = new Set<string>()
  for (let from = 0; from < keys.length; from += 200) {
    const some = keys.slice(from, from + 200)
    const rows = await database.selectFrom('draft_templates').select('file_key').where('file_key', 'in', some).execute()
    for (const { file_key } of rows) kept.add(file_key)
  }
  return keys.filter((key) => !kept.has(key))
}

/** Dependents keep their data and become inactive; a mail tells them. */
async function releaseDependents(transaction: Database, owner: Account, now: number): Promise<void> {
  const dependents = await transaction
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('parent_account_id', '=', owner.id)
    .execute()
  for (const { id, email } of dependents) {
    await removeMember(transaction, owner.id, id, now, 'owner-deleted')
    await queueMail(transaction, {
      key: `orphan ${id} ${now}`,
      to: email,
      subject: 'The account that pays for your Drafty account was deleted',
      paragraphs: [
        `${owner.email} has deleted the account whose subscription you used. Your clients, files and drafts are all still there.`,
        'To make new drafts, choose a plan of your own in the settings.',
      ],
      now,
    })
  }
}

async function removeAccount(transaction: Database, { id, email }: Account): Promise<void> {
  await transaction.deleteFrom('mails').where('recipient', '=', email).execute()
  await transaction.deleteFrom('audit_events').where('account_id', '=', id).execute()
  await transaction.deleteFrom('challenges').where('account_id', '=', id).execute()
  await forgetRecipients(transaction, id)
  await transaction.deleteFrom('accounts').where('id', '=', id).execute()
}

async function tellDeleted(transaction: Database, { id, email }: Account, now: number): Promise<void> {
  await queueMail(transaction, {
    key: `deleted ${id}`,
    to: email,
    subject: 'Your Drafty account was deleted',
    paragraphs: [
      'As you asked seven days ago, your account was deleted with all clients, files and drafts in it.',
      'Thank you for having worked with Drafty.',
    ],
    now,
  })
}

/** Only that it happened stays: the trail of a deleted account would hold its addresses and devices. */
async function recordDeletion({ recordEvent, now }: Services, accountId: string): Promise<void> {
  const who = { accountId: nobody, actorId: null, address: '', device: '' }
  await recordEvent({ ...who, at: now(), kind: 'account-deleted', subject: `account=${accountId}` })
}
