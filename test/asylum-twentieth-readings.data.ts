import type { AsylumReading } from './asylum-readings.data.ts'

const expected = { sections: [], absent: [], checks: [] }

/** Four cases with their papers, each written whole before it was read: Mauritania, Tajikistan, Ghana and Iraq. */
export const twentiethAsylum: readonly AsylumReading[] = [
  {
    expected,
    id: 'R58',
    title: 'a Haratine man of Mauritania before the court in Cleveland, a police paper with another day, a return home',
    as_of: '2026-11-28',
    client: {
      first_name: 'Bilal',
      middle_name: 'Ould',
      last_name: 'Mbareck',
      client: {
        a_number: 'A 240-118-377',
        country_of_citizenship: 'Mauritania',
        date_of_birth: '1991-12-31',
        gender: 'male',
      },
      spouse: { name: 'Mariem Mint Salem', country_of_citizenship: 'Mauritania' },
      children: [],
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Leonard Stuckey',
      city: 'Cleveland',
      state: 'OH',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2024-07-09',
      i589_filed_date: '2025-02-18',
      nta_date: '2024-07-10',
      next_hearing: '2027-03-09, 8:30 a.m.',
      southern_border_entry: 'yes',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'jaguar position (hung from iron bar under knees) at commissariat, Feb 2023, wanted names of IRA people. scars both wrists',
      procedural_history: 'no',
      country_resided: 'yes',
      benefits_details: 'Senegal 3 mos. 2023 (Rosso/Dakar), no papers, police there send Mauritanians back',
      applicant_basis: ['Race', 'Political Opinion'],
      race_details: 'Haratine (black Moor), family were slaves of Beydane family in Brakna, mother never paid',
      political_opinion_details: 'against slavery, member of IRA-Mauritanie since 2017, section secretary in Boghe',
      country_persecution: 'Mauritania',
      who: 'police commissioner of Boghe + agents; Ahmed Ould Deddah (master family) and his sons',
      persecutor_type: 'mixed',
      why: 'IRA, and he helped his cousin girl (12) leave the masters house + filed complaint vs them',
      when: 'Oct 2022, Feb 2023, June 2024',
      what: 'whipped by sons Oct 2022. arrested at protest 2/11/23, 6 days, hung on bar, electric. June 2024 hut burned, brother Yarba arrested in his place',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details: 'cousin Salka beaten by mistress; brother Yarba in prison Aleg since June 2024',
      client_reported: 'yes',
      yes_client_reported_details:
        'complaint to prosecutor Aleg Nov 2022, he said it is domestic work + sent file to the family',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Affidavit of Bilal Ould Mbareck',
        text: `AFFIDAVIT OF BILAL OULD MBARECK
(Read to me in Hassaniya by the interpreter before I signed.)

My name is Bilal Ould Mbareck. My birthday is written December 31 because nobody wrote the day when I was born. It was in a camp near Boghe, in the region of Brakna, in Mauritania, in 1991. I am Haratine. My mother was born in the tent of the family of Ould Deddah and she belonged to them, as her mother did. She milked and pounded the millet and she was never paid. I slept with the goats. When I was seven the eldest son of the house, Ahmed, gave me to his sister as one gives a cooking pot, and I was with her until I was fifteen.

In 2006 my uncle, who had gone to Nouakchott, came with a man of an organization and took my mother and me away. The master said to him: "You take the animal and leave us the rope." I learned to read at nineteen, in the evenings, with a teacher of the IRA. In 2017 I became a member, and from 2020 I was the secretary of the section of Boghe. I wrote the names of the children who were still in the tents.

My cousin Salka was one of those. She was twelve. In October 2022 I went by night with my brother Yarba and we brought her out on a donkey cart. Her back was open from the cord of the well. Four days later three sons of Ahmed Ould Deddah found me at the ferry. They tied me to the post where the boats are tied and whipped me with the same kind of cord, in front of people who bought fish. The middle son, Sidi, said: "A slave who steals a slave is a thief twice." Nobody untied me until they had left.

In November 2022 I went with a lawyer of the IRA to the prosecutor in Aleg. I gave a complaint for slavery, which is a crime in the law since 2007. The prosecutor asked Salka if she had eaten in that house. When she said yes he wrote that this is domestic work. One week after that Ahmed had a copy of my complaint and he read it aloud at the mosque.

On February 11, 2023 we stood in front of the commissariat of Boghe, some forty people, with a banner which said that Salka is not a pot. The police came out with sticks. Five of us were taken. The commissioner, whose name is Mohamed Lemine Ould Taleb, is married in the family of Ould Deddah. In the cell they bound my wrists under my knees and put an iron bar through and hung me between two tables. They call it the jaguar. They put wires on my toes and wet the floor. The commissioner wanted the list of the children and who pays the IRA. He said, "You people were given the vote and now you want the milk as well." I was there six days. I gave two names, of people who were already in France. I am ashamed of it and I tell it.

They released me on the sixth night after I put my thumb on a paper which was in Arabic and which nobody read to me. I could not close my hands for two months. A nurse of the health post treated me at his house because the doctor asked for a paper of the police.

In April 2023 I crossed the river to Senegal and I stayed in Rosso and in Dakar for three months. I slept in a garage. In July 2023 my mother was dying and I went back over the river at night. I buried her. I stayed in the house of my wife's people at Kaedi, which is a hundred kilometers away, and I thought that I could live there if I kept quiet. For ten months I was quiet. I made bricks and did not go to any meeting.

On June 3, 2024, before the election, gendarmes came to Kaedi with a paper and with Sidi Ould Deddah in their car. I was at the kiln. They burned the hut and they took Yarba, who was visiting. My wife heard Sidi say, "One brother is as good as the other until the right one comes." Yarba is in the prison of Aleg. He has seen no judge. He was told he may go when I come.

I flew from Nouakchott on June 20, 2024. A cousin of my wife who works at the airport took me through another door; I paid him 300,000 ouguiya. I went by Istanbul and Nicaragua and then by land, and I crossed into Arizona near Lukeville on July 9, 2024 and waited for the officers at the wall. They asked me if I was afraid and I said yes. It was written that I came for work. I said that also, because the man asked what I would do here, and I said that I would work.

In Ohio I am in Lockland with many from my country. I worked in a chicken plant with a cousin's card from October 2024 until my own permit came in August 2025. I know that this was not right. I send money to my wife and for a lawyer for Yarba. I am teaching reading to eleven men on Sundays.

I swear that this is true.
Bilal Ould Mbareck, Cincinnati, November 9, 2026`,
      },
      {
        id: 'd2',
        title: 'Commissariat of Boghe, record of custody (translation from Arabic and French)',
        text: `ISLAMIC REPUBLIC OF MAURITANIA
Honor - Fraternity - Justice
Ministry of the Interior. Directorate of National Security. Commissariat of Boghe

RECORD No. 041/2023

In the year two thousand twenty-three and on the thirteenth of February, We, Mohamed Lemine Ould Taleb, Commissioner of Police, have proceeded to the arrest of the named Bilal Ould Mbareck, born in 1991, mason, for unauthorized gathering and incitement to racial hatred.

The named person declares: "I belong to the organization IRA. I regret to have insulted honorable families. I promise not to take part in any gathering."

Released on 16 February 2023 at the disposal of justice. The declarant has affixed his thumbprint. He is in good health.

Translated by M. Keita, certified translator, Columbus, Ohio, October 2, 2026.`,
      },
      {
        id: 'd3',
        title: 'Dr. Alan Fischbach, medical evaluation',
        text: `MEDICAL EVALUATION

Name: Bilal Ould Mbareck. Date of examination: September 12, 2026. Interpreter: by telephone, Hassaniya.

I am a physician licensed in Ohio since 1994 and have carried out 63 evaluations of persons who report torture.

Mr. Mbareck reports that in February 2023 he was suspended from a bar passed behind the knees, with the wrists bound, on several occasions over six days, and that wires were put to his toes.

Findings. Around both wrists there are bands of pale, hairless skin, 11 and 9 millimeters wide. These are highly consistent with ligatures under load. There is reduced grip in both hands, 14 kilograms on the right and 12 on the left, where 40 would be expected in a mason of his age. Across the back there are nine linear scars, up to 21 centimeters long, which cross. They are typical of whipping. On the toes I found no scars; electrical current often leaves none, and their absence neither supports nor contradicts the account.

One scar on the left shin he attributes to a fall from a cart as a boy.

He wakes at night and stands up before he knows where he is. He scored 54 on the PCL-5. In my opinion he suffers from post-traumatic stress disorder, and the findings taken together are highly consistent with what he reports.

Alan Fischbach, MD`,
      },
      {
        id: 'd4',
        title: 'Sahel Rights Watchers, Mauritania: the law and the tent, 2026 (excerpt)',
        text: `Mauritania: the law and the tent

Slavery has been a crime in Mauritania since 2007 and a crime against humanity by its constitution since 2012. Three special courts exist. Between 2016 and 2025 they tried 26 cases, and in four of them a person went to prison.

Of 118 complaints that we followed, prosecutors reclassified 87 as disputes over work or inheritance. In 31 the complainant was himself arrested afterwards, most often for incitement to racial hatred.

We recorded the method called the jaguar in the accounts of 44 detainees in nine police stations, Boghe among them.

Members of the IRA were released in numbers after the election of June 2024, and in 2025 the government allowed the organization to register for the first time. Its leader sits in parliament.

Gendarmerie posts on the roads of the south ask every traveler for his card, on which the tribe can be read from the name. Several Haratine activists who moved to Nouakchott have lived there without incident; others were brought back to the region where they were wanted.`,
      },
    ],
    needed: [
      'as one gives a cooking pot',
      'never paid',
      'You take the animal and leave us the rope',
      'learned to read at nineteen',
      'cord of the well',
      'A slave who steals a slave is a thief twice',
      'domestic work',
      'read it aloud at the mosque',
      'Salka is not a pot',
      'is married in the family',
      'They call it the jaguar',
      'now you want the milk as well',
      'gave two names',
      'thumb on a paper',
      'could not close',
      'mother was dying',
      'made bricks',
      'One brother is as good as the other',
      'may go when',
      '300,000',
      'came for work',
      'chicken plant',
      'eleven men',
      'thirteenth of February',
      'good health',
      'ligatures under load',
      'no scars',
      '26 cases',
      'reclassified 87',
      '44 detainees',
      'allowed the organization to register',
      'lived there without incident',
    ],
  },
  {
    expected,
    id: 'R59',
    title:
      'a Pamiri Ismaili of Tajikistan before the court in Philadelphia, convicted, freed under an amnesty, years in Moscow',
    as_of: '2026-11-28',
    client: {
      first_name: 'Shodmon',
      middle_name: '',
      last_name: 'Mirzoev',
      client: {
        a_number: 'A 245-902-116',
        country_of_citizenship: 'Tajikistan',
        date_of_birth: '1988-05-19',
        gender: 'male',
      },
      spouse: { name: 'Gulchehra Mirzoeva', country_of_citizenship: 'Tajikistan' },
      children: [
        { name: 'Daler Mirzoev', date_of_birth: '2014-09-02', country_of_citizenship: 'Tajikistan' },
        { name: 'Nigina Mirzoeva', date_of_birth: '2017-03-27', country_of_citizenship: 'Tajikistan' },
      ],
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Rosalind Achterberg',
      city: 'Philadelphia',
      state: 'PA',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2025-01-30',
      i589_filed_date: '2025-11-14',
      nta_date: '2025-02-02',
      next_hearing: '2027-02-16, 1:00 p.m.',
      spouse_applying: 'yes',
      children_applying: 'yes',
      first_defendant: 'Gulchehra Mirzoeva, A 245-902-117',
      second_defendant: 'Daler Mirzoev, A 245-902-118',
      third_defendant: 'Nigina Mirzoeva, A 245-902-119',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'He was given electric shocks through his earlobes and was beaten with a plastic bottle filled with water in the building of the State Committee for National Security in Khorog in May 2022, so that he would say who organized the gathering. In the colony at Vahdat he was kept in a punishment cell for nineteen days in winter.',
      procedural_history: 'no',
      country_resided: 'yes',
      benefits_details:
        'Russia, 2009 to 2016, temporary registration as a worker, renewed each year with a patent. No residence permit. He was entered on the list of persons barred from entry in 2016 for two administrative fines.',
      applicant_basis: ['Religion', 'Nationality', 'Political Opinion'],
      religion_details:
        'Ismaili Shia Muslim; he taught children at the jamatkhana in Khorog, which was closed in 2023.',
      nationality_details:
        'Pamiri, of the Shughni people of the Mountainous Badakhshan region, which the government does not recognize as a people.',
      political_opinion_details:
        'He marched after the killing of a young man by the police in November 2021 and carried the demands of the crowd to the officials. The prosecutor called him a participant in a criminal community and a terrorist.',
      country_persecution: 'Tajikistan',
      who: 'The State Committee for National Security (GKNB), Major Rahmonov, and the guards of the colony at Vahdat.',
      persecutor_type: 'state',
      why: 'Because he spoke for the crowd in Khorog in November 2021 and because he is a Pamiri and an Ismaili.',
      when: 'November 25-28, 2021; arrest on May 22, 2022; sentence on August 30, 2022; release on September 20, 2024; January 2025.',
      what: 'He was arrested at his shop, tortured for five days, sentenced to six years, held at Vahdat and released under an amnesty. Afterwards he was made to report each week and to inform on others.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'His brother Alisher was shot dead on May 18, 2022 at Vamar. His nephew was expelled from the university.',
      client_reported: 'no',
      no_client_reported_details:
        'The state itself did it. His lawyer complained to the prosecutor and lost his license.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Declaration of Shodmon Mirzoev',
        text: `DECLARATION OF SHODMON MIRZOEV

1. I am Shodmon Mirzoev, the respondent. I was born in Khorog, in Mountainous Badakhshan, on May 19, 1988. I am Pamiri and an Ismaili. My language is Shughni. My wife Gulchehra is a nurse.

2. From 2009 to 2016 I worked in Moscow on building sites. Every year I paid for a patent. In 2016 I was told at Domodedovo that I may not come in any more, because I had been fined twice for living at another address than the one in my registration. I went home and opened a shop for telephones on Lenin Street.

3. On Fridays and Sundays I taught the children at the jamatkhana. I taught them to read and the history of our faith. I was not paid.

4. On November 25, 2021 security men shot Gulbiddin Ziyobekov in the village of Tavdem. The people carried his body to the square in Khorog and stood there for four days. I stood with them. Because I speak good Russian and good Tajik the elders asked me to carry the demands to the governor's building. There were four demands: to give up those who shot, to remove the new posts, to punish nobody who stood on the square, and to open the internet. An official whom I did not know signed that nobody would be punished. I have kept a photograph of that paper.

5. I was on the square for all four days. I threw nothing. On the third day somebody threw stones at the building and two people were shot. I helped to carry one.

6. In the spring they began to call people. I was called on February 9, 2022 and asked for six hours who paid us. Major Rahmonov of the GKNB said, "You pray to a man in Europe and you take his money and you take his orders." He meant the Imam. I said that nobody had paid.

7. On May 16, 2022 it began again, and on May 18 my brother Alisher was shot at Vamar, when soldiers opened fire at the road. He was thirty. We were not allowed to bury him in the day and only six people could come.

8. On May 22, 2022 at about ten in the morning they took me out of my shop. They put a bag on my head. I was in their building for five days. They beat me with a plastic bottle of water, which leaves few marks. They put clips on my ears and turned a handle. They wanted me to say on camera that a foundation from abroad had paid for the square. On the fourth day Major Rahmonov told me that my wife was in the next room, and I heard a woman cry. I said it on camera. It was not my wife.

9. The trial was in the detention center. It took two days and was closed. My lawyer, Faromuz Odinaev, showed the judge my ears. The judge said that it was an allergy. On August 30, 2022 I got six years for participation in a criminal community and for public calls to change the order by force. My lawyer complained to the Prosecutor General. In December his license was taken away.

10. I was in the colony at Vahdat. The guards called us "the Badakhshanis," and we were given the beds at the door. In January 2023 I led four men in our prayer, which is with the hands open. For this I was nineteen days in the punishment cell. It has no glass. I lost two toes of the left foot.

11. On September 20, 2024 I was released under the amnesty for the anniversary of independence. I had to sign that I admit my guilt and ask the President for pardon. I signed it.

12. Then I had to come to the GKNB every Monday. Rahmonov wanted me to tell who meets in houses to pray, since the jamatkhana is closed. He said, "The amnesty is a leash, not a knife. I decide how long it is." I brought him nothing for some weeks, and then I brought him the name of an old man who had died.

13. On January 13, 2025 he put a paper on the table with eleven names and said that on the next Monday I would sign that they had met to bring down the state, or the amnesty would be taken back. On January 15 I took my family to Dushanbe by night and on January 17 we flew to Istanbul. My passport had been returned to me with the amnesty and nobody stopped us. I think that the order was not yet in the computer, or that somebody in Dushanbe slept.

14. We flew to Mexico City and on January 30, 2025 we went to the bridge at San Ysidro. The appointments had been ended some days before. An officer let us in because of the children, and they kept us for three days.

15. In the interview in February I said that I was beaten for three days. It was five. The interpreter was Iranian, on the telephone, and I was ashamed before my wife, who sat beside me, and did not say about the ears.

16. My mother tells me that on January 22, 2025 they came to her house with a paper for me, and that in March a man from the colony had been brought back with the words that the amnesty does not count for him. My cousin in Moscow says that Pamiris are taken there from their lodgings and put on airplanes to Dushanbe.

17. I did not try to live in Dushanbe. One has to register, and a Pamiri is known there by his first word. My nephew was expelled from the university in Dushanbe in 2022 because of my brother's name.

18. I have no crime except what is written above. In Philadelphia I drive for a bakery. I pay taxes since 2025.

I declare under penalty of perjury that this is true and correct. November 3, 2026.
Shodmon Mirzoev`,
      },
      {
        id: 'd2',
        title: 'Judgment of the Supreme Court of the Republic of Tajikistan, August 30, 2022 (excerpt, translation)',
        text: `IN THE NAME OF THE REPUBLIC OF TAJIKISTAN
JUDGMENT
City of Dushanbe, sitting in the investigative detention center of Khorog. Closed session.
August 30, 2022

The court has established:
The defendant Mirzoev Sh., being a member of an organized criminal group, in November 2021 took part in mass disorder on the square in Khorog, handed over unlawful demands to the representatives of the authorities and called for a violent change of the constitutional order. His guilt is confirmed by his own confession of May 26, 2022, recorded on video.

The court does not accept the statement of the defense about unlawful methods of investigation, since according to the certificate of the medical unit the redness of the ears is of allergic origin.

The court sentences Mirzoev Sh. to six years of deprivation of liberty in a colony of strict regime.

Translated from Tajik by N. Karimova, New York.`,
      },
      {
        id: 'd3',
        title: 'Certificate of release of the colony at Vahdat, September 20, 2024 (translation)',
        text: `CERTIFICATE No. 1187
Issued to citizen Mirzoev Shodmon, born 1988.
Held from May 27, 2022 to September 20, 2024.
Released under the Law on Amnesty of September 2024, Article 4. The remaining part of the sentence is set aside on condition that no new offense is committed.
The citizen has admitted his guilt.
Passport returned against signature.
Chief of the colony: Col. S. Nazarov`,
      },
      {
        id: 'd4',
        title: 'Letter of Faromuz Odinaev',
        text: `Bishkek, September 4, 2026

To whom it may concern

I practiced as an advocate in Khorog from 2008 until December 2022. I defended Shodmon Mirzoev. I saw him for the first time on May 31, 2022, in the presence of an investigator. Both lobes of his ears were black at the edge and he held his left arm with the right one. He could not tell me anything, since the investigator sat at the table, but he showed me with his fingers: five.

I asked for a medical examination by a doctor of our choice. It was refused. I complained to the Prosecutor General on September 12, 2022. On December 9, 2022 the Ministry of Justice took away my license "for actions which damage the honor of the profession." I left in March 2023.

Of the nineteen clients whom I defended after May 2022 all were convicted. Three have been released under amnesties. Of these three one was arrested again in March 2025, and with the words that the pardon had been obtained by deceit.

F. Odinaev`,
      },
      {
        id: 'd5',
        title: 'Pamir Documentation Group, After the square, 2026 (excerpt)',
        text: `After the square

Some 40 people were killed in Mountainous Badakhshan in May and June 2022. We know of 312 persons who were convicted in connection with the events. None of the trials that we could follow was open.

Of 97 former detainees whom we interviewed outside the country, 81 described electric shocks, and 58 of these named the building of the GKNB in Khorog.

Since 2023 all but two of the jamatkhanas in the region have been closed. Prayer in private houses is punished with fines and, since 2024, with short arrest.

Some 30 of the convicted were released under the amnesty of September 2024. The authorities describe it as an act of mercy which closed the events of Khorog. We know of seven who were taken back within a year.

Tajikistan has asked Russia for the return of at least 45 Pamiris; 29 have been handed over. In Dushanbe some thousands of Pamiris live and work, most of them without difficulty as long as they have no file.`,
      },
    ],
    needed: [
      'telephones',
      'may not come in any more',
      'four demands',
      'nobody would be punished',
      'threw nothing',
      'You pray to a man in Europe',
      'six people',
      'bag on',
      'plastic bottle',
      'clips on',
      'on camera',
      'woman cry',
      'allergy|allergic',
      'license',
      'the Badakhshanis',
      'hands open',
      'two toes',
      'admit',
      'every Monday',
      'The amnesty is a leash',
      'old man who had died',
      'eleven names',
      'nobody stopped',
      'San Ysidro',
      'three days',
      'January 22, 2025',
      'does not count',
      'handed over',
      'first word',
      'with his fingers',
      'nineteen clients',
      '81 described electric shocks',
      'act of mercy',
      'seven who were taken back',
      'most of them without difficulty',
    ],
  },
  {
    expected,
    id: 'R60',
    title: 'a gay man of Ghana before the asylum office in Newark, married once, home for a funeral, late by illness',
    as_of: '2026-11-28',
    client: {
      first_name: 'Kwabena',
      middle_name: 'Yaw',
      last_name: 'Asiedu',
      client: { country_of_citizenship: 'Ghana', date_of_birth: '1994-10-08', gender: 'male' },
      spouse: {},
      children: [],
    },
    answers: {
      jurisdiction: 'uscis',
      city: 'Newark',
      state: 'NJ',
      detained: 'no',
      asylum_application_timing: 'no',
      missed_filing_deadline_reason:
        'depressed/PTSD, hospitalized Jersey City 2/2025 (pills), couldnt talk about it to anyone bc living w/ uncle (elder in Pentecost church). moved out May 2025, lawyer June, filed 8/22/25',
      last_arrival_date: '2024-03-17',
      i589_filed_date: '2025-08-22',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval'],
      procedural_history: 'no',
      country_resided: 'no',
      applicant_basis: ['Particular social group'],
      social_group_details:
        'gay men in Ghana\ncant change it, everyone there knows what "kojo besia" means, law of 2024 names them',
      country_persecution: 'Ghana',
      who: 'boys of the area in Suame (Kumasi), led by Kofi "Tall"; his brother in law Emmanuel; a policeman took money',
      persecutor_type: 'non-state',
      why: 'found w/ Samuel in room. brother in law said he shamed his sister. they said gays must not live in Suame',
      when: 'June 2021, Aug 2021 - Apr 2022 Accra, Sept 2023',
      what: 'beaten, stripped naked + filmed 6/19/21, video on whatsapp. Accra: blackmailed by landlord son, evicted. 9/2023 attacked w/ acid (battery water), Samuel dead',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details: 'Samuel Ofori beaten to death 9/30/2023',
      client_reported: 'yes',
      yes_client_reported_details: 'Suame police June 2021: arrested HIM, paid 2,000 cedis to get out. 2023 did not go',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Personal statement of Kwabena Asiedu',
        text: `PERSONAL STATEMENT

My name is Kwabena Yaw Asiedu. I was born on October 8, 1994 in Kumasi. I am an electrician. I am gay.

I knew it when I was eleven or twelve. There was no word for it that was not an insult. They say "kojo besia," which is a man who is a woman. My father beat me with an extension cord when I was fourteen because I walked like my sisters.

In 2018 my family told me to marry and I married Abena. I thought that it would pass. She is a good person. We had no children. In 2020 she went back to her mother. I never told her why, but her brother Emmanuel guessed it.

Samuel had a barber's shop at Suame Magazine. We met in January 2020. We were careful. We had two telephones only for each other. On June 19, 2021 Emmanuel came to Samuel's room with six or seven boys from the area. The one in front was Kofi, whom they call Tall. They broke the bolt. They pulled us out without clothes and made us walk to the lorry station. They beat us with cables and with the flat of a cutlass, and a woman threw pepper water. Somebody filmed. Kofi shouted, "Suame is not Sodom! We are cleaning." When I fell they poured engine oil on me. A pastor whom I did not know said that it was enough.

The police came and they arrested us. Not the boys. At Suame station the sergeant made me say on his phone what we had done in the room and the others laughed. He said it is an offense under section 104. My sister Akosua brought 2,000 cedis on the second day and they let me out. I was given no paper. I never made a complaint, who would I complain to. The video was on WhatsApp before I was out. My employer had it. He said do not come back for your tools.

I went to Accra in August 2021, to Madina, and Samuel came in October. We rented two rooms from a Mr. Tetteh and said we were cousins. It was good for some months. In February 2022 the landlord's son Nii showed me the video on his phone. He wanted 300 cedis every week. In April I could not pay. He told the compound and they put our mattress in the gutter. In that week the radio spoke every day about the new law. We went to three other places and always somebody had the video.

We went back to Kumasi in May 2022 because Samuel's mother gave us the back of her house at Ejisu, which is outside the city. We did not go out in the day. I did repairs at night for people who did not ask.

On September 30, 2023 we were walking from the chop bar. It was past nine. There was a motorbike and then three. I heard Kofi's voice. He said: "The cleaning was not finished." They had battery water in a bottle. It went on my neck and shoulder. Samuel pulled me and he fell. I ran. I ran and I did not look back. I hid in the block factory until it was light. They had hit Samuel with the blocks. He died at Komfo Anokye at six in the morning. I was not at his burial.

I had a visa from a course in Atlanta, from 2022, for electricians of hotels. I had used it once for two weeks in November 2022 and gone home to Samuel. I flew to New York on December 5, 2023. I stayed with my uncle in Jersey City, who is an elder of the Church of Pentecost.

On February 20, 2024 my father died. My uncle bought two tickets. A first son who does not come to bury his father, everybody asks why. I was in Ghana from February 24 to March 16, 2024. I stayed in the house at Mampong, where my father came from, and went out only for the funeral. On the last day Emmanuel was at the church. He did not speak. He drew his finger over his collar where my scar is. I came back to Newark on March 17, 2024.

I did not apply. My uncle prayed over me every night for the spirit of the death of Samuel, whom I had told him was my friend. If I had gone to a lawyer he would have asked what for. In February 2025 I took my uncle's heart pills. I was eleven days in the hospital. A social worker there was the first person in America to whom I said the word. In May I moved out to a room in Elizabeth. In June I saw the lawyer and on August 22, 2025 the application was filed.

In the form for the visa in 2022 I wrote that I am married, and it was true on paper. The divorce was in 2025.

My sister Akosua wrote to me in July 2026 that Kofi has a phone shop now and is an assemblyman's man. He asked her, "When is your sister coming home?" He means me.

I have no arrest in the United States. I go to a group on Thursdays in Newark and I repaired the lights in the church where it meets.

Kwabena Yaw Asiedu
October 30, 2026`,
      },
      {
        id: 'd2',
        title: 'Psychological evaluation by Dr. Renata Wolcott',
        text: `PSYCHOLOGICAL EVALUATION
Client: Kwabena Asiedu. Sessions: June 18, July 2 and July 16, 2025. Evaluator: Renata Wolcott, PsyD, licensed in New Jersey since 2003.

Sources: interviews of five hours in all, PCL-5 (61), PHQ-9 (21), discharge summary of Christ Hospital, Jersey City, February 11-22, 2025.

Mr. Asiedu was admitted after an overdose of digoxin. The discharge summary records "refuses to give reason in presence of uncle."

He meets the criteria for post-traumatic stress disorder, chronic, and major depressive disorder, severe. Avoidance is the leading feature. Over two sessions he was not able to say the name of his partner and wrote it down. From December 2023 until his admission he lived in a household in which the subject could not be mentioned and in which he was prayed over nightly; in my opinion he was during that time not able to seek legal help or to describe the basis of his claim to anybody.

On the left side of the neck and the left shoulder there is a scar of irregular shape, about 14 by 6 centimeters. I am not a physician and leave its cause to others.

He told me that the attack in which his partner died was on September 29; he then corrected himself and said that it was the night from the 30th.

He reports no symptom before 2021 apart from sadness as a youth.`,
      },
      {
        id: 'd3',
        title: 'WhatsApp messages from Akosua Asiedu (translation from Twi)',
        text: `[7/3/2026, 20:14] Akosua: Brother greetings. Kofi Tall passed my kiosk
[7/3/2026, 20:15] Akosua: he is big man now with the assemblyman, he has the phone shop
[7/3/2026, 20:15] Akosua: he asked when is your sister coming home. he still has that video, he showed it to the girls
[7/3/2026, 20:21] Kwabena: Dont answer him
[7/3/2026, 20:22] Akosua: I told him you are in Germany. Please dont come even for mother`,
      },
      {
        id: 'd4',
        title: 'Rightify West Africa, Ghana 2026: living under the bill (excerpt)',
        text: `Ghana 2026: living under the bill

Sex between men is an offense under section 104 of the Criminal Offences Act of 1960. In February 2024 parliament passed a bill that punishes identifying as gay with up to three years in prison. It was not signed; in 2025 it was introduced again.

We documented 547 attacks on persons believed to be gay between January 2023 and June 2026. In 389 of them the attackers were neighbors or relatives. In 102 cases the victim went to the police; in 64 of these it was the victim who was detained.

Evictions followed people from one city to another: of 88 persons who moved to Accra, 53 had to move again within a year because a video or a photograph had arrived before them.

Prosecutions under section 104 are rare, and a small number of bars and support groups in Accra operate discreetly. The Commission on Human Rights has an online portal for complaints, which in 2025 received 19.`,
      },
    ],
    needed: [
      'kojo besia',
      'extension cord',
      'married Abena',
      'two telephones',
      'broke the bolt',
      'flat of a cutlass',
      'Suame is not Sodom',
      'engine oil',
      'section 104',
      '2,000 cedis',
      'do not come back for your tools',
      '300 cedis',
      'mattress in the gutter',
      'always somebody had the video',
      'The cleaning was not finished',
      'battery water',
      'block factory',
      'hit Samuel with the blocks',
      'November 2022',
      'father died',
      'finger over',
      'heart pills',
      'first person in America',
      'married, and it was true',
      'When is your sister coming home',
      'repaired the lights',
      'refuses to give reason',
      'not able to seek legal help',
      '14 by 6',
      'September 29',
      '547 attacks',
      'the victim who was detained',
      '53 had to move again',
      'operate discreetly',
      'not signed',
    ],
  },
  {
    expected,
    id: 'R61',
    title:
      'a Mandaean goldsmith of Iraq before the court in San Diego, two years in Erbil, an amnesty of a militia man',
    as_of: '2026-11-28',
    client: {
      first_name: 'Salwan',
      middle_name: 'Khalid',
      last_name: 'Zahroon',
      client: {
        a_number: 'A 238-447-590',
        country_of_citizenship: 'Iraq',
        date_of_birth: '1983-02-11',
        gender: 'male',
      },
      spouse: { name: 'Rand Zahroon', country_of_citizenship: 'Iraq' },
      children: [{ name: 'Yousif Zahroon', date_of_birth: '2016-06-06', country_of_citizenship: 'Iraq' }],
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Ignacio Ferrante',
      city: 'San Diego',
      state: 'CA',
      detained: 'no',
      asylum_application_timing: 'no',
      missed_filing_deadline_reason:
        'came on B-2 8/19/2023, status until 2/18/2024, thought the UNHCR case of his mother covers him. In Nov 2024 the man who shot his brother was freed (amnesty) and went to the shop. Filed 3/5/2025.',
      last_arrival_date: '2023-08-19',
      i589_filed_date: '2025-03-05',
      nta_date: '2025-06-24',
      next_hearing: '2027-05-11, 9:00 a.m.',
      spouse_applying: 'yes',
      children_applying: 'yes',
      first_defendant: 'Rand Zahroon, A 238-447-591',
      second_defendant: 'Yousif Zahroon, A 238-447-592',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'held by militia 9 days Mar 2019 in a container, burned with cigarettes / soldering iron from own shop, told convert or pay',
      procedural_history: 'no',
      country_resided: 'yes',
      benefits_details:
        'Jordan, Oct 2014 - May 2015, tourist + UNHCR registration (asylum seeker certificate), no work, went back when father was ill',
      applicant_basis: ['Religion'],
      religion_details: 'Sabean-Mandaean, baptized, father was a helper (shganda) of the priest in Amarah',
      country_persecution: 'Iraq',
      who: 'Saraya al-Wilaya militia, man called Abu Zahra (Haidar Jabbar), the militia is paid by the gov (PMF)',
      persecutor_type: 'mixed',
      why: 'Mandaean + goldsmith, they say our gold is haram & we are unclean, must convert or pay',
      when: '2007 father; Mar 2019; 2019-2021 Erbil; Apr 2023 brother shot; Nov 2024',
      what: 'kidnapped Mar 3-12, 2019, burned, $40,000 ransom. Apr 9 2023 shop in Amarah attacked, brother Sinan killed, he was in the back room. letter w/ bullet',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'brother Sinan shot dead; wife Rand spat on + forced to cover hair; son called dirty at school, not allowed to drink from the cup',
      client_reported: 'yes',
      yes_client_reported_details:
        'Amarah police 3/2019 wrote "unknown persons"; 2023 arrest of Abu Zahra, convicted 5 yrs, amnestied 2024',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Declaration of Salwan Khalid Zahroon',
        text: `DECLARATION OF SALWAN KHALID ZAHROON IN SUPPORT OF ASYLUM

I, Salwan Khalid Zahroon, declare:

Who I am

I was born on February 11, 1983 in Amarah, Iraq. We are Sabean-Mandaeans. We follow John the Baptist and we are baptized in running water, so we have always lived at the river. There were some fifty families of us in Amarah when I was a child and when I left there were four. I am a goldsmith as my father was. Our work is known, it is black silver with gold, and everybody knows that a goldsmith of that street is a Mandaean.

We may not carry arms and we may not shed blood. It is our religion. So people know that nobody will answer for us.

My father

In 2007 men came into the shop and told my father to become a Muslim. He said that he is too old to learn a new prayer. They broke his fingers with the hammer from his own bench. He lived until 2015 and did not work again.

Jordan

In October 2014, when Daesh was coming, I went with my mother to Amman. We registered with UNHCR. I was not allowed to work. In May 2015 my father was dying and I went home to him. My mother stayed and is still waiting in Amman for a country.

March 2019

On March 3, 2019 I closed the shop at about seven in the evening. Two men in black with the badge of Saraya al-Wilaya asked me to come for a question about a stolen bracelet. They put me in a white pickup. I was in a steel container for nine days. I knew by the frogs that it was near the marsh. They had taken the soldering iron out of my shop and they used it on my arms and on my belly. The one whom they called Abu Zahra said, "Your gold is haram and your water is dirty. Say the words or pay." I did not say the words. My brother Sinan paid 40,000 dollars, which he got for our mother's house and for the gold of the customers. On March 12 they left me at the bridge of Al-Kahla.

On March 14 Sinan and I went to the police in Amarah. The lieutenant asked for the names. When I said Abu Zahra he put down his pen. He said, "Write unknown persons, and thank God." The paper says unknown persons.

Erbil

In June 2019 we moved to Erbil, in the Kurdish region. We lived in Ankawa among the Christians. I was not hurt there. I could not have a shop, because for this one needs a Kurdish sponsor, and I worked at the bench of another man for a fifth of what I had earned. Every six months we renewed the residence card at the Asayish. There is no running water there where a priest can baptize. In August 2021 the sponsor went to Sweden and the card was not renewed. We were told to go back to the governorate from which we came, and we went back.

April 2023

We opened again, Sinan and I, in another street, without a sign. In February 2023 an envelope was under the door with a bullet and a page: "The unclean have thirty days." We thought that one pays again. On April 9, 2023 at noon two men came in. I was in the back at the furnace. I heard Abu Zahra's voice. He said, "Where is the one who did not say the words?" Sinan said that I was in Basra. They shot him three times. I stood behind the furnace. I did not go out until they had left. My brother covered me with his lie and I let him.

Because a camera of the pharmacy showed the plate of the car, Haidar Jabbar, who is Abu Zahra, was arrested in May 2023. The court in Amarah gave him five years for possession of a weapon. Not for Sinan. The judge said that a camera does not hear.

The United States

We had visas because Rand's sister is a citizen in El Cajon and had invited us for a wedding. We came on August 19, 2023 to Los Angeles, and we were allowed until February 18, 2024. I did not apply for asylum. I believed that we were in the case of my mother at UNHCR and that America would call us. A cousin told me so and I did not ask a lawyer. Haidar Jabbar was in prison, and I also thought that after some time we could perhaps go back and sell the house.

On November 20, 2024 my neighbor Umm Ali telephoned. She said that Haidar Jabbar was free, from the amnesty, and that he had stood in front of our shutter with two others and had written with paint: "We did not finish." In December I went to the agency for refugees in El Cajon and they sent me to the attorney. She asked for the judgment and the death certificate and they came in February. I filed on March 5, 2025.

I worked without permission at a jeweler's in El Cajon, from January 2024, in the back. I had to feed my son.

I said at the consulate in Baghdad that I would go back after the wedding. When I said it I believed it, half.

Rand was pushed in the market in 2022 and a woman spat on her because her hair was free. After that she covered it. Yousif was told at school that he is najis and may not drink from the cup.

We are now with the community in San Diego. Here there is a river, and Yousif was baptized on May 24, 2026.

I declare under penalty of perjury that the foregoing is true. Executed on November 6, 2026, at El Cajon, California.
Salwan Khalid Zahroon`,
      },
      {
        id: 'd2',
        title: 'Amarah police, report of March 14, 2019 (translation from Arabic)',
        text: `Republic of Iraq. Ministry of Interior. Police Directorate of Maysan. Amarah Station.
Report No. 388, dated 14/3/2019

The complainant Salwan Khalid Zahroon, born 1983, goldsmith, appeared together with his brother and stated that he was taken on 5/3/2019 by unknown persons and released on 12/3/2019 after a sum was paid. He did not recognize anybody. He bears burns on both arms.
The complainant does not request an investigation.
Signature of the complainant. Lt. Qasim A.`,
      },
      {
        id: 'd3',
        title: 'Criminal Court of Maysan, judgment and note on amnesty (translation)',
        text: `CRIMINAL COURT OF MAYSAN
Judgment of 18 September 2023
The accused Haidar Jabbar Mohsen, employee of the Popular Mobilization Commission, is found guilty of possessing a weapon without license and is sentenced to five years. For the killing of Sinan Khalid Zahroon the evidence is not sufficient, since the recording has no sound and no witness has come forward.

Note: Released on 11 November 2024. General Amnesty Law. The convict has reconciled with the family of the victim by payment.`,
      },
      {
        id: 'd4',
        title: 'Letter of Ganzibra Sattar Al-Hilli, priest',
        text: `Mandaean Society of California
September 30, 2026

Peace of the Life be with you.

I am a priest of the Mandaeans and have known the family of Khalid Zahroon since 1990. I baptized Salwan. His father was my shganda. I saw the hands of Khalid after 2007; he could not hold the cup, and another held it for him.

I telephoned with Salwan in March 2019 two days after they let him go. He spoke of the iron. He did not want to be married couples' guest or to come among people, because of the smell, he said, which only he smelled.

The family has received no money from the murderer. I know it, because it would have come through me. The paper in which the reconciliation is written was signed by a man of another name.

In my youth we were 70,000 in Iraq. We think now of fewer than 5,000.

Sattar Al-Hilli`,
      },
      {
        id: 'd5',
        title: 'Minority Monitor Mesopotamia, The people of the river, 2026 (excerpt)',
        text: `The people of the river

The Mandaean community in Iraq has fallen from about 60,000 in 2003 to between 3,000 and 5,000. We recorded 174 killings of Mandaeans from 2003 to 2025 and 271 kidnappings. Goldsmiths were the victim in 61 percent of the kidnappings. In 140 of these the captors demanded conversion as well as money.

Saraya al-Wilaya has been a brigade of the Popular Mobilization Forces since 2016. Its fighters are paid from the budget of the state and answer in law to the Prime Minister. In practice no brigade has handed a fighter over for an offense against a minority.

Of the 174 killings four led to a conviction for murder.

In 2024 the general amnesty law released persons who could show that the family of the victim had forgiven. Lawyers in Maysan told us that such papers are for sale.

Mandaeans in the Kurdistan Region report few attacks. Residence there depends on a sponsor and on renewal by the security police. The government in Baghdad has reserved one seat in parliament for the community, and has returned some property to minorities since 2021.`,
      },
    ],
    needed: [
      'four',
      'black silver',
      'may not shed blood',
      'too old to learn a new prayer',
      'hammer from his own bench',
      'Amman',
      'steel container',
      'by the frogs',
      'soldering iron',
      'Your gold is haram',
      '40,000 dollars|\\$40,000',
      'put down his pen',
      'unknown persons',
      'Ankawa',
      'fifth of what',
      'not renewed',
      'The unclean have thirty days',
      'Where is the one who did not say the words',
      'behind the furnace',
      'a camera does not hear',
      'February 18, 2024',
      'did not ask a lawyer',
      'We did not finish',
      'jeweler',
      'half',
      'najis',
      'May 24, 2026',
      '5/3/2019|March 5, 2019',
      'does not request an investigation',
      'reconciled with the family',
      'received no money',
      'another name',
      '61 percent',
      'paid from the budget',
      'four led to a conviction',
      'for sale',
      'few attacks',
      'reserved one seat',
    ],
  },
]
