import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { newId } from '#server/database/new-id.ts'
import type { PacketPartRow, PacketRow } from '#server/database/tables/packets.ts'
import type { Services } from '#server/services.ts'
import type { BriefPages } from './make-brief.ts'
import type { SheetPlan } from '#server/pdf/packet-plan.ts'

export type WrittenPart = {
  readonly path: string
  readonly name: string
  readonly bytes: number
  readonly sheets: readonly SheetPlan[]
}

/** Puts the files of a packet into the store; with the brief where it is a file of its own. */
export async function storeParts(
  { files }: Services,
  packet: PacketRow,
  parts: readonly WrittenPart[],
  brief: (BriefPages & { readonly name: string }) | undefined,
): Promise<PacketPartRow[]> {
  const rows: PacketPartRow[] = []
  for (const [index, { path, name, sheets }] of parts.entries()) {
    const { size } = await stat(path)
    const { key, checksum } = await files.put(createReadStream(path), size)
    rows.push({
      id: newId(),
      owner_id: packet.owner_id,
      packet_id: packet.id,
      number: index + 1,
      kind: 'exhibits',
      file_name: name,
      file_key: key,
      checksum,
      bytes: size,
      pages: sheets.length,
      first_label: sheets[0]?.label ?? '',
      last_label: sheets.at(-1)?.label ?? '',
    })
  }
  if (brief) {
    const { key, checksum, bytes } = await files.put(createReadStream(brief.path), brief.bytes)
    rows.push({
      id: newId(),
      owner_id: packet.owner_id,
      packet_id: packet.id,
      number: rows.length + 1,
      kind: 'brief',
      file_name: brief.name,
      file_key: key,
      checksum,
      bytes,
      pages: brief.pages,
      first_label: '1',
      last_label: String(brief.pages),
    })
  }
  return rows
}
