import { fieldText } from '#domain/clients/client-record.ts'
import { daysBetween, formatLongDate } from '#domain/dates/calendar.ts'
import { type Check, warn } from '#domain/questionnaire/check.ts'
import { choicesOf, isYes, textOf } from '#domain/questionnaire/question.ts'
import { joinWithAnd } from '#domain/section-content/write.ts'
import type { Dated } from '#law/dated.ts'
import type { Lockbox } from '#law/filing-addresses/n400-addresses.ts'
import { findState } from '#law/states.ts'
import { isPremature, isThroughSpouse, type NaturalizationCase, residencePeriod } from '../case.ts'
import { chosenConcerns, listsAllArrestRecords, selectiveService } from '../case/evidence.ts'
import { applicantEntries, attorneyEntries, missingLabels } from '../case/parties.ts'

type Rule = (application: NaturalizationCase) => Check | undefined

/** The letter is made all the same; these stand beside the form. In the order of their codes. */
export function findWarnings(application: NaturalizationCase): Check[] {
  return rules.map((rule) => rule(application)).filter((check) => check !== undefined)
}

const lockboxNames: Readonly<Record<Lockbox, string>> = {
  elgin: 'Elgin',
  phoenix: 'Phoenix',
  dallas: 'Dallas',
  chicago: 'Chicago',
  military_chicago: 'Chicago military',
}

/** PM-602-0187. */
const denialNotice = 'A denial may lead to a notice to appear (PM-602-0187, February 28, 2025).'

/** USCIS data older than this on the filing date is to be read again. */
const staleAfterDays = 60

