import { asRole, type Role } from '#domain/firm/roles.ts'
import { firmHeldBy } from '#server/access/membership.ts'
import type { Database } from '#server/database/schema.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import { queueMail } from '#server/features/mail/index.ts'

type Invited = {
  readonly id: string
  readonly email: string
  readonly role: Role
  /** The address that accepts. */
  readonly link: string
  /** The name of whoever invites, or the address. */
  readonly by: string
  readonly now: number
}

/** Invites somebody into a family, or into the firm that it has become: what becomes of their clients is said. */
export async function mailInvitation(transaction: Database, owner: Account, invited: Invited): Promise<void> {
  const { id, email, role, link, by, now } = invited
  const firm = await firmHeldBy(transaction, owner.id)
  const from = `${plainName(by)} (${owner.email})`
  const said = firm
    ? [
        `${from} invites you to ${plainName(firm.name)}, a firm on Drafty, ${asRole[role]}.`,
        'Clients that you have stay your own. Clients that you add in the firm belong to it, unless you choose otherwise when you add them; the firm keeps them when you leave.',
        firm.holder_sees_all === 1
          ? 'The owner of the firm sees every client of the firm. Nobody else sees one unless it is shared with them.'
          : 'Nobody sees a client of the firm unless it is shared with them, the owner of the firm included.',
      ]
    : [
        `${from} invites you to use Drafty with the subscription of their account.`,
        'Your clients and drafts stay your own: they see how many drafts you make, never what is in them.',
      ]
  await queueMail(transaction, {
    key: `invite ${id}`,
    to: email,
    subject: 'You are invited to Drafty',
    paragraphs: [
      ...said,
      { link, label: 'Accept the invitation' },
      'The invitation is good for seven days. If you do not know the sender, ignore this mail.',
    ],
    now,
  })
}

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
function plainName(name: string): string {
  const plain = name
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .split(' ')
    .filter((word) => !/[/@:]|\w\.\w/.test(word))
    .join(' ')
    .trim()
    .slice(0, 80)
  return plain === '' ? 'An attorney' : plain
}
