import { foldToWords, foldWord } from '#domain/language/fold.ts'
import type { Range } from '#domain/section-content/read.ts'
import { kin } from './lexicon.data.ts'
import { findRetold, type RetoldWords, retoldWordsOf, thingOf } from './retold-words.ts'
import type { SettledCase, Slot } from '#domain/template-sections/old-case.ts'

export type Leftover = Range & { readonly text: string }

/** Words of an old case, ready to be searched for. */
export type OldWords = {
  readonly names: ReadonlySet<string>
  /** Lower case, longest first. */
  readonly phrases: readonly string[]
  /** Digits of numbers of persons, however they are spaced. */
  readonly numbers: ReadonlySet<string>
  /** The things of told sentences, by which the same story is known in other words. */
  readonly retold: RetoldWords
}

/** Kinds whose words any case may have: they are looked at in their places and never searched for. */
const common = new Set<Slot>([
  'pronoun',
  'other-pronoun',
  'custody',
  'circuit',
  'signing-date',
  'service-date',
  'procedure',
])

/**
 * What may not stand in a draft or leave in a request: names, numbers, dates, places and whole sentences of the old case
 * that this case's own sources (`known`) do not have as well. `kept`: the firm's own text of the template.
 */
export function oldWordsOf({ found, sources }: SettledCase, known: string, kept = ''): OldWords {
  const lower = known.toLowerCase()
  const usual = new Set([...`${kept}\n${known}`.matchAll(/\p{L}[\p{L}’'-]{3,}/gu)].map(([word]) => thingOf(word)))
  const told = found.stories.filter(({ group }) => sources[group] !== 'own').map(({ text }) => text)
  const ownNames = new Set(
    (known.match(/[\p{L}\p{M}’'-]+/gu) ?? []).map((word) => foldWord(word.replace(/[’']s$/u, ''))),
  )
  const keptNames = new Set(
    found.marks
      .filter(({ group }) => sources[group] === 'own')
      .flatMap(({ text }) => text.match(/[\p{L}\p{M}’'-]+/gu) ?? [])
      .map((word) => foldWord(word)),
  )
  const own = [...found.marks.filter(({ slot }) => !common.has(slot)), ...found.stories].filter(
    ({ group }) => sources[group] !== 'own',
  )
  const usualText = ` ${foldToWords(kept)} `
  // Small words that the firm's own text has as well, and `her father`, say nothing of anybody.
  const isUsual = (text: string) =>
    anyKin.test(text) || (!/\d|.\p{Lu}/u.test(text) && usualText.includes(` ${foldToWords(text)} `))
  const texts = own
    .flatMap(({ text, slot }) => [text, ...partsOf(text, slot)])
    .map((text) => text.trim().replaceAll(/^[,; ]+|[,; ]+$/g, ''))
    .filter((text) => !isUsual(text))
    .map((text) => text.toLowerCase())
    .filter((text) => text.length >= 4 && !lower.includes(text))
  const knownNumbers = new Set(numbersIn(known))
  const numbers = own.flatMap(({ text, slot }) => (numbered.has(slot) ? numbersIn(text) : []))
  return {
    names: new Set(found.names.filter((word) => !ownNames.has(word) && !keptNames.has(word))),
    numbers: new Set(numbers.filter((number) => !knownNumbers.has(number))),
    phrases: [...new Set(texts)].toSorted((a, b) => b.length - a.length),
    retold: retoldWordsOf(told, (word) => usual.has(word)),
  }
}

const anyKin = new RegExp(String.raw`^(?:my|her|his|their|our|your) (?:family|parents|relatives|${kin})$`, 'iu')

const places = new Set<Slot>(['court', 'court-asked', 'town', 'entry-place'])
const addresses = new Set<Slot>([
  'address',
  'attorney-address',
  'attorney-street',
  'signer-address',
  'department-address',
])
const numbered = new Set<Slot>(['a-number', 'relative-a-number', 'receipt-number', 'number', 'phone'])

/** A city without its state, a street without its city. */
function partsOf(text: string, slot: Slot | 'background'): string[] {
  const first = text.split(',')[0] ?? ''
  return (places.has(slot) || addresses.has(slot)) && text.includes(',') ? [first] : []
}

const longNumber = /\d(?:[-–\s]?\d){6,}/g

function numbersIn(text: string): string[] {
  return (text.match(longNumber) ?? []).map((number) => number.replaceAll(/\D/g, '').replace(/^0+/, ''))
}

/** Every place of a text where a word of the old case is left, in order. */
export function findLeftovers(text: string, { names, phrases, numbers, retold }: OldWords): Leftover[] {
  const found: Leftover[] = []
  const add = (start: number, end: number) => {
    if (!found.some((other) => start < other.end && other.start < end))
      found.push({ start, end, text: text.slice(start, end) })
  }
  const lower = text.toLowerCase()
  if (lower.length === text.length)
    for (const phrase of phrases)
      for (let at = lower.indexOf(phrase); at !== -1; at = lower.indexOf(phrase, at + phrase.length)) {
        const isWhole =
          !/[\p{L}\p{N}]/u.test(lower[at - 1] ?? ' ') && !/[\p{L}\p{N}]/u.test(lower[at + phrase.length] ?? ' ')
        if (isWhole) add(at, at + phrase.length)
      }
  for (const { 0: number, index } of text.matchAll(longNumber))
    if (numbersIn(number).some((one) => numbers.has(one))) add(index, index + number.length)
  for (const { 0: word, index } of text.matchAll(/\p{Lu}[\p{L}\p{M}’'-]*/gu)) {
    const bare = word.replace(/[’']s?$/u, '')
    if (names.has(foldWord(bare))) add(index, index + bare.length)
  }
  for (const { start, end } of findRetold(text, retold)) add(start, end)
  return found.toSorted((a, b) => a.start - b.start)
}
