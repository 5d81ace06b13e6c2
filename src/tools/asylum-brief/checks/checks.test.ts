import { expect, test } from 'vitest'
import type { Answers } from '#domain/questionnaire/question.ts'
import { type AsylumExample, asylumExample, inputOf } from '#test/asylum-examples.ts'
import { checkAnswers } from '../checks.ts'
import { noChildInformation, noSpouseInformation } from './family.ts'
import { caseFrame } from '../case.ts'

type Changes = Readonly<Record<string, Answers[string] | undefined>>

const uscis = asylumExample('A1')
const court = asylumExample('A3')
const board = asylumExample('A4')

function found(example: AsylumExample, code: string, changes: Changes = {}): string[] {
  return checkAnswers(caseFrame(inputOf(example, changes)))
    .filter((check) => check.code === code)
    .map(({ severity, message }) => `${severity}: ${message}`)
}
const severities = (example: AsylumExample, code: string, changes: Changes = {}) =>
  found(example, code, changes).map((finding) => finding.split(':')[0])

const group = (wording: string): Changes => ({
  applicant_basis: ['Particular social group'],
  social_group_details: wording,
})

test('C1: a detained client before USCIS is questioned, elsewhere not', () => {
  expect(severities(uscis, 'C1', { detained: 'yes' })).toEqual(['warn'])
  expect(severities(uscis, 'C1')).toEqual([])
  expect(severities(court, 'C1', { detained: 'yes' })).toEqual([])
})

test('C2: USCIS without asylum blocks, with more than asylum it warns', () => {
  expect(severities(uscis, 'C2', { applicant_basis_addons: ['Withholdingofremoval'] })).toEqual(['block'])
  expect(severities(uscis, 'C2', { applicant_basis_addons: ['asylum', 'ConventionAgainstTorture'] })).toEqual(['warn'])
  expect(severities(uscis, 'C2')).toEqual([])
  expect(severities(court, 'C2', { applicant_basis_addons: ['Withholdingofremoval'] })).toEqual([])
})

test('C3: asylum or withholding without a ground blocks, torture alone does not', () => {
  expect(severities(court, 'C3', { applicant_basis: [] })).toEqual(['block'])
  expect(severities(court, 'C3', { applicant_basis: [], applicant_basis_addons: ['Withholdingofremoval'] })).toEqual([
    'block',
  ])
  expect(
    severities(court, 'C3', { applicant_basis: [], applicant_basis_addons: ['ConventionAgainstTorture'] }),
  ).toEqual([])
})

const reasonOf = (words: number, date = '') => `${Array.from({ length: words }, () => 'word').join(' ')}${date}`

test('C4: a late filing needs a reason; one of fewer than 40 words or without a date warns', () => {
  expect(severities(court, 'C4', { missed_filing_deadline_reason: undefined })).toEqual(['block'])
  expect(severities(court, 'C4', { missed_filing_deadline_reason: reasonOf(39, '-2024') })).toEqual(['warn'])
  expect(severities(court, 'C4', { missed_filing_deadline_reason: reasonOf(40, '-2024') })).toEqual([])
  expect(found(court, 'C4', { missed_filing_deadline_reason: reasonOf(40) })).toEqual([
    'warn: Look again at the reason for the late filing: it names no date.',
  ])
  expect(severities(court, 'C4', { asylum_application_timing: 'yes' })).toEqual([])
  expect(
    severities(court, 'C4', {
      missed_filing_deadline_reason: undefined,
      applicant_basis_addons: ['Withholdingofremoval'],
    }),
  ).toEqual([])
})

const datesAnd = (filed: string, answer: string) => ({
  last_arrival_date: '2022-04-05',
  i589_filed_date: filed,
  asylum_application_timing: answer,
})

test('C5: the dates disagree with the answer, on the last day and on the day after', () => {
  expect(severities(uscis, 'C5', datesAnd('2023-04-05', 'yes'))).toEqual([])
  expect(found(uscis, 'C5', datesAnd('2023-04-06', 'yes'))).toEqual([
    'warn: By the dates given the I-589 was received 1 day after the deadline of April 5, 2023, which is not what you answered. A USCIS filing is timely by its mailing date only with clear proof of mailing.',
  ])
  expect(severities(court, 'C5', datesAnd('2023-04-05', 'no'))).toEqual(['warn'])
  expect(severities(court, 'C5', datesAnd('2023-04-06', 'no'))).toEqual([])
})

