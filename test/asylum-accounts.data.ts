import type { AsylumReading } from './asylum-readings.data.ts'

const expected = { sections: [], absent: [], checks: [] }

/** Two fictional cases with a long account of the client's own, written whole before the brief was first read. */
export const accountAsylum: readonly AsylumReading[] = [
  {
    expected,
    id: 'R13',
    title: 'an Iranian convert, affirmative, with husband included, five documents',
    as_of: '2026-11-22',
    client: {
      first_name: 'Shirin',
      middle_name: '',
      last_name: 'Rahmani',
      client: {
        a_number: 'A 221-904-556',
        country_of_citizenship: 'Iran',
        date_of_birth: '1991-06-09',
        gender: 'female',
      },
    },
    answers: {
      jurisdiction: 'uscis',
      city: 'Tustin',
      state: 'CA',
      asylum_application_timing: 'yes',
      last_arrival_date: '2025-03-18',
      i589_filed_date: '2025-10-02',
      spouse_applying: 'yes',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'In detention in Shiraz she was made to stand facing a wall for two nights, was slapped and hit on the soles of her feet with a cable, and was threatened with rape by the interrogator. She fears the same and worse as an apostate.',
      procedural_history: 'no',
      country_resided: 'no',
      applicant_basis: ['Religion', 'Political Opinion'],
      religion_details:
        'Shirin was raised Shia Muslim and converted to Christianity in 2021. She was baptized in a house church in Shiraz on April 10, 2022 and is now a member of an Iranian evangelical church in Irvine.',
      political_opinion_details:
        'Opposes compulsory hijab; took part in the protests of October 2022 after the death of Mahsa Amini.',
      country_persecution: 'Iran',
      who: 'Agents of the Ministry of Intelligence in Shiraz; the Revolutionary Court; her father-in-law, a retired officer of the Basij.',
      why: 'The interrogator called her an apostate and a servant of Zionist Christianity and told her that leaving Islam is punished with death. They wanted the names of the members of the house church.',
      when: 'October 2022 (protest and first arrest); December 24, 2023 (raid on the house church and detention of 17 days); September 2024 (summons); March 2025 (left).',
      what: 'First arrest at a protest in October 2022, held one night and made to sign a pledge. On December 24, 2023 the Ministry raided the Christmas service of the house church. She was held 17 days in a detention center called Plaque 100, beaten with a cable, threatened with rape and forced to sign a statement. Released on bail of 4 billion rials. Dismissed from her job as a teacher in February 2024. Pastor sentenced to ten years. Summoned to the Revolutionary Court in September 2024.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'The pastor of the house church, Behrouz Karimi, was sentenced to ten years in prison in July 2024. Two other members are in prison.',
      client_reported: 'no',
      no_client_reported_details:
        'The persecutor is the government. There is nobody to report to, and a complaint would have brought her back to the same office.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Declaration of Shirin Rahmani',
        text: `DECLARATION OF SHIRIN RAHMANI

I, Shirin Rahmani, declare as follows:

1. I was born on June 9, 1991 in Shiraz, Iran. I am thirty-five years old. I make this declaration in support of my application for asylum.

2. I grew up in a Muslim family. My mother prayed and fasted. I did what was expected of me, but I never found peace in it.

3. In the spring of 2021, after two miscarriages, my colleague Mahnaz gave me a New Testament in Farsi. I read the Gospel of John in one night. I began to meet with Mahnaz and four other women in her apartment on Thursdays.

4. On April 10, 2022 I was baptized by Pastor Behrouz Karimi in the bathtub of a house in the Maliabad district of Shiraz. My husband Navid was baptized in November of the same year.

5. In October 2022 I went with other teachers to a protest near Eram Street after Mahsa Amini was killed. I took off my scarf. Plainclothes men hit me on the back with a baton and put me in a van. I was held for one night in a police station and signed a pledge not to take part in gatherings.

6. On the evening of December 24, 2023, about twenty of us were singing in the house of Pastor Behrouz when nine agents came in over the wall of the yard. They filmed us. They took the phones, the Bibles and the guitar. They put a hood over my head.

7. They took me to the detention center of the Ministry of Intelligence that people call Plaque 100. I was there for seventeen days, the first nine of them alone in a cell without a window.

8. An interrogator who called himself Haj Agha Mohammadi asked me every day for names. When I did not answer he made me stand facing the wall for two nights. On the fourth day a woman held my ankles and he hit the soles of my feet with a cable, perhaps fifteen times. I could not put on my shoes.

9. He said, "You are an apostate. The judge will not even need to think. Before that I will give you to my men." I understood that he meant that I would be raped.

10. On January 10, 2024 I signed a paper which I was not allowed to read. My father gave the deed of his house as bail of four billion rials and I was let go.

11. On February 3, 2024 the Department of Education of Fars Province dismissed me after eleven years as a teacher of mathematics because of "lack of moral competence."

12. In July 2024 Pastor Behrouz was sentenced to ten years. Mahnaz was sentenced to five years. I know this from Mahnaz's sister.

13. My father-in-law, Gholamreza Sadeghi, is a retired officer of the Basij. When he learned that Navid had been baptized too, he came to our apartment in May 2024, broke my nose with his fist, and said that our blood was permitted. I did not go to a hospital. A neighbor who is a nurse set it.

14. On September 15, 2024 a summons came from Branch 1 of the Revolutionary Court in Shiraz. I was to appear on October 6. I did not appear. We hid at the house of an aunt of Navid's in Bandar Abbas for five months.

15. We left Iran on March 14, 2025 by boat to Dubai with the help of a smuggler and flew to Los Angeles on March 18, 2025 with visitor visas that we had received in 2023 for a wedding.

16. My father told me by telephone in June 2025 that two men in plain clothes had come and asked for me, and that his house will be taken.

17. In Irvine we go to the Iranian Church of Hope. I teach the children on Sundays. I have written about my faith on Instagram under my own name since May 2025.

18. If I go back I will be arrested at the airport. I have signed a paper and I have not come to court. I believe that I will be killed.

I declare under penalty of perjury that the foregoing is true and correct.

Executed on September 20, 2025, at Irvine, California.

Shirin Rahmani`,
      },
      {
        id: 'd2',
        title: 'Letter of Pastor Daniel Hovsepian, Iranian Church of Hope',
        text: `IRANIAN CHURCH OF HOPE
Irvine, California

September 8, 2025

To the Asylum Office:

I am the pastor of the Iranian Church of Hope. I have known Shirin Rahmani and her husband Navid Sadeghi since April 6, 2025, when they first came to our Sunday service. They have missed two Sundays since.

Before we admit anyone to membership we hold eight lessons and a conversation about faith. Shirin knew the Gospels better than some who have been with us for ten years. She was admitted as a member on July 13, 2025.

She teaches our children's class, eleven children between five and nine years of age.

I was myself imprisoned in Iran for my faith from 2009 to 2011. In my experience a convert who has been before the Ministry once and who did not appear in court will be arrested on return.

Rev. Daniel Hovsepian`,
      },
      {
        id: 'd3',
        title: 'Summons of the Revolutionary Court of Shiraz, with translation',
        text: `ISLAMIC REPUBLIC OF IRAN
Judiciary
Revolutionary Court of Shiraz, Branch 1

SUMMONS

Case No. 140309920011

Name of the summoned person: Shirin Rahmani, daughter of Hossein
Date of appearance: October 6, 2024, 9:00 a.m.
Subject of the summons: Propaganda against the regime; membership in an illegal group with the aim of disturbing national security (house church)
If you do not appear, you will be arrested.

CERTIFICATE OF TRANSLATION
I, Parisa Noori, certify that I am competent in Persian and English and that the above is a true translation.
August 30, 2025`,
      },
      {
        id: 'd4',
        title: 'Psychological evaluation by Leila Farahani, Psy.D.',
        text: `PSYCHOLOGICAL EVALUATION

Name: Shirin Rahmani
Date of evaluation: August 2 and August 9, 2025
Evaluator: Leila Farahani, Psy.D., licensed psychologist

Reason for referral: Ms. Rahmani was referred by her attorney for an evaluation in connection with her application for asylum.

Findings: Ms. Rahmani meets the criteria for posttraumatic stress disorder and for major depressive disorder, moderate. She reports nightmares four or five times a week in which a man stands behind her. She startles at the sound of a bunch of keys. She cannot stand with her face to a wall, not in an elevator and not in a line.

On examination of the feet I saw no marks, and I am not a physician. She walks on the outer side of both feet when barefoot, which she explains by pain.

She gave the date of her release first as January 9 and later as January 10, 2024. Such variation is usual in persons with her condition and in my opinion does not suggest invention.

Conclusion: Her symptoms are consistent with what she reports. Return to Iran would in my opinion bring about a serious deterioration, with a risk of suicide.

Page 1 of 1`,
      },
      {
        id: 'd5',
        title: 'Article 18 and partners, Annual Report 2025: Rights Violations Against Christians in Iran (excerpt)',
        text: `ANNUAL REPORT 2025
RIGHTS VIOLATIONS AGAINST CHRISTIANS IN IRAN

Page 4

During the year at least 139 Christians were arrested and 80 were detained. By the end of the year 21 were serving sentences of imprisonment, of internal exile or of forced labor.

Page 5

Converts from Islam bear the brunt. The authorities do not recognize conversion, and members of house churches are charged with acting against national security under Articles 499 and 500 of the Penal Code. Article 500 bis, added in 2021, allows up to ten years for "deviant propaganda."

Page 6

Apostasy is not named in the Penal Code, but judges may rely on Islamic jurisprudence under Article 167 of the Constitution, and converts report being threatened with execution during interrogation.

The security services operate in all provinces. Converts who moved to another city were found by their telephones and by their families.`,
      },
    ],
    needed: [
      'New Testament in Farsi',
      'April 10, 2022',
      'Maliabad',
      'Eram Street',
      'baton',
      'one night in a police station',
      'nine agents',
      'Plaque 100',
      'seventeen days',
      'facing the wall',
      'soles of',
      'fifteen times',
      'apostate',
      'January 10, 2024',
      'four billion rials',
      'lack of moral competence',
      'Pastor Behrouz was sentenced to ten years',
      'broke my nose',
      'our blood was permitted',
      'September 15, 2024',
      'October 6',
      'Bandar Abbas',
      'March 14, 2025',
      'two men in plain clothes',
      'Iranian Church of Hope',
      'Instagram',
      'July 13, 2025',
      'eight lessons',
      'children’s class',
      '2009 to 2011',
      'Propaganda against the regime',
      'posttraumatic stress disorder',
      'nightmares',
      'bunch of keys',
      'January 9',
      'risk of suicide',
      '139 Christians',
      'Articles 499 and 500',
      'Article 167',
      'all provinces',
      'found by their telephones',
      'Navid Sadeghi',
    ],
  },
  {
    expected,
    id: 'R14',
    title: 'a woman of Honduras and her partner, a policeman’s brother, before the court in Houston, four documents',
    as_of: '2026-11-22',
    client: {
      first_name: 'Yesenia',
      middle_name: 'Carolina',
      last_name: 'Mejía Bonilla',
      client: {
        a_number: 'A 245-677-120',
        country_of_citizenship: 'Honduras',
        date_of_birth: '1994-08-30',
        gender: 'female',
      },
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Harold Brandt',
      city: 'Houston',
      state: 'TX',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2025-01-22',
      i589_filed_date: '2025-08-11',
      nta_date: '2025-01-25',
      spouse_applying: 'no',
      children_applying: 'yes',
      first_defendant: 'Dylan Josué Mejía Bonilla, A 245-677-121, son, born 2016-03-04',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'Her former partner beat and raped her for six years. His brother is a police officer in Choloma who returned her to him and told him where she was hiding. She fears that he would kill her and that the police would let him.',
      procedural_history: 'yes',
      procedural_history_details:
        'The Notice to Appear is dated January 25, 2025 and was filed with the court in Houston on March 3, 2025. At the master hearing on September 9, 2025 she admitted the allegations and conceded the charge. The individual hearing is set for February 16, 2027.',
      country_resided: 'yes',
      benefits_details:
        'She passed through Guatemala and Mexico in two weeks in January 2025 and had no status in either country.',
      applicant_basis: ['Particular social group', 'Political Opinion'],
      social_group_details:
        'Honduran women who are viewed as property by virtue of their positions within a domestic relationship',
      political_opinion_details:
        'She believes that a woman is nobody’s property and that a wife may say no. She told him so, and she told the women of her church.',
      country_persecution: 'Honduras',
      who: 'Her former partner, Osman Geovany Reyes Lara, and his brother Edwin, an officer of the national police in Choloma.',
      why: 'Osman told her that she was his and that a woman who leaves her husband is a whore. He beat her when she said that she had rights. He said the law in his house was him.',
      when: 'They lived together from 2015. First beating in May 2017. Rape and beatings until 2024. September 14, 2022 knife. March 2024 she fled to Siguatepeque and was found in June 2024. January 5, 2025 left Honduras.',
      what: 'Beatings, rapes, a knife wound to the arm, a miscarriage after a beating in 2019, threats to kill her with a gun. She reported him twice. The police sent her home.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details: 'Osman threw their son Dylan against a wall in 2023 and broke his collarbone.',
      client_reported: 'yes',
      yes_client_reported_details:
        'She reported to the police station in Choloma on September 15, 2022 and to the prosecutor for women in San Pedro Sula on April 2, 2024. Nothing was done. Edwin told Osman of both reports.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Affidavit of Yesenia Mejía Bonilla',
        text: `AFFIDAVIT OF YESENIA CAROLINA MEJÍA BONILLA

My name is Yesenia Carolina Mejía Bonilla. I was born on August 30, 1994 in Choloma, Cortés, Honduras. I finished ninth grade and sewed in a factory of T-shirts from the age of seventeen.

I met Osman Geovany Reyes Lara at the factory in 2014. He was a supervisor. In 2015 we began to live together in a house that belonged to his mother in the Colonia López Arellano. At first he was kind. Our son Dylan was born on March 4, 2016.

In May 2017 I came home late because the bus broke down. Osman was waiting at the door. He hit me in the mouth and two of my teeth broke. He cried afterwards and said that it was because he loved me.

After that he beat me about twice a month, mostly when he was paid. He did not let me have a telephone. He chose my clothes. When I did not want to be with him he forced me. He said, "You are mine, I paid for you." I did not know that this is called rape when it is the man you live with.

In August 2019 I was three months pregnant. He kicked me in the stomach because I had told his sister that a woman also has rights. I lost the baby two days later in the hospital Mario Catarino Rivas. I told the doctors that I had fallen.

On September 14, 2022 he came home drunk and held a knife to my throat. When I pushed him away he cut my left arm from the elbow to the wrist. My neighbor Doña Suyapa took me to the health center, where I got nineteen stitches.

The next day I went to the police station in Choloma. The officer at the desk was a friend of Osman's brother Edwin, who is a policeman there. He wrote nothing down. He said, "Go home and cook for him." Edwin himself drove me back to the house in the patrol car. That night Osman beat me with the flat of a machete because I had gone to the police.

In July 2023 he threw Dylan against the wall because he was crying. Dylan's collarbone broke. Dylan was seven.

On March 19, 2024, while Osman was at work, I took Dylan and went by bus to my cousin Karla in Siguatepeque, four hours away. On April 2, 2024 I went to the prosecutor for women in San Pedro Sula with Karla. They gave me a paper for a forensic doctor and told me to come back in two months.

On June 8, 2024 Osman stood in front of Karla's house with a pistol. He said that Edwin had found me in the computer of the police. He fired into the air twice. He said that next time he would not shoot at the sky. Karla's husband hid us in the house of his parents in La Esperanza. We stayed there in one room for six months and Dylan did not go to school.

In December 2024 Osman sent a photograph of the house in La Esperanza to Karla's telephone. Under it he had written, "Tell my wife that I am coming for Christmas."

We left Honduras on January 5, 2025 and crossed the river near Roma, Texas on January 22, 2025.

Since I am here he has written to Karla three times. In May 2025 he wrote that he has a friend in Houston. My mother told me in October 2025 that he lives alone, and that he tells people that his wife is on a trip.

I now clean offices at night and Dylan is in the fourth grade. I see a counselor at Tahirih every two weeks. In the women's group of my church in Houston I tell other women that nobody owns them.

I am afraid that he will kill me. There is no place in Honduras where Edwin cannot look into the computer.

I declare under penalty of perjury that this is true and correct.

Houston, Texas, December 2, 2025`,
      },
      {
        id: 'd2',
        title: 'Health center record, Choloma, September 14, 2022 (translation)',
        text: `MINISTRY OF HEALTH
CIS Choloma
Emergency record

Date: September 14, 2022   Time: 11:40 p.m.
Patient: Yesenia Carolina Mejía, 28 years

Wound by sharp weapon, left forearm, 22 cm, muscle not exposed. 19 stitches, nylon 3-0. Tetanus vaccine given.
Old fractures of two upper incisors.
Patient states: domestic accident. Accompanied by a neighbor, who states that the husband did it.

Dr. Rolando Padilla`,
      },
      {
        id: 'd3',
        title: 'Declaration of Karla Bonilla Paz',
        text: `DECLARATION OF KARLA BONILLA PAZ

1. I am the cousin of Yesenia Mejía Bonilla. I live in Siguatepeque, Honduras, where I have a small shop.

2. Yesenia came to my house on March 19, 2024 with Dylan and one bag. She had yellow bruises on both arms. Dylan wet the bed every night.

3. I went with her to the prosecutor in San Pedro Sula on April 2, 2024. The woman there said that they have two lawyers for four thousand cases.

4. On June 8, 2024 I was in my shop when Osman came. I saw the pistol. I heard two shots. He said to me, "If you hide her again I will burn your shop."

5. On December 20, 2024 he sent me a photograph of the house of my parents-in-law. I gave the telephone with the messages to Yesenia's mother, who sent copies.

6. In May 2025 he wrote to me: "I have a friend in Houston. It is a small city for a man with patience."

7. The police in Siguatepeque came to my shop in July 2025, two men, and asked if my cousin had come back. They did not say why.

Executed on November 3, 2025 in Siguatepeque.`,
      },
      {
        id: 'd4',
        title: 'U.S. Department of State, Country Reports on Human Rights Practices: Honduras (2025)',
        text: `Country Reports on Human Rights Practices: Honduras

Page 11
Rape and Domestic Violence: The law criminalizes rape, including spousal rape, and domestic violence. The government did not enforce the law effectively. The National Autonomous University recorded 262 violent deaths of women during the year. In more than 90 percent of the cases no one was convicted.

Page 12
Women's rights organizations stated that police officers often persuaded women to reconcile with their abusers and that some officers shared information on complaints with the accused. Nine shelters operated in the country, with room for about 180 women.

Page 13
In rural areas and in poor urban districts many men and women regarded a wife or partner as belonging to the man. A survey of 2024 found that 41 percent of men agreed that a woman may not leave the house without permission.`,
      },
    ],
    needed: [
      'August 30, 1994',
      'factory of T-shirts',
      'López Arellano',
      'May 2017',
      'two of her teeth broke',
      'twice a month',
      'You are mine, I paid for you',
      'August 2019',
      'lost the baby',
      'September 14, 2022',
      'knife to',
      'from the elbow to the wrist',
      'nineteen stitches',
      'September 15, 2022',
      'Go home and cook for him',
      'patrol car',
      'flat of a machete',
      'July 2023',
      'collarbone',
      'March 19, 2024',
      'April 2, 2024',
      'come back in two months',
      'June 8, 2024',
      'computer of the police',
      'fired into the air',
      'La Esperanza',
      'December 2024',
      'coming for Christmas',
      'January 5, 2025',
      'friend in Houston',
      'cleans offices',
      'counselor',
      'nobody owns them',
      'yellow bruises',
      'two lawyers for four thousand',
      'burn your shop',
      'July 2025',
      '262 violent deaths',
      'more than 90 percent',
      'Nine shelters',
      '41 percent',
      'persuaded women',
    ],
  },
]

