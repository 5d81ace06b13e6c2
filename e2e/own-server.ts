import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { serverProgram } from '#test/server-program.ts'

/** What the calls of the developer panel carry in journeys. */
export const developerKey = 'the key of the developer'

export type OwnServer = Awaited<ReturnType<typeof startServer>>

/** A server of its own for journeys that need other settings. Reached as `localhost`, since passkeys need a name. */
export async function startServer(environment: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'drafty-journey-'))
  const empty = process.env.EMPTY_DATABASE
  // Outside of the journeys, as for the pictures, the server migrates its own.
  if (empty !== undefined) copyFileSync(empty, join(folder, 'drafty.db'))
  const development = { NODE_ENV: 'development', DEVELOPER_KEY: developerKey }
  const env = { ...process.env, ...development, PORT: await quietPort(), DRAFTY_DATA_DIR: folder, ...environment }
  let child = run(env)
  const address = (await listening(child)).replace('127.0.0.1', 'localhost')
  return {
    address,
    folder,
    /** As a crash does. */
    pause: () => end(child),
    /** At the same address, with the same data. */
    resume: async () => {
      child = run({ ...env, PORT: new URL(address).port })
      await listening(child)
    },
    stop: async () => {
      await end(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * A free port that the system hands to nobody by itself (it does so from 32768 on), so that a server which is started
 * again finds its own one.
 */
export async function quietPort(): Promise<string> {
  const port = 10_000 + Math.floor(Math.random() * 20_000)
  const probe = createServer()
  const isFree = new Promise<boolean>((resolve) =>
    probe.once('error', () => resolve(false)).once('listening', () => resolve(true)),
  )
  probe.listen(port, '127.0.0.1')
  if (!(await isFree)) return quietPort()
  probe.close()
  await once(probe, 'close')
  return String(port)
}

function run(env: NodeJS.ProcessEnv) {
  return spawn(process.execPath, [serverProgram], { env, stdio: ['ignore', 'pipe', 'inherit'] })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

async function listening(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The server has no output.')
  for await (const line of createInterface(child.stdout))
    if (line.startsWith('Listening on ')) return line.replace('Listening on ', '')
  throw new Error('The server did not start.')
}
