import { toRoman } from '#domain/language/roman.ts'
import { letterOf } from '#domain/case-map/making/list-exhibits.ts'

/** A document of an exhibit with the pages that it really has, once it is made ready for the packet. */
export type PacketDocument = { readonly id: string; readonly title: string; readonly pages: number }

/** What stands behind one tab: a document, or a translation with its certificate and its original. */
export type PacketExhibit = {
  readonly letter: string
  readonly title: string
  readonly documents: readonly PacketDocument[]
}

/** What stands before the first tab (`cover`, `contents`) or behind the last exhibit (`proof-of-service`). */
export type PacketPiece = { readonly kind: string; readonly title: string; readonly pages: number }

/** One sheet of paper, or page of the file. Exactly one of `piece`, `tab` and `document` says what is on it. */
export type Sheet = {
  /** `ii` before the first tab, `12` after it: what is printed as its number and what the file calls the page. */
  readonly label: string
  /** The number that pinpoints name: counted from the first tab sheet, which is 1. Absent before it. */
  readonly number?: number
  readonly letter?: string
  readonly tab?: PlacedExhibit
  /** Page of the document, from 1. */
  readonly document?: { readonly id: string; readonly page: number }
  /** Page of the piece, from 1. */
  readonly piece?: { readonly kind: string; readonly page: number }
}

export type PlacedDocument = PacketDocument & { readonly first: number; readonly last: number }

/** `first` and `last` are the numbers of the pages behind the tab sheet, which has the number `tab`. */
export type PlacedExhibit = {
  readonly letter: string
  readonly title: string
  readonly tab: number
  readonly first: number
  readonly last: number
  readonly documents: readonly PlacedDocument[]
}

export type PacketLayout = {
  readonly exhibits: readonly PlacedExhibit[]
  /** Every sheet in order. */
  readonly sheets: readonly Sheet[]
  /** The last number that is printed. */
  readonly last: number
}

export type PacketContents = {
  readonly front: readonly PacketPiece[]
  readonly exhibits: readonly PacketExhibit[]
  readonly end: readonly PacketPiece[]
}

/**
 * Numbers a packet: `i, ii` before the first tab sheet, which is page 1; tab sheets and what stands at the end are counted.
 * Pages of documents are whole numbers from 1; an exhibit without pages is left to the caller.
 */
export function layOutPacket({ front, exhibits, end }: PacketContents): PacketLayout {
  const before = sheetsOf(front).map((piece, index): Sheet => ({ label: toRoman(index + 1).toLowerCase(), piece }))
  const placed: PlacedExhibit[] = []
  const behind: Sheet[] = []
  let number = 0
  for (const exhibit of exhibits) {
    const one = placeExhibit(exhibit, number + 1)
    placed.push(one)
    behind.push({ label: String(one.tab), number: one.tab, letter: one.letter, tab: one })
    for (const { id, first, last } of one.documents)
      for (let at = first; at <= last; at += 1)
        behind.push({ label: String(at), number: at, letter: one.letter, document: { id, page: at - first + 1 } })
    number = one.last
  }
  const after = sheetsOf(end).map((piece, index): Sheet => {
    const at = number + index + 1
    return { label: String(at), number: at, piece }
  })
  return { exhibits: placed, sheets: [...before, ...behind, ...after], last: number + after.length }
}

function placeExhibit({ letter, title, documents }: PacketExhibit, tab: number): PlacedExhibit {
  let next = tab + 1
  const placed = documents.map((document): PlacedDocument => {
    const first = next
    next += document.pages
    return { ...document, first, last: next - 1 }
  })
  return { letter, title, tab, first: tab + 1, last: next - 1, documents: placed }
}

function sheetsOf(pieces: readonly PacketPiece[]): { kind: string; page: number }[] {
  return pieces.flatMap(({ kind, pages }) => Array.from({ length: pages }, (_, index) => ({ kind, page: index + 1 })))
}

/**
 * The number that the packet prints on a page of a document; undefined when the packet does not have it.
 * @internal for the tests
 */
export function packetPageOf({ exhibits }: PacketLayout, documentId: string, page: number): number | undefined {
  const document = exhibits.flatMap(({ documents }) => documents).find(({ id }) => id === documentId)
  return document && page >= 1 && page <= document.pages ? document.first + page - 1 : undefined
}

/**
 * Letters for exhibits in this order, going on where an earlier filing of the case ended.
 * @internal for the tests
 */
export function letterExhibits<Exhibit>(exhibits: readonly Exhibit[], used = 0): (Exhibit & { letter: string })[] {
  return exhibits.map((exhibit, index) => ({ ...exhibit, letter: letterOf(used + index) }))
}

/**
 * The list with one entry moved to a place; places outside of it are its ends.
 * @internal for the tests
 */
export function moveEntry<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const entry = list[from]
  if (entry === undefined) return [...list]
  const without = list.filter((_, index) => index !== from)
  const place = Math.max(0, Math.min(to, without.length))
  return [...without.slice(0, place), entry, ...without.slice(place)]
}
