import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { must, openAccount } from './demo/demo-account.ts'

// Drives the main job for real, over HTTP as the page would: an account, a client, answers, a brief being written, a
// Word file. Then it keeps serving, unless `--once` is given.
const folder = 'data/demo'
const demo = { email: 'demo@drafty.example', password: 'a quiet desk for law' }
/** The demo's client and the documents are invented by the product's authors. */
const documents = [
  { file: 'declaration-of-dana-whitlock-medina', title: 'Declaration of Dana Whitlock Medina', date: '2026-11-09' },
  {
    file: 'psychological-evaluation',
    title: 'Psychological evaluation of Dana Whitlock Medina by Lena Ostrander, Psy.D.',
    date: '2026-10-12',
  },
  {
    file: 'school-record-iep',
    title: 'Individualized Education Program of Mateo Medina, with attendance record',
    date: '2026-08-06',
  },
  {
    file: 'country-information-sheet',
    title: 'Pacific Slope Research Collective, Country Information Sheet 2026/17: Sinaloa, Mexico',
    date: '2026-07-15',
  },
]

mkdirSync(folder, { recursive: true })
const { server, address } = await startServer()
const at = { address, folder }
try {
  const token = await openAccount(at, demo)
  const clientId = await findOrAddClient(token)
  await addDocuments(token, clientId)
  const path = await draftWaiver(token, clientId)
  console.log(`The Word file: ${path}`)
} catch (error) {
  server.kill('SIGTERM')
  throw error
}
if (process.argv.includes('--once')) {
  server.kill('SIGTERM')
  await once(server, 'exit')
} else {
  console.log(`Drafty runs at ${address} (end it with Ctrl-C)`)
  console.log(`Demo account: ${demo.email}, password: ${demo.password}`)
}

async function startServer(): Promise<{ server: ChildProcess; address: string }> {
  const port = process.env.PORT ?? ((await isFree(4000)) ? '4000' : '0')
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    // For this machine alone, whatever is set.
    env: { ...process.env, NODE_ENV: 'development', HOST: '127.0.0.1', PORT: port, DRAFTY_DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = () => void child.kill('SIGTERM')
  process.on('SIGTERM', stop).on('SIGINT', stop).on('exit', stop)
  child.on('exit', (code) => code && process.exit(code))
  const lines = createInterface(child.stdout)
  for await (const line of lines)
    if (line.startsWith('Listening on ')) return { server: child, address: line.replace('Listening on ', '') }
  throw new Error('The server did not start.')
}

function isFree(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const probe = createServer().once('error', () => answer(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => answer(true)))
  })
}

type Example = { client: Record<string, unknown> & { children: object[] }; answers: object; as_of: string }

function readExample(): Example {
  const path = 'src/tools/i601a-waiver/examples/i130-citizen-spouse-uninspected.json'
  return JSON.parse(readFileSync(path, 'utf8')) as Example
}

async function findOrAddClient(token: string): Promise<string> {
  const { first_name, middle_name, last_name, children, ...record } = readExample().client
  const list = await fetch(`${address}/api/clients/?q=${encodeURIComponent(String(last_name))}`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  const known = list.ok ? ((await list.json()) as { id: string }[]) : []
  if (known[0]) return known[0].id
  const body = { first_name, middle_name, last_name, client: record, children }
  return String((await must(at, 'POST', '/clients/', token, body))['id'])
}

type Filed = { readonly document_title: string; readonly status?: string }

/** Puts the client's documents on file and waits until they are read, so that the brief quotes them. */
async function addDocuments(token: string, clientId: string): Promise<void> {
  const path = `/clients/${clientId}/documents`
  const headers = { Authorization: `Bearer ${token}` }
  const onFile = async () => (await (await fetch(`${address}/api${path}`, { headers })).json()) as Filed[]
  const known = new Set((await onFile()).map(({ document_title }) => document_title))
  for (const { file, title, date } of documents.filter((document) => !known.has(document.title))) {
    const form = new FormData()
    form.set('document_title', title)
    form.set('document_date', date)
    form.set('file', new Blob([readFileSync(`src/tools/i601a-waiver/examples/documents/${file}.txt`)]), `${file}.txt`)
    const reply = await fetch(`${address}/api${path}`, { method: 'POST', headers, body: form })
    if (!reply.ok) throw new Error(`${title} was answered with ${reply.status}: ${await reply.text()}`)
  }
  const isRead = async () => (await onFile()).every(({ status }) => status !== 'processing')
  while (!(await isRead())) await new Promise((done) => setTimeout(done, 200))
}

/** Requests the waiver brief, waits until every section is written, and stores its Word file. */
async function draftWaiver(token: string, clientId: string): Promise<string> {
  const { answers, as_of } = readExample()
  const request = { ...answers, client_id: clientId, filing_date: as_of }
  await must(at, 'PUT', `/clients/${clientId}/answers/upw`, token, { answers: request })
  const { draft_id } = await must(at, 'POST', '/ai_tool/upw', token, request)
  const path = `/clients/${clientId}/drafts/${String(draft_id)}`
  const headers = { Authorization: `Bearer ${token}` }
  await (await fetch(`${address}/api${path}/events`, { headers })).text() // the stream ends when the draft is finished
  const { status, file_name } = await must(at, 'GET', path, token)
  if (status !== 'ready') throw new Error(`The draft is ${String(status)}.`)
  const file = await fetch(`${address}/api${path}/download`, { headers })
  const target = join(folder, String(file_name).replaceAll('/', '-'))
  writeFileSync(target, await file.bytes())
  return resolve(target)
}
