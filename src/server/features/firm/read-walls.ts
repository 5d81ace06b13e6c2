import { isShownInAll, type Source } from '#server/access/sources.ts'
import { cutPage, decodeCursor } from '#server/database/paging.ts'
import type { Database } from '#server/database/schema.ts'

type Page = { readonly limit: number; readonly cursor?: string | undefined }

/** One page of the walls of the firm that are around clients which a source shows. */
export async function readWalls(database: Database, source: Source, { limit, cursor }: Page) {
  let query = database
    .selectFrom('client_access')
    .innerJoin('clients', 'clients.id', 'client_access.client_id')
    .innerJoin('firm_members', 'firm_members.person_id', 'client_access.person_id')
    .innerJoin('accounts', 'accounts.id', 'client_access.person_id')
    .innerJoin('attorney_profiles', 'attorney_profiles.account_id', 'client_access.person_id')
    .select(['client_access.client_id', 'client_access.person_id', 'made_at', 'reason', 'accounts.email'])
    .select(['clients.first_name', 'clients.middle_name', 'clients.last_name'])
    .select(['attorney_profiles.first_name as first', 'attorney_profiles.last_name as last'])
    .where('client_access.owner_id', '=', source.ownerId)
    .where('client_access.level', '=', 'wall')
    .where((eb) => isShownInAll(eb, source, 'client_access.client_id'))
  if (cursor !== undefined) {
    const [at, id] = decodeCursor(cursor, 'number')
    const [clientId = '', personId = ''] = id.split(' ')
    query = query.where(({ eb, or, and }) =>
      or([
        eb('made_at', '<', at),
        and([eb('made_at', '=', at), eb('client_access.client_id', '<', clientId)]),
        and([
          eb('made_at', '=', at),
          eb('client_access.client_id', '=', clientId),
          eb('client_access.person_id', '<', personId),
        ]),
      ]),
    )
  }
  const found = await query
    .orderBy('made_at', 'desc')
    .orderBy('client_access.client_id', 'desc')
    .orderBy('client_access.person_id', 'desc')
    .limit(limit + 1)
    .execute()
  return cutPage(found, limit, (row) => [row.made_at, `${row.client_id} ${row.person_id}`])
}
