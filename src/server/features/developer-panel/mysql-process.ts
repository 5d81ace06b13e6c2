import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '#contract/errors.ts'
import { installDataFolder, type MysqlProgram } from './install-mysql.ts'
import { type LocalMysql, type MysqlState, schemaName } from './local-mysql.ts'
import { isPortFree, knock, tell, waitForMysql } from './reach-mysql.ts'

const startMs = 60_000

type Kept = { readonly port: number; readonly password: string }
type Options = {
  readonly folder: string
  readonly port: number
  readonly findProgram: () => Promise<MysqlProgram | undefined>
}

/**
 * MySQL or MariaDB as a process of its own, with a data folder below `folder`. It outlives the product's server, which
 * restarts with every change of the code, and listens on this machine only.
 */
// oxlint-disable-next-line max-lines-per-function -- one object with one state, each of its actions a few lines
export function mysqlByProcess({ folder: given, port, findProgram }: Options): LocalMysql {
  const folder = resolve(given)
  const keptPath = join(folder, 'server.json')
  let lastProblem: string | null = null

  function kept(): Kept | undefined {
    try {
      return JSON.parse(readFileSync(keptPath, 'utf8')) as Kept
    } catch {
      return undefined
    }
  }

  function addresses() {
    const found = kept()
    if (!found) return undefined
    const at = (host: string) => `mysql://drafty:${found.password}@${host}:${found.port}/${schemaName}`
    return { fromHost: at('127.0.0.1'), fromContainer: at('host.docker.internal') }
  }

  async function readState(): Promise<MysqlState> {
    const location = addresses()?.fromHost
    if (location === undefined) return { status: 'not_setup', detail: lastProblem }
    const answer = await knock(location)
    if (answer.is === 'ours') return { status: 'running', detail: null }
    if (answer.is === 'other')
      return { status: 'error', detail: `Port ${kept()?.port} is answered by another program (${answer.reason}).` }
    return { status: lastProblem === null ? 'stopped' : 'error', detail: lastProblem }
  }

  async function setUp(): Promise<void> {
    const program = await requireProgram(findProgram)
    await requireFreePort(port)
    await remove()
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await mkdir(join(folder, 'tmp'), { mode: 0o700 })
      await installDataFolder(program, join(folder, 'data'), join(folder, 'tmp'))
      const password = randomBytes(12).toString('hex')
      await writeFile(join(folder, 'first.sql'), firstStatements(password), { mode: 0o600 })
      await writeFile(`${keptPath}.part`, JSON.stringify({ port, password } satisfies Kept), { mode: 0o600 })
      await rename(`${keptPath}.part`, keptPath)
      await launch(program)
    } catch (error) {
      await rm(folder, { recursive: true, force: true }).catch(() => undefined)
      throw asRefusal(error, folder)
    }
  }

  async function start(): Promise<void> {
    const program = await requireProgram(findProgram)
    await requireFreePort(kept()?.port ?? port)
    await launch(program)
  }

  async function launch(program: MysqlProgram): Promise<void> {
    const location = addresses()?.fromHost ?? ''
    const log = openSync(join(folder, 'mysql.log'), 'a', 0o600)
    const child = spawn(program.server, optionsFor(program, folder, kept()?.port ?? port), {
      stdio: ['ignore', log, log],
      detached: true,
    })
    closeSync(log)
    let isOver = false
    child.once('exit', () => (isOver = true)).once('error', () => (isOver = true))
    child.unref()
    if (await waitForMysql(location, startMs, () => isOver)) return void (lastProblem = null)
    child.kill('SIGKILL')
    lastProblem = `MySQL did not start. ${lastLogLine(folder)}`
    throw new AppError('database-refused', {}, { message: lastProblem })
  }

  async function stop(): Promise<void> {
    const location = addresses()?.fromHost ?? ''
    await tell(location, 'shutdown').catch(() => undefined)
    // It takes connections no longer well before its files are closed.
    const isGone = async () => (await knock(location)).is === 'nothing' && !isAlive(folder)
    for (const end = performance.now() + 30_000; !(await isGone()); await sleep(100))
      if (performance.now() > end) throw new AppError('database-refused', {}, { message: 'MySQL did not stop.' })
  }

  async function remove(): Promise<void> {
    await rm(folder, { recursive: true, force: true }).catch((error: unknown) => {
      throw asRefusal(error, folder)
    })
    lastProblem = null
  }

  return { form: 'process', readState, setUp, start, stop, remove, addresses }
}

async function requireProgram(findProgram: Options['findProgram']): Promise<MysqlProgram> {
  const program = await findProgram()
  if (program) return program
  const message = 'Neither Docker nor a MySQL or MariaDB server was found on this machine. Please install one.'
  throw new AppError('database-refused', {}, { message })
}

async function requireFreePort(port: number): Promise<void> {
  if (await isPortFree(port)) return
  const message = `Port ${port} is taken by another program. Set LOCAL_MYSQL_PORT to a free one and restart the server.`
  throw new AppError('database-refused', {}, { message })
}

/** Run by the server itself at every start, so that nobody else gets in before the passwords are set. */
function firstStatements(password: string): string {
  return [
    `create database if not exists ${schemaName} character set utf8mb4 collate utf8mb4_bin;`,
    ...['localhost', '127.0.0.1'].flatMap((host) => [
      `create user if not exists 'drafty'@'${host}' identified by '${password}';`,
      `grant all privileges on *.* to 'drafty'@'${host}';`,
    ]),
    `alter user 'root'@'localhost' identified by '${password}';`,
    `drop user if exists 'root'@'127.0.0.1', 'root'@'::1', ''@'localhost';`,
  ].join('\n')
}

function optionsFor({ account }: MysqlProgram, folder: string, port: number): string[] {
  return [
    '--no-defaults',
    ...(account === undefined ? [] : [`--user=${account}`]),
    `--datadir=${join(folder, 'data')}`,
    `--tmpdir=${join(folder, 'tmp')}`,
    // Relative to the data folder: the path of a socket may not be longer than about 100 letters.
    '--socket=socket',
    `--pid-file=${join(folder, 'pid')}`,
    `--port=${port}`,
    '--bind-address=127.0.0.1',
    `--init-file=${join(folder, 'first.sql')}`,
    '--character-set-server=utf8mb4',
    '--collation-server=utf8mb4_bin',
    '--default-time-zone=+00:00',
  ]
}

function isAlive(folder: string): boolean {
  try {
    process.kill(Number(readFileSync(join(folder, 'pid'), 'utf8')), 0)
    return true
  } catch {
    return false
  }
}

function lastLogLine(folder: string): string {
  const lines = readFileSync(join(folder, 'mysql.log'), 'utf8').trim().split('\n')
  return lines.findLast((line) => /error/i.test(line)) ?? lines.at(-1) ?? ''
}

function asRefusal(error: unknown, folder: string): Error {
  if (error instanceof AppError) return error
  const { code } = error as { code?: string }
  const message = `The folder ${folder} cannot be written to (${code ?? String(error)}).`
  return new AppError('database-refused', {}, { cause: error, message })
}