test('C6: without asylum relatives cannot derive', () => {
  const without = { applicant_basis_addons: ['Withholdingofremoval'] }
  expect(found(court, 'C6', without)).toEqual([
    'warn: Without asylum the brief has no section on the one-year deadline and none on derivatives.',
  ])
  expect(found(asylumExample('A7'), 'C6', without)[0]).toContain('need applications of their own')
  expect(found(court, 'C6')).toEqual([])
})

test('C7: relatives who apply must stand on the client record, with the sentence of the specification', () => {
  const family = { spouse_applying: 'yes', children_applying: 'yes', first_defendant: 'Ann Example' }
  expect(found(uscis, 'C7', family)).toEqual([`block: ${noSpouseInformation}`, `block: ${noChildInformation}`])
  const known = {
    ...uscis,
    client: { ...uscis.client, spouse: { name: 'Ann' }, children: [{ name: '' }, { name: 'Ben' }] },
  }
  expect(found(known, 'C7', family)).toEqual([])
  const blank = { ...uscis, client: { ...uscis.client, spouse: { name: ' ' }, children: [{}] } }
  expect(severities(blank, 'C7', family)).toEqual(['block', 'block'])
  expect(found(uscis, 'C7')).toEqual([])
})

test('C8: the Board needs the decision below', () => {
  expect(severities(board, 'C8')).toEqual(['inform'])
  expect(severities(board, 'C8', { procedural_history: 'no' })).toEqual(['warn'])
  expect(severities(board, 'C8', { procedural_history_details: undefined })).toEqual(['warn'])
  expect(severities(court, 'C8', { procedural_history: 'no' })).toEqual([])
})

const ofHarm = (what: string) => severities(court, 'C9', { past_harm_self: 'no', what })

test('C9: the account says that the client was harmed although the answer is No', () => {
  expect(ofHarm('He was beaten on the road.')).toEqual(['warn'])
  expect(ofHarm('The CLIENT\nwas detained.')).toEqual(['warn'])
  expect(ofHarm('They were kidnapped.')).toEqual(['warn'])
  expect(ofHarm('He was not in the country. Soldiers beat his father.')).toEqual([])
  expect(ofHarm('The house was shot at.')).toEqual([])
})

const beaten = (count: number) => Array.from({ length: count }, () => 'beaten').join(' ')

test('C9: an account of fewer than 25 words is too short for a client who was harmed', () => {
  expect(severities(court, 'C9', { what: beaten(24) })).toEqual(['warn'])
  expect(severities(court, 'C9', { what: beaten(25) })).toEqual([])
  expect(severities(court, 'C9', { what: undefined }), 'an answer that cannot be taken').toEqual([])
  expect(found(court, 'C9', { what: 'Threats' })).toEqual([
    'warn: The client was harmed, but “What happened?” has only 1 word. Tell each act.',
  ])
})

test('C10: the United States cannot be feared; a country of refuge that is feared is questioned', () => {
  expect(severities(court, 'C10', { country_persecution: 'United States' })).toEqual(['block'])
  expect(severities(court, 'C10', { country_persecution: 'the United States of America' })).toEqual(['block'])
  expect(severities(asylumExample('A6'), 'C10')).toEqual([])
  expect(severities(asylumExample('A6'), 'C10', { country_persecution: 'Turkiye' })).toEqual(['warn'])
  expect(severities(asylumExample('A6'), 'C10', { country_persecution: 'Turkey' }), 'by another name').toEqual(['warn'])
  expect(severities(court, 'C10', { country_resided: 'yes', benefits_details: 'Two years in Ugandan camps.' })).toEqual(
    [],
  )
})

test('C11: another country forces firm resettlement; residence words raise it to high risk', () => {
  const told = (benefits_details: string) => found(court, 'C11', { country_resided: 'yes', benefits_details })[0]
  expect(told('Nine days in Kenya without status.')).toContain('low risk')
  const high = ['temporary residency', 'two permits', 'no citizenship', 'permanent stay', 'refugee status']
  expect(high.filter((words) => !told(`In Kenya: ${words}.`)?.includes('high risk'))).toEqual([])
  expect(told('They were permitted to sit in the permanently closed hall.')).toContain('low risk')
  expect(found(court, 'C11')).toEqual([])
  const noAsylum = {
    country_resided: 'yes',
    applicant_basis_addons: ['Withholdingofremoval'],
    benefits_details: 'Permit.',
  }
  expect(found(court, 'C11', noAsylum)).toEqual([])
})

