import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * How one call is answered. Text is streamed word by word; a text that is shorter than a section may be is filled up to the
 * least length that was asked for, unless it is to be sent `asItIs`.
 */
export type ModelReply =
  | {
      readonly kind: 'text'
      readonly text: string
      readonly firstTokenMs?: number
      readonly tokenMs?: number
      readonly asItIs?: true
    }
  | { readonly kind: 'error'; readonly status: number; readonly code?: string; readonly retryAfter?: number }
  | { readonly kind: 'cut'; readonly afterWords: number; readonly text: string }
  | { readonly kind: 'silent-close'; readonly text: string }
  | { readonly kind: 'stall'; readonly text: string }
  | { readonly kind: 'failed'; readonly text: string }
  /** An `error` event in the stream, with the vendor's code. */
  | { readonly kind: 'error-event'; readonly text: string; readonly code: string }
  | { readonly kind: 'length'; readonly text: string }
  | { readonly kind: 'refusal'; readonly text: string }
  /** The model itself refuses: a finished reply that holds a refusal instead of a text. */
  | { readonly kind: 'refusal-part'; readonly text: string }

export type ModelCall = {
  readonly url: string
  readonly headers: IncomingMessage['headers']
  /** The request as it came over the wire. */
  readonly raw: string
  readonly body: { model?: string; store?: boolean; instructions?: string; input?: unknown; [name: string]: unknown }
}

/** A model in the provider's list, in OpenAI's words or in those of Azure OpenAI. */
export type ListedByDouble = {
  readonly id: string
  readonly created?: number
  readonly shutdown_date?: string | null
  readonly deprecation?: { readonly inference: number }
}

export type OpenAiDouble = {
  readonly baseUrl: string
  readonly calls: ModelCall[]
  /** Answers otherwise from now on. */
  readonly answerWith: (answer: (call: ModelCall, number: number) => ModelReply) => void
  /** What the list of models says from now on; until then there is none. */
  readonly listModels: (models: readonly ListedByDouble[]) => void
  /** Streams that the caller gave up before their end. */
  readonly givenUp: () => number
  readonly close: () => Promise<void>
}

/** How our client is told to speak to a double: as to the provider, without a pause before the second try. */
export const connectionTo = ({ baseUrl }: Pick<OpenAiDouble, 'baseUrl'>) =>
  ({ provider: 'openai', apiKey: 'key', baseUrl, modelMap: {}, firstPauseMs: 1 }) as const

/**
 * A local stand-in for the Responses API of OpenAI and Azure OpenAI and for the older chat protocol, over HTTP with real
 * event streams and every fault that the drafting engine has to live with.
 */
