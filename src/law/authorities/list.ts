import { agencyDecisionsSince2014 } from './agency-decisions-since-2014.data.ts'
import { agencyDecisionsTo2013 } from './agency-decisions-to-2013.data.ts'
import type { Authority } from './authority.ts'
import { circuitAuthorities } from './circuit-authorities.ts'
import { fromLaw, lawPart } from '../in-force.ts'
import { courtDecisions } from './court-decisions.ts'
import { decisionsOnHardship } from './decisions-on-hardship.data.ts'
import { regulationsOnBenefits } from './regulations-on-benefits.data.ts'
import { regulationsOnProtection } from './regulations-on-protection.data.ts'
import { statutesOnFamilyAndCitizenship } from './statutes-on-family-and-citizenship.data.ts'
import { statutesOnProtection } from './statutes-on-protection.data.ts'

/** The day on which the list was last compared with its sources. */
export const authoritiesCheckedOn = lawPart('authoritiesCheckedOn', '2026-11-22')

/** The first list: statutes, regulations and agency decisions with the court decisions that the tools print. */
export const authorities = lawPart<readonly Authority[]>('authorities', [
  ...statutesOnProtection,
  ...statutesOnFamilyAndCitizenship,
  ...regulationsOnProtection,
  ...regulationsOnBenefits,
  ...agencyDecisionsTo2013,
  ...agencyDecisionsSince2014,
  ...decisionsOnHardship,
  ...courtDecisions,
])

/** Everything that the product knows under one set of ids, with what is not confirmed: for the checks. */
export const knownAuthorities = fromLaw([authorities, circuitAuthorities], (first, circuits): readonly Authority[] => [
  ...first,
  ...circuits,
])

const byId = fromLaw(
  [knownAuthorities],
  (known) => new Map(known.flatMap((authority) => [authority.id, authority.token].map((id) => [id, authority]))),
)

/** The authority with this id or this I-601A token, offered or not; undefined when no list has it. */
export function findAuthority(id: string): Authority | undefined {
  return byId().get(id)
}