test('C12: a group defined by the harm is warned of with the history of Matter of A-B-', () => {
  expect(found(court, 'C12', group('Women who fear their partners in Uganda'))[0]).toMatch(/“who fear”.*A-B-.*A-R-C-G-/)
  expect(found(court, 'C12', group('Shopkeepers in Kampala. They were targeted.'))).toEqual([])
})

test('C13: sex alone and sex with another trait get their own message', () => {
  expect(found(court, 'C13', group('Ugandan women'))[0]).toContain('sex or sex plus nationality only')
  expect(found(court, 'C13', group('Acholi women'))[0]).toContain('gender group plus another trait: review')
  expect(found(court, 'C13')).toEqual([])
})

test('C14: family, former status and witnesses are told apart, several together', () => {
  expect(found(court, 'C14', group('The Okello family'))[0]).toContain('L-E-A-')
  expect(found(court, 'C14', group('Former soldiers'))[0]).toContain('O-A-R-G-')
  expect(found(court, 'C14', group('Relatives of witnesses'))).toHaveLength(2)
  expect(found(court, 'C14', { applicant_basis: ['Race'], race_details: 'family' })).toEqual([])
})

test('C21: dates after today, before birth or after the I-589', () => {
  expect(severities(uscis, 'C21', { when: 'Detained 21 November 2026.' })).toEqual(['warn'])
  expect(severities(uscis, 'C21', { no_client_reported_details: 'Turned away on 3 March 2027.' })).toEqual(['warn'])
  expect(severities(uscis, 'C21', { when: 'Detained 20 November 2026, warned in November 2026.' })).toEqual([])
  const born = { ...uscis, client: { ...uscis.client, client: { date_of_birth: '1990-05-10' } } }
  expect(severities(born, 'C21', { what: 'Raid of 9 May 1990.' })).toEqual(['warn'])
  expect(severities(born, 'C21', { what: 'Raid of May 1990.' })).toEqual([])
  expect(severities(uscis, 'C21', { i589_filed_date: '2024-05-02' })).toEqual(['warn'])
  expect(severities(uscis, 'C21', { i589_filed_date: '2024-05-21' })).toEqual([])
})

test('C21: dates of the procedural history are not compared, so hearings may lie ahead', () => {
  const procedural_history_details = 'Form I-589 filed 19 August 2025. Individual hearing on 3 March 2027.'
  expect(severities(court, 'C21', { procedural_history_details })).toEqual([])
})

test('C25: another country before the court or the Board brings up the border rules, with asylum only', () => {
  const travelled = { country_resided: 'yes', benefits_details: 'Mexico, nine days.' }
  expect(severities(court, 'C25', travelled)).toEqual(['warn'])
  expect(severities(board, 'C25', travelled)).toEqual(['warn'])
  expect(severities(uscis, 'C25', travelled)).toEqual([])
  expect(severities(court, 'C25', { ...travelled, applicant_basis_addons: ['Withholdingofremoval'] })).toEqual([])
})

test('C26: the Board alone has simultaneous briefs', () => {
  expect(severities(board, 'C26')).toEqual(['warn'])
  expect(severities(court, 'C26')).toEqual([])
})

test('soft rules: judge, state, sources, persecutor, leap day and missing dates', () => {
  expect(severities(court, 'R5', { judge_name: undefined })).toEqual(['warn'])
  expect(severities(court, 'R21', { state: 'Atlantis' })).toEqual(['warn'])
  expect(severities(court, 'R13', { cited_sources: [] })).toEqual(['warn'])
  expect(severities(court, 'R10', { who: 'Unknown persons' })).toEqual(['warn'])
  expect(severities(uscis, 'R8', { last_arrival_date: '2024-02-29' })).toEqual(['warn', 'inform'])
  expect(severities(court, 'R9', { last_arrival_date: '2023-08-10' })).toEqual(['warn'])
  expect(severities(court, 'R9', { last_arrival_date: '2023-08-10', i589_filed_date: '2025-08-19' })).toEqual([])
})

test('a fee notice whose day is no date is asked about, and owes nobody a day', () => {
  for (const told of ['yes', '2026-02-30', 'last spring'])
    expect(found(court, 'C27', { aaf_notice_date: told })).toEqual([expect.stringMatching(/^warn: (?!.*have passed)/)])
})