/** Answers in whole sentences of the attorney's, with two documents; written before the brief was first read. */
export const proseAsylum: AsylumReading = {
  expected,
  id: 'R15',
  title: 'a nurse and organizer from Venezuela, answers in prose, two documents, before the court in Miami',
  as_of: '2026-11-22',
  client: {
    first_name: 'Luis',
    middle_name: 'Alfredo',
    last_name: 'Parra',
    client: {
      a_number: 'A 243-010-776',
      country_of_citizenship: 'Venezuela',
      date_of_birth: '1990-03-12',
      gender: 'male',
    },
  },
  answers: {
    jurisdiction: 'immigration',
    judge_name: 'Denise Alvarado',
    city: 'Miami',
    state: 'FL',
    detained: 'no',
    asylum_application_timing: 'yes',
    last_arrival_date: '2024-10-05',
    i589_filed_date: '2025-06-30',
    nta_date: '2024-10-06',
    spouse_applying: 'no',
    children_applying: 'no',
    applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
    convention_against_torture_details:
      'In the headquarters of SEBIN in Maracaibo Luis was suffocated with a plastic bag three times and given electric shocks on the ankles. Those who are returned and are on the lists of the colectivos are taken from the airport at Maiquetía.',
    procedural_history: 'yes',
    procedural_history_details:
      'NTA issued October 6, 2024 in El Paso. Venue was changed to Miami on February 20, 2025. Pleadings taken May 14, 2025. Individual hearing March 22, 2027.',
    country_resided: 'yes',
    benefits_details:
      'He crossed Colombia and Panama on foot and by bus in August and September 2024 and did not stay anywhere longer than nine days.',
    applicant_basis: ['Political Opinion'],
    political_opinion_details:
      'Luis is a member of Vente Venezuela since 2021. He was a witness for the opposition at a polling station in Maracaibo on July 28, 2024 and published the tally sheet of his table, which showed 318 votes for Edmundo González and 104 for Maduro.',
    country_persecution: 'Venezuela',
    who: 'SEBIN agents and members of the colectivo Tupamaro in Maracaibo',
    why: 'The agent asked him who paid him for the tally sheet. He said that Luis was a terrorist and a traitor to the homeland. The leader of the colectivo wrote on his house: "Vente, here lives a rat."',
    when: 'July 28, 2024 election. July 31, 2024 house marked. August 2, 2024 arrest, four days. August 19, 2024 fled.',
    what: 'On July 31, 2024 six men of the colectivo on motorcycles painted his house and broke the windows. They beat his father, who is 66, with the butt of a gun. On August 2, 2024 four SEBIN agents took Luis from the hospital where he worked as a nurse, in front of patients. He was held for four days without a charge. They put a plastic bag over his head three times and gave him electric shocks on the ankles. They made him record a video in which he said that the tally sheet was false. On August 6 he was let go and told to report every eight days. He reported once and fled.',
    past_harm_self: 'yes',
    past_harm_else: 'yes',
    past_harm_else_details:
      'His father was beaten on July 31, 2024. Two other witnesses of his polling station, Yulimar Ochoa and Pedro Rincón, are in Tocorón prison.',
    client_reported: 'no',
    no_client_reported_details:
      'The harm came from the intelligence service. The public prosecutor in Maracaibo refused to take a complaint from his father on August 4, 2024.',
    cited_sources: [],
    model: 'gpt-5',
  },
  documents: [
    {
      id: 'd1',
      title: 'Letter of Dr. Adriana Villalobos, Hospital Universitario de Maracaibo (translation)',
      text: `October 30, 2025

To whom it may concern:

I am a physician in the emergency department of the University Hospital of Maracaibo. Luis Parra worked with us as a nurse from 2016 until August 2024.

On August 2, 2024 at about 10 a.m. four men in black with covered faces came into the ward and took him away. I asked for an order. One of them said, "You do not ask, doctor."

He came back to the hospital on August 7. I saw small round burns on both ankles and small red spots in the whites of both eyes, which are seen after suffocation. I did not write a record because we are not allowed to.

Since then I have been asked twice by the administration where he is.

Dr. Adriana Villalobos`,
    },
    {
      id: 'd2',
      title: 'Tally sheet, polling station 4, table 2, Maracaibo, July 28, 2024, with translation',
      text: `CONSEJO NACIONAL ELECTORAL
ACTA DE ESCRUTINIO
Polling station: U.E. Simón Planas, table 2
Votes: Edmundo González Urrutia 318; Nicolás Maduro Moros 104; others 11
Witnesses: Luis A. Parra (Vente Venezuela); Yulimar Ochoa; Pedro Rincón

CERTIFICATE OF TRANSLATION
I, Carmen Díaz, certify that this is a true translation. September 2, 2025`,
    },
  ],
  needed: ['318'],
}

