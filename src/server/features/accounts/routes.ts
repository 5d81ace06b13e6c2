import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import { queueMail } from '#server/features/mail/index.ts'
import { readToken } from '#server/http/authenticate.ts'
import { implement } from '#server/http/implement.ts'
import { addressOf, limitRate } from '#server/http/rate-limit.ts'
import { readKeyProof } from '#server/http/session-key.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { serveAddress } from './address-routes.ts'
import { createAccount, refuseCommonPassword } from './entry.ts'
import { serveFamily } from './family-routes.ts'
import { findInvitation } from './family.ts'
import { serveFreshProof } from './fresh-proof.ts'
import { serveGoogle } from './google-routes.ts'
import { isLocked } from './login-failures.ts'
import { fateOfToken, useToken } from './one-time-tokens.ts'
import { servePasskeys } from './passkey-routes.ts'
import { servePasswords } from './password-routes.ts'
import { hashPassword, matchesPassword } from './password.ts'
import { serveProfile } from './profile-routes.ts'
import { recordSecurity } from './security-events.ts'
import { describeSession } from './session-reply.ts'
import { serveSessions } from './session-routes.ts'
import { passSecondFactor, signIn } from './sign-in.ts'
import { endSession, findAccountByEmail, markVerified, touchSession } from './store.ts'
import { termsVersion } from './terms.ts'
import { serveTotp } from './totp-routes.ts'
import { isKnownSource, ownTurn, strangersTurn } from './turns.ts'
import { mailVerification } from './verification.ts'
import { refuse } from './refuse-sign-in.ts'

export function serveAccounts(app: App, services: Services): void {
  serveSignUp(app, services)
  serveLogIn(app, services)
  serveGoogle(app, services)
  servePasskeys(app, services)
  serveTotp(app, services)
  serveSession(app, services)
  servePasswords(app, services)
  serveProfile(app, services)
  serveSessions(app, services)
  serveFreshProof(app, services)
  serveAddress(app, services)
  serveFamily(app, services)
}

function serveSignUp(app: App, services: Services): void {
  const { database, now, config } = services
  // On one's own machine every account comes from the same address.
  const limitSignUps = limitRate(config.isProduction ? 20 : 500, 3600)

  implement(app, services, api.signUp, async ({ body, context }) => {
    await limitSignUps(addressOf(context))
    const key = await readKeyProof(services, context)
    refuseCommonPassword(body.password, body.email)
    const invitation = body.invite === undefined ? undefined : await findInvitation(database, body.invite, now())
    if (body.invite !== undefined && !invitation) throw new AppError('token-invalid')
    if (invitation && invitation.email !== body.email) throw new AppError('invalid-fields', { fields: [notTheInvited] })
    const passwordHash = await hashPassword(body.password, strangersTurn(services, context), services.passwordCost)
    const taken = await findAccountByEmail(database, body.email)
    const given = { email: body.email, passwordHash, isVerified: false, hasAcceptedTerms: true, invitation }
    const account = taken ? undefined : await createAccount(services, given)
    if (!account) {
      await tellOwner(services, body.email)
      throw new AppError('address-taken')
    }
    await recordSecurity(services, context, { accountId: account.id, kind: 'signed-up', detail: 'password' })
    if (account.email_verified_at === null) await mailVerification(services, account)
    return signIn(services, context, account, { way: 'password', key })
  })
}

const notTheInvited = { name: 'email', label: 'E-mail address', message: 'The invitation was sent to another address.' }

function serveLogIn(app: App, services: Services): void {
  const { database, now, config } = services
  // An office behind one address logs in often; one account from there does not, nor goes on with it for days.
  const limitSource = limitRate(config.isProduction ? 100 : 5000, 300)
  const limitPair = limitRate(10, 300)
  const limitPairInADay = limitRate(60, 86_400)

  implement(app, services, api.logIn, async ({ body, context }) => {
    const { email } = body
    const source = addressOf(context)
    const key = await readKeyProof(services, context)
    const account = await findAccountByEmail(database, email)
    // What a stranger does locks out strangers, not the attorney at the usual place.
    const isKnown = await isKnownSource(services, context, { account, key })
    if (!isKnown) await limitSource(source)
    await limitPair(`${source} ${email}`)
    await limitPairInADay(`${source} ${email}`)
    if (!isKnown && (await isLocked(database, email, now()))) throw new AppError('locked-out', { retryAfter: 900 })
    const turn = isKnown ? ownTurn : strangersTurn(services, context)
    const isRight = await matchesPassword(body.password, account?.password_hash ?? null, turn)
    if (!account || !isRight) {
      await refuse(services, context, { email, account, why: 'password' })
      throw new AppError('wrong-credentials')
    }
    await passSecondFactor(services, context, account, body.totp)
    return signIn(services, context, account, { way: 'password', key })
  })

  implement(app, services, api.logOut, async ({ context }) => {
    const token = /^Bearer (\S+)$/.exec(context.req.header('Authorization') ?? '')?.[1]
    const session = token && readToken(services, token)
    const accountId = session && (await endSession(database, session, now()))
    if (accountId) await recordSecurity(services, context, { accountId, kind: 'logged-out' })
    return undefined
  })
}

/** What a logged-in account asks about itself, and the link of its verification mail. */
function serveSession(app: App, services: Services): void {
  const { database, now } = services
  const limitMails = limitRate(5, 900)

  implement(app, services, api.verifyEmail, async ({ query, context }) => {
    const accountId = await useToken(database, query.token, 'verify-email', now())
    if (accountId) await markVerified(database, accountId, now())
    const kind = accountId ? 'address-verified' : 'link-refused'
    await recordSecurity(services, context, { accountId, kind, detail: accountId ? '' : 'verification' })
    const result = accountId ? 'verified' : await fateOfToken(database, query.token, 'verify-email')
    return context.redirect(`/drafty/email-verification?link=${result}`, 303)
  })

  implement(app, services, api.refresh, async ({ account, session }) => {
    await touchSession(database, session, now())
    return describeSession(services, account, session)
  })

  implement(app, services, api.resendVerification, async ({ account }) => {
    await limitMails(account.id)
    if (account.email_verified_at === null) await mailVerification(services, account)
    return { message: 'A new verification email has been sent' }
  })

  implement(app, services, api.acceptTerms, async ({ account, body, context }) => {
    // Nobody accepts terms that are not the ones shown.
    if (body?.version !== undefined && body.version !== termsVersion) throw new AppError('version-is-stale')
    const accepted = { terms_version: body?.version ?? termsVersion, terms_accepted_at: now() }
    await database.updateTable('accounts').set(accepted).where('id', '=', account.id).execute()
    const detail = accepted.terms_version
    await recordSecurity(services, context, { accountId: account.id, kind: 'terms-accepted', detail })
    return { accepted_at: new Date(accepted.terms_accepted_at).toISOString() }
  })
}

/** Who signs up with a taken address learns nothing; the owner of the address learns of it, at most once a day. */
async function tellOwner({ database, now, nudge }: Services, email: string): Promise<void> {
  await queueMail(database, {
    key: `taken ${email.slice(0, 60)} ${Math.floor(now() / 86_400_000)}`,
    to: email,
    subject: 'Somebody tried to sign up with your address',
    paragraphs: [
      'Somebody tried to make a new Drafty account with this address, which has one already.',
      'If it was you, log in instead, or reset your password. If not, there is nothing to do.',
    ],
    now: now(),
  })
  nudge.wake()
}
