import type { CitableAuthority } from '#domain/drafting/tool.ts'
import { findAuthority } from '#law/authorities/list.ts'
import type { WaiverCase } from '../case.ts'
import { planWaiverSections } from '../plan.ts'

/** The authorities with these ids (`S1`, `C2`) that are offered to a writer. */
export function citableAuthorities(ids: readonly string[]): CitableAuthority[] {
  return ids.flatMap((id) => {
    const authority = findAuthority(id)
    return authority?.offered ? [{ id, citation: authority.citation, useFor: authority.proposition }] : []
  })
}

/** Everything that some section of this case may cite. */
export function waiverAuthorities(waiver: WaiverCase): CitableAuthority[] {
  return citableAuthorities([...new Set(planWaiverSections(waiver).flatMap(({ authorities = [] }) => authorities))])
}
