import { expect, test } from 'vitest'
import { type Changes, inputOf, waiverExample } from '#test/i601a-cases.ts'
import { computeWaiverFacts } from './computed-facts.ts'
import { checkWaiver } from '../checks.ts'
import { readCase } from '../case.ts'

/** `K18 block`, in the order of the rules; one for each finding. */
function found(id: string, changes: Changes = {}): string[] {
  // The rules on the policies of 2026 and on ages fire beside many others; they have tests of their own below.
  return all(id, changes).filter((line) => !/^K(?:27|29|3[0-3]) /.test(line))
}

function all(id: string, changes: Changes = {}): string[] {
  return checkWaiver(readCase(inputOf(waiverExample(id), changes)), []).map(
    ({ code, severity }) => `${code} ${severity}`,
  )
}

function message(code: string, id: string, changes: Changes = {}): string | undefined {
  return checkWaiver(readCase(inputOf(waiverExample(id), changes)), []).find((check) => check.code === code)?.message
}

const bornIn = (place: string) => found('F1', { answers: { spouse_place_of_birth: place } })
const ofFather = (answers: Changes['answers'] & {}) => found('F5', { answers })
const aboutSpouse = (words: string) => found('F1', { answers: { extreme_hardship_spouse_denied_admission: words } })
const aboutCharacter = (words: string) => found('F1', { answers: { additional_details: words } })

test('an applicant under 17 is blocked, and time before 18 counts for nothing', () => {
  const child = { date_of_birth: '2010-01-01', last_entry_date: '2015-06-03' }
  expect(found('F1', { client: child })).toEqual(['K01 block', 'K02 warn'])
  expect(found('F1', { client: { date_of_birth: '2010-01-01' } })).toEqual(['K01 block', 'K02 warn', 'K04 block'])
  expect(message('K01', 'F1', { client: child })).toContain('16 years old')
  expect(message('K02', 'F1', { client: child })).toContain('only from the 18th birthday, January 1, 2028')
  expect(found('F1', { client: { date_of_birth: '2009-11-20', last_entry_date: '2015-06-03' } })).toEqual(['K02 warn'])
})

test('180 days or less draw a warning', () => {
  expect(found('F1', { client: { last_entry_date: '2026-05-24' } })).toEqual(['K02 warn'])
  expect(found('F1', { client: { last_entry_date: '2026-05-23' } })).toEqual([])
})

test('an admission without an end, or for duration of status, is left to the attorney', () => {
  const blank = { i94_expire_date: undefined, admission_basis: 'F-1 student' }
  expect(found('F3', { answers: blank })).toEqual(['K03 warn', 'K14 warn', 'K23 warn'])
  expect(found('F3', { answers: { i94_duration_of_status: 'yes' } })).toEqual(['K03 warn', 'K14 warn', 'K23 warn'])
  expect(computeWaiverFacts(readCase(inputOf(waiverExample('F3'), { answers: blank })))).toMatchObject({
    up_days: null,
    bar: null,
  })
})

test('an entry without inspection beside an admission is not counted and may mean the permanent bar', () => {
  const changes = { answers: { admisibility_details: ['without_inspection', 'admitted'] } }
  expect(found('F1', changes)).toEqual(['K03 warn', 'K06 warn'])
  expect(computeWaiverFacts(readCase(inputOf(waiverExample('F1'), changes)))).toMatchObject({
    up_days: null,
    up_start: null,
  })
  expect(found('F1', { answers: { prior_departures: 'yes' } })).toEqual(['K06 warn'])
  const paroled = { admisibility_details: ['without_inspection', 'paroled'], i94_expire_date: '2020-01-01' }
  expect(found('F1', { answers: paroled })).toEqual(['K07 inform', 'K08 warn'])
})

