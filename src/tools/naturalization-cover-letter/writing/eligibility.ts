import { formatLongDate } from '#domain/dates/calendar.ts'
import { gap } from '#domain/section-content/write.ts'
import { type Basis, isPeriodComplete, isPremature, type NaturalizationCase } from '../case.ts'

/** Names of the eligibility sentences: E for filing within the 90 days, P for a letter before their first day. */
export type EligibilitySentence =
  | 'S316'
  | 'S316E'
  | 'S316P'
  | 'S319A'
  | 'S319AE'
  | 'S319AP'
  | 'S319B'
  | 'SMIL-A'
  | 'SMIL-P'

/** What the RE block says after "Basis:". */
export const basisLabels: Readonly<Record<Basis, string>> = {
  '316(a)': 'INA § 316(a)',
  '319(a)': 'INA § 319(a) (spouse of a U.S. citizen)',
  '319(b)': 'INA § 319(b) (spouse stationed abroad)',
  '328': 'INA § 328 (military service)',
  '329': 'INA § 329 (military service)',
  '328 or 329': 'INA § 328 or § 329 (military service)',
}

export function chooseSentence(application: NaturalizationCase): EligibilitySentence {
  const { basis, service } = application
  if (service) return service === 'active' ? 'SMIL-A' : 'SMIL-P'
  if (basis === '319(b)') return 'S319B'
  const spouse = basis === '319(a)'
  if (isPeriodComplete(application)) return spouse ? 'S319A' : 'S316'
  if (isPremature(application)) return spouse ? 'S319AP' : 'S316P'
  return spouse ? 'S319AE' : 'S316E'
}

/** The one paragraph that states the basis, as section content. */
export function eligibilityText(application: NaturalizationCase): string {
  const { residentSince, period } = application
  const since = residentSince ? formatLongDate(residentSince) : gap('Date of permanent residence')
  const anniversary = period ? formatLongDate(period.anniversary) : gap('Anniversary of permanent residence')
  const earliest = period ? formatLongDate(period.earliestFiling) : gap('First day of filing')
  switch (chooseSentence(application)) {
    case 'S316':
      return `The Applicant seeks naturalization under section 316(a) of the Immigration and Nationality Act (INA), 8 U.S.C. § 1427(a), and has been a lawful permanent resident since ${since}, a period of at least five years before this filing.`
    case 'S316E':
      return `The Applicant seeks naturalization under section 316(a) of the Immigration and Nationality Act (INA), 8 U.S.C. § 1427(a). The Applicant has been a lawful permanent resident since ${since} and will complete five years of permanent residence on ${anniversary}; this application is filed within the 90-day period before that date allowed by INA § 334(a), 8 U.S.C. § 1445(a).`
    case 'S316P':
      return `The Applicant seeks naturalization under section 316(a) of the Immigration and Nationality Act (INA), 8 U.S.C. § 1427(a). The Applicant has been a lawful permanent resident since ${since} and will complete five years of permanent residence on ${anniversary}; this application may be filed on or after ${earliest}, the first day of the 90-day period before that date allowed by INA § 334(a), 8 U.S.C. § 1445(a).`
    case 'S319A':
      return `The Applicant seeks naturalization under section 319(a) of the Immigration and Nationality Act (INA), 8 U.S.C. § 1430(a), as the spouse of a U.S. citizen. The Applicant has been a lawful permanent resident since ${since}, a period of at least three years before this filing, and has lived in marital union with the same U.S. citizen spouse during the three years immediately before this filing.`
    case 'S319AE':
      return `The Applicant seeks naturalization under section 319(a) of the Immigration and Nationality Act (INA), 8 U.S.C. § 1430(a), as the spouse of a U.S. citizen with whom the Applicant lives in marital union. The Applicant has been a lawful permanent resident since ${since} and will complete three years of permanent residence on ${anniversary}; this application is filed within the 90-day period before that date allowed by INA § 334(a), 8 U.S.C. § 1445(a).`
    case 'S319AP':
      return `The Applicant seeks naturalization under section 319(a) of the Immigration and Nationality Act (INA), 8 U.S.C. § 1430(a), as the spouse of a U.S. citizen with whom the Applicant lives in marital union. The Applicant has been a lawful permanent resident since ${since} and will complete three years of permanent residence on ${anniversary}; this application may be filed on or after ${earliest}, the first day of the 90-day period before that date allowed by INA § 334(a), 8 U.S.C. § 1445(a), once three years of marital union with the same U.S. citizen spouse are complete.`
    case 'S319B':
      return `The Applicant, a lawful permanent resident since ${since}, seeks naturalization under section 319(b) of the Immigration and Nationality Act (INA), 8 U.S.C. § 1430(b), as the spouse of a U.S. citizen who is regularly stationed abroad in qualifying employment. The Applicant intends to reside abroad with the citizen spouse and to take up residence in the United States immediately upon the end of that employment.`
    case 'SMIL-A':
      return withResidence(
        `The Applicant seeks naturalization ${militarySection(application.basis)} as a current member of the U.S. Armed Forces who has served honorably, as certified on the enclosed Form N-426.`,
        application,
      )
    case 'SMIL-P':
      return withResidence(
        `The Applicant seeks naturalization ${militarySection(application.basis)} as a former member of the U.S. Armed Forces who served honorably, as shown by the enclosed discharge documents.`,
        application,
      )
  }
}

function militarySection(basis: Basis): string {
  switch (basis) {
    case '328':
      return 'under section 328 of the Immigration and Nationality Act (INA), 8 U.S.C. § 1439, on the basis of at least one year of honorable service,'
    case '329':
      return 'under section 329 of the Immigration and Nationality Act (INA), 8 U.S.C. § 1440, on the basis of honorable service during a designated period of hostilities,'
    default:
      return 'under section 328 or section 329 of the Immigration and Nationality Act (INA), 8 U.S.C. §§ 1439-1440,'
  }
}

/** A service member may file without permanent residence; the sentence is added when the date is known. */
function withResidence(sentence: string, { residentSince }: NaturalizationCase): string {
  if (!residentSince) return sentence
  return `${sentence} The Applicant has been a lawful permanent resident since ${formatLongDate(residentSince)}.`
}

/** The Filing Fee paragraph. */
export function feeText({ fee, basis }: NaturalizationCase, dollars: Readonly<Record<'standard' | 'reduced', number>>) {
  switch (fee) {
    case 'standard':
      return `The filing fee of $${dollars.standard} for a paper-filed Form N-400 is paid with the enclosed payment authorization.`
    case 'reduced':
      return `The reduced filing fee of $${dollars.reduced} for Form N-400 is paid with the enclosed payment authorization; the evidence of household income required by Part 10 is enclosed.`
    case 'waiver':
      return 'The Applicant requests a waiver of the filing fee; Form I-912 and supporting evidence are enclosed.'
    case 'service':
      return `No filing fee is due because this application is filed under ${feeSection(basis)} of the INA.`
  }
}

function feeSection(basis: Basis): string {
  return basis === '328' || basis === '329' ? `section ${basis}` : 'section 328 or section 329'
}
