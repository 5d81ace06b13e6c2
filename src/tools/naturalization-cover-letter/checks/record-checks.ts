import { fieldText } from '#domain/clients/client-record.ts'
import { addYears, ageOn, formatLongDate } from '#domain/dates/calendar.ts'
import { type Check, inform, warn } from '#domain/questionnaire/check.ts'
import { joinWithAnd } from '#domain/section-content/write.ts'
import { findCountry, printedCountryName } from '#law/countries.ts'
import { dateOf, isThroughSpouse, type NaturalizationCase } from '../case.ts'

/**
 * W17 to W20: where the client record contradicts the answers; W22 and W23: relatives whom the application does not carry.
 * Each is silent when the record does not say; none stops the letter, because the record may be what is wrong.
 */
export function compareWithRecord(application: NaturalizationCase): Check[] {
  return [
    tooYoung(application),
    marriageTooShort(application),
    residentBeforeBirth(application),
    spouseNotCitizen(application),
    childOver21(application),
    spouseMayNaturalize(application),
  ].filter((check) => check !== undefined)
}

/** INA 334(b): eighteen years of age, except under INA 329. */
function tooYoung({ basis, client, filingDate }: NaturalizationCase): Check | undefined {
  const born = dateOf(fieldText(client.client, 'date_of_birth'))
  if (!born || basis === '329' || basis === '328 or 329' || ageOn(born, filingDate) >= 18) return undefined
  return warn(
    'W17',
    `By the date of birth in the client record the Applicant is under 18 on the filing date. INA § ${basis} asks for 18 years of age (INA § 334(b), to be confirmed).`,
    'client_id',
  )
}

/** INA 319(a): the three years of marital union must be complete at filing; early filing does not waive them. */
function marriageTooShort({ basis, client, filingDate }: NaturalizationCase): Check | undefined {
  const married = dateOf(fieldText(client.client, 'marriage_date'))
  if (basis !== '319(a)' || !married || addYears(married, 3) <= filingDate) return undefined
  return warn(
    'W18',
    `The client record gives ${formatLongDate(married)} as the date of marriage. INA § 319(a) asks for three years of marital union, complete on the filing date even when the application is filed early (to be confirmed).`,
    'is_applying_based_on_marriage',
  )
}

function residentBeforeBirth({ residentSince, client }: NaturalizationCase): Check | undefined {
  const born = dateOf(fieldText(client.client, 'date_of_birth'))
  if (!born || !residentSince || residentSince >= born) return undefined
  return warn(
    'W19',
    'The date of permanent residence is earlier than the date of birth in the client record.',
    'permanent_residence_date',
  )
}

/** Only a country that is not the United States contradicts; any other wording is left to the attorney. */
function spouseNotCitizen(application: NaturalizationCase): Check | undefined {
  const citizenship = fieldText(application.client.spouse, 'citizenship') ?? ''
  const country = findCountry(citizenship)
  if (!isThroughSpouse(application) || !country || country.code === 'US') return undefined
  return warn(
    'W20',
    `The client record gives ${printedCountryName(citizenship)} as the citizenship of the spouse. INA § ${application.basis} needs a spouse who is a U.S. citizen.`,
    'client_id',
  )
}

/** A child of 21 or more gains nothing by the oath: only children under 18 may (INA 320). */
function childOver21({ client, filingDate }: NaturalizationCase): Check | undefined {
  const grown = client.children.flatMap((child) => {
    const born = dateOf(fieldText(child, 'date_of_birth'))
    return born !== undefined && ageOn(born, filingDate) >= 21 ? [fieldText(child, 'name') ?? 'a child'] : []
  })
  if (grown.length === 0) return undefined
  return inform(
    'W22',
    `21 or older on the filing date: ${joinWithAnd(grown)}. The oath gives such a child no citizenship (INA § 320 speaks of children under 18, to be confirmed); a petition for the child would be a case of its own.`,
    'client_id',
  )
}

/** A spouse of another citizenship on an application that does not rest on the marriage may have a case of their own. */
function spouseMayNaturalize(application: NaturalizationCase): Check | undefined {
  const citizenship = fieldText(application.client.spouse, 'citizenship') ?? ''
  const country = findCountry(citizenship)
  if (isThroughSpouse(application) || !country || country.code === 'US') return undefined
  return inform(
    'W23',
    `The client record gives ${printedCountryName(citizenship)} as the citizenship of the spouse. A spouse who is a permanent resident may be able to naturalize too, now or three years after the oath (INA § 319(a), to be confirmed); no document of the spouse is listed.`,
    'client_id',
  )
}
