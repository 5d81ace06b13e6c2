import type { CaseFrame } from '../case.ts'
import { certificateOfService, cover, exhibitIndex, signature } from './front-and-back.ts'
import { briefOf } from './write-brief.ts'

const frames: Readonly<Record<string, (frame: CaseFrame) => string>> = {
  S00: cover,
  S80: signature,
  S81: exhibitIndex,
  S82: certificateOfService,
}

/**
 * The offline text of a section (domain file, section 5): the HTML subset with tokens and gaps. Contents and table of
 * authorities are made from the finished draft and are not here.
 */
export function writeTemplate(id: string, frame: CaseFrame): string {
  return frames[id]?.(frame) ?? briefOf(frame).get(id) ?? ''
}
