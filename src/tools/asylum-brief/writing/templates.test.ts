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
    race_details: 'she is Igbo',
    country_persecution: 'Nigeria',
    who: 'A gang in Jos',
    why: 'They said her people must leave',
    when: 'May 2023.',
    what: 'Her shop was burned and she was beaten.',
    past_harm_self: 'yes',
    past_harm_else: 'no',
    client_reported: 'no',
    no_client_reported_details: 'The station was closed',
    cited_sources: [],
  },
}

function text(section: string, changes: Answers = {}): string {
  return draftOffline(inputOf(client, changes)).text(section)
}

test('free text becomes sentences of its own: a capital, a full stop, no other change', () => {
  expect(text('S24')).toBe(
    'The harm was on account of race. She is Igbo. The motive is shown by direct and circumstantial evidence: They said her people must leave. See INS v. Elias-Zacarias, 502 U.S. 478, 483 (1992). Race was at least one central reason, and not an incidental, tangential, superficial or subordinate one. Matter of J-B-N- & S-M-, 24 I&N Dec. 208, 214 (BIA 2007).',
  )
  expect(text('S15', { what: 'one\n\n“two?”' })).toContain('May 2023. One “two?” The Respondent identifies')
  expect(text('S15', { what: 'ends with a semicolon;' })).toContain('Ends with a semicolon. The')
})

test('the country of feared return and of nationality stand with their article, a code by its name', () => {
  expect(text('S10', { country_persecution: 'Philippines' })).toContain('cannot safely return to the Philippines.')
  expect(text('S28', { country_persecution: 'Bahamas' })).toContain('Relocation within the Bahamas is not')
  const onRecord = { ...client, client: { ...client.client, client: { country_of_citizenship: 'PH' } } }
  expect(draftOffline(inputOf(onRecord)).text('S15')).toContain('is a national of the Philippines who fears return to')
})

test("markup and tokens in a client's words stay words", () => {
  const html = draftOffline(inputOf(client, { what: 'He wrote <b>x</b> & [[cite:arcg]] {y}' })).written.find(
    ({ id }) => id === 'S23',
  )?.html
  expect(html).toContain('&lt;b&gt;x&lt;/b&gt; &amp;')
  expect(html).not.toContain('data-authority="arcg"')
})

test('before USCIS the regulations are those of part 208 and USCIS bears the burden', () => {
  const uscis = { jurisdiction: 'uscis' }
  expect(text('S27', uscis)).toMatch(
    /^Because past persecution is shown, a well-founded fear is presumed and USCIS must rebut it by a preponderance of the evidence\. 8 C\.F\.R\. § 208\.13\(b\)\(1\)\(i\)-\(ii\)\. In any event the fear is well founded\./,
  )
  expect(text('S21', uscis)).toContain(
    'INA § 208(a)(2)(B); 8 C.F.R. § 208.4(a)(2). The Applicant last arrived on [DATE OF LAST ARRIVAL]',
  )
  expect(text('S28', uscis)).toContain('unless USCIS proves otherwise. 8 C.F.R. § 208.13(b)(3)(ii).')
})

test('the one-year section prints the dates it knows and never calls a late date timely', () => {
  const dates = { last_arrival_date: '2024-06-14', i589_filed_date: '2025-06-16' }
  expect(text('S21', dates)).toContain(
    'The Respondent last arrived on June 14, 2024 and the Form I-589 was received on June 16, 2025, on or before June 16, 2025. The application is timely. [CITE ENTRY AND FILING EVIDENCE].',
  )
  const contradicted = text('S21', { ...dates, i589_filed_date: '2025-06-17' })
  expect(contradicted).toContain('[RECONCILE THESE DATES WITH THE ANSWER THAT THE FILING WAS WITHIN ONE YEAR].')
  expect(contradicted).not.toContain('timely')
})

