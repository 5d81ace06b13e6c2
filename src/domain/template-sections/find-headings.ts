import { trimEndOf } from '#domain/text/trim.ts'
import { hasBlank, hasNumberPattern, isKnownCaption } from './cues.ts'
import { isRoman, signatureOf } from './heading-signature.ts'
import { proseFollows } from './prose-follows.ts'
import { addPoints, type Candidate, headingScore, isHeading, lookOf } from './score-paragraph.ts'
import {
  countColonLines,
  countLeadIns,
  countNumberedLines,
  countParts,
  countSentencePoints,
  partOfSeries,
} from './short-headings.ts'

export type Heading = {
  readonly index: number
  readonly title: string
  /** From 1. */
  readonly level: number
  readonly isRunIn: boolean
  readonly reasons: readonly string[]
}

/** Titles longer than this are cut: a caption may run into its clause. */
const titleLength = 90

/**
 * The headings of a template, in order. Changes the scores that it was given: whole clauses with an outline level lose
 * theirs, lines that share a look gain, lead-ins of clauses count where there are many, and lines of a letterhead or
 * court caption stop counting.
 */
export function findHeadings(candidates: readonly Candidate[]): Heading[] {
  dismissNumberedClauses(candidates)
  dismissNumberedRuns(candidates)
  dismissListed(candidates)
  rewardPoints(candidates)
  countLeadIns(candidates)
  countColonLines(candidates)
  countNumberedLines(candidates)
  countSentencePoints(candidates)
  countParts(candidates)
  rewardRepeatedLooks(candidates)
  dismissFrontLines(candidates)
  const headings = candidates.filter(isHeading)
  // Captions without a number stand above numbered points, unless the captions are what is numbered.
  const points = headings.filter((candidate) => signatureOf(candidate) === 'roman' && isRoman(candidate.text))
  const hasPoints = points.length > 0 && points.every(({ text }) => !isKnownCaption(text))
  const signatureIn = (candidate: Candidate) => {
    const own = signatureOf(candidate)
    return own === 'roman' && hasPoints && !isRoman(candidate.text) ? 'caption' : own
  }
  const signatures = [...new Set(headings.map(signatureIn))].toSorted(
    (a, b) => Number(b === 'caption') - Number(a === 'caption'),
  )
  const found = headings.map((candidate) => ({
    index: candidate.index,
    title: titleOf(candidate),
    level: candidate.outlineLevel === null ? signatures.indexOf(signatureIn(candidate)) : candidate.outlineLevel,
    isRunIn: candidate.isRunIn,
    reasons: candidate.reasons,
  }))
  const levels = [...new Set(found.map(({ level }) => level))].toSorted((a, b) => a - b)
  return found.map((heading) => ({ ...heading, level: levels.indexOf(heading.level) + 1 }))
}

/** Legal templates give whole clauses an outline level to number them; such a level makes no headings of prose. */
function dismissNumberedClauses(candidates: readonly Candidate[]): void {
  const byLevel = Map.groupBy(
    candidates.filter(({ outlineLevel }) => outlineLevel !== null),
    ({ outlineLevel }) => outlineLevel,
  )
  for (const members of byLevel.values()) {
    const prose = members.filter((candidate) => readsLikeProse(candidate) && !isPoint(candidates, candidate))
    const isClauseLevel = prose.length / members.length > 0.3
    for (const candidate of prose) {
      if (!isClauseLevel && candidate.words <= 25) continue
      candidate.score = Math.min(candidate.score, 0)
      candidate.outlineLevel = null
      candidate.reasons.push('reads like a clause')
    }
  }
}

/** A point that is argued is a whole sentence, set apart in bold or underlined over its own prose. */
function isPoint(candidates: readonly Candidate[], { index, paragraph, words, text }: Candidate): boolean {
  const isSetApart = paragraph.boldShare > 0.95 || paragraph.underlineShare > 0.95
  return isSetApart && words <= 40 && /^\P{Ll}/u.test(text) && proseFollows(candidates, index, 1)
}

/** `I. The judge erred in finding that ...`: a numbered point in bold over its prose is a heading, however long. */
function rewardPoints(candidates: readonly Candidate[]): void {
  const points = candidates.filter(
    (candidate) =>
      !isHeading(candidate) &&
      candidate.score > -9 &&
      hasNumberPattern(candidate.text) &&
      isPoint(candidates, candidate),
  )
  for (const candidate of points) {
    candidate.score = headingScore
    candidate.reasons.push('numbered point over prose')
  }
}

/** The numbered paragraphs of an answer or a form follow each other without text between; they head nothing. */
function dismissNumberedRuns(candidates: readonly Candidate[]): void {
  const written = candidates.filter(({ words }) => words > 0)
  const isNumbered = (candidate: Candidate | undefined) =>
    candidate !== undefined &&
    isHeading(candidate) &&
    !isKnownCaption(candidate.text) &&
    /^(?:number|in brackets|letter|list)/.test(signatureOf({ ...candidate, outlineLevel: null }))
  const numbered = written.filter(isNumbered)
  const inRuns = numbered.filter((candidate) => {
    const at = written.indexOf(candidate)
    return isNumbered(written[at + 1]) || isNumbered(written[at - 1])
  })
  if (numbered.length < 6 || inRuns.length / numbered.length < 0.6) return
  for (const candidate of inRuns) {
    candidate.score = 0
    candidate.outlineLevel = null
    candidate.reasons.push('one of a run of numbered paragraphs')
  }
}

