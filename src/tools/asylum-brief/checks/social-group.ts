import { type Check, warn } from '#domain/questionnaire/check.ts'
import { type CaseFrame, needsGround } from '../case.ts'
import { namesAnotherTrait, type SocialGroup } from '../case/social-group.ts'

const field = 'social_group_details'

/** The wording of the group against the precedents: C12, C13, C14. Only the wording itself is read. */
export function socialGroupChecks(frame: CaseFrame): Check[] {
  const { group, country } = frame
  if (!needsGround(frame) || !frame.grounds.includes('social-group') || group.verbatim === undefined) return []
  return [...circularity(group), ...gender(group, group.verbatim, country), ...otherPrecedents(group)]
}

function circularity({ definedBy }: SocialGroup): Check[] {
  if (definedBy === undefined) return []
  return [
    warn(
      'C12',
      `The group is defined by the harm (“${definedBy}”); a group must exist apart from it. Reword it. Matter of A-B-, 27 I&N Dec. 316 (A.G. 2018), was vacated in 2021 and reinstated in 2025 by Matter of S-S-F-M-, 29 I&N Dec. 207 (A.G. 2025); Matter of A-R-C-G- may not be cited as support.`,
      field,
    ),
  ]
}

function gender({ triggers }: SocialGroup, wording: string, country: string | undefined): Check[] {
  if (!triggers.includes('gender')) return []
  const finding = namesAnotherTrait(wording, country)
    ? 'gender group plus another trait: review'
    : 'sex or sex plus nationality only'
  return [
    warn(
      'C13',
      `Particular social group: ${finding}. Matter of K-E-S-G-, 29 I&N Dec. 145 (BIA 2025), must be addressed; the brief acknowledges it.`,
      field,
    ),
  ]
}

function otherPrecedents({ triggers }: SocialGroup): Check[] {
  const checks: Check[] = []
  if (triggers.includes('family'))
    checks.push(address('a family', 'Matter of L-E-A- (A.G. 2019) and Matter of R-E-R-M- & J-D-R-M-', meansToAnEnd))
  if (triggers.includes('former-status'))
    checks.push(
      address('a former or perceived status or a gang', 'Matter of O-A-R-G-, Matter of L-A-L-T- and Matter of E-A-G-'),
    )
  if (triggers.includes('witness')) checks.push(address('witnesses or informants', 'Matter of C-A-'))
  return checks
}

const meansToAnEnd =
  ' Matter of M-R-M-S-, 28 I&N Dec. 757 (BIA 2023), was vacated by O.C.V. v. Bondi (10th Cir. Aug. 26, 2025): do not cite it; in the Tenth and Eleventh Circuits expect a means-to-an-end argument from circuit law (Orellana-Recinos; Sanchez-Castro).'

function address(trait: string, decisions: string, more = ''): Check {
  return warn(
    'C14',
    `The group names ${trait}: ${decisions} must be addressed; the brief acknowledges ${decisions.includes(' and ') ? 'them' : 'it'}.${more}`,
    field,
  )
}
