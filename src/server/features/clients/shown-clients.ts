import { isShown, type Source } from '#server/access/sources.ts'
import type { Database } from '#server/database/schema.ts'

/** The clients that a source shows. */
export function clientsOf(database: Database, source: Source) {
  const query = database.selectFrom('clients').where('clients.owner_id', '=', source.ownerId)
  return source.shared ? query.where((eb) => isShown(eb, source, 'clients.id')) : query
}
