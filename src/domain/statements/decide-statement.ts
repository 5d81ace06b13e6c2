import { deniedFor, isLocal, isNever, isOtherFiling } from './bearing.ts'
import type { Evidence, EvidenceIndex } from './evidence.ts'
import { by, canMean, type Judgement } from './judgement.ts'
import { canBeSame } from './whom-pronouns-mean.ts'
import type { Roster } from './persons.ts'
import type { Statement } from './read-statements.ts'
import { isOfSameThing } from './same-thing.ts'
import { byClosedAnswer, decideSpecially, isSameSpouse } from './special-claims.ts'
import { canImply } from './can-imply.ts'

/** What is true of one person and says nothing of another. */
const ofOnePerson = /^(?:adviser$|condition:|served|filer|treated|examined|interviewed|usc|lpr|conviction)/
const violent = new Set([
  'beaten',
  'raped',
  'arrest',
  'conviction',
  'kidnapped',
  'treated',
  'examined',
  'interviewed',
  'official',
])

/** Of these a source speaks against a claim only when it says whom it is about. */
const byProfessionals = new Set(['treated', 'examined', 'interviewed'])

/** Statements that follow from another one, or its opposite: no record where there was an arrest. */
const follows: Readonly<Record<string, readonly (readonly [string, 'same' | 'opposite'])[]>> = {
  record: [
    ['arrest', 'same'],
    ['conviction', 'same'],
    ['citation', 'same'],
  ],
  arrest: [['record', 'same']],
  conviction: [['record', 'same']],
  'married-before': [['divorced', 'same']],
  'there-before': [['removed', 'same']],
  'notice-received': [['mail-returned', 'opposite']],
  owes: [['current', 'opposite']],
  current: [['owes', 'opposite']],
  'paid-off': [['owes', 'opposite']],
  interviewed: [['met', 'same']],
  examined: [['met', 'same']],
  met: [
    ['examined', 'same'],
    ['interviewed', 'same'],
  ],
}

/** A statement about a person by what the sources say of the same person; polarity counts. */
export function decideStatement(claim: Statement, index: EvidenceIndex): Judgement {
  const { byConcept, roster } = index
  if (claim.isOfEach && claim.ids.length > 1) return decideForEach(claim, index)
  const special = decideSpecially(claim, index)
  if (special) return special
  const said = byConcept.get(claim.concept) ?? []
  const all =
    claim.concept === 'widowed' ? said.filter(({ statement }) => isSameSpouse(claim.text, statement.text)) : said
  if (claim.concept.endsWith(':other')) return { state: isSaid(claim, all) ? 'supported' : 'not-found' }
  return bySamePerson(claim, all, byConcept) ?? byClosedAnswer(claim, index) ?? byOthers(claim, all, roster)
}

/** What is said of both has to be on file for either. */
function decideForEach(claim: Statement, index: EvidenceIndex): Judgement {
  // One of them at a time: with one id `isOfEach` says nothing more.
  const all = claim.ids.map((id) => decideStatement({ ...claim, ids: [id] }, index))
  return (
    all.find(({ state }) => state === 'conflict') ??
    all.find(({ state }) => state === 'not-found') ??
    all[0] ?? { state: 'not-found' }
  )
}

const isSaid = (claim: Statement, all: readonly Evidence[]) =>
  all.some(({ statement }) => statement.denied === claim.denied)

/** `Two friends were arrested`: a noun before the verb that is nobody of the case. */
const ofOtherPeople =
  /(?<!\p{L})(?!(?:he|she|they|who|which|that|and|applicant|client|respondent|it|there|never|not|once|also|ever) )\p{Ll}{3,20} (?:was|were|got|has been|have been|had been|are|is) (?:\p{Ll}{2,12} )?$/u

