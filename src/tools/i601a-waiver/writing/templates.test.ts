import { expect, test } from 'vitest'
import { sectionText } from '#domain/legal-document/from-section.ts'
import { resolveTokens } from '#domain/section-content/tokens.ts'
import { type Changes, inputOf, waiverExample } from '#test/i601a-cases.ts'
import { planWaiverSections } from '../plan.ts'
import { writeTemplate } from '../writing.ts'
import { readCase } from '../case.ts'

/** The text of one section as it prints, with plain spaces after section signs. */
function text(section: string, id: string, changes: Changes = {}): string {
  const input = inputOf(waiverExample(id), changes)
  const plan = planWaiverSections(readCase(input)).find((candidate) => candidate.id === section)
  if (!plan) return ''
  const { html } = resolveTokens(writeTemplate(plan, readCase(input)), { allowed: plan.authorities })
  return sectionText(html).replaceAll('\u00a0', ' ')
}

const introduction = (id: string, answers: Changes['answers'] & {} = {}) => text('introduction', id, { answers })
const eligibility = (answers: Changes['answers'] & {}) => text('eligibility', 'F1', { answers })

function isIntroduced(words: string): boolean {
  const answers = { extreme_hardship_mother_denied_admission: words }
  return text('sep_mother', 'dv_derivative', { answers }).includes('In the enclosed statement')
}

/** What the introduction says that the applicant is. */
function basisClause(id: string, changes: Changes = {}): string | undefined {
  return /The applicant is (.*?),? and must attend/.exec(text('introduction', id, changes))?.[1]
}

test('the cover block names the filing and leaves the address to be confirmed', () => {
  expect(text('caption', 'F1').split('\n')).toEqual([
    'Okafor Immigration Law · 12 Mesa Street, Tucson, AZ 85701',
    'November 20, 2026',
    'U.S. Citizenship and Immigration Services',
    '[confirm current I-601A filing address]',
    'RE: Form I-601A, Application for Provisional Unlawful Presence Waiver',
    'Applicant: Rogelio Medina Castañeda',
    'A-Number: [A-number or "none"]',
    'Date of birth: April 12, 1989',
    'Country of citizenship: Mexico',
    'Basis: Form I-130 (family), immediate relative, receipt IOE0921457783',
    'Department of State case: [NVC case number]',
    'Qualifying relative(s): Dana Whitlock Medina',
    'BRIEF IN SUPPORT OF APPLICATION FOR PROVISIONAL UNLAWFUL PRESENCE WAIVER',
  ])
  expect(text('caption', 'F3')).toContain('Basis: Form I-140 (employment), EB-3, receipt LIN2115550123')
})

test('the introduction says for each basis what the applicant is', () => {
  expect(basisClause('F1')).toBe(
    "the beneficiary of an immigrant visa petition filed by Dana Whitlock Medina, the applicant's United States citizen spouse, and approved on September 17, 2024",
  )
  expect(basisClause('resident_father')).toContain(
    "the applicant's lawful permanent resident parent, and approved on October 12, 2022",
  )
  for (const [relationship, phrase] of [
    ['USC Child', 'United States citizen son or daughter'],
    ['USC Sibling', 'United States citizen brother or sister'],
  ])
    expect(basisClause('F1', { answers: { beneficiary_relationship: relationship } })).toContain(
      `the applicant's ${phrase}, and`,
    )
  expect(basisClause('self_petition')).toBe(
    'a self-petitioner in the EB-2 with national interest waiver category, approved on February 29, 2024',
  )
  expect(basisClause('F3', { answers: { application_dependant: 'principal' } })).toBe(
    'the beneficiary of an employment-based petition (Professional) filed by Cascade Ridge Health System and approved on June 30, 2021',
  )
  expect(basisClause('F4')).toBe('the self-petitioning beneficiary of a Form I-360 approved on May 22, 2025')
  expect(
    basisClause('F4', {
      answers: { beneficiary_relationship: 'Petitioning Employer', petitioner_name: 'Grace Chapel' },
    }),
  ).toBe('the beneficiary of a Form I-360 filed by Grace Chapel and approved on May 22, 2025')
  expect(basisClause('F5')).toBe('selected in the Diversity Visa Program for fiscal year 2026')
  expect(basisClause('F5', { answers: { dv_fiscal_year: undefined } })).toBe('selected in the Diversity Visa Program')
})

