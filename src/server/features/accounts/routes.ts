import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import { isDuplicate } from '#server/database/connect.ts'
import { startAsPlaceholder } from '#server/features/billing/index.ts'
import { queueMail } from '#server/features/mail/index.ts'
import { readToken } from '#server/http/authenticate.ts'
import { implement } from '#server/http/implement.ts'
import { addressOf, limitRate } from '#server/http/rate-limit.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { useToken } from './one-time-tokens.ts'
import { hashPassword, matchesPassword } from './password.ts'
import { servePasswords } from './password-routes.ts'
import { serveProfile } from './profile-routes.ts'
import { serveSessions } from './session-routes.ts'
import { describeSession } from './session-reply.ts'
import { endSession, findAccountByEmail, insertAccount, markVerified, openSession, touchSession } from './store.ts'
import { mailVerification } from './verification.ts'

const termsVersion = '2026-11-01'

export function serveAccounts(app: App, services: Services): void {
  serveEntry(app, services)
  serveSession(app, services)
  servePasswords(app, services)
  serveProfile(app, services)
  serveSessions(app, services)
}

/** Signing up, logging in and out. */
function serveEntry(app: App, services: Services): void {
  const { database, now } = services
  const limitSignUps = limitRate(20, 3600)
  const limitLogins = limitRate(10, 300)

  implement(app, services, api.signUp, async ({ body, context }) => {
    await limitSignUps(addressOf(context))
    const passwordHash = await hashPassword(body.password)
    const taken = await findAccountByEmail(database, body.email)
    const account = taken ? undefined : await create(services, body.email, passwordHash)
    if (!account) {
      await tellOwner(services, body.email)
      throw new AppError('address-taken')
    }
    await mailVerification(services, account)
    const device = context.req.header('User-Agent') ?? ''
    const session = await openSession(database, account, { device, address: addressOf(context), now: now() })
    return describeSession(services, account, session)
  })

  implement(app, services, api.logIn, async ({ body, context }) => {
    const address = addressOf(context)
    await limitLogins(`${address} ${body.email}`)
    const account = await findAccountByEmail(database, body.email)
    const isRight = await matchesPassword(body.password, account?.password_hash ?? null)
    if (!account || !isRight) throw new AppError('wrong-credentials')
    const device = context.req.header('User-Agent') ?? ''
    const session = await openSession(database, account, { device, address, now: now() })
    return describeSession(services, { ...account, previous_login_at: account.last_login_at }, session)
  })

  implement(app, services, api.logOut, async ({ context }) => {
    const token = /^Bearer (\S+)$/.exec(context.req.header('Authorization') ?? '')?.[1]
    const session = token && (await readToken(services, token))
    if (session) await endSession(database, session, now())
    return undefined
  })
}

/** What a logged-in account asks about itself, and the link of its verification mail. */
function serveSession(app: App, services: Services): void {
  const { database, now } = services
  const limitMails = limitRate(5, 900)

  implement(app, services, api.verifyEmail, async ({ query, context }) => {
    const account = await useToken(database, query.token, 'verify-email', now())
    if (account) await markVerified(database, account, now())
    return context.redirect('/drafty/email-verification', 303)
  })

  implement(app, services, api.refresh, async ({ account, session }) => {
    await touchSession(database, session.id, now())
    return describeSession(services, account, session)
  })

  implement(app, services, api.resendVerification, async ({ account }) => {
    await limitMails(account.id)
    if (account.email_verified_at === null) await mailVerification(services, account)
    return { message: 'A new verification email has been sent' }
  })

  implement(app, services, api.acceptTerms, async ({ account, body }) => {
    const accepted = { terms_version: body?.version ?? termsVersion, terms_accepted_at: now() }
    await database.updateTable('accounts').set(accepted).where('id', '=', account.id).execute()
    return { accepted_at: new Date(accepted.terms_accepted_at).toISOString() }
  })
}

async function create({ database, now }: Services, email: string, passwordHash: string) {
  try {
    return await database.transaction().execute(async (transaction) => {
      const account = await insertAccount(transaction, { email, passwordHash, now: now() })
      const accepted = { terms_version: termsVersion, terms_accepted_at: now() }
      await transaction.updateTable('accounts').set(accepted).where('id', '=', account.id).execute()
      await startAsPlaceholder(transaction, account.id, now())
      return { ...account, ...accepted }
    })
  } catch (error) {
    if (isDuplicate(error)) return undefined
    throw error
  }
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
