import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Draft } from '#contract/drafting.ts'
import type { DraftFlagReply } from '#contract/revising.ts'
import { type DraftType, draftTypes, type SectionPlan } from '#domain/drafting/tool.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { sectionText } from '#domain/legal-document/from-section.ts'
import { loadConfig } from '#server/config.ts'
import { makeModels } from '#server/gateways/llm/make-models.ts'
import { type Desk, openDesk } from './desk/open-desk.ts'
import { awaitDraft, exampleFolders, readWorkedCases, requestDraft, type WorkedCase } from '#test/worked-cases.ts'

// npm run evaluate: drafts all worked cases of every tool (or of those named) with the writer that the settings name, prints
// how far each draft keeps to its plan, facts, authorities and lengths, how it reads, and the tokens that it took, and keeps
// the drafts to read: npm run evaluate -- i601a-waiver --keep /tmp/drafts
type Score = { readonly kept: number; readonly of: number }

const words = process.argv.slice(2)
const keepAt = words.indexOf('--keep')
const folder = keepAt < 0 ? mkdtempSync(join(tmpdir(), 'drafty-evaluation-')) : (words[keepAt + 1] ?? '.')
const wanted = keepAt < 0 ? words : words.toSpliced(keepAt, 2)
const types = draftTypes.filter(
  (name) => wanted.length === 0 || wanted.includes(name) || wanted.includes(exampleFolders[name] ?? ''),
)
if (types.length === 0) {
  console.error(`Which tool? ${draftTypes.map((name) => `${name} (${exampleFolders[name]})`).join(', ')}`)
  process.exit(1)
}
const config = loadConfig({ ...process.env, NODE_ENV: 'development' })
const models = makeModels(config, config.AI_PROVIDER, Date.now)
const desk = await openDesk(models)
console.log(`Writer: ${models?.provider ?? 'offline templates'}`)
for (const type of types) await evaluate(type, exampleFolders[type] ?? '')
await desk.close()
console.log(`The drafts are in ${folder}.`)

async function evaluate(tool: DraftType, examples: string): Promise<void> {
  console.log(`\n${examples}`)
  const totals = new Map<string, Score>()
  for (const worked of readWorkedCases(examples)) {
    const { scores, reading, tokens, status } = await scoreCase(desk, tool, worked)
    for (const [name, { kept, of }] of Object.entries(scores)) {
      const before = totals.get(name) ?? { kept: 0, of: 0 }
      totals.set(name, { kept: before.kept + kept, of: before.of + of })
    }
    const shown = Object.entries(scores).map(([name, score]) => `${name} ${show(score)}`)
    console.log(`${worked.id}: ${status}, ${shown.join(', ')}, ${reading}${tokens}`)
  }
  console.log(`All: ${[...totals].map(([name, score]) => `${name} ${show(score)}`).join(', ')}`)
}

async function scoreCase(desk: Desk, tool: DraftType, worked: WorkedCase) {
  const call = await desk.signUp()
  const path = await requestDraft(call, tool, worked)
  const draft = await awaitDraft(call, path)
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
    reading: readAs(draft),
    tokens: await tokensOf(desk, draft),
  }
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

/** What a reader stumbles over: gaps on a thousand words, sentences twice, straight quotation marks. */
function readAs({ sections }: Draft): string {
  const texts = sections.map(({ section_content }) => section_content)
  const count = texts.reduce((sum, text) => sum + countWords(text), 0)
  const gaps = texts.join('').match(/<mark data-gap/g)?.length ?? 0
  const said = texts.flatMap((text) => sentencesOf(sectionText(text))).filter((one) => countWords(one) >= 8)
  const twice = said.length - new Set(said.map((one) => one.replaceAll(/\s+/g, ' '))).size
  const straight =
    texts
      .map((text) => sectionText(text))
      .join('')
      .match(/["']/g)?.length ?? 0
  const share = count === 0 ? 0 : Math.round((gaps / count) * 10_000) / 10
  return `${count} words, ${share} gaps on 1,000 words, ${twice} sentences twice, ${straight} straight quotes`
}

/** Tokens that the provider counted, and sections for which the tool's own text stands in. */
async function tokensOf({ services }: Desk, { id, warnings }: Draft): Promise<string> {
  const table = services.database.selectFrom('sent_requests').select(['input_tokens', 'output_tokens'])
  const rows = await table.where('draft_id', '=', id).execute()
  if (rows.length === 0) return ''
  const sum = (name: 'input_tokens' | 'output_tokens') => rows.reduce((total, row) => total + (row[name] ?? 0), 0)
  const standing = warnings.filter(({ code }) => code === 'MODEL').length
  return `, ${rows.length} requests, ${sum('input_tokens')} tokens in and ${sum('output_tokens')} out, ${standing} sections not the model's`
}

function countWords(html: string): number {
  return html.replaceAll(/<[^>]+>/g, ' ').match(/\S+/g)?.length ?? 0
}

function show({ kept, of }: Score): string {
  return of === 0 ? 'none' : `${kept}/${of}`
}