/** `4. Form I-192`, `Tab E: Declaration of Ana Example`: plain lines that count on from line to line list papers. */
function dismissListed(candidates: readonly Candidate[]): void {
  const numbers = new Map(candidates.map(({ index, text }) => [index, placeInList(text)]))
  for (const candidate of candidates) {
    const { index, paragraph } = candidate
    const own = numbers.get(index) ?? Number.NaN
    // A paper that was taken out leaves a hole.
    const isNext = (from: number, to: number) => to > from && to - from < 4
    const isListed =
      isNext(numbers.get(index - 1) ?? Number.NaN, own) || isNext(own, numbers.get(index + 1) ?? Number.NaN)
    const isPlain = candidate.outlineLevel === null && paragraph.boldShare < 0.5 && paragraph.underlineShare < 0.5
    if (!isListed || !isPlain) continue
    candidate.score = Math.min(candidate.score, 0)
    candidate.reasons.push('one of a list')
  }
}

/** 4 of `4. Form I-192` and of `Tab D: Form I-192`; NaN without such a beginning. */
function placeInList(text: string): number {
  const [, number, letter] =
    /^\W{0,2}(?:(?:Tab|Exhibit|Exh?\.|Attachment|Enclosure) )?(?:(\d{1,2})|([A-Z]))[.):]\s/u.exec(text) ?? []
  if (number !== undefined) return Number(number)
  return letter === undefined ? Number.NaN : letter.charCodeAt(0) - 64
}

function readsLikeProse({ text, words }: Candidate): boolean {
  return words > 14 || /^[\p{Ll}(]/u.test(text) || (words > 8 && /[.:;,]$/.test(text)) || hasBlank(text)
}

/** Weaker captions count when at least two share one look and prose follows each. */
function rewardRepeatedLooks(candidates: readonly Candidate[]): void {
  const weak = candidates.filter(
    (candidate) =>
      candidate.score >= 2 &&
      !isHeading(candidate) &&
      candidate.words <= 16 &&
      /[BUCS]/.test(lookOf(candidate)) &&
      (proseFollows(candidates, candidate.index, 2) || tableFollows(candidates, candidate.index)),
  )
  // One that looks like a caption that is known repeats its look.
  const known = new Set(
    candidates.filter((candidate) => isHeading(candidate) && isKnownCaption(candidate.text)).map(lookOf),
  )
  for (const [look, members] of Map.groupBy(weak, lookOf))
    if (
      known.has(look) ||
      [...members, ...candidates.filter((one) => isHeading(one) && !one.isRunIn && lookOf(one) === look)].filter(
        ({ index }) => proseFollows(candidates, index, 2),
      ).length >= 2
    )
      for (const candidate of members) addPoints(candidate, 'repeated look', 2.5)
}

/** A letterhead or a court caption looks exactly like headings; only what comes from the first real one on counts. */
function dismissFrontLines(candidates: readonly Candidate[]): void {
  // `I. The Parties`, over `A. The Plaintiff`, opens the text where a second point follows.
  const hasSecond = candidates.some((candidate) => isHeading(candidate) && /^II\. \p{Lu}/u.test(candidate.text))
  const first = candidates.find(
    (candidate) =>
      isHeading(candidate) &&
      !/^table of /i.test(candidate.text) &&
      (candidate.outlineLevel !== null ||
        candidate.isRunIn ||
        isKnownCaption(candidate.text) ||
        candidate.reasons.includes(partOfSeries) ||
        (/^I\. \p{Lu}/u.test(candidate.text) && hasSecond) ||
        (isPaperTitle(candidate.text) && opensText(textAfter(candidates, candidate.index))) ||
        proseFollows(candidates, candidate.index, 1)),
  )
  for (const candidate of candidates.slice(0, first?.index ?? candidates.length)) {
    if (!isHeading(candidate)) continue
    candidate.score = 0
    candidate.reasons.push('stands in the letterhead or caption')
  }
}

/** `PETITION FOR APPOINTMENT OF GUARDIAN`, over `Petitioner states:`. */
const isPaperTitle = (text: string): boolean =>
  /^(?!re\b|in re\b).*\b(?:agreement|petition|motion|testament|complaint|lease|declaration|affidavit|brief|memorandum|application|notice|answer|stipulation|response|opposition|release)\b/iu.test(
    text,
  )

const opensText = (text: string): boolean => text.endsWith(':') && /\p{Ll}/u.test(text)
const textAfter = (candidates: readonly Candidate[], index: number): string =>
  candidates.slice(index + 1).find(({ words, paragraph }) => words > 0 && !paragraph.table)?.text ?? ''

/** `Test results:`, over a table of them. */
const tableFollows = (candidates: readonly Candidate[], index: number): boolean =>
  candidates.slice(index + 1).find(({ words }) => words > 0)?.paragraph.table !== null

function titleOf(candidate: Candidate): string {
  const words = candidate.isRunIn ? candidate.paragraph.leadIn : candidate.text
  return trimEndOf(words.replaceAll(/\s+/g, ' '), ' .:').trim().slice(0, titleLength).trim()
}
