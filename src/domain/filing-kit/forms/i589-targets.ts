import { choicesOf, textOf } from '#domain/questionnaire/question.ts'
import { answers, clientName, record } from './common-targets.ts'
import type { FormTarget } from './form-target.ts'
import { aNumber, answer, client, familyName, firstOf, givenName, spouse, ticked, usDate } from './form-values.ts'
import { counselTargets } from './counsel-targets.ts'

const wantsTorture = ticked(({ answers: given }) =>
  choicesOf(given, 'applicant_basis_addons').some((one) => /torture/i.test(one)),
)
const hasGround = (ground: RegExp) =>
  ticked(({ answers: given }) => choicesOf(given, 'applicant_basis').some((one) => ground.test(one)))

/** Boxes of Part B.1, each by the word that its ground has in the answers and in the form. */
const grounds = [
  ['Race', 'CheckBoxrace[0]', /^race/i, /race/],
  ['Religion', 'CheckBoxreligion[0]', /^religion/i, /religion/],
  ['Nationality', 'CheckBoxnationality[0]', /^nationality/i, /nationality/],
  ['Political opinion', 'CheckBoxpolitics[0]', /politic/i, /politic/],
  ['Particular social group', 'CheckBoxsocial[0]', /social/i, /social/],
] as const

/** Form I-589, edition 01/20/25: what is filled, by the items of its map. Fields without a telling name want a label. */
export const i589Targets: readonly FormTarget[] = [
  {
    item: 'top box',
    meaning: 'Convention Against Torture',
    source: answers,
    fields: ['CheckBox31[0]'],
    says: /torture/,
    wantsLabel: true,
    value: wantsTorture,
  },
  {
    item: 'A.I 1',
    meaning: 'A-number',
    source: record,
    fields: ['PtAILine1_ANumber[0]', 'PtAILine1_ANumber[1]'],
    says: /a-?\s?number|alien/,
    value: aNumber(client('a_number')),
  },
  ...clientName('A.I 4-6', {
    family: ['PtAILine4_LastName[0]'],
    given: ['PtAILine5_FirstName[0]'],
    middle: ['PtAILine6_MiddleName[0]'],
  }),
  {
    item: 'A.I 12',
    meaning: 'Date of birth',
    source: record,
    fields: ['DateTimeField1[0]'],
    says: /birth/,
    wantsLabel: true,
    value: usDate(client('date_of_birth')),
  },
  {
    item: 'A.I 14',
    meaning: 'Nationality',
    source: record,
    fields: ['TextField1[3]'],
    says: /present nationality|nationality \(citizenship\)/,
    wantsLabel: true,
    value: firstOf(client('country_of_citizenship'), answer('nationality')),
  },
  {
    item: 'A.I 18',
    meaning: 'Now in court proceedings',
    source: answers,
    fields: ['CheckBox3[0]', 'CheckBox3[1]', 'CheckBox3[2]'],
    oneOf: true,
    says: /(?<!not )now in/,
    wantsLabel: true,
    value: ticked(({ answers: given }) =>
      ['immigration', 'board of immigration'].includes(textOf(given, 'jurisdiction') ?? ''),
    ),
  },
  {
    item: 'A.I 19.c',
    meaning: 'Date of last entry',
    source: record,
    fields: ['DateTimeField2[0]'],
    says: /entry|date/,
    wantsLabel: true,
    value: usDate(firstOf(answer('last_arrival_date'), client('last_entry_date'))),
  },
  {
    item: 'A.I 19.c',
    meaning: 'Place of last entry',
    source: record,
    fields: ['TextField4[0]'],
    says: /place/,
    wantsLabel: true,
    value: client('last_entry_place'),
  },
  {
    item: 'A.II sp. 1,3,5-7,9,11,12',
    meaning: 'Spouse’s last name',
    source: record,
    fields: ['PtAIILine5_LastName[0]'],
    says: /last|family/,
    value: familyName(spouse('name')),
  },
  {
    item: 'A.II sp. 1,3,5-7,9,11,12',
    meaning: 'Spouse’s first name',
    source: record,
    fields: ['PtAIILine6_FirstName[0]'],
    says: /first|given/,
    value: givenName(spouse('name')),
  },
  {
    item: 'A.II sp. 1,3,5-7,9,11,12',
    meaning: 'Spouse’s date of birth',
    source: record,
    fields: ['DateTimeField7[0]'],
    says: /birth/,
    wantsLabel: true,
    value: usDate(spouse('date_of_birth')),
  },
  {
    item: 'A.II sp. 1,3,5-7,9,11,12',
    meaning: 'Date of marriage',
    source: record,
    fields: ['DateTimeField8[0]'],
    says: /marriage/,
    wantsLabel: true,
    value: usDate(client('marriage_date')),
  },
  {
    item: 'A.II sp. 1,3,5-7,9,11,12',
    meaning: 'Spouse’s nationality',
    source: record,
    fields: ['TextField10[0]'],
    says: /nationality|citizen/,
    wantsLabel: true,
    value: spouse('citizenship'),
  },
  {
    item: 'A.II children',
    meaning: 'Number of children',
    source: record,
    fields: ['TotalChild[0]'],
    says: /child/,
    value: ({ client: { children } }) => (children.length > 0 ? String(children.length) : undefined),
  },
  ...grounds.map(([meaning, field, chosen, says]): FormTarget => ({
    item: 'B.1',
    meaning,
    source: answers,
    fields: [field],
    says,
    value: hasGround(chosen),
  })),
  {
    item: 'B.1',
    meaning: 'Torture Convention',
    source: answers,
    fields: ['CheckBoxtorture[0]'],
    says: /torture/,
    value: wantsTorture,
  },
  ...counselTargets([
    ['E; F, G', 'family', 'PtELine1_LastName[0]'],
    ['E; F, G', 'given', 'PtELine1_FirstName[0]'],
  ]),
]
