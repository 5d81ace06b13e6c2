import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Context } from 'hono'
import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import { isDuplicate } from '#server/database/connect.ts'
import { newId } from '#server/database/new-id.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import type { PasskeyRow } from '#server/database/tables/account-security.ts'
import { implement } from '#server/http/implement.ts'
import { addressOf, limitRate } from '#server/http/rate-limit.ts'
import { readKeyProof } from '#server/http/session-key.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { issueChallenge, useChallenge } from './challenges.ts'
import { requireFreshProof } from './fresh-proof.ts'
import { findByCredential, listPasskeys, mostPasskeys, presentPasskey, siteOf } from './passkeys.ts'
import { recordSecurity } from './security-events.ts'
import { mailSecurity } from './security-mails.ts'
import { signIn } from './sign-in.ts'
import { findAccount } from './store.ts'
import { requireVerified } from './verification.ts'
import { confirmPasskey } from './confirm-passkey.ts'

/** A megabyte of certificates and formats that most servers never need. */
const webauthn = () => import('@simplewebauthn/server')

export function servePasskeys(app: App, services: Services): void {
  serveRegistration(app, services)
  serveLogin(app, services)
}

function serveRegistration(app: App, services: Services): void {
  const { database, now } = services

  implement(app, services, api.listPasskeys, async ({ account }) =>
    (await listPasskeys(services, account.id)).map(presentPasskey),
  )

  implement(app, services, api.passkeyOptions, async ({ account, session }) => {
    requireVerified(account)
    requireFreshProof(services, session)
    const known = await listPasskeys(services, account.id)
    const challenge = await issueChallenge(database, { purpose: 'passkey-new', accountId: account.id, now: now() })
    return {
      ...(await (
        await webauthn()
      ).generateRegistrationOptions({
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

  implement(app, services, api.addPasskey, async ({ account, session, body, context }) => {
    requireVerified(account)
    requireFreshProof(services, session)
    if ((await listPasskeys(services, account.id)).length >= mostPasskeys) throw new AppError('too-many-requests')
    const row = await register(services, account, body.credential as unknown as RegistrationResponseJSON, body.name)
    await recordSecurity(services, context, { accountId: account.id, kind: 'passkey-added', detail: row.name })
    await mailSecurity(services, account, 'passkey-added')
    return presentPasskey(row)
  })

  implement(app, services, api.removePasskey, async ({ account, session, params, context }) => {
    requireFreshProof(services, session)
    const { numDeletedRows } = await database
      .deleteFrom('passkeys')
      .where('id', '=', params.passkeyId)
      .where('account_id', '=', account.id)
      .executeTakeFirstOrThrow()
    if (numDeletedRows !== 1n) throw new AppError('not-found')
    await recordSecurity(services, context, { accountId: account.id, kind: 'passkey-removed' })
    await mailSecurity(services, account, 'passkey-removed')
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
      ...(await (
        await webauthn()
      ).generateAuthenticationOptions({
        rpID: siteOf(services).id,
        challenge: Buffer.from(challenge, 'base64url'),
        userVerification: 'required',
      })),
    }
  })

  implement(app, services, api.logInWithPasskey, async ({ body, context }) => {
    await limit(addressOf(context))
    const key = await readKeyProof(services, context)
    const passkey = await findByCredential(services, body.credential.id)
    const account = passkey && (await findAccount(database, passkey.account_id))
    const isGood =
      passkey && (await confirmPasskey(services, passkey, body.credential as unknown as AuthenticationResponseJSON))
    if (!account || !isGood) return refusePasskey(services, context, account)
    // The device has asked for a finger, a face or a PIN: possession and person are two factors already.
    return signIn(services, context, account, { way: 'passkey', key })
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
  const checked = await (
    await webauthn()
  )
    .verifyRegistrationResponse({
      response,
      expectedChallenge: take,
      expectedOrigin: origins,
      expectedRPID: rpID,
      requireUserVerification: true,
    })
    .catch(() => undefined)
  if (!checked?.verified) throw new AppError('passkey-refused')
  const { credential } = checked.registrationInfo
  const row: PasskeyRow = {
    id: newId(),
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
