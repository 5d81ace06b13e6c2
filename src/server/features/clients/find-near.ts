import { fullName } from '#domain/clients/client-record.ts'
import { fuzzySearch, type Match, toolSearchThreshold } from '#domain/fuzzy-match.ts'
import type { Source } from '#server/access/sources.ts'
import type { Database } from '#server/database/schema.ts'
import type { ClientRow } from '#server/database/tables/clients.ts'
import { clientsOf } from './shown-clients.ts'

const mostNear = 20
const lookedAtOnce = 200

/** The clients whose names come nearest to words that no client has: a letter missing, two letters swapped. */
export async function findNear(
  database: Database,
  sources: readonly Source[],
  q: string,
  limit: number,
): Promise<readonly ClientRow[]> {
  const near: Match<string>[] = []
  for (const source of sources) near.push(...(await nearIn(database, source, q)))
  const best = near.toSorted((a, b) => b.score - a.score).slice(0, Math.min(limit, mostNear))
  if (best.length === 0) return []
  const ids = best.map(({ item }) => item)
  const found = sources.map((source) =>
    clientsOf(database, source).selectAll().where('clients.id', 'in', ids).execute(),
  )
  return (await Promise.all(found)).flat().toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

async function nearIn(database: Database, source: Source, q: string): Promise<Match<string>[]> {
  const near: Match<string>[] = []
  for (let after = ''; ;) {
    const names = await clientsOf(database, source)
      .select(['id', 'first_name', 'middle_name', 'last_name'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(lookedAtOnce)
      .execute()
    const found = fuzzySearch(q, names, fullName, toolSearchThreshold)
    near.push(...found.map(({ item, score }) => ({ item: item.id, score })))
    after = names.at(-1)?.id ?? ''
    if (names.length < lookedAtOnce) return near
  }
}
