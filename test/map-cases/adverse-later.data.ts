import type { MapCase } from './map-case.ts'

/** A second round of facts against the client, written with the first; the reader was not mended by its misses but for one. */
export const laterAsylumCases: readonly MapCase[] = [
  {
    name: 'a student leader of Venezuela',
    base: 'A7',
    client: { first_name: 'Daniela', last_name: 'Rojas Peña', gender: 'female' },
    answers: {
      jurisdiction: 'immigration',
      asylum_application_timing: 'no',
      i589_filed_date: '2024-08-05',
      last_arrival_date: '2022-10-30',
      missed_filing_deadline_reason: 'In February 2024 her brother was arrested in Mérida because of her.',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval'],
      applicant_basis: ['Political Opinion'],
      political_opinion_details: 'She led the student federation.',
      country_persecution: 'Venezuela',
      who: 'Men of the intelligence service.',
      why: 'They called her a traitor to the nation.',
      when: 'On May 17, 2022.',
      what: 'She was held for two days and given electric shocks.',
      past_harm_self: 'yes',
      past_harm_else: 'no',
      client_reported: 'no',
      no_client_reported_details: 'The service is the state.',
      procedural_history: 'no',
      cited_sources: [],
    },
    documents: {
      'Declaration of Daniela Rojas Peña': `DECLARATION OF DANIELA ROJAS PEÑA
1. I was born in Mérida on July 7, 1999.
2. On May 17, 2022 men of the intelligence service held me for two days and gave me electric shocks.
3. After my release I finished the term in Barinas, and the service left me in peace.
4. I traveled to Spain in August 2022, stayed for a month, and then went home again.
5. By April 2024 I knew of my brother's arrest and had a lawyer, but I filed only in August.
6. In March 2025 a court in Orlando placed me in a diversion program for a bar fight.
7. I worked as a waitress without authorization until 2024.
8. On the form for my tourist visa I wrote that I was married, which was not true.
9. Other leaders of the federation still study at the university and have had no problems.
10. A colonel who is my godfather arranged my release and offered to keep me safe.
11. I gave the men the names of four other students.
12. Since last year I take no medicine and I am happy in my work.
Page 1 of 1`,
      'Transcript of the hearing': `TRANSCRIPT
Q. How long were you held?
A. About a week.
Q. Why does your declaration say two days?
A. I was confused.`,
    },
    needed: [],
    adverse: [
      ['S28', 'the service left me in peace.'],
      ['S27', 'and then went home again.'],
      ['S21', 'but I filed only in August.'],
      ['S31', 'placed me in a diversion program for a bar fight.'],
      ['S31', 'I worked as a waitress without authorization until 2024.'],
      ['S31|S22', 'I wrote that I was married, which was not true.'],
      ['S27', 'still study at the university and have had no problems.'],
      ['S26|S28', 'offered to keep me safe.'],
      ['S30', 'I take no medicine and I am happy in my work.'],
      ['S22', 'I was confused.'],
    ],
    conflicts: [],
  },
]

export const laterWaiverCases: readonly MapCase[] = [
  {
    name: 'a mechanic whose wife drives a school bus',
    base: 'F1',
    client: {
      first_name: 'Saúl',
      last_name: 'Ibarra Nieto',
      date_of_birth: '1986-05-30',
      country_of_birth: 'Mexico',
      country_of_citizenship: 'Mexico',
      last_entry_date: '2007-08-18',
      last_entry_place: 'Tecate, California',
      marriage_date: '2014-10-04',
      state: 'OH',
      children: [{ name: 'Ivy Ibarra', date_of_birth: '2015-12-12', citizenship: 'United States' }],
    },
    answers: {
      spouse_name: 'Lori Jean Pratt',
      spouse_place_of_birth: 'Dayton, Ohio, United States',
      petitioner_name: 'Lori Jean Pratt',
      applicant_relationship_with_spouse: 'They married in Dayton on October 4, 2014 and have a daughter, Ivy.',
      extreme_hardship_spouse_denied_admission:
        'Lori has epilepsy. Saúl drives her to work. The rent is $1,250 a month.',
      extreme_hardship_spouse_return_to_home_country: 'Lori’s neurologist is in Dayton.',
      details_about_other_relatives: 'Ivy is in fifth grade.',
      additional_details: 'Saúl has repaired engines at the same garage since 2010.',
    },
    documents: {
      'Declaration of Lori Jean Pratt': `DECLARATION OF LORI JEAN PRATT
1. I am a citizen of the United States, born in Dayton, Ohio on February 2, 1989. Saúl Ibarra Nieto is my husband.
2. I have had epilepsy since I was nineteen. Saúl drives me to work because I may not drive in the dark.
3. My last seizure was in 2021.
4. My brother offered to drive me whenever Saúl cannot.
5. While Saúl worked in North Dakota for seven months in 2019 we managed well.
6. We have spent every Christmas in Saltillo since 2018 by way of friends' invitations, and Ivy and I feel at home there.
7. Saúl owns two lots in Saltillo that his grandfather left him.
8. The neurologist said that my medicine is sold everywhere in Mexico.
9. Saúl used the Social Security number of a cousin until 2016.
10. Saúl paid no income tax before 2015.
11. In 2013 he spent a night in jail for disorderly conduct.
12. My job has good insurance that covers everything.
Page 1 of 1`,
      'Letter of the former wife': `I am Rosa Duarte, the former wife of Saúl.
Saúl has not paid for our daughter Camila since 2020.
In 2011 he pushed me and I called the police.`,
      'FBI response': `IDENTITY HISTORY
Saúl Ibarra Nieto. August 3, 2006: voluntary return at Otay Mesa. August 18, 2006: voluntary return at Otay Mesa, name given as Juan Pérez.`,
    },
    needed: [],
    adverse: [
      ['sep_spouse', 'My last seizure was in 2021.'],
      ['sep_spouse', 'My brother offered to drive me whenever Saúl cannot.'],
      ['sep_spouse', 'for seven months in 2019 we managed well.'],
      ['rel_spouse', 'Ivy and I feel at home there.'],
      ['rel_spouse', 'owns two lots in Saltillo'],
      ['rel_spouse', 'my medicine is sold everywhere in Mexico.'],
      ['discretion', 'used the Social Security number of a cousin until 2016.'],
      ['discretion', 'paid no income tax before 2015.'],
      ['discretion', 'he spent a night in jail for disorderly conduct.'],
      ['sep_spouse', 'My job has good insurance that covers everything.'],
      ['discretion', 'has not paid for our daughter Camila since 2020.'],
      ['discretion', 'he pushed me and I called the police.'],
      ['eligibility|immigration_history|discretion', 'name given as Juan Pérez.'],
    ],
    conflicts: [],
  },
]
