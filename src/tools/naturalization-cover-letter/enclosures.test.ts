import { expect, test } from 'vitest'
import { type Application, buildClient, freshTool, printLetter } from './testing/application.ts'

const resident = { permanent_residence_date: '2018-03-14', uscis_mailing_address: 'elgin_lockbox_usps' }
const marriage = { ...resident, permanent_residence_date: '2023-05-02', is_applying_based_on_marriage: 'yes' }

const letter = (answers: Record<string, unknown>, rest: Omit<Application, 'answers'> = {}) =>
  printLetter(freshTool, { answers, ...rest })
const linesOf = (start: string, answers: Record<string, unknown>, rest: Omit<Application, 'answers'> = {}) =>
  letter(answers, rest).filter((line) => line.startsWith(start))
const bullets = (answers: Record<string, unknown>, rest: Omit<Application, 'answers'> = {}) =>
  linesOf('• ', answers, rest).map((line) => line.slice(2))
/** The wording of the exhibit about earlier marriages, without its letter. */
const priorMarriages = (answers: Record<string, unknown>) =>
  letter(answers)
    .find((line) => /^Exhibit \w - (Proof of termination|Divorce)/.test(line))
    ?.slice('Exhibit D - '.length)

const fee = (option: string) => {
  const lines = letter({ ...resident, fee_option: option })
  return [lines[lines.indexOf('Filing Fee') + 1], lines[lines.indexOf('Forms') + 1]]
}

const records = (...outcomes: string[]) =>
  bullets({ ...resident, has_past_arrests: 'yes', arrests: outcomes.map((outcome) => ({ outcome })) })

test('the fee option changes the first form and the fee sentence', () => {
  expect(fee('reduced')).toEqual([
    'The reduced filing fee of $380 for Form N-400 is paid with the enclosed payment authorization; the evidence of household income required by Part 10 is enclosed.',
    '1. Payment authorization for the $380 reduced filing fee (Form G-1450 or Form G-1650), with household income evidence for Part 10 of Form N-400',
  ])
  expect(fee('waiver')).toEqual([
    'The Applicant requests a waiver of the filing fee; Form I-912 and supporting evidence are enclosed.',
    '1. Form I-912, Request for Fee Waiver (or written request), with supporting evidence',
  ])
  expect(fee('standard')).toEqual(fee(''))
})

test('a fee option left behind by a service member counts for nothing', () => {
  const lines = letter({
    is_us_military_member: 'past_military',
    fee_option: 'waiver',
    uscis_mailing_address: 'military_chicago_usps',
  })
  expect(lines.join('\n')).not.toMatch(/I-912|G-1450|waiver/)
  expect(lines.filter((line) => /^\d\. /.test(line))).toEqual([
    '1. Form G-28, Notice of Entry of Appearance as Attorney or Accredited Representative (signed original)',
    '2. Form N-400, Application for Naturalization, edition 01/20/25',
  ])
})

test('disability exception, name change and lost card each change their line', () => {
  const lines = letter({ ...resident, disability_exception: 'yes', name_changed: 'yes', green_card: 'lost' })
  expect(lines).toContain('4. Form N-648, Medical Certification for Disability Exceptions')
  expect(lines.filter((line) => line.startsWith('Exhibit '))).toEqual([
    'Exhibit A - Copy of Form I-90 receipt notice (replacement of Permanent Resident Card)',
    'Exhibit B - Document that legally changed the Applicant’s name (marriage certificate, divorce decree or court order)',
  ])
  expect(letter({ ...resident, disability_exception: 'no', name_changed: 'no', green_card: 'have' })).toEqual(
    letter(resident),
  )
})

test('a lost card without permanent residence lists no card at all', () => {
  const answers = {
    is_us_military_member: 'active_military',
    green_card: 'lost',
    uscis_mailing_address: 'military_chicago_usps',
  }
  expect(letter(answers).join('\n')).not.toContain('I-90')
})

test('earlier marriages: what is asked of the Applicant and of the spouse', () => {
  expect(priorMarriages(marriage)).toBe(
    'Proof of termination of the spouse’s prior marriage(s), if any (divorce or annulment decree, or death certificate)',
  )
  expect(priorMarriages({ ...marriage, spouse_previously_married: 'yes' })).toBe(
    'Proof of termination of the spouse’s prior marriage(s) (divorce or annulment decree, or death certificate)',
  )
  expect(priorMarriages({ ...marriage, spouse_previously_married: 'no' })).toBeUndefined()
  const divorced = { ...marriage, is_divorced: 'yes' }
  expect(priorMarriages({ ...divorced, spouse_previously_married: 'yes' })).toBe(
    'Proof of termination of each prior marriage of the Applicant, and of the spouse’s prior marriage(s) (divorce or annulment decree, or death certificate)',
  )
  expect(priorMarriages({ ...divorced, spouse_previously_married: 'no' })).toBe(
    'Proof of termination of each prior marriage of the Applicant (divorce or annulment decree, or death certificate)',
  )
  expect(priorMarriages({ ...resident, is_divorced: 'yes', spouse_previously_married: 'no' })).toBe(
    'Divorce or annulment decree, or death certificate, ending each prior marriage of the Applicant',
  )
  expect(priorMarriages({ ...resident, is_us_military_member: 'regularly_stationed_spouse' })).toContain('if any')
  expect(priorMarriages(resident)).toBeUndefined()
})

