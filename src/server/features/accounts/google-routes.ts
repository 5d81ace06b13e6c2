import type { Context } from 'hono'
import { api } from '#contract/api.ts'
import { email as emailSchema } from '#contract/accounts.ts'
import { AppError } from '#contract/errors.ts'
import { isDuplicate } from '#server/database/connect.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import { queueMail } from '#server/features/mail/index.ts'
import { implement } from '#server/http/implement.ts'
import { addressOf, limitRate } from '#server/http/rate-limit.ts'
import { readKeyProof } from '#server/http/session-key.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { isOpenChallenge, issueChallenge, useChallenge } from './challenges.ts'
import { createAccount } from './entry.ts'
import { findInvitation } from './family.ts'
import { type GoogleIdentity, readGoogleToken } from './google-token.ts'
import { recordSecurity } from './security-events.ts'
import { passSecondFactor, signIn } from './sign-in.ts'
import { findAccountByEmail } from './store.ts'

/** Signing in with a Google account: keyed by its subject, its token good once, linked only when both sides are verified. */
export function serveGoogle(app: App, services: Services): void {
  const { database, now, config } = services
  const limit = limitRate(60, 900)

  implement(app, services, api.googleNonce, async ({ context }) => {
    await limit(addressOf(context))
    if (config.GOOGLE_CLIENT_ID === undefined) throw new AppError('not-found')
    return { nonce: await issueChallenge(database, { purpose: 'google', accountId: null, now: now() }) }
  })

  implement(app, services, api.logInWithGoogle, async ({ body, context }) => {
    await limit(addressOf(context))
    const key = await readKeyProof(services, context)
    const identity = await readGoogleToken(config, body.credential, now())
    const isFresh = identity && (await isOpenChallenge(database, identity.nonce, { purpose: 'google', now: now() }))
    if (!identity || !isFresh) return refuseGoogle(services, context, identity ? 'used token' : 'token')
    const known = await findBySubject(services, identity.sub)
    if (known) await passSecondFactor(services, context, known, body.totp)
    const account = known ?? (await linkOrCreate(services, context, identity, body))
    const isOurs = await useChallenge(database, identity.nonce, { purpose: 'google', accountId: null, now: now() })
    if (!isOurs) return refuseGoogle(services, context, 'used token')
    return signIn(services, context, account, { way: 'google', key })
  })
}

async function refuseGoogle(services: Services, context: Context, detail: string): Promise<never> {
  await recordSecurity(services, context, { accountId: undefined, kind: 'sign-in-refused', detail: `google ${detail}` })
  throw new AppError('google-refused')
}

async function findBySubject({ database }: Services, sub: string): Promise<Account | undefined> {
  return database
    .selectFrom('accounts')
    .innerJoin('account_security', 'account_security.account_id', 'accounts.id')
    .selectAll('accounts')
    .where('account_security.google_sub', '=', sub)
    .executeTakeFirst()
}

type Given = { readonly totp?: string | undefined; readonly invite?: string | undefined }

/** The account with the verified address, linked now; or a new account. */
async function linkOrCreate(
  services: Services,
  context: Context,
  identity: GoogleIdentity,
  { totp, invite }: Given,
): Promise<Account> {
  if (!identity.isEmailVerified || !emailSchema.safeParse(identity.email).success)
    return refuseGoogle(services, context, 'unverified address')
  const existing = await findAccountByEmail(services.database, identity.email)
  if (existing) {
    // Somebody else may have signed up with this address before its owner did: nothing is shared with them.
    if (existing.email_verified_at === null) {
      await recordSecurity(services, context, {
        accountId: existing.id,
        kind: 'sign-in-refused',
        detail: 'google, address not verified',
      })
      throw new AppError('google-not-linked')
    }
    await passSecondFactor(services, context, existing, totp)
    return link(services, context, existing, identity.sub)
  }
  return create(services, context, identity, invite)
}

async function create(services: Services, context: Context, identity: GoogleIdentity, invite: string | undefined) {
  const { database, now } = services
  const invitation = invite === undefined ? undefined : await findInvitation(database, invite, now())
  if (invite !== undefined && invitation?.email !== identity.email) throw new AppError('token-invalid')
  const given = { email: identity.email, passwordHash: null, isVerified: true, hasAcceptedTerms: false, invitation }
  const account = await createAccount(services, given)
  if (!account) throw new AppError('google-refused')
  await recordSecurity(services, context, { accountId: account.id, kind: 'signed-up', detail: 'google' })
  return link(services, context, account, identity.sub)
}

async function link(services: Services, context: Context, account: Account, sub: string): Promise<Account> {
  const { database, now, nudge } = services
  const linked = await database
    .updateTable('account_security')
    .set({ google_sub: sub })
    .where('account_id', '=', account.id)
    .where('google_sub', 'is', null)
    .executeTakeFirst()
    .catch((error: unknown) => {
      if (isDuplicate(error)) return undefined
      throw error
    })
  if (linked?.numUpdatedRows !== 1n) return refuseGoogle(services, context, 'another Google account is linked')
  await recordSecurity(services, context, { accountId: account.id, kind: 'google-linked' })
  if (account.password_hash !== null) {
    await queueMail(database, {
      key: `google ${account.id} ${now()}`,
      to: account.email,
      subject: 'A Google account was linked to your Drafty account',
      paragraphs: [
        'From now on you can log in with the Google account of this address as well.',
        'If it was not you, reset your password and write to support.',
      ],
      now: now(),
    })
    nudge.wake()
  }
  return account
}
