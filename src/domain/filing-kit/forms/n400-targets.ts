import { ageOn } from '#domain/dates/calendar.ts'
import { fieldText } from '#domain/clients/client-record.ts'
import { isYes, textOf } from '#domain/questionnaire/question.ts'
import { answers, clientName, record } from './common-targets.ts'
import type { FormFacts, FormTarget } from './form-target.ts'
import { aNumber, answer, client, familyName, firstOf, givenName, spouse, ticked, usDate } from './form-values.ts'

const byMarriage = ({ answers: given }: FormFacts) => isYes(given, 'is_applying_based_on_marriage')
const isMilitary = ({ answers: given }: FormFacts) => /military/.test(textOf(given, 'is_us_military_member') ?? '')
const ofSpouse = (value: (facts: FormFacts) => string | undefined) => (facts: FormFacts) =>
  byMarriage(facts) ? value(facts) : undefined
const aNumbers = Array.from({ length: 14 }, (_, index) => `Line1_AlienNumber[${index}]`)

/** Children under 18 on the day of filing; unknown where a birthday is. */
function minors({ client: { children }, filingDate }: FormFacts): string | undefined {
  const born = children.map((child) => fieldText(child, 'date_of_birth'))
  if (born.length === 0 || born.includes(undefined)) return undefined
  return String(born.filter((day) => day !== undefined && ageOn(day, filingDate) < 18).length)
}

/** Form N-400, edition 01/20/25: what is filled, by the items of its map. */
export const n400Targets: readonly FormTarget[] = [
  {
    item: 'top of each page',
    meaning: 'A-number',
    source: record,
    fields: aNumbers,
    says: /a-?\s?number|alien/,
    value: aNumber(client('a_number')),
  },
  {
    item: '1: 1.A-G',
    meaning: 'General provision',
    source: answers,
    fields: ['Part1_Eligibility[0]'],
    says: /general provision|5 years|five years/,
    wantsLabel: true,
    value: ticked(
      (facts) =>
        !byMarriage(facts) && !isMilitary(facts) && textOf(facts.answers, 'is_applying_based_on_marriage') === 'no',
    ),
  },
  {
    item: '1: 1.A-G',
    meaning: 'Spouse of a U.S. citizen',
    source: answers,
    fields: ['Part1_Eligibility[1]'],
    says: /spouse/,
    wantsLabel: true,
    value: ticked((facts) => byMarriage(facts) && !isMilitary(facts)),
  },
  ...clientName('2: 1', {
    family: ['P2_Line1_FamilyName[0]', 'P2_Line1_FamilyName[1]'],
    given: ['P2_Line1_GivenName[0]', 'P2_Line1_GivenName[1]'],
    middle: ['P2_Line1_MiddleName[0]', 'P2_Line1_MiddleName[1]'],
  }),
  {
    item: '2: 6',
    meaning: 'Date of birth',
    source: record,
    fields: ['P2_Line8_DateOfBirth[0]'],
    says: /birth/,
    value: usDate(client('date_of_birth')),
  },
  {
    item: '2: 7',
    meaning: 'Permanent resident since',
    source: answers,
    fields: ['P2_Line9_DateBecamePermanentResident[0]'],
    says: /resident/,
    value: usDate(firstOf(answer('permanent_residence_date'), client('permanent_residence_date'))),
  },
  {
    item: '2: 8, 9',
    meaning: 'Country of birth',
    source: record,
    fields: ['P2_Line10_CountryOfBirth[0]'],
    says: /birth/,
    value: client('country_of_birth'),
  },
  {
    item: '2: 8, 9',
    meaning: 'Citizenship',
    source: record,
    fields: ['P2_Line11_CountryOfNationality[0]'],
    says: /citizen|national/,
    value: client('country_of_citizenship'),
  },
  {
    item: '5: 4.a-c',
    meaning: 'Spouse’s last name',
    source: record,
    fields: ['P10_Line4a_FamilyName[0]'],
    says: /last|family/,
    value: ofSpouse(familyName(spouse('name'))),
  },
  {
    item: '5: 4.a-c',
    meaning: 'Spouse’s first name',
    source: record,
    fields: ['P10_Line4a_GivenName[0]'],
    says: /first|given/,
    value: ofSpouse(givenName(spouse('name'))),
  },
  {
    item: '5: 4.a-c',
    meaning: 'Spouse’s date of birth',
    source: record,
    fields: ['P10_Line4d_DateofBirth[0]'],
    says: /birth/,
    value: ofSpouse(usDate(spouse('date_of_birth'))),
  },
  {
    item: '6: 1, 2',
    meaning: 'Children under 18',
    source: record,
    fields: ['P11_Line1_TotalChildren[0]'],
    says: /child/,
    value: minors,
  },
]
