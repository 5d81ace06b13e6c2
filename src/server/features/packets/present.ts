import type { ForumId } from '#law/filing-kit/filing-kit.ts'
import { forumOf, forums } from '#law/filing-kit/forums.ts'
import type { PacketItem, PacketReply } from '#contract/packets.ts'
import { type KitQuestion, kitQuestions, placeQuestions } from '#domain/filing-kit/kit-questions.ts'
import type { PacketManifest } from '#domain/packet/packet-files.ts'
import type { DraftRow } from '#server/database/tables/drafts.ts'
import type { PacketRow } from '#server/database/tables/packets.ts'
import { findSections } from '#server/features/drafting/index.ts'
import type { Services } from '#server/services.ts'
import { type ExhibitPages, findExhibit } from './exhibit-pages.ts'
import {
  detailOf,
  documentsOfClient,
  type PacketContents,
  type PacketEntry,
  readContents,
  stampOf,
  stateOf,
} from './packet-documents.ts'
import { presentFiling } from './present-filing.ts'
import { partsOf, type PacketProgress, settingsOf } from './store.ts'

/** The packet as its page shows it. */
export async function presentPacket(services: Services, packet: PacketRow, draft: DraftRow): Promise<PacketReply> {
  const { database } = services
  const contents = await readContents(database, packet, draft)
  const { entries } = contents
  const known = await Promise.all(entries.map(({ record }) => findExhibit(services, record)))
  const inside = new Set(entries.map(({ record }) => record.id))
  const others = (await documentsOfClient(database, draft)).filter(({ id }) => !inside.has(id))
  const forum = forumOf(packet.forum)
  const size = forum.fileBytes === null ? '' : `: ${forum.fileBytes / 1_000_000} MB a file`
  const settings = settingsOf(packet)
  return {
    version: packet.version,
    status: packet.state,
    reason: packet.reason,
    forum: packet.forum,
    forums: forums().map(({ id, name }) => ({ id, name })),
    forum_line: `${forum.name}, by ${forum.channelName}${size}.`,
    limit_bytes: forum.fileBytes,
    bates: settings.bates,
    split: settings.split,
    client_name: draft.client_name,
    draft_title: draft.title,
    items: toItems(entries, known, packet),
    others: others.map(({ id, title }) => ({ id, title })),
    filing: presentFiling(packet, contents),
    questions: askedBefore(packet.forum, kitQuestions()),
    place_questions: askedBefore(packet.forum, placeQuestions),
    answers: settings.answers,
    progress: packet.state === 'making' && packet.progress ? progressOf(packet.progress) : null,
    made: await presentMade(services, packet, draft, contents),
  }
}

const askedBefore = (forum: ForumId, questions: readonly KitQuestion[]): PacketReply['questions'] =>
  questions
    .filter((question) => !question.forums || question.forums.includes(forum))
    .map(({ name, label, help, kind, options = [] }) => ({
      name,
      label,
      help: help ?? null,
      kind,
      options: [...options],
    }))

/** One that an earlier release wrote has no stage. */
const progressOf = (progress: string): PacketProgress => ({
  stage: 'exhibits',
  ...(JSON.parse(progress) as Omit<PacketProgress, 'stage'>),
})

async function presentMade(
  { database }: Services,
  packet: PacketRow,
  draft: DraftRow,
  contents: PacketContents,
): Promise<PacketReply['made']> {
  if (packet.made === null || packet.made_at === null) return null
  const { pages, bytes, brief, pinpoints, notes } = JSON.parse(packet.made) as PacketManifest
  const stamp = stampOf(packet, contents, await findSections(database, draft.id))
  return {
    at: new Date(packet.made_at).toISOString(),
    // What is filed is what was made, whatever changes later.
    is_stale: packet.filed_on === null && stamp !== packet.made_from,
    pages,
    bytes,
    brief_pages: brief?.pages ?? null,
    parts: (await partsOf(database, packet)).map((part) => ({
      number: part.number,
      kind: part.kind,
      file_name: part.file_name,
      bytes: part.bytes,
      pages: part.pages,
      first: part.first_label,
      last: part.last_label,
    })),
    pinpoints: pinpoints.map(({ text, letter, sentence, state, message }) => ({
      text,
      letter,
      sentence,
      state,
      message: message ?? null,
    })),
    notes: [...notes],
  }
}

/** The documents with their places, which are known as far as the lengths of all before them are. */
function toItems(
  entries: readonly PacketEntry[],
  known: readonly (ExhibitPages | undefined)[],
  { made: manifest }: PacketRow,
): PacketItem[] {
  // What stands in the finished packet is known from it, also when a later release makes its pages in another way.
  const inPacket = manifest === null ? [] : (JSON.parse(manifest) as PacketManifest).documents
  const printed = new Map(inPacket.map(({ id, first, last }) => [id, last - first + 1]))
  let next: number | null = 1
  let letter = ''
  return inPrintedOrder(entries, known).map(({ entry, pages: made }): PacketItem => {
    const { record, title, parent, isExtra } = entry
    const pages = made?.pages ?? printed.get(record.id) ?? record.pages
    if (entry.letter !== letter && next !== null) next += 1
    letter = entry.letter
    const first: number | null = next
    next = next === null || pages === null ? null : next + pages
    return {
      id: record.id,
      letter,
      title,
      detail: detailOf(record),
      pages,
      first: pages === null ? null : first,
      last: first === null || pages === null ? null : first + pages - 1,
      bytes: made?.bytes ?? record.bytes,
      state: stateOf(record, made),
      notes: notesOf(record, made),
      parent,
      is_extra: isExtra,
    }
  })
}

/** What was said while its pages were made; before that, why it could not be read. */
function notesOf({ reason }: PacketEntry['record'], made: ExhibitPages | undefined): string[] {
  return [...(made?.details.notes ?? (reason === null ? [] : [reason]))]
}

/** A translation stands before its original. */
function inPrintedOrder(entries: readonly PacketEntry[], known: readonly (ExhibitPages | undefined)[]) {
  const all = entries.map((entry, index) => ({ entry, pages: known[index] }))
  return all
    .filter(({ entry }) => entry.parent === null)
    .flatMap((one) => [...all.filter(({ entry }) => entry.parent === one.entry.record.id), one])
}
