import { addDays, addYears, formatLongDate, isIsoDate, type IsoDate } from '#domain/dates/calendar.ts'
import { type Check, inform, warn } from '#domain/questionnaire/check.ts'
import { isYes, textOf } from '#domain/questionnaire/question.ts'
import { isAsBuiltIn, readingOf, sayPolicy } from '#domain/law-changes/policy-words.ts'
import { isInForce, policyWithId } from '#law/policies/list.ts'
import type { CaseFrame } from '../case.ts'
import { filedAsTold } from '../case/told-dates.ts'

/** The border rules and the dated policies of 2025 and 2026: C25, C27 to C30. */
export function policyChecks(frame: CaseFrame): Check[] {
  const { filingDate } = frame.input
  return [
    ...borderChecks(frame),
    ...annualFeeChecks(frame, filingDate),
    ...uscisChecks(frame, filingDate),
    ...protectedStatusChecks(frame),
  ]
}

const lawfulPathwaysFrom = '2023-05-11'
const securingTheBorderFrom = '2024-06-05'
const lawfulPathwaysTo = '2025-05-11'

/** The border rules may reach the last entry: S29 then reserves the point (C25). */
export function mayFallUnderBorderRules({ answers, selected, forum, thirdCountry, timing }: CaseFrame): boolean {
  if (!selected.includes('asylum') || (timing.lastArrival ?? lawfulPathwaysFrom) < lawfulPathwaysFrom) return false
  const crossed = textOf(answers, 'southern_border_entry')
  return crossed === 'yes' || (crossed === undefined && forum !== 'uscis' && thirdCountry)
}

function borderChecks(frame: CaseFrame): Check[] {
  if (!mayFallUnderBorderRules(frame)) return []
  const { cfrPart: part, timing, answers, input } = frame
  const entry = timing.lastArrival
  const first = `8 C.F.R. § ${part}.33 may apply; its status was not confirmed.`
  const both = `8 C.F.R. §§ ${part}.33 and ${part}.35 may both apply.`
  const later = `8 C.F.R. § ${part}.35 or a later proclamation may apply.`
  const lines =
    entry === undefined
      ? [
          `An entry from May 11, 2023 to June 4, 2024: ${first}`,
          `From June 5, 2024 to May 11, 2025: ${both}`,
          `Later: ${later}`,
        ]
      : [entry < securingTheBorderFrom ? first : entry <= lawfulPathwaysTo ? both : later]
  const vacated =
    entry === undefined || entry >= securingTheBorderFrom
      ? sayPolicy(
          policyWithId('stb-vacated'),
          `In May 2025 the D.D.C. vacated the limit that § ${part}.35 puts on asylum (Las Americas v. DHS, No. 24-cv-1702); the appeal was open when last read: check before filing. Withholding and CAT are not affected.`,
          input.filingDate,
        )
      : readingOf(policyWithId('stb-vacated'), input.filingDate)
  return [
    warn(
      'C25',
      `Give the date, place and manner of the last entry. ${lines.join(' ')} ${vacated}`,
      isYes(answers, 'southern_border_entry') ? 'southern_border_entry' : 'country_resided',
    ),
  ]
}

/** The day of a notice whose 30 days have passed without a payment; undefined where it has no day. */
function lateSince(noticed: string | undefined, paid: string | undefined, asOf: IsoDate): IsoDate | undefined {
  if (noticed === undefined || !isIsoDate(noticed)) return undefined
  const due = addDays(noticed, 30)
  return due < asOf && (paid === undefined || paid > due) ? noticed : undefined
}

function annualFeeChecks(frame: CaseFrame, asOf: IsoDate): Check[] {
  const { selected, answers, forum, timing } = frame
  if (!selected.includes('asylum')) return []
  const filed = timing.filed ?? filedAsTold(answers)
  const noticed = textOf(answers, 'aaf_notice_date')
  const isOwed = (filed !== undefined && asOf >= addYears(filed, 1)) || noticed !== undefined
  const policy = policyWithId('aaf')
  const late = lateSince(noticed, textOf(answers, 'aaf_paid_date'), asOf)
  const message = [
    isAsBuiltIn(policy)
      ? 'An annual fee is owed for each year that Form I-589 is pending (Pub. L. No. 119-21): $100 for fiscal year 2025, $102 for fiscal year 2026 at USCIS, no waiver. The amount for fiscal year 2027 was not found. Ask whether a fee notice came and when the fee was paid.'
      : `${policy.says} ${policy.status}`,
    ...(forum === 'uscis'
      ? [
          'Since May 29, 2026, USCIS rejects the application, denies the pending Form I-765 and ends work authorization when the fee is not paid within 30 days of its notice; a rejected application loses its filing date for the one-year limit.',
        ]
      : []),
    ...(late !== undefined
      ? [`The 30 days after the notice of ${formatLongDate(late)} have passed without a recorded payment.`]
      : []),
    ...(forum === 'board' ? ['Whether the fee runs during an appeal was not found.'] : []),
    readingOf(policy, asOf),
  ].join(' ')
  return [isOwed ? warn('C27', message, 'i589_filed_date') : inform('C27', message, 'i589_filed_date')]
}

function uscisChecks({ forum }: CaseFrame, asOf: IsoDate): Check[] {
  if (forum !== 'uscis') return []
  const signature = isInForce(policyWithId('signature-rule-2026'), asOf)
    ? [
        inform(
          'C28',
          sayPolicy(
            policyWithId('signature-rule-2026'),
            `Every form, declaration and brief sent to USCIS is signed in ink by the person named (a scan of the ink original will do). A pasted, stamped, typed or software-made signature may cost the case and the fee, without a chance to cure: 8 C.F.R. § 103.2(a)(7), from July 10, 2026.`,
            asOf,
          ),
        ),
      ]
    : []
  return [
    ...signature,
    inform(
      'C29',
      sayPolicy(
        policyWithId('uscis-holds-dorcas'),
        `The holds on asylum decisions (PM-602-0192, PM-602-0194) and the country-factor policy (PA-2025-26) were vacated on June 5, 2026, Dorcas Int'l Inst. of R.I. v. USCIS (D.R.I.), final judgment June 11. USCIS implements the order and appealed on June 12; a motion for a stay was pending when last read. Ask whether this case was held or re-reviewed.`,
        asOf,
      ),
    ),
  ]
}

/** The reason for the late filing names temporary protected status (C30). */
export function namesProtectedStatus({ answers }: CaseFrame): boolean {
  const reason = textOf(answers, 'missed_filing_deadline_reason') ?? ''
  return /\bTPS\b/.test(reason) || /temporary protected status/i.test(reason)
}

function protectedStatusChecks(frame: CaseFrame): Check[] {
  if (!frame.selected.includes('asylum') || frame.timing.answeredTimely !== false || !namesProtectedStatus(frame))
    return []
  return [
    warn(
      'C30',
      sayPolicy(
        policyWithId('tps-scotus'),
        `TPS excuses a late filing only until a reasonable time after it ended. Give the day on which the client's TPS ended: terminations now take effect without review of non-constitutional challenges (Mullin v. Doe, No. 25-1083 (U.S. June 25, 2026)), and the date on a work permit is not the TPS date (one-year cap from May 29, 2026).`,
        frame.input.filingDate,
      ),
      'missed_filing_deadline_reason',
    ),
  ]
}
