import { cite, gap, joinWithAnd } from '#domain/section-content/write.ts'
import { findOtherGrounds } from '../case/narratives.ts'
import type { WaiverCase } from '../case.ts'
import { type FactorTag, factorTags } from '../case/factor-tags.ts'
import { applicantName, relativeList, relativeShort } from './people.ts'
import { aboutYears, flow, narrated, sentence, when } from './text.ts'

export function writeOtherRelatives(waiver: WaiverCase): string {
  const short = relativeShort(waiver)
  return flow(
    sentence(`Hardship to relatives who do not qualify counts to the extent that it adds to the hardship of ${short}`),
    `${cite('P2')}.`,
    narrated(waiver.otherRelativesText, 'other relatives'),
    `This burden would fall on ${short} ${gap('explain how; Ex. __')}.`,
  )
}

export function writeCumulative(waiver: WaiverCase): string {
  const isOne = waiver.relatives.length <= 1
  const subject = isOne ? `${relativeShort(waiver)} faces` : 'The qualifying relatives face'
  return flow(
    `Each factor above is supported by evidence, and none should be weighed in isolation. ${cite('C2')}; ${cite('P3')}.`,
    `${subject} ${factorList(waiver)} at the same time.`,
    when(
      !isOne,
      `If the hardship to one relative were thought insufficient alone, the hardship to ${relativeList(waiver)} should be weighed together ${gap('confirm current guidance')}.`,
    ),
    `This case differs from ${cite('C3')}, ${cite('C12')} and ${cite('C13')}, where the applicants showed only the disruption normally expected: here the record shows ${gap('decisive facts')}.`,
    'On the totality of the evidence, extreme hardship is more likely than not.',
  )
}

const tagNames: Readonly<Record<FactorTag, string>> = {
  health: 'health',
  mental: 'mental health',
  disability: 'disability',
  caregiving: 'caregiving',
  economic: 'economic',
  education: 'education',
  social: 'social',
  country: 'country conditions',
  military: 'military service',
  protection: 'protection',
  childcare: 'childcare',
}

/** `{factor_list_from_tags}`: `health, economic and social factors`; one factor alone leaves the others open. */
function factorList({ relatives }: WaiverCase): string {
  const tags = factorTags.filter((tag) => relatives.some((relative) => relative.tags.includes(tag)))
  const [first, second] = tags
  if (first === undefined) return gap('list the main factors')
  return second === undefined
    ? `${tagNames[first]} hardship and ${gap('list the main factors')}`
    : `${joinWithAnd(tags.map((tag) => tagNames[tag]))} factors`
}

export function writeDiscretion(waiver: WaiverCase): string {
  switch (waiver.argueCharacter) {
    case 'yes':
      return argueDiscretion(waiver)
    case 'no':
      return flow(
        "The extreme hardship shown above and the applicant's family ties are significant favorable factors.",
        `${cite('P5')}; ${cite('C8')}.`,
        gap('Attorney: add evidence on character, or confirm none is offered.'),
        'The record, taken as a whole, warrants approval as a matter of discretion.',
      )
    default:
      return ''
  }
}

function argueDiscretion(waiver: WaiverCase): string {
  const { yearsInUs } = waiver.applicant
  const residence = yearsInUs === undefined ? '' : `, ${aboutYears(yearsInUs)} of residence,`
  const adverse = hasAdverseFacts(waiver) ? ` and ${gap('any other adverse fact, stated candidly')}` : ''
  return flow(
    'Extreme hardship is one favorable factor; the remaining question is whether the favorable factors outweigh the adverse.',
    `${cite('C8')}; ${cite('P5')}.`,
    `The favorable factors are close family ties to ${relativeList(waiver)}${residence} and the following:`,
    narrated(waiver.characterText, 'details of character and ties'),
    `The adverse factors are the unlawful presence itself${adverse}.`,
    `Balanced against the hardship shown, they do not outweigh the equities. ${cite('C9')}.`,
  )
}

/** Something that the officer will weigh against the applicant was told, so the brief must not pass over it. */
function hasAdverseFacts({ screening, input }: WaiverCase): boolean {
  return (
    screening.arrests === 'yes' ||
    screening.other_inadmissibility === 'yes' ||
    screening.prior_departures === 'yes' ||
    findOtherGrounds(input).length > 0
  )
}

/** The signature follows it; the composer prints it from the attorney's profile. */
export function writeConclusion(waiver: WaiverCase): string {
  return flow(
    `For these reasons ${applicantName(waiver)} respectfully requests that USCIS find that refusal of admission would result in extreme hardship to ${relativeList(waiver)}, exercise discretion favorably, and approve the Form I-601A under ${cite('S4')} and ${cite('R1')}.`,
  )
}
