import { readNumber } from '#domain/language/numbers.ts'
import type { Fact } from './fact.ts'
import { singular } from '#domain/language/words.ts'
import { functionWords, numberWords, reasoningUnits } from '#domain/language/word-lists.data.ts'

const money =
  /(?:(?:US|U\.S\.)?\$\s?(\d{1,3}(?:,\d{3}){1,6}(?:\.\d{1,2})?|\d{1,18}(?:\.\d{1,2})?)(?:\s?(million|thousand|billion|k|m)\b)?)|(?:(\d{1,3}(?:,\d{3}){1,6}|\d{1,18})(?:\s(million|thousand))?\s(?:dollars|USD))/gi
const percent = /(\d{1,3}(?:\.\d+)?)\s?(?:%|percent|per cent)/gi
const fraction =
  /(?<![\p{L}\p{N}-])(?:(one|two|three|four|five|six|seven|eight|nine|a)[ -])(half|halves|thirds?|quarters?|fifths?|tenths?)(?![\p{L}-])/giu
const parts: Readonly<Record<string, number>> = { hal: 2, thi: 3, qua: 4, fif: 5, ten: 10 }
const age =
  /(?<![\p{L}\p{N}])(?:aged?|age:)\s(\d{1,3})(?!\d)|(?<![\p{L}\p{N}])(\d{1,3}|[a-z]+(?:-[a-z]+)?)[\s-](?:years?[\s-]old(?!er)|years\sof\sage)/giu
const ageInCommas = /(?<=\p{Lu}\p{L}+,\s)(\d{1,2})(?=,)/gu
const label = /(?<=^|\n|;\s?)\p{L}[\p{L} ]{0,40}?(\p{L}+):\s(\d{1,4})(?=\s*(?:$|\n|;))/gu
const numberWord = `(?:${[...numberWords.keys()].toSorted((a, b) => b.length - a.length).join('|')})`
const number = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,$§/#-])(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)(?![\d%]|[.,]\d|[/:-]\d|st\b|nd\b|rd\b|th\b)|(?<![\p{L}\p{N}-]|(?:few|several|many) )(${numberWord}(?:-${numberWord})?)(?: (hundred|thousand|dozen))?(?![\p{L}\p{N}])`,
  'giu',
)

/** `Four thousand dollars`. */
const spokenMoney = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?<!(?:few|several|some|many|couple of) )(${numberWord}(?:-${numberWord})?) (?:(hundred|thousand|million) )?dollars(?!\p{L})`,
  'giu',
)

/** `Seventy percent`. */
const spokenPercent = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(${numberWord}(?:-${numberWord})?) per ?cent(?!\p{L})`,
  'giu',
)

const scale: Readonly<Record<string, number>> = {
  dozen: 12,
  hundred: 100,
  million: 1e6,
  m: 1e6,
  thousand: 1e3,
  k: 1e3,
  billion: 1e9,
}

/** Sums, shares, ages and counted things. The text must have its dates and identifiers hidden. */
export function findQuantities(text: string): Fact[] {
  const found: Fact[] = [
    ...findMoney(text),
    ...findPercent(text),
    ...findFractions(text),
    ...findAges(text),
    ...findLabels(text),
    ...findTwice(text),
  ]
  const taken = (start: number) => found.some((fact) => fact.start <= start && start < fact.end)
  return [...found, ...findCounts(text).filter(({ start }) => !taken(start))].toSorted((a, b) => a.start - b.start)
}

const range = (match: RegExpMatchArray) => ({
  start: match.index ?? 0,
  end: (match.index ?? 0) + match[0].length,
  text: match[0],
})

function findMoney(text: string): Fact[] {
  const inFigures = [...text.matchAll(money)].map((match): Fact => {
    const written = Number((match[1] ?? match[3] ?? '').replaceAll(',', ''))
    const amount = written * (scale[(match[2] ?? match[4] ?? '').toLowerCase()] ?? 1)
    return { ...range(match), value: { type: 'money', amount } }
  })
  const inWords = [...text.matchAll(spokenMoney)].flatMap((match): Fact[] => {
    const count = readNumber(match[1] ?? '')
    const amount = (count ?? 0) * (scale[(match[2] ?? '').toLowerCase()] ?? 1)
    return amount > 0 ? [{ ...range(match), value: { type: 'money', amount } }] : []
  })
  return [...inFigures, ...inWords]
}

function findPercent(text: string): Fact[] {
  return [...text.matchAll(percent), ...text.matchAll(spokenPercent)].map((match) => ({
    ...range(match),
    value: { type: 'percent', share: readNumber(match[1] ?? '') ?? Number(match[1]) },
  }))
}

/** `Four fifths` is 80 percent. */
function findFractions(text: string): Fact[] {
  return [...text.matchAll(fraction)].flatMap((match): Fact[] => {
    const [, part = '', whole = ''] = match
    const count = part.toLowerCase() === 'a' ? 1 : (readNumber(part) ?? 0)
    const of = parts[whole.slice(0, 3).toLowerCase()]
    if (of === undefined || count >= of || (count === 1 && of === 2) || part.toLowerCase() === 'a') return []
    return [{ ...range(match), value: { type: 'percent', share: Math.round((count * 1000) / of) / 10 } }]
  })
}

function findAges(text: string): Fact[] {
  return [...text.matchAll(age), ...text.matchAll(ageInCommas)].flatMap((match) => {
    const count = readNumber(match[1] ?? match[2] ?? '')
    return count === undefined ? [] : [{ ...range(match), value: { type: 'quantity', count, unit: 'age' } as const }]
  })
}

