import { textOf } from '#domain/questionnaire/question.ts'
import { cite, citeAs, gap, paragraph } from '#domain/section-content/write.ts'
import { type CaseFrame, soughtRelief } from '../case.ts'
import { reliefPhrase } from '../case/relief.ts'

/** S11 */
export function issuesPresented(frame: CaseFrame): string {
  const [first] = frame.argued
  const issues = frame.opposesAppeal
    ? [`${gap('STATE EACH RULING THAT THE DEPARTMENT OF HOMELAND SECURITY CHALLENGES')}.`]
    : [
        `Whether the Immigration Judge erred in concluding that the ${frame.role} did not establish eligibility for ${first ? reliefPhrase(first) : gap('RELIEF SOUGHT')}.`,
        `${gap('STATE EACH FURTHER RULING CHALLENGED, E.G. CREDIBILITY, NEXUS, SOCIAL GROUP, ACQUIESCENCE')}.`,
      ]
  return `<ol>${issues.map((issue) => `<li>${issue}</li>`).join('')}</ol>`
}

/** S12 */
export function standardOfReview(): string {
  return paragraph(
    'The Board reviews findings of fact, including credibility findings and predictions about what is likely to happen, for clear error.',
    'It reviews questions of law, judgment and discretion, and all other issues, de novo.',
    `${citeAs('cfr1003_1d3', '8 C.F.R. § 1003.1(d)(3)(i)-(ii)')}.`,
    'Whether established facts meet a legal standard is a legal question.',
    `See ${cite('raf')}.`,
  )
}

/** S13 */
export function summaryOfArgument(frame: CaseFrame): string {
  const relief = frame.argued.length > 0 ? soughtRelief(frame) : gap('RELIEF SOUGHT')
  if (frame.opposesAppeal)
    return paragraph(
      'The decision below should be affirmed.',
      `First, ${gap('REASON 1')}. Second, ${gap('REASON 2')}.`,
      `The record supports the grant of ${relief}.`,
    )
  const disposition = textOf(frame.answers, 'disposition_sought') === 'vacated' ? 'vacated' : 'reversed'
  return paragraph(
    `The decision below should be ${disposition}.`,
    `First, ${gap('ERROR 1')}. Second, ${gap('ERROR 2')}.`,
    `Each error affected the result, and the record supports a grant of ${relief} or, at a minimum, remand.`,
  )
}
