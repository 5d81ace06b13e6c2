import { afterAll, expect, test } from 'vitest'
import { asylumExamples, inputOf as asylumInput } from '#test/asylum-examples.ts'
import { letterInput, readLetterCase } from '#test/expert-letter-cases.ts'
import { type Changes, inputOf as waiverInput, waiverExample, waiverExamples } from '#test/i601a-cases.ts'
import { asylumBrief } from '#tools/asylum-brief/tool.ts'
import { expertLetterTool } from '#tools/expert-letter/tool.ts'
import { i601aTool } from '#tools/i601a-waiver/tool.ts'
import {
  type Application,
  buildClient,
  draftInput,
  freshTool,
} from '#tools/naturalization-cover-letter/testing/application.ts'

/** One line for each worked case: printed at the end, so that none can be left out unseen. */
const table: string[] = []

function hold(id: string, found: unknown, wanted: unknown): void {
  table.push(`${id.padEnd(58)} ${JSON.stringify(found).slice(0, 150)}`)
  expect({ id, found }).toEqual({ id, found: wanted })
}

afterAll(() => console.info(`${table.length} worked cases\n${table.join('\n')}`))

const codes = (checks: readonly { readonly code: string }[]) => checks.map(({ code }) => code).toSorted()

test('the asylum cases: sections there and not there, every code of the file reported, nothing blocked', () => {
  const before = table.length
  for (const example of asylumExamples) {
    const opened = asylumBrief.open(asylumInput(example))
    const planned = opened.plan().map(({ id }) => id)
    const found = opened.check()
    const { sections, absent, checks } = example.expected
    hold(
      `asylum ${example.id}`,
      {
        lacks: sections.filter((id) => !planned.includes(id)),
        has: absent.filter((id) => planned.includes(id)),
        unreported: checks.filter((code) => !codes(found).includes(code)),
        blocked: found.filter(({ severity }) => severity === 'block').map(({ code }) => code),
      },
      { lacks: [], has: [], unreported: [], blocked: [] },
    )
  }
  expect(table.length - before).toBe(8)
})

test('the waiver cases: facts, sections and exactly the rules that fire', () => {
  for (const example of waiverExamples) {
    const opened = i601aTool.open(waiverInput(example))
    const { checks, sections, ...facts } = example.expected
    const found = { checks: codes(opened.check()), sections: opened.plan().map(({ id }) => id) }
    hold(`waiver ${example.id}`, found, { checks: checks.toSorted(), sections })
    expect(opened.facts()).toMatchObject(facts)
  }
})

/** The codes that a change adds to F1 or another case, severities with them; K29 and K30 fire in all. */
function waiver(id: string, changes: Changes): string[] {
  const opened = i601aTool.open(waiverInput(waiverExample(id), changes))
  return opened
    .check()
    .map(({ code, severity }) => `${code} ${{ block: 'B', warn: 'W', inform: 'I' }[severity]}`)
    .filter((line) => !/^K(?:29|30) /.test(line))
    .toSorted()
}

const inHaiti = (citizenship: string, birth = citizenship, as_of = '2026-11-20') =>
  waiver('F1', { as_of, client: { country_of_citizenship: citizenship, country_of_birth: birth } }).filter((line) =>
    line.startsWith('K27'),
  )

test('K27: the cases of the file', () => {
  const before = table.length
  hold('K27 Haiti', inHaiti('Haiti'), ['K27 I', 'K27 W', 'K27 W'])
  hold('K27 Guatemala', inHaiti('Guatemala'), ['K27 W'])
  hold('K27 Mexico, born in Haiti', inHaiti('Mexico', 'Haiti'), ['K27 I', 'K27 I', 'K27 I'])
  hold('K27 Haiti, December 15, 2025', inHaiti('Haiti', 'Haiti', '2025-12-15'), ['K27 I'])
  hold('K27 Mexico', inHaiti('Mexico'), [])
  expect(table.length - before).toBe(5)
})