test('dates of entry and stay that cannot be are blocked', () => {
  expect(found('F3', { answers: { i94_expire_date: '2018-01-01' } })).toEqual(['K04 block', 'K14 warn', 'K23 warn'])
  expect(found('F3', { answers: { i94_expire_date: '2018-02-20' } })).toEqual(['K14 warn', 'K23 warn'])
  expect(found('F3', { answers: { admitted_date: '2026-12-01', i94_expire_date: '2027-02-01' } })).toEqual([
    'K02 warn',
    'K04 block',
    'K05 warn',
    'K09 warn',
    'K14 warn',
    'K23 warn',
  ])
  expect(found('F5', { client: { last_entry_date: '2022-07-01' } })).toEqual(['K04 block', 'K20 inform'])
  expect(found('F1', { answers: { applicant_meet_spouse_date: '1988-01-01' } })).toEqual(['K04 block'])
  expect(found('F1', { client: { marriage_date: '1988-01-01' } })).toEqual(['K04 block'])
  expect(
    found('resident_father', { answers: { parole_date_same_admission: 'no', parole_date: '2017-06-01' } }),
  ).toEqual(['K04 block'])
})

test('nobody entered after the filing date', () => {
  expect(found('F1', { client: { last_entry_date: '2026-11-21' } })).toEqual(['K02 warn', 'K04 block'])
  expect(found('F1', { client: { last_entry_date: '2026-11-20' } })).toEqual(['K02 warn'])
})

test("a relative's own dates may lie before the applicant's birth", () => {
  expect(
    found('F5', {
      answers: { father_moved_to_US_date: '1980-01-01', father_became_legal_permanent_resident_date: '1980-01-01' },
    }),
  ).toEqual(['K20 inform'])
})

test('a stay that has not ended is told', () => {
  expect(found('F3', { answers: { i94_expire_date: '2026-12-31' } })).toEqual([
    'K02 warn',
    'K05 warn',
    'K09 warn',
    'K14 warn',
    'K23 warn',
  ])
})

test('an immediate relative who was admitted or paroled may adjust at home', () => {
  const admitted = {
    admisibility_details: ['admitted'],
    entry_date_same_admission: 'yes',
    admission_basis: 'B-2 visitor',
    i94_expire_date: '2008-12-01',
  }
  expect(found('F1', { answers: admitted })).toEqual(['K08 warn'])
  expect(found('F1', { answers: { ...admitted, beneficiary_relationship: 'LPR Spouse' } })).toEqual(['K16 inform'])
  expect(found('widow')).toEqual(['K08 warn', 'K14 warn', 'K25 inform'])
  const parent = { ...admitted, beneficiary_relationship: 'USC Parent', i94_expire_date: '2023-12-01' }
  const young = { date_of_birth: '2006-01-01', last_entry_date: '2023-06-01', marriage_date: '' }
  const mother = {
    qualifying_relative: ['us_citizen_mother'],
    mother_name: 'Dana Whitlock Medina',
    mother_place_of_birth: 'Tucson, Arizona',
    mother_unable_to_return_option: 'yes',
  }
  expect(found('F1', { answers: { ...parent, ...mother }, client: young })).toEqual(['K08 warn'])
  const married = { ...young, spouse: { name: 'Ana' } }
  expect(found('F1', { answers: { ...parent, ...mother }, client: married })).toEqual([])
})

test('an employment case with little time out of status points to INA 245(k)', () => {
  expect(found('F3', { answers: { i94_expire_date: '2026-05-24' } })).toEqual([
    'K02 warn',
    'K09 warn',
    'K14 warn',
    'K23 warn',
  ])
  expect(found('F3', { answers: { i94_expire_date: '2026-05-23' } })).toEqual(['K02 warn', 'K14 warn', 'K23 warn'])
})

test('a petitioner must fit the form and the category', () => {
  expect(found('F1', { answers: { beneficiary_relationship: 'Self' } })).toEqual(['K10 block', 'K14 warn'])
  expect(found('F3', { answers: { i_140_type: 'eb-2', beneficiary_relationship: 'Self' } })).toEqual([
    'K11 block',
    'K14 warn',
    'K23 warn',
  ])
  expect(found('F3', { answers: { i_140_type: 'eb-1a', beneficiary_relationship: 'Self' } })).toEqual([
    'K14 warn',
    'K23 warn',
  ])
})

test('an immediate relative has no derivatives, and a derivative needs a principal', () => {
  const derivative = { application_dependant: 'derivative' }
  expect(found('F1', { answers: derivative })).toEqual(['K12 block', 'K13 block', 'K13 block'])
  expect(
    found('F1', {
      answers: {
        ...derivative,
        beneficiary_relationship: 'USC Parent',
        principal_applicant_name: 'rogelio  medina castaneda',
        principal_applicant_relationship_with_applicant: 'wife',
      },
    }),
  ).toEqual(['K12 warn', 'K13 block'])
})

