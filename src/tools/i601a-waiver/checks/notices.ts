import { daysBetween, formatLongDate } from '#domain/dates/calendar.ts'
import { type Check, inform, warn } from '#domain/questionnaire/check.ts'
import type { CountryPolicy } from '#law/country-policies.ts'
import { policyWithId } from '#law/policies/list.ts'
import { isAsBuiltIn } from '#domain/law-changes/policy-words.ts'
import { readLine } from '../case/answers.ts'
import { readsAsWidowed, readNarratives } from '../case/narratives.ts'
import { isDiversity } from '../case/visa-basis.ts'
import { findPhrase, fold } from '../case/words.ts'
import { clientField, type Rule } from './rule.ts'

const petitionFields = ['approval_date', 'petitioner_name', 'USCIS_receipt_number', 'beneficiary_relationship']

/**
 * K20: a Diversity Visa case. One notice: the pause, whatever the filing date; petition answers that were dropped; and the
 * end of the fiscal year, which makes it a warning when it is past or fewer than 90 days away.
 */
export const diversityVisa: Rule = ({ basis, asOf, input: { givenAnswers } }) => {
  if (!isDiversity(basis)) return []
  const policy = policyWithId('dv-pause')
  const given = petitionFields.some((name) => readLine(givenAnswers, name) !== undefined)
  const deadline = basis.dvFiscalYear === undefined ? undefined : fiscalYearEnd(basis.dvFiscalYear, asOf)
  const message = [
    isAsBuiltIn(policy)
      ? 'The Diversity Visa program was reported paused from December 18, 2025.'
      : `${policy.says} ${policy.status}`,
    ...(given
      ? ['The petition fields that were sent are not used: a Diversity Visa case has no petition (INA 203(c)).']
      : []),
    ...(deadline === undefined ? [] : [deadline]),
  ].join(' ')
  const field = deadline === undefined ? 'migration_basis' : 'dv_fiscal_year'
  return [deadline === undefined ? inform('K20', message, field) : warn('K20', message, field)]
}

/** A selectee is eligible only to the end of the fiscal year of the selection: 8 U.S.C. 1154(a)(1)(I)(ii)(II). */
function fiscalYearEnd(year: number, asOf: string): string | undefined {
  const end = `${year}-09-30`
  const law = '8 U.S.C. 1154(a)(1)(I)(ii)(II)'
  const left = daysBetween(asOf, end)
  if (left < 0)
    return `Fiscal year ${year} ended on ${formatLongDate(end)}, and with it the eligibility of the selection (${law}).`
  if (left < 90)
    return `Only ${left} days are left until fiscal year ${year} ends on ${formatLongDate(end)}; the visa must be issued by then (${law}).`
  return undefined
}

const juvenile = ['special immigrant juvenile', 'SIJ', 'SIJS', 'juvenile court']

/** K25: which kind of Form I-360 case this is, and what each brings. An employer's petition is neither. */
export const specialImmigrant: Rule = ({ basis, input }) => {
  if (basis.type !== 'i_360') return []
  const isJuvenile = readNarratives(input).some(({ text }) => findPhrase(text, juvenile) !== undefined)
  if (basis.relationship === 'Petitioning Employer' && !isJuvenile) return []
  const widowed =
    'Widow(er) of a US citizen: the petition must be filed within two years of the death, the couple not legally separated, the widow(er) not remarried (INA 201(b)(2)(A)(i)); consider INA 204(l).'
  const special =
    'Special immigrant juvenile: deemed paroled for adjustment (INA 245(h)), so consular processing is unusual, and a natural or prior adoptive parent gains no immigration benefit through the child (INA 101(a)(27)(J)(iii)(II)).'
  const notes = readsAsWidowed(input) ? [widowed] : isJuvenile ? [special] : [widowed, special]
  return [inform('K25', `Form I-360, for attorney review. ${notes.join(' ')}`, 'migration_basis')]
}

/** K27: the firm's list of country policies; silent while the firm keeps none. */
export function countryPolicyNotices(policies: readonly CountryPolicy[]): Rule {
  return ({ applicant }) => {
    const countries = [applicant.citizenship, applicant.birthCountry].flatMap((name) => (name ? [fold(name)] : []))
    return policies
      .filter((policy) => policy.countries.some((name) => countries.includes(fold(name))))
      .map((policy): Check => inform('K27', countryNotice(policy), clientField))
  }
}

function countryNotice({ notice, readOn, confirmed }: CountryPolicy): string {
  const standing = confirmed
    ? `Confirmed on ${formatLongDate(readOn)}.`
    : `Not confirmed; read on ${formatLongDate(readOn)}: check whether it applies on the day of filing.`
  return `${notice} ${standing}`
}
