import { budgetOf } from './budget.ts'
import type { CaseFact } from '#domain/case-map/case-map.ts'
import { dollars } from '#domain/prose/telling.ts'
import { conditionInSentence, listInWords } from '#domain/prose/words.ts'
import { cite, gap } from '#domain/section-content/write.ts'
import { readHousehold } from './money.ts'
import { tasksOf } from './tasks.ts'
import { burdensOf } from './burdens.ts'
import { heaviestConditions } from './own-conditions.ts'
import { interactions } from './interactions.ts'
import { nounPhrases } from './noun-phrases.ts'
import { otherSide } from './other-side.ts'
import { own } from './paragraphs.ts'
import type { Topic } from './topics.ts'
import type { Teller } from './teller.ts'
import { heaviest } from './weighing.ts'

/** The heaviest factors with their weight, what each does to the next, what stands on the other side, and why this is not the usual case. */
export function writeCumulative(teller: Teller): string {
  const { waiver } = teller
  const facts = hardshipFacts(teller)
  const role = waiver.relatives[0]?.role ?? 'applicant'
  const whom = listInWords(waiver.relatives.map((relative) => `{${relative.role}}`))
  const rule = `The factors are to be weighed in the aggregate. ${cite('C2')}.`
  const weighed = heaviest(teller, facts, role)
  return (
    own(teller, rule, ...(weighed.length === 0 ? [sumOf(teller, role, facts, whom)] : weighed)) +
    own(teller, ...interactions(teller, facts, role, weighed.length > 0)) +
    balance(teller) +
    own(teller, distinguish(teller, facts, role))
  )
}

/** For each relative what the papers hold against the plea, with what answers it. */
function balance(teller: Teller): string {
  return teller.waiver.relatives
    .map(({ role }) => otherSide(teller, role))
    .filter((said) => said.length > 0)
    .map((said) => own(teller, ...said))
    .join('')
}

/** Where few facts have a name of their own: the grounds that were argued. */
function sumOf(teller: Teller, role: string, facts: readonly CaseFact[], whom: string): string {
  const [relative] = teller.waiver.relatives
  const burdens = relative === undefined ? [] : burdensOf(teller, relative, facts)
  return burdens.length < 2
    ? `In the case of ${whom === '' ? '{applicant}' : whom} they add up.`
    : `{${role}} would bear together ${listInWords(burdens)}.`
}

function distinguish(teller: Teller, facts: readonly CaseFact[], role: string): string {
  const shown = nounPhrases(facts, role, 3)
  const law = `${cite('C3')} holds that normal economic and social disruption is not enough; <em>see also</em> ${cite('C12')} (common results of removal insufficient); ${cite('C13')} (hardship must be beyond what is normally expected).`
  const conditions = heaviestConditions(teller, role)
  const done = tasksOf(facts, role)
  const { relativePay } = readHousehold(facts, role, teller.map.persons, budgetOf(teller))
  if (conditions.length > 0 && done.length > 0)
    return `${law} What {${role}} faces is of another kind: ${listInWords(conditions.map(conditionInSentence))} without ${listInWords(done)}${relativePay === undefined ? '' : `, on ${dollars(relativePay)} a month`}.`
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