test('a petitioner who qualifies should be among the relatives', () => {
  expect(found('F1', { answers: { qualifying_relative: undefined } })).toEqual(['K15 warn'])
  expect(found('two_parents', { answers: { petitioner_name: 'Marta Luna' } })).toEqual(['K15 warn'])
  expect(found('two_parents', { answers: { petitioner_name: 'MARTA LUNA PINEDÁ' } })).toEqual([])
  expect(found('two_parents', { answers: { beneficiary_relationship: 'USC Sibling' } })).toEqual(['K14 warn'])
})

test('the status of the petitioner and of the relative must agree', () => {
  expect(found('F1', { answers: { qualifying_relative: ['us_citizen_spouse', 'legal_permanent_spouse'] } })).toEqual([
    'K17 block',
    'K28 block',
  ])
  expect(found('F1', { answers: { qualifying_relative: ['legal_permanent_spouse'] } })).toEqual(['K28 block'])
  expect(found('F1', { answers: { beneficiary_relationship: 'LPR Spouse' } })).toEqual(['K16 inform'])
  expect(found('two_parents', { answers: { beneficiary_relationship: 'LPR Parent' } })).toEqual(['K16 inform'])
  expect(found('two_parents', { answers: { qualifying_relative: ['legal_permanent_resident_mother'] } })).toEqual([
    'K28 block',
  ])
  expect(
    found('F1', {
      answers: {
        beneficiary_relationship: 'LPR Spouse',
        application_dependant: 'derivative',
        principal_applicant_name: 'Ana Medina',
        principal_applicant_relationship_with_applicant: 'mother',
      },
    }),
  ).toEqual([])
})

test('the approval date is compared with the filing, the marriage and ten years', () => {
  expect(found('F1', { answers: { approval_date: '2027-01-05' } })).toEqual(['K18 block'])
  expect(found('F1', { answers: { approval_date: '2014-06-01' } })).toEqual(['K18 warn', 'K18 warn'])
  expect(found('F1', { answers: { approval_date: '2016-11-20' } })).toEqual([])
  expect(found('F1', { answers: { approval_date: '2016-11-19' } })).toEqual(['K18 warn'])
})

test('a receipt number is read without spaces and hyphens, its form checked and its prefix compared', () => {
  expect(found('F1', { answers: { USCIS_receipt_number: 'IOE92145778' } })).toEqual(['K19 block'])
  expect(found('F1', { answers: { USCIS_receipt_number: 'ioe-092-145-7783' } })).toEqual([])
  expect(found('F1', { answers: { USCIS_receipt_number: 'ABC0921457783' } })).toEqual(['K19 warn'])
})

test('a Diversity Visa case gets its notice always, and a warning near or after the end of the fiscal year', () => {
  expect(found('F5')).toEqual(['K20 inform'])
  expect(found('F5', { as_of: '2026-07-02' })).toEqual(['K20 inform'])
  expect(found('F5', { as_of: '2026-07-03' })).toEqual(['K20 warn'])
  expect(message('K20', 'F5', { as_of: '2026-09-30' })).toContain('Only 0 days are left')
  expect(message('K20', 'F5', { as_of: '2026-11-20' })).toContain('Fiscal year 2026 ended on September 30, 2026')
  expect(message('K20', 'F5')).not.toContain('petition')
  expect(message('K20', 'F5', { answers: { USCIS_receipt_number: 'IOE1' } })).toContain(
    'The petition fields that were sent are not used',
  )
})

test("a relative's dates are compared with each other, the filing and the place of birth", () => {
  expect(ofFather({ father_became_US_citizen_date: '2008-01-01' })).toEqual(['K20 inform', 'K21 warn'])
  expect(ofFather({ father_became_US_citizen_date: '2012-04-01' })).toEqual(['K20 inform', 'K21 inform'])
  expect(ofFather({ father_became_US_citizen_date: '2012-04-02' })).toEqual(['K20 inform'])
  expect(ofFather({ father_moved_to_US_date: '2009-04-03' })).toEqual(['K20 inform'])
  expect(ofFather({ father_moved_to_US_date: '2009-04-04' })).toEqual(['K20 inform', 'K21 inform'])
  expect(ofFather({ father_became_US_citizen_date: '2025-11-04' })).toEqual(['K20 inform', 'K21 block'])
  expect(ofFather({ father_moved_to_US_date: undefined, father_became_US_citizen_date: undefined })).toEqual([
    'K20 inform',
    'K21 warn',
    'K21 warn',
  ])
})

