import { formatLongDate, isIsoDate } from '#domain/dates/calendar.ts'
import { monthNumber } from '#domain/language/months.ts'
import { americanSpelling } from './spelling.data.ts'

/**
 * A text of our own as an American brief prints it: dates, spelling, commas in large numbers, no intake shorthand, curly
 * quotation marks. Never for words that are quoted: those stay as they are (`curlyQuotes` alone).
 */
export function houseStyle(text: string): string {
  return curlyQuotes(text)
    .split(/(“[^“”]*”)/u)
    .map((part) => (part.startsWith('“') ? part : groupedNumbers(americanWords(americanDates(withoutShorthand(part))))))
    .join('')
}

/** Straight quotation marks and apostrophes become curly; nothing else changes. */
export function curlyQuotes(text: string): string {
  return text
    .replaceAll(/(^|[\s([{—–/“‘-])"/gu, '$1“')
    .replaceAll('"', '”')
    .replaceAll(/(^|[\s([{—–/“])'(?!\d0s|\d{2}\b)/gu, '$1‘')
    .replaceAll("'", '’')
}

const monthNames = 'January February March April May June July August September October November December'.split(' ')
/** `9–12 June 2019`, `24-31 October`: days of one month. */
const dayRange =
  /(?<![\d–-])(\d{1,2})\s?[–-]\s?(\d{1,2}) (\p{Lu}\p{Ll}{2,8})\.?(?:,? ((?:19|20)\d{2})\b)?(?![\p{L}\d])/gu
const dayMonthYear = /\b(\d{1,2})(?:st|nd|rd|th)?(?: of)? (\p{L}{3,9})\.?,? ((?:19|20)\d{2})\b/gu
const dayMonth = /\b(\d{1,2})(?:st|nd|rd|th)?(?: of)? (\p{Lu}\p{Ll}{2,8})\b(?!,? \d{4})/gu
const monthDay = /\b(\p{Lu}\p{Ll}{2,8})\.? (\d{1,2})(?:st|nd|rd|th)?,? ((?:19|20)\d{2})\b/gu
const iso = /(?<![\d-])(?:19|20)\d{2}-\d{2}-\d{2}(?![\d-])/gu
const monthYear = /\b(\p{Lu}\p{Ll}{2,3})\.? ((?:19|20)\d{2})\b/gu

/** `3 March 2024`, `2024-03-03`, `Mar. 3rd, 2024` become `March 3, 2024`. Numeric dates of unknown order stay. */
export function americanDates(text: string): string {
  return text
    .replaceAll(iso, (date) => (isIsoDate(date) ? formatLongDate(date) : date))
    .replaceAll(dayRange, (whole, first: string, last: string, month: string, year: string | undefined) =>
      written(
        month,
        last,
        (name) => `${name} ${Number(first)}–${Number(last)}${year === undefined ? '' : `, ${year}`}`,
        whole,
        year === undefined ? 4 : 3,
      ),
    )
    .replaceAll(dayMonthYear, (whole, day: string, month: string, year: string) =>
      written(month, day, (name) => `${name} ${Number(day)}, ${year}`, whole),
    )
    .replaceAll(monthDay, (whole, month: string, day: string, year: string) =>
      written(month, day, (name) => `${name} ${Number(day)}, ${year}`, whole),
    )
    .replaceAll(dayMonth, (whole, day: string, month: string) =>
      written(month, day, (name) => `${name} ${Number(day)}`, whole, 4),
    )
    .replaceAll(monthYear, (whole, month: string, year: string) =>
      written(month, '1', (name) => `${name} ${year}`, whole),
    )
}

/** Short months ("may", "mar") are taken only where the rest of a date stands beside them. */
function written(month: string, day: string, print: (name: string) => string, otherwise: string, shortest = 3): string {
  const number = month.length >= shortest && /^\p{Lu}/u.test(month) ? monthNumber(month) : undefined
  const isDay = Number(day) >= 1 && Number(day) <= 31
  return number === undefined || !isDay ? otherwise : print(monthNames[number - 1] ?? month)
}

const spelled = new RegExp(String.raw`(?<![\p{L}-])(?:${[...americanSpelling.keys()].join('|')})(?![\p{L}])`, 'giu')

/** British spelling becomes American; the case of the first letter is kept, names in capitals stay. */
export function americanWords(text: string): string {
  return text.replaceAll(spelled, (word) => {
    if (word.length > 1 && word === word.toUpperCase()) return word
    const american = americanSpelling.get(word.toLowerCase()) ?? word
    return /^\p{Lu}/u.test(word) ? american.charAt(0).toUpperCase() + american.slice(1) : american
  })
}

const countedNouns =
  'days|weeks|months|hours|years|people|persons|residents|inhabitants|pupils|students|members|words|pages|miles|kilometers|km|meters|feet|pounds|pesos|dollars|euros|rupees|kernels|loads|truckloads|patients|sessions|acres|square'

/** `In January 2023 members of the gang …`: a year and no count. */
const yearInDate = String.raw`(?<=\b(?:[Ii]n|[Ss]ince|${monthNames.join('|')}) )(?:19|20)\d{2}\b`

/** `$1450` becomes `$1,450`; `2900 inhabitants` becomes `2,900 inhabitants`. Years, numbers of forms and codes stay. */
export function groupedNumbers(text: string): string {
  return text
    .replaceAll(/(?<=[$€£])(\d{4,9})(?![\d,])/gu, group)
    .replaceAll(/(?<=\$\d[\d,]{0,11})\.00(?!\d)/gu, '')
    .replaceAll(
      new RegExp(
        String.raw`(?<![\w,.$§/-])(?<!\bat (?:about |around |approximately )?)(?!${yearInDate})(\d{4,9})(?= (?:${countedNouns})\b)`,
        'gu',
      ),
      (number) => group(number),
    )
}

function group(number: string): string {
  return number.replaceAll(/\B(?=(?:\d{3}){1,8}$)/g, ',')
}

const shorthand: readonly (readonly [RegExp, string])[] = [
  [/\b(is|are|was|were|do|does|did|has|have|had|could|would|should|must|need)n['’]t\b/giu, '$1 not'],
  [/\bcan['’]t\b/gu, 'cannot'],
  [/\bCan['’]t\b/gu, 'Cannot'],
  [/\bwon['’]t\b/giu, 'will not'],
  [/\b(he|she|it|they|we|you|I)['’]ll\b/giu, '$1 will'],
  [/\b(they|we|you)['’]re\b/giu, '$1 are'],
  [/\b(they|we|you|I)['’]ve\b/giu, '$1 have'],
  [/\bw\/o\b/gu, 'without'],
  [/\bw\/(?=\s?\p{L})\s?/gu, 'with '],
  [/\s&\s/gu, ' and '],
  [/(?<=\d)\s?%/gu, ' percent'],
  [/\b[Aa]pprox(?:\.|imately)?(?=\s[$\d])/gu, 'about'],
  [/\b(?:a|an) US citizen\b(?! \p{Ll})/gu, 'a citizen of the United States'],
  [/\bUS citizens?\b(?! spouse| parent)/gu, 'United States citizen'],
  [/\bkids\b/gu, 'children'],
  [/\bkid\b/gu, 'child'],
  [/\bmom\b/gu, 'mother'],
  [/\bdad\b/gu, 'father'],
  [/\bgrandma\b/gu, 'grandmother'],
  [/\bgrandpa\b/gu, 'grandfather'],
  [/\bhrs\b\.?/gu, 'hours'],
  [/\bwks\b\.?/gu, 'weeks'],
  [/\byrs\b\.?/gu, 'years'],
  [/\bappts?\b\.?/gu, 'appointments'],
  [/\bmeds\b/gu, 'medication'],
  [/(?<=\$[\d,.]{1,12})\s?(?:\/|per )\s?(?:mo|month)\b\.?/gu, ' a month'],
  [/(?<=\$[\d,.]{1,12})\s?(?:\/|per )\s?(?:wk|week)\b\.?/gu, ' a week'],
  [/(?<=\$[\d,.]{1,12})\s?(?:\/|per )\s?(?:yr|year)\b\.?/gu, ' a year'],
  [/(?<=\$[\d,.]{1,12})\s?(?:\/|per )\s?(?:hr|hour)\b\.?/gu, ' an hour'],
  [/(?<=\b(?:19|20)\d\d)\s+[-–]\s+(?=(?:19|20)\d\d\b)/gu, '–'],
  [/(?<!\s)\s+-{1,2}\s+/gu, ', '],
  [/(?<!\s)\s+[—–]\s+/gu, ', '],
]

/** Contractions, signs and the short words of intake notes, written out. */
export function withoutShorthand(text: string): string {
  return shorthand.reduce((told, [pattern, words]) => told.replaceAll(pattern, words), text)
}

/** Curly quotes in markup: words only, never what stands in a tag. */
export function curlyMarkup(html: string): string {
  return html
    .split(/(<[^<>]*>)/)
    .map((part) => {
      if (part.startsWith('<mark ')) return part.replace(/data-gap="[^"]*"/u, (label) => curlyAttribute(label))
      return part.startsWith('<') ? part : curlyQuotes(part.replaceAll('&quot;', '"'))
    })
    .join('')
}

function curlyAttribute(attribute: string): string {
  const [, value = ''] = /^data-gap="(.*)"$/su.exec(attribute) ?? []
  return `data-gap="${curlyQuotes(value.replaceAll('&quot;', '"'))}"`
}