test('a late filing prints the days after the deadline, the exception and the gaps of its two findings', () => {
  const late = {
    asylum_application_timing: 'no',
    missed_filing_deadline_reason: 'There was a coup in 2025',
    last_arrival_date: '2024-06-14',
    i589_filed_date: '2025-06-17',
  }
  expect(text('S21', late)).toBe(
    "The application was filed after the one-year period. Form I-589 was received on June 17, 2025, 1 day after the deadline of June 16, 2025. It may still be considered because the Respondent can show changed circumstances and filed within a reasonable time. INA § 208(a)(2)(D); 8 C.F.R. § 1208.4(a)(4)-(5). There was a coup in 2025. Those circumstances [MATERIALLY AFFECTED ELIGIBILITY / WERE DIRECTLY RELATED TO THE DELAY AND NOT OF THE RESPONDENT'S MAKING]. The filing on June 17, 2025 came [PERIOD] after they [AROSE / ENDED], which was reasonable in light of [REASONS]; no fixed period applies, and the question turns on the particular circumstances. See Matter of T-M-H- & S-W-C-, 25 I&N Dec. 193 (BIA 2010). The deadline does not apply to withholding of removal or to protection under the Convention Against Torture. 8 C.F.R. § 1208.4(a).",
  )
  expect(text('S21', { ...late, missed_filing_deadline_reason: 'Other reasons.' })).toContain(
    'can show [CHANGED / EXTRAORDINARY CIRCUMSTANCES] and',
  )
})

test('withholding without asylum states harm, ground and relocation in its own wording', () => {
  const led = { applicant_basis_addons: ['Withholdingofremoval'], applicant_basis: ['Race', 'Religion', 'Nationality'] }
  expect(text('S23', led)).toMatch(
    /^An applicant who suffered past persecution on account of a protected ground is presumed to face a threat to life or freedom in the future\. 8 C\.F\.R\. § 1208\.16\(b\)\(1\)\(i\)\./,
  )
  const nexus =
    'The Board requires that a protected ground be at least one central reason. Matter of C-T-L-, 25 I&N Dec. 341 (BIA 2010).'
  expect(text('S24r', led)).toMatch(`superficial or subordinate one. ${nexus}`)
  expect(text('S24l', led)).toContain(`Religion was at least one central reason for the harm. ${nexus}`)
  expect(text('S24n', led)).toContain('need not show being singled out. 8 C.F.R. § 1208.16(b)(2)(i)-(ii).')
  expect(text('S28', led)).toContain('8 C.F.R. § 1208.16(b)(3)(i)-(ii).')
  expect(text('S22', led)).toContain(
    'INA § 208(b)(1)(B)(iii), applied to withholding by INA § 241(b)(3)(C); see Matter of J-Y-C-',
  )
  expect(text('S29', led)).toBe(
    'Nothing in the record indicates that a bar in INA § 241(b)(3)(B) applies [CONFIRM CRIMINAL, SECURITY AND PERSECUTOR-BAR SCREENING].',
  )
  const whole = ['S23', 'S24r', 'S24l', 'S24n', 'S26', 'S28', 'S29', 'S50'].map((id) => text(id, led)).join(' ')
  expect(whole).not.toMatch(/1208\.13|208\(b\)|J-B-N-|D-I-M-|Past persecution raises/)
})

test('withholding beside asylum refers back, with the presumption only after past harm', () => {
  const both = { applicant_basis_addons: ['asylum', 'Withholdingofremoval'] }
  expect(text('S50', both)).toBe(
    "Removal must be withheld if the Respondent's life or freedom would be threatened in Nigeria because of a protected ground. INA § 241(b)(3)(A), 8 U.S.C. § 1231(b)(3)(A). The Respondent must show that this is more likely than not. INS v. Stevic, 467 U.S. 407 (1984); 8 C.F.R. § 1208.16(b). Past persecution raises a presumption of future threat, which DHS must rebut. 8 C.F.R. § 1208.16(b)(1). The Board requires that a protected ground be at least one central reason. Matter of C-T-L-, 25 I&N Dec. 341 (BIA 2010). For the reasons given above as to harm, ground, protection and relocation, that standard is met. No bar in INA § 241(b)(3)(B) applies [CONFIRM]. Withholding is mandatory, and no filing deadline applies.",
  )
  expect(text('S50', { ...both, past_harm_self: 'no' })).not.toContain('presumption')
  expect(text('S50', { ...both, state: 'Oregon' })).toContain(
    'In this circuit it is enough that a protected ground would be a reason for the harm. Barajas-Romero v. Lynch, 846 F.3d 351 (9th Cir. 2017).',
  )
})

