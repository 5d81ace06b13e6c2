import type { CaseFact } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { listInWords } from '#domain/prose/words.ts'
import { cite } from '#domain/section-content/write.ts'
import type { QualifyingRelative } from '../case/relatives.ts'
import { significantFactors } from '../case/vocabulary.ts'
import { compareSums, readHousehold } from './money.ts'
import { ownConditions } from './burdens.ts'
import { nounPhrases } from './noun-phrases.ts'
import { once, own } from './paragraphs.ts'
import type { Teller } from './teller.ts'
import { isAloneness } from './topics.ts'

/** What the facts of each ground mean in the words of the test. */
export function applyIllness(teller: Teller, relative: QualifyingRelative, facts: readonly CaseFact[]): string {
  const { role } = relative
  // What others suffer is told with their care: here stands the relative's own.
  const conditions = ownConditions(teller, role).map((condition) => `{${role}.poss} ${condition}`)
  const shown = [...conditions, ...nounPhrases(facts, role, facts.length).filter((phrase) => !phrase.startsWith('{'))]
    .slice(0, 3)
    .map((phrase, at) => (at === 0 ? phrase : phrase.replace(`{${role}.poss}`, `{${role}.his}`)))
  const features = illnessFeatures(
    facts.filter((fact) => isOf(role, fact, teller) && (conditions.length === 0 || namesOneOf(conditions, fact))),
  )
  return own(
    teller,
    once(
      teller,
      `${cite('C1')} counts significant conditions of health among the factors.`,
      `Conditions of health count for {${role}} as well. ${cite('P3')}.`,
    ),
    shown.length === 0
      ? features.length === 0
        ? 'What is told above is of that kind.'
        : `{${role}.poss} condition is of that kind: ${listInWords(features)}.`
      : `The record names ${listInWords(shown)}.${features.length === 0 ? '' : ` The illness is, on this record, ${listInWords(features)}.`}`,
    facts.some(({ wording }) =>
      /^\{applicant(?:\.subj)?\} (?:\p{L}+ly |also )?(?!was|is|has|knows|lives|says)\p{Ll}{2,}s\b/u.test(wording),
    )
      ? `The same evidence tells what {applicant.subj} does in that illness, and the question under the test is what would become of {${role}} without it.`
      : undefined,
    opinionOn(teller, relative, facts),
    shown.length < 2
      ? undefined
      : `${once(teller, `Separation alone would be a common consequence of refusal. ${cite('P3')}.`)} What this record shows of {${role}.poss} health goes beyond it.`.trim(),
  )
}

/** A clinician who says what would follow, and on what ground: as one who treats, or after an evaluation. */
function opinionOn({ map }: Teller, { role }: QualifyingRelative, facts: readonly CaseFact[]): string | undefined {
  const opinions = facts.flatMap((fact) =>
    passagesOf(map, fact).filter(({ words }) => forecast.test(words) && /\b(?:would|will|risk|likely)\b/iu.test(words)),
  )
  const [first] = opinions
  if (first === undefined) return undefined
  const title = map.exhibits.find(({ id }) => id === first.document)?.title ?? ''
  const treats = map.passages.some(
    ({ document, words }) =>
      document === first.document &&
      /\b(?:under my care|my patient|I (?:have )?(?:treat|followed|seen)\p{Ll}*)\b/u.test(words),
  )
  const who = first.speaker === undefined ? 'the clinician' : `{${first.speaker}}`
  if (treats)
    return `On that question ${who}, who treats {${role}}, has given an opinion, and it rests on that treatment.`
  return /evaluat|assessment/iu.test(title)
    ? `On that question ${who} has given an opinion after an evaluation of {${role}}.`
    : undefined
}

const forecast =
  /\b(?:in my (?:professional |clinical )?(?:opinion|judgment)|my (?:professional |clinical )?opinion|I (?:consider|believe|expect|fear)|more likely than not|reasonable degree|in all probability|at (?:high )?risk|would be unable)\b/iu

/** What is said of an illness is said of this one: the statement names it. */
const namesOneOf = (conditions: readonly string[], { wording, asTold }: CaseFact): boolean => {
  const text = `${wording} ${asTold ?? ''}`.toLowerCase()
  return conditions.some((condition) =>
    condition
      .replaceAll(/\{[^{}]*\}/gu, ' ')
      .toLowerCase()
      .split(/\P{L}+/u)
      .some((word) => word.length > 4 && !/^(?:disorder|disease|chronic|severe)$/u.test(word) && text.includes(word)),
  )
}

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

