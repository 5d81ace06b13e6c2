import { writeBillingMail } from '#domain/subscription/mails.ts'
import type { Database } from '#server/database/schema.ts'
import { queueMail } from '#server/features/mail/index.ts'
import type { MailDesk, Told } from './billing-mails.ts'

/** Tells every dependent with a verified address that drafting has stopped for the family, or is on again. */
export async function tellFamily(
  transaction: Database,
  desk: MailDesk,
  { accountId, mail, stamp, now }: Omit<Told, 'occasion'> & { readonly mail: 'family-off' | 'family-on' },
): Promise<void> {
  const members = await transaction
    .selectFrom('accounts as member')
    .innerJoin('accounts as owner', 'owner.id', 'member.parent_account_id')
    .select(['member.id', 'member.email', 'owner.email as owner_email'])
    .where('member.parent_account_id', '=', accountId)
    .where('member.email_verified_at', 'is not', null)
    .execute()
  for (const { id, email, owner_email: owner } of members) {
    const { subject, paragraphs } = writeBillingMail({ mail, owner }, desk)
    await queueMail(transaction, {
      key: `billing ${accountId} ${mail} ${stamp} ${id}`,
      to: email,
      subject,
      paragraphs: [
        ...paragraphs,
        { link: desk.billingUrl, label: 'Open Billing' },
        `You get this mail because you draft with the subscription of ${owner}.`,
      ],
      now,
    })
  }
}
