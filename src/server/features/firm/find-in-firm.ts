import { setImmediate as nextTurn } from 'node:timers/promises'
import type { CaseMap } from '#domain/case-map/case-map.ts'
import { fullName } from '#domain/clients/client-record.ts'
import { type Asked, matchPerson } from '#domain/conflicts/find-conflicts.ts'
import type { ConflictCheck } from '#contract/conflict-checks.ts'
import { sharersOf } from '#server/access/membership.ts'
import { nameOf } from '#server/access/people-who.ts'
import type { Reach } from '#server/access/reach.ts'
import { everythingOf, isShown, type Source, sourcesOf } from '#server/access/sources.ts'
import type { Database } from '#server/database/schema.ts'
import type { ClientRow } from '#server/database/tables/clients.ts'
import { toRecord } from '#server/features/clients/index.ts'
import { personsOf } from '#domain/conflicts/known-persons.ts'

type Found = Pick<ConflictCheck, 'found' | 'ask'>

/** So many clients are looked at between two turns of the event loop. */
const atOnce = 50
const mostFound = 50

/**
 * Everybody who answers to a question, in one's own clients and those of the firm. Of clients that the one who asks does not
 * see only that there is somebody, and who could say more: neither how many nor who.
 */
export async function findInFirm(database: Database, reach: Reach, asked: Asked, now: number): Promise<Found> {
  const { personId, firm } = reach
  const found: ConflictCheck['found'] = []
  const hidden: string[] = []
  const shown = firm ? await shownIds(database, sourcesOf(reach, 'read', now)) : undefined
  for (const source of [everythingOf(personId), ...(firm ? [everythingOf(firm.id)] : [])])
    for await (const { row, hits } of search(database, source, asked)) {
      if (source.ownerId !== personId && !shown?.has(row.id)) hidden.push(row.id)
      else
        for (const { person, score, isSame } of hits)
          found.push({
            client_id: row.id,
            client_name: fullName(row),
            name: person.name,
            role: person.role,
            likeness: Math.round(100 * score),
            is_same: isSame,
          })
    }
  const best = found.toSorted((a, b) => b.likeness - a.likeness).slice(0, mostFound)
  // Asked for in any case, so that the time does not tell: of nobody's client there is nobody to ask.
  const whom = firm ? await whomToAsk(database, firm.id, personId, hidden.length > 0 ? hidden : ['']) : []
  return { found: best, ask: hidden.length > 0 ? whom : null }
}

async function* search(database: Database, { ownerId }: Source, asked: Asked) {
  for (let after = ''; ;) {
    const rows = await database
      .selectFrom('clients')
      .selectAll()
      .where('owner_id', '=', ownerId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(atOnce)
      .execute()
    const ids = rows.map(({ id }) => id)
    const maps = await mapsOf(database, ownerId, ids)
    const experts = await expertsOf(database, ownerId, ids)
    for (const row of rows) {
      const persons = personsOf(toRecord(row), maps.get(row.id) ?? [], experts.get(row.id) ?? [])
      const hits = persons.flatMap((person) => matchPerson(asked, person) ?? [])
      if (hits.length > 0) yield { row: row satisfies ClientRow, hits }
    }
    after = ids.at(-1) ?? ''
    if (rows.length < atOnce) return
    await nextTurn()
  }
}

async function mapsOf(database: Database, ownerId: string, ids: readonly string[]) {
  const maps = new Map<string, CaseMap[]>()
  if (ids.length === 0) return maps
  const rows = await database
    .selectFrom('case_maps')
    .select(['client_id', 'map'])
    .where('owner_id', '=', ownerId)
    .where('client_id', 'in', ids)
    .where('map', 'is not', null)
    .execute()
  for (const { client_id, map } of rows)
    maps.set(client_id, [...(maps.get(client_id) ?? []), JSON.parse(map ?? '{}') as CaseMap])
  return maps
}

async function expertsOf(database: Database, ownerId: string, ids: readonly string[]) {
  const experts = new Map<string, string[]>()
  if (ids.length === 0) return experts
  const rows = await database
    .selectFrom('records')
    .select(['client_id', 'title'])
    .where('owner_id', '=', ownerId)
    .where('client_id', 'in', ids)
    .where('kind', '=', 'expert')
    .execute()
  for (const { client_id, title } of rows)
    if (client_id !== null) experts.set(client_id, [...(experts.get(client_id) ?? []), title])
  return experts
}

async function shownIds(database: Database, sources: readonly Source[]): Promise<Set<string>> {
  const ids = new Set<string>()
  for (const source of sources) {
    const clients = database
      .selectFrom('clients')
      .select('clients.id')
      .where('clients.owner_id', '=', source.ownerId)
      .$if(source.shared !== undefined, (query) => query.where((eb) => isShown(eb, source, 'clients.id')))
    for (const { id } of await clients.execute()) ids.add(id)
  }
  return ids
}

/** Those who may share one of these clients, by name and in the order of names; else the firm's owner. */
async function whomToAsk(database: Database, firmId: string, personId: string, clientIds: readonly string[]) {
  const rows = await sharersOf(database, firmId)
    .innerJoin('accounts', 'accounts.id', 'client_access.person_id')
    .innerJoin('attorney_profiles', 'attorney_profiles.account_id', 'client_access.person_id')
    .select(['accounts.email', 'first_name', 'last_name'])
    .distinct()
    .where('client_access.client_id', 'in', [...clientIds].slice(0, 200))
    .where('client_access.person_id', '!=', personId)
    .execute()
  return rows.map(nameOf).toSorted((a, b) => a.localeCompare(b))
}
