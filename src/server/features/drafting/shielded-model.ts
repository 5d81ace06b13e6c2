import type { DraftInput } from '#domain/drafting/tool.ts'
import { buildShield } from '#domain/privacy-shield/build.ts'
import { findUnrestored, listStandIns, restoreText } from '#domain/privacy-shield/restore.ts'
import type { Shield } from '#domain/privacy-shield/shield.ts'
import type { WritingRequest } from '#domain/writing-request/write-request.ts'
import { newId } from '#server/database/new-id.ts'
import type { DraftRow } from '#server/database/tables/drafts.ts'
import { LeakError, type ModelPort, type ModelRequest } from '#server/gateways/llm/port.ts'
import type { Services } from '#server/services.ts'
import { askModel, type AttemptLog, type ModelText, type Prepared } from '#server/asking/ask-model.ts'
import { oldWords } from '#tools/template-revision/case.ts'
import { findLeftovers } from '#domain/old-client/leftovers.ts'
import { openDraft } from './open-draft.ts'
import { ownTick } from './own-tick.ts'
import { inputOf } from './store.ts'
import { createRestorer } from '#domain/privacy-shield/stream-restorer.ts'
import { shieldPrompt } from './shield-prompt.ts'

export type Asked = {
  readonly draft: DraftRow
  readonly sectionId: string
  readonly signal: AbortSignal
  /** Made when its turn has come: hundreds of sections that wait would hold as many case files. */
  readonly writeRequest: () => AskedRequest | Promise<AskedRequest>
  readonly onText: (textSoFar: string) => void
}

export type AskedRequest = Omit<ModelRequest, 'prompt' | 'signal'> & Pick<WritingRequest, 'caseFile' | 'task'>

/** What a model answered, with stand-ins in it that nobody gave. */
export type Answered = ModelText & { readonly unknownStandIns: readonly string[] }

const shields = new WeakMap<DraftRow, Shield>()

/** The shield of a draft: the same input always gives the same stand-ins. */
function shieldOf(draft: DraftRow): Shield {
  const known = shields.get(draft)
  if (known) return known
  const shield = makeShield(inputOf(draft))
  shields.set(draft, shield)
  return shield
}

/** `Dr. Ada Example`, `Maria de la Cruz`; an expert may also be on file as `CV of the first witness`, which names nobody. */
const personName =
  /^(?:(?:Dr|Prof|Mr|Ms|Mrs)\.? )*\p{Lu}[\p{L}\p{M}'’.-]*(?: (?:\p{Lu}[\p{L}\p{M}'’.-]*|de|da|del|la|van|von|der|bin|al|el)){1,5}$/u

function makeShield({ client, attorney, answers, sources, caseMap }: DraftInput): Shield {
  const texts = sources.flatMap(({ title, text }) => [title, text])
  const experts = sources.filter(({ kind }) => kind === 'expert').map(({ title }) => title.split(',')[0]?.trim() ?? '')
  const mapped = (caseMap?.persons ?? []).map(({ full, role, roleWord }) => ({ role: roleWord ?? role, name: full }))
  const people = [...experts.map((name) => ({ role: 'expert', name })), ...mapped].filter(({ name }) =>
    personName.test(name),
  )
  const told = sources.filter(({ kind }) => kind !== 'citation').map(({ text }) => text)
  const said = Object.values(answers).filter((answer) => typeof answer === 'string')
  return buildShield({ client, attorney, answers, people, texts, stories: [...told, ...said] })
}

/**
 * Asks a model with every known identifier replaced by a stand-in, and gives its text with the words back in place, also
 * while it streams. What is about to be sent is searched once more; if an identifier is left, it is not sent. Exactly
 * what was sent is stored for the attorney. The attorney can choose otherwise for a draft.
 */
