import type { AsylumReading } from './asylum-readings.data.ts'

const expected = { sections: [], absent: [], checks: [] }

/** Two cases with their papers, each written whole before it was read: Ethiopia and Peru. */
export const sixteenthAsylum: readonly AsylumReading[] = [
  {
    expected,
    id: 'R50',
    title: 'an Oromo nurse of Ethiopia, asylum office Boston, third-person affidavit, treated a wounded man',
    as_of: '2026-11-28',
    client: {
      first_name: 'Hawi',
      middle_name: 'Tolera',
      last_name: 'Gemechu',
      client: { country_of_citizenship: 'Ethiopia', date_of_birth: '1994-09-14', gender: 'female' },
      spouse: { name: 'Lelisa Dinka Bekele', country_of_citizenship: 'Ethiopia' },
    },
    answers: {
      jurisdiction: 'uscis',
      city: 'Boston',
      state: 'MA',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2024-09-30',
      i589_filed_date: '2025-07-22',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'Raped and beaten at Nekemte police/military camp. On release told next time no hospital will find her. Kebele has her file.',
      procedural_history: 'no',
      country_resided: 'no',
      applicant_basis: ['Race', 'Political Opinion'],
      race_details: 'Oromo (from Wollega, where all are suspected to be Shane)',
      political_opinion_details:
        'imputed OLA ("Shane") b/c she treated a wounded man; also husband was OFC youth league; she has no party',
      country_persecution: 'Ethiopia',
      who: 'Oromia special forces, federal army in Nekemte, Commander Girma Desta, kebele administrator Ato Fikadu',
      persecutor_type: 'state',
      why: 'they said she is the doctor of Shane; because she is Oromo of Wollega, husband in OFC',
      when: 'Nov 2022 to June 2024',
      what: 'detained 17 days Nov 2022 after treating man, raped, beaten on feet; house searched 4x in 2023; husband arrested Aug 2023, gone since; detained again May 2024 three days',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details: 'husband Lelisa arrested 8/2023, whereabouts unknown; her colleague Sister Martha shot',
      client_reported: 'no',
      no_client_reported_details: 'to whom? the ones who did it hold the office',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Affidavit of Hawi Tolera Gemechu',
        text: `AFFIDAVIT OF HAWI TOLERA GEMECHU

1. The affiant is Hawi Tolera Gemechu, an Oromo woman, born September 14, 1994 in Gimbi, West Wollega, Ethiopia. She is a nurse with a diploma from Wollega University (2016).

2. The affiant married Lelisa Dinka Bekele in January 2020. He taught physics at the secondary school in Nekemte. He was a member of the youth league of the Oromo Federalist Congress until the party's offices in Nekemte were closed. She never joined the party. She went to two meetings with him in 2019 because there was music.

3. From 2017 the affiant worked at the Nekemte health center in the emergency room. On November 6, 2022, at night, three men carried in a fourth who had a bullet in the thigh. He gave the name of Abdi. She did not ask him who he was. The head nurse, Sister Martha Alemu, said to write "fall from a mule." The affiant wrote "wound of the thigh." Before the morning they carried him away.

4. On November 9, 2022 eight men of the Oromia special forces came to the health center. Commander Girma Desta asked who had been on duty. Sister Martha stepped forward, and he struck her with his radio. He then read the affiant's name from a paper. She was put on a truck with Sister Martha.

5. They were held in a store of the military camp behind the stadium. There were eleven women in it. The affiant was held for seventeen days. She was taken out at night, the first time on the second night. Commander Girma asked for the names of the men who had carried Abdi. He said, "All of Wollega is Shane, and you are their doctor." They laid her on a bench and beat her on the soles of the feet with a hose. On the fifth night two soldiers took her to a room with sacks. She was raped by both. One of them spoke Amharic and said that now she would bear something better than a Shane. She told nobody. She tells it here because her attorney asked.

6. Sister Martha was taken out on November 20. The affiant heard one shot. In the morning she saw the blue shoes of Sister Martha by the tap. The family was told that she had gone to the forest.

7. On November 26, 2022 the affiant was released after her father paid 60,000 birr to the administrator of the kebele, Ato Fikadu. He made her sign a paper that she would report every Friday. He said to her, "Next time no hospital will find you."

8. She reported every Friday for eighteen months. In the year 2023 soldiers searched the house four times. On August 15, 2023 they took Lelisa from his classroom. His students saw it. The affiant went to the police, the camp and the prison in Nekemte and each said that he was at the other. She has not heard of him since. She does not know whether she is a wife or a widow.

9. On May 28, 2024 she was detained again, for three days, at the Kebele 05 police station, because she had come to sign on a Saturday and not a Friday. A policeman poured water on her and left her in the yard for the night. He said that the file of the doctor of Shane is not closed.

10. She went to Addis Ababa on June 4, 2024. She stayed with a former classmate, Tigist, in Ayat. The landlord asked for an identity card and when he saw that it was issued in West Wollega he told Tigist that he did not want trouble. She moved three times in three months. In August the police of the subcity came at night to check tenants, and she hid on the roof.

11. A cousin who works for an airline arranged a visa for a nursing conference in Boston. The affiant flew on September 29, 2024 and arrived on September 30. Nobody stopped her at Bole airport. The cousin had paid an officer there.

12. In Lowell she lives with an Ethiopian family from her church. She works as a home health aide since December 2025 and studies for the NCLEX. She has never been arrested in the United States.

13. Her father told her by telephone in April 2026 that Ato Fikadu had come and asked in which country "the doctor" now earns dollars. Her younger brother Obsa was taken for military training in February 2026. Her sister Chaltu is a clerk in the kebele and has had no difficulty.

14. She fears that she will be killed as Sister Martha was. She still has pain in the left heel and she does not go to the gynecologist because she cannot lie on the table.

Sworn before me in Lowell, Massachusetts, October 19, 2026
Hawi T. Gemechu`,
      },
      {
        id: 'd2',
        title: 'Forensic medical evaluation, Dr. Ruth Lindqvist, MD',
        text: `FORENSIC MEDICAL EVALUATION
Prepared for: Ms. Hawi Gemechu       Examined: July 30, 2026, Boston
Examiner: Ruth Lindqvist, MD, MPH, internal medicine, 19 years

History obtained. Ms. Gemechu, 31, gave her history in English and Afaan Oromo over two and a half hours. She described beatings to the soles on about six nights. She described one sexual assault by two men in November 2022. She asked me to leave the door open.

Examination. Left heel: loss of the fat pad on palpation, tender. Both soles: three faint transverse linear hyperpigmentations. Gait: she avoids loading the left heel. Pelvic examination not performed at her request.

Interpretation. In the terms of the Istanbul Protocol the findings at the soles are highly consistent with repeated blunt trauma as she describes it. Long hours of standing, as in nursing, may produce heel pain but not loss of the pad on one side with linear marks. The absence of physical signs of the sexual assault is expected after this time.

Psychological. She meets the criteria for posttraumatic stress disorder. She wept only when she spoke of the shoes. She gave the length of the first detention as sixteen days in one place and seventeen in another.

Conclusion. I have no financial interest in the outcome. I found no sign that she exaggerated.`,
      },
      {
        id: 'd3',
        title: 'Letter of Tolera Gemechu, father (translation from Afaan Oromo)',
        text: `Gimbi, 3 May 2026

I am Tolera Gemechu, a farmer, 67 years old. Hawi is my first daughter.

In Hidar of 2015 of our calendar (November 2022) they told me that she is with the soldiers in Nekemte. I sold two oxen and my brother sold one. I gave 60,000 birr in the hand of Fikadu in his house, at night. He counted it two times. After three days she came. She could not put her feet on the ground. Her mother washed her and her mother cried and did not tell me why.

The family of Sister Martha looked for her until Fasika. Then a herder found a skirt.

My son-in-law Lelisa is a quiet man. I went to the prison of Nekemte with bread for him. The guard took the bread and said there is no such name.

Last month Fikadu asked where the doctor is. I said I am old and I do not know countries. My other daughter works in his office, he does nothing to her, she makes his coffee. My son they took for soldier.

Do not send her back. I have no more oxen.

Fingerprint of Tolera Gemechu`,
      },
      {
        id: 'd4',
        title: 'Nekemte health center, staff card and duty roster, Tikimt-Hidar 2015 (translation)',
        text: `NEKEMTE HEALTH CENTER
Staff card: HAWI TOLERA, Clinical Nurse, since 12/01/2010 E.C.
Duty roster, emergency, night
27 Tikimt 2015: Martha A., Hawi T.
28 Tikimt 2015: Obse K., Dr. Yonas
30 Tikimt 2015: Martha A. (crossed out), Hawi T. (crossed out)
Remark in pen: "taken"`,
      },
      {
        id: 'd5',
        title: 'Message from Tigist Abebe, printed',
        text: `WhatsApp, Tigist Abebe to Hawi, printed October 2, 2026

14/09/2024, 21:07 - Tigist: dont come back to my place tonight. two civil men asked the guard if the girl from wollega stays here
14/09/2024, 21:09 - Hawi: did they say a name
14/09/2024, 21:10 - Tigist: they said the nurse. go to your church friend
02/06/2026, 08:33 - Tigist: here it is calm now in ayat, but the id check is always. they took the neighbor boy also from wollega and brought him back after 2 days`,
      },
      {
        id: 'd6',
        title: 'Horn Rights Desk, Oromia: Health Workers between the Lines, 2025',
        text: `HORN RIGHTS DESK
OROMIA: HEALTH WORKERS BETWEEN THE LINES
June 2025

Summary. Between 2020 and 2025 we documented 148 detentions of health workers in Oromia on the accusation of having treated members of the Oromo Liberation Army (OLA), which the Government calls Shane. 97 took place in the four Wollega zones. Nineteen of the detained died or disappeared.

Sexual violence. Of 61 women who were interviewed after detention 38 reported rape by soldiers or members of the special forces. None had reported it to the authorities. One prosecution is known to us for the whole period; it ended with an acquittal.

How suspicion works. "To be from Wollega is the evidence," a former prosecutor told us. The identity card states the zone of issue. In Addis Ababa persons with cards from Wollega were detained in house checks in 2023 and 2024, most of them for less than a week.

The Government's position. The Ministry of Justice states that the security forces act within the law and that abuses are investigated. A peace agreement was signed with one faction of the OLA on December 1, 2024 and 1,100 detainees were released in the months after it. Fighting with the other faction continues in West Wollega.

After release. Of 74 released health workers whom we followed for a year 33 were arrested again.

The OLA too has killed and kidnapped health workers who refused to treat its fighters; we documented 14 such cases.`,
      },
    ],
    needed: [
      'bullet in the thigh',
      'wound of the thigh',
      'struck her with his radio',
      'All of Wollega is Shane',
      'bear something better',
      'blue shoes',
      '60,000 birr',
      'no hospital will find you',
      'searched the house four times',
      'the other',
      'is not closed',
      'issued in West Wollega',
      'no more oxen',
      'highly consistent',
      'sixteen days',
      'girl from wollega',
      '148 detentions',
      '38 reported rape',
      '33 were arrested again',
      'December 1, 2024',
      'no difficulty',
    ],
  },
  {
    expected,
    id: 'R51',
    title: 'a Quechua rondero of Peru, illegal mining and police, detained court in Tacoma, long paragraphs',
    as_of: '2026-11-28',
    client: {
      first_name: 'Wilber',
      middle_name: 'Saturnino',
      last_name: 'Huamaní Ccoyllo',
      client: {
        a_number: 'A 244-090-116',
        country_of_citizenship: 'Peru',
        date_of_birth: '1988-11-29',
        gender: 'male',
      },
      spouse: { name: 'Nélida Quispe Roca', country_of_citizenship: 'Peru' },
      children: [
        { name: 'Yesenia Huamaní Quispe', date_of_birth: '2012-05-05', country_of_citizenship: 'Peru' },
        { name: 'Rumi Huamaní Quispe', date_of_birth: '2018-01-21', country_of_citizenship: 'Peru' },
      ],
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Theodore Blankenship',
      city: 'Tacoma',
      state: 'WA',
      detained: 'yes',
      asylum_application_timing: 'yes',
      last_arrival_date: '2026-01-12',
      i589_filed_date: '2026-05-04',
      nta_date: '2026-01-28',
      next_hearing: 'Dec. 22, 2026 8:30 AM (individual, by video)',
      children_applying: 'no',
      spouse_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'Mining mafia cut the ears/hands of the ronderos they catch, policemen at comisaria give them names. He was hung in the police station of Secocha 2 days.',
      procedural_history: 'no',
      country_resided: 'no',
      applicant_basis: ['Political Opinion', 'Particular social group', 'Race'],
      social_group_details:
        'leaders of the rondas campesinas who denounced illegal mining; land defenders of the community of Huancaray',
      race_details: 'Quechua',
      political_opinion_details: 'against the mining and the corruption of the mayor; spoke in assembly and radio',
      country_persecution: 'Peru',
      who: 'illegal miners "Los Pulpos de Secocha" (boss Elmer Tito alias Oso), Mayor Rubén Ayquipa, police Lt. Cárdenas',
      persecutor_type: 'mixed',
      why: "because he led the ronda that closed the road & denounced the mercury & the mayor's share",
      when: 'March 2024-Nov 2025',
      what: 'threats by phone, dogs poisoned, hung & beaten at police station Aug 2024 (2 days), brother in law Efraín shot dead on 2/2/2025, house dynamited Oct 2025',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details: 'Efraín Quispe (br-in-law, vice president of ronda) killed; wife lost baby after house',
      client_reported: 'yes',
      yes_client_reported_details: 'fiscalía Andahuaylas April 2024 & Feb 2025; archived',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Declaration of Wilber Huamaní Ccoyllo (translated from Quechua and Spanish)',
        text: `DECLARATION OF WILBER SATURNINO HUAMANÍ CCOYLLO

I, Wilber Saturnino Huamaní Ccoyllo, say the following. I was born in the community of Huancaray, province of Andahuaylas, Apurímac, on November 29 of 1988, and I am Quechua, that is my first tongue, Spanish I learned in school and from the radio. I have primary complete and two years of secondary. I plant potatoes and quinoa and I had eleven cows, and from 2021 my community elected me as president of the ronda campesina, which is our own guard, with chicotes, without guns, the law recognizes it, because the police lives two hours away and when they come they ask for gasoline.

In the year 2023 outsiders began to come to the river with machines, they told that it was for a road, but it was gold. They were of the people of Elmer Tito, whom they call Oso, from Secocha. The water turned the color of coffee with milk and in the month of February of 2024 nineteen sheep of my neighbor Don Paulino died in one night, and the doctor of the animals told us mercury. In the assembly of March 10, 2024 I spoke, I said that the river is our mother and that whoever sells the river sells his mother, and I said also that Mayor Rubén Ayquipa receives ten percent, because his nephew had shown me the notebook when he was drunk. They applauded me. The mayor was sitting in the first row. Two hundred voted to close the road with stones, and we closed it.

From that week they called me on my cell, a voice, it said "Rondero, your cows are fat, your children also." On April 3 my two dogs were poisoned. On April 15 of 2024 I went with Efraín Quispe, the brother of my wife, he was vice president of the ronda, to the fiscalía in Andahuaylas and we denounced Oso and the mayor by name. The prosecutor, Dr. Salas, said to us that we should bring the notebook. How am I going to bring the notebook, the nephew was already in Lima.

In August of 2024, it was the 19th, Lieutenant Cárdenas of the police stopped me on the road with a pickup that had no plate. He told me there was a denunciation that we ronderos had kidnapped a miner. It was a lie, we had held a miner for one night in the communal house in May because he was drunk and had hit a woman, and in the morning we delivered him to his wife, that is what the ronda does. They did not take me to Andahuaylas, they took me to the police station of Secocha which is in Arequipa, seven hours, a station next to the camp. They hung me by the arms with a rope from a beam, backwards, and the lieutenant hit me in the ribs with the chicote of my own ronda. Oso came in eating a chicken. He said to me, "Indian, you have a big mouth for such small feet. Who is going to cry for a cholo?" and to the lieutenant he said that they should leave me alive so I tell the others. I was there two days. They threw me at the crossing of Chincheros. Since that time the right arm does not go up.

The health post of Huancaray gave me pills. The technician was afraid to write it.

I did not stop. In September I spoke on Radio Titanka, I named the lieutenant. My wife said to me that I was married with the river. On February 2 of 2025, the day of the Candelaria, they shot Efraín when he came out of the chapel, from a motorcycle, four shots, and he fell on the drum. On the wall of the chapel they wrote "One by one, ronderos." I denounced again at the fiscalía on February 6. They gave me a paper that in May said archived because the authors could not be identified. The whole village had seen the motorcycle and that it went to the camp.

On October 24 of 2025 at three in the morning they threw dynamite in my house. We were sleeping in the kitchen, which is apart, for the cold, and that is why we live. The bedroom fell. My wife Nélida was five months pregnant and in four days she lost the child in the hospital of Andahuaylas. She went with Yesenia and Rumi to her aunt in Ayacucho. I hid in Abancay in the house of a priest, Father Tomás, two weeks, and there a woman who sells at the market told the father that two men from Secocha were showing my photograph. On November 15 I left, by Bolivia and Brazil and up. I was robbed in the Darién... no, by Mexico I was robbed, in the Darién I had fever. I entered on January 12 of 2026 near Lukeville and I gave myself up. The officer asked me if I have fear and I said yes because of the mine. He asked me whether I had been arrested in my country, I said no, because those two days were not an arrest, there was no paper.

In detention here I work in the kitchen. I had a fight with a man who took my phone time, in July, and they gave me five days of segregation, I accept that I pushed him. I was in the United States before, in 2011, four months, I came by Nogales and the patrol returned me voluntarily the same day, I mean the next day, and I did not come again.

Nélida tells me that in Ayacucho nobody has looked for her. But she does not say her surname. On August of this year, in the patron feast, they put my name in the church of Huancaray in the list of the dead. The new president of the ronda signed an agreement with the mining people and the road is open.

I declare under penalty of perjury that all is true and that it was read to me in Quechua by Edilberto Ñahui by telephone.
Wilber Huamaní Ccoyllo, Tacoma, November 5, 2026`,
      },
      {
        id: 'd2',
        title: 'Affidavit of Nélida Quispe Roca (translation)',
        text: `I, Nélida Quispe Roca, with DNI 44518820, housewife, resident at present in Ayacucho, declare:

That Wilber Huamaní is my companion since 2010 and we have two children.

That in August of 2024 he came back after three days. His shirt stuck to the back. He could not lift the spoon and Yesenia gave him to eat.

That my brother Efraín was killed on the 2nd of February of 2025. I washed him. They were four holes. My mother has not spoken since then.

That the day of the explosion it was the 24th of October. I was with five months. I lost a boy. The hospital wrote "threat of abortion, fall." I did not fall.

That I do not receive threats here, and my children go to school with my aunt's surname.

That Lieutenant Cárdenas was changed to Cusco in 2026, they say with promotion.

Ayacucho, 20 September 2026
Nélida Quispe Roca (fingerprint)`,
      },
      {
        id: 'd3',
        title: 'Prosecutor’s disposition, Andahuaylas (translation)',
        text: `PUBLIC MINISTRY
SECOND PROVINCIAL CRIMINAL PROSECUTOR'S OFFICE OF ANDAHUAYLAS
Case file 1806014502-2025-118-0
Disposition No. 02
Andahuaylas, 14 May 2025

HAVING SEEN: the complaint of Wilber Huamaní Ccoyllo against persons responsible for the homicide of Efraín Quispe Roca.
CONSIDERING: That the witnesses cited did not appear. That the complainant attributes the act to persons dedicated to mining without providing elements. That the Police of Secocha reports having no knowledge.
DECIDES: THAT IT IS NOT APPROPRIATE to formalize preparatory investigation. ARCHIVE.
Provincial Prosecutor Hernán Salas Peña`,
      },
      {
        id: 'd4',
        title: 'Minutes of the communal assembly of Huancaray, March 10, 2024 (translation)',
        text: `COMMUNITY OF HUANCARAY
BOOK OF MINUTES, folio 88
Today 10 March 2024, at 10 a.m., 231 members present. Order of the day: contamination of the river.
The president of the ronda Wilber Huamaní took the word and said that the river is dying and that the mayor has a share in it. Mr. Rubén Ayquipa took the word and said that he will see who speaks when the road is closed.
AGREEMENT: closing of the road by 198 votes in favor, 20 against, 13 abstentions.`,
      },
      {
        id: 'd5',
        title: 'Medical report, Dr. Alicia Fonseca, Northwest Detention clinic review',
        text: `INDEPENDENT MEDICAL REVIEW
Re: HUAMANI CCOYLLO, Wilber
Reviewer: Alicia Fonseca, MD
Visit: NWIPC Tacoma, 09/17/2026, 75 min, interpreter Quechua by phone

Complaint: R shoulder, cannot abduct above 70 degrees. Onset "when the police hung me" (08/2024).
Exam: R brachial plexus signs, wasting of deltoid. Circumferential faint scar R wrist. Two healed ribs palpable L side.
Assessment: combination of findings typical of suspension by arms behind the back ("Palestinian hanging"). Not explained by farm labor.
Mental: sleeps 3 hrs, PC-PTSD-5: 5/5.
He reported being held "three days."
Detention medical file: "shoulder pain, ibuprofen" x 6 visits. No imaging done.`,
      },
      {
        id: 'd6',
        title: 'Andes Land Watch, Gold and Silence: Peru 2026',
        text: `ANDES LAND WATCH
GOLD AND SILENCE: PERU 2026

Killings. 38 land and environmental defenders were killed in Peru between 2020 and 2025, 24 of them members of indigenous communities or of rondas campesinas. In four of the 38 cases somebody was convicted.

Police and miners. In Secocha and Pataz the organization found payments from miners to police posts in 14 of 17 posts visited. Ronderos who denounce miners are themselves charged with kidnapping: 212 were under investigation for that in 2025.

Mayors. Eleven mayors in Apurímac and Arequipa are under investigation for shares in mines.

How they are seen. In the press of the region those who oppose the mines are called "anti-mining terrorists" ("terrucos"). The word cholo or indio is used with it. The Constitution recognizes the rondas and they are known by their ponchos and their whips in every district.

Protection. The Ministry of Justice has a mechanism for defenders since 2021. Of 402 applications 166 were granted; the measures were most often a telephone number. Three of those who were protected were killed.

Elsewhere. Those who move to Lima are in general not followed unless they go on denouncing. Two leaders from Apurímac were found in Lima in 2025 through the register of identity documents, to which buyers have access in the market of Azángaro.`,
      },
    ],
    needed: [
      'sells the river',
      'ten percent',
      'close the road',
      'your cows are fat',
      'poisoned',
      'bring the notebook',
      'kidnapped a miner',
      'from a beam',
      'Who is going to cry for a cholo',
      'right arm',
      'Radio Titanka',
      'fell on the drum',
      'One by one',
      'dynamite',
      'lost the child',
      'showing my photograph',
      'there was no paper',
      'lift the spoon',
      'NOT APPROPRIATE',
      'Palestinian hanging',
      '14 of 17',
      'anti-mining terrorists',
      'nobody has looked for her',
      'Two leaders from Apurímac',
    ],
  },
]
