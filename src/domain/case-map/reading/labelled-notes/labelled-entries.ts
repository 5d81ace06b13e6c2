import { findDates } from '#domain/language/find-dates.ts'
import { toIso } from '#domain/language/partial-date.ts'
import { findCountry } from '#law/countries.ts'
import { labelCatalogue, type NoteTopic } from './labels.data.ts'

/** One note of a labelled sheet: what its label means, and where its words stand in the text. */
export type LabelledEntry = {
  /** As it is typed. */
  readonly label: string
  readonly topic: NoteTopic
  /** What the label says of whose it is: `him`, `wife`, `Ana`. */
  readonly whose?: string
  /** The heading above, where the label says only which of several it is: `2nd`, `March 2019`. */
  readonly under?: NoteTopic
  /** The day that the label is. */
  readonly day?: string
  /** Where its label begins. */
  readonly from: number
  readonly start: number
  readonly end: number
}

type Label = Pick<LabelledEntry, 'label' | 'topic' | 'whose' | 'day'> & {
  readonly isKnown: boolean
  /** How much of the line the label takes, with what parts it from its words. */
  readonly length: number
}

/**
 * The entries of labelled notes in order; undefined where a text is none: it has to begin with a label, and nearly all of it
 * has to stand under labels that the catalogue knows. `isSheet`: a paper of an office, with a title above and labels of its
 * own making.
 */
export function labelledEntries(text: string, { isSheet = false } = {}): LabelledEntry[] | undefined {
  // Questions with what was answered are no labels.
  if ((text.match(/^[ \t]{0,8}Q(?:uestion)?[.:] /gmu)?.length ?? 0) >= 2) return undefined
  const entries = entriesOf(text, isSheet)
  const known = entries.filter(({ topic }) => topic !== 'other')
  // Days before sentences make a list of events, and no labels.
  if (known.every(({ topic, under }) => topic === 'episode' && under === undefined)) return undefined
  const isCovered = sizeOf(known) * 10 >= sizeOf(entries) * (isSheet ? 4 : 7)
  return isCovered && (isSheet ? areLinesOf(text, known) : areNotesOf(text, entries, known)) ? entries : undefined
}

const sizeOf = (some: readonly LabelledEntry[]) => some.reduce((sum, { start, end }) => sum + end - start, 0)

/** Half of the lines of a sheet begin with labels. */
const areLinesOf = (text: string, known: readonly LabelledEntry[]): boolean =>
  known.length >= 4 && known.length * 2 >= text.split('\n').filter((line) => line.trim() !== '').length

/** An answer opens with its label; a single one has its colon. */
const areNotesOf = (text: string, [first]: readonly LabelledEntry[], known: readonly LabelledEntry[]): boolean =>
  first !== undefined &&
  text.slice(0, first.start).trim().length <= 60 &&
  opensWithLabel(text) &&
  (known.length >= 2 || /^[^:]{2,42}:/u.test(text.trim()))

const opensWithLabel = (text: string): boolean => labelAt(text.trim(), false)?.isKnown === true

function entriesOf(text: string, isSheet: boolean): LabelledEntry[] {
  const sheet = new Sheet(text)
  for (const { 0: line, index } of text.matchAll(/[^\n]+/gu)) {
    const mark = /^[ \t]{0,40}(?:[-–—•▪◦*·]{1,3}[ \t]{0,8}|\(?\d{1,2}[.)][ \t]{1,8})?/u.exec(line)?.[0].length ?? 0
    const heading = headingAlone(line.slice(mark))
    if (heading === undefined) for (const part of partsOf(line, mark, isSheet, sheet.heading)) sheet.add(part, index)
    else sheet.heading = heading
  }
  return sheet.entries
}

