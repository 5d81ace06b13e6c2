import { isAsBuiltIn, readingOf, sayPolicy } from '#domain/law-changes/policy-words.ts'
import { type Check, inform, warn } from '#domain/questionnaire/check.ts'
import { findCountry } from '#law/countries.ts'
import { isInForce, policiesOf } from '#law/policies/list.ts'
import type { Policy } from '#law/policies/policy.ts'
import type { WaiverCase } from '../case.ts'
import { clientField, type Rule } from './rule.ts'

/** K27: visa pauses and entry bans for the applicant's nationality, and the vacated policies, each as it was last read. */
export const countryPolicies: Rule = (waiver) => {
  const { applicant, asOf } = waiver
  const [citizenship, birth] = [codeOf(applicant.citizenship), codeOf(applicant.birthCountry)]
  const listed = policiesOf('i601a-waiver', 'K27')
  const current = listed.filter((policy) => isInForce(policy, asOf))
  const over = listed.filter(
    (policy) =>
      !isInForce(policy, asOf) && (policy.effectiveFrom ?? '') <= asOf && concerns(policy, citizenship, birth),
  )
  return [
    ...current.flatMap((policy) => currentNotice(policy, waiver, citizenship, birth)),
    ...vacatedNotice(over, waiver),
  ]
}

function codeOf(country: string | undefined): string | undefined {
  return country === undefined ? undefined : findCountry(country)?.code
}

function concerns({ countries, match }: Policy, citizenship: string | undefined, birth: string | undefined): boolean {
  const isNational = citizenship !== undefined && countries.includes(citizenship)
  return isNational || (match === 'citizenship or birth' && birth !== undefined && countries.includes(birth))
}

function currentNotice(
  policy: Policy,
  { applicant, asOf }: WaiverCase,
  citizenship: string | undefined,
  birth: string | undefined,
): Check[] {
  const read = readingOf(policy, asOf)
  if (citizenship !== undefined && policy.countries.includes(citizenship)) {
    const own = isAsBuiltIn(policy) ? ofNationals[policy.id]?.(applicant.citizenship ?? '') : undefined
    const text = own ?? `${policy.says} ${policy.status}`
    return [warn('K27', `${text} ${read}`, clientField)]
  }
  const isByBirth = birth !== undefined && birth !== citizenship && policy.countries.includes(birth)
  return isByBirth
    ? [
        inform(
          'K27',
          `Ask whether the applicant is still a national of ${applicant.birthCountry}. ${read}`,
          clientField,
        ),
      ]
    : []
}

const ofNationals: Readonly<Record<string, (country: string) => string>> = {
  'dos-iv-pause-75': (country) =>
    `The Department of State issues no immigrant visas to nationals of ${country} (pause of January 21, 2026). An approved waiver would not lead to a visa while it lasts, and leaving triggers the bar. Check travel.state.gov before filing and again before departure; a dual national applying on the passport of an unlisted country is outside it.`,
  'pp-10998': (country) =>
    `Proclamation 10998 suspends the entry of nationals of ${country} who were abroad without a valid visa on January 1, 2026, immediate relatives not excepted. A national who leaves for the interview needs a national-interest exception.`,
}

function vacatedNotice(over: readonly Policy[], { applicant, asOf }: WaiverCase): Check[] {
  const [latest] = over.toSorted((a, b) => b.checkedOn.localeCompare(a.checkedOn))
  if (!latest) return []
  const told = `The holds and country factors for ${applicant.citizenship ?? 'the country'} were vacated on June 5, 2026 (Dorcas); USCIS implements the order and has appealed, a motion for a stay was pending when last read. Ask whether the case was held or re-reviewed.`
  return [inform('K27', sayPolicy(latest, told, asOf), clientField)]
}

/** K29: a denial may bring a notice to appear. */
export const noticeToAppear: Rule = ({ asOf, entry }) => {
  if (asOf < '2025-02-28') return []
  const isOut = entry.manner.includes('without_inspection') || (entry.i94Date !== undefined && entry.i94Date < asOf)
  const status = isOut ? '; on these answers the applicant has no lawful status' : ''
  return [
    warn(
      'K29',
      `If this request is denied, USCIS may issue a notice to appear: since February 28, 2025 (PM-602-0187) one issues where a benefit request is denied and the person is not lawfully present, no class excepted${status}. Filing and approval give no status. Advise the applicant in writing before filing. (That a provisional waiver is such a request follows from 8 C.F.R. § 1.2; no published page found names Form I-601A.)`,
      clientField,
    ),
  ]
}

/** K30: signatures in ink. */
export const inkSignatures: Rule = ({ asOf }) =>
  asOf < '2026-07-10'
    ? []
    : [
        inform(
          'K30',
          'Form I-601A, Form G-28 and every declaration are signed in ink by the person named (a scan of the ink original will do). A pasted, stamped, typed or software-made signature may cost the case and the fee, without a chance to cure: 8 C.F.R. § 103.2(a)(7), from July 10, 2026.',
          clientField,
        ),
      ]

/** K34: time in TPS. */
export const temporaryProtection: Rule = ({ temporaryProtection: held, applicant, asOf }) => {
  if (held === undefined) return []
  const code = codeOf(applicant.citizenship)
  const unsettled = policiesOf('i601a-waiver', 'K34').find(
    ({ id, countries }) => id !== 'tps-scotus' && code !== undefined && countries.includes(code),
  )
  const more = unsettled
    ? ` TPS of this country is unsettled or its last day is not confirmed. ${readingOf(unsettled, asOf)}`
    : ''
  return [
    warn(
      'K34',
      `Time in TPS is not unlawful presence. Enter the last day of TPS; terminations now take effect without court stays (Mullin v. Doe, No. 25-1083 (U.S. June 25, 2026)). The date on a work permit is not the TPS date.${more}`,
      'tps_held',
    ),
  ]
}

/** K35: parole of the process for Cubans, Haitians, Nicaraguans and Venezuelans. */
export const chnvParole: Rule = ({ hasChnvParole }) =>
  hasChnvParole
    ? [
        warn(
          'K35',
          'CHNV parole ended on April 24, 2025; a stay held that back from April 14 to May 30, 2025. Whether unlawful presence accrued in between is unsettled. Enter the day from which the count should run as the end of parole, and keep the termination notice.',
          'i94_expire_date',
        ),
      ]
    : []
