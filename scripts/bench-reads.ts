import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { waiverClient } from '#test/records.ts'
import type { Drive, Driven } from './reads/drive.ts'
import { buildProduct, memoryOf, type Server, startProduct, startServer, stopServer } from './reads/start-product.ts'

type Side = Server & { readonly token: string }
type Figure = { readonly perSecond: number; readonly cpuMicros: number | undefined }

const callers = 16
const milliseconds = 2000
const rounds = 5
/** Shares of the bare server's answers a second. */
const goals = { list: 0.6, one: 0.7, refresh: 0.5, status: 0.5 } as const

/** The product as production runs it beside a bare Hono and SQLite: start, memory, and calls in turns of one run. */
export async function benchReads(): Promise<void> {
  buildProduct()
  const folder = mkdtempSync(join(tmpdir(), 'drafty-reads-'))
  const servers: Server[] = []
  const driver = new Worker(new URL('./reads/drive.ts', import.meta.url))
  try {
    const product = await startProduct(join(folder, 'data'))
    servers.push(product)
    await stopServer(product)
    const again = await startProduct(join(folder, 'data'))
    servers.push(again)
    await new Promise((resolve) => setTimeout(resolve, 3000))
    console.log(
      `Start: ${again.startMs.toFixed(0)} ms to ready on a folder that is there (goal 1000), ${product.startMs.toFixed(0)} ms on an empty one`,
    )
    console.log(`Memory at rest: ${memoryOf(again)} (goal 150)`)
    const { token, paths, filling } = await fill(again)
    const bare = await startServer(['scripts/reads/bare-server.ts', folder], {})
    servers.push(bare)
    const filled = await fetch(`${bare.address}/fill`, { method: 'POST', body: JSON.stringify(filling) })
    const ours: Side = { ...again, token }
    const theirs: Side = { ...bare, token: ((await filled.json()) as { token: string }).token }
    await compareBytes(ours, theirs, paths.list)
    for (const name of ['list', 'one', 'refresh', 'status'] as const) {
      const line = await compare(driver, [ours, theirs], paths[name])
      console.log(`  ${name.padEnd(8)} ${line} (goal ${goals[name]})`)
    }
    console.log(`Memory after it: ${memoryOf(again)} (goal 200)`)
  } finally {
    await driver.terminate()
    await Promise.all(servers.map(stopServer))
    rmSync(folder, { recursive: true, force: true })
  }
}

/** An account with fifty clients, and what the product answers, for the bare server to answer the same. */
async function fill(product: Server) {
  const ask = async <T>(method: string, path: string, token?: string, body?: object): Promise<T> => {
    const response = await fetch(`${product.address}/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}.`)
    return (await response.json()) as T
  }
  const account = { email: 'ana@firm.example', password: 'a long pass phrase', accepted_terms: true }
  const { token } = await ask<{ token: string }>('POST', '/auth/signup', undefined, account)
  const ids: string[] = []
  for (let number = 0; number < 50; number += 1) {
    const client = { ...waiverClient, last_name: `Number ${number}` }
    // oxlint-disable-next-line no-await-in-loop -- the product's own order
    ids.push((await ask<{ id: string }>('POST', '/clients/', token, client)).id)
  }
  const id = ids[0] ?? ''
  const get = <T>(path: string) => ask<T>('GET', path, token)
  const filling = {
    list: await get<object[]>('/clients/?limit=50'),
    one: await get<object>(`/clients/${id}`),
    status: await get<object>('/chargebee/status'),
    refresh: await get<object>('/attorneys/refresh'),
  }
  const paths = {
    list: '/api/clients/?limit=50',
    one: `/api/clients/${id}`,
    refresh: '/api/attorneys/refresh',
    status: '/api/chargebee/status',
  }
  return { token, paths, filling }
}

async function compareBytes(ours: Side, theirs: Side, path: string): Promise<void> {
  const [one, other] = await Promise.all(
    [ours, theirs].map(async ({ address, token }) =>
      (await fetch(address + path, { headers: { Authorization: `Bearer ${token}` } })).text(),
    ),
  )
  const same = JSON.stringify(order(one)) === JSON.stringify(order(other))
  console.log(
    `Answers of the server as a share of a bare Hono and SQLite with the same sign-in, ${callers} callers, medians of ${rounds} turns`,
  )
  if (!same) throw new Error('The bare server does not answer the same.')
}

function order(text: string | undefined): object[] {
  const items = JSON.parse(text ?? '[]') as { id: string }[]
  const inOrder = (item: object) =>
    Object.keys(item)
      .toSorted((a, b) => (a < b ? -1 : 1))
      .map((name) => [name, item[name as keyof typeof item]])
  return items.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(inOrder)
}

async function compare(driver: Worker, sides: readonly [Side, Side], path: string): Promise<string> {
  for (const side of sides) await drive(driver, side, path, 1500)
  const figures: [Figure[], Figure[]] = [[], []]
  for (let round = 0; round < rounds; round += 1)
    for (const place of [0, 1] as const) figures[place].push(await drive(driver, sides[place], path, milliseconds))
  const ratios = figures[0].map((ours, round) => ours.perSecond / (figures[1][round]?.perSecond ?? Number.NaN))
  const cpu = figures.map((list) => median(list.map(({ cpuMicros }) => cpuMicros ?? 0)))
  const rate = figures.map((list) => median(list.map(({ perSecond }) => perSecond)).toFixed(0))
  const share = ((cpu[1] ?? 0) / (cpu[0] ?? Number.NaN)).toFixed(2)
  // Where much else runs, this is what stays the same from one run to the next.
  const cost = `processor a call ${cpu[0]?.toFixed(0)} µs against ${cpu[1]?.toFixed(0)} µs, ${share}`
  return `${median(ratios).toFixed(2)}  ${rate[0]} against ${rate[1]} a second; ${cost}`
}

async function drive(driver: Worker, { address, token, child }: Side, path: string, ms: number): Promise<Figure> {
  const before = cpuOf(child)
  const asked: Drive = { address, path, token, callers, milliseconds: ms }
  driver.postMessage(asked)
  const [{ replies, failed, seconds }] = (await once(driver, 'message')) as [Driven]
  if (failed > 0) throw new Error(`${failed} of ${replies} calls of ${path} failed.`)
  const after = cpuOf(child)
  const cpuMicros = before !== undefined && after !== undefined ? ((after - before) * 1e6) / replies : undefined
  return { perSecond: replies / seconds, cpuMicros }
}

/** Seconds of the processor that a process has used; Linux only. */
function cpuOf({ pid }: ChildProcess): number | undefined {
  const path = `/proc/${pid}/stat`
  if (!existsSync(path)) return undefined
  const fields = readFileSync(path, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

function median(list: readonly number[]): number {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN
}
