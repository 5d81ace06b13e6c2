import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { CaseMapReply } from '#contract/case-maps.ts'
import type { Draft } from '#contract/drafting.ts'
import type { DraftFlagReply } from '#contract/draft-findings.ts'
import { type DraftInput, type DraftType, draftTypes, type SectionPlan } from '#domain/drafting/tool.ts'
import { loadConfig } from '#server/config.ts'
import { makeModels } from '#server/gateways/llm/make-models.ts'
import {
  awaitDraft,
  type Call,
  exampleFolders,
  fileCase,
  type FiledCase,
  readWorkedCases,
  requestFiled,
  type WorkedCase,
} from '#test/worked-cases.ts'
import { type Desk, openDesk } from './desk/open-desk.ts'
import { addSpent, countUsage, readPrice, type Spent, tellCost } from './evaluate/cost.ts'
import { type Reading, readDraft, tellReading } from './evaluate/reading.ts'

// npm run evaluate: drafts all worked cases of every tool (or of those named) with the writer that the settings name, its
// reading of the papers and its plan before, and prints how far each draft keeps to its plan, facts, authorities and
// lengths, how it reads, and what it took and cost. The drafts are kept to be read:
//   npm run evaluate -- i601a-waiver --keep /tmp/drafts --price gpt-5=1.25/0.125/10
// A price is dollars for a million tokens of input, of input that the provider had cached, and of output.
type Score = { readonly kept: number; readonly of: number }

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'string' }, price: { type: 'string', multiple: true } },
})
const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'drafty-evaluation-'))
const prices = new Map((values.price ?? []).map(readPrice))
const types = draftTypes.filter(
  (name) => wanted.length === 0 || wanted.includes(name) || wanted.includes(exampleFolders[name] ?? ''),
)
if (types.length === 0) {
  console.error(`Which tool? ${draftTypes.map((name) => `${name} (${exampleFolders[name]})`).join(', ')}`)
  process.exit(1)
}
const config = loadConfig({ ...process.env, NODE_ENV: 'development' })
const asked = makeModels(config, config.AI_PROVIDER, Date.now)
const counted = asked && countUsage(asked)
const desk = await openDesk(counted?.models)
console.log(`Writer: ${asked?.provider ?? 'offline templates'}`)
const all: ReadonlyMap<string, Spent>[] = []
for (const type of types) await evaluate(type, exampleFolders[type] ?? '')
await desk.close()
if (counted) console.log(`\nAll drafts: ${tellCost(addSpent(all), prices)}.`)
console.log(`The drafts are in ${folder}.`)

async function evaluate(tool: DraftType, examples: string): Promise<void> {
  console.log(`\n${examples}`)
  const totals = new Map<string, Score>()
  const readings: Reading[] = []
  for (const worked of readWorkedCases(examples)) {
    const { scores, reading, spent, standing, status } = await scoreCase(desk, tool, worked)
    readings.push(reading)
    for (const [name, { kept, of }] of Object.entries(scores)) {
      const before = totals.get(name) ?? { kept: 0, of: 0 }
      totals.set(name, { kept: before.kept + kept, of: before.of + of })
    }
    const shown = Object.entries(scores).map(([name, score]) => `${name} ${show(score)}`)
    console.log(`${worked.id}: ${status}, ${shown.join(', ')}, ${tellReading([reading])}`)
    if (spent) console.log(`  ${tellCost(spent, prices) || 'no model is asked for this tool'}`)
    for (const why of standing) console.log(`  Not the model’s: ${why}`)
  }
  const scores = [...totals].map(([name, score]) => `${name} ${show(score)}`).join(', ')
  console.log(`All: ${scores}, ${tellReading(readings)}`)
}

