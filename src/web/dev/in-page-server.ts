import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '#contract/endpoint.ts'
import { AppError, errors } from '#contract/errors.ts'

type Asked<E extends Endpoint> = {
  readonly params: ParamsOf<E>
  readonly body: BodyOf<E>
  readonly query: QueryOf<E>
  readonly signal: AbortSignal | undefined
}
/** A reply, a whole response for files and streams, or the refusal that is thrown. */
type Answer<E extends Endpoint> = (asked: Asked<E>) => ReplyOf<E> | Response | Promise<ReplyOf<E> | Response>

export type AnsweredCall = { readonly endpoint: Endpoint; readonly answer: Answer<Endpoint> }

/** How one call of the contract is answered. */
export function answer<E extends Endpoint>(endpoint: E, by: Answer<E>): AnsweredCall {
  return { endpoint, answer: by }
}

/**
 * A server that lives in the page, for the gallery and for tests. It answers calls of the contract and nothing else: what
 * it is asked is read by the contract's schemas, and so is what it answers, so that a page cannot show what the real
 * server could not say. The first call of a kind in the list counts; all others are `Not Found`.
 */
export function createInPageServer(calls: readonly AnsweredCall[], base = '/api') {
  return async (url: string, { method = 'GET', body, signal }: RequestInit): Promise<Response> => {
    const { pathname, searchParams } = new URL(url, 'http://page.local')
    const path = pathname.slice(base.length).replace(/(?<=.)\/$/, '')
    for (const { endpoint, answer: by } of calls) {
      const params = endpoint.method === method ? readParams(endpoint.path, path) : null
      if (!params) continue
      const given = typeof body === 'string' ? JSON.parse(body) : body
      const asked = {
        params,
        body: endpoint.bodyType === 'multipart' ? given : endpoint.body?.parse(given),
        query: endpoint.query?.parse(Object.fromEntries(searchParams)),
        signal: signal ?? undefined,
      }
      try {
        return responseOf(endpoint, await by(asked))
      } catch (error) {
        if (error instanceof AppError) return refusal(error)
        throw error
      }
    }
    return refusal(new AppError('not-found'))
  }
}

function responseOf(endpoint: Endpoint, reply: unknown): Response {
  if (reply instanceof Response) return reply
  const status = endpoint.status ?? 200
  const said = endpoint.reply.parse(reply)
  return status === 204 ? new Response(null, { status }) : Response.json(said, { status })
}

function refusal({ code, message, details }: AppError): Response {
  return Response.json({ code, message, details }, { status: errors[code].status })
}

function readParams(pattern: string, path: string): Record<string, string> | null {
  const [wanted, given] = [pattern.split('/'), path.split('/')]
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = decodeURIComponent(given[index] ?? '')
    if (part.startsWith(':')) params[part.slice(1)] = value
    else if (part !== value) return null
  }
  return params
}
