import type { Account } from '#server/database/tables/accounts.ts'

/**
 * The address of a firm's account. It is no e-mail address, so that nobody logs in with it, gets mail at it or resets a
 * password by it.
 */
export function addressOfFirm(id: string): string {
  return `firm:${id}`
}

/** Whether an account is a firm's: the owner of what belongs to the firm, and nobody who can log in. */
export function isFirmsAccount({ email }: Pick<Account, 'email'>): boolean {
  return email.startsWith('firm:')
}
