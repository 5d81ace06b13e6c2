import { answersOfCase } from '#domain/filing-kit/kit-questions.ts'
import type { KitAnswers } from '#domain/filing-kit/kit-case.ts'
import type { ForumId } from '#law/filing-kit/filing-kit.ts'
import { changeAtVersion } from '#server/database/change-at-version.ts'
import { isDuplicate } from '#server/database/connect.ts'
import { newId } from '#server/database/new-id.ts'
import type { Database } from '#server/database/schema.ts'
import type { DraftRow } from '#server/database/tables/drafts.ts'
import type { PacketPartRow, PacketRow } from '#server/database/tables/packets.ts'
import { noSettings, type PacketSettings } from './settings.ts'

/** The packet of a draft that the caller may reach. */
export function findPacket(database: Database, draft: Pick<DraftRow, 'id' | 'owner_id'>) {
  return database
    .selectFrom('packets')
    .selectAll()
    .where('draft_id', '=', draft.id)
    .where('owner_id', '=', draft.owner_id)
    .executeTakeFirst()
}

/** For the worker, which acts for the owner of the job's packet. */
export function findPacketById(database: Database, id: string): Promise<PacketRow | undefined> {
  return database.selectFrom('packets').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The packet of a draft, made empty where there is none. */
export async function ensurePacket(
  database: Database,
  draft: Pick<DraftRow, 'id' | 'owner_id' | 'client_id'>,
  forum: ForumId,
  now: number,
): Promise<PacketRow> {
  const known = await findPacket(database, draft)
  if (known) return known
  const row: PacketRow = {
    id: newId(),
    owner_id: draft.owner_id,
    client_id: draft.client_id,
    draft_id: draft.id,
    forum,
    settings: JSON.stringify({ ...noSettings, answers: await answersBefore(database, draft) }),
    version: 0,
    state: 'none',
    reason: null,
    progress: null,
    made: null,
    made_from: null,
    made_at: null,
    filed_on: null,
    updated_at: now,
  }
  try {
    await database.insertInto('packets').values(row).execute()
    return row
  } catch (error) {
    if (!isDuplicate(error)) throw error
    return ensurePacket(database, draft, forum, now)
  }
}

/** What was said about the last filing for the client and holds for the next one, too. */
async function answersBefore(
  database: Database,
  { owner_id, client_id }: Pick<DraftRow, 'owner_id' | 'client_id'>,
): Promise<KitAnswers> {
  const last = await database
    .selectFrom('packets')
    .select('settings')
    .where('owner_id', '=', owner_id)
    .where('client_id', '=', client_id)
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return {}
  const { answers } = settingsOf(last)
  return Object.fromEntries(Object.entries(answers).filter(([name]) => answersOfCase.includes(name)))
}

type Change = Partial<
  Pick<
    PacketRow,
    'forum' | 'settings' | 'state' | 'reason' | 'progress' | 'made' | 'made_from' | 'made_at' | 'filed_on'
  >
>

/** Changes a packet that is still at the version that was read. False: somebody else was first. */
export function changePacket(database: Database, row: PacketRow, change: Change, now: number): Promise<boolean> {
  return changeAtVersion(database, 'packets', row, { ...change, updated_at: now })
}

/** Says how far the making is. It is no change of the packet. */
export async function tellProgress(database: Database, id: string, progress: PacketProgress): Promise<void> {
  await database
    .updateTable('packets')
    .set({ progress: JSON.stringify(progress) })
    .where('id', '=', id)
    .where('state', '=', 'making')
    .execute()
}

/** Steps of the making, in order. */
export type PacketStage = 'exhibits' | 'brief' | 'files' | 'check'
export type PacketProgress = {
  readonly done: number
  readonly total: number
  readonly stage: PacketStage
  readonly what: string
}

export const settingsOf = ({ settings }: Pick<PacketRow, 'settings'>): PacketSettings => ({
  ...noSettings,
  ...(JSON.parse(settings) as Partial<PacketSettings>),
})

export function partsOf(database: Database, packet: Pick<PacketRow, 'id' | 'owner_id'>): Promise<PacketPartRow[]> {
  return database
    .selectFrom('packet_parts')
    .selectAll()
    .where('packet_id', '=', packet.id)
    .where('owner_id', '=', packet.owner_id)
    .orderBy('number')
    .execute()
}

/** Replaces the files of a packet; returns the keys of those that nothing names any more. Run it in a transaction. */
export async function replaceParts(
  database: Database,
  packet: Pick<PacketRow, 'id' | 'owner_id'>,
  parts: readonly PacketPartRow[],
): Promise<string[]> {
  const before = await partsOf(database, packet)
  await database
    .deleteFrom('packet_parts')
    .where('packet_id', '=', packet.id)
    .where('owner_id', '=', packet.owner_id)
    .execute()
  if (parts.length > 0)
    await database
      .insertInto('packet_parts')
      .values([...parts])
      .execute()
  return before.map(({ file_key }) => file_key)
}

/** The keys of the files that were made for filings of a client, before the client is deleted. */
export async function packetFilesOfClient(database: Database, ownerId: string, clientId: string): Promise<string[]> {
  const parts = await database
    .selectFrom('packet_parts')
    .innerJoin('packets', 'packets.id', 'packet_parts.packet_id')
    .select('packet_parts.file_key')
    .where('packets.owner_id', '=', ownerId)
    .where('packets.client_id', '=', clientId)
    .execute()
  const pages = await database
    .selectFrom('exhibit_pages')
    .select('file_key')
    .where('owner_id', '=', ownerId)
    .where('client_id', '=', clientId)
    .execute()
  const signed = await database
    .selectFrom('sign_offs')
    .innerJoin('drafts', 'drafts.id', 'sign_offs.draft_id')
    .select('sign_offs.file_key')
    .where('sign_offs.owner_id', '=', ownerId)
    .where('drafts.client_id', '=', clientId)
    .execute()
  return [...parts, ...pages, ...signed].map(({ file_key }) => file_key)
}
