import type { MapDocument } from '../map-input.ts'
import { formOf } from './verbs.ts'

/** A paragraph of a document: a range of its text with its place. */
export type Paragraph = {
  readonly start: number
  readonly end: number
  readonly page?: number
  /** The number that the document gives it. */
  readonly number?: number
  readonly heading?: string
  /** A line `Student: Mateo Medina` or a row of figures: not prose. */
  readonly isEntry: boolean
}

type Line = { readonly start: number; readonly end: number; readonly text: string }

const pageLine = /^(?:-\s*)?page\s+(\d{1,4})(?:\s*(?:of|\/)\s*\d{1,4})?(?:\s*-)?$/i
/** `Page 4. Since 2016 ...`, `p. 12: ...`: the page stands before the words. */
const pageBefore =
  /^(?:[[(](?:page|pp?\.|pg\.) ?(\d{1,4})[\])]:?|(?:page|pp?\.|pg\.) ?(\d{1,4})(?:[.:,)]|(?=\s+\p{Lu})))\s+(?=\S)/iu
/** `- They hung me`, `* Deaths in custody: 14`, `a) Both wrists`: the mark of an item in a list. */
const listed = /^(?:[-–—*•·▪◦]\s+|\(?[a-h]\)\s+(?=\p{Lu}))(?=\S)/u
/** `That my husband died in 2009.`: how an affidavit opens each of its paragraphs. */
const sworn =
  /^That (?=(?:I|my|our|we|he|she|it|they|on|in|at|for|the|this|there|after|before|since|if|now|when|[A-Z][a-z]{2,20}) )/u
