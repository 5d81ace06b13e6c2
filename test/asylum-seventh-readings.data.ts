import type { AsylumReading } from './asylum-readings.data.ts'

const expected = { sections: [], absent: [], checks: [] }

/** Two fictional cases, written whole before the brief was first read: a gang with those in office beside it, and a family. */
export const seventhAsylum: readonly AsylumReading[] = [
  {
    expected,
    id: 'R27',
    title: 'a radio teacher of Haiti before the court in Orlando, a gang and a deputy, six documents',
    as_of: '2026-11-23',
    client: {
      first_name: 'Wilner',
      middle_name: '',
      last_name: 'Jean-Baptiste',
      client: {
        a_number: 'A 245-667-120',
        country_of_citizenship: 'Haiti',
        date_of_birth: '1985-02-11',
        gender: 'male',
      },
      spouse: { first_name: 'Rose-Laure', last_name: 'Jean-Baptiste', country_of_citizenship: 'Haiti' },
      children: [{ name: 'Samuel Jean-Baptiste', date_of_birth: '2014-10-02', country_of_citizenship: 'Haiti' }],
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Carlos Benitez',
      city: 'Orlando',
      state: 'FL',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2024-12-19',
      i589_filed_date: '2025-10-30',
      nta_date: '2024-12-20',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'Gran Grif took him to their base in Savien for 3 days and burned him with a heated machete. The police commissioner of Verrettes told the gang where he slept. Whoever is deported is held at the DCPJ first and gangs are told who arrives.',
      procedural_history: 'yes',
      procedural_history_details:
        'NTA 12/20/2024 Calexico? no: San Ysidro POE w/ CBP One appt. Parole to 12/18/2026, terminated by e-mail June 12, 2025. Change of venue San Diego to Orlando granted 7/8/2025. Pleaded 9/4/2025, charge 212(a)(7)(A)(i)(I) conceded. I-589 lodged at window 10/30/2025. IH 4/14/2027 8:30 am.',
      country_resided: 'yes',
      benefits_details:
        'Dominican Republic 2 months (Jan-March 2024), deported in a truck. Then Mexico City May to December 2024, COMAR application withdrawn, worked at a car wash.',
      applicant_basis: ['Political Opinion', 'Particular social group'],
      social_group_details: 'Haitian journalists and radio commentators who denounce armed groups by name',
      political_opinion_details:
        'Program "Lekòl Peyi a" on Radio Tèt Ansanm, Liancourt: armed groups are kept by politicians, and he named Deputy Prophane Célestin as the one who gave Gran Grif its first guns. Member of OPL since 2010.',
      country_persecution: 'Haiti',
      who: 'Gran Grif (leader Luckson Elan, "General Luckson"), and Commissioner Frantz Dorvil of the police of Verrettes, who works for the deputy.',
      why: 'Because of the broadcasts. They said "the professor talks on the radio", "you wanted to teach the country".',
      when: 'Nov 2022 first call; 4/9/2023 fire at station; 8/21-8/24/2023 taken; 11/2/2023 brother killed; fled 12/28/2023.',
      what: 'Phone threats; station burned; kidnapped 3 days, burned w/ machete on back and left forearm, two teeth broken; ransom US$4,000 paid by wife; told to read an apology on the air; he read it and then named the deputy again. Brother Jocelyn shot in his bed because they took him for Wilner.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'Brother Jocelyn killed 11/2/2023 in Wilner’s house. Technician Mackenson (“Ti Mak”) lost a hand in the fire.',
      client_reported: 'yes',
      yes_client_reported_details:
        'April 10, 2023 to the police of Verrettes about the fire: Commissioner Dorvil said "you light fires with your mouth". Sept 2023 to the prosecutor in Saint-Marc, who advised him to leave and gave no paper.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Declaration of Wilner Jean-Baptiste',
        text: `SWORN DECLARATION

My name is Wilner Jean-Baptiste. I make this statement in Haitian Creole and it was read back to me.

My life before
I was born in Liancourt, in the Artibonite, on February 11, 1985. My father planted rice. I taught civics and French for eleven years at the Collège Toussaint Louverture of Liancourt. My wife is Rose-Laure and our son is Samuel. They are in Cap-Haïtien with my wife's aunt and change houses.

In 2010 I joined the OPL. I was never a candidate. I put up chairs at meetings, and in 2016 I was an observer at a voting center.

The radio
In January 2021 the director of Radio Tèt Ansanm gave me one hour on Saturdays. I called it "Lekòl Peyi a", the school of the country. At first I explained the constitution. In October 2022, after the massacre at the crossroads of Jean-Denis, I began to say names on the air. I said that Luckson Elan's men did not find their rifles in the rice. I said that Deputy Prophane Célestin paid for the first twelve.

On November 19, 2022, a man telephoned the station during the program and said, "Professor, count your teeth." My technician, Mackenson, laughed. I did not.

The fire
On the night of April 9, 2023, the station was set on fire. Mackenson slept there because of the equipment. He came out, but a battery exploded and the doctors in Deschapelles took off his right hand. On the wall they had painted PWOFESÈ FÈMEN BOUCH OU, teacher shut your mouth.

The next day I went to the police in Verrettes. Commissioner Frantz Dorvil received me standing. He said, "You light fires with your mouth, and you come to me for water." He wrote nothing. On the way out I saw the deputy's driver sitting in his office with his shoes off.

The three days
On August 21, 2023, I was coming from school on a motorcycle taxi. Four men with rifles stopped us at Pont-Sondé. They let the driver go. They took me to Savien. I knew that it was Savien because of the church with no roof.

They tied me to a mango tree. They heated a machete in a charcoal stove. They put it on my back, and later on my left arm, each time that I gave an answer about who paid me. I said nobody paid me. One struck my mouth with the handle and two teeth broke. One of them, who was perhaps sixteen, had been my pupil. He did not look at me.

Luckson himself came on the second day. He said, "The deputy sends greetings. You wanted to teach the country. Now learn." He held a telephone so that I could hear, and I knew the voice of Dorvil, who said, "Leave him alive until the money."

My wife sold our motorcycle and the land at Lacroix and borrowed from the church. She paid 4,000 U.S. dollars. On August 24 they put me by the road. The condition was that I read an apology on the radio. There was no station, so I read it on Radio Ginen of Saint-Marc on September 2. I read it. The week after, on the same radio, I said that what I had read was written with a hot machete, and I said the name of the deputy again. I know that people find this foolish.

In September I went to the prosecutor in Saint-Marc, Maître Eugène Lafleur. He closed the door and told me that he had a file on Célestin that nobody would sign. He said, "My advice is the border." He gave me no paper.

My brother
From October I slept in a different house each night. On November 2, 2023, the Day of the Dead, my younger brother Jocelyn slept in my house to guard it. He had my height. They shot him through the mosquito net. The neighbor, Madan Odilon, heard one say, "The professor is finished," and then, when they had lit his face, "It is not him."

I buried him with the coffin closed and I did not go to the cemetery.

The way
On December 28, 2023, I left Liancourt in a truck of charcoal. On January 6, 2024, I crossed at Ouanaminthe. I was two months in Santiago in the Dominican Republic, carrying blocks. On March 9 the immigration took me from the site in a truck with bars and put me on the bridge at Dajabón. I stayed in Cap-Haïtien seven weeks without going out. With the money of my cousin Fritz in Orlando I flew to Nicaragua on April 29, 2024 and reached Mexico City in May. I asked COMAR for refuge there, because a lawyer of the shelter said that one must. I withdrew it when the appointment came on the telephone. On December 19, 2024 I presented myself at San Ysidro.

In Mexico I was robbed twice. That is not why I am here.

What I fear
Célestin is now in the ministry of the interior, as adviser. Dorvil was promoted to Saint-Marc. In March 2026 a man asked my wife's aunt in the market in Cap-Haïtien whether the professor's boy goes to school. They moved again.

I still wake when there is a smell of charcoal. I have not eaten a mango since.

I declare under penalty of perjury that this is true. Orlando, October 12, 2026.
Wilner Jean-Baptiste

Translated from Haitian Creole by Nadège Pierre-Louis, competent in both languages.`,
      },
      {
        id: 'd2',
        title: 'Letter of Rose-Laure Jean-Baptiste, with translation',
        text: `Cap-Haïtien, 30 July 2026

To the judge who will read this:

I am the wife of Wilner. I am writing by the lamp because there has been no current for nine days.

When they took my husband they called me with his telephone. I heard him scream. A man said: six thousand. I said that we were teachers. He laughed and we agreed on four thousand dollars. I sold the land at Lacroix, which my father gave me, to Maître Dolcé for 2,100, and the motorcycle for 700, and Pastor Renand's church lent 1,200. I carried it myself in a sack of rice to Pont-Sondé on August 24, 2023. A boy took it and counted twice.

He came home with his shirt stuck to his back. I cut it off with the scissors from school. I put papaya leaves and then we went to Deschapelles the next day.

My brother-in-law Jocelyn died in our bed. I was with Samuel at my mother's. I washed the wall myself.

We have moved five times. Samuel is eleven, he does not use his family name at school. In March of this year a man asked my aunt about him at the market. He wore police boots.

I cannot come. I do not have a passport and the office burned.

Rose-Laure Jean-Baptiste

CERTIFICATION: I, Nadège Pierre-Louis, certify that I am competent to translate from French and that the above is accurate.`,
      },
      {
        id: 'd3',
        title: 'Hôpital Albert Schweitzer, extract of the file',
        text: `HÔPITAL ALBERT SCHWEITZER, DESCHAPELLES
EXTRACT OF FILE (certified translation from French)
Patient: JEAN BAPTISTE Wilner   Born: 11/02/1985
Date of visit: 25 August 2023
History: states he was held for three days by armed men.
Findings: three second-degree burns, linear, 14, 11 and 9 cm, upper back; one burn 6 cm, left forearm; fracture of teeth 21 and 22; ligature marks both wrists; dehydration.
Treatment: dressing, silver sulfadiazine, ceftriaxone; dental extraction of 22 on 28 August.
Follow-up: 1, 8, 22 September 2023. Wounds closed, hypertrophic scars.
Remark: lesions compatible with contact with hot flat metal object.
Dr. Marie-Ange Toussaint
Seal`,
      },
      {
        id: 'd4',
        title: 'Statement of Mackenson Philogène',
        text: `To whom it may concern,

I, Mackenson Philogène, formerly technician of Radio Tèt Ansanm, now living in Santiago de Chile, state the following.

I worked the board for Professor Jean-Baptiste's program from its first Saturday. I heard the call of November 19, 2022 in my headphones; I have told the date from my notebook. There were other calls, I counted fourteen until March.

On April 9, 2023, about 1:30 in the morning, I woke because of gasoline. There were at least five of them. One I recognized: Ti Blanc, who is with Gran Grif and who used to wash the cars at the commissariat. They shouted for the professor. I shouted that he was not there. They said, "Then you will tell him," and threw the bottle.

I lost the right hand. I do not blame the professor. He paid my bus to the border with the last of his salary.

Santiago, 14 June 2026
M. Philogène`,
      },
      {
        id: 'd5',
        title: 'Record of interview, San Ysidro Port of Entry, December 19, 2024',
        text: `U.S. DEPARTMENT OF HOMELAND SECURITY
RECORD OF SWORN STATEMENT (Form I-867A/B excerpt)
Officer: CBPO D. Marsh   Language: Spanish   Interpreter: none, officer speaks Spanish
Q. Why did you leave your home country?
A. Insecurity. There are bandits, they burned my work.
Q. Do you have any fear of being returned?
A. Yes. They killed my brother.
Q. Who?
A. The bandits.
Q. Were you ever harmed?
A. They took me two days.
Q. Were you ever a member of a political party?
A. No.
Q. Have you been in any other country?
A. Mexico seven months, I worked.`,
      },
      {
        id: 'd6',
        title: 'Binational Observatory, Armed groups in the Artibonite, 2026 (excerpt)',
        text: `ARMED GROUPS IN THE ARTIBONITE: REPORT 2026

3.1 Gran Grif, based in Savien, controls the road between Pont-Sondé and Liancourt and raises tolls from rice growers. It is estimated at 300 to 400 men. Between January 2023 and December 2025 the Observatory recorded 1,214 killings attributed to it, among them 70 or more at Pont-Sondé in October 2024.

3.4 The origin of the group's weapons is a matter that local journalists pay for. Of nine reporters and commentators in the lower Artibonite who named politicians as suppliers, four were killed, three fled, and two no longer broadcast.

4.2 The national police has withdrawn from six of the eleven communes of the lower Artibonite. In those where it remains, the Observatory documented 23 cases in which officers passed information to armed groups. No officer has been tried. In February 2025 the inspectorate dismissed two officers in Petite-Rivière, who were reinstated in July.

5.3 The international force arrived in June 2024. It has opened two bases in the Artibonite and retook part of the road in the spring of 2025; residents report that the group returned at night. The government states that it has "broken the back" of the group.

6.1 Cap-Haïtien and the north are not controlled by armed groups. The Observatory has however recorded 31 abductions there of persons displaced from the Artibonite and the capital who were sought by name.

6.4 Persons returned by air are interviewed at the DCPJ, and those thought to have belonged to gangs or to have made statements abroad are held, some for weeks, in cells built for 12 that hold 60. In 2025, 3 returned persons died there.`,
      },
    ],
    needed: [
      'count your teeth',
      'October 2022',
      'November 19, 2022',
      'April 9, 2023',
      'right hand',
      'You light fires with your mouth',
      'August 21, 2023',
      'Savien',
      'machete',
      'teeth',
      'The deputy sends greetings',
      'Leave him alive until the money',
      '4,000',
      'September 2',
      'hot machete',
      'Saint-Marc',
      'It is not him',
      'November 2, 2023',
      'Jocelyn',
      '14, 11 and 9 cm',
      'hot flat metal',
      'Ti Blanc',
      'two days',
      'Spanish',
      'COMAR',
      'Dominican Republic',
      'four were killed',
      '23 cases',
      '31 abductions',
      'DCPJ',
      'police boots',
      '1,214',
      'adviser',
      'broken the back',
    ],
  },
  {
    expected,
    id: 'R28',
    title: 'a mother of Gambia at the asylum office in Boston, cutting of her daughter, late by two years, five papers',
    as_of: '2026-11-23',
    client: {
      first_name: 'Fatoumatta',
      middle_name: '',
      last_name: 'Ceesay',
      client: { country_of_citizenship: 'The Gambia', date_of_birth: '1990-05-17', gender: 'female' },
      spouse: { name: 'Lamin Jallow', country_of_citizenship: 'The Gambia' },
      children: [{ name: 'Isatou Jallow', date_of_birth: '2017-09-03', country_of_citizenship: 'The Gambia' }],
    },
    answers: {
      jurisdiction: 'uscis',
      city: 'Boston',
      state: 'MA',
      detained: 'no',
      asylum_application_timing: 'no',
      missed_filing_deadline_reason:
        'She came on F-1 and was in lawful student status until May 20, 2025 (Bunker Hill CC, nursing). Bill to repeal the ban on FGM tabled in March 2024 and, what decided it, her mother-in-law took the cousin Binta (6) to be cut on 4 April 2025 and telephoned that Isatou is next.',
      last_arrival_date: '2022-08-20',
      i589_filed_date: '2025-07-28',
      spouse_applying: 'no',
      children_applying: 'yes',
      first_defendant: 'Isatou Jallow',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'Cutting of the child and being opened and sewn again after birth. Police tell families to settle. The only convictions (2023) were fines that a politician paid.',
      procedural_history: 'yes',
      procedural_history_details:
        'No NTA. I-589 filed 7/28/2025 w/ Boston office. Biometrics 9/2/2025. Interview not scheduled.',
      country_resided: 'no',
      applicant_basis: ['Particular social group', 'Political Opinion'],
      social_group_details: 'Gambian Mandinka women and girls who oppose female genital cutting',
      political_opinion_details:
        'That cutting is a crime and not a custom. She spoke for GAMCOTRAP in the market of Basse in 2019 and 2020.',
      country_persecution: 'The Gambia',
      who: 'Her mother-in-law, Sirra Touray, who is a ngansimba (cutter), the elders of the Jallow compound in Basse, and her husband, who obeys them.',
      why: 'A girl who is not cut is "solema" and shames the compound. They called her the white people’s mouth because she spoke against it.',
      when: '1997 (cut, age 7); 2016 wedding night; 9/2017 birth; 2/8/2020 beaten by elders after the market; 4/4/2025 threat',
      what: 'She was cut and sealed at 7 and nearly died of bleeding. Opened with a blade by mother-in-law on wedding night 12/2016. On 8 Feb 2020 three elders beat her w/ a pestle in the compound, arm broken, because she spoke; husband held the door. Daughter hidden w/ sister in Banjul 2020-22.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details: 'Her sister Kaddy died of bleeding in 1999 after the same. Niece Binta cut 4/4/2025.',
      client_reported: 'yes',
      yes_client_reported_details:
        'Feb 10, 2020 at the police of Basse: the officer wrote nothing and called the alkalo (village head), who fined her two goats for taking a family matter out.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Affidavit of Fatoumatta Ceesay',
        text: `AFFIDAVIT OF FATOUMATTA CEESAY

Fatoumatta Ceesay, being duly sworn, says:

1. I was born in Basse Santa Su, in the Upper River Region of The Gambia, on May 17, 1990. I am Mandinka and Muslim. My father kept a shop for cloth.

2. When I was seven, in the rainy season of 1997, my aunt took me and my sister Kaddy and nine other girls to the bush. An old woman sat on my chest. I was cut with a razor and my legs were tied together for three weeks so that the wound would close. I bled for two days. When I cried, they sang louder.

3. Kaddy was cut two years later by the same woman. She was six. She bled in the night, and in the morning she was cold. They said that a spirit had come for her.

4. I was married to Lamin Jallow on December 17, 2016. On that night his mother, Sirra Touray, opened me with a blade while two women held my knees. It is the custom. I had fever for eleven days.

5. Isatou was born on September 3, 2017 at Bansang. The midwife had to cut me again. The doctor told my husband that another birth could kill me. His mother said that she would do the child herself when she was four, and do me after each birth.

6. In 2019 I began to go with the women of GAMCOTRAP. I spoke in the market of Basse three times. The third time was on February 7, 2020. I told them about Kaddy. Some of the women wept and some threw groundnut shells.

7. On the evening of February 8, 2020, three elders of the compound called me. One was Ba Sorie, the brother of my father-in-law. He said, "You have become the white people's mouth." They beat me with the pestle of the mortar. My arm broke at the second blow. My husband stood in the door and held it closed.

8. On February 10 I went to the police in Basse with my arm in a cloth. The officer, Sub-Inspector Manneh, put down his pen. He telephoned the alkalo. The alkalo fined me two goats because I had carried a family matter out of the compound. I paid one.

9. I sent Isatou to my sister Awa in Banjul in March 2020 and followed in June. They came for us in August 2020, Sirra and Lamin with a car. Awa hid us at the parish of St. Therese for nine days. After that we moved each few months: Serekunda, Brikama, Bakau. In Brikama a cousin of Lamin saw Isatou at a tap, and we left in the night.

10. I got the visa to study because the nuns wrote for me. I came to Boston on August 20, 2022 with Isatou. My husband signed the paper for her passport because he believed that we would come back for the dry season, when it is done.

11. I studied nursing at Bunker Hill and my status was good. I did not ask for asylum then, because I had a status and because there was a law against it since 2015; I thought that the law would grow teeth. In March 2024 they brought a bill to take the law away. It did not pass. In August 2023 three women had been convicted, and an imam paid their fines on the same day.

12. On April 4, 2025 Sirra cut Binta, my husband's niece, who was six. She telephoned me on April 6 and put Binta on the telephone. Binta did not speak. Sirra said, "The knife is washed. Bring the other one, or we shall know how to bring her." I stopped going to my classes. My status ended on May 20, 2025.

13. I found Ms. Oyelaran at the clinic of the hospital in June. She filed in July.

14. I am told by Awa that my husband has taken a second wife, and that he says that the child is his and will be fetched. I have pain every month and I cannot sit long. I have not told Isatou what there is to be afraid of.

Sworn to at Boston, September 9, 2026.`,
      },
      {
        id: 'd2',
        title: 'Gynecological examination, Dr. Priya Raman',
        text: `BOSTON MEDICAL CENTER
Refugee Women's Health Clinic
Patient: Fatoumatta Ceesay   DOB 05/17/1990
Date of examination: June 17, 2025

History. Patient reports cutting at age seven with closure, opening on the wedding night in 2016, and further cutting at delivery in 2017.

Examination. Type III female genital mutilation (infibulation), partially opened. Clitoris and labia minora absent. Midline scar of 5 cm with an irregular lateral extension of 2 cm. A well-healed fracture of the left ulna is palpable; X-ray of June 18 confirms an old midshaft fracture.

Opinion. The genital findings are diagnostic of Type III. The lateral scar is consistent with opening by a blade without medical training. The fracture of the ulna is highly consistent with a blow received on a raised forearm. Ms. Ceesay suffers from chronic pelvic pain and recurrent infections, and a further delivery without a surgical team would endanger her life.

Isatou Jallow, age 7, was examined on the same day: genitalia intact.

Priya Raman, M.D., M.P.H.`,
      },
      {
        id: 'd3',
        title: 'Letter of Awa Ceesay, with translation',
        text: `Banjul, August 2, 2026

I, Awa Ceesay, nurse at the Edward Francis Small Hospital, write for my younger sister Fatoumatta.

I was cut too, in 1994. I do not need anybody to tell me what it is.

In August 2020 my brother-in-law Lamin and his mother came to my door with a hired car. Sirra had a cloth bag. She said that the child was late. I said that they were not there. They were in my kitchen, under the table. I took them to Father Mendy at St. Therese that night.

Sirra cuts about thirty girls in a season. Everybody in Basse knows it; the police know it, she cut the daughter of one of them.

On April 20, 2026 Lamin came to the hospital. He said, "Tell your sister that a father does not need an airplane ticket twice. When they send her back, I shall be at the airport." He was not angry. That is what frightened me.

I give this letter knowing that my in-laws will hear of it.
Awa Ceesay`,
      },
      {
        id: 'd4',
        title: 'Letter of the Designated School Official, Bunker Hill Community College',
        text: `Bunker Hill Community College
Office of International Students
July 14, 2025

Re: Fatoumatta Ceesay

This is to certify that Ms. Ceesay was enrolled full time in the Associate in Science program in Nursing from September 6, 2022 and was in active F-1 status until May 20, 2025, when her record was terminated for unauthorized withdrawal. Her grade average was 3.6. She was a tutor in anatomy.

Ms. Ceesay told this office in April 2025 that there was an emergency in her family. She was advised of a reduced course load and did not return the form.

D. Halloran, Designated School Official`,
      },
      {
        id: 'd5',
        title: 'Women’s Health Monitor West Africa, The Gambia 2026',
        text: `THE GAMBIA: COUNTRY NOTE 2026

Prevalence. Among women of 15 to 49 years 73 percent have been cut; in Basse 95 percent. Among Mandinka women the share is 88 percent. About two thirds were cut before the age of five, and cutting up to the age of 12 is documented.

Law. The Women's (Amendment) Act 2015 punishes the practice with up to three years in prison, and with life imprisonment where the child dies. Between 2015 and July 2026 there were two prosecutions. In August 2023 three women were fined 15,000 dalasi each; an imam paid the fines in the courtroom. A bill to repeal the ban was tabled in March 2024 and was rejected by the National Assembly on July 15, 2024. A challenge is before the Supreme Court.

Society. The word solema, for a girl who is not cut, is an insult in all local languages. Uncut girls are not asked to cook for others and are rarely married in the Upper River Region. Those who speak against the practice are called enemies of the religion; in 2024 and 2025 eleven campaigners reported assaults, and no charge was brought in any of them.

Police. In interviews 14 of 17 station officers in the Upper River Region said that cutting is a family matter. The government opened a national helpline in 2025 and has trained 60 officers.

Elsewhere in the country. In Banjul 47 percent have been cut. Families send for girls who live in town, and the Monitor recorded 22 girls who were taken from the capital and cut in the provinces in 2025. The country is 50 kilometers wide at its widest; nobody is more than a day's drive from Basse.`,
      },
    ],
    needed: [
      'sat on Ms. Ceesay’s chest',
      'three weeks',
      'Kaddy',
      'December 17, 2016',
      'opened',
      'February 8, 2020',
      'white people’s mouth',
      'pestle',
      'two goats',
      'Manneh',
      'St. Therese',
      'Brikama',
      'May 20, 2025',
      'April 4, 2025',
      'The knife is washed',
      'Type III',
      'ulna',
      'intact',
      'thirty girls',
      'a father does not need an airplane ticket',
      'F-1',
      '73 percent',
      '95 percent',
      'solema',
      'eleven campaigners',
      '14 of 17',
      '22 girls',
      'imam',
      'July 15, 2024',
      'helpline',
      '1997',
      'chronic pelvic pain',
    ],
  },
]