const parolee = {
  admisibility_details: ['without_inspection', 'paroled'],
  parole_date_same_admission: 'no',
  parole_date: '2024-05-06',
  parole_basis: 'parole in place',
  i94_expire_date: '2027-05-05',
}
const child = (relationship: string, born: string, answers: Record<string, unknown> = {}): Changes => ({
  as_of: '2026-11-20',
  client: { date_of_birth: born, marriage_date: undefined, last_entry_date: '2010-02-02' },
  answers: {
    beneficiary_relationship: relationship,
    admisibility_details: ['admitted'],
    entry_date_same_admission: 'yes',
    admission_basis: 'B-2 visitor',
    i94_expire_date: '2010-08-01',
    qualifying_relative: [relationship === 'USC Parent' ? 'us_citizen_mother' : 'legal_permanent_resident_mother'],
    mother_name: 'Dana Whitlock Medina',
    mother_place_of_birth: 'Tucson, Arizona',
    mother_unable_to_return_option: 'yes',
    ...answers,
  },
})
const onAge = (changes: Changes, id = 'F1') => waiver(id, changes).filter((line) => /^K(?:08|31|32|33) /.test(line))

test('K08, K31 to K33: the cases of the file', () => {
  const before = table.length
  const lines = waiver('F1', { answers: parolee })
  hold(
    'F1 with parole in place',
    lines.filter((line) => /^K0[3578] /.test(line)),
    ['K05 W', 'K07 I', 'K08 W'],
  )
  const [message] = i601aTool
    .open(waiverInput(waiverExample('F1'), { answers: parolee }))
    .check()
    .filter(({ code }) => code === 'K08')
  expect(message?.message).toContain(', and the later parole counts')
  hold('citizen parent, no filing date', onAge(child('USC Parent', '2003-04-01')), ['K32 W'])
  const filed = { petition_filed_date: '2022-09-01' }
  hold(
    'citizen parent since 2015, filed at 19',
    onAge(child('USC Parent', '2003-04-01', { ...filed, petitioner_became_US_citizen_date: '2015-03-03' })),
    ['K08 W', 'K32 I'],
  )
  hold(
    'parent naturalized at 22',
    onAge(child('USC Parent', '2003-04-01', { ...filed, petitioner_became_US_citizen_date: '2025-06-01' })),
    ['K32 W'],
  )
  hold('resident parent, aged 20', onAge(child('LPR Parent', '2006-01-15')), ['K31 W', 'K33 I'])
  hold(
    'resident parent, filed at 30',
    onAge(child('LPR Parent', '1990-01-15', { petition_filed_date: '2020-02-02' })),
    [],
  )
  const derivative = child('USC Sibling', '2004-05-05', {
    application_dependant: 'derivative',
    principal_applicant_name: 'Ana Medina',
    principal_applicant_relationship_with_applicant: 'mother',
  })
  hold('derivative of “mother” on F4, aged 22', onAge(derivative), ['K31 W'])
  expect(table.length - before).toBe(7)
})

function presence(start: string, asOf: string, born = '1989-04-12') {
  const facts = i601aTool
    .open(
      waiverInput(waiverExample('F1'), {
        as_of: asOf,
        client: { last_entry_date: start, date_of_birth: born, marriage_date: undefined },
        answers: { applicant_meet_spouse_date: undefined },
      }),
    )
    .facts()
  return JSON.stringify([facts['up_start'], facts['up_days'], facts['bar']])
}

test('4.1: the boundaries of unlawful presence', () => {
  const before = table.length
  hold('180 days', presence('2026-01-01', '2026-06-30'), '["2026-01-01",180,"none"]')
  hold('181 days', presence('2026-01-01', '2026-07-01'), '["2026-01-01",181,"three_year"]')
  hold('364 days', presence('2026-01-01', '2026-12-31'), '["2026-01-01",364,"three_year"]')
  hold('365 days', presence('2026-01-01', '2027-01-01'), '["2026-01-01",365,"ten_year"]')
  hold(
    'from February 29, the day before a year',
    presence('2024-02-29', '2025-02-28'),
    '["2024-02-29",365,"three_year"]',
  )
  hold('from February 29, a year', presence('2024-02-29', '2025-03-01'), '["2024-02-29",366,"ten_year"]')
  hold('eighteen on the filing day', presence('2015-05-01', '2027-03-10', '2009-03-10'), '["2027-03-10",0,"none"]')
  expect(table.length - before).toBe(7)
})

const includes = (id: string, found: readonly string[], ...wanted: readonly string[]) =>
  hold(
    id,
    wanted.filter((code) => !found.includes(code)),
    [],
  )

