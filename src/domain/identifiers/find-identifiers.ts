import type { Range } from '#domain/section-content/read.ts'
import { type Part, partsWithNumbers } from './parts-with-numbers.ts'

export type IdentifierKind =
  | 'a-number'
  | 'receipt-number'
  | 'social-security-number'
  | 'phone'
  | 'email'
  | 'passport'
  | 'card'
  | 'consular-case'
  | 'long-number'

export type FoundIdentifier = Range & {
  readonly kind: IdentifierKind
  readonly text: string
  /** Letters and digits only, capitals; an A-number as nine digits without the A. */
  readonly value: string
}

type Rule = {
  readonly kind: IdentifierKind
  readonly pattern: RegExp
  readonly accept?: (match: RegExpMatchArray) => boolean
  /** What a text must have for it to be found anywhere; without it, a part of the text that `partsWithNumbers` gives. */
  readonly needs?: RegExp
}

const dash = String.raw`[-‐‑–—.\s]`

/** In this order: a number that fits an earlier rule is not read by a later one. */
const rules: readonly Rule[] = [
  {
    kind: 'email',
    needs: /@/,
    pattern: /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu,
  },
  {
    kind: 'receipt-number',
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:IOE|EAC|WAC|LIN|SRC|MSC|NBC|YSC|VSC|CSC|NSC|TSC|PSC|ZNY|ZLA|ZHN|ZMI|ZAR|ZBO|ZCH|ZNK|ZSF)${dash}{0,2}\d{2}${dash}{0,2}\d{3}${dash}{0,2}\d{5}(?!\d)`,
      'giu',
    ),
  },
  { kind: 'consular-case', pattern: /(?<![\p{L}\p{N}])[A-Z]{3}20\d{2}[-\s]?\d{6}(?:[-\s]?\d{2})?(?!\d)/gu },
  { kind: 'receipt-number', pattern: /(?<![\p{L}\p{N}])[A-Z]{3}\d{10}(?![\p{L}\p{N}])/gu },
  {
    kind: 'a-number',
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}])A(?:lien)?(?:${dash}{0,2}(?:No|Number|Num|#|file)){0,2}[.:#\s]{0,3}${dash}?\d{2,3}(?:${dash}|, ?)?\d{3}(?:${dash}|, ?)?\d{3}(?!\d)`,
      'giu',
    ),
  },
  {
    kind: 'a-number',
    pattern:
      /(?<=(?:A-?number|alien (?:registration )?(?:number|no\.?)|A#|file no\.?|USCIS #|A-number is|A-no\.?)[:\s#]{0,3})\d{2,3}(?:[-\s]|, ?)?\d{3}(?:[-\s]|, ?)?\d{3}(?!\d)/gi,
  },
  {
    kind: 'social-security-number',
    pattern: /(?<![\d-])(?!000|666)\d{3}[-‐‑–\s]\d{2}[-‐‑–\s](?!0000)\d{4}(?![\d-])/g,
  },
  {
    kind: 'social-security-number',
    pattern: /(?<=(?:SSN|social security (?:number|no\.?)|S\.S\.N\.)[:\s#]{0,3})\d{9}(?!\d)/gi,
  },
  {
    kind: 'card',
    pattern: /(?<![\d-])\d{4}(?:[-\s]?\d{4}){2}[-\s]?\d{1,7}(?![\d-])/g,
    accept: ({ 0: text }) => hasCardChecksum(text),
  },
  {
    kind: 'phone',
    pattern: /(?<![\p{L}\p{N}])\+\d{1,3}(?:[-.\s]?\(?\d{1,4}\)?){2,5}(?!\d)/gu,
    accept: ({ 0: text }) => digits(text).length >= 8,
  },
  {
    kind: 'phone',
    pattern:
      /(?<![\p{L}\p{N}.$-])(?:\+?1[-.\s]?)?(?:\(\d{3}\)\s?|\d{3}[-.‑–\s])\d{3}[-.‑–\s]\d{4}(?![\d-])(?:\s?(?:x|ext\.?)\s?\d{1,6})?/gu,
  },
  { kind: 'passport', pattern: /(?<![\p{L}\p{N}])[A-Z]{1,2}\d{6,9}(?![\p{L}\p{N}])/gu },
  {
    kind: 'passport',
    needs: /passport/i,
    pattern: /(?<=passport(?: (?:number|no\.?))?[:\s#]{0,3})(?=[A-Z]{0,3}\d)[A-Z0-9]{6,12}(?![\p{L}\p{N}])/giu,
  },
  { kind: 'long-number', pattern: /(?<![\d.,$-])\d{9,17}(?![\d%-])(?!,\d)/g },
]

/**
 * Identifiers of persons and cases by their shape, in order, without overlaps. Shapes catch what no record names; they
 * also catch harmless numbers, which is the safer mistake.
 */
export function findIdentifiers(text: string): FoundIdentifier[] {
  const found: FoundIdentifier[] = []
  const numbers = partsWithNumbers(text)
  for (const { kind, pattern, accept, needs } of rules)
    for (const [match, start] of matchesIn(text, numbers, pattern, needs)) {
      const [written] = match
      const range = { start, end: start + written.length }
      if (accept && !accept(match)) continue
      if (found.some((other) => range.start < other.end && other.start < range.end)) continue
      found.push({ ...range, kind, text: written, value: compactIdentifier(kind, written) })
    }
  return found.toSorted((a, b) => a.start - b.start)
}

/** The matches of one rule with their places in the text. */
function matchesIn(
  text: string,
  numbers: readonly Part[],
  pattern: RegExp,
  needs: RegExp | undefined,
): (readonly [RegExpExecArray, number])[] {
  if (needs) return needs.test(text) ? [...text.matchAll(pattern)].map((match) => [match, match.index] as const) : []
  return numbers.flatMap(({ start, words }) =>
    [...words.matchAll(pattern)].map((match) => [match, start + match.index] as const),
  )
}

/** The form in which two ways to write one identifier are equal. */
export function compactIdentifier(kind: IdentifierKind, written: string): string {
  if (kind === 'a-number') return digits(written).padStart(9, '0')
  if (kind === 'email') return written.toLowerCase()
  if (kind === 'phone') return digits(written.replace(/(?:x|ext\.?)\s?\d+$/, '')).replace(/^1(?=\d{10}$)/, '')
  return written.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase()
}

const digits = (text: string) => text.replaceAll(/\D/g, '')

/** The check digit of payment cards (ISO/IEC 7812, Luhn). */
function hasCardChecksum(text: string): boolean {
  const sum = Array.from(digits(text))
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = index % 2 === 0 ? Number(digit) : Number(digit) * 2
      return total + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
  return sum % 10 === 0
}
