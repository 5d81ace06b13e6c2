import type { Database } from '#server/database/schema.ts'
import type { DraftRow, SectionRow } from '#server/database/tables/drafts.ts'
import type { PacketRow } from '#server/database/tables/packets.ts'
import { readContents, stampOf } from './packet-documents.ts'

/** Whether something that the files of a packet were made from has changed since. */
export async function isStale(
  database: Database,
  draft: DraftRow,
  packet: PacketRow,
  sections: readonly SectionRow[],
): Promise<boolean> {
  return packet.made_from !== stampOf(packet, await readContents(database, packet, draft), sections)
}
