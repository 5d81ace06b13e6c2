import { countWords } from '#domain/language/sentences.ts'
import { hasNumberPattern, isDateLine, isSignatureCue, isStrongSignatureCue, startsAddress } from './cues.ts'
import type { Heading } from './find-headings.ts'
import { isContents } from './score-paragraph.ts'
import { kindOfFront, kindOfTitle } from './section-kind.ts'
import type { TemplateParagraph } from './template-paragraph.ts'
import type { TemplateSectionKind } from './template-section.ts'

/** The beginning of a section that no heading opens. */
export type ZoneStart = {
  readonly index: number
  readonly title: string
  readonly kind: TemplateSectionKind
  readonly reason: string
}

/**
 * What stands before the first heading, `end`: letterhead or court caption, then date, addressee and salutation, then
 * opening prose; an automatic table of contents stands alone.
 */
export function frontZones(paragraphs: readonly TemplateParagraph[], end: number): ZoneStart[] {
  if (end === 0) return []
  const front = paragraphs.slice(0, end)
  const kind = kindOfFront(front)
  const prose = proseStart(front)
  const address = kind === 'caption' ? -1 : front.findIndex((paragraph) => isAddressLine(paragraph))
  const starts: ZoneStart[] = []
  const top = prose === 0 || address === 0 ? undefined : 0
  if (top === 0) starts.push({ index: 0, title: frontTitles[kind], kind, reason: 'before the first heading' })
  if (address !== -1 && (prose === -1 || address < prose))
    starts.push({
      index: address,
      title: 'Date, addressee and reference',
      kind: 'addressee',
      reason: 'address or date',
    })
  if (prose !== -1)
    starts.push({ index: prose, title: 'Opening', kind: 'text', reason: 'prose before the first heading' })
  return withContents(front, starts)
}

const frontTitles = { caption: 'Court caption', letterhead: 'Letterhead' } as const

function isAddressLine({ text, table }: TemplateParagraph): boolean {
  return !table && (isDateLine(text) || startsAddress(text))
}

