import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sectionAsked, startOpenAiDouble } from '#test/doubles/openai.ts'
import { startBalancer } from './cluster/balancer.ts'
import { createCallers } from './cluster/callers.ts'
import { countWork } from './cluster/count-work.ts'
import { sufferFaults } from './cluster/faults.ts'
import { startGalera } from './cluster/galera.ts'
import { createServers, until } from './cluster/servers.ts'
import { trySignatures } from './cluster/signatures.ts'
import { startSwift } from './cluster/swift.ts'
import { findMissingParts, installSystemParts } from './system-parts.ts'

// Three Galera nodes, two servers behind HAProxy and files in OpenStack Swift on this machine: what is lost, doubled or
// charged twice while parts come and go. Prints a line for each trial and fails when one of them does not hold.
// `--faults 20` takes fewer faults, `--minutes 10` none that would begin later, `--only faults` those trials alone whose
// names hold the word.
const { values: options } = parseArgs({
  options: {
    faults: { type: 'string', default: '100' },
    minutes: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
  },
})
installSystemParts('cluster')
const missing = findMissingParts('cluster')
if (missing.length > 0) {
  console.log(`SKIPPED: missing are ${missing.map(({ debian }) => debian).join(', ')}`)
  process.exit(process.env['CI'] === 'true' ? 1 : 0)
}

const folder = mkdtempSync(join(tmpdir(), 'drafty-cluster-'))
chmodSync(folder, 0o755)
process.env['PATH'] += ':/usr/sbin'
const ports = await freePorts(22)
const [oneNode = 0, allNodes = 0, web = 0, first = 0, second = 0, ...ofStore] = ports.slice(12)
const base = `http://127.0.0.1:${web}`
const began = performance.now()
for (const name of ['galera', 'swift']) mkdirSync(join(folder, name))
const model = await startOpenAiDouble((call) => {
  const text = `<p>The whole text of ${sectionAsked(call).id}.</p>`
  return { kind: 'text', text, firstTokenMs: 100, tokenMs: 3 }
})
const galera = await startGalera(join(folder, 'galera'), ports)
const swift = await startSwift(join(folder, 'swift'), ofStore)
const nodes = galera.nodes.map(({ port }) => port)
const balancer = startBalancer(folder, { oneNode, allNodes, web, nodes, servers: [first, second] })
const servers = createServers(folder, [first, second], {
  PUBLIC_URL: base,
  OPENAI_API_KEY: 'key',
  OPENAI_BASE_URL: model.baseUrl,
  S3_ENDPOINT: swift.settings.endpoint,
  S3_ACCESS_KEY_ID: swift.settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: swift.settings.secretAccessKey,
})
console.log(`Three nodes, an object store and a balancer: ${seconds(began)}`)
let failed = 0
try {
  await sleep(2000)
  if (options.only === '') {
    await trial('two servers start together on an empty schema, every node writing', async () => {
      await Promise.all([servers.start(0, allNodes), servers.start(1, allNodes)])
      return 'both ready'
    })
    await trial('drafts while every node writes', () => load('every', during(15)))
    await Promise.all([servers.stop(0), servers.stop(1)])
  }
  await Promise.all([servers.start(0, oneNode), servers.start(1, oneNode)])
  await trial('the file store checks who signs and what', () => trySignatures(swift.settings))
  await sleep(1500)
  await trial('no server waits for the other', () => countWork(servers, balancer, base))
  await trial('both servers are restarted one after the other', () =>
    load('rolling', restartEach(false), { mayFail: 0 }),
  )
  await trial('the same, each left by its callers first', () =>
    load('drained', restartEach(true), { mayFail: 0, mayMove: 0 }),
  )
  await trial('no database for twenty seconds', outage)
  await trial('the node that writes is cut off from the others, and comes back', () =>
    load(
      'cut-off',
      async () => {
        const [writer] = galera.nodes
        if (!writer) return
        await sleep(4000)
        await galera.isolate(writer, true)
        await sleep(12_000)
        await galera.isolate(writer, false)
        await galera.synced(writer)
        await sleep(3000)
      },
      { mayFail: 20 },
    ),
  )
  await trial('the file store is stopped for ten seconds', () =>
    load(
      'store',
      async () => {
        await sleep(3000)
        await swift.kill()
        await sleep(10_000)
        await swift.start()
        await sleep(3000)
      },
      { mayFail: 100 },
    ),
  )
  await trial('faults of every kind', manyFaults)
  await trial('a server on a node that is cut off says that it is not ready', cutOffServer)
} finally {
  await servers.stopAll()
  balancer.stop()
  swift.stop()
  await galera.stop()
  await model.close()
  rmSync(folder, { recursive: true, force: true })
}
console.log(`${failed === 0 ? 'All held' : `${failed} did not hold`}, ${seconds(began)}.`)
process.exit(failed === 0 ? 0 : 1)