/** The entries that were read so far, and the heading under which the next stands. */
class Sheet {
  readonly entries: LabelledEntry[] = []
  heading: NoteTopic | undefined
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  add(part: Part, line: number): void {
    const { isGoingOn = false, at, to, from, isKnown: _, length: __, ...label } = part
    if (!isGoingOn && !isOrdinal(label)) this.heading = undefined
    const range = trimmed(this.#text, line + at, line + to)
    if (range.start >= range.end) {
      if (!isOrdinal(label)) this.heading = label.topic
      return
    }
    if (isGoingOn && this.heading === undefined) return this.#goOn(range.start, range.end)
    const under = isOrdinal(label) || isGoingOn ? this.heading : undefined
    // `Client: came in with her sister and told us ...`: a name is short.
    const isTold = label.topic === 'office' && this.#text.slice(range.start, range.end).split(' ').length > 12
    this.entries.push({
      ...label,
      ...(isTold && { topic: 'history' }),
      from: line + from,
      ...range,
      ...(under !== undefined && { under }),
    })
  }

  /** A line without a label belongs to the note above. */
  #goOn(start: number, end: number): void {
    const before = this.entries.pop()
    if (before === undefined) return
    if (before.topic !== 'office' && before.topic !== 'to counsel') this.entries.push({ ...before, end })
    // What stands below a line for the office is no part of it.
    else this.entries.push(before, { label: '', topic: 'history', from: start, start, end })
  }
}

const isOrdinal = ({ topic }: { readonly topic: NoteTopic }): boolean => topic === 'episode'

type Part = Label & { readonly from: number; readonly at: number; readonly to: number; readonly isGoingOn?: boolean }