test('a derivative is the spouse or child of the principal; no authority gives a derivative of an immediate relative status', () => {
  const law = 'a derivative under INA § 203(d), 8 U.S.C. § 1153(d), and must'
  expect(introduction('F3')).toContain(`the spouse of Maricel Santos Aquino, the principal beneficiary, and ${law}`)
  expect(introduction('dv_derivative')).toContain(`the spouse of Taras Hrytsenko, the principal selectee, and ${law}`)
  const asChild = { principal_applicant_relationship_with_applicant: 'Father' }
  expect(introduction('F3', asChild)).toContain('the child of Maricel Santos Aquino')
  expect(introduction('F3', { principal_applicant_relationship_with_applicant: 'cousin' })).toContain(
    'the [spouse or child] of',
  )
  const derivative = { application_dependant: 'derivative', principal_applicant_name: 'Ana Ruiz', ...asChild }
  expect(introduction('F4', derivative)).toContain(
    'the child of Ana Ruiz, the principal beneficiary, and a derivative and must',
  )
  expect(introduction('F1', derivative)).toContain('the principal beneficiary, and a derivative and must')
})

test('the introduction names the bar that software computed, or asks the attorney', () => {
  expect(text('introduction', 'F1')).toContain(
    'Because the applicant has been unlawfully present in the United States for one year or more, leaving for that interview would bar return for ten years.',
  )
  expect(text('introduction', 'dv_derivative')).toContain(
    'Because the applicant has been unlawfully present for more than 180 days but less than one year, leaving for that interview would bar return for three years.',
  )
  expect(text('introduction', 'self_petition')).toContain(
    'Leaving for that interview is expected to trigger a bar under that section. [Attorney: confirm the accrual of unlawful presence.]',
  )
  expect(text('introduction', 'F1', { as_of: '2008-07-01' })).toContain(
    '[Attorney: the count does not exceed 180 days; confirm that a waiver is needed.]',
  )
})

test('several relatives are named with their status and called the qualifying relatives', () => {
  expect(text('introduction', 'two_parents')).toContain(
    "Here those relatives are Marta Luna Pineda, the applicant's United States citizen mother, and Óscar Arriaga Mejía, the applicant's lawful permanent resident father. As set out below, the evidence makes it more likely than not that the qualifying relatives would suffer extreme hardship",
  )
  expect(text('cumulative', 'two_parents')).toContain(
    'If the hardship to one relative were thought insufficient alone, the hardship to Marta Luna Pineda and Óscar Arriaga Mejía should be weighed together [confirm current guidance].',
  )
  expect(text('cumulative', 'F1')).not.toContain('weighed together')
})

test('each manner of entry has its verb', () => {
  expect(text('immigration_history', 'F1')).toContain(
    'The applicant entered the United States without inspection on or about June 3, 2008 near Nogales, Arizona and has remained since [attorney: confirm no later departure].',
  )
  expect(text('immigration_history', 'F3')).toContain(
    'The applicant was inspected and admitted on February 20, 2018 in B-2 visitor status, authorized to stay until August 19, 2018, and remained after that date.',
  )
  expect(text('immigration_history', 'resident_father')).toContain(
    'The applicant was paroled into the United States on May 10, 2016 (parole for medical care); the parole period ended on May 9, 2017. Parole is not an admission, and no unlawful presence accrues while it lasts.',
  )
  expect(text('immigration_history', 'self_petition')).toContain(
    'in F-1 student status, authorized to stay for duration of status [attorney: state when and how that stay ended].',
  )
})

test('what has not happened by the filing date is not told as past', () => {
  const future = { answers: { i94_expire_date: '2026-12-31' } }
  expect(text('immigration_history', 'F3', future)).toMatch(/until December 31, 2026\.\n/)
  expect(text('immigration_history', 'resident_father', future)).toContain(
    'the parole period ends on December 31, 2026',
  )
  expect(text('unlawful_presence', 'F3', future)).toContain('authorized stay ends on December 31, 2026')
  expect(text('unlawful_presence', 'F3', future)).toContain(
    'the countable period is 0 days (less than one year), which does not exceed 180 days. [Attorney: no bar appears to attach yet.]',
  )
})

