import { cite, gap } from '#domain/section-content/write.ts'
import type { WaiverCase } from '../case.ts'
import { applicantName, relativeListWithStatus, relativeShort } from './people.ts'
import { countryInText, flow } from './text.ts'
import { basisClause } from './visa-basis.ts'

export function writeIntroduction(waiver: WaiverCase): string {
  const here = waiver.relatives.length > 1 ? 'Here those relatives are' : 'Here that relative is'
  const basis = basisClause(waiver)
  return (
    flow(
      `${applicantName(waiver)}, a citizen of ${countryInText(waiver.applicant.citizenship)}, asks U.S. Citizenship and Immigration Services (USCIS) to approve the enclosed Form I-601A and provisionally waive inadmissibility under ${cite('S1')}.`,
      // The year of a date and a citation within a sentence are closed by a comma.
      `The applicant is ${basis}${/(, \d{4}|\]\])$/.test(basis) ? ',' : ''} and must attend an immigrant visa interview abroad.`,
      barSentence(waiver),
    ) +
    flow(
      "Congress allows the bar to be waived where refusing admission would cause extreme hardship to the applicant's citizen or permanent resident spouse or parent.",
      `${cite('S4')}.`,
      `${here} ${relativeListWithStatus(waiver)}.`,
      `As set out below, the evidence makes it more likely than not that ${relativeShort(waiver)} would suffer extreme hardship, and the applicant merits a favorable exercise of discretion.`,
    )
  )
}

function barSentence({ presence }: WaiverCase): string {
  switch (presence?.bar) {
    case 'ten_year':
      return 'Because the applicant has been unlawfully present in the United States for one year or more, leaving for that interview would bar return for ten years.'
    case 'three_year':
      return 'Because the applicant has been unlawfully present for more than 180 days but less than one year, leaving for that interview would bar return for three years.'
    case 'none':
      return gap('Attorney: the count does not exceed 180 days; confirm that a waiver is needed.')
    default:
      return `Leaving for that interview is expected to trigger a bar under that section. ${gap('Attorney: confirm the accrual of unlawful presence.')}`
  }
}
