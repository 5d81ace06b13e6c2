import type { Range } from '#domain/section-content/read.ts'

const shortened =
  /(?:^|[\s(“"‘[])(?:[A-Z]|Mr|Mrs|Ms|Md|[Cc]l|[Pp]t|Cli|Mohd|Muhd|Mst|Eng|Adv|Dr|Dra|Sr|Sra|Srta|Sres|Lic|Jr|St|No|Nos|Exh?s?|Rs|Inc|Co|Corp|Ltd|Dept|Dec|Decl|Fed|Fig|Reg|Supp|Cir|Pub|Stat|Sec|Secs|Art|Ch|Vol|Op|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|(?:[A-Z]\.)+[A-Z]|Ave|Brgy|Rd|Blvd|Apt|Apto|Ste|Bldg|a\.m|p\.m|e\.g|i\.e|vs?|al|[Cc]f|dir|prod|eds?|feat|id|para|pp?|approx|[Dd]ecr|[Ii]ncr|[Bb]ilat|[Ss]usp|pop|Prof|Ph\.D|Psy\.D|Ed\.D|Gov|Gen|Col|Lt|Sgt|Rev|Hon)\.$/
const alwaysShortened = /(?:^|[\s(“"‘[])(?:mr|mrs|ms|dr|dra|sra|srta|lic|exh?s?|nos|inc|prof|sgt)\.$/i

/** What may end a sentence beside a full stop, question or exclamation mark and the end of a line. */
type Ends = { readonly semicolons?: boolean }

/**
 * The sentences of a text as ranges, in order, without white space around them. The full stop of a title, an initial or
 * a usual abbreviation (`Dr.`, `R.`, `Inc.`) ends none unless the line ends there. `semicolons`: answers and chronologies
 * list events with them.
 */
export function findSentences(text: string, { semicolons = false }: Ends = {}): Range[] {
  const sentences: Range[] = []
  let start = 0
  const close = (end: number) => {
    const [from, to] = trimRange(text, start, end)
    if (from < to) sentences.push({ start: from, end: to })
    start = end
  }
  for (const match of text.matchAll(/[.?!]["”’)\]]*(?=\s)|\n+|;(?=\s)/g)) {
    if (match[0] === ';' && !semicolons) continue
    if (match[0].startsWith('.') && isShortened(text, start, match.index)) continue
    close(match.index + match[0].length)
  }
  close(text.length)
  return sentences
}

const ofTag = /(?:^|[\s(])(?:Tabs?|Exhibits?|Attachment|Appendix|Schedule|Supplement) [A-Z]\.$/u
const ofCode = /^ (?:Penal|Code|Stat|Rev|Crim|Ann|Admin|Laws|Gen|Const)(?!\p{L})/u

function isShortened(text: string, start: number, at: number): boolean {
  if (text[at + 1] === '\n' || text[at + 1] === undefined) return false
  const before = text.slice(Math.max(start, at - 12), at + 1)
  // `license no. 04417`
  if (/\bno\.$/.test(before) && /^ \d/.test(text.slice(at + 1, at + 3))) return true
  // `is at Tab B. Counsel was told.`
  if (ofTag.test(before)) return false
  // `Tex. Penal Code § 22.02`
  if (/(?:^|\s)\p{Lu}\p{Ll}{1,4}\.$/u.test(before) && ofCode.test(text.slice(at + 1, at + 12))) return true
  return shortened.test(before) || alwaysShortened.test(before)
}

function trimRange(text: string, start: number, end: number): [number, number] {
  let [from, to] = [start, end]
  while (from < to && /\s/.test(text.charAt(from))) from += 1
  while (to > from && /\s/.test(text.charAt(to - 1))) to -= 1
  return [from, to]
}

/** The sentences of a text as texts. */
export function sentencesOf(text: string): string[] {
  return findSentences(text).map(({ start, end }) => text.slice(start, end))
}

/** The place of the sentence that holds an offset; sentences must be in order. */
export function sentenceAt(sentences: readonly Range[], offset: number): number {
  let low = 0
  let high = sentences.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((sentences[middle]?.start ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low
}

/** The number of words: runs of characters between spaces. */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}
