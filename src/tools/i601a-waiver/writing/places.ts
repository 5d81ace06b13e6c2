import type { CaseFact, CaseMap } from '#domain/case-map/case-map.ts'
import { countryName } from '#domain/prose/words.ts'
import type { WaiverCase } from '../case.ts'
import type { QualifyingRelative } from '../case/relatives.ts'
import { isPaperOfOffense } from './whose-paper.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { type Cluster, clustersOf, isEntry } from './clusters.ts'
import { countryTopic, hardshipTopic, isSchool, sectionOf } from './hardship-topic.ts'
import { placeOfAnswer } from './places-of-answers.ts'
import type { Place } from './place.ts'
import { saysSomething } from './says-something.ts'
import { earlyTopic, type Topic } from './topics.ts'

/** Where everything is told: paragraphs of documents whole, then what only the answers say. */
export function placesOf(waiver: WaiverCase, map: CaseMap): Place[] {
  const { documents, answers } = clustersOf(map)
  const useful = documents
    .map((cluster) => withoutTitle(cluster, waiver, map))
    .filter(({ facts }) => facts.some(saysSomething))
  return [
    ...useful.flatMap((cluster) => placeOf(cluster, waiver, map) ?? []),
    ...answers.flatMap((fact) => placeOfAnswer(fact, waiver, map) ?? []),
  ]
}

/** `El Salvador: cancer of the blood (March 2026)` at the head of a report: what it is, and nothing that it says. */
function withoutTitle(cluster: Cluster, waiver: WaiverCase, map: CaseMap): Cluster {
  if (!speaksOfCountry(cluster.title, waiver)) return cluster
  const isTitle = (fact: CaseFact) => isEntry(fact) && passagesOf(map, fact).every(({ start }) => start < 300)
  return { ...cluster, facts: cluster.facts.filter((fact) => !isTitle(fact)) }
}

const isCountry = /country|advisory|conditions|information sheet|human rights|world report|research collective/iu

/** `El Salvador: dialysis and medicines, report of May 2026`: a paper about the country to which they would move. */
function speaksOfCountry(title: string, { applicant }: WaiverCase): boolean {
  const country = applicant.citizenship
  return isCountry.test(title) || (country !== undefined && title.includes(countryName(country).replace(/^the /u, '')))
}
/** An order on who has a child or a ward. */
const isOfCustody =
  /\b(?:custody|guardian\p{L}*|conservator\p{L}*|parenting plan|adoption|DCF|CPS|child protective|children and families)\b/iu

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
  if (isPaperOfOffense(title, cluster.document, waiver)) return 'character'
  if (isOfCustody.test(title) && !/^(?:declaration|affidavit|statement)/iu.test(title)) return 'dependents'
  if (speaksOfCountry(title, waiver) || facts.every(({ kind }) => kind === 'country')) return countryTopic(text)
  if (/relocat|move abroad|return to/iu.test(heading)) return 'services'
  if (isSchool.test(title) && /^(?:eligibility|present levels|background|student)/iu.test(heading)) return 'person'
  return (
    earlyTopic(
      text,
      relative,
      facts.some((fact) => saidBy(fact, relative.role, map)),
    ) ?? hardshipTopic(cluster, relative, waiver, map)
  )
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
