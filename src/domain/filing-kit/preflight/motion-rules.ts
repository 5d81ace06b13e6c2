import { formatLongDate } from '#domain/dates/calendar.ts'
import {
  boardResponseDue,
  callUpDue,
  courtResponseDue,
  motionDue,
  openDaysBefore,
  refilingDue,
} from '#domain/deadlines/due.ts'
import { dateOf, judgeDue } from './due-dates.ts'
import type { Filing } from './filing.ts'
import { answer, hasItem } from './filing-words.ts'
import { ask, fail, failures, holds, type Judge, none, type Outcome } from './outcome.ts'

const textOf = ({ draft }: Filing) => draft.map(({ text }) => text).join('\n')

/** What is filed, as the attorney says: a brief unless another thing is chosen. */
export const isKind = (filing: Filing, ...kinds: readonly string[]) =>
  kinds.includes(answer(filing, 'filing_kind') ?? 'brief')
const isMotion = (filing: Filing) => isKind(filing, 'reopen', 'reconsider', 'motion')
const isReopening = (filing: Filing) => isKind(filing, 'reopen', 'reconsider')
const isOnPaper = (filing: Filing) => answer(filing, 'filed_how') === 'paper'

/** E01 and B14: a represented case that is eligible is filed electronically. */
export const electronically =
  (sentence: string): Judge =>
  (filing) => {
    if (answer(filing, 'filed_how') === undefined)
      return ask('Is it filed through ECAS? A represented case that is eligible must be.')
    if (!isOnPaper(filing)) return holds
    const eligible = answer(filing, 'ecas_eligible')
    if (eligible === undefined) return ask('Is the case eligible for ECAS? Then it is not filed on paper.')
    return eligible === 'yes' ? fail(sentence, '', 'block') : holds
  }

/** E20: the courts take each kind of paper as a file of its own. */
export const apart: Judge = (filing) => {
  const { items, made } = filing
  const kinds: readonly (readonly [RegExp, string])[] = [
    [/^(?:pre-?hearing |appeal |reply )?brief\b|^memorandum of law\b/i, 'brief'],
    [/^(?:joint |unopposed )?motion\b/i, 'motion'],
  ]
  const mixed = items.flatMap(({ id, title }) => {
    const kind = kinds.find(([pattern]) => pattern.test(title))?.[1]
    return kind === undefined
      ? []
      : [{ place: id, sentence: `Upload the exhibits and the ${kind} as separate documents.` }]
  })
  if (mixed.length > 0) return failures(mixed)
  if (made && !made.isStale && made.hasBrief === false)
    return ask('Is the brief uploaded as a file of its own? It could not be printed here.')
  return holds
}

const reviewWords = /judicial (?:proceeding|review)|petition for review|(?:court|circuit) of appeals/i
const prosecutionWords = /criminal (?:proceeding|prosecution|charge)|prosecution under the act/i

/** E29: a motion says whether the order was in court and whether a prosecution is pending, even if neither is so. */
const bothStatements: Judge = (filing) => {
  if (!isReopening(filing)) return none
  const text = textOf(filing)
  return reviewWords.test(text) && prosecutionWords.test(text)
    ? holds
    : fail('The motion must state judicial proceedings and pending prosecutions, even if there are none.')
}

/** E30: the application and the evidence that it is for. */
const withEvidence: Judge = (filing) => {
  if (!isKind(filing, 'reopen')) return none
  const { items } = filing
  const hasForm = items.some(({ kind }) => kind === 'form')
  const hasEvidence = items.some(({ kind }) => kind !== 'form' && kind !== 'receipt')
  return hasForm && hasEvidence
    ? holds
    : fail('Attach the completed application and supporting evidence to the motion.')
}

/** E31: one of each kind, unless an exception applies. */
const onlyOne: Judge = (filing) => {
  if (!isReopening(filing)) return none
  const earlier = answer(filing, 'prior_motion')
  if (earlier === undefined)
    return ask(
      'Was a motion of this kind filed in the case before? One of each is allowed unless an exception applies.',
    )
  const on = dateOf(earlier)
  if (on === undefined) return holds
  return answer(filing, 'motion_exception')
    ? holds
    : fail(`A motion to ${answer(filing, 'filing_kind')} was filed on ${formatLongDate(on)}; name the exception.`)
}

const proposedOrder: Judge = (filing) => {
  if (!isMotion(filing)) return none
  const isInPacket = filing.papers.some(({ place }) => place === 'Proposed order')
  return isInPacket || hasItem(filing, /proposed order/i) ? holds : fail('Add a proposed order.')
}

