import { budgetOf } from './budget.ts'
import type { CaseFact } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { conditionInSentence, listInWords } from '#domain/prose/words.ts'
import { cite } from '#domain/section-content/write.ts'
import type { QualifyingRelative } from '../case/relatives.ts'
import { significantFactors } from '../case/vocabulary.ts'
import { compareSums } from './compared-sums.ts'
import { fixedCosts } from './fixed-costs.ts'
import { shownBy } from './help-of-others.ts'
import { readHousehold } from './money.ts'
import { ownConditions } from './own-conditions.ts'
import { nounPhrases } from './noun-phrases.ts'
import { own, tellPlaces } from './paragraphs.ts'
import { once } from './said-once.ts'
import type { Place } from './place.ts'
import { tasksOf } from './tasks.ts'
import { factsIn, type Teller } from './teller.ts'
import { isAloneness } from './topics.ts'
import { isClinicalPaper, personOfPaper } from './whose-paper.ts'

/** The rule with what is so under it, and behind it, in the same breath, what would follow. */
export function argued(teller: Teller, patterns: readonly string[], held: readonly Place[]): string {
  const said = patterns.filter((pattern) => pattern !== '')
  if (held.length === 0) return own(teller, ...said)
  teller.narrator.paragraph()
  const opening = said.map((pattern) => teller.say(pattern)).join(' ')
  teller.narrator.paragraph()
  return tellPlaces(teller, held, opening)
}

export const hardshipOf = (teller: Teller, role: string): CaseFact[] =>
  factsIn(teller, `sep_${role}`, 'illness', 'dependents', 'support', 'life')

export function applyCare(
  teller: Teller,
  relative: QualifyingRelative,
  facts: readonly CaseFact[],
  held: readonly Place[] = [],
): string {
  const { role, significantFactors: ticked } = relative
  const isDisabled =
    ticked.includes('disability') ||
    facts.some(
      ({ wording, negated }) =>
        !negated && /\b(?:autis|disab|cerebral palsy|Down syndrome|wheelchair|special education)/u.test(wording),
    )
  const isDisplaced =
    ticked.includes('care_of_children') ||
    facts.some(({ subject, persons }) => subject === 'applicant' && persons.some((id) => id.startsWith('child')))
  const circumstances = [
    ...(isDisabled ? ['the disability of a family member who depends on the qualifying relative'] : []),
    ...(isDisplaced ? ['a substantial displacement of the care of the applicant’s children'] : []),
  ]
  // The relative’s own illness stands under its own head.
  const shown = nounPhrases(facts, role, 6)
    .filter((phrase) => !phrase.startsWith(`{${role}.`))
    .slice(0, 3)
  const records = shown.length === 0 ? '' : `The record shows ${listInWords(shown)}.`
  const rule =
    circumstances.length === 0
      ? once(teller, `Hardship to a dependent counts as it reaches the qualifying relative. ${cite('P3')}.`)
      : circumstances.length === 1
        ? `USCIS treats ${circumstances[0]} as often weighing heavily. ${cite('P3')}.`
        : `USCIS treats two circumstances of this kind as often weighing heavily: ${listInWords(circumstances)}. ${cite('P3')}. Both are present.`
  const done = tasksOf(facts)
  const cannotCare = isHelpless(teller, role)
  const limits = limitsOfCare(teller, role)
  const [condition] = ownConditions(teller, role)
  const who = condition === undefined ? `{${role}}` : `{${role}}, who lives with ${conditionInSentence(condition)}`
  return (
    argued(teller, [rule, records], held) +
    own(
      teller,
      cannotCare
        ? `The hardship is {${role}.poss} own: {${role}.subj} needs care and could not give it.`
        : done.length === 0
          ? `The hardship is {${role}.poss} own, because what {applicant.subj} now does would fall to {${role}.him}.`
          : `The hardship is {${role}.poss} own: ${listInWords(done)} would fall to ${who}.`,
      cannotCare || limits.length === 0
        ? undefined
        : `By the clinician’s word {${role}.subj} should not be alone in all of that${shownBy(teller, limits)}.`,
    )
  )
}

/** A clinician’s word that this relative should not be alone with a child, or not the only one in charge; where it stands. */
export const limitsOfCare = (teller: Teller, role: string): CaseFact[] =>
  factsIn(teller, `sep_${role}`, 'illness', 'support', 'dependents').filter((fact) => {
    const text = fact.asTold ?? fact.wording
    return soleCare.test(text) && ofChild.test(text) && isOfPaperOn(teller, fact, role)
  })

