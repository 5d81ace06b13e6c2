import { foldWord } from '#domain/language/fold.ts'
import type { FoundMark, TemplateLine } from '#domain/template-sections/old-case.ts'
import { isLawWord } from './law-words.data.ts'
import { officeThings } from './office-things.data.ts'
import { valueMarks } from './blocks/value-marks.ts'
import type { IsProtected } from './name-words.ts'

const overPapers =
  /^\W*(?:(?:[IVX]{1,4}|[A-Z]|\d{1,2})[.)] )?(?:(?:index|list|table|schedule) of )?(?:(?:supporting |documentary )?(?:exhibits?|tabs|enclosures?|attachments?|evidence|documents?))(?: to (?:the )?(?:declaration|motion|brief|petition|letter))?\W*$/iu
/** The paper, and what it is of, from, by or on. */
const listed =
  /^(\W{0,4}(?:(?:tabs?|exh?s?\.|exhibits?|attachments?)?\W{0,3}(?:\d{1,3}|[A-Z]{1,2})\W{1,4})?(?:\p{L}[\p{L}’'-]*,? ){1,5}?(?:of|from|by|on|showing|with|about|for|at|to) )(\S.{1,140})$/iu

/**
 * In a list of papers what a paper is of is this client's, whatever it is: `Photographs of the stall and of the hand`. What
 * any case encloses (`Copy of Form I-94`) is not. Adds to `raw`.
 */
export function markListedPapers(
  lines: readonly TemplateLine[],
  raw: Map<TemplateLine, readonly FoundMark[]>,
  isProtected: IsProtected,
): void {
  let isList = false
  for (const line of lines.filter(({ part }) => part === 'body')) {
    if (overPapers.test(line.text) && line.text.length < 60) isList = true
    else if ((line.isHeading === true && !isItem(line.text)) || isProse(line.text)) isList = false
    if (isList && line.row === undefined) markPaper(line, raw, isProtected)
  }
}

/** `D. Declaration of Ana Example`, which looks like the title of a paper and is one in a list. */
const isItem = (text: string): boolean => tagLength(text) > 0 && text !== text.toUpperCase()

const isProse = (text: string): boolean => /[.:]$/u.test(text.trimEnd()) && text.split(' ').length > 11

/** Marks what a paper is of, from or by, in its line or its cell of a list. Changes `raw`. */
export function markPaper(
  line: TemplateLine,
  raw: Map<TemplateLine, readonly FoundMark[]>,
  isProtected: IsProtected,
): void {
  const [, lead = '', rest = ''] = listed.exec(line.text.trimEnd()) ?? []
  const marks = raw.get(line) ?? []
  const from = rest === '' ? tagLength(line.text) : lead.length
  const title = line.text.slice(from).trimEnd()
  if (openWords(title, from, marks).length === 0 || (rest === '' && (from === 0 || isPlain(title))))
    return markRest(line, raw, isProtected)
  const whole: FoundMark = { start: from, end: line.text.trimEnd().length, slot: 'exhibit' }
  const pieces = between(whole, marks)
    .map((piece) => bare(line.text, piece))
    .filter(({ start, end }) => /\p{L}{3}/u.test(line.text.slice(start, end)) && !isProtected(line, start, end))
  raw.set(
    line,
    [...marks, ...pieces].toSorted((a, b) => a.start - b.start),
  )
}

/** How long `E. ` or `Tab 4: ` is, before the name of a paper that is of nobody by its words: `Bus ticket stub`. */
const tagLength = (text: string): number =>
  /^\W{0,4}(?:(?:tabs?|exh?s?\.?|exhibits?|attachments?) )?(?:\d{1,3}|[A-Z]{1,2})[.):–—-]{1,2}\s+/iu.exec(text)?.[0]
    .length ?? 0

/** Of papers that many clients have, or longer than a title. */
const isPlain = (title: string): boolean =>
  title.split(' ').length > 9 ||
  [...title.matchAll(/\p{L}[\p{L}’'-]*/gu)].every(({ 0: word }) => {
    const folded = foldWord(word)
    return isLawWord(folded) || officeThings.has(folded) || /^[A-Z]/u.test(word.slice(1)) || ofPapers.test(folded)
  })
/** Folded words of papers that many clients have. */
export const ofPapers =
  /^(?:police|clearances?|couples?|birth|marriage|divorce|bank|account|accounts|statements?|utility|bills?|pay|stubs?|(?:life|health|car|home)|insurance|photographs?|resumes?|diplomas?|country|conditions?|news|articles?|medical|school|joint|family|current|recent|prior|two|passport-style|front|back|transcripts?|federal|income|report|reports|licen[cs]es?|translations?|naturalization)$/

/** What else in the title of a paper is of one case: `Tax transcripts 2019–2024`, `records, 61 pages`. Changes `raw`. */
function markRest(line: TemplateLine, raw: Map<TemplateLine, readonly FoundMark[]>, isProtected: IsProtected): void {
  const own = raw.get(line) ?? []
  const start =
    /^\W{0,4}(?:(?:tabs?|exh?s?\.?|exhibits?|attachments?)?\W{0,3}(?:\d{1,3}|[A-Z]{1,2})(?:[.):–—-]| (?=\p{Lu})|\W{2,4}))?\W*/iu.exec(
      line.text,
    )?.[0].length
  const found = valueMarks(line, { start: start ?? 0, end: line.text.trimEnd().length }, own, {
    slot: 'exhibit',
    isProtected,
    isTitle: true,
  })
  if (found.length > 0)
    raw.set(
      line,
      [...own, ...found].toSorted((a, b) => a.start - b.start),
    )
}

/** Words that no paper of the law has, outside of what was found. */
function openWords(rest: string, from: number, marks: readonly FoundMark[]): { start: number; end: number }[] {
  return [...rest.matchAll(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)].flatMap(({ 0: word, index }) => {
    const place = { start: from + index, end: from + index + word.length }
    const folded = foldWord(word.replace(/[’']s$/u, ''))
    const isUsual =
      isLawWord(folded) || (officeThings.has(folded) && !/\d/u.test(word)) || /^[A-Z]{1,4}-?\d{1,4}[A-Z]?$/u.test(word)
    return isUsual || marks.some((mark) => mark.start < place.end && place.start < mark.end) ? [] : [place]
  })
}

/** Without the comma and the small words at its ends. */
function bare(text: string, { start, end, slot }: FoundMark): FoundMark {
  const words = text.slice(start, end)
  const lead = /^[\s,;.()–-]*(?:(?:and|of|by|from|on|with|at|in|to|for) )?/iu.exec(words)?.[0].length ?? 0
  const tail = /(?<![\s,;.()])[\s,;.()]+$/u.exec(words.slice(lead))?.[0].length ?? 0
  return { start: start + lead, end: end - tail, slot }
}

/** What of a stretch no mark has. */
function between(whole: FoundMark, marks: readonly FoundMark[]): FoundMark[] {
  const pieces: FoundMark[] = []
  let at = whole.start
  for (const mark of [...marks, { start: whole.end, end: whole.end }].toSorted((a, b) => a.start - b.start)) {
    const end = Math.min(mark.start, whole.end)
    if (end > at) pieces.push({ ...whole, start: at, end })
    at = Math.max(at, mark.end)
  }
  return pieces
}
