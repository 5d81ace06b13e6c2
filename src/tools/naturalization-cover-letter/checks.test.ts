import { expect, test } from 'vitest'
import { recordValues } from '#domain/clients/client-record.ts'
import type { Answers } from '#domain/questionnaire/question.ts'
import { checkAnswers } from '#domain/questionnaire/validate.ts'
import { n400Filing } from '#law/n400-filing.ts'
import {
  type Application,
  attorney,
  buildClient,
  codes,
  draftInput,
  filingDataCheckedOn,
  filingDay,
  freshTool,
} from './testing/application.ts'
import { naturalizationQuestionnaire } from './questionnaire.ts'
import { createNaturalizationTool, naturalizationTool } from './tool.ts'

const resident = { permanent_residence_date: '2018-03-14', uscis_mailing_address: 'elgin_lockbox_usps' }
const soldier = {
  permanent_residence_date: '2018-03-14',
  is_us_military_member: 'active_military',
  military_basis: '329',
  uscis_mailing_address: 'military_chicago_usps',
}
const stationed = { ...resident, is_us_military_member: 'regularly_stationed_spouse' }

const found = (application: Application) => codes(freshTool, application)
const messageOf = (code: string, application: Application) =>
  freshTool
    .open(draftInput(application))
    .check()
    .find((check) => check.code === code)?.message ?? ''

const from = (state: string) => buildClient({ state })

const messageOn = (filingDate: string, answers: Record<string, string>) =>
  naturalizationTool
    .open(draftInput({ answers, filingDate }))
    .check()
    .find(({ code }) => code === 'W16')?.message

const on = (answers: Record<string, string>, fields: Record<string, string>, spouse = {}) =>
  found({ answers, client: buildClient(fields, spouse) })

test('all failing rules are reported together, each at its field', () => {
  const client = { ...buildClient(), id: '' }
  const answers = {
    is_divorced: null,
    is_paying_child_support: '',
    has_past_arrests: 'perhaps',
    has_legal_concerns: undefined,
    is_applying_based_on_marriage: [],
    uscis_mailing_address: 'nebraska',
  }
  const errors = freshTool
    .open(draftInput({ answers, client }))
    .check()
    .filter(({ severity }) => severity === 'block')
  expect(errors.map(({ code, field }) => `${code} ${field}`)).toEqual([
    'E04 client_id',
    'E01 permanent_residence_date',
    'E06 is_applying_based_on_marriage',
    'E06 is_divorced',
    'E06 is_paying_child_support',
    'E06 has_past_arrests',
    'E06 has_legal_concerns',
    'E05 uscis_mailing_address',
  ])
})

test('a field has one sentence, whether its code or the shared engine reports it', () => {
  const broken = [
    {},
    { permanent_residence_date: '2027-01-01' },
    { permanent_residence_date: '1899-12-31', uscis_mailing_address: 'x' },
    { permanent_residence_date: 'soon', is_divorced: 'perhaps', uscis_mailing_address: {} },
    { ...resident, filing_date: '2026-02-30' },
    { ...resident, has_past_arrests: 7 },
  ]
  for (const answers of broken) {
    const client = buildClient()
    const sent = { client_id: client.id, ...answers }
    const checked = checkAnswers(naturalizationQuestionnaire(), sent, recordValues(client), filingDay)
    const errors = freshTool
      .open({ ...draftInput({ answers, client }), answers: checked.answers, givenAnswers: checked.given })
      .check()
      .filter(({ severity }) => severity === 'block')
    expect(errors.map(({ field, message }) => ({ name: field, message }))).toEqual(
      checked.problems.map(({ name, message }) => ({ name, message })),
    )
    expect(errors.length).toBeGreaterThan(0)
  }
})

test('the client in hand answers for the client, and residence in the United States needs no answer', () => {
  const input = draftInput({ answers: { ...resident, reside_within_usa: undefined } })
  const { client_id: _, ...withoutClient } = input.answers
  expect(freshTool.open({ ...input, answers: withoutClient, givenAnswers: withoutClient }).check()).toEqual([])
})

test('the marriage question is not asked of service members and stationed spouses, so it cannot be missing', () => {
  expect(found({ answers: { ...soldier, is_applying_based_on_marriage: undefined } })).toBe('')
  expect(found({ answers: { ...stationed, is_applying_based_on_marriage: undefined } })).toBe('W14')
  expect(found({ answers: { ...resident, is_applying_based_on_marriage: undefined } })).toBe('E06')
})

