import type { Draft } from '#contract/drafting.ts'
import type { DraftFlagReply } from '#contract/revising.ts'
import { type DraftType, draftTypes, type SectionPlan } from '#domain/drafting/tool.ts'
import { loadConfig } from '#server/config.ts'
import { makeModels } from '#server/gateways/llm/make-models.ts'
import { type Desk, openDesk } from './desk/open-desk.ts'
import { awaitDraft, exampleFolders, readWorkedCases, requestDraft, type WorkedCase } from '#test/worked-cases.ts'

// npm run evaluate -- <tool>: drafts all worked cases of a tool with the writer that the settings name, and prints how
// far each draft keeps to its plan, its facts, its authorities and its lengths.
type Score = { readonly kept: number; readonly of: number }

const wanted = process.argv[2] ?? ''
const type = draftTypes.find((name) => name === wanted || exampleFolders[name] === wanted)
const folder = type && exampleFolders[type]
if (!type || !folder) {
  const names = Object.entries(exampleFolders).map(([name, path]) => `${name} (${path})`)
  console.error(`Which tool? ${names.join(', ')}`)
  process.exit(1)
}
await evaluate(type, folder)

async function evaluate(tool: DraftType, examples: string): Promise<void> {
  const config = loadConfig({ ...process.env, NODE_ENV: 'development' })
  const models = makeModels(config, config.AI_PROVIDER, Date.now)
  const desk = await openDesk(models)
  console.log(`Writer: ${models?.provider ?? 'offline templates'}`)
  const totals = new Map<string, Score>()
  for (const worked of readWorkedCases(examples)) {
    const { scores, gaps, words, status } = await scoreCase(desk, tool, worked)
    for (const [name, { kept, of }] of Object.entries(scores)) {
      const before = totals.get(name) ?? { kept: 0, of: 0 }
      totals.set(name, { kept: before.kept + kept, of: before.of + of })
    }
    const shown = Object.entries(scores).map(([name, score]) => `${name} ${show(score)}`)
    console.log(`${worked.id}: ${status}, ${shown.join(', ')}, placeholders ${gaps}, ${words} words`)
  }
  console.log(`All: ${[...totals].map(([name, score]) => `${name} ${show(score)}`).join(', ')}`)
  await desk.close()
}

async function scoreCase(desk: Desk, tool: DraftType, worked: WorkedCase) {
  const call = await desk.signUp()
  const path = await requestDraft(call, tool, worked)
  const draft = await awaitDraft(call, path)
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
    gaps: flags.filter(({ code }) => code === 'gap').length,
    words: draft.sections.reduce((sum, { section_content }) => sum + countWords(section_content), 0),
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

function countWords(html: string): number {
  return html.replaceAll(/<[^>]+>/g, ' ').match(/\S+/g)?.length ?? 0
}

function show({ kept, of }: Score): string {
  return of === 0 ? 'none' : `${kept}/${of}`
}
