import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { server } from '../builds.ts'
import { buildProduct, nodeOptions } from '../reads/start-product.ts'
import { startChild } from './children.ts'

/** How often the kernel counts the time of a process. */
const ticksPerSecond = 100

export type Servers = ReturnType<typeof createServers>

/** Servers of ours as production runs them, on these ports, which can be started, stopped and looked at. */
export function createServers(folder: string, ports: readonly number[], settings: Readonly<Record<string, string>>) {
  buildProduct()
  const running: (ChildProcess | undefined)[] = []
  const logOf = (number: number) => join(folder, `server-${number}.log`)

  async function readiness(number: number): Promise<number> {
    const signal = AbortSignal.timeout(20_000)
    const reply = await fetch(`http://127.0.0.1:${ports[number]}/readyz`, { signal }).catch(() => undefined)
    return reply?.status ?? 0
  }

  async function start(number: number, databasePort: number): Promise<void> {
    const log = openSync(logOf(number), 'a')
    const environment = {
      NODE_ENV: 'development',
      PORT: String(ports[number]),
      DRAFTY_DATA_DIR: join(folder, `d${number}`),
      TRUSTED_PROXY: '127.0.0.1',
      APP_SECRET: 'a secret of more than thirty-two letters',
      FILE_ENCRYPTION_KEY: 'another secret of more than thirty-two letters',
      DATABASE_URL: `mysql://drafty:drafty@127.0.0.1:${databasePort}/drafty`,
      ...settings,
    }
    const env = { ...process.env, ...environment }
    const child = startChild(process.execPath, [...nodeOptions, join(server.folder, 'main.js')], {
      env,
      stdio: ['ignore', log, log],
    })
    running[number] = child
    const isReady = await until(180_000, async () => child.exitCode !== null || (await readiness(number)) === 200)
    if (!isReady || child.exitCode !== null)
      throw new Error(`Server ${number} did not start: ${readFileSync(logOf(number), 'utf8').slice(-600)}`)
  }

  async function stop(number: number, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = running[number]
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  return {
    start,
    stop,
    readiness,
    stopAll: () => Promise.all(ports.map((_, number) => stop(number, 'SIGKILL'))),
    /** Holds a server where it is, as if it were not there, or lets it go on. */
    hold: (number: number, isHeld: boolean) => void running[number]?.kill(isHeld ? 'SIGSTOP' : 'SIGCONT'),
    /** Seconds of the processor that a server has taken since its start, all threads together. */
    processorSeconds(number: number): number {
      const fields = readFileSync(`/proc/${running[number]?.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
      return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
    },
    /** The lines that a server has written up to now. */
    lines: (number: number) =>
      readFileSync(logOf(number), 'utf8')
        .split('\n')
        .filter((line) => line !== ''),
  }
}

/** True as soon as it holds, false when the time is over. */
export async function until(ms: number, holds: () => Promise<boolean>): Promise<boolean> {
  for (const end = performance.now() + ms; performance.now() < end; await sleep(200)) if (await holds()) return true
  return false
}