const soleCare =
  /\b(?:should|must|can|may)(?: ?not|n[’']t) be (?:left )?(?:alone with|the (?:only|sole|primary) (?:adult|caregiver|person|parent|one))\b/iu
const ofChild = /\b(?:child(?:ren)?|infants?|baby|babies|toddlers?|kids|sons?|daughters?)\b/iu

/** The relative needs care in everything: nobody’s care could fall to this one. */
export const isHelpless = (teller: Teller, role: string): boolean =>
  factsIn(teller, `sep_${role}`, 'illness', 'support', 'dependents').some(
    (fact) =>
      (fact.subject === role && isAlways(fact.asTold ?? fact.wording, helpless)) ||
      (isAlways(fact.asTold ?? fact.wording, notAlone) && isOfPaperOn(teller, fact, role)),
  )

/** `If a dose is late I cannot stand`, `not alone for more than two hours`: so at times, and no want of all strength. */
const isAlways = (text: string, pattern: RegExp): boolean =>
  text
    .split(/(?<=[.;!?]) /u)
    .some(
      (sentence) =>
        pattern.test(sentence) &&
        !/\b(?:if|when|whenever|unless|until|during|some days)\b|\bfor (?:more|longer) than\b|\bovernight\b/iu.test(
          sentence,
        ),
    )

/** A clinician’s paper on the relative, in whose notes nobody else is meant. */
const isOfPaperOn = ({ map, waiver }: Teller, fact: CaseFact, role: string): boolean =>
  passagesOf(map, fact).some(({ document }) => {
    const title = map.exhibits.find(({ id }) => id === document)?.title ?? ''
    return isClinicalPaper(title, document, waiver) && personOfPaper(title, document, waiver, map) === role
  })

const notAlone =
  /\b(?:no unsupervised (?:care|contact|time)|(?:cannot|can[’']t|must not|should not) (?:be left alone|care for|be alone with)|(?:needs?|requires?) (?:constant|24-hour|round-the-clock) supervision)\b/iu

/** One who cannot walk, or cannot lift a child, may care for others; one who cannot feed himself cannot. */
const helpless =
  /\b(?:total assistance|bedridden|noninvasive ventilation|gastrostomy|(?:cannot|can[’']t) (?:feed|dress|wash|bathe) (?:him|her|my)self|(?:cannot|can[’']t) (?:hold (?:a |his |her |my )?(?:spoon|fork|cup|head)|lift (?:his|her|my) (?:arms?|hands?|head)|move (?:his|her|my) (?:arms?|hands?)))\b/iu

export function applySupport(
  teller: Teller,
  { role, significantFactors: ticked }: QualifyingRelative,
  facts: readonly CaseFact[],
  held: readonly Place[] = [],
): string {
  const labels = ticked.filter((factor) => factor !== 'care_of_children').map((factor) => significantFactors[factor])
  const isIll = ownConditions(teller, role).length > 0
  const alone = held.some(({ cluster }) => cluster.facts.some((fact) => isAloneness(fact.asTold ?? fact.wording)))
  return argued(
    teller,
    [
      isIll
        ? once(teller, `What an illness calls for in daily help is weighed together with the illness. ${cite('P3')}.`)
        : `The ties of {${role}} to family in this country are the first of the factors in ${cite('C1')}.`,
      labels.length === 0
        ? ''
        : `Among the circumstances that USCIS treats as often weighing heavily, the record shows ${listInWords(labels)}.`,
      alone ? 'Nor does the record show anyone who could take {applicant.poss} place.' : '',
    ],
    held,
  )
}

export function applyMoney(teller: Teller, { role }: QualifyingRelative, facts: readonly CaseFact[]): string {
  const household = readHousehold(facts, role, teller.map.persons, budgetOf(teller))
  const fixed = budgetOf(teller) === undefined ? fixedCosts(teller, role, household.relativePay) : undefined
  const { applicantPay, relativePay, care } = household
  const computed =
    fixed === undefined
      ? compareSums(household, role)
      : [...compareSums({ applicantPay, relativePay, care, housing: undefined }, role), fixed]
  return (
    (computed.length === 0 ? '' : own(teller, ...computed)) +
    own(
      teller,
      once(teller, `Economic detriment alone is a common consequence. ${cite('P3')}.`),
      `For {${role}} it does not stand alone: the financial effect of departure is itself a factor under ${cite('C1')}, and under ${cite('C2')} it is weighed together with the rest.`,
    )
  )
}

export function applyFamily(
  teller: Teller,
  { role }: QualifyingRelative,
  _facts: readonly CaseFact[],
  held: readonly Place[] = [],
): string {
  const alone = held.some(({ cluster }) => cluster.facts.some((fact) => isAloneness(fact.asTold ?? fact.wording)))
  return argued(
    teller,
    [
      once(
        teller,
        `The ties of {${role}} to family in this country are the first of the factors in ${cite('C1')}.`,
        `For {${role}} the ties to family here count as well.`,
      ),
      alone ? 'Nobody else is there to do what {applicant.subj} does.' : '',
    ],
    held,
  )
}
