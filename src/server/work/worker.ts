import { randomUUID } from 'node:crypto'
import type { Job, JobKind } from '#server/database/tables/jobs.ts'
import { underLawInForce } from '#server/law/law-here.ts'
import type { Services } from '#server/services.ts'
import { isConflict, isLost } from '#server/database/passing-errors.ts'
import { FileStoreAway } from '#server/gateways/files/port.ts'
import { claimJob, leaseMs, updateJob } from './jobs.ts'

export type Work = {
  /** Does the job, going on where an earlier attempt ended; marks it as done itself, with its subject. */
  readonly perform: (services: Services, job: Job, signal: AbortSignal) => Promise<void>
  /** Marks the job and its subject as failed, in one transaction. */
  readonly giveUp: (services: Services, job: Job) => Promise<void>
  /** After so many failures the work is given up. */
  readonly maxFailures: number
  /** Milliseconds until the next attempt, after so many failures. Without it: seconds that double, to a minute. */
  readonly pauseMs?: (failures: number) => number
}

export type AllWork = Readonly<Record<JobKind, Work>>

/** How many jobs one server works on at a time; they mostly wait for a model or a disk. */
const atOnce = 64

/** So long a job leaves a file store alone that does not answer. */
const awayPauseMs = 5000

/** A job that takes the whole server down with it each time is given up in the end. */
const maxClaims = 1000

/** Takes jobs until the server stops; resolves when the last one has been put down. */
export async function runWorker(services: Services, work: AllWork): Promise<void> {
  const owner = randomUUID()
  const running = new Set<Promise<void>>()
  const outage = createOutage(services)
  while (!services.stopping.aborted) {
    const mayClaim = running.size < atOnce && !services.databases.isSwitching()
    const took = mayClaim && (await services.databases.pinned(takeJob))
    if (!took) await services.nudge.wait(outage.pauseMs(), services.stopping)
  }
  await Promise.all(running)

  /** Claims a job and begins with it, both on the same database. */
  async function takeJob(): Promise<boolean> {
    const job = await outage.during(() => claimJob(services.database, owner, services.now()))
    if (!job) return false
    const performing = performLeased(services, job, work[job.kind]).finally(() => {
      running.delete(performing)
      services.nudge.wake()
    })
    running.add(performing)
    return true
  }
}

/** How often to look for work; while the database does not answer less and less often, and the log says so once. */
function createOutage({ log }: Services) {
  let failed = 0
  return {
    pauseMs: () => Math.min(10_000, 250 * 2 ** Math.min(failed, 6)),
    async during(claim: () => Promise<Job | undefined>): Promise<Job | undefined> {
      try {
        const job = await claim()
        if (failed > 0) log.warn({ failed }, 'the database answers again')
        failed = 0
        return job
      } catch (error) {
        if (failed === 0) log.error({ error: String(error) }, 'the database does not answer: no job can be claimed')
        failed += 1
        return undefined
      }
    },
  }
}

async function performLeased(
  services: Services,
  job: Job,
  { perform, giveUp, maxFailures, pauseMs = shortPause }: Work,
): Promise<void> {
  const { database, stopping, now, log } = services
  const lost = new AbortController()
  const heartbeat = setInterval(async () => {
    const held = await updateJob(database, job, { lease_until: now() + leaseMs }).catch(() => true)
    if (!held) lost.abort()
  }, leaseMs / 3)
  try {
    if (job.failures >= maxFailures || job.attempts > maxClaims) await giveUp(services, job)
    else await underLawInForce(services.law, () => perform(services, job, AbortSignal.any([stopping, lost.signal])))
  } catch (error) {
    log.warn({ job: job.id, kind: job.kind, attempt: job.attempts, error: nameOf(error) }, 'a job was put down')
    // Cut short by a stop, the job is free for the next server at once; after a failure, some time passes.
    // What the database or the file store will get over is nothing that the job has done wrong.
    const isAway = error instanceof FileStoreAway
    const isNoFault = stopping.aborted || isConflict(error) || isLost(error) || isAway
    const failures = isNoFault ? job.failures : job.failures + 1
    const pause = stopping.aborted ? 0 : isAway ? awayPauseMs : pauseMs(failures)
    const change = { lease_until: 0, run_at: now() + pause, failures, last_error: nameOf(error).slice(0, 500) }
    await updateJob(database, job, change).catch(() => undefined)
  } finally {
    clearInterval(heartbeat)
  }
}

function shortPause(failures: number): number {
  return Math.min(60_000, 500 * 2 ** failures)
}

/** Messages of foreign errors may quote what was sent; only the kind of error is kept. */
function nameOf(error: unknown): string {
  const { name, code } = error as { name?: string; code?: string }
  return [name ?? 'Error', code].filter(Boolean).join(' ')
}
