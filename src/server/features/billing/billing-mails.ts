import type { MailOccasion } from '#domain/subscription/mail-occasions.ts'
import { writeBillingMail } from '#domain/subscription/mails.ts'
import type { Zone } from '#domain/subscription/counting-days.ts'
import type { Database } from '#server/database/schema.ts'
import { queueMail } from '#server/features/mail/index.ts'
import type { Services } from '#server/services.ts'

/** From where mails and papers about billing are written. */
export type MailDesk = {
  readonly zone: Zone
  readonly isLocal: boolean
  readonly billingUrl: string
  /** Whose invoices these are, and whom to ask about them. */
  readonly seller: readonly string[]
  readonly support: string
}

export function mailDesk({ config, billing, publicUrl }: Services): MailDesk {
  const billingUrl = `${publicUrl()}/settings/billingandsubscriptions`
  const seller = (config.INVOICE_SELLER ?? '').split('|').flatMap((line) => line.trim() || [])
  const support = config.SUPPORT_EMAIL
  return { zone: config.BILLING_TIME_ZONE, isLocal: billing === undefined, billingUrl, seller, support }
}

export type Told = {
  /** The account that pays. */
  readonly accountId: string
  readonly occasion: MailOccasion
  /** With the mail's name it tells this occasion from every other one of the account. */
  readonly stamp: string | number
  readonly now: number
}

const notCollected = 'This installation has no billing provider: no money was collected.'

/** Puts a mail to the owner into the outbox, in the transaction of its event; the same occasion is never told twice. */
export async function tellOwner(
  transaction: Database,
  desk: MailDesk,
  { accountId, occasion, stamp, now }: Told,
): Promise<void> {
  const owner = await transaction
    .selectFrom('accounts')
    .select(['email', 'email_verified_at'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (!owner || owner.email_verified_at === null) return
  const { subject, paragraphs, hasSum } = writeBillingMail(occasion, desk)
  await queueMail(transaction, {
    key: `billing ${accountId} ${occasion.mail} ${stamp}`,
    to: owner.email,
    subject,
    paragraphs: [
      ...paragraphs,
      ...(hasSum && desk.isLocal ? [notCollected] : []),
      { link: desk.billingUrl, label: 'Open Billing' },
      'You get this mail because the subscription of this Drafty account is yours.',
    ],
    now,
  })
}