test('of an admission and a parole the I-94 date ends the later one', () => {
  const both = {
    answers: {
      admisibility_details: ['admitted', 'paroled'],
      parole_date_same_admission: 'no',
      parole_date: '2019-03-03',
      parole_basis: 'advance parole',
      i94_expire_date: '2020-03-02',
    },
  }
  const history = text('immigration_history', 'F3', both)
  expect(history).toContain('authorized to stay until [date or duration of status], and remained')
  expect(history).toContain(
    'paroled into the United States on March 3, 2019 (advance parole); the parole period ended on March 2, 2020',
  )
})

test('the visa case follows: petition and who filed it, or the selection', () => {
  expect(text('immigration_history', 'F1')).toContain(
    'On September 17, 2024, USCIS approved the Form I-130 (receipt IOE0921457783) filed by Dana Whitlock Medina. The immigrant visa case is pending with the Department of State [confirm: visa fee paid; case number __].',
  )
  expect(text('immigration_history', 'F4')).toContain(
    'approved the Form I-360 (receipt MSC2490312345) filed by the applicant.',
  )
  expect(text('immigration_history', 'F3')).toContain(
    "filed by Cascade Ridge Health System. The applicant seeks a visa as the derivative of Maricel Santos Aquino, the applicant's wife.",
  )
  expect(text('immigration_history', 'F5')).toContain(
    'The Department of State selected the applicant to apply for a diversity visa; no USCIS petition is required.',
  )
  expect(text('immigration_history', 'dv_derivative')).toContain(
    'The Department of State selected the principal to apply',
  )
  expect(text('immigration_history', 'two_parents')).toContain('(visa fee paid; case number TGG2021612345).')
})

test('the statement of facts groups people and prints only what is known', () => {
  expect(text('statement_of_facts', 'F1')).toContain(
    "The applicant. Rogelio Medina Castañeda was born on April 12, 1989 in Mexico and is 37 years old. The applicant came to the United States at age 19 and has lived here for about 18 years.\nThe family. Dana Whitlock Medina, the applicant's spouse, was born in Tucson, Arizona, United States. The couple met on March 16, 2013. They met at a church food drive",
  )
  expect(text('statement_of_facts', 'F1')).toContain(
    "The applicant's children are Elena Medina (age 9) and Mateo Medina (age 6).",
  )
  expect(text('statement_of_facts', 'F3')).toContain(
    'was born in Cebu City, Philippines and came to live in the United States on September 12, 2017.',
  )
  expect(text('statement_of_facts', 'F3')).toContain("The applicant's child is Isabel Aquino (age 4).")
  expect(text('statement_of_facts', 'F5')).toContain(
    "Josphat Kiprono Cheruiyot, the applicant's father, was born in Eldoret, Kenya, moved to the United States on April 2, 2009, and became a permanent resident on April 2, 2009 and a citizen on July 30, 2015.",
  )
  const bare = { father_moved_to_US_date: undefined, father_became_legal_permanent_resident_date: undefined }
  expect(text('statement_of_facts', 'F5', { answers: bare })).toContain(
    'in Eldoret, Kenya, and became a citizen on July 30, 2015.',
  )
  const unknown = { client: { date_of_birth: '', last_entry_date: '', country_of_birth: '' } }
  expect(text('statement_of_facts', 'F5', unknown)).toMatch(
    /^The applicant\. Amos Kiprono Cheruiyot was born on \[date\] in \[country\] and is \[age\] years old\.\nThe family/,
  )
  expect(text('statement_of_facts', 'F1', { answers: { applicant_meet_spouse_date: undefined } })).not.toContain(
    'The couple met',
  )
})

test('countries that take an article have one in a sentence', () => {
  expect(text('introduction', 'F3')).toContain('a citizen of the Philippines, asks')
  expect(text('caption', 'F3')).toContain('Country of citizenship: Philippines')
  expect(text('rel_spouse', 'F3', { answers: { spouse_unable_to_return_option: 'yes' } })).toContain(
    'by moving to the Philippines.',
  )
})

