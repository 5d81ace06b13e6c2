import { formatLongDate, type IsoDate } from '#domain/dates/calendar.ts'
import { block, type Check, inform, warn } from '#domain/questionnaire/check.ts'
import { clientField, type Rule } from './rule.ts'

/** K04: dates of entry and stay that cannot be. */
export const impossibleDates: Rule = (waiver) => [
  ...stayBeforeEntry(waiver),
  ...futureEntry(waiver),
  ...beforeBirth(waiver),
]

const stayBeforeEntry = ({ entry: { stayEnd, admittedOn, paroledOn } }: Parameters<Rule>[0]): Check[] =>
  [
    { on: admittedOn, what: 'admission' },
    { on: paroledOn, what: 'parole' },
  ].flatMap(({ on, what }) =>
    stayEnd !== undefined && on !== undefined && stayEnd < on
      ? [
          block(
            'K04',
            `The authorized stay ends on ${formatLongDate(stayEnd)}, before the date of ${what}, ${formatLongDate(on)}. Unlawful presence cannot be counted from it (INA 212(a)(9)(B)(ii)).`,
            'i94_expire_date',
          ),
        ]
      : [],
  )

const futureEntry = ({ entry: { lastEntryDate, admittedOn, paroledOn }, asOf }: Parameters<Rule>[0]): Check[] =>
  [
    ...(lastEntryDate === admittedOn || lastEntryDate === paroledOn
      ? []
      : [{ on: lastEntryDate, what: 'last entry', field: clientField }]),
    { on: admittedOn, what: 'admission', field: 'admitted_date' },
    { on: paroledOn, what: 'parole', field: 'parole_date' },
  ].flatMap(({ on, what, field }) =>
    on !== undefined && on > asOf
      ? [
          block(
            'K04',
            `The date of ${what}, ${formatLongDate(on)}, is after the filing date. The applicant must be in the United States at filing (8 CFR 212.7(e)(3)).`,
            field,
          ),
        ]
      : [],
  )

function beforeBirth({ applicant, entry, marriedOn, metOn }: Parameters<Rule>[0]): Check[] {
  const { bornOn } = applicant
  if (bornOn === undefined) return []
  const dates: readonly { readonly on: IsoDate | undefined; readonly what: string; readonly field: string }[] = [
    { on: entry.lastEntryDate, what: 'date of last entry', field: clientField },
    { on: distinct(entry.admittedOn, entry.lastEntryDate), what: 'date of admission', field: 'admitted_date' },
    { on: distinct(entry.paroledOn, entry.lastEntryDate), what: 'date of parole', field: 'parole_date' },
    { on: entry.i94Date, what: 'end of the authorized stay', field: 'i94_expire_date' },
    { on: marriedOn, what: 'date of marriage', field: clientField },
    { on: metOn, what: 'date on which the couple met', field: 'applicant_meet_spouse_date' },
  ]
  return dates.flatMap(({ on, what, field }) =>
    on !== undefined && on < bornOn
      ? [
          block(
            'K04',
            `The ${what}, ${formatLongDate(on)}, is before the applicant's birth on ${formatLongDate(bornOn)}. Correct one of them: age decides which days count (INA 212(a)(9)(B)(iii)(I)).`,
            field,
          ),
        ]
      : [],
  )
}

/** A date given once is reported once. */
function distinct(date: IsoDate | undefined, same: IsoDate | undefined): IsoDate | undefined {
  return date === same ? undefined : date
}

/** K06: facts that may mean the permanent bar. */
export const permanentBar: Rule = ({ entry: { manner }, screening }) =>
  (manner.includes('without_inspection') && manner.includes('admitted')) || screening.prior_departures === 'yes'
    ? [
        warn(
          'K06',
          'More than one entry, or a departure after more than one year of unlawful presence, may mean the permanent bar of INA 212(a)(9)(C), which Form I-601A cannot waive. Check every entry and departure.',
          manner.includes('admitted') && manner.includes('without_inspection')
            ? 'admisibility_details'
            : 'prior_departures',
        ),
      ]
    : []

/** K07: entered without inspection and paroled. */
export const paroleAfterEntry: Rule = ({ entry: { manner } }) =>
  manner.includes('without_inspection') && manner.includes('paroled')
    ? [
        inform(
          'K07',
          'Was this parole in place? No unlawful presence accrues while parole lasts, but the time before it remains (INA 212(a)(9)(B)(ii)).',
          'admisibility_details',
        ),
      ]
    : []