test('a place in the United States or a state explains blank dates', () => {
  const here = ['Tucson, Arizona', 'Tucson, AZ', 'Dallas, USA', 'Boston, U.S.', 'Ponce, Puerto Rico']
  const abroad = ['Sonora, Mexico', 'Perth, Australia', 'Minsk']
  expect(here.map(bornIn)).toEqual(here.map(() => []))
  expect(abroad.map(bornIn)).toEqual(abroad.map(() => ['K21 warn', 'K21 warn']))
})

test('a hardship text about a child alone asks for the tie to the relative', () => {
  expect(aboutSpouse('Mateo would lose the therapy that keeps speech coming back week by week.')).toEqual(['K22 warn'])
  expect(aboutSpouse('The children would cry at night.')).toEqual(['K22 warn'])
  expect(aboutSpouse('The children would cry at night and Dana would not sleep.')).toEqual([])
  expect(aboutSpouse('The children would cry at night and the wife would not sleep.')).toEqual([])
  expect(aboutSpouse('The person would be alone in Tucson.')).toEqual([])
  expect(aboutSpouse('The children would cry; the mother would not sleep.')).toEqual(['K22 warn'])
})

test('separation alone asks for the signed statements', () => {
  const no = { spouse_unable_to_return_option: 'no' }
  expect(found('F1', { answers: no })).toEqual(['K23 warn'])
  expect(found('two_parents', { answers: { mother_unable_to_return_option: 'no' } })).toEqual(['K23 warn'])
  expect(found('two_parents')).toEqual([])
})

test('words of another ground of inadmissibility are found unless they are denied', () => {
  const told = [
    'Rogelio was arrested in 2012.',
    'There was a DUI.',
    'He used a false name.',
    'Removed in 2005.',
    'They were Smuggled in.',
    'There is no doubt. Convicted in 2012.',
    'He was not the driver later cited.',
    'He wasn’t told that he voted illegally.',
  ]
  const denied = [
    'No arrests.',
    'He was never once formally arrested.',
    'Without any convictions.',
    'Excited, recharged and devoted to falsetto.',
    'There was neither fine nor deportation.',
  ]
  expect(told.map(aboutCharacter)).toEqual(told.map(() => ['K24 warn']))
  expect(denied.map(aboutCharacter)).toEqual(denied.map(() => []))
  expect(message('K24', 'F4')).toContain('"cited"')
})

test('a Form I-360 brings the notes of its kind', () => {
  expect(message('K25', 'F4')).toContain('INA 204(l)')
  expect(message('K25', 'F4')).not.toContain('245(h)')
  const notWidowed = { additional_details: 'Self-petition.', details_about_other_relatives: undefined }
  expect(message('K25', 'F4', { answers: notWidowed })).toMatch(/204\(l\).*245\(h\)/)
  const juvenile = { ...notWidowed, additional_details: 'The juvenile court made findings.' }
  expect(message('K25', 'F4', { answers: juvenile })).toMatch(/^(?!.*204\(l\)).*245\(h\)/)
  expect(found('F4', { answers: { ...notWidowed, beneficiary_relationship: 'Petitioning Employer' } })).toEqual([
    'K14 warn',
  ])
})

test('a selected relative who seems to have died is told', () => {
  const spouse = (words: string) => found('F1', { answers: { details_about_other_relatives: words } })
  expect(spouse("The late wife's sister.")).toEqual(['K26 warn'])
  expect(spouse('An uncle died in 2019.')).toEqual([])
  expect(found('F1', { answers: { how_applicant_met_spouse: 'They met before Dana died.' } })).toEqual(['K26 warn'])
  expect(found('F1', { answers: { how_applicant_met_spouse: 'They studied together.' } })).toEqual([])
  const father = (words: string) => found('F5', { answers: { extreme_hardship_father_return_to_home_country: words } })
  expect(father('Josphat passed away in 2024.')).toEqual(['K20 inform', 'K26 warn'])
  expect(father('A brother of Josphat died in 2024.')).toEqual(['K20 inform'])
})