test('a narrative in the first person is introduced as a statement, with its paragraphs', () => {
  const hardship = text('sep_mother', 'dv_derivative')
  expect(hardship).toContain('In the enclosed statement: My mother Halyna had a stroke')
  expect(hardship).toContain('with my mother.\nHer Social Security is $1,210 a month')
  const others = [
    'Form I-130 is approved.',
    'Stage I cancer.',
    'Type I diabetes.',
    'She said "my life is over".',
    'Maria I. Gomez',
  ]
  expect(['I bathe her.', ...others].map(isIntroduced)).toEqual([true, ...others.map(() => false)])
})

test('a narrative without a full stop does not run into the next sentence', () => {
  const changes = { answers: { extreme_hardship_father_denied_admission: 'Josphat needs dialysis' } }
  expect(text('sep_father', 'F5', changes)).toContain('Josphat needs dialysis. These conditions are significant')
})

test('the elements of eligibility wait for the screening answers and follow them', () => {
  expect(text('eligibility', 'F1')).toBe(
    'The applicant meets each requirement of 8 C.F.R. § 212.7(e)(3) and none of the bars in 8 C.F.R. § 212.7(e)(4): (1) the applicant is physically present in the United States and will appear for biometrics [confirm]; (2) the applicant is 37 years old; (3) the petition was approved on September 17, 2024 and the immigrant visa fee has been paid [confirm; Ex. __]; (4) the applicant will depart to apply for the visa; (5) the only expected ground of inadmissibility is unlawful presence [attorney: confirm no other ground]; (6) the applicant is not in removal proceedings, or they are administratively closed and not recalendared [confirm]; (7) the applicant has no unwaived final order and no reinstated order [confirm]; and (8) no adjustment application is pending [confirm].',
  )
  expect(text('eligibility', 'F5')).toContain('(3) the applicant was selected for fiscal year 2026 [Ex. __];')
  expect(text('eligibility', 'dv_derivative')).toContain('(3) the principal was selected for fiscal year 2026')
  expect(text('eligibility', 'two_parents').match(/\[[^\]]+\]/g)).toEqual(['[confirm]', '[Ex. __]'])
})

test('a screening answer against the applicant becomes a note, never an assertion', () => {
  expect(eligibility({ dos_fee_paid: 'no' })).not.toContain('has been paid')
  expect(eligibility({ other_inadmissibility: 'yes' })).not.toContain('the only expected ground')
  expect(eligibility({ in_proceedings: 'yes', admin_closed: 'no' })).not.toContain('is not in removal proceedings')
  expect(eligibility({ in_proceedings: 'yes', admin_closed: 'yes' })).toContain(
    "(6) the applicant's removal proceedings are administratively closed and not recalendared;",
  )
  expect(eligibility({ in_proceedings: 'yes' })).toContain('not recalendared [confirm]')
  expect(eligibility({ final_order: 'yes', i212_approved: 'no' })).not.toContain('no unwaived final order')
  expect(eligibility({ final_order: 'yes', i212_approved: 'yes', reinstated_order: 'no' })).toContain(
    'no unwaived final order and no reinstated order;',
  )
  expect(eligibility({ reinstated_order: 'yes' })).not.toContain('no reinstated order')
  expect(eligibility({ final_order: 'yes', i212_approved: 'no', reinstated_order: 'yes' })).toContain(
    '(7) [attorney: there is a final order and no approved Form I-212; a prior order has been reinstated]',
  )
  expect(eligibility({ pending_i485: 'yes' })).not.toContain('no adjustment application is pending')
})

test('unlawful presence is told with its days, its bar and what it leaves open', () => {
  expect(text('unlawful_presence', 'F1')).toBe(
    'Having entered without inspection, the applicant has been unlawfully present from June 3, 2008. As of November 20, 2026, the countable period is 6744 days (about 18 years), which is one year or more; on departure INA § 212(a)(9)(B)(i)(II), 8 U.S.C. § 1182(a)(9)(B)(i)(II) would apply. This count is not reduced for any period of asylum application, temporary protected status, deferred action, timely extension request or pending adjustment [attorney: adjust if any].',
  )
  expect(text('unlawful_presence', 'dv_derivative')).toContain(
    "The applicant's authorized stay ended on December 31, 2025; unlawful presence is counted from the next day, January 1, 2026. As of August 15, 2026, the countable period is 226 days (less than one year), which is more than 180 days and less than one year; on departure INA § 212(a)(9)(B)(i)(I), 8 U.S.C. § 1182(a)(9)(B)(i)(I) would apply if no removal proceedings have begun.",
  )
  expect(text('unlawful_presence', 'self_petition')).toBe(
    'The day on which unlawful presence began is not computed here [attorney to confirm the accrual]. INA § 212(a)(9)(B)(ii), 8 U.S.C. § 1182(a)(9)(B)(ii).',
  )
})

