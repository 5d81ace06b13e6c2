import { AppError } from '#contract/errors.ts'
import { cleanReply } from '#domain/model-reply/clean-reply.ts'
import { type FailedReply, type Judged, judgeReply } from '#domain/model-reply/judge-reply.ts'
import { splicePassage } from '#domain/model-reply/splice-passage.ts'
import { largeRemoval } from '#domain/redline/removal.ts'
import { respectLocks } from '#domain/redline/locked-ranges.ts'
import { sanitizeSection } from '#domain/section-content/sanitize.ts'
import { escapeText, gap } from '#domain/section-content/write.ts'
import { writeRevisionRequest } from '#domain/writing-request/revise-request.ts'
import type { WritingRequest } from '#domain/writing-request/write-request.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import type { DraftRow, SectionRow } from '#server/database/tables/drafts.ts'
import type { ModelPort } from '#server/gateways/llm/port.ts'
import type { Services } from '#server/services.ts'
import { askShielded } from './shielded-model.ts'
import { locksOf } from './section-rows.ts'
import { findSections, inputOf, planOf, toWritten } from './store.ts'
import { readInstructions } from './instructions.ts'
import { openDraft } from './open-draft.ts'
import { finishReply, type FinishedText } from './finish-section.ts'
import { proposeVersion } from './versions.ts'

type Wanted = {
  readonly draft: DraftRow
  readonly section: SectionRow
  readonly prompt: string
  readonly selection?: string | undefined
  readonly signal: AbortSignal
}

/**
 * A proposal for a section by the attorney's prompt, kept in the history until it is decided. Without a model nothing is
 * made up: the proposal marks the place with what was asked for. Costs no credits.
 */
export async function proposeRevision(services: Services, account: Account, wanted: Wanted) {
  const { draft, section, prompt } = wanted
  const { database, now } = services
  // What no model wrote has none to be asked.
  const models = draft.model === null ? undefined : services.models
  refuseKept(draft, section)
  const proposed = models
    ? await reviseByModel(services, models, wanted)
    : { content: markRequest(wanted), sentences: [] }
  const content = respectLocks(section.content, proposed.content, locksOf(section))
  const { sentences } = proposed
  const version = await database.transaction().execute(async (transaction) => {
    const model = models && draft.model ? { model: draft.model } : {}
    const given = { origin: 'ai', content, sentences, now: now(), authorId: account.id, prompt, ...model } as const
    return proposeVersion(transaction, section, given)
  })
  return { section_content: content, version, ...removal(section.content, content) }
}

function removal(before: string, after: string): { readonly removes?: string } {
  const large = largeRemoval(before, after)
  if (!large) return {}
  const { had, removed, percent } = large
  return {
    removes: `This proposal removes ${percent} % of the section: ${removed} of its ${had} words. Compare it before you take it.`,
  }
}

/** What the attorney chose to keep of a template is the firm's own and goes to no model. */
function refuseKept(draft: DraftRow, { section_id }: SectionRow): void {
  const kept = inputOf(draft).template?.sections.find(({ id }) => id === section_id)
  if (kept?.mode !== 'keep') return
  const message = 'This section is kept as it stands in the template. Edit it by hand where it has to change.'
  throw new AppError('not-now', {}, { message })
}

/** Offline: the request stands as a gap where it applies, so that nobody takes the text for revised. */
function markRequest({ section, prompt, selection }: Wanted): string {
  const note = gap(`Revise: ${prompt.slice(0, 300)}`)
  const passage = selection === undefined ? '' : escapeText(selection)
  if (passage !== '' && section.content.includes(passage))
    return sanitizeSection(section.content.replace(passage, () => `${passage} ${note}`))
  return sanitizeSection(`${section.content}<p>${note}</p>`)
}

async function reviseByModel(services: Services, models: ModelPort, wanted: Wanted): Promise<FinishedText> {
  const { draft, section, selection } = wanted
  const plan = planOf(section)
  const opened = openDraft(draft)
  const { rules, bySection } = readInstructions(draft.type)
  const written = toWritten(await findSections(services.database, draft.id)).filter(({ id }) => id !== plan.id)
  const task = { opened, plan, written, instruction: bySection.get(plan.instruction ?? '') ?? '' }
  const asked = writeRevisionRequest(task, rules, { content: section.content, ...wanted })
  // A passage that is not there is told before anybody is asked; what stands around it is no answer for it.
  const around = selection === undefined ? [] : [splice(section, selection, '…')]
  const others = [...written.map(({ html }) => html), ...around]
  const refuse = (words: string) => opened.refuse(plan, words)
  const judged = { others, refuse, ...(!ofLanguage.test(wanted.prompt) && { own: () => section.content }) }
  const text = finishReply(opened, await askTwice(services, models, wanted, asked, judged), plan)
  return selection === undefined ? text : { ...text, content: splice(section, selection, text.content) }
}

/** Whoever asks for a translation gets one. */
const ofLanguage =
  /\btranslat|\b(?:into|in) (?:Spanish|French|Portuguese|Chinese|Arabic|Russian|German|Italian|Haitian|Creole|Ukrainian|Korean)\b/i

/** The reply, cleaned; one that is no text of a section is asked for once more, and then refused. */
async function askTwice(
  services: Services,
  models: ModelPort,
  wanted: Wanted,
  asked: WritingRequest,
  judged: Pick<Judged, 'others' | 'refuse' | 'own'>,
): Promise<string> {
  const { draft, section, selection, signal } = wanted
  const isInside = selection !== undefined && !/[.!?:;…)\]”"’']$/.test(selection.trim())
  let fault: FailedReply | undefined
  for (const more of ['', 'again']) {
    const task = more === '' || !fault ? asked.task : `${asked.task}\n\n${fault.told}`
    const request = { model: draft.model ?? '', ...asked, task, maxOutputTokens: 8000 }
    const onText = () => undefined
    const call = { draft, sectionId: section.section_id, signal, writeRequest: () => request, onText }
    const { text, unknownStandIns } = await askShielded(services, models, call)
    const reply = cleanReply(text)
    const given = { instructions: asked.system, request: `${asked.caseFile}\n${asked.task}` }
    fault = judgeReply({ reply, words: undefined, ...given, ...judged, isInside, unknownStandIns })
    if (!fault) return reply.html
  }
  const message = `The model could not revise this section: ${fault?.said}. The section stays as it is.`
  throw new AppError('not-now', {}, { message })
}

function splice({ content }: SectionRow, selection: string, text: string): string {
  const spliced = splicePassage(content, selection, text)
  if (spliced !== undefined) return sanitizeSection(spliced)
  const message = 'These words are not in the section as it stands. Please select the passage again.'
  throw new AppError('invalid-fields', { fields: [{ name: 'selection', label: 'Passage', message }] }, { message })
}
