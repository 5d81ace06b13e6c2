import type { CaseFact } from '#domain/case-map/case-map.ts'
import { exhibitTokens, passagesOf } from '#domain/case-map/read-map.ts'
import { dollars } from '#domain/prose/telling.ts'
import { countInWords, listInWords } from '#domain/prose/words.ts'
import { budgetSums } from '../case/budget-sums.ts'
import { isHelpless } from './application.ts'
import { budgetOf } from './budget.ts'
import { conditionOfOther, heaviestConditions, ownConditions } from './own-conditions.ts'
import { dependentIds } from './dependents.ts'
import { isForecast } from './forecasts.ts'
import { foreseenIn } from './foreseen.ts'
import { namesOneOf } from './illness-features.ts'
import { dependentsOf, orderOnChild } from './interactions.ts'
import { readHousehold } from './money.ts'
import { isDeed, tasksOf } from './tasks.ts'
import { factsIn, type Teller } from './teller.ts'

/** So many factors are weighed by name; the rest was argued above. */
const most = 4

/**
 * The heaviest factors, heaviest first, each as a sentence with what shows it: the relative's own illness with what is done
 * for it, who else has to be cared for, a child whom a court keeps here, the living. Empty where fewer than two have a name.
 */
export function heaviest(teller: Teller, facts: readonly CaseFact[], role: string): string[] {
  const factors = [
    ownIllness(teller, facts, role),
    careOfOthers(teller, role),
    boundChild(teller, facts),
    helpAlone(teller, facts, role),
    living(teller, facts, role),
  ].flatMap((factor) => factor ?? [])
  if (factors.length < 2) return []
  const chosen = factors.slice(0, most)
  const places = ['first', 'second', 'third', 'fourth']
  return [
    `${['Two', 'Three', 'Four'][chosen.length - 2]} factors weigh most for {${role}}.`,
    ...chosen.map((factor, at) => `The ${places[at] ?? countInWords(at + 1)} is ${factor}.`),
  ]
}

function ownIllness(teller: Teller, facts: readonly CaseFact[], role: string): string | undefined {
  const conditions = heaviestConditions(teller, role)
  const [condition] = conditions
  if (condition === undefined) return undefined
  const saying = factsIn(teller, `sep_${role}`, 'illness').filter((fact) => namesOneOf(conditions, fact))
  const done = tasksOf(facts, role)
  const deeds = facts.filter((fact) => isDeed(fact) && fact.persons.includes(role) && tasksOf([fact], role).length > 0)
  const foreseen = foreseenIn(
    factsIn(teller, `sep_${role}`, 'illness', 'support').filter(
      (fact) => fact.subject === undefined || isOf(role, fact),
    ),
    teller,
  ).slice(0, 2)
  const spoken = factsIn(teller, `sep_${role}`, 'illness').filter(
    (fact) => isForecast(fact) && fact.persons.includes(role),
  )
  const named = conditions.map((one, at) => `{${role}.${at === 0 ? 'poss' : 'his'}} ${one}`)
  return [
    `${listInWords(named)}${shownBy(teller, saying)}`,
    done.length === 0 ? '' : `, for which {applicant} sees to ${listInWords(done)}${shownBy(teller, deeds)}`,
    foreseen.length === 0
      ? spoken.length === 0 || done.length === 0
        ? ''
        : `; what a separation would do to it is foreseen in the evidence${shownBy(teller, spoken)}`
      : `; ${foreseen.length > 1 ? 'the clinicians warn of' : 'the clinician warns of'} ${foreseen.map(({ what, when, fact }) => `${what}${when}${shownBy(teller, [fact])}`).join(', and ')}`,
  ].join('')
}

const isOf = (role: string, { subject, persons }: CaseFact): boolean => subject === role || persons.includes(role)

