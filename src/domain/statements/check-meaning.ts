import { placeOf } from '#domain/provenance/passage.ts'
import type { Range } from '#domain/section-content/read.ts'
import { reversed } from './meaning/antonyms.ts'
import { attributed } from './meaning/attributed.ts'
import { contrasted } from './meaning/contrasted.ts'
import { ended } from './meaning/ended.ts'
import { apart } from './meaning/apart.ts'
import type { Finding, Told } from './meaning/finding.ts'
import { elsewhere, misplaced } from './meaning/misplaced.ts'
import { misnumbered } from './meaning/misnumbered.ts'
import { otherFrequency } from './meaning/frequency.ts'
import { actsOfRelatives, deniedOfOthers, ofOthers } from './meaning/of-others.ts'
import { opposed } from './meaning/opposed.ts'
import { doneByOthers } from './meaning/doers.ts'
import { segmented } from './meaning/segments.ts'
import { isPlainClaim, supposed } from './meaning/plain-claim.ts'
import { othersRoles } from './meaning/roles.ts'
import { overstated } from './meaning/shares.ts'
import { addedRelatives, deniedRelatives, strangeRelatives } from './meaning/strange-relatives.ts'
import { indexMeaning } from './meaning/told-index.ts'
import { deadWhoAct } from './meaning/the-dead.ts'
import { mismatched, strangers } from './meaning/unrelated.ts'
import { unsaid } from './meaning/unsaid.ts'
import { weighClauses } from './meaning/weigh.ts'
import type { ReadSentence } from './read-statements.ts'
import type { StatementItem, ToldPassage } from './told-passage.ts'

/**
 * What a sentence says of the case in words that no sentence on file says or means: an `investigation` that nobody opened,
 * a `founder` who is a member, an illness that is the brother's, an army that he never left. `read` are ranges that
 * the other checks have judged already.
 */
export function checkMeaning(told: ToldPassage, read: readonly Range[]): StatementItem[] {
  const { evidence } = told
  const index = indexMeaning(evidence)
  const more = indexMeaning(told.told)
  return told.sentences.flatMap((sentence) => {
    if (!isPlainClaim(sentence, told.hidden) || isOurs(sentence, told.ours)) return []
    const clauses = weighClauses(sentence, index, evidence.roster).filter(
      ({ start, end }) => !supposed.test(sentence.text.slice(start, end)),
    )
    const at: Told = {
      sentence,
      clauses,
      index,
      more,
      evidence,
      read: read.map(({ start, end }) => ({ start: start - sentence.start, end: end - sentence.start })),
    }
    const [found] = [
      ...attributed(at),
      ...segmented(at),
      ...doneByOthers(at),
      ...overstated(at),
      ...misplaced(at),
      ...unsaid(at),
      ...strangeRelatives(at),
      ...misnumbered(at),
      ...ofOthers(at),
      ...deniedOfOthers(at),
      ...opposed(at),
      ...apart(at),
      ...mismatched(at),
      ...strangers(at),
      ...reversed(at),
      ...addedRelatives(at),
      ...deniedRelatives(at),
      ...deadWhoAct(at),
      ...actsOfRelatives(at),
      ...othersRoles(at),
      ...otherFrequency(at),
      ...ended(at),
      ...contrasted(at),
      ...elsewhere(at),
    ]
    return found ? [toItem(found, sentence, told)] : []
  })
}

/** Half of the sentence or more is the wording of a template. */
function isOurs({ start, end }: ReadSentence, ours: readonly Range[]): boolean {
  const covered = ours.reduce(
    (sum, range) => sum + Math.max(0, Math.min(range.end, end) - Math.max(range.start, start)),
    0,
  )
  return covered * 2 >= end - start
}

function toItem({ word, message, by }: Finding, sentence: ReadSentence, { passage }: ToldPassage): StatementItem {
  const from = by?.sentence
  return {
    ...placeOf(passage, { start: sentence.start + word.start, end: sentence.start + word.end }),
    text: sentence.text.slice(word.start, word.end),
    state: by ? 'conflict' : 'not-found',
    flag: by ? 'Conflict' : 'Not found',
    severity: 'amber',
    message,
    sentence: { start: sentence.start, end: sentence.end },
    ...(from && {
      source: {
        id: from.from.source.id,
        title: from.from.source.title,
        start: Math.max(0, from.start),
        end: from.end,
        text: from.from.source.text.slice(Math.max(0, from.start), from.end),
      },
    }),
  }
}
