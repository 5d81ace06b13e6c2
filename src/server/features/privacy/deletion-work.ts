import type { Database } from '#server/database/schema.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import { nobody } from '#server/features/audit/index.ts'
import { removeMember } from '#server/features/accounts/index.ts'
import { forgetRecipients } from '#server/features/billing/index.ts'
import { queueMail } from '#server/features/mail/index.ts'
import type { Services } from '#server/services.ts'
import { updateJob } from '#server/work/jobs.ts'
import type { Work } from '#server/work/worker.ts'
import { fileKeysOf, findPersonalTables, readRows } from './personal-tables.ts'

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
    const keys = await listFiles(database, due.id)
    await database.transaction().execute(async (transaction) => {
      await releaseDependents(transaction, due, now())
      await removeAccount(transaction, due)
      await tellDeleted(transaction, due, now())
      await updateJob(transaction, job, { state: 'done' })
    })
    for (const key of keys) await files.remove(key)
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

/** Dependents keep their data and become inactive; a mail tells them. */
async function releaseDependents(transaction: Database, owner: Account, now: number): Promise<void> {
  const dependents = await transaction
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('parent_account_id', '=', owner.id)
    .execute()
  for (const { id, email } of dependents) {
    await removeMember(transaction, owner.id, id, now)
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
