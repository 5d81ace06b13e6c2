import type { AsylumReading } from './asylum-readings.data.ts'

const expected = { sections: [], absent: [], checks: [] }

/** Three cases with their papers, each written whole before it was read: Tanzania, Vietnam, El Salvador. */
export const fifteenthAsylum: readonly AsylumReading[] = [
  {
    expected,
    id: 'R47',
    title: 'a man with albinism of Tanzania before the court in Newark, his uncle and a healer, questions and answers',
    as_of: '2026-11-28',
    client: {
      first_name: 'Baraka',
      middle_name: 'Elias',
      last_name: 'Mwakatobe',
      client: {
        a_number: 'A 221-604-377',
        country_of_citizenship: 'Tanzania',
        date_of_birth: '1998-02-11',
        gender: 'male',
      },
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Leonard Quist',
      city: 'Newark',
      state: 'NJ',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2024-06-08',
      i589_filed_date: '2025-02-27',
      nta_date: '2025-07-15',
      next_hearing: '2027-03-02 at 1:00 PM',
      children_applying: 'no',
      spouse_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'They cut off limbs of people w/ albinism while alive - potion. Police at Geita post sent him home w/ the uncle. Police get paid or are afraid of the mganga.',
      procedural_history: 'no',
      country_resided: 'no',
      applicant_basis: ['Particular social group'],
      social_group_details: 'persons with albinism in Tanzania',
      country_persecution: 'Tanzania',
      who: 'uncle Jeremia Mwakatobe, traditional healer (mganga) called Mzee Kulwa, hired men; a miner Mr. Shija who pays',
      persecutor_type: 'non-state',
      why: 'because he has albinism; body parts bring luck in the mines; called him "dili" and "zeruzeru"',
      when: '2008; May 2022; Jan. 2024; April 2024',
      what: 'sister Neema (also albino) killed 2008, he was attacked w/ machete May 2022 and lost four fingers, grave of sister dug up Jan. 2024, men came to school hostel April 2024 and he ran',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details: 'sister Neema murdered at age 6, left leg taken; mother beaten b/c she would not tell',
      client_reported: 'yes',
      yes_client_reported_details: 'police Geita after machete - uncle arrested 5 days and let go, nobody charged',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Sworn Statement of Baraka Elias Mwakatobe (question and answer)',
        text: `SWORN STATEMENT
Taken by questions and answers at the office of counsel, Newark, New Jersey, on October 6, 2026
Interpreter: Grace Lema (Swahili)

Q. State your name and date of birth.
A. Baraka Elias Mwakatobe. 11 February 1998. I was born in Nyarugusu, Geita region.

Q. You have albinism?
A. Yes. I and my sister Neema. My parents are black. My father left because of us, when Neema was born. He said my mother had slept with a ghost.

Q. What happened to Neema?
A. It was in 2008, in the night of 3 October. I was ten. She was six. We slept in the same bed. Men came in with torches, I think three. My mother screamed. They held Neema on the floor and cut her leg here, above the knee, with a panga. She bled and died before the morning. I was under the bed. I heard all.

Q. Did you see who they were?
A. No. But one had a voice that I knew. I was a child. I did not say it to anybody until I was grown.

Q. Whose voice?
A. My uncle Jeremia, the brother of my father.

Q. What did the police do in 2008?
A. They came and wrote. They arrested one man from another village and he was released. Then the government sent me to the Buhangija center in Shinyanga, for albino children. I stayed there behind a wall until 2016. They said for protection. It was crowded, we were three in a bed. I could not visit my mother, she came two times a year.

Q. After that?
A. I studied to be a primary teacher in Mwanza, and in 2020 I got a post in Nyarugusu B primary school. I taught Standard Three. I wear a hat and long sleeves. Some parents asked to move their children because they said I would bring a curse. One mother wanted her child to touch me for luck.

Q. Tell me about May 2022.
A. On 14 May 2022 I was going home from school about six. Two men were on a motorcycle. One said, "Dili limekuja." It means the deal has come, the money has come. We are called dili. The other had a machete. I put up my hand. He cut four fingers of my left hand, these. I ran to the house of a Pentecostal pastor, Pastor Mhoja, and he shouted and people came. The men drove off and one of them picked up two of the fingers from the road. I saw him pick them.

Q. Did you recognize anyone?
A. My uncle was sitting at the kiosk by the corner, on the other side of the road. He did not stand up. He looked. When I screamed his name he turned his face.

Q. Did you report it?
A. The pastor took me first to the Geita hospital. On 17 May I spoke to Inspector Rwegasira at Geita police. They arrested my uncle. After five days he was out. The inspector told me, "There is no evidence, and he is your father's brother, it is better the family sits together." He wanted me to go home in the same car with my uncle. I refused.

Q. Do you know why they released him?
A. Mr. Shija paid. He has a gold pit. My mother heard it from my aunt, my uncle's wife. She told her that Mzee Kulwa, the mganga, had said that the gold in the pit of Shija is closed and only bone of a zeruzeru opens it.

Q. What did you do next?
A. I moved to Mwanza to a school hostel, it was 120 kilometers away. I taught there from August 2022. It was quiet. I thought it was finished.

Q. And 2024?
A. In January 2024 my mother found that the grave of Neema was open. The bones were not there. On 19 April 2024, it was a Friday, two men asked for me at the hostel gate and said they were from the ministry of education. The guard, Mr. Bundala, did not like their shoes, they were miners' boots. He did not open. In the night they came over the wall. They broke the door of my room with an iron. I was in the toilet outside. I jumped over the wall and lay in the lake reeds until the morning. They stabbed Mr. Bundala in the side and he lived.

Q. Did you report that?
A. The school reported. The police came and took the iron bar. They told the headmaster to send me away because I was bringing danger to the children.

Q. How did you leave?
A. A Canadian woman who gives sunscreen to us, Sister Colette, helped me with an invitation to a conference in New York. I got the visa in May. I arrived on 8 June 2024 to JFK.

Q. Could you live in another part of Tanzania, Dar es Salaam for example?
A. I have a friend with albinism there, Josephat. He sells phones in Kariakoo and he goes about, he has not been attacked. He has a big family around him and they walk with him. I have nobody in Dar. And my uncle has a cousin at the bus stand, Ubungo. Everyone sees me. A black man can hide, I can't hide my skin.

Q. Has anything happened since you came?
A. My mother was beaten in March 2025 by my uncle and another one because she would not give my address. They broke her arm. She is now with the Pastor. In August 2026 the pastor wrote that Mzee Kulwa asks whether "the white one" has been found, because elections are coming. Before elections the price goes up.

Q. Have you ever been arrested?
A. In Tanzania never. Here in 2025 I was in a car with a friend in Elizabeth and the police found marijuana of the friend. They took my name. I went to court and it was dismissed.

Q. Is there anything you want to add?
A. I don't hate my country. I would teach. But they are looking at me like at meat.

I declare under penalty of perjury that my answers above are true and correct.
Baraka E. Mwakatobe
October 6, 2026`,
      },
      {
        id: 'd2',
        title: 'Discharge summary, Geita Regional Referral Hospital',
        text: `GEITA REGIONAL REFERRAL HOSPITAL
DISCHARGE SUMMARY
Patient: Baraka Mwakatobe      Sex: M     Age: 24
Admitted: 14/05/2022    Discharged: 02/06/2022
Dx: Traumatic amputation digits II-V left hand at MCP level. Oculocutaneous albinism.
History: Pt states attacked by persons unknown with panga on way home. Brought by pastor.
Treatment: Debridement and stump closure 15/05/2022. Transfused 2 units. Ceftriaxone. TT.
Note: Amputated parts not brought.
Condition on discharge: stable. Psychological support not available.
Dr. F. Masanja, Surgeon`,
      },
      {
        id: 'd3',
        title: 'Affidavit of Pastor Daudi Mhoja',
        text: `AFFIDAVIT

I, DAUDI PETRO MHOJA, adult, Christian and resident of Nyarugusu, Geita, do hereby make oath and state as follows:

1. THAT I am pastor of the Pentecostal Assemblies in Nyarugusu since 2011.

2. THAT on the 14th day of May, 2022 at around 18:15 hours I heard screams and upon opening my door I found Baraka Mwakatobe, whom I know, with blood, and his left hand had no fingers save the thumb.

3. THAT I saw one motorcycle departing and one person seated behind who was wrapping something in a cloth.

4. THAT I saw the said Jeremia Mwakatobe at the kiosk. I asked him to help me carry. He said, "What God has thrown away, do not pick up."

5. THAT I have been told by members of my church that Jeremia received five million shillings. I do not know this of my own knowledge.

6. THAT since March 2025 the mother of Baraka, Mama Neema, lives in my compound. Her arm was broken and has healed badly.

7. THAT in the year 2015 the Government arrested more than 200 unlicensed healers and for some years there was calm in our area. There are two other persons with albinism in our ward, a girl and an old man, who have not been attacked. They do not leave after dark.

8. THAT what is stated above is true to the best of my knowledge, save what is stated to be information.

Sworn at Geita this 21st day of July, 2026`,
      },
      {
        id: 'd4',
        title: 'Evaluation by Dr. Simone Achterberg, Psy.D.',
        text: `PSYCHOLOGICAL EVALUATION

Client: Baraka Mwakatobe      Age: 28
Dates of interview: July 8 and 22, 2026, by video and in person, 3.5 hours; interpreter in Swahili
Evaluator: Simone Achterberg, Psy.D., New Jersey license 35SI00611200

Background: Mr. Mwakatobe is a soft-spoken man who kept his cap on. He witnessed the killing of his sister at ten. He reported that he slept under beds until the age of nineteen. He taught primary school and is proud of it.

Test results: PCL-5, 58. PHQ-9, 17, moderately severe.

Observations: When asked about the motorcycle he covered the stumps of his left hand with his right. He could not say the word for machete and drew one. He placed the attack at the hostel first in May and then in April 2024; he said that he counts by school terms.

Impressions: Posttraumatic stress disorder with delayed expression; persistent depressive disorder. The hypervigilance is in part adaptive: he lives as a visibly different person in a place where others have told him his body is worth money.

He told me that he had not spoken of his uncle's voice to anyone before 2022 because "one does not say such a thing of blood."

Recommendation: trauma-focused therapy, low vision services. Return to the environment of the trauma is clinically contraindicated.`,
      },
      {
        id: 'd5',
        title: 'Under the Same Light: Attacks on Persons with Albinism in East Africa, Report 2026',
        text: `UNDER THE SAME LIGHT
Attacks on Persons with Albinism in East Africa
Report 2026

1. Tanzania. Since 2000 we have recorded 211 attacks on persons with albinism in Tanzania, among them 79 killings and 28 grave robberies. In the years 2016 to 2021 the number fell to fewer than four a year. In 2022 to 2025 we recorded 31 attacks, 17 of them in Geita, Mwanza and Simiyu.

2. In 12 of the 31 cases a relative had taken part in the planning. Prices told to researchers reach 75,000 dollars for a complete set of limbs.

3. Of the 211 attacks 43 led to a trial and 21 to a conviction. Of the 31 attacks since 2022 two have led to a trial. Investigators told us that witnesses are paid to withdraw and that some officers fear the healers.

4. The Government banned unlicensed healers in January 2015 and appointed a commissioner for persons with disabilities. The Prime Minister said in Parliament in June 2025 that "killings of our brothers with albinism are now history." In May 2024 a child of two years, Asimwe, was murdered in Kagera; nine persons, one of them a priest, were charged.

5. Persons with albinism are called zeruzeru (ghost) and dili (deal). In a survey of 1,200 persons in the Lake Zone 46 percent agreed that a person with albinism does not die but vanishes. They are served last, are refused rooms, and are widely regarded as not quite human.

6. In Dar es Salaam and on the coast attacks are rare. We recorded two since 2022. Persons who move there without relatives report discrimination in housing and work, and one man who had moved from Geita was traced by a bus agent and lost an arm in 2023.

7. Attacks increase in the year before a general election, as candidates consult healers. Elections of local government were held in November 2024 and the general election in October 2025.`,
      },
    ],
    needed: [
      'above the knee',
      'Buhangija',
      'the deal has come',
      'picked up two of the fingers',
      'turned his face',
      'the family sits together',
      'bone of a zeruzeru',
      'miners’ boots',
      'bringing danger to the children',
      'broke her arm',
      'do not pick up',
      '79 killings',
      '12 of the 31',
      'now history',
      'not been attacked',
      'traced by a bus agent',
      'widely regarded',
      'counts by school terms',
    ],
  },
  {
    expected,
    id: 'R48',
    title: 'a Montagnard farmer of Vietnam, house church, asylum office Chicago, refugee status in Thailand, late',
    as_of: '2026-11-28',
    client: {
      first_name: 'Y Thom',
      middle_name: '',
      last_name: 'Siu',
      client: { country_of_citizenship: 'Vietnam', date_of_birth: '1987-01-01', gender: 'male' },
      spouse: { name: "H'Lan Rmah", country_of_citizenship: 'Vietnam' },
      children: [{ name: 'Y Samuel Rmah', date_of_birth: '2014-06-30', country_of_citizenship: 'Vietnam' }],
    },
    answers: {
      jurisdiction: 'uscis',
      city: 'Chicago',
      state: 'IL',
      detained: 'no',
      asylum_application_timing: 'no',
      last_arrival_date: '2023-10-19',
      i589_filed_date: '2025-06-16',
      missed_filing_deadline_reason:
        'June 11 2023 events - after that police named him on wanted list in Jan 2025 (in absentia trial), he learned Feb. 2025 from cousin. Also he does not read; church helper said wait for the refugee case.',
      spouse_applying: 'yes',
      children_applying: 'yes',
      first_defendant: "H'Lan Rmah",
      applicant_basis_addons: ['asylum', 'Withholdingofremoval'],
      procedural_history: 'no',
      country_resided: 'yes',
      country_resided_details:
        'Thailand Aug 2019-Oct 2023, UNHCR card, no right to work, arrested 2x by Thai immigration',
      benefits_details: 'Thailand Aug 2019-Oct 2023, UNHCR card, no right to work, arrested 2x by Thai immigration',
      applicant_basis: ['Religion', 'Race', 'Political Opinion'],
      religion_details:
        'Protestant, Central Highlands Evangelical Church of Christ, not registered; led prayers in his house',
      political_opinion_details: 'imputed: FULRO / "reactionary Dega", thought to want a state for the tribes',
      race_details: 'Jarai (Montagnard)',
      country_persecution: 'Vietnam',
      who: 'police of Ia Grai district, Maj. Nguyen Van Hung (security police A02?), commune chairman Tran Quoc Bao, village self-defense',
      persecutor_type: 'state',
      why: 'for praying w/o permission, for being Jarai, "your church is FULRO"',
      when: '2016-2019, 2025',
      what: 'arrested 4 times, beaten w/ baton and electric, made to renounce before the village in March 2018, land taken, family book taken, fled Aug. 2019; Jan 2025 sentenced in absentia 8 yrs',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details: 'brother Y Krec died in custody Apr 2019; mom fined',
      client_reported: 'no',
      no_client_reported_details: 'they ARE the police',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Declaration of Y Thom Siu (translated from Jarai)',
        text: `DECLARATION

My name is Y Thom Siu. I am Jarai. I do not know my exact birthday. The paper says 1 January 1987. I went to school four years. My wife is H'Lan Rmah. Our son is Y Samuel. By our custom he has the name of his mother.

I was born in Ploi Bang. It is in Ia Grai, Gia Lai. We had coffee and pepper. It was the land of my wife's mother.

I believe in Jesus Christ since 2009. My brother Y Krec taught me. There is the registered church. The police tells the pastor what to say there. We did not want it. We prayed in my house. On Sunday we were thirty people. On Christmas sixty.

First time. It was July 2016. The police of the commune came in the prayer. They took the Bibles and the guitar. They took me and Krec for two days. They did not hit. They said sign that you will go to the registered church. I signed. We prayed again after one month.

Second time. November 2017. The security police came from the district. The one who commanded was Major Hung. He has gold tooth. They kept me six days at the district. They put the electric stick on my neck and my private part. They hit my feet with the baton. Major Hung said, "Jarai have no God. Who gave you God? The Americans gave you God. Your church is FULRO." I do not know FULRO. It was finished when I was a baby.

Third time. On 12 March 2018 all the village had to come to the yard of the house of culture. Chairman Bao was there. Six of us stood in front. We had to drink the wine with pig's blood, as in the old sacrifice, and say "I leave the Dega Protestant forever." I said it. My son was sitting on the neck of my wife. Old man Rahlan did not say it and they beat him down and he got up and they beat him down. I am ashamed before him.

Fourth time. It was April 2019. They took me and Krec on the same day, 4 April. Somebody had put a picture of our prayer on Facebook, in America. I was in one room and he was in the next room. I heard him the first night and the second night. Then I did not hear him. On the seventh they gave him to my mother in a blanket. They said he hanged himself with his shirt. When we washed him his neck had no mark. His chest was blue. They let me go for the funeral, and the police stood at the grave, and nobody was allowed to pray.

After that they took our family book. Without the family book my son could not go to the school. In June Chairman Bao gave our field to the rubber company. He said reactionaries have no land.

On 15 August 2019 we walked to Cambodia, and then Thailand in a truck. In Bangkok we lived in one room in Bang Yai. The UN gave us the card in 2021. I worked in construction at night without papers. The Thai police took me two times to the IDC, one time for three months. They said you will be sent back. Montagnards were sent back. Two Vietnamese police came into the IDC and took a photo of me.

A church in Illinois was our sponsor and we came on 19 October 2023. They told us it was humanitarian parole. It was for two years. Sister Beth from the church told us to wait, because the UN case will give the green card. We waited.

In January 2025 there was a trial in Gia Lai of people who were not there. My cousin Y Blô heard it from the loudspeaker of the village. My name was the third name. Eight years for "undermining the unity policy." My cousin called in February. I could not sleep. I told the pastor, and he found the lawyer. We had to wait for the paper from Y Blô, it came in May.

I never was in any organization. I never had a weapon. On 11 June 2023, when some people attacked the police posts in Dak Lak, I was in Bangkok, in my room. They say I sent money for it. I had no money for rice.

In Illinois I work in a meat plant in Beardstown. My wife also. Samuel plays the drum in the church. In 2024 I hit a deer and I did not stop because I was afraid and the police gave me a ticket.

My mother is 71. In July 2026 they called her to the commune. They asked her if I send money for the church. She paid a fine of five million dong because she let people pray at her house. She says do not come, they ask about you every month. My wife's sister still lives in Ploi Bang. She goes to the registered church and she is left in peace.

This was read to me in Jarai and it is true.
Y Thom Siu (thumb print)
9 November 2026
Translator: Y Hin Nie`,
      },
      {
        id: 'd2',
        title: 'Case notes of Elizabeth Warner, refugee caseworker',
        text: `PRAIRIE WELCOME NETWORK - CASE NOTES (released with consent)
Client: Siu, Y Thom (HOH)
Worker: E. Warner

11/02/2023 Intake. Family of 3, parole. Client quiet, wife answers. Cl. speaks Jarai, some Vietnamese, does not read. Scars on soles of both feet noted when fitted for work boots; cl. said "police."
01/16/2024 Told family that I-730/UNHCR matter "should carry them" - I understood from the co-sponsor that no other application was needed. (EW: this was my mistake. I am not a lawyer.)
03/27/2024 Cl. enrolled in ESL level 0. Misses class when night shift.
02/20/2025 Cl. came in crying w/ phone. Cousin says he was sentenced to 8 yrs. He asked "can they take me from here." Called Pastor Lund. Legal aid appt made 3/6/2025.
05/19/2025 Photo of judgment arrived from Vietnam via WhatsApp, 2 of 5 pages unreadable.
06/16/2025 I-589 e-filed by legal aid.
08/08/2025 Wife reports cl. wakes and kneels at the wall at night, hands behind his back.`,
      },
      {
        id: 'd3',
        title: "People's Court of Gia Lai Province, Judgment No. 06/2025 (excerpt, translation)",
        text: `PEOPLE'S COURT OF GIA LAI PROVINCE
SOCIALIST REPUBLIC OF VIETNAM
Judgment No. 06/2025/HS-ST
January 14, 2025

Tried in the absence of the accused:
1. Ksor Phin, born 1979
2. Rahlan Thu, born 1983
3. Siu Thom (Y Thom), born 1987, Jarai, residing formerly in Ploi Bang, Ia Grai

FINDINGS: From 2016 the accused Siu Thom, abusing the freedom of belief, gathered people at his house under the name of the "Dega Protestant" and propagated separation. After fleeing abroad he kept contact with reactionary organizations in exile and called upon relatives not to join the recognized church.

DECIDES: The accused Siu Thom is guilty of "undermining the implementation of the solidarity policy" under Article 116 of the Criminal Code. Sentence: 8 (eight) years of imprisonment. The term runs from the date of arrest. A wanted notice is issued.

[pages 3 and 4 illegible]`,
      },
      {
        id: 'd4',
        title: 'UNHCR Thailand, refugee certificate',
        text: `UNITED NATIONS HIGH COMMISSIONER FOR REFUGEES
Regional office, Bangkok
To whom it may concern
Date of issue: 22 June 2021   Valid until: 21 June 2024
This is to certify that SIU Y Thom, national of Viet Nam, has been recognized as a refugee pursuant to the mandate of UNHCR.
The holder should in particular be protected from forcible return to a country where he would face threats to his life or freedom.
Thailand is not party to the 1951 Convention. This certificate does not give permission to reside or to work.`,
      },
      {
        id: 'd5',
        title: 'Medical evaluation, Dr. Prakash Venkataraman',
        text: `MEDICAL EVALUATION FOR ASYLUM
Examinee: Y Thom Siu     Date: 14 August 2026     Place: Springfield, IL
Physician: Prakash Venkataraman, MD

The examinee was interviewed by telephone interpreter for two hours. History as in the declaration that counsel provided, except that he said that he was held five days and not six in 2017 and that he does not count days well.

Findings: Thickened, tender plantar fascia bilaterally with three linear scars on the left sole and two on the right. Two punctate hyperpigmented scars on the left neck, 3 mm apart. Genital examination declined.

Opinion: The plantar findings are highly consistent with falanga. The neck scars are consistent with contact from an electric device, and could also result from other small burns. Screening: RHS-15 positive (29). He meets criteria for PTSD.`,
      },
      {
        id: 'd6',
        title: 'Highlands Rights Network, Annual Survey 2026',
        text: `HIGHLANDS RIGHTS NETWORK
ANNUAL SURVEY 2026 - VIETNAM'S CENTRAL HIGHLANDS

p. 2 After the attacks of June 11, 2023 in Dak Lak the authorities tried 100 persons, six of them in absence. In 2024 and 2025 a further 57 Montagnards were convicted under Article 116; 49 of them were members of unregistered churches.

p. 3 The survey documented 212 forced renunciations between 2016 and 2025. In most of them the person had to drink sacrificial wine or step on a cross before the village. Officials told researchers: "Whoever is Dega Protestant follows the reactionaries."

p. 4 At least nine Montagnards died in custody or within days of release since 2016. No officer was charged in any of the nine cases. Suicide was given as the cause in five.

p. 6 Returnees. Of 23 Montagnards returned from Thailand or Cambodia since 2018 whom the survey could trace, 20 were interrogated, 11 beaten, 9 imprisoned.

p. 7 The Government states that it recognizes 43 religious organizations and that no one is imprisoned for belief. The registered Evangelical Church of Vietnam (South) has over 300 congregations in Gia Lai whose members worship without hindrance.

p. 8 Household registration was replaced by an electronic identity in 2023, by which the police see the place of residence of every citizen at once. A Montagnard who moves to Ho Chi Minh City is registered at the ward with the note of his origin.

p. 9 Jarai and Ede are commonly called "savages" (moi). Their land has been given to rubber and coffee companies; of 300 households surveyed 187 had lost land without compensation.`,
      },
    ],
    needed: [
      'Sunday we were thirty',
      'electric stick',
      'Jarai have no God',
      'pig’s blood',
      'his neck had no mark',
      'family book',
      'reactionaries have no land',
      'took a photo',
      'Eight years',
      'my mistake',
      'undermining the implementation',
      'five days and not six',
      'falanga',
      '212 forced renunciations',
      'No officer was charged',
      '43 religious organizations',
      'left in peace',
      '187 had lost land',
    ],
  },
  {
    expected,
    id: 'R49',
    title: 'wife of a police investigator, El Salvador, before the court in Dallas, home and state of exception',
    as_of: '2026-11-28',
    client: {
      first_name: 'Yanira',
      middle_name: 'del Carmen',
      last_name: 'Alvarenga de Rivas',
      client: {
        a_number: 'A 219-755-208',
        country_of_citizenship: 'El Salvador',
        date_of_birth: '1991-12-03',
        gender: 'female',
      },
      children: [
        { name: 'Camila Rivas Alvarenga', date_of_birth: '2016-04-22', country_of_citizenship: 'El Salvador' },
      ],
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Rosalind Tate',
      city: 'Dallas',
      state: 'TX',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2023-08-27',
      i589_filed_date: '2024-05-09',
      nta_date: '2023-08-30',
      next_hearing: '4/14/2027 9am individual',
      children_applying: 'yes',
      spouse_applying: 'no',
      first_defendant: 'Camila Rivas Alvarenga',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'husband is PNC, can put her in CECOT/ Apanteos as gang collaborator w/ one call. already did it to her brother. raped & strangled.',
      procedural_history: 'no',
      country_resided: 'no',
      applicant_basis: ['Particular social group', 'Political Opinion'],
      social_group_details:
        'Salvadoran women in domestic relationships they are unable to leave; immediate family of Ulises Alvarenga',
      political_opinion_details: 'denounced police abuse in regimen, feminist opinion that a woman is not property',
      country_persecution: 'El Salvador',
      who: 'husband Sgt. Milton Rivas (PNC investigator, Soyapango), his chief Inspector Zelaya',
      persecutor_type: 'mixed',
      why: 'she is his wife "you are mine until I bury you"; she went to the human rights office about her brother',
      when: '2014 - June 2023',
      what: "hit for years, rape, strangled w/ belt Jan 2021, broken jaw May 2022, gun to head; brother arrested under régimen April 2022 bc of husband; she spoke at press conf; threatened w/ arrest June '23",
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details: 'brother Ulises died in Mariona prison 10/2022',
      client_reported: 'yes',
      yes_client_reported_details: 'UNIMUJER 2021 (they called husband), PDDH Aug 2022',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Declaration of Yanira Alvarenga de Rivas',
        text: `DECLARATION OF YANIRA DEL CARMEN ALVARENGA DE RIVAS

1. I am thirty-four. I was a seamstress in a factory in San Bartolo. Then I sewed at home, because Milton did not like that I went out.

2. I met Milton Rivas at a dance in 2012. He was a policeman. I liked that. My mother said that with a policeman nobody would bother us. We married on February 1, 2014.

3. The first slap was three months after the wedding. It was because of beans. After that it was anything.

4. He checked the mileage of the shopping, I mean, he knew how many minutes it is to the market. If I was late he locked me in the laundry room. Once it was from Friday to Sunday. Camila was a baby and she cried outside of the door.

5. When he came drunk he forced me. I told him no. He said, "For that I have papers with you." It was many times. I do not want to say more in this paper.

6. On January 17, 2021 he strangled me with his duty belt. I wet myself. I woke up on the tiles. Camila was pouring water on me from a toy cup.

7. On January 19 I went to UNIMUJER, the women's unit of the police, in Soyapango. A policewoman wrote everything. She was kind. Then she saw the surname and made a phone call. In twenty minutes Milton was there, in uniform. He said in front of all, "Excuse her, colleagues, she is not well." They laughed. The policewoman tore the sheet. At home he put his gun on my forehead and said, "You are mine until I bury you. The law wears my shirt."

8. I left him one time. In July 2021 I took Camila to my cousin Delmy in Sonsonate. He came on the fourth day in a patrol car. He told Delmy's husband that they can be put down as collaborators. I got in the car.

9. When the régimen started in March 2022 he got a chief, Inspector Zelaya, and every week they had to bring a number of arrested. My brother Ulises told Milton, in front of our mother, that he would report him for what he did to me. It was on Holy Thursday, April 14, 2022. On April 20 they arrested Ulises at the bakery where he worked. Milton was in the second car. Ulises never had a tattoo. He sang in the Catholic choir.

10. I begged Milton on my knees. He said, "Your brother talked too much. In the régimen nobody asks." On May 8, which was Mother's Day almost, he broke my jaw with his fist because I cried at the table. I was operated at Hospital Molina Martínez. I told them that I fell on the stairs. He stood beside the bed.

11. Ulises died in Mariona on October 21, 2022. They gave us a closed box and a paper that says pulmonary edema. The man of the funeral home opened it. He had marks of handcuffs and the fingers of one hand were broken.

12. I went to the PDDH in August, when he was alive, and after he died I went to the mothers' movement, MOVIR. On January 26, 2023 we stood before the Prosecutor's Office with photographs and I spoke into the microphone. I said: "My brother was innocent and the police who took him did it for revenge. My husband is one of them." It was on the internet. I had never talked in public.

13. That night Milton did not hit me. He was calm. He showed me a form on his phone with my name already in it. It said "collaborator, alias La Costurera." He said Zelaya only has to sign. From then I slept in Camila's room with a table before the door.

14. On June 9, 2023 Zelaya himself came to the house when I was alone. He said: "Lady, shut up about the heroes who cleaned this country. Your husband protects you but his patience ends. There is room in Apanteos." On June 15 a woman from MOVIR, Doña Elba, was arrested.

15. I ran when Milton was sent to Chalatenango for a week. It was August 2, 2023. We crossed by Eagle Pass August 27. The officer asked do you fear to go back and I said yes, my husband, and I was crying, he gave me a paper.

16. I live in Irving. I sew for a bridal shop. Camila is in fourth grade. In 2024 I did not pay a toll for months and I had to pay $612.

17. Milton called my mother in May 2026. He said that he will not sign any divorce and that when they deport me he will be at the airport in uniform. My mother lives in the same house in Soyapango and he greets her on the street. He has another woman now. He is not sergeant any more, he was made subinspector in 2025.

18. I went to the psychologist because my attorney sent me. I feel better when I sew.

Signed under penalty of perjury at Irving, Texas, November 2, 2026
Yanira Alvarenga`,
      },
      {
        id: 'd2',
        title: 'Hospital record, Hospital Nacional Dr. José Molina Martínez (translation)',
        text: `HOSPITAL NACIONAL DR. JOSÉ MOLINA MARTÍNEZ
SOYAPANGO
Record: 88-1204-22
Patient: Alvarenga de Rivas, Yanira     30 y     F
Admission: 08-05-2022   22:50     Discharge: 13-05-2022
Dx: Fracture of mandible, left parasymphysis and right angle
Mechanism stated: fall on stairs. Accompanied by spouse (PNC), who answers for patient.
Exam: old ecchymosis both arms in different stages. Linear scar neck, anterior.
Surgery: open reduction, 2 plates.
Social work: interview alone not possible, spouse declined.
Dra. M. Escalante`,
      },
      {
        id: 'd3',
        title: 'Letter of Delmy Alvarenga (translation)',
        text: `Sonsonate, August 30, 2026

Honorable Judge:

I am Delmy Alvarenga, cousin of Yanira, 37 years. In July of 2021 she arrived at my house with the girl and one bag. She had the neck purple. She could not swallow tortillas. She stayed five days.

The fifth day Milton came in a police pickup with another policeman. He was very polite. He told my husband, "It would be a pity, such a nice shop, if someone writes that you lend it to the gang." My husband told Yanira to go. I ask her pardon for that.

Ulises was a good boy. I saw his body. They had broken the fingers of the right hand.

I know Milton has a new woman, and he has not come to my house again. My husband does not want that I sign this, but I sign.

Delmy Alvarenga`,
      },
      {
        id: 'd4',
        title: 'Psychological evaluation by Marcus Oyelaran, LPC-S',
        text: `EVALUATION

Client: Y. Alvarenga
Evaluator: Marcus Oyelaran, LPC-S
Date seen: September 9, 2026, 2 hrs 45 min, in Spanish

Client is a 34 y/o Salvadoran woman, seamstress, mother of one. Presents as guarded, neat, tearful when speaking of brother. She reports that her husband forced sex on her "more times than there are Sundays." Reports strangulation with loss of consciousness, January 2021. Reports jaw fracture May 2022, says she told the hospital she fell because he "was standing there."

PCL-5: 54. PHQ-9: 14. 

She checks the lock of the office twice. Flinches at sirens; asked whether the building had police.

Dx: PTSD (F43.10). Intimate partner violence, adult victim.

She minimizes: said "he also was good sometimes, he paid the school." In my clinical opinion this is typical of prolonged coercive control and does not reduce the reliability of her account. She gave the year of the press conference as 2022 at first.

Prognosis guarded if returned. Client has begun a support group and reports fewer nightmares.`,
      },
      {
        id: 'd5',
        title: 'Death certificate and forensic sheet, Ulises Antonio Alvarenga (translation)',
        text: `INSTITUTE OF LEGAL MEDICINE "DR. ROBERTO MASFERRER"
Name: ULISES ANTONIO ALVARENGA     Age: 26
Place of death: Penal Center La Esperanza (Mariona)
Date of death: 21-10-2022, 04:10
Cause: acute pulmonary edema
Observations: not autopsied by order
Detained since: 20-04-2022. Offense: illicit groups. Court: Special Court of Instruction B1`,
      },
      {
        id: 'd6',
        title: 'Foro Mujer y Derechos, El Salvador: Women under the Regime 2025',
        text: `FORO MUJER Y DERECHOS
EL SALVADOR: WOMEN UNDER THE REGIME 2025

1. Since March 27, 2022 more than 88,000 persons have been arrested under the state of exception. Of these 7,900 are women. The Foro documented 64 cases in which a police officer or soldier used an arrest, or the threat of it, against a partner or a former partner.

2. At least 427 persons have died in custody. No officer has been convicted for any of the deaths. In 118 bodies that families or funeral workers described there were injuries.

3. In 2024 the police received 4,820 complaints of violence in the family. In 31 percent of the complaints against police officers that the Foro followed the complaint was passed to the accused. Of 96 such complaints three led to a hearing.

4. Members of MOVIR and relatives who speak publicly are called "defenders of gangs." Between 2023 and 2025 at least 22 relatives who had spoken to the press were arrested.

5. A woman who leaves is commonly said to have "abandoned the home," and in rural areas she is considered to belong to the man. Courts ask her to bring witnesses of what happens behind a door.

6. The Government points out that homicides of women fell from 131 in 2021 to 28 in 2024 and that it has opened six Ciudad Mujer centers. Women who reached the centers described respectful treatment.

7. The country is small. The national police has one register of vehicles, identity papers and arrests; an officer on duty finds any address in minutes.`,
      },
    ],
    needed: [
      'laundry room',
      'I have papers with you',
      'duty belt',
      'tore the sheet',
      'until I bury you',
      'patrol car',
      'talked too much',
      'La Costurera',
      'room in Apanteos',
      'fall on stairs',
      'nice shop',
      'broken the fingers',
      'prolonged coercive control',
      '64 cases',
      '96 such complaints',
      'defenders of gangs',
      'belong to the man',
      'fell from 131',
      'greets her on the street',
      'any address in minutes',
    ],
  },
]
