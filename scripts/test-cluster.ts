import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startBalancer } from './cluster/balancer.ts'
import { createCallers } from './cluster/callers.ts'
import { startGalera } from './cluster/galera.ts'

// Three Galera nodes and two servers behind HAProxy on this machine: what is lost, doubled or charged twice while nodes and
// servers come and go. Prints a line for each trial and fails when one of them does not hold.
for (const part of ['/usr/sbin/mariadbd', '/usr/lib/galera/libgalera_smm.so', '/usr/sbin/haproxy', '/usr/bin/rsync'])
  if (!existsSync(part)) {
    console.log(`SKIPPED: ${part} is missing. apt-get install mariadb-server galera-4 haproxy rsync lsof`)
    process.exit(0)
  }

const folder = mkdtempSync(join(tmpdir(), 'drafty-cluster-'))
chmodSync(folder, 0o755)
process.env['PATH'] += ':/usr/sbin'
const ports = await freePorts(17)
const [oneNode = 0, allNodes = 0, web = 0, ...servers] = ports.slice(12)
const began = performance.now()
mkdirSync(join(folder, 'galera'))
const galera = await startGalera(join(folder, 'galera'), ports)
const [n0, n1, n2] = galera.nodes as [(typeof galera.nodes)[0], (typeof galera.nodes)[0], (typeof galera.nodes)[0]]
const nodes = galera.nodes.map(({ port }) => port)
const balancer = startBalancer(folder, { oneNode, allNodes, web, nodes, servers })
console.log(`Three nodes and a balancer: ${seconds(began)}`)
const running: (ChildProcess | undefined)[] = []
let failed = 0
try {
  await sleep(2000)
  await trial('two servers start together on an empty schema, every node writing', async () => {
    await Promise.all([start(0, allNodes), start(1, allNodes)])
    return 'both ready'
  })
  await trial('drafts while every node writes', () => load('every', 20))
  await Promise.all([stop(0), stop(1)])
  await Promise.all([start(0, oneNode), start(1, oneNode)])
  await sleep(1500)
  await trial('the node that writes is killed and comes back', () =>
    load('killed-node', 25, async () => {
      await sleep(5000)
      await galera.kill(n0)
      await sleep(6000)
      await galera.rejoin(n0)
    }),
  )
  await trial('a server is killed and comes back', () =>
    load('killed-server', 20, async () => {
      await sleep(5000)
      await stop(0, 'SIGKILL')
      await start(0, oneNode)
    }),
  )
  await trial('both servers are restarted one after the other', () =>
    load(
      'rolling',
      20,
      async () => {
        for (const number of [0, 1]) {
          await sleep(2000)
          await stop(number)
          await start(number, oneNode)
          await sleep(1500)
        }
      },
      0,
    ),
  )
  await trial('a server on a node that is cut off says that it is not ready', async () => {
    await stop(1)
    await start(1, n2.port)
    await galera.isolate(n2, true)
    const from = performance.now()
    for (; performance.now() - from < 60_000; await sleep(250)) if ((await readiness(1)) !== 200) break
    const status = await readiness(1)
    await galera.isolate(n2, false)
    await galera.synced(n2)
    const after = await until(60_000, async () => (await readiness(1)) === 200)
    if (status === 200 || !after) throw new Error(`it answered ${status}, afterwards ${await readiness(1)}`)
    return `${status} after ${seconds(from)}, 200 again when the node is back`
  })
} finally {
  await Promise.all(running.map((_, number) => stop(number)))
  balancer.kill('SIGTERM')
  await galera.stop()
  rmSync(folder, { recursive: true, force: true })
}
console.log(
  `${failed === 0 ? 'All held' : `${failed} did not hold`}, ${seconds(began)}. Nodes: ${n1.name} and two more.`,
)
process.exit(failed === 0 ? 0 : 1)

async function trial(name: string, run: () => Promise<string>): Promise<void> {
  try {
    console.log(`held    ${name}: ${await run()}`)
  } catch (error) {
    failed += 1
    console.log(`FAILED  ${name}: ${String(error)}`)
  }
}

/** Two attorneys work for so many seconds while something happens; a call or two may fail while a node or server dies. */
async function load(name: string, forSeconds: number, happens?: () => Promise<void>, mayFail = 6): Promise<string> {
  // The balancer has to have seen them.
  const base = `http://127.0.0.1:${web}`
  await until(30_000, async () => (await fetch(`${base}/readyz`).catch(() => undefined))?.status === 200)
  const callers = createCallers(base)
  const end = Date.now() + forSeconds * 1000
  await Promise.all([callers.work(`${name}-a`, end), callers.work(`${name}-b`, end), happens?.()])
  const { failures, ...counts } = await callers.settle()
  const line = Object.entries(counts).map(([what, count]) => `${count} ${what}`)
  const named = Object.keys(failures).length > 0 ? ` (${JSON.stringify(failures)})` : ''
  const { lost, doubled, charged, failed: missed, drafts } = counts
  const text = line.join(', ') + named
  if (lost + doubled + charged > 0 || missed > mayFail || drafts === 0) throw new Error(text)
  return text
}

async function start(number: number, databasePort: number): Promise<void> {
  const log = openSync(join(folder, `server-${number}.log`), 'a')
  const environment = {
    NODE_ENV: 'development',
    PORT: String(servers[number]),
    DRAFTY_DATA_DIR: join(folder, `d${number}`),
    WRITER: 'offline',
    PUBLIC_URL: `http://127.0.0.1:${web}`,
    TRUSTED_PROXY: '127.0.0.1',
    APP_SECRET: 'a secret of more than thirty-two letters',
    DATABASE_URL: `mysql://drafty:drafty@127.0.0.1:${databasePort}/drafty`,
  }
  const env = { ...process.env, ...environment }
  const child = spawn(process.execPath, ['src/server/main.ts'], { env, stdio: ['ignore', log, log] })
  running[number] = child
  const isReady = await until(180_000, async () => child.exitCode !== null || (await readiness(number)) === 200)
  if (!isReady || child.exitCode !== null) throw new Error(`Server ${number} did not start.`)
}

async function stop(number: number, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
  const child = running[number]
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

async function readiness(number: number): Promise<number> {
  const signal = AbortSignal.timeout(20_000)
  const reply = await fetch(`http://127.0.0.1:${servers[number]}/readyz`, { signal }).catch(() => undefined)
  return reply?.status ?? 0
}

async function until(ms: number, holds: () => Promise<boolean>): Promise<boolean> {
  for (const end = performance.now() + ms; performance.now() < end; await sleep(200)) if (await holds()) return true
  return false
}

async function freePorts(count: number): Promise<number[]> {
  const open = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(open.map((server) => once(server, 'listening')))
  const found = open.map((server) => (server.address() as { port: number }).port)
  await Promise.all(open.map((server) => new Promise((resolve) => server.close(resolve))))
  return found
}

function seconds(from: number): string {
  return `${((performance.now() - from) / 1000).toFixed(1)} s`
}
