import type { CaseFact, CaseMap } from '#domain/case-map/case-map.ts'
import type { WaiverCase } from '../case.ts'
import { householdBudget } from '../case/household-budget.ts'
import type { QualifyingRelative } from '../case/relatives.ts'
import { isPaperOfOffense } from './whose-paper.ts'
import { surelyAgainst } from '#domain/case-map/read-map.ts'
import { type Cluster, clustersOf } from './clusters.ts'
import { withoutTitle } from './heads-of-papers.ts'
import { hardshipTopic, isSchool, sectionOf } from './hardship-topic.ts'
import { recordPlaces } from './record-places.ts'
import { taxPapers } from '../case/tax-paper.ts'
import { speaksOfCountry } from './country-paper.ts'
import { dividedByCareOfChildren } from './care-of-children.ts'
import { ofCustodyOrder } from './custody-order.ts'
import { isLayLetter, ofJob, ofService } from './lay-letters.ts'
import { saidBy } from './said-by.ts'
import { dividedByIntention, dividedByMove, isWhyNotThere } from './said-of-move.ts'
import { placeOfAnswer } from './places-of-answers.ts'
import type { Place } from './place.ts'
import { saysSomething } from './says-something.ts'
import { earlyTopic, isAloneness, type Topic } from './topics.ts'
import { topicByHeading, topicOfPaper } from './topic-of-paper.ts'

/** Where everything is told: paragraphs of documents whole, then what only the answers say. */
export function placesOf(waiver: WaiverCase, map: CaseMap): Place[] {
  const { documents, answers } = clustersOf(map)
  // A budget is told line by line where the money is.
  const budget = householdBudget(waiver.input.sources, map.persons)?.document
  // `School fees` in it make a budget no school’s record.
  const records = recordPlaces(documents, waiver, map).filter(({ cluster }) => cluster.document !== budget)
  const apart = new Set([
    budget,
    ...records.map(({ cluster }) => cluster.document),
    ...taxPapers(waiver.input.sources).map(({ document }) => document),
  ])
  const useful = documents
    .filter(({ document }) => document === undefined || !apart.has(document))
    .map((cluster) => withoutTitle(cluster, waiver, map))
    .filter(({ facts }) => facts.some(saysSomething))
  return [
    ...ofOneCourtPaper(useful, waiver)
      .flatMap((cluster) => dividedByIntention(cluster, waiver))
      .flatMap((cluster) => dividedByMove(cluster, waiver, map, topicByHeading(cluster) !== undefined))
      .flatMap((cluster) => dividedByCareOfChildren(cluster, waiver, map))
      .flatMap((cluster) => placeOf(cluster, waiver, map) ?? []),
    ...records,
    ...answers.flatMap((fact) => placeOfAnswer(fact, waiver, map) ?? []),
  ]
}

/** What a court has on file of one charge is told as one thing, in its order. */
function ofOneCourtPaper(clusters: readonly Cluster[], waiver: WaiverCase): Cluster[] {
  return clusters.reduce<Cluster[]>((all, cluster) => {
    const before = all.at(-1)
    const isOne = before?.document === cluster.document && isPaperOfOffense(cluster.title, cluster.document, waiver)
    if (before === undefined || !isOne) return [...all, cluster]
    const facts = [...before.facts, ...cluster.facts]
    return [...all.slice(0, -1), { ...before, facts, text: `${before.text}. ${cluster.text}`, isAdverse: false }]
  }, [])
}

/** What is told of it, by the element that has to meet it. */
const topicOfElement: readonly (readonly [RegExp, Topic])[] = [
  [/-health$/u, 'illness'],
  [/-care$/u, 'support'],
  [/-money$/u, 'money'],
  [/-life$/u, 'life'],
  [/-(?:ties|services|conditions)$/u, 'ties'],
  [/^discretion$/u, 'character'],
]

