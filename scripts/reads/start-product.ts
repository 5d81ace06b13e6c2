import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { isBuilt } from '../built-from.ts'
import { server } from '../builds.ts'

export type Server = { readonly address: string; readonly child: ChildProcess; readonly startMs: number }

/** Builds the server as production runs it, unless that is done. */
export function buildProduct(): void {
  if (!isBuilt(server)) spawnSync(process.execPath, [server.program], { stdio: 'inherit' })
}

/** A program that says where it listens, and how long that took. */
export async function startServer(program: readonly string[], environment: Record<string, string>): Promise<Server> {
  const began = performance.now()
  const child = spawn(process.execPath, program, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface(child.stdout))
    if (line.startsWith('Listening on ')) {
      const address = line.replace('Listening on ', '')
      return { address, child, startMs: performance.now() - began }
    }
  throw new Error(`${program.join(' ')} did not start.`)
}

/** As `npm start` has them. */
export const nodeOptions = ['--max-semi-space-size=8', '--heap-growing-percent=10', '--no-sparkplug']

/** The product as `npm start` runs it, on a folder of its own. */
export function startProduct(folder: string, more: Readonly<Record<string, string>> = {}): Promise<Server> {
  const settings = {
    NODE_ENV: '',
    WRITER: 'offline',
    BILLING: 'local',
    MAIL: 'folder',
    PUBLIC_URL: 'http://drafty.test',
  }
  return startServer([...nodeOptions, join(server.folder, 'main.js')], {
    ...settings,
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
    MALLOC_MMAP_THRESHOLD_: '32768',
    MALLOC_TRIM_THRESHOLD_: '65536',
    MALLOC_ARENA_MAX: '2',
    PORT: '0',
    HOST: '127.0.0.1',
    DRAFTY_DATA_DIR: folder,
    ...more,
  })
}

export async function stopServer({ child }: Server): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** Megabytes that a server holds; undefined where the system does not tell. */
export function megabytesOf({ child }: Server): number | undefined {
  const path = `/proc/${child.pid}/status`
  if (!existsSync(path)) return undefined
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(path, 'utf8'))?.[1]) / 1024
}

/** The same in words. */
export function memoryOf(server: Server): string {
  const megabytes = megabytesOf(server)
  return megabytes === undefined ? 'not measured on this system' : `${megabytes.toFixed(0)} MB`
}
