import { newId } from '#server/database/new-id.ts'
import type { Database } from '#server/database/schema.ts'
import type { Job, JobKind } from '#server/database/tables/jobs.ts'

/** A server that stops showing itself loses its jobs after this time; it shows itself every third of it. */
export const leaseMs = 10_000

/** Call it in the transaction that makes or changes the subject, so that neither exists without the other. */
export async function addJob(
  database: Database,
  job: { readonly id?: string; readonly kind: JobKind; readonly subjectId: string; readonly runAt: number },
): Promise<void> {
  const { id = newId(), kind, subjectId, runAt } = job
  const row = { id, kind, subject_id: subjectId, state: 'waiting', run_at: runAt } as const
  await database
    .insertInto('jobs')
    .values({ ...row, attempts: 0, failures: 0, lease_owner: null, lease_until: 0, last_error: null })
    .execute()
}

/**
 * Leases a job that waits or whose lease has run out. Any number of servers may ask at once: `attempts` counts the
 * claims, so the update holds only for the one that saw the latest count.
 */
export async function claimJob(database: Database, owner: string, now: number): Promise<Job | undefined> {
  const candidates = await database
    .selectFrom('jobs')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('run_at', '<=', now)
    .where('lease_until', '<=', now)
    .orderBy('run_at')
    .limit(20)
    .execute()
  for (const job of candidates) {
    const claim = { attempts: job.attempts + 1, lease_owner: owner, lease_until: now + leaseMs }
    const { numUpdatedRows } = await database
      .updateTable('jobs')
      .set(claim)
      .where('id', '=', job.id)
      .where('state', '=', 'waiting')
      .where('attempts', '=', job.attempts)
      .where('lease_until', '<=', now)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 1n) return { ...job, ...claim }
  }
  return undefined
}

/** Changes a job that is still leased to us. False means that the lease ran out and another worker has it now. */
export async function updateJob(
  database: Database,
  job: Job,
  change: Partial<Pick<Job, 'state' | 'run_at' | 'lease_until' | 'last_error' | 'failures'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('jobs')
    .set(change)
    .where('id', '=', job.id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', job.attempts)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** True while the job is leased to us: checked in the transaction that stores what the job made. */
export async function isStillOurs(database: Database, job: Job): Promise<boolean> {
  const row = await database
    .selectFrom('jobs')
    .select('attempts')
    .where('id', '=', job.id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return Number(row?.attempts) === job.attempts
}

/** Takes a subject's waiting jobs of a kind out of the queue; whoever works on one can store nothing more. */
export async function dropJobs(database: Database, kind: JobKind, subjectId: string): Promise<void> {
  await database
    .updateTable('jobs')
    .set({ state: 'failed' })
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('state', '=', 'waiting')
    .execute()
}

/** On SQLite one process owns the database, so at its start no lease of an earlier one can be alive. */
export async function freeAllLeases(database: Database): Promise<void> {
  await database.updateTable('jobs').set({ lease_until: 0 }).where('state', '=', 'waiting').execute()
}

export type JobCounts = {
  readonly kind: JobKind
  readonly waiting: number
  readonly under_way: number
  readonly failing: number
  readonly overdue_seconds: number
  readonly failed: number
}

/** What waits and what was given up, by kind, for operators. */
export async function countJobs(database: Database, now: number): Promise<JobCounts[]> {
  const rows = await database
    .selectFrom('jobs')
    .select(['kind', 'state'])
    .select(({ fn, eb }) => [
      fn.countAll<number | string>().as('count'),
      fn
        .min<number | string | null>(eb.case().when('lease_until', '<=', now).then(eb.ref('run_at')).end())
        .as('oldest'),
      fn.sum<number | string>(eb.case().when('failures', '>', 0).then(1).else(0).end()).as('failing'),
      fn.sum<number | string>(eb.case().when('lease_until', '>', now).then(1).else(0).end()).as('leased'),
    ])
    .where('state', 'in', ['waiting', 'failed'])
    .groupBy(['kind', 'state'])
    .execute()
  return [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, some]) => {
    const waiting = some.find(({ state }) => state === 'waiting')
    const failed = some.find(({ state }) => state === 'failed')
    return {
      kind,
      waiting: Number(waiting?.count ?? 0) - Number(waiting?.leased ?? 0),
      under_way: Number(waiting?.leased ?? 0),
      failing: Number(waiting?.failing ?? 0),
      overdue_seconds: waiting?.oldest == null ? 0 : Math.max(0, (now - Number(waiting.oldest)) / 1000),
      failed: Number(failed?.count ?? 0),
    }
  })
}
