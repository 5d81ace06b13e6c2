import { choicesOf, textOf } from '#domain/questionnaire/question.ts'
import { answers, clientName, record } from './common-targets.ts'
import type { FormFacts, FormTarget } from './form-target.ts'
import {
  aNumber,
  answer,
  client,
  familyName,
  firstOf,
  givenName,
  receipt,
  spouse,
  ticked,
  usDate,
} from './form-values.ts'
import { counselTargets } from './counsel-targets.ts'

const basis = (value: string) => ticked((facts) => textOf(facts.answers, 'migration_basis') === value)
const relatives = ({ answers: given }: FormFacts) => choicesOf(given, 'qualifying_relative')
const isSpouse = (facts: FormFacts) => /spouse/i.test(relatives(facts)[0] ?? '')
const petitioner = answer('petitioner_name')
const ofPerson = (value: typeof petitioner) => (facts: FormFacts) =>
  textOf(facts.answers, 'migration_basis') === 'i_140' ? undefined : value(facts)
const firstRelative = (value: typeof petitioner) => (facts: FormFacts) => (isSpouse(facts) ? value(facts) : undefined)

/** Words for the manner of the last entry, where the answers name exactly one. */
function statusAtEntry(facts: FormFacts): string | undefined {
  const manners = choicesOf(facts.answers, 'admisibility_details')
  if (manners.length !== 1) return undefined
  if (manners[0] === 'without_inspection') return 'EWI'
  return textOf(facts.answers, manners[0] === 'paroled' ? 'parole_basis' : 'admission_basis')
}

const isRelative = (who: 'citizen' | 'resident', what: 'spouse' | 'parent') =>
  ticked((facts) => {
    const [first = ''] = relatives(facts)
    const isThis = what === 'spouse' ? /spouse/i : /parent|mother|father/i
    const isStatus = who === 'citizen' ? /usc|citizen/i : /lpr|resident/i
    return isThis.test(first) && isStatus.test(first)
  })

const relativeBoxes = [
  'Pt4Line2a_Checkbox[0]',
  'Pt4Line2b_Checkbox[0]',
  'Pt4Line2c_Checkbox[0]',
  'Pt4Line2d_Checkbox[0]',
]

const saysRelative = {
  citizen: { spouse: /citizen.{0,20}spouse|spouse.{0,40}citizen/, parent: /citizen.{0,20}parent|parent.{0,40}citizen/ },
  resident: {
    spouse: /resident.{0,20}spouse|lpr spouse|spouse.{0,40}resident/,
    parent: /resident.{0,20}parent|lpr parent|parent.{0,40}resident/,
  },
} as const

