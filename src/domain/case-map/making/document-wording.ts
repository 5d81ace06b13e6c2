import { formatLongDate, isIsoDate } from '#domain/dates/calendar.ts'
import type { Statement } from '../reading/read-statements.ts'
import type { Frame } from './document-frame.ts'

/** The wording of a document's statement: what the kind of paper adds to it is left out, its dates are written out. */
export function wordingOf({ words, wording: read }: Statement, { sort, document, named }: Frame): string {
  const wording = named.reduce((text, [word, name]) => withParty(text, word, name), read)
  const told =
    sort === 'country'
      ? (advisory(words) ?? wording.replace(sectionLabel, ''))
      : wording.replace(/^IT IS (?:(?:HEREBY|THEREFORE|FURTHER),? )*ORDERED,? that /u, 'The court ordered that ')
  const called = told
    .replace(/^One (?=\{)/u, '')
    .replace(/^By hand: (?=“)/u, 'By hand it bears the words ')
    .replace(/(?<=^\{[a-z0-9-]{1,60}(?:\.subj)?\}), (?:m|f|male|female|M|F)(?:, (?:aged? )?\d{1,3}| \d{1,3})?,? /u, ' ')
  const placed = /^(?:evaluation|medical)$/.test(sort)
    ? called.replace(/\b(seen|treated|evaluated|followed) here\b/u, `$1 at the ${whereOf(document)}`)
    : called
  if (isMonthFirst(document.text)) return monthsFirst(placed)
  return isDayFirst(document) ? daysFirst(placed) : placed
}

/** What the paper calls the place it comes from: a hospital, a clinic, a center; else a practice. */
const whereOf = ({ title, text }: Frame['document']): string =>
  /\b(hospital|clinic|center|program)\b/iu.exec(`${title}\n${text.slice(0, 160)}`)?.[1]?.toLowerCase() ?? 'practice'

/** `Plaintiff shall have visitation`: a party by the name that the paper has, or as the person of the case. */
const withParty = (text: string, word: string, name: string): string =>
  text
    .replaceAll(
      new RegExp(String.raw`(?<![\p{L}])(?:[Tt]he )?${word}(?:[’']s)(?![\p{L}])`, 'gu'),
      /^\{.*\}$/u.test(name) ? name.replace('}', '.poss}') : `${name}’s`,
    )
    .replaceAll(new RegExp(String.raw`(?<![\p{L}])(?:[Tt]he )?${word}(?![\p{L}’'])`, 'gu'), name)

/** The words with their days as this paper means them, for the day of what can only be quoted. */
export const daysAsMeant = (words: string, { document }: Pick<Frame, 'document'>): string =>
  !isMonthFirst(document.text) && isDayFirst(document) ? daysFirst(words) : words

/** `Michoacán state - Do not travel due to crime.`: the line of a travel advisory, with what it is. */
function advisory(words: string): string | undefined {
  const [, place, level] =
    /^(\p{Lu}[\p{L}\p{M} ,()]{2,60}?) ?[-–—:] ?(?:Level \d: ?)?((?:Do [Nn]ot [Tt]ravel|Reconsider [Tt]ravel|Exercise \p{L}+ [Cc]aution)\b[^.“”]*)\.?$/u.exec(
      words.trim(),
    ) ?? []
  return place === undefined || level === undefined ? undefined : `For ${place} the advisory reads: “${level}”`
}

/** `Rape and Domestic Violence: The law ...`: the label of a part of a report is no part of its sentence. */
const sectionLabel =
  /^\p{Lu}\p{L}+(?:,? (?:and|or|of|the|in|on|for|to|\p{Lu}\p{L}+)){1,7}: (?=(?:The|In|An?|There|Although|While|According|Human|Women|Men|Authorities|Police|During)\b)/u

const numericDate = /(?<![\d/.-])(\d{1,2})\/(\d{1,2})\/((?:19|20)\d\d)(?![\d/])/gu

/** A paper of an American office: none of its dates can only be read day first, and one only month first, or it has an address here. */
function isMonthFirst(text: string): boolean {
  const sample = text.slice(0, 20_000)
  const dates = [...sample.matchAll(numericDate)].map(([, first, second]) => [Number(first), Number(second)] as const)
  if (dates.length === 0 || dates.some(([first]) => first > 12)) return false
  return dates.some(([, second]) => second > 12) || american.test(sample)
}

const american =
  /\b(?:Alabama|Arizona|Arkansas|California|Colorado|Connecticut|Florida|Georgia|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|Ohio|Oklahoma|Oregon|Pennsylvania|Tennessee|Texas|Utah|Vermont|Virginia|Washington|Wisconsin|Wyoming|New York|New Jersey|North Carolina|South Carolina)\b|\b[A-Z]{2} \d{5}\b/iu

const dayOrMonthFirst = /(?<![\d/.-])(\d{1,2})([/.-])(\d{1,2})\2((?:19|20)\d\d)(?![\d/-]|\.\d)/gu

/**
 * A paper whose own dates say it: one of them can only be read day first, and none month first. A translated paper of
 * another country writes no date the American way.
 */
function isDayFirst({ text, title }: Frame['document']): boolean {
  const dates = [...text.slice(0, 20_000).matchAll(dayOrMonthFirst)].map(([, first, , second]) => [
    Number(first),
    Number(second),
  ])
  const isOfAbroad = /\btranslat(?:ion|ed)\b/iu.test(title) && !american.test(text.slice(0, 20_000))
  return (
    dates.every(([, second = 0]) => second <= 12) &&
    (isOfAbroad ? dates.length > 0 : dates.some(([first = 0]) => first > 12))
  )
}

const daysFirst = (text: string): string =>
  text.replaceAll(dayOrMonthFirst, (whole, day: string, _, month: string, year: string) => {
    const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    return isIsoDate(date) ? formatLongDate(date) : whole
  })

const monthsFirst = (text: string): string =>
  text.replaceAll(numericDate, (whole, month: string, day: string, year: string) => {
    const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    return isIsoDate(date) ? formatLongDate(date) : whole
  })
