import { countInWords, listInWords } from '#domain/prose/words.ts'
import { daysIn } from './answered-examination.ts'

const count =
  /^(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten) (?:sessions?|visits?|interviews?|meetings|appointments?)(?: (?:via|by|over|on) (telehealth|video|zoom|phone|telephone)|( in person))?$/iu

/**
 * `4 sessions via telehealth, aug 4, 11, 25 and sept 8 2026, 60 min each, in spanish`: how often, when, how long, how and
 * in what language, as far as the parts of the answer say it. Undefined where it names no number of sessions with days.
 */
export function answeredSessions(relation: string, short: string): string | undefined {
  const each = eachSession(relation, short) ?? countedVisits(relation, short) ?? sessionsOnDays(relation, short)
  if (each !== undefined) return each
  for (const sentence of relation.replaceAll(/\s+/g, ' ').split(/(?<=\p{L}{3}|\d)[.;] /u)) {
    const parts = withFullDays(sentence).split(/,\s*/u)
    const [head = '', ...rest] = parts
    const [, number, way, person] = count.exec(head.trim()) ?? []
    if (number === undefined) continue
    const days = daysIn(withFullDays(sentence))
    if (days.length === 0) return undefined
    const how = person === undefined ? wayOf(way) : ' in person'
    return `I saw ${short} in ${howOften(number, rest)}${how}${tongueOf(rest)}, on ${listInWords(days)}.`
  }
  return undefined
}

/** `2 sessions, August 14, 2026 (2 hrs, her office) and August 28, 2026 (75 min, telehealth)`: each day with its length and place. */
function eachSession(relation: string, short: string): string | undefined {
  const [, number = '', rest = ''] =
    /(?:^|[.;] ?)(\d{1,2}|one|two|three|four|five|six) (?:sessions?|visits?|interviews?|meetings|appointments?),? (?:on )?((?:(?:and |, )?\p{Lu}\p{Ll}{2,8} \d{1,2}(?:, (?:19|20)\d\d)? ?\([^()]{2,50}\),? ?){2,6})/iu.exec(
      relation,
    ) ?? []
  const found = [...rest.matchAll(/(\p{Lu}\p{Ll}{2,8} \d{1,2}(?:, (?:19|20)\d\d)?) ?\(([^()]{2,50})\)/gu)]
  const counted = /^\d/u.test(number)
    ? Number(number)
    : ['one', 'two', 'three', 'four', 'five', 'six'].indexOf(number.toLowerCase()) + 1
  if (found.length < 2 || counted !== found.length) return undefined
  const days = found.map(([, date = '', how = '']) => `on ${date} (${how.split(/, ?/u).map(howIn).join(', ')})`)
  return `I saw ${short} in ${countInWords(counted)} sessions, ${listInWords(days)}.`
}

/** `evaluated the client in two sessions on August 18 and August 25, 2026, two hours each, by video, in Spanish`: all of it, or nothing. */
function sessionsOnDays(relation: string, short: string): string | undefined {
  const [, number = '', days = '', rest = ''] =
    /\b(?:evaluated|saw|interviewed|examined|assessed) (?:the |his |her )?(?:\p{Ll}+|(?:Mr|Ms|Mrs)\. \p{Lu}\S+) in (two|three|four|five|six|\d) sessions,? on ((?:\p{Lu}\p{Ll}{2,8} \d{1,2}(?:, (?:and )?| and )){1,6}\p{Lu}\p{Ll}{2,8} \d{1,2}, (?:19|20)\d\d)((?:, [^.;,]{3,60}){0,5})(?=[.;]|$)/u.exec(
      relation,
    ) ?? []
  if (days === '') return undefined
  const count = /^\d$/u.test(number) ? Number(number) : ['two', 'three', 'four', 'five', 'six'].indexOf(number) + 2
  const named = days.match(/\p{Lu}\p{Ll}{2,8} \d{1,2}/gu) ?? []
  const parts = rest.split(', ').filter((part) => part !== '')
  const isKnown = (part: string) =>
    /^(?:(?:\d{1,3}|one|two|three|four|ninety|sixty) (?:hours?|minutes) each|by (?:video|telephone|Zoom)|in person|in \p{Lu}\p{Ll}+(?: (?:with|without) an interpreter)?|(?:with|without) an? (?:\p{Lu}\p{Ll}+ )?interpreter)$/u.test(
      part,
    )
  if (named.length !== count || !parts.every(isKnown)) return undefined
  return `I saw ${short} in ${countInWords(count)} sessions, on ${days}${parts.map((part) => `, ${part}`).join('')}.`
}

const visits =
  /\b(?:saw|evaluated|interviewed|met(?: with)?|examined|assessed|tested) (?:the |his |her |their )?(?:\p{Ll}+ )?(?:\(\p{Lu}[^()]{2,40}\) )?(?:(\d{1,2}) ?(?:x|times)|(twice|(?:two|three|four|five|six) times))\b[,:]? ?\(?(?:on )?((?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?(?:, and |, | and | ?& ?| ?\+ ?)?){1,8}(?:\p{Lu}\p{Ll}{2,8} \d{1,2}, (?:19|20)\d\d)?)\)?/iu

/** `saw the wife 3x (9/3, 9/10, 9/24/26), first in person, other two by video. 60 min each`: each day with the year of the last. */
function countedVisits(relation: string, short: string): string | undefined {
  const found = visits.exec(relation)
  if (found === null) return undefined
  const [whole, figure, word = '', typed = ''] = found
  const number = figure === undefined ? numbers.indexOf(word.toLowerCase().replace(' times', '')) : Number(figure)
  const days = daysTyped(typed)
  if (days?.number !== number) return undefined
  const rest = relation.slice(found.index + whole.length)
  const ways = /^[,;] ?((?:the )?(?:first|both|all)\b[^.;]{2,80}?)(?=[.;]|$)/iu.exec(rest)?.[1]
  const often = number === 2 ? 'twice' : `${countInWords(number)} times`
  return `I saw ${short} ${often}, on ${days.words}${lengthIn(rest)}${ways === undefined ? '' : `; ${waysIn(ways)}`}.`
}