async function trial(name: string, run: () => Promise<string>): Promise<void> {
  if (!name.includes(options.only)) return
  const from = performance.now()
  try {
    console.log(`held    ${name}: ${await run()} [${seconds(from)}]`)
  } catch (error) {
    failed += 1
    console.log(`FAILED  ${name}: ${String(error)} [${seconds(from)}]`)
  }
}

type Limits = { readonly mayFail?: number; readonly mayMove?: number; readonly shareMayFail?: number }

/** Two attorneys work while something happens. Nothing may be lost, doubled or charged wrongly, whatever it is. */
async function load(name: string, happens: () => Promise<unknown>, limits: Limits = {}): Promise<string> {
  // The balancer has to have seen them.
  await until(30_000, async () => (await fetch(`${base}/readyz`).catch(() => undefined))?.status === 200)
  const callers = createCallers(base)
  let isOver = false
  const happening = happens().finally(() => (isOver = true))
  await Promise.all([...['a', 'b'].map((one) => callers.work(`${name}-${one}`, () => !isOver)), happening])
  const { failures, ...counts } = await callers.settle()
  const line = Object.entries(counts).map(([what, count]) => `${count} ${what}`)
  const named = Object.keys(failures).length > 0 ? ` (${JSON.stringify(failures)})` : ''
  const { lost, doubled, charged, failed: missed, moved, cut, drafts, calls } = counts
  const text = line.join(', ') + named
  const { mayFail = 6, mayMove = Infinity, shareMayFail } = limits
  const most = shareMayFail === undefined ? mayFail : calls * shareMayFail
  const isRestart = mayFail === 0
  if (lost + doubled + charged > 0 || missed > most || moved > mayMove || drafts === 0) throw new Error(text)
  if (isRestart && cut > 0) throw new Error(text)
  return text
}

function during(forSeconds: number): () => Promise<void> {
  return () => sleep(forSeconds * 1000)
}

function restartEach(isLeftFirst: boolean): () => Promise<void> {
  return async () => {
    for (const number of [0, 1]) {
      await sleep(2000)
      if (isLeftFirst) await balancer.drain(number, 120_000)
      await servers.stop(number)
      await servers.start(number, oneNode)
      if (isLeftFirst) await balancer.takeBack(number)
      await balancer.seesReady(number, 120_000)
      await sleep(1500)
    }
  }
}

async function outage(): Promise<string> {
  const before = [0, 1].map((number) => servers.lines(number).length)
  const told = await load(
    'outage',
    async () => {
      await sleep(3000)
      await balancer.cutDatabase(true)
      await sleep(20_000)
      await balancer.cutDatabase(false)
      await sleep(3000)
    },
    { mayFail: 1000 },
  )
  const lines = [0, 1].map((number) => servers.lines(number).length - (before[number] ?? 0))
  const text = `${lines.join(' and ')} lines in the logs; ${told}`
  if (lines.some((count) => count > 20)) throw new Error(text)
  return text
}

async function manyFaults(): Promise<string> {
  let met: Record<string, number> = {}
  const cluster = { galera, swift, servers, balancer, oneNode }
  const happens = async () =>
    (met = await sufferFaults(cluster, Number(options.faults), Number(options.minutes) * 60_000))
  const told = await load('faults', happens, { shareMayFail: 0.2 })
  const all = Object.values(met).reduce((sum, one) => sum + one, 0)
  return `${all} faults; ${told}; ${Object.entries(met)
    .map(([name, count]) => `${count} times ${name}`)
    .join(', ')}`
}

async function cutOffServer(): Promise<string> {
  const last = galera.nodes[2]
  if (!last) throw new Error('There are three nodes.')
  await servers.stop(1)
  await servers.start(1, last.port)
  await galera.isolate(last, true)
  const from = performance.now()
  await until(60_000, async () => (await servers.readiness(1)) !== 200)
  const status = await servers.readiness(1)
  const after = seconds(from)
  await galera.isolate(last, false)
  await galera.synced(last)
  const isBack = await until(60_000, async () => (await servers.readiness(1)) === 200)
  if (status === 200 || !isBack) throw new Error(`it answered ${status}, afterwards ${await servers.readiness(1)}`)
  return `${status} after ${after}, 200 again when the node is back`
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