export async function startOpenAiDouble(
  answer: (call: ModelCall, number: number) => ModelReply,
): Promise<OpenAiDouble> {
  let answering = answer
  const calls: ModelCall[] = []
  let givenUp = 0
  let listed: readonly ListedByDouble[] | undefined
  const server = createServer(async (request, response) => {
    let raw = ''
    for await (const chunk of request) raw += String(chunk)
    if (request.method === 'GET') {
      // Only whoever has the key is told.
      const isKnown = request.headers.authorization === 'Bearer key' || request.headers['api-key'] === 'key'
      response.writeHead(listed === undefined ? 404 : isKnown ? 200 : 401, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify({ object: 'list', data: listed ?? [] }))
      return
    }
    const call: ModelCall = { url: request.url ?? '', headers: request.headers, raw, body: JSON.parse(raw || '{}') }
    calls.push(call)
    response.on('close', () => (givenUp += response.writableFinished ? 0 : 1))
    const stream = call.url.includes('/chat/completions') ? new ChatStream(response) : new ResponseStream(response)
    await reply(response, stream, filledUp(call, answering(call, calls.length))).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    calls,
    answerWith: (next) => (answering = next),
    listModels: (models) => (listed = models),
    givenUp: () => givenUp,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** The section that a call asks for, by its id, and the words that it has at least. */
export function sectionAsked({ raw }: Pick<ModelCall, 'raw'>): { id: string; words: number } {
  const [, id = ''] = /<section id=\\"([^\\]*)\\">/.exec(raw) ?? []
  return { id, words: Number(/<words>\\n(\d+) to/.exec(raw)?.[1] ?? 0) }
}

/** Sentences of fourteen words, no two the same in a draft. */
const filler = (id: string, count: number) =>
  Array.from(
    { length: count },
    (_, at) => `What paper ${at + 1} for ${id} says is set out, as ${id} asks in ${at + 1}.`,
  ).join(' ')

function filledUp(call: ModelCall, wanted: ModelReply): ModelReply {
  if (wanted.kind !== 'text' || wanted.asItIs) return wanted
  const { id, words } = sectionAsked(call)
  const missing = words * 0.45 - wanted.text.split(/\s+/).length
  if (missing <= 0) return wanted
  return { ...wanted, text: `${wanted.text}<p>${filler(id, Math.ceil(missing / 14))}</p>` }
}

type EventStream = {
  readonly begin: () => void
  readonly text: (delta: string) => void
  readonly end: (outcome: 'completed' | 'length' | 'filtered' | 'refused', text: string, tokens: number) => void
  readonly fail: (code: string, isPlain: boolean) => void
}

async function reply(response: ServerResponse, stream: EventStream, wanted: ModelReply): Promise<void> {
  if (wanted.kind === 'error') return refuse(response, wanted)
  stream.begin()
  if (wanted.kind === 'text') await sleep(wanted.firstTokenMs ?? 0)
  const words = wanted.text.split(/(?<=\s)/)
  const count = wanted.kind === 'cut' ? wanted.afterWords : words.length
  for (const word of wanted.kind === 'refusal-part' ? [] : words.slice(0, count)) {
    stream.text(word)
    if (wanted.kind === 'text' && wanted.tokenMs !== undefined) await sleep(wanted.tokenMs)
  }
  finish(response, stream, wanted, words.length)
}

const outcomes = { text: 'completed', length: 'length', refusal: 'filtered', 'refusal-part': 'refused' } as const

function finish(response: ServerResponse, stream: EventStream, wanted: ModelReply, tokens: number): void {
  switch (wanted.kind) {
    case 'text':
    case 'length':
    case 'refusal':
    case 'refusal-part':
      return stream.end(outcomes[wanted.kind], wanted.text, tokens)
    case 'failed':
      return stream.fail('server_error', false)
    case 'error-event':
      return stream.fail(wanted.code, true)
    case 'cut':
      response.destroy()
      return
    case 'silent-close':
      response.end()
      return
    case 'stall':
    case 'error':
    // Nothing more comes until the caller gives up.
  }
}

function refuse(response: ServerResponse, { status, code, retryAfter }: ModelReply & { kind: 'error' }): void {
  response.writeHead(status, {
    'Content-Type': 'application/json',
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
  })
  response.end(JSON.stringify({ error: { message: 'refused', type: 'error', param: null, code: code ?? null } }))
}

/** The events of one streamed response, as the Responses API sends them. */
class ResponseStream implements EventStream {
  readonly #response: ServerResponse
  #sequence = 0

  constructor(response: ServerResponse) {
    this.#response = response
  }

  begin(): void {
    this.#response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    this.#send('response.created', { response: { id: 'resp_1', created_at: 1, model: 'double', service_tier: null } })
    this.#send('response.output_item.added', {
      output_index: 0,
      item: { id: 'msg_1', type: 'message', role: 'assistant', status: 'in_progress', content: [] },
    })
    this.#send('response.content_part.added', {
      item_id: 'msg_1',
      output_index: 0,
      content_index: 0,
      part: { type: 'output_text', text: '', annotations: [] },
    })
  }

  text(delta: string): void {
    this.#send('response.output_text.delta', {
      item_id: 'msg_1',
      output_index: 0,
      content_index: 0,
      delta,
      logprobs: [],
    })
  }

  end(outcome: 'completed' | 'length' | 'filtered' | 'refused', text: string, tokens: number): void {
    const isRefused = outcome === 'refused'
    const said = isRefused ? { type: 'refusal', refusal: text } : { type: 'output_text', text, annotations: [] }
    if (isRefused) {
      const place = { item_id: 'msg_1', output_index: 0, content_index: 0 }
      this.#send('response.refusal.delta', { ...place, delta: text })
      this.#send('response.refusal.done', { ...place, refusal: text })
    }
    const item = { id: 'msg_1', type: 'message', role: 'assistant', status: 'completed', content: [said] }
    this.#send('response.output_item.done', { output_index: 0, item })
    const usage = {
      input_tokens: 100,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: tokens,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: 100 + tokens,
    }
    const reason = { length: 'max_output_tokens', filtered: 'content_filter', completed: '', refused: '' }[outcome]
    const type = reason === '' ? 'response.completed' : 'response.incomplete'
    const ended = reason === '' ? { status: 'completed' } : { status: 'incomplete', incomplete_details: { reason } }
    this.#send(type, { response: { id: 'resp_1', created_at: 1, model: 'double', output: [item], usage, ...ended } })
    this.#response.end()
  }

  fail(code: string, isPlain: boolean): void {
    const error = { code, message: 'failed' }
    if (isPlain) this.#send('error', { ...error, param: null })
    else this.#send('response.failed', { response: { id: 'resp_1', status: 'failed', error } })
    this.#response.end()
  }

  #send(type: string, data: object): void {
    const event = { type, sequence_number: this.#sequence, ...data }
    this.#sequence += 1
    this.#response.write(`event: ${type}\ndata: ${JSON.stringify(event)}\n\n`)
  }
}

/** The chunks of one streamed reply in the chat protocol. */
class ChatStream implements EventStream {
  readonly #response: ServerResponse

  constructor(response: ServerResponse) {
    this.#response = response
  }

  begin(): void {
    this.#response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    this.#choose({ role: 'assistant', content: '' }, null)
  }

  text(delta: string): void {
    this.#choose({ content: delta }, null)
  }

  end(outcome: 'completed' | 'length' | 'filtered' | 'refused', text: string, tokens: number): void {
    if (outcome === 'refused') this.#choose({ refusal: text }, null)
    const reasons = { completed: 'stop', length: 'length', filtered: 'content_filter', refused: 'stop' }
    this.#choose({}, reasons[outcome])
    const usage = { prompt_tokens: 100, completion_tokens: tokens, total_tokens: 100 + tokens }
    this.#send({ choices: [], usage })
    this.#response.end('data: [DONE]\n\n')
  }

  fail(code: string): void {
    this.#response.write(
      `data: ${JSON.stringify({ error: { message: 'failed', type: 'error', param: null, code } })}\n\n`,
    )
    this.#response.end()
  }

  #choose(delta: object, finish_reason: string | null): void {
    this.#send({ choices: [{ index: 0, delta, finish_reason }] })
  }

  #send(data: object): void {
    const chunk = { id: 'chat_1', object: 'chat.completion.chunk', created: 1, model: 'double', ...data }
    this.#response.write(`data: ${JSON.stringify(chunk)}\n\n`)
  }
}
