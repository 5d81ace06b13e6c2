import type { OpenCase, SectionPlan, WrittenSection } from '#domain/drafting/tool.ts'
import { type CleanReply, cleanReply } from '#domain/model-reply/clean-reply.ts'
import { type FailedReply, judgeReply } from '#domain/model-reply/judge-reply.ts'
import { withoutOwnHeading } from '#domain/model-reply/own-heading.ts'
import { writeRequest, type WritingRequest } from '#domain/writing-request/write-request.ts'
import type { DraftRow } from '#server/database/tables/drafts.ts'
import { LeakError, ModelError, type ModelPort } from '#server/gateways/llm/port.ts'
import type { Services } from '#server/services.ts'
import { modelsOf } from '#server/asking/choose-writer.ts'
import { readInstructions } from './instructions.ts'
import { ownTick } from './own-tick.ts'
import { type Answered, type Asked, askShielded } from './shielded-model.ts'
import type { NewVersion } from './versions.ts'
import { finishHtml, finishReply, writeFromTemplate } from './finish-section.ts'

export type SectionText = Omit<NewVersion, 'now'> & {
  /** Why the model's text is not here: the product's own stands in. For the attorney. */
  readonly standsIn?: string
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
  const template = () => ({ origin: 'template', ...writeFromTemplate(opened, plan, written) }) as const
  if (models === undefined) {
    await ownTick()
    return template()
  }
  try {
    const text = await writeByModel(services, models, request)
    return 'fault' in text ? { ...template(), standsIn: text.said } : text
  } catch (error) {
    // One section that a model refuses or cannot finish must not lose the others.
    const why =
      error instanceof LeakError ? withheld(error) : error instanceof ModelError ? reasons[error.failure] : undefined
    if (why !== undefined) return { ...template(), standsIn: why }
    throw error
  }
}

const reasons: Partial<Record<ModelError['failure'], string>> = {
  refusal: 'it declined to write',
  'too-long': 'its text did not end',
  'cut-off': 'its text broke off',
}

/** The words are named, so that the attorney can take them out of the sources or the template, or draft without the shield. */
function withheld({ found }: LeakError): string {
  const named = found.slice(0, 5).map((words) => `“${words.slice(0, 60)}”`)
  return `the request would have sent ${named.join(', ')}${found.length > 5 ? ' and more' : ''}, so it was not sent`
}

/** The model's section, or why two replies in turn could not be one. */
async function writeByModel(
  services: Services,
  models: ModelPort,
  request: SectionRequest,
): Promise<SectionText | FailedReply> {
  const { opened, plan, draft } = request
  const { rules, bySection } = readInstructions(draft.type)
  const instruction = bySection.get(plan.instruction ?? '') ?? ''
  const others = request.written.filter(({ id }) => id !== plan.id).map(({ html }) => html)
  const ask = async (more: string) => {
    let given = ''
    const reply = await askOnce(services, models, request, () => {
      const asked = writeRequest({ ...request, instruction }, rules)
      given = `${asked.caseFile}\n${asked.task}`
      return { ...asked, task: `${asked.task}${more}` }
    })
    const { reply: cleaned, unknownStandIns } = reply
    const instructions = `${rules}\n${instruction}`
    const ofTool = {
      own: () => opened.write(plan, request.written),
      refuse: (text: string) => opened.refuse(plan, text),
    }
    const judged = { reply: cleaned, words: plan.words, instructions, others, unknownStandIns, request: given }
    return { reply, fault: judgeReply({ ...judged, ...ofTool }) }
  }
  const first = await ask('')
  if (!first.fault) return finished(first.reply, opened, plan, draft)
  const second = await ask(`\n\n${first.fault.told}`)
  return second.fault ?? finished(second.reply, opened, plan, draft)
}

/** Without the section's own title, which is printed over it. */
function cleanedFor({ title, heading }: SectionPlan, text: string): CleanReply {
  const reply = cleanReply(text)
  return heading === false ? reply : { ...reply, html: withoutOwnHeading(reply.html, title) }
}

type Reply = Answered & { readonly reply: CleanReply }

async function askOnce(
  services: Services,
  models: ModelPort,
  { opened, plan, draft, signal, tellText }: SectionRequest,
  write: () => WritingRequest,
): Promise<Reply> {
  let told = 0
  const onText = (text: string) => {
    if (performance.now() - told < tellPause()) return
    told = performance.now()
    tellText(finishHtml(opened, cleanedFor(plan, text).html, plan))
  }
  const maxOutputTokens = Math.max(2000, (plan.words?.max ?? 800) * 5)
  // Some tens of milliseconds the first time of a draft, of which nobody else waits for more than a part.
  const requestWith = (room: number) => async () => {
    await ownTick()
    opened.authorities()
    await ownTick()
    return { model: draft.model ?? '', ...write(), maxOutputTokens: room * maxOutputTokens }
  }
  writing += 1
  const answer = await askWithRoom(services, models, requestWith, {
    draft,
    sectionId: plan.id,
    signal,
    onText,
  }).finally(() => (writing -= 1))
  return { ...answer, reply: cleanedFor(plan, answer.text) }
}

function finished(answer: Reply, opened: OpenCase, plan: SectionPlan, draft: DraftRow): SectionText {
  const { reply, inputTokens, outputTokens } = answer
  return {
    origin: 'generated',
    ...finishReply(opened, reply.html, plan),
    // Over a section of a firm's template stands the firm's heading.
    ...(reply.heading !== undefined && !opened.input.template && { heading: reply.heading }),
    inputTokens,
    outputTokens,
    ...(draft.model && { model: draft.model }),
  }
}

/** A text that met the length limit is asked for once more, with twice the room. */
async function askWithRoom(
  services: Services,
  models: ModelPort,
  requestWith: (room: number) => Asked['writeRequest'],
  asked: Omit<Asked, 'writeRequest'>,
): Promise<Answered> {
  try {
    return await askShielded(services, models, { ...asked, writeRequest: requestWith(1) })
  } catch (error) {
    if (!(error instanceof ModelError) || error.failure !== 'too-long') throw error
    return askShielded(services, models, { ...asked, writeRequest: requestWith(2) })
  }
}
