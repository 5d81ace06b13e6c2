import type { Access, Standing } from '#domain/firm/may.ts'
import { keepQuery } from '#server/database/keep-query.ts'
import type { Database } from '#server/database/schema.ts'
import type { ClientAccessRow } from '#server/database/tables/firms.ts'
import type { Reach } from './reach.ts'

/** How somebody stands to a client; undefined for a client that is neither theirs nor their firm's, and where there is none. */
export async function standingTo(
  database: Database,
  { personId, firm }: Reach,
  clientId: string,
): Promise<{ readonly ownerId: string; readonly standing: Standing } | undefined> {
  const [row] = await standing(database, { personId, firmId: firm?.id ?? personId, clientId })
  if (!row?.owner_id) return undefined
  if (!firm || row.owner_id === personId) return { ownerId: personId, standing: 'own' }
  const { role, seesAll } = firm
  return { ownerId: firm.id, standing: { role, seesAll, access: accessOf(row) } }
}

/** One row, whether there is such a client or not: nobody hears by the time of an answer what stands behind a wall. */
const standing = keepQuery(
  (database, { personId, firmId, clientId }: { personId: string; firmId: string; clientId: string }) =>
    database.selectNoFrom(({ selectFrom }) => {
      const access = selectFrom('client_access').where('client_id', '=', clientId).where('person_id', '=', personId)
      return [
        selectFrom('clients')
          .select('owner_id')
          .where('id', '=', clientId)
          .where('owner_id', 'in', [personId, firmId])
          .as('owner_id'),
        access.select('level').as('level'),
        access.select('until_at').as('until_at'),
      ]
    }),
)

export function accessOf({
  level,
  until_at,
}: Partial<Pick<ClientAccessRow, 'level' | 'until_at'>> | Unshared): Access | undefined {
  if (level === null || level === undefined) return undefined
  return level === 'wall' ? { level } : { level, until: until_at ?? null }
}

type Unshared = { readonly level: ClientAccessRow['level'] | null; readonly until_at: number | null }
