import { nounPronoun } from '#domain/persons/kin.ts'
import type { CaseFact, CaseMap } from '#domain/case-map/case-map.ts'
import type { WaiverCase } from '../case.ts'
import type { QualifyingRelative } from '../case/relatives.ts'
import type { Cluster } from './clusters.ts'
import { countryTopic, hardshipTopic, sectionOf } from './hardship-topic.ts'
import type { Place } from './place.ts'
import { saysSomething } from './says-something.ts'
import type { Topic } from './topics.ts'

const ofAnswer: readonly (readonly [RegExp, Topic])[] = [
  [/_denied_admission$/u, 'life'],
  [/_return_to_home_country$/u, 'ties'],
  [/^details_about_other_relatives$/u, 'others'],
  [/^additional_details$/u, 'character'],
  [/^(?:how_applicant_met|applicant_relationship_with)_spouse$/u, 'family'],
]

/** Where a statement is told that rests on an answer alone. */
export function placeOfAnswer(answered: CaseFact, waiver: WaiverCase, map: CaseMap): Place | undefined {
  const fact = withBillNamed(withKinNamed(answered, map), map)
  const question = questionOf(fact)
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
  if (isChildList(fact, map) || isDangling(fact, map) || isOfFile(fact, map)) return undefined
  const topic =
    known === 'life'
      ? (earlyIntention(fact, relative) ??
        hardshipTopic(cluster, relative, { ...waiver, hasOtherRelatives: 'no' }, map))
      : known === 'ties'
        ? tiesTopic(fact)
        : known
  return { section: sectionOf(topic, relative), topic, cluster }
}

/** What was said to counsel is privileged, and a letter that is enclosed announces itself. */
function isOfFile({ wording }: CaseFact, { exhibits }: CaseMap): boolean {
  return (
    /\b(?:told|tells|said|disclosed|admitted) [^.;]{0,40}\bto (?:(?:his|her|the|their|my|our) )?(?:attorney|lawyer|counsel)\b|\bwants? (?:it|this|that) (?:to be )?disclosed\b/u.test(
      wording,
    ) ||
    (exhibits.length > 0 &&
      /\b(?:has|have) (?:also )?(?:written|given|signed) (?:an? |two |three |several )?(?:\p{Ll}+ )?letters?(?: of support)?$/u.test(
        wording,
      ))
  )
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
  // `her hands swell and she cannot do it reliably`: only the sentence before says what.
  if (/\b(?:cannot|can|could not|does not) do (?:it|that|this)\b/u.test(wording) || paysIt.test(wording)) return true
  if (allOfThem.test(wording) || isSinceThat(fact, map)) return true
  const object = /\b(?:calms?|drives?|takes?|helps?|bathes?|feeds?|lifts?) (him|her)\b/u.exec(wording)?.[1]
  if (object === undefined) return false
  const pronoun = object === 'him' ? 'he' : 'she'
  return of(pronoun) === 0 && !isNamedBefore(fact, pronoun, map)
}

/** `She filed all three in 2022`: which, only the sentence before says. */
const allOfThem = /\b(?:filed|paid) (?:all|both) (?:two|three|four|five)?(?: in|,| with|$)/u

/** `She has filed on time since` behind such a one. */
const isSinceThat = (fact: CaseFact, { facts }: CaseMap): boolean =>
  /\bsince$/u.test(fact.wording) && allOfThem.test(facts[facts.indexOf(fact) - 1]?.wording ?? '')

const paysIt = /\b(?:pay|afford|cover|meet) (?:it|them)(?=[.,;]|$| (?:alone|without|on)\b)/u

/** `They pay rent of $1,250. Without her wages he could not pay it`: what it is stands in the same sentence. */
function withBillNamed(fact: CaseFact, { facts }: CaseMap): CaseFact {
  if (!paysIt.test(fact.wording)) return fact
  const before = facts[facts.indexOf(fact) - 1]
  if (before === undefined || questionOf(before) !== questionOf(fact)) return fact
  const bills = [...before.wording.matchAll(/\b(rent|mortgage|house payment|tuition|premium|loan)\b/giu)]
  const [bill] = bills
  return bill === undefined || new Set(bills.map(([word]) => word.toLowerCase())).size > 1
    ? fact
    : { ...fact, wording: fact.wording.replace(paysIt, (said) => `${said.split(' ')[0]} the ${bill[0].toLowerCase()}`) }
}

const careGiven =
  /^(\{([a-z0-9-]+)\.subj\} (?:fills|takes|drives|bathes|feeds|helps|washes|cooks for|cares for|cleans|manages|pays|visits)) (her|him|his)(?= \p{Ll})/u

/** `She fills her pill box` behind a sentence on her grandmother: whose it is stands in the same sentence. */
function withKinNamed(fact: CaseFact, map: CaseMap): CaseFact {
  const [told, lead = '', who = '', word = ''] = careGiven.exec(fact.wording) ?? []
  if (told === undefined || questionOf(fact) !== 'details_about_other_relatives') return fact
  const kin = kinBefore(fact, who, map)
  if (kin === undefined || nounPronoun(kin) !== (word === 'her' ? 'she' : 'he')) return fact
  const rest = fact.wording.slice(told.length)
  const isObject = word === 'him' || /^ (?:to|with|in|on|at|for|from|every|each|home|out|up)\b/u.test(rest)
  return { ...fact, wording: `${lead} {${who}.his} ${kin}${isObject ? '' : '’s'}${rest}` }
}

/** `Her grandmother, 81, has diabetes` just before, or with one more such deed between. */
function kinBefore(fact: CaseFact, who: string, { facts }: CaseMap): string | undefined {
  const at = facts.indexOf(fact)
  const [before, earlier] = [facts[at - 1], facts[at - 2]]
  const named = new RegExp(String.raw`^\{${who}\.poss\} (\p{Ll}+)(?=[,. ])`, 'u')
  const kinOf = (one: CaseFact | undefined) =>
    questionOf(one) === questionOf(fact) ? named.exec(one?.wording ?? '')?.[1] : undefined
  return kinOf(before) ?? (careGiven.test(before?.wording ?? '') ? kinOf(earlier) : undefined)
}

const questionOf = (fact: CaseFact | undefined): string | undefined =>
  fact?.sources.flatMap((source) => (source.type === 'answer' ? [source.question] : []))[0]

/** The same answer speaks of such a one just before: `His mother has macular degeneration. She reads to her and takes her to Mass.` */
function isNamedBefore(fact: CaseFact, pronoun: 'he' | 'she', map: CaseMap): boolean {
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
