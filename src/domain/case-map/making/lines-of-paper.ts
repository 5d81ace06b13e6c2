import { countWords } from '#domain/language/sentences.ts'
import { hasFiniteVerb, hasPluralVerb } from '../reading/finite-verb.ts'
import type { Paragraph } from '../reading/split-paragraphs.ts'
import type { Frame } from './document-frame.ts'

/** The lines of a chart or of an evaluation's list, each its own: most of them have no point. */
export function linesOfChart(printed: string, paragraph: Paragraph, { sort, voice }: Frame): Paragraph[] {
  if (!/^(?:medical|evaluation)$/.test(sort) || !printed.includes('\n') || voice.isOwnAccount === true) return []
  const lines = [...printed.matchAll(/[^\n]+/gu)].filter(([line]) => line.trim() !== '')
  const open = lines.filter(([line]) => line.trim().length < 90 && !/[.!?:;,]$/u.test(line.trim()))
  if (lines.length < 2 || open.length * 2 < lines.length || lines.some(([line]) => /^\s*\p{Ll}/u.test(line))) return []
  return lines.map((line) => ({
    ...paragraph,
    start: paragraph.start + line.index,
    end: paragraph.start + line.index + line[0].length,
  }))
}

/** `CKD stage 4, eGFR 21`: a line of a chart without a point, with a figure. */
export const isLineOfChart = (printed: string, { sort, subject }: Frame): boolean =>
  sort === 'medical' &&
  subject !== undefined &&
  !printed.trim().includes('\n') &&
  /\d/.test(printed) &&
  countWords(printed) >= 3 &&
  !/[.!?:;,]$/.test(printed.trim()) &&
  !/^(?:\p{L}+ )?(?:clinic|hospital|center|street|suite|phone|page|dob|mrn|date)\b/iu.test(printed.trim())

/** `Supervision terminated and case dismissed January 14, 2021`: a row of a court's paper that has a verb and a day, and no point. */
export const isRowOfCourt = (text: string, { sort }: Frame): boolean =>
  sort === 'court' &&
  ((countWords(text) >= 5 && hasFiniteVerb(text) && /\b(?:19|20)\d\d\b/.test(text)) || isCount.test(text.trim()))

/** `Count 2 VC 23103 - plea of nolo contendere, 12/02/2011` */
const isCount =
  /^(?:Count|Charge|Ct\.?) \d{1,2}\b.*\b(?:plea|pled|dismissed|convicted|guilty|nolo|acquitted|amended|reduced)\b/iu

/** `Note on the dates.` above what is noted: words without a verb that open a paragraph and name it. */
export const isLabel = (words: string, paragraph: string): boolean =>
  // `Now my legs swell.` is somebody’s sentence.
  !/\b(?:I|my|me|we|our)\b/u.test(words) &&
  countWords(words) <= 6 &&
  countWords(paragraph) > 12 &&
  !hasFiniteVerb(words) &&
  !hasPluralVerb(words) &&
  /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+\.$/u.test(words.trim())

/** What an office says of itself in a paper of its own is told in its words alone: `this office grants`. */
export const isOfOffice = (words: string, { voice }: Frame): boolean =>
  voice.isOwnAccount !== true &&
  /\b(?:has established|accuses|orders) that\b|\b[Tt]his (?:office|court|tribunal|ministry|unit|prosecution|institution|station)\b|\bthe undersigned\b/.test(
    words,
  )

/** `If you do not appear, you will be arrested.`: it speaks to its reader, and is nobody's sentence but its own. */
export const isAddressed = (words: string): boolean =>
  /^(?:Please|Do not|Don[’']t|Help|Save|Let|Have mercy)\b/u.test(words.trim()) ||
  /\byou(?:rs?)?\b/i.test(words.replaceAll(/[“"][^“”"]*[”"]/g, ' '))
