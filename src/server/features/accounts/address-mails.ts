import type { Database } from '#server/database/schema.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import { queueMail } from '#server/features/mail/index.ts'
import type { Services } from '#server/services.ts'
import { issueToken } from './one-time-tokens.ts'

const oneDay = 86_400_000

/** Asks the earlier (`leave-address`) or the new address (`take-address`) to confirm; the link works once, for a day. */
export async function mailAddressChange(
  { now, publicUrl }: Services,
  transaction: Database,
  { id, email }: Account,
  purpose: 'leave-address' | 'take-address',
  newEmail: string,
): Promise<void> {
  const token = await issueToken(transaction, { accountId: id, purpose, now: now(), lifeMs: oneDay })
  const isOld = purpose === 'leave-address'
  await queueMail(transaction, {
    key: `${purpose} ${token.slice(0, 16)}`,
    to: isOld ? email : newEmail,
    subject: 'Confirm the new e-mail address for Drafty',
    paragraphs: [
      isOld
        ? `Somebody who is logged in to your account wants it to belong to another address: ${newEmail}. It changes when both addresses have confirmed.`
        : 'Somebody wants a Drafty account to belong to this address. It changes when both addresses have confirmed.',
      { link: `${publicUrl()}/confirm-address?token=${token}`, label: 'Confirm the change' },
      isOld
        ? 'If it was not you, do not confirm: set a new password, and nothing changes.'
        : 'If you do not know of it, ignore this mail: nothing changes.',
    ],
    now: now(),
  })
}

/** To the owner of an account whose address somebody else wants: nothing happens. */
export async function mailAddressTaken({ now }: Services, transaction: Database, taken: Account): Promise<void> {
  await queueMail(transaction, {
    key: `wanted ${taken.id} ${Math.floor(now() / oneDay)}`,
    to: taken.email,
    subject: 'Somebody wanted to use your address for another account',
    paragraphs: [
      'Somebody asked that another Drafty account belong to this address, which has one already. Nothing was changed.',
      'If it was you, delete the account of this address first, or write to support.',
    ],
    now: now(),
  })
}
