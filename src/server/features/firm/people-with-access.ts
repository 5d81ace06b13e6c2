import type { ClientOutlook } from '#contract/clients.ts'
import type { Reach } from '#server/access/reach.ts'
import { isShown, sourcesOf } from '#server/access/sources.ts'
import type { Database } from '#server/database/schema.ts'
import { presentPerson, readPeople } from './client-access.ts'

type People = ClientOutlook['access']

/** Who sees each of these clients of the firm, of those that the caller sees; nobody who is kept out, and nobody's own client. */
export async function peopleWithAccess(
  database: Database,
  reach: Reach,
  clientIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, People>> {
  const source = sourcesOf(reach, 'read', now).find(({ shared }) => shared !== undefined)
  if (!source || clientIds.length === 0) return new Map()
  const shown = await database
    .selectFrom('clients')
    .select('clients.id')
    .where('clients.owner_id', '=', source.ownerId)
    .where('clients.id', 'in', clientIds)
    .where((eb) => isShown(eb, source, 'clients.id'))
    .execute()
  const ids = shown.map(({ id }) => id)
  const rows = await readPeople(database, source.ownerId, ids)
  const byClient = Map.groupBy(rows, ({ client_id }) => client_id)
  return new Map(ids.map((id) => [id, (byClient.get(id) ?? []).flatMap((row) => seeing(row, reach, now))]))
}

function seeing(row: Parameters<typeof presentPerson>[0], reach: Reach, now: number): People {
  const person = presentPerson(row, reach, now)
  if (!person || person.level === 'wall') return []
  return [{ id: person.id, name: person.name, is_you: person.is_you }]
}
