import { sql } from 'kysely'
import type { WhatWaits } from '#contract/operators.ts'
import { isOnMysql } from '#server/database/connect.ts'
import type { Database } from '#server/database/schema.ts'
import { loadOf } from '#server/asking/ask-model.ts'
import { readSweep } from '#server/features/records/index.ts'
import type { Services } from '#server/services.ts'
import { countJobs } from '#server/work/jobs.ts'

/** What waits, for operators: counts and times alone, nothing of what an account has. */
export async function readWaiting(services: Services): Promise<WhatWaits> {
  const { database, models, now } = services
  const began = performance.now()
  const at = now()
  const work = await countJobs(database, at)
  const answered = performance.now() - began
  const mails = work.find(({ kind }) => kind === 'send-mail')
  return {
    asked_at: new Date(at).toISOString(),
    work: work.toSorted((a, b) => b.overdue_seconds - a.overdue_seconds || a.kind.localeCompare(b.kind)),
    mails: {
      waiting: (mails?.waiting ?? 0) + (mails?.under_way ?? 0),
      oldest_seconds: mails ? await ageOfOldestMail(database, at) : 0,
    },
    sweep: await readSweep(database),
    provider: models ? { name: models.provider, ...loadOf(models) } : null,
    database: {
      engine: isOnMysql(database) ? 'MySQL' : 'SQLite',
      answered_in_ms: Math.round(answered),
      cluster: isOnMysql(database) ? await readCluster(database) : null,
    },
  }
}

/** Since when the mail that has waited longest is to go out: a job that failed is due later and later, its mail is not younger. */
async function ageOfOldestMail(database: Database, now: number): Promise<number> {
  const row = await database
    .selectFrom('jobs')
    .innerJoin('mails', 'mails.id', 'jobs.subject_id')
    .select(({ fn }) => fn.min<number | string | null>('mails.created_at').as('oldest'))
    .where('jobs.state', '=', 'waiting')
    .where('jobs.kind', '=', 'send-mail')
    .executeTakeFirst()
  return row?.oldest == null ? 0 : Math.max(0, (now - Number(row.oldest)) / 1000)
}

/** What a Galera node says of its cluster; null on a database that is none. */
async function readCluster(database: Database): Promise<WhatWaits['database']['cluster']> {
  const { rows } = await sql<{ Variable_name: string; Value: string }>`show global status like 'wsrep\\_%'`.execute(
    database,
  )
  const said = new Map(rows.map(({ Variable_name: name, Value: value }) => [name, value]))
  const nodes = Number(said.get('wsrep_cluster_size') ?? 0)
  if (nodes === 0) return null
  return {
    state: said.get('wsrep_local_state_comment') ?? '',
    nodes,
    behind: Number(said.get('wsrep_local_recv_queue') ?? 0),
    paused_share: Number(said.get('wsrep_flow_control_paused') ?? 0),
  }
}
