import { parseReply, jsonOf } from '#domain/case-map/extraction/read-reply.ts'
import { newId } from '#server/database/new-id.ts'
import type { CaseMapRow } from '#server/database/tables/case-maps.ts'
import { askModel } from '#server/asking/ask-model.ts'
import { ModelError, type ModelFailure, type ModelPort, type ModelRequest } from '#server/gateways/llm/port.ts'
import type { Services } from '#server/services.ts'
import type { PreparedRequest } from './map-thread.ts'
import { endRequest, keepRequest } from './requests-store.ts'

/** Why a request for a map was not answered: a failure of the model, never sent, or no use. */
export type AskFailure = ModelFailure | 'unusable'

export type Asking = {
  readonly services: Services
  readonly models: ModelPort
  readonly model: string
  readonly map: Pick<CaseMapRow, 'id' | 'owner_id'>
  readonly signal: AbortSignal
}

const maxOutputTokens = 8000

const again = {
  read: 'Your last answer was no JSON of the shape that was asked for. Answer with the JSON object alone.',
  plan: 'Your last answer was no JSON of the shape that was asked for. Answer with the JSON object alone.',
} as const

/**
 * Asks a model what was prepared, and keeps the request before it leaves and the answer the moment it is there. An answer
 * that is no JSON is asked for once more. Gives why there is none; undefined when there is. Throws only when the server
 * stops or the job is lost.
 */
export async function askForMap(asking: Asking, prepared: PreparedRequest): Promise<AskFailure | undefined> {
  if (prepared.isLeaking) return 'leak'
  try {
    if (await isAnswered(asking, prepared, prepared.prompt)) return undefined
    return (await isAnswered(asking, prepared, `${prepared.prompt}\n\n${again[prepared.step]}`))
      ? undefined
      : 'unusable'
  } catch (error) {
    if (!(error instanceof ModelError) || error.failure === 'aborted') throw error
    return error.failure
  }
}

async function isAnswered(asking: Asking, prepared: PreparedRequest, prompt: string): Promise<boolean> {
  const { model, signal } = asking
  const { system, schema } = prepared
  const request = { model, system, prompt, maxOutputTokens, signal }
  try {
    return await askOnce(asking, prepared, { ...request, schema })
  } catch (error) {
    const failure = error instanceof ModelError ? error.failure : undefined
    // A server that knows no schemas refuses the request as a whole.
    if (failure === 'refused-request') return askOnce(asking, prepared, request)
    // A declaration that is all facts takes more room than most papers.
    if (failure === 'too-long')
      return askOnce(asking, prepared, { ...request, schema, maxOutputTokens: 2 * maxOutputTokens })
    throw error
  }
}

/** One request with its attempts, each kept. True when its answer can be used. */
async function askOnce(asking: Asking, prepared: PreparedRequest, request: ModelRequest): Promise<boolean> {
  const { services, models, map } = asking
  const { database, now } = services
  const { step, document, part, fingerprint, standIns, facts } = prepared
  let isUsable = false
  let last = ''
  const log = async () => {
    const id = newId()
    await keepRequest(database, {
      id,
      map_id: map.id,
      owner_id: map.owner_id,
      step,
      document_id: document ?? null,
      part,
      fingerprint,
      sent_at: now(),
      provider: models.provider,
      model: models.nameOf?.(request.model) ?? request.model,
      payload: JSON.stringify({ system: request.system, prompt: request.prompt }),
      stand_ins: JSON.stringify(standIns),
      facts: facts ? JSON.stringify(facts) : null,
      outcome: null,
      input_tokens: null,
      output_tokens: null,
      reply: null,
    })
    return async ({ outcome, inputTokens, outputTokens }: Outcome) => {
      isUsable = outcome === 'answered' && canBeRead(step, last)
      const said = outcome === 'answered' && !isUsable ? 'unusable' : outcome
      const end = { outcome: said, input_tokens: inputTokens ?? null, output_tokens: outputTokens ?? null }
      await endRequest(database, id, { ...end, ...(isUsable && { reply: last }) })
    }
  }
  const asked = { request, onText: (text: string) => (last = text), log }
  await askModel(models, map.owner_id, request.signal, () => asked)
  return isUsable
}

type Outcome = { readonly outcome: string; readonly inputTokens?: number; readonly outputTokens?: number }

function canBeRead(step: PreparedRequest['step'], reply: string): boolean {
  if (step === 'read') return parseReply(reply) !== undefined
  const plan = jsonOf(reply)
  return typeof plan === 'object' && plan !== null && !Array.isArray(plan)
}