/** Form I-601A, edition 01/20/25: what is filled, by the items of its map. */
export const i601aTargets: readonly FormTarget[] = [
  ...counselTargets([['head', 'bar', 'AttorneyStateBarNumber[0]']]),
  {
    item: '1: 1',
    meaning: 'A-number',
    source: record,
    fields: ['Pt1Line1_AlienNumber[0]', 'Pt1Line1_AlienNumber[1]'],
    says: /a-?\s?number|alien/,
    value: aNumber(client('a_number')),
  },
  ...clientName('1: 4.a-c', {
    family: ['Pt1Line4a_FamilyName[0]', 'Pt1Line4a_FamilyName[1]'],
    given: ['Pt1Line4b_GivenName[0]', 'Pt1Line4b_GivenName[1]'],
    middle: ['Pt1Line4c_MiddleName[0]', 'Pt1Line4c_MiddleName[1]'],
  }),
  {
    item: '1: 11',
    meaning: 'Date of birth',
    source: record,
    fields: ['Pt1Line11_DateOfBirth[0]'],
    says: /birth/,
    value: usDate(client('date_of_birth')),
  },
  {
    item: '1: 12, 13',
    meaning: 'Country of birth',
    source: record,
    fields: ['Pt1Line13_CountryOfBirth[0]'],
    says: /birth/,
    value: client('country_of_birth'),
  },
  {
    item: '1: 14',
    meaning: 'Citizenship',
    source: record,
    fields: ['Pt1Line14_CountryOfCitizenship[0]'],
    says: /citizen|national/,
    value: client('country_of_citizenship'),
  },
  {
    item: '1: 17',
    meaning: 'Date of last entry',
    source: answers,
    fields: ['Pt1Line17_DateOfEntry[0]'],
    says: /entry|arriv/,
    value: usDate(
      firstOf(answer('entry_date'), answer('admitted_date'), answer('parole_date'), client('last_entry_date')),
    ),
  },
  {
    item: '1: 18.a, b',
    meaning: 'Place of last entry',
    source: record,
    fields: ['Pt1Line18a_PlaceOfEntry[0]'],
    says: /entry|place|city/,
    value: client('last_entry_place'),
  },
  {
    item: '1: 19',
    meaning: 'Status at entry',
    source: answers,
    fields: ['Pt1Line19_ImmigrationStatus[0]'],
    says: /status/,
    value: statusAtEntry,
  },
  {
    item: '3: 1.a-e',
    meaning: 'Diversity visa',
    source: answers,
    fields: ['Pt3Line4_Option1[0]'],
    says: /diversity|dv/,
    wantsLabel: true,
    value: basis('diversity_visa_program'),
  },
  {
    item: '3: 1.a-e',
    meaning: 'Form I-140',
    source: answers,
    fields: ['Pt3Line4_Option4[0]'],
    says: /i-140/,
    wantsLabel: true,
    value: basis('i_140'),
  },
  {
    item: '3: 1.a-e',
    meaning: 'Form I-360',
    source: answers,
    fields: ['Pt3Line4_Option5[0]'],
    says: /i-360/,
    wantsLabel: true,
    value: basis('i_360'),
  },
  {
    item: '3: 2.a-d',
    meaning: 'Diversity visa case number',
    source: answers,
    fields: ['Pt3Line6a_DV_KCCCaseNumber[0]'],
    says: /case/,
    value: answer('dv_case_number'),
  },
  {
    item: '3: 3.a',
    meaning: 'Petition receipt number',
    source: answers,
    fields: ['Pt3Line3a_USCISReceiptNumber[0]'],
    says: /receipt/,
    value: receipt(answer('USCIS_receipt_number')),
  },
  {
    item: '3: 3.b',
    meaning: 'NVC case number',
    source: answers,
    fields: ['Pt3Line3b_CSC_NVCCaseNumber[0]'],
    says: /case|nvc/,
    value: answer('nvc_case_number'),
  },
  {
    item: '3: 3.c-e / 3.f',
    meaning: 'Petitioner’s last name',
    source: answers,
    fields: ['Pt3Line2a_FamilyName[1]'],
    says: /last|family/,
    value: ofPerson(familyName(petitioner)),
  },
  {
    item: '3: 3.c-e / 3.f',
    meaning: 'Petitioner’s first name',
    source: answers,
    fields: ['Pt3Line2b_GivenName[1]'],
    says: /first|given/,
    value: ofPerson(givenName(petitioner)),
  },
  {
    item: '3: 3.c-e / 3.f',
    meaning: 'Petitioning company',
    source: answers,
    fields: ['Pt3Line3_CompanyOrOrgName[0]'],
    says: /company|organization/,
    value: (facts) => (textOf(facts.answers, 'migration_basis') === 'i_140' ? petitioner(facts) : undefined),
  },
  {
    item: '4: 1.a-c',
    meaning: 'Relative’s last name',
    source: record,
    fields: ['Pt4Line1a_FamilyName[0]'],
    says: /last|family/,
    value: firstRelative(familyName(spouse('name'))),
  },
  {
    item: '4: 1.a-c',
    meaning: 'Relative’s first name',
    source: record,
    fields: ['Pt4Line1b_GivenName[0]'],
    says: /first|given/,
    value: firstRelative(givenName(spouse('name'))),
  },
  ...(['citizen', 'resident'] as const).flatMap((who) =>
    (['spouse', 'parent'] as const).map((what): FormTarget => ({
      item: '4: 2.a-d',
      meaning: `Relative: ${who === 'citizen' ? 'U.S. citizen' : 'permanent resident'} ${what}`,
      source: answers,
      fields: relativeBoxes,
      oneOf: true,
      says: saysRelative[who][what],
      wantsLabel: true,
      value: isRelative(who, what),
    })),
  ),
  {
    item: '6: 2',
    meaning: 'Preparer named',
    source: 'Attorney profile',
    fields: ['Pt6Checkbox2[0]'],
    says: /prepar/,
    value: ticked(({ attorney }) => Boolean(attorney.last_name)),
  },
  ...counselTargets([
    ['6: 2', 'whole', 'Pt6Line2_Name[0]'],
    ['8: 1-6', 'family', 'Pt8Line1a_PreparerFamilyName[0]'],
    ['8: 1-6', 'given', 'Pt8Line1b_PreparerGivenName[0]'],
    ['8: 1-6', 'firm', 'Pt8Line2_BusinessName[0]'],
    ['8: 1-6', 'street', 'Pt8Line3a_StreetNumberName[0]'],
    ['8: 1-6', 'suite', 'Pt8Line3b_AptSteFlrNumber[0]'],
    ['8: 1-6', 'city', 'Pt8Line3c_CityOrTown[0]'],
    ['8: 1-6', 'state', 'Pt8Line3d_State[0]'],
    ['8: 1-6', 'zip', 'Pt8Line3e_ZipCode[0]'],
    ['8: 1-6', 'phone', 'Pt8Line4_DaytimeTelephoneNumber[0]'],
    ['8: 1-6', 'email', 'Pt8Line6_EmailAddress[0]'],
  ]),
]
