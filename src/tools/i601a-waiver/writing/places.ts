import { nounPronoun } from '#domain/case-map/reading/kin-words.ts'
import type { CaseFact, CaseMap } from '#domain/case-map/case-map.ts'
import { countryName } from '#domain/prose/words.ts'
import type { WaiverCase } from '../case.ts'
import type { QualifyingRelative } from '../case/relatives.ts'
import { type Cluster, clustersOf, isEntry } from './clusters.ts'
import {
  caring,
  dependentsIn,
  earlyTopic,
  isAloneness,
  isClinical,
  isEvaluationOf,
  isOwnIllness,
  isOwnMedical,
  otherPatient,
  restTopic,
  type Topic,
} from './topics.ts'

/** One paragraph's worth of facts with its place: section id and topic. */
export type Place = { readonly section: string; readonly topic: Topic; readonly cluster: Cluster }

/** Where everything is told: paragraphs of documents whole, then what only the answers say. */
export function placesOf(waiver: WaiverCase, map: CaseMap): Place[] {
  const { documents, answers } = clustersOf(map)
  const useful = documents.filter(({ facts }) => facts.some(saysSomething))
  return [
    ...useful.flatMap((cluster) => placeOf(cluster, waiver, map) ?? []),
    ...answers.flatMap((fact) => placeOfAnswer(fact, waiver, map) ?? []),
  ]
}

/** `He is ashamed to say that`, `She is willing to testify`: what a witness feels about telling, and no fact of the case. */
const isOfWitness =
  /^\{(?!applicant|spouse|mother|father|child)[^{}]{1,60}\} (?:is|was) (?:ashamed|sorry|proud|glad|happy|honored|pleased|willing|available) to (?:say|tell|write|admit|confirm|answer|testify|speak|discuss|vouch|sign|recommend)\b/u

