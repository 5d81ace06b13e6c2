import { AppError } from '#contract/errors.ts'
import { isCommonPassword } from '#domain/accounts/common-password.ts'
import { isDuplicate } from '#server/database/connect.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import { startAsPlaceholder } from '#server/features/billing/index.ts'
import type { Services } from '#server/services.ts'
import { joinFamily, type OpenInvitation } from './family.ts'
import { insertAccount } from './store.ts'
import { termsVersion } from './terms.ts'

type NewAccount = {
  readonly email: string
  readonly passwordHash: string | null
  readonly isVerified: boolean
  readonly hasAcceptedTerms: boolean
  readonly invitation: OpenInvitation | undefined
}

/** Makes an account with everything that belongs to it; undefined when the address has one already. */
export async function createAccount({ database, now }: Services, given: NewAccount): Promise<Account | undefined> {
  const { email, passwordHash, isVerified, hasAcceptedTerms, invitation } = given
  try {
    return await database.transaction().execute(async (transaction) => {
      const created = await insertAccount(transaction, { email, passwordHash, now: now() })
      const change = {
        email_verified_at: isVerified || invitation ? now() : null,
        terms_version: hasAcceptedTerms ? termsVersion : null,
        terms_accepted_at: hasAcceptedTerms ? now() : null,
      }
      await transaction.updateTable('accounts').set(change).where('id', '=', created.id).execute()
      await startAsPlaceholder(transaction, created.id, now())
      const account = { ...created, ...change }
      return invitation ? await joinFamily(transaction, account, invitation, now()) : account
    })
  } catch (error) {
    if (isDuplicate(error)) return undefined
    throw error
  }
}

/** Throws `invalid-fields` for a password that is among the first that attackers try. */
export function refuseCommonPassword(password: string, email: string): void {
  if (!isCommonPassword(password, email)) return
  const message = 'This password is among the first that attackers try. Please choose another one.'
  throw new AppError('invalid-fields', { fields: [{ name: 'password', label: 'Password', message }] })
}