test('childhood is excluded in so many days, and missing facts are flagged', () => {
  expect(text('unlawful_presence', 'two_parents')).toContain(
    'The applicant turned eighteen on August 14, 2019; the 3817 days before that date are excluded. INA § 212(a)(9)(B)(iii)(I), 8 U.S.C. § 1182(a)(9)(B)(iii)(I). As of November 20, 2026, the countable period is 2655 days',
  )
  expect(text('unlawful_presence', 'two_parents', { as_of: '2019-08-01' })).toContain(
    'The applicant turns eighteen on August 14, 2019; the 3804 days up to August 1, 2019 are excluded.',
  )
  const oneDay = { date_of_birth: '1990-06-04', last_entry_date: '2008-06-03' }
  expect(text('unlawful_presence', 'F1', { client: oneDay })).toContain('the 1 day before that date is excluded.')
  expect(text('unlawful_presence', 'F1', { client: { date_of_birth: '' } })).toContain(
    '[attorney: the date of birth is missing; time under age eighteen is not excluded]',
  )
  expect(
    text('unlawful_presence', 'F1', { client: { date_of_birth: '1960-01-01', last_entry_date: '1995-02-02' } }),
  ).toContain('[attorney: time before April 1, 1997 is not counted]')
})

test('commas, articles and cases hold whatever the answers are', () => {
  expect(introduction('F1')).toContain('approved on September 17, 2024, and must attend')
  expect(introduction('F5')).toContain('Program for fiscal year 2026 and must attend')
  const self = { i_140_type: 'eb-1a', beneficiary_relationship: 'Self', application_dependant: 'principal' }
  expect(introduction('F3', self)).toContain('a self-petitioner in the extraordinary ability category, approved on')
  expect(introduction('F3', { ...self, i_140_type: 'eb-2_niw' })).toContain('in the EB-2 with national interest waiver')
  const three = { qualifying_relative: ['us_citizen_spouse', 'us_citizen_mother', 'us_citizen_father'] }
  const named = { ...three, mother_name: 'Rosa Ruiz', father_name: 'Tomás Ruiz' }
  expect(introduction('F1', named)).toContain(
    "citizen spouse; Rosa Ruiz, the applicant's United States citizen mother; and Tomás Ruiz, the applicant's United",
  )
  expect(text('discretion', 'F1', { client: { last_entry_date: '' } })).toContain(
    'close family ties to Dana Whitlock Medina and the following: Rogelio',
  )
})

test('a name or place that ends in a full stop closes its sentence', () => {
  const answers = {
    petitioner_name: 'Carl Ruiz Jr.',
    spouse_name: 'Carl Ruiz Jr.',
    spouse_place_of_birth: 'Washington, D.C.',
    spouse_moved_to_US_date: null,
  }
  expect(text('immigration_history', 'F1', { answers })).toContain('filed by Carl Ruiz Jr. The immigrant visa case')
  expect(text('statement_of_facts', 'F1', { answers })).toContain('was born in Washington, D.C. The couple met')
  expect(text('other_relatives', 'F1', { answers })).toContain('adds to the hardship of Carl Ruiz Jr. 9 USCIS-PM B.4.')
})