test('W02 speaks of the section that is at stake', () => {
  const marriage = { ...resident, permanent_residence_date: '2023-03-01', is_applying_based_on_marriage: 'yes' }
  expect(found({ answers: { ...marriage, is_divorced: 'yes' } })).toBe('W02')
  expect(messageOf('W02', { answers: { ...marriage, is_divorced: 'yes' } })).toContain('319(a)')
  expect(found({ answers: { ...stationed, is_divorced: 'yes' } })).toBe('W02 W14')
  expect(messageOf('W02', { answers: { ...stationed, is_divorced: 'yes' } })).toContain('319(b)')
  expect(found({ answers: { ...resident, is_divorced: 'yes' } })).toBe('')
})

test('W04 looks at the answer that was sent, for service members only', () => {
  expect(found({ answers: { ...soldier, is_applying_based_on_marriage: 'yes' } })).toBe('W04')
  expect(found({ answers: { ...soldier, is_applying_based_on_marriage: true, is_divorced: 'yes' } })).toBe('W04')
  expect(found({ answers: { ...soldier, is_us_military_member: 'past_military' } })).toBe('')
  expect(found({ answers: { ...stationed, is_applying_based_on_marriage: 'yes' } })).toBe('W14')
})

test('W04 understands an answer as it came over the wire', () => {
  const input = draftInput({ answers: soldier })
  const sent = JSON.parse('{"is_applying_based_on_marriage":true}') as Answers
  expect(
    freshTool
      .open({ ...input, givenAnswers: sent })
      .check()
      .map(({ code }) => code),
  ).toEqual(['W04'])
})

test('W06 concerns the bases that count residence, W07 everybody abroad', () => {
  const abroad = { reside_within_usa: 'no' }
  expect(found({ answers: { ...resident, ...abroad } })).toBe('W06 W07')
  expect(found({ answers: { ...resident, ...abroad, is_applying_based_on_marriage: 'yes' } })).toBe('W03 W06 W07')
  expect(found({ answers: { ...soldier, ...abroad } })).toBe('W07')
  expect(found({ answers: { ...stationed, ...abroad } })).toBe('W07 W14')
})

test('W10 and W11: military filings and the military address belong together', () => {
  expect(found({ answers: { ...soldier, uscis_mailing_address: 'military_chicago_other' } })).toBe('')
  expect(found({ answers: { ...soldier, uscis_mailing_address: 'chicago_lockbox_other' } })).toBe('W10')
  expect(found({ answers: { ...resident, uscis_mailing_address: 'military_chicago_other' } })).toBe('W11')
  expect(found({ answers: { ...stationed, uscis_mailing_address: 'military_chicago_other' } })).toBe('W14')
})

test('W12 only compares civilian addresses with a known state in the United States', () => {
  expect(found({ answers: resident, client: from('TX') })).toBe('W12')
  expect(found({ answers: resident, client: from('texas') })).toBe('W12')
  expect(found({ answers: resident, client: from('AE') })).toBe('W12')
  expect(found({ answers: resident, client: from('Bavaria') })).toBe('')
  expect(found({ answers: resident })).toBe('')
  expect(found({ answers: { ...resident, uscis_mailing_address: 'elgin_lockbox_other' }, client: from('MA') })).toBe('')
  expect(found({ answers: { ...resident, reside_within_usa: 'no' }, client: from('TX') })).toBe('W06 W07')
  expect(found({ answers: stationed, client: from('TX') })).toBe('W14')
  expect(messageOf('W12', { answers: resident, client: from('TX') })).toBe(
    'For a residence in Texas the USCIS chart names the Dallas lockbox, not Elgin. USCIS may delay or reject misfiled packets.',
  )
})

test('W05 and W13 go once residence and section are known', () => {
  const { military_basis: _, ...undecided } = soldier
  expect(found({ answers: { ...undecided, permanent_residence_date: null } })).toBe('W05 W13')
  expect(found({ answers: undecided })).toBe('W13')
  expect(found({ answers: { ...soldier, permanent_residence_date: null } })).toBe('W05')
})

