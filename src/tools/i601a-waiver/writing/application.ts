import { budgetOf } from './budget.ts'
import type { CaseFact } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { conditionInSentence, listInWords } from '#domain/prose/words.ts'
import { cite } from '#domain/section-content/write.ts'
import type { QualifyingRelative } from '../case/relatives.ts'
import { significantFactors } from '../case/vocabulary.ts'
import { compareSums, readHousehold } from './money.ts'
import { ownConditions } from './burdens.ts'
import { illnessFeatures, namesOneOf } from './illness-features.ts'
import { nounPhrases } from './noun-phrases.ts'
import { own, tellPlaces } from './paragraphs.ts'
import { once } from './said-once.ts'
import { isForecast } from './forecasts.ts'
import type { Place } from './place.ts'
import { tasksOf } from './tasks.ts'
import { factsIn, type Teller } from './teller.ts'
import { isAloneness } from './topics.ts'

/** What the facts of each ground mean in the words of the test. `held`: what would follow, told here. */
export function applyIllness(
  teller: Teller,
  relative: QualifyingRelative,
  facts: readonly CaseFact[],
  held: readonly Place[] = [],
): string {
  const { role } = relative
  // What others suffer is told with their care: here stands the relative's own.
  const conditions = ownConditions(teller, role)
  const shown = conditions.slice(0, 3).map((one) => `{${role}.poss} ${one}`)
  const named = shown.map((phrase, at) => (at === 0 ? phrase : phrase.replace(`{${role}.poss}`, `{${role}.his}`)))
  // Of several conditions nobody could say which of them is so.
  const features =
    named.length > 1
      ? []
      : illnessFeatures(
          facts.filter(
            (fact) => isOf(role, fact, teller) && (conditions.length === 0 || namesOneOf(conditions.slice(0, 1), fact)),
          ),
        )
  const rule = once(
    teller,
    `${cite('C1')} counts significant conditions of health among the factors.`,
    `Conditions of health count for {${role}} as well. ${cite('P3')}.`,
  )
  const is =
    named.length === 0
      ? features.length === 0
        ? `{${role}.poss} health, as the evidence above shows it, is of that kind.`
        : `{${role}.poss} condition is of that kind: ${listInWords(features)}.`
      : `${listInWords(named)} ${named.length > 1 ? 'are such conditions' : 'is such a condition'}${features.length === 0 ? '' : `: ${listInWords(features)}`}.`
  const done = tasksOf(hardshipOf(teller, role), role)
  const follows = held.length === 0 ? '' : (opinionOn(teller, relative, held) ?? followsOn(teller, relative, held))
  const beyond =
    done.length === 0
      ? named.length === 0 || held.length === 0
        ? undefined
        : `What would follow for {${role}.poss} health is of another kind.`
      : `It is not common that ${listInWords(done)} on which so ill a person depends rest with the very one who would have to leave.`
  return (
    argued(teller, [rule, is, follows], held) +
    (beyond === undefined
      ? ''
      : own(teller, once(teller, `Separation alone would be a common consequence of refusal. ${cite('P3')}.`), beyond))
  )
}

/** The rule with what is so under it, and behind it, in the same breath, what would follow. */
function argued(teller: Teller, patterns: readonly string[], held: readonly Place[]): string {
  const said = patterns.filter((pattern) => pattern !== '')
  if (held.length === 0) return own(teller, ...said)
  teller.narrator.paragraph()
  const opening = said.map((pattern) => teller.say(pattern)).join(' ')
  teller.narrator.paragraph()
  return tellPlaces(teller, held, opening)
}

export const hardshipOf = (teller: Teller, role: string): CaseFact[] =>
  factsIn(teller, `sep_${role}`, 'illness', 'dependents', 'support', 'life')

