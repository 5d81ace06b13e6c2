import * as z from 'zod'
import { endpoint } from './endpoint.ts'

/** Specification 2, section 4 'Local database manager states'. */
export const localDatabaseState = z.enum(['not_setup', 'running', 'stopped', 'error'])
export type LocalDatabaseState = z.output<typeof localDatabaseState>

const progress = z.object({
  table: z.string(),
  tables_synced: z.number().int(),
  total_tables: z.number().int(),
  rows_synced: z.number().int(),
})
export type SyncProgress = z.output<typeof progress>

/** Specification 2, section 3 'Dev database status'; `url` carries no password. */
export const localDatabaseStatus = z.object({
  running: z.boolean(),
  status: localDatabaseState,
  message: z.string(),
  detail: z.string().nullable(),
  database: z.literal('local'),
  url: z.string().nullable(),
  db_name: z.string().nullable(),
  /** How the database is run: as a Docker container or as a process of its own. */
  form: z.enum(['docker', 'process']),
  /** What is being done now, and how far an import is. */
  busy: z.enum(['setup', 'start', 'stop', 'reset', 'import']).nullable(),
  progress: progress.nullable(),
})
export type LocalDatabaseStatus = z.output<typeof localDatabaseStatus>

export const currentDatabase = z.object({
  database: z.enum(['local', 'remote']),
  engine: z.enum(['sqlite', 'mysql']),
  db_name: z.string(),
  /** Without a password. */
  url: z.string(),
})
export type CurrentDatabase = z.output<typeof currentDatabase>

export const databaseInfo = z.object({
  databases: z.array(z.string()),
  table_counts: z.record(z.string(), z.number().int()),
  connection_strings: z.object({ from_host: z.string(), from_container: z.string() }),
})
export type DatabaseInfo = z.output<typeof databaseInfo>

const outcome = z.enum(['success', 'error'])

export const syncResult = z.object({
  status: outcome,
  message: z.string(),
  results: z.record(
    z.string(),
    z.object({
      status: outcome,
      total_tables: z.number().int(),
      tables_synced: z.number().int(),
      rows_synced: z.number().int(),
    }),
  ),
  errors: z.array(z.string()),
})
export type SyncResult = z.output<typeof syncResult>

export const outboxMail = z.object({
  id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
})
export type OutboxMail = z.output<typeof outboxMail>

const development = { access: 'development' } as const

/** Specification 2, section 7 'Developer-only calls to a local backend'. */
export const developerPanel = {
  readLocalDatabase: endpoint({
    method: 'GET',
    path: '/dev/db/status',
    ...development,
    summary: 'The state of the local MySQL',
    reply: localDatabaseStatus,
  }),
  readCurrentDatabase: endpoint({
    method: 'GET',
    path: '/dev/current-db',
    ...development,
    summary: 'The database that the server works on now',
    reply: currentDatabase,
  }),
  setUpLocalDatabase: endpoint({
    method: 'POST',
    path: '/dev/db/setup',
    ...development,
    summary: 'Makes, starts and migrates the local MySQL',
    reply: localDatabaseStatus,
  }),
  startLocalDatabase: endpoint({
    method: 'POST',
    path: '/dev/db/start',
    ...development,
    summary: 'Starts the local MySQL',
    reply: localDatabaseStatus,
  }),
  stopLocalDatabase: endpoint({
    method: 'POST',
    path: '/dev/db/stop',
    ...development,
    summary: 'Stops the local MySQL; a server that works on it goes to its own database first',
    reply: localDatabaseStatus,
  }),
  resetLocalDatabase: endpoint({
    method: 'POST',
    path: '/dev/db/reset',
    ...development,
    summary: 'Deletes everything in the local MySQL and sets it up anew',
    reply: localDatabaseStatus,
  }),
  readDatabaseInfo: endpoint({
    method: 'GET',
    path: '/dev/db/info',
    ...development,
    summary: 'Databases, table counts and connection strings of the local MySQL',
    reply: databaseInfo,
  }),
  syncDatabases: endpoint({
    method: 'POST',
    path: '/dev/sync-databases',
    ...development,
    summary: 'Replaces what is in the local MySQL by a copy of the remote database',
    reply: syncResult,
  }),
  ensureChargebee: endpoint({
    method: 'POST',
    path: '/dev/db/ensure-chargebee',
    ...development,
    summary: 'Makes sure that the tables of the billing mirror are in the local MySQL',
    reply: z.object({ status: outcome, message: z.string(), tables: z.array(z.string()), plans: z.array(z.string()) }),
  }),
  switchDatabase: endpoint({
    method: 'POST',
    path: '/dev/switch-db',
    ...development,
    summary: 'Moves the running server to the local or the remote database',
    body: z.strictObject({ useLocal: z.boolean() }),
    example: { useLocal: true },
    reply: currentDatabase,
  }),
  readOutbox: endpoint({
    method: 'GET',
    path: '/dev/outbox',
    ...development,
    summary: 'The newest mails of the outbox',
    reply: z.array(outboxMail),
  }),
  readDeveloperSettings: endpoint({
    method: 'GET',
    path: '/dev/settings',
    ...development,
    summary: 'What the switches of the panel can reach',
    reply: z.object({ staging_api_url: z.string().nullable(), has_remote_database: z.boolean() }),
  }),
}