/** A brother of an interpreter, five documents; written before the brief was first read. */
export const kinAsylum: AsylumReading = {
  expected,
  id: 'R16',
  title: 'an Afghan interpreter’s brother, before the court in Sacramento, five documents',
  as_of: '2026-11-22',
  client: {
    first_name: 'Najib',
    middle_name: '',
    last_name: 'Stanekzai',
    client: {
      a_number: 'A 249-331-008',
      country_of_citizenship: 'Afghanistan',
      date_of_birth: '1993-01-02',
      gender: 'male',
    },
  },
  answers: {
    jurisdiction: 'immigration',
    judge_name: 'Robert Kline',
    city: 'Sacramento',
    state: 'CA',
    detained: 'no',
    asylum_application_timing: 'yes',
    last_arrival_date: '2025-02-11',
    i589_filed_date: '2025-12-03',
    nta_date: '2025-02-13',
    spouse_applying: 'no',
    children_applying: 'no',
    applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
    convention_against_torture_details:
      'The Taliban in Jalalabad whipped him 40 times and broke two fingers to learn where his brother is. They will do it again and kill him.',
    procedural_history: 'yes',
    procedural_history_details:
      'Entered at San Ysidro with a CBP One appointment on February 11, 2025 and was paroled. NTA February 13, 2025. Master hearing October 7, 2025, allegations admitted, charge conceded. Individual hearing April 12, 2027.',
    country_resided: 'yes',
    benefits_details:
      'Iran for seven months in 2023 and 2024 without papers, deported to Afghanistan in March 2024. Then Pakistan for five months, Brazil with a humanitarian visa for two months, and by land to Mexico.',
    applicant_basis: ['Particular social group', 'Political Opinion'],
    social_group_details: 'The immediate family of Hamid Stanekzai, an interpreter of the United States Army',
    political_opinion_details:
      'He taught girls in secret after the Taliban closed the schools, and he is seen as a servant of the Americans.',
    country_persecution: 'Afghanistan',
    who: 'The Taliban: their intelligence directorate (GDI) in Jalalabad and a commander called Mullah Zahir',
    why: 'They said that his family sold itself to the infidels and that he makes whores of girls. They wanted his brother.',
    when: 'October 2021 search; June 3 to June 19, 2022 detention; September 2022 school found; January 2023 father killed; fled to Iran August 2023.',
    what: 'House searched in October 2021. Detained 16 days in June 2022, whipped and two fingers broken. Secret school raided in September 2022. Father shot in January 2023.',
    past_harm_self: 'yes',
    past_harm_else: 'yes',
    past_harm_else_details: 'Father, Abdul Wali, shot dead on January 14, 2023 on the way to the mosque.',
    client_reported: 'no',
    no_client_reported_details: 'The Taliban are the government since August 2021.',
    cited_sources: [],
    model: 'gpt-5',
  },
  documents: [
    {
      id: 'd1',
      title: 'Declaration of Najib Stanekzai',
      text: `DECLARATION OF NAJIB STANEKZAI

1. My name is Najib Stanekzai. I was born on January 2, 1993 in Jalalabad, Nangarhar Province. I am a Pashtun and a Sunni Muslim. I speak Pashto and Dari and some English.

2. I studied mathematics at Nangarhar University and taught at a high school for boys from 2016.

3. My elder brother Hamid was an interpreter for the U.S. Army from 2009 to 2014. He received a special immigrant visa and has lived in Sacramento since 2015. He is now a citizen.

4. The Taliban took Jalalabad on August 15, 2021. In October 2021 six Talibs searched our house. They found a photograph of Hamid in uniform with American soldiers. They broke my father's walking stick and said that they would come back.

5. In January 2022, when the schools for girls stayed closed, my wife Zarghuna and I began to teach eleven girls in the back room of our house, four days a week.

6. On June 3, 2022 two men of the GDI took me from the bazaar. They put me in a cell with nine others. A commander whom the others called Mullah Zahir asked me on the first day where Hamid was and how much money he sends.

7. On the third day they laid me on a bench and whipped me with a cable, forty times. I counted. On the fifth day he put my left hand on the edge of the table and broke the ring finger and the little finger with a piece of iron.

8. He said, "A family that eats from the hand of the infidels has no blood price." I was released on June 19, 2022 after my uncle gave them a car.

9. I could not hold chalk for two months. My fingers grew together crooked.

10. In September 2022 a neighbor told them of the school. They came at nine in the morning. The girls ran over the roof. My wife was hit in the face with the butt of a rifle. They burned the books in the yard and nailed a paper on our door which said that I am to appear at the GDI.

11. We did not sleep in our house after that. We stayed with relatives of my wife in Laghman, each time a few nights.

12. On January 14, 2023 two men on a motorcycle shot my father, Abdul Wali, on his way to the morning prayer. He was seventy-one. Nobody was arrested.

13. I went to Iran in August 2023 and worked on building sites in Mashhad. In March 2024 the Iranian police put me on a bus to the border at Islam Qala with three hundred others.

14. I hid in Herat for eleven days and went to Pakistan over Spin Boldak. My wife and our two sons came to Peshawar in May 2024. They are still there. The Pakistani police come to the house and take money.

15. Brazil gave me a humanitarian visa in August 2024. I was in São Paulo for two months. I could not bring my family and slept in the airport at first. I went by land to Mexico and asked for an appointment.

16. In November 2025 my mother's brother in Jalalabad was asked by the GDI when I would come back from America.

17. I live with Hamid in Sacramento. I work nights in a warehouse and study English.

I declare under penalty of perjury that the foregoing is true and correct. Executed on December 1, 2025 at Sacramento, California.`,
    },
    {
      id: 'd2',
      title: 'Declaration of Hamid Stanekzai',
      text: `DECLARATION OF HAMID STANEKZAI

1. I am the elder brother of Najib Stanekzai and a citizen of the United States since 2021. I live in Sacramento.

2. From 2009 to 2014 I was an interpreter for the United States Army in Nangarhar and Kunar. I was on more than four hundred missions. Everybody in our district knows it.

3. In 2013 a letter of the Taliban was thrown into my father's yard. It said that my brothers and my father would pay for me.

4. In June 2022 I received a call from my brother's telephone. A man said, "We have your brother. Come home and take him." I heard Najib scream.

5. My father was killed on January 14, 2023. I could not go to the funeral.

Executed on November 20, 2025.`,
    },
    {
      id: 'd3',
      title: 'X-ray report, Sutter Medical Center, March 18, 2025',
      text: `Sutter Medical Center Sacramento
Radiology report
Patient: Najib Stanekzai   DOB 01/02/1993   Exam date 03/18/2025

Left hand, three views.
Findings: Old healed fractures of the proximal phalanges of the fourth and fifth digits with 18 degrees of ulnar angulation. No acute fracture.
Impression: Remote malunited fractures of the ring and little fingers.

Andrew Cho, M.D.`,
    },
    {
      id: 'd4',
      title: 'Summons of the GDI, Jalalabad, 26 Safar 1444 (translation)',
      text: `ISLAMIC EMIRATE OF AFGHANISTAN
General Directorate of Intelligence, Nangarhar

To: Najib, son of Abdul Wali, of the fourth district
You are ordered to appear at this directorate within three days to answer for the corruption of women and for contact with the enemies of the Emirate. If you do not appear, your house is forfeited.

Date: 26 Safar 1444

Certified translation: R. Popal`,
    },
    {
      id: 'd5',
      title: 'UNAMA, Update on the human rights situation in Afghanistan (October 2025), excerpt',
      text: `UPDATE ON THE HUMAN RIGHTS SITUATION IN AFGHANISTAN
July to September 2025

Page 7
UNAMA recorded 21 arbitrary arrests and detentions of former government officials and members of the former security forces, and nine instances of torture and ill-treatment. Family members continued to be detained in place of persons who could not be found.

Page 9
Girls remain barred from secondary education. Persons who organized home-based classes were arrested in Kabul, Nangarhar and Kunduz. UNAMA documented 14 such cases in the quarter.

Page 12
The de facto authorities control all 34 provinces. Returnees from Iran and Pakistan are registered with biometric data at the border, and the lists are shared with the General Directorate of Intelligence.`,
    },
  ],
  needed: ['forty'],
}
