import type { Range } from '#domain/section-content/read.ts'
import { findNameAtEnd } from './case-names.ts'
import type { Citation } from './citation.ts'
import { pagesPattern, reporterPattern, subsPattern } from './patterns.ts'
import { tidySub } from './subsections.ts'

const id = new RegExp(
  String.raw`(?<![A-Za-z.\d])(?:[Ii]d\.|[Ii]bid\.)(?:,? at (${pagesPattern}(?:, ${pagesPattern}(?! [A-Z]))*)|,? §§? ?([\d.]+[a-zA-Z]?)(${subsPattern})|,? at §? ?((?:\([A-Za-z0-9]{1,4}\))+))?(?=[\s,;.:)”"’]|$)`,
  'g',
)
const supra = new RegExp(
  String.raw`(?<![\w-])((?:Matter of |In re )?[A-Z][\w’'.&-]{0,30}(?: (?:&|v\.|of|and|de|la|[A-Z][\w’'.-]{0,30})){0,8}),?(?: \d{1,4})? supra(?:,? note \d{1,3})?(?:,? (?:at|pp?\.) ?(${pagesPattern}))?`,
  'g',
)
/** `Kaiser Foundation, supra, 13 Cal.App.5th at 1146` is one citation, by its reporter. */
const shortBehind = new RegExp(String.raw`^,? ?\d{1,4} ?(?:${reporterPattern}),? at `)

/** `asdf, supra, at 2`: a name in small letters, with a comma before the word and a page or another comma behind it. */
const lowerSupra = new RegExp(
  String.raw`(?<=^|[\s“"(])([a-z][\w’'-]{2,30}), (?:\d{1,4} )?supra,?(?: (?:at|pp?\.) ?(${pagesPattern}))?(?=[\s.,;:)]|$)`,
  'g',
)
/** Words that point to another place of the same paper. */
const ofDiscourse =
  /^(?:above|below|infra|discussed|noted|stated|described|explained|cited|mentioned|set|forth|argued|shown|here|there|see|and|or|section|part|point|note|supra|herein|facts?|discussion|argument|brief|declaration|exhibit|letter|report)$/

const initials =
  /(?<![\w-])(?:(?:Matter of|In re) )?((?:[A-Z]-){2,6}(?:,? ?(?:&(?:amp;)?|and) ?(?:[A-Z]-){2,6}|, (?:[A-Z]-){2,6})*)(?: (I{1,3}|IV)\b)?(?![\w-])/g
const agency =
  /(?:Matter of|In the Matter of|In re) (?!(?:Law|Fact|Discretion|Right|Course|Policy|Record)\b)(?=[A-Z])[A-Z][\w’'-]{0,40}(?: (?:&|and|de|la|[A-Z][\w’'-]{0,40})){0,4}/g
const versus = /(?<![\w’'.-])[A-Z][\w’'.-]{0,40} v\. [A-Z][\w’'-]{0,40}(?:[ -][A-Z][\w’'-]{0,40}){0,3}/g

/** `Id.` and `supra`. */
export function recogniseBackReferences(text: string): Citation[] {
  const ids = [...text.matchAll(id)].map((match): Citation => {
    const [whole, pin, , sub, part] = match
    const tidy = tidySub(sub ?? part ?? '')
    return {
      kind: 'id',
      start: match.index,
      end: match.index + whole.length,
      text: whole,
      ...(pin && { pin }),
      ...(tidy && { sub: tidy }),
    }
  })
  const supras = [...text.matchAll(supra)].flatMap((match): Citation[] => {
    const [whole, written = '', pin] = match
    const from = match.index + whole.length
    if (shortBehind.test(text.slice(from, from + 60))) return []
    const name = written.replace(/^(?:See|In|Under|But|Accord|Cf\.) (?=[A-Z])/, '')
    const start = match.index + (written.length - name.length)
    const range = { start, end: from, text: whole.slice(written.length - name.length) }
    return [{ kind: 'supra', ...range, name, ...(pin && { pin }) }]
  })
  const inSmall = [...text.matchAll(lowerSupra)].flatMap((match): Citation[] => {
    const [whole, name = '', pin] = match
    if (ofDiscourse.test(name)) return []
    const range = { start: match.index, end: match.index + whole.length, text: whole }
    return [{ kind: 'supra', ...range, name, ...(pin && { pin }) }]
  })
  return [...ids, ...supras, ...inSmall]
}

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
