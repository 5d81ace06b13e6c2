/** Something of the packet that stays together where it fits: the front, an exhibit with its tab, the end. */
export type PacketUnit = {
  readonly letter?: string
  /** How many sheets it has, and the bytes of each. */
  readonly sheetBytes: readonly number[]
  /** Sheets before which it may be divided first: where another document of the exhibit begins. */
  readonly borders?: readonly number[]
}

/** Sheets of the packet from `from` up to and without `to`, by their place in the whole packet. */
export type PacketPart = {
  readonly from: number
  readonly to: number
  readonly bytes: number
  /** Letters of the exhibits in it, in order. */
  readonly letters: readonly string[]
}

/** How much of a forum's limit a part may be planned to have: stamps, links and tables come on top. */
export const shareOfLimit = 0.92

/**
 * Divides a packet into files of at most `target` bytes, in order: between exhibits; an exhibit that alone has more begins a
 * file of its own and is divided between its documents, or else between its pages. A single page that has more stands
 * alone. Without a target it is one file. `at` pages: an exhibit of one document begins in what room is left, with its tab
 * and a page at least.
 */
export function splitPacket(
  units: readonly PacketUnit[],
  target: number | null,
  at: 'exhibits' | 'pages' = 'exhibits',
): PacketPart[] {
  const files = new Files()
  for (const unit of units) fill(files, unit, target ?? Infinity, at)
  return files.parts
}

/** The files as they fill, sheet by sheet. */
class Files {
  readonly parts: { from: number; to: number; bytes: number; letters: string[] }[] = []
  #sheet = 0

  add(sheetBytes: readonly number[], letter: string | undefined): void {
    const part = this.parts.at(-1)
    if (!part || sheetBytes.length === 0) return
    this.#sheet += sheetBytes.length
    part.to = this.#sheet
    part.bytes += sum(sheetBytes)
    if (letter !== undefined && part.letters.at(-1) !== letter) part.letters.push(letter)
  }

  start(): void {
    this.parts.push({ from: this.#sheet, to: this.#sheet, bytes: 0, letters: [] })
  }
}

function fill(files: Files, unit: PacketUnit, target: number, at: 'exhibits' | 'pages'): void {
  const { sheetBytes, letter } = unit
  const last = files.parts.at(-1)
  if (last && last.bytes + sum(sheetBytes) <= target) return files.add(sheetBytes, letter)
  const begun = at === 'pages' && last ? beginning(unit, target - last.bytes) : 0
  files.add(sheetBytes.slice(0, begun), letter)
  for (const piece of piecesOf(begun > 0 ? { sheetBytes: sheetBytes.slice(begun) } : unit, target)) {
    files.start()
    files.add(piece, letter)
  }
}

/** How many sheets of an exhibit of one document go into the room that is left; 0 where a tab would stand alone. */
function beginning({ letter, sheetBytes, borders = [] }: PacketUnit, room: number): number {
  if (letter === undefined || borders.length > 0) return 0
  let bytes = 0
  const over = sheetBytes.findIndex((own) => (bytes += own) > room)
  return over >= 2 ? over : 0
}

/** The sheets of one exhibit in pieces that each fit, dividing where a document begins as long as that helps. */
function piecesOf({ sheetBytes, borders = [] }: PacketUnit, target: number): number[][] {
  const pieces: number[][] = []
  let from = 0
  while (from < sheetBytes.length) {
    let to = from + 1
    let bytes = sheetBytes[from] ?? 0
    while (to < sheetBytes.length && bytes + (sheetBytes[to] ?? 0) <= target) {
      bytes += sheetBytes[to] ?? 0
      to += 1
    }
    if (to < sheetBytes.length) {
      // A document that fits into one file is not divided for the sake of filling up the one before it.
      const border = borders.findLast((place) => place > from && place <= to)
      const next = borders.find((place) => place > to) ?? sheetBytes.length
      if (border !== undefined && sum(sheetBytes.slice(border, next)) <= target) to = border
    }
    pieces.push(sheetBytes.slice(from, to))
    from = to
  }
  return pieces
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
