import type { AsylumExample } from './asylum-examples.ts'

/** A fictional asylum case for reading the offline brief: `needed` are words that a partner would look for in it. */
export type AsylumReading = AsylumExample & {
  readonly documents: readonly { readonly id: string; readonly title: string; readonly text: string }[]
  readonly needed: readonly string[]
}

const expected = { sections: [], absent: [], checks: [] }

export const asylumReadings: readonly AsylumReading[] = [
  {
    id: 'R1',
    title: 'a lesbian woman from Uganda before the court in Boston, five documents',
    as_of: '2026-11-20',
    client: {
      first_name: 'Patience',
      middle_name: '',
      last_name: 'Nakato Ssali',
      client: { a_number: 'A 219-555-014', country_of_citizenship: 'Uganda', date_of_birth: '1996-07-03' },
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Harold Pruitt',
      city: 'Boston',
      state: 'MA',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2023-10-08',
      i589_filed_date: '2024-08-14',
      nta_date: '2023-10-09',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'Police officers at Kawempe station beat her on the soles of the feet and let other detainees assault her. She fears that this would be done again, because the case file is open and the law of 2023 provides for life imprisonment.',
      procedural_history: 'yes',
      procedural_history_details:
        'NTA dated October 9, 2023. Pleadings taken on March 4, 2024. I-589 filed August 14, 2024. Individual hearing set for February 2, 2027.',
      country_resided: 'yes',
      benefits_details:
        'She spent nine days in Brazil and passed through seven countries on the way; no status anywhere.',
      applicant_basis: ['Particular social group'],
      social_group_details:
        'Lesbian women in Uganda. Sexual orientation cannot be changed and should not have to be. The law of 2023 names the group; newspapers publish lists.',
      country_persecution: 'Uganda',
      who: 'Officers of the Uganda Police at Kawempe station, and her uncle Deogratius with men of the village.',
      why: 'The officers called her a recruiter of girls. Her uncle said that she had brought a curse and that the law now allowed him to finish her.',
      when: 'June 11, 2023 outing; June 12 to 16, 2023 detention; July 2, 2023 attack by uncle; left Uganda July 29, 2023.',
      what: 'She was beaten on the feet in detention, forced to undress, and groped. Her uncle and three men beat her with sticks and broke her collarbone. Her partner Brenda disappeared.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'Her partner Brenda Namuli was taken by men in a car on June 20, 2023 and has not been seen since.',
      client_reported: 'yes',
      yes_client_reported_details:
        'On July 3, 2023 she went to Wandegeya police station about the attack by her uncle. The officer asked why she was not in prison and told her to leave.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'decl',
        title: 'Declaration of Patience Nakato Ssali',
        text: `DECLARATION OF PATIENCE NAKATO SSALI

I, Patience Nakato Ssali, declare:

1. I was born on July 3, 1996 in Masaka, Uganda. I am a citizen of Uganda and of no other country. I am a lesbian.

2. I have known since I was fourteen. In 2019 I met Brenda Namuli at Makerere University. We lived together in Kawempe from January 2021 as if we were cousins.

3. On June 11, 2023 a newspaper called Red Mirror printed our photograph on page three under the words "The Recruiters." My landlord brought the page to our door.

4. On June 12, 2023 four police officers came to our room. Their commander, Inspector Okello, asked me how many girls I had recruited. They took me to Kawempe police station.

5. I was held for four nights. On the first night two officers beat me on the soles of my feet with a cable. I could not walk to the bucket. On the second night I was made to undress in front of the male cell and the officers laughed.

6. I was released on June 16, 2023 after my mother paid 600,000 shillings. I was given a paper that told me to report every Monday. I was never taken to a court.

7. On June 20, 2023 Brenda went to buy bread. A neighbor saw two men put her in a white car. I have not heard from her.

8. On July 2, 2023 my uncle Deogratius came with three men to my mother's house. He said: "The law is now on our side. You have brought a curse on this clan." They beat me with sticks and broke my collarbone.

9. On July 3, 2023 I went to Wandegeya police station with my arm tied. The officer looked at my name in a book and asked why I was not in prison.

10. I hid with a nurse in Jinja until July 29, 2023, when I flew to Sao Paulo. I crossed seven countries. I entered the United States on October 8, 2023 near San Luis, Arizona and gave myself up to an officer.

11. In Boston I go to a support group at a clinic. I work as a home health aide and pay rent of $850 for a room in Dorchester. I have never been arrested in the United States.

12. My mother told me by telephone in May 2025 that officers came again with the paper that I should have reported on Mondays.

I declare under penalty of perjury that the foregoing is true and correct.
September 30, 2026`,
      },
      {
        id: 'psych',
        title: 'Psychological evaluation by Dr. Ines Cabral',
        text: `PSYCHOLOGICAL EVALUATION
Ines Cabral, Ph.D.
August 21, 2026

I evaluated Ms. Nakato on July 14 and July 28, 2026 for a total of six hours.

1. She described the beating on the soles of her feet in a flat voice and then left the room. She could not say on which day of the week she was released.

2. Diagnosis: post-traumatic stress disorder, chronic. CAPS-5 severity score 44.

3. Difficulty in giving the order and dates of events is a common effect of the disorder and is not, in my opinion, a sign of invention.

4. She told me that the detention lasted three nights.`,
      },
      {
        id: 'xray',
        title: 'Medical record of Nsambya Hospital',
        text: `NSAMBYA HOSPITAL, OUTPATIENT RECORD

Date: July 4, 2023
Patient: Nakato Patience, 27 years

Fracture of the left clavicle. Bruises on the back and both thighs. Healing wounds of the soles of both feet, about three weeks old.
History given: assault by relatives.
Figure-of-eight bandage. Review after two weeks.`,
      },
      {
        id: 'mother',
        title: 'Letter of the mother, Florence Nakato (translated)',
        text: `LETTER OF FLORENCE NAKATO (translated from Luganda)

1. I paid 600,000 shillings to the officer in charge at Kawempe so that my daughter would be let out. He wrote no receipt.

2. Deogratius is the head of our clan. He told me that if she comes back he will hand her to the police himself or bury her.

3. On May 9, 2025 two policemen came to my house and asked when Patience would return. They said that her file is not closed.`,
      },
      {
        id: 'report',
        title: 'Country report: Uganda after the law of 2023',
        text: `UGANDA AFTER THE LAW OF 2023
Report of the Lake Region Rights Monitor, March 2026

1. The Anti-Homosexuality Act, in force since May 30, 2023, provides for life imprisonment for same-sex acts.

2. Between June 2023 and December 2025 the Monitor documented 417 arrests under the law or on suspicion of homosexuality. In 189 of them the person was beaten in custody.

3. In 74 of 81 cases in which a victim of mob violence went to the police, the victim was arrested or sent away.

4. Landlords in all four regions evicted tenants after newspapers printed names. The Monitor found no district in which reported persons had been left alone.

5. Some persons who live discreetly in Kampala told the Monitor that they have had no trouble.`,
      },
    ],
    expected,
    needed: [
      'July 3, 1996',
      'since .* fourteen|fourteen',
      'Makerere',
      'January 2021',
      'June 11, 2023',
      'The Recruiters',
      'Inspector Okello',
      'four nights',
      'cable',
      'undress',
      '600,000 shillings',
      'report every Monday',
      'never taken to a court|court',
      'white car',
      'law is now on our side',
      'collarbone',
      'Wandegeya',
      'why she was not in prison|not in prison',
      'Jinja',
      'October 8, 2023',
      'August 14, 2024',
      'support group',
      'home health aide',
      'never been arrested',
      'May 2025|May 9, 2025',
      '44',
      'common effect',
      'three nights',
      'left clavicle',
      'three weeks old',
      'no receipt',
      'bury her',
      'file is not closed',
      'life imprisonment',
      '417 arrests',
      '189',
      '74 of 81',
      'no district',
      'discreetly',
      'nine days in Brazil|Brazil',
    ],
  },
  {
    id: 'R2',
    title: 'a baker who refused a gang in Honduras, family of a shopkeeper, USCIS, answers alone',
    as_of: '2026-11-20',
    client: {
      first_name: 'Elmer',
      middle_name: 'Josué',
      last_name: 'Paz Andino',
      client: { state: 'VA', country_of_citizenship: 'Honduras', last_entry_date: '2024-02-26' },
    },
    answers: {
      jurisdiction: 'uscis',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2024-02-26',
      i589_filed_date: '2025-01-30',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum'],
      procedural_history: 'no',
      country_resided: 'no',
      applicant_basis: ['Particular social group'],
      social_group_details:
        'Immediate family members of Santos Paz. The family is bound by blood; its members are his wife and four children; in the barrio everybody knows them as los Paz de la panadería.',
      country_persecution: 'Honduras',
      who: 'Mara 18 (Barrio 18) members in Choloma, especially one called El Flaco',
      why: 'His father Santos testified against a Barrio 18 leader in 2021; El Flaco told the client that all the Paz would pay for what the old man said.',
      when: 'father testified 10/14/2021; father killed 3 January 2022; client beaten May 2023; threat note 12/01/2023',
      what: 'Client was beaten with a baseball bat by three men behind the bakery - lost two teeth, 9 stitches. They said his brothers were next. Threat note under door: "Los Paz no viven aqui." He sold the oven & left on Jan. 15, 2024.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'Father shot dead in front of bakery on 3 January 2022. Brother Nahún shot in leg on 30 November 2023.',
      client_reported: 'yes',
      yes_client_reported_details:
        'He reported the beating to the police post in Choloma on May 22, 2023. They took the report, number 0451-2023, and nobody came.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [],
    expected,
    needed: [
      'February 26, 2024',
      'January 30, 2025',
      'October 14, 2021',
      'January 3, 2022',
      'May 2023',
      'December 1, 2023',
      'baseball bat',
      'two teeth',
      'nine stitches|9 stitches',
      'brothers were next',
      'Los Paz no viven',
      'January 15, 2024',
      'Nahún',
      'November 30, 2023',
      'May 22, 2023',
      '0451-2023',
      'would pay',
      'panadería',
    ],
  },
  {
    id: 'R3',
    title: 'a journalist of Nicaragua, detained, late, before the court in Miami, four documents',
    as_of: '2026-11-20',
    client: {
      first_name: 'Horacio',
      middle_name: '',
      last_name: 'Baltodano Ruiz',
      client: { a_number: 'A 221-040-777', country_of_citizenship: 'Nicaragua' },
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Denise Albright',
      city: 'Miami',
      state: 'Florida',
      detained: 'yes',
      asylum_application_timing: 'no',
      missed_filing_deadline_reason:
        'He entered on a visitor visa on May 2, 2023. On February 15, 2024 the government took away his nationality and published his name. He learned of it the same day. He had severe depression after that and was hospitalized from March 1 to March 29, 2024. He filed the I-589 on July 10, 2024.',
      last_arrival_date: '2023-05-02',
      i589_filed_date: '2024-07-10',
      nta_date: '2025-11-19',
      next_hearing: 'January 14, 2027, 8:30 a.m.',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'In El Chipote prison he was kept in the dark for 19 days, beaten on the kidneys and told that he would rot. Others of his radio were hung by the arms.',
      procedural_history: 'yes',
      procedural_history_details:
        'I-589 filed with USCIS on July 10, 2024. Arrested by ICE on November 17, 2025; NTA November 19, 2025. Bond denied December 9, 2025.',
      country_resided: 'no',
      applicant_basis: ['Political Opinion'],
      political_opinion_details:
        'Since 2016 he hosted the radio program La Plaza, in which he criticized the president. In the protests of 2018 he broadcast the names of the dead. He is a member of no party.',
      country_persecution: 'Nicaragua',
      who: 'The national police and the prison guards of El Chipote, acting for the government of the president.',
      why: 'The interrogator played recordings of his program and asked who paid him to insult the president.',
      when: 'Radio raided 13 December 2018; arrested 4 June 2021; released 9 February 2023; stripped of nationality 15 February 2024.',
      what: 'Police raided the station and took the transmitter. He was arrested at home, held in El Chipote for twenty months, beaten, kept in darkness. He was sentenced to eight years for treason in a closed hearing.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details: 'His colleague Julián Mairena died in custody in 2022.',
      client_reported: 'no',
      no_client_reported_details: 'The police themselves arrested him; there was no one to report to.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'decl',
        title: 'Declaration of Horacio Baltodano Ruiz',
        text: `DECLARATION OF HORACIO BALTODANO RUIZ

1. I am 52 years old. I was born in Estelí, Nicaragua. I am a journalist.

2. From 2016 to 2021 I hosted the program "La Plaza" on Radio Segovia every weekday at six in the evening. I said on the air that the president had turned the police into his private army.

3. In April 2018 I read the names of eleven students who had been shot in Estelí. After that I received calls every night. One caller said, "Your name will be read next."

4. On December 13, 2018 about thirty policemen broke down the door of the station. They took the transmitter, the computers and the archive. The station never opened again and I continued from my sister's kitchen over the internet.

5. On June 4, 2021 at five in the morning they arrested me at home in front of my mother. She was 81. Commissioner Fajardo told her to say goodbye.

6. In El Chipote I was in a cell without light for the first 19 days. I was questioned 30 or 40 times. The man who questioned me played my programs and asked who paid me to insult the president. When I said nobody, a guard hit me in the kidneys with a rubber hose wrapped in cloth. I urinated blood for a week.

7. On March 3, 2022 I was sentenced to eight years for treason. The hearing was in the prison and lasted fifteen minutes. I saw my lawyer for the first time in that room.

8. I weighed 190 pounds when I was arrested and 128 when I was released on February 9, 2023. They drove us to the airport, but my name was not on the list of the flight, and I was sent home under guard.

9. I left over the mountains to Honduras on April 20, 2023 with the help of a priest and flew to Miami on May 2, 2023 on a visa that I had had since 2017. I thought that I would go back when things changed.

10. On February 15, 2024 the government published a list of 94 persons who were no longer Nicaraguans. My name was number 41. My mother's house was confiscated in the same week.

11. I could not get out of bed after that. From March 1 to March 29, 2024 I was in the psychiatric unit of a hospital in Miami. In May I found a lawyer and on July 10, 2024 we filed.

12. I was arrested once in Miami, on November 2, 2025, for driving without a license. The case was dismissed on November 16, 2025. The next day ICE took me.`,
      },
      {
        id: 'gazette',
        title: 'Official Gazette of February 15, 2024 (translated)',
        text: `LA GACETA, OFFICIAL GAZETTE, February 15, 2024 (translated)

1. The following persons are declared traitors to the homeland and lose their nationality. They are fugitives from justice.

2. No. 41: Horacio Baltodano Ruiz.

3. Their goods are confiscated to the benefit of the state.`,
      },
      {
        id: 'medical',
        title: 'Discharge summary, Biscayne Behavioral Hospital',
        text: `BISCAYNE BEHAVIORAL HOSPITAL
DISCHARGE SUMMARY

Patient: Horacio Baltodano Ruiz
Admitted March 1, 2024. Discharged March 29, 2024.

Major depressive disorder, severe, with suicidal ideation. Post-traumatic stress disorder.

The patient reports imprisonment in Nicaragua from June 2021 to February 2023. Ultrasound shows scarring of the left kidney consistent with blunt trauma.

At discharge the patient was able to concentrate for short periods only. Outpatient therapy twice a week was ordered until the end of May 2024.`,
      },
      {
        id: 'report',
        title: 'Country report: prisoners and exiles of Nicaragua',
        text: `PRISONERS AND EXILES OF NICARAGUA
Report of the Momotombo Archive, January 2026

1. The Archive has the names of 317 persons who were stripped of their nationality between February 2023 and December 2025.

2. Of 23 of them who tried to return, 21 were arrested at the airport or at the border and two were not admitted.

3. In 48 of 60 accounts of detention in El Chipote the prisoner was beaten. In 29 he was kept in darkness for more than ten days.

4. Persons who live quietly in Nicaragua and do not speak in public are in general not arrested.

5. No policeman or guard has been charged for treatment in El Chipote.`,
      },
    ],
    expected,
    needed: [
      '52',
      'Estelí',
      '2016 .*2021|La Plaza',
      'private army',
      'eleven students',
      'read next',
      'December 13, 2018',
      'transmitter',
      'sister.s kitchen',
      'June 4, 2021',
      'say goodbye',
      '19 days',
      '30 or 40',
      'rubber hose',
      'blood for a week',
      'March 3, 2022',
      'fifteen minutes',
      '190 pounds',
      'February 9, 2023',
      'priest',
      'May 2, 2023',
      '94 persons',
      'number 41|No. 41',
      'confiscated',
      'March 1',
      'July 10, 2024',
      'driving without a license',
      'dismissed',
      'traitors',
      'left kidney',
      'twice a week',
      '317 persons',
      '23 of them',
      '48 of 60',
      'quietly',
      'No policeman or guard',
    ],
  },
  {
    id: 'R4',
    title: 'domestic violence in Guatemala, on appeal to the Board, rulings made, answers alone',
    as_of: '2026-11-20',
    client: { first_name: 'Yesenia', middle_name: '', last_name: 'Chub Caal', client: { a_number: 'A 208-411-902' } },
    answers: {
      jurisdiction: 'board of immigration',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2021-03-30',
      i589_filed_date: '2022-01-19',
      ij_decision_date: '2026-08-06',
      appeal_filed_date: '2026-08-31',
      circuit: '1',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'Her husband Abner burned her with an iron and held her head under water. Police in Cobán saw the burns and sent her home with him.',
      procedural_history: 'yes',
      procedural_history_details:
        'NTA 04/02/2021. I-589 filed January 19, 2022. Hearing on May 12, 2026. On August 6, 2026 the IJ found her credible and the harm severe enough but held that the group "married Q\'eqchi\' women in Guatemala" is not cognizable because it is defined by harm, that the abuse was a private matter, and that she could relocate to Petén where her sister lives. Asylum, withholding and CAT denied. Appeal filed August 31, 2026.',
      country_resided: 'no',
      applicant_basis: ['Particular social group', 'Political Opinion'],
      social_group_details:
        "Married Q'eqchi' women in Guatemala. Marriage in the community cannot be ended by the woman; ethnicity is fixed; Guatemalan statistics and the Ministry of Health count Q'eqchi' women apart.",
      political_opinion_details:
        'She told Abner and his brothers many times that a woman is nobody’s property and taught girls to read. He beat her for "ideas of the ladinas".',
      country_persecution: 'Guatemala',
      who: 'Her husband, Abner Caal, and his brothers.',
      why: "He said that a Q'eqchi' wife is bought and does not speak, and that he would burn the ideas out of her.",
      when: 'From 2015 to February 2021; iron in October 2019; water tank on 7 February 2021.',
      what: 'Beatings almost every week, burned with an iron on the back in October 2019, head held under water on February 7, 2021 until she lost consciousness. In 2020 she fled to her sister in Petén and his brothers brought her back after three weeks.',
      past_harm_self: 'yes',
      past_harm_else: 'no',
      client_reported: 'yes',
      yes_client_reported_details:
        'She went to the police in Cobán in October 2019 with the burns. They asked whether she had obeyed him and called him to fetch her.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [],
    expected,
    needed: [
      'April 2, 2021',
      'January 19, 2022',
      'August 6, 2026',
      'August 31, 2026',
      'May 12, 2026',
      'not cognizable',
      'private matter|nexus',
      'Petén',
      'three weeks',
      'October 2019',
      'February 7, 2021',
      'lost consciousness',
      'iron',
      'obeyed',
      'fetch her',
      'ideas of the ladinas',
      'girls to read',
      'bought',
    ],
  },
  {
    id: 'R5',
    title: 'a Falun Gong practitioner from China at the asylum office, answers with intake notes',
    as_of: '2026-11-20',
    client: {
      first_name: 'Lihua',
      middle_name: '',
      last_name: 'Zhang',
      client: { state: 'NY', country_of_citizenship: 'China', last_entry_date: '2024-12-01' },
    },
    answers: {
      jurisdiction: 'uscis',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2024-12-01',
      i589_filed_date: '2025-09-12',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval'],
      procedural_history: 'no',
      country_resided: 'no',
      applicant_basis: ['Religion', 'Political Opinion'],
      religion_details:
        'Practices Falun Gong since 2019, learned from her aunt. Meditates every morning with three other women in Dalian. NB check spelling of aunt name.',
      political_opinion_details: 'She put leaflets about organ harvesting in mailboxes in 2023. Ask client: how many?',
      country_persecution: 'China',
      who: 'Police of the Zhongshan branch in Dalian; later the residents committee.',
      why: 'Police said Falun Gong is an evil cult and against the Party.',
      when: 'May 5, 2024 arrest; held until May 20; summons June 30, 2024; left November 30, 2024.',
      what: 'Police took her from the apartment, slapped her, deprived her of sleep for 3 days, shocked her with an electric baton, made her sign a guarantee not to practice. Fired from job at the bank June 2024. TBC medical records.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details: 'Her aunt was sentenced to 4 years in 2024.',
      client_reported: 'no',
      no_client_reported_details: 'it was the police',
      cited_sources: ['U.S. Department of State, International Religious Freedom Report: China'],
      model: 'gpt-5',
    },
    documents: [],
    expected,
    needed: [
      'since 2019',
      'Dalian',
      'three other women',
      'leaflets',
      '2023',
      'evil cult',
      'May 5, 2024',
      'May 20',
      'June 30, 2024',
      'November 30, 2024',
      'electric baton',
      'three days|3 days',
      'guarantee',
      'bank',
      'four years|4 years',
      'December 1, 2024',
      'September 12, 2025',
    ],
  },
  {
    id: 'R6',
    title: 'a former policeman of Haiti, withholding and torture only, Ninth Circuit, three documents',
    as_of: '2026-11-20',
    client: {
      first_name: 'Jean-Robert',
      middle_name: '',
      last_name: 'Casimir',
      client: { a_number: 'A 204-880-316', country_of_citizenship: 'Haiti' },
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Paul Ostrowski',
      city: 'San Diego',
      state: 'CA',
      detained: 'yes',
      asylum_application_timing: 'no',
      missed_filing_deadline_reason: 'not argued - prior removal order reinstated',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'The 400 Mawozo gang burned two of his colleagues alive in 2021. He testified against its second in command. Officers of his own station told the gang where he lived. He fears that he would be handed over at the airport or at a roadblock.',
      procedural_history: 'yes',
      procedural_history_details:
        'Removal order June 4, 2019, removed June 20, 2019. Reinstated March 11, 2026. Reasonable fear found April 2, 2026. Referred for withholding-only proceedings April 3, 2026.',
      country_resided: 'no',
      applicant_basis: ['Particular social group', 'Political Opinion'],
      social_group_details:
        'Former officers of the Haitian National Police who testified against gangs. Past service cannot be undone; the list of witnesses is public; the radio names them "chalè".',
      political_opinion_details: 'He spoke on the radio in 2021 against officials who arm the gangs.',
      country_persecution: 'Haiti',
      who: 'Members of the gang 400 Mawozo, and officers of the police station of Croix-des-Bouquets who work with it.',
      why: 'A member told his brother that nobody testifies against them and lives.',
      when: 'testimony 22 September 2021; shots at his house 30 October 2021; kidnapped 4 February 2022; left Haiti 2 April 2022',
      what: 'His house was shot at. He was kidnapped, held for six days, cut on the face with a machete and ransomed for $8,000.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'Two colleagues were burned alive on 16 July 2021; his brother Wesner was killed on 11 March 2024.',
      client_reported: 'yes',
      yes_client_reported_details:
        'He reported the shooting to his own commander on 31 October 2021, who told him to be quiet.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'decl',
        title: 'Declaration of Jean-Robert Casimir',
        text: `DECLARATION OF JEAN-ROBERT CASIMIR

1. I was born on August 25, 1985 in Croix-des-Bouquets, Haiti. I served in the Haitian National Police from 2009 to February 2022, after I had been removed from the United States the first time I went back to the same station in 2019 on leave terms.

2. On July 16, 2021 two officers of my patrol, Evens and Ricot, were caught by the 400 Mawozo and burned alive. I saw the place the next morning.

3. On September 22, 2021 I testified in court against Ti-Blan, the second in command of the gang. He looked at me and drew his finger over his throat.

4. On October 3, 2021 I said on Radio Kiskeya that there are senators who pay for the bullets that kill policemen.

5. On October 30, 2021 about twenty shots were fired at my house. On the next day I told my commander, Inspector Duval. He said: "You wanted to be a hero. Now be quiet." No report was written.

6. On February 4, 2022 I was taken from my car by six men. I knew two of them, Agent Pierre-Louis and Agent Saintil, because they worked at my station. They handed me to the gang at the crossroads.

7. I was held for six days in a house in Canaan. They cut my face with a machete and said that every witness would see my face. My family paid $8,000.

8. On March 11, 2024 my brother Wesner was shot at a bus stop. A man called me afterwards and said, "That one was for the radio."

9. I left Haiti on April 2, 2022 and entered the United States on January 15, 2026 near Otay Mesa after three years in Mexico.`,
      },
      {
        id: 'judgment',
        title: 'Court record of the Tribunal of Port-au-Prince (translated)',
        text: `TRIBUNAL OF FIRST INSTANCE OF PORT-AU-PRINCE
Record of the hearing of September 22, 2021 (translated)

1. The witness Casimir Jean-Robert, agent of the Haitian National Police, identified the accused as the man who gave the order at the barricade of July 16, 2021.

2. The accused was sentenced to 25 years. He escaped from the civil prison on March 3, 2024.`,
      },
      {
        id: 'report',
        title: 'Country report on gangs and police in Haiti',
        text: `GANGS AND POLICE IN HAITI
Report of the Artibonite Center, April 2026

1. In 2025 gangs controlled about 85 percent of Port-au-Prince and the roads to it.

2. The Center counted 63 witnesses in gang trials who were killed between 2021 and 2025, out of 140 whose names it could learn.

3. In 22 cases police officers on duty were present when a witness was handed to a gang.

4. Persons removed from the United States are registered by police at the airport, and the list is sold.

5. In the south of the country gangs had less influence in 2025.`,
      },
    ],
    expected,
    needed: [
      'August 25, 1985',
      'July 16, 2021',
      'burned alive',
      'September 22, 2021',
      'finger over his throat|throat',
      'October 3, 2021',
      'senators',
      'twenty shots',
      'be quiet',
      'February 4, 2022',
      'Pierre-Louis',
      'Canaan',
      'every witness',
      '$8,000',
      'March 11, 2024',
      'for the radio',
      'April 2, 2022',
      '25 years',
      'March 3, 2024',
      '85 percent',
      '63 witnesses',
      '22 cases',
      'list is sold',
      'south of the country',
      'June 4, 2019',
      'March 11, 2026',
    ],
  },
]
