import type { Account } from '#server/database/tables/accounts.ts'
import { queueMail } from '#server/features/mail/index.ts'
import type { Services } from '#server/services.ts'

/** Tells everybody in the family that it is a firm now, and what that changes for them. */
export async function tellMembers(
  { database, now, nudge, publicUrl }: Services,
  holder: Account,
  { name, ownerSeesAll }: { readonly name: string; readonly ownerSeesAll: boolean },
): Promise<void> {
  const members = await database
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('parent_account_id', '=', holder.id)
    .execute()
  const plain = name.replaceAll(/[/@:.\s]+/g, ' ').trim()
  await database.transaction().execute(async (transaction) => {
    for (const { id, email } of members)
      await queueMail(transaction, {
        key: `firm ${holder.id} ${id} ${now()}`,
        to: email,
        subject: 'Your Drafty account belongs to a firm now',
        paragraphs: [
          `${holder.email} has turned the accounts of ${plain} into a firm.`,
          'The clients that you have stay your own. Clients that you add from now on belong to the firm, unless you choose otherwise when you add them; the firm keeps them when you leave.',
          ownerSeesAll
            ? 'The owner of the firm sees every client of the firm. Nobody else sees one unless it is shared with them.'
            : 'Nobody sees a client of the firm unless it is shared with them, the owner of the firm included.',
          { link: `${publicUrl()}/firm`, label: 'Look at the firm' },
        ],
        now: now(),
      })
  })
  nudge.wake()
}