test('the kind of persecutor decides protection, relocation and official involvement', () => {
  const torture = { applicant_basis_addons: ['asylum', 'ConventionAgainstTorture'], past_harm_self: 'no' }
  const of = (section: string, persecutor_type: string) => text(section, { ...torture, persecutor_type })
  expect(of('S26', 'state')).toBe(
    'The harm was inflicted by agents of the government of Nigeria: A gang in Jos. No further showing of state inability or unwillingness is needed.',
  )
  expect(of('S26', 'non-state')).toMatch(
    /^Harm by private actors is persecution .* Matter of Acosta, 19 I&N Dec\. 211, 222/,
  )
  expect(of('S26', 'mixed')).toMatch(/^The harm was inflicted by agents.*Harm by private actors/)
  expect(of('S28', 'non-state')).toContain(
    'The Respondent bears the burden on relocation and has met it. 8 C.F.R. § 1208.13(b)(3)(i).',
  )
  expect(of('S28', 'mixed')).toContain('relocation is presumed unreasonable')
  expect(of('S61', 'state')).toBe(
    'The torture would be inflicted by public officials acting in that capacity: A gang in Jos.',
  )
  expect(of('S61', 'non-state')).toContain(
    'Matter of O-A-R-G-, 29 I&N Dec. 30 (BIA 2025). That is met because [KNOWLEDGE',
  )
})

test('torture alone needs no ground and borrows its credibility rule', () => {
  const torture = { applicant_basis_addons: ['ConventionAgainstTorture'], applicant_basis: [] }
  expect(text('S10', torture)).toBe(
    'Lena Okafor (the “Respondent”) asks this Court to grant protection under the Convention Against Torture. The Respondent cannot safely return to Nigeria. The persons responsible for the harm are described by the Respondent as follows: A gang in Jos. The record, taken as a whole, meets each element of the relief requested, and this Court should grant it.',
  )
  expect(text('S22', torture)).toContain('INA § 208(b)(1)(B)(iii), and, for this relief, INA § 240(c)(4)(C); see')
  expect(text('S62', torture)).toContain('8 C.F.R. §§ 1208.16(c)(4), 1208.17(a).')
  expect(text('S70', torture)).toContain(
    'Protection under the Convention Against Torture, in the form of withholding or, in the alternative, deferral of removal',
  )
})

test('a third country argues firm resettlement against asylum, never against withholding', () => {
  const travelled = { country_resided: 'yes', benefits_details: 'Two years in Ghana' }
  expect(text('S29', travelled)).toContain(
    'The Respondent was not firmly resettled. Firm resettlement requires an offer of permanent residence, citizenship or other permanent resettlement. INA § 208(b)(2)(A)(vi); 8 C.F.R. § 1208.15; Matter of A-G-G-, 25 I&N Dec. 486 (BIA 2011). Two years in Ghana.',
  )
  expect(text('S29', { ...travelled, applicant_basis_addons: ['Withholdingofremoval'] })).not.toContain('resettle')
  expect(text('S29', { applicant_basis_addons: ['asylum', 'Withholdingofremoval'] })).toContain(
    'a bar in INA § 208(b)(2)(A) or INA § 241(b)(3)(B) applies',
  )
})

const groupSection = (social_group_details: string) =>
  text('S25', { applicant_basis: ['Particular social group'], social_group_details })

