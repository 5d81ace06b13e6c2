import { signatureOf } from './heading-signature.ts'
import { proseFollows } from './prose-follows.ts'
import { type Candidate, headingScore, isHeading } from './score-paragraph.ts'

/** `Term. The term of this agreement ...`: bold or underlined captions inside paragraphs, where they are the rule. */
export function countLeadIns(candidates: readonly Candidate[]): void {
  const open = candidates.filter(
    (candidate) => !isHeading(candidate) && candidate.words > 8 && leadInOf(candidate) !== '',
  )
  if (open.length < 3 || candidates.filter(isHeading).length >= open.length) return
  for (const candidate of open) {
    candidate.score = headingScore + 0.5
    candidate.isRunIn = true
    candidate.reasons.push('caption opens the clause')
  }
}

/** `How I know the applicant:`, over a paragraph: short lines that end with a colon, where nothing else heads the text. */
export function countColonLines(candidates: readonly Candidate[]): void {
  const lines = candidates.filter(
    (candidate) =>
      !isHeading(candidate) &&
      candidate.score > -5 &&
      candidate.words < 10 &&
      !candidate.paragraph.table &&
      /^\p{Lu}[^:]{2,70}:$/u.test(candidate.text) &&
      proseFollows(candidates, candidate.index, 1),
  )
  if (lines.length < 3 || candidates.filter(isHeading).length >= lines.length) return
  for (const candidate of lines) {
    candidate.score = headingScore
    candidate.reasons.push('short line with a colon over prose')
  }
}

/** `1. The order`, `b. Reunification`: short lines that count on, each over its prose, where no look tells them apart. */
export function countNumberedLines(candidates: readonly Candidate[]): void {
  const lines = candidates.filter(
    (candidate) =>
      candidate.score > -5 &&
      candidate.words < 10 &&
      !candidate.paragraph.table &&
      /^(?:\d{1,2}|[a-zA-Z]|[IVX]{1,5})[.)]\s\p{Lu}[^.;:]{2,70}\??$/u.test(candidate.text) &&
      proseFollows(candidates, candidate.index, 1),
  )
  for (const members of Map.groupBy(lines, (candidate) => signatureOf({ ...candidate, outlineLevel: null })).values()) {
    if (members.length < 3) continue
    for (const candidate of members.filter((one) => !isHeading(one))) {
      candidate.score = headingScore
      candidate.reasons.push('short numbered line over prose')
    }
  }
}

/**
 * `B. She suffered substantial abuse.`: points with letters or Roman numbers that are whole sentences, each over its prose,
 * where three and more of them count on.
 */
export function countSentencePoints(candidates: readonly Candidate[]): void {
  const lines = candidates.filter(
    (candidate) =>
      candidate.score > -5 &&
      candidate.words <= 24 &&
      !candidate.paragraph.table &&
      /^(?:[A-Z]|[IVX]{1,5})[.)]\s\p{Lu}.{3,160}[.?]$/u.test(candidate.text) &&
      proseFollows(candidates, candidate.index, 1),
  )
  for (const members of Map.groupBy(lines, (candidate) => signatureOf({ ...candidate, outlineLevel: null })).values()) {
    if (members.length < 3) continue
    for (const candidate of members.filter((one) => !isHeading(one))) {
      candidate.score = headingScore
      candidate.reasons.push('numbered point over prose')
    }
  }
}

/** What a form calls its parts. */
const part = /^(section|part|step)\s+(\d{1,2}|[A-Z]|[IVX]{1,5})(?:\s?[.:—–-]|\s)\s*\p{L}/iu
export const partOfSeries = 'one of the parts of a form'

/** `Part A: The minor`, `SECTION 2. OLD ADDRESS`: parts of a form that count on, whatever fields stand under each. */
export function countParts(candidates: readonly Candidate[]): void {
  const lines = candidates.filter(({ score, words, text }) => score > -9 && words <= 12 && part.test(text))
  const nameOf = ({ text }: Candidate) => part.exec(text)?.[1]?.toLowerCase() ?? ''
  const numberOf = ({ text }: Candidate) => part.exec(text)?.[2] ?? ''
  for (const members of Map.groupBy(lines, nameOf).values()) {
    const [first, second, third] = members.map(numberOf)
    if (third === undefined || !starts.some(([one, two]) => first === one && second === two)) continue
    for (const candidate of members) {
      candidate.score = Math.max(candidate.score, headingScore)
      candidate.reasons.push(partOfSeries)
    }
  }
}
const starts = [
  ['1', '2'],
  ['A', 'B'],
  ['I', 'II'],
] as const

function leadInOf({ paragraph, text, score }: Candidate): string {
  const leadIn = paragraph.leadIn.trim()
  const goesOn = text.startsWith(leadIn) ? text.slice(leadIn.length) : ''
  const ends = /[.:]$/.test(leadIn) || /^[.:\n]/.test(goesOn)
  return score > -9 && ends && leadIn.length > 2 && leadIn.length < 80 && leadIn.length < text.length * 0.6
    ? leadIn
    : ''
}