const rules: readonly Rule[] = [
  function tooEarly(application) {
    const { period, residentSince, filingDate } = application
    if (!period || !isPremature(application) || (residentSince && residentSince > filingDate)) return undefined
    const earliest = formatLongDate(period.earliestFiling)
    return warn(
      'W01',
      `Too early: the earliest filing date is ${earliest}. USCIS denies or rejects an application filed before it; the letter date is a placeholder, the letter says only when the application may be filed, and the final export waits (E07).${application.basis === '319(a)' ? ' The three years of marital union must be complete on the filing date as well.' : ''}`,
      'permanent_residence_date',
    )
  },

  function divorcedFromSpouse(application) {
    if (!isThroughSpouse(application) || !isYes(application.answers, 'is_divorced')) return undefined
    return warn(
      'W02',
      `If the Applicant is now divorced from the qualifying spouse, INA § ${application.basis} is unavailable (8 CFR 319.1(b)(2), to be confirmed). Continue only if an earlier marriage ended.`,
      'is_divorced',
    )
  },

  function fiveYearsComplete({ basis, residentSince, filingDate }) {
    if (basis !== '319(a)' || !residentSince || filingDate < residencePeriod(residentSince, 5).anniversary)
      return undefined
    return warn(
      'W03',
      'Five years of permanent residence are complete. INA § 316(a) may be simpler: it needs no evidence about the spouse.',
      'is_applying_based_on_marriage',
    )
  },

  // The only rule that looks at a hidden answer: it speaks about the answer that was left out.
  function marriageLeftOut({ service, input: { givenAnswers } }) {
    if (!service || !isYes(givenAnswers, 'is_applying_based_on_marriage')) return undefined
    return warn(
      'W04',
      'Form N-400 takes one basis only. Military service was used, and the marriage documents were left out; choose N/A to file on the marriage.',
      'is_us_military_member',
    )
  },

  // A date that was refused has its error; it is not missing.
  function serviceWithoutResidence({ service, input: { givenAnswers } }) {
    if (!service || textOf(givenAnswers, 'permanent_residence_date') !== undefined) return undefined
    return warn(
      'W05',
      'Without a date of permanent residence the application is allowed under INA § 329 if the Applicant was physically present in the United States at enlistment; INA § 328 needs permanent residence. No Permanent Resident Card is listed.',
      'permanent_residence_date',
    )
  },

  function residenceAbroad({ residesAbroad, basis }) {
    if (!residesAbroad || (basis !== '316(a)' && basis !== '319(a)')) return undefined
    return warn(
      'W06',
      'The Applicant lives abroad. Check continuous residence, physical presence, the three months in the state or USCIS district, and the filing address.',
      'reside_within_usa',
    )
  },

  function photographs({ residesAbroad }) {
    if (!residesAbroad) return undefined
    return warn(
      'W07',
      'The instructions of Form N-400 ask applicants abroad for photographs, but Policy Alert PA-2025-29 says that photographs sent by applicants are no longer used. The letter lists them; confirm before filing.',
      'reside_within_usa',
    )
  },

  function arrests(application) {
    if (!isYes(application.answers, 'has_past_arrests')) return undefined
    const edit = listsAllArrestRecords(application)
      ? 'Edit the outcome bullets: delete the records that do not apply. '
      : 'Check that the records listed fit every incident. '
    return warn(
      'W08',
      `${edit}Good moral character is reviewed on the totality (PM-602-0188, August 15, 2025): consider positive equities, rehabilitation and the statutory bars. ${denialNotice}`,
      'has_past_arrests',
    )
  },

  function concerns(application) {
    if (!isYes(application.answers, 'has_legal_concerns')) return undefined
    return warn(
      'W09',
      `Describe the matter in the letter. INA § 318 bars naturalization while removal proceedings are pending: check that there are none. Good moral character is reviewed on the totality (PM-602-0188, August 15, 2025). ${denialNotice}${selectiveServiceNote(application)}${taxesNote(application)}`,
      'has_legal_concerns',
    )
  },

  function militaryAddressNeeded({ service, address }) {
    if (!service || !address || address.lockbox === 'military_chicago') return undefined
    return warn(
      'W10',
      'Military filings go to Chicago, Attn: Military N-400. The address chosen is for civilian filings.',
      'uscis_mailing_address',
    )
  },

  function militaryAddressWrong({ service, basis, address }) {
    if (service || basis === '319(b)' || address?.lockbox !== 'military_chicago') return undefined
    return warn('W11', 'The military intake in Chicago is for military-based filings.', 'uscis_mailing_address')
  },

  function otherLockbox({ basis, address, suggestedLockbox, client }) {
    if (basis !== '316(a)' && basis !== '319(a)') return undefined
    if (!address || !suggestedLockbox || address.lockbox === 'military_chicago') return undefined
    if (address.lockbox === suggestedLockbox) return undefined
    const state = findState(fieldText(client.client, 'state'))?.name ?? 'that state'
    return warn(
      'W12',
      `For a residence in ${state} the USCIS chart names the ${lockboxNames[suggestedLockbox]} lockbox, not ${lockboxNames[address.lockbox]}. USCIS may delay or reject misfiled packets.`,
      'uscis_mailing_address',
    )
  },

  function militarySection({ basis }) {
    if (basis !== '328 or 329') return undefined
    return warn(
      'W13',
      'Choose INA § 328 or § 329 to match Part 1 of Form N-400. Under § 328 file within six months of separation (to be confirmed).',
      'military_basis',
    )
  },

  function stationedSpouse({ basis }) {
    if (basis !== '319(b)') return undefined
    return warn(
      'W14',
      'The military address applies only if the spouse is in the Armed Forces (not confirmed). The filing fee is due. The Applicant is to depart 30 to 45 days after the oath.',
      'is_us_military_member',
    )
  },

  function gaps({ input: { client, attorney } }) {
    const applicant = missingLabels(applicantEntries(client))
    const missing = [...applicant, ...missingLabels(attorneyEntries(attorney))]
    if (missing.length === 0) return undefined
    return warn(
      'W15',
      `The letter has a bracket for what the client record or the attorney profile lacks: ${joinWithAnd(missing)}.`,
      applicant.length > 0 ? 'client_id' : undefined,
    )
  },

  function staleData({ address, fee, filingDate, filing: { form, fees } }) {
    const printed: (readonly [string, Dated | undefined])[] = [
      ['address', address],
      ['fee', fees[fee]],
      ['form edition', form],
    ]
    const stale = printed.flatMap(([name, dated]) =>
      dated && daysBetween(dated.checkedOn, filingDate) > staleAfterDays
        ? [`${name} (${formatLongDate(dated.checkedOn)})`]
        : [],
    )
    if (stale.length === 0) return undefined
    return warn(
      'W16',
      `Re-verify on uscis.gov what was last checked more than ${staleAfterDays} days before the filing date: ${joinWithAnd(stale)}.`,
      'uscis_mailing_address',
    )
  },
]

/** Why taxes are no point in the Applicant's favor although they were chosen as one. */
function taxesNote(application: NaturalizationCase): string {
  const concerns = chosenConcerns(application)
  const owes = concerns.includes('failed_to_file_taxes') || concerns.includes('overdue_taxes')
  if (!owes || !choicesOf(application.answers, 'positive_equities').includes('taxes')) return ''
  return ' Taxes are not listed among the positive contributions, because the answers say that some were not filed or are overdue.'
}

/** Why no Selective Service letter is listed although the matter was chosen. */
function selectiveServiceNote(application: NaturalizationCase): string {
  const { isAsked, oldest, age } = selectiveService(application)
  if (isAsked || !chosenConcerns(application).includes('selective_service')) return ''
  return ` The Selective Service letter is not listed: it is asked for at 26 to ${oldest} years of age on the filing date, and the client record gives ${age}.`
}