/** A short paragraph of which half or more is surely against the client stands where the map says that it is met. */
function whereMet({ facts, ...cluster }: Cluster, waiver: WaiverCase, map: CaseMap): Place | undefined {
  // A school’s record of a child is no health of the relative.
  if (facts.length > 3 || isSchool.test(cluster.title)) return undefined
  const links = facts.flatMap(({ id }) => surelyAgainst(map).find(({ fact }) => fact === id) ?? [])
  const [first] = links
  if (first === undefined) return undefined
  // `Wilder told me about the drunk driving`: what it opens with the whole of it is about.
  const isOpened = first.element === 'discretion' && first.fact === facts[0]?.id
  if (links.length * 2 < facts.length && !isOpened) return undefined
  const topic = topicOfElement.find(([pattern]) => pattern.test(first.element))?.[1]
  const section = map.elements.find(({ id }) => id === first.element)?.sections[0]
  // What is said of a country is met where the move is argued.
  if (topic !== 'ties' && speaksOfCountry(cluster.title, cluster.document, waiver)) return undefined
  return topic === undefined || section === undefined ? undefined : { section, topic, cluster: { ...cluster, facts } }
}

function placeOf(cluster: Cluster, waiver: WaiverCase, map: CaseMap): Place | undefined {
  const custody = ofCustodyOrder(cluster, waiver)
  const met = custody === undefined ? whereMet(cluster, waiver, map) : undefined
  if (met !== undefined) return met
  const named = relativeOf(cluster, waiver, map)
  if (named === undefined) return undefined
  const topic = topicOf(cluster, named, waiver, map)
  const isAbroad = topic === 'ties' || topic === 'services' || topic === 'conditions'
  const relative = isAbroad ? (whoWouldMove(cluster, named, waiver) ?? named) : named
  if (!isAbroad || relative.argueRelocation === 'yes') return { section: sectionOf(topic, relative), topic, cluster }
  // Without an argument on relocation, ties here still speak for separation; conditions abroad serve nothing.
  return topic === 'ties' ? { section: `sep_${relative.role}`, topic: 'life', cluster } : undefined
}

/** `I had my back fused`, written by a mother or a sister: no illness of the qualifying relative. */
function isOwnAilment(
  { facts, document }: Cluster,
  { relatives }: WaiverCase,
  { persons, passages }: CaseMap,
): boolean {
  const [speaker] = passages.flatMap((one) => (one.document === document ? (one.speaker ?? []) : []))
  const kind = persons.find(({ id }) => id === speaker)?.role ?? ''
  return (
    !relatives.some(({ role }) => role === speaker) &&
    /^(?:relative|parent|child)$/u.test(kind) &&
    facts.some(({ asTold, wording }) => /\b(?:I|[Mm]y)\b/u.test(asTold ?? wording))
  )
}

/** Conditions abroad that name no relative are told of the one who argues a move. */
function whoWouldMove({ facts }: Cluster, named: QualifyingRelative, { relatives }: WaiverCase) {
  if (named.argueRelocation === 'yes' || facts.some(({ persons }) => persons.includes(named.role))) return undefined
  return relatives.find(({ argueRelocation }) => argueRelocation === 'yes')
}

const isLongAccount = (facts: readonly CaseFact[], relative: QualifyingRelative): boolean =>
  facts.length > 3 && facts.filter((fact) => earlyTopic(fact.wording, relative) === 'family').length * 3 < facts.length

const ofAilment = (cluster: Cluster, waiver: WaiverCase, map: CaseMap): Topic => {
  if (ofService.test(cluster.text) && isLayLetter(cluster, waiver, map)) return 'character'
  if (!isOwnAilment(cluster, waiver, map)) return 'illness'
  return cluster.text.includes('{applicant') ? 'support' : 'others'
}

function topicOf(cluster: Cluster, relative: QualifyingRelative, waiver: WaiverCase, map: CaseMap): Topic {
  const known = topicOfPaper(cluster, relative, waiver, map) ?? topicByHeading(cluster)
  if (known !== undefined) return known
  const { text, facts } = cluster
  const topic =
    earlyTopic(
      text,
      relative,
      facts.some((fact) => saidBy(fact, relative.role, map)),
    ) ?? hardshipTopic(cluster, relative, waiver, map)
  return (
    corrected(topic, cluster, { relative, waiver, map }) ?? unlessOfNoGround(topic, cluster, { relative, waiver, map })
  )
}

type Setting = { readonly relative: QualifyingRelative; readonly waiver: WaiverCase; readonly map: CaseMap }

