import type { MailPace } from '#contract/comments.ts'
import { readReach } from '#server/access/reach.ts'
import { isDuplicate } from '#server/database/connect.ts'
import type { Database } from '#server/database/schema.ts'
import { queueMail } from '#server/features/mail/index.ts'
import { addJob, updateJob } from '#server/work/jobs.ts'
import type { Work } from '#server/work/worker.ts'
import { listWaiting } from './asks.ts'

const dayMs = 86_400_000
/** What comes in a row comes in one mail. */
const gatherMs = 15 * 60_000

/** How often somebody wants to be told, and when they were. */
async function readPace(database: Database, accountId: string) {
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

/**
 * Tells somebody by mail what began to wait for them. Looked up when the mail is written, so that what they may not see any
 * more is not in it; it names colleagues, never a client, a draft or what was said.
 */
export const waitingWork: Work = {
  maxFailures: 10,
  async perform({ database, now, nudge, publicUrl }, job) {
    const accountId = job.subject_id
    const [pace, account] = [
      await readPace(database, accountId),
      await database.selectFrom('accounts').select('email').where('id', '=', accountId).executeTakeFirst(),
    ]
    const isEarly = pace.pace === 'daily' && pace.lastMailAt !== null && pace.lastMailAt + dayMs > now()
    if (isEarly && pace.lastMailAt !== null) {
      await updateJob(database, job, { run_at: pace.lastMailAt + dayMs, lease_until: 0 })
      return
    }
    const all = await listWaiting(database, await readReach(database, accountId), now())
    const fresh = all.filter(({ isMailed, isOwn }) => !isMailed && !isOwn)
    await database.transaction().execute(async (transaction) => {
      if (!(await updateJob(transaction, job, { state: 'done' }))) return
      if (!account || pace.pace === 'none' || fresh.length === 0) return
      const ids = fresh.map(({ id }) => id)
      await transaction.updateTable('draft_asks').set({ mailed_at: now() }).where('id', 'in', ids).execute()
      await setMailPace(transaction, accountId, { last_mail_at: now() })
      await queueMail(transaction, {
        key: `waiting ${job.id}`,
        to: account.email,
        subject:
          fresh.length === 1 ? 'Something waits for you in Drafty' : `${fresh.length} things wait for you in Drafty`,
        paragraphs: [
          ...sentencesFor(fresh),
          { link: `${publicUrl()}/`, label: 'See what waits for you' },
          pace.pace === 'daily'
            ? 'You get one such mail a day at most. The page of the firm changes that.'
            : 'You get a mail for each. The page of the firm changes that.',
        ],
        now: now(),
      })
    })
    nudge.wake()
  },
  async giveUp({ database }, job) {
    await updateJob(database, job, { state: 'failed' })
  },
}

function sentencesFor(fresh: Awaited<ReturnType<typeof listWaiting>>): string[] {
  const groups = Map.groupBy(fresh, ({ asked_by, kind }) => `${kind} ${asked_by}`)
  return [...groups.values()].map((some) => {
    const [{ asked_by, kind } = { asked_by: '', kind: 'mention' }] = some
    // A name that looks like an address or a link is none that a mail should carry as one.
    const name = asked_by.replaceAll(/[/:\s]+/g, ' ').trim()
    const times = some.length === 1 ? '' : ` ${some.length} times`
    return kind === 'review'
      ? `${name} asks you to review a draft${times}.`
      : `${name} mentioned you in a comment${times}.`
  })
}
