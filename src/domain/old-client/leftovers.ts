import { isUnknownWord } from '#domain/language/dictionary.ts'
import { foldToWords, foldWord } from '#domain/language/fold.ts'
import type { Range } from '#domain/section-content/read.ts'
import { kin } from './lexicon.data.ts'
import { daysIn, initialsOf, shortNamesIn } from './other-forms.ts'
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
  /** Whole days, `2025-03-14`, however they are written. */
  readonly days: ReadonlySet<string>
  /** Of the client’s name, with their full stops: `M.E.Q.` */
  readonly initials: ReadonlySet<string>
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
    // A value of one plain word, `usher`, says nothing of anybody elsewhere.
    .filter(({ text, slot }) => slot !== 'value' || /[\p{Lu}\d]|\p{L} \p{L}/u.test(text))
    .flatMap(({ text, slot }) => [text, ...partsOf(text, slot)])
    .map((text) => text.trim().replaceAll(/^[,; ]+|[,; ]+$/g, ''))
    .filter((text) => !isUsual(text))
    .map((text) => text.toLowerCase())
    .filter((text) => text.length >= 4 && !lower.includes(text))
  const knownNumbers = new Set(numbersIn(known))
  const knownDays = new Set(daysIn(`${known}\n${kept}`).map(({ day }) => day))
  const days = own.flatMap(({ text, slot }) => (slot.endsWith('-date') ? daysIn(text) : [])).map(({ day }) => day)
  const numbers = own.flatMap(({ text, slot }) => (numbered.has(slot) ? numbersIn(text) : []))
  return {
    names: new Set(found.names.filter((word) => !ownNames.has(word) && !keptNames.has(word))),
    numbers: new Set(numbers.filter((number) => !knownNumbers.has(number))),
    days: new Set(days.filter((day) => !knownDays.has(day))),
    initials: initialsOf(own, `${known}\n${kept}`),
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

/** Every place of a text where a word of the old case is left, in whatever form, in order. */
export function findLeftovers(text: string, words: OldWords): Leftover[] {
  const found: Leftover[] = []
  const places = [
    ...phrasesIn(text, words),
    ...longNumbersIn(text, words),
    ...namesIn(text, words),
    ...(words.days.size > 0 ? daysIn(text).filter(({ day }) => words.days.has(day)) : []),
    ...(words.initials.size > 0 ? shortNamesIn(text).filter(({ short }) => words.initials.has(short)) : []),
    ...findRetold(text, words.retold),
  ]
  for (const { start, end } of places)
    if (!found.some((other) => start < other.end && other.start < end))
      found.push({ start, end, text: text.slice(start, end) })
  return found.toSorted((a, b) => a.start - b.start)
}

/** Old words as they stood, also as several of the kind: `Hondurans` of the old `Honduran`. */
function phrasesIn(text: string, { phrases }: OldWords): Range[] {
  const lower = text.toLowerCase()
  if (lower.length !== text.length) return []
  const isLetter = (at: number) => /[\p{L}\p{N}]/u.test(lower[at] ?? ' ')
  return phrases.flatMap((phrase) => {
    const found: Range[] = []
    for (let at = lower.indexOf(phrase); at !== -1; at = lower.indexOf(phrase, at + phrase.length)) {
      const plain = at + phrase.length
      const end = lower[plain] === 's' && !isLetter(plain + 1) ? plain + 1 : plain
      if (!isLetter(at - 1) && !isLetter(end)) found.push({ start: at, end })
    }
    return found
  })
}

const longNumbersIn = (text: string, { numbers }: OldWords): Range[] =>
  [...text.matchAll(longNumber)]
    .filter(([number]) => numbersIn(number).some((one) => numbers.has(one)))
    .map(({ 0: number, index }) => ({ start: index, end: index + number.length }))

/** Names, in parts (`Example-Ruiz`), as a family (`the Examples`), and in small letters where they are no word. */
function namesIn(text: string, { names }: OldWords): Range[] {
  const isName = (word: string): boolean => {
    const folded = foldWord(word)
    return names.has(folded) || (folded.length > 5 && folded.endsWith('s') && names.has(folded.slice(0, -1)))
  }
  const capital = [...text.matchAll(/\p{Lu}[\p{L}\p{M}’'-]*/gu)].flatMap(({ 0: word, index }): Range[] => {
    const bare = word.replace(/[’']s?$/u, '')
    if (isName(bare)) return [{ start: index, end: index + bare.length }]
    return [...bare.matchAll(/[^-]+/g)]
      .filter(([part]) => isName(part))
      .map(({ 0: part, index: at }) => ({ start: index + at, end: index + at + part.length }))
  })
  const small = [...text.matchAll(/(?<![\p{L}\p{M}@._-])\p{Ll}[\p{L}\p{M}]{3,30}(?![\p{L}\p{M}@_-])/gu)]
    .filter(([word]) => isName(word) && isUnknownWord(foldWord(word)))
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length }))
  return [...capital, ...small]
}
