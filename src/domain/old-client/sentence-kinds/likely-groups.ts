import {
  type FoundGroup,
  lineKey,
  type Mark,
  type StorySentence,
  type TemplateLine,
} from '#domain/template-sections/old-case.ts'
import { leaningOf, marksOnFile, oddsIn } from './leanings.ts'
import type { WeighedSentences } from './weigh-sentences.ts'

/** From here on an unexplained name or number is most likely the earlier client's. */
const particular = -2

type Likely = NonNullable<FoundGroup['likely']>

/** What groups of claims and of unexplained words most likely are, where all their places are alike. */
export function likelyGroups(
  marks: readonly Mark[],
  stories: readonly StorySentence[],
  weighed: WeighedSentences,
): ReadonlyMap<string, Likely> {
  const oddsAt = oddsIn(weighed)
  const filed = marksOnFile(marks)
  const told = stories.filter(({ slot }) => slot === 'claim')
  const byLine = Map.groupBy(told, lineKey)
  const isInClaim = (mark: Mark) =>
    (byLine.get(lineKey(mark)) ?? []).some((claim) => claim.start <= mark.start && mark.end <= claim.end)
  const likely = new Map<string, Likely>()
  for (const [group, own] of Map.groupBy(told, (one) => one.group)) {
    const leanings = new Set(own.map((claim) => leaningOf(claim, oddsAt, filed)))
    const [only] = leanings
    if (leanings.size === 1 && only !== undefined && only !== 'open') likely.set(group, only)
  }
  const outside = linesWithoutSentence([...weighed.keys()])
  const unsure = marks.filter(({ slot }) => slot === 'unsure')
  for (const [group, own] of Map.groupBy(unsure, (one) => one.group)) {
    const isOfCase = (mark: Mark) =>
      isInClaim(mark) || (/[\p{Lu}\d]/u.test(mark.text) && (outside.has(lineKey(mark)) || oddsAt(mark) >= particular))
    // What is said in a claim goes or stays with it.
    if (own.every(isOfCase)) likely.set(group, 'ask')
  }
  return likely
}

/** Captions, cells and items of lists: what is a name or a number there is of the case by its place. */
const linesWithoutSentence = (lines: readonly TemplateLine[]): ReadonlySet<string> =>
  new Set(
    lines
      .filter(
        ({ part, text, row, isHeading }) =>
          part === 'body' && isHeading !== true && (row !== undefined || !/[.!?][”"’)]*$/u.test(text.trimEnd())),
      )
      .map(lineKey),
  )
