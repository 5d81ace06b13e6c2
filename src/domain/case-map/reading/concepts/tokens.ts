import { citiesOf, cityNamesOf } from '#domain/language/cities.data.ts'
import { foldWord } from '#domain/language/fold.ts'
import { meaningOf } from '#domain/language/meaning/meaning.ts'
import { readNumber } from '#domain/language/numbers.ts'
import { kinshipOf } from './kinship.ts'
import { countries } from '#law/countries.data.ts'
import { findCountry } from '#law/countries.ts'
import { findState, states } from '#law/states.ts'
import { monthNumber } from '#domain/language/months.ts'
import { longSpanEnds } from './long-spans.ts'

/** A word of a statement in all the forms in which a concept may name it. */
export type Token = {
  readonly text: string
  readonly forms: ReadonlySet<string>
  /** The person whom it names, where it names one, and whether it is only whose (`Ms. Medina’s`). */
  readonly person?: { readonly id: string; readonly isOwner: boolean }
}

/** Words from one place to another, both among them. */
export type Span = { readonly from: number; readonly to: number }

const pattern =
  /\{[a-z0-9-]{1,60}(?:\.\w{1,12})?\}|\$|\d{1,3}(?:,\d{3}){1,3}(?![\d,]\d)|[\p{L}\p{N}][\p{L}\p{M}\p{N}.’'-]*|[,;:]/gu

/** The words of one sentence; commas, semicolons and colons stand among them. */
export function tokensOf(sentence: string): Token[] {
  const text = sentence
    .replaceAll(/\b(?:can[’']t|cannot)\b/giu, 'can not')
    .replaceAll(/\bwon[’']t\b/giu, 'will not')
    .replaceAll(/n[’']t\b/giu, ' not')
  const tokens = [...text.matchAll(pattern)].map(([word]) => tokenOf(word))
  const ends = longSpanEnds(tokens)
  return tokens.map((token, at) => {
    const more = [...measured(tokens, at), ...(ends.has(at) ? ['@halfyear'] : [])]
    return more.length === 0 ? token : { ...token, forms: new Set([...token.forms, ...more]) }
  })
}

/** What a word names or counts where it stands: a place, half a year and more, a high pay. */
function measured(tokens: readonly Token[], at: number): string[] {
  const text = tokens[at]?.text.toLowerCase() ?? ''
  const before = tokens[at - 1]?.text.toLowerCase() ?? ''
  const sum =
    before === '$' ? Number(text.replaceAll(',', '')) : text === 'thousand' ? 1000 * (readNumber(before) ?? 0) : 0
  return [
    ...(isNamedPlace(tokens, at) ? ['@somewhere'] : []),
    ...(isHalfYear(text, before) ? ['@halfyear'] : []),
    ...(sum >= leastHighPay && sum < 1_000_000 ? ['@highpay'] : []),
    ...(isLowScore(tokens, at) ? ['@lowscore'] : []),
  ]
}

/** `six months`, `two years`, `most of a year` */
function isHalfYear(text: string, before: string): boolean {
  const count = readNumber(before) ?? 0
  if (text === 'year' && /^(?:half|the|most)$/u.test(before)) return true
  return /^months?$/u.test(text) ? count >= 6 : /^years?$/u.test(text) && count >= 1
}

/** Below this a score of the scale is none or mild; the scales of the clinics’ notes. */
const mildBelow: Readonly<Record<string, number>> = {
  'phq-9': 10,
  phq9: 10,
  'gad-7': 10,
  gad7: 10,
  'pcl-5': 31,
  pcl5: 31,
  'bdi-ii': 20,
}

/** `PHQ-9 score 3`, `GAD-7: 4/21` */
function isLowScore(tokens: readonly Token[], at: number): boolean {
  const score = Number(/^(\d{1,2})(?:\.\d)?$/u.exec(tokens[at]?.text.split('/')[0] ?? '')?.[1])
  if (Number.isNaN(score)) return false
  const scale = tokens.slice(Math.max(0, at - 4), at).findLast(({ text }) => text.toLowerCase() in mildBelow)
  return scale !== undefined && score < (mildBelow[scale.text.toLowerCase()] ?? 0)
}

/** Dollars a year from which a relative’s own pay speaks against the loss of the other’s. */
const leastHighPay = 70_000

const owners = new Set(['poss', 'his'])
const known = new Map<string, Token>()

function tokenOf(word: string): Token {
  if (word.startsWith('{')) {
    const [id = '', form = ''] = word.slice(1, -1).split('.')
    return { text: word, forms: new Set(), person: { id, isOwner: owners.has(form) } }
  }
  const kept = known.get(word)
  if (kept) return kept
  const bare = withoutFullStops(word)
  const small = bare.toLowerCase().replaceAll('’', "'")
  const forms = new Set([small, small.replace(/'s?$/u, '')])
  if (/^(?:US|U\.S|USA|U\.S\.A)$/u.test(bare)) forms.add('u.s')
  else if (/^\p{L}/u.test(bare))
    for (const lemma of meaningOf(bare).lemmas) {
      forms.add(lemma)
      for (const key of kinshipOf(lemma)) forms.add(key)
    }
  if (bare === ';') forms.add('@stop')
  if (isPlaceAbroad(bare)) forms.add('@place')
  const token = { text: bare, forms }
  if (known.size < 20_000) known.set(word, token)
  return token
}

function withoutFullStops(word: string): string {
  let end = word.length
  while (end > 0 && word[end - 1] === '.') end -= 1
  return word.slice(0, end)
}

/** A country that is not this one, or a city of one. */
function isPlaceAbroad(word: string): boolean {
  if (!/^\p{Lu}\p{Ll}{2,}/u.test(word) || findState(word)) return false
  const country = findCountry(word)
  return country === undefined ? citiesAbroad.has(foldWord(word)) : country.code !== 'US'
}

const lastWord = (name: string) => name.split(' ').at(-1) ?? name

const citiesHere = new Set(states.flatMap(({ name }) => [...(citiesOf(name.toLowerCase()) ?? [])]))

const citiesAbroad = new Set(
  countries
    .filter(({ code }) => code !== 'US')
    .flatMap(({ name }) => cityNamesOf(name.toLowerCase()))
    .map(lastWord)
    .filter((city) => city.length > 3 && !citiesHere.has(city) && !findState(city)),
)

/** `in Mérida`: a place by its name that is none of the listed ones of this country. */
export function isNamedPlace(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.text ?? ''
  if (!/^\p{Lu}\p{Ll}{3,}/u.test(word) || !/^(?:in|to|from|near|at)$/u.test(tokens[at - 1]?.text ?? '')) return false
  if (findState(word) || citiesHere.has(foldWord(word)) || monthNumber(word) !== undefined) return false
  return !tokens.slice(at + 1, at + 4).some(({ text }) => findState(text))
}
