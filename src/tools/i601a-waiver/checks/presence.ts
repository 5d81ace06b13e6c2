import { daysBetween, formatLongDate } from '#domain/dates/calendar.ts'
import { block, warn } from '#domain/questionnaire/check.ts'
import { hadAuthorizedStay } from '../case/entry.ts'
import { clientField, type Rule } from './rule.ts'

/** K01: under 17 at filing. */
export const minimumAge: Rule = ({ applicant: { age } }) =>
  age !== undefined && age < 17
    ? [
        block(
          'K01',
          `The applicant is ${age} years old on the filing date. Nobody under 17 may file Form I-601A (8 CFR 212.7(e)(4)(i)).`,
          clientField,
        ),
      ]
    : []

/** K02: 180 days or less. */
export const noBarYet: Rule = ({ presence, entry }) => {
  if (!presence || presence.days > 180) return []
  const field = hadAuthorizedStay(entry) ? 'i94_expire_date' : 'admisibility_details'
  if (presence.start === presence.eighteenthBirthday)
    return [
      warn(
        'K02',
        `Unlawful presence counts only from the 18th birthday, ${formatLongDate(presence.start)}, and comes to ${presence.days} days on the filing date. No bar attaches until there are more than 180 (INA 212(a)(9)(B)(i) and (iii)(I)); the waiver may be unnecessary.`,
        field,
      ),
    ]
  return [
    warn(
      'K02',
      `Unlawful presence comes to ${presence.days} days on the filing date. No bar attaches until there are more than 180 (INA 212(a)(9)(B)(i)); the waiver may be unnecessary.`,
      field,
    ),
  ]
}

/** K03: an authorized stay without an end that can be counted from. */
export const daysNotComputed: Rule = ({ entry }) =>
  hadAuthorizedStay(entry) && entry.stayEnd === undefined
    ? [
        warn(
          'K03',
          'No end of the authorized stay is given, or it was for duration of status (D/S), so the days of unlawful presence are not computed. State the theory of accrual yourself (INA 212(a)(9)(B)(ii)).',
          'i94_expire_date',
        ),
      ]
    : []

/** K05: the authorized stay has not ended. */
export const stillAuthorized: Rule = ({ entry, asOf }) =>
  hadAuthorizedStay(entry) && entry.stayEnd !== undefined && entry.stayEnd > asOf
    ? [
        warn(
          'K05',
          `The authorized stay runs until ${formatLongDate(entry.stayEnd)}, after the filing date. The applicant is still in authorized stay and accrues no unlawful presence (INA 212(a)(9)(B)(ii)).`,
          'i94_expire_date',
        ),
      ]
    : []

/** K09: an employment case with 180 days or less out of status. */
export const section245k: Rule = ({ basis, entry, asOf }) => {
  if (basis.type !== 'i_140' || !entry.manner.includes('admitted') || entry.stayEnd === undefined) return []
  return Math.max(0, daysBetween(entry.stayEnd, asOf)) <= 180
    ? [
        warn(
          'K09',
          'The applicant was admitted and is no more than 180 days out of status. Check adjustment under INA 245(k) before choosing consular processing.',
          'migration_basis',
        ),
      ]
    : []
}