/** Those for whom the relative would have to care, by name, with what they suffer where the record has a name for it. */
function careOfOthers(teller: Teller, role: string): string | undefined {
  const facts = factsIn(teller, `sep_${role}`, 'dependents')
  const ids = dependentIds(teller, facts, role)
  if (ids.length === 0) return undefined
  const [whose = '', first] =
    ids
      .map((id) => [id, conditionOfOther(teller, id.slice(1, -1), facts, role)] as const)
      .find(([, one]) => one !== undefined) ?? []
  const saying = facts.filter(
    (fact) => first !== undefined && fact.persons.includes(whose.slice(1, -1)) && namesOneOf([first], fact),
  )
  const shown = shownBy(teller, saying.slice(0, 2))
  const ill =
    first === undefined
      ? ''
      : ids.length > 1
        ? `, one of them with ${first}${shown}`
        : ` with ${whose.replace('}', '.his}')} ${first}${shown}`
  const done = tasksOf(facts.filter(({ persons }) => ids.some((id) => persons.includes(id.slice(1, -1)))))
  const deeds = facts.filter((fact) => isDeed(fact) && tasksOf([fact]).length > 0)
  if (isHelpless(teller, role))
    return `the care of ${dependentsOf(teller, role)}${ill}, which {${role}} could not give alone${shownBy(teller, facts)}`
  return `the care of ${dependentsOf(teller, role)}${ill}, which would rest on {${role}} alone${
    done.length === 0 ? shownBy(teller, facts) : `: ${listInWords(done)}${shownBy(teller, deeds)}`
  }`
}

function boundChild(teller: Teller, facts: readonly CaseFact[]): string | undefined {
  const order = orderOnChild(teller, facts)
  return order === undefined
    ? undefined
    : `an order of court that keeps a child here, so that a move would part the two${shownBy(teller, [order])}`
}

/** Help for one who has no illness by name. */
function helpAlone(teller: Teller, facts: readonly CaseFact[], role: string): string | undefined {
  const done = tasksOf(facts, role)
  if (done.length === 0 || ownConditions(teller, role).length > 0) return undefined
  const deeds = facts.filter((fact) => isDeed(fact) && fact.persons.includes(role))
  return `the help of every day, ${listInWords(done)}, that {${role}} has from {applicant}${shownBy(teller, deeds)}`
}

/** What would be left to live on, or what the home alone would take of it. */
function living(teller: Teller, facts: readonly CaseFact[], role: string): string | undefined {
  const budget = budgetOf(teller)
  const { applicantPay, relativePay, housing } = readHousehold(facts, role, teller.map.persons, budget)
  const sums = budget === undefined ? undefined : budgetSums(budget)
  if (budget !== undefined && sums !== undefined && sums.ofApplicant > 0) {
    const left = sums.comingIn - sums.ofApplicant
    // What would be left suffices for the bills: no factor that weighs.
    return left < sums.goingOut
      ? `the living: of ${dollars(sums.comingIn)} a month ${dollars(left)} would be left for bills of ${dollars(sums.goingOut)} ([[ex:${budget.document}]])`
      : undefined
  }
  if (relativePay === undefined) return undefined
  const shown =
    budget === undefined
      ? shownBy(
          teller,
          facts.filter(({ wording }) => wording.includes(dollars(relativePay))),
        )
      : ` ([[ex:${budget.document}]])`
  if (applicantPay !== undefined)
    return `the living: of ${dollars(applicantPay + relativePay)} a month ${dollars(relativePay)} would be left${shown}`
  return housing === undefined
    ? undefined
    : `the living: a ${housing.word} of ${dollars(housing.sum)} against ${dollars(relativePay)} a month${shown}`
}

/** Where it stands, a page of each exhibit, two exhibits at most. */
function shownBy({ map }: Teller, facts: readonly CaseFact[]): string {
  const passages = facts.flatMap((fact) => passagesOf(map, fact))
  const byPaper = [...Map.groupBy(passages, ({ document }) => document).values()].flatMap(([one]) => one ?? [])
  return byPaper.length === 0 ? '' : ` (${exhibitTokens(map, byPaper.slice(0, 2)).join('; ')})`
}
