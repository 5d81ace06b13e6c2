import { argues, type CaseFrame } from '../case.ts'
import type { Forum } from '../case/forum.ts'
import { type SectionRule, sectionRules } from './section-list.ts'
import { groundSections } from './ground-sections.ts'

const opening: Readonly<Record<Forum, readonly string[]>> = {
  uscis: ['S00', 'S10', 'S14', 'S15'],
  immigration: ['S00', 'S01', 'S10', 'S14', 'S15'],
  board: ['S00', 'S01', 'S02', 'S10', 'S11', 'S12', 'S14', 'S15', 'S13'],
}
const asylumArgument = ['S20', 'S21', 'S22', 'S23', 'S24', 'S25', 'S26', 'S27', 'S28', 'S29', 'S30', 'S31', 'S32']
const closing = ['S70', 'S80', 'S81', 'S82']

/** The sections of a case in the order in which they stand (2.3, 2.5, C6). */
export function sectionsOf(frame: CaseFrame): SectionRule[] {
  const order = [...opening[frame.forum], ...argumentOrder(frame), ...closing]
  return order.flatMap((id) => {
    if (id === 'S24') return groundSections(frame)
    const rule = sectionRules.find((candidate) => candidate.id === id)
    return rule?.applies(frame) ? [rule] : []
  })
}

/** Without asylum credibility comes first and withholding opens its argument before harm, ground and protection. */
function argumentOrder(frame: CaseFrame): string[] {
  const torture = ['S60', 'S61', 'S62']
  if (argues(frame, 'asylum')) return [...asylumArgument, 'S50', ...torture]
  return ['S22', 'S50', ...asylumArgument.filter((id) => id !== 'S22'), ...torture]
}