/** Required answers are judged before the rules of the tool: by the questionnaire, as the form does. */
test('the negative inputs of the file', () => {
  const before = table.length
  includes(
    'born 2010, entry 2015',
    waiver('F1', { client: { date_of_birth: '2010-01-01', last_entry_date: '2015-06-03' } }),
    'K01 B',
    'K02 W',
  )
  includes('born 2010', waiver('F1', { client: { date_of_birth: '2010-01-01' } }), 'K04 B', 'K01 B', 'K02 W')
  includes('receipt of 11 characters', waiver('F1', { answers: { USCIS_receipt_number: 'IOE92145778' } }), 'K19 B')
  hold(
    'receipt with hyphens',
    waiver('F1', { answers: { USCIS_receipt_number: 'ioe-092-145-7783' } }).filter((line) => line.startsWith('K19')),
    [],
  )
  includes('approved in 2027', waiver('F1', { answers: { approval_date: '2027-01-05' } }), 'K18 B')
  includes('petitioner Self', waiver('F1', { answers: { beneficiary_relationship: 'Self' } }), 'K10 B', 'K14 W')
  includes(
    'both statuses',
    waiver('F1', { answers: { qualifying_relative: ['us_citizen_spouse', 'legal_permanent_spouse'] } }),
    'K17 B',
    'K28 B',
  )
  includes('derivative', waiver('F1', { answers: { application_dependant: 'derivative' } }), 'K12 B', 'K13 B')
  const mixed = { admisibility_details: ['without_inspection', 'admitted'] }
  includes('admitted besides', waiver('F1', { answers: mixed }), 'K03 W', 'K06 W')
  hold(
    'admitted besides: no days',
    i601aTool.open(waiverInput(waiverExample('F1'), { answers: mixed })).facts()['up_days'],
    null,
  )
  includes('F3, stay ends before admission', waiver('F3', { answers: { i94_expire_date: '2018-01-01' } }), 'K04 B')
  includes(
    'F3, duration of status',
    waiver('F3', { answers: { i94_expire_date: undefined, admission_basis: 'F-1 student' } }),
    'K03 W',
  )
  includes(
    'F3, eb-2 with Self',
    waiver('F3', { answers: { i_140_type: 'eb-2', beneficiary_relationship: 'Self' } }),
    'K11 B',
  )
  includes('F5 with a receipt number', waiver('F5', { answers: { USCIS_receipt_number: 'IOE0921457783' } }), 'K20 I')
  includes('F5 after its fiscal year', waiver('F5', { as_of: '2026-11-20' }), 'K20 W')
  includes('no relative', waiver('F1', { answers: { qualifying_relative: [] } }), 'K15 W')
  includes(
    'a child as the only sufferer',
    waiver('F1', {
      answers: {
        extreme_hardship_spouse_denied_admission:
          'Our little Elena cries at night. The child sleeps badly and has lost weight.',
      },
    }),
    'K22 W',
  )
  expect(table.length - before).toBe(17)
})

