import { findDates } from '#domain/language/find-dates.ts'
import { foldToWords } from '#domain/language/fold.ts'
import { bareWord } from '#domain/text/trim.ts'

/** A statement in a text that can be compared with the papers: a date, a number or a name. */
export type Claim = {
  readonly kind: 'date' | 'number' | 'count' | 'name'
  /** As it stands in the text. */
  readonly text: string
  /** The same for the same fact however it is written: `2023-01-14`, `2146`, `delft university`. */
  readonly key: string
  /** The key without the word that opens the sentence, which may be no part of the name. */
  readonly laterKey?: string
}

/**
 * The dates, numbers (from 10, decimals and percentages), small counts with what they count (`three men`) and names of
 * two words or more in a text, in that order.
 */
export function claimsIn(text: string): Claim[] {
  const dates = datesIn(text)
  const bare = withoutDates(text)
  return distinct([
    ...dates,
    ...numbersIn(bare),
    ...countsIn(bare),
    ...namesIn(bare).filter(({ key }) => key.includes(' ')),
  ])
}

export function datesIn(text: string): Claim[] {
  return findDates(text).flatMap(({ text: written, date: { year, month, day } }) => {
    if (year === undefined || month === undefined) return []
    const parts = [month, ...(day === undefined ? [] : [day])].map((part) => String(part).padStart(2, '0'))
    return [{ kind: 'date' as const, text: written, key: [year, ...parts].join('-') }]
  })
}

export function numbersIn(text: string): Claim[] {
  return [...text.matchAll(/(?<![\p{L}\d])\d[\d,]*(?:\.\d+)?(?:\s?%| percent)?(?!\p{L})/gu)].flatMap(([found]) => {
    const key = found.replaceAll(/[,\s]|percent/g, (part) => (part === 'percent' ? '%' : '')).replace(/[.]$/, '')
    return Number.parseFloat(key) < 10 && !/[.%]/.test(key)
      ? []
      : [{ kind: 'number' as const, text: found.trim(), key }]
  })
}

function withoutDates(text: string): string {
  const dates = findDates(text).filter(({ date }) => date.year !== undefined && date.month !== undefined)
  let rest = ''
  let from = 0
  for (const { start, end } of dates) {
    if (start < from) continue
    rest += `${text.slice(from, start)} ; `
    from = end
  }
  return rest + text.slice(from)
}

const counts = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const counted = new RegExp(String.raw`(?<![\p{L}\d.,-])(${counts.slice(2).join('|')}|[2-9])\s+(\p{Ll}{3,})`, 'giu')

/** Small counts as `3 men`, whether written in words or as a figure. */
export function countsIn(text: string): Claim[] {
  return [...text.matchAll(counted)].map(([found, count = '', noun = '']) => {
    const number = counts.indexOf(count.toLowerCase())
    return { kind: 'count', text: found, key: `${number === -1 ? count : number} ${foldToWords(noun)}` }
  })
}

const small = new Set([
  'of',
  'the',
  'and',
  'for',
  'de',
  'del',
  'la',
  'von',
  'van',
  'der',
  'den',
  'al',
  'bin',
  'y',
  'e',
  'di',
  'da',
])
const titleWord = /^(?:dr|prof|professor|mr|mrs|ms|miss|sir|hon|judge)$/

/** Runs of capitalised words, small words inside them included; titles and "I" are left out. A line ends a run. */
export function namesIn(text: string): Claim[] {
  return text.split('\n').flatMap(namesInLine)
}

function namesInLine(line: string): Claim[] {
  const names: Claim[] = []
  let run: string[] = []
  let opens = true
  let startedSentence = false
  const close = () => {
    names.push(...nameOf(run, startedSentence))
    run = []
  }
  for (const raw of line.split(/\s+/)) {
    const word = bareWord(raw).replace(/['’]s$/u, '')
    if (/^[(“"[]/.test(raw)) close()
    if (isNameWord(word, opens)) {
      if (run.length === 0) startedSentence = opens
      run.push(word)
    } else if (run.length > 0 && small.has(word)) run.push(word)
    else close()
    const goesOn = /^(?:Dr|Prof|Mr|Mrs|Ms|Inc|St|[A-Z])\.$/.test(raw)
    opens = !goesOn && /[.!?:]["”’)]*$/.test(raw)
    if (!goesOn && /[.!?:;,)”"\]]$/.test(raw)) close()
  }
  close()
  return names
}

function isNameWord(word: string, opensSentence: boolean): boolean {
  return /^\p{Lu}/u.test(word) && word !== 'I' && !(opensSentence && isCommonOpening(word))
}

function nameOf(run: readonly string[], startedSentence: boolean): Claim[] {
  const end = run.findLastIndex((word) => !small.has(word.toLowerCase())) + 1
  const words = run.slice(0, end).filter((word) => !titleWord.test(foldToWords(word)))
  if (words.length === 0) return []
  const later = startedSentence && words.length > 1 ? { laterKey: foldToWords(words.slice(1).join(' ')) } : {}
  return [{ kind: 'name', text: words.join(' '), key: foldToWords(words.join(' ')), ...later }]
}

/** Words that only stand in capitals because a sentence begins. */
function isCommonOpening(word: string): boolean {
  return /^(?:I|A|An|The|In|On|At|As|My|We|It|He|She|They|His|Her|Their|This|That|These|Those|For|From|To|By|With|After|Before|When|While|If|Its|Our|No|Not|Such|Other|Some|Both|Under|Where|What|Who|How|Why|One|Two|Three|All|Many|Most|Since|During|Although|However|Because|There|Here|Beyond|Taken|Moving|Recognition|Progress|Account|Degrees)$/.test(
    word,
  )
}

function distinct(claims: readonly Claim[]): Claim[] {
  const seen = new Set<string>()
  return claims.filter(
    ({ kind, key }) => key !== '' && !seen.has(`${kind} ${key}`) && Boolean(seen.add(`${kind} ${key}`)),
  )
}
