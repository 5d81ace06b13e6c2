import { findDates } from '#domain/language/find-dates.ts'
import { contractions } from './contractions.ts'

/**
 * Whether a wording in the third person says what the words say from which it was made: no number lost or gained, denied as
 * often, no new word of substance, and nobody named for a `he` that stands behind what somebody else said. Where this cannot
 * be shown the words themselves are quoted.
 */
export function isFaithful(words: string, wording: string): boolean {
  const [said, told] = [plain(words), plain(wording)]
  return (
    sameCounts(numbersIn(said), numbersIn(told)) &&
    denialsIn(said) === denialsIn(told) &&
    !hasNewWords(said, told) &&
    !namesWhoIsSpokenOf(said, wording)
  )
}

/** Without what stands in quotation marks, which is nobody's to change. */
const plain = (text: string): string =>
  contractions(text)
    .replaceAll(/[“"][^“”"]*[”"]/gu, ' ')
    .replaceAll(/\s+/g, ' ')

/** Numbers in figures that are no part of a date, without commas. */
function numbersIn(text: string): string[] {
  if (!/\d\d/.test(text)) return []
  let [bare, from] = ['', 0]
  for (const { start, end } of findDates(text)) {
    bare += `${text.slice(from, start)} `
    from = end
  }
  bare = `${bare}${text.slice(from)}`.replaceAll(/\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{1,4})?/g, ' ')
  return (bare.replaceAll(/(?<=\d),(?=\d{3})/g, '').match(/\d+/g) ?? []).filter((one) => one.length > 1)
}

const sameCounts = (one: readonly string[], other: readonly string[]): boolean =>
  one.every((number) => other.includes(number)) && other.every((number) => one.includes(number))

const denials = /\b(?:not|never|nobody|nothing|none|cannot|neither|nor|without|nowhere|no)\b/giu
const denialsIn = (text: string): number => text.match(denials)?.length ?? 0

const usual = new Set(
  'applicant respondent witness family couple husband wife spouse couple’s family’s myself himself herself themselves itself house said states united january february march april may june july august september october november december'.split(
    ' ',
  ),
)

/** A word of substance that none of the words begins like. */
function hasNewWords(said: string, told: string): boolean {
  const starts = new Set(wordsOf(said).map((word) => word.slice(0, 4)))
  const fresh = wordsOf(told.replaceAll(/\{[^{}]*\}/g, ' ')).filter(
    (word) => word.length >= 5 && !usual.has(word) && !starts.has(word.slice(0, 4)),
  )
  return fresh.length > 2
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? []

/** `Corporal Samuels said that he was keeping him`: of whom he spoke nobody can tell. */
function namesWhoIsSpokenOf(said: string, wording: string): boolean {
  const isOfPronoun =
    /^(?!(?:He|She|I|They|We)\b)\p{Lu}[^;]{2,60}\b(?:said|says|told|wrote|claimed|answered|replied) (?:(?:me|us|him|her) )?that (?:he|she)\b/u.test(
      said,
    )
  return (
    isOfPronoun &&
    /\b(?:said|says|told|wrote|claimed|answered|replied) (?:\{[^{}]*\} |me |us |him |her )?that \{applicant/u.test(
      wording,
    )
  )
}
