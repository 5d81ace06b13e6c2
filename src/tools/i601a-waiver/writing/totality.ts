import type { CaseFact } from '#domain/case-map/case-map.ts'
import { bullets } from '#domain/prose/telling.ts'
import { listInWords } from '#domain/prose/words.ts'
import { cite, gap, paragraph } from '#domain/section-content/write.ts'
import { applicantShare, readHousehold } from './money.ts'
import { burdensOf, dependentIds, ownConditions } from './burdens.ts'
import { nounPhraseOf, nounPhrases } from './noun-phrases.ts'
import { citedPhrase, own, tellPlaces } from './paragraphs.ts'
import type { Topic } from './topics.ts'
import { factsIn, placesIn, type Teller } from './teller.ts'

/** Hardship to others, told and led back to the qualifying relative. */
export function writeOtherRelatives(teller: Teller): string {
  const { waiver } = teller
  const role = waiver.relatives[0]?.role ?? 'applicant'
  const facts = factsIn(teller, 'other_relatives')
  const rule = own(
    teller,
    `Hardship to relatives who do not qualify counts as far as it adds to the hardship of the one who does. ${cite('P2')}; ${cite('P3')}. Here it reaches {${role}}.`,
  )
  const told = tellPlaces(teller, placesIn(teller, 'other_relatives'))
  const people = [...new Set(facts.flatMap(({ persons }) => persons))].filter((id) => id !== 'applicant' && id !== role)
  const whom = people.length === 0 ? 'these relatives' : listInWords(people.slice(0, 3).map((id) => `{${id}}`))
  const above = own(
    teller,
    `Who they are and what they need is told above with the evidence; for {${role}} it is part of every day.`,
  )
  const missing =
    told === '' && waiver.otherRelativesText !== undefined
      ? above
      : told === ''
        ? paragraph(gap('other relatives: who they are and how their hardship reaches the qualifying relative'))
        : told
  return (
    rule +
    missing +
    own(
      teller,
      `Whatever ${whom} would suffer would reach {${role}} as well, who would have to meet it without {applicant}. <em>See</em> ${cite('C4')} (hardship assessed in the aggregate).`,
    )
  )
}

/** The factors side by side, what each does to the next, and why this is not the usual case. */
export function writeCumulative(teller: Teller): string {
  const { waiver } = teller
  const facts = hardshipFacts(teller)
  const role = waiver.relatives[0]?.role ?? 'applicant'
  const items = listed(teller, facts, role)
  const whom = listInWords(waiver.relatives.map((relative) => `{${relative.role}}`))
  const rule = `The factors are to be weighed in the aggregate. ${cite('C2')}.`
  const opening = own(
    teller,
    items.length < 3 ? `${rule} ${sumOf(teller, role, facts, whom)}` : `${rule} In the family of ${whom} they meet:`,
  )
  return (
    opening +
    (items.length < 3 ? '' : bullets(items)) +
    own(teller, ...interactions(teller, facts, role, waiver.relatives.length)) +
    own(teller, distinguish(facts, role))
  )
}

/** Where few facts have a name of their own: the grounds that were argued. */
function sumOf(teller: Teller, role: string, facts: readonly CaseFact[], whom: string): string {
  const [relative] = teller.waiver.relatives
  const burdens = relative === undefined ? [] : burdensOf(teller, relative, facts)
  return burdens.length < 2
    ? `In the case of ${whom === '' ? '{applicant}' : whom} they add up.`
    : `{${role}} would bear together ${listInWords(burdens)}.`
}

/** Noun phrases with their cites; each once. */
function listed(teller: Teller, facts: readonly CaseFact[], role: string): string[] {
  const share = applicantShare(readHousehold(facts, role, teller.map.persons))
  const phrases = nounPhrases(facts, role, 12).filter((phrase) => !/^an? (?:rent|mortgage payment) of/u.test(phrase))
  const items = phrases.slice(0, 5).flatMap((phrase) => {
    const fact = facts.find((one) => nounPhraseOf(one, role) === phrase)
    return fact === undefined ? [] : [citedPhrase(teller, phrase, fact)]
  })
  teller.narrator.paragraph()
  return share === undefined
    ? items
    : [...items, `a household that draws about ${share} of its income from one pay that would stop`]
}

/** What one hardship does to another; each sentence only where both of its facts are there. */
function interactions(teller: Teller, facts: readonly CaseFact[], role: string, relatives: number): string[] {
  const told = facts.filter(({ negated }) => negated !== true)
  const dependents = dependentIds(teller, factsIn(teller, `sep_${role}`, 'dependents'), role)
  const whom = listInWords(dependents)
  const isIll = ownConditions(teller, role).length > 0
  const works = told.some(
    ({ wording, subject }) =>
      subject === role &&
      /\b(?:works?|earns?|brings? home|drives? (?:a|the) (?:bus|truck|school)|cleans (?:offices|houses)|shifts?)\b/u.test(
        wording,
      ),
  )
  const isInsured = told.some(
    ({ wording, asTold }) =>
      wording.includes('{applicant') && /\b(?:insurance|health plan|covered by|coverage)\b/iu.test(asTold ?? wording),
  )
  const nights = told.some(
    ({ wording, subject, persons }) =>
      subject === 'applicant' &&
      persons.some((id) => id !== 'applicant' && id !== role) &&
      /\b(?:at night|every night|each night|nights|two in the morning)\b/u.test(wording),
  )
  const sentences = [
    ...(works && whom !== ''
      ? [
          `More hours of work could make up for a part of the income, but {${role}} would be away from ${whom} in those hours.`,
        ]
      : []),
    ...(isIll && whom !== ''
      ? [`Should {${role}.poss} own illness grow worse, {applicant} would not be there to care for ${whom}.`]
      : []),
    ...(isIll && whom === ''
      ? [`Should {${role}.poss} illness grow worse, {applicant} would not be there to help.`]
      : []),
    ...(isIll && isInsured ? ['The treatment is paid by insurance that comes with the work of {applicant}.'] : []),
    ...(nights ? ['The nights are divided between two adults now; one alone would have none to spare.'] : []),
  ]
  const together =
    relatives > 1
      ? [
          'Where the hardship to one relative were thought insufficient alone, the hardship to all should be weighed together.',
        ]
      : []
  if (sentences.length < 2) return [...sentences, ...together]
  return [`For {${role}} each of these takes away the remedy for another.`, ...sentences, ...together]
}

function distinguish(facts: readonly CaseFact[], role: string): string {
  const shown = nounPhrases(facts, role, 3)
  const law = `${cite('C3')} holds that normal economic and social disruption is not enough; <em>see also</em> ${cite('C12')} (common results of removal insufficient); ${cite('C13')} (hardship must be beyond what is normally expected).`
  if (shown.length === 1) return `${law} The facts of {${role}} that are shown above are of another kind.`
  return shown.length === 0
    ? `${law} ${gap('the facts that set this case apart')}`
    : `${law} What {${role}} faces is of another kind: not one loss that every refusal brings, but hardships that meet in one household, each shown above by its own evidence.`
}

/** All facts of hardship, the argued ones first. */
export function hardshipFacts(teller: Teller): CaseFact[] {
  const order: readonly Topic[] = [
    'illness',
    'dependents',
    'support',
    'money',
    'others',
    'ties',
    'services',
    'conditions',
    'life',
  ]
  return order.flatMap((topic) =>
    teller.places.filter((place) => place.topic === topic).flatMap(({ cluster }) => cluster.facts),
  )
}
