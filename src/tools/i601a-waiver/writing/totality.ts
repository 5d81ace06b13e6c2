import { budgetOf } from './budget.ts'
import type { CaseFact } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { bullets, dollars } from '#domain/prose/telling.ts'
import { conditionInSentence, listInWords } from '#domain/prose/words.ts'
import { cite, gap, paragraph } from '#domain/section-content/write.ts'
import { type Household, readHousehold } from './money.ts'
import { groundsBeside } from './grounds-beside.ts'
import { isDeed, tasksOf } from './tasks.ts'
import { burdensOf, dependentIds, isPast, ownConditions } from './burdens.ts'
import { isOwnCondition, nounPhraseOf, nounPhrases } from './noun-phrases.ts'
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
    own(teller, distinguish(teller, facts, role))
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

/** Conditions, care, money and what bars a move, by name and with their cites; each once. */
function listed(teller: Teller, facts: readonly CaseFact[], role: string): string[] {
  const phrases = nounPhrases(facts, role, 12).filter(
    (phrase, _, all) =>
      !/^an? (?:rent|mortgage payment) of/u.test(phrase) &&
      !(isOwnCondition(phrase, role) && isPast(phrase, facts, role)) &&
      // `Depression` of a hasty note beside the disorder that a clinician names.
      !(phrase.endsWith(' Depression') && all.some((other) => other !== phrase && /\bdepressive\b/u.test(other))),
  )
  const isOfPaper = ({ sources }: CaseFact) => sources.some(({ type }) => type === 'passage')
  const items = phrases.slice(0, 4).flatMap((phrase) => {
    const saying = facts.filter((one) => nounPhraseOf(one, role) === phrase)
    const fact = saying.find(isOfPaper) ?? saying[0]
    return fact === undefined ? [] : [citedPhrase(teller, conditionInSentence(phrase), fact)]
  })
  const deed = facts
    .filter((fact) => isDeed(fact) && tasksOf([fact]).length > 0)
    .toSorted((a, b) => Number(isOfPaper(b)) - Number(isOfPaper(a)))[0]
  const done = tasksOf(facts)
  const care =
    deed === undefined || done.length === 0
      ? []
      : [citedPhrase(teller, `${listInWords(done)}, which {applicant.subj} does now`, deed)]
  const money = shortfall(readHousehold(facts, role, teller.map.persons, budgetOf(teller)), role)
  const order = orderOnChild(teller, facts)
  teller.narrator.paragraph()
  return [
    ...items,
    ...care,
    ...(money === undefined ? [] : [teller.say(money)]),
    ...(order === undefined
      ? []
      : [citedPhrase(teller, 'an order of court that binds a child to this country', order)]),
    ...groundsBeside(teller, role, dependentsOf(teller, role), {
      hasCare: care.length > 0,
      hasMoney: money !== undefined,
    }),
  ].map((item) => lowerArticle(item))
}

const lowerArticle = (item: string): string =>
  item.replace(/^The (?=\p{Ll})/u, 'the ').replace(/^An? (?=\p{Ll})/u, (word) => word.toLowerCase())

/** The income of the household and what would be left of it, as a noun. */
function shortfall({ applicantPay, relativePay, housing }: Household, role: string): string | undefined {
  if (relativePay === undefined) return undefined
  if (applicantPay !== undefined)
    return `a household of ${dollars(applicantPay + relativePay)} a month that would have ${dollars(relativePay)}`
  return housing === undefined
    ? undefined
    : `a ${housing.word} of ${dollars(housing.sum)} against {${role}.poss} ${dollars(relativePay)} a month`
}

/** A court’s own words that a child’s home may not be moved. */
const orderOnChild = ({ map }: Teller, facts: readonly CaseFact[]): CaseFact | undefined =>
  facts.find(
    (fact) =>
      /\b(?:[Nn]either|shall not|may not)\b[^.;]{0,80}\b(?:remove|relocate|move|take)\b/u.test(
        fact.asTold ?? fact.wording,
      ) && passagesOf(map, fact).length > 0,
  )

