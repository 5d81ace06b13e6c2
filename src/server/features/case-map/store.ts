import type { CaseMap } from '#domain/case-map/case-map.ts'
import type { MapDecisions } from '#domain/case-map/making/decisions.ts'
import { changeAtVersion } from '#server/database/change-at-version.ts'
import { isDuplicate } from '#server/database/connect.ts'
import { newId } from '#server/database/new-id.ts'
import type { Database } from '#server/database/schema.ts'
import type { CaseMapRow } from '#server/database/tables/case-maps.ts'

/** Whose map of which client for which tool; the owner is in every query. */
export type MapPlace = { readonly ownerId: string; readonly clientId: string; readonly type: string }

export function findMap(database: Database, { ownerId, clientId, type }: MapPlace): Promise<CaseMapRow | undefined> {
  return database
    .selectFrom('case_maps')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('type', '=', type)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
}

/** The maps of a client that were made, the one that was worked on last first. */
export function listMaps(database: Database, { ownerId, clientId }: Omit<MapPlace, 'type'>) {
  return database
    .selectFrom('case_maps')
    .select(['type', 'map'])
    .where('client_id', '=', clientId)
    .where('owner_id', '=', ownerId)
    .where('map', 'is not', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** For the worker, which acts for the owner of the job's map. */
export function findMapById(database: Database, id: string): Promise<CaseMapRow | undefined> {
  return database.selectFrom('case_maps').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The row of a map, made empty where there is none. The client must be the owner's. */
export async function ensureMap(database: Database, place: MapPlace, now: number): Promise<CaseMapRow> {
  const known = await findMap(database, place)
  if (known) return known
  const row: CaseMapRow = {
    id: newId(),
    owner_id: place.ownerId,
    client_id: place.clientId,
    type: place.type,
    state: 'ready',
    reason: null,
    version: 0,
    map: null,
    decisions: '{}',
    read_by_model: '{}',
    made_from: '',
    made_at: null,
    updated_at: now,
  }
  try {
    await database.insertInto('case_maps').values(row).execute()
    return row
  } catch (error) {
    if (!isDuplicate(error)) throw error
    return ensureMap(database, place, now)
  }
}

type Change = Partial<
  Pick<CaseMapRow, 'state' | 'reason' | 'map' | 'decisions' | 'read_by_model' | 'made_from' | 'made_at'>
>

/** Changes a map that is still at the version that was read. False: somebody else was first. */
export function changeMap(database: Database, row: CaseMapRow, change: Change, now: number): Promise<boolean> {
  return changeAtVersion(database, 'case_maps', row, { ...change, updated_at: now })
}

export const decisionsOf = (row: Pick<CaseMapRow, 'decisions'>): MapDecisions =>
  JSON.parse(row.decisions) as MapDecisions

export const mapOf = (row: Pick<CaseMapRow, 'map'>): CaseMap | undefined =>
  row.map === null ? undefined : (JSON.parse(row.map) as CaseMap)
