import { placeOf } from '#domain/provenance/passage.ts'
import { likelyFalse, weighSentence } from './alignment/likely-false.ts'
import { shown } from './meaning/finding.ts'
import { isPlainClaim } from './meaning/plain-claim.ts'
import type { Placed } from './meaning/told-index.ts'
import type { ReadSentence } from './read-statements.ts'
import { isMostly } from './sentence-cover.ts'
import type { StatementItem, ToldPassage } from './told-passage.ts'

/**
 * Short sentences about the case that no rule doubts and that are likely false all the same: what they tell is laid beside
 * the events on file, who, what, with whom, where, when and how many, and what was learned of such comparisons weighs them.
 */
export function checkLikelihood(told: ToldPassage, found: readonly StatementItem[]): StatementItem[] {
  const doubts = found.filter(({ severity }) => severity === 'amber' || severity === 'red')
  return told.sentences.flatMap((sentence) => {
    if (isMostly(sentence, told.ours) || !isPlainClaim(sentence, told.hidden)) return []
    if (!sentence.mentions.some(({ ids }) => ids.length > 0)) return []
    if (doubts.some(({ start, end }) => start < sentence.end && sentence.start < end)) return []
    const { likelihood, nearest } = weighSentence(sentence, told.evidence, 0)
    return likelihood >= likelyFalse && nearest ? [toItem(sentence, nearest, told)] : []
  })
}

function toItem(sentence: ReadSentence, nearest: Placed, { passage }: ToldPassage): StatementItem {
  const { source } = nearest.sentence.from
  const [start, end] = [Math.max(0, nearest.sentence.start), nearest.sentence.end]
  return {
    ...placeOf(passage, sentence),
    text: sentence.text,
    state: 'not-found',
    flag: 'Not found',
    severity: 'amber',
    message: `No sentence on file surely tells this. Nearest to it: ${shown(nearest)}.`,
    sentence: { start: sentence.start, end: sentence.end },
    source: { id: source.id, title: source.title, start, end, text: source.text.slice(start, end) },
  }
}
