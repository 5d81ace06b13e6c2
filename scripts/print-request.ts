import { readWorkedCases, exampleFolders } from '#test/worked-cases.ts'
import { billedTokens } from '#test/request-tokens.ts'
import { draftTypes } from '#domain/drafting/tool.ts'
import { openDesk } from './desk/open-desk.ts'
import { awaitDraft, requestDraft } from '#test/worked-cases.ts'
import { recipes } from '#server/recipes.ts'
import { readInstructions } from '#server/features/drafting/instructions.ts'
import { inputOf } from '#server/features/drafting/store.ts'
import { makeCaseMap } from '#domain/case-map/making/make-case-map.ts'
import type { DraftInput, DraftingTool } from '#domain/drafting/tool.ts'
import { writeRequest } from '#domain/writing-request/write-request.ts'

// node run.js scripts/print-request.ts upw F1_i130_usc_spouse_ewi sep_spouse: the request for one section of a worked case
// as it is made, before the privacy shield; with `sizes` in place of the section, how long the requests of the draft are.
const [wanted = '', id = '', section = ''] = process.argv.slice(2)
const type = draftTypes.find((name) => name === wanted)
const worked = type && readWorkedCases(exampleFolders[type] ?? '').find((one) => one.id === id)
if (!type || !worked) {
  console.error('Which tool, which case, which section? For example: upw F1_i130_usc_spouse_ewi sep_spouse')
  process.exit(1)
}

const desk = await openDesk(undefined)
const call = await desk.signUp()
const path = await requestDraft(call, type, worked)
const { id: draftId } = await awaitDraft(call, path)
const row = await desk.services.database
  .selectFrom('drafts')
  .selectAll()
  .where('id', '=', draftId)
  .executeTakeFirstOrThrow()
const tool = recipes[type]
const opened = tool.open(withMap(tool, inputOf(row)))
const { rules, bySection } = readInstructions(type)
const sections = opened.plan().filter(({ mode }) => mode === 'model')
const written = opened.plan().map((plan) => ({ id: plan.id, html: opened.write(plan, []) }))
const requests = sections.map((plan) => ({
  plan,
  ...writeRequest({ opened, plan, written, instruction: bySection.get(plan.instruction ?? '') ?? '' }, rules),
}))
if (section === 'sizes') printSizes()
else
  for (const { system, caseFile, task } of requests.filter(({ plan }) => plan.id === section))
    console.log([system, caseFile, task].join('\n\n-----\n\n'))
await desk.close()

/** The map that the draft was made from, or the one that software makes now. */
function withMap(tool: DraftingTool, input: DraftInput): DraftInput {
  const rules = tool.caseRules?.(input)
  if (input.caseMap || !rules) return input
  const { answers, client, filingDate: asOf, sources } = input
  const documents = sources.filter(({ kind, text }) => kind === 'client_document' && text.trim() !== '')
  return { ...input, caseMap: makeCaseMap({ tool: tool.identity.type, asOf, answers, client, rules, documents }) }
}

/** What each request takes, and what all of them take with what they have in common cached. */
function printSizes(): void {
  const texts = requests.map(({ system, caseFile, task }) => `${system}\n${caseFile}\n${task}`)
  const billed = billedTokens(texts)
  for (const [index, tokens] of billed.entries())
    console.log(
      `${requests[index]?.plan.id}: ${Math.round((texts[index]?.length ?? 0) / 4)} tokens, ${Math.round(tokens)} with the cache`,
    )
  const [first] = requests
  console.log(
    `First part, the same for all: ${Math.round(((first?.system.length ?? 0) + (first?.caseFile.length ?? 0)) / 4)} tokens.`,
  )
  const all = billed.reduce((sum, tokens) => sum + tokens, 0)
  console.log(`${requests.length} sections: ${Math.round(all)} tokens with the cache.`)
}