/** The first sentence-like paragraph: twelve words or more, ended like a sentence. */
function proseStart(front: readonly TemplateParagraph[]): number {
  return front.findIndex(
    ({ text, table, contents }) =>
      !table && !contents && countWords(text) >= 12 && /[.:;!?”"]$/.test(text.trimEnd()) && !startsAddress(text),
  )
}

function withContents(front: readonly TemplateParagraph[], starts: readonly ZoneStart[]): ZoneStart[] {
  const first = front.findIndex(isContents)
  if (first === -1) return [...starts]
  const titled = /^\s*(?:table of )?contents\s*$/i.test(front[first - 1]?.text ?? '') ? first - 1 : first
  const zone: ZoneStart = {
    index: titled,
    title: 'Table of contents',
    kind: 'contents',
    reason: 'automatic contents',
  }
  const last = front.findLastIndex(isContents)
  const rest = last + 1 < front.length && front.slice(last + 1).some(({ text }) => text.trim() !== '')
  const after: ZoneStart = { index: last + 1, title: 'Caption', kind: 'caption', reason: 'after the contents' }
  const outside = starts.filter(({ index }) => index < titled || index > last)
  const needsAfter = rest && !outside.some(({ index }) => index === last + 1)
  return [...outside, zone, ...(needsAfter ? [after] : [])].toSorted((a, b) => a.index - b.index)
}

/**
 * A caption that comes again further down, such as that of a proposed order or a certificate: two lines and more that
 * only a caption has. It is filled in and never written anew.
 */
export function laterCaptions(
  paragraphs: readonly TemplateParagraph[],
  after: number,
): (ZoneStart & { end: number })[] {
  const zones: (ZoneStart & { end: number })[] = []
  let index = after
  while (index < paragraphs.length) {
    const isFirst = isCaptionLine(paragraphs[index]?.text ?? '')
    const end = isFirst ? captionEnd(paragraphs, index) : index + 1
    if (isFirst && paragraphs.slice(index, end).filter(({ text }) => isCaptionLine(text)).length >= 2) {
      const start = startOfTable(paragraphs, index)
      zones.push({ index: start, end, title: 'Court caption', kind: 'caption', reason: 'a caption comes again' })
    }
    index = end
  }
  return zones
}

function captionEnd(paragraphs: readonly TemplateParagraph[], from: number): number {
  let end = from
  let last = from
  while (end < paragraphs.length && end - last < 4) {
    const { text, table } = paragraphs[end] ?? { text: '', table: null }
    if (countWords(text) > 14 && !table) break
    end += 1
    if (isCaptionLine(text)) last = end
  }
  return Math.max(last, from + 1)
}

const isCaptionLine = (text: string): boolean =>
  /^\W*(?:united states department of justice|(?:u\.?s\.? )?department of justice|executive office for immigration review|(?:office of the )?immigration (?:court|judge)\s*$|(?:united states )?immigration court|board of immigration appeals|in the matters? of|in re\b|in (?:removal|bond|deportation) proceedings|file nos?\b|a[-# ]{0,3}(?:no\.?:?\s*)?[\dx]{2,3}[- ]?[\dx]{3}[- ]?[\dx]{3})/iu.test(
    text.trim(),
  )

/** Headings of parts that follow the signature and keep their own kind. */
const closingKinds: readonly TemplateSectionKind[] = ['exhibits', 'certificate', 'signature', 'contents']

/**
 * Where signatures begin: in the last six tenths of the document, under each heading the first line that only stands
 * over signatures; weaker signs (a blank line, `Dated:`) count where no part of the body follows.
 */
export function signatureZones(paragraphs: readonly TemplateParagraph[], headings: readonly Heading[]): ZoneStart[] {
  const earliest = Math.floor(paragraphs.length * 0.4)
  const bodyEnd = headings.findLast((heading) => !isClosing(heading))?.index ?? -1
  const segments = [undefined, ...headings].filter((heading) => !heading || !isClosing(heading) || isList(heading))
  return segments.flatMap((heading): ZoneStart[] => {
    const from = heading ? heading.index + 1 : 0
    const to = headings.find(({ index }) => index >= from)?.index ?? paragraphs.length
    if (heading && isList(heading)) return behindList(paragraphs, from, to)
    const cue = firstCue(paragraphs, Math.max(from, earliest), to, bodyEnd)
    if (cue === undefined) return []
    const reason = `signature line: ${paragraphs[cue]?.text.trim().slice(0, 40)}`
    return [{ index: startOfTable(paragraphs, cue), title: 'Signature', kind: 'signature', reason }]
  })
}

function firstCue(
  paragraphs: readonly TemplateParagraph[],
  from: number,
  to: number,
  bodyEnd: number,
): number | undefined {
  const cue = paragraphs
    .slice(from, to)
    .findIndex(
      ({ text }, offset) =>
        countWords(text) <= 30 && (isStrongSignatureCue(text) || (from + offset > bodyEnd && isSignatureCue(text))),
    )
  return cue === -1 ? undefined : from + cue
}

/** What follows a list of exhibits without a heading of its own: the letter's last sentences and its signature. */
function behindList(paragraphs: readonly TemplateParagraph[], from: number, to: number): ZoneStart[] {
  const own = paragraphs.slice(from, to)
  const cue = own.findIndex(({ text, table }) => !table && isStrongSignatureCue(text))
  if (cue === -1) return proseBehindItems(own, from)
  const isProse = ({ text, table, numbering }: TemplateParagraph) =>
    !table && !numbering && countWords(text) >= 6 && /[.:!?]$/.test(text.trimEnd()) && !hasNumberPattern(text)
  const last = own.slice(0, cue).findLastIndex((one) => one.text.trim() !== '' && !isProse(one))
  const prose = own.slice(0, cue).findIndex((one, at) => at > last && isProse(one))
  const reason = 'behind a list of exhibits'
  return [
    ...(prose === -1 ? [] : [{ index: from + prose, title: 'Closing', kind: 'text' as const, reason }]),
    { index: from + cue, title: 'Signature', kind: 'signature' as const, reason },
  ]
}

/** The firm's text under a list that no heading divides from it, with the short line that stands over the text. */
function proseBehindItems(own: readonly TemplateParagraph[], from: number): ZoneStart[] {
  const isText = ({ text, table, numbering }: TemplateParagraph) =>
    !table &&
    !numbering &&
    countWords(text) >= 12 &&
    /[.:!?”"]$/u.test(text.trimEnd()) &&
    !hasNumberPattern(text) &&
    !/^\W*(?:exh?(?:ibit|\.)|tab|attachment|form)\b/iu.test(text)
  const last = own.findLastIndex((one) => one.text.trim() !== '' && !isText(one))
  if (last === -1 || last === own.length - 1 || !own.slice(last + 1).some(isText)) return []
  const title = own[last]?.text.trim() ?? ''
  const isTitle = !own[last]?.table && last > 0 && /^\p{Lu}[\p{L} ’',-]{3,60}$/u.test(title) && countWords(title) < 8
  // An empty cell of the list's table is still the list's.
  const text = own.findIndex((one, at) => at > last && isText(one))
  const reason = 'text behind a list of exhibits'
  return [{ index: from + (isTitle ? last : text), title: isTitle ? title : 'Text', kind: 'text' as const, reason }]
}

const isList = ({ title }: Heading): boolean => kindOfTitle(title) === 'exhibits'

function isClosing({ title }: Heading): boolean {
  return closingKinds.includes(kindOfTitle(title) ?? 'text')
}

/** The paragraph itself or, in a table, the table's first one. */
function startOfTable(paragraphs: readonly TemplateParagraph[], index: number): number {
  const number = paragraphs[index]?.table?.table
  return number === undefined ? index : paragraphs.findIndex(({ table }) => table?.table === number)
}
