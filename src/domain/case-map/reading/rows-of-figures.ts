import { readsAsHeading } from './heading-looks.ts'
import type { Line } from './printed-lines.ts'

/** `CKD stage 4, eGFR 21` below `Problem list:` or beside another such line: a row with a figure, and no heading. */
export function isRowOfFigures(lines: readonly Line[], at: number, text: string): boolean {
  const [before, line, after] = [lines[at - 1], lines[at], lines[at + 1]]
  if (line === undefined || !isFigured(line.text)) return false
  const isBeside = (one: Line, other: Line) =>
    text.slice(one.end, other.start).trim() === '' && !/\n\s*\n/u.test(text.slice(one.end, other.start))
  const isBelow = before !== undefined && isBeside(before, line)
  const isAbove = after !== undefined && isBeside(line, after)
  return (
    (isBelow && (/^\p{Lu}[\p{L} ]{3,30}:$/u.test(before.text) || isFigured(before.text))) ||
    (isAbove && isFigured(after.text))
  )
}

/** Reads as a heading but for its figure, which is no date and no address. */
const isFigured = (text: string): boolean =>
  readsAsHeading(text) &&
  /\d/.test(text) &&
  ((text !== text.toUpperCase() && /\p{Ll}/u.test(text)) || / = \d/u.test(text)) &&
  !/^\p{Lu}\p{Ll}{2,8}\.? \d{1,2},? \d{4}$|\b(?:Street|St|Avenue|Ave|Road|Rd|Suite|Ste|Drive|Blvd|Floor|Room|Box|Phone|Tel|Fax|Case|No|File|Chapter|Part|Section|Exhibit|Report|Study|Article)\b|\b[A-Z]{2} \d{5}\b|^\p{Lu}\p{Ll}{2,8} (?:19|20)\d\d$/u.test(
    text,
  )
