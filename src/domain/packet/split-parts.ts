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
 * alone. Without a target it is one file.
 */
export function splitPacket(units: readonly PacketUnit[], target: number | null): PacketPart[] {
  const parts: { from: number; to: number; bytes: number; letters: string[] }[] = []
  let sheet = 0
  const open = () => parts.at(-1)
  const start = () => void parts.push({ from: sheet, to: sheet, bytes: 0, letters: [] })
  const add = (bytes: number, sheets: number, letter?: string) => {
    const part = open()
    if (!part) return
    part.to += sheets
    part.bytes += bytes
    if (letter !== undefined && part.letters.at(-1) !== letter) part.letters.push(letter)
    sheet += sheets
  }
  for (const unit of units) {
    const bytes = sum(unit.sheetBytes)
    const last = open()
    const fits = target === null || (last !== undefined && last.bytes + bytes <= target)
    if (!last || (!fits && last.to > last.from)) start()
    if (target === null || bytes <= target) {
      add(bytes, unit.sheetBytes.length, unit.letter)
      continue
    }
    for (const [index, piece] of piecesOf(unit, target).entries()) {
      if (index > 0) start()
      add(sum(piece), piece.length, unit.letter)
    }
  }
  return parts.filter(({ from, to }) => to > from)
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
