import { AppError } from '#contract/errors.ts'
import { changeOwner } from '#server/access/change-owner.ts'
import type { Database } from '#server/database/schema.ts'

/**
 * Makes the firm a family again: each client goes back to the one person who has it. Throws `still-shared` where a client
 * is shared, walled off, or in the hands of somebody who may not keep it.
 */
export async function deleteFirm(transaction: Database, firmId: string): Promise<void> {
  const rows = await readAccess(transaction, firmId)
  if (!isUnshared(rows)) throw new AppError('still-shared')
  for (const { id, person_id: to } of rows) if (to !== null) await changeOwner(transaction, id, { from: firmId, to })
  await transaction.deleteFrom('firms').where('owner_id', '=', firmId).execute()
  await transaction.deleteFrom('accounts').where('id', '=', firmId).execute()
}

/** Whether each client of the firm is in one pair of hands, and nobody is kept out of one. */
export async function canEnd(database: Database, firmId: string): Promise<boolean> {
  return isUnshared(await readAccess(database, firmId))
}

function isUnshared(rows: Awaited<ReturnType<typeof readAccess>>): boolean {
  const isWhole = ({ level, until_at }: (typeof rows)[number]) => level === 'full' && until_at === null
  return new Set(rows.map(({ id }) => id)).size === rows.length && rows.every(isWhole)
}

function readAccess(database: Database, firmId: string) {
  return database
    .selectFrom('clients')
    .leftJoin('client_access', 'client_access.client_id', 'clients.id')
    .select(['clients.id', 'client_access.person_id', 'client_access.level', 'client_access.until_at'])
    .where('clients.owner_id', '=', firmId)
    .execute()
}
