import type { MapDocument } from '../map-input.ts'
import { pageLine } from './paragraph-marks.ts'
import type { Line } from './printed-lines.ts'

const isMark = ({ text }: Line) => pageLine.test(text)

/** Pages by the file, else by the document's own lines, which stand at the foot (or at the head: the last one has text under it). */
export function pageReader(document: MapDocument, lines: readonly Line[]): (line: Line) => number | undefined {
  const { pages } = document
  if (pages && pages.length > 0) return ({ start }) => pages.findLast(({ offset }) => offset <= start)?.number
  const marks = lines.flatMap((line) => {
    const number = pageLine.exec(line.text)?.[1]
    return number === undefined ? [] : [{ at: line.start, number: Number(number) }]
  })
  if (marks.length === 0) return () => undefined
  const isFirst = lines[0]?.start === marks[0]?.at
  const last = lines.at(-1)
  const isHead = isFirst || (lines.slice(0, 6).some(isMark) && last !== undefined && !isMark(last))
  if (isHead) return ({ start }) => marks.findLast(({ at }) => at <= start)?.number ?? marks[0]?.number
  return ({ start }) => marks.find(({ at }) => at > start)?.number ?? (marks.at(-1)?.number ?? 0) + 1
}
