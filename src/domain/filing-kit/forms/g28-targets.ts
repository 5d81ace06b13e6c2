import { answers, clientName, record } from './common-targets.ts'
import type { FormTarget } from './form-target.ts'
import { aNumber, client, receipt } from './form-values.ts'
import { counselTargets } from './counsel-targets.ts'

/** Form G-28: what is filled, by the items of its map. Its fields for email and mobile have each other's names: labels decide. */
export const g28Targets: readonly FormTarget[] = [
  ...counselTargets([
    ['1: 2.a-c', 'family', 'Pt1Line2a_FamilyName[0]'],
    ['1: 2.a-c', 'given', 'Pt1Line2b_GivenName[0]'],
    ['1: 2.a-c', 'middle', 'Pt1Line2c_MiddleName[0]'],
    ['1: 3.a-h', 'street', 'Line3a_StreetNumber[0]'],
    ['1: 3.a-h', 'suite', 'Line3b_AptSteFlrNumber[0]'],
    ['1: 3.a-h', 'city', 'Line3c_CityOrTown[0]'],
    ['1: 3.a-h', 'state', 'Line3d_State[0]'],
    ['1: 3.a-h', 'zip', 'Line3e_ZipCode[0]'],
    ['1: 4-7', 'phone', 'Line4_DaytimeTelephoneNumber[0]'],
    ['2: 1.a licensing authority', 'authority', 'Pt2Line1a_LicensingAuthority[0]'],
    ['2: 1.b', 'bar', 'Pt2Line1b_BarNumber[0]'],
    ['2: 1.d', 'firm', 'Pt2Line1d_NameofFirmOrOrganization[0]'],
  ]),
  {
    item: '1: 4-7',
    meaning: 'Attorney’s email',
    source: 'Attorney profile',
    fields: ['Line7_MobileTelephoneNumber[0]', 'Line6_EMail[0]'],
    oneOf: true,
    says: /e-?mail/,
    wantsLabel: true,
    value: ({ attorney }) => attorney.email || undefined,
  },
  {
    item: '3: 1.b',
    meaning: 'Form that it goes with',
    source: answers,
    fields: ['Line1b_ListFormNumber[0]'],
    says: /form|matter/,
    value: ({ mainForm }) => `Form ${mainForm}`,
  },
  {
    item: '3: 4',
    meaning: 'Receipt number',
    source: 'The filing',
    fields: ['Pt3Line4_ReceiptNumber[0]'],
    says: /receipt/,
    value: receipt(({ filing }) => filing['receipt_number']),
  },
  ...clientName('3: 6.a-c', {
    family: ['Pt3Line5a_FamilyName[0]', 'Pt3Line5a_FamilyName[1]'],
    given: ['Pt3Line5b_GivenName[0]', 'Pt3Line5b_GivenName[1]'],
    middle: ['Pt3Line5c_MiddleName[0]', 'Pt3Line5c_MiddleName[1]'],
  }),
  {
    item: '3: 9',
    meaning: 'Client’s A-number',
    source: record,
    fields: ['Pt3Line9_ANumber[0]'],
    says: /a-?\s?number|alien/,
    value: aNumber(client('a_number')),
  },
]
