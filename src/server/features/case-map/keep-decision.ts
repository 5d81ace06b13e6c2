import type { CaseMapReply } from '#contract/case-maps.ts'
import { AppError } from '#contract/errors.ts'
import type { CaseMap } from '#domain/case-map/case-map.ts'
import type { MapDecisions } from '#domain/case-map/making/decisions.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import type { CaseMapRow } from '#server/database/tables/case-maps.ts'
import type { Services } from '#server/services.ts'
import { unreadTitles } from './case-documents.ts'
import { type ExhibitChanges, onExhibits } from './decide.ts'
import { extractionOf } from './present-reading.ts'
import { findMappedTool, makeMapOfCase, stampOfCase } from './saved-case.ts'
import { changeMap, decisionsOf, ensureMap, findMap, type MapPlace, mapOf } from './store.ts'

const attempts = 4

/** Keeps a decision and makes the map anew with it. 404 for what is not in the map; a lost race is tried again. */
export async function decide(
  services: Services,
  place: MapPlace,
  change: (decisions: MapDecisions) => MapDecisions,
  isKnown: (map: CaseMap) => boolean = () => true,
): Promise<CaseMapReply> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const made_from = await stampOfCase(services, place)
    const row = await ensureMap(services.database, place, services.now())
    const before = decisionsOf(row)
    const known = mapOf(row) ?? (await makeMapOfCase(services, place, row, before))
    if (!isKnown(known)) throw new AppError('not-found')
    const decisions = change(before)
    const map = await makeMapOfCase(services, place, row, decisions)
    const now = services.now()
    const made = { map: JSON.stringify(map), decisions: JSON.stringify(decisions), made_from, made_at: now }
    // A job that is at work goes on, with this decision.
    const state = row.state === 'making' ? 'making' : 'ready'
    if (await changeMap(services.database, row, { ...made, state, reason: null }, now)) {
      const after = await findMap(services.database, place)
      if (after) return present(services, after, made_from)
    }
  }
  throw new AppError('version-is-stale')
}

/** A map as the contract says it. */
export async function present({ database }: Services, row: CaseMapRow, stamp: string): Promise<CaseMapReply> {
  const decisions = decisionsOf(row)
  const map = mapOf(row) ?? null
  const facts = Object.entries(decisions.facts ?? {}).map(([id, { by, at }]) => [
    id,
    { by, at: new Date(at).toISOString() },
  ])
  return {
    status: row.state === 'ready' && map === null ? 'none' : row.state,
    reason: row.reason,
    made_at: row.made_at === null ? null : new Date(row.made_at).toISOString(),
    is_stale: row.made_from !== stamp,
    version: row.version,
    map,
    decided: Object.fromEntries(facts) as CaseMapReply['decided'],
    extraction: extractionOf(row, map),
    unread: await unreadTitles(database, { ownerId: row.owner_id, clientId: row.client_id }),
  }
}

/** Orders, names and groups the exhibits of a case; only in the map, the finished drafts of it stay as they are. */
export async function decideExhibits(
  services: Services,
  account: Account,
  place: MapPlace,
  changes: ExhibitChanges,
): Promise<CaseMapReply> {
  findMappedTool(place.type)
  return decide(services, place, onExhibits(changes, { by: account.email, at: services.now() }))
}
