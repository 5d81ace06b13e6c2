import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { randomUUID } from 'node:crypto'
import { inject, onTestFinished } from 'vitest'
import { sql } from 'kysely'
import { makeMysqlDatabase } from './mariadb.ts'
import { serverProgram } from './server-program.ts'
import { connectForTest } from './test-app.ts'

export type RunningServer = { readonly address: string; readonly process: ChildProcess }

type Home = {
  readonly program?: string
  /** The server finds a database without a table, and migrates it itself. */
  readonly isNew?: boolean
}

/** A data folder (and on MySQL a database) of its own, and a way to start the real server on it, again and again. */
export async function createServerHome(
  environment: Readonly<Record<string, string>> = {},
  { program = serverProgram, isNew = 'DRAFTY_DATA_DIR' in environment }: Home = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'drafty-home-'))
  const children: ChildProcess[] = []
  onTestFinished(async () => {
    for (const child of children) child.kill('SIGKILL')
    const alive = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
    await Promise.all(alive.map((child) => once(child, 'exit')))
    rmSync(folder, { recursive: true, force: true })
  })
  const database = await makeDatabase(folder, isNew)
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    PORT: '0',
    DRAFTY_DATA_DIR: folder,
    ...database,
    ...environment,
  }

  async function start(): Promise<RunningServer> {
    const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    children.push(child)
    for await (const line of createInterface(child.stdout))
      if (line.startsWith('Listening on ')) return { address: line.replace('Listening on ', ''), process: child }
    throw new Error('The server did not start.')
  }

  return { folder, database, start }
}

/** A database of the engine under test, migrated and without a row unless it is to be new. */
async function makeDatabase(folder: string, isNew: boolean): Promise<Record<string, string>> {
  const server = inject('mysqlServer')
  if (!server) {
    if (!isNew) copyFileSync(inject('emptyDatabase') ?? '', join(folder, 'drafty.db'))
    return {}
  }
  const name = `home_${randomUUID().replaceAll('-', '_')}`
  if (!isNew) return { DATABASE_URL: await makeMysqlDatabase(server, name, inject('migratedTables') ?? '') }
  const location = new URL(server)
  location.pathname = name
  const create = sql.raw(`create database ${name} character set utf8mb4 collate utf8mb4_bin`)
  await create.execute(connectForTest(server))
  return { DATABASE_URL: location.href }
}

export async function killHard({ process: child }: RunningServer): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** Calls the API of a running server over HTTP. */
export async function ask<T = Record<string, unknown>>(
  { address }: RunningServer,
  [method, path]: readonly [string, string],
  { token, body }: { token?: string; body?: object } = {},
): Promise<{ status: number; body: T }> {
  const headers = {
    'Content-Type': 'application/json',
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  }
  const response = await fetch(`${address}/api${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: (/^[[{]/.test(text) ? JSON.parse(text) : text) as T }
}
