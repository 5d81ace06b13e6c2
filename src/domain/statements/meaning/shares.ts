import { numberWords } from '#domain/language/word-lists.data.ts'
import { readNumber } from '#domain/language/numbers.ts'
import type { EvidenceIndex } from '../evidence.ts'
import { shown, type Finding, type Told } from './finding.ts'
import { tokensOf, type MeaningIndex, type Placed } from './told-index.ts'

const number = String.raw`(?:\d{1,3}(?:,\d{3})*|(?:${[...numberWords.keys()].join('|')})(?:-(?:one|two|three|four|five|six|seven|eight|nine))?)`
const ofWhole = new RegExp(
  String.raw`(?<![\p{L}\d]|\d,)(${number}) of (?:the |his |her |their |its |those |these |my )?(${number})(?![\p{L}\d])`,
  'giu',
)
const ofThem = new RegExp(
  String.raw`(?<![\p{L}\d]|\d,)(${number}) [^.;]{2,60}?, (${number}) of (?:them|which|these|those|whom)(?!\p{L})([^.;]{2,80})`,
  'giu',
)
/** `Thirty-eight of them` where the sentence before counts all. */
const ofBefore = new RegExp(
  String.raw`^(?:In |For |At |Only |And |But )?(${number}) of (?:them|these|those|the \p{Ll}+) ([^.;]{2,80})|^(?:And |But |Only )?(${number}) (?:failed|passed|survived|were|was)(?!\p{L})([^.;]{2,80})`,
  'iu',
)
const ofWhich = new RegExp(
  String.raw`(?<![\p{L}\d]|\d,)(${number}) [^.;,]{2,40}, of (?:which|whom) ([^.;,\d]{2,40}? )(${number})(?![\p{L}\d])`,
  'giu',
)
const inBrackets = new RegExp(
  String.raw`(?<![\p{L}\d]|\d,)(${number}) \p{L}{3,20} \((${number}) ((?:as|of|in|with) [^()]{3,60})\)`,
  'giu',
)
const written = new RegExp(String.raw`(?<![\p{L}\d]|\d,)${number}(?![\p{L}\d])`, 'giu')

/** A part of a whole as the file counts it; `tail` are the words that are true of the part alone. */
export type Share = {
  readonly part: number
  readonly whole: number
  readonly tail: readonly string[]
  readonly place: Placed
}
const kept = new WeakMap<EvidenceIndex, readonly Share[]>()

/** Every part of a whole that the file counts. */
export function sharesOf(evidence: EvidenceIndex, { byPlace }: MeaningIndex): readonly Share[] {
  const known = kept.get(evidence)
  if (known) return known
  const found = [...byPlace.values()].flat().flatMap((place) => {
    const { text } = place.sentence
    const before = byPlace.get(place.at - 1)?.[0]?.sentence
    const later = before?.from === place.sentence.from ? ofBefore.exec(text) : null
    if (!later && !text.includes(' of ') && !text.includes('(')) return []
    const toShare = (part: string, whole: string, tail: string): Share[] => {
      const [one, all] = [readNumber(part), readNumber(whole)]
      return one === undefined || all === undefined || one >= all
        ? []
        : [{ part: one, whole: all, tail: keysOf(tail), place }]
    }
    const wholes = later ? [...(before?.text.matchAll(written) ?? [])].map(([all]) => all) : []
    return [
      ...wholes.flatMap((whole) => toShare(later?.[1] ?? later?.[3] ?? '', whole, later?.[2] ?? later?.[4] ?? '')),
      ...[...text.matchAll(ofWhole)].flatMap((match) => toShare(match[1] ?? '', match[2] ?? '', text)),
      ...[...text.matchAll(inBrackets)].flatMap((match) => toShare(match[2] ?? '', match[1] ?? '', match[3] ?? '')),
      ...[...text.matchAll(ofWhich)].flatMap((match) => toShare(match[3] ?? '', match[1] ?? '', match[2] ?? '')),
      ...[...text.matchAll(ofThem)].flatMap((match) => toShare(match[2] ?? '', match[1] ?? '', match[3] ?? '')),
    ]
  })
  kept.set(evidence, found)
  return found
}

const keysOf = (text: string) =>
  tokensOf(text)
    .filter(({ text: word }) => word.length > 3)
    .flatMap(({ meaning }) => meaning.same)

/** What the file says of a part, said of the whole: `all thirteen`, `the first author of 31`. */
export function overstated({ sentence, evidence, index }: Told): Finding[] {
  const numbers = [...sentence.text.matchAll(written)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    count: readNumber(match[0]),
  }))
  if (numbers.length === 0 || /(?<!\p{L})(?:half|most|some|part|many) of(?!\p{L})/iu.test(sentence.text)) return []
  return sharesOf(evidence, index).flatMap(({ part, whole, tail, place }): Finding[] => {
    const word = numbers.find(({ count, start, end }) => count === whole && !isPartOrWhole(sentence.text, start, end))
    if (!word || numbers.some(({ count }) => count === part)) return []
    const tailKeys = new Set(tail)
    const isAll = /(?<!\p{L})(?:all|each of|every one of|none of)(?: of)?(?: the| his| her| their| those)? $/iu.test(
      sentence.text.slice(0, word.start),
    )
    const shared = tokensOf(sentence.text).filter(
      ({ text, meaning }) => text.length > 3 && meaning.same.some((key) => tailKeys.has(key)),
    ).length

    const isOfPart =
      tail !== undefined &&
      shared >= (isAll ? 1 : 2) &&
      !/(?:more than|over|out) (?:of )?$/i.test(sentence.text.slice(0, word.start))
    return isOfPart &&
      (isAll || / of them| of which| of these| of those| of whom|\(|^(?:\p{L}+|\d+) of the /u.test(place.sentence.text))
      ? [{ word, by: place, message: `By the file this is true of ${part} of ${whole}, not of all: ${shown(place)}.` }]
      : []
  })
}

/** `Fifteen of seventeen` says itself what it is a part of. */
const isPartOrWhole = (text: string, start: number, end: number) =>
  /^ of (?:the|these|those|them|\d|\p{Ll}{3,9}(?:een|ty|ve|ix|ht|ne|en)(?!\p{L}))/iu.test(text.slice(end)) ||
  /(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|teen|ty)) of (?:the )?$/iu.test(
    text.slice(0, start),
  )
