import { isShownInAll, ownerInAll, type Source } from '#server/access/sources.ts'
import type { Database } from '#server/database/schema.ts'
import { lawStamp } from './read-cases.ts'

/** What a client's dates would be counted from now, of all clients or of these: another text where anything was saved since. */
export async function readSeen(
  database: Database,
  source: Source,
  among?: readonly string[],
): Promise<Map<string, string>> {
  const { ownerId } = source
  const isFirms = source.shared !== undefined
  const clients = database
    .selectFrom('clients')
    .select(['id', 'updated_at'])
    .where(ownerInAll(source, 'clients.owner_id'), '=', ownerId)
    .$if(isFirms, (query) => query.where((eb) => isShownInAll(eb, source, 'clients.id')))
    .$if(among !== undefined, (query) => query.where('id', 'in', among ?? []))
  const answers = database
    .selectFrom('clients')
    .innerJoin('answers', 'answers.client_id', 'clients.id')
    .select(({ fn }) => ['clients.id as id', fn.sum<number | string>('answers.version').as('count')])
    .where(ownerInAll(source, 'clients.owner_id'), '=', ownerId)
    .$if(isFirms, (query) => query.where((eb) => isShownInAll(eb, source, 'clients.id')))
    .$if(among !== undefined, (query) => query.where('clients.id', 'in', among ?? []))
    .groupBy('clients.id')
  const packets = database
    .selectFrom('packets')
    .select(({ fn }) => ['client_id as id', fn.sum<number | string>('version').as('count')])
    .where('owner_id', '=', ownerId)
    .$if(isFirms, (query) => query.where((eb) => isShownInAll(eb, source, 'packets.client_id')))
    .$if(among !== undefined, (query) => query.where('client_id', 'in', among ?? []))
    .groupBy('client_id')
  const law = lawStamp()
  const [rows, told, filed] = [await clients.execute(), await answers.execute(), await packets.execute()]
  const byAnswers = new Map(told.map(({ id, count }) => [id, count]))
  const byPackets = new Map(filed.map(({ id, count }) => [id, count]))
  return new Map(
    rows.map(({ id, updated_at }) => [id, [law, updated_at, byAnswers.get(id) ?? 0, byPackets.get(id) ?? 0].join(' ')]),
  )
}
