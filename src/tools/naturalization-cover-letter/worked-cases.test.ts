import { expect, test } from 'vitest'
import { naturalizationTool } from './tool.ts'
import { type Application, buildClient, draftInput, freshTool, printLetter } from './testing/application.ts'

/** One application in the words of the worked cases: sentence, forms, exhibits, first line of the date, warnings. */
function outcome(application: Application) {
  const input = draftInput(application)
  const facts = freshTool.open(input).facts()
  const found = freshTool
    .open(input)
    .check()
    .map(({ code }) => code)
  if (found.some((code) => code.startsWith('E'))) return found.join(' ')
  const exhibits = facts['exhibits'] as { letter: string; code: string }[]
  return {
    sentence: facts['eligibility_sentence'],
    window: `${day(facts['anniversary'])} / ${day(facts['earliest_filing_date'])}`,
    forms: (facts['forms'] as string[]).join(' '),
    exhibits: exhibits.map(({ letter, code }) => `${letter} ${code}`).join(', '),
    address: facts['mailing_address'],
    warnings: found.join(' '),
  }
}

const day = (date: unknown) => (typeof date === 'string' ? date : 'none')

const civilian = 'PAY G28 N400'
const spouseExhibits = 'A GREEN_CARD, B SPOUSE_USC, C MARRIAGE_CERT, D PRIOR_MARRIAGES, E JOINT_EVIDENCE, F IRS_3Y'
const from = (state: string) => buildClient({ state })

test('T1: five years complete', () => {
  const answers = { permanent_residence_date: '2018-03-14', uscis_mailing_address: 'elgin_lockbox_usps' }
  expect(outcome({ answers, client: from('NY') })).toEqual({
    sentence: 'S316',
    window: '2023-03-14 / 2022-12-14',
    forms: civilian,
    exhibits: 'A GREEN_CARD',
    address: 'elgin_lockbox_usps',
    warnings: '',
  })
})

test('T2: within the 90 days before five years', () => {
  const answers = { permanent_residence_date: '2022-01-10', uscis_mailing_address: 'phoenix_lockbox_other' }
  expect(outcome({ answers, client: from('CA') })).toEqual({
    sentence: 'S316E',
    window: '2027-01-10 / 2026-10-12',
    forms: civilian,
    exhibits: 'A GREEN_CARD',
    address: 'phoenix_lockbox_other',
    warnings: '',
  })
})

test('T3: too early, so the date line is a placeholder', () => {
  const answers = { permanent_residence_date: '2022-06-01', uscis_mailing_address: 'phoenix_lockbox_usps' }
  expect(outcome({ answers, client: from('AZ') })).toEqual({
    sentence: 'S316P',
    window: '2027-06-01 / 2027-03-03',
    forms: civilian,
    exhibits: 'A GREEN_CARD',
    address: 'phoenix_lockbox_usps',
    warnings: 'W01',
  })
  const letter = printLetter(freshTool, { answers, client: from('AZ') })
  expect(letter).toContain('[Date: not before March 3, 2027]')
  expect(letter.join('\n')).toContain('will complete five years of permanent residence on June 1, 2027;')
  expect(letter.join('\n')).not.toContain('November 20, 2026')
})

test('T4 and T8: marriage, three years complete; after five years the general basis may be simpler', () => {
  const answers = {
    permanent_residence_date: '2023-05-02',
    is_applying_based_on_marriage: 'yes',
    uscis_mailing_address: 'chicago_lockbox_usps',
  }
  const expected = {
    sentence: 'S319A',
    window: '2026-05-02 / 2026-02-01',
    forms: civilian,
    exhibits: spouseExhibits,
    address: 'chicago_lockbox_usps',
    warnings: '',
  }
  expect(outcome({ answers, client: from('IL') })).toEqual(expected)
  const letter = printLetter(freshTool, { answers, client: from('IL') })
  expect(letter).toContain(
    'Exhibit D - Proof of termination of the spouse’s prior marriage(s), if any (divorce or annulment decree, or death certificate)',
  )
  expect(letter.join('\n')).toContain('has been a U.S. citizen for at least the last three years')

  const later = {
    ...answers,
    permanent_residence_date: '2015-02-11',
    uscis_mailing_address: 'chicago_lockbox_other',
  }
  expect(outcome({ answers: later, client: from('OH') })).toEqual({
    ...expected,
    window: '2018-02-11 / 2017-11-13',
    address: 'chicago_lockbox_other',
    warnings: 'W03',
  })
})