/** What its words alone would place wrongly. */
function corrected(topic: Topic, cluster: Cluster, { relative, waiver, map }: Setting): Topic | undefined {
  const { text, facts } = cluster
  if (topic === 'illness') return ofAilment(cluster, waiver, map)
  if (topic === 'intention' && isWhyNotThere(cluster, relative, map)) return 'ties'
  // What a friend or a coworker tells of the applicant without a sum and without a job is no money.
  if (topic === 'money' && !ofJob.test(text) && isLayLetter(cluster, waiver, map)) return 'character'
  // `I was born in a camp. My brother went into the river`: a life, and not only who somebody is.
  if (topic === 'status' && facts.some(({ wording }) => !ofStatus.test(wording))) return 'person'
  // What a pastor or an employer says of the couple is said for the applicant.
  if ((topic === 'family' || topic === 'person') && isLayLetter(cluster, waiver, map)) return 'character'
  // `four thousand wedding invitations` in a long account of what she does is no wedding.
  return topic === 'family' && isLongAccount(facts, relative)
    ? hardshipTopic(cluster, relative, waiver, map)
    : undefined
}

function unlessOfNoGround(topic: Topic, cluster: Cluster, { relative, waiver, map }: Setting): Topic {
  if (topic !== 'life' || isAloneness(cluster.text)) return topic
  // A chief, a neighbor who tells of the applicant speaks for him.
  return isLayLetter(cluster, waiver, map) ? 'character' : ofNoGround(cluster, relative, map)
}

/** What is of no ground of hardship is told before the argument, as what it is: where they come from, what befell them. */
const ofNoGround = (cluster: Cluster, relative: QualifyingRelative, map: CaseMap): Topic =>
  argued(cluster, relative, map) ??
  (relative.argueRelocation === 'yes' && isOfKinHere(cluster.text, relative) ? 'ties' : 'person')

/**
 * What the applicant does for the relative who tells it, what the relative fears, and what the map has to be met in the
 * argument: none of it is only who somebody is.
 */
function argued({ facts }: Cluster, { role }: QualifyingRelative, map: CaseMap): Topic | undefined {
  const links = surelyAgainst(map).filter(({ fact }) => facts.some(({ id }) => id === fact))
  const met = links.flatMap(({ element }) => topicOfElement.find(([pattern]) => pattern.test(element))?.[1] ?? [])[0]
  if (met !== undefined && met !== 'ties' && met !== 'character') return met
  const isDone = facts.some(
    (fact) =>
      (fact.subject === 'applicant' ||
        /^(?:Since then|Every|Each|Now|At|On|In the)\b[^{}.;]{0,30}\{applicant(?:\.subj)?\} \p{Ll}{2,20}s\b|^\{applicant|(?:^|\. )(?:He|She) \p{Ll}{2,20}s\b/u.test(
          fact.wording,
        )) &&
      (fact.persons.includes(role) || saidBy(fact, role, map)) &&
      /(?<!\p{L})\p{Ll}{2,20}s (?:(?:at|after|over|for|with|on) )?(?:both of |all of |each of )?(?:\{|him\b|her\b|me\b|their\b)/u.test(
        fact.wording,
      ),
  )
  if (isDone) return 'support'
  const isFeared = facts.some(
    (fact) =>
      saidBy(fact, role, map) &&
      /\b(?:afraid|scared|terrified|fears?|(?:do not|don[’']t|does not) know (?:how|who|what))\b/u.test(
        fact.asTold ?? fact.wording,
      ),
  )
  return isFeared ? 'life' : undefined
}

/** `My parents live in Sapulpa`: what a move would take the relative from. */
const isOfKinHere = (text: string, { role }: QualifyingRelative): boolean =>
  !text.includes('{applicant') &&
  new RegExp(
    String.raw`\{${role}\.poss\} (?:parents|mother|father|grandparents)\b[^.;{}]{0,20} lives? (?:in|near|with|next|two|a few)\b`,
    'u',
  ).test(text)

const ofStatus =
  /\b(?:born|citizen|naturalized|permanent resident|years old|name is|live[ds]?|wife|husband|married|mother|father|is (?:\d+|\p{Ll}+ty(?:-\p{Ll}+)?))\b/u

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
