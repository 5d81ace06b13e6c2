import type { Context } from 'hono'
import { SignJWT } from 'jose'
import { AppError } from '#contract/errors.ts'
import type { Account, SessionRow } from '#server/database/tables/accounts.ts'
import type { Services } from '#server/services.ts'
import { createRefusalRecorder } from './audit-request.ts'
import { readKeyProof } from './session-key.ts'
import { readSigned } from './signed.ts'

const audience = 'drafty'
/** A token outlives two missed refreshes and a night's sleep of the page, not more. */
const tokenSeconds = 12 * 3600

/** A token for this session: its subject is the account's e-mail (specification 1, section 3), its id the session. */
export function signToken({ secret, now }: Pick<Services, 'secret' | 'now'>, session: SessionRow, email: string) {
  const seconds = Math.floor(now() / 1000)
  return new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(email)
    .setJti(session.id)
    .setIssuer(audience)
    .setAudience(audience)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + tokenSeconds)
    .sign(secret)
}

/** The account and session behind a bearer token. Throws `token-authentication-failed` for anything but a live one. */
export async function authenticate(
  services: Services,
  context: Context,
): Promise<{ account: Account; session: SessionRow }> {
  const authorization = context.req.header('Authorization')
  const token = /^(?:Bearer|DPoP) (\S{1,4096})$/.exec(authorization ?? '')?.[1]
  const sessionId = token && (await readToken(services, token))
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
export async function readToken(services: Services, token: string): Promise<string | undefined> {
  const options = { algorithms: ['HS256'], issuer: audience, audience }
  const payload = await readSigned(services, token, options)
  return typeof payload?.jti === 'string' ? payload.jti : undefined
}

/** Whether a session goes on: a stream that it opened ends with it. */
export async function isSessionLive(services: Services, id: string): Promise<boolean> {
  return (await findLiveSession(services, id)) !== undefined
}

async function findLiveSession({ database, now }: Services, id: string) {
  const session = await database
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now())
    .executeTakeFirst()
  const account =
    session &&
    (await database.selectFrom('accounts').selectAll().where('id', '=', session.account_id).executeTakeFirst())
  return session && account && { session, account }
}
