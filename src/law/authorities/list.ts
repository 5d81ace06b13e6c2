import { agencyDecisions } from './agency-decisions.ts'
import type { Authority } from './authority.ts'
import { courtDecisions } from './court-decisions.ts'
import { regulations } from './regulations.ts'
import { statutes } from './statutes.ts'

/** The day on which the list was last compared with its sources. */
export const authoritiesCheckedOn = '2026-11-21'

/** Every authority that the product knows; the only ones that a draft may cite besides the attorney's own sources. */
export const authorities: readonly Authority[] = [...statutes, ...regulations, ...agencyDecisions, ...courtDecisions]

const byId = new Map(authorities.flatMap((authority) => [authority.id, authority.token].map((id) => [id, authority])))

/** The authority with this id or this I-601A token; undefined when the list has none. */
export function findAuthority(id: string): Authority | undefined {
  return byId.get(id)
}
