import type { CaseFact } from '#domain/case-map/case-map.ts'
import { listInWords } from '#domain/prose/words.ts'
import type { QualifyingRelative } from '../case/relatives.ts'
import { herHusband } from './kin.ts'
import { applicantShare, readHousehold } from './money.ts'
import { nounPhrases } from './noun-phrases.ts'
import { once, own } from './paragraphs.ts'
import { factsIn, type Teller } from './teller.ts'
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

/** What the relative would bear, by the grounds that were argued; the map's own words first. */
function burdensOf(teller: Teller, { role }: QualifyingRelative, facts: readonly CaseFact[]): string[] {
  const given = facts.flatMap(({ asHardship }) => asHardship ?? [])
  if (given.length > 1) return [...new Set(given)].slice(0, 5)
  const section = `sep_${role}`
  const has = (topic: Topic) => factsIn(teller, section, topic).length > 0
  const condition = nounPhrases(factsIn(teller, section, 'illness'), role, 1)[0]
  const dependents = dependentIds(teller, factsIn(teller, section, 'dependents'), role)
  const share = applicantShare(readHousehold(facts, role))
  return [
    ...(has('illness')
      ? [condition === undefined ? 'the illness' : `the burden of ${condition.replace(`{${role}.poss} `, '')}`]
      : []),
    ...(has('dependents')
      ? [dependents.length === 0 ? 'the care of the family' : `the whole care of ${listInWords(dependents)}`]
      : []),
    ...(has('support') ? ['the end of the daily help'] : []),
    ...(has('money')
      ? [share === undefined ? 'the loss of {applicant.poss} support' : `the loss of about ${share} of the income`]
      : []),
  ]
}

/** The people whom the facts name most, other than the couple themselves, as tokens. */
export function dependentIds(teller: Teller, facts: readonly CaseFact[], role: string): string[] {
  const counts = new Map<string, number>()
  for (const { persons } of facts) for (const id of persons) counts.set(id, (counts.get(id) ?? 0) + 1)
  const named = teller.map.persons.filter(
    ({ id, role: kind }) =>
      id !== 'applicant' &&
      id !== role &&
      counts.has(id) &&
      (kind === 'child' || kind === 'relative' || kind === 'parent'),
  )
  const most = Math.max(0, ...named.map(({ id }) => counts.get(id) ?? 0))
  return named
    .filter(({ id }) => (counts.get(id) ?? 0) * 3 >= most)
    .map(({ id }) => `{${id}}`)
    .slice(0, 3)
}