test('T5: marriage, within the 90 days, child support', () => {
  const answers = {
    permanent_residence_date: '2024-01-15',
    is_applying_based_on_marriage: 'yes',
    is_paying_child_support: 'yes',
    uscis_mailing_address: 'dallas_lockbox_other',
  }
  expect(outcome({ answers, client: from('TX') })).toEqual({
    sentence: 'S319AE',
    window: '2027-01-15 / 2026-10-17',
    forms: civilian,
    exhibits: `${spouseExhibits}, G SUPPORT_ORDER, H SUPPORT_PROOF`,
    address: 'dallas_lockbox_other',
    warnings: '',
  })
})

test('T6: divorced, on the general basis', () => {
  const answers = {
    permanent_residence_date: '2019-07-30',
    is_divorced: 'yes',
    is_paying_child_support: 'yes',
    uscis_mailing_address: 'phoenix_lockbox_usps',
  }
  expect(outcome({ answers, client: from('WA') })).toMatchObject({
    sentence: 'S316',
    forms: civilian,
    exhibits: 'A GREEN_CARD, B PRIOR_MARRIAGES, C SUPPORT_ORDER, D SUPPORT_PROOF',
    warnings: '',
  })
  expect(printLetter(freshTool, { answers, client: from('WA') })).toContain(
    'Exhibit B - Divorce or annulment decree, or death certificate, ending each prior marriage of the Applicant',
  )
})

test('marriage after a divorce: both sides prove the end of earlier marriages', () => {
  const answers = {
    permanent_residence_date: '2023-05-02',
    is_applying_based_on_marriage: 'yes',
    is_divorced: 'yes',
    uscis_mailing_address: 'chicago_lockbox_usps',
  }
  expect(outcome({ answers, client: from('IL') })).toMatchObject({
    sentence: 'S319A',
    exhibits: spouseExhibits,
    warnings: 'W02',
  })
  expect(printLetter(freshTool, { answers, client: from('IL') })).toContain(
    'Exhibit D - Proof of termination of each prior marriage of the Applicant, and of the spouse’s prior marriage(s), if any (divorce or annulment decree, or death certificate)',
  )
})

test('T9: arrests and legal concerns', () => {
  const answers = {
    permanent_residence_date: '2016-11-03',
    has_past_arrests: 'yes',
    has_legal_concerns: 'yes',
    uscis_mailing_address: 'elgin_lockbox_other',
  }
  expect(outcome({ answers, client: from('NJ') })).toMatchObject({
    sentence: 'S316',
    forms: civilian,
    exhibits: 'A GREEN_CARD, B ARREST_RECORDS, C LEGAL_CONCERNS',
    warnings: 'W08 W09',
  })
  const letter = printLetter(freshTool, { answers, client: from('NJ') })
  expect(letter.filter((line) => line.startsWith('•'))).toHaveLength(5)
  expect(letter).toContain(
    'Exhibit C - The Applicant’s written statement and supporting documents addressing the matter(s) disclosed in Part 9 and Part 14 of Form N-400',
  )
})

test('T10 and T12: in service, with and without permanent residence', () => {
  const answers = {
    permanent_residence_date: '2025-08-19',
    is_us_military_member: 'active_military',
    uscis_mailing_address: 'military_chicago_usps',
  }
  expect(outcome({ answers, client: from('TX') })).toEqual({
    sentence: 'SMIL-A',
    window: 'none / none',
    forms: 'G28 N400 N426',
    exhibits: 'A GREEN_CARD',
    address: 'military_chicago_usps',
    warnings: 'W13',
  })
  const letter = printLetter(freshTool, { answers, client: from('TX') }).join('\n')
  expect(letter).toContain('Form N-426. The Applicant has been a lawful permanent resident since August 19, 2025.')
  expect(letter).toContain(
    'No filing fee is due because this application is filed under section 328 or section 329 of the INA.',
  )

  const without = { ...answers, permanent_residence_date: undefined }
  expect(outcome({ answers: without, client: from('NC') })).toMatchObject({
    sentence: 'SMIL-A',
    forms: 'G28 N400 N426',
    exhibits: '',
    warnings: 'W05 W13',
  })
  const shorter = printLetter(freshTool, { answers: without, client: from('NC') })
  expect(shorter).not.toContain('Exhibits')
  expect(shorter.join('\n')).not.toMatch(/permanent resident|photocopies/i)
  expect(shorter).toContain('The Applicant will present originals at the interview upon request.')
})

test('after service: discharge documents instead of Form N-426', () => {
  const answers = {
    permanent_residence_date: '2020-04-01',
    is_us_military_member: 'past_military',
    military_basis: '329',
    uscis_mailing_address: 'military_chicago_other',
  }
  expect(outcome({ answers, client: from('CO') })).toMatchObject({
    sentence: 'SMIL-P',
    forms: 'G28 N400',
    exhibits: 'A GREEN_CARD, B DISCHARGE',
    warnings: '',
  })
})

