import type { MapCase } from './map-case.ts'

/**
 * Fictional asylum cases whose papers hold what the other side would use, in the words in which clients, clinics and
 * officers write it. Written whole before they were measured.
 */
export const asylumAdverseCases: readonly MapCase[] = [
  {
    name: 'a journalist of Honduras who filed late',
    base: 'A7',
    client: { first_name: 'Wilmer', last_name: 'Zúniga Paz', gender: 'male' },
    answers: {
      jurisdiction: 'immigration',
      asylum_application_timing: 'no',
      i589_filed_date: '2025-03-10',
      last_arrival_date: '2022-06-01',
      missed_filing_deadline_reason:
        'He was treated for post-traumatic stress disorder from July 2022 until August 2023 and could not speak of what happened.',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval'],
      applicant_basis: ['Political Opinion'],
      political_opinion_details: 'He published articles on the mayor’s land sales.',
      country_persecution: 'Honduras',
      who: 'The mayor of Tocoa and the police who obey him.',
      why: 'The officers said that journalists who write against the mayor end in the river.',
      when: 'On February 11, 2022.',
      what: 'Police officers beat him in a patrol car and left him at the river.',
      past_harm_self: 'yes',
      past_harm_else: 'no',
      client_reported: 'no',
      no_client_reported_details: 'The police did it.',
      procedural_history: 'no',
      cited_sources: [],
    },
    documents: {
      'Declaration of Wilmer Zúniga Paz': `DECLARATION OF WILMER ZÚNIGA PAZ
1. I was born in Tocoa, Honduras on May 2, 1990. I wrote for a weekly paper from 2015.
2. On February 11, 2022 four police officers pulled me into a patrol car and beat me with their rifles.
3. One of them said: "This is what the mayor sends you for your articles."
4. After that I stayed with my aunt in Choluteca for three months and had no trouble there.
5. I arrived in Houston on June 1, 2022.
6. My therapist told me in August 2023 that I was ready to apply. I waited another nineteen months because I was saving money for a lawyer.
7. In December 2023 I flew to Honduras for two weeks because my mother was dying. I stayed in the house of my parents.
8. On July 4, 2024 I was stopped in Harris County after drinking and I pleaded guilty to driving while intoxicated. I finished the course.
9. I did not declare the cash I earned in 2023.
10. My colleague Nery Solís, who wrote the articles with me, still works at the paper in Tocoa and nothing has happened to him.
11. The officers also wanted the money that I owed to a cousin of the mayor.
Page 1 of 1`,
      'Record of the credible fear interview': `RECORD OF INTERVIEW
Q. Were you ever harmed by the police?
A. No. I was threatened by gang members.
The applicant did not mention the beating of February 2022 in this interview.`,
      'Visa application record': `CONSULAR RECORD
On March 3, 2022 Wilmer Zúniga Paz presented a letter of employment from a bank where he never worked in support of an application for a visitor visa.
The visa was refused for misrepresentation.`,
      'Discharge summary of the counselor': `COUNSELING CENTER
Client: Wilmer Zúniga Paz
Treated from July 2022 to August 2023. At discharge he was sleeping through the night and no longer met criteria for post-traumatic stress disorder.`,
    },
    needed: [],
    adverse: [
      ['S28', 'I stayed with my aunt in Choluteca for three months and had no trouble there.'],
      ['S21', 'I waited another nineteen months because I was saving money for a lawyer.'],
      ['S27', 'I flew to Honduras for two weeks because my mother was dying.'],
      ['S31', 'I pleaded guilty to driving while intoxicated.'],
      ['S31', 'I did not declare the cash I earned in 2023.'],
      ['S27', 'still works at the paper in Tocoa and nothing has happened to him.'],
      ['S24', 'The officers also wanted the money that I owed to a cousin of the mayor.'],
      ['S22', 'I was threatened by gang members.'],
      ['S22', 'did not mention the beating of February 2022'],
      ['S31|S22', 'presented a letter of employment from a bank where he never worked'],
      ['S31|S22', 'The visa was refused for misrepresentation.'],
      ['S30', 'no longer met criteria for post-traumatic stress disorder.'],
    ],
    conflicts: [],
  },
  {
    name: 'a nurse of Nigeria, bars and protection',
    base: 'A7',
    client: { first_name: 'Ngozi', last_name: 'Abah', gender: 'female' },
    answers: {
      jurisdiction: 'immigration',
      asylum_application_timing: 'yes',
      i589_filed_date: '2025-02-20',
      last_arrival_date: '2024-09-12',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval'],
      applicant_basis: ['Religion'],
      religion_details: 'She left Islam and was baptized in 2021.',
      country_persecution: 'Nigeria',
      who: 'Her uncles and a group of young men of the quarter.',
      why: 'They called her an apostate.',
      when: 'On March 3 and on June 19, 2024.',
      what: 'She was beaten with sticks in March and cut with a knife in June.',
      past_harm_self: 'yes',
      past_harm_else: 'no',
      client_reported: 'yes',
      yes_client_reported_details: 'She reported the knife attack to the police of Kano.',
      procedural_history: 'no',
      cited_sources: [],
    },
    documents: {
      'Declaration of Ngozi Abah': `DECLARATION OF NGOZI ABAH
1. I was born in Kano on August 30, 1993. I am a nurse.
2. On March 3, 2024 my uncles beat me with sticks and called me an apostate.
3. On June 19, 2024 young men of the quarter cut my arm with a knife.
4. I reported it. The police of Kano arrested two of the young men and a court sentenced them to eighteen months.
5. In 2014, when fighters held our town, I treated their wounded for four weeks and gave them medicine from the clinic.
6. From January to August 2024 I had a residence permit in Ghana through my employer and I could have stayed on.
7. I passed through Panama and Mexico on my way and did not ask for asylum in either.
8. I entered with my cousin's passport on September 12, 2024.
9. I was removed from the United States once before, in 2017, after my student visa had ended.
10. A charge of shoplifting in Dallas in January 2025 was dismissed in April 2025.
11. I have no copy of the police report and I never asked my brother to get one, though he lives in Kano.
Page 1 of 1`,
      'Letter of the brother': `I am Chidi Abah, the brother of Ngozi.
I was baptized the same year as Ngozi. I live in our parents' house and nobody has attacked me.
The quarrel with our uncles began over the land of our grandfather.`,
      'Medical report': `HOSPITAL OF KANO
Patient: Ngozi Abah
June 21, 2024. A cut of four centimeters on the left forearm. The patient gave the date of the injury as June 9, 2024 and said it happened at the market when a machine slipped.`,
      'Country report Nigeria': `FREEDOM OF RELIGION IN NIGERIA
Converts in the southern states practice openly and large Christian communities live in Lagos and Enugu without interference.
In Kano converts are attacked by relatives and mobs.`,
    },
    needed: [],
    adverse: [
      ['S26', 'a court sentenced them to eighteen months.'],
      ['S29', 'I treated their wounded for four weeks and gave them medicine from the clinic.'],
      ['S29', 'I had a residence permit in Ghana through my employer and I could have stayed on.'],
      ['S29|S31', 'did not ask for asylum in either.'],
      ['S31', "I entered with my cousin's passport"],
      ['S29|S31|S14', 'I was removed from the United States once before'],
      ['S31', 'A charge of shoplifting in Dallas in January 2025 was dismissed in April 2025.'],
      ['S22', 'I have no copy of the police report and I never asked my brother to get one'],
      ['S27', "I live in our parents' house and nobody has attacked me."],
      ['S24', 'The quarrel with our uncles began over the land of our grandfather.'],
      ['S22', 'it happened at the market when a machine slipped.'],
      ['S28', 'Converts in the southern states practice openly'],
    ],
    conflicts: [],
  },
  {
    name: 'a farmer of El Salvador with a son here',
    base: 'A7',
    client: { first_name: 'Orlando', last_name: 'Mejía Cruz', gender: 'male' },
    answers: {
      jurisdiction: 'immigration',
      asylum_application_timing: 'no',
      i589_filed_date: '2024-11-18',
      last_arrival_date: '2021-04-20',
      missed_filing_deadline_reason:
        'In May 2024 the party won the election in his town and its men took over the mayor’s office.',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval'],
      applicant_basis: ['Political Opinion'],
      political_opinion_details: 'He spoke against the party at town meetings.',
      country_persecution: 'El Salvador',
      who: 'Men of the governing party in San Miguel.',
      why: 'They said that he had insulted the party.',
      when: 'On January 14, 2021.',
      what: 'Three men beat him with an iron bar and burned his field.',
      past_harm_self: 'yes',
      past_harm_else: 'no',
      client_reported: 'no',
      no_client_reported_details: 'The mayor commands the police.',
      procedural_history: 'no',
      cited_sources: [],
    },
    documents: {
      'Declaration of Orlando Mejía Cruz': `DECLARATION OF ORLANDO MEJÍA CRUZ
1. I was born in San Miguel on November 19, 1984. I am a farmer.
2. On January 14, 2021 three men of the party beat me with an iron bar and burned my field.
3. In 2019 I worked in San Salvador for a year. Nobody asked for me there.
4. I renewed my Salvadoran passport at the consulate in 2023.
5. In 2022 a notary told me that I could still apply. I did nothing about it until November 2024.
6. I used a Social Security number that was not mine to work at the packing plant.
7. From 2005 to 2007 I served in the army and guarded prisoners at the barracks in San Miguel.
8. My wife obtained a protective order against me in 2023. It ended after six months.
9. I stopped paying support for my daughter in El Salvador in 2022.
10. I was told that the men also burned the fields of neighbors who had never spoken at a meeting.
11. My back has healed and I lift as I did before.
12. I left the United States in October 2023 and came back across the river five days later.
Page 1 of 1`,
      'Asylum officer notes': `ASSESSMENT NOTES
The applicant testified that there were five attackers; the written statement says three.
The applicant was unable to give the month of the attack.
The applicant failed to appear for his first interview on January 22, 2025.`,
      'Country report El Salvador': `LOCAL PARTIES IN EL SALVADOR
In 2023 prosecutors charged eleven party officials with assaults, and seven were convicted.
Critics who moved to the capital were not pursued.`,
    },
    needed: [],
    adverse: [
      ['S28', 'Nobody asked for me there.'],
      ['S27', 'I renewed my Salvadoran passport at the consulate in 2023.'],
      ['S21', 'I did nothing about it until November 2024.'],
      ['S31', 'I used a Social Security number that was not mine'],
      ['S29', 'guarded prisoners at the barracks in San Miguel.'],
      ['S31', 'My wife obtained a protective order against me in 2023.'],
      ['S31', 'I stopped paying support for my daughter'],
      ['S24', 'the men also burned the fields of neighbors who had never spoken at a meeting.'],
      ['S30', 'My back has healed and I lift as I did before.'],
      ['S27|S31', 'came back across the river five days later.'],
      ['S22', 'there were five attackers; the written statement says three.'],
      ['S22', 'unable to give the month of the attack.'],
      ['S31', 'failed to appear for his first interview'],
      ['S26', 'prosecutors charged eleven party officials with assaults, and seven were convicted.'],
      ['S28', 'Critics who moved to the capital were not pursued.'],
    ],
    conflicts: [],
  },
]