/** Title lines, names and dates of printing say nothing. */
export function saysSomething(fact: CaseFact): boolean {
  const { wording } = fact
  if (isEntry(fact)) return true
  if (/^(?:In support of|Record printed|Executed|Sworn|Page|Re:|Date)\b/u.test(wording)) return false
  if (
    isOfWitness.test(wording) ||
    /\bname is \{?/u.test(wording) ||
    /^\{[a-z0-9-]+(?:\.subj)?\} is the (?:wife|husband|mother|father|spouse) of \{/u.test(wording)
  )
    return false
  if (/(?:declares?|certif\p{L}{1,12}|swears?) (?:under penalty|that the foregoing)/u.test(wording)) return false
  return fact.quoteOnly === true || !isTitleLine(wording)
}

/** `Sinaloa, Mexico: health, schooling, work`: a line that says what follows. */
function isTitleLine(wording: string): boolean {
  return /^[^.{]{3,60}: [\p{L}, ]+ (?:in|of) /u.test(wording) && !/\b(?:is|are|was|were|has|have|had)\b/u.test(wording)
}

const isCountry = /country|advisory|conditions|information sheet|human rights|world report|research collective/iu

/** `El Salvador: dialysis and medicines, report of May 2026`: a paper about the country to which they would move. */
function speaksOfCountry(title: string, { applicant }: WaiverCase): boolean {
  const country = applicant.citizenship
  return isCountry.test(title) || (country !== undefined && title.includes(countryName(country).replace(/^the /u, '')))
}
/** What a court or the police has on file of a charge. */
export const isOfOffense =
  /\b(?:certificate of disposition|criminal (?:record|history|docket|complaint)|arrest report|police clearance|court disposition|minute order)\b/iu
const isSchool = /\bIEP\b|individualized education|school district|school record|report card|education program/iu

function placeOf(cluster: Cluster, waiver: WaiverCase, map: CaseMap): Place | undefined {
  const named = relativeOf(cluster, waiver, map)
  if (named === undefined) return undefined
  const topic = topicOf(cluster, named, waiver, map)
  const isAbroad = topic === 'ties' || topic === 'services' || topic === 'conditions'
  const relative = isAbroad ? (whoWouldMove(cluster, named, waiver) ?? named) : named
  if (!isAbroad || relative.argueRelocation === 'yes') return { section: sectionOf(topic, relative), topic, cluster }
  // Without an argument on relocation, ties here still speak for separation; conditions abroad serve nothing.
  return topic === 'ties' ? { section: `sep_${relative.role}`, topic: 'life', cluster } : undefined
}

/** Conditions abroad that name no relative are told of the one who argues a move. */
function whoWouldMove({ facts }: Cluster, named: QualifyingRelative, { relatives }: WaiverCase) {
  if (named.argueRelocation === 'yes' || facts.some(({ persons }) => persons.includes(named.role))) return undefined
  return relatives.find(({ argueRelocation }) => argueRelocation === 'yes')
}

function topicOf(cluster: Cluster, relative: QualifyingRelative, waiver: WaiverCase, map: CaseMap): Topic {
  const { text, title, heading = '', facts } = cluster
  if (isOfOffense.test(title)) return 'character'
  if (speaksOfCountry(title, waiver) || facts.every(({ kind }) => kind === 'country')) return countryTopic(text)
  if (/relocat|move abroad|return to/iu.test(heading)) return 'services'
  if (isSchool.test(title) && /^(?:eligibility|present levels|background|student)/iu.test(heading)) return 'person'
  return earlyTopic(text, relative) ?? hardshipTopic(cluster, relative, waiver, map)
}

function sectionOf(topic: Topic, { role }: QualifyingRelative): string {
  const sections: Readonly<Partial<Record<Topic, string>>> = {
    history: 'immigration_history',
    status: 'qualifying_relatives',
    family: 'statement_of_facts',
    person: 'statement_of_facts',
    others: 'other_relatives',
    character: 'discretion',
    ties: `rel_${role}`,
    services: `rel_${role}`,
    conditions: `rel_${role}`,
  }
  return sections[topic] ?? `sep_${role}`
}

function countryTopic(text: string): Topic {
  return /\b(?:psychiatr|psycholog|doctor|physician|hospital|clinic|health|medic|pharmac|therap|teacher|school|pupil|center|dialysis|treatment|specialist)/iu.test(
    text,
  ) && !/\b(?:armed|police|closed|violence|homicide)\b/u.test(text)
    ? 'services'
    : 'conditions'
}

function hardshipTopic(cluster: Cluster, relative: QualifyingRelative, waiver: WaiverCase, map: CaseMap): Topic {
  const { facts, text, title } = cluster
  const { role } = relative
  if (isRecordOfChild(title, map)) return 'dependents'
  const speaksOfMoney = /\$\d/u.test(text) && !/\bdialysis\b/u.test(text)
  if (speaksOfMoney) return 'money'
  const clinical = clinicalTopic(cluster, relative, map)
  if (clinical !== undefined) return clinical
  if (isAloneness(text)) return 'life'
  const dependents = dependentsIn(facts, role, map)
  const own = facts.filter(({ subject }) => subject === role).length
  if (isOwnIllness(facts, text, own, dependents)) return 'illness'
  const needsCare = caring.test(text) || facts.some(({ subject }) => subject?.startsWith('child') === true)
  if (isOwnMedical(facts, role) && dependents.length === 0) return 'illness'
  if (dependents.length === 0 || !needsCare) return restTopic(facts, text, { own, dependents: dependents.length, role })
  const ofOthers = waiver.hasOtherRelatives === 'yes' && dependents.every((name) => isOther(name, relative, waiver))
  if (ofOthers) return 'others'
  return isOwnMedical(facts, role) ? 'illness' : 'dependents'
}

/** A clinician's paper on the relative, or on somebody else who depends on the couple. */
function clinicalTopic(cluster: Cluster, relative: QualifyingRelative, map: CaseMap): Topic | undefined {
  const { title } = cluster
  if (!isClinical(title)) return undefined
  if (otherPatient(title, map) === undefined && isOfChild(cluster, relative, map)) return 'dependents'
  if (isEvaluationOf(title, relative)) return 'illness'
  return otherPatient(title, map) === undefined ? undefined : 'dependents'
}

/** `Letter of Dr. Sandhu, pediatric cardiologist`: of whom it tells most is a child, and the relative stands nowhere in it. */
function isOfChild({ document }: Cluster, { role }: QualifyingRelative, map: CaseMap): boolean {
  const passages = new Set(map.passages.filter((one) => one.document === document).map(({ id }) => id))
  const facts = map.facts.filter(({ sources }) =>
    sources.some((source) => source.type === 'passage' && passages.has(source.passage)),
  )
  return (
    facts.every(({ persons }) => !persons.includes(role)) &&
    facts.filter(({ persons }) => persons.some((id) => id.startsWith('child'))).length * 2 >= facts.length
  )
}

/** A school's record, `Counseling record of Camila Ocampo`: what it lists is the child's. */
const isRecordOfChild = (title: string, { persons }: CaseMap): boolean =>
  isSchool.test(title) ||
  (!/^(?:declaration|affidavit|statement)/iu.test(title) &&
    persons.some(({ role, full }) => role === 'child' && title.includes(full.replace(/,.*$/, ''))))

/** The answer about other relatives names them, and the one about separation does not. */
function isOther(name: string, relative: QualifyingRelative, { otherRelativesText = '' }: WaiverCase): boolean {
  return otherRelativesText.includes(name) && !(relative.separation ?? '').includes(name)
}

/** Of several relatives the one whom the facts name. */
function relativeOf(
  { facts, title }: Pick<Cluster, 'facts' | 'title'>,
  { relatives }: WaiverCase,
  map: CaseMap,
): QualifyingRelative | undefined {
  if (relatives.length < 2) return relatives[0]
  const titled = relatives.filter(({ name }) => name !== undefined && title.includes(name))
  // A record about one of them is about that one; a declaration tells of all.
  if (titled.length === 1 && !/^(?:declaration|affidavit|statement)/iu.test(title)) return titled[0]
  const named = (role: string) => facts.filter((fact) => fact.persons.includes(role) || saidBy(fact, role, map)).length
  return relatives.reduce<QualifyingRelative | undefined>(
    (best, one) => (best === undefined || named(one.role) > named(best.role) ? one : best),
    undefined,
  )
}

function saidBy({ sources }: CaseFact, role: string, map: CaseMap): boolean {
  return sources.some(
    (source) => source.type === 'passage' && map.passages.find(({ id }) => id === source.passage)?.speaker === role,
  )
}

const ofAnswer: readonly (readonly [RegExp, Topic])[] = [
  [/_denied_admission$/u, 'life'],
  [/_return_to_home_country$/u, 'ties'],
  [/^details_about_other_relatives$/u, 'others'],
  [/^additional_details$/u, 'character'],
  [/^(?:how_applicant_met|applicant_relationship_with)_spouse$/u, 'family'],
]

function placeOfAnswer(fact: CaseFact, waiver: WaiverCase, map: CaseMap): Place | undefined {
  const question = fact.sources.flatMap((source) => (source.type === 'answer' ? [source.question] : []))[0]
  const known = question === undefined ? undefined : ofAnswer.find(([pattern]) => pattern.test(question))?.[1]
  const cluster: Cluster = {
    facts: [fact],
    document: undefined,
    title: '',
    heading: undefined,
    text: fact.wording,
    isAdverse: false,
  }
  const relative = waiver.relatives.find(({ role }) => question?.includes(`_${role}_`)) ?? waiver.relatives[0]
  if (known === undefined || relative === undefined || !saysSomething(fact)) return ownStatement(fact, cluster)
  if (isChildList(fact, map) || isDangling(fact, map)) return undefined
  const topic =
    known === 'life'
      ? (earlyIntention(fact, relative) ??
        hardshipTopic(cluster, relative, { ...waiver, hasOtherRelatives: 'no' }, map))
      : known === 'ties'
        ? tiesTopic(fact)
        : known
  return { section: sectionOf(topic, relative), topic, cluster }
}

/** The children with names and ages: the record has them. */
function isChildList({ persons, wording }: CaseFact, map: CaseMap): boolean {
  const children = map.persons.filter(({ role }) => role === 'child')
  return (
    children.length > 0 &&
    children.every(({ id }) => persons.includes(id)) &&
    /\b(?:daughter|son|children)\b/u.test(wording) &&
    !/\b(?:diagnos|therap|school|doctor)/u.test(wording)
  )
}

/** Speaks of a he or she whom only an untold statement names. */
function isDangling(fact: CaseFact, map: CaseMap): boolean {
  const { wording, persons, subject } = fact
  if (map.exhibits.length === 0) return false
  const of = (pronoun: 'he' | 'she') =>
    persons.filter((id) => id !== subject && map.persons.find((one) => one.id === id)?.pronoun === pronoun).length
  const object = /\b(?:calms?|drives?|takes?|helps?|bathes?|feeds?|lifts?) (him|her)\b/u.exec(wording)?.[1]
  if (object === undefined) return false
  const pronoun = object === 'him' ? 'he' : 'she'
  return of(pronoun) === 0 && !isNamedBefore(fact, pronoun, map)
}

/** The same answer speaks of such a one just before: `His mother has macular degeneration. She reads to her and takes her to Mass.` */
function isNamedBefore(fact: CaseFact, pronoun: 'he' | 'she', map: CaseMap): boolean {
  const questionOf = ({ sources }: CaseFact) =>
    sources.flatMap((source) => (source.type === 'answer' ? [source.question] : []))[0]
  const question = questionOf(fact)
  const at = map.facts.indexOf(fact)
  return (
    question !== undefined &&
    map.facts
      .slice(Math.max(0, at - 2), at)
      .filter((one) => questionOf(one) === question)
      .some(
        ({ wording, persons }) =>
          wording.split(/\P{L}+/u).some((word) => nounPronoun(word) === pronoun) ||
          persons.some((id) => id !== fact.subject && map.persons.find((one) => one.id === id)?.pronoun === pronoun),
      )
  )
}

/** A fact that an attorney added stands where the map puts it. */
function ownStatement(fact: CaseFact, cluster: Cluster): Place | undefined {
  const isAttorneys = fact.sources.some(({ type }) => type === 'attorney')
  if (!isAttorneys || fact.toldIn === undefined) return undefined
  const topics: Readonly<Record<string, Topic>> = {
    discretion: 'character',
    other_relatives: 'others',
    statement_of_facts: 'family',
    immigration_history: 'history',
  }
  const topic = topics[fact.toldIn] ?? (fact.toldIn.startsWith('rel_') ? 'ties' : 'life')
  return { section: fact.toldIn, topic, cluster }
}

function earlyIntention({ wording }: CaseFact, { role }: QualifyingRelative): Topic | undefined {
  return /\b(?:will|would) (?:stay|remain|not (?:move|leave))\b/u.test(wording) && wording.includes(`{${role}`)
    ? 'intention'
    : undefined
}

function tiesTopic({ wording }: CaseFact): Topic {
  return countryTopic(wording) === 'services' && !/\b(?:speak|never lived|born|family)\b/u.test(wording)
    ? 'services'
    : 'ties'
}
