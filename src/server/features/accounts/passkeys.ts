import type { Database } from '#server/database/schema.ts'
import type { PasskeyRow } from '#server/database/tables/account-security.ts'
import type { Services } from '#server/services.ts'

export const mostPasskeys = 20

export function listPasskeys({ database }: Pick<Services, 'database'>, accountId: string): Promise<PasskeyRow[]> {
  return database
    .selectFrom('passkeys')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .limit(mostPasskeys)
    .execute()
}

/** Removes some passkeys of an account, or none where they are not its own; how many went. */
export async function endPasskeys(database: Database, accountId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const { numDeletedRows } = await database
    .deleteFrom('passkeys')
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export function findByCredential({ database }: Services, credentialId: string): Promise<PasskeyRow | undefined> {
  return database.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst()
}

/**
 * The name under which browsers keep passkeys, and the addresses that may use them. A passkey cannot belong to a bare IP
 * address; on one's own machine it belongs to `localhost`.
 */
export function siteOf({ publicUrl, config }: Services): { readonly id: string; readonly origins: string[] } {
  const { hostname, origin, port } = new URL(publicUrl())
  if (config.isProduction || hostname !== '127.0.0.1') return { id: hostname, origins: [origin] }
  return { id: 'localhost', origins: [`http://localhost:${port}`] }
}

export function presentPasskey({ id, name, created_at, used_at }: PasskeyRow) {
  return {
    id,
    name,
    created_at: new Date(created_at).toISOString(),
    used_at: used_at === null ? null : new Date(used_at).toISOString(),
  }
}
