import { agencyDecisions } from './agency-decisions.ts'
import type { Authority } from './authority.ts'
import { circuitAuthorities } from './circuit-authorities.ts'
import { fromLaw, lawPart } from '../in-force.ts'
import { courtDecisions } from './court-decisions.ts'
import { regulations } from './regulations.ts'
import { statutes } from './statutes.ts'

/** The day on which the list was last compared with its sources. */
export const authoritiesCheckedOn = lawPart('authoritiesCheckedOn', '2026-11-22')

/** The first list: statutes, regulations and agency decisions with the court decisions that the tools print. */
export const authorities = lawPart<readonly Authority[]>('authorities', [
  ...statutes,
  ...regulations,
  ...agencyDecisions,
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
