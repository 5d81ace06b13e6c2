import { type Check, warn } from '#domain/questionnaire/check.ts'
import { sectionsOf } from '../plan/section-order.ts'
import { adverseCandidates } from '../plan/circuit-candidates.ts'
import type { ReviewedDraft } from './reviewed-draft.ts'

/** C31: decisions of the controlling circuit against the claim that the draft does not name. One message for all. */
export function adverseCircuitChecks({ frame, sections }: ReviewedDraft): Check[] {
  const text = sections.map((section) => section.text).join(' ')
  const found = sectionsOf(frame).flatMap((section) => adverseCandidates(section, frame))
  const unnamed = [...new Map(found.map((entry) => [entry.id, entry])).values()].filter(
    ({ name }) => !text.includes(name.replaceAll('’', "'")),
  )
  if (unnamed.length === 0) return []
  const citations = unnamed.map(({ citation }) => citation).join('; ')
  return [warn('C31', `Circuit authority against the claim: ${citations}. Distinguish it or preserve the point.`)]
}
