import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** How one call is answered. Text is streamed word by word. */
export type ModelReply =
  | { readonly kind: 'text'; readonly text: string; readonly firstTokenMs?: number; readonly tokenMs?: number }
  | { readonly kind: 'error'; readonly status: number; readonly code?: string; readonly retryAfter?: number }
  | { readonly kind: 'cut'; readonly afterWords: number; readonly text: string }
  | { readonly kind: 'silent-close'; readonly text: string }
  | { readonly kind: 'stall'; readonly text: string }
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'length'; readonly text: string }
  | { readonly kind: 'refusal'; readonly text: string }

export type ModelCall = {
  readonly url: string
  readonly headers: IncomingMessage['headers']
  /** The request as it came over the wire. */
  readonly raw: string
  readonly body: { model?: string; store?: boolean; instructions?: string; input?: unknown; [name: string]: unknown }
}

export type OpenAiDouble = {
  readonly baseUrl: string
  readonly calls: ModelCall[]
  readonly close: () => Promise<void>
}

/**
 * A local stand-in for the Responses API of OpenAI and Azure OpenAI, over HTTP with real event streams and every fault
 * that the drafting engine has to live with.
 */
export async function startOpenAiDouble(
  answer: (call: ModelCall, number: number) => ModelReply,
): Promise<OpenAiDouble> {
  const calls: ModelCall[] = []
  const server = createServer(async (request, response) => {
    let raw = ''
    for await (const chunk of request) raw += String(chunk)
    const call: ModelCall = { url: request.url ?? '', headers: request.headers, raw, body: JSON.parse(raw || '{}') }
    calls.push(call)
    await reply(response, answer(call, calls.length)).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    calls,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

async function reply(response: ServerResponse, wanted: ModelReply): Promise<void> {
  if (wanted.kind === 'error') return refuse(response, wanted)
  const stream = new ResponseStream(response)
  stream.begin()
  if (wanted.kind === 'text') await sleep(wanted.firstTokenMs ?? 0)
  const words = wanted.text.split(/(?<=\s)/)
  const count = wanted.kind === 'cut' ? wanted.afterWords : words.length
  for (const word of words.slice(0, count)) {
    stream.text(word)
    if (wanted.kind === 'text' && wanted.tokenMs !== undefined) await sleep(wanted.tokenMs)
  }
  switch (wanted.kind) {
    case 'text':
      return stream.end('response.completed', { status: 'completed' }, wanted.text, words.length)
    case 'length':
      return stream.end(
        'response.incomplete',
        { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } },
        wanted.text,
        words.length,
      )
    case 'refusal':
      return stream.end(
        'response.incomplete',
        { status: 'incomplete', incomplete_details: { reason: 'content_filter' } },
        wanted.text,
        words.length,
      )
    case 'failed':
      return stream.fail()
    case 'cut':
      response.destroy()
      return
    case 'silent-close':
      response.end()
      return
    case 'stall':
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
class ResponseStream {
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

  end(type: string, outcome: object, text: string, tokens: number): void {
    const part = { type: 'output_text', text, annotations: [] }
    const item = { id: 'msg_1', type: 'message', role: 'assistant', status: 'completed', content: [part] }
    this.#send('response.output_item.done', { output_index: 0, item })
    const usage = {
      input_tokens: 100,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: tokens,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: 100 + tokens,
    }
    this.#send(type, { response: { id: 'resp_1', created_at: 1, model: 'double', output: [item], usage, ...outcome } })
    this.#response.end()
  }

  fail(): void {
    const error = { code: 'server_error', message: 'failed' }
    this.#send('response.failed', { response: { id: 'resp_1', status: 'failed', error } })
    this.#response.end()
  }

  #send(type: string, data: object): void {
    const event = { type, sequence_number: this.#sequence, ...data }
    this.#sequence += 1
    this.#response.write(`event: ${type}\ndata: ${JSON.stringify(event)}\n\n`)
  }
}
