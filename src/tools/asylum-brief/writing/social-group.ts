import { cite, escapeText, gap, paragraph } from '#domain/section-content/write.ts'
import type { CaseFrame } from '../case.ts'
import type { GroupTrigger } from '../case/social-group.ts'
import { asSentences, circuitGap, countryOf } from './wording.ts'

/** S25: the group verbatim, the three tests, then the precedents that must be faced. */
export function socialGroup(frame: CaseFrame): string {
  const { group, role } = frame
  return [
    paragraph(
      `The ${role} belongs to the following group: ${group.verbatim ? escapeText(group.verbatim) : gap('PARTICULAR SOCIAL GROUP: EXACT WORDING AND FACTS')}.`,
      'A particular social group must (1) share a common immutable characteristic, (2) be defined with particularity, and (3) be socially distinct in the society in question.',
      `${cite('mevg')}; ${cite('wgr')}.`,
    ),
    paragraph(
      `Immutable: the shared trait, ${gap('TRAIT')}, is one that members cannot change or should not have to change. ${cite('acosta')}.`,
      `Particular: the group has clear limits because ${gap('BOUNDARY')}.`,
      `Distinct: society in ${countryOf(frame)} recognises the group, as shown by ${gap('EVIDENCE')}.`,
      asSentences(group.rest ?? ''),
      recognised(frame),
      'The group exists apart from the harm feared.',
    ),
    ...group.triggers.map((trigger) => paragraph(adverse[trigger](frame))),
  ].join('')
}

function recognised({ group }: CaseFrame): string {
  switch (group.recognised) {
    case 'sexual-orientation':
      return `Sexual orientation can define such a group. ${cite('toboso')}.`
    case 'genital-cutting':
      return `See ${cite('kasinga')}.`
    default:
      return ''
  }
}

const adverse: Readonly<Record<GroupTrigger, (frame: CaseFrame) => string>> = {
  gender: (frame) =>
    `The ${frame.role} acknowledges ${cite('kesg')}, and ${cite('ssfm')}, which reinstated ${cite('ab1')}. Those decisions do not control here because ${gap('DISTINGUISH')}, and the issue is preserved for review. ${circuitGap(frame)}.`,
  family: (frame) =>
    `The ${frame.role} acknowledges ${cite('rerm')}, restoring ${cite('lea2')}. This family is socially distinct because ${gap('EVIDENCE')}; the issue is preserved. ${circuitGap(frame)}.`,
  'former-status': (frame) =>
    `The ${frame.role} acknowledges ${cite('oarg')}, ${cite('lalt')}, and ${cite('eag')}. This group differs because ${gap('DISTINGUISH')}; the issue is preserved. ${circuitGap(frame)}.`,
  witness: (frame) =>
    `The ${frame.role} acknowledges ${cite('ca')}. Unlike the informants there, the members of this group are known to the public because ${gap('EVIDENCE')}. ${circuitGap(frame)}.`,
}
