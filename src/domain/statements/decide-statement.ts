import type { SourceFacts } from '#domain/provenance/fact-index.ts'
import type { Range } from '#domain/section-content/read.ts'
import type { Evidence, EvidenceIndex } from './evidence.ts'
import { canBeSame } from './mentions.ts'
import type { Roster } from './persons.ts'
import type { Statement } from './read-statements.ts'
import { isCompatible, type ValueStatement } from './values.ts'

/** What the sources say about a statement; `by` is the passage that speaks for or against it. */
export type Judgement = {
  readonly state: 'supported' | 'conflict' | 'not-found'
  /** Why it is one: said otherwise, of somebody else, or another of things that exclude each other. */
  readonly how?: 'denied' | 'asserted' | 'other-person' | 'other-value'
  readonly by?: { readonly from: SourceFacts; readonly at: Range } | undefined
}

/** A writer who says `I` is nobody of the client's family. */
function canMean(one: readonly string[], other: readonly string[]): boolean {
  const isFamily = (ids: readonly string[]) =>
    ids.length > 0 && ids.every((id) => /^(?:client|spouse|child-\d+)/.test(id))
  if (one.includes('speaker')) return !isFamily(other)
  return canBeSame(one, other)
}

const by = ({ from, statement }: Evidence): Judgement['by'] => ({
  from,
  at: { start: Math.max(0, statement.sentence.start), end: statement.sentence.end },
})

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
  'there-before': [['removed', 'same']],
  'notice-received': [['mail-returned', 'opposite']],
  owes: [['current', 'opposite']],
  current: [['owes', 'opposite']],
  interviewed: [['met', 'same']],
  examined: [['met', 'same']],
  met: [
    ['examined', 'same'],
    ['interviewed', 'same'],
  ],
}

/** Who was not examined may have been met: these follow only from what is affirmed. */
const onlyAffirmed = new Set(['met'])
/** Who was not met was not examined; who was met need not have been. */
const onlyDenied = new Set(['interviewed', 'examined'])

const adverse = ['arrest', 'conviction', 'overstay', 'work-without', 'uninspected', 'removed', 'adverse']

/** A statement about a person by what the sources say of the same person; polarity counts. */
export function decideStatement(claim: Statement, index: EvidenceIndex): Judgement {
  const { byConcept, roster } = index
  if (claim.isOfEach && claim.ids.length > 1) return decideForEach(claim, index)
  if (claim.concept === 'adverse') return decideAdverse(claim, byConcept)
  const all = byConcept.get(claim.concept) ?? []
  if (claim.concept === 'usc' && !claim.denied && isBornHere(claim, index)) return { state: 'supported' }
  if (claim.concept === 'under-order' && !claim.denied) {
    const [lifted] = byConcept.get('order-lifted') ?? []
    if (lifted) return { state: 'conflict', how: 'denied', by: by(lifted) }
  }
  if (claim.concept === 'overstay' && !claim.denied && isLongAfterVisa(claim, byConcept)) return { state: 'supported' }
  if (claim.concept.endsWith(':other')) return { state: isSaid(claim, all) ? 'supported' : 'not-found' }
  return bySamePerson(claim, all, byConcept) ?? byClosedAnswer(claim, index) ?? byOthers(claim, all, roster)
}

/** What is said of both has to be on file for either. */
function decideForEach({ isOfEach: _, ...claim }: Statement, index: EvidenceIndex): Judgement {
  const all = claim.ids.map((id) => decideStatement({ ...claim, ids: [id] }, index))
  return (
    all.find(({ state }) => state === 'conflict') ??
    all.find(({ state }) => state === 'not-found') ??
    all[0] ?? { state: 'not-found' }
  )
}

/** What the question about crimes asks for: an answer that lists none of it says that there was none. */
const askedAbout = /^(?:conviction|record|removed)$/

