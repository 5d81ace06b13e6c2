import { cite } from '#domain/section-content/write.ts'
import type { CaseFrame } from '../../case.ts'

/** `teachers who took part in the strike`: what somebody has done. */
export function pastConduct({ group }: CaseFrame): string {
  return isOfThePast(group.verbatim ?? '')
    ? `A shared past experience can be such a trait: what a person has done or been lies behind and cannot be undone. <em>See</em> ${cite('acosta', '233')}.`
    : ''
}

export const isOfThePast = (wording: string): boolean =>
  /\b(?:former|ex-\p{Ll}+|widow(?:er)?s?|who (?:have |had |once )?(?:took|testified|served|worked|fought|refused|joined|spoke|led|taught|cooperated|participated|protested|reported|witnessed|helped|defected|deserted|\p{Ll}{3,12}ed))\b/iu.test(
    wording,
  )

export function recognised({ group }: CaseFrame): string {
  switch (group.recognised) {
    case 'sexual-orientation':
      return `Sexual orientation can define such a group. ${cite('toboso')}.`
    case 'genital-cutting':
      return `<em>See</em> ${cite('kasinga')}.`
    default:
      return ''
  }
}
