import { countInWords, listInWords } from '#domain/prose/words.ts'
import { daysIn } from './answered-examination.ts'

const count =
  /^(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten) (?:sessions?|visits?|interviews?|meetings|appointments?)(?: (?:via|by|over|on) (telehealth|video|zoom|phone|telephone)|( in person))?$/iu

/**
 * `4 sessions via telehealth, aug 4, 11, 25 and sept 8 2026, 60 min each, in spanish`: how often, when, how long, how and
 * in what language, as far as the parts of the answer say it. Undefined where it names no number of sessions with days.
 */
export function answeredSessions(relation: string, short: string): string | undefined {
  const each = eachSession(relation, short)
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