export async function askShielded(services: Services, models: ModelPort, asked: Asked): Promise<Answered> {
  const { draft, signal } = asked
  const shield = draft.is_shielded === 0 ? undefined : await ownTick().then(() => shieldOf(draft))
  const answer = await askModel(models, draft.owner_id, signal, () => prepare(services, models, asked, shield))
  if (!shield) return { ...answer, unknownStandIns: [] }
  const { text, ...usage } = answer
  return { text: restoreText(shield, text), ...usage, unknownStandIns: findUnrestored(shield, text) }
}

/**
 * The same for an answer in JSON: it is read with its stand-ins, since words with quotation marks would break it, and
 * `restore` puts the words back afterwards. Always shielded, also in a draft whose shield is off.
 */
export async function askShieldedForJson(
  services: Services,
  models: ModelPort,
  asked: Asked,
): Promise<{ readonly text: string; readonly restore: (text: string) => string }> {
  const shield = shieldOf(asked.draft)
  const { text } = await askModel(models, asked.draft.owner_id, asked.signal, () =>
    prepare(services, models, asked, shield),
  )
  return { text, restore: (words) => restoreText(shield, words) }
}

/** What leaves, searched once more for what must not. Throws `LeakError`. */
async function prepare(
  services: Services,
  models: ModelPort,
  asked: Asked,
  shield: Shield | undefined,
): Promise<Prepared> {
  const { draft, signal, onText } = asked
  const { caseFile, task, ...request } = { ...(await asked.writeRequest()), signal }
  // Of the case that a template was last used for nothing leaves, shielded or not.
  const foreign = oldWords(openDraft(draft).input)
  const left = foreign ? findLeftovers(`${caseFile}\n${task}`, foreign).map(({ text }) => text) : []
  if (left.length > 0) throw new LeakError(left)
  if (!shield) {
    const sent = { ...request, prompt: `${caseFile}\n\n${task}` }
    return { request: sent, onText, log: logOf(services, models, asked, { sent }) }
  }
  const { prompt, leaks } = await shieldPrompt(draft, shield, caseFile, task)
  const shielded = { ...request, prompt }
  if (leaks.length > 0) throw new LeakError(leaks.map(({ role }) => role))
  return {
    request: shielded,
    onText: restoreWhileItArrives(shield, onText),
    log: logOf(services, models, asked, { sent: shielded, shield }),
  }
}

/** Gives the text so far with the words back in place; a stand-in that is cut in two is held back. */
function restoreWhileItArrives(shield: Shield, onText: (textSoFar: string) => void): (textSoFar: string) => void {
  let restorer = createRestorer(shield)
  let seen = 0
  let restored = ''
  return (soFar) => {
    // Tried again, the model begins anew.
    if (soFar.length < seen) {
      restorer = createRestorer(shield)
      seen = 0
      restored = ''
    }
    restored += restorer.push(soFar.slice(seen))
    seen = soFar.length
    onText(restored)
  }
}

function payloadOf({ system, prompt }: ModelRequest): string {
  return JSON.stringify({ system, prompt })
}

/** Keeps every attempt with exactly what left, and how it ended. */
function logOf(
  { database, now }: Services,
  models: ModelPort,
  { draft, sectionId }: Asked,
  { sent, shield }: { readonly sent: ModelRequest; readonly shield?: Shield },
): AttemptLog {
  const standIns = shield ? JSON.stringify(listStandIns(shield, sent.prompt)) : null
  return async () => {
    const id = newId()
    const attempt = {
      id,
      draft_id: draft.id,
      section_id: sectionId,
      sent_at: now(),
      provider: models.provider,
      model: models.nameOf?.(sent.model) ?? sent.model,
      is_shielded: shield ? 1 : 0,
      payload: payloadOf(sent),
      stand_ins: standIns,
      outcome: null,
      input_tokens: null,
      output_tokens: null,
    }
    await database.insertInto('sent_requests').values(attempt).execute()
    return async ({ outcome, inputTokens = null, outputTokens = null }) => {
      const end = { outcome, input_tokens: inputTokens, output_tokens: outputTokens }
      await database.updateTable('sent_requests').set(end).where('id', '=', id).execute()
    }
  }
}
