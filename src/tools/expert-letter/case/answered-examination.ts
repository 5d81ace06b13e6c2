import { listInWords, withIndefiniteArticle } from '#domain/prose/words.ts'
import type { Parties } from '#domain/prose/own-words.ts'
import { paid } from './denials.ts'

const months = 'January February March April May June July August September October November December'.split(' ')
const fragment =
  /^(?:(?:s?he|the (?:expert|doctor|psychologist|clinician)) )?(evaluated|examined|interviewed|assessed|tested|saw|met)(?: with)?(?: (?:the |his |her )?(wife|husband|spouse|daughter|son|client|him|her|(?:Mr|Ms|Mrs)\. \p{L}[\p{L}’'-]+),?)? (?!by\b)(.+)$/iu
const figures = /\b(\d{1,2})\/(\d{1,2})(?:\/((?:19|20)\d{2}|[12]\d))?(?![\d/])/gu

const nouns: Readonly<Record<string, string>> = {
  exam: 'examined',
  examination: 'examined',
  evaluation: 'evaluated',
  assessment: 'assessed',
  interview: 'interviewed',
  session: 'saw',
  visit: 'saw',
}

/** `One exam on August 29, 2026`: what was done then. */
const asDone = (words: string): string =>
  words.replace(
    /^(?:(one|a single|1) |(?:volunteer|pro bono|free|forensic|medical) ){0,2}(exam|examination|evaluation|assessment|interview|session|visit)(?: for [^,;.\d]{3,50})?,? (one time, |once,? )?(?:on )?(?=\p{Lu}\p{Ll}{2,8}\.? \d)/iu,
    (_, one: string | undefined, noun: string, time: string | undefined) =>
      `${nouns[noun.toLowerCase()] ?? 'saw'} client${one === undefined && time === undefined ? '' : ' once'} on `,
  )

/** `8/14 and 8/28/2026` -> `August 14 and August 28, 2026` */
const inWords = (text: string) =>
  text
    .replaceAll(/(?<![\d-])(\d{1,2})-(\d{1,2})-((?:19|20)\d{2})(?![\d-])/gu, '$1/$2/$3')
    .replaceAll(figures, (whole, month: string, date: string, year?: string) => {
      const name = months[Number(month) - 1]
      return name === undefined || Number(date) > 31
        ? whole
        : `${name} ${Number(date)}${year === undefined ? '' : `, ${year.length === 2 ? `20${year}` : year}`}`
    })
const day =
  /(?<!\p{L})(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}\.? (\d{1,2})(?!\d)(?:,? ((?:19|20)\d{2}))?/giu

/**
 * `evaluated wife Apr 2 and Apr 9 2026, total 4.5 hrs, zoom, no interpreter` as a sentence of the expert's own. Undefined
 * where a part of the note is none of day, time, way and interpreter: then nothing is said for it.
 */
export function answeredExamination(sentence: string, { clientShort }: Parties): string | undefined {
  const [, verb = '', whom = '', rest = ''] = fragment.exec(asDone(inWords(sentence.trim().replace(/\.$/u, '')))) ?? []
  if (verb === '') return undefined
  const parts = rest
    .replace(/^(once|twice), /iu, '$1 ')
    .replace(
      /^((?:once|twice) )?(by (?:video|zoom|phone|telephone|telehealth)|in person) on (\p{Lu}\p{Ll}{2,8} \d{1,2}, \d{4})/iu,
      '$1$3, $2',
    )
    .replace(/^(?:on |in )?(?:one|a single) (?:day|session|visit),? (?:on )?/iu, '')
    .replace(/ (in \p{Lu}\p{Ll}{3,12})(?=,|$)/u, ', $1')
    .split(/, (?!\d{4})/u)
    .flatMap((part) => timeAndPlace(part))
    .filter((part) => !paid.test(part) && !/^(?:referred by\b|volunteer(?:ed)?$)/iu.test(part.trim()))
  const [whole = '', ...others] = parts
  const [, once = '', place = '', when = ''] =
    /^(once |twice )?((?:at|in) [\p{L} ’'-]{4,60}? (?=on ))?(.+)$/iu.exec(whole) ?? []
  const days = daysWithLengths(when)
  if (days.length === 0) return undefined
  const told = others.map((part) => saidOf(part.trim()))
  if (told.some((words) => words === undefined)) return undefined
  const who = /^(?:client|him|her|)$/iu.test(whom)
    ? clientShort
    : /^M(?:r|s|rs)\. /u.test(whom)
      ? whom
      : `${clientShort}’s ${whom.toLowerCase()}`
  return (
    [
      `I ${verb.toLowerCase()} ${who} ${once.toLowerCase()}${place}on ${listInWords(days)}`,
      ...told.flatMap((words) => words ?? []),
    ].join(', ') + '.'
  )
}

/** `5/6/26 (2.5 hrs) and 5/20/26 (2 hrs)`: the days, each with how long it took; none where a length has no day. */
function daysWithLengths(when: string): string[] {
  const lengths = [...when.matchAll(/ ?\((\d{1,2}(?:\.\d)?) ?(?:hrs?|hours?|h)\)/giu)].map(([, length = '']) => length)
  const days = onlyDays(when.replaceAll(/ ?\(\d{1,2}(?:\.\d)? ?(?:hrs?|hours?|h)\)/giu, ''))
  if (lengths.length > 0 && lengths.length !== days.length) return []
  return days.map((one, at) =>
    lengths[at] === undefined ? one : `${one} (${lengths[at]} ${lengths[at] === '1' ? 'hour' : 'hours'})`,
  )
}

/** The days of a text that has nothing beside them. */
const onlyDays = (text: string): string[] =>
  text.replaceAll(day, '').replaceAll(/\b(?:on|and|&)\b|[\s,]/giu, '') === '' ? daysIn(text) : []

/** The days that a text names, the year where it stands. */
export function daysIn(text: string): string[] {
  const found = [...text.matchAll(day)]
  return found.map(([, name = '', number = '', year], at) => {
    const month = months.find((full) => full.toLowerCase().startsWith(name.toLowerCase())) ?? name
    const later = found.slice(at + 1).find((next) => next[3] !== undefined)?.[3]
    return year === undefined && later !== undefined
      ? `${month} ${number}`
      : `${month} ${number}${year ? `, ${year}` : ''}`
  })
}

/** `9:00 to 12:30 at the Heartland Clinic` */
const timeAndPlace = (part: string): string[] => {
  const [, time, place] =
    /^((?:from )?\d{1,2}(?::\d{2})? ?(?:to|-|–) ?\d{1,2}(?::\d{2})?) ((?:at|in) .+)$/u.exec(part) ?? []
  return time === undefined || place === undefined ? [part] : [time, place]
}

/** `9:00 to 12:30`, `at the Heartland Clinic`, `at my office` */
function clockOrPlace(part: string): string | undefined {
  const [, from, to] =
    /^(?:from )?(\d{1,2}:\d{2}(?: ?[ap]\.?m\.?)?) ?(?:to|-|–) ?(\d{1,2}:\d{2}(?: ?[ap]\.?m\.?)?)$/iu.exec(part) ?? []
  if (from !== undefined) return `from ${from} to ${to}`
  if (
    /^(?:at|in) (?:the |my |our |his |her )?\p{L}[\p{L} ’'&.-]{2,60}$/u.test(part) &&
    /\p{Lu}|\b(?:office|clinic|hospital|home|jail|center)\b/u.test(part)
  )
    // Whoever answers speaks of the expert's house.
    return part.replace(/\b(?:his|her|their) (?=(?:own |private )?(?:office|clinic|practice)\b)/u, 'my ')
  return undefined
}

function saidOf(part: string): string | undefined {
  const when = clockOrPlace(part)
  if (when !== undefined) return when
  const [, hours] =
    /^(?:total(?: of)? |for )?(\d{1,2}(?:\.\d)?) ?(?:hrs?|hours?|h)(?: (?:total|in all|altogether))?$/iu.exec(part) ??
    []
  if (hours !== undefined) return `for ${hours} ${hours === '1' ? 'hour' : 'hours'} in all`
  const [, whole, minutes] =
    /^(?:for )?(\d{1,2}) ?(?:hrs?|hours?|h) (?:and )?(\d{1,2}) ?min(?:utes)?$/iu.exec(part) ?? []
  if (whole !== undefined) return `for ${whole} ${whole === '1' ? 'hour' : 'hours'} and ${minutes} minutes`
  const house = /^(?:volunteer |free |student )?((?:\p{L}+ ){0,2}(?:clinic|hospital|shelter|office|center))$/iu.exec(
    part,
  )?.[0]
  if (house !== undefined) return `at ${withIndefiniteArticle(house.toLowerCase())}`
  const each = eachTime(part)
  if (each !== undefined) return each
  return wayOf(part) ?? interpreterIn(part)
}

/** `2x 45 min by video`, `by Zoom`, `in person` */
function wayOf(part: string): string | undefined {
  const [, times, minutes, way] =
    /^(?:(\d) ?x ?)?(\d{1,3}) ?min(?:utes)?(?: by (video|phone|telephone|zoom))?$/iu.exec(part) ?? []
  if (minutes !== undefined)
    return `${times === undefined ? '' : `${times === '2' ? 'twice' : `${times} times`} `}for ${minutes} minutes${way === undefined ? '' : ` by ${way.toLowerCase().replace(/^phone$/u, 'telephone')}`}`
  if (/^(?:by |on |over |via )?zoom$/iu.test(part)) return 'by Zoom'
  if (/^(?:by |on |over |via )?(?:video|video ?call|telehealth)$/iu.test(part)) return 'by video'
  if (/^(?:by |on |over )?(?:tele)?phone$/iu.test(part)) return 'by telephone'
  if (/^in person$/iu.test(part)) return 'in person'
  return undefined
}

/** `2 hours each`, `in English` */
function eachTime(part: string): string | undefined {
  const each = /^(\d{1,2}(?:\.\d)?) ?(?:hrs?|hours?|h) each(?: time)?$/iu.exec(part)?.[1]
  if (each !== undefined) return `for ${each} ${each === '1' ? 'hour' : 'hours'} each time`
  const minutes = /^(\d{2,3}) ?min(?:ute)?s? each(?: time)?$/iu.exec(part)?.[1]
  if (minutes !== undefined) return `for ${minutes} minutes each time`
  const tongue =
    /^(?:in )?(English|Spanish|French|Portuguese|Arabic|Russian|Mandarin|Creole|Farsi|Dari|Amharic|Tigrinya|Ukrainian|Turkish|Hindi|Urdu|Punjabi|Bengali|Nepali|Swahili|Somali|Vietnamese|Korean)$/iu.exec(
      part,
    )?.[1]
  if (tongue !== undefined) return `in ${tongue.charAt(0).toUpperCase()}${tongue.slice(1).toLowerCase()}`
  return undefined
}

/** `no interpreter`, `with an Amharic interpreter`, `French interpreter by phone` */
function interpreterIn(part: string): string | undefined {
  if (/^(?:no|without(?: an?)?|w\/o(?: an?)?) interpreter$/iu.test(part)) return 'without an interpreter'
  const [, whole, name] =
    /^(.*\binterpreter(?: by (?:phone|telephone|video))?) (\((?:(?:Mrs?\.|Ms\.)? ?\p{Lu}[\p{L}’' -]{1,30}|(?:ID|no\.) ?\w{3,12})\))$/u.exec(
      part,
    ) ?? []
  if (whole !== undefined) {
    const said = interpreterIn(whole)
    return said === undefined ? undefined : `${said} ${name}`
  }
  const present = /^(?:with |w\/ ?)?(?:an? )?(\p{Lu}\p{L}+) interpreter (?:in person|present|in the room)$/u.exec(
    part,
  )?.[1]
  if (present !== undefined) return `with ${withIndefiniteArticle(`${present} interpreter`)} in person`
  const [, tongue] = /^(?:with |w\/ ?)?(?:an? )?((?:certified )?\p{Lu}?\p{L}+) interpreter$/u.exec(part) ?? []
  if (tongue !== undefined) return `with ${withIndefiniteArticle(`${tongue} interpreter`)}`
  const [, spoken, over = ''] =
    /^(?:with |w\/ ?)?(?:an? )?(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) interpreter (?:by|on|over) (?:the )?(phone|telephone|video)$/iu.exec(
      part,
    ) ?? []
  return spoken === undefined
    ? undefined
    : `with ${withIndefiniteArticle(`${spoken} interpreter`)} by ${over.replace(/^phone$/iu, 'telephone')}`
}