/** Who says what would follow, where it is no clinician. */
function followsOn({ map }: Teller, { role }: QualifyingRelative, held: readonly Place[]): string {
  const facts = held.flatMap(({ cluster }) => cluster.facts).filter(isForecast)
  const speakers = new Set(facts.flatMap((fact) => passagesOf(map, fact).flatMap(({ speaker }) => speaker ?? [])))
  if (facts.length === 0) return ''
  return speakers.size === 1 && speakers.has(role)
    ? `{${role}} says what would follow.`
    : 'The record says what would follow.'
}

/** A clinician who says what would follow, and on what ground: as one who treats, or after an evaluation. */
function opinionOn({ map }: Teller, { role }: QualifyingRelative, held: readonly Place[]): string | undefined {
  const opinions = held
    .flatMap(({ cluster }) => cluster.facts)
    .flatMap((fact) =>
      passagesOf(map, fact).filter(
        ({ words }) => forecast.test(words) && /\b(?:would|will|risk|likely)\b/iu.test(words),
      ),
    )
  const [first] = opinions
  if (first === undefined) return undefined
  const title = map.exhibits.find(({ id }) => id === first.document)?.title ?? ''
  const treats = map.passages.some(
    ({ document, words }) =>
      document === first.document &&
      !/\b(?:not|never|no)\b/u.test(words) &&
      /\b(?:under my care|my patient|I (?:have )?(?:treat\p{Ll}*|follow\p{Ll}*|been treating) (?:her|him|Mr|Ms|Mrs)|I (?:have )?see[n]? (?:her|him|(?:Mr|Ms|Mrs)\. \p{L}+)\b)/u.test(
        words,
      ),
  )
  const who = first.speaker === undefined ? 'the clinician' : `{${first.speaker}.subj}`
  if (treats) return `What would become of it is said by one who treats {${role}}.`
  return /evaluat|assessment/iu.test(title)
    ? `On what would become of it ${who} has given an opinion after an evaluation of {${role}}.`
    : undefined
}

const forecast =
  /\b(?:in my (?:professional |clinical )?(?:opinion|judgment)|my (?:professional |clinical )?opinion|I (?:consider|believe|expect|fear)|more likely than not|reasonable degree|in all probability|at (?:high )?risk|would be unable)\b/iu

/** Of this relative: named in it, or nobody is and no paper of somebody else has it. */
function isOf(role: string, fact: CaseFact, { map }: Teller): boolean {
  if (fact.subject !== undefined) return fact.subject === role
  if (fact.persons.length > 0) return fact.persons.includes(role)
  const [passage] = passagesOf(map, fact)
  if (passage === undefined) return true
  const title = map.exhibits.find(({ id }) => id === passage.document)?.title ?? ''
  const relative = map.persons.find(({ id }) => id === role)
  return relative !== undefined && passage.speaker !== undefined && title.includes(relative.full.split(',')[0] ?? '')
}

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
  const shown = nounPhrases(facts, role, 3)
  const records = shown.length === 0 ? '' : `The record shows ${listInWords(shown)}.`
  const rule =
    circumstances.length === 0
      ? once(teller, `Hardship to a dependent counts as it reaches the qualifying relative. ${cite('P3')}.`)
      : circumstances.length === 1
        ? `USCIS treats ${circumstances[0]} as often weighing heavily. ${cite('P3')}.`
        : `USCIS treats two circumstances of this kind as often weighing heavily: ${listInWords(circumstances)}. ${cite('P3')}. Both are present.`
  const done = tasksOf(facts)
  const cannotCare = isHelpless(teller, role)
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
    )
  )
}

/** The relative needs care in everything: nobody’s care could fall to this one. */
export const isHelpless = (teller: Teller, role: string): boolean =>
  factsIn(teller, `sep_${role}`, 'illness', 'support', 'dependents').some(
    (fact) => fact.subject === role && helpless.test(fact.asTold ?? fact.wording),
  )

const helpless =
  /\b(?:total assistance|wheelchair|(?:cannot|can[’']t) (?:walk|stand|lift|hold|dress|feed)|noninvasive ventilation|bedridden|gastrostomy|power chair)\b/iu

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
  const computed = compareSums(readHousehold(facts, role, teller.map.persons, budgetOf(teller)), role)
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
