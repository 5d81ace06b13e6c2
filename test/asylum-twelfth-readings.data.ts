import type { AsylumReading } from './asylum-readings.data.ts'

const expected = { sections: [], absent: [], checks: [] }
/** Fictional cases, each written whole before its brief was first read: Kyrgyzstan, Congo, Nigeria on appeal, Nepal. */
export const twelfthAsylum: readonly AsylumReading[] = [
  {
    expected,
    id: 'R35',
    title: 'a gay man of Kyrgyzstan at the asylum office in Chicago, police extortion and brothers, late, five papers',
    as_of: '2026-11-27',
    client: {
      first_name: 'Azamat',
      middle_name: '',
      last_name: 'Toktosunov',
      client: {
        a_number: 'A 246-310-882',
        country_of_citizenship: 'Kyrgyzstan',
        date_of_birth: '1995-02-14',
        gender: 'male',
      },
    },
    answers: {
      jurisdiction: 'uscis',
      city: 'Chicago',
      state: 'IL',
      detained: 'no',
      asylum_application_timing: 'no',
      last_arrival_date: '2023-08-19',
      i589_filed_date: '2025-02-10',
      missed_filing_deadline_reason:
        'F-1 student until 12/20/2024 (Roosevelt Univ.), in status. Outed to family 11/2024 by cousin in Chicago.',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval'],
      procedural_history: 'no',
      country_resided: 'no',
      applicant_basis: ['Particular social group'],
      social_group_details: 'Gay men in Kyrgyzstan',
      country_persecution: 'Kyrgyzstan',
      who: 'Militia officers of Sverdlov district, Bishkek (Lt. Beishenaliev); brothers Ulan and Nurlan; unknown men from the nationalist group Kyrk Choro.',
      why: 'gay. Police: "pay or mother gets the video." Brothers say he dirtied the name.',
      when: '6/2019 set-up; 3/8/2020 Kyrk Choro at march; 7/2022 police again; 11/2024 brothers call',
      what: 'Lured by fake date, filmed, beaten w/ baton, raped with bottle threat, paid 30,000 som + then monthly. Kicked at women march, concussion. Fired from school. Brothers: will "wash it with blood".',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details: 'friend Ruslan - found dead 10/2022, police said suicide',
      client_reported: 'no',
      no_client_reported_details: 'police were the ones. Friend who complained got outed to his employer.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Declaration of Azamat Toktosunov',
        text: `DECLARATION OF AZAMAT TOKTOSUNOV

1. I am thirty-one years old. I was born in Naryn and grew up there with two older brothers, Ulan and Nurlan. My father was imam of our mosque until he died in 2016. I came to Bishkek in 2012 for university and afterwards I taught geography at school No. 28.

2. I have known that I am gay since I was about thirteen. I told nobody until I was twenty-two. In Bishkek there was a chat on Telegram and one cafe where people like me met.

3. On June 21, 2019, I went to meet a man called Bakyt, whom I knew from the chat, in an apartment on Akhunbaev street. After ten minutes four men came in. Two wore the uniform of the militia. The one in charge was Lieutenant Beishenaliev; he put his card on the table as if we were at a business meeting. Bakyt went out without looking at me.

4. They made me undress and they filmed me on a telephone. I had to say my name, my school and what I am. The lieutenant hit me with a baton on the kidneys and the thighs. Then he showed me an empty bottle and said: "Next time it will be this, and your pupils will see it too."

5. They wanted 30,000 som by the evening. My pay was 14,000. I borrowed from a colleague and I said it was for a dentist. From then on I paid 5,000 on the first of each month, until March 2020, when everything was closed.

6. On March 8, 2020 I walked in the march for women's rights in Bishkek with three friends. Men in felt hats, from Kyrk Choro, ran at us. One tore the rainbow ribbon from Aida's bag, and when I stepped between them I was kicked in the head. The militia stood at the corner. Then the militia arrested the women, not the men.

7. At the hospital they wrote that I had slipped on ice. There was no ice, it was fourteen degrees. I asked the nurse to write the truth and she said that truth costs extra.

8. In July 2022 the lieutenant, who was now a captain, sent me a still picture from the film with one word: "August?" I paid again, 10,000 a month, until I left. In September 2022 the director of the school told me to write a letter of resignation; she had received "something". I signed.

9. My friend Ruslan Imanaliev was filmed by the same people. He complained to the prosecutor in August 2022. In the same week his employer, a bank, received the video. On October 4, 2022, he was found under the balcony of his apartment. The police wrote suicide in one day.

10. I came to Chicago on August 19, 2023 with a student visa for a master's in geography at Roosevelt University. I finished in December 2024.

11. I did not think that I would ask for asylum. I thought I would live quietly, find a job and keep extending. My mother called me each Sunday.

12. On November 17, 2024, my cousin Meerim, who lives in Skokie, saw me with Daniel at a restaurant and she sent a photograph to my family. That night Ulan called. He said: "We have only one way to wash this, and it is with blood." Nurlan took the telephone and said that they do not need to find me, because I will have to come for our mother's funeral. My mother has not called since.

13. I found a lawyer in January 2025, through the Center on Halsted, and filed on February 10, 2025.

14. Ulan works for the state committee for national security in Naryn, as a driver. He can ask at the border when I enter.

15. In 2021 I spent four months in Almaty, in Kazakhstan, with a friend. I had no papers to stay and I came back when my mother was ill.

16. In Chicago I was fined $150 in May 2024 because I rode the train without a ticket.

I declare under penalty of perjury that this is true and correct.
Azamat Toktosunov, September 30, 2026`,
      },
      {
        id: 'd2',
        title: 'Messages of Ulan Toktosunov, November 17 to December 2, 2024, with translation',
        text: `WhatsApp, translated from Kyrgyz

Nov 17, 2024, 23:41  Ulan: I have seen the picture. You were never my brother.
Nov 17, 2024, 23:44  Ulan: Father is lucky that he is in the ground.
Nov 20, 2024, 08:02  Ulan: Do not write to mother. She has no third son.
Dec 2, 2024, 19:15  Ulan: I asked at work. You are in the list for the airport. Come when you want.

Certificate of translation by Gulnara Osmonova, December 10, 2025.`,
      },
      {
        id: 'd3',
        title: 'Certificate of the Bishkek Traumatology Center, March 8, 2020, with translation',
        text: `BISHKEK RESEARCH CENTER OF TRAUMATOLOGY
Patient: Toktosunov A., born 14.02.1995
Date 08.03.2020
Diagnosis: concussion of the brain, bruise of the left temple
Cause stated: fall on ice
Released for treatment at home, 10 days`,
      },
      {
        id: 'd4',
        title: 'Letter of Daniel Brandt',
        text: `Chicago, August 12, 2026

To the Asylum Officer:

I am a nurse at Rush. I have been together with Azamat since February 2024, and we have lived in my apartment in Rogers Park since May 2025.

He does not hold my hand in the street. When a police car drives behind us he stops speaking. He told me about the film only after a year.

I was with him when his brother called on November 17, 2024. I do not understand Kyrgyz, but I heard the voice. Azamat sat on the kitchen floor until morning.

Daniel Brandt, RN`,
      },
      {
        id: 'd5',
        title: 'Silk Road Equality Watch, Kyrgyzstan 2025: entrapment and impunity (excerpt)',
        text: `KYRGYZSTAN 2025: ENTRAPMENT AND IMPUNITY

Page 4
Consensual relations between men have not been a crime since 1998. In 2023 the law on the protection of children was amended and now forbids information that "denies family values".

Page 7
We documented 74 cases of entrapment by officers of the militia between 2018 and 2024. In 61 of them money was demanded; in 12 the victim was raped or threatened with rape by an object.

Page 8
Nine victims made a complaint. In seven of the nine cases the recording was sent to relatives or to the employer within a month. No officer has been convicted.

Page 11
In villages relatives are the first danger. We know of five men who were killed by brothers or fathers since 2019; in three cases the court called it a quarrel at home and gave suspended sentences.

Page 15
In Bishkek two organizations give shelter, with eleven beds between them. Men from Naryn and Osh were found there by relatives in four cases, twice with the help of the militia.`,
      },
    ],
    needed: [
      'Naryn',
      'imam',
      'June 21, 2019',
      'baton',
      'your pupils will see it',
      '30,000 som',
      'March 8, 2020',
      'kicked in the head',
      'arrested the women',
      'ice',
      'August?',
      'resignation',
      'Ruslan',
      'December 2024|December 20, 2024',
      'November 17, 2024',
      'with blood',
      'funeral',
      'February 10, 2025',
      'national security',
      'Almaty',
      '$150',
      'list for the airport',
      'third son',
      'concussion',
      'Daniel Brandt',
      'kitchen floor',
      '74',
      '12',
      'seven of the nine|seven',
      'No officer',
      'five men',
      'eleven beds',
      'four cases',
    ],
  },
  {
    expected,
    id: 'R36',
    title: 'a rights worker of Goma, Congo, and the intelligence service, before the court in Atlanta, six papers',
    as_of: '2026-11-27',
    client: {
      first_name: 'Espérance',
      middle_name: '',
      last_name: 'Kavira Muhindo',
      client: {
        a_number: 'A 221-007-395',
        country_of_citizenship: 'Democratic Republic of the Congo',
        date_of_birth: '1989-10-30',
        gender: 'female',
      },
      spouse: { name: 'Jean-Paul Kambale', country_of_citizenship: 'Democratic Republic of the Congo' },
      children: [
        {
          name: 'Gloire Kambale',
          date_of_birth: '2015-06-06',
          country_of_citizenship: 'Democratic Republic of the Congo',
        },
      ],
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Theresa Lindqvist',
      city: 'Atlanta',
      state: 'GA',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2024-06-11',
      i589_filed_date: '2025-01-22',
      nta_date: '2024-06-13',
      spouse_applying: 'no',
      children_applying: 'yes',
      first_defendant: 'Gloire Kambale',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        "ANR cell in Goma 6 days, raped by two agents, electric wire on back. Would go again to ANR at Kinshasa airport (N'djili).",
      procedural_history: 'yes',
      procedural_history_details:
        'Entered San Luis AZ 6/11/24 with son. NTA 6/13/24. Motion change venue to Atlanta granted 10/2/24. I-589 filed 1/22/25. Merits 5/18/2027 8:30am',
      country_resided: 'yes',
      benefits_details: 'Uganda 3 months, Kampala with aunt, no status. Then Brazil (visa), 5 weeks.',
      country_resided_details: 'Uganda 3 months, Kampala with aunt, no status. Then Brazil (visa), 5 weeks.',
      applicant_basis: ['Political Opinion', 'Particular social group'],
      political_opinion_details:
        'Documents abuses by army and Wazalendo militia; says that the governor (military) protects them. Spoke on Radio Pole FM.',
      social_group_details: 'Congolese women human rights defenders',
      country_persecution: 'Democratic Republic of the Congo',
      who: 'ANR (intelligence), chief of post "Colonel Mputu", two agents, Wazalendo fighters of Commander Kisuba',
      why: 'report of Sept 2023 on massacre of 8/30/2023. "who pays you, Kigali?"',
      when: 'threats 9/2023; arrested 12/4/2023 to 12/10/2023; husband taken 2/17/2024; left 2/26/2024',
      what: 'arrested at office, 6 days, raped, whipped w/ electrical wire, made to sign. House looted. Husband disappeared.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'Husband Jean-Paul taken 2/17/24 by Wazalendo, not seen since. Colleague Fiston Bahati shot 1/2024.',
      client_reported: 'yes',
      yes_client_reported_details:
        'Lawyer of the NGO wrote to military prosecutor (auditeur) 12/18/2023; no reply. MONUSCO told.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Affidavit of Espérance Kavira Muhindo',
        text: `AFFIDAVIT

I, Espérance Kavira Muhindo, being duly sworn, state as follows.

Who I am

I was born on October 30, 1989 in Butembo. I am a nurse by training. From 2016 I worked in Goma for the association Femmes Debout, which takes down what women tell of violence by armed men and brings them to lawyers and doctors. My husband Jean-Paul drove a truck between Goma and Bunagana.

The report

On August 30, 2023 soldiers shot at people who wanted to march against the United Nations in Goma. We spoke with 31 families. In our report of September 27, 2023 we named the unit, and we wrote that the bodies were taken away in two army trucks. I read parts of it on Radio Pole FM. I said that a governor in uniform cannot be a judge of men in uniform.

From that week my telephone rang at night. A voice said "Mama, you write well. Write your testament." Men of the Wazalendo of Commander Kisuba, who are armed by the army, stood in front of our office.

The arrest

On December 4, 2023 at about eleven, four men in plain clothes came to the office with a paper that they did not let me read. They said ANR. They put me in a car with black windows. At the post near the port a man whom they called Colonel Mputu asked me: "Who pays you, Kigali?" He had our report in front of him, with my name underlined in green.

I was six days in a room with water on the floor. On the second night two agents came. I was raped by both. One held the lamp. On the third day they beat me on the back with an electric wire, because I would not give the names of the families. On the sixth day I signed a page which says that the report is false and was paid from abroad.

On December 10 my cousin, who knows a soldier there, gave 600 dollars and I was let out through the kitchen.

After

A doctor of Heal Africa treated me on December 11. I did not tell my husband about the rape. On December 18 our lawyer wrote to the military prosecutor. There was no answer. A lady of the MONUSCO took notes.

On January 19, 2024 our colleague Fiston Bahati was shot at his gate. He lived for two days.

On February 17, 2024 Jean-Paul did not come home. The man who rode with him, Kasereka, told me that at the barrier of Kibati the men of Kisuba pulled him out and asked if he was the husband of the nurse of the radio. I have not heard his voice since then.

On February 26 I went on foot with Gloire to Uganda. We stayed in Kampala with my aunt for three months. In April two Congolese men asked for me at the Congolese church there. My aunt said go.

Now

In January 2025 the M23 took Goma. My mother is there under the M23. The ANR went with the army to Beni and Kinshasa, and our office is burned. M23 men also asked for the archive of the association in March 2025, because it has their crimes too. I have no place in that country.

I told the officer at the border that I fled the war. I did not say the rape because my son stood beside me and he understands Swahili.

In Kinshasa I know nobody and I do not speak Lingala well. People hear that I am from the East.

I was never arrested before. I have never carried a weapon.

Sworn in Clarkston, Georgia, on October 5, 2026.`,
      },
      {
        id: 'd2',
        title: 'Medical certificate of Heal Africa hospital, December 11, 2023, with translation',
        text: `HEAL AFRICA, GOMA
Medical certificate
Patient K.M.E., F, 34 years, seen on 11/12/2023
Linear abrasions, about fourteen, on the back, 3 to 5 days old. Lesions of the genital area. PEP kit given.
The patient does not wish to complain.
Dr. Justin Paluku`,
      },
      {
        id: 'd3',
        title: 'Letter of Maître Aline Furaha to the military prosecutor, December 18, 2023, with translation',
        text: `Goma, 18 December 2023
To the Military Auditor of the Garrison of Goma

Sir,
I act for Mrs. Espérance Kavira. She was held from 4 to 10 December 2023 by the ANR post of the port without charge and without access to counsel. I ask that you open a file and that those responsible be heard.

Stamp: RECEIVED 19 DEC 2023. By hand: "For classification. See ANR."

Aline Furaha, advocate`,
      },
      {
        id: 'd4',
        title: 'Psychological evaluation, Marcus Feld, Psy.D.',
        text: `Forensic psychological evaluation

I met with Ms. Kavira on August 11 and August 25, 2026, for five and a half hours in total, with a Swahili interpreter.

Ms. Kavira meets the criteria for posttraumatic stress disorder with dissociative symptoms. Her score on the Harvard Trauma Questionnaire was 3.2; a score above 2.5 is regarded as indicative.

She could not say whether the wire was used on the second or the third day. In my opinion such uncertainty on the order of events is typical of memories formed under extreme stress and is not a sign of invention.

She sleeps in her clothes.`,
      },
      {
        id: 'd5',
        title: 'Record of sworn statement, San Luis, June 11, 2024',
        text: `RECORD OF SWORN STATEMENT
Officer: Ortega   Interpreter: none (French spoken by officer)
Q: Why did you leave your home country?
A: Because of the war in Goma.
Q: Have you ever been arrested by the police in your country?
A: No.
Q: Do you fear to return?
A: Yes. They will kill me.
Q: Who?
A: The people of the government and the Wazalendo.`,
      },
      {
        id: 'd6',
        title: 'Great Lakes Monitor, Human rights defenders in the Congo, 2026 (excerpt)',
        text: `HUMAN RIGHTS DEFENDERS IN THE CONGO, 2026

Page 3
Since January 2025 Goma has been held by the M23, which is supported by Rwanda. In areas under the government's control, the ANR remains the first instrument against critics.

Page 5
In 2024 and 2025 the Monitor documented 118 arrests of defenders by the ANR; 47 of those arrested reported torture, and among the 39 women 16 reported rape. The law of June 2023 on the protection of defenders has not led to one prosecution.

Page 9
Defenders from the East who went to Kinshasa are questioned on suspicion of links with Rwanda. Of 22 who moved there, nine were arrested within a year.

Page 10
Six Congolese who were deported from the United States in 2025 were questioned by the ANR at N'djili airport; two were taken to its cells in the commune of Gombe.

Page 12
Wazalendo groups receive ammunition and pay from the army. In October 2025 the President named them "reserve" of the armed forces.`,
      },
    ],
    needed: [
      'Butembo',
      'Femmes Debout',
      '31 families',
      'September 27, 2023',
      'two army trucks',
      'governor in uniform',
      'testament',
      'December 4, 2023',
      'Kigali',
      'underlined',
      'six days',
      'raped',
      'electric wire|electrical wire',
      'signed',
      '600 dollars|$600',
      'fourteen',
      'December 18',
      'See ANR',
      'Fiston Bahati',
      'Kibati',
      'nurse of the radio',
      'Kampala',
      'Congolese church',
      'M23',
      'archive',
      'beside me|beside her',
      'Lingala',
      '3.2',
      'typical of memories',
      '118',
      '16',
      'nine were arrested',
      'two were taken',
      'reserve|ammunition',
      'not led to one prosecution',
    ],
  },
  {
    expected,
    id: 'R37',
    title: 'a convert of northern Nigeria on appeal to the Board: nexus, protection, relocation; five papers',
    as_of: '2026-11-27',
    client: {
      first_name: 'Ibrahim',
      middle_name: 'Daniel',
      last_name: 'Sule',
      client: {
        a_number: 'A 219-884-130',
        country_of_citizenship: 'Nigeria',
        date_of_birth: '1991-12-01',
        gender: 'male',
      },
    },
    answers: {
      jurisdiction: 'board of immigration',
      judge_name: 'Andrew Callahan',
      city: 'Baltimore',
      state: 'MD',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2023-01-30',
      i589_filed_date: '2023-11-14',
      nta_date: '2023-02-02',
      ij_decision_date: '2026-08-05',
      appeal_filed_date: '2026-09-01',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'Hisbah (state religious police of Kano) flogged him 40 lashes; mob with tires; police at the gate watched. Blasphemy complaint open in sharia court, Kano.',
      procedural_history: 'yes',
      procedural_history_details:
        'crossed at Eagle Pass 1/30/23, NTA 2/2/23. I-589 11/14/23 Baltimore court. IH 6/9/2026. IJ denied 8/5/26 - credible, but (1) family anger over marriage not religion (2) Nigerian gov. willing - police took report (3) can go to Lagos/Benue; CAT - no gov. involvement. NOA 9/1/26.',
      country_resided: 'no',
      applicant_basis: ['Religion'],
      religion_details: 'Muslim by birth, became Christian (ECWA church) in 2018, baptized 4/21/2019 in Jos',
      country_persecution: 'Nigeria',
      who: "Father's brother Alhaji Musa Sule & sons; Hisbah of Kano; men of the street in Hotoro",
      why: 'left Islam, "kafir", wanted to marry Ruth (Christian)',
      when: '5/2019 found out; 6/14/2019 Hisbah; 8/2021 attack w. machete; 3/2022 mob; 10/2022 left Nigeria',
      what: 'Flogged by Hisbah, 40 strokes. Cut on arm and neck by cousins. Mob wanted to burn him with tire. Fiancée Ruth beaten, left.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details: 'Ruth beaten 8/2021; pastor Yakubu kidnapped 1/2022 ransom',
      client_reported: 'yes',
      yes_client_reported_details:
        '8/2021 Hotoro police: wrote it, said "family matter, go and reconcile". Nothing done.',
      disposition_sought: 'vacated',
      appealing_party: 'respondent',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Decision of the Immigration Judge, August 5, 2026',
        text: `UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
IMMIGRATION COURT
BALTIMORE, MARYLAND

Matter of SULE, Ibrahim Daniel    A219-884-130

WRITTEN DECISION OF THE IMMIGRATION JUDGE

I. CREDIBILITY

The Court found the Respondent to be candid and his testimony consistent with his declaration. The Court finds him credible.

II. NEXUS

The Respondent has not shown that religion was one central reason for the harm. The uncle's anger arose when the Respondent announced that he would marry a woman from Plateau State without the family's consent. This is a private dispute over marriage. The single reference to "kafir" does not change its nature.

III. GOVERNMENT

The police at Hotoro wrote down the Respondent's report of the attack of August 2021. A failure to arrest is not evidence of unwillingness. The Hisbah is not mentioned in the Nigerian constitution, and the flogging was a penalty under local law which applies to Muslims who drink alcohol.

IV. RELOCATION

Nigeria has more than two hundred million inhabitants, about half of them Christian. The Respondent lived in Jos for nine months without incident. He may relocate to Lagos or to Benue State.

V. CONVENTION AGAINST TORTURE

The Respondent fears private persons. He has not shown that an official would acquiesce.

ORDER: The applications are denied.

Andrew Callahan
Immigration Judge`,
      },
      {
        id: 'd2',
        title: 'Transcript of the hearing of June 9, 2026 (excerpt)',
        text: `TRANSCRIPT, JUNE 9, 2026

Page 22
MS. KOVAC TO MR. SULE
Q. What did the Hisbah say to you?
A. They asked whether I had left the religion. I said that I believe in Jesus. The commander said, then you get what a drunkard gets, and write that he was drunk.
Q. Had you drunk alcohol?
A. I have never drunk alcohol in my life.

Page 27
Q. What did your uncle say in August 2021?
A. He said, "A kafir cannot carry our name." My cousin Bashir had the machete. He said, "Say the shahada or you leave your head here."
Q. Did he speak of Ruth?
A. He said that I may marry her if she becomes Muslim and I come back. It was not Ruth. It was the church.

Page 34
MR. DOBBS TO MR. SULE
Q. You lived in Jos for nine months and nothing happened?
A. I was in the compound of the church. In the ninth month two men asked the gateman for the son of Sule from Kano. I left in the same week.
Q. Have you tried Lagos?
A. No. My uncle trades in Lagos. He has a shop in Alaba market with four boys from Hotoro.`,
      },
      {
        id: 'd3',
        title: 'Declaration of Ibrahim Daniel Sule',
        text: `DECLARATION

1. I was born on December 1, 1991 in Kano. My father died when I was six, and my father's brother, Alhaji Musa Sule, brought me up. He paid for my school. I became an electrician.

2. In 2017 I worked in Jos on the wiring of a hospital. I stayed with a family of the ECWA church. I had gone to mock them. I read the Gospel of Matthew at night with the telephone under the blanket. On April 21, 2019 I was baptized in Jos.

3. In May 2019 my cousin Bashir found the baptism card in my bag in Kano.

4. On June 14, 2019 four men of the Hisbah took me from my workshop in Hotoro. At their office they asked me about my religion. I said the truth. They laid me on a bench and a man gave me forty strokes with a koboko. In the book they wrote that I had drunk.

5. I could not lie on my back for two weeks. I went to Jos from July 2019 until April 2020. I returned because two men asked for me at the church.

6. After that I lived in Kano on the other side of the city, in Sabon Gari, where Christians live, and saw my family twice a year. In 2021 I told my uncle that I would marry Ruth Pam.

7. On August 15, 2021, my uncle and his sons Bashir and Lawal came to my room. Ruth was there. They pushed her against the wall and kicked her until she bled from the ear. Bashir cut me on the left arm and at the neck with a machete. A neighbor, Mr. Okafor, came with a cutlass and they ran.

8. On August 16 I went to the police in Hotoro. The sergeant wrote. When I said why, he put down the pen and said: "This is a family matter. Go and reconcile. And you, go back to your religion." He did not come to the room and took no photograph.

9. Ruth went back to Plateau State. She wrote to me that she loves me and wants to live.

10. In January 2022 our pastor, Yakubu Gyang, was kidnapped on the road to Kaduna. The church paid four million naira. He came back without two fingers.

11. On March 11, 2022 a boy in my street shouted that I had torn a page of the Koran. I had not. More than fifty people came. They had tires and petrol. Two policemen stood at the gate of the compound and did nothing; one said "let them finish". Mr. Okafor took me out over the roof.

12. In the same month the imam made a complaint of blasphemy against me at the upper sharia court of Kano. My lawyer there saw the paper. Blasphemy is punished with death in Kano.

13. I hid in Okafor's brother's store in Aba for six months and left Nigeria on October 3, 2022.

14. I worked without permission for three months in 2023 before I had the work permit, in a car wash in Baltimore.

June 1, 2026`,
      },
      {
        id: 'd4',
        title: 'Police extract, Hotoro Division, August 16, 2021',
        text: `NIGERIA POLICE FORCE, KANO COMMAND
HOTORO DIVISION
Extract from crime diary
16/08/2021. One Ibrahim Sule, m, 29, reported that on 15/08/2021 at about 2000 hrs he was assaulted by relatives with cutlass over change of faith. Parties advised to settle. Case closed.
Sgt. Garba Danladi`,
      },
      {
        id: 'd5',
        title: 'Open Doors Sahel, Converts in the sharia states of Nigeria, January 2026 (excerpt)',
        text: `CONVERTS IN THE SHARIA STATES OF NIGERIA

Page 6
Twelve northern states apply sharia to Muslims in criminal cases. Hisbah boards are created by state law and paid by the state; in Kano the board had about 9,000 members in 2025. They have arrested, flogged and detained persons.

Page 10
A person born of a Muslim father is treated as a Muslim. Of 57 converts interviewed, 44 had been attacked by relatives, and 31 had gone to the police. In 28 of the 31 cases no arrest was made.

Page 13
Between 2020 and 2025 crowds killed at least 14 people accused of blasphemy. In two cases arrests were made and in both the accused were released on bail and the trial did not continue.

Page 17
Converts who moved south were traced by relatives in 9 of 20 cases, most often through traders' associations. In Lagos and in the south-east large churches receive converts, and eleven of the twenty reported no incident.`,
      },
    ],
    needed: [
      'Gospel of Matthew',
      'April 21, 2019',
      'June 14, 2019',
      'forty strokes',
      'then you get what a drunkard gets',
      'never drunk',
      'nine months|ninth month',
      'Sabon Gari',
      'August 15, 2021',
      'machete',
      'A kafir cannot carry our name',
      'Say the shahada',
      'if she becomes Muslim',
      'family matter',
      'over change of faith',
      'Case closed',
      'two fingers',
      'March 11, 2022',
      'let them finish',
      'tires',
      'blasphemy',
      'Alaba',
      '9,000',
      '28 of the 31',
      '14 people',
      '9 of 20',
      'eleven of the twenty',
      'car wash',
      'private dispute over marriage',
      'not mentioned in the Nigerian constitution',
    ],
  },
  {
    expected,
    id: 'R38',
    title:
      'a Congress party teacher of Nepal and Maoist cadres, before the court in Omaha, late, typed in haste, four papers',
    as_of: '2026-11-27',
    client: {
      first_name: 'Bishnu',
      middle_name: 'Prasad',
      last_name: 'Adhikari',
      client: {
        a_number: 'A 220-118-447',
        country_of_citizenship: 'Nepal',
        date_of_birth: '1984-05-09',
        gender: 'male',
      },
      spouse: { name: 'Sarita Adhikari', country_of_citizenship: 'Nepal' },
      children: [
        { name: 'Aayush Adhikari', date_of_birth: '2010-03-03', country_of_citizenship: 'Nepal' },
        { name: 'Anjali Adhikari', date_of_birth: '2013-08-19', country_of_citizenship: 'Nepal' },
      ],
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Paul Hendricks',
      city: 'Omaha',
      state: 'NE',
      detained: 'no',
      asylum_application_timing: 'no',
      last_arrival_date: '2022-09-04',
      i589_filed_date: '2024-01-16',
      nta_date: '2022-09-06',
      missed_filing_deadline_reason:
        'TB treatment 10/2022-6/2023 (isolation 2 mos). 1st court date was cancelled twice. filed 1/16/24',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details: 'biplav maoists beat w/ bamboo & rods, police did nothing',
      procedural_history: 'yes',
      procedural_history_details:
        'otay mesa 9/4/22 in detention 3 wks; paroled. nta 9/6/22. mch 3/14/24. merits 11/8/27',
      country_resided: 'yes',
      benefits_details: 'passed thru Dubai Brazil Colombia... no status',
      applicant_basis: ['Political Opinion'],
      political_opinion_details: 'Nepali Congress, ward secretary, since 2006. against violence of maoists',
      country_persecution: 'Nepal',
      who: 'biplav group (CPN) cadres, area commander Comrade Sagar; YCL',
      why: 'NC, refused to give donation & join, told police names',
      when: '4/2017 / 11/2018 / 2-12-2021 / 1-2022',
      what: '2017 beaten at rally; 2018 demand 10 lakh; 2/12/2021 abducted 2 nights jungle beaten, toe nails; 1/2022 bomb at house. calls to wife till now',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details: 'wife pushed, hand broken 1/22. Father hit.',
      client_reported: 'yes',
      yes_client_reported_details: '2018 + 2021 police Tulsipur. "we cant protect each teacher"',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Affidavit of Bishnu Prasad Adhikari',
        text: `I, Bishnu Prasad Adhikari, state under oath:

1. I was born on May 9, 1984 in Tulsipur, Dang district. I am a teacher of mathematics. My wife Sarita and our two children live in Tulsipur with my parents.

2. I joined Nepali Congress in 2006 after the king gave up power. In 2014 I became secretary of the party in ward 6. I went from house to house before elections and I told people that nobody has to pay to those who come with a gun.

3. On April 22, 2017, at a rally for the local election, men of the YCL beat us with bamboo sticks. I got six stitches over the eye. My friend Lok Bahadur lost three teeth.

4. On November 3, 2018 I got a letter with a red stamp of the party of Biplav. It asked for ten lakh rupees or my name on the list of members. I showed it to the police in Tulsipur the next day. The inspector read it and said: "We cannot protect each teacher." A week later a man called and read my complaint to me on the telephone.

5. On February 12, 2021 four men stopped me on the motorcycle on the way home from school. They tied my eyes with my own scarf. In the jungle I was two nights. Comrade Sagar, the area commander, asked who gave the names of his boys to the police. They hit me with iron rods on the legs, and with pliers they pulled out the nails of two toes on the left foot. He said: "Congress dogs sold this country. You write today that you leave it." I wrote it. On February 14 they left me on the road near Lamahi.

6. I was in the Rapti hospital for five days. The police came on the second day. They did not go to the jungle because, they said, it was the forest guard's area.

7. In March 2021 the government signed an agreement with Biplav and he came out. His people are in parties now. For some months it was quiet. But I did not leave the Congress; in December 2021 I spoke at the party convention of the district.

8. On January 19, 2022 a bomb in a pressure cooker went off at our gate at night. A paper said: "Sagar does not forget." When Sarita ran out, two men pushed her down the stairs and her right hand broke. My father was hit with a stone.

9. I went to Kathmandu on January 25 and rented a room in Kalanki. In May 2022 the owner told me that two men with a photograph of me had asked in the tea shop. I left Nepal on June 2, 2022.

10. I went by air to Dubai and Brazil and on foot through the Darien. On September 4, 2022, I came to the border at Otay Mesa. I was detained for three weeks. In the detention they found tuberculosis in my lungs. I was in isolation until November and took the medicines until June 2023.

11. I did not know that there is one year. The officer gave me a paper with a court date, December 11, 2022, and when I went there with the mask they told me that it is not in the system. In August 2023 the second date was also cancelled. A man of our community in Omaha told me in December 2023 that I must not wait for the judge. I found a lawyer on January 3, 2024.

12. My wife receives calls. The last was in September 2026: "Tell the master that the jungle is still here." Comrade Sagar is ward chairman now.

13. In 2003 the army held me for one night because I was a student with long hair.

Bishnu Prasad Adhikari
Omaha, Nebraska, October 20, 2026`,
      },
      {
        id: 'd2',
        title: 'Rapti Provincial Hospital, discharge card, with translation',
        text: `RAPTI PROVINCIAL HOSPITAL, TULSIPUR
Name: Bishnu P. Adhikari  Age/Sex 36/M
Date of admission 2077/11/02 (14 February 2021)  Date of discharge 2077/11/07 (19 February 2021)
Dx: multiple soft tissue injury both legs; avulsion of nails, 1st and 2nd toe left
History: physical assault
Advice: rest 3 weeks, dressing`,
      },
      {
        id: 'd3',
        title: 'Letter of Sarita Adhikari, with translation',
        text: `Tulsipur, August 30, 2026

I am the wife of Bishnu Adhikari. On the night of Magh 5 the gate burst. I ran down and two men pushed me. My hand was in plaster for six weeks. I wrote to the police post and they gave me a number, nothing else.

They call on the telephone. In June they said that our son is big enough for the party now. He is sixteen. He sleeps at my brother's house in Ghorahi.

Sarita Adhikari

Certificate of translation: I, Prakash Thapa, am competent in Nepali and English.`,
      },
      {
        id: 'd4',
        title: 'Douglas County Health Department, letter of Dr. Amy Kessler',
        text: `November 2, 2026

Re: Bishnu Adhikari, DOB 5/9/1984

Mr. Adhikari was treated in our clinic for pulmonary tuberculosis from October 3, 2022 to June 21, 2023. He was under an order of isolation until November 30, 2022. He missed no dose.

During treatment he had hepatitis as a side effect and was in hospital for eight days in February 2023.

Amy Kessler, MD, MPH`,
      },
    ],
    needed: [
      'Tulsipur',
      'ward 6|ward',
      '2006',
      'April 22, 2017',
      'six stitches',
      'November 3, 2018',
      'ten lakh',
      'We cannot protect each teacher',
      'read Mr. Adhikari’s complaint|read my complaint|read his complaint',
      'February 12, 2021',
      'pliers',
      'toes|toe',
      'Congress dogs',
      'Lamahi',
      'five days',
      'forest guard',
      'March 2021',
      'pressure cooker',
      'Sagar does not forget',
      'hand',
      'Kalanki|Kathmandu',
      'photograph',
      'tuberculosis',
      'not in the system',
      'December 2023',
      'jungle is still here',
      'ward chairman',
      '2003',
      'avulsion',
      'sixteen',
      'Ghorahi',
      'isolation',
      'eight days',
    ],
  },
]
