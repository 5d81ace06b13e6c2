import { AppError, type ErrorCode, type ErrorDetails, errors } from '#contract/errors.ts'
import {
  type Endpoint,
  type GivenBodyOf,
  type GivenQueryOf,
  type ParamsOf,
  developmentHeader,
  pathTo,
  type ReplyOf,
} from '#contract/endpoint.ts'
import { currentBasePath, ownBasePath } from './base-path.ts'
import { connection } from './connection.ts'
import { readDeveloperKey } from './developer-key.ts'
import { proofFor, setClockBy } from './key-proof.ts'
import { endSessionEverywhere, readToken } from './token.ts'

export type Input<E extends Endpoint> = (keyof ParamsOf<E> extends never ? object : { params: ParamsOf<E> }) &
  (GivenBodyOf<E> extends undefined ? object : { body: GivenBodyOf<E> }) & {
    query?: GivenQueryOf<E>
    signal?: AbortSignal
  }

/** Nobody answered: offline, a restart, a proxy's page. What was typed stays; trying again may help. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'

  constructor(sentence: keyof typeof noAnswerSentences, cause?: unknown) {
    super(noAnswerSentences[sentence], { cause })
  }
}

const noAnswerSentences = {
  unreachable: 'The server could not be reached. Nothing that you typed is lost; please try again in a moment.',
  unreadable:
    'The answer of the server could not be read. Nothing that you typed is lost; please try again in a moment.',
  failed: 'The server could not answer. Nothing that you typed is lost; please try again in a moment.',
}

/** Calls one endpoint of the contract; a refusal is thrown as the `AppError` that the server threw. */
export async function call<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<ReplyOf<E>> {
  const response = await send(endpoint, input)
  if (endpoint.status === 204 || response.status === 204) return undefined as ReplyOf<E>
  const reply = endpoint.reply.safeParse(await readJson(response))
  if (!reply.success) throw new NoAnswer('unreadable', reply.error)
  return reply.data as ReplyOf<E>
}

/** The same for a reply that is a file or a stream. */
export async function send<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Response> {
  const { params, body, query, signal } = { params: {} as ParamsOf<E>, body: undefined, query: undefined, ...input }
  const token = readToken()
  const headers: Record<string, string> = token === null ? {} : { Authorization: `Bearer ${token}` }
  const isForm = body instanceof FormData
  if (body !== undefined && !isForm) headers['Content-Type'] = 'application/json'
  if (endpoint.access === 'development') headers[developmentHeader] = readDeveloperKey()
  const init: RequestInit = {
    method: endpoint.method,
    headers,
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  }
  const base = endpoint.access === 'development' ? ownBasePath : currentBasePath()
  const url = `${base}${pathTo(endpoint, params)}${toQuery(query)}`
  const response = await reach(url, await withProof(url, init, token))
  if (response.ok) return response
  return answerRefusal(await readError(response), async () => {
    setClockBy(response.headers.get('Date'))
    return reach(url, await withProof(url, init, token))
  })
}

/** What can be done about a refusal without the attorney, or with a word of theirs; else it is thrown. */
async function answerRefusal(error: AppError, again: () => Promise<Response>): Promise<Response> {
  if (error.code === 'proof-out-of-time' || (error.code === 'fresh-proof-needed' && (await askForProof()))) {
    const response = await again()
    if (response.ok) return response
    const second = await readError(response)
    if (isDead(second) || second.code === 'proof-out-of-time') endSessionEverywhere()
    throw second
  }
  if (isDead(error)) endSessionEverywhere()
  throw error
}

function isDead({ code }: AppError): boolean {
  return code === 'token-authentication-failed'
}

async function withProof(url: string, init: RequestInit, token: string | null): Promise<RequestInit> {
  const proof = await proofFor(init.method ?? 'GET', url, token)
  return proof === undefined ? init : { ...init, headers: { ...(init.headers as object), DPoP: proof } }
}

type AskForProof = () => Promise<boolean>
const nobodyToAsk: AskForProof = () => Promise.resolve(false)
let askForProof = nobodyToAsk

/** Who asks the attorney to show once more who they are; true when they did. Returns the way to stop asking. */
export function askForProofBy(ask: AskForProof): () => void {
  askForProof = ask
  return () => {
    if (askForProof === ask) askForProof = nobodyToAsk
  }
}

type Answering = (url: string, init: RequestInit) => Promise<Response>

const overTheNetwork: Answering = (url, init) => fetch(url, init)
let answering = overTheNetwork

/**
 * The one seam of the page: who answers its calls. The gallery and tests name a server that lives in the page.
 * @internal
 */
export function answerCallsBy(server: Answering = overTheNetwork): void {
  answering = server
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    // A model may take its time; the page shows what it does.
    const response = await (url.includes('/ai/') ? answering(url, init) : connection.watch(answering(url, init)))
    connection.regain()
    return response
  } catch (error) {
    if (init.signal?.aborted) throw error
    connection.lose()
    throw new NoAnswer('unreachable', error)
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    void connection.doubt()
    throw new NoAnswer('unreadable', error)
  }
}

async function readError(response: Response): Promise<AppError> {
  const text = await response.text().catch(() => '')
  return toError(response.status, parsed(text) ?? plainSentence(response, text))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A refusal in plain text is shown as it stands (specification 2, section 8); a page of a proxy is none. */
function plainSentence(response: Response, text: string): { code?: ErrorCode; message?: string } {
  const isOurs = response.status < 502 || response.status > 504
  const isPlain =
    isOurs && /^(text\/plain|application\/octet-stream)\b/.test(response.headers.get('Content-Type') ?? '')
  const message = text.trim()
  return isPlain && message !== '' && message.length <= 500 ? { code: 'unexpected', message } : {}
}

/** The error that a refusing reply stands for; throws `NoAnswer` when it is none of ours. */
export function toError(status: number, body: unknown): AppError {
  const reply = (body ?? {}) as Partial<{ code: ErrorCode; message: string; detail: unknown; details: ErrorDetails }>
  const code = reply.code !== undefined && reply.code in errors ? reply.code : undefined
  if (code === undefined) void connection.doubt()
  if (code === undefined && status >= 500) throw new NoAnswer('failed')
  const detail = typeof reply.detail === 'string' && reply.detail !== '' ? { detail: reply.detail } : {}
  const details = { ...reply.details, ...detail, ...(code === undefined && { status }) }
  const message = reply.message ?? detail.detail
  return new AppError(code ?? 'unexpected', details, { ...(message && { message }) })
}

function toQuery(query: unknown): string {
  const entries = Object.entries((query ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined)
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`
}