test('the group is stated verbatim; recognised groups and adverse decisions follow its wording', () => {
  expect(groupSection('Lesbian women in Nigeria. known to all')).toMatch(
    /^The Respondent belongs to the following group: Lesbian women in Nigeria\. A particular social group must .* Known to all\. Sexual orientation can define such a group\. Matter of Toboso-Alfonso, 20 I&N Dec\. 819 \(BIA 1990\)\. The group exists apart from the harm feared\. The Respondent acknowledges Matter of K-E-S-G-/,
  )
  expect(groupSection('Girls who resist FGM')).toContain('See Matter of Kasinga, 21 I&N Dec. 357 (BIA 1996).')
  expect(groupSection('Relatives of a perceived informant')).toMatch(
    /R-E-R-M- & J-D-R-M-.*\[CONTROLLING 1st CIRCUIT AUTHORITY\]\..*O-A-R-G-.*L-A-L-T-.*E-A-G-.*Matter of C-A-/,
  )
  expect(groupSection('Bakers in Jos')).not.toContain('acknowledges')
})

test('the procedural history has a form for each forum when nothing is told', () => {
  expect(text('S14')).toBe(
    'The Department of Homeland Security began proceedings by filing a Notice to Appear dated [DATE]. The Respondent [ADMITTED/DENIED] the allegations and seeks asylum.',
  )
  expect(text('S14', { jurisdiction: 'uscis', i589_filed_date: '2024-01-02' })).toBe(
    'The Applicant filed Form I-589 with USCIS on January 2, 2024. No earlier application for asylum has been denied by an Immigration Judge or the Board, and no removal proceedings are pending [CONFIRM].',
  )
  expect(text('S14', { jurisdiction: 'board of immigration', ij_decision_date: '2026-02-03' })).toContain(
    'The Immigration Judge issued a decision on February 3, 2026. The notice of appeal was filed on [DATE].',
  )
  expect(text('S14', { procedural_history: 'yes', procedural_history_details: 'told', detained: 'yes' })).toBe(
    'Told. The Respondent is detained at [FACILITY].',
  )
})

test('the Board is asked to sustain the appeal, or to dismiss it where the Department appealed', () => {
  const board = { jurisdiction: 'board of immigration', applicant_basis_addons: ['asylum', 'Withholdingofremoval'] }
  expect(text('S70', board)).toMatch(
    /^The Board should sustain the appeal and grant asylum or, in the alternative, withholding of removal under INA 241\(b\)\(3\), or vacate the decision and remand for further proceedings\. Asylum Withholding/,
  )
  expect(text('S13', board)).toMatch(/^The decision below should be reversed\./)
  expect(text('S13', { ...board, disposition_sought: 'vacated' })).toMatch(/^The decision below should be vacated\./)
  const opposition = { ...board, appealing_party: 'dhs' }
  expect(text('S70', opposition)).toBe('The Board should dismiss the appeal. Respectfully submitted,')
  expect(text('S00', opposition)).toContain('BRIEF IN OPPOSITION')
})

test('the cover carries the kind of proceedings that the history names, unless the attorney chooses', () => {
  const history = {
    procedural_history: 'yes',
    procedural_history_details: 'In withholding-only proceedings since May.',
  }
  expect(text('S00')).toContain('File No.: A123-456-789 In removal proceedings')
  expect(text('S00', history)).toContain('In withholding-only proceedings')
  expect(text('S00', { ...history, proceedings_type: 'asylum-only' })).toContain('In asylum-only proceedings')
  expect(text('S00', { next_hearing: 'March 4, 2027 at 9:00 a.m.' })).toContain(
    'Next Hearing: March 4, 2027 at 9:00 a.m.',
  )
})

test('derivatives are named, or left to be named', () => {
  const family = { spouse_applying: 'yes', jurisdiction: 'uscis' }
  expect(text('S32', { ...family, first_defendant: 'Obi Okafor, husband', second_defendant: 'Ada Okafor' })).toBe(
    "The Applicant asks that asylum status extend to Obi Okafor and Ada Okafor, as spouse or child accompanying the principal. INA § 208(b)(3)(A). [CHILD'S AGE ON FILING DATE; MARRIAGE AND BIRTH RECORDS].",
  )
  expect(text('S32', family)).toContain('extend to [NAMES OF THE FAMILY MEMBERS], as')
})
