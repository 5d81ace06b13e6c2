import { foldToWords } from '#domain/language/fold.ts'
import { findSentences } from '#domain/language/sentences.ts'
import type { Mark, OldCase, StorySentence, TemplateLine } from '#domain/template-sections/old-case.ts'
import { type FirmDocument, linesOf, oldWordsIn } from './firm-document.ts'
import { newAttorney, newClients } from './new-client.ts'

/** What became of a firm's paper, measured against what was marked in it by hand. */
export type FirmMeasure = {
  /** Old words that nothing marks in what a draft keeps, and how many there are. */
  readonly missed: readonly string[]
  readonly places: number
  /** Old words in the finished draft, and in what a model would be told. */
  readonly left: readonly string[]
  readonly told: readonly string[]
  /** Sentences of the old story of which five words in a row are left. */
  readonly stories: readonly string[]
  /** The firm's own words in sentences that name nobody, and those of them that were taken for a person's. */
  readonly own: number
  readonly taken: readonly string[]
  /** Sentences that are shown as claims for the attorney to settle, and those of them that are the firm's own. */
  readonly claims: number
  /** Groups of words that nobody has explained. */
  readonly unsure: number
  readonly doubted: readonly string[]
  /** Claims and words of which software has no likely choice: the attorney decides each. */
  readonly asked: number
  /** The firm's own words, and those that the draft still has. */
  readonly toKeep: number
  readonly kept: number
  /** Those that it has not. */
  readonly lost: readonly string[]
  /** Facts of the new client that the draft does not say. */
  readonly lacking: readonly string[]
  /** Those that it only says beside its own text: `[to place: ...]`. */
  readonly unplaced: readonly string[]
}

const holds = (text: string, words: string) => ` ${text} `.includes(` ${words} `)
const pronoun = /^(?:s?he|him|her|hers|his|himself|herself|its?|your|my|(?:el|la) jueza?)$/i

export function measureDraft(
  document: FirmDocument,
  { lines, found, words, told }: { lines: readonly TemplateLine[]; found: OldCase; words: string; told: string },
): FirmMeasure {
  const marked = linesOf(document)
  const draft = foldToWords(words)
  const placed = foldToWords(words.replaceAll(/\[to place: [^\]]*\]/g, ' # '))
  const sent = foldToWords(told)
  const foreign = isForeignTo(document)
  const sought = foreignTokens(document)
  const isLeft = (text: string) => (token: string) => holdsWords(text, token)
  const seen = marked.map(({ line, marked: by }) => {
    const actual = lines.find(({ part, text }) => part === line.part && text === line.text)
    const marks = [...found.marks, ...found.stories].filter((mark) => actual && isOn(mark, actual))
    const claims = marks.filter(({ slot }) => slot === 'claim' || slot === 'unsure')
    return { text: line.text, part: line.part, by, marks, claims }
  })
  const pieces = seen
    .filter(({ part }) => part === 'body')
    .flatMap(({ text, by }) => ownPieces(text, [...by.old, ...by.stories]))
  const kept = pieces.filter((piece) => holds(draft, piece))
  return {
    places: marked.reduce((sum, { marked: { old } }) => sum + old.length, 0),
    missed: seen
      .filter(({ part }) => part !== 'property' && part !== 'comment')
      .flatMap(({ text, by, marks }) =>
        by.old
          .map(({ start, end }) => text.slice(start, end))
          .filter((_, at) => {
            const { start, end } = by.old[at] ?? { start: 0, end: 0 }
            return lettersIn(text, start, end).some((place) => !isMarked(marks, place))
          }),
      ),
    left: sought.filter(isLeft(draft)),
    told: sought.filter(isLeft(sent)),
    stories: seen.flatMap(({ text, by }) =>
      by.stories
        .map(({ start, end }) => text.slice(start, end))
        .filter((story) => fives(story).some((five) => holds(draft, five) && foreign(five))),
    ),
    ...ownWords(seen),
    claims: found.groups.filter(({ slot }) => slot === 'claim').length,
    unsure: found.groups.filter(({ slot }) => slot === 'unsure').length,
    asked: found.groups.filter(({ slot, likely }) => (slot === 'claim' || slot === 'unsure') && likely === undefined)
      .length,
    doubted: seen.flatMap(({ text, by, claims }) =>
      claims
        .filter(({ start, end }) => [...by.old, ...by.stories].every((one) => one.end <= start || end <= one.start))
        .map(({ start, end }) => text.slice(start, end)),
    ),
    toKeep: count(pieces),
    kept: count(kept),
    lost: pieces.filter((piece) => !holds(draft, piece)),
    unplaced: document.facts.filter((fact) => !holds(placed, foldToWords(fact)) && holds(draft, foldToWords(fact))),
    lacking: document.facts.filter((fact) => !holds(draft, foldToWords(fact))),
  }
}

