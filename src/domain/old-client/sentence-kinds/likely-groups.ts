import { type FoundGroup, lineKey, type Mark, type StorySentence } from '#domain/template-sections/old-case.ts'
import { isOfDecision } from '../claims.ts'
import { onFile } from './by-weight.ts'
import type { WeighedSentences } from './weigh-sentences.ts'

/** From here on a claim is most likely a story, and up to there the firm's; in between nobody but the attorney says. */
const claims = { story: 1, firm: -4 }
/** From here on an unexplained name or number is most likely the earlier client's. */
const particular = -2

/** Neither taken for a story by rules nor what somebody decided in one case. */
const isPlain = ({ kind, text }: StorySentence): boolean => kind === undefined && !isOfDecision(text)

type Likely = NonNullable<FoundGroup['likely']>

/** What groups of claims and of unexplained words most likely are, where all their places are alike. */
export function likelyGroups(
  marks: readonly Mark[],
  stories: readonly StorySentence[],
  weighed: WeighedSentences,
): ReadonlyMap<string, Likely> {
  const byLine = new Map([...weighed].map(([line, sentences]) => [lineKey(line), sentences]))
  const oddsAt = ({ start, end, ...place }: Mark | StorySentence) =>
    Math.max(
      ...(byLine.get(lineKey(place)) ?? []).flatMap((one) => (one.start < end && start < one.end ? [one.odds] : [])),
      -Infinity,
    )
  const told = stories.filter(({ slot }) => slot === 'claim')
  const isIn = (claim: StorySentence) => (mark: Mark) =>
    lineKey(claim) === lineKey(mark) && claim.start <= mark.start && mark.end <= claim.end
  const isInClaim = (mark: Mark) => told.some((claim) => isIn(claim)(mark))
  const likely = new Map<string, Likely>()
  for (const [group, own] of Map.groupBy(told, (one) => one.group)) {
    const odds = own.map(oddsAt)
    const isOnFile = own.some((claim) => marks.some((mark) => onFile.has(mark.slot) && isIn(claim)(mark)))
    if (odds.every((one) => one >= claims.story) && !isOnFile) likely.set(group, 'ask')
    // What the rules took for a story is read by somebody.
    else if (odds.every((one) => one < claims.firm) && own.every(isPlain)) likely.set(group, 'own')
  }
  const unsure = marks.filter(({ slot }) => slot === 'unsure')
  for (const [group, own] of Map.groupBy(unsure, (one) => one.group)) {
    const isOfCase = (mark: Mark) => isInClaim(mark) || (/[\p{Lu}\d]/u.test(mark.text) && oddsAt(mark) >= particular)
    // What is said in a claim goes or stays with it.
    if (own.every(isOfCase)) likely.set(group, 'ask')
  }
  return likely
}
