import { findDates } from '#domain/language/find-dates.ts'
import { toIso } from '#domain/language/partial-date.ts'
import { findCountry } from '#law/countries.ts'
import { labelCatalogue, type NoteTopic } from './labels.data.ts'

/** A label with what it means. */
export type Label = {
  /** As it is typed. */
  readonly label: string
  readonly topic: NoteTopic
  readonly whose?: string
  readonly day?: string
  readonly isKnown: boolean
  /** How much of the line the label takes, with what parts it from its words. */
  readonly length: number
}

/** `HARM`, `Trips:`: a label with nothing behind it. */
export function headingAlone(line: string): NoteTopic | undefined {
  const bare = line.trim()
  const plain = /^([\p{Lu}][\p{L}\d /&’'-]{1,30}):?$/u.exec(bare)?.[1]
  if (plain === undefined || (!bare.endsWith(':') && plain !== plain.toUpperCase())) return undefined
  return topicOf(plain)?.topic
}

const byColon = /^([\p{L}\d$#][^:;\n]{0,41}?)(?: ?\(([^()\n]{1,30})\))? ?:(?= |$)/u
const byDash = /^([\p{L}\d$#][\p{L}\d$#/&’' .]{0,30}?)(?: ?\(([^()\n]{1,30})\))?(?: [-–—]{1,2} ?|[-–—] )(?=\S)/u
const bySign = /^([\p{L}][\p{L} /’'.]{0,24}?)(?: ?\(([^()\n]{1,30})\))? = (?=\S)/u

/** The label with which a line or a note begins. */
export function labelAt(line: string, isSheet: boolean): Label | undefined {
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

/** What the words of a label mean; undefined where the catalogue has none. */
export function topicOf(typed: string, aside?: string): Meaning | undefined {
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
