import { isHelpless } from './application.ts'
import { budgetOf } from './budget.ts'
import type { CaseFact } from '#domain/case-map/case-map.ts'
import { conditionInSentence, countryName, listInWords } from '#domain/prose/words.ts'
import type { QualifyingRelative } from '../case/relatives.ts'
import { herHusband } from './kin.ts'
import { applicantShare } from './compared-sums.ts'
import { readHousehold } from './money.ts'
import { nounPhrases, wouldMeet } from './noun-phrases.ts'
import { ownConditions } from './own-conditions.ts'
import { own } from './paragraphs.ts'
import { once } from './said-once.ts'
import { dependentIds } from './dependents.ts'
import { factsIn, type Teller } from './teller.ts'
import { tasksOf } from './tasks.ts'
import type { Topic } from './topics.ts'

/** The conclusion on separation: what the relative would bear, by the grounds that were argued. */
export function conclude(teller: Teller, relative: QualifyingRelative, facts: readonly CaseFact[]): string {
  const { role } = relative
  const burdens = burdensOf(teller, relative, facts)
  if (burdens.length === 0) return ''
  const without = herHusband(teller.map, role)
  return own(
    teller,
    `On separation, then, {${role}} would bear without ${without} ${listInWords(burdens)}${burdens.length > 1 ? ', all at one time' : ''}. ${once(teller, 'That goes beyond the common results of a refusal, and the evidence makes it more likely than not.', `For {${role}} too that is more than refusal usually brings.`)}`,
  )
}

/** The whole case of one relative in a sentence or two, in what the record shows; empty where it shows little. */
export function caseInBrief(teller: Teller, relative: QualifyingRelative): string {
  const { role, argueRelocation } = relative
  const section = `sep_${role}`
  const illness = ownConditions(teller, role).slice(0, 2)
  const dependents = dependentIds(teller, factsIn(teller, section, 'dependents'), role)
  const isHelped =
    factsIn(teller, section, 'support').length > 0 ||
    (dependents.length === 0 && factsIn(teller, section, 'dependents').length > 0)
  const hasMoney = isAboutMoney(teller, section)
  const share = applicantShare(readHousehold(factsIn(teller, section), role, teller.map.persons, budgetOf(teller)))
  const parts = [
    ...(illness.length === 0 ? [] : [`live with ${listInWords(illness.map(conditionInSentence))}`]),
    ...careFor(teller, role, dependents),
    ...(share === undefined
      ? isHelped
        ? ['do without the help that {applicant.subj} gives each day']
        : hasMoney
          ? ['do without the support that {applicant.subj} gives']
          : []
      : [`do without about ${share} of the income of the household`]),
  ]
  if (parts.length < 2 && illness.length === 0 && !isHelped) return ''
  const there = teller.waiver.applicant.citizenship
  const abroad = nounPhrases(factsIn(teller, `rel_${role}`), role, 6).filter((phrase) =>
    /^(?:the absence|a place without|a single|no |a life in)/u.test(phrase),
  )
  const move =
    argueRelocation !== 'yes' || there === undefined || abroad.length === 0
      ? ''
      : ` In ${countryName(there)} {${role}.subj} would ${wouldMeet(abroad.slice(0, 2), countryName(there))}.`
  return `{${role}.subj} would have to ${listInWords(parts)}${parts.some((part) => part.startsWith('do without')) ? '' : ` without ${herHusband(teller.map, role)}`}.${move}`
}

/** Who needs care in everything cares for nobody. */
const careFor = (teller: Teller, role: string, dependents: readonly string[]): string[] =>
  dependents.length === 0 || isHelpless(teller, role) ? [] : [`care for ${listInWords(dependents)}`]

const isAboutMoney = (teller: Teller, section: string): boolean =>
  factsIn(teller, section, 'money').length > 0 || budgetOf(teller) !== undefined

/** What the relative would bear, by the grounds that were argued; the map's own words first. */
export function burdensOf(teller: Teller, { role }: QualifyingRelative, facts: readonly CaseFact[]): string[] {
  const given = facts.flatMap(({ asHardship }) => asHardship ?? [])
  if (given.length > 1) return [...new Set(given)].slice(0, 5)
  const section = `sep_${role}`
  const has = (topic: Topic) =>
    topic === 'money' ? isAboutMoney(teller, section) : factsIn(teller, section, topic).length > 0
  const condition = ownConditions(teller, role)[0]
  const dependents = dependentIds(teller, factsIn(teller, section, 'dependents'), role)
  const share = applicantShare(readHousehold(facts, role, teller.map.persons, budgetOf(teller)))
  return [
    ...(has('illness')
      ? [
          condition === undefined
            ? 'the illness'
            : conditionInSentence(condition).replace(/^(?!the effects of)/u, 'the burden of '),
        ]
      : []),
    ...(dependents.length === 0
      ? []
      : [`${isHelpless(teller, role) ? 'the want of care for' : 'the whole care of'} ${listInWords(dependents)}`]),
    ...(has('support') || (has('dependents') && dependents.length === 0) ? [lossOfHelp(facts, role)] : []),
    ...(has('money')
      ? [share === undefined ? 'the loss of {applicant.poss} support' : `the loss of about ${share} of the income`]
      : []),
  ]
}

const lossOfHelp = (facts: readonly CaseFact[], role: string): string => {
  const done = tasksOf(facts, role)
  return done.length === 0 ? 'the end of the daily help' : `the loss of ${listInWords(done)}`
}
