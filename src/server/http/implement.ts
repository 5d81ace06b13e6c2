import type { Context } from 'hono'
import * as z from 'zod'
import { AppError } from '#contract/errors.ts'
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '#contract/endpoint.ts'
import type { FieldProblem } from '#domain/questionnaire/check.ts'
import type { Account, SessionRow } from '#server/database/tables/accounts.ts'
import { findNamed, type Given } from '#server/access/named-client.ts'
import { type Reach, readReach } from '#server/access/reach.ts'
import { underLawInForce } from '#server/law/law-here.ts'
import type { Services } from '#server/services.ts'
import { actFor } from '#server/threads/acting-for.ts'
import { recordUse } from './record-use.ts'
import { authenticate } from './authenticate.ts'
import { sendJson } from './compress-replies.ts'
import { isResponse } from './connection-of.ts'
import { isDevelopers } from './from-this-machine.ts'
import { sayIssue } from './issue-words.ts'
import { parseJson } from './parse-json.ts'
import { requireBodyType } from './receive-body.ts'
import { refuseAtStep } from './refuse-at-step.ts'
import type { App, Variables } from './strict-headers.ts'
import { asUpload } from './uploads-under-way.ts'
import { receiveText } from './receive-text.ts'

type Caller<E extends Endpoint> = E['access'] extends 'public' | 'development'
  ? object
  : {
      readonly account: Account
      readonly session: SessionRow
      /** Whose things the call works on: the caller's own, or those of their firm where they may. Every query names it. */
      readonly ownerId: string
      /** What the caller may reach, for lists. */
      readonly reach: Reach
      /** Whether the caller may still do this; a stream asks again while it is open. */
      readonly stillMay: () => Promise<boolean>
    }

export type Request<E extends Endpoint> = {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  readonly context: Context<{ Variables: Variables }>
} & Caller<E>

/**
 * Serves one endpoint of the contract: lets in whom its `access` allows, checks query and body, runs the handler, checks
 * the reply. A handler of an endpoint that needs a session gets the account; there is no other way to it.
 */
export function implement<E extends Endpoint>(
  app: App,
  services: Services,
  endpoint: E,
  handle: (request: Request<E>) => Promise<ReplyOf<E> | Response>,
): void {
  app.on(endpoint.method, `/api${endpoint.path}`, async (context) => {
    const start = performance.now()
    requireBodyType(endpoint, context)
    const caller = await letIn(services, endpoint, context)
    const query = endpoint.query && checkAgainst(endpoint.query, context.req.query())
    const received = readsText(endpoint) ? await receiveText(endpoint, context) : undefined
    try {
      const body = received && readBody(endpoint, received.text)
      const params = context.req.param() as ParamsOf<E>
      const given = { params, query, body }
      const place = caller.account && (await findPlace(services, endpoint, caller.account, given))
      const answer = () =>
        actFor(caller.account?.id ?? '', () =>
          underLawInForce(services.law, () =>
            handle({ ...given, context, ...caller, ...place } as unknown as Request<E>),
          ),
        )
      const { account } = caller
      const work = () => (account && isUpload(endpoint, context) ? asUpload(account.id, answer) : answer())
      const reply = await (mayMeetWalls(endpoint, place) ? refuseAtStep(start, work) : work())
      if (caller.account && place) await recordUse(services, endpoint, { account: caller.account, context, ...place })
      if (isResponse(reply)) return reply
      if (endpoint.status === 204) return context.body(null, 204)
      return await sendJson(context, JSON.stringify(endpoint.reply.parse(reply)), endpoint.status ?? 200)
    } finally {
      received?.release()
    }
  })
}

/** Whose things a call works on, for somebody who may make it. */
async function findPlace(services: Services, endpoint: Endpoint, { id }: Account, given: Given) {
  const { database, now } = services
  const find = async () => {
    const reach = await readReach(database, id)
    return { reach, ...(await findNamed(database, reach, endpoint, given, now())) }
  }
  const place = await find()
  const stillMay = async () => {
    const { ownerId } = await find().catch(refused)
    return ownerId === place.ownerId
  }
  return { ...place, stillMay }
}

/** Whether somebody asks for what may stand behind a wall of their firm. */
const mayMeetWalls = ({ act }: Endpoint, place: { readonly reach: Reach } | undefined) =>
  act !== undefined && place?.reach.firm !== undefined

function refused(error: unknown) {
  if (error instanceof AppError) return { ownerId: undefined }
  throw error
}

function isUpload({ bodyType }: Endpoint, { req }: Context): boolean {
  return bodyType === 'multipart' && (req.header('Content-Type') ?? '').startsWith('multipart/')
}

/** Other bodies are read by their handlers, with limits of their own. */
function readsText({ body, bodyType }: Endpoint): boolean {
  return body !== undefined && (bodyType === undefined || bodyType === 'form')
}

function readBody({ body, bodyType }: Endpoint, text: string): unknown {
  const given = bodyType === 'form' ? Object.fromEntries(new URLSearchParams(text)) : readJson(text)
  return body && checkAgainst(body, given)
}

async function letIn(
  services: Services,
  { access }: Endpoint,
  context: Context<{ Variables: Variables }>,
): Promise<{ account?: Account; session?: SessionRow }> {
  if (access === 'public') return {}
  if (access === 'development') {
    if (services.config.isProduction || !isDevelopers(services, context)) throw new AppError('not-found')
    return {}
  }
  const caller = await authenticate(services, context)
  if (access === 'owner' && caller.account.parent_account_id !== null) throw new AppError('forbidden')
  return caller
}

/** An absent body counts as undefined, so that a call whose body is optional may come without one. */
function readJson(text: string): unknown {
  return text.trim() === '' ? undefined : parseJson(text)
}

/** Checks something given against its schema; what is wrong is thrown as `invalid-fields`, each field by name and label. */
export function checkAgainst<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(given)
  if (success) return data
  const fields = error.issues.map((issue): FieldProblem => ({
    name: issue.path.join('.'),
    label: labelOf(schema, issue.path),
    message: sayIssue(issue),
  }))
  throw new AppError('invalid-fields', { fields })
}

function labelOf(schema: z.ZodType, [name]: PropertyKey[]): string {
  const field = schema instanceof z.ZodObject ? (schema.shape[String(name)] as z.ZodType | undefined) : undefined
  return field?.meta()?.title ?? String(name ?? 'Request')
}