/** Whether folded words are only the earlier client's: neither the firm's own text has them nor anything of the new case. */
function isForeignTo(document: FirmDocument): (words: string) => boolean {
  const own = linesOf(document)
    .map(({ marked: { text, old, stories } }) => foldToWords(without(text, [...old, ...stories])))
    .join(' # ')
  const anew = foldToWords(
    [document.answers, document.told, JSON.stringify(newClients[document.client]), JSON.stringify(newAttorney)].join(
      ' ',
    ),
  )
  return (words) => words.length > 1 && !holds(own, words) && !holds(anew, words)
}

/** The earlier client's words, also each name and each part of an address alone, that only that client's case has. */
export function foreignTokens(document: FirmDocument): string[] {
  const isForeign = isForeignTo(document)
  return [...new Set(oldWordsIn(document).flatMap((token) => [token, ...namesIn(token), ...partsIn(token)]))]
    .filter((token) => !pronoun.test(token))
    .filter((token) => isForeign(foldToWords(token.replace(/[’']s$/u, ''))))
}

/** Whether a folded text has an old token. */
export const holdsWords = (text: string, token: string): boolean =>
  holds(text, foldToWords(token.replace(/[’']s$/u, '')))

type Stretch = { readonly start: number; readonly end: number }
type Seen = {
  readonly text: string
  readonly by: { readonly old: readonly Stretch[]; readonly stories: readonly Stretch[] }
  readonly marks: readonly Stretch[]
  readonly claims: readonly Stretch[]
}

const isOn = (mark: Mark | StorySentence, line: TemplateLine) => mark.part === line.part && mark.index === line.index
const isMarked = (marks: readonly Stretch[], at: number) => marks.some(({ start, end }) => start <= at && at < end)
const lettersIn = (text: string, start: number, end: number) =>
  [
    ...text
      .slice(start, end)
      .replace(/[’']s$/u, '')
      .matchAll(/[\p{L}\p{N}]/gu),
  ].map(({ index }) => start + index)
const namesIn = (token: string) =>
  /\d/.test(token)
    ? []
    : token
        .split(/[\s,.]+/)
        .filter((word) => /^\p{Lu}\p{L}{3,}/u.test(word) && !/^(?:Family|Attorney|Honorable)$/.test(word))
/** The street of an address: a part of two words and more, with or without its number. */
const partsIn = (token: string) =>
  /\d/.test(token) && token.includes(',')
    ? token
        .split(',')
        .map((part) => part.trim())
        .filter((part) => /\p{L}{4}.* |\d{3,} \p{L}{3}/u.test(part))
    : []
const count = (pieces: readonly string[]) => pieces.reduce((sum, piece) => sum + piece.split(' ').length, 0)

function ownWords(seen: readonly Seen[]): Pick<FirmMeasure, 'own' | 'taken'> {
  const words = seen.flatMap(({ text, by, marks, claims }) =>
    findSentences(text)
      .filter((sentence) =>
        [...by.old, ...by.stories].every((one) => one.end <= sentence.start || sentence.end <= one.start),
      )
      .flatMap(({ start, end }) =>
        [...text.slice(start, end).matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
          word,
          isTaken: isMarked(marks, start + index) && !isMarked(claims, start + index),
        })),
      ),
  )
  return { own: words.length, taken: words.filter(({ isTaken }) => isTaken).map(({ word }) => word) }
}

function without(text: string, cuts: readonly Stretch[]): string {
  return cuts
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} # ${rest.slice(end)}`, text)
}

/** The firm's words between the old ones, in pieces of three words and more. */
function ownPieces(text: string, cuts: readonly Stretch[]): string[] {
  const pieces: string[] = []
  let at = 0
  for (const { start, end } of [
    ...cuts.toSorted((a, b) => a.start - b.start),
    { start: text.length, end: text.length },
  ]) {
    if (start > at) pieces.push(foldToWords(text.slice(at, start)))
    at = Math.max(at, end)
  }
  return pieces.filter((piece) => piece.split(' ').length >= 3)
}

function fives(text: string): string[] {
  // The number of a point is the firm's.
  const words = foldToWords(text.replace(/^\W*\d{1,2}[.)] /u, '')).split(' ')
  return words.slice(4).map((_, at) => words.slice(at, at + 5).join(' '))
}
