import type { Context } from 'hono'
import type { Account } from '#server/database/tables/accounts.ts'
import { queueMail } from '#server/features/mail/index.ts'
import type { Services } from '#server/services.ts'
import { addFailure } from './login-failures.ts'
import { recordSecurity } from './security-events.ts'

/** Counts and records a refused attempt; the one that locks the address is told to its owner. */
export async function refuse(
  services: Services,
  context: Context,
  { email, account, why }: { email: string; account: Account | undefined; why: string },
): Promise<void> {
  const locks = await addFailure(services.database, email, services.now())
  await recordSecurity(services, context, { accountId: account?.id, kind: 'sign-in-refused', detail: why })
  if (!locks) return
  await recordSecurity(services, context, { accountId: account?.id, kind: 'locked-out' })
  if (account) await tellOfLock(services, account)
}

async function tellOfLock({ database, now, nudge, publicUrl }: Services, { id, email }: Account): Promise<void> {
  await queueMail(database, {
    key: `locked ${id} ${Math.floor(now() / 3_600_000)}`,
    to: email,
    subject: 'Logging in to Drafty is locked for 15 minutes',
    paragraphs: [
      'Somebody gave a wrong password or code for your account many times. Logging in is locked for 15 minutes.',
      'If it was you, a new password opens it at once. If not, your password has kept them out.',
      { link: `${publicUrl()}/forgot-password`, label: 'Set a new password' },
    ],
    now: now(),
  })
  nudge.wake()
}