/** Arrests and the like are the client's; notes without a subject (`pistol whipped, burned the bus`) too. */
const isOfClientAlone = (concept: string, { sentence: { mentions } }: Statement) =>
  /^(?:arrest|conviction|record|citation|police-report|won)$/.test(concept) ||
  (/^(?:beaten|raped|kidnapped)$/.test(concept) && mentions.length === 0)

/** An answer that names nobody tells of the client, where it tells of arrests; a report on a country of nobody here. */
function whomOf({ concept, ids }: Statement, { statement, from: { source }, topic }: Evidence): readonly string[] {
  const isOfClient = source.kind === 'answer' && ids.length > 0 && isOfClientAlone(concept, statement)
  const isOfNobody =
    violent.has(concept) && source.kind === 'document' && ids.length > 0 && statement.sentence.mentions.length === 0
  if (statement.ids.length > 0) return statement.ids
  if (
    violent.has(concept) &&
    ofOtherPeople.test(statement.sentence.text.slice(0, statement.start - statement.sentence.start))
  )
    return ['nobody']
  if (concept === 'observed-self') return ['nobody']
  if (concept.startsWith('condition:') && topic.length > 0) return topic
  return isOfClient ? ['client'] : isOfNobody ? ['nobody'] : []
}

/** What the sources say of the person that the claim is about; undefined when nothing. */
function bySamePerson(claim: Statement, all: readonly Evidence[], byConcept: ByConcept): Judgement | undefined {
  const how = claim.denied ? 'asserted' : 'denied'
  const fitting = all.filter(
    (evidence) =>
      canMean(claim.ids, whomOf(claim, evidence)) &&
      canMean(claim.by, evidence.statement.by) &&
      isOfSameThing(claim, evidence) &&
      !isOtherFiling(claim, evidence.statement),
  )
  const isOthers = claim.concept === 'served' && all.some(({ statement }) => isOther(claim.ids, statement.ids))
  const agreeing = fitting.find(
    ({ statement }) => deniedFor(claim, statement) === claim.denied && !(isOthers && statement.ids.length === 0),
  )
  if (agreeing) return byAgreement(claim, agreeing, fitting)
  const against = fitting.find(
    ({ statement }) =>
      deniedFor(claim, statement) !== claim.denied &&
      !(statement.denied && isLocal(statement) && claim.concept !== 'been-back') &&
      !(byProfessionals.has(claim.concept) && statement.ids.length === 0 && statement.by.length === 0),
  )
  const [implied, opposed] = impliedBy(claim, byConcept)
  if (implied && !against && !isRefuted(claim, opposed)) return { state: 'supported', by: by(implied) }
  const contrary = against ?? opposed
  if (contrary) return { state: 'conflict', how, by: by(contrary) }
  const exclusive = claim.denied ? undefined : excludes(claim, byConcept)
  return exclusive && { state: 'conflict', how: 'other-value', by: by(exclusive) }
}

/** The file says the same, unless it says it of one time only, or an answer says otherwise of the writer. */
function byAgreement(claim: Statement, agreeing: Evidence, fitting: readonly Evidence[]): Judgement {
  const once =
    isNever(claim) && isLocal(agreeing.statement) ? fitting.find(({ statement }) => !statement.denied) : undefined
  const contrary = refusedByAnswer(claim, agreeing, fitting) ?? once
  return contrary
    ? { state: 'conflict', how: claim.denied ? 'asserted' : 'denied', by: by(contrary) }
    : { state: 'supported', by: by(agreeing) }
}

/**
 * `I supervised him` in a letter, where an answer says that its writer never worked with him: what the author of another
 * paper says of himself does not bear it out.
 */
function refusedByAnswer(claim: Statement, agreeing: Evidence, fitting: readonly Evidence[]): Evidence | undefined {
  const isOwn = claim.sentence.mentions.some(({ ids, isPronoun }) => isPronoun && ids.includes('speaker'))
  if (claim.denied || !isOwn || agreeing.from.source.kind !== 'document') return undefined
  return fitting.find(({ statement, from: { source } }) => source.kind === 'answer' && statement.denied)
}