test("the firm's list of country policies speaks only for its countries", () => {
  const policy = {
    id: 'test',
    notice: 'A hold was announced on January 1, 2026.',
    countries: ['méxico'],
    confirmed: false,
    source: 'test',
    readOn: '2026-11-20',
  }
  const input = inputOf(waiverExample('F1'))
  expect(checkWaiver(readCase(input), [policy]).filter(({ code }) => code === 'K27')).toEqual([
    {
      code: 'K27',
      severity: 'inform',
      field: 'client_id',
      message:
        'A hold was announced on January 1, 2026. Not confirmed; read on November 20, 2026: check whether it applies on the day of filing.',
    },
  ])
  expect(
    checkWaiver(readCase(input), [{ ...policy, countries: ['Kenya'] }]).filter(({ code }) => code === 'K27'),
  ).toEqual([])
  expect(checkWaiver(readCase(input), [{ ...policy, confirmed: true }])[0]?.message).toContain(
    'Confirmed on November 20, 2026.',
  )
})

test('answers behind a hidden question fire no rule', () => {
  expect(
    found('F1', {
      answers: {
        mother_became_US_citizen_date: '2030-01-01',
        i94_expire_date: '2030-01-01',
        i_140_type: 'eb-2',
        other_relatives: 'no',
        details_about_other_relatives: 'The late wife was arrested.',
      },
    }),
  ).toEqual([])
})

test('a client record with a name alone and no answers break no rule', () => {
  const empty = {
    ...waiverExample('F1'),
    answers: {},
    client: { first_name: 'A', middle_name: '', last_name: 'B', children: [] },
  }
  expect(checkWaiver(readCase(inputOf(empty)), []).map(({ code }) => code)).toEqual(['K29', 'K30'])
})

test('every finding is a full sentence that names its law and a question of the form', () => {
  const input = inputOf(waiverExample('F3'), {
    as_of: '2018-01-01',
    client: { date_of_birth: '2017-01-01' },
    answers: {
      beneficiary_relationship: 'Self',
      migration_basis: 'i_130',
      principal_applicant_name: undefined,
      USCIS_receipt_number: 'x',
      admisibility_details: ['without_inspection', 'admitted', 'paroled'],
      qualifying_relative: ['us_citizen_spouse', 'legal_permanent_spouse', 'us_citizen_mother'],
      additional_details: 'The late wife was convicted of fraud. A child.',
      extreme_hardship_spouse_denied_admission: 'A child.',
    },
  })
  const checks = checkWaiver(readCase(input), [])
  expect(new Set(checks.map(({ code }) => code)).size).toBeGreaterThan(12)
  for (const check of checks)
    expect(check).toMatchObject({
      message: expect.stringMatching(/(INA|CFR|USCIS-PM|U\.S\.C\.) [\d(B].*[.:)]$/),
      field: expect.stringMatching(/^[A-Za-z_0-9]+$/),
    })
})

test('every case of 2026 is told of the notice to appear and of ink signatures', () => {
  expect(all('F1')).toEqual(['K29 warn', 'K30 inform'])
  expect(message('K29', 'F1')).toContain('on these answers the applicant has no lawful status')
  expect(all('F1', { as_of: '2025-02-27' }).filter((line) => /K29|K30/.test(line))).toEqual([])
})

test('adjustment is not held out to a crewman, whom INA 245(c)(1) bars', () => {
  const entered = (admission_basis: string) => ({
    answers: {
      admisibility_details: ['admitted'],
      entry_date_same_admission: 'yes',
      admission_basis,
      i94_expire_date: '2008-12-01',
    },
  })
  for (const basis of ['C-1/D crewman', 'D-1', 'seaman', 'as a crew member of a cruise ship']) {
    expect(found('F1', entered(basis)), basis).toEqual(['K08 inform'])
    expect(message('K08', 'F1', entered(basis)), basis).toContain('INA 245(c)(1)')
    expect(message('K08', 'F1', entered(basis)), basis).not.toContain('may be open')
  }
  for (const basis of ['C-1 transit', 'B-2 visitor, on a cruise', 'F-1 student'])
    expect(found('F1', entered(basis)), basis).toEqual(['K08 warn'])
})