const numbers = ['', 'once', 'twice', 'three', 'four', 'five', 'six']

/** Days of one year, which the last of them has; undefined where one is no day. */
function daysTyped(typed: string): { readonly number: number; readonly words: string } | undefined {
  // The last day is written out by then.
  const inFigures = typed.replace(
    /(\p{Lu}\p{Ll}{2,8}) (\d{1,2}), (\d{4})/u,
    (_, month: string, day: string, year: string) => `${monthNames.indexOf(month) + 1}/${day}/${year}`,
  )
  const days = (inFigures.match(/\d{1,2}\/\d{1,2}(?:\/\d{2,4})?/gu) ?? []).map((day) => day.split('/').map(Number))
  const year = days.at(-1)?.[2]
  const isDay = ([month = 0, , own]: readonly number[]) =>
    month >= 1 && month <= 12 && (own === undefined || own === year)
  if (year === undefined || !days.every(isDay)) return undefined
  const told = days.map(([month = 0, day = 0]) => `${monthNames[month - 1] ?? ''} ${day}`)
  return { number: told.length, words: `${listInWords(told)}, ${year < 100 ? 2000 + year : year}` }
}

/** `60 min each` */
function lengthIn(rest: string): string {
  const minutes = /\b(\d{2,3}) ?min(?:ute)?s?\.? each\b/iu.exec(rest)?.[1]
  const hours = /\b(\d(?:\.\d)?) ?(?:h|hrs?|hours?)\.? each\b/iu.exec(rest)?.[1]
  if (minutes !== undefined) return `, for ${minutes} minutes each`
  return hours === undefined ? '' : `, for ${hours} hours each`
}

const monthNames = 'January February March April May June July August September October November December'.split(' ')

/** `first in person, other two by video`: which session took place how. */
const waysIn = (ways: string): string =>
  ways
    .split(/, (?:and )?(?:the )?| and (?:the )?(?=other)/u)
    .map((way) => way.trim().replace(/^the /iu, ''))
    .map((way) => {
      const isMany = /^(?:both|all|other (?:two|three|four|five|sessions)|others)\b/iu.test(way)
      const [, which = way, how = ''] =
        /^(.+?) (in person|by \p{L}+|via \p{L}+|on (?:the )?(?:phone|zoom)|at .+)$/iu.exec(way) ?? []
      return how === ''
        ? way
        : `${/^(?:both|all)$/iu.test(which) ? which : `the ${which}`} ${isMany ? 'were' : 'was'} ${how.replace(/^via /u, 'by ')}`
    })
    .join(' and ')

/** `2 hrs`, `her office`, `telehealth`: as the clinician says it. */
const howIn = (part: string): string =>
  part
    .trim()
    .replace(
      /^(\d{1,2}(?:\.\d)?) ?(?:h|hrs?|hours?)$/iu,
      (_, hours: string) => `${hours} ${hours === '1' ? 'hour' : 'hours'}`,
    )
    .replace(/^(\d{2,3}) ?min(?:ute)?s?$/iu, '$1 minutes')
    .replace(/^(?:her|his|my|the expert['’]s) office$/iu, 'at my office')
    .replace(
      /^(?:by |via |on |over )?(telehealth|video|telephone|zoom)$/iu,
      (_, way: string) => `by ${/^zoom$/iu.test(way) ? 'Zoom' : way.toLowerCase()}`,
    )
    .replace(/^(?:by |on )?phone$/iu, 'by telephone')

const wayOf = (way: string | undefined): string =>
  way === undefined ? '' : ` by ${way.toLowerCase().replace(/^phone$/u, 'telephone')}`

/** `four sessions of 60 minutes each`. */
function howOften(number: string, rest: readonly string[]): string {
  const told = /^\d/u.test(number) ? countInWords(Number(number)) : number.toLowerCase()
  const [one, each] = told === 'one' ? ['session', ''] : ['sessions', ' each']
  const minutes = foundIn(rest, /^(?:each )?(\d{2,3}) ?min(?:utes)?(?: each)?$/iu)
  const hours = foundIn(rest, /^(\d(?:\.\d)?) ?(?:h|hrs?|hours?) each$/iu)
  const long = minutes === undefined ? hours && `${hours} hours` : `${minutes} minutes`
  return `${told} ${one}${long === undefined ? '' : ` of ${long}${each}`}`
}

function tongueOf(rest: readonly string[]): string {
  const tongue = foundIn(rest, /^in (?!person)(\p{L}{4,12})$/iu)
  return tongue === undefined ? '' : ` in ${tongue.charAt(0).toUpperCase()}${tongue.slice(1).toLowerCase()}`
}

const foundIn = (parts: readonly string[], pattern: RegExp): string | undefined =>
  parts.flatMap((part) => pattern.exec(part.trim())?.[1] ?? [])[0]

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{Ll}{0,6}\\.?'
const runOfDays = new RegExp(String.raw`(?<!\p{L})(${month}) (\d{1,2}(?:(?:, ?| and | & )\d{1,2}(?!\d)){1,8})`, 'giu')

/** `aug 4, 11, 25`: each day with its month. */
const withFullDays = (text: string): string =>
  text.replaceAll(runOfDays, (_, name: string, days: string) =>
    (days.match(/\d{1,2}/gu) ?? []).map((day) => `${name} ${day}`).join(' and '),
  )