test('a date of residence that was refused is an error, not a missing date', () => {
  expect(found({ answers: { ...soldier, permanent_residence_date: '2027-01-01' } })).toBe('E02')
})

test('W15 asks for nothing optional, and points to the profile when the record is complete', () => {
  expect(found({ answers: resident, attorney: { ...attorney, title: null, middle_name: null, address_2: null } })).toBe(
    '',
  )
  const [warning] = freshTool
    .open(draftInput({ answers: resident, attorney: { ...attorney, firm_name: null } }))
    .check()
  expect(warning).toEqual({
    code: 'W15',
    severity: 'warn',
    message: 'The letter has a bracket for what the client record or the attorney profile lacks: Firm name.',
  })
})

test('no message echoes an A-Number', () => {
  const answers = { ...resident, has_past_arrests: 'yes', permanent_residence_date: 'soon' }
  const text = JSON.stringify(
    freshTool.open(draftInput({ answers, client: buildClient({ a_number: '9876' }) })).check(),
  )
  expect(text).not.toContain('9876')
})

test('W16 fires from the 61st day after a reading', () => {
  const answers = { ...resident, is_applying_based_on_marriage: 'no' }
  const tool = createNaturalizationTool(filingDataCheckedOn('2026-09-20'))
  expect(codes(tool, { answers, filingDate: '2026-11-19' })).toBe('')
  expect(codes(tool, { answers, filingDate: '2026-11-20' })).toBe('W16')
  expect(codes(tool, { answers, filingDate: '2020-11-20' })).not.toContain('W16')
})

test('with the true dates of reading W16 fires from October 21, 2026 on, and names what is old', () => {
  expect(codes(naturalizationTool, { answers: resident, filingDate: '2026-10-20' })).toBe('')
  expect(codes(naturalizationTool, { answers: resident, filingDate: '2026-10-21' })).toBe('W16')
  expect(messageOn('2026-10-21', resident)).toBe(
    'Re-verify on uscis.gov what was last checked more than 60 days before the filing date: address (August 21, 2026).',
  )
  expect(messageOn('2026-12-01', resident)).toContain(
    'address (August 21, 2026), fee (October 1, 2026) and form edition (October 1, 2026).',
  )
  expect(messageOn('2026-10-01', { ...resident, fee_option: 'waiver' })).toContain('fee (January 16, 2025).')
  expect(n400Filing().version).toBe('n400-2026-10-01')
})

test('the client record may contradict the answers: age, marriage, birth, citizenship of the spouse', () => {
  const marriage = { ...resident, permanent_residence_date: '2023-05-02', is_applying_based_on_marriage: 'yes' }
  expect(on(resident, { date_of_birth: '2008-11-21' })).toBe('W17')
  expect(on(resident, { date_of_birth: '2008-11-20' })).toBe('')
  expect(on(soldier, { date_of_birth: '2008-11-21' })).toBe('')
  expect(on({ ...soldier, military_basis: '328' }, { date_of_birth: '2008-11-21' })).toBe('W17')
  expect(on(marriage, { marriage_date: '2023-11-21' })).toBe('W18')
  expect(on(marriage, { marriage_date: '2023-11-20' })).toBe('')
  expect(on(resident, { marriage_date: '2026-01-01' })).toBe('')
  expect(on(resident, { date_of_birth: '2018-03-15' })).toBe('W17 W19')
  expect(on(marriage, {}, { citizenship: 'Mexico' })).toBe('W20')
  expect(on(marriage, {}, { citizenship: 'United States' })).toBe('')
  expect(on(marriage, {}, { citizenship: 'U.S. citizen' })).toBe('')
  expect(on(resident, {}, { citizenship: 'Mexico' })).toBe('W23')
  expect(on(resident, {}, { citizenship: 'United States' })).toBe('')
})

test('a child of 21 or older on the filing date is named, a younger one is not', () => {
  const withChild = (born: string) => ({
    ...buildClient(),
    children: [
      {
        name: { value: 'Rui Example', dataType: 'text' as const },
        date_of_birth: { value: born, dataType: 'date' as const },
      },
    ],
  })
  expect(found({ answers: resident, client: withChild('2005-11-20') })).toBe('W22')
  expect(found({ answers: resident, client: withChild('2005-11-21') })).toBe('')
})
