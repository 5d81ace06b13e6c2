import type { CaseFact } from '#domain/case-map/case-map.ts'
import type { QualifyingRelative } from '../case/relatives.ts'
import type { Cluster } from './clusters.ts'

/** `In 2019 we separated for four months`, `we split up 3 mos`: the couple itself, and a time that is past. */
const parted =
  /\b(?:(?:separated|split up|split|broke up|lived apart|were apart)\b[^.;]{0,40}\b(?:weeks?|months?|mos?|years?|(?:19|20)\d\d)\b|(?:(?:19|20)\d\d)\b[^.;]{0,60}\b(?:separated|split up|broke up|lived apart))/u
const isOfOthers = /\b(?:parents|mother and father|by the border|from (?:my|his|her) (?:first|former|ex))\b/u
export const saidOf = ({ asTold, wording, statement }: CaseFact): string => `${asTold ?? ''} ${wording} ${statement}`

/** A short paragraph of a paper that opens with a time at which the couple lived apart: it is told with what is held against the case. */
export function isOfTimeApart({ facts, document }: Cluster, { role }: QualifyingRelative): boolean {
  const [opening] = facts
  if (role !== 'spouse' || document === undefined || opening === undefined || facts.length > 8) return false
  const words = saidOf(opening)
  return (
    parted.test(words) &&
    !isOfOthers.test(words) &&
    !/\b(?:if|would|could)\b/iu.test(words) &&
    ((opening.persons.includes('applicant') && opening.persons.includes('spouse')) || /\b[Ww]e\b/u.test(words))
  )
}
