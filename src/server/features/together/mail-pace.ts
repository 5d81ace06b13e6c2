import type { MailPace } from '#contract/comments.ts'
import { isDuplicate } from '#server/database/connect.ts'
import type { Database } from '#server/database/schema.ts'
import { addJob } from '#server/work/jobs.ts'

export const dayMs = 86_400_000
/** What comes in a row comes in one mail. */
const gatherMs = 15 * 60_000

/** How often somebody wants to be told, and when they were. */
export async function readPace(database: Database, accountId: string) {
  const row = await database
    .selectFrom('waiting_mails')
    .select(['pace', 'last_mail_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return { pace: row?.pace ?? 'daily', lastMailAt: row?.last_mail_at ?? null } as const
}

export async function mailPaceOf(database: Database, accountId: string): Promise<MailPace> {
  return { pace: (await readPace(database, accountId)).pace }
}

/** Sets how often, or when the last mail went. */
export async function setMailPace(
  database: Database,
  accountId: string,
  change: Partial<MailPace> & { readonly last_mail_at?: number },
): Promise<void> {
  const row = { account_id: accountId, pace: 'daily' as const, last_mail_at: null, ...change }
  try {
    await database.insertInto('waiting_mails').values(row).execute()
  } catch (error) {
    if (!isDuplicate(error)) throw error
    await database.updateTable('waiting_mails').set(change).where('account_id', '=', accountId).execute()
  }
}

/** When the next mail may go: gathered for a while, and one a day, unless each is wanted. */
function nextMailAt({ pace, lastMailAt }: Awaited<ReturnType<typeof readPace>>, now: number): number {
  if (pace === 'each') return now
  return Math.max(now + gatherMs, (lastMailAt ?? 0) + dayMs)
}

/** Plans a mail to somebody for whom something begins to wait; run it in the transaction of that. */
export async function planMail(transaction: Database, accountId: string, now: number): Promise<void> {
  const pace = await readPace(transaction, accountId)
  if (pace.pace === 'none') return
  const planned = await transaction
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', 'tell-waiting')
    .where('subject_id', '=', accountId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  if (planned && pace.pace === 'daily') return
  await addJob(transaction, { kind: 'tell-waiting', subjectId: accountId, runAt: nextMailAt(pace, now) })
}
