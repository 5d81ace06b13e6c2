import { AppError } from '#contract/errors.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import { queueMail } from '#server/features/mail/index.ts'
import type { Services } from '#server/services.ts'
import { issueToken } from './one-time-tokens.ts'

const oneDay = 86_400_000

/** Queues a mail with a link that verifies the address; good for a day. */
export async function mailVerification(services: Services, account: Account): Promise<void> {
  const now = services.now()
  await services.database.transaction().execute(async (transaction) => {
    const issue = { accountId: account.id, purpose: 'verify-email', now, lifeMs: oneDay } as const
    const token = await issueToken(transaction, issue)
    const link = `${services.publicUrl()}/api/auth/verify-email?token=${token}`
    await queueMail(transaction, {
      key: `verify ${token.slice(0, 16)}`,
      to: account.email,
      subject: 'Verify your e-mail address for Drafty',
      paragraphs: [
        'Please confirm that this address is yours. The link works once, for 24 hours.',
        { link, label: 'Verify my address' },
        'If you did not sign up for Drafty, ignore this mail.',
      ],
      now,
    })
  })
  services.nudge.wake()
}

/** Throws `verify-first` while the address is not verified: trial, subscription, inviting and further ways in need it. */
export function requireVerified({ email_verified_at }: Account): void {
  if (email_verified_at === null) throw new AppError('verify-first')
}
