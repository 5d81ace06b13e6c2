import { placeOf } from '#domain/provenance/passage.ts'
import type { Range } from '#domain/section-content/read.ts'
import { reversed } from './meaning/antonyms.ts'
import { attributed } from './meaning/attributed.ts'
import { contrasted } from './meaning/contrasted.ts'
import { otherCustody } from './meaning/custody.ts'
import { ended } from './meaning/ended.ts'
import { apart } from './meaning/apart.ts'
import type { Finding, Told } from './meaning/finding.ts'
import { elsewhere, misplaced } from './meaning/misplaced.ts'
import { mispaired } from './meaning/mispaired.ts'
import { exchanged, saidOfAnother } from './meaning/exchanged.ts'
import { onlyPlanned } from './meaning/only-planned.ts'
import { otherSchool } from './meaning/degrees.ts'
import { misnumbered } from './meaning/misnumbered.ts'
import { deniedInGeneral } from './meaning/in-general.ts'
import { presentOrAbsent } from './meaning/presence.ts'
import { onceBeforeNever } from './meaning/never.ts'
import { modifiedOtherwise } from './meaning/modified.ts'
import { otherState, otherWay } from './meaning/person-states.ts'
import { miscountedEvents } from './meaning/event-counts.ts'
import { saidByAuthors } from './meaning/of-authors.ts'
import { otherHolder } from './meaning/petitioners.ts'
import { otherFrequency } from './meaning/frequency.ts'
import { actsOfRelatives, deniedOfOthers, ofOthers } from './meaning/of-others.ts'
import { opposed } from './meaning/opposed.ts'
import { doneByOthers } from './meaning/doers.ts'
import { segmented } from './meaning/segments.ts'
import { isClaim, isPlainClaim, supposed } from './meaning/plain-claim.ts'
import { namesOfOthers } from './meaning/names-of-others.ts'
import { noneWhereAll, quantified } from './meaning/quantified.ts'
import { doneByAnotherGroup } from './meaning/group-doers.ts'
import { deniedThere, doneByAnother, doneToAnother } from './meaning/other-actors.ts'
import { renamed } from './meaning/renamed.ts'
import { deniedRoles } from './meaning/denied-roles.ts'
import { unharmedThen, unharmedThere } from './meaning/unharmed-there.ts'
import { othersRoles } from './meaning/roles.ts'
import { overstated } from './meaning/shares.ts'
import { addedRelatives, deniedRelatives, strangeRelatives } from './meaning/strange-relatives.ts'
import { indexMeaning, type MeaningIndex } from './meaning/told-index.ts'
import { doneByHarmless } from './meaning/harmless.ts'
import { otherParent } from './meaning/other-kin.ts'
import { toldOfAnother } from './meaning/told-of-another.ts'
import { doneByAnotherBody } from './meaning/other-bodies.ts'
import { deadWhoAct, killedWhoDied } from './meaning/the-dead.ts'
import { mismatched, strangers } from './meaning/unrelated.ts'
import { otherJourney } from './meaning/trips.ts'
import { stillHeld } from './meaning/still-held.ts'
import { otherSide } from './meaning/sides.ts'
import { turnedByPrefix } from './meaning/un-words.ts'
import { unsaid } from './meaning/unsaid.ts'
import { unsaidMatters } from './meaning/matters/unsaid-matters.ts'
import { weighClauses, type Clause } from './meaning/weigh.ts'
import type { ReadSentence } from './read-statements.ts'
import { isMostly } from './sentence-cover.ts'
import type { StatementItem, ToldPassage } from './told-passage.ts'

/**
 * What a sentence says of the case in words that no sentence on file says or means: an `investigation` that nobody opened,
 * a `founder` who is a member, an illness that is the brother's, an army that he never left. `read` are ranges that
 * the other checks have judged already.
 */
export function checkMeaning(told: ToldPassage, read: readonly Range[]): StatementItem[] {
  const index = indexMeaning(told.evidence)
  return told.sentences.flatMap((sentence) => {
    // Half of it or more is the wording of a template.
    if (isMostly(sentence, told.ours)) return []
    const own = read
      .map(({ start, end }) => ({ start: start - sentence.start, end: end - sentence.start }))
      .filter(({ start, end }) => end > 0 && start < sentence.text.length)
    const found = judgeOnce(sentence, own, told, index)
    return found ? [toItem(found, sentence, told)] : []
  })
}

