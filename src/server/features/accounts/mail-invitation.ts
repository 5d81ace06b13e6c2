import { asRole, type Role } from '#domain/firm/roles.ts'
import { firmHeldBy } from '#server/access/membership.ts'
import type { Database } from '#server/database/schema.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import { queueMail } from '#server/features/mail/index.ts'
import { plainName } from './family-mails.ts'

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
