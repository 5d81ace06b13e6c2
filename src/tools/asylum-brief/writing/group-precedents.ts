import { cite, gap } from '#domain/section-content/write.ts'
import type { CaseFrame } from '../case.ts'
import { groupsIn, type GroupTrigger } from '../case/social-group.ts'

/** Which of several groups of one wording is meant. */
export const ordinals = ['first', 'second', 'third', 'fourth']

/** For each group why it is more than sex and nationality, with a gap for those whose wording does not say so. */
function distinguished(frame: CaseFrame): string {
  const groups = groupsIn(frame.group.verbatim)
  const reasons = groups.map((verbatim) => notSexAlone({ ...frame, group: { ...frame.group, verbatim } }))
  const [only] = reasons
  if (groups.length < 2 || reasons.every((one) => one === only)) return only ?? gap('DISTINGUISH')
  return reasons
    .map(
      (one, at) =>
        `as to the ${ordinals[at] ?? 'last'} group ${(one ?? gap('DISTINGUISH')).replace('this group', 'it').replace('the group', 'it')}`,
    )
    .join('; ')
}

/** Why a group of women or men is more than those of a country, where its own wording says so. */
function notSexAlone({ group, country }: CaseFrame): string | undefined {
  if (group.recognised === 'sexual-orientation')
    return 'this group is defined by sexual orientation, which is a trait of its own, and not by sex with nationality'
  const more = (group.verbatim ?? '')
    .split(/[^\p{L}’'-]+/u)
    // The name of a people may be short: `Mam`, `Twa`.
    .filter((word) => word.length > 3 || /^\p{Lu}\p{Ll}{2}$/u.test(word))
    .map((word) => word.toLowerCase())
    .filter(
      (word) =>
        !plainWords.has(word) && !(country ?? '').toLowerCase().includes(word.replace(/(?:an|ese|ian|n|s)$/u, '')),
    )
  const whom = /\b(?:wom[ae]n|girls?|females?|wife|wives|ladies)\b/iu.test(group.verbatim ?? '') ? 'women' : 'men'
  return more.length === 0
    ? undefined
    : `the group is drawn by more than sex and nationality: its wording names a further trait that sets its members apart from ${whom} of the country at large`
}

const plainWords = new Set(
  'women woman men man the all any girls females female ladies from who whom that with viewed property their partners relationship relationships unable leave domestic'.split(
    ' ',
  ),
)

/** The precedents that the wording calls up, each acknowledged and set apart. */
export const precedentsToMeet: Readonly<Record<GroupTrigger, (frame: CaseFrame, isDistinct: boolean) => string[]>> = {
  gender: (frame) => [
    `The ${frame.role} acknowledges ${cite('kesg')}, and ${cite('ssfm')}, which reinstated ${cite('ab1')}.`,
    `Those decisions do not control here because ${distinguished(frame)}, and the issue is preserved for review.`,
  ],
  family: (frame, isDistinct) => [
    `The ${frame.role} acknowledges ${cite('rerm')}, restoring ${cite('lea2')}.`,
    `${/\bfamilies\b/iu.test(frame.group.verbatim ?? '') ? 'The families of which the group speaks are' : 'This family is'} socially distinct ${isDistinct ? 'on the facts given under the third test' : `because ${gap('EVIDENCE')}`}; the issue is preserved.`,
  ],
  'former-status': (frame) => [
    `The ${frame.role} acknowledges ${cite('oarg')}, ${cite('lalt')}, and ${cite('eag')}.`,
    `This group differs because ${gap('DISTINGUISH')}; the issue is preserved.`,
  ],
  witness: (frame, isDistinct) => [
    `The ${frame.role} acknowledges ${cite('ca')}.`,
    `Unlike the informants there, the members of this group are known to the public ${isDistinct ? 'on the facts given under the third test' : `because ${gap('EVIDENCE')}`}.`,
  ],
}
