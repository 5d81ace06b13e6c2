import { budgetOf } from './budget.ts'
import type { CaseFact } from '#domain/case-map/case-map.ts'
import { dollars } from '#domain/prose/telling.ts'
import { conditionInSentence, listInWords } from '#domain/prose/words.ts'
import type { QualifyingRelative } from '../case/relatives.ts'
import { hardshipOf, isHelpless } from './application.ts'
import { heaviestConditions } from './own-conditions.ts'
import { applicantShare } from './compared-sums.ts'
import { dependentIds } from './dependents.ts'
import { namesOneOf, yearOfDiagnosis } from './illness-features.ts'
import { applicantKin } from './kin.ts'
import { readHousehold } from './money.ts'
import { tasksOf } from './tasks.ts'
import type { Teller } from './teller.ts'

/** The illness by its name, or by what absence did to it. */
export function illnessTitle(teller: Teller, { role }: QualifyingRelative, facts: readonly CaseFact[]): string {
  const returned = facts.some(
    ({ wording, negated }) =>
      !negated &&
      !/\b(?:would|will|expect|risk|if|likely|could|may)\b/u.test(wording) &&
      // `relapsing-remitting`, of the left eye: the name of an illness, and a side.
      /\b(?:relapse[ds]?|recurr(?:ed|ence)|episodes?)\b/u.test(wording) &&
      /\b(?:away|departure|left(?! (?:eye|ear|arm|leg|hand|foot|hip|knee|side|lung|breast|shoulder)\b)|absence|out of town|was sent|was gone)\b/u.test(
        wording,
      ),
  )
  const kin = applicantKin(teller.map, role)
  if (returned) return `{${role}.poss} illness has returned when {${role}.his} ${kin} was away.`
  const [own, next] = heaviestConditions(teller, role)
  if (own !== undefined && next !== undefined)
    return `{${role}} would be left with ${listInWords([own, next].map(conditionInSentence))}, and without {${role}.his} ${kin}.`
  if (own === undefined) return `Separation would strike at {${role}.poss} health.`
  return `{${role}} would be left with ${conditionInSentence(own)}${diagnosedIn(
    facts.filter((fact) => namesOneOf([own], fact)),
    role,
    own,
  )} and without {${role}.his} ${kin}.`
}

/** `, diagnosed in March 2025,` where a fact about this relative dates the diagnosis. */
function diagnosedIn(facts: readonly CaseFact[], role: string, condition: string): string {
  const year = yearOfDiagnosis(
    facts.filter(({ subject, persons }) => subject === role || persons.includes(role)),
    condition,
  )
  const [when] = facts.flatMap(({ wording, subject, negated }) => {
    const found = /\bdiagnosed\b[^.;]{0,120}? in ((?:\p{Lu}\p{Ll}{2,8} )?(?:19|20)\d\d)\b/u.exec(wording)?.[1]
    return subject === role && negated !== true && found !== undefined ? [found] : []
  })
  return when === undefined || year === undefined || !when.endsWith(year) ? '' : `, diagnosed in ${when},`
}

/** What the applicant does for this relative, by name. */
export function supportTitle(teller: Teller, { role }: QualifyingRelative, facts: readonly CaseFact[]): string {
  const kin = applicantKin(teller.map, role)
  const done = tasksOf([...facts, ...hardshipOf(teller, role)], role)
  return done.length === 0
    ? `{${role}} depends on what {${role}.his} ${kin} does each day.`
    : `{${role}} depends on {${role}.his} ${kin} for ${listInWords(done)}.`
}

/** Who would have to be cared for, and whether that can be done alone. */
export function dependentsTitle(teller: Teller, { role }: QualifyingRelative, facts: readonly CaseFact[]): string {
  const people = dependentIds(teller, facts, role)
  const isShared = facts.some(({ subject, kind }) => subject === 'applicant' && kind === 'care')
  const whom = people.length === 0 ? 'the family' : listInWords(people)
  if (isHelpless(teller, role)) return `{${role}} could not care for ${whom} alone.`
  return isShared
    ? `{${role}} cannot alone give ${whom} the care that two adults now share.`
    : `The care of ${whom} would rest on {${role}} alone.`
}

/** Whether somebody else is there. */
export function lifeTitle({ role }: QualifyingRelative, facts: readonly CaseFact[]): string {
  const alone = facts.some(({ wording }) =>
    /\b(?:no (?:adult|one)|nobody|only (?:sister|brother)|apart from)\b/iu.test(wording),
  )
  return alone
    ? `Nobody could take {applicant.poss} place beside {${role}}.`
    : `{${role}} would lose the daily life that the family has built.`
}

/** The applicant’s share of the income, where both pays are known; else what the home asks of the relative’s own. */
export function moneyTitle(teller: Teller, { role }: QualifyingRelative, facts: readonly CaseFact[]): string {
  const household = readHousehold(facts, role, teller.map.persons, budgetOf(teller))
  const share = applicantShare(household)
  if (share !== undefined) return `{${role}} would lose about ${share} of the income on which the household lives.`
  const { relativePay, housing } = household
  return relativePay === undefined || housing === undefined
    ? `The loss of {applicant.poss} support would fall on {${role}}.`
    : `{${role}.poss} own ${dollars(relativePay)} a month would have to carry a ${housing.word} of ${dollars(housing.sum)}.`
}