/** One arrest refutes that there is no record, whatever else there was not. */
function isRefuted({ concept, denied }: Statement, opposed: Evidence | undefined): boolean {
  if (concept !== 'record' || !denied || !opposed) return false
  const { statement, from } = opposed
  return (
    statement.ids.length > 0 ||
    (from.source.kind === 'answer' && /arrest|crim|offen[cs]e|police/iu.test(from.source.title))
  )
}

const isOther = (one: readonly string[], other: readonly string[]) =>
  one.length > 0 && other.length > 0 && !canBeSame(one, other)

/** Nothing is said of that person: it may be said of another one. */
function byOthers(claim: Statement, all: readonly Evidence[], roster: Roster): Judgement {
  const isCertain = (ids: readonly string[]) =>
    ids.length === 1 && ids.every((id) => roster.persons.has(id) || id.startsWith('other:'))
  const other = claim.denied
    ? undefined
    : all.find(({ statement }) => !statement.denied && isCertain(statement.ids) && isCertain(claim.ids))
  if (other && ofOnePerson.test(claim.concept) && claim.isPredicate) {
    const isTheirs = isOpen(other, claim.ids, roster)
    return isTheirs ? { state: 'supported', by: by(other) } : { state: 'conflict', how: 'other-person', by: by(other) }
  }
  const isLoose =
    !claim.isPredicate ||
    (!isCertain(claim.ids) && !violent.has(claim.concept)) ||
    (claim.concept === 'came-along' && claim.isOfEach !== true)
  if (isSaid(claim, all) && isLoose) return { state: 'supported' }
  return { state: 'not-found' }
}

/** `His son was pushed by boys; he had a concussion`: whom a pronoun means, others named with it can be. */
function isOpen({ statement: { sentence, start } }: Evidence, ids: readonly string[], { persons }: Roster): boolean {
  const before = sentence.mentions.filter(({ end }) => end <= start - sentence.start + 1)
  const last = before.at(-1)
  if (last?.isPronoun !== true) return false
  const gender = /^(?:she|her)/iu.test(last.text) ? 'she' : 'he'
  return before.some(
    (one) => !one.isPronoun && one.ids.some((id) => ids.includes(id) && (persons.get(id)?.gender ?? gender) === gender),
  )
}

type ByConcept = EvidenceIndex['byConcept']

function impliedBy(claim: Statement, byConcept: ByConcept): [Evidence | undefined, Evidence | undefined] {
  let [implied, opposed]: [Evidence | undefined, Evidence | undefined] = [undefined, undefined]
  for (const [concept, side] of follows[claim.concept] ?? [])
    for (const evidence of byConcept.get(concept) ?? []) {
      if (!canImply(claim, evidence)) continue
      const agrees = (evidence.statement.denied === claim.denied) === (side === 'same')
      if (agrees) implied ??= evidence
      else opposed ??= evidence
    }
  return [implied, opposed]
}

/** Another status, entry or marital state of the very same person; a healthy person has no condition. */
function excludes(claim: Statement, byConcept: ByConcept): Evidence | undefined {
  const isSame = ({ statement }: Evidence) =>
    claim.ids.length > 0 && statement.ids.length > 0 && canMean(claim.ids, statement.ids)
  if (claim.concept.startsWith('condition:'))
    return byConcept.get('healthy')?.find((evidence) => isSame(evidence) && !evidence.statement.denied)
  if (claim.group === undefined) return undefined
  for (const list of byConcept.values())
    for (const evidence of list) {
      const { statement } = evidence
      if (
        statement.group === claim.group &&
        statement.concept !== claim.concept &&
        // Who was widowed or divorced may have married again.
        !(statement.concept === 'married' && /^(?:widowed|divorced)$/.test(claim.concept)) &&
        !statement.denied &&
        isSame(evidence)
      )
        return evidence
    }
  return undefined
}