test('the spouse of a citizen stationed abroad proves assignment and intent, and pays the fee', () => {
  const answers = {
    permanent_residence_date: '2026-02-01',
    is_us_military_member: 'regularly_stationed_spouse',
    uscis_mailing_address: 'elgin_lockbox_usps',
  }
  expect(outcome({ answers, client: from('VA') })).toEqual({
    sentence: 'S319B',
    window: 'none / none',
    forms: civilian,
    exhibits: 'A GREEN_CARD, B SPOUSE_USC, C MARRIAGE_CERT, D PRIOR_MARRIAGES, E STATIONED_ABROAD, F INTENT_STATEMENT',
    address: 'elgin_lockbox_usps',
    warnings: 'W14',
  })
  expect(printLetter(freshTool, { answers }).join('\n')).toContain(
    'that the Applicant’s spouse is a U.S. citizen (U.S.',
  )
})

test('service wins over a marriage answer that is left behind', () => {
  const answers = {
    permanent_residence_date: '2015-01-01',
    is_us_military_member: 'active_military',
    is_applying_based_on_marriage: 'yes',
    is_divorced: 'yes',
    military_basis: '328',
    uscis_mailing_address: 'military_chicago_usps',
  }
  expect(outcome({ answers })).toMatchObject({
    sentence: 'SMIL-A',
    forms: 'G28 N400 N426',
    exhibits: 'A GREEN_CARD, B PRIOR_MARRIAGES',
    warnings: 'W04',
  })
})

test('T14: abroad, on the general basis', () => {
  const answers = {
    permanent_residence_date: '2017-10-09',
    reside_within_usa: 'no',
    uscis_mailing_address: 'phoenix_lockbox_usps',
  }
  expect(outcome({ answers, client: from('NY') })).toMatchObject({
    sentence: 'S316',
    forms: civilian,
    exhibits: 'A GREEN_CARD, B PHOTOS',
    warnings: 'W06 W07',
  })
})

test('T15 and T20: no letter for a date in the future or for none', () => {
  expect(
    outcome({ answers: { permanent_residence_date: '2027-01-01', uscis_mailing_address: 'elgin_lockbox_usps' } }),
  ).toBe('E02')
  expect(outcome({ answers: { uscis_mailing_address: 'elgin_lockbox_usps' }, client: from('GA') })).toBe('E01')
})

test('T16 and T17: the address chosen is kept, and a better one named', () => {
  const answers = { permanent_residence_date: '2018-03-14', uscis_mailing_address: 'elgin_lockbox_usps' }
  expect(outcome({ answers, client: from('TX') })).toMatchObject({ address: 'elgin_lockbox_usps', warnings: 'W12' })
  const [warning] = freshTool.open(draftInput({ answers, client: from('TX') })).check()
  expect(warning?.message).toContain('Dallas')
  expect(freshTool.open(draftInput({ answers, client: from('TX') })).facts()['lockbox']).toBe('dallas')

  const military = { ...answers, uscis_mailing_address: 'military_chicago_usps' }
  expect(outcome({ answers: military, client: from('TX') })).toMatchObject({
    sentence: 'S316',
    address: 'military_chicago_usps',
    warnings: 'W11',
  })
})

test('a military filing sent to a civilian lockbox is noticed', () => {
  const answers = {
    permanent_residence_date: '2022-03-01',
    is_us_military_member: 'past_military',
    military_basis: '328',
    uscis_mailing_address: 'dallas_lockbox_usps',
  }
  expect(outcome({ answers, client: from('TX') })).toMatchObject({ sentence: 'SMIL-P', warnings: 'W10' })
})

test('T3 again: the letter says when it may be filed, never that it is filed in time, and waits with its final export', () => {
  const application = {
    answers: { permanent_residence_date: '2022-06-01', uscis_mailing_address: 'phoenix_lockbox_usps' },
    client: from('AZ'),
  }
  const opened = freshTool.open(draftInput(application))
  const text = printLetter(freshTool, application).join('\n')
  expect(text).toContain('this application may be filed on or after March 3, 2027, the first day of the 90-day period')
  expect(text).not.toContain('is filed within')
  expect(opened.review([]).map(({ code, severity }) => `${code} ${severity}`)).toEqual(['E07 block'])
})

test('W21: from July 10, 2026 on every letter reminds of signatures in ink', () => {
  const found = (filingDate: string) =>
    naturalizationTool
      .open(
        draftInput({
          answers: { permanent_residence_date: '2018-03-14', uscis_mailing_address: 'elgin_lockbox_usps' },
          filingDate,
        }),
      )
      .check()
      .filter(({ code }) => code === 'W21')
      .map(({ severity }) => severity)
  expect([found('2026-07-09'), found('2026-07-10')]).toEqual([[], ['inform']])
})