/** `Never convicted` where the answer about arrests and crimes tells of no conviction of this person. */
function byClosedAnswer({ denied, concept, ids }: Statement, { sentences }: EvidenceIndex): Judgement | undefined {
  if (!denied || !askedAbout.test(concept) || ids.some((id) => id !== 'client')) return undefined
  const answer = sentences.find(
    ({ from: { source } }) =>
      source.kind === 'answer' && /arrest|crim|convict|offen[cs]e|police record/i.test(source.title),
  )
  const closing =
    answer &&
    /(?<!\p{L})(?:none|nothing|no other|never|no (?:conviction|arrest|charge)|dismissed|only|one\b)/iu.test(
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

const isSaid = (claim: Statement, all: readonly Evidence[]) =>
  all.some(({ statement }) => statement.denied === claim.denied)

/** `Two friends were arrested`: a noun before the verb that is nobody of the case. */
const ofOtherPeople =
  /(?<!\p{L})(?!(?:he|she|they|who|which|that|and|applicant|client|respondent|it|there|never|not|once|also|ever) )\p{Ll}{3,20} (?:was|were|got|has been|have been|had been|are|is) (?:\p{Ll}{2,12} )?$/u

/** An answer that names nobody tells of the client, where it tells of arrests; a report on a country of nobody here. */
function whomOf({ concept, ids }: Statement, { statement, from: { source }, topic }: Evidence): readonly string[] {
  const isOfClient =
    /^(?:arrest|conviction|record|citation|police-report|won)$/.test(concept) &&
    source.kind === 'answer' &&
    ids.length > 0
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
      !isOtherFiling(claim, evidence.statement),
  )
  const isOthers = claim.concept === 'served' && all.some(({ statement }) => isOther(claim.ids, statement.ids))
  const agreeing = fitting.find(
    ({ statement }) => deniedFor(claim, statement) === claim.denied && !(isOthers && statement.ids.length === 0),
  )
  if (agreeing) {
    const once =
      isNever(claim) && isLocal(agreeing.statement) ? fitting.find(({ statement }) => !statement.denied) : undefined
    return once ? { state: 'conflict', how, by: by(once) } : { state: 'supported', by: by(agreeing) }
  }
  const against = fitting.find(
    ({ statement }) =>
      deniedFor(claim, statement) !== claim.denied &&
      !(statement.denied && isLocal(statement)) &&
      !(byProfessionals.has(claim.concept) && statement.ids.length === 0 && statement.by.length === 0),
  )
  const [implied, opposed] = impliedBy(claim, byConcept)
  if (implied && !against) return { state: 'supported', by: by(implied) }
  const contrary = against ?? opposed
  if (contrary) return { state: 'conflict', how, by: by(contrary) }
  const exclusive = claim.denied ? undefined : excludes(claim, byConcept)
  return exclusive && { state: 'conflict', how: 'other-value', by: by(exclusive) }
}

/** `Never` is refuted by a single time, and is not borne out by `did not meet there`. */
const isNever = ({ denied, sentence: { text } }: Statement) =>
  denied && /(?<!\p{L})(?:never|no|not any|none)(?!\p{L})/iu.test(text)
const isLocal = ({ sentence: { text }, end, sentence }: Statement) =>
  /^[^.;,]{0,30}(?<!\p{L})(?:there|then|at that time|that (?:day|night|time|year)|at first|before|until|since|again)(?!\p{L})/iu.test(
    text.slice(end - sentence.start),
  )

/** What was filed: a petition of a relative says nothing of an application for a waiver. */
const filings: readonly RegExp[] = [
  /waiver|I-601|I-212/iu,
  /asylum|I-589|withholding/iu,
  /naturaliz|N-400/iu,
  /(?<!\p{L})visa(?!\p{L})|DS-160/iu,
  /petition|I-130|I-140|I-360/iu,
]
const kindsOf = ({ sentence: { text } }: Statement) => filings.filter((pattern) => pattern.test(text))

function isOtherFiling(claim: Statement, known: Statement): boolean {
  if (claim.concept !== 'earlier-filing' || known.denied) return false
  const [own, other] = [kindsOf(claim), kindsOf(known)]
  return own.length > 0 && other.length > 0 && !own.some((kind) => other.includes(kind))
}

/** What is told as over says no to a claim of today. */
function deniedFor({ concept, sentence: { text } }: Statement, known: Statement): boolean {
  const isOver =
    lasting.test(concept) &&
    /(?<!\p{L})(?:still|currently|presently|now|is|are|owes?|remains?)(?!\p{L})/iu.test(text) &&
    over.test(known.sentence.text)
  return isOver ? true : known.denied
}
const lasting = /^(?:owes|proceedings|removed|employed|restraining-order|custody)$/
const over =
  /(?<!\p{L})(?:paid (?:it |them |that )?(?:off|in full)|paid since|rescinded|terminated|vacated|lifted|expired|ended|closed|lost custody|no longer)(?!\p{L})/iu

const isOther = (one: readonly string[], other: readonly string[]) =>
  one.length > 0 && other.length > 0 && !canBeSame(one, other)

/** Nothing is said of that person: it may be said of another one. */
function byOthers(claim: Statement, all: readonly Evidence[], roster: Roster): Judgement {
  const isCertain = (ids: readonly string[]) =>
    ids.length === 1 && ids.every((id) => roster.persons.has(id) || id.startsWith('other:'))
  const other = claim.denied
    ? undefined
    : all.find(({ statement }) => !statement.denied && isCertain(statement.ids) && isCertain(claim.ids))
  if (other && ofOnePerson.test(claim.concept) && claim.isPredicate)
    return { state: 'conflict', how: 'other-person', by: by(other) }
  const isLoose =
    !claim.isPredicate || (!isCertain(claim.ids) && !violent.has(claim.concept)) || claim.concept === 'came-along'
  if (isSaid(claim, all) && isLoose) return { state: 'supported' }
  return { state: 'not-found' }
}

type ByConcept = EvidenceIndex['byConcept']

function impliedBy(claim: Statement, byConcept: ByConcept): [Evidence | undefined, Evidence | undefined] {
  let [implied, opposed]: [Evidence | undefined, Evidence | undefined] = [undefined, undefined]
  for (const [concept, side] of follows[claim.concept] ?? [])
    for (const evidence of byConcept.get(concept) ?? []) {
      if (!canMean(claim.ids, evidence.statement.ids)) continue
      if (onlyAffirmed.has(claim.concept) && evidence.statement.denied) continue
      if (onlyDenied.has(claim.concept) && !(evidence.statement.denied && !claim.denied)) continue
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
        !statement.denied &&
        isSame(evidence)
      )
        return evidence
    }
  return undefined
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

/** `Speaks fluent Persian` where the file gives a few words of it. */
const isLess = ({ kind, denied, sentence }: ValueStatement, known: ValueStatement) =>
  kind === 'language' &&
  !denied &&
  /(?<!\p{L})(?:fluent(?:ly)?|well|native)(?!\p{L})/iu.test(sentence.text) &&
  /(?<!\p{L})(?:a little|some|few|basic|limited|broken|badly|poor(?:ly)?)(?!\p{L})/iu.test(known.sentence.text)

/** A nationality, a language or who did the harm, by the sources. */
export function decideValue(claim: ValueStatement, { values, byConcept }: EvidenceIndex): Judgement {
  const same = values.filter(({ statement }) => statement.kind === claim.kind && canMean(claim.ids, statement.ids))
  const agreeing = same.find(
    ({ statement }) => isCompatible(statement.value, claim.value) && statement.denied === claim.denied,
  )
  const at = (found: (typeof same)[number] | undefined): Judgement['by'] =>
    found && {
      from: found.from,
      at: { start: Math.max(0, found.statement.sentence.start), end: found.statement.sentence.end },
    }
  if (agreeing && isLess(claim, agreeing.statement)) return { state: 'conflict', how: 'denied', by: at(agreeing) }
  if (agreeing) return { state: 'supported', by: at(agreeing) }
  const opposed = same.find(({ statement }) => isCompatible(statement.value, claim.value))
  if (opposed) return { state: 'conflict', how: claim.denied ? 'asserted' : 'denied', by: at(opposed) }
  // Where the file tells of nobody's languages, or of nobody who did harm, it was not read for them.
  const isOpen = !values.some(({ statement }) => statement.kind === claim.kind)
  if (isOpen && (claim.kind === 'language' || claim.kind === 'actor')) return { state: 'supported' }
  if (claim.denied || claim.kind === 'language') return { state: claim.kind === 'language' ? 'not-found' : 'supported' }
  const other = same.find(({ statement }) => !statement.denied)
  if (other) return { state: 'conflict', how: 'other-value', by: at(other) }
  const usc =
    claim.kind === 'nationality' &&
    byConcept
      .get('usc')
      ?.find(
        ({ statement }) =>
          claim.ids.length > 0 && statement.ids.length > 0 && canMean(claim.ids, statement.ids) && !statement.denied,
      )
  if (usc) return { state: 'conflict', how: 'other-value', by: by(usc) }
  return { state: 'not-found' }
}