const due =
  (name: string, last: (from: string) => string): Judge =>
  (filing) => {
    const from = dateOf(answer(filing, name))
    return from === undefined ? none : judgeDue(last(from), filing.today, (day) => `Response due ${day}.`, '')
  }

const paperSets: Judge = (filing) =>
  isMotion(filing) && isOnPaper(filing)
    ? fail('Print two sets; without a certificate of service the judge will not consider the filing.')
    : none

/** The judge’s own day before every other; else the earliest of those that are known. */
function lastDay(filing: Filing): string | undefined {
  const ordered = dateOf(answer(filing, 'ordered_due'))
  if (ordered !== undefined) return ordered
  const hearing = dateOf(filing.kit.hearing)
  const kind = answer(filing, 'hearing_type')
  const received = dateOf(answer(filing, 'opponent_received'))
  const isCounted = !filing.kit.detained && (kind === 'individual' || kind === 'master')
  const days = [
    hearing && isCounted ? callUpDue(hearing, kind) : undefined,
    received && courtResponseDue(received),
  ].filter((day) => day !== undefined)
  return days.toSorted()[0]
}

/** E39: the court counts receipt, so that paper goes out before the last day. */
const sendBy: Judge = (filing) => {
  const last = lastDay(filing)
  if (!isOnPaper(filing) || last === undefined) return none
  return fail(`Send by ${formatLongDate(openDaysBefore(last, 3))}; the court counts receipt.`)
}

const refiling: Judge = (filing) => {
  const rejected = dateOf(answer(filing, 'waiver_rejected'))
  return rejected === undefined
    ? none
    : fail(`Refile with fee or a new waiver request by ${formatLongDate(refilingDue(rejected))}.`)
}

const citation =
  /\b\d{1,3} (?:I ?& ?N|F\.(?:2d|3d|4th)|U\.S\.)|C\.? ?F\.? ?R\.?|\bINA\b|\bU\.S\.C\.|\bEx(?:h)?\. [A-Z]|\bTr\./

/** B10: the notice of appeal names the errors itself. */
const specificErrors: Judge = (filing) => {
  if (!isKind(filing, 'appeal')) return none
  const text = textOf(filing)
  const sentences = text.split(/[.!?]\s/).filter((sentence) => sentence.trim().length > 20).length
  return sentences >= 3 && citation.test(text)
    ? holds
    : fail('State the specific errors on the notice itself; a general reason risks summary dismissal.')
}

/** B12: a brief that the notice promised is filed. */
const promisedBrief: Judge = (filing) => {
  if (!isKind(filing, 'appeal')) return none
  const promised = answer(filing, 'brief_promised')
  if (promised === undefined) return ask('Does the notice of appeal say that a brief will follow?')
  return promised === 'yes' ? fail('The notice says a brief will follow.') : holds
}

/** B15: ninety days, with both statements and the evidence. */
const boardMotion: Judge = (filing) => {
  if (!isReopening(filing)) return none
  const order = dateOf(answer(filing, 'final_order'))
  const kind = isKind(filing, 'reopen') ? 'reopen' : 'reconsider'
  const outcomes: readonly Outcome[] = [
    judgeDue(
      order && motionDue(order, kind),
      filing.today,
      (day) => `Due ${day}.`,
      'Enter the day of the final order; the motion is due by it.',
    ),
    bothStatements(filing),
    withEvidence(filing),
  ]
  const found = outcomes.flatMap((outcome) => (outcome.state === 'fails' ? outcome.failures : []))
  if (found.length > 0)
    return failures(found.map((one, index) => ({ ...one, place: found.length > 1 ? String(index + 1) : one.place })))
  return outcomes.find(({ state }) => state === 'ask') ?? holds
}

export const courtMotionJudges: Readonly<Record<string, Judge>> = {
  E01: electronically('This case must be filed through ECAS. Paper is only at the judge’s discretion or in an outage.'),
  E20: apart,
  E24: due('opponent_received', courtResponseDue),
  E29: bothStatements,
  E30: withEvidence,
  E31: onlyOne,
  E32: proposedOrder,
  E38: paperSets,
  E39: sendBy,
}

export const boardMotionJudges: Readonly<Record<string, Judge>> = {
  B04: refiling,
  B10: specificErrors,
  B12: promisedBrief,
  B13: due('motion_served', boardResponseDue),
  B14: electronically('File with the Board through ECAS.'),
  B15: boardMotion,
}
