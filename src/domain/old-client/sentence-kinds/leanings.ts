import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { lineKey, type Mark, type StorySentence } from '#domain/template-sections/old-case.ts'
import { isOfDecision, saysOfConduct } from '../claims.ts'
import { graveKinds } from '../no-sentence.ts'
import { onFile } from './by-weight.ts'
import type { WeighedSentence, WeighedSentences } from './weigh-sentences.ts'

/** What a claim most likely is: the earlier client's, the firm's, or nobody but the attorney can tell. */
export type Leaning = 'ask' | 'own' | 'open'

/**
 * From here on a claim is most likely a story, where the rules took it for one too a little earlier, and up to there the
 * firm's; in between nobody but the attorney says.
 */
const bounds = { story: 0, toldByRules: 0, firm: -4, firmByRules: -4.5 }

export type Weigher = (place: Mark | StorySentence) => number

/** The odds of the sentence in which a place stands; -Infinity in none. */
export function oddsIn(weighed: WeighedSentences): Weigher {
  const byLine = new Map<string, readonly WeighedSentence[]>(
    [...weighed].map(([line, sentences]) => [lineKey(line), sentences]),
  )
  return ({ start, end, ...place }) =>
    Math.max(
      ...(byLine.get(lineKey(place)) ?? []).flatMap((one) => (one.start < end && start < one.end ? [one.odds] : [])),
      -Infinity,
    )
}

/** By line, what the client's record answers. */
export function marksOnFile(marks: readonly Mark[]): ReadonlyMap<string, readonly Mark[]> {
  return Map.groupBy(
    marks.filter(({ slot }) => onFile.has(slot)),
    lineKey,
  )
}

export function leaningOf(claim: StorySentence, oddsAt: Weigher, filed: ReadonlyMap<string, readonly Mark[]>): Leaning {
  const odds = oddsAt(claim)
  const isOnFile = (filed.get(lineKey(claim)) ?? []).some(({ start, end }) => claim.start <= start && end <= claim.end)
  if (odds >= (claim.kind === undefined ? bounds.story : bounds.toldByRules) && !isOnFile) return 'ask'
  // What somebody decided in one case is read by somebody, and so is what the rules took for a story, if it is near to one.
  const isPlain = !isOfDecision(claim.text) && !saysOfConduct(claim.text)
  if (claim.kind !== undefined && (graveKinds.has(claim.kind as 'harm') || !hasFiniteVerb(claim.text))) return 'open'
  return odds < (claim.kind === undefined ? bounds.firm : bounds.firmByRules) && isPlain ? 'own' : 'open'
}
