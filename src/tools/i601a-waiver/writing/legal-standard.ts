import { cite } from '#domain/section-content/write.ts'
import { flow } from './text.ts'

/** Fixed text: the law is never written by a model. */
export function writeLegalStandard(): string {
  return theBars() + theWaiver() + extremeHardship()
}

function theBars(): string {
  return flow(
    'A noncitizen who was unlawfully present for more than 180 days but less than one year, and who leaves voluntarily before removal proceedings begin, is inadmissible for three years after departure; one who was unlawfully present for one year or more is inadmissible for ten.',
    `${cite('S1')}.`,
    'A person is unlawfully present when in the United States after an authorized stay has ended, or without having been admitted or paroled.',
    `${cite('S2')}.`,
    'Time before age eighteen is not counted.',
    `${cite('S3')}.`,
  )
}

function theWaiver(): string {
  return flow(
    "The Secretary may waive the bar for an immigrant who is the spouse, son or daughter of a citizen or permanent resident, if refusing admission would cause extreme hardship to the immigrant's citizen or permanent resident spouse or parent.",
    `${cite('S4')}.`,
    'USCIS decides certain of these requests before departure.',
    `${cite('R1')}; ${cite('R5')}.`,
    'The applicant must be in the United States, be at least seventeen, have an immigrant visa case pending with the Department of State, be inadmissible on departure only for unlawful presence, and intend to depart for the visa.',
    `${cite('R2')}; ${cite('R3')}.`,
    'An approval takes effect only once the applicant has departed, appeared at the interview and been found otherwise eligible.',
    `${cite('R4')}.`,
  )
}

function extremeHardship(): string {
  return flow(
    'The applicant must prove eligibility by a preponderance of the evidence, that is, that the claim is more likely than not true.',
    `${cite('C11')}; ${cite('P1')}.`,
    '"Extreme hardship" has no fixed meaning; it turns on the facts of each case.',
    `${cite('C7')}.`,
    "Relevant factors include the relative's family ties here and abroad, conditions in the country of relocation and the relative's ties to it, the financial effect of departure, and significant health conditions, particularly where suitable care is unavailable abroad.",
    `${cite('C1')}.`,
    'Factors that are not extreme alone must be considered together, to decide whether their combination goes beyond the hardship ordinarily associated with refusal of admission.',
    `${cite('C2')}.`,
    'Ordinary consequences, such as separation, financial loss and readjustment, do not suffice by themselves, but may do so in combination.',
    `${cite('P3')}.`,
    `See also ${cite('C3')}.`,
    'The standard is lower than the "exceptional and extremely unusual hardship" required for cancellation of removal.',
    `${cite('P3')}; compare ${cite('C17')}.`,
    'Hardship may be shown if the relative stays without the applicant or if the relative moves abroad; both need not be shown, but the record should establish which is likely.',
    `${cite('P2')}.`,
    'If extreme hardship is found, USCIS weighs the favorable and adverse factors in its discretion.',
    `${cite('P5')}; ${cite('C8')}.`,
  )
}
