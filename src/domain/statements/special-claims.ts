import type { Evidence, EvidenceIndex } from './evidence.ts'
import { by, canMean, type Judgement } from './judgement.ts'
import type { Statement } from './read-statements.ts'

type ByConcept = EvidenceIndex['byConcept']

const adverse = ['arrest', 'conviction', 'overstay', 'work-without', 'uninspected', 'removed', 'adverse']

/** `Married to Rosa Ical in Guatemala; she died in 2010`. */
const lostSpouse =
  /(?:married (?:(?:once|twice|before|,) ?)*to|married once before, to|(?:first|former|late) (?:wife|husband))[^.]{0,60}(?:died|death|killed|passed away)/iu

/** The mother of somebody whose father died is a widow. */
const lostParent = /(?:father|mother)(?: \p{Lu}[\p{L}’'-]+){0,2} (?:died|passed away|was killed)/u
const isParent = ({ ids }: Statement, { roster }: EvidenceIndex) =>
  ids.some((id) => /^(?:mother|father)$/.test(roster.persons.get(id)?.kin ?? id.split(':')[1] ?? ''))

/** Who lost a husband is a woman: `her first husband died` makes no widower of the client. */
function isBereaved(claim: Statement, index: EvidenceIndex, text: string): boolean {
  const [said] = (isParent(claim, index) ? lostParent : lostSpouse).exec(text) ?? []
  if (said === undefined || !isSameSpouse(claim.text, said)) return false
  const gender = /husband|(?<!\p{L})he (?:died|passed|was killed)/iu.test(said)
    ? 'she'
    : /wife|(?<!\p{L})she (?:died|passed|was killed)/iu.test(said)
      ? 'he'
      : undefined
  const own = claim.ids.map((id) => index.roster.persons.get(id)?.gender)
  return gender === undefined || own.length === 0 || own.some((one) => one === undefined || one === gender)
}

/** Two passages on a spouse, of which one says wife and the other husband, tell of two. */
export function isSameSpouse(one: string, other: string): boolean {
  const [own, known] = [one, other].map((text) => /wife|husband/iu.exec(text)?.[0].toLowerCase())
  return own === undefined || known === undefined || own === known
}

/** Claims that follow from other things on file by rules of their own; undefined for all others. */
export function decideSpecially(claim: Statement, index: EvidenceIndex): Judgement | undefined {
  const { byConcept } = index
  if (claim.concept === 'adverse') return decideAdverse(claim, byConcept)
  if (claim.denied) return undefined
  switch (claim.concept) {
    case 'usc':
      return isBornHere(claim, index) ? { state: 'supported' } : undefined
    case 'widowed':
      return index.sentences.some(({ from }) => isBereaved(claim, index, from.source.text))
        ? { state: 'supported' }
        : undefined
    case 'married-before':
      return claim.ids.includes('client') ? toldOfMarriages(index) : undefined
    case 'overstay':
      return isLongAfterVisa(claim, byConcept) ? { state: 'supported' } : undefined
    case 'under-order': {
      const [lifted] = byConcept.get('order-lifted') ?? []
      return lifted && { state: 'conflict', how: 'denied', by: by(lifted) }
    }
    default:
      return undefined
  }
}

/** `Her first marriage` where the answer about marriages tells of a divorce, or of one who died. */
function toldOfMarriages({ sentences }: EvidenceIndex): Judgement | undefined {
  const answer = sentences.find(
    ({ from: { source }, start }) =>
      source.kind === 'answer' &&
      start >= 0 &&
      /marriage/iu.test(source.title) &&
      /divorc|dissol|annul|married once before/iu.test(source.text) &&
      !/^(?:no(?!v)|none)/iu.test(source.text) &&
      /(?:^|[.;] )(?:(?:he|she|I) )?married \p{Lu}/iu.test(source.text),
  )
  return answer && { state: 'supported', by: { from: answer.from, at: { start: answer.start, end: answer.end } } }
}

/** What the question about crimes asks for: an answer that lists none of it says that there was none. */
const askedAbout = /^(?:conviction|record|removed)$/

/** `Never convicted` where the answer about arrests and crimes tells of no conviction of this person. */
export function byClosedAnswer(
  { denied, concept, ids }: Statement,
  { sentences }: EvidenceIndex,
): Judgement | undefined {
  if (!denied || !(concept === 'arrest' || askedAbout.test(concept)) || ids.some((id) => id !== 'client'))
    return undefined
  const answer = sentences.find(
    ({ from: { source } }) =>
      source.kind === 'answer' && /arrest|crim|convict|offen[cs]e|police record/i.test(source.title),
  )
  const closing =
    answer &&
    /(?<!\p{L})(?:none|nothing|no other|never|no (?:conviction|arrest|charge)|cited|citation|ticket|fined|dismissed|dropped|not charged|only|one\b)/iu.test(
      answer.from.source.text,
    )
  return closing
    ? { state: 'supported', by: { from: answer.from, at: { start: Math.max(0, answer.start), end: answer.end } } }
    : undefined
}

/** Who was admitted for a time and is still here has stayed beyond it, where nothing on file tells of a status since. */
function isLongAfterVisa({ ids }: Statement, byConcept: ByConcept): boolean {
  const isTheirs = ({ statement }: Evidence) => !statement.denied && canMean(ids, statement.ids)
  return (byConcept.get('admitted') ?? []).some(isTheirs) && !(byConcept.get('lpr') ?? []).some(isTheirs)
}

/** Children who were born after their parent's last entry, by the dates on record, are citizens by birth. */
function isBornHere({ ids }: Statement, { roster, sentences }: EvidenceIndex): boolean {
  const entry = sentences.find(
    ({ text, from }) => from.source.kind === 'record' && /^Last entry date: \d{4}/i.test(text),
  )
  const day = /\d{4}-\d{2}-\d{2}/.exec(entry?.text ?? '')?.[0]
  return (
    day !== undefined &&
    ids.length > 0 &&
    ids.every((id) => id.startsWith('child-') && (roster.persons.get(id)?.born ?? '') > day)
  )
}

/** `No adverse factors` where the file has one. */
function decideAdverse(claim: Statement, byConcept: ByConcept): Judgement {
  if (!claim.denied) return { state: 'supported' }
  for (const concept of adverse)
    for (const evidence of byConcept.get(concept) ?? [])
      if (!evidence.statement.denied) return { state: 'conflict', how: 'asserted', by: by(evidence) }
  const denying = (byConcept.get('adverse') ?? []).find(({ statement }) => statement.denied)
  return denying ? { state: 'supported', by: by(denying) } : { state: 'not-found' }
}