/** What one hardship does to another; each sentence only where both of its facts are there. */
function interactions(teller: Teller, facts: readonly CaseFact[], role: string, relatives: number): string[] {
  const sentences = [
    ...ofIllness(teller, facts, role),
    ...ofWork(teller, facts, role),
    ...moveIsNoWayOut(teller, facts, role),
    ...ofBoth(teller, role),
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

const dependentsOf = (teller: Teller, role: string): string =>
  listInWords(dependentIds(teller, factsIn(teller, `sep_${role}`, 'dependents'), role))

/** The help that the illness calls for would end, and could not be bought by one who cannot work. */
function ofIllness(teller: Teller, facts: readonly CaseFact[], role: string): string[] {
  const [condition] = ownConditions(teller, role)
  const done = listInWords(tasksOf(facts, role))
  if (done === '') return []
  const whom = dependentsOf(teller, role)
  const { relativePay } = readHousehold(facts, role, teller.map.persons, budgetOf(teller))
  return [
    ...(condition === undefined
      ? []
      : [
          `{${role}.poss} ${condition} calls for ${done}, and a refusal would take away the one who does this${whom === '' ? '' : ` while the care of ${whom} went on`}.`,
        ]),
    ...(isUnableToWork(facts, role)
      ? [
          `The illness that calls for this help has also ended {${role}.poss} own work, so that it could not be bought${relativePay === undefined ? '' : ` on ${dollars(relativePay)} a month`}.`,
        ]
      : []),
  ]
}

/** What more work would cost, what care would, and who pays for the treatment. */
function ofWork(teller: Teller, facts: readonly CaseFact[], role: string): string[] {
  const told = facts.filter(({ negated }) => negated !== true)
  const whom = dependentsOf(teller, role)
  const { relativePay, care } = readHousehold(facts, role, teller.map.persons, budgetOf(teller))
  const isUnable = isUnableToWork(facts, role)
  const works =
    !isUnable &&
    told.some(({ wording, subject }) => subject === role && /\b(?:works|earns|brings home|shifts?)\b/u.test(wording))
  return [
    ...(works && whom !== ''
      ? [
          `More hours of work could make up for a part of the income, but {${role}} would be away from ${whom} in those hours.`,
        ]
      : []),
    ...(care !== undefined && relativePay !== undefined && !isUnable
      ? [`Paid care at ${dollars(care)} a month would have to come out of {${role}.poss} ${dollars(relativePay)}.`]
      : []),
    ...(ownConditions(teller, role).length > 0 && told.some((fact) => isInsuredByApplicant(fact, role))
      ? ['The treatment is paid by insurance that comes with the work of {applicant}.']
      : []),
  ]
}

const isInsuredByApplicant = ({ wording, asTold }: CaseFact, role: string): boolean =>
  /\b(?:insurance|health plan|covered|insured|coverage)\b/iu.test(asTold ?? wording) &&
  new RegExp(
    String.raw`\{applicant\.(?:poss|his)\}[^.;]{0,40}\b(?:insurance|plan|coverage)\b[^.;]{0,30}\bcovers? (?:\{${role}|both|all|the (?:whole )?family)|\{${role}[^.;]{0,60}\b(?:covered|insured|insurance|plan|coverage)\b[^.;]{0,40}\{applicant`,
    'u',
  ).test(wording)

const isUnableToWork = (facts: readonly CaseFact[], role: string): boolean =>
  facts.some((fact) => fact.persons.includes(role) && unableToWork.test(fact.asTold ?? fact.wording))

const unableToWork =
  /\b(?:cannot work|can[’']t work|unable to work|cannot hold a job|had to (?:quit|stop working|leave (?:the|his|her|my) job)|SSDI|disability (?:benefits|check|pension)|medically retired|totally disabled)\b/u

/** Whoever is ill and cares for others; and a choice of two of which each costs what the other would keep. */
function ofBoth(teller: Teller, role: string): string[] {
  const [condition] = ownConditions(teller, role)
  const whom = dependentsOf(teller, role)
  const [relative] = teller.waiver.relatives
  const hasMove =
    relative?.argueRelocation === 'yes' &&
    factsIn(teller, `rel_${role}`).some((fact) => passagesOf(teller.map, fact).length > 0)
  return [
    ...(condition === undefined || whom === ''
      ? []
      : [
          `{${role}} would have to give ${whom} the whole of the care while living with ${conditionInSentence(condition)}.`,
        ]),
    ...(hasMove
      ? [
          `To stay is to lose what {applicant} does here; to go is to lose the treatment, the family and the living that are here, and neither choice spares {${role}} both.`,
        ]
      : []),
  ]
}

/** A move would end the separation, and cost what the section on it shows. */
function moveIsNoWayOut(teller: Teller, facts: readonly CaseFact[], role: string): string[] {
  const [relative] = teller.waiver.relatives
  if (relative?.argueRelocation !== 'yes') return []
  const order = orderOnChild(teller, facts)
  const lacks = nounPhrases(factsIn(teller, `rel_${role}`), role, 6).filter((phrase) =>
    /^(?:the absence|a place without|a single|a life in)/u.test(phrase),
  )
  const costs = [...(order === undefined ? [] : ['the child whom the court’s order keeps here']), ...lacks.slice(0, 2)]
  if (costs.length === 0) return []
  return [
    order === undefined
      ? `Nor would a move end it: there {${role}} would meet ${listInWords(costs)}.`
      : `Nor would a move end it: {${role}} would leave behind ${costs[0]}${lacks.length === 0 ? '' : `, for ${listInWords(lacks.slice(0, 2))}`}.`,
  ]
}

function distinguish(teller: Teller, facts: readonly CaseFact[], role: string): string {
  const shown = nounPhrases(facts, role, 3)
  const law = `${cite('C3')} holds that normal economic and social disruption is not enough; <em>see also</em> ${cite('C12')} (common results of removal insufficient); ${cite('C13')} (hardship must be beyond what is normally expected).`
  const [condition] = ownConditions(teller, role)
  const done = tasksOf(facts, role)
  const { relativePay } = readHousehold(facts, role, teller.map.persons, budgetOf(teller))
  if (condition !== undefined && done.length > 0)
    return `${law} What {${role}} faces is of another kind: ${conditionInSentence(condition)} without ${listInWords(done)}${relativePay === undefined ? '' : `, on ${dollars(relativePay)} a month`}.`
  const [relative] = teller.waiver.relatives
  const burdens = relative === undefined ? [] : burdensOf(teller, relative, facts)
  if (burdens.length > 1) return `${law} What {${role}} faces is of another kind: ${listInWords(burdens)}, together.`
  if (shown.length === 0) return `${law} ${gap('the facts that set this case apart')}`
  return `${law} The facts of {${role}} that are shown above are of another kind.`
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
