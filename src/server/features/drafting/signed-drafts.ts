import { createHash } from 'node:crypto'
import type { Database } from '#server/database/schema.ts'
import { fingerprintText } from './text-fingerprint.ts'

/** Which of these drafts are signed off as they stand: the text and the packet are those that the last sign-off covers. */
export async function signedDrafts(database: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const records = await database
    .selectFrom('sign_offs')
    .select(['draft_id', 'text_sha256', 'packet_sha256'])
    .where('draft_id', 'in', ids)
    .orderBy('signed_at')
    .orderBy('id')
    .execute()
  // A later sign-off counts in the place of those before it.
  const last = new Map(records.map((record) => [record.draft_id, record]))
  if (last.size === 0) return new Set()
  const signed = [...last.keys()]
  const texts = await textsOf(database, signed)
  const packets = await packetsOf(database, signed)
  return new Set(
    signed.filter((id) => {
      const record = last.get(id)
      return record?.text_sha256 === texts.get(id) && record?.packet_sha256 === (packets.get(id) ?? null)
    }),
  )
}

async function textsOf(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const sections = await database
    .selectFrom('draft_sections')
    .select(['draft_id', 'section_id', 'version', 'content'])
    .where('draft_id', 'in', ids)
    .orderBy('position')
    .execute()
  const own = (id: string) => sections.filter(({ draft_id }) => draft_id === id)
  return new Map(ids.map((id) => [id, fingerprintText(own(id))]))
}

/** One fingerprint for the files of each packet that was made. */
async function packetsOf(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const parts = await database
    .selectFrom('packets')
    .leftJoin('packet_parts', 'packet_parts.packet_id', 'packets.id')
    .select(['packets.draft_id as draft_id', 'packet_parts.checksum as checksum'])
    .where('packets.draft_id', 'in', ids)
    .where('packets.made', 'is not', null)
    .orderBy('packet_parts.number')
    .execute()
  const checksums = new Map<string, string[]>()
  for (const { draft_id, checksum } of parts)
    checksums.set(draft_id, [...(checksums.get(draft_id) ?? []), ...(checksum === null ? [] : [checksum])])
  return new Map([...checksums].map(([id, sums]) => [id, fingerprintFiles(sums)]))
}

/** Changes whenever a file of a packet does; `checksums` in the order of the files. SHA-256 in hex. */
export const fingerprintFiles = (checksums: readonly string[]): string =>
  createHash('sha256').update(checksums.join('\n')).digest('hex')
