import { randomUUIDv7 } from 'node:crypto'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Context } from 'hono'
import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import { isDuplicate } from '#server/database/connect.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import type { PasskeyRow } from '#server/database/tables/account-security.ts'
import { implement } from '#server/http/implement.ts'
import { addressOf, limitRate } from '#server/http/rate-limit.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { issueChallenge, useChallenge } from './challenges.ts'
import { recordSecurity } from './security-events.ts'
import { signIn } from './sign-in.ts'
import { findAccount } from './store.ts'
import { requireVerified } from './verification.ts'

const mostPasskeys = 20

export function servePasskeys(app: App, services: Services): void {
  serveRegistration(app, services)
  serveLogin(app, services)
}

function serveRegistration(app: App, services: Services): void {
  const { database, now } = services

  implement(app, services, api.listPasskeys, async ({ account }) =>
    (await listPasskeys(services, account.id)).map(present),
  )

  implement(app, services, api.passkeyOptions, async ({ account }) => {
    requireVerified(account)
    const known = await listPasskeys(services, account.id)
    const challenge = await issueChallenge(database, { purpose: 'passkey-new', accountId: account.id, now: now() })
    return {
      ...(await generateRegistrationOptions({
        rpName: 'Drafty',
        rpID: siteOf(services).id,
        userName: account.email,
        userID: new TextEncoder().encode(account.id),
        challenge: Buffer.from(challenge, 'base64url'),
        attestationType: 'none',
        excludeCredentials: known.map(({ credential_id }) => ({ id: credential_id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })),
    }
  })

  implement(app, services, api.addPasskey, async ({ account, body, context }) => {
    requireVerified(account)
    if ((await listPasskeys(services, account.id)).length >= mostPasskeys) throw new AppError('too-many-requests')
    const row = await register(services, account, body.credential as unknown as RegistrationResponseJSON, body.name)
    await recordSecurity(services, context, { accountId: account.id, kind: 'passkey-added', detail: row.name })
    return present(row)
  })

  implement(app, services, api.removePasskey, async ({ account, params, context }) => {
    const { numDeletedRows } = await database
      .deleteFrom('passkeys')
      .where('id', '=', params.passkeyId)
      .where('account_id', '=', account.id)
      .executeTakeFirstOrThrow()
    if (numDeletedRows !== 1n) throw new AppError('not-found')
    await recordSecurity(services, context, { accountId: account.id, kind: 'passkey-removed' })
    return undefined
  })
}

function serveLogin(app: App, services: Services): void {
  const { database, now } = services
  const limit = limitRate(60, 900)

  implement(app, services, api.passkeyLoginOptions, async ({ context }) => {
    await limit(addressOf(context))
    const challenge = await issueChallenge(database, { purpose: 'passkey-login', accountId: null, now: now() })
    return {
      ...(await generateAuthenticationOptions({
        rpID: siteOf(services).id,
        challenge: Buffer.from(challenge, 'base64url'),
        userVerification: 'required',
      })),
    }
  })

  implement(app, services, api.logInWithPasskey, async ({ body, context }) => {
    await limit(addressOf(context))
    const passkey = await findByCredential(services, body.credential.id)
    const account = passkey && (await findAccount(database, passkey.account_id))
    const isGood =
      passkey && (await confirm(services, passkey, body.credential as unknown as AuthenticationResponseJSON))
    if (!account || !isGood) return refusePasskey(services, context, account)
    // The device has asked for a finger, a face or a PIN: possession and person are two factors already.
    return signIn(services, context, account, 'passkey')
  })
}

async function refusePasskey(services: Services, context: Context, account: Account | undefined): Promise<never> {
  await recordSecurity(services, context, { accountId: account?.id, kind: 'sign-in-refused', detail: 'passkey' })
  throw new AppError('passkey-refused')
}

/** Checks what the browser made and stores the key. Throws `passkey-refused` or `passkey-known`. */
async function register(services: Services, account: Account, response: RegistrationResponseJSON, name: string) {
  const { database, now } = services
  const { id: rpID, origins } = siteOf(services)
  const take = (value: string) =>
    useChallenge(database, value, { purpose: 'passkey-new', accountId: account.id, now: now() })
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge: take,
    expectedOrigin: origins,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => undefined)
  if (!checked?.verified) throw new AppError('passkey-refused')
  const { credential } = checked.registrationInfo
  const row: PasskeyRow = {
    id: randomUUIDv7(),
    account_id: account.id,
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: (credential.transports ?? []).join(',').slice(0, 200),
    name,
    created_at: now(),
    used_at: null,
  }
  try {
    await database.insertInto('passkeys').values(row).execute()
  } catch (error) {
    if (isDuplicate(error)) throw new AppError('passkey-known')
    throw error
  }
  return row
}

/** True when the passkey signed a challenge of ours that nobody has used; its counter goes forward. */
async function confirm(services: Services, passkey: PasskeyRow, response: AuthenticationResponseJSON) {
  const { database, now } = services
  const { id: rpID, origins } = siteOf(services)
  const take = (value: string) =>
    useChallenge(database, value, { purpose: 'passkey-login', accountId: null, now: now() })
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: take,
    expectedOrigin: origins,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: Buffer.from(passkey.public_key, 'base64url'),
      counter: passkey.counter,
    },
  }).catch(() => undefined)
  if (!checked?.verified) return false
  await database
    .updateTable('passkeys')
    .set({ counter: checked.authenticationInfo.newCounter, used_at: now() })
    .where('id', '=', passkey.id)
    .execute()
  return true
}

function listPasskeys({ database }: Services, accountId: string): Promise<PasskeyRow[]> {
  return database
    .selectFrom('passkeys')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .limit(mostPasskeys)
    .execute()
}

function findByCredential({ database }: Services, credentialId: string): Promise<PasskeyRow | undefined> {
  return database.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst()
}

/**
 * The name under which browsers keep passkeys, and the addresses that may use them. A passkey cannot belong to a bare IP
 * address; on one's own machine it belongs to `localhost`.
 */
function siteOf({ publicUrl, config }: Services): { readonly id: string; readonly origins: string[] } {
  const { hostname, origin, port } = new URL(publicUrl())
  if (config.isProduction || hostname !== '127.0.0.1') return { id: hostname, origins: [origin] }
  return { id: 'localhost', origins: [`http://localhost:${port}`] }
}

function present({ id, name, created_at, used_at }: PasskeyRow) {
  return {
    id,
    name,
    created_at: new Date(created_at).toISOString(),
    used_at: used_at === null ? null : new Date(used_at).toISOString(),
  }
}