test('each relative has a tie, a status and a proof', () => {
  expect(text('qualifying_relatives', 'F1')).toBe(
    "Dana Whitlock Medina is the applicant's spouse and a United States citizen (Ex. __). Dana Whitlock Medina is therefore a qualifying relative. INA § 212(a)(9)(B)(v), 8 U.S.C. § 1182(a)(9)(B)(v). The approved petition establishes the relationship. 9 USCIS-PM B.4.",
  )
  expect(text('qualifying_relatives', 'F3')).toContain(
    "is the applicant's spouse and has been a lawful permanent resident since November 5, 2024 (Ex. __).",
  )
  expect(text('qualifying_relatives', 'F3')).toMatch(
    /The relationship is shown by the marriage certificate \(Ex\. __\)\. 9 USCIS-PM B\.4\.\nThe petitioner's own hardship is not relied on\.$/,
  )
  expect(text('qualifying_relatives', 'F5')).toContain(
    'United States citizen, having naturalized on July 30, 2015 (Ex. __)',
  )
  expect(text('qualifying_relatives', 'F5')).toContain(
    "The relationship is shown by the applicant's birth certificate (Ex. __).",
  )
  expect(text('qualifying_relatives', 'widow')).not.toContain("petitioner's own hardship")
  expect(text('qualifying_relatives', 'two_parents').match(/The approved petition establishes/g)).toHaveLength(1)
})

test('separation: intention, the facts as written, health, care, money, ticked factors, the decisive facts', () => {
  expect(text('sep_mother', 'F4')).toMatch(
    /^Rosa Elvira Galdámez would suffer extreme hardship if Rosa Elvira Galdámez remained in the United States without the applicant\. Rosa Elvira Galdámez \[confirm: intends to remain\] in the United States if the applicant is refused \(Ex\. __\)\. The following hardship would result\. Rosa is 71 /,
  )
  expect(text('sep_mother', 'F4')).toContain(
    "These conditions are significant health factors. Matter of Cervantes-Gonzalez, 22 I&N Dec. 560, 565-66 (BIA 1999). The applicant provides care that Rosa Elvira Galdámez cannot readily replace [specify tasks, hours and cost; Ex. __]. The applicant's contribution to the household is [amount and share; Ex. __]. Taken together, these facts go beyond the ordinary results of separation, because [state the two or three decisive facts]. Matter of O-J-O-, 21 I&N Dec. 381, 383 (BIA 1996).",
  )
  expect(text('sep_mother', 'two_parents')).toContain(
    'Marta Luna Pineda has stated an intention to remain in the United States',
  )
  expect(text('sep_mother', 'two_parents')).toContain(
    'Among the circumstances USCIS treats as particularly significant, the record shows disability of the relative or of a family member who depends on the relative. 9 USCIS-PM B.5.',
  )
  expect(text('sep_mother', 'F4')).not.toContain('particularly significant')
})

test('the brief rests on separation only where relocation is not argued', () => {
  const alone =
    'The applicant relies on separation. Maricel Santos Aquino would not relocate [signed statement, Ex. __], and hardship on relocation need not also be shown. 9 USCIS-PM B.4.'
  expect(text('sep_spouse', 'F3')).toContain(alone)
  expect(text('rel_spouse', 'F3')).toBe('')
  expect(text('sep_spouse', 'F1')).not.toContain('relies on separation')
  expect(text('sep_spouse', 'F1', { answers: { spouse_unable_to_return_option: undefined } })).not.toContain(
    'relies on separation',
  )
})

test('relocation: life here, the facts as written, the country from an exhibit', () => {
  expect(text('rel_father', 'F5')).toMatch(
    /^Josphat Kiprono Cheruiyot would also suffer extreme hardship by moving to Kenya\. Josphat Kiprono Cheruiyot has lived in the United States since April 2, 2009, about 16 years\. Josphat's oncology team/,
  )
  expect(text('rel_father', 'F5')).toContain(
    'Conditions in Kenya are described in Ex. __ [dated Department of State advisory or report]. These hardships concern health, safety, livelihood and ties built in this country. Matter of Cervantes-Gonzalez, 22 I&N Dec. 560, 565-66 (BIA 1999); 9 USCIS-PM B.5.',
  )
  expect(text('rel_spouse', 'F1')).toContain(
    'Dana Whitlock Medina was born in the United States and has always lived here [confirm].',
  )
  const georgian = { answers: { spouse_place_of_birth: 'Tbilisi, Georgia' } }
  expect(text('rel_spouse', 'F1', georgian)).toContain('moving to Mexico. Dana does not speak Spanish')
})