const kept = new WeakMap<MeaningIndex, Map<string, Finding | undefined>>()
const most = 2000

/** A sentence is judged once: after a change beside it the same is found, while it means the same persons. */
function judgeOnce(
  sentence: ReadSentence,
  read: readonly Range[],
  told: ToldPassage,
  index: MeaningIndex,
): Finding | undefined {
  const judges = judgesOf(sentence, told.hidden)
  const known = kept.get(index) ?? new Map<string, Finding | undefined>()
  kept.set(index, known)
  const who = sentence.mentions.map(
    ({ start, end, ids, isPeer }) => `${start}-${end}${isPeer === true ? '!' : ':'}${ids.join(',')}`,
  )
  const key = [
    told.filingDate,
    sentence.text,
    judges.length,
    who.join(' '),
    ...read.map(({ start, end }) => `${start}-${end}`),
  ].join('|')
  if (known.has(key)) return known.get(key)
  if (known.size >= most) known.clear()
  const found = firstOf(judges, toTold(sentence, read, told, index))
  known.set(key, found)
  return found
}

function toTold(
  sentence: ReadSentence,
  read: readonly Range[],
  { evidence, told }: ToldPassage,
  index: MeaningIndex,
): Told {
  let clauses: readonly Clause[] | undefined
  return {
    sentence,
    get clauses() {
      clauses ??= weighClauses(sentence, index, evidence.roster).filter(
        ({ start, end }) => !supposed.test(sentence.text.slice(start, end)),
      )
      return clauses
    },
    index,
    more: indexMeaning(told),
    evidence,
    read,
  }
}

type Judge = (at: Told) => readonly Finding[]

/** The first finding; what comes behind it is not looked for. */
function firstOf(judges: readonly Judge[], at: Told): Finding | undefined {
  for (const judge of judges) {
    const [found] = judge(at)
    if (found) return found
  }
  return undefined
}

function judgesOf(sentence: ReadSentence, hidden: readonly Range[]): readonly Judge[] {
  if (isPlainClaim(sentence, hidden)) return ofPlain
  return isClaim(sentence, hidden) ? ofClaim : ofAny
}

/** What holds of a sentence of any length: a value stands on file, and another one. */
const ofAny: readonly Judge[] = [
  otherSide,
  otherCustody,
  stillHeld,
  otherState,
  otherWay,
  otherSchool,
  otherHolder,
  otherJourney,
  miscountedEvents,
  saidByAuthors,
]

/** What holds of a sentence with several clauses that tells of the case. */
const ofClaim: readonly Judge[] = [
  reversed,
  turnedByPrefix,
  onceBeforeNever,
  deniedInGeneral,
  presentOrAbsent,
  deadWhoAct,
  killedWhoDied,
  doneByAnotherBody,
  overstated,
  mispaired,
  doneByAnotherGroup,
  doneByAnother,
  doneToAnother,
  deniedThere,
  doneByHarmless,
  otherParent,
  namesOfOthers,
  elsewhere,
  actsOfRelatives,
  addedRelatives,
  quantified,
  noneWhereAll,
  othersRoles,
  deniedRoles,
  unharmedThere,
  unharmedThen,
  unsaidMatters,
  exchanged,
  saidOfAnother,
  onlyPlanned,
  ...ofAny,
]

/** What a short sentence about a person says word by word. */
const ofPlain: readonly Judge[] = [
  attributed,
  segmented,
  doneByOthers,
  misplaced,
  unsaid,
  strangeRelatives,
  misnumbered,
  ofOthers,
  deniedOfOthers,
  toldOfAnother,
  opposed,
  apart,
  mismatched,
  strangers,
  deniedRelatives,
  otherFrequency,
  ended,
  contrasted,
  renamed,
  modifiedOtherwise,
  ...ofClaim,
]

function toItem(
  { word, message, by, isOtherwiseBound }: Finding,
  sentence: ReadSentence,
  { passage }: ToldPassage,
): StatementItem {
  const from = by?.sentence
  return {
    ...placeOf(passage, { start: sentence.start + word.start, end: sentence.start + word.end }),
    text: sentence.text.slice(word.start, word.end),
    state: by ? 'conflict' : 'not-found',
    flag: by ? 'Conflict' : 'Not found',
    severity: 'amber',
    message,
    sentence: { start: sentence.start, end: sentence.end },
    ...(isOtherwiseBound && { isOtherwiseBound }),
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
