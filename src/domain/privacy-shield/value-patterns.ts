import type { BoundedPattern } from './bounded-pattern.ts'
import { birthPatterns } from './birth-forms.ts'
import { mailPatterns, phonePatterns } from './contact-forms.ts'
import { type KnownValue, wordOf } from './identity.ts'
import { spokenPatterns } from './spoken-digits.ts'
import type { StandInWord } from './stand-in.ts'
import { streetPattern } from './street-forms.ts'
import { compactValue } from './compact-value.ts'

export type Pattern = BoundedPattern & {
  readonly identity: string
  readonly word: StandInWord
  readonly role: string
}
const separators = String.raw`[\s\-.·/()#_]{0,3}`
/** A long number may also have commas, as a count would. */
const withCommas = String.raw`[\s\-.·/()#_,]{0,3}`

/** The ways in which a known value is written with letters and digits alone. */
export function toPatterns({ kind, role, value }: KnownValue): Pattern[] {
  const identity = `value:${compactValue(value)}`
  const known = { identity, word: wordOf[kind], role }
  const bodies: Readonly<Record<KnownValue['kind'], () => string[]>> = {
    number: () => [spacedPattern, lastDigits, namedEnd].flatMap((patterns) => patterns(compactValue(value))),
    phone: () => [...phonePatterns(value), ...namedEnd(compactValue(value))],
    email: () => mailPatterns(value),
    'birth-date': () => [...eightDigits(value), ...birthPatterns(value)],
    address: () => [streetPattern(value)].flatMap((body) => body ?? []),
    firm: () => [],
  }
  const isDigits = kind === 'phone' || (kind === 'number' && /^\d+$/.test(compactValue(value)))
  const edge = isDigits ? 'digit' : 'word'
  const spoken = isDigits ? spokenPatterns(compactValue(value)) : []
  return [
    ...bodies[kind]().map((body) => ({ ...known, edge, pattern: new RegExp(body, 'g') }) as const),
    ...spoken.map((body) => ({ ...known, edge: 'word', pattern: new RegExp(body, 'g') }) as const),
  ]
}

/** So many of the last digits of a long number, with what may part them; undefined for a short one. */
function endOf(compact: string, length: number): { readonly first: string; readonly pattern: string } | undefined {
  const digits = /(?<!\d)\d{8,}$/.exec(compact)?.[0]
  if (digits === undefined) return undefined
  const end = digits.slice(-length)
  return { first: end.charAt(0), pattern: Array.from(end).join(String.raw`[\s\-.·]{0,2}`) }
}

/** Six and seven last digits of a long number, as offices name one. Never an amount. */
function lastDigits(compact: string): string[] {
  return [7, 6].flatMap((length) => {
    const end = endOf(compact, length)
    return end ? [String.raw`(?=${end.first})(?<![\d$€£.,]|[$€£] )${end.pattern}(?![,.]\d|\d|%)`] : []
  })
}

/** Four and five last digits behind words or signs that say so: `ending in 4773`, `xxx-4773`. */
function namedEnd(compact: string): string[] {
  // Looked at from the first digit backwards: only where that stands is anything tried at all.
  const lead = String.raw`(?<=(?:\bend(?:ing|s|ed)?(?: in| with| on)?|\blast (?:four|five|4|5)(?: digits| numbers)?(?: are| is| of)?|[x*•#…_]{2}[\s\-]?)[\s:#]{0,3})`
  return [5, 4].flatMap((length) => {
    const end = endOf(compact, length)
    return end ? [`(?=${end.first})${lead}${end.pattern}`] : []
  })
}

/** A number with any separators, with or without leading zeros. Shorter ones than five characters name nobody. */
function spacedPattern(compact: string): string[] {
  if (compact.length < 5) return []
  const isDigits = /^\d+$/.test(compact)
  return [`${isDigits ? '0{0,3}' : ''}${Array.from(compact).join(compact.length >= 8 ? withCommas : separators)}`]
}

/** A day without separators: `19890412`, `04121989`, `12041989`. */
function eightDigits(value: string): string[] {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? []
  if (year === undefined) return []
  return [`${year}${month}${day}`, `${month}${day}${year}`, `${day}${month}${year}`].map(
    (text) => String.raw`(?<!\d)${text}(?!\d)`,
  )
}
