import type { Access, Standing } from '#domain/firm/may.ts'
import type { Database } from '#server/database/schema.ts'
import type { ClientAccessRow } from '#server/database/tables/firms.ts'
import type { Reach } from './reach.ts'

/** How somebody stands to a client; undefined for a client that is neither theirs nor their firm's, and where there is none. */
export async function standingTo(
  database: Database,
  { personId, firm }: Reach,
  clientId: string,
): Promise<{ readonly ownerId: string; readonly standing: Standing } | undefined> {
  const owners = firm ? [personId, firm.id] : [personId]
  const row = await database
    .selectFrom('clients')
    .leftJoin('client_access', (join) =>
      join.onRef('client_access.client_id', '=', 'clients.id').on('client_access.person_id', '=', personId),
    )
    .select(['clients.owner_id', 'client_access.level', 'client_access.until_at'])
    .where('clients.id', '=', clientId)
    .where('clients.owner_id', 'in', owners)
    .executeTakeFirst()
  if (!row) return undefined
  if (!firm || row.owner_id === personId) return { ownerId: personId, standing: 'own' }
  const { role, seesAll } = firm
  return { ownerId: firm.id, standing: { role, seesAll, access: accessOf(row) } }
}

export function accessOf({
  level,
  until_at,
}: Partial<Pick<ClientAccessRow, 'level' | 'until_at'>> | Unshared): Access | undefined {
  if (level === null || level === undefined) return undefined
  return level === 'wall' ? { level } : { level, until: until_at ?? null }
}

type Unshared = { readonly level: ClientAccessRow['level'] | null; readonly until_at: number | null }