test('when the spouse was never married before, the exhibits close up', () => {
  expect(
    linesOf('Exhibit ', { ...marriage, spouse_previously_married: 'no' }).map((line) => line.slice(0, 30)),
  ).toEqual([
    'Exhibit A - Copy of Permanent ',
    'Exhibit B - Evidence that the ',
    'Exhibit C - Current marriage c',
    'Exhibit D - Documents naming b',
    'Exhibit E - IRS tax return tra',
  ])
})

test('arrests: all five records without outcomes, the fitting ones with them', () => {
  const all = records()
  expect(all).toEqual([
    'no charges filed: arrest report, and official statement of the arresting agency or court that no charges were filed',
    'charges filed: original or court-certified arrest record, charging document and disposition for each incident (dismissal, conviction or acquittal)',
    'conviction, alternative sentence or rehabilitation program: certified sentencing record for each incident, and proof of completion (probation or parole record, program completion)',
    'vacated, set aside, sealed, expunged or pardoned: court order removing it, pardon decision, or court statement that no record exists',
    'record unavailable: original or certified confirmation of unavailability',
  ])
  const [noCharges, charges, sentence, expunged, unavailable] = all
  expect(records('no_charges')).toEqual([noCharges])
  expect(records('charged_dismissed')).toEqual([charges])
  expect(records('acquitted')).toEqual([charges])
  expect(records('convicted')).toEqual([charges, sentence])
  expect(records('alternative')).toEqual([sentence])
  expect(records('expunged')).toEqual([expunged])
  expect(records('unavailable')).toEqual([unavailable])
  expect(records('unavailable', 'convicted', 'convicted')).toEqual([charges, sentence, unavailable])
})

test('arrest records that are left behind a "no" are not listed', () => {
  expect(bullets({ ...resident, has_past_arrests: 'no', arrests: [{ outcome: 'convicted' }] })).toEqual([])
})

test('legal concerns: each matter adds its evidence, once, in the order of the form', () => {
  const concerns = (...values: string[]) => bullets({ ...resident, has_legal_concerns: 'yes', legal_concerns: values })
  expect(concerns()).toEqual([])
  expect(concerns('support_arrears', 'removal_proceedings', 'failed_to_file_taxes')).toEqual([
    'all correspondence with the IRS about the failure to file',
    'Notice to Appear and final order, or proof of termination',
    'court or government order to provide support, evidence of compliance with it, and proof of payment of arrears',
  ])
  expect(concerns('other', 'prior_denial', 'fraud_or_misrepresentation', 'false_claim_or_voting')).toEqual([
    'signed statement, and court or agency records',
  ])
  expect(linesOf('Exhibit B', { ...resident, has_legal_concerns: 'yes', legal_concerns: ['other'] })).toEqual([
    'Exhibit B - The Applicant’s written statement and supporting documents addressing the matter(s) disclosed in Part 9 and Part 14 of Form N-400, including:',
  ])
})

test('tax and residence records go back five years, three under section 319(a)', () => {
  const concerns = { has_legal_concerns: 'yes', legal_concerns: ['trip_over_6_months', 'overdue_taxes'] }
  const years = (answers: Record<string, unknown>) =>
    bullets({ ...answers, ...concerns }).map((bullet) => /\d years/.exec(bullet)?.[0])
  expect(years(resident)).toEqual(['5 years', '5 years'])
  expect(years(marriage)).toEqual(['3 years', '3 years'])
})

test('the Selective Service letter is asked for at 26 to 30, under section 319(a) at 26 to 28', () => {
  const concerns = { has_legal_concerns: 'yes', legal_concerns: ['selective_service'] }
  const listed = (answers: Record<string, unknown>, born: string) =>
    bullets({ ...answers, ...concerns }, { client: buildClient({ date_of_birth: born }) }).length === 1
  expect(bullets({ ...resident, ...concerns })).toEqual([
    'Selective Service status information letter and statement of reasons',
  ])
  expect(listed(resident, '2000-11-21')).toBe(false)
  expect(listed(resident, '2000-11-20')).toBe(true)
  expect(listed(resident, '1995-11-21')).toBe(true)
  expect(listed(resident, '1995-11-20')).toBe(false)
  expect(listed(marriage, '1997-11-21')).toBe(true)
  expect(listed(marriage, '1997-11-20')).toBe(false)
})

test('what speaks for the Applicant is one exhibit with a part for each choice, and nothing when none is chosen', () => {
  const chosen = letter({ ...marriage, positive_equities: ['taxes', 'community'] })
  const at = chosen.findIndex((line) => line.includes('positive contributions and standing in the community:'))
  expect(chosen.slice(at, at + 3)).toEqual([
    'Exhibit G - Evidence of the Applicant’s positive contributions and standing in the community:',
    '• letters from members or organizations of the community, neighbors or clergy',
    '• IRS tax return transcripts showing that taxes were filed and paid',
  ])
  expect(letter(marriage).join(' ')).not.toContain('positive contributions')
})

test('photographs from abroad come last', () => {
  const exhibits = linesOf('Exhibit ', { ...marriage, reside_within_usa: 'no', has_legal_concerns: 'yes' })
  expect(exhibits.at(-1)).toBe(
    'Exhibit H - Two identical color passport-style photographs, with the Applicant’s name and A-Number lightly written on the back of each',
  )
})

test('nothing is listed that USCIS does not ask for', () => {
  const everything = letter({
    ...marriage,
    is_divorced: 'yes',
    is_paying_child_support: 'yes',
    has_past_arrests: 'yes',
    has_legal_concerns: 'yes',
    reside_within_usa: 'no',
    name_changed: 'yes',
    disability_exception: 'yes',
  }).join('\n')
  expect(everything).not.toMatch(/G-325B|Social Security|I-94|driver|money order for|check payable/i)
})