test('other relatives count as their hardship reaches the qualifying relative', () => {
  expect(text('other_relatives', 'F1')).toMatch(
    /^Hardship to relatives who do not qualify counts to the extent that it adds to the hardship of Dana Whitlock Medina\. 9 USCIS-PM B\.4\. Elena, 9, .*Fridays\. This burden would fall on Dana Whitlock Medina \[explain how; Ex\. __\]\.$/,
  )
  expect(text('other_relatives', 'F3')).toBe('')
})

test('the totality names the factors and distinguishes the adverse decisions', () => {
  expect(text('cumulative', 'F5')).toContain(
    'Josphat Kiprono Cheruiyot faces health, caregiving, economic and country conditions factors at the same time.',
  )
  expect(text('cumulative', 'two_parents')).toContain('The qualifying relatives face health, ')
  expect(text('cumulative', 'F1')).toContain(
    'This case differs from Matter of Pilch, 21 I&N Dec. 627 (BIA 1996), Hassan v. INS, 927 F.2d 465 (9th Cir. 1991) and Perez v. INS, 96 F.3d 390 (9th Cir. 1996), where the applicants showed only the disruption normally expected: here the record shows [decisive facts].',
  )
})

test('discretion has a long form, a short form, and a note for what speaks against the applicant', () => {
  expect(text('discretion', 'F1')).toContain(
    'The favorable factors are close family ties to Dana Whitlock Medina, about 18 years of residence, and the following: Rogelio has filed',
  )
  expect(text('discretion', 'F1')).toContain('The adverse factors are the unlawful presence itself. Balanced against')
  const note = 'the unlawful presence itself and [any other adverse fact, stated candidly].'
  expect(text('discretion', 'F4')).toContain(note)
  expect(text('discretion', 'F1', { answers: { arrests: 'yes' } })).toContain(note)
  expect(text('discretion', 'F5')).toBe(
    "The extreme hardship shown above and the applicant's family ties are significant favorable factors. 9 USCIS-PM A.5; Matter of Mendez-Moralez, 21 I&N Dec. 296 (BIA 1996). [Attorney: add evidence on character, or confirm none is offered.] The record, taken as a whole, warrants approval as a matter of discretion.",
  )
  expect(text('discretion', 'F1', { answers: { moral_character: undefined } })).toBe('')
})

test('the conclusion asks for the waiver and nothing else', () => {
  expect(text('conclusion', 'F1')).toBe(
    'For these reasons Rogelio Medina Castañeda respectfully requests that USCIS find that refusal of admission would result in extreme hardship to Dana Whitlock Medina, exercise discretion favorably, and approve the Form I-601A under INA § 212(a)(9)(B)(v), 8 U.S.C. § 1182(a)(9)(B)(v) and 8 C.F.R. § 212.7(e).',
  )
})

test('the fixed law is the same in every brief and stays within its range of words', () => {
  const law = text('legal_standard', 'F1')
  expect(text('legal_standard', 'dv_derivative')).toBe(law)
  const words = law.split(/\s+/).length
  expect(words).toBeGreaterThan(450)
  expect(words).toBeLessThan(650)
})

test('software writes no pronoun for the applicant', () => {
  const plain = {
    answers: {
      details_about_other_relatives: 'Text.',
      additional_details: 'Text.',
      how_applicant_met_spouse: 'Text.',
      applicant_relationship_with_spouse: 'Text.',
      extreme_hardship_spouse_denied_admission: 'Text.',
      extreme_hardship_spouse_return_to_home_country: 'Text.',
    },
  }
  const input = inputOf(waiverExample('F1'), plain)
  const all = planWaiverSections(readCase(input)).map((section) => sectionText(writeTemplate(section, readCase(input))))
  expect(all.join('\n')).not.toMatch(/\b(he|she|him|his|her|hers|himself|herself)\b/i)
})

test('a profile that is not filled in leaves gaps in the cover block', () => {
  const input = inputOf(waiverExample('F1'))
  const empty = { ...input, attorney: { ...input.attorney, firm_name: null, address_1: null } }
  const [caption] = planWaiverSections(readCase(input))
  expect(caption && sectionText(writeTemplate(caption, readCase(empty)))).toMatch(/^\[firm\] · \[address\]\n/)
})
