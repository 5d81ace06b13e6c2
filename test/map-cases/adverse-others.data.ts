import type { MapCase } from './map-case.ts'

/** What the other side would use in waivers: written whole before they were measured. */
export const waiverAdverseCases: readonly MapCase[] = [
  {
    name: 'a roofer whose wife has a large family',
    base: 'F1',
    client: {
      first_name: 'Efraín',
      last_name: 'Robles Luna',
      date_of_birth: '1988-02-14',
      country_of_birth: 'Mexico',
      country_of_citizenship: 'Mexico',
      last_entry_date: '2009-10-05',
      last_entry_place: 'Douglas, Arizona',
      marriage_date: '2016-07-16',
      state: 'TX',
      children: [{ name: 'Ruby Robles', date_of_birth: '2018-03-09', citizenship: 'United States' }],
    },
    answers: {
      spouse_name: 'Kelly Ann Burke',
      spouse_place_of_birth: 'Waco, Texas, United States',
      petitioner_name: 'Kelly Ann Burke',
      applicant_relationship_with_spouse: 'They married in Waco on July 16, 2016 and have a daughter, Ruby.',
      extreme_hardship_spouse_denied_admission:
        'Kelly has lupus and cannot lift more than ten pounds. Efraín bathes her when she has a flare. Their mortgage is $1,540 a month.',
      extreme_hardship_spouse_return_to_home_country: 'Kelly’s rheumatologist is in Waco.',
      details_about_other_relatives: 'Ruby is in second grade.',
      additional_details: 'Efraín has worked for the same roofer since 2012.',
    },
    documents: {
      'Declaration of Kelly Ann Burke': `DECLARATION OF KELLY ANN BURKE
1. I am a citizen of the United States, born in Waco, Texas on June 6, 1990. Efraín Robles Luna is my husband.
2. I was diagnosed with lupus in 2017. In a flare I cannot dress myself, and Efraín does it.
3. My parents live four streets away and my mother is retired. She picks Ruby up from school every day.
4. Since I began the infusions in 2025 I have had no flare.
5. I lived in Guadalajara for two years as a student and I speak Spanish.
6. Efraín's brother has offered us the upper floor of his house in Guadalajara.
7. We were separated from March to November 2021 and Efraín lived with a friend.
8. I earn $6,200 a month as an accountant and we have $48,000 in savings.
9. Efraín was arrested in 2018 for driving under the influence. The charge was reduced to reckless driving.
10. Efraín did not report his side jobs on our returns for 2019 and 2020.
Page 1 of 1`,
      'Letter of Dr. Susan Ott, rheumatologist': `CENTRAL TEXAS RHEUMATOLOGY
Patient: Kelly Ann Burke
Ms. Burke has systemic lupus erythematosus, diagnosed in 2017. Her disease is currently quiescent on belimumab.
Belimumab is available in the larger private hospitals of Guadalajara.`,
      'Immigration record': `RECORD OF ENCOUNTERS
Efraín Robles Luna, born February 14, 1988.
September 12, 2008: apprehended near Nogales and returned to Mexico voluntarily.
April 2, 2009: ordered removed under section 235(b)(1) at San Ysidro after presenting a border crossing card that belonged to another person.
In 2015 he told an employer on Form I-9 that he was a citizen of the United States.`,
    },
    needed: [],
    adverse: [
      ['sep_spouse', 'She picks Ruby up from school every day.'],
      ['sep_spouse', 'Since I began the infusions in 2025 I have had no flare.'],
      ['rel_spouse', 'I lived in Guadalajara for two years as a student and I speak Spanish.'],
      ['rel_spouse', 'has offered us the upper floor of his house in Guadalajara.'],
      ['sep_spouse|discretion', 'We were separated from March to November 2021'],
      ['sep_spouse', 'I earn $6,200 a month as an accountant and we have $48,000 in savings.'],
      ['discretion', 'was arrested in 2018 for driving under the influence.'],
      ['discretion', 'did not report his side jobs on our returns'],
      ['sep_spouse', 'Her disease is currently quiescent on belimumab.'],
      ['rel_spouse', 'Belimumab is available in the larger private hospitals of Guadalajara.'],
      ['eligibility|discretion|immigration_history', 'apprehended near Nogales and returned to Mexico voluntarily.'],
      ['eligibility|discretion', 'ordered removed under section 235(b)(1) at San Ysidro'],
      ['eligibility|discretion', 'told an employer on Form I-9 that he was a citizen of the United States.'],
    ],
    conflicts: [],
  },
  {
    name: 'a baker whose wife is a nurse',
    base: 'F1',
    client: {
      first_name: 'Byron',
      last_name: 'Tzul Ajanel',
      date_of_birth: '1991-12-01',
      country_of_birth: 'Guatemala',
      country_of_citizenship: 'Guatemala',
      last_entry_date: '2012-03-22',
      last_entry_place: 'Laredo, Texas',
      marriage_date: '2019-05-11',
      state: 'NJ',
      children: [{ name: 'Theo Tzul', date_of_birth: '2020-09-17', citizenship: 'United States' }],
    },
    answers: {
      spouse_name: 'Janelle Marie Fox',
      spouse_place_of_birth: 'Trenton, New Jersey, United States',
      petitioner_name: 'Janelle Marie Fox',
      applicant_relationship_with_spouse: 'They married in Trenton on May 11, 2019 and have a son, Theo.',
      extreme_hardship_spouse_denied_admission:
        'Janelle has generalized anxiety disorder. Byron takes Theo to his speech therapist. Their rent is $2,100 a month.',
      extreme_hardship_spouse_return_to_home_country: 'Janelle has no license as a nurse in Guatemala.',
      details_about_other_relatives: 'Theo started kindergarten in September.',
      additional_details: 'Byron has baked bread for the same shop since 2014.',
    },
    documents: {
      'Declaration of Janelle Marie Fox': `DECLARATION OF JANELLE MARIE FOX
1. I am a citizen of the United States, born in Trenton, New Jersey on April 3, 1992. Byron Tzul Ajanel is my husband.
2. I have had panic attacks since 2015. Byron sits with me until they pass.
3. When Byron was detained for five weeks in 2022 my sister moved in and looked after Theo, and I kept working.
4. I stopped the medication in January 2026 because I no longer needed it.
5. My hospital would give me a transfer to nights so that I could be at home in the day.
6. We spent the summer of 2023 with friends in Mexico, and Theo learned Spanish there.
7. Byron's mother owns a bakery in Xela and wants him to take it over.
8. There is an international school in Xela where the lessons are in English.
9. Byron went home to Guatemala in 2016 for his father's funeral and crossed again near Laredo in 2017.
10. In 2022 Byron was charged with simple assault. The case was dismissed when I did not testify.
11. Byron owes $7,400 in child support for a daughter in Philadelphia.
12. My student loans are paid off.
Page 1 of 1`,
      'Evaluation by Dr. Leon Marsh': `PSYCHOLOGICAL EVALUATION
Examinee: Janelle Marie Fox
Ms. Fox scored 6 on the GAD-7, in the mild range.
Ms. Fox reported that she has a wide circle of friends and relatives who would support her.
The examiner did not review any records of earlier treatment.`,
      'Certified disposition': `MUNICIPAL COURT OF TRENTON
State v. Byron Tzul Ajanel
Complaint: simple assault, filed June 3, 2022. Dismissed September 8, 2022.
Byron Tzul Ajanel failed to appear on July 1, 2022 and a bench warrant was issued.`,
    },
    needed: [],
    adverse: [
      ['sep_spouse', 'my sister moved in and looked after Theo, and I kept working.'],
      ['sep_spouse', 'I stopped the medication in January 2026 because I no longer needed it.'],
      ['sep_spouse', 'My hospital would give me a transfer to nights'],
      ['rel_spouse', 'Theo learned Spanish there.'],
      ['rel_spouse', 'owns a bakery in Xela and wants him to take it over.'],
      ['rel_spouse', 'There is an international school in Xela'],
      ['eligibility|immigration_history|discretion', 'crossed again near Laredo in 2017.'],
      ['discretion', 'In 2022 Byron was charged with simple assault.'],
      ['discretion', 'owes $7,400 in child support'],
      ['sep_spouse', 'My student loans are paid off.'],
      ['sep_spouse', 'scored 6 on the GAD-7, in the mild range.'],
      ['sep_spouse', 'a wide circle of friends and relatives who would support her.'],
      ['sep_spouse', 'The examiner did not review any records of earlier treatment.'],
      ['discretion', 'failed to appear on July 1, 2022 and a bench warrant was issued.'],
    ],
    conflicts: [],
  },
]
