import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { inferFields } from '#server/features/clients/infer-fields.ts'
import { i601aTool } from '#tools/i601a-waiver/tool.ts'
import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { startOpenAiDouble } from '#test/doubles/openai.ts'

const firstTokenMs = 400
const tokenMs = 1000 / 80
const wordsOfSection = 120
const text = `<p>${'word '.repeat(wordsOfSection)}</p>`
/** What one section takes on a model of this pace, when nothing waits. */
const sectionMs = firstTokenMs + wordsOfSection * tokenMs

/** Whole drafts through a real server and a scripted model of 400 ms to the first token and 80 tokens a second. */
export async function benchDrafting(): Promise<void> {
  const double = await startOpenAiDouble(() => ({ kind: 'text', text, firstTokenMs, tokenMs }))
  const folder = mkdtempSync(join(tmpdir(), 'drafty-bench-'))
  const env = {
    ...process.env,
    PORT: '0',
    DRAFTY_DATA_DIR: folder,
    OPENAI_API_KEY: 'key',
    OPENAI_BASE_URL: double.baseUrl,
    // The engine is measured here, not a provider's limit.
    MODEL_REQUESTS: '2000',
  }
  const server = spawn(process.execPath, ['src/server/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const address = await addressOf(server)
    const critical = wavesOfModel() * sectionMs
    const one = await timeDrafts(address, 1)
    console.log(
      `One waiver brief: ${one.toFixed(0)} ms, ${(one / critical).toFixed(2)} of its critical path (goal 1.05)`,
    )
    for (const [many, goal] of [
      [8, 1.2],
      [50, 4],
    ] as const) {
      const all = await timeDrafts(address, many)
      console.log(`${many} briefs at once: ${all.toFixed(0)} ms, ${(all / one).toFixed(2)} times one (goal ${goal})`)
    }
  } finally {
    server.kill('SIGKILL')
    await double.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function addressOf(server: ChildProcess): Promise<string> {
  if (server.stdout === null) throw new Error('The server has no output.')
  for await (const line of createInterface(server.stdout))
    if (line.startsWith('Listening on ')) return line.replace('Listening on ', '')
  throw new Error('The server did not start.')
}

type Example = { client: Record<string, never>; answers: Record<string, never>; as_of: string }

function readExample(): Example {
  const path = 'src/tools/i601a-waiver/examples/i130-citizen-spouse-uninspected.json'
  return JSON.parse(readFileSync(path, 'utf8')) as Example
}

/** How many waves of the example have a section that a model writes. */
function wavesOfModel(): number {
  const { client, answers, as_of } = readExample()
  const { first_name, middle_name, last_name, children, ...record } = client
  const input = {
    draftId: 'bench',
    answers,
    givenAnswers: answers,
    client: { id: 'c', first_name, middle_name, last_name, client: inferFields(record), spouse: {}, children: [] },
    attorney: {},
    filingDate: as_of,
    sources: [],
  } as unknown as DraftInput
  const waves = i601aTool.planSections(input).filter(({ mode }) => mode === 'model')
  return new Set(waves.map(({ wave }) => wave)).size
}

/** Each draft belongs to an account of its own; the time until the last one is ready. */
async function timeDrafts(address: string, count: number): Promise<number> {
  const accounts = await Promise.all(Array.from({ length: count }, () => openAccount(address)))
  const start = performance.now()
  await Promise.all(accounts.map((draft) => draft()))
  return performance.now() - start
}

let number = 0

async function openAccount(address: string): Promise<() => Promise<void>> {
  number += 1
  const ask = async (path: string, body: object, token?: string) => {
    const headers = {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    }
    const reply = await fetch(`${address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
    return (await reply.json()) as Record<string, string>
  }
  const account = { email: `bench${number}@firm.example`, password: 'a long pass phrase', accepted_terms: true }
  const { token = '' } = await ask('/auth/signup', account)
  const { client, answers, as_of } = readExample()
  const { first_name, middle_name, last_name, children, ...record } = client
  const made = await ask('/clients/', { first_name, middle_name, last_name, client: record, children }, token)
  return async () => {
    const started = await ask('/ai_tool/upw', { ...answers, client_id: made['id'], filing_date: as_of }, token)
    const path = `/clients/${made['id']}/drafts/${started['draft_id']}/events`
    await (await fetch(`${address}/api${path}`, { headers: { Authorization: `Bearer ${token}` } })).text()
  }
}
