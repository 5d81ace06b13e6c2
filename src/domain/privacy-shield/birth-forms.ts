import { monthWords } from './month-words.data.ts'
import { viewPlainly } from './plain-view.ts'

/**
 * The ways in which a day of birth is written: in digits of any script in three orders, spaced, in words, with the month's name in
 * the languages of the list or as a Roman number, military. `iso`: `1989-04-12`. For texts seen plainly and in lower case; every
 * pattern is bounded, so that it is linear.
 */
export function birthPatterns(iso: string): string[] {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? []
  if (year === '') return []
  const days = [spread(day, true), ...dayWords(Number(day))].join('|')
  const names = namesOfMonth(Number(month)).join('|')
  const numbers = spread(month, true)
  const years = [spread(year), ...yearWords(Number(year))].join('|')
  const short = `['\`]?${spread(year.slice(2))}`
  const d = `(?:${days})${ordinalEnd}`
  const named = `(?:${names})\\.?`
  const whole = (one: string, two: string, three: string) =>
    `(?:${one})${gap}(?:${two})${gap}(?:${three})(?: ?(?:日|${hangulDay}))?`
  const numeric = (one: string, two: string, three: string) => `(?:${one})${mark}(?:${two})${mark}(?:${three})`
  const bodies = [
    whole(d, named, years),
    whole(named, d, years),
    whole(years, named, d),
    whole(years, numbers, d),
    whole(numbers, d, years),
    whole(d, numbers, years),
    numeric(d, named, short),
    numeric(named, d, short),
    numeric(numbers, spread(day, true), short),
    numeric(spread(day, true), numbers, short),
    numeric(short, numbers, spread(day, true)),
  ]
  return bodies
}

/** Digits that may stand apart; the first zero may be missing. */
function spread(digits: string, mayDropZero = false): string {
  const [first = '', ...rest] = Array.from(digits)
  const lead = mayDropZero && first === '0' ? '(?:0 ?)?' : `${first} ?`
  return `${lead}${rest.join(' ?')}`
}

const ordinalEnd = '(?: ?(?:st|nd|rd|th|er|eme|o|ª|º))?'
const linkWords =
  'the|of|on|day|in|year|month|our|lord|de|del|d[eo]|el|dia|ano|anno|mes|du|an|le|jour|mois|annee|en|e|di|ngay|thang|nam|г|год|года|року|سنه|سنة|عام|من|شهر|年|月|日'
const hangulDay = '일'.normalize('NFKD')
const hangul = Array.from('년월일', (letter) => letter.normalize('NFKD')).join('|')
/** What may stand between the parts of a day: no digit, so that a search never goes over the same words twice. */
const gap = `(?:[\\s,./'|_\\\\\\-]|${linkWords}|${hangul})*`
const mark = '(?: ?[./\\\\\\-_|] ?| {1,2}|, )'

function namesOfMonth(month: number): string[] {
  return (monthWords[month - 1] ?? '')
    .split(' ')
    .map((name) => viewPlainly(name).lower)
    .toSorted((a, b) => b.length - a.length)
}

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = '- ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const ordinals =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )
const spanish =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve treinta'.split(
    ' ',
  )
const spanishTens = '- diez veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ')
const joint = '[ \\-]{1,2}'

function english(value: number): string {
  if (value < 20) return ones[value] ?? ''
  const rest = value % 10
  return `${tens[Math.floor(value / 10)] ?? ''}${rest === 0 ? '' : `${joint}${ones[rest] ?? ''}`}`
}

function inSpanish(value: number): string {
  if (value <= 30) return spanish[value] ?? ''
  const rest = value % 10
  return `${spanishTens[Math.floor(value / 10)] ?? ''}${rest === 0 ? '' : ` y ${spanish[rest] ?? ''}`}`
}

/** `twelfth`, `twelve`, `twenty-seventh`, `doce`, `primero`. */
function dayWords(day: number): string[] {
  const rest = day % 10
  const tenth = day === 20 ? 'twentieth' : 'thirtieth'
  const ordinal =
    day < 20
      ? (ordinals[day] ?? '')
      : rest === 0
        ? tenth
        : `${tens[Math.floor(day / 10)] ?? ''}${joint}${ordinals[rest] ?? ''}`
  return [ordinal, english(day), inSpanish(day), ...(day === 1 ? ['primero', 'premier'] : [])]
}

/** `nineteen eighty-nine`, `nineteen hundred and eighty nine`, `two thousand and one`, `mil novecientos ochenta y nueve`. */
function yearWords(year: number): string[] {
  const [century, rest] = [Math.floor(year / 100), year % 100]
  const and = `(?:${joint}and)?${joint}`
  const tail = rest === 0 ? '' : english(rest)
  const oh = rest > 0 && rest < 10 ? [`${english(century)}${joint}(?:oh|o|zero|aught)${joint}${ones[rest] ?? ''}`] : []
  const inHundreds = [
    ...(rest >= 10 ? [`${english(century)}${joint}${tail}`] : []),
    `${english(century)}${joint}hundred${rest === 0 ? '' : `${and}${tail}`}`,
  ]
  const thousands = Math.floor(year / 1000)
  const hundreds = Math.floor((year % 1000) / 100)
  const inThousands = `${ones[thousands] ?? ''}${joint}thousand,?${hundreds === 0 ? '' : `${joint}${ones[hundreds] ?? ''}${joint}hundred`}${rest === 0 ? '' : `${and}${tail}`}`
  const spanishHundreds = hundreds === 9 ? 'novecientos ?' : ''
  const inSpanishWords =
    thousands === 1
      ? [`mil ${spanishHundreds}${rest === 0 ? '' : inSpanish(rest)}`]
      : [`dos mil ?${rest === 0 ? '' : inSpanish(rest)}`]
  return [...inHundreds, ...oh, inThousands, ...inSpanishWords].toSorted((a, b) => b.length - a.length)
}
