import type { AsylumReading } from './asylum-readings.data.ts'

const document = (id: string, title: string, text: string, kind = 'client_document') => ({ id, kind, title, text })
const expected = { sections: [], absent: [], checks: [] }
/** Written whole before they were run: two in plain sentences, the third as staff note it in haste under labels. */
export const twentySeventhAsylum: readonly AsylumReading[] = [
  {
    expected,
    id: 'R74',
    title: 'a Haratine speaker against slavery from Mauritania before the court in Cleveland, plain, four papers',
    as_of: '2026-11-29',
    client: {
      first_name: 'Bilal',
      middle_name: '',
      last_name: 'Ould Messaoud',
      client: {
        a_number: 'A 246-118-902',
        country_of_citizenship: 'Mauritania',
        date_of_birth: '1995-05-12',
        gender: 'male',
      },
      spouse: { first_name: 'Mbarka', last_name: 'Mint Salem', date_of_birth: '1998-01-30' },
      children: [{ first_name: 'Yahya', last_name: 'Bilal', date_of_birth: '2021-09-14' }],
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Patricia Lindholm',
      city: 'Cleveland',
      state: 'OH',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2024-06-21',
      i589_filed_date: '2025-04-30',
      nta_date: '2024-06-24',
      next_hearing: '2027-02-09, 1:00 p.m.',
      southern_border_entry: 'yes',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'Gendarmes in Kiffa hung him by his wrists, beat him with a rubber hose and burned him with a heated rod in February 2024. A captain said that the next time he would not leave the building.',
      procedural_history: 'yes',
      procedural_history_details:
        'He was released from the Eloy Detention Center on a bond of $4,000 on August 19, 2024. Venue was changed from Eloy to Cleveland on January 15, 2025.',
      country_resided: 'yes',
      benefits_details:
        'Senegal, March 15 to May 28, 2024. He slept in a mosque in Rosso and then with a cousin in Dakar. He had no permit and asked for none.',
      applicant_basis: ['Race', 'Political Opinion'],
      race_details: 'Haratine, descendants of slaves of the Bidan (White Moors)',
      political_opinion_details:
        'He speaks in public against slavery and is a member of the Initiative for the Resurgence of the Abolitionist Movement (IRA) since 2017.',
      country_persecution: 'Mauritania',
      who: 'The gendarmerie brigade of Kiffa under Captain Sidi Ould Brahim, and the family of Cheikh Ould Deddah, who held his mother as a slave',
      persecutor_type: 'mixed',
      why: 'He helped his cousin Oumoulkheir leave the Deddah family and spoke about her case in public.',
      when: 'August 2021; September 2023; February 2024',
      what: 'He was beaten by the sons of the family, arrested twice, and tortured by gendarmes for six days in February 2024.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'His cousin Oumoulkheir was taken back by the family in March 2024. The president of his section, Biram Ould Jiddou, was sentenced to three years.',
      client_reported: 'yes',
      yes_client_reported_details:
        'In September 2023 he and Oumoulkheir made a complaint of slavery to the prosecutor in Kiffa. The prosecutor wrote it down as a dispute about wages.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      document(
        'd1',
        'Declaration of Bilal Ould Messaoud (translated from Hassaniya Arabic)',
        `DECLARATION OF BILAL OULD MESSAOUD

1. My name is Bilal Ould Messaoud. I was born on May 12, 1995, near Kiffa, Assaba, Mauritania. I am Haratine. I have no other nationality.

2. My mother, Messaouda, was born in the tents of the family of Cheikh Ould Deddah and she worked for them without pay until 2006, when she was too sick to carry water. I herded their goats from the age of six. I did not go to school. When I was eleven my uncle took my mother and me to Kiffa in a truck.

3. I learned to read at nineteen in an evening course of the IRA movement. I worked as a porter at the market and from 2018 I had a cart and a donkey. In 2020 I married Mbarka. Our son Yahya was born on September 14, 2021.

4. From 2017 I was a member of the IRA. I spoke at meetings in the quarter on Fridays. I said that no man is born the property of another and that the law against slavery is not for the newspaper only. The governor forbade two of our meetings.

5. On August 7, 2021, three sons of Cheikh Ould Deddah stopped my cart on the road to Guerou. They beat me with sticks. The oldest, Mohamed Lemine, said: "You were born in our tent and you will not teach our slaves to read." Two of my ribs were broken. I was in the health center for four days.

6. My cousin Oumoulkheir was still with the family. On September 2, 2023, she came to my house at night with her small daughter. She was twenty-two. On September 4 I went with her to the prosecutor in Kiffa and we made a complaint of slavery. The prosecutor asked her how much pay she wanted. He wrote that it was a dispute about wages. I said to him that he was writing a lie.

7. On September 10, 2023, I spoke about her in front of the courthouse to about eighty people. The gendarmes came and took five of us. I was held for two days. Captain Sidi Ould Brahim told me: "The Deddah are my cousins. Find yourself another subject." They let us go without a paper.

8. On February 16, 2024, I spoke again, at the market, after the family had taken the goats of Oumoulkheir's brother. That night gendarmes took me from my house. They held me for six days in the brigade in Kiffa. They hung me by my wrists from a pipe. They beat me on the back and thighs with a rubber hose. The captain burned me on the chest with an iron rod that he had put in the tea stove. He said: "A slave's son does not speak in front of the court. He carries water." They wanted me to sign that IRA had paid me to invent her story. I did not sign it.

9. On February 22 an elder of my quarter paid and they let me go. The captain said that the next time I would not leave the building. I was treated by a nurse at his house, because I was afraid of the hospital.

10. On March 9, 2024, a friend who cleans at the tribunal told me that there was an order to arrest me for disturbing public order. On March 12 I left Kiffa with a fish truck. I crossed the river to Rosso in Senegal on March 15. I slept in a mosque there and later with a cousin in Dakar. The Senegalese police do not disturb Mauritanians, but two men of Kiffa asked for me in the street of my cousin in May.

11. On March 20, 2024, the Deddah family took Oumoulkheir and her daughter back from my uncle's house. My uncle went to the gendarmes. They told him to be glad that they did not take him too.

12. I flew from Dakar over Istanbul and Bogotá to Nicaragua on May 28, 2024, and went by land through Honduras, Guatemala and Mexico. I entered the United States near Lukeville, Arizona, on June 21, 2024, and waited for the officers. The officer spoke to me in French, which I do not speak well. He wrote that I came to look for work. I said travail because I wanted to say that my work was against slavery. Three weeks later I told an asylum officer everything with an interpreter of Hassaniya, and he found that I had a credible fear.

13. In April 2024 gendarmes came to my wife in Kiffa and asked for me. In November 2024 they came again. In July 2025 Mohamed Lemine told her at the well that the matter between us was not closed. She lives now with her mother in Kankossa.

14. I could not live in Nouakchott. I was there for two months in 2022, in the quarter of Dar Naim, to work at the port. On the identity card stands the tribe of the masters. The man for whom I carried was of the Deddah and he called them, and I had to go at night.

15. In Columbus I work in a warehouse since I have my permit. I have paid taxes for 2025. I help in the Mauritanian association on Sundays. I was never convicted of anything.

I declare under penalty of perjury that this is true and correct.
Bilal Ould Messaoud, Columbus, Ohio, September 18, 2026`,
      ),
      document(
        'd2',
        'Forensic medical evaluation of Dr. Kenneth Abara, MD',
        `FORENSIC MEDICAL EVALUATION

I am board certified in emergency medicine and have examined 140 persons for asylum clinics since 2014. I examined Mr. Ould Messaoud in Columbus on July 8, 2026, for two hours and thirty minutes with a Hassaniya interpreter.

History. Mr. Ould Messaoud reported that he was beaten with sticks in August 2021 and that gendarmes suspended him by the wrists, beat him with a hose and burned him in February 2024.

Physical findings. On the left chest there is an oval scar of 5 by 2 cm with a thin, pale center and a dark, sharp border. Around both wrists there is a band of darker skin about 1 cm wide. On the back there are seven parallel linear marks. The sixth and seventh ribs on the right have healed with a step that can be felt. Raising the arms above the shoulders is painful, and sensation is reduced over the back of both hands.

Opinion. The scar on the chest is diagnostic of a burn with a heated object of that shape. The marks at the wrists and the loss of sensation are highly consistent with suspension. The marks on the back are consistent with blows with a flexible object, but could also come from other causes. I cannot say who caused these injuries.

He wakes at three every night and sits by the door. He scored 61 on the Harvard Trauma Questionnaire scale used by our clinic, in which 44 is the threshold.`,
      ),
      document(
        'd3',
        'Letter of Fatimetou Mint Abdel Kader, IRA section of Assaba (translated from French)',
        `Kiffa, 4 June 2026

I, the undersigned, Fatimetou Mint Abdel Kader, am secretary of the section of the Initiative for the Resurgence of the Abolitionist Movement in Assaba.

Bilal Ould Messaoud has been our member since 14 April 2017, card number 2213. He spoke at our Friday meetings and accompanied three families to the prosecutor. I was present on 10 September 2023 in front of the courthouse when he was arrested with four others, among them our president Biram Ould Jiddou. On 17 February 2024 I went to the brigade to ask for him. The gendarme at the door said that there was no such person. I could hear him.

Our president was sentenced on 30 April 2024 to three years in prison for insulting the state. The order of arrest against Bilal has not been withdrawn. I saw his name on the list at the checkpoint of Guerou on 11 January 2026.

Fatimetou Mint Abdel Kader`,
      ),
      document(
        'd4',
        'Order of the prosecutor at the regional court of Assaba, March 8, 2024 (translation)',
        `ISLAMIC REPUBLIC OF MAURITANIA
Honor, Fraternity, Justice
REGIONAL COURT OF ASSABA, OFFICE OF THE PROSECUTOR

ORDER TO BRING
No. 119/2024, 8 March 2024

The gendarmerie brigade of Kiffa is instructed to search for and bring before us the person named Bilal Ould Messaoud, born 1995, porter, accused of disturbing public order, of incitement between components of the people, and of belonging to an association that is not authorized.

The Prosecutor of the Republic`,
      ),
      document(
        'd5',
        'Sahel Rights Observatory, Mauritania: slavery before the courts, 2026 (excerpt)',
        `1. The law of 2015 makes slavery a crime punishable by up to twenty years in prison. Three special courts were founded for it. Of 51 complaints of slavery that were filed between 2016 and 2025, 32 were changed by the prosecutor into disputes about wages or family. Nine ended with a conviction, and no person was in prison for slavery at the end of 2025.

2. Members of abolitionist groups are arrested at gatherings. The Observatory recorded 214 such arrests between 2019 and 2025. In 63 of 90 cases that it followed the detained persons described beatings; in 21 they described suspension or burns. No gendarme was prosecuted.

3. The Haratine are about two fifths of the population and hold few posts in the administration, the army or the judiciary. Identity papers name the tribe, and for Haratine this is the tribe of the former masters.

4. Persons who are sought under an order are checked at some thirty posts of the gendarmerie on the roads between the regions and at the airport of Nouakchott.

5. In 2024 the government adopted a national plan against slavery and a court in Nema convicted two persons. The fishing agreement with the European Union was renewed.`,
        'country_conditions',
      ),
    ],
    needed: [
      'without pay',
      'goats',
      'nineteen',
      'no man is born the property',
      'teach our slaves to read',
      'ribs',
      'dispute about wages',
      'eighty people',
      'The Deddah are my cousins',
      'wrists',
      'rubber hose',
      'tea stove',
      'He carries water',
      'not leave the building',
      'fish truck',
      'glad that they did not take him',
      'travail',
      'not closed',
      'Dar Naim',
      'diagnostic of a burn',
      '2213',
      'no such person',
      'checkpoint of Guerou',
      'between components of the people',
      '32 were changed',
      '63 of 90',
      'thirty posts',
    ],
  },
  {
    expected,
    id: 'R75',
    title:
      'a reporter of Kyrgyzstan with her husband at the asylum office in Arlington, late, a visit home, plain, five papers',
    as_of: '2026-11-29',
    client: {
      first_name: 'Ainura',
      middle_name: '',
      last_name: 'Toktosunova',
      client: { country_of_citizenship: 'Kyrgyzstan', date_of_birth: '1989-10-04', gender: 'female', state: 'VA' },
      spouse: { first_name: 'Bakyt', last_name: 'Toktosunov', date_of_birth: '1986-06-19' },
      children: [{ first_name: 'Aidai', last_name: 'Toktosunova', date_of_birth: '2017-03-27' }],
    },
    answers: {
      jurisdiction: 'uscis',
      city: 'Arlington',
      state: 'VA',
      detained: 'no',
      asylum_application_timing: 'no',
      missed_filing_deadline_reason:
        'She kept J-1 status as a visiting fellow until May 31, 2025. On June 9, 2025, her colleague Nurlan was sentenced and the court named her as a member of the same group. She filed on October 2, 2025.',
      last_arrival_date: '2024-03-02',
      i589_filed_date: '2025-10-02',
      spouse_applying: 'yes',
      children_applying: 'yes',
      first_defendant: 'Bakyt Toktosunov, husband',
      second_defendant: 'Aidai Toktosunova, daughter, born 2017',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval'],
      procedural_history: 'no',
      country_resided: 'no',
      applicant_basis: ['Political Opinion'],
      political_opinion_details:
        'She published investigations about corruption in the customs service and the family of the head of the security committee. The authorities call this work for foreign enemies of the state.',
      country_persecution: 'Kyrgyzstan',
      who: 'Officers of the State Committee for National Security (GKNB) and of the Interior Ministry in Bishkek',
      persecutor_type: 'state',
      why: 'Because of her articles about the customs service and because she refused to name a source',
      when: 'November 2022; January 2024; June 2025',
      what: 'She was followed, detained for a night and beaten in November 2022; her office was searched in January 2024 and colleagues were arrested. A case of calling for mass unrest is open against her.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'Her colleague Nurlan Asanov has been in prison since January 16, 2024, and was sentenced to six years. Her brother Erlan lost his post at a school in 2025.',
      client_reported: 'no',
      no_client_reported_details:
        'The persons who harmed her are the security service itself. Her lawyer advised her that a complaint would be sent to the same office.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      document(
        'd1',
        'Declaration of Ainura Toktosunova',
        `DECLARATION OF AINURA TOKTOSUNOVA

I, Ainura Toktosunova, declare as follows.

1. I was born in Naryn on October 4, 1989. I am a citizen of Kyrgyzstan. I studied journalism in Bishkek and worked as a reporter for eleven years, since 2019 for the online paper Ak Jol.

2. In 2021 and 2022 I wrote six articles about trucks that pass the customs at Torugart without papers. In the last one, on October 26, 2022, I showed that a company of the brother of the head of the GKNB owned the warehouses. The article was read four hundred thousand times in a week.

3. From the day after it a gray Toyota stood before our house. On November 18, 2022, two men in plain clothes asked me to get in as I came from the school of my daughter. They showed a card of the GKNB. They took me to a building on Erkindik Boulevard. I was there until the next morning.

4. There were three officers. They asked for the name of the person who gave me the customs lists. I said that I do not name sources. The officer whom the others called Azamat baike struck me with a bottle filled with water on the head and in the kidneys. He said: "You write for those who want to burn this country. Whose money is it?" Later he put a plastic bag over my head until I could not breathe. He did this three times. In the morning I signed a paper that I would not speak about the conversation.

5. I was pregnant in the tenth week. On November 21, 2022, I lost the child. At the hospital I said that I had slipped on ice, because an officer had told me that they would know.

6. I stopped writing under my name. For a year I edited the texts of others. In October 2023 I wrote again with Nurlan Asanov, about a villa at Issyk-Kul.

7. On January 16, 2024, at six in the morning officers searched our office and eleven homes of journalists. They took our computers. Nurlan was arrested. I was at my mother's in Naryn. An investigator telephoned and told me to come as a witness. My lawyer went and was told that I would leave the building as a suspect.

8. I had been chosen in 2023 for a fellowship at a university in Virginia, with a J-1 visa. On March 2, 2024, we flew from Almaty in Kazakhstan, to which we had gone by road. My husband and my daughter came with me.

9. My father died on August 11, 2024. I went back for six days for his funeral, from August 13 to August 19. I went by Almaty and by road at night, and I stayed in the house of my aunt in Naryn. I did not use my telephone. On the fourth day the village policeman asked my aunt who was with her. I left that night. I know that this can be held against me. He was my father and I am the oldest child.

10. I came back to the United States on August 20, 2024. My status was kept until May 31, 2025.

11. On June 9, 2025, the court in Bishkek sentenced Nurlan to six years for calling for mass unrest. The judgment says that he acted in a group with me and that the materials about me are separated into a case of their own. My lawyer sent me this page on June 14. I could not sleep for weeks. In July I looked for a lawyer, and we filed on October 2, 2025.

12. In September 2025 two officers came to my brother Erlan at the school in Naryn and asked when I come. In the same month he was dismissed after fourteen years. The director told him: "Thank your sister."

13. In February 2026 a man called my husband's mother and said that he was Azamat and that the case has no time limit.

14. There is no part of Kyrgyzstan where they would not find me. It is a country of seven million people with one security service. In Naryn it took four days.

15. In Virginia I write for a website of exiles and I clean in a dental office. We pay taxes. My daughter is in third grade. None of us was ever arrested here.

I declare under penalty of perjury that the foregoing is true and correct.
Executed at Falls Church, Virginia, on April 11, 2026.`,
      ),
      document(
        'd2',
        'Judgment of the Pervomaisky District Court of Bishkek, June 9, 2025 (excerpt, translation)',
        `IN THE NAME OF THE KYRGYZ REPUBLIC
PERVOMAISKY DISTRICT COURT OF BISHKEK
9 June 2025

The court, having examined the criminal case against Asanov Nurlan, born 1984, editor, has established:

From October 2023 the accused, acting in a group of persons by prior agreement with Toktosunova A., prepared and spread materials which discredit the organs of state power and contain hidden calls for mass unrest. The court finds that publications about the property of officials serve foreign centers and are directed against the constitutional order.

The materials concerning Toktosunova A. are separated into a distinct proceeding. She has been declared wanted since 3 February 2025.

The court sentenced Asanov N. to six years of deprivation of liberty in a colony of the general regime.`,
      ),
      document(
        'd3',
        'Psychological evaluation of Dr. Miriam Feld, PsyD',
        `I evaluated Ms. Toktosunova on February 3 and February 17, 2026, for a total of four hours, in Russian, which I speak.

She described a night in custody in November 2022 in which she was struck and could not breathe under a bag, and the loss of a pregnancy three days later. She cried only when she spoke of the pregnancy. She cannot bear anything over her face and keeps the windows open in winter. She wakes at the sound of a car that stops.

On the PCL-5 she scored 49, where 31 to 33 is the threshold. On the PHQ-9 she scored 17, which is in the range of moderately severe depression. She meets the criteria for post-traumatic stress disorder.

From June to August 2025 she described days on which she could not leave her bed. In my opinion symptoms of this severity would have impaired her ability to organize an application during these months. I base this on her account and on the scores, since I did not see her at the time.`,
      ),
      document(
        'd4',
        'Discharge summary, Perinatal Center of Bishkek (translation)',
        `Patient: Toktosunova A., 33 years. Admitted 21.11.2022, discharged 23.11.2022.
Diagnosis: spontaneous abortion, 10 weeks. Contusion of the lumbar region on both sides. Hematuria.
Anamnesis: according to the patient, a fall on ice on 20.11.2022.
Note: bruises of differing age on the scalp.`,
      ),
      document(
        'd5',
        'Letter of Bolot Ibraimov, advocate, Bishkek',
        `25 May 2025

Dear Ainura,

Following your request I was allowed to look at the case for twenty minutes. You have been listed as wanted since 3 February under article 278, calling for mass unrest, which carries five to eight years. The investigator is Major Azamat Kydyrov of the GKNB. I asked him to question you by video. He said, "Let her come and we will talk as we talked the last time."

I advise you not to travel. Of the eleven who were arrested on 16 January four are still in prison.

Bolot Ibraimov`,
      ),
      document(
        'd6',
        'Central Asia Press Watch, Kyrgyzstan 2025 (excerpt)',
        `Eleven journalists were arrested on 16 January 2024, and four of them were sentenced. In 2025 Press Watch counted 38 criminal cases against reporters and bloggers, against 12 in 2021. In 34 of them the article on mass unrest was used. A law on foreign representatives was signed in April 2024. Of nine journalists who came back from abroad while they were wanted, eight were arrested at the border or within a week. Former detainees spoke of a bag over the head and of blows with bottles of water, which leave few marks; the ombudsman received 27 such complaints and no officer was charged. The committee for national security has offices in all seven regions. Gold exports fell. The president said in an interview that freedom of speech is guaranteed to all who tell the truth.`,
        'country_conditions',
      ),
    ],
    needed: [
      'Torugart',
      'four hundred thousand',
      'gray Toyota',
      'Erkindik',
      'Whose money is it',
      'plastic bag',
      'slipped on ice',
      'Issyk-Kul',
      'as a suspect',
      'funeral',
      'village policeman',
      'oldest child',
      'separated',
      'Thank your sister',
      'no time limit',
      'hidden calls',
      'wanted since|declared wanted',
      'five to eight years',
      'as we talked the last time',
      'Hematuria|hematuria',
      'lumbar',
      '49',
      '38 criminal cases',
      'eight were arrested',
      '27 such complaints',
      'seven regions',
    ],
  },
  {
    expected,
    id: 'R76',
    title: 'a Garifuna land defender of Honduras before the court in New York, staff notes under labels, four papers',
    as_of: '2026-11-29',
    client: {
      first_name: 'Denia',
      middle_name: 'Suyapa',
      last_name: 'Arriola Centeno',
      client: {
        a_number: 'A 241-770-315',
        country_of_citizenship: 'Honduras',
        date_of_birth: '1990-12-08',
        gender: 'female',
      },
      spouse: {},
      children: [{ first_name: 'Kensy', last_name: 'Arriola', date_of_birth: '2012-04-19' }],
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Howard Pruitt',
      city: 'New York',
      state: 'NY',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2023-10-11',
      i589_filed_date: '2024-09-03',
      nta_date: '2023-10-12',
      next_hearing: '2027-01-21, 10:30 a.m.',
      southern_border_entry: 'yes',
      spouse_applying: 'no',
      children_applying: 'yes',
      first_defendant: 'Kensy Arriola, daughter, born 2012',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'police w/ the company men in Feb 2023. shot at house. raped by 2 of them (not in I-589, told SW in 2025)',
      procedural_history: 'yes',
      procedural_history_details:
        'MCH 3/2024, pleadings taken 8/2024. asylum clock stopped 5 mo (adj. by R), EAD 6/2025',
      country_resided: 'no',
      applicant_basis: ['Race', 'Political Opinion'],
      race_details: 'Garifuna. "negra de la playa"',
      political_opinion_details:
        'patronato sec. + OFRANEH. land = theirs by title 1993. spoke on radio vs the palm co. & hotel',
      country_persecution: 'Honduras',
      who: 'guards of Corporación Palmas del Litoral (PALIT); PNP Tela, sgt Maradiaga; pres. of co. = Ing. Facundo Reyes',
      persecutor_type: 'mixed',
      why: 'wouldn’t sign the sale of the playa. leader. black',
      when: '5/2021 threats; 7/2022 brother; 2/14/23 house; left 9/20/23',
      what: 'threatened, beaten at roadblock, house shot + burnt, raped 2/14/23',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'bro. Alex (pres. patronato) taken 7/18/22 by men in DPI vests, never found. 2 others same night',
      client_reported: 'yes',
      yes_client_reported_details:
        'denuncia MP Tela 7/20/22 + 2/16/23. nothing. fiscal said "arréglense con la empresa"',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      document(
        'd1',
        'Intake notes, Denia Arriola (office)',
        `INTAKE - D. Arriola - Sp/Garifuna - 3 mtgs (11/2/25, 11/9/25, 1/14/26)

Bio: b. 12/8/1990 San Juan Tela. Garifuna. 6th grade. Baked coconut bread & sold on beach. Single, 1 dtr Kensy (father = Wilmer, in Roatán, no contact).

Org: sec. of patronato since 2019. OFRANEH member 2016-. Keeps the minutes + copy of 1993 title. Radio Sugua once a month, talked about the beach & the palm.

Hx: 5/2021 - 2 guards of PALIT to house, $$ for signature, refused. Told "la próxima no traemos dinero". 3/2022 - stopped at palm gate w/ Alex, hit in the mouth w/ pistol, lost 2 teeth. 7/18/22 - Alex taken 5 am, 4 men, DPI vests, 2 trucks w/o plates. Saw it from kitchen. Never found.

2/14/23: 9 pm. 6 men, 2 in police uniform (knows Maradiaga, his sister lives in Triunfo). Shot the house, approx 20 holes. Kensy under bed. Pulled outside. Raped by 2, M. watched. "Así se les enseña a las negras de la playa quién manda." Burned house. Neighbors came w/ machetes, men left.

After: hid at aunt in La Ceiba 3 mo. Grey pickup outside from 5/2023. Then San Pedro, church. Call 8/30/23: "ya sabemos que estás en SPS."

Entry: 10/11/23 Eagle Pass w/ dtr, surrendered. Told CBP afraid of "la empresa". Did not say rape - dtr beside her.

Now: Bronx, cleans offices, parish choir. Therapist (Montefiore) since 3/2025. No arrests. Mother still in San Juan, men ask for her, last time 6/2026.

Not asked: Wilmer's status; why not Belize (has cousin there).`,
      ),
      document(
        'd2',
        'Denuncia, Public Ministry, Tela, 20 July 2022 (translation)',
        `PUBLIC MINISTRY, REGIONAL OFFICE OF TELA
Complaint No. 0501-2022-3318
20 July 2022

Appears Denia Suyapa Arriola Centeno, identity 0107-1990-02211, and declares: That on 18 July at five in the morning four men with vests of the DPI took her brother Alex Arriola Centeno, president of the patronato of San Juan, from the house. That they asked for the title of the community. That three vehicles left by the road of the palm company.

Measures: Letter to the DPI to inform whether an operation took place. Reply of 2 August 2022: no operation is recorded.
14 March 2023: Archived for lack of a suspect.`,
      ),
      document(
        'd3',
        'Letter of Marisol Quiñones, LCSW',
        `Montefiore Behavioral Health, Bronx

May 6, 2026

I have treated Ms. Denia Arriola since March 12, 2025, in 41 sessions. She was referred by her daughter's school.

For five months she spoke only of her brother and of the fire. On August 21, 2025, she told me for the first time that two men had raped her on the night of February 14, 2023, while a policeman whom she knew stood by. She asked me whether this had to be told in court. She had not told her mother.

She has posttraumatic stress disorder and major depressive disorder. She does not let her daughter walk to school alone. In my clinical experience delay of this length is common in survivors of sexual violence, in particular where a child was near.

Marisol Quiñones, LCSW`,
      ),
      document(
        'd4',
        'Atlantic Coast Land Monitor, Garifuna communities and the palm, 2025 (excerpt)',
        `1. Since 2018 the Monitor has recorded 34 killings and 9 disappearances of Garifuna leaders in Atlántida and Colón. Two cases reached a trial.

2. In 2015 the Inter-American Court found that Honduras had violated the collective property of two Garifuna communities. The judgments have not been carried out.

3. Off-duty officers of the police in Tela and La Ceiba work as guards for palm companies. In 11 of 43 attacks witnesses saw men in police uniform.

4. Leaders who moved to San Pedro Sula or Tegucigalpa were found in 7 of 12 cases that the Monitor followed. Garifuna who hold no office in a community are seldom looked for.

5. A commission for the judgments was formed in February 2024. It met three times.`,
        'country_conditions',
      ),
    ],
    needed: [
      '1993',
      'coconut bread',
      'la próxima no traemos dinero',
      'two teeth|2 teeth',
      'kitchen',
      'DPI',
      'Maradiaga',
      'Así se les enseña',
      'machetes',
      'La Ceiba',
      'ya sabemos',
      'arréglense',
      'Archived|archived',
      'three vehicles',
      '41 sessions',
      'August 21, 2025',
      '34 killings',
      '11 of 43',
      '7 of 12',
      'seldom looked for',
      'met three times',
      'June 2026',
    ],
  },
]