test('parole after an uninspected entry may open adjustment', () => {
  const answers = {
    admisibility_details: ['without_inspection', 'paroled'],
    parole_date_same_admission: 'no',
    parole_date: '2024-05-06',
    parole_basis: 'parole in place',
    i94_expire_date: '2027-05-05',
  }
  expect(found('F1', { answers })).toEqual(['K05 warn', 'K07 inform', 'K08 warn'])
  expect(message('K08', 'F1', { answers })).toContain(', and the later parole counts.')
})

const citizensChild = (answers: Record<string, string> = {}) => ({
  client: { date_of_birth: '2003-04-01', marriage_date: undefined, last_entry_date: '2010-02-02' },
  as_of: '2026-11-20',
  answers: {
    beneficiary_relationship: 'USC Parent',
    admisibility_details: ['admitted'],
    entry_date_same_admission: 'yes',
    admission_basis: 'B-2 visitor',
    i94_expire_date: '2010-08-01',
    qualifying_relative: ['us_citizen_mother'],
    mother_name: 'Dana Whitlock Medina',
    mother_place_of_birth: 'Tucson, Arizona',
    ...answers,
  },
})
const onAge = (answers: Record<string, string> = {}) =>
  all('F1', citizensChild(answers)).filter((line) => /^K(?:08|31|32|33) /.test(line))

test('a citizen’s child keeps the age of the day of filing, or of the parent’s naturalization', () => {
  expect(onAge()).toEqual(['K32 warn'])
  expect(onAge({ petition_filed_date: '2022-09-01', petitioner_became_US_citizen_date: '2015-01-01' })).toEqual([
    'K08 warn',
    'K32 inform',
  ])
  expect(onAge({ petition_filed_date: '2022-09-01', petitioner_became_US_citizen_date: '2025-06-01' })).toEqual([
    'K32 warn',
  ])
})

test('a child of a permanent resident near 21 turns on the CSPA age, and the parent may naturalize', () => {
  const young = {
    ...citizensChild({
      beneficiary_relationship: 'LPR Parent',
      qualifying_relative: 'legal_permanent_resident_mother',
    }),
    client: { date_of_birth: '2006-01-15', last_entry_date: '2010-02-02', marriage_date: undefined },
  }
  expect(all('F1', young).filter((line) => /^K(?:31|33) /.test(line))).toEqual(['K31 warn', 'K33 inform'])
  const grown = {
    ...young,
    client: { ...young.client, date_of_birth: '1990-01-15' },
    answers: { ...young.answers, petition_filed_date: '2020-02-02' },
  }
  expect(all('F1', grown).filter((line) => line.startsWith('K31'))).toEqual([])
})

test('pauses and proclamations warn their nationals; vacated holds only inform', () => {
  const of = (country: string, birth: string, as_of = '2026-11-20') =>
    all('F1', { as_of, client: { country_of_citizenship: country, country_of_birth: birth } }).filter((line) =>
      line.startsWith('K27'),
    )
  expect(of('Haiti', 'Haiti')).toEqual(['K27 warn', 'K27 warn', 'K27 inform'])
  expect(of('Guatemala', 'Guatemala')).toEqual(['K27 warn'])
  expect(of('Mexico', 'Haiti')).toEqual(['K27 inform', 'K27 inform', 'K27 inform'])
  expect(of('Haiti', 'Haiti', '2025-12-15')).toEqual(['K27 inform'])
  expect(of('Mexico', 'Mexico')).toEqual([])
})

test('TPS and CHNV parole are named and never counted', () => {
  expect(found('F1', { answers: { tps_held: 'yes' } })).toEqual(['K34 warn'])
  expect(
    aboutCharacter(
      'He never held TPS and has worked for nine years for the same roofer, pays his taxes and helps at the parish every single week of the year.',
    ),
  ).not.toContain('K34 warn')
  const parole = {
    admisibility_details: ['paroled'],
    parole_date_same_admission: 'yes',
    parole_basis: 'CHNV',
    i94_expire_date: '2025-05-30',
  }
  expect(found('F1', { answers: parole })).toContain('K35 warn')
  expect(found('F1', { answers: { ...parole, i94_expire_date: '2025-04-01' } })).not.toContain('K35 warn')
})
