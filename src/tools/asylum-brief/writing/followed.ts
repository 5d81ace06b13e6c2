import type { CaseFact } from '#domain/case-map/case-map.ts'
import { isOfWriter, isTakenForClient, isUnsure, sameParagraph } from './going-on.ts'
import type { Pen } from './pen.ts'
import { goingOn } from './telling.ts'

/** A statement that goes on from the one before it in its source keeps its pronoun, unless it is now about another. */
export function followed(told: CaseFact, before: CaseFact | undefined, pen: Pen): CaseFact {
  const isNext = before !== undefined && sameParagraph(before, told, pen)
  const isOfOther =
    before?.subject !== undefined &&
    told.subject !== undefined &&
    told.subject !== before.subject &&
    told.subject !== 'applicant'
  const goesOn = isNext && !isOfOther
  // Behind what the writer says of herself, `she` is the client, and is named.
  if (isNext && isOfWriter(before, pen) && told.subject === 'applicant') return told
  return goesOn || isUnsure(told, pen) || isTakenForClient(told, pen) ? goingOn(told) : told
}
