import { foldText, foldWord } from '#domain/language/fold.ts'
import { readNumber } from '#domain/language/numbers.ts'
import type { Person } from '#domain/persons/person.ts'
import { stemsOf } from '../reading/stems.ts'

/** So much of what a statement says has to stand in the words that it was read from. */
const leastShare = 0.5

const denial =
  /\b(?:not|never|no|none|nobody|nothing|neither|nor|cannot|without|denie[sd]|refuse[sd]|n[’']t)\b|n[’']t\b/i
const ownVoice = /(?<![\w-])I(?![\w-])|\b(?:my|me|we|our|us|myself)\b/i

/**
 * Whether a model's sentence says no more than the words that it quotes and what stands just before them: no other number,
 * no other name, no denial more or less, mostly the same words, and nobody's own voice.
 */
export function followsFrom(statement: string, words: string, before: string, persons: readonly Person[]): boolean {
  const outside = statement.replaceAll(/[“"][^“”"]*[”"]/g, ' ')
  if (statement.length > 600 || ownVoice.test(outside)) return false
  const around = `${before} ${words}`
  if (denial.test(statement) !== denial.test(words)) return false
  const given = numbersIn(around)
  if ([...numbersIn(statement)].some((number) => !given.has(number))) return false
  const known = foldText(`${around} ${persons.map(({ full, short }) => `${full} ${short}`).join(' ')}`)
  if (namesIn(outside).some((name) => !known.includes(name))) return false
  const stems = new Set(stemsOf(statement))
  const own = new Set([...stemsOf(around), ...persons.flatMap(({ full, short }) => stemsOf(`${full} ${short}`))])
  const shared = [...stems].filter((stem) => own.has(stem)).length
  return stems.size === 0 || shared / stems.size >= leastShare
}

/** Numbers by what they are worth: `six` is `6`, `1,200` is `1200`. */
function numbersIn(text: string): ReadonlySet<number> {
  const found = text.match(/\d[\d,]*(?:\.\d+)?|\p{L}+(?:-\p{L}+)?/gu) ?? []
  return new Set(
    found.flatMap((word) => {
      const number = readNumber(word)
      // `One` may be a pronoun, `first` no count.
      return number === undefined || number === 1 ? [] : [number]
    }),
  )
}

/** Capitalised words that do not merely begin the sentence. */
function namesIn(statement: string): string[] {
  return [...statement.matchAll(/(?<=[\p{L}\p{N},;:’'] )\p{Lu}[\p{L}\p{M}’'-]+/gu)]
    .map(([word]) => foldWord(word))
    .filter((word) => !calendar.test(word))
}

const calendar =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mr|ms|mrs|dr|united|states|u|us)$/
