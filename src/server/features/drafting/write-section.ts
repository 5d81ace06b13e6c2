import type { OpenCase, SectionPlan, WrittenSection } from '#domain/drafting/tool.ts'
import { sectionText } from '#domain/legal-document/from-section.ts'
import type { DraftRow } from '#server/database/tables/drafts.ts'
import { ModelError, type ModelPort } from '#server/gateways/llm/port.ts'
import type { Services } from '#server/services.ts'
import { modelsOf } from './choose-writer.ts'
import { findTool } from './recipes.ts'
import { readInstructions } from './instructions.ts'
import { ownTick } from './own-tick.ts'
import { buildPrompt } from './prompt.ts'
import { type Asked, askShielded } from './shielded-model.ts'
import type { ModelText } from './ask-model.ts'
import type { NewVersion } from './store.ts'
import { finishHtml, writeFromTemplate } from './write-sections.ts'

export type SectionText = Omit<NewVersion, 'now'> & {
  /** Set when the model was to write it and could not: the template stands in. */
  readonly standsIn?: true
}

type SectionRequest = {
  readonly opened: OpenCase
  readonly plan: SectionPlan
  readonly written: readonly WrittenSection[]
  readonly draft: DraftRow
  readonly signal: AbortSignal
  readonly tellText: (text: string) => void
}

/** At most ten times a second per section; of many sections at once together at most two hundred times. */
const tellEveryMs = 100
const tellsPerSecond = 200
let writing = 0
const tellPause = () => Math.max(tellEveryMs, (1000 * writing) / tellsPerSecond)

/** One section: by software, by the model that was chosen, or from the offline template. */
export async function writeSection(services: Services, request: SectionRequest): Promise<SectionText> {
  const { opened, plan, written, draft } = request
  const models = plan.mode === 'model' ? modelsOf(services, draft.writer) : undefined
  const template = () => ({ origin: 'template', content: writeFromTemplate(opened, plan, written) }) as const
  if (models === undefined) return template()
  try {
    return await writeByModel(services, models, request)
  } catch (error) {
    // One section that a model refuses or cannot finish must not lose the others.
    const isOfThisSection =
      error instanceof ModelError && ['refusal', 'too-long', 'cut-off', 'leak'].includes(error.failure)
    if (isOfThisSection) return { ...template(), standsIn: true }
    throw error
  }
}

async function writeByModel(services: Services, models: ModelPort, request: SectionRequest): Promise<SectionText> {
  const { opened, plan, written, draft, signal, tellText } = request
  await ownTick()
  const instructions = readInstructions(findTool(draft.type).identity.type)
  const facts = opened.digest(plan, written)
  const { system, prompt } = buildPrompt({ plan, instructions, authorities: opened.authorities(), facts })
  const maxOutputTokens = Math.max(2000, (plan.words?.max ?? 800) * 4)
  let told = 0
  const call = { model: draft.model ?? '', system, prompt, maxOutputTokens, signal }
  const onText = (html: string) => {
    if (performance.now() - told < tellPause()) return
    told = performance.now()
    tellText(finishHtml(opened, html, plan))
  }
  const asked = { draft, sectionId: plan.id, request: call, onText }
  writing += 1
  const { text, ...usage } = await askWithRoom(services, models, asked).finally(() => (writing -= 1))
  const content = finishHtml(opened, text, plan)
  if (sectionText(content) === '') throw new ModelError('refusal', true)
  return { origin: 'generated', content, ...usage, ...(draft.model && { model: draft.model }) }
}

/** A text that met the length limit is asked for once more, with twice the room. */
async function askWithRoom(services: Services, models: ModelPort, asked: Asked): Promise<ModelText> {
  try {
    return await askShielded(services, models, asked)
  } catch (error) {
    if (!(error instanceof ModelError) || error.failure !== 'too-long') throw error
    const request = { ...asked.request, maxOutputTokens: 2 * asked.request.maxOutputTokens }
    return askShielded(services, models, { ...asked, request })
  }
}
