import type { CaseFact, CaseMap, Link } from '#domain/case-map/case-map.ts'
import { adverseFactsIn } from '#domain/case-map/read-map.ts'
import type { CaseFrame } from '../case.ts'
import { tellsOfAct } from './signs.ts'

export type Adverse = { readonly fact: CaseFact; readonly link: Link }

/**
 * The adverse facts of the map for a section, without what the persecutors did: an arrest before the last arrival is the
 * harm that the client fled, and nothing to be weighed against a grant.
 */
export function adverseIn(map: CaseMap, { timing }: CaseFrame, section: string): Adverse[] {
  const spoken = new Map(map.passages.map(({ id, speaker }) => [id, speaker]))
  // A bar or a blemish is the client's own: what others did or a report tells is none.
  const isOfOthers = ({ persons, kind, sources }: CaseFact) =>
    kind === 'country' ||
    (!persons.includes('applicant') &&
      sources.every((source) => source.type === 'passage' && spoken.get(source.passage) !== 'applicant'))
  const isHarm = (fact: CaseFact) =>
    /\b(?:would|will) be (?:arrested|detained|charged|imprisoned)\b/i.test(fact.statement) ||
    (tellsOfAct(fact) && (timing.lastArrival === undefined || (fact.date?.from ?? '') < timing.lastArrival))
  return adverseFactsIn(map, section).filter(
    ({ fact }) => !/^S(?:29|31)$/.test(section) || !(isHarm(fact) || isOfOthers(fact)),
  )
}
