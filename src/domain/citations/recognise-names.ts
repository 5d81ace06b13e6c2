import type { Range } from '#domain/section-content/read.ts'
import { findNameAtEnd } from './case-names.ts'
import type { Citation } from './citation.ts'

const initials =
  /(?<![\w-])(?:(?:Matter of|In re) )?((?:[A-Z]-){2,6}(?:,? ?(?:&(?:amp;)?|and) ?(?:[A-Z]-){2,6}|, (?:[A-Z]-){2,6})*)(?: (I{1,3}|IV)\b)?(?![\w-])/g
const agency =
  /(?:Matter of|In the Matter of|In re) (?!(?:Law|Fact|Discretion|Right|Course|Policy|Record)\b)(?=[A-Z])[A-Z][\w’'-]{0,40}(?: (?:&|and|de|la|[A-Z][\w’'-]{0,40})){0,4}/g
const versus = /(?<![\w’'.-])[A-Z][\w’'.-]{0,40} v\. [A-Z][\w’'-]{0,40}(?:[ -][A-Z][\w’'-]{0,40}){0,3}/g

/**
 * Cases that are only named: initials (`A-R-C-G-`, `L-E-A- II`), `Matter of X`, `X v. Y`, and words in italics that are
 * the name of a known case. `isKnown` tells whether such words are one.
 */
export function recogniseNames(
  text: string,
  emphasised: readonly Range[],
  isKnown: (name: string) => boolean,
): Citation[] {
  const byInitials = [...text.matchAll(initials)].map((match) => named(match.index, match[0]))
  const byAgency = [...text.matchAll(agency)].map((match) => named(match.index, match[0]))
  const byParties = [...text.matchAll(versus)].flatMap((match) => {
    const found = findNameAtEnd(text.slice(Math.max(0, match.index - 100), match.index + match[0].length))
    const start = found ? Math.max(0, match.index - 100) + found.start : match.index
    return [named(start, text.slice(start, match.index + match[0].length))]
  })
  const byItalics = emphasised.flatMap(({ start, end }) => {
    const words = text.slice(start, end).replace(/(?<![,.;: ])[,.;: ]+$/, '')
    return isTitle(words) && isKnown(words) ? [named(start, words)] : []
  })
  return [...byInitials, ...byAgency, ...byParties, ...byItalics]
}

/** Every word of a case's name has a capital or joins two of them. */
const isTitle = (words: string) =>
  words
    .split(' ')
    .every((word) => /^[A-Z(“&]/.test(word) || /^(?:v\.|of|the|and|de|la|in|re|ex|rel\.|for|y)$/.test(word))

const named = (start: number, text: string): Citation => ({
  kind: 'name-only',
  start,
  end: start + text.length,
  text,
  name: text,
})