/** The labels of one line with the range of what stands behind each. */
function partsOf(line: string, mark: number, isSheet: boolean, heading: NoteTopic | undefined): Part[] {
  const found: { label: Label; from: number }[] = []
  const first = labelAt(line.slice(mark), isSheet)
  if (first !== undefined) found.push({ label: first, from: mark })
  for (const { index, 0: stop } of line.matchAll(/[.;)”"!?] +(?=[\p{L}\d$#])/gu)) {
    const from = index + stop.length
    if (from <= mark) continue
    const inner = labelAt(line.slice(from), false)
    if (inner?.isKnown === true) found.push({ label: inner, from })
  }
  const parts = found.map(({ label, from }, at): Part => ({
    ...label,
    from,
    at: from + label.length,
    to: found[at + 1]?.from ?? line.length,
  }))
  const [opening] = found
  if (opening?.from === mark) return parts
  const rest: Part = {
    label: '',
    topic: heading ?? 'other',
    isKnown: heading !== undefined,
    length: 0,
    from: mark,
    at: mark,
    to: opening?.from ?? line.length,
    isGoingOn: true,
  }
  return [rest, ...parts]
}

/** `HARM`, `Trips:`: a label with nothing behind it. */
function headingAlone(line: string): NoteTopic | undefined {
  const bare = line.trim()
  const plain = /^([\p{Lu}][\p{L}\d /&’'-]{1,30}):?$/u.exec(bare)?.[1]
  if (plain === undefined || (!bare.endsWith(':') && plain !== plain.toUpperCase())) return undefined
  return topicOf(plain)?.topic
}

const byColon = /^([\p{L}\d$#][^:;\n]{0,41}?)(?: ?\(([^()\n]{1,30})\))? ?:(?= |$)/u
const byDash = /^([\p{L}\d$#][\p{L}\d$#/&’' .]{0,30}?)(?: ?\(([^()\n]{1,30})\))?(?: [-–—]{1,2} ?|[-–—] )(?=\S)/u
const bySign = /^([\p{L}][\p{L} /’'.]{0,24}?)(?: ?\(([^()\n]{1,30})\))? = (?=\S)/u

/** The label with which a line or a note begins. */
function labelAt(line: string, isSheet: boolean): Label | undefined {
  for (const pattern of [byColon, byDash, bySign]) {
    const [whole = '', label = '', aside] = pattern.exec(line) ?? []
    const found = whole === '' ? undefined : meaningOf(label, aside, pattern, line.slice(whole.length))
    const isOwn = found === undefined && isSheet && pattern === byColon && isLabel.test(label)
    const meaning = isOwn ? { topic: 'other' as const, ...asideOf(aside) } : found
    if (meaning !== undefined)
      return { ...meaning, label: label.trim(), isKnown: found !== undefined, length: whole.length }
  }
  return undefined
}

/** A label of the sheet's own making: a few words with a capital. */
const isLabel = /^[\p{Lu}\d$#][^.,“" ]*(?: [^.,“" ]+){0,4}$/u

/** What the catalogue, or the day that it is, says of a label; `12/10/20 - 7/2/21` is a span and no label. */
function meaningOf(label: string, aside: string | undefined, pattern: RegExp, rest: string) {
  const known = topicOf(label, aside)
  if (known !== undefined || pattern === bySign) return known
  return pattern === byColon || !/^\s*\d/u.test(rest) ? namedByDay(label) : undefined
}

const isCountry = (label: string): boolean =>
  /^\p{Lu}\p{L}{3,}(?: \p{L}+){0,2}$/u.test(label.trim()) && findCountry(label.trim()) !== undefined

const asideOf = (aside: string | undefined) => (aside !== undefined && isPerson.test(aside) ? { whose: aside } : {})

/** `1st time`, `2nd incident`, `#3` */
const ordinal =
  /^(?:(?:1st|2nd|3rd|4th|5th|6th|first|second|third|fourth|fifth|last|next|1ra?|2da|3ra)(?: (?:time|incident|attack|arrest|event|episode|beating|detention|threat|vez|visit))?|#\d|incident \d|time \d|after that)$/u

type Meaning = Pick<Label, 'topic' | 'whose'>

function topicOf(typed: string, aside?: string): Meaning | undefined {
  const plain = folded(typed)
  if (ordinal.test(plain)) return { topic: 'episode' }
  if (isCountry(typed)) return { topic: 'third country' }
  const direct = inCatalogue(plain)
  if (direct === undefined) return withOwner(plain)
  return { topic: direct, ...(direct === 'tasks' ? doerIn(plain) : {}), ...asideOf(aside) }
}

const inCatalogue = (plain: string): NoteTopic | undefined =>
  plain === '' ? undefined : labelCatalogue.find(([pattern]) => pattern.test(plain))?.[1]

/** `His DUI`, `HER FAMILY`, `Income H`, `Arrests US` */
function withOwner(plain: string): Meaning | undefined {
  const [, first = '', rest = ''] =
    /^(his|her|hers|their|wife(?:[’']?s)?|husband(?:[’']?s)?|hubby(?:[’']?s)?|spouse(?:[’']?s)?|client(?:[’']?s)?|mom(?:[’']?s)?|dad(?:[’']?s)?) (.+)$/u.exec(
      plain,
    ) ?? []
  const [, what = '', last = ''] =
    /^(.+?) (?:of )?(us|usa|in us|ni|h|w|[a-z]|him|her|wife|husband|there)$/u.exec(plain) ?? []
  const topic = inCatalogue(rest === '' ? what : rest)
  if (topic === undefined) return undefined
  const whose = rest === '' ? last : first
  return /^(?:us|usa|in us|ni|there)$/u.test(whose) ? { topic } : { topic, whose }
}

/** `What he does` */
const doerIn = (label: string) => {
  const whose = /\b(he|she)\b/u.exec(label)?.[1]
  return whose === undefined ? {} : { whose }
}

const isPerson =
  /^(?:him|her|his|hers|he|she|wife|husband|spouse|client|applicant|h|w|\p{Lu}\p{L}*|mom|dad|mother|father)$/u

/** `2/14/23`, `March 2019`, `8 July 2018` before what happened then. */
function namedByDay(label: string): Pick<Label, 'topic' | 'day'> | undefined {
  const plain = label.trim()
  const [found, ...others] = findDates(plain)
  const isAll = found !== undefined && others.length === 0 && plain.replace(found.text, '').replace(/^on /iu, '') === ''
  if (isAll) {
    const day = toIso(found.date)
    return { topic: 'episode', ...(day !== undefined && { day }) }
  }
  return /^(?:1[0-2]|0?[1-9])\/(?:19|20)\d\d$/u.test(plain) ? { topic: 'episode' } : undefined
}

const folded = (label: string): string =>
  label
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[.?]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .replace(/^the /u, '')
    .trim()

function trimmed(text: string, from: number, to: number): { start: number; end: number } {
  let [start, end] = [from, to]
  while (start < end && /\s/u.test(text.charAt(start))) start += 1
  while (end > start && /\s/u.test(text.charAt(end - 1))) end -= 1
  return { start, end }
}
