import { readReach } from '#server/access/reach.ts'
import { queueMail } from '#server/features/mail/index.ts'
import { updateJob } from '#server/work/jobs.ts'
import type { Work } from '#server/work/worker.ts'
import { listWaiting } from './asks.ts'
import { dayMs, readPace, setMailPace } from './mail-pace.ts'

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
          pace.pace === 'daily' ? 'You get one such mail a day at most.' : 'You get a mail for each.',
          { link: `${publicUrl()}/firm`, label: 'Change how often a mail comes' },
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