const numbered = /^(?:¶\s*)?(\d{1,3})[.)]\s+(?=\S)/
/** `3.4 The origin of ...`: the place of a paragraph in a report. */
const sectioned = /^\d{1,2}(?:\.\d{1,2}){1,2}[.)]?\s+(?=[\p{Lu}“"])/u
const label = /^[\p{Lu}][\p{L}\p{N} ,.’'()/-]{1,48}:\s*\S/u

/** The paragraphs of a document in order, with pages, paragraph numbers and the headings above them. */
export function splitParagraphs(document: MapDocument): Paragraph[] {
  const lines = joinPrinted(linesOf(document.text), document.text)
  const pageOf = pageReader(document, lines)
  const headings = new Set((document.headings ?? []).map(({ offset }) => offset))
  const isOpened = lines.filter(({ text }) => openingHeading(text) !== undefined).length >= 2
  const isSworn = lines.filter(({ text }) => sworn.test(text)).length >= 4
  const paragraphs: Paragraph[] = []
  let heading: string | undefined
  for (const [at, line] of lines.entries()) {
    if (pageLine.test(line.text)) continue
    if (isRowOfFigures(lines, at, document.text)) {
      paragraphs.push({ ...paragraphOf(line, { heading, pageOf, isOpened, isSworn }), isEntry: true })
      continue
    }
    if (headings.has(line.start) || readsAsHeading(line.text)) {
      heading = line.text
      continue
    }
    paragraphs.push(paragraphOf(line, { heading, pageOf, isOpened, isSworn }))
  }
  return paragraphs
}

/** `CKD stage 4, eGFR 21` below `Problem list:` or beside another such line: a row with a figure, and no heading. */
function isRowOfFigures(lines: readonly Line[], at: number, text: string): boolean {
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

type Above = {
  readonly heading: string | undefined
  readonly pageOf: (line: Line) => number | undefined
  /** Several paragraphs of the paper open with their own heading. */
  readonly isOpened: boolean
  /** Each of its paragraphs begins with `That`. */
  readonly isSworn: boolean
}

const lengthOf = (mark: RegExpExecArray | null): number => mark?.[0].length ?? 0

/** What stands before the words of an item, of a part or of an affidavit’s paragraph. */
const markOf = (text: string, isSworn: boolean): RegExpExecArray | null =>
  listed.exec(text) ?? sectioned.exec(text) ?? (isSworn ? sworn.exec(text) : null)

function paragraphOf(line: Line, { heading, pageOf, isOpened, isSworn }: Above): Paragraph {
  const ahead = pageBefore.exec(line.text)
  const page = ahead ? Number(ahead.slice(1).find((one) => one !== undefined)) : pageOf(line)
  const number = ahead ? null : numbered.exec(line.text)
  const opening = isOpened ? openingHeading(line.text) : undefined
  const openEnd = opening?.end
  const mark = ahead ?? number ?? markOf(line.text, isSworn)
  return {
    start: line.start + (openEnd ?? lengthOf(mark)),
    end: line.end,
    isEntry: isEntry(line.text.slice(openEnd)),
    ...(page !== undefined && { page }),
    ...(number && { number: Number(number[1]) }),
    ...headed(runIn.exec(line.text)?.[1] ?? opening?.heading ?? heading),
  }
}

/** `CREDIBILITY. The Court finds`: a heading that its own paragraph runs in. */
const runIn = /^(\p{Lu}[\p{Lu}/&’'-]{2,24}(?: [\p{Lu}/&’'-]{2,24}){0,4})[.:] (?=\p{Lu}\p{Ll})/u

/**
 * `Reason for referral. Ms. Berg was sent by ...`, `2. Figures. In 2024 ...`, `Course: She did not speak of it at first.`: words without a verb that open a paragraph, with the
 * space behind them. Only papers that open several paragraphs so have them.
 */
function openingHeading(text: string): { readonly heading: string; readonly end: number } | undefined {
  const match =
    /^(?:¶\s*)?(?:\d{1,3}[.)]\s+|\d{1,2}(?:\.\d{1,2}){1,2}[.)]?\s+)?(\p{Lu}[\p{Ll}-]{1,20}(?: [\p{L}-]{2,14}){0,4}[.:] )(?=["“]?\p{Lu}\p{L}{0,20}[ .,:’'-])/u.exec(
      text,
    )
  const found = match?.[1]
  if (found === undefined || text.length < found.length + 30 || abbreviation.test(found) || hasVerb(found))
    return undefined
  // `Opinion regarding delay: It is my opinion that ...`, and no entry of a form.
  const isProse =
    !found.endsWith(': ') || (/[.!?]["”’)]?$/u.test(text) && hasVerb(text.slice(match?.[0].length).slice(0, 300)))
  return isProse ? { heading: found.trim().replace(/[.:]$/, ''), end: match?.[0].length ?? 0 } : undefined
}

/** `Ms. Medina`, `St. Mary’s`, `No. 12`: a point that ends no words. */
const abbreviation =
  /(?:^\p{L}{1,3}|(?:^| )(?:\p{Lu}\p{L}{0,2}|Prof|Capt|Sgt|Messrs|Hon|Supp|Dept|Inc|Corp|Assoc|Univ|approx))\. $/u

/** `Mateo cried. He ...` is a sentence. */
const hasVerb = (words: string): boolean =>
  words.split(/[ .]/).some((word, at) => at > 0 && /^\p{Ll}/u.test(word) && /^(?:be|past|modal)$/.test(formOf(word)))

const headed = (heading: string | undefined) => (heading === undefined ? {} : { heading })

/** Without final point, short, and in capitals or with few small words: a heading by its look. */
export function readsAsHeading(text: string): boolean {
  if (text.length > 90 || /[.;,!?:]$/.test(text) || numbered.test(text) || listed.test(text) || label.test(text))
    return false
  if (/\d[.,]? *[%$]|\t/.test(text) || /_{3,}/.test(text)) return false
  const words = text.split(/\s+/)
  if (words.length > 9 || tellsOfDay.test(text) || ofCode.test(text) || ofCount.test(text)) return false
  if (text === text.toUpperCase() && /\p{L}{3}/u.test(text)) return true
  return /^\p{Lu}/u.test(text) && !/\s{2,}/.test(text)
}

/** `Generalized Anxiety Disorder (F41.1)`, `..., related to the surgery`: a diagnosis with its code. */
const ofCode = /\([A-TV-Z]\d{2}(?:\.\d{1,3})?\)(?:$|, )/u

/** `Count 1 VC 23152(a) - dismissed pursuant to plea` */
const ofCount = /^(?:Count|Charge) \d{1,2}\b.*\b(?:plea|pled|dismissed|convicted|guilty|nolo|amended|reduced)\b/iu

/** `Supervision terminated satisfactorily and case dismissed January 14, 2021`: what was done, and when. */
const tellsOfDay = /^\p{Lu}\p{Ll}{2,20}(?: \p{Ll}{2,20}){1,6} (?:on )?\p{Lu}\p{Ll}{2,8} \d{1,2}, (?:19|20)\d\d$/u

/** `Account: The complainants state that since October …`: the label of a form before what somebody said in a sentence. */
const isLabelledSentence = (text: string): boolean => {
  const rest = /^[^:]{3,48}: (?=(?:The|An?|It|In|On|He|She|They|There|This|These|According) )(.{40,})[.]$/u.exec(
    text,
  )?.[1]
  return rest !== undefined && hasVerb(rest.slice(0, 200))
}

/** The space after a paragraph's own number makes no columns. */
function isEntry(text: string): boolean {
  const item = listed.exec(text)?.[0]
  const plain = text.slice(item?.length ?? 0).replace(numbered, '')
  // `- 38 mosques damaged`: a row of figures, and no title.
  if (item !== undefined && /\d/.test(plain) && !/[.!?:;]$/.test(plain)) return true
  if (isLabelledSentence(plain)) return false
  if (ofCode.test(plain) && !/[.!?]$/.test(plain)) return true
  if (label.test(plain) && plain.length < 80 && !hasVerb(plain.replace(/^[^:]*:/u, ' '))) return true
  return (label.test(plain) && !/[.!?]["”]?\s+\S/.test(plain)) || /\S\s{3,}\S/.test(plain)
}

function linesOf(text: string): Line[] {
  return [...text.matchAll(/[^\n]+/g)].flatMap((match) => {
    const trimmed = match[0].trim()
    if (trimmed === '') return []
    const start = match.index + match[0].indexOf(trimmed)
    // `September 30, 2026          Page 1 of 2`: the mark of the page stands beside something else.
    const mark = /(?<=\S)\s{3,120}(page \d{1,4}(?: of \d{1,4})?)$/iu.exec(trimmed)
    if (mark?.[1] !== undefined) {
      const text = trimmed.slice(0, mark.index)
      const at = start + trimmed.length - mark[1].length
      return [
        { start, end: start + text.length, text },
        { start: at, end: at + mark[1].length, text: mark[1] },
      ]
    }
    return [{ start, end: start + trimmed.length, text: trimmed }]
  })
}

/** Printed lines of one paragraph are joined: the line before fills its width and does not end a sentence. */
function joinPrinted(lines: readonly Line[], text: string): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    // An entry of a form ends with its line; a blank line ends it the more.
    const isApart =
      before !== undefined &&
      /^\p{Lu}/u.test(line.text) &&
      isEntry(before.text) &&
      /\n\s*\n/u.test(text.slice(before.end, line.start))
    if (before && !isApart && continues(before.text, line.text))
      joined[joined.length - 1] = { start: before.start, end: line.end, text: `${before.text} ${line.text}` }
    else joined.push(line)
  }
  return joined
}

const opensItem = (text: string): boolean => numbered.test(text) || listed.test(text) || label.test(text)

function continues(before: string, text: string): boolean {
  if (pageLine.test(before) || pageLine.test(text) || pageBefore.test(text) || opensItem(text)) return false
  if (/[.!?:]["”’)]*$/.test(before) || /^[QA][.:] /.test(text)) return false
  if (isCoded(before, text)) return false
  if (/^\p{Ll}/u.test(text)) return before.length > 30
  if (listed.test(before) && !/\p{Ll}$/u.test(before)) return false
  // `Re: Program of Assistance` ends with its line, whatever the length.
  if (/^(?:Re|RE|Subject|SUBJECT|In re|Matter of)\b/.test(before)) return false
  const last = before.split(' ').slice(-14).join(' ')
  return last.length > 55 && /\p{Ll}/u.test(before) && /[\p{Ll},]$/u.test(before)
}

/** A diagnosis with its code behind or before it is a line of its own. */
const isCoded = (before: string, text: string): boolean =>
  /^\p{Lu}/u.test(text) &&
  (ofCode.test(before) || [before, text].some((line) => /^[A-TV-Z]\d{2}(?:\.\d{1,3})? /u.test(line)))

const isMark = ({ text }: Line) => pageLine.test(text)

/** Pages by the file, else by the document's own lines, which stand at the foot (or at the head: the last one has text under it). */
function pageReader(document: MapDocument, lines: readonly Line[]): (line: Line) => number | undefined {
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
