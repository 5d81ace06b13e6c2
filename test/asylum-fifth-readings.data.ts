import type { AsylumReading } from './asylum-readings.data.ts'

const expected = { sections: [], absent: [], checks: [] }

/** Four fictional cases, written whole before the brief was first read: a secret class, an appeal, answers alone, a witness. */
export const fifthAsylum: readonly AsylumReading[] = [
  {
    expected,
    id: 'R20',
    title: 'a teacher of Afghanistan before the asylum office, husband and child with her',
    as_of: '2026-11-23',
    client: {
      first_name: 'Shukria',
      middle_name: '',
      last_name: 'Hakimi',
      client: {
        a_number: 'A 241-700-316',
        country_of_citizenship: 'Afghanistan',
        date_of_birth: '1991-03-19',
        gender: 'female',
      },
      spouse: { name: 'Najib Hakimi', country_of_citizenship: 'Afghanistan' },
      children: [{ name: 'Mursal Hakimi', date_of_birth: '2017-09-02' }],
    },
    answers: {
      jurisdiction: 'uscis',
      detained: 'no',
      city: 'Sacramento',
      state: 'CA',
      asylum_application_timing: 'yes',
      last_arrival_date: '2025-02-07',
      i589_filed_date: '2025-11-03',
      spouse_applying: 'yes',
      children_applying: 'yes',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval'],
      procedural_history: 'yes',
      procedural_history_details:
        'Paroled at San Ysidro on 2/7/2025 for one year. No NTA. I-589 received 11/3/2025 by USCIS with husband and daughter as derivatives, interview scheduled at San Francisco asylum office Jan 13, 2027.',
      country_resided: 'yes',
      benefits_details:
        'Lived in Islamabad, Pakistan from Dec 2021 until Oct 2024 on a visa that was extended twice and then expired; police took bribes from Afghans. Brazil gave them a humanitarian visa, they were in São Paulo 5 weeks. No residence anywhere.',
      applicant_basis: ['Political Opinion', 'Particular social group', 'Religion'],
      political_opinion_details:
        'Believes that girls have a right to school. Taught girls in a secret class after the ban. The Taliban called her a spreader of corruption and a spy of the Americans.',
      social_group_details: 'Afghan women who teach girls in defiance of the Taliban',
      religion_details: 'Hazara Shia; the Taliban intelligence officer called her a rafizi.',
      country_persecution: 'Afghanistan',
      who: 'Taliban (General Directorate of Intelligence, GDI, and the Ministry for the Propagation of Virtue), who are the government in fact since August 2021.',
      why: 'Because she taught girls above grade six at home, because she had worked on a USAID school project (2015-2021), because she is Hazara.',
      when: 'Aug 2021, Sept 23 2021, Oct 30 2021, Nov 2021',
      what: 'Taught at Zainab-e-Kubra girls high school in Dasht-e-Barchi. 5/8/2021 bomb at Sayed ul-Shuhada school killed her niece Fatima, 15. After the Taliban came she taught 14 girls in her basement. 9/23/2021 night letter. 10/30/2021 GDI raided, slapped her, took her to District 18 station, held 2 days, whipped on the feet with a cable, forced to sign that she will not teach. Husband beaten, his hand broken. They hid in Ghazni and crossed to Pakistan Dec 4 2021.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'Husband Najib: left hand broken by rifle butt 10/30/2021. Niece Fatima killed in the bombing of 5/8/2021 (ISIS-K). Her colleague Masooma arrested Jan 2022 and not seen since.',
      client_reported: 'no',
      no_client_reported_details: 'There was nobody to go to. The Taliban are the police.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Declaration of Shukria Hakimi',
        text: `DECLARATION OF SHUKRIA HAKIMI IN SUPPORT OF HER APPLICATION FOR ASYLUM

I, Shukria Hakimi, state the following:

My family and my work

1. I was born on March 19, 1991 in Jaghori district of Ghazni province. I am Hazara and a Shia Muslim. I grew up in Kabul, in Dasht-e-Barchi.

2. I studied mathematics at Kabul Education University and graduated in 2014. From 2015 until August 2021 I taught mathematics at Zainab-e-Kubra High School for girls. The school had a program paid by USAID, called Let Girls Learn, and I was its coordinator for the tenth to the twelfth grade.

3. I married Najib in 2015. He repaired computers. Our daughter Mursal was born on September 2, 2017.

4. On May 8, 2021 three bombs went off in front of the Sayed ul-Shuhada school. My sister's daughter Fatima was 15. I found her by her shoes. The government said it was ISIS.

After the Taliban

5. On August 15, 2021 the Taliban came to Kabul. On the first day of school in September the guard at the gate told us that girls above the sixth grade were to go home. I remember that Zahra, who was the best of the eleventh grade, stood at the gate until noon.

6. I began to teach fourteen of them in the basement of our house, in two groups, from September 12, 2021. We came and went one by one with Qurans in plastic bags, so that it would look like a religion class.

7. On September 23, 2021 we found a paper under the gate with the stamp of the Islamic Emirate. It said that I was known, that I taught the lessons of the infidels, and that this was the first and last warning. I burned it because I was afraid that it would be found; Najib had made a photograph before.

8. I stopped for ten days. Then two of the mothers came and asked me to go on, and I went on.

The night of October 30

9. On October 30, 2021 at about nine in the evening seven armed men broke the gate. Two said that they were from the Directorate of Intelligence, and one wore the white coat of the Vice and Virtue. They turned over everything and found the notebooks of the girls, with the names on them. I had told the girls never to write their names. They had.

10. Najib stood in front of me. A man hit his left hand with the butt of the rifle, three times, until it hung. They slapped me, and the one in the white coat said, "You are a rafizi and a spy of the Americans. You spread corruption among our daughters."

11. They took me to the station of District 18. I was kept two nights in a room with nine other women. In the morning of the second day a man they called Qari Hamza beat the soles of my feet with a cable. I counted until twenty-two. He asked for the names of the other teachers and who had paid me after the Americans left. I did not give names.

12. On November 1, 2021 the elders of our street came, and I was let go after I had put my thumb on a paper that I would not teach and would not leave the house without my husband. They kept my identity card.

13. We did not go home. We stayed with my aunt in Jaghori, and moved twice. In November the men came to our house again and asked the neighbor, Haji Sarwar, for me. They hit him.

14. On December 4, 2021 we crossed at Spin Boldak in a truck.

Pakistan and the way here

15. In Islamabad we lived in one room until October 2024. Our visas ended in March 2023. The police came to the building on Fridays and took money. In October 2023 Pakistan said that all Afghans without papers must go. Najib was arrested on November 9, 2023 and let go the same night for 40,000 rupees.

16. In January 2022 Masooma Rezai, who had taught chemistry with me and had a class of her own, was arrested in Kabul. Her mother tells me that nobody knows where she is.

17. Brazil gave us humanitarian visas. We were in São Paulo from October 21, 2024 until November 26, 2024. We could not stay in the airport shelter, and a man threatened Najib because of his beard. We went on foot and by bus, through the Darién with a child of seven. On February 7, 2025 we came to San Ysidro for our appointment and were paroled.

18. In March 2025 my brother-in-law Daud wrote that Qari Hamza is now the head of intelligence for District 13 and that a man from his office had asked at the mosque about "the mathematics teacher."

19. I teach online two evenings a week. Eleven girls in Kabul and Bamiyan are in my class. They do not turn on their cameras. If I am sent back I will teach, and they will kill me for it.

I declare under penalty of perjury under the laws of the United States of America that the foregoing is true and correct.

Executed on October 6, 2026 in Sacramento, California.

Shukria Hakimi`,
      },
      {
        id: 'd2',
        title: 'Declaration of Najib Hakimi',
        text: `DECLARATION OF NAJIB HAKIMI

1. My name is Najib Hakimi. I am 37 years old and the husband of Shukria.

2. I made the photograph of the letter of the Emirate on 23 September 2021 with my telephone. It is the one that is attached. My wife wanted no trace of it in the house.

3. On the night of 30 October 2021 I heard the gate. I was hit on the left hand with a rifle. I lost consciousness for some minutes. When I woke up my wife was not there, and Mursal was under the table.

4. A bonesetter in Jaghori put the hand in wood. I cannot close it. I cannot do my work with small screws any more.

5. I waited at the station both days. They told me to bring her father. Her father is dead since 2009. Then I went to Haji Sarwar and he brought the elders.

6. My wife could not walk. I carried her to the car.

I declare under penalty of perjury that this is true and correct. Sacramento, October 6, 2026. Najib Hakimi`,
      },
      {
        id: 'd3',
        title: 'Photograph of letter and certified translation',
        text: `[Stamp: Islamic Emirate of Afghanistan, Commission of Military Affairs, Kabul]

To Shukria, daughter of Mohammad Hussain, teacher

You worked for the infidels and now you teach their lessons to girls in your house. We know the house and the names. You are told to stop and to present yourself. If you do not obey you will be punished by the Sharia as a spy. This is the first and the last warning.

2 Mizan 1400

CERTIFICATE OF TRANSLATION
I, Farid Nazari, certify that I am competent in Dari and English and that the above is a true translation. May 5, 2026.`,
      },
      {
        id: 'd4',
        title: 'Letter of Creative Associates, project office',
        text: `To whom it may concern

May 29, 2025

This is to confirm that Ms. Shukria Hakimi was employed under the project Let Girls Learn in Afghanistan, which was funded by the United States Agency for International Development, from March 1, 2015 to August 12, 2021, last as coordinator for upper secondary classes at Zainab-e-Kubra High School, Kabul, with a monthly stipend of 310 US dollars.

Ms. Hakimi supervised 12 teachers and 640 pupils. In June 2021 she was named in a broadcast of a radio station in Wardak as one of those who "teach girls the way of the Americans." Our security officer advised her then to vary her way to the school.

Laura Mendel
Director of Programs`,
      },
      {
        id: 'd5',
        title: 'Podiatric examination, Dr. Kevin Osei, DPM',
        text: `Kevin Osei, DPM
Sacramento, California
Patient: Shukria Hakimi   Date of visit: April 22, 2026

The patient was referred for pain of both feet on walking. She reports that she was beaten on the soles in 2021.

Findings: thickened and tender plantar fascia on both sides; loss of the heel pad's elasticity; three linear scars of 4 to 6 cm across the arch of the right foot. Gait with short steps.

Assessment: The findings are highly consistent with falanga (beating of the soles). The scars are not typical of an accident. She will need insoles and physical therapy; she will not be able to stand for a whole working day.`,
      },
      {
        id: 'd6',
        title: 'UNAMA report on human rights, excerpt',
        text: `Human rights in Afghanistan, update of July 2026 (excerpt)

Page 7
The ban on education of girls above grade six remains in force. Between January 2025 and June 2026 the mission recorded 61 arrests of persons who ran or taught in secret classes, 48 of them women. In 19 cases the women were beaten in custody. In 7 cases the whereabouts were not known at the time of writing.

Page 12
Hazara communities in western Kabul were subjected to searches of houses. The authorities have taken no steps known to the mission to prosecute members of the General Directorate of Intelligence for ill-treatment.`,
      },
    ],
    needed: [
      'fourteen',
      'twenty-two|22',
      'Qari Hamza',
      'rafizi',
      'September 23, 2021',
      'highly consistent',
      '61',
      'Masooma',
      'Fatima',
      'eleven girls|Eleven girls',
      'first and the last warning|first and last warning',
      '310|coordinator',
      'left hand',
      'elders',
      'November 26, 2024',
      'Wardak|radio',
      'identity card',
      'Haji Sarwar',
    ],
  },
  {
    expected,
    id: 'R21',
    title: 'a deserter of Eritrea before the Board, denied on credibility and nexus',
    as_of: '2026-11-23',
    client: {
      first_name: 'Filmon',
      middle_name: '',
      last_name: 'Tesfay',
      client: {
        a_number: 'A 220-914-553',
        country_of_citizenship: 'Eritrea',
        date_of_birth: '1998-06-11',
        gender: 'male',
      },
    },
    answers: {
      jurisdiction: 'board of immigration',
      detained: 'yes',
      city: 'Tacoma',
      state: 'WA',
      judge_name: 'Lawrence Pike',
      asylum_application_timing: 'yes',
      last_arrival_date: '2025-03-19',
      i589_filed_date: '2025-07-08',
      nta_date: '2025-04-02',
      ij_decision_date: '2026-06-22',
      appeal_filed_date: '2026-07-17',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        "Deserters are held underground at Me'eter and Adi Abeto, tied in the helicopter position. He was tied that way for two days in 2019. He would be arrested at Asmara airport on a laissez-passer.",
      procedural_history: 'yes',
      procedural_history_details:
        'Apprehended near Lukeville 3/19/2025, credible fear found 3/30/2025. NTA 4/2/2025. I-589 filed 7/8/2025 with the Tacoma court. Individual hearing 5/12/2026. IJ Pike denied everything in an oral decision on 6/22/2026: not credible (said 2018 in the credible fear interview and 2019 in court for the prison), no nexus because national service is a law of general application, and CAT denied because he "left with an exit visa". Notice of appeal filed 7/17/2026.',
      country_resided: 'yes',
      benefits_details:
        'Sudan one year and four months as a refugee in Shagarab camp, UNHCR card expired; Uganda 2 years asylum seeker card, never decided; then Brazil to Mexico. No permanent status.',
      applicant_basis: ['Political Opinion', 'Religion', 'Particular social group'],
      political_opinion_details:
        'Imputed: whoever deserts the national service is called a traitor. He also asked at a meeting when the service would end.',
      religion_details: 'Pentecostal (Full Gospel), which is banned in Eritrea since 2002.',
      social_group_details: 'Eritrean deserters from indefinite national service',
      country_persecution: 'Eritrea',
      who: 'The Eritrean army (Captain Gebremedhin, unit 27 at Sawa and Kiloma) and national security.',
      why: 'He prayed with others in the barracks, he asked when the service would end, and he ran away. The captain called him Pente and a traitor of the martyrs.',
      when: 'January 2019; October 2019; escape April 14, 2021',
      what: "Taken to Sawa from school in 2016. Never released from service. In January 2019 found praying with 4 others, tied in helicopter 2 days, then prison at Me'eter 7 months. Released after signing that he gives up the faith. Escaped to Sudan April 2021. Mother was fined 50,000 nakfa and jailed a month.",
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        "Mother Letebrhan was jailed from May 2021 for one month and fined because he escaped. Friend Yonas died at Me'eter.",
      client_reported: 'no',
      no_client_reported_details: 'The army and the government are the same.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Oral decision of the Immigration Judge, June 22, 2026',
        text: `U.S. DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
IMMIGRATION COURT
TACOMA, WASHINGTON

File: A220-914-553     June 22, 2026

In the Matter of FILMON TESFAY, Respondent. IN REMOVAL PROCEEDINGS

ORAL DECISION OF THE IMMIGRATION JUDGE

The respondent is a 28-year-old male native and citizen of Eritrea. He conceded removability.

CREDIBILITY. The Court finds the respondent not credible. In the credible fear interview he stated that he was in prison in 2018. In court he stated that it was from January to August 2019. When asked about this, he said that the interpreter had counted by the Ge'ez calendar. The Court does not find this explanation plausible. The respondent also did not mention his religion in the first ten minutes of the interview. His demeanor was flat.

CORROBORATION. The respondent submitted a letter of his mother and a letter of a pastor in Kampala. The Court gives them little weight because the authors were not subject to cross-examination.

NEXUS. In the alternative, the Court finds that national service is a law of general application and that punishment for desertion is prosecution and not persecution. The captain's words show displeasure with a breach of discipline.

CAT. The respondent left Eritrea with an exit visa. There is no evidence that he would be singled out.

The applications are denied.

LAWRENCE PIKE
Immigration Judge`,
      },
      {
        id: 'd2',
        title: 'Transcript of the hearing of May 12, 2026 (excerpt)',
        text: `TRANSCRIPT OF HEARING, MAY 12, 2026

Page 31
MS. ADAIR TO MR. TESFAY
Q. How did you leave Eritrea?
A. On foot, at night, near Omhajer. There was shooting.
Q. Did you have an exit visa?
A. No. Nobody in the service has an exit visa. I crossed without paper.

Page 38
MR. COLE TO MR. TESFAY
Q. In your interview you said 2018. Today you say 2019. Which is it?
A. In our calendar it was 2011. The interpreter on the telephone made it 2018. It was after Gena, so it is January 2019 of your calendar.
Q. How many were you when you were found praying?
A. Five.

Page 44
JUDGE TO MR. TESFAY
Q. Why did the captain tie you?
A. Because of the Bible. He said, "You Pente, you eat with the martyrs and you pray with the Americans." Afterwards, because I asked in the meeting when we will go home, he said that I am a traitor.`,
      },
      {
        id: 'd3',
        title: 'Declaration of Filmon Tesfay',
        text: `DECLARATION

I, Filmon Tesfay, declare:

1. I was born on June 11, 1998 in Segeneiti. My mother is Letebrhan Haile. My father fell in the war in 2000.

2. In July 2016 I was taken to Sawa for the twelfth grade, like everyone. After the examination I was assigned to unit 27 at Kiloma. I built houses for officers. I was paid 500 nakfa a month.

3. I came to faith in 2017 through Yonas Mehari, who slept next to me. We were five who met behind the water tank.

4. On the night of January 19, 2019 Captain Gebremedhin found us. We had a page of the Gospel of John. He burned it and he made us kneel on stones until the morning. Then I was tied with my elbows and my feet behind my back and laid on the ground outside. This is called the helicopter. I was two days like that. On my right arm I still do not feel two fingers.

5. From there we were taken to Me'eter. It is metal containers and a hole under the ground. I was there until August 28, 2019. Yonas had asthma. He died on June 3, 2019. They told us to carry him.

6. I signed a paper that I am Orthodox and will not meet with Pente. I am ashamed of it. I signed because of Yonas.

7. In October 2019, at a meeting of the unit, I asked when those of our round would be released. The captain said that I was a traitor of the martyrs, and I was put on half food for a month.

8. On April 14, 2021 I went with two others from Omhajer over the Setit river into Sudan. The guards fired. One of us, Dawit, was hit and stayed behind.

9. In May 2021 soldiers took my mother. She was in the prison of Adi Keyih for a month, until my uncle paid 50,000 nakfa.

10. I was in Shagarab camp until August 2022. Then Rwandan papers brought me to Kampala, where I was in the Full Gospel church of Pastor Samuel Okot. In November 2024 I flew to Brazil.

11. In the interview on the telephone I answered what I was asked. The officer asked first about the army. He asked about religion later, and I told him of the prayer.

12. I fear that I will be arrested at the airport in Asmara and brought to Me'eter, and that I will not come out.

I declare under penalty of perjury that the foregoing is true and correct. April 20, 2026.
Filmon Tesfay`,
      },
      {
        id: 'd4',
        title: 'Letter of Letebrhan Haile, with translation',
        text: `Segeneiti, February 2, 2026

I am Letebrhan Haile, mother of Filmon Tesfay. He was taken to Sawa when he was eighteen and came home twice in five years. After he went away the soldiers came on 9 May 2021 and took me to Adi Keyih. They said, "Your son has sold the blood of his father." I was thirty days in a cell with eleven women whose sons had also gone. My brother paid. Each half year a man of the administration asks me whether he has written.

Certificate of translation: I, Selam Ghebre, am competent in Tigrinya and English and certify that this is a true translation.`,
      },
      {
        id: 'd5',
        title: 'Credible fear interview, March 30, 2025',
        text: `RECORD OF CREDIBLE FEAR INTERVIEW
Officer: J. Barnes   Interpreter: by telephone, Tigrinya, ID 4471

Q: Why did you leave?
A: I could not live in the military any more. There is no end.
Q: Were you ever in prison?
A: Yes, in 2018, at Me'eter, seven months.
Q: Why?
A: Because we prayed.
Q: What is your religion?
A: Pente. Full Gospel.
Q: What would happen if you go back?
A: They will put me in the underground prison. They ask my mother every time.`,
      },
      {
        id: 'd6',
        title: 'Report of the Special Rapporteur on Eritrea, 2026 (excerpt)',
        text: `Situation of human rights in Eritrea, report of May 2026, excerpt

Page 9
National service remains indefinite. The Special Rapporteur has received testimony of conscripts who were in their twenty-fifth year. Those who desert are regarded by the authorities as traitors. Deserters who are caught or returned are detained incommunicado, without charge and without a court, for between six months and several years.

Page 11
Members of churches that are not registered are detained until they renounce their faith. At the end of 2025 at least 350 Christians were in detention, 94 of them at Me'eter. "Helicopter" and "Jesus Christ" are names of positions in which detainees are tied.

Page 15
Of 73 persons returned from Sudan and Turkey since 2023 of whom the Rapporteur has knowledge, 61 were detained on arrival; the whereabouts of 22 are unknown. Exit visas are not given to persons of service age.`,
      },
    ],
    needed: [
      'January 19, 2019',
      'helicopter',
      'Yonas',
      'Ge’ez|2011',
      'exit visa',
      'Omhajer',
      '350|94',
      '61',
      'traitor',
      'sold the blood',
      'Adi Keyih',
      'two fingers',
      'half food',
      'August 28, 2019',
      'eleven women|thirty days',
      'every time|half year',
      'Pente',
    ],
  },
  {
    expected,
    id: 'R22',
    title: 'a Russian objector, answers alone, before the asylum office',
    as_of: '2026-11-23',
    client: {
      first_name: 'Artyom',
      middle_name: '',
      last_name: 'Vasilenko',
      client: {
        a_number: 'A 244-310-082',
        country_of_citizenship: 'Russia',
        date_of_birth: '1994-02-03',
        gender: 'male',
      },
    },
    answers: {
      jurisdiction: 'uscis',
      detained: 'no',
      city: 'Brooklyn',
      state: 'NY',
      asylum_application_timing: 'no',
      last_arrival_date: '2023-05-21',
      i589_filed_date: '2024-09-30',
      missed_filing_deadline_reason:
        'He was in lawful B-2 status until November 20, 2023 and then had a pending F-1 change of status that was denied on August 12, 2024; he filed seven weeks after. In July 2024 a criminal case was opened against him in Rostov for the posts on Telegram, his father was shown the order.',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval'],
      procedural_history: 'yes',
      procedural_history_details:
        'Entered at JFK with B-2 on May 21, 2023. Change of status to F-1 filed Nov 1 2023, denied August 12, 2024. I-589 mailed September 27, 2024, received September 30, 2024. No interview yet.',
      country_resided: 'no',
      applicant_basis: ['Political Opinion'],
      political_opinion_details:
        'He is against the war in Ukraine; his mother is from Kharkiv. He wrote about it in a Telegram channel with 4,300 readers under his own name and gave money to a Ukrainian hospital.',
      country_persecution: 'Russia',
      who: 'Police and FSB in Rostov-on-Don, the military commissariat',
      why: 'An FSB officer, Major Zubov, told him that he is a fifth column and a Nazi helper because of the posts and because his mother is Ukrainian.',
      when: 'March 6, 2022; October 2022; February 17 to February 20, 2023',
      what: 'On March 6, 2022 he stood on Budyonnovsky Avenue with a blank sheet of paper and was arrested after eleven minutes, fined 30,000 rubles and kicked in the police van so that a rib broke. On October 4, 2022 he was given a draft notice at his work, a software company, and did not appear. From February 17 to 20, 2023 he was held by the FSB in the basement of the building on Bolshaya Sadovaya, where Major Zubov put a gas mask on him and closed the hose until he fainted and asked for the names of the other authors. He signed that he would work with them. He left for Georgia on April 2, 2023 and from there to New York.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'His co-author Timur Aliev was sentenced to six and a half years on January 18, 2024 for "fakes about the army". His father Viktor was interrogated twice and lost his post at the port in August 2024.',
      client_reported: 'yes',
      yes_client_reported_details:
        'He complained about the broken rib to the prosecutor with a certificate of the hospital on March 20, 2022 and got an answer that the officers had acted lawfully.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [],
    needed: [
      'blank sheet',
      'eleven minutes',
      '30,000',
      'rib',
      'gas mask',
      'Zubov',
      'Timur Aliev',
      'six and a half years',
      '4,300',
      'Kharkiv',
      'August 12, 2024',
      'March 20, 2022',
      'acted lawfully',
      'port',
      'fifth column',
    ],
  },
  {
    expected,
    id: 'R23',
    title: 'a bus owner of Honduras before the court in Houston, a gang and a policeman, four documents',
    as_of: '2026-11-23',
    client: {
      first_name: 'Wendy',
      middle_name: 'Carolina',
      last_name: 'Paz Mejía',
      client: {
        a_number: 'A 246-008-771',
        country_of_citizenship: 'Honduras',
        date_of_birth: '1987-12-05',
        gender: 'female',
      },
      children: [{ name: 'Josué Paz', date_of_birth: '2012-04-30' }],
    },
    answers: {
      jurisdiction: 'immigration',
      detained: 'no',
      city: 'Houston',
      state: 'TX',
      judge_name: 'Alan Whitfield',
      asylum_application_timing: 'yes',
      last_arrival_date: '2025-06-14',
      i589_filed_date: '2026-01-22',
      nta_date: '2025-06-15',
      spouse_applying: 'no',
      children_applying: 'yes',
      first_defendant: 'Josué Paz, son, born April 30, 2012',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'Mara Salvatrucha would kill her for testifying, and Inspector Lagos of the DPI, who gave them her statement, would let it happen.',
      procedural_history: 'yes',
      procedural_history_details:
        'NTA 6/15/2025, Laredo. Venue changed to Houston 9/9/2025. Pleadings 12/3/2025, removability conceded. I-589 filed 1/22/2026. IH 3/10/2027.',
      country_resided: 'yes',
      benefits_details: 'Guatemala two days, Mexico 5 weeks in Tapachula with a humanitarian card that ended.',
      applicant_basis: ['Particular social group', 'Political Opinion'],
      political_opinion_details:
        'She spoke on Radio Progreso against the police who share the extortion with the gang.',
      social_group_details: 'Honduran witnesses who testified against the MS-13 in public trials',
      country_persecution: 'Honduras',
      who: 'MS-13 of the Rivera Hernández sector (leader "Chele Tigre"), with Inspector Oscar Lagos of the DPI',
      why: 'Because she testified against two of their men for the murder of her driver, and spoke on the radio. They told her that sapas die with their children.',
      when: 'May 2023 to June 2025',
      what: "She had two buses. Paid 1,200 lempiras a week per bus to the MS. On 5/3/2023 her driver Elmer was shot at the wheel when she could not pay. She testified on 2/20/2024, two men got 25 years. On 11/8/2024 three armed men beat her at the terminal and broke her jaw. One bus burned 1/15/2025. In May 2025 a note with the name of her son's school.",
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'Driver Elmer Rivas killed 5/3/2023. Her sister Dilcia was followed and moved to La Ceiba.',
      client_reported: 'yes',
      yes_client_reported_details:
        'Reported 5/4/2023 and 11/10/2024 to the DPI in San Pedro Sula; was told to leave the country.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Declaration of Wendy Paz',
        text: `DECLARATION OF WENDY CAROLINA PAZ MEJÍA

My name is Wendy Carolina Paz Mejía. I was born on December 5, 1987, in San Pedro Sula, Honduras. I have a son, Josué, who is fourteen and is here with me. His father left when he was two and we do not hear from him.

My father drove a bus all his life and when he died in 2014 he left me one. I bought the second one with a loan from the cooperative in 2018. They ran on the route from Rivera Hernández to the center. I had two drivers and I sold the tickets myself.

From 2016 everybody on the route paid the Mara. It was 600 lempiras a week at first and 1,200 for each bus in 2023. A boy came on Saturdays. I paid as one pays for light.

In April 2023 one bus was in the workshop and I paid only for the other. On May 3, 2023, at about six in the morning, two boys got on at the stop of the Planeta and shot Elmer Rivas in the neck. He was forty-one and had three daughters. I was in the third row with the box of the tickets. One of them looked at me and put his finger on his lips. I knew him. They call him Chuy, and he had eaten at my mother's table.

I gave a statement to the DPI on May 4, 2023. The inspector was Oscar Lagos. He wrote it down and told me that it would be under a reserved name. On February 20, 2024 I testified behind a screen. The judge read my real name aloud by mistake. Chuy and the other one, Brayan, were sentenced to twenty-five years.

Two weeks after the trial a man stopped me at the market and repeated to me a sentence that I had said only to Inspector Lagos, word for word. Then I knew.

In July 2024 I spoke on Radio Progreso in a program about transport. I said that in our sector the rent is for two, the Mara and the police, and that I could give the name of the policeman. I did not give it.

On November 8, 2024 three men waited for me at the terminal. One was Chele Tigre. They hit me with the butt of a rifle on the face until my jaw broke, and they said, "Sapas die with their children." A woman who sells baleadas called the Red Cross. I was in the Mario Rivas hospital for six days with wires in my mouth. On November 10 my sister brought a policeman to the bed, and he was one of Lagos's men. He told me that the best for me was to travel.

On January 15, 2025 they burned the bus at night in the yard. The other one I sold in March to pay the loan.

We went to my sister Dilcia in La Ceiba in February 2025. On May 19, 2025 Josué came out of the school there and a man gave him a paper for me. It said, "Instituto Manuel Bonilla, second C. Greetings from Rivera." We left on May 22.

I am not brave. I testified because Elmer's wife asked me. If we go back they will find us as they found us in La Ceiba.

I declare under penalty of perjury under the laws of the United States that this is true. Houston, Texas, September 3, 2026.

Wendy Paz`,
      },
      {
        id: 'd2',
        title: 'Judgment of the Criminal Court of San Pedro Sula, certified translation',
        text: `CRIMINAL COURT OF FIRST INSTANCE, SAN PEDRO SULA
Case TS-1-118-2023

JUDGMENT of March 1, 2024

The court finds Jesús Antonio Pineda ("Chuy") and Brayan Josué Castro guilty of the murder of Elmer Rivas, and sentences each to twenty-five years. The court has relied on the testimony of the protected witness "Jacaranda," which was consistent and detailed.

Order: the identity of the protected witness shall not be disclosed. The clerk shall inform the Public Ministry of the incident of February 20, 2024, in which it was disclosed in the hearing.`,
      },
      {
        id: 'd3',
        title: 'Discharge summary, Hospital Mario Catarino Rivas',
        text: `HOSPITAL MARIO CATARINO RIVAS
Discharge summary (translation)

Patient: PAZ MEJIA, WENDY CAROLINA     Admitted: 08/11/2024     Discharged: 14/11/2024
Diagnosis: bilateral fracture of the mandible; loss of teeth 31 and 41.
Treatment: intermaxillary fixation. Cause as stated: assault with a blunt object by unknown persons.`,
      },
      {
        id: 'd4',
        title: 'Honduras: report on witnesses and extortion, 2026',
        text: `ASOCIACIÓN PARA UNA SOCIEDAD SEGURA
Witnesses and extortion in Honduras, 2026

Page 4
Between 2021 and 2025 at least 34 persons who had testified in trials against members of the MS-13 and the Barrio 18 were killed, 19 of them in the department of Cortés. In 11 cases their identity had been disclosed by officials.

Page 6
The program for the protection of witnesses had funds for 62 persons in 2025. It was refused to 8 of 10 who applied.

Page 9
The MS-13 is present in all eighteen departments. Collection of extortion from transport companies is organized nationwide.`,
      },
    ],
    needed: [
      'Elmer Rivas',
      'third row',
      'Jacaranda',
      'February 20, 2024',
      'word for word',
      'Radio Progreso',
      'jaw',
      'Sapas die',
      'January 15, 2025',
      'La Ceiba',
      'Instituto Manuel Bonilla',
      '34',
      '8 of 10',
      'twenty-five years',
      'six days',
      'to travel|leave the country',
      'eighteen departments',
    ],
  },
]
