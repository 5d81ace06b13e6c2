import type { AsylumReading } from './asylum-readings.data.ts'

const expected = { sections: [], absent: [], checks: [] }

/** A fictional case, written whole before the brief was first read: a gang and those in office beside it. */
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
]