/** What the facts say of an illness, in the words of the test; each only where a fact, not negated, has it. */
function illnessFeatures(facts: readonly CaseFact[]): string[] {
  const texts = facts.filter(({ negated }) => !negated).map(({ wording }) => wording)
  const find = (pattern: RegExp) => texts.map((text) => pattern.exec(text)).find((match) => match !== null)
  const year = find(/\bdiagnosed\b[^.;]{0,300}?\b((?:19|20)\d\d)\b/u)?.[1]
  const often = find(
    /\b(?:sees?|visits|attends)\b[^.;]{0,200}?\b(?:every|each) (week|month)\b|\b(?:sees?|visits)\b[^.;]{0,30}\b(weekly|monthly)\b/u,
  )
  return [
    ...(year ? [`diagnosed in ${year}`] : []),
    ...(often
      ? [`under ${(often[1] ?? often[2] ?? '').replace(/ly$/u, '')}ly treatment`]
      : find(
            /\b(?:takes|medication|insulin|chemotherapy|dialysis(?! (?:nurse|unit|technician|tech|center|clinic|chair|ward))|infusions?)\b/u,
          )
        ? ['under continuous treatment']
        : []),
    ...(find(/\b[Cc]hronic\b/u) ? ['chronic'] : []),
    ...(find(/\b(?:relapse[sd]|has relapsed|recurren|episodes)/u) ? ['recurrent'] : []),
    ...(find(
      /\b(?:was|were|been) (?:\p{L}+ )?(?:hospitalized|admitted|operated)\b|\bhad (?:\p{L}+ ){0,2}(?:surgery|operations?)\b|\b(?:surgeries|underwent|emergency room)\b|\bin the hospital for\b/u,
    )
      ? ['grave enough for hospital care']
      : []),
    ...(find(
      /\b(?:wheelchair|walker|catheteriz\p{L}{1,6}|cannot walk|cannot dress|cannot stand|disabled|lost the use)\b/u,
    )
      ? ['disabling']
      : []),
  ]
}

export function applyCare(teller: Teller, relative: QualifyingRelative, facts: readonly CaseFact[]): string {
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
  const records = shown.length === 0 ? '' : ` The record shows ${listInWords(shown)}.`
  return own(
    teller,
    circumstances.length === 0
      ? once(teller, `Hardship to a dependent counts as it reaches the qualifying relative. ${cite('P3')}.`)
      : circumstances.length === 1
        ? `USCIS treats ${circumstances[0]} as often weighing heavily. ${cite('P3')}.`
        : `USCIS treats two circumstances of this kind as often weighing heavily: ${listInWords(circumstances)}. ${cite('P3')}. Both are present.`,
    records,
    `The hardship is {${role}.poss} own, because what {applicant.subj} now does would fall to {${role}.him}.`,
  )
}

export function applySupport(teller: Teller, { role, significantFactors: ticked }: QualifyingRelative): string {
  const labels = ticked.filter((factor) => factor !== 'care_of_children').map((factor) => significantFactors[factor])
  return own(
    teller,
    `Help of this kind, on which {${role}} lives day by day, belongs to the ties and the conditions of health that ${cite('C1')} weighs.`,
    labels.length === 0
      ? undefined
      : `Among the circumstances that USCIS treats as often weighing heavily, the record shows ${listInWords(labels)}. ${cite('P3')}.`,
  )
}

export function applyMoney(teller: Teller, { role }: QualifyingRelative, facts: readonly CaseFact[]): string {
  const computed = compareSums(readHousehold(facts, role, teller.map.persons), role)
  return (
    (computed.length === 0 ? '' : own(teller, ...computed)) +
    own(
      teller,
      once(teller, `Economic detriment alone is a common consequence. ${cite('P3')}.`),
      `For {${role}} it does not stand alone: the financial effect of departure is itself a factor under ${cite('C1')}, and under ${cite('C2')} it is weighed together with the rest.`,
    )
  )
}

export function applyFamily(teller: Teller, { role }: QualifyingRelative, facts: readonly CaseFact[]): string {
  const alone = facts.some(({ wording }) => isAloneness(wording))
  return own(
    teller,
    `The ties of {${role}} to family in this country are the first of the factors in ${cite('C1')}.`,
    alone
      ? `Nobody else is there to do what {applicant.subj} does, and that sets {${role}.poss} loss apart from the separation that every refusal brings.`
      : undefined,
  )
}
