import { batesBefore } from '#domain/packet/bates.ts'
import type { PacketManifest } from '#domain/packet/packet-files.ts'
import { firstTab, tabPlace } from '#domain/packet/tab-letters.ts'
import { mostFilings } from '#domain/section-content/filing-mark.ts'
import type { Database } from '#server/database/schema.ts'
import type { PacketRow } from '#server/database/tables/packets.ts'
import type { RecordRow } from '#server/database/tables/records.ts'
import type { PacketPlace } from '#server/features/drafting/index.ts'
import { settingsOf } from './store.ts'

/** A filing of the case that was made here and that the attorney marked as filed. */
export type KeptFiling = {
  readonly packetId: string
  readonly draftId: string
  readonly title: string
  readonly filedOn: string
  readonly madeAt: number
  /** Which filing of the case it is, from 1. */
  readonly number: number
  readonly documents: PacketManifest['documents']
  readonly lastLetter?: string
  /** The last Bates number, where its pages bear them. */
  readonly bates?: number
}

/** Where a packet stands in its case: which filing it is, and where its letters and numbers begin. */
export type PlaceInCase = {
  /** From 1; 1 for agencies, which count no filings. */
  readonly number: number
  /** The attorney said which it is; otherwise it follows from the filings on record. */
  readonly isGiven: boolean
  /** The last letter that earlier filings used. */
  readonly lastLetter?: string
  /** How many letters are used before its first tab. */
  readonly start: number
  /** How many pages of the case bear a Bates number already. */
  readonly bates: number
  /** The earlier filings that are kept, the first one first. */
  readonly earlier: readonly KeptFiling[]
}

/** Courts and the Board count the filings of a case; agencies know no such thing. */
export const countsFilings = ({ forum }: Pick<PacketRow, 'forum'>) => forum === 'court' || forum === 'board'

/**
 * Which filing of its case, the client's before this forum, a packet is: the one after those marked as filed, or as the
 * attorney says, who also knows of filings made elsewhere. What is filed keeps the place that it was made with.
 */
export async function placeInCase(database: Database, packet: PacketRow): Promise<PlaceInCase> {
  const { answers } = settingsOf(packet)
  const own = packet.filed_on === null ? undefined : numberIn(packet.made)
  const kept = await keptFilings(database, packet)
  const earlier = kept.filter(({ number }) => own === undefined || number < own)
  const used = answers['used_letters']?.trim().toUpperCase() || undefined
  const last = earlier.flatMap(({ lastLetter }) => lastLetter ?? []).toSorted((a, b) => tabPlace(b) - tabPlace(a))[0]
  const lastBates = Math.max(0, ...earlier.map(({ bates = 0 }) => bates))
  const bates = answers['used_bates'] ? batesBefore(answers['used_bates']) : lastBates
  if (!countsFilings(packet)) return { number: 1, isGiven: false, start: 0, bates, earlier: [] }
  const given = Number(answers['filing_number'] ?? 0)
  const isGiven = Number.isInteger(given) && given >= 1 && given <= mostFilings
  // Letters of an earlier filing that nobody made here tell that there was one.
  const next = Math.max(used === undefined ? 1 : 2, ...earlier.map(({ number }) => number + 1))
  const lastLetter = used ?? last
  return {
    number: own ?? (isGiven ? given : next),
    isGiven,
    ...(lastLetter !== undefined && { lastLetter }),
    start: firstTab(lastLetter),
    bates,
    earlier,
  }
}

const numberIn = (made: string | null) =>
  made === null ? 1 : ((JSON.parse(made) as PacketManifest).filing?.number ?? 1)

/** The filings of the client before the forum of a packet that are marked as filed, without this one, the first one first. */
export async function keptFilings(database: Database, packet: PacketRow): Promise<KeptFiling[]> {
  const rows = await database
    .selectFrom('packets')
    .innerJoin('drafts', 'drafts.id', 'packets.draft_id')
    .select(['packets.id', 'packets.draft_id', 'packets.made', 'packets.made_at', 'packets.filed_on', 'drafts.title'])
    .where('packets.client_id', '=', packet.client_id)
    .where('packets.owner_id', '=', packet.owner_id)
    .where('packets.forum', '=', packet.forum)
    .where('packets.filed_on', 'is not', null)
    .where('packets.id', '!=', packet.id)
    .limit(mostFilings)
    .execute()
  return rows
    .flatMap(({ id, draft_id, made, made_at, filed_on, title }): KeptFiling[] => {
      if (made === null || filed_on === null) return []
      const { documents, filing } = JSON.parse(made) as PacketManifest
      const lastLetter = documents.map(({ letter }) => letter).toSorted((a, b) => tabPlace(b) - tabPlace(a))[0]
      return [
        {
          packetId: id,
          draftId: draft_id,
          title,
          filedOn: filed_on,
          madeAt: made_at ?? 0,
          number: filing?.number ?? 1,
          documents,
          ...(lastLetter !== undefined && { lastLetter: lastLetter.replace(/-.*/, '') }),
          ...(filing?.bates !== undefined && { bates: filing.bates }),
        },
      ]
    })
    .toSorted((a, b) => a.number - b.number || a.filedOn.localeCompare(b.filedOn))
}

/** Where each document that an earlier filing holds as it is now is cited; the last filing of one counts. */
export function filedPlaces({ earlier }: PlaceInCase): ReadonlyMap<string, PacketPlace> {
  return new Map(
    earlier.flatMap(({ number, documents }) =>
      documents.map(
        ({ id, letter, first, last }) =>
          [id, { letter, firstPage: first, pages: last - first + 1, filing: number }] as const,
      ),
    ),
  )
}

/** Whether an earlier filing holds a document as it is on file now. */
export function isFiledBefore(
  { id, checksum, updated_at }: Pick<RecordRow, 'id' | 'checksum' | 'updated_at'>,
  { earlier }: PlaceInCase,
): boolean {
  return earlier.some(({ documents, madeAt }) =>
    documents.some(
      (one) => one.id === id && (one.checksum === null ? updated_at <= madeAt : one.checksum === checksum),
    ),
  )
}
