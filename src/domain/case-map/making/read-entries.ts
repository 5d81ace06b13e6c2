import { countWords } from '#domain/language/sentences.ts'
import { americanDates } from '../reading/clean-wording.ts'
import { kindOf } from '../reading/classify.ts'
import type { Paragraph } from '../reading/split-paragraphs.ts'
import { type Found, type Frame, nameOfSort, passageOf, toMade } from './document-frame.ts'
import { howHeld } from './interview-held.ts'
import { countedLater, makeFact } from './made-fact.ts'

/** `Sessions attended: 31`: rows of a record are quoted as they stand. */
export function readEntries(text: string, paragraph: Paragraph, frame: Frame): Found[] {
  const all = text.split('\n').flatMap((row) => row.trim() || [])
  const held = howHeld(text, paragraph, frame)
  if (held !== undefined) return [held]
  if (!all.some(isWorthReading)) return []
  const table = tableOf(all)
  const rows = all.filter((row) => !isOfForm(row))
  // Names and numbers of the form above and below what it says are no part of the passage.
  const [first = '', last = first] = [table ? all[0] : rows[0], table ? all.at(-1) : rows.at(-1)]
  const passage = passageOf(frame, paragraph, { start: text.indexOf(first), end: text.lastIndexOf(last) + last.length })
  const written = table ?? rows.join('; ').replaceAll(/\s+/g, ' ')
  const fact = makeFact({
    key: text,
    wording: written,
    persons: frame.persons,
    kind: kindOf({ words: text, heading: paragraph.heading, sort: frame.sort, among: frame.kinds }),
    state: 'proposed',
    amounts: countedLater,
    sources: [{ type: 'passage', passage: passage.id }],
    words: written,
    ...(table === undefined && { quoted: { source: nameOfSort[frame.sort] } }),
  })
  return [{ passage, made: toMade(fact, paragraph, frame) }]
}

/** Columns read as a sentence: `The record lists rent, $900 a month; food, $400 a month`. */
function tableOf(rows: readonly string[]): string | undefined {
  const cells = rows.map((row) => row.split(/\s{3,}|\t/u).map((cell) => cell.trim()))
  const [head = []] = cells
  if (rows.length < 2 || cells.some((row) => row.length < 2)) return undefined
  const hasHead = !/\d/.test(rows[0] ?? '') && cells.slice(1).every((row) => row.length === head.length)
  const told = (hasHead ? cells.slice(1) : cells).map((row) =>
    row
      .map((cell, at) => (hasHead ? `${lowerFirst(head[at] ?? '')} ${cell}` : at === 0 ? lowerFirst(cell) : cell))
      .join(', '),
  )
  return `The record lists ${americanDates(told.join('; '))}`
}

/** Unless it is a name or an abbreviation. */
const lowerFirst = (text: string) =>
  /^\p{Lu}\p{Ll}+(?:,? \p{Ll}|$)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** An entry with a number beside words; names and addresses of the form itself tell nothing. */
function isWorthReading(row: string): boolean {
  return ((/\d/.test(row) && countWords(row) >= 3) || (telling.test(row) && countWords(row) >= 4)) && !isOfForm(row)
}

const isOfForm = (row: string): boolean =>
  /^(?:employee|employer|pay (?:period|date)|period (?:ending|beginning)|evaluator|examiner|examinee|interviewee|clinician|therapist|counselor|child|claimant|brought by(?! \p{L}{2,12}: \d)|referred by|name|date|student(?! loans?)|patient|client|soldier|holder|pt|dos|dates|provider|mrn|dob|complainant|hora|time|certificate number|certificate no|uci|case no|case number|school|case manager|address|phone|telephone|fax|e-mail|re|to|from|file|dob|date of \p{L}+|dates of \p{L}+)\b/iu.test(
    row,
  )

/** `Name: Nelson Ovidio Guardado Lemus, 33 years.` */
export const isLineOfForm = (words: string): boolean =>
  isOfForm(words) && /^[^:]{2,24}:/u.test(words) && countWords(words) <= 10

/** Rows that say something without a figure. */
const telling =
  /^(?:charges?|subject(?: of [^:]{3,40})?|accusation|accused of|article|grounds?|diagnos[ie]s|findings?|impression|facts|reason(?: for visit)?|offense|verdict|sentence|decision|observations?|recommendations?|assessment|plan|remarks?|treatment|note(?: of the official)?|conclusion|outcome|result|living situation|self-care|safety|natural supports|alternate [^:]{3,40}|long-term provider|short-term provider)\s*:/iu
