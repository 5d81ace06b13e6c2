import { expect, test } from 'vitest'
import type { Answers } from '#domain/questionnaire/question.ts'
import { type AsylumExample, asylumExample, draftOffline, inputOf } from '#test/asylum-examples.ts'

const client: AsylumExample = {
  ...asylumExample('B2'),
  client: { first_name: 'Lena', middle_name: '', last_name: 'Okafor', client: { a_number: 'A123456789' } },
  answers: {
    jurisdiction: 'immigration',
    judge_name: 'Ada Lindholm',
    city: 'Boston',
    state: 'MA',
    detained: 'no',
    asylum_application_timing: 'yes',
    spouse_applying: 'no',
    children_applying: 'no',
    applicant_basis_addons: ['asylum'],
    procedural_history: 'no',
    country_resided: 'no',
    applicant_basis: ['Race'],
    race_details: 'She is Igbo.',
    country_persecution: 'Nigeria',
    who: 'A gang in Jos',
    why: 'The men said that her people must leave.',
    when: 'May 2023.',
    what: 'Her shop was burned and she was beaten.',
    past_harm_self: 'yes',
    past_harm_else: 'no',
    client_reported: 'no',
    no_client_reported_details: 'The station was closed.',
    cited_sources: [],
  },
}

function text(section: string, changes: Answers = {}): string {
  return draftOffline(inputOf(client, changes)).text(section)
}

test('the ground is argued as rule, what marked the client, what the persecutors said, and conclusion', () => {
  const ground = text('S24')
  expect(ground).toMatch(/^Race is a protected ground of its own\. INA § 101\(a\)\(42\)\./)
  expect(ground).toContain('The trait. Ms. Okafor is Igbo.')
  expect(ground).toMatch(/The men said that (?:her|Ms\. Okafor’s) people must leave\./)
  expect(ground).toContain(
    'not an incidental, tangential, superficial or subordinate one. Matter of J-B-N- & S-M-, 24 I&N Dec. 208, 214 (BIA 2007).',
  )
  expect(ground).toContain('Race was therefore at least one central reason for the harm. INA § 208(b)(1)(B)(i).')
})

test('in the Third Circuit a subordinate ground may be a central reason', () => {
  const ground = text('S24', { state: 'PA' })
  expect(ground).not.toContain('superficial or subordinate')
  expect(ground).toContain("Ndayshimiye v. Att'y Gen., 557 F.3d 124 (3d Cir. 2009)".replace("'", '’').slice(0, 12))
})

test('a private persecutor is never said to act for the state', () => {
  const whole = ['S10', 'S15', 'S24', 'S26', 'S27', 'S28'].map((id) => text(id)).join(' ')
  expect(whole).not.toMatch(/agents? of the government|act for the state|persecutor is the (?:state|government)/)
  expect(text('S26')).toContain('where the government is unable or unwilling to control them.')
})

test('a crowd and constables are not the state itself, and both are named', () => {
  const who = 'A crowd led by the cleric Maulvi Sadiq of Rabwah road, Chiniot, and police constables who arrested her.'
  expect(text('S10', { who })).toContain(
    'Chiniot, and also from police constables: in part from persons in public office',
  )
})

test("markup and tokens in a client's words stay words", () => {
  const draft = draftOffline(inputOf(client, { what: 'He wrote <b>x</b> & [[cite:arcg]] {y} and she was beaten.' }))
  const html = draft.written.map((section) => section.html).join('')
  expect(html).not.toContain('<b>x</b>')
  expect(html).not.toContain('data-authority="arcg"')
})

test('before USCIS the regulations are those of part 208 and USCIS bears the burden', () => {
  const uscis = { jurisdiction: 'uscis' }
  expect(text('S27', uscis)).toContain('USCIS must rebut it by a preponderance of the evidence. 8 C.F.R. § 208.13')
  expect(text('S28', uscis)).toContain('unless USCIS proves otherwise. 8 C.F.R. § 208.13(b)(3)(ii).')
})

test('the one-year section prints the dates it knows and never calls a late date timely', () => {
  const dates = { last_arrival_date: '2024-06-14', i589_filed_date: '2025-06-16' }
  expect(text('S21', dates)).toContain(
    'The Respondent last arrived on June 14, 2024, and Form I-589 was received on June 16, 2025, on or before June 16, 2025. The application is timely.',
  )
  const contradicted = text('S21', { ...dates, i589_filed_date: '2025-06-17' })
  expect(contradicted).toContain('[RECONCILE THESE DATES WITH THE ANSWER THAT THE FILING WAS WITHIN ONE YEAR].')
  expect(contradicted).not.toContain('timely')
})

test('a late filing prints the dates that the answers tell, owns the delay and measures the period', () => {
  const late = text('S21', {
    asylum_application_timing: 'no',
    missed_filing_deadline_reason:
      'She arrived on 5 April 2022 and did not fear return. She learned on 20 October 2024 that men had burned the shop of her brother. She filed Form I-589 on 11 February 2025.',
  })
  expect(late).toContain('last arrived on April 5, 2022, so that the year ended on April 5, 2023.')
  expect(late).toContain('Form I-589 was filed on February 11, 2025, 678 days after that day.')
  expect(late).toContain('does not dispute that it was late.')
  expect(late).toContain('The filing came 114 days after she learned of it on October 20, 2024.')
})

test('withholding states the nexus rule of its circuit', () => {
  const both = { applicant_basis_addons: ['asylum', 'Withholdingofremoval'] }
  expect(text('S50', { ...both, state: 'CA' })).toContain('Barajas-Romero v. Lynch, 846 F.3d 351 (9th Cir. 2017)')
  const sixth = text('S50', { ...both, state: 'KY' })
  expect(sixth).toContain('Guzman-Vazquez v. Barr, 959 F.3d 253 (6th Cir. 2020)')
  expect(sixth).not.toContain('C-T-L-')
  expect(text('S50', { ...both, state: 'NY' })).toContain('the standard is met on either reading')
  expect(text('S50', { ...both, state: 'MA' })).toContain('Matter of C-T-L-, 25 I&N Dec. 341 (BIA 2010).')
})

test('the Board brief argues against the rulings that were made and no others', () => {
  const board = {
    jurisdiction: 'board of immigration',
    procedural_history: 'yes',
    procedural_history_details:
      'On 22 January 2026 the Immigration Judge found her credible but held that the harm was a private dispute and denied all relief.',
  }
  expect(text('S11', board)).toBe(
    'Whether the Immigration Judge erred in ruling that no nexus to a protected ground was shown.',
  )
  expect(text('S24', board)).toContain('The Immigration Judge ruled that no nexus to a protected ground was shown')
  expect(text('S22', board)).not.toMatch(/error|erred/)
  expect(text('S01', board)).not.toContain('Any ruling')
})

test('an answer in the third person is told as it was given, and nobody is named whom it does not name', () => {
  const facts = text('S15', { race_details: 'The family is Igbo.', what: 'He struck her son on 12 November 2022.' })
  expect(facts).toMatch(/^He struck (?:her|the Respondent’s) son on November 12, 2022\./)
  expect(facts).not.toContain('Okafor struck')
})
