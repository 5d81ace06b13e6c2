import type * as z from 'zod'
import type { ClientAct } from '#domain/firm/roles.ts'

/**
 * What a call needs. `public`: nothing. `user`: a session (every account has the permission `user`). `owner`: a session
 * that is no dependent's. `development`: local development mode only, from this machine only.
 */
export type Access = 'public' | 'user' | 'owner' | 'development'

/** Carries the developer's key on every call of `development`: a foreign page can neither send nor know it. */
export const developmentHeader = 'X-Drafty-Development'

/** One HTTP call, described once: the server implements it, the web app calls it, the API document lists it. */
export type Endpoint<
  Path extends string = string,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Query extends z.ZodType | undefined = z.ZodType | undefined,
  Reply extends z.ZodType = z.ZodType,
> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the base path (`/api`), with `:name` for parameters and no trailing slash. */
  readonly path: Path
  readonly access: Access
  /** What is done to the client that the call names, or to those that it lists: who in a firm may call it (`docs/firm.md`). */
  readonly act?: ClientAct
  /** Where the client is named as `client_id`, when the path names none. */
  readonly clientIn?: 'body' | 'query'
  readonly summary: string
  readonly query?: Query
  readonly body?: Body
  /**
   * JSON where it is absent, and any other media type is refused. `multipart` bodies (or JSON) are streamed and `form`
   * bodies read by the handler itself, `raw` is JSON that the handler gets as text: their schema only documents them.
   */
  readonly bodyType?: 'multipart' | 'form' | 'raw'
  readonly reply: Reply
  /** The media type of a reply that is not JSON. */
  readonly replyType?: string
  readonly status?: 200 | 201 | 202 | 204
  /** A valid body, for the API document and for the tests that go through every call. */
  readonly example?: unknown
}

export function endpoint<
  const Path extends string,
  Reply extends z.ZodType,
  Body extends z.ZodType | undefined = undefined,
  Query extends z.ZodType | undefined = undefined,
>(definition: Endpoint<Path, Body, Query, Reply>): Endpoint<Path, Body, Query, Reply> {
  return definition
}

export type BodyOf<E extends Endpoint> =
  NonNullable<E['body']> extends infer Body extends z.ZodType ? z.output<Body> : undefined
export type GivenBodyOf<E extends Endpoint> =
  NonNullable<E['body']> extends infer Body extends z.ZodType ? z.input<Body> : undefined
export type QueryOf<E extends Endpoint> =
  NonNullable<E['query']> extends infer Query extends z.ZodType ? z.output<Query> : undefined
export type GivenQueryOf<E extends Endpoint> =
  NonNullable<E['query']> extends infer Query extends z.ZodType ? z.input<Query> : undefined
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>

export type ParamsOf<E extends Endpoint> = { readonly [Name in ParamName<E['path']>]: string }
type ParamName<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamName<`/${Tail}`>
    : Rest
  : never

/** The path of a call below the base path, its parameters filled in. */
export function pathTo<E extends Endpoint>({ path }: E, params: ParamsOf<E>): string {
  return path.replaceAll(/:(\w+)/g, (_, name: ParamName<E['path']>) => encodeURIComponent(params[name]))
}
