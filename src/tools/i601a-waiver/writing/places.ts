import type { CaseFact, CaseMap } from '#domain/case-map/case-map.ts'
import type { WaiverCase } from '../case.ts'
import type { QualifyingRelative } from '../case/relatives.ts'
import { type Cluster, clustersOf, isEntry } from './clusters.ts'

/** Under which heading a statement is told. It decides the place only; no sentence claims anything by it. */
export type Topic =
  | 'history'
  | 'status'
  | 'family'
  | 'person'
  | 'intention'
  | 'illness'
  | 'dependents'
  | 'support'
  | 'money'
  | 'life'
  | 'ties'
  | 'services'
  | 'conditions'
  | 'others'
  | 'character'

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

/** Title lines, names and dates of printing say nothing. */
export function saysSomething(fact: CaseFact): boolean {
  const { wording } = fact
  if (isEntry(fact)) return true
  if (/^(?:In support of|Record printed|Executed|Sworn|Page|Re:|Date)\b/u.test(wording)) return false
  if (
    /\bname is \{?/u.test(wording) ||
    /^\{[a-z0-9-]+(?:\.subj)?\} is the (?:wife|husband|mother|father|spouse) of \{/u.test(wording)
  )
    return false
  if (/(?:declares?|certif\p{L}+|swears?) (?:under penalty|that the foregoing)/u.test(wording)) return false
  return (
    fact.quoteOnly === true ||
    /\b(?:is|are|was|were|has|have|had|will|would|can|could|cannot|does|do|did|may|must|should|\p{L}{2,}(?:ed|es|s)|\p{L}+(?:ght|ept|ent|old|aid|ew|an|ook|ave|ame|ot|ost|ell|eft|ote|oke|ore))\b/u.test(
      wording.replaceAll(/\{[^}]*\}/g, 'X'),
    )
  )
}

const isCountry = /country|advisory|conditions|information sheet|human rights|world report|research collective/iu
const isSchool = /\bIEP\b|individualized education|school district|school record|report card|education program/iu

function placeOf(cluster: Cluster, waiver: WaiverCase, map: CaseMap): Place | undefined {
  const relative = relativeOf(cluster.facts, waiver, map)
  if (relative === undefined) return undefined
  const at = (section: string, topic: Topic): Place => ({ section, topic, cluster })
  const abroad = `rel_${relative.role}`
  const isArgued = relative.argueRelocation === 'yes'
  const { text, title, heading = '' } = cluster
  if (isCountry.test(title) || cluster.facts.every(({ kind }) => kind === 'country'))
    return isArgued ? at(abroad, countryTopic(text)) : undefined
  if (/relocat|move abroad|return to/iu.test(heading)) return isArgued ? at(abroad, 'services') : undefined
  const early = earlyTopic(text, relative, map)
  if (early !== undefined)
    return early === 'ties'
      ? isArgued
        ? at(abroad, 'ties')
        : at(`sep_${relative.role}`, 'life')
      : at(sectionOf(early, relative), early)
  if (isSchool.test(title) && /^(?:eligibility|present levels|background|student)/iu.test(heading))
    return at('statement_of_facts', 'person')
  const topic = hardshipTopic(cluster, relative, waiver, map)
  return at(sectionOf(topic, relative), topic)
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

/** What is told before the argument, or in the discretion part, whatever document says it. */
function earlyTopic(text: string, { role }: QualifyingRelative, map: CaseMap): Topic | undefined {
  const isOf = (id: string) => text.includes(`{${id}`)
  if (/\bcrossed the border|\bentered (?:the United States )?without|\bvisa overstay|\boverstayed\b/u.test(text))
    return 'character'
  if (
    /\b(?:taxes|ITIN|volunteer|coach(?:es|ed)|arrested|criminal record|donat|parish council)\b/u.test(text) &&
    isOf('applicant')
  )
    return 'character'
  if (
    /\b(?:will|would) (?:stay|remain|not (?:move|leave))\b|\bcannot leave\b/u.test(text) &&
    isOf(role) &&
    /\b(?:refused|denied|stay|leave)\b/u.test(text)
  )
    return 'intention'
  if (
    /\bnever (?:lived|been)\b|\bspeaks? (?:only|no|little|almost no)\b|\bdoes not speak\b|\bgrew up in\b|\bfamily lives in\b/u.test(
      text,
    ) &&
    !/\bdiagnos/u.test(text)
  )
    return 'ties'
  if (
    /\b(?:was|were) born\b|\bcitizen of the United States\b|\bnaturalized\b|\bpermanent resident\b/u.test(text) &&
    !/\bchildren\b/u.test(text) &&
    isOf(role)
  )
    return 'status'
  const isChildren = /\bchildren\b/u.test(text) && /\bborn\b/u.test(text)
  const isMarriage =
    /\b(?:met|married|wedding|under one roof|lived together|dated)\b/u.test(text) && !/\b(?:diagnos|\$)/u.test(text)
  return isChildren || isMarriage ? 'family' : map.persons.length === 0 ? 'life' : undefined
}

const medical =
  /\b(?:diagnos|depress|anxiety|PHQ|GAD|sertraline|insulin|medic|therap|psychiatr|psycholog|illness|disease|disorder|relaps|recurr|episode|remission|surgery|hospital|chronic|pain|symptom|suicid|death|opinion|interviewed|administered|score|dialysis|arthritis|kidney|cancer|diabet|seizure|stroke|asthma|wheelchair|walk|fall|fell|insomnia|panic|doctor|physician|nurse|treat)/iu

function hardshipTopic(
  { facts, text }: Cluster,
  relative: QualifyingRelative,
  waiver: WaiverCase,
  map: CaseMap,
): Topic {
  const dependents = dependentsIn(facts, relative.role, map)
  if (/\$\d/u.test(text) && !/\bdialysis\b/u.test(text)) return 'money'
  const own = text.split(`{${relative.role}`).length - 1 + (/\bMs?r?s?\. \p{Lu}/u.test(text) ? 1 : 0)
  if (dependents.length > 0) {
    const ofOthers = waiver.hasOtherRelatives === 'yes' && dependents.every((name) => isOther(name, relative, waiver))
    if (ofOthers) return 'others'
    const isMainly =
      facts.filter((fact) => dependentsIn([fact], relative.role, map).length > 0).length * 2 >= facts.length
    if (isMainly || !medical.test(text)) return 'dependents'
  }
  if (medical.test(text)) return own > 0 || dependents.length === 0 ? 'illness' : 'dependents'
  if (facts.some(({ kind }) => kind === 'money' || kind === 'work')) return 'money'
  if (/\b(?:session|school|staff|student|aide|supervis)/iu.test(text)) return 'dependents'
  return facts.some(({ subject }) => subject === 'applicant') && own > 0 ? 'support' : 'life'
}

const kin = /\b(?:mother|father|son|daughter|sister|brother|grandmother|grandfather|twins|baby|child|children)\b/u

/** Names (or words) of those who depend on the relative and stand in the facts. */
function dependentsIn(facts: readonly CaseFact[], role: string, map: CaseMap): string[] {
  const names = facts.flatMap(({ persons }) =>
    persons.flatMap((id) => {
      const person = map.persons.find((one) => one.id === id)
      const isDependent =
        id !== 'applicant' &&
        id !== role &&
        (person?.role === 'child' || person?.role === 'relative' || person?.role === 'parent')
      return isDependent && person ? [person.first ?? person.full] : []
    }),
  )
  if (names.length > 0) return [...new Set(names)]
  const words = facts.flatMap(({ wording, subject }) =>
    subject === role || subject === 'applicant' ? [] : (kin.exec(wording)?.[0] ?? []),
  )
  return [...new Set(words)]
}

/** The answer about other relatives names them, and the one about separation does not. */
function isOther(name: string, relative: QualifyingRelative, { otherRelativesText = '' }: WaiverCase): boolean {
  return otherRelativesText.includes(name) && !(relative.separation ?? '').includes(name)
}

/** Of several relatives the one whom the facts name. */
function relativeOf(
  facts: readonly CaseFact[],
  { relatives }: WaiverCase,
  map: CaseMap,
): QualifyingRelative | undefined {
  if (relatives.length < 2) return relatives[0]
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
  const topic =
    known === 'life'
      ? (earlyIntention(fact, relative) ??
        hardshipTopic(cluster, relative, { ...waiver, hasOtherRelatives: 'no' }, map))
      : known === 'ties'
        ? tiesTopic(fact)
        : known
  return { section: sectionOf(topic, relative), topic, cluster }
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
