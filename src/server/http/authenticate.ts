import type { Context } from 'hono'
import { AppError } from '#contract/errors.ts'
import { keepQuery } from '#server/database/keep-query.ts'
import type { Account, SessionRow } from '#server/database/tables/accounts.ts'
import type { Services } from '#server/services.ts'
import { createRefusalRecorder } from './audit-request.ts'
import { readKeyProof } from './session-key.ts'
import { readSigned, signClaims } from './signed.ts'

const audience = 'drafty'
/** A token outlives two missed refreshes and a night's sleep of the page, not more. */
const tokenSeconds = 12 * 3600

/** A token for this session: its subject is the account's e-mail (specification 1, section 3), its id the session. */
export function signToken(
  { secret, now }: Pick<Services, 'secret' | 'now'>,
  session: SessionRow,
  email: string,
): string {
  const seconds = Math.floor(now() / 1000)
  const times = { iat: seconds, exp: seconds + tokenSeconds }
  return signClaims({ secret }, { sub: email, jti: session.id, iss: audience, aud: audience, ...times })
}

/** The account and session behind a bearer token. Throws `token-authentication-failed` for anything but a live one. */
export async function authenticate(
  services: Services,
  context: Context,
): Promise<{ account: Account; session: SessionRow }> {
  const authorization = context.req.header('Authorization')
  const token = /^(?:Bearer|DPoP) (\S{1,4096})$/.exec(authorization ?? '')?.[1]
  const sessionId = token && readToken(services, token)
  const found = sessionId && (await findLiveSession(services, sessionId))
  const isAtHome = found && (await hasItsKey(services, context, found.session, token))
  if (found && isAtHome) return found
  const why = found ? 'the key is missing' : sessionId ? 'the session has ended' : 'the token is not valid'
  if (authorization !== undefined) refusalRecorder(services)(context, 'token-refused', why)
  throw new AppError('token-authentication-failed')
}

/** A session that is bound to the key of a browser is of no use without it; one of a client without a key has none. */
async function hasItsKey(services: Services, context: Context, { key_thumbprint }: SessionRow, token: string) {
  return key_thumbprint === null || (await readKeyProof(services, context, token)) === key_thumbprint
}

const recorders = new WeakMap<Services, ReturnType<typeof createRefusalRecorder>>()

function refusalRecorder(services: Services) {
  const recorder = recorders.get(services) ?? createRefusalRecorder(services)
  recorders.set(services, recorder)
  return recorder
}

/** The session id that a valid token carries; undefined for a forged, foreign or expired one. */
export function readToken(services: Services, token: string): string | undefined {
  const payload = readSigned(services, token, { issuer: audience, audience })
  return typeof payload?.jti === 'string' ? payload.jti : undefined
}

/** Whether a session goes on: a stream that it opened ends with it. */
export async function isSessionLive(services: Services, id: string): Promise<boolean> {
  return (await findLiveSession(services, id)) !== undefined
}

const sessionColumns = [
  'id',
  'account_id',
  'created_at',
  'seen_at',
  'expires_at',
  'ended_at',
  'device',
  'address',
  'key_thumbprint',
  'proved_at',
] as const satisfies readonly (keyof SessionRow)[]

const liveSession = keepQuery((database, { id, now }: { id: string; now: number }) =>
  database
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .selectAll('accounts')
    .select(sessionColumns.map((name) => `sessions.${name} as session_${name}` as const))
    .where('sessions.id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now),
)

/** Both rows are read for every call, so that an ended session is dead at once. */
async function findLiveSession({ database, now }: Services, id: string) {
  const [row] = await liveSession(database, { id, now: now() })
  if (!row) return undefined
  const entries = sessionColumns.map((name) => [name, row[`session_${name}`]])
  const session = Object.fromEntries(entries) as SessionRow
  return { account: row, session }
}
