import type { AsylumReading } from './asylum-readings.data.ts'

const expected = { sections: [], absent: [], checks: [] }

/** Two fictional cases, written whole before the brief was first read: a banished sister and an opinion, and a blasphemy report. */
export const ninthAsylum: readonly AsylumReading[] = [
  {
    expected,
    id: 'R31',
    title: 'a feed seller of Nicaragua before the court in Miami, his opinion and his banished sister, six papers',
    as_of: '2026-11-23',
    client: {
      first_name: 'Yader',
      middle_name: 'Antonio',
      last_name: 'Mendoza Rivas',
      client: {
        a_number: 'A 247-901-336',
        country_of_citizenship: 'Nicaragua',
        date_of_birth: '1984-07-09',
        gender: 'male',
      },
      spouse: { name: 'Ivania Lagos', country_of_citizenship: 'Nicaragua' },
      children: [{ name: 'Josué Mendoza Lagos', date_of_birth: '2011-01-25', country_of_citizenship: 'Nicaragua' }],
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Ruth Abelard',
      city: 'Miami',
      state: 'FL',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2025-01-11',
      i589_filed_date: '2025-12-02',
      nta_date: '2025-01-13',
      spouse_applying: 'no',
      children_applying: 'yes',
      first_defendant: 'Josué Mendoza Lagos',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        '41 days in El Chipote (Aug-Sept 2024): hung by the wrists, cold room, plastic bag over head twice. Those sent back are interviewed at the airport in Managua by the DAEP; two of a March 2026 flight not seen again.',
      procedural_history: 'yes',
      procedural_history_details:
        'Entered w/ son at Eagle Pass 1/11/2025, EWI. NTA 1/13/2025, released on own recog. ICE check-ins Miramar, last 8/5/2026. MCH 6/17/2025: pleadings, 212(a)(6)(A)(i) conceded, Nicaragua designated over objection. I-589 e-filed 12/2/2025. DHS motion to pretermit (ACA Honduras) filed 2/20/2026, denied 4/9/2026. IH set 3/18/2027 @ 8:30.',
      country_resided: 'yes',
      benefits_details:
        'Costa Rica (Upala), Oct 12 - Dec 20, 2024. Asked for refuge there 10/29/2024, carnet, no decision. Left when a man from Jalapa took photos of the house.',
      applicant_basis: ['Political Opinion', 'Particular social group'],
      social_group_details:
        'immediate family members of Dr. Martha Mendoza Rivas, political prisoner banished from Nicaragua',
      political_opinion_details:
        'Against Ortega-Murillo. Marched 2018 in Ocotal. Refused to lend his truck to the FSLN for 19 July 2024. Never in a party.',
      country_persecution: 'Nicaragua',
      who: 'Police of Jalapa (Comisionado Reynaldo Pastora), the DAEP in Managua, and the political secretary of the FSLN in Jalapa, Doña Chepita Moncada.',
      why: 'His sister is a doctor who treated wounded in 2018 & talks on Radio Darío from exile; and he did not lend the truck. They said "the Mendozas are all coup plotters".',
      when: '5/2018 march; Feb 9 2023 sister banished; 7/19/2024 truck; 8/3/2024-9/13/2024 jailed; 9/20/2024 store confiscated; left 10/11/2024.',
      what: 'Store painted "PLOMO" (lead/bullets) 2018; visits each night 2023-24; arrested 8/3/2024, 41 days El Chipote, beaten, hung by wrists, plastic bag; signed a paper he could not read; store & truck taken; father died 10/2/2024 after police broke his hip when they searched.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'Sister Martha jailed 6/2021-2/2023, put on the plane and citizenship removed. Father Don Santos, 78, pushed down the steps 8/3/2024, d. 10/2/2024.',
      client_reported: 'no',
      no_client_reported_details:
        'It is the police who did it. CENIDH has been closed since 2018. The priest who asked for him in September 2024 was expelled.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Declaration of Yader Mendoza Rivas',
        text: `DECLARATION OF YADER ANTONIO MENDOZA RIVAS
(in support of my asylum case)

I am Yader. I am 42. I sell food for animals, seed and wire. I was born in Jalapa, Nueva Segovia, near Honduras. I know numbers better than words, so I will go by dates.

WHO WE ARE
My father Santos had a farm of coffee. My mother died in 2009. We are three: Martha, who is a doctor; me; and Noel, who is in Spain. I have a wife, Ivania, and a son, Josué. Ivania stayed to take care of her mother, who is blind. Josué came with me because they asked for him at school.

2018
In May 2018 I walked in the march in Ocotal. I carried a flag of Nicaragua, the blue and white, nothing else. Martha had a table with bandages in the park. That night somebody wrote PLOMO on the door of my store. Plomo is lead. It means bullets.
I painted over it. They wrote it again. After the third time I left it.

MY SISTER
June 21, 2021: police took Martha from the clinic. She was in prison for one year and almost eight months. I saw her four times. The last time she weighed 41 kilos.
February 9, 2023: they put her on the airplane to Washington with the 222. They took her nationality and her house. In April she began to speak on the radio from Miami, each Thursday. She says names. She said the name of Comisionado Pastora.
After that two policemen came every night to my store at closing time. They took a photo of me with the day's newspaper. I had to sign a notebook. It was like that until 2024. I did not miss one night, also not when Josué had dengue.

THE TRUCK
July 10, 2024. Doña Chepita, who is the political secretary of our town, came with a list. She wanted my truck to carry people to Managua for July 19. I have a Hino, blue, of eight tons. I said: "Doña Chepita, my truck carries corn." She laughed. She said, "Then it will carry you."

THE ARREST
August 3, 2024, five in the morning. Nine men, some in black. My father lived with us. He went to the door and asked for a paper. Pastora pushed him with the hand open and he fell down the steps, six of cement. I heard the bone. They did not let me pick him up.
They found: one flag, a letter from Martha, 3,100 dollars from the sale of beans. They said that the money was from the empire.

EL CHIPOTE
I was there 41 days. I was not told for what. The first eleven days I was alone in a room with cold air and a lamp.
- They hung me by the wrists from a pipe, with the toes touching. Three times.
- They put a plastic bag on my head. Two times. The second time I lost myself.
- They asked the same: who pays your sister, who are her people in Jalapa.
- A young one, they called him Lenin, told me: "The Mendozas are all coup plotters. We will finish the root."
I gave no name because I did not have one. Maybe I would have given it.
On September 13, 2024, they made me sign a paper. They covered the top with a folder. They drove me to the bus terminal at night.

AFTER
My father was in the hospital of Ocotal with the hip broken. They did not operate on him because there was an order, the nurse said so to Ivania. He got pneumonia. He died on October 2, 2024.
On September 20 the mayor's office put seals on my store. They took the truck and the scale. A paper said "goods of traitors". I have a photo of it.
On October 7, 2024, the teacher of Josué called Ivania. Two men had asked which one was the nephew of the doctor.
I left on October 11, on foot, by Las Manos? No, by a blind path near Teotecacinte, then Honduras only in transit of two hours, and back. It was closed. So we went south. On October 12 we crossed to Costa Rica at night in Upala.

COSTA RICA
I asked for refuge on October 29, 2024. They gave me a card and an appointment for the year 2027. I worked on pineapple. On December 17 I saw a man taking photos of our room. I knew him. He is called Chele Tercero and he drives for the police of Jalapa. In June of the same year a Nicaraguan was shot in San José in his own house, so I did not wait.

THE UNITED STATES
We went out on December 20 and we entered on January 11, 2025 by the river at Eagle Pass. The officer asked why I came. I was wet and Josué had fever. I said "to work and for my son's future". I said also that there are problems with the government. He did not write much.

THINGS THE LAWYER TOLD ME TO SAY
1. In 2006 I voted for the Front. Many did.
2. On May 24, 2026, the police of Hialeah arrested me for driving after two beers. The test was 0.05. The case was dropped on July 15, 2026.
3. I renewed my Nicaraguan passport in 2022. In that time they still gave them.

NOW
Ivania signs the notebook since I left. In February 2026 Pastora told her: "Tell him that the room is still cold." I wake up at night and I touch my wrists. If they send me, I do not arrive to Jalapa. I arrive to Managua, to the airport, and there they have my paper.

I declare under penalty of perjury that this is true. Miami, 9 October 2026.
Yader A. Mendoza R.

Translated from Spanish by Kenia Ruiz, who is competent in both languages.`,
      },
      {
        id: 'd2',
        title: 'Record of sworn statement at Eagle Pass, January 12, 2025',
        text: `U.S. DEPARTMENT OF HOMELAND SECURITY
Form I-213 / sworn statement, excerpt
Agent: BPA T. Kessler     Date: 01/12/2025     Language: Spanish

Q: What is your purpose in entering the United States?
A: To work and for my son's future.
Q: Do you have any fear of returning to your country?
A: Yes, there are problems with the government.
Q: Have you ever been arrested in any country?
A: No.
Q: Have you applied for asylum in another country?
A: No.
Q: How long did you stay in Costa Rica?
A: Two months.`,
      },
      {
        id: 'd3',
        title: 'Letter of Dr. Martha Mendoza Rivas',
        text: `Miami, August 30, 2026

Your Honor:

I am a physician, and the elder sister of Yader. I am one of the 222 persons who were taken from prison and put on an airplane on February 9, 2023. The court in Managua declared us traitors. I have lived in Miami since then and I was granted asylum on November 14, 2024.

I do not write to you about medicine, but I have to begin with it. In 2018 I sutured people whom the hospital of Ocotal had been ordered not to receive. For that I was convicted of conspiracy under Law 1055 and sentenced to ten years.

Since April 2023 I have had a program of half an hour. On July 25, 2024, nine days before my brother was arrested, I read on the air the list of those who had taken bribes at the border post, and the name of Commissioner Pastora stood first. I have asked myself every day if I should have waited.

In October 2024 a voice note reached me by WhatsApp from a number with the code of Nicaragua: "Doctor, we had your brother in the refrigerator. Keep talking and we fill it." I keep the telephone.

My father was operated on by nobody. A colleague in Ocotal, whose name I do not give, read the order to me: patient not to be referred.

Yader is not a political man. He can tell you the price of wire in any month since 2005.

With respect,
Martha Mendoza Rivas, M.D.`,
      },
      {
        id: 'd4',
        title: 'Certificate of death of Santos Mendoza, with translation',
        text: `REPUBLIC OF NICARAGUA
SUPREME ELECTORAL COUNCIL, CIVIL REGISTRY OF PERSONS, OCOTAL
CERTIFICATE OF DEATH (translation)
Name of deceased: SANTOS MENDOZA LIRA
Sex: M     Age: 78
Place of death: Hospital Alfonso Moncada Guillén, Ocotal
Date and hour: 2 October 2024, 03:40
Immediate cause: nosocomial pneumonia
Underlying cause: fracture of left hip, not operated
Manner: natural
Informant: Ivania Lagos (daughter-in-law)
Book 41, Folio 203`,
      },
      {
        id: 'd5',
        title: 'Medical affidavit of Dr. Paul Okonjo-Reyes',
        text: `MEDICAL AFFIDAVIT

I, Paul Okonjo-Reyes, M.D., state:

1. I am board certified in internal medicine and have made 63 forensic evaluations. I examined Mr. Mendoza in Miami on March 11, 2026 for 2.5 hours with an interpreter.

2. HISTORY. He related being suspended by the wrists on three occasions for what he estimated as an hour each, and being hooded with a plastic bag twice.

3. EXAMINATION.
a) Both wrists: circumferential hyperpigmented bands, 1.5 cm wide on the right, 1.2 cm on the left.
b) Right shoulder: abduction limited to 95 degrees; positive impingement sign.
c) Numbness of the right thumb and first two fingers; nerve conduction study of March 25, 2026 shows a lesion of the median nerve.
d) A scar of 2 cm over the left eyebrow, which he attributes to a fall from a horse in childhood.

4. MENTAL STATE. PHQ-9: 17. Harvard Trauma Questionnaire: 2.9 (cutoff 2.5). Startle at the air conditioner of my office, which he asked me to turn off.

5. OPINION. The bands are diagnostic of ligature under load. The shoulder is highly consistent with suspension. He has post-traumatic stress disorder. I cannot say from the body in which place it was done.

Sworn before me, notary, March 30, 2026.`,
      },
      {
        id: 'd6',
        title: 'Central American Rights Collective, Nicaragua: the year of the families, 2026 (excerpt)',
        text: `NICARAGUA: THE YEAR OF THE FAMILIES
Report 2026 (excerpt)

II. Relatives
Between 2023 and June 2026 the Collective registered 487 relatives of released or exiled prisoners who were detained; 71 of them for longer than thirty days without charge. In 119 cases the home or business was confiscated. "The family is the hostage that remains," a former judge said.

III. Prisons
* El Chipote: 36 persons interviewed after release; 29 described suspension, 22 asphyxia with a bag.
* Deaths in custody: 14 since 2023; no official was prosecuted.
* The government calls these accounts "fabrications of the coup plotters", and invited the Red Cross to two prisons in 2025, not to El Chipote.

IV. Return and re-entry
Since 2023 at least 1,640 citizens were refused entry to their own country. Of 212 persons on deportation flights in the first half of 2026, 38 were held on arrival; nine had not been located when this report went to press.

V. Beyond the border
In Costa Rica seven Nicaraguans in exile were shot between 2021 and 2025, three of them died. Major Roberto Samcam was killed in San José on June 19, 2025.

VI. Law
Laws 1042, 1055 and 1145 are the texts by which dissent is prosecuted. The constitutional reform of January 2025 placed the police under the direct orders of the co-presidents and created a "voluntary police" of, by the government's figure, 76,800 members, present in every municipality.`,
      },
    ],
    needed: [
      'Ocotal',
      'blue and white',
      'PLOMO',
      'June 21, 2021',
      '41 kilos',
      'February 9, 2023',
      'Pastora',
      'newspaper',
      'notebook',
      'my truck carries corn',
      'Then it will carry you',
      'August 3, 2024',
      'steps',
      '3,100',
      '41 days',
      'wrists',
      'plastic bag',
      'We will finish the root',
      'September 13, 2024',
      'October 2, 2024',
      'goods of traitors',
      'October 7, 2024',
      'October 29, 2024',
      'Chele Tercero',
      'January 11, 2025',
      'future',
      'Hialeah',
      '0.05',
      'the room is still cold',
      'July 25, 2024',
      'refrigerator',
      'not to be referred',
      '1.5 cm',
      'median nerve',
      '17',
      '2.9',
      'diagnostic of',
      '487 relatives',
      '71',
      '119 cases',
      '29 described',
      '22 asphyxia',
      '38 were held',
      '76,800',
      'fabrications',
      'seven Nicaraguans',
      'asylum on November 14, 2024',
    ],
  },
  {
    expected,
    id: 'R32',
    title:
      'an Ahmadi pharmacist of Pakistan and her husband at the asylum office in Chicago, a blasphemy report, five papers',
    as_of: '2026-11-23',
    client: {
      first_name: 'Amtul',
      middle_name: '',
      last_name: 'Bhatti',
      client: { country_of_citizenship: 'Pakistan', date_of_birth: '1991-12-03', gender: 'female' },
      spouse: { name: 'Naseer Bhatti', country_of_citizenship: 'Pakistan' },
      children: [],
    },
    answers: {
      jurisdiction: 'uscis',
      city: 'Chicago',
      state: 'IL',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2025-04-06',
      i589_filed_date: '2025-11-17',
      spouse_applying: 'yes',
      children_applying: 'no',
      first_defendant: 'Naseer Bhatti',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'Husband slapped & kept standing in PS Saddar Gojra 26 hrs, DSP watched TLP men hit him. Blasphemy accused are killed in custody.',
      procedural_history: 'yes',
      procedural_history_details:
        'B-2 both, ORD 04/06/2025, I-94 to 10/05/2025. I-589 rec’d 11/17/2025. Biometrics 1/6/2026. Not yet scheduled for intv. No NTA.',
      country_resided: 'no',
      applicant_basis: ['Religion'],
      religion_details:
        'Ahmadiyya Muslim Community, born in it. Finance secretary of Lajna (women) in Gojra since 2019.',
      country_persecution: 'Pakistan',
      who: 'Local TLP led by Qari Usman Jalali; shop owner Rafiq Cheema, competitor; police SHO Tanveer Gondal who follows them.',
      why: 'Because Ahmadis. Leaflet: "who buys from a Qadiani insults the Prophet".',
      when: '11/2021 boycott; 9/14/2023 minarets of mosque; 1/28/2025 crowd; 2/2/2025 FIR; husband 2/3-2/4/2025; 3/2025 Rabwah; 4/5/2025 left.',
      what: 'Boycott of pharmacy. Minarets broken w/ police present. Crowd of abt 150 broke the shop, she was dragged by scarf and stoned, 9 stitches; FIR u/s 298-C and 295-B on a prescription envelope w/ "Bismillah"; husband detained; baby lost at 11 weeks on 2/6/2025.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'Uncle Dr. Rashid shot in Karachi 2014. Husband beaten 2/3/2025. Graves of grandparents broken 8/2024.',
      client_reported: 'yes',
      yes_client_reported_details:
        '11/9/2021 application to SHO re boycott - no action. 1/29/2025 tried to register the attack; SHO Gondal registered her instead, 4 days later.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Affidavit of Amtul Bhatti',
        text: `AFFIDAVIT

I, Amtul Bhatti, daughter of Munir Ahmad, aged 34, presently of Zion, Illinois, solemnly affirm as under:

A. Myself
1. That I am by birth a member of the Ahmadiyya Muslim Community. We believe that Mirza Ghulam Ahmad of Qadian is the Promised Messiah. For this belief the law of Pakistan calls us non-Muslim since 1974, and since 1984 it is a crime when we call ourselves Muslim.
2. That I did B.Pharm from Faisalabad in 2014. In class I was made to drink from a separate glass.
3. That on 19.03.2017 I was married with Naseer, who is an electrician. We opened Shifa Pharmacy in Gojra in the same year. In 2019 I was made finance secretary of Lajna, which is our women's body, and I collected the chanda at homes.

B. The boycott
4. In November 2021 a leaflet was given out after Friday prayers with photo of our shop. It was written: "Who buys from a Qadiani insults the Prophet." On the foot of it was the name of Qari Usman Jalali of TLP. Rafiq Cheema, who has the medical store opposite, paid for the printing; the printer told it to my husband.
5. Sales went from Rs. 38,000 a day to about 9,000. On 9.11.2021 I gave written application to the SHO. He said, "Bibi, close the shop for some days and it will cool." It did not cool.

C. The minarets
6. On the night of 14/15 September 2023 police came with a mob to our mosque in the Mohalla. Police themselves stood with ladder. The minarets were broken with hammers and the Kalima was scratched from the wall. I was watching from roof of my in-laws with the lights off.
7. In August 2024 graves of my grandparents were broken at Chak 312.

D. 28 January 2025
8. It was Tuesday. I was alone in the shop since Naseer was gone to buy fuse. A boy brought a prescription. I gave the tablets in an envelope. On our envelopes was printed Bismillah, which the supplier prints for all shops.
9. After Asr some 150 people came. They were shouting labbaik. They broke the glass. One pulled me by the scarf out to the road. They threw stones and one opened my forehead, nine stitches. Qari Jalali was on a motorcycle, speaking in a megaphone: "The envelope is the proof." I was at that time ten weeks pregnant and I shouted this. A woman I do not know, with niqab, lay down on me and then they stopped. I never learned her name.
10. A constable, Akram, was standing at the corner from beginning to end. He was eating peanuts.

E. The police
11. On 29 January I went with bandage for registering my case. SHO Tanveer Gondal kept me for four hours and said, "First we see what you have done." On 2 February 2025 he registered FIR No. 77/25 against me and my husband, under sections 298-C and 295-B. 295-B is for life.
12. On 3.2.2025 they took Naseer from the house of his brother. They kept him until the evening of the next day. He was let off when the elders paid Rs. 200,000. What happened there he tells himself.
13. On 6 February 2025 I lost the baby in the Jamaat's hospital at Rabwah. The doctor says one cannot say from what.

F. Rabwah and leaving
14. We stayed in Rabwah from 5 February till 4 April in two rooms. It is said that Ahmadis are safe in Rabwah. On 11 March two men of the police of Gojra came there with the FIR, and the same week a poster was put at the bus stand with the photo of me and "wajib-ul-qatl", that is, who must be killed.
15. On 21 March a lawyer of the Jamaat filed for bail before arrest in Lahore. The clerk told him that the reader of the court is from TLP. It was dismissed on 28 March for non-appearance. We had not been told of the date.
16. We had visas since 2022 because my sister lives in Zion. On 5 April 2025 we went from Lahore. An uncle of Naseer who works with the airline walked with us.

G. Other matters
17. In 2022, from 10 July to 2 August, I visited my sister in Zion and went back to Pakistan. At that time it was only boycott and I had my shop.
18. In the form for my passport I signed, in 2016, like all Ahmadis, the declaration that we are non-Muslims. Without it they do not make it as Muslim, and with lie I did not want it.
19. I told the officer in Chicago that I am coming to my sister's delivery. She delivered on 30 April. It was true and it was not all.
20. In June 2026 the court at Toba Tek Singh declared us proclaimed offenders. My father-in-law has closed his gate with bricks.

I fear that if I go I am taken from the airport, since the name is in the list, and in the jail a prisoner will do what the crowd did not finish.

DEPONENT
Amtul Bhatti
Verified on oath at Zion, Illinois, on 3rd October 2026 that the contents are true and correct to the best of my knowledge.`,
      },
      {
        id: 'd2',
        title: 'First Information Report No. 77/25, Police Station Saddar Gojra, with translation',
        text: `FIRST INFORMATION REPORT (translated from Urdu)
Under Section 154 Cr.P.C.
No. 77/25      P.S.: Saddar Gojra      District: Toba Tek Singh
Date & time of report: 02-02-2025, 21:10
Name of complainant: Rafiq Cheema s/o Bashir Cheema, proprietor
Offence: 298-C, 295-B P.P.C.
Accused: (1) Amtul Bhatti w/o Naseer (2) Naseer Bhatti s/o Ghulam Rasool
Contents: The complainant states that he is a lover of the Prophet (PBUH). On 28-01-2025 at about 2 p.m. the accused No. 1, who is a Qadiani, in spite of this displayed herself as Muslim by using envelopes with holy words, and threw some such envelopes into the drain before the shop. The feelings of Muslims were injured. When people asked her about it peacefully, she used abusive words. Action may be taken.
Investigation entrusted to: S.I. Allah Ditta
Sd/- Tanveer Gondal, SHO`,
      },
      {
        id: 'd3',
        title: 'Statement of Naseer Bhatti',
        text: `STATEMENT OF HUSBAND

My name is Naseer Bhatti. I am husband of Amtul. I am electrician. My English is so-so, my sister-in-law has helped me.

On 3 February 2025 in the evening the police took me from my brother Waseem's house. They did not ask name. In the station there was DSP Khalid Warraich on a chair. Three men with green turbans were also there, they were not police. DSP told them: "Ask him what you like."

They asked me to curse the founder of our community. I did not. They slapped me, I think forty times, and they hit on the thighs with a leather strip which is called chittar. The DSP was drinking tea. All night I was made to stand. When I sat down the constable put water.

I was there 26 hours. My left ear makes a sound since then.

In the lock-up an old man who was there for electricity theft gave me his shawl. He was not Ahmadi.

When they let me go, Gondal said: "You go to your wife. The FIR stays. It is like a stamp."

Before 2021 I wired half of the bazaar, also the mosque of Qari Jalali. He still owes me Rs. 4,500.

Naseer Bhatti
Zion, 5 October 2026`,
      },
      {
        id: 'd4',
        title: 'Letter of Ahmadiyya Muslim Community USA, Department of External Affairs',
        text: `AHMADIYYA MUSLIM COMMUNITY USA
Date: September 12, 2026

Re: Mrs. Amtul Bhatti

Dear Sir or Madam:

This is to confirm, after inquiry with our headquarters, that Mrs. Amtul Bhatti (member code 48217) is an Ahmadi by birth and was finance secretary of Lajna Imaillah, Gojra, from July 2019 until February 2025. Since May 2025 she has been an active member of the Zion chapter, where she teaches the class of girls on Sundays.

We also confirm that our mosque in Gojra lost its minarets on the night of September 14 to 15, 2023, and that it was sealed by the administration on January 30, 2025.

We issue such letters only upon verification. In 2025 we declined 212 requests.

Amjad Virk
National Secretary`,
      },
      {
        id: 'd5',
        title: 'Commission for Religious Minorities in South Asia, Pakistan: Ahmadis in 2025 (excerpt)',
        text: `PAKISTAN: AHMADIS IN 2025

Key figures
- 11 Ahmadis killed because of faith (2024: 6)
- 38 mosques damaged or stripped of minarets, 24 of them by police or in their presence
- 71 blasphemy and 298-C cases against 149 Ahmadis
- 269 graves desecrated

Law. Section 298-C of the Penal Code punishes an Ahmadi who "poses as a Muslim" with up to three years. Section 295-B, on defiling the Koran, carries life imprisonment. Bail in such cases was refused at first instance in 66 of 71. None of the 149 was acquitted within the year.

TLP. The party was banned in October 2025 after clashes in Lahore. Its local clerics go on under other names. In Punjab the police registered complaints of TLP members against Ahmadis "as a rule within days", according to a retired inspector general.

Custody. Since 2020 nine persons accused of blasphemy were killed in custody or on the way to court, two of them by policemen.

Rabwah (Chenab Nagar). About 95 percent of its people are Ahmadis, and there is less violence there. In 2025, however, 17 residents were arrested on reports lodged in other districts, and three were stabbed at the bus station.

The authorities say that Ahmadis have all rights of other minorities and point to 44 arrests of attackers in 2025. The Commission could trace three convictions.`,
      },
    ],
    needed: [
      'Promised Messiah',
      'separate glass',
      'finance secretary',
      'insults the Prophet',
      'Rafiq Cheema',
      '38,000',
      'it will cool',
      'minarets',
      'ladder',
      'graves',
      'Bismillah',
      '150 people',
      'scarf',
      'nine stitches',
      'The envelope is the proof',
      'pregnant',
      'peanuts',
      'First we see what you have done',
      '77/25',
      '298-C',
      '295-B',
      '200,000',
      'February 6, 2025',
      '11 March',
      'wajib-ul-qatl',
      'non-appearance',
      'July 10',
      'non-Muslims',
      'delivery',
      'proclaimed offenders',
      'holy words',
      'Ask him what you like',
      'forty times',
      '26 hours',
      'It is like a stamp',
      '48217',
      'January 30, 2025',
      '11 Ahmadis',
      '24 of them',
      '66 of 71',
      'nine persons',
      '17 residents',
      '44 arrests',
      'three convictions',
      'as a rule within days',
    ],
  },
]