async function scoreCase(desk: Desk, tool: DraftType, worked: WorkedCase) {
  const call = await desk.signUp()
  const filed = await fileCase(call, worked)
  if (counted) await readByModel(call, tool, filed)
  const path = await requestFiled(call, tool, filed)
  const draft = await awaitDraft(call, path)
  const spent = counted?.take()
  if (spent) all.push(spent)
  keep(tool, worked, draft)
  const { flags } = await call<{ flags: DraftFlagReply[] }>('GET', `${path}/checks`)
  const marks = (prefix: string, isKept: (flag: DraftFlagReply) => boolean): Score => {
    const found = flags.filter(({ code }) => code.startsWith(prefix))
    return { kept: found.filter(isKept).length, of: found.length }
  }
  const isFound = ({ code }: DraftFlagReply) => code === 'fact-supported' || code === 'fact-derived'
  return {
    status: draft.status,
    scores: {
      plan: planScore(draft, worked),
      computed: computedScore(draft, worked),
      facts: marks('fact-', isFound),
      citations: marks('citation-', ({ severity }) => severity !== 'red'),
      length: await lengthScore(desk, draft),
    },
    reading: readDraft(draft.sections, worked.answers, await mapOf(desk, draft)),
    spent,
    standing: draft.warnings.filter(({ code }) => code === 'MODEL').map(({ message }) => message),
  }
}

/** As an attorney does who looks at the evidence before the draft: a model reads the papers and plans. */
async function readByModel(call: Call, tool: DraftType, { clientId, request }: FiledCase): Promise<void> {
  const path = `/clients/${clientId}/case-maps/${tool}`
  await call('PUT', `/clients/${clientId}/answers/${tool}`, { answers: request })
  for (;;) {
    // A tool without a map has none to wait for.
    const map = await call<CaseMapReply>('GET', path).catch(() => undefined)
    if (!map || map.status === 'failed' || (map.status === 'ready' && !map.is_stale)) return
    await sleep(300)
  }
}

async function mapOf({ services }: Desk, { id }: Draft) {
  const table = services.database.selectFrom('drafts').select('input').where('id', '=', id)
  return (JSON.parse((await table.executeTakeFirstOrThrow()).input) as DraftInput).caseMap
}

function planScore({ sections }: Draft, { expected }: WorkedCase): Score {
  const ids = sections.map(({ id }) => id)
  const planned = expected.sections ?? []
  return { kept: planned.filter((id) => ids.includes(id)).length, of: planned.length }
}

/** The facts that software computes, against those that the case expects under the same name. */
function computedScore({ facts }: Draft, { expected }: WorkedCase): Score {
  const names = Object.keys(facts).filter((name) => name in expected)
  const isSame = (name: string) => JSON.stringify(inShort(facts[name])) === JSON.stringify(expected[name])
  return { kept: names.filter(isSame).length, of: names.length }
}

/** The cases name an exhibit by its code alone; the facts add its letter. */
function inShort(fact: unknown): unknown {
  const codeOf = (one: unknown) => (typeof one === 'object' && one !== null && 'code' in one ? one.code : one)
  return Array.isArray(fact) ? fact.map(codeOf) : fact
}

/** Sections with a planned length that keep to it, a tenth more or less allowed. */
async function lengthScore({ services }: Desk, { id, sections }: Draft): Promise<Score> {
  const table = services.database.selectFrom('draft_sections').select(['section_id', 'plan'])
  const rows = await table.where('draft_id', '=', id).execute()
  const planned = rows.flatMap(({ section_id, plan }) => {
    const { words } = JSON.parse(plan) as SectionPlan
    const content = sections.find((section) => section.id === section_id)?.section_content ?? ''
    return words ? [{ ...words, count: countWords(content) }] : []
  })
  return {
    kept: planned.filter(({ min, max, count }) => count >= min * 0.9 && count <= max * 1.1).length,
    of: planned.length,
  }
}

/** The draft as one page to read, each section with what wrote it. */
function keep(tool: DraftType, { id }: WorkedCase, { title, sections }: Draft): void {
  const body = sections.map((one) => `<h2>${one.title} <small>(${one.origin})</small></h2>\n${one.section_content}`)
  const page = `<!doctype html><meta charset="utf-8"><title>${id}</title><style>body{max-width:44rem;margin:2rem auto;font:16px/1.5 serif}mark{background:#fe8}</style><h1>${title}</h1>\n`
  mkdirSync(join(folder, tool), { recursive: true })
  writeFileSync(join(folder, tool, `${id}.html`), page + body.join('\n'))
}

function countWords(html: string): number {
  return html.replaceAll(/<[^>]+>/g, ' ').match(/\S+/g)?.length ?? 0
}

function show({ kept, of }: Score): string {
  return of === 0 ? 'none' : `${kept}/${of}`
}
