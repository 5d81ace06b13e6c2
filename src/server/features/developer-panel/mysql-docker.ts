import { createHash, randomBytes } from 'node:crypto'
import { AppError } from '#contract/errors.ts'
import { type LocalMysql, type MysqlState, schemaName } from './local-mysql.ts'
import { isPortFree, waitForMysql } from './reach-mysql.ts'
import { type Ran, runProgram } from './run-program.ts'

const image = 'mysql:8.4'
const startMs = 120_000

type Inspected = {
  readonly State: { readonly Running: boolean; readonly Error: string }
  readonly Config: { readonly Image: string; readonly Env: readonly string[] }
  readonly HostConfig: { readonly PortBindings: Readonly<Record<string, readonly { readonly HostPort: string }[]>> }
}

/** True when `docker info` succeeds within two seconds. */
export async function hasDocker(docker = 'docker'): Promise<boolean> {
  return (await runProgram(docker, ['info'], 2000)).code === 0
}

/** MySQL 8.4 in a container with a volume, both named after the data folder; what is not in Docker is not set up. */
// oxlint-disable-next-line max-lines-per-function -- one object with one state, each of its actions a few lines
export function mysqlByDocker(options: { folder: string; port: number; docker?: string }): LocalMysql {
  const { folder, port, docker = 'docker' } = options
  const name = `drafty-mysql-${createHash('sha256').update(folder).digest('hex').slice(0, 8)}`
  const run = (...words: string[]) => runProgram(docker, words, startMs)
  let known: Inspected | undefined

  async function inspect(): Promise<Inspected | undefined> {
    const { code, output } = await run('container', 'inspect', name)
    known = code === 0 ? (JSON.parse(output) as Inspected[])[0] : undefined
    return known
  }

  async function readState(): Promise<MysqlState> {
    const container = await inspect()
    if (!container) return { status: 'not_setup', detail: null }
    const { Image } = container.Config
    if (Image !== image) return { status: 'error', detail: `The container ${name} is ${Image}; ${image} is needed.` }
    if (container.State.Error !== '') return { status: 'error', detail: container.State.Error }
    return { status: container.State.Running ? 'running' : 'stopped', detail: null }
  }

  function addresses() {
    const password = known?.Config.Env.find((line) => line.startsWith('MYSQL_ROOT_PASSWORD='))?.split('=')[1]
    if (!known || password === undefined) return undefined
    const hostPort = known.HostConfig.PortBindings['3306/tcp']?.[0]?.HostPort ?? String(port)
    const at = (place: string) => `mysql://root:${password}@${place}/${schemaName}`
    return { fromHost: at(`127.0.0.1:${hostPort}`), fromContainer: at(`${name}:3306`) }
  }

  async function setUp(): Promise<void> {
    if (!(await isPortFree(port)))
      throw new AppError('database-refused', {}, { message: `Port ${port} is taken by another program.` })
    await remove()
    const password = randomBytes(12).toString('hex')
    const settings = ['--env', `MYSQL_ROOT_PASSWORD=${password}`, '--env', `MYSQL_DATABASE=${schemaName}`]
    const place = ['--publish', `127.0.0.1:${port}:3306`, '--volume', `${name}:/var/lib/mysql`]
    const server = ['--character-set-server=utf8mb4', '--collation-server=utf8mb4_bin', '--default-time-zone=+00:00']
    try {
      expectDone(await run('run', '--detach', '--name', name, ...settings, ...place, image, ...server))
      await waitUntilUp()
    } catch (error) {
      await remove()
      throw error
    }
  }

  async function waitUntilUp(): Promise<void> {
    await inspect()
    if (await waitForMysql(addresses()?.fromHost ?? '', startMs)) return
    throw new AppError('database-refused', {}, { message: `MySQL in the container ${name} did not start.` })
  }

  async function start(): Promise<void> {
    expectDone(await run('start', name))
    await waitUntilUp()
  }

  async function stop(): Promise<void> {
    expectDone(await run('stop', name))
  }

  async function remove(): Promise<void> {
    if (await inspect()) expectDone(await run('rm', '--force', name))
    await run('volume', 'rm', '--force', name)
    known = undefined
  }

  return { form: 'docker', readState, setUp, start, stop, remove, addresses }
}

function expectDone({ code, error }: Ran): void {
  if (code === 0) return
  const words = error.trim().split('\n').at(-1) ?? ''
  throw new AppError('database-refused', {}, { message: `Docker could not do this. ${words}` })
}
