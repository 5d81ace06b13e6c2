import { cite } from '#domain/section-content/write.ts'
import type { WaiverCase } from '../case.ts'
import { flow } from './text.ts'

/** Fixed text: the law is never written by a model. The bar that the case concerns stands first. */
export function writeLegalStandard({ presence }: WaiverCase): string {
  return theBars(presence?.bar) + extremeHardship()
}

function theBars(bar: string | undefined): string {
  const three = `A noncitizen who was unlawfully present for more than 180 days but less than one year, and who leaves voluntarily before removal proceedings begin, is inadmissible for three years. ${cite('S1:I')}.`
  const ten = `A noncitizen who was unlawfully present for one year or more, and who then leaves, is inadmissible for ten years. ${cite('S1:II')}.`
  return flow(
    bar === 'ten_year' ? ten : bar === 'three_year' ? three : `${three} ${ten}`,
    `A person is unlawfully present when in the United States after an authorized stay has ended, or without having been admitted or paroled. ${cite('S2')}.`,
    `Time before the age of eighteen is not counted. ${cite('S3')}.`,
    `The bar may be waived for an immigrant who is the spouse, son or daughter of a citizen or permanent resident, if refusal of admission would result in extreme hardship to the citizen or permanent resident spouse or parent. ${cite('S4')}.`,
    `USCIS decides such a request before departure. ${cite('R1')}; ${cite('R5')}.`,
    `An approval takes effect only once the applicant has departed, appeared at the interview and been found otherwise eligible. ${cite('R4')}.`,
  )
}

function extremeHardship(): string {
  return flow(
    `The applicant must show that the claim is more likely than not true. ${cite('C11')}; ${cite('P1')}.`,
    `“Extreme hardship” has no fixed meaning and turns on the facts of each case. ${cite('C7')}.`,
    `The factors include the relative’s family ties here and abroad, conditions in the country of relocation and the relative’s ties to it, the financial effect of departure, and significant conditions of health, particularly where suitable care is unavailable abroad. ${cite('C1')}.`,
    `Factors that are not extreme alone must be considered in the aggregate. ${cite('C2')}.`,
    `Separation, economic loss, difficulty of readjustment and inferior medical services do not suffice by themselves, but count in combination. ${cite('P3')}; <em>see also</em> ${cite('C3')}.`,
    `The standard is lower than the one for cancellation of removal. <em>Compare</em> ${cite('C17')}.`,
    `Hardship may be shown on separation or on relocation; both need not be shown. ${cite('P2')}.`,
    `Where it is found, USCIS weighs the favorable and adverse factors in its discretion. ${cite('P5')}; ${cite('C8')}.`,
  )
}