const none = { permanent_residence_date: '2018-03-14', uscis_mailing_address: 'elgin_lockbox_usps' }
const spouseExhibits = 'GREEN_CARD SPOUSE_USC MARRIAGE_CERT PRIOR_MARRIAGES JOINT_EVIDENCE IRS_3Y'
type Row = readonly [
  id: string,
  answers: Application['answers'],
  state: string,
  sentence: string,
  forms: string,
  exhibits: string,
  warnings: string,
  window?: string,
]
const naturalization: readonly Row[] = [
  ['T1', none, 'NY', 'S316', 'PAY G28 N400', 'GREEN_CARD', ''],
  [
    'T2',
    { permanent_residence_date: '2022-01-10', uscis_mailing_address: 'phoenix_lockbox_other' },
    'CA',
    'S316E',
    'PAY G28 N400',
    'GREEN_CARD',
    '',
    '["2027-01-10","2026-10-12"]',
  ],
  [
    'T3',
    { permanent_residence_date: '2022-06-01', uscis_mailing_address: 'phoenix_lockbox_usps' },
    'AZ',
    'S316P',
    'PAY G28 N400',
    'GREEN_CARD',
    'W01',
    '["2027-06-01","2027-03-03"]',
  ],
  [
    'T4',
    {
      permanent_residence_date: '2023-05-02',
      is_applying_based_on_marriage: 'yes',
      uscis_mailing_address: 'chicago_lockbox_usps',
    },
    'IL',
    'S319A',
    'PAY G28 N400',
    spouseExhibits,
    '',
  ],
  [
    'T5',
    {
      permanent_residence_date: '2024-01-15',
      is_applying_based_on_marriage: 'yes',
      is_paying_child_support: 'yes',
      uscis_mailing_address: 'dallas_lockbox_other',
    },
    'TX',
    'S319AE',
    'PAY G28 N400',
    `${spouseExhibits} SUPPORT_ORDER SUPPORT_PROOF`,
    '',
    '["2027-01-15","2026-10-17"]',
  ],
  [
    'T6',
    {
      permanent_residence_date: '2019-07-30',
      is_divorced: 'yes',
      is_paying_child_support: 'yes',
      uscis_mailing_address: 'phoenix_lockbox_usps',
    },
    'WA',
    'S316',
    'PAY G28 N400',
    'GREEN_CARD PRIOR_MARRIAGES SUPPORT_ORDER SUPPORT_PROOF',
    '',
  ],
  [
    'T8',
    {
      permanent_residence_date: '2015-02-11',
      is_applying_based_on_marriage: 'yes',
      uscis_mailing_address: 'chicago_lockbox_other',
    },
    'OH',
    'S319A',
    'PAY G28 N400',
    spouseExhibits,
    'W03',
  ],
  [
    'T9',
    {
      permanent_residence_date: '2016-11-03',
      has_past_arrests: 'yes',
      has_legal_concerns: 'yes',
      uscis_mailing_address: 'elgin_lockbox_other',
    },
    'NJ',
    'S316',
    'PAY G28 N400',
    'GREEN_CARD ARREST_RECORDS LEGAL_CONCERNS',
    'W08 W09',
  ],
  [
    'T10',
    {
      permanent_residence_date: '2025-08-19',
      is_us_military_member: 'active_military',
      uscis_mailing_address: 'military_chicago_usps',
    },
    'TX',
    'SMIL-A',
    'G28 N400 N426',
    'GREEN_CARD',
    'W13',
  ],
  [
    'T12',
    { is_us_military_member: 'active_military', uscis_mailing_address: 'military_chicago_usps' },
    'NC',
    'SMIL-A',
    'G28 N400 N426',
    '',
    'W05 W13',
  ],
  [
    'T14',
    { permanent_residence_date: '2017-10-09', reside_within_usa: 'no', uscis_mailing_address: 'phoenix_lockbox_usps' },
    '',
    'S316',
    'PAY G28 N400',
    'GREEN_CARD PHOTOS',
    'W06 W07',
  ],
  ['T16', none, 'TX', 'S316', 'PAY G28 N400', 'GREEN_CARD', 'W12'],
  [
    'T17',
    { ...none, uscis_mailing_address: 'military_chicago_usps' },
    'TX',
    'S316',
    'PAY G28 N400',
    'GREEN_CARD',
    'W11',
  ],
]

test('the naturalization cases: sentence, forms, exhibits, address and warnings', () => {
  const before = table.length
  for (const [id, answers, state, sentence, forms, exhibits, warnings, window] of naturalization) {
    const opened = freshTool.open(draftInput({ answers, client: buildClient(state === '' ? {} : { state }) }))
    const facts = opened.facts()
    const found = {
      sentence: facts['eligibility_sentence'],
      forms: (facts['forms'] as string[]).join(' '),
      exhibits: (facts['exhibits'] as { code: string }[]).map(({ code }) => code).join(' '),
      address: facts['mailing_address'],
      warnings: codes(opened.check()).join(' '),
    }
    hold(`naturalization ${id}`, found, {
      sentence,
      forms,
      exhibits,
      address: answers['uscis_mailing_address'],
      warnings,
    })
    if (window !== undefined) expect(JSON.stringify([facts['anniversary'], facts['earliest_filing_date']])).toBe(window)
  }
  const errors = (answers: Application['answers']) =>
    codes(freshTool.open(draftInput({ answers, client: buildClient({ state: 'GA' }) })).check())
      .filter((code) => code.startsWith('E'))
      .join(' ')
  hold('naturalization T15', errors({ ...none, permanent_residence_date: '2027-01-01' }), 'E02')
  hold('naturalization T20', errors({ uscis_mailing_address: 'elgin_lockbox_usps' }), 'E01')
  expect(table.length - before).toBe(naturalization.length + 2)
})

test('the letters of the file: plan, independence and whether P16 informs', () => {
  const before = table.length
  const letter = (name: string) => {
    const opened = expertLetterTool.open(letterInput(readLetterCase(name)))
    const { plan, independence } = opened.facts()
    return { plan, independence, ink: codes(opened.check()).includes('P16') }
  }
  hold('letter T1', letter('eb1a-independent-expert'), {
    plan: 'EB1A',
    independence: 'independent, knows the work',
    ink: true,
  })
  hold('letter T3', letter('asylum-country-conditions'), { plan: 'CC', independence: 'independent', ink: false })
  expect(table.length - before).toBe(2)
})
