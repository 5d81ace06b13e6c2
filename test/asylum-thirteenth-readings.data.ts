import type { AsylumReading } from './asylum-readings.data.ts'

const expected = { sections: [], absent: [], checks: [] }
/** Four more, written whole after the mechanisms that the twelfth brought: China, Jamaica, Burkina Faso, Albania. */
export const thirteenthAsylum: readonly AsylumReading[] = [
  {
    expected,
    id: 'R39',
    title: 'a Uyghur tailor at the asylum office in Los Angeles, camp and police, five papers',
    as_of: '2026-11-27',
    client: {
      first_name: 'Rahile',
      middle_name: '',
      last_name: 'Memet',
      client: {
        a_number: 'A 247-905-611',
        country_of_citizenship: 'China',
        date_of_birth: '1986-04-02',
        gender: 'female',
      },
      spouse: { name: 'Abliz Turdi', country_of_citizenship: 'China' },
    },
    answers: {
      jurisdiction: 'uscis',
      city: 'Los Angeles',
      state: 'CA',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2025-02-27',
      i589_filed_date: '2025-09-15',
      spouse_applying: 'yes',
      children_applying: 'no',
      first_defendant: 'Abliz Turdi',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'camp: tiger chair 1 night, pills/injections, cold water. would be sent back to camp or prison as "two-faced" & for US trip.',
      procedural_history: 'no',
      country_resided: 'yes',
      benefits_details: 'Turkey 2023-2025, short residence permit (expired 1/2025), renewal refused',
      country_resided_details: 'Turkey 2023-2025, short residence permit (expired 1/2025), renewal refused',
      applicant_basis: ['Religion', 'Nationality'],
      religion_details: 'Muslim. prays, wore scarf till 2016',
      nationality_details: 'Uyghur',
      country_persecution: 'China',
      who: 'police of Hotan (Officer Wang Lei of neighborhood station), camp guards, cadre who lived in her home',
      why: 'she prayed, had Koran of grandfather, brother in Turkey. "you have a sick mind"',
      when: 'camp 5/14/2018 - 2/20/2019; 2019-2022 factory + cadre; 8/2023 left',
      what: '9 months in camp, tiger chair, injections, beaten w/ rubber club; forced IUD; factory work 3 yrs; mosque of family destroyed.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details: 'Father 12 yrs prison since 2017. Sister Patigul unknown since 4/2025.',
      client_reported: 'no',
      no_client_reported_details: 'impossible, police = persecutor',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Declaration of Rahile Memet (translated from Uyghur)',
        text: `DECLARATION

My family

I was born in Hotan on April 2, 1986. My father Memet Ehet was a baker and read the Koran at weddings. I sewed dresses in a shop with my sister Patigul. In 2010 I married Abliz Turdi, who repairs sewing machines. We have no children. I was pregnant in 2015 and lost the child in the fourth month.

In 2016 a policewoman cut my scarf with scissors at the checkpoint of the bazaar. She cut it on my head, she did not take it off. From then on I went with bare head.

On June 3, 2017 my father was taken from the bakery. After eleven months we got one page: twelve years for "propagating extremism". I have seen him since then on a screen, once, for four minutes.

The camp

On May 14, 2018 Officer Wang Lei of the neighborhood station telephoned that I should come and sign something. I left the water on the stove. They took my telephone and they found a picture of my brother Ekrem in Istanbul and a prayer. He said: "You have a sick mind. You will go to school."

I was brought to the center at Lasku with a black bag over my head. We were twenty-six women in a room for ten. We slept on the side. There was a camera also over the hole.

In the first month I was put in the tiger chair for one night, because I had moved my lips. They said that I was praying. A guard beat me with a rubber club on the back and the legs. I said the verses without lips after that.

Every ten days we got an injection. My periods stopped. We had to shout "I am Chinese and I thank the Party" until the voice was gone. A woman called Tursungul, who had the bed behind mine, was carried out in November 2018 and did not come back.

On February 20, 2019 they read a paper that I had graduated. They said that if I tell about the school I will study again.

After the camp

Five days later I was fitted with a coil in the hospital of Hotan. Nobody asked me. I had to work in the glove factory in the new zone from March 2019 until July 2022, for 800 yuan a month when the men from inside got 2,400. A cadre from Henan, Mrs. Liu, lived with us one week in each month. She slept in our bed with me and Abliz slept in the kitchen.

In spring 2020 the mosque of our quarter was taken down. There is a parking place.

In 2023 they gave passports to some who had relatives with a business in Kazakhstan. Abliz paid 60,000 yuan to a man in the office. On August 9, 2023 we flew from Urumqi to Almaty and three weeks later to Istanbul.

Now

In Turkey we had a residence permit of one year, two times. In January 2025 it ended and the renewal was refused without a reason. Abliz's cousin was deported from Turkey to Tajikistan. On February 27, 2025 we came to Los Angeles with a visitor visa which we got for a wedding.

On April 11, 2025 I telephoned with my sister for the last time. She said: "The people from the station ask every week in which state you are. Tell them you study." Since then her number does not exist.

In May 2025 I got a voice message from a number of Hotan. It was Wang Lei. He said: "Come back and your sister can go to work again."

I sew in a shop in Vernon. On Fridays we go to the mosque. I wear a scarf. My hands still go to the head when I see a policeman.

In Turkey in 2024 I paid a fine of 1,900 lira because I worked without a permit.

Rahile Memet, June 20, 2026`,
      },
      {
        id: 'd2',
        title: 'Gynecological report, Dr. Nadia Haddad, MD',
        text: `March 4, 2026

I examined Rahile Memet, 39, on February 26, 2026.

A copper intrauterine device of a type that is not sold in the United States was in place; its thread had been cut short so that it cannot be removed without an instrument. I removed it under ultrasound. There were adhesions. Conception is unlikely.

She reports nine months of injections of an unknown substance every ten days with absence of menstruation. I cannot say what was injected.

On the left thigh there are two parallel scars of 11 cm. They are consistent with blows by a flexible club.

Nadia Haddad, MD`,
      },
      {
        id: 'd3',
        title: 'Notice of sentence, Hotan Intermediate Court, May 2, 2018, with translation',
        text: `HOTAN INTERMEDIATE PEOPLE'S COURT
Notice to family
Convicted person: Memet Ehet, male, Uyghur, born 1958
Offense: propagating extremism (read scripture at gatherings)
Sentence: twelve years, beginning 3 June 2017`,
      },
      {
        id: 'd4',
        title: 'Letter of Ekrem Memet',
        text: `Istanbul, May 30, 2026

I am the younger brother of Rahile. I left Hotan in 2013 to study.

After 2017 nobody of my family answered me. In February 2021 Rahile wrote with the telephone of a Kazakh trader: "I was at school. Do not call."

She told me about the camp when she came here in 2023. She told it in one night, and she would not have the light on.

In April 2025 a man telephoned me and said that he is from the station. He knew in which street Rahile lives in California.

Ekrem Memet`,
      },
      {
        id: 'd5',
        title: 'Turkistan Documentation Project, Returnees and relatives abroad, 2026 (excerpt)',
        text: `RETURNEES AND RELATIVES ABROAD

Page 3
Of 84 Uyghurs who returned or were returned to China between 2022 and 2025, 71 were detained within a month; nothing is known of six.

Page 5
In 119 interviews with women who were held, 64 spoke of injections without consent and 41 of an intrauterine device that was put in after their release.

Page 8
Police telephone relatives abroad. In 53 of 90 families the caller named the present address.

Page 11
The government says that all trainees have graduated and that the centers are closed. Satellite pictures of 2025 show that nine of the fourteen centers in Hotan prefecture are now marked as prisons.

Page 14
A Uyghur who moves to another province has to register at the police within 24 hours; the identity card gives Xinjiang. Of 37 who tried, 33 were sent back.`,
      },
    ],
    needed: [
      'Hotan',
      'baker',
      'lost the child|fourth month',
      'scissors',
      'June 3, 2017',
      'twelve years',
      'May 14, 2018',
      'You have a sick mind',
      'Lasku',
      'twenty-six women',
      'tiger chair',
      'rubber club',
      'injection',
      'Tursungul',
      'February 20, 2019',
      'coil',
      '800 yuan',
      'Mrs. Liu|Henan',
      'parking place',
      '60,000 yuan',
      'Tajikistan',
      'April 11, 2025',
      'in which state you are',
      'your sister can go to work again',
      'scarf',
      '1,900 lira',
      'thread',
      'Conception is unlikely',
      '11 cm',
      'propagating extremism',
      'light on',
      'street',
      '71',
      '64',
      '53',
      'nine of the fourteen',
      '33',
    ],
  },
  {
    expected,
    id: 'R40',
    title:
      'a bisexual man of Jamaica, detained, before the court in Miami, a mob and the constabulary, typed in haste, five papers',
    as_of: '2026-11-27',
    client: {
      first_name: 'Oneil',
      middle_name: 'Anthony',
      last_name: 'Gayle',
      client: {
        a_number: 'A 221-556-083',
        country_of_citizenship: 'Jamaica',
        date_of_birth: '1993-11-11',
        gender: 'male',
      },
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Rosalind Pratt',
      city: 'Miami',
      state: 'FL',
      detained: 'yes',
      asylum_application_timing: 'yes',
      last_arrival_date: '2025-12-08',
      i589_filed_date: '2026-05-04',
      nta_date: '2025-12-22',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'police beat him at Spanish Town lock-up and put him in cell w/ men told he was "battyman"; would happen again',
      procedural_history: 'yes',
      procedural_history_details:
        'arrived MIA 12/8/25, told officer he is afraid. CFI positive 12/18/25. NTA 12/22/25. Krome. bond denied 1/30/26. I-589 5/4/26. IH 12/15/2026',
      country_resided: 'no',
      applicant_basis: ['Particular social group'],
      social_group_details: 'Bisexual men in Jamaica',
      country_persecution: 'Jamaica',
      who: 'neighbors in Portmore (Gregory Park), brother-in-law Delroy "Chubby" Brown, Cpl. Samuels + 2 constables',
      why: 'seen w/ man. "battyman fi dead"',
      when: '2/2019 - chopped; 9/2023 lockup; 11/2025 house burned',
      what: 'chopped w/ machete on arm + shoulder by mob, 2 fingers lost feeling; lock-up 3 days, beaten by police, cellmates; house burnt; friend killed',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details: 'partner Shawn killed 10/2025',
      client_reported: 'yes',
      yes_client_reported_details:
        '2/2019 Caymanas police took statement no one arrested. 11/2025 told to "leave the people dem alone"',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Sworn declaration of Oneil Anthony Gayle',
        text: `1. My name is Oneil Anthony Gayle. I am 33. I was born in Spanish Town, St. Catherine. I was a plumber.

2. I have a daughter, Kayla, born in 2014, who lives with her mother Marsha Brown. I loved Marsha and I have loved men. I have known it since I was sixteen.

3. From 2017 I was with Shawn Lewin, who drove a taxi. We met at night in his car or at the house of my aunt in Gregory Park when she was away.

4. On February 16, 2019, a Saturday, somebody had seen us through the louvers. When I went out to the shop there were about fifteen men and some women with stones and machetes. They shouted "Battyman fi dead." Delroy Brown, the brother of Marsha, whom they call Chubby, chopped me on the left arm and on the shoulder. A stone hit me on the mouth. A taxi man who did not know me pulled me into his car.

5. I was in Spanish Town Hospital for six days. The nerve of the arm was cut. Two fingers of my left hand do not feel.

6. A constable from Caymanas Gardens station came to the ward and wrote. I gave him the name of Chubby. When I went to ask in April 2019 the sergeant said that the book had got wet.

7. After that I lived in Mandeville for three years, with a cousin, and worked on a hotel. In May 2022 a man from Gregory Park who came to paint the hotel knew me. In the same week somebody wrote the word on my cousin's gate and she asked me to leave.

8. On September 8, 2023, Corporal Samuels stopped Shawn's car near the Rio Cobre. He found a condom. They brought us to the lock-up in Spanish Town. For three days I was there and there was no charge. Corporal Samuels beat me on the head with a telephone book and two constables held my arms. Then he put me in a cell with seven men and said: "See one a dem here, do what unnu want." They beat me the whole night and made me drink the water of the bucket.

9. On September 11 a lawyer of J-Equal came and they let me go. She wanted to write to INDECOM. I asked her to wait because they have my address.

10. On October 19, 2025, Shawn was shot in his taxi at Christian Pen. They did not take the money.

11. On November 2, 2025, at one in the morning the house of my aunt burned. I was in it. I went out through the bathroom window. My aunt's dog died. Chubby stood on the other side of the road with a bottle in his hand.

12. I went to Caymanas Gardens in the morning. The officer said: "Leave the people dem alone and find somewhere else to live." I slept in a church until I had the ticket.

13. I flew to Miami on December 8, 2025 with my visitor visa of 2024. At the airport I said that I am afraid, and they detained me.

14. In 2016 I was convicted in Spanish Town for possession of ganja, two ounces, and paid a fine of 15,000 dollars. I have no other record.

15. In Krome I help in the kitchen. I speak with Kayla on Sundays. She asks when I will build her bed.

Signed at Krome, June 12, 2026`,
      },
      {
        id: 'd2',
        title: 'Spanish Town Hospital, discharge summary, February 22, 2019',
        text: `SPANISH TOWN HOSPITAL
Patient: Oneil Gayle   DOB 11/11/1993
Admitted 16/02/2019   Discharged 22/02/2019
Diagnosis: laceration L forearm 14 cm with ulnar nerve injury; laceration L shoulder 9 cm; loss of 2 upper incisors
Mechanism: alleged chop wounds by mob
Plan: physiotherapy, review 3/52`,
      },
      {
        id: 'd3',
        title: 'Letter of Nadine Ferron, attorney-at-law, J-Equal Legal Aid',
        text: `Kingston, April 3, 2026

I am an attorney-at-law and have worked for J-Equal Legal Aid since 2018.

On September 11, 2023 I attended at the Spanish Town lock-up and asked for Mr. Gayle. The station diary had no entry of his arrest. Corporal D. Samuels said that he was "keeping him for his own safety." Mr. Gayle's face was swollen and he could not close his jaw.

I drafted a complaint to the Independent Commission of Investigations and did not file it, on his instruction.

In eight years I have assisted in 31 complaints of this kind against members of the constabulary. None has led to a charge.`,
      },
      {
        id: 'd4',
        title: 'Record of credible fear interview, December 18, 2025',
        text: `CREDIBLE FEAR INTERVIEW
Officer: T. Alvarez    Language: English
Q: Why did you leave Jamaica?
A: Because they burn down the house and kill my friend.
Q: Who burned it?
A: I don't know. I did not see who lit it.
Q: Have you ever been married?
A: No. I have a daughter.
Q: Were you ever harmed by the police?
A: Yes. They lock me up in Spanish Town and beat me.
Q: For how long?
A: Two days, three days.`,
      },
      {
        id: 'd5',
        title: 'Caribbean Equality Monitor, Jamaica 2026 (excerpt)',
        text: `JAMAICA 2026

Page 4
Sections 76 and 79 of the Offences Against the Person Act still punish intimacy between men with up to ten years.

Page 6
The Monitor registered 212 attacks on lesbian, gay, bisexual and transgender persons between 2021 and 2025; 23 were fatal. In 140 the victims went to the police. Charges were laid in six.

Page 7
In 48 cases members of the constabulary were the attackers or stood by.

Page 9
Pride events have been held in Montego Bay without violence since 2015, and the constabulary adopted a policy on diversity in 2011. Those who attended said that they came by car and left by car.

Page 10
Persons who moved to another parish were recognized in 34 of 61 cases. The island is small and names travel with the market buses.

Page 12
Bisexual men are seen as those who "bring it home" and are regarded as worse than others. Dancehall songs that call for their death are played in public transport.`,
      },
    ],
    needed: [
      'Spanish Town',
      'plumber',
      'Kayla',
      'Shawn',
      'February 16, 2019',
      'louvers',
      'Battyman fi dead',
      'Chubby',
      'left arm',
      'six days',
      'Two fingers',
      'book had got wet',
      'Mandeville',
      'gate',
      'September 8, 2023',
      'telephone book',
      'seven men',
      'do what unnu want',
      'bucket',
      'INDECOM',
      'October 19, 2025',
      'November 2, 2025',
      'bathroom window',
      'bottle',
      'Leave the people dem alone',
      'December 8, 2025',
      'ganja',
      '14 cm|ulnar',
      'no entry',
      'own safety',
      '31 complaints',
      'who lit it',
      'ten years',
      '212',
      'six',
      '48',
      'Pride',
      '34 of 61',
      'bring it home',
    ],
  },
  {
    expected,
    id: 'R41',
    title: 'a journalist of Burkina Faso before the court in Philadelphia, conscription decree, late, six papers',
    as_of: '2026-11-27',
    client: {
      first_name: 'Issouf',
      middle_name: '',
      last_name: 'Ouédraogo Kaboré',
      client: {
        a_number: 'A 220-447-908',
        country_of_citizenship: 'Burkina Faso',
        date_of_birth: '1984-08-23',
        gender: 'male',
      },
      spouse: { name: 'Mariam Sanou', country_of_citizenship: 'Burkina Faso' },
      children: [{ name: 'Nafi Kaboré', date_of_birth: '2012-02-05', country_of_citizenship: 'Burkina Faso' }],
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Gerald Whitcomb',
      city: 'Philadelphia',
      state: 'PA',
      detained: 'no',
      asylum_application_timing: 'no',
      last_arrival_date: '2022-06-14',
      i589_filed_date: '2024-06-03',
      nta_date: '2024-01-17',
      missed_filing_deadline_reason:
        'J-1 fellowship till 6/2023. Wanted to go back. His colleague was taken 3/13/2024 & his name was on requisition list 4/2024.',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval'],
      procedural_history: 'yes',
      procedural_history_details:
        'J-1 entry 6/14/22 Dulles. NTA 1/17/24 (overstay). MCH 4/30/24 pleadings, conceded. I-589 filed at MCH 6/3/24. Merits 2/22/2027 1pm.',
      country_resided: 'no',
      applicant_basis: ['Political Opinion'],
      political_opinion_details:
        "Editor of L'Écho du Sahel, wrote about massacre of Nondin, against forced conscription of critics",
      country_persecution: 'Burkina Faso',
      who: 'military government of Capt. Traoré, gendarmes of the Section de Recherches, national intelligence (ANR)',
      why: 'articles; "journalists are the drums of the terrorists"',
      when: '11/2019 arrest; 1/2022 coup; 3/2024; 4/2024; 10/2025',
      what: 'arrested 11/25/2019 4 days by gendarmes, slapped, kneeled on gravel, accused of demoralizing troops; suspended sentence 12 mos. 2024 on list to be sent to front. Brother Salif taken instead 10/2025.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'colleague Adama Bayala taken 3/13/24 - reappeared in uniform on TV. brother Salif 10/8/25.',
      client_reported: 'no',
      no_client_reported_details: 'it is the state',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Affidavit of Issouf Ouédraogo Kaboré',
        text: `AFFIDAVIT OF ISSOUF OUÉDRAOGO KABORÉ

1. I was born in Kaya on August 23, 1984. I studied letters in Ouagadougou. From 2009 I wrote for the newspaper L'Écho du Sahel, and from 2017 I was its editor for the north.

2. In November 2019 I published the names of 31 men of the village of Kain whom soldiers had shot. On November 25, 2019 gendarmes of the Section de Recherches came to the newsroom and took me. I was held for four days. A lieutenant slapped me and I had to kneel on gravel in the yard from noon until the evening with my arms up. He said: "You journalists are the drums of the terrorists."

3. On January 22, 2020 the court of Ouagadougou gave me twelve months with suspension for demoralization of the armed forces. I appealed and nothing came.

4. On January 24, 2022 there was the first coup and in September of that year the second. I was then already in the United States.

5. On June 14, 2022 I came with a J-1 visa for a fellowship at Temple University. It ended on June 13, 2023. I wanted to go back. I had the ticket for July 2. My wife asked me to wait until the suspension of the newspaper was lifted. I taught French to children and waited. I did not ask for a new status. I thought each month that it would be the next one.

6. On March 13, 2024 my colleague Adama Bayala was taken from his office by men in plain clothes. On July 18, 2024 he was on the television in uniform with a rifle and with a beard, and he read from a sheet.

7. On April 9, 2024 two gendarmes brought to my wife a paper of the general staff. It is an order of requisition. It says that I am called for three months to the front at Djibo and have to present myself by April 15. I am forty and I have never held a weapon. My wife told me on the same evening.

8. On April 12 I went to HIAS in Philadelphia. The lawyer asked for the order. It came by a pilot on May 20. We filed on June 3, 2024.

9. The proceedings began because in January 2024 an officer stopped me in a car in which a friend was driving. I have no arrest.

10. On October 8, 2025 they took my brother Salif, who is a veterinarian, from his house in Kaya. They told his wife that he goes in the place of the one who is hiding with the whites. She received his telephone back in December, and a bag with his shoes.

11. On November 14, 2025 the minister of security read on the television the names of nine "communicators of terrorism abroad". I am the sixth.

12. My wife moved to her mother's in Bobo-Dioulasso. Men came there in February 2026 and asked Nafi at the gate of the school when her father would come.

13. In 2003 I was detained for one day in a student strike.

Philadelphia, September 2, 2026`,
      },
      {
        id: 'd2',
        title: 'Order of requisition, General Staff of the Armies, April 4, 2024, with translation',
        text: `BURKINA FASO
GENERAL STAFF OF THE ARMIES
ORDER OF REQUISITION No. 2024-0417
In application of the decree of April 13, 2023 on general mobilization,
Mr. KABORÉ Ouédraogo Issouf, journalist, residing in Ouagadougou, sector 15, is requisitioned to participate in operations of securing the territory at Djibo for a duration of three months, renewable.
He will report to Camp Guillaume on April 15, 2024 at 6 o'clock. In case of refusal he will be brought by force.`,
      },
      {
        id: 'd3',
        title: 'Judgment of the Tribunal de Grande Instance of Ouagadougou, January 22, 2020 (extract, translation)',
        text: `The accused is the author of an article in which he reports, without verification by the competent authority, the deaths of persons at Kain.
The court finds the accused guilty of demoralization of the armed forces and sentences him to twelve months of imprisonment, suspended, and a fine of 300,000 francs.`,
      },
      {
        id: 'd4',
        title: 'Letter of Mariam Sanou, with translation',
        text: `Bobo-Dioulasso, June 11, 2026

I am Mariam, wife of Issouf Kaboré. On April 9, 2024 two gendarmes came with the paper. The younger one was ashamed and looked at his boots. The elder said: "Tell him that the front makes good writers."

I sent the paper with a pilot because the post is opened.

In February men without uniform asked our daughter at the school. Since then she goes with my brother.

Mariam Sanou`,
      },
      {
        id: 'd5',
        title: 'Press Freedom Sahel, The front as punishment, 2026 (excerpt)',
        text: `THE FRONT AS PUNISHMENT

Page 2
Since November 2023 at least 38 journalists, lawyers, judges and doctors who had criticized the government received orders of requisition or were taken to the front. Four died there.

Page 4
In December 2023 a court in Ouagadougou ruled that three of the requisitions were unlawful. The army did not obey.

Page 6
Relatives are taken in the place of critics abroad. The organization knows of eleven cases in 2025.

Page 9
A general mobilization may be ordered by any state, and the decree of 2023 speaks of all citizens over eighteen. In the lists that were examined, 33 of 38 names were persons who had published criticism in the three months before.`,
      },
      {
        id: 'd6',
        title: 'Letter of Prof. Ellen Marsh, Temple University',
        text: `August 20, 2026

I directed the fellowship program in which Mr. Kaboré took part from June 2022 to June 2023. He finished a manuscript on the wells of the Sahel.

He had a ticket for July 2, 2023. I was invited to the farewell dinner. He cancelled it because the newspaper had been suspended on June 29.

He teaches French on Saturdays at the library of Kingsessing without pay.

Ellen Marsh`,
      },
    ],
    needed: [
      'Kaya',
      'L’Écho du Sahel',
      '31 men',
      'November 25, 2019',
      'four days',
      'gravel',
      'drums of the terrorists',
      'January 22, 2020',
      'twelve months',
      'Temple University',
      'June 13, 2023',
      'July 2',
      'March 13, 2024',
      'July 18, 2024',
      'in uniform',
      'April 9, 2024',
      'Djibo',
      'HIAS',
      'May 20',
      'June 3, 2024',
      'October 8, 2025',
      'Salif',
      'hiding with the whites',
      'shoes',
      'November 14, 2025',
      'sixth',
      'Nafi',
      '2003',
      'brought by force',
      '300,000 francs',
      'good writers',
      'post is opened',
      '38',
      'Four died',
      'did not obey',
      'eleven cases',
      '33 of 38',
      'farewell dinner',
      'Kingsessing',
    ],
  },
  {
    expected,
    id: 'R42',
    title:
      'a blood feud in northern Albania, mother and son before the court in Detroit, four papers, answers in half sentences',
    as_of: '2026-11-27',
    client: {
      first_name: 'Drita',
      middle_name: '',
      last_name: 'Gjoni',
      client: {
        a_number: 'A 240-633-172',
        country_of_citizenship: 'Albania',
        date_of_birth: '1985-01-19',
        gender: 'female',
      },
      children: [{ name: 'Leon Gjoni', date_of_birth: '2009-05-07', country_of_citizenship: 'Albania' }],
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Howard Spelling',
      city: 'Detroit',
      state: 'MI',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2024-03-21',
      i589_filed_date: '2024-10-30',
      nta_date: '2024-03-23',
      spouse_applying: 'no',
      children_applying: 'yes',
      first_defendant: 'Leon Gjoni',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details: 'policeman Kol Marku is cousin of the Marku family, warned them.',
      procedural_history: 'yes',
      procedural_history_details:
        'Entry El Paso 3/21/24 with son; released; NTA 3/23/24; MCH 9/4/24 pleadings conceded; I-589 10/30/24 at court; indiv. 6/8/2027',
      country_resided: 'yes',
      benefits_details: 'Italy 2022 - 8 months, work w/o papers, sent back. Mexico transit.',
      country_resided_details: 'Italy 2022 - 8 months, work w/o papers, sent back. Mexico transit.',
      applicant_basis: ['Particular social group'],
      social_group_details: 'Members of the Gjoni family of Puka',
      country_persecution: 'Albania',
      who: 'Marku family (Ndue Marku & sons), officer Kol Marku of Puka police',
      why: "blood for Pashk Marku, killed by her husband's brother in 2018",
      when: '8/2018 killing; 10/2019 husband killed; 2020-22 locked in; 2/2023 shots; 12/2023 son',
      what: 'husband Gjergj shot; she beaten 6/2021 when she went to the spring; shots at window; son followed, knife',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details: 'husband killed 10/12/2019, son cut 12/2023',
      client_reported: 'yes',
      yes_client_reported_details: '6/2021 + 2/2023 Puka police, nothing',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Declaration of Drita Gjoni',
        text: `1. I was born on January 19, 1985 in Iballe, in the district of Puka. I have eight years of school. I married Gjergj Gjoni in 2007. Leon was born on May 7, 2009.

2. On August 4, 2018, at a wedding, my husband's brother Mark shot Pashk Marku because of a boundary of a meadow. Mark got sixteen years and is in the prison of Peqin.

3. The old man, Ndue Marku, sent a man to our house on the third day. He said: "Blood is owed. We will take a man, and the boy when he has a beard."

4. From that day the men of our house stayed in. Gjergj went out only at night to cut wood. On October 12, 2019, at five in the morning, he was shot at the sawmill. I found him. His hat was on the saw.

5. Ndue's son Zef was in the police for two days and was released because nobody had seen it.

6. Leon did not go to school after the age of ten. A teacher came on Thursdays. He grew with the curtains closed.

7. On June 9, 2021 I went to the spring because the pipe was broken. Zef Marku and his brother Tom were on the path. Women are not touched in the law of the mountains. Tom said that a widow who hides a man is a man. They beat me with a shepherd's staff until I fell into the stones, and my collarbone broke.

8. I was in the hospital of Puka for three days. I went to the police on June 14. Officer Kol Marku took my statement. He is the cousin of Ndue. On the same evening Tom telephoned and told me word for word what I had said.

9. In February 2022 we went to Italy, to Bari, where I cleaned in a hotel for eight months. In October the police found that we had no papers and they sent us back.

10. On February 3, 2023 somebody shot four times at our kitchen window in Iballe. I told the police chief of the district by telephone. He said: "Make peace. I cannot put a policeman at each window."

11. The priest, Dom Nikoll, went three times to Ndue. He offered money and the meadow. Ndue said that the boy has a voice now.

12. In September 2023 I brought Leon to my aunt in Durres, which is four hours away. On December 17, 2023 two men followed him from the shop. One cut him with a knife on the cheek and said: "This is so that we know you again." He has nine stitches.

13. On January 28, 2024 we left by Rinas. We flew to Mexico and on March 21 we crossed at El Paso and waited for the officers.

14. The officer asked if anyone had hurt me. I said yes, a family. He asked why and I said because of a meadow.

15. In July 2026 my aunt wrote that Zef was in Durres and asked the baker for the boy with the scar.

16. In Sterling Heights I work in a bakery. Leon goes to tenth grade and he opens the curtains himself.

17. In 2024 I was stopped in Warren for speed and paid 140 dollars.

Drita Gjoni, October 2, 2026`,
      },
      {
        id: 'd2',
        title: 'Death certificate and police report, Gjergj Gjoni, October 12, 2019, with translation',
        text: `POLICE COMMISSARIAT OF PUKA
Report of October 12, 2019
Deceased: Gjergj Gjoni, 38, forester
Cause of death: two gunshot wounds, chest and neck, hunting ammunition
Suspicion: revenge (conflict Gjoni - Marku of 2018)
Zef Marku, held 12 to 14 October 2019, released for lack of evidence. File suspended on March 2, 2020.`,
      },
      {
        id: 'd3',
        title: 'Letter of Dom Nikoll Preka, parish of Iballe, with translation',
        text: `Iballe, May 14, 2026

I am the priest of Iballe and a member of the mission of reconciliation of the diocese.

I visited Ndue Marku three times, on March 1, April 12 and May 30, 2023. He refused. He said before me: "When the Gjoni boy is a man, the scale will be even."

In our diocese I know of fourteen families who live locked in. In nineteen years I have closed six feuds.

Mrs. Gjoni is honest. She did not ask for money from the parish even in the winter of 2022.`,
      },
      {
        id: 'd4',
        title: 'Adriatic Institute for Justice, Blood feuds in Albania, 2026 (excerpt)',
        text: `BLOOD FEUDS IN ALBANIA

Page 3
The Institute counted 71 families with 159 persons, 48 of them minors, who did not leave their homes in 2025 because of a feud.

Page 5
Since 2013 the Criminal Code punishes threats for blood feud with up to three years. In 2024 and 2025 there were nine convictions. In twelve districts, among them Puka, there was none.

Page 8
Families are known by their name in the whole country. In 17 of 26 cases those who moved to Tirana or Durres were found within two years, most often through the civil register, to which local officers have access.

Page 9
The police has a unit for blood feuds in Shkoder with four officers. The government states that the phenomenon is in decline and that the number of murders for this motive fell from five to two between 2022 and 2025.`,
      },
    ],
    needed: [
      'Iballe',
      '2007',
      'August 4, 2018',
      'meadow',
      'sixteen years',
      'Blood is owed',
      'October 12, 2019',
      'sawmill',
      'hat',
      'Zef',
      'nobody had seen it',
      'curtains',
      'June 9, 2021',
      'widow who hides a man',
      'shepherd’s staff',
      'collarbone',
      'three days',
      'cousin of Ndue',
      'word for word',
      'Bari',
      'February 3, 2023',
      'Make peace',
      'Dom Nikoll',
      'Durres',
      'December 17, 2023',
      'so that we know you again',
      'nine stitches',
      'Rinas',
      'because of a meadow',
      'boy with the scar',
      'bakery',
      'tenth grade',
      '140',
      'File suspended|suspended on March 2',
      'scale will be even',
      'fourteen families',
      '71 families',
      'nine convictions',
      '17 of 26',
      'four officers',
      'five to two',
    ],
  },
]
