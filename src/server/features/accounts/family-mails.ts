import { firmHeldBy } from '#server/access/membership.ts'
import type { Database } from '#server/database/schema.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import { queueMail } from '#server/features/mail/index.ts'

/** Tells somebody who was taken out of a family what is theirs still, and what stays with its firm. */
export async function mailRemoval(transaction: Database, owner: Account, member: Account, now: number): Promise<void> {
  const firm = await firmHeldBy(transaction, owner.id)
  await queueMail(transaction, {
    key: `removed ${member.id} ${now}`,
    to: member.email,
    subject: firm ? 'You are not in the firm any more' : 'Your Drafty account has left its family',
    paragraphs: [
      firm
        ? `${owner.email} has taken your account out of ${plainName(firm.name)}. The clients of the firm stay with it; you do not see them any more. Your own clients, files and drafts are all still there.`
        : `${owner.email} no longer shares a subscription with you. Your clients, files and drafts are all still there.`,
      'To make new drafts, choose a plan of your own in the settings.',
    ],
    now,
  })
}

/** A name in a mail to somebody who does not know the sender: no line of its own, no address to click on. */
export function plainName(name: string): string {
  const plain = name
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .split(' ')
    .filter((word) => !/[/@:]|\w\.\w/.test(word))
    .join(' ')
    .trim()
    .slice(0, 80)
  return plain === '' ? 'An attorney' : plain
}
