import { join } from 'node:path'
import { sql } from 'kysely'
import type { DatabaseInfo, LocalDatabaseStatus, SyncProgress, SyncResult } from '#contract/developer-panel.ts'
import { AppError } from '#contract/errors.ts'
import { plans } from '#domain/subscription/plans.ts'
import { tablesOf } from '#server/database/copy-rows.ts'
import { migrate } from '#server/database/migrate.ts'
import type { Services } from '#server/services.ts'
import { importRemote } from './import-remote.ts'
import { findMysqlProgram } from './install-mysql.ts'
import { type LocalMysql, schemaName } from './local-mysql.ts'
import { hasDocker, mysqlByDocker } from './mysql-docker.ts'
import { mysqlByProcess } from './mysql-process.ts'
import { switchToLocal, withoutPassword } from './switch-database.ts'

type Action = NonNullable<LocalDatabaseStatus['busy']>

/** How long a stop waits for what works on the database. */
const graceMs = 5000

const stateSentences = {
  not_setup: 'MySQL is not set up',
  running: 'MySQL is running',
  stopped: 'MySQL is stopped',
  error: 'MySQL has a problem',
} as const

const busySentences: Readonly<Record<Action, string>> = {
  setup: 'The setup is under way.',
  start: 'MySQL is being started.',
  stop: 'MySQL is being stopped.',
  reset: 'The reset is under way.',
  import: 'An import is under way.',
}

/** The local MySQL of the developer panel; one action at a time. */
export type LocalDatabase = ReturnType<typeof createLocalDatabase>

// oxlint-disable-next-line max-lines-per-function -- one object with one state, each of its actions a few lines
export function createLocalDatabase(services: Services) {
  const { databases } = services
  let chosen: LocalMysql | undefined
  let busy: Action | null = null
  let progress: SyncProgress | null = null

  async function mysql(): Promise<LocalMysql> {
    chosen ??= await chooseForm(services)
    return chosen
  }

  async function exclusively<Result>(action: Action, run: () => Promise<Result>): Promise<Result> {
    if (busy !== null) {
      const message = `${busySentences[busy]} Please wait until it has ended.`
      throw new AppError('database-busy', {}, { message })
    }
    busy = action
    try {
      return await run()
    } finally {
      busy = null
      progress = null
    }
  }

  async function readStatus(message?: string): Promise<LocalDatabaseStatus> {
    const server = await mysql()
    const { status, detail } = await server.readState()
    const location = server.addresses()?.fromHost
    return {
      running: status === 'running',
      status,
      message: message ?? stateSentences[status],
      detail,
      database: 'local',
      url: location === undefined ? null : withoutPassword(location),
      db_name: location === undefined ? null : schemaName,
      form: server.form,
      busy,
      progress,
    }
  }

  /** The address of the running MySQL; undefined when it does not run. */
  async function runningAt(): Promise<string | undefined> {
    const server = await mysql()
    return (await server.readState()).status === 'running' ? server.addresses()?.fromHost : undefined
  }

  async function requireRunning(): Promise<string> {
    await requireSetUp()
    const location = await runningAt()
    if (location !== undefined) return location
    throw new AppError('database-refused', {}, { message: 'MySQL is stopped. Please start it first.' })
  }

  async function requireSetUp(): Promise<void> {
    if ((await (await mysql()).readState()).status === 'not_setup') throw new AppError('database-not-set-up')
  }

  async function setUp(): Promise<string> {
    // Docker may have been started since the last look.
    if ((await (await mysql()).readState()).status === 'not_setup') chosen = undefined
    const server = await mysql()
    const { status, detail } = await server.readState()
    if (status === 'running') return 'MySQL is already running'
    if (status === 'error') throw new AppError('database-refused', {}, { message: detail ?? stateSentences.error })
    await (status === 'stopped' ? server.start() : server.setUp())
    await migrate(databases.at(await requireRunning()))
    return 'MySQL is set up and running'
  }

  async function start(): Promise<string> {
    await requireSetUp()
    if ((await runningAt()) !== undefined) return 'MySQL is already running'
    await (await mysql()).start()
    await migrate(databases.at(await requireRunning()))
    return stateSentences.running
  }

  async function stop(): Promise<string> {
    await requireSetUp()
    const location = await runningAt()
    if (location === undefined) return 'MySQL is already stopped'
    await leave(location)
    await (await mysql()).stop()
    return stateSentences.stopped
  }

  async function reset(): Promise<string> {
    await requireSetUp()
    const location = await runningAt()
    if (location !== undefined) await stop()
    await (await mysql()).remove()
    await (await mysql()).setUp()
    await migrate(databases.at(await requireRunning()))
    return 'All local data were deleted. MySQL is running and empty'
  }

  /** A server that works on the local MySQL goes to the database that it was started with. */
  async function leave(location: string): Promise<void> {
    if (databases.location() === location) await switchToLocal(services, databases.home)
    await databases.leave(location, graceMs)
  }

  async function readInfo(): Promise<DatabaseInfo> {
    const location = await requireRunning()
    const { fromHost, fromContainer } = (await mysql()).addresses() ?? { fromHost: '', fromContainer: '' }
    const database = databases.at(location)
    const schemas = await sql<{ name: string }>`select schema_name as name from information_schema.schemata`.execute(
      database,
    )
    const names = await tablesOf(database)
    const counts = await Promise.all(
      names.map(async (name) => {
        const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(database)
        return [name, rows[0]?.n ?? 0] as const
      }),
    )
    return {
      databases: schemas.rows.map(({ name }) => name),
      table_counts: Object.fromEntries(counts),
      connection_strings: { from_host: fromHost, from_container: fromContainer },
    }
  }

  function sync(): Promise<SyncResult> {
    return exclusively('import', async () => {
      const target = databases.at(await requireRunning())
      await migrate(target)
      return importRemote(services, target, (now) => (progress = now))
    })
  }

  async function ensureBilling() {
    const database = databases.at(await requireRunning())
    await migrate(database)
    const tables = (await tablesOf(database)).filter((name) => billingTables.test(name))
    const message = `${tables.length} tables of the billing mirror and ${plans.length} plans are there.`
    return { status: 'success' as const, message, tables, plans: plans.map(({ plan_id }) => plan_id) }
  }

  const act = (action: Action, run: () => Promise<string>) => async () => readStatus(await exclusively(action, run))

  return {
    readStatus,
    setUp: act('setup', setUp),
    start: act('start', start),
    stop: act('stop', stop),
    reset: act('reset', reset),
    readInfo,
    sync,
    ensureBilling,
    /** Where `local` is now: the local MySQL when it runs, else the database that the server was started with. */
    localLocation: async () => (await runningAt()) ?? databases.home,
  }
}

/** What mirrors the billing provider or counts what it sold. */
const billingTables = /^(subscriptions|credit_entries|trials|local_billing_\w+|billing_\w+)$/

/** Docker when `docker info` answers, unless a process has been set up before or a setting says so. */
async function chooseForm({ config }: Services): Promise<LocalMysql> {
  const port = config.LOCAL_MYSQL_PORT
  const folder = join(config.DRAFTY_DATA_DIR, 'local-mysql')
  const byProcess = mysqlByProcess({ folder, port, findProgram: findMysqlProgram })
  if (config.LOCAL_MYSQL === 'process' || byProcess.addresses()) return byProcess
  return config.LOCAL_MYSQL === 'docker' || (await hasDocker()) ? mysqlByDocker({ folder, port }) : byProcess
}