/** `Number of children: 2` in a record: the label's last word is what is counted. */
function findLabels(text: string): Fact[] {
  return [...text.matchAll(label)].map((match) => {
    const words = match[0].toLowerCase().match(/(?<!\p{L})\p{L}+(?=[ :])/gu) ?? []
    const noun = words.findLast((word) => plural.test(word)) ?? (match[1] ?? '').toLowerCase()
    const unit = noun === 'age' ? 'age' : singular(noun)
    return { ...range(match), value: { type: 'quantity', count: Number(match[2]), unit } }
  })
}

function findTwice(text: string): Fact[] {
  return [...text.matchAll(/(?<!\p{L})(?:twice|thrice)(?!\p{L})/giu)].map((match) => {
    const count = match[0].toLowerCase() === 'twice' ? 2 : 3
    return { ...range(match), value: { type: 'quantity', count, unit: 'time' } }
  })
}

/** `Five times what she earns` compares two sums and counts nothing. */
const ratio = /^ times (?:what|as|more|greater|higher|larger|that of)(?!\p{L})/iu

function findCounts(text: string): Fact[] {
  return [...text.matchAll(number)].flatMap((match): Fact[] => {
    const read = readNumber(match[1] ?? match[2] ?? '')
    if (read === undefined) return []
    const count = read * (scale[(match[3] ?? '').toLowerCase()] ?? 1)
    const behind = text.slice(match.index + match[0].length)
    if (ratio.test(behind)) return []
    const counted =
      findUnit(behind, count) ??
      (ofMembers.test(text.slice(Math.max(0, match.index - 24), match.index)) ? members : undefined)
    if (!isCount(count, match[2] !== undefined, counted?.unit)) return []
    const end = match.index + match[0].length + (counted?.length ?? 0)
    const lead = text.slice(Math.max(0, match.index - 40), match.index)
    const value = { type: 'quantity' as const, ...valueOf(count, counted?.unit, lead) }
    return [{ start: match.index, end, text: text.slice(match.index, end), value }]
  })
}

function valueOf(count: number, unit: string | undefined, lead: string): { count: number; unit?: string } {
  if (unit === undefined) return { count }
  return inYears(count, isCited(unit, lead) ? 'citation' : unit)
}

/** `Two decades` are twenty years. */
const inYears = (count: number, unit: string) =>
  unit === 'decade' ? { count: count * 10, unit: 'year' } : { count, unit }

/** `Cited more than three hundred times`: citations are counted. */
const isCited = (unit: string, lead: string) => unit === 'time' && /(?<!\p{L})cited (?:\p{L}+ ){0,3}$/iu.test(lead)

/** `A group of twenty-six`: its members are counted. */
const ofMembers = /(?<!\p{L})(?:group|team|staff|crew|panel|committee|cell) of (?:about |some |only )?$/iu
const members = { unit: 'member', length: 0 }

/** `one` and bare small numbers say too little; legal nouns are counted in reasoning, not in facts. */
function isCount(count: number, isWord: boolean, unit: string | undefined): boolean {
  if (unit === undefined) return count >= (isWord ? 11 : 10)
  if (isWord && count === 1 && (!isTime(unit) || unit === 'time')) return false
  return !reasoningUnits.has(unit)
}

const plural = /^(?:people|men|women|children|persons|teeth|feet|\p{L}+[^su\P{L}]s|\p{L}+ies)$/u

/** The counted noun within three words: after `two`, `broken ribs` counts ribs. */
function findUnit(rest: string, count: number): { unit: string; length: number } | undefined {
  const words = rest.startsWith('-') ? wordsAfter(rest).slice(0, 1) : wordsAfter(rest)
  const chosen = (count === 1 ? undefined : words.find(({ word }) => plural.test(word))) ?? words[0]
  if (chosen && count !== 1 && !plural.test(chosen.word) && chosen.word.endsWith('ed')) return undefined
  return chosen && { unit: singular(chosen.word), length: chosen.end }
}

/** `two of his brothers`, `ten of the mill’s looms`, `two other converts`: words between a number and the thing counted. */
const between =
  /^(?:[ \u00a0]of[ \u00a0](?:the|his|her|its|their|my|our|those|these)(?:[ \u00a0]\p{Ll}+[’']s)?)?(?:[ \u00a0](?:other|fellow|more|additional|further|such|own|different|separate|U\.S\.|US|American|(?:United|Federal)(?: States)?))*(?=[ \u00a0-]\p{Ll})/u

/** Up to three words in lower case that follow without punctuation and before any function word. */
function wordsAfter(rest: string): { word: string; end: number }[] {
  const words: { word: string; end: number }[] = []
  let end = between.exec(rest.slice(0, 60))?.[0].length ?? 0
  while (words.length < 3) {
    const next = /^[ \u00a0-](\p{Ll}+)(?!\p{L})/u.exec(rest.slice(end, end + 40))
    const word = next?.[1] ?? ''
    if (!next || (functionWords.has(word) && !isTime(word) && word !== 'others')) break
    end += next[0].length
    words.push({ word, end })
  }
  return words
}

const timeUnits: ReadonlySet<string> = new Set(['day', 'week', 'month', 'year', 'hour', 'minute', 'time', 'night'])

/** True for units of time, in the singular or plural. */
export function isTime(unit: string): boolean {
  return timeUnits.has(unit) || timeUnits.has(unit.replace(/s$/, ''))
}
