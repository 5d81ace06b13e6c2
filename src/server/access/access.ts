import type { Account } from '#server/database/tables/accounts.ts'

/** What somebody wants to do to a client's drafts: look, change the text, decide about findings and versions. */
export type Deed = 'read' | 'write' | 'decide'

/**
 * The owners whose records an account may reach for a deed. Every query names them, so that nothing can be read by its id
 * alone. Today an account reaches what is its own; colleagues who share a client come in here, and nowhere else.
 */
export function reachOf({ id }: Pick<Account, 'id'>, _deed: Deed): readonly string[] {
  return [id]
}
