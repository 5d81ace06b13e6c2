import type { AsylumReading } from './asylum-readings.data.ts'

const expected = { sections: [], absent: [], checks: [] }

/** Fictional asylum cases of other kinds, typed in haste, with papers as they are scanned, translated and filled in. */
export const hastyAsylum: readonly AsylumReading[] = [
  {
    id: 'U1',
    title: 'a convert from Iran, baptized in the United States, late, before the court in Los Angeles, six documents',
    as_of: '2026-11-20',
    client: {
      first_name: 'Kaveh',
      middle_name: '',
      last_name: 'Rostami Far',
      client: {
        a_number: 'A 220-731-448',
        country_of_citizenship: 'Iran',
        date_of_birth: '1993-02-17',
        gender: 'male',
      },
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Lorna Whitcomb',
      city: 'Los Angeles',
      state: 'CA',
      detained: 'no',
      asylum_application_timing: 'no',
      missed_filing_deadline_reason:
        'F-1 student since aug 2021, status kept until OPT ran out june 30 2025. baptized easter 2024 (3/31/24). brother told him 5/6/25 that basij found the video. filed 9/19/25',
      last_arrival_date: '2021-08-14',
      i589_filed_date: '2025-09-19',
      nta_date: '2025-12-02',
      next_hearing: 'March 16, 2027, 1:00 p.m.',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'IRGC intelligence; flogging + solitary for converts; brother was slapped + told they "will break him on the first night".',
      procedural_history: 'yes',
      procedural_history_details:
        'affirmative I-589 at LA asylum office 9/19/25; interview 11/18/25; referred, NTA 12/2/25. pleadings by written motion feb 2026',
      country_resided: 'no',
      applicant_basis: ['Religion', 'Political Opinion'],
      religion_details:
        'raised shia, not practicing since univ. Joined Pasadena persian church fall 2022. baptized 3/31/24, video on youtube, 4,100 views. teaches sunday school kids since sept 2024',
      political_opinion_details:
        'imputed - apostasy is treated as working for israel / zionist church. went to 3 mahsa amini rallies in westwood 2022',
      country_persecution: 'Iran',
      who: 'Basij and the intelligence organization of the Revolutionary Guard (IRGC) in Isfahan',
      why: 'They told his brother that Kaveh is murtad (apostate) and a zionist agent.',
      when: 'baptism 3/31/24. basij visit 4/29/25. brother called 5/6/25. summons dated 6/10/25. brother held 7/2-7/4/25',
      what: 'never harmed himself. parents house searched, his old books + laptop taken. brother held 2 nights. summons for Kaveh.',
      past_harm_self: 'no',
      past_harm_else: 'yes',
      past_harm_else_details:
        'brother Siavash held two nights July 2025, slapped, nose broken. A man from his church, Farhad, went back in 2023 and got 5 yrs.',
      client_reported: 'no',
      no_client_reported_details: 'its the govt',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'decl',
        title: 'Declaration of Kaveh Rostami Far',
        text: `DECLARATION OF KAVEH ROSTAMI FAR IN SUPPORT OF
HIS APPLICATION FOR ASYLUM

I, Kaveh Rostami Far, hereby declare under penalty of perjury as
follows:

1.   I was born in Isfahan, Iran on February 17, 1993. I hold only
Iranian nationality. I am an electrical engineer.

2.   I was raised as a Shia Muslim. My father prays five times a
day. I stopped praying when I was nineteen, after my cousin was
hanged in the Dastgerd prison, but I never said so at home.

3.   I came to the United States on August 14, 2021 to study for a
master's degree at a university in Pomona. I graduated in May 2024
and worked at a solar company until June 30, 2025.

4.   In October 2022 my housemate Arash took me to the Iranian
Church of the Good Shepherd in Pasadena. I went for the food, to be
honest, and because people spoke Farsi. I sat in the last row for
five months.

5.   In March 2023 I asked Pastor Edwin Sarkissian for a Bible. I
took a class of sixteen weeks with him. On Easter Sunday, March 31,
2024, I was baptized in front of about 120 people.

6.   The church put the video of the baptism on its YouTube channel.
My face and my name can be seen. I did not ask them to take it down.
I was not ashamed of it, and I did not think that anybody in Isfahan
would ever look.

7.   Since September 2024 I teach the children's class on Sundays. We
are eleven children and me. On Thursdays I translate the pastor's
messages for the channel, and the videos carry my voice.

8.   On May 6, 2025 my brother Siavash called me from a friend's
phone. He said that on April 29 four Basij men had come to my
parents' house with a printed picture from the video. They took my
old books, my laptop from university and my diploma. One of them
said to my mother: "Tell your son that we have a rope for apostates."

9.   I could not work for some days. On May 20, 2025 I went to the
legal clinic of the church. They told me to wait for the papers from
home. The summons came by a traveler on August 11, 2025, and we
filed on September 19, 2025.

10.  On July 2, 2025 Siavash was arrested at his shop. They held him
for two nights and asked him for the password of my Telegram account.
They broke his nose.

11.  I cannot be a secret Christian. I have to teach and to sing. If
I go back I would be asked at the airport, because the summons is in
the system, and I would not deny it.

12.  I went to three demonstrations in Westwood in the autumn of 2022
after Mahsa Amini was killed. I carried a sign with her name.

13.  In my first interview with the asylum officer I said that I was
baptized in April 2024. I was wrong by one day. Easter was on March 31.

Executed on September 8, 2026, at Pasadena, California.

                                   /s/ Kaveh Rostami Far`,
      },
      {
        id: 'pastor',
        title: 'Letter of Pastor Edwin Sarkissian',
        text: `IRANIAN CHURCH OF THE GOOD SHEPHERD
1180 N. Lake Ave., Pasadena, California

August 30, 2026

To the Honorable Immigration Judge:

I have been pastor of this church since 2009. I have known Kaveh Rostami Far since the fall of 2022. I have baptized 214 Iranians in that time, and I have refused baptism to more than thirty who, I believed, wanted a certificate.

Kaveh did not ask for baptism. I asked him. He took sixteen classes and missed one, when he had the flu. He was baptized on March 31, 2024.

He teaches our children's class and has been there on 88 of the last 96 Sundays. He reads the service in Farsi for our channel, which has about 19,000 subscribers, most of them in Iran.

In February 2023 a member of our church, Farhad K., went back to Shiraz to bury his father. He was arrested at the airport and was sentenced to five years in prison for "propaganda that educates in a deviant way contrary to the holy religion of Islam." I have spoken with his wife every month since.

I do not know what Kaveh believed before 2022. I know what he believes now.

Rev. Edwin Sarkissian`,
      },
      {
        id: 'cert',
        title: 'Certificate of baptism',
        text: `CERTIFICATE OF BAPTISM

Name: Kaveh Rostami Far
Date of birth: February 17, 1993
Date of baptism: March 31, 2024
Place: Iranian Church of the Good Shepherd, Pasadena
Minister: Rev. Edwin Sarkissian
Witnesses: Arash Milani; Nazanin Petrosian`,
      },
      {
        id: 'brother',
        title: 'Statement of Siavash Rostami Far (translated from Farsi)',
        text: `STATEMENT OF SIAVASH ROSTAMI FAR
(Translation from Farsi)

My name is Siavash. I am the brother of Kaveh. I am 36 years old and I sell carpets in Isfahan.

On 9 Ordibehesht 1404 (29 April 2025) four men of the Basij came to the house of our parents at about 21:00. They showed a picture of Kaveh in the water. They asked when he would come back. They took books, a computer and his diploma. They did not give a paper.

On 2 July 2025 two men of the Intelligence Organization of the Guard took me from my shop. In a room without a window they asked for the password of his Telegram. A man whom they called Haj Agha Karimi slapped me and then hit me with his elbow and my nose broke. He said: "When he comes we will break him on the first night." I was let go on 4 July in the evening. I had to leave the deed of my shop as a bond.

I did not go to a doctor in a hospital because they ask. A dentist who is a friend put my nose straight.

Our father does not speak of Kaveh any more. He says that he has one son.

3 November 2025`,
      },
      {
        id: 'summons',
        title: 'Summons of the Revolutionary Court of Isfahan (translated)',
        text: `ISLAMIC REPUBLIC OF IRAN
JUDICIARY
SUMMONS (translated)

To: Mr. Kaveh Rostami Far, son of Bahram
Branch 3 of the Prosecutor's Office of the Revolutionary Court of Isfahan
Date of issue: 20 Khordad 1404 (June 10, 2025)
Charge: propaganda against the regime and membership in a Zionist Christian group
Time to appear: within five days

In case of failure to appear, an order of arrest will be issued.`,
      },
      {
        id: 'report',
        title: 'Zagros Faith Monitor, Christian converts in Iran, annual report 2026',
        text: `ZAGROS FAITH MONITOR
CHRISTIAN CONVERTS IN IRAN: ANNUAL REPORT 2026

Page 1

1. Converts from Islam are treated as apostates. The penal code does not name apostasy, but judges may apply it through religious law.

2. In 2025 the Monitor recorded 139 arrests of Christians, of whom 121 were converts. Of 96 who were tried, 73 were sentenced to prison, the longest to ten years.

3. In 41 of 58 interviews former prisoners described beatings or long solitary confinement. Three described flogging.

Page 2

4. Returnees: The Monitor followed 14 converts who returned from abroad between 2021 and 2025 after their baptism had been shown on the internet. Eleven were questioned at the airport and nine of these were later charged.

5. Converts who do not meet others and do not speak about their faith are in most cases not pursued.

6. The security service is national. The Monitor knows of no province in which a convert who was sought in another could live openly.

7. No officer has been punished for the ill-treatment of a convert.`,
      },
    ],
    expected,
    needed: [
      'February 17, 1993',
      'electrical engineer',
      'nineteen',
      'August 14, 2021',
      'October 2022',
      'sixteen',
      'March 31, 2024',
      '120 people',
      'YouTube',
      'eleven children',
      'translate',
      'May 6, 2025',
      'April 29',
      'rope for apostates',
      'May 20, 2025',
      'August 11, 2025',
      'September 19, 2025',
      'July 2, 2025|July 2',
      'Telegram',
      'secret Christian',
      'three demonstrations|three rallies',
      'wrong by one day|April 2024',
      '214 Iranians',
      'thirty',
      '88 of the last 96',
      '19,000',
      'five years',
      'deviant way',
      'break him on the first night',
      'deed',
      'one son',
      'June 10, 2025',
      'Zionist Christian group',
      'within five days|order of arrest',
      '139 arrests',
      '73',
      '41 of 58',
      '14 converts',
      'nine of these',
      'not pursued|in most cases not',
      'no province',
      'No officer',
    ],
  },
  {
    id: 'U2',
    title:
      'forced recruitment by the ELN in Colombia, typed in haste, at the asylum office, five documents in Spanish and English',
    as_of: '2026-11-20',
    client: {
      first_name: 'Yeison',
      middle_name: 'Andrés',
      last_name: 'Quintero Ospina',
      client: { state: 'FL', country_of_citizenship: 'Colombia', last_entry_date: '2025-03-22', gender: 'male' },
    },
    answers: {
      jurisdiction: 'uscis',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2025-03-22',
      i589_filed_date: '2025-11-04',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval'],
      procedural_history: 'no',
      country_resided: 'no',
      applicant_basis: ['Political Opinion', 'Particular social group'],
      political_opinion_details:
        'community leader - JAC treasurer Vda La Gabarra. said in mtg 6/9/24 that no kid from the vereda goes to the guerrilla. eln took it as being w/ army',
      social_group_details:
        'Members of community action boards (juntas de accion comunal) in Catatumbo. elected, registered w/ the mayor, everybody knows who they are.',
      country_persecution: 'Colombia',
      who: 'ELN, frente juan fernando porras; cmdte alias Pica',
      why: 'refused to pay the "vacuna" for the junta + refused to give list of boys 14-17. Pica: "the one who isnt with us is with the army"',
      when: 'mtg 6/9/24; list demanded 7/14/24; 2 nights held 8/30-9/1/24; bro taken 10/5/24; left vereda 10/19/24, Bucaramanga till march; pamphlet 2/11/25',
      what: 'tied up 2 nights at a camp, hit w/ rifle butt, l shoulder dislocated, mock execution. lil brother (16) taken. found in Bucaramanga by phone + pamphlet.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'bro Duván 16 recruited by force 10/5/24, no news since. JAC president Don Eliécer killed 1/18/25.',
      client_reported: 'yes',
      yes_client_reported_details:
        'personeria tibu 9/4/24; fiscalia cucuta 10/22/24 - case no. 540016001; police said cant go to the vereda w/o army. UNP denied protection 1/30/25 "riesgo ordinario"',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'decl',
        title: 'Declaration of Yeison Andrés Quintero Ospina (English translation)',
        text: `DECLARATION OF YEISON ANDRÉS QUINTERO OSPINA
(translated from Spanish)

1. My name is Yeison Andrés Quintero Ospina. I was born on November 12, 1997 in Tibú, Norte de Santander, Colombia.

2. I grew cacao on four hectares that my grandfather left me in the vereda Caño Indio. In January 2023 the community elected me treasurer of the junta de acción comunal.

3. On June 9, 2024, at the assembly, I said into the microphone that no child of this vereda would go to the guerrilla and that the junta would not pay the vacuna. There were about seventy people. Everyone knew that two of them inform the ELN.

4. On July 14, 2024 alias Pica came to my house with three armed men. He wanted a list of all boys from 14 to 17 years. I told him that I am not a butcher. He answered: "He who is not with us is with the army."

5. On August 30, 2024 they took me from the road to Campo Dos. I was tied to a tree for two nights. One hit me with the butt of the rifle and my left shoulder came out. On the second night they made me kneel, put the barrel on my neck and pulled the trigger. It was empty. They laughed.

6. They let me go on September 1, 2024 and gave me fifteen days to bring the list.

7. On October 5, 2024 they took my brother Duván from the school bus. He was 16. We have not heard from him.

8. On October 19, 2024 I left for Bucaramanga, where I slept in the storeroom of a cousin. In December a man called and described the door of the storeroom. On February 11, 2025 there was a pamphlet under it with my name and the word "objetivo."

9. Don Eliécer Rangel, the president of our junta, was shot on January 18, 2025 in Tibú.

10. I did military service for eighteen months from 2016 to 2018. I was a cook in the battalion at Ocaña. I did not fight.

11. I flew from Bogotá to Fort Lauderdale on March 22, 2025 with a visitor's visa. I work at night in a bakery in Orlando.

Executed October 12, 2026`,
      },
      {
        id: 'denuncia',
        title: 'Denuncia ante la Fiscalía, Cúcuta (Spanish, with translation)',
        text: `FISCALÍA GENERAL DE LA NACIÓN
FORMATO ÚNICO DE NOTICIA CRIMINAL
Fecha: 22/10/2024        Hora: 10:40
Denunciante: Yeison Andrés Quintero Ospina
Hechos: El denunciante manifiesta que el día 5 de octubre de 2024 hombres del ELN se llevaron a su hermano menor de edad del bus escolar.

ENGLISH TRANSLATION

OFFICE OF THE ATTORNEY GENERAL OF THE NATION
CRIMINAL COMPLAINT
Date: October 22, 2024        Time: 10:40
Complainant: Yeison Andrés Quintero Ospina
Facts: The complainant states that on October 5, 2024 men of the ELN took his younger brother, a minor, from the school bus. He states that he himself was held from August 30 to September 2, 2024 and was beaten.
Note of the official: The complainant is informed that the zone is of difficult access and that no officer can be sent without an escort of the army.`,
      },
      {
        id: 'unp',
        title: 'Resolution of the National Protection Unit (translated)',
        text: `NATIONAL PROTECTION UNIT (UNP)
Resolution of January 30, 2025 (translated)

1. Mr. Quintero Ospina asked on September 4, 2024, through the Municipal Ombudsman of Tibú, for protection measures.

2. After evaluation the risk is classified as ORDINARY. The Unit finds that the applicant has moved to Bucaramanga and is no longer exposed.

3. The Unit recommends that he keep a low profile.

4. Against this resolution there is a remedy within ten days.`,
      },
      {
        id: 'medical',
        title: 'Clinical record, Hospital Regional Norte de Tibú (translated)',
        text: `HOSPITAL REGIONAL NORTE - TIBÚ
EMERGENCY RECORD (translated)
Date: 02/09/2024
Patient: QUINTERO OSPINA YEISON ANDRES      Age: 26
Reason for visit: pain in left shoulder, two days
Findings: anterior dislocation of the left shoulder; abrasions on both wrists; bruise 8 x 3 cm on the right scapula
Treatment: reduction under sedation, sling three weeks
Patient says that he fell from a mule.`,
      },
      {
        id: 'report',
        title: 'Observatorio Catatumbo, report of June 2026',
        text: `OBSERVATORIO CATATUMBO
Leaders of community boards under fire, June 2026

1. The Observatory counted 47 members of community action boards killed in Catatumbo from January 2023 to May 2026. In 39 cases the ELN or the dissidents of the 33rd Front were named as authors.

2. In January 2025 fighting between the two groups displaced more than 50,000 people.

3. Of 112 leaders who asked the UNP for protection, 71 were classified as ordinary risk. Six of these were killed within a year.

4. The ELN has urban networks in Cúcuta, Bucaramanga and Bogotá. The Observatory documented 19 cases in which a displaced leader was found in one of these cities.

5. The police have opened investigations in most of the killings. In three there was a conviction.

6. Recruitment of minors: 163 cases were recorded in 2024, the youngest a boy of eleven.`,
      },
    ],
    expected,
    needed: [
      'November 12, 1997',
      'cacao',
      'January 2023',
      'treasurer',
      'June 9, 2024',
      'seventy people',
      'July 14, 2024',
      'butcher',
      'not with us',
      'August 30, 2024',
      'two nights',
      'left shoulder',
      'trigger',
      'fifteen days',
      'October 5, 2024',
      'Duván',
      'Bucaramanga',
      'described the door',
      'February 11, 2025',
      'objetivo',
      'January 18, 2025',
      'eighteen months|2016',
      'March 22, 2025',
      'bakery',
      'October 22, 2024',
      'escort of the army',
      'September 2, 2024',
      'ordinary|ORDINARY',
      'low profile',
      'dislocation',
      'wrists',
      'mule',
      '47 members',
      '39 cases',
      '71 were classified|71',
      '19 cases',
      'three there was a conviction|In three',
      '163 cases',
      'vacuna',
    ],
  },
  {
    id: 'U3',
    title: 'avocado land in Michoacán and a cartel, wife and son included, before the court in Denver, six documents',
    as_of: '2026-11-20',
    client: {
      first_name: 'Ramiro',
      middle_name: '',
      last_name: 'Cuevas Torres',
      client: {
        a_number: 'A 246-118-903',
        country_of_citizenship: 'Mexico',
        date_of_birth: '1980-09-30',
        gender: 'male',
      },
      spouse: { first_name: 'Leticia', last_name: 'Magaña Ruiz', date_of_birth: '1983-04-12', gender: 'female' },
      children: [{ name: 'Emiliano Cuevas Magaña', date_of_birth: '2011-06-08', citizenship: 'Mexico' }],
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Thomas Birdwell',
      city: 'Denver',
      state: 'CO',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2024-05-11',
      i589_filed_date: '2025-03-07',
      nta_date: '2024-05-13',
      spouse_applying: 'yes',
      children_applying: 'yes',
      first_defendant: 'Leticia Magaña Ruiz, A 246-118-904',
      second_defendant: 'Emiliano Cuevas Magaña, A 246-118-905',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'Men of the cartel cut the finger of his nephew and sent it to the family. The municipal police commander Baltazar Nuño gave the cartel the complaint of Ramiro on the same day. They would torture him to sign the land over.',
      procedural_history: 'yes',
      procedural_history_details:
        'Expedited removal May 11, 2024; credible fear found May 13, 2024; NTA May 13, 2024. Master hearing October 3, 2024. I-589 filed with the court March 7, 2025.',
      country_resided: 'no',
      applicant_basis: ['Particular social group', 'Political Opinion'],
      social_group_details:
        'Landowning members of the ejido of San Ándres Corú who hold agrarian titles. The title is inherited and registered in the National Agrarian Registry; 112 persons; the town calls them "ejidatarios".',
      political_opinion_details:
        'He organized the ejido assembly that voted on January 14, 2023 to refuse the quota and to ask the state for the National Guard. He believes that the law and not the cartel should govern the town.',
      country_persecution: 'Mexico',
      who: 'The Jalisco cartel (CJNG) under a local boss known as El Güero Ávalos, and the municipal police commander Baltazar Nuño, who works with them.',
      why: 'El Güero Ávalos told him that whoever talks to the Guard has chosen his side, and that the land of the ejido would be theirs "with a signature or with a widow".',
      when: 'Vote on January 14, 2023. Shots at his truck on May 2, 2023. Nephew kidnapped on November 19, 2023, found dead on December 1, 2023. Orchard burned on March 3, 2024. Left on April 26, 2024.',
      what: 'Ramiro was shot at and hit in the thigh. His nephew Adrián, 19, was kidnapped; a finger was sent to the house; he was found dead. The orchard, 6 hectares, was burned. The family hid in Morelia for seven weeks and was followed there.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'Nephew Adrián Cuevas was killed. Two other members of the board of the ejido, Samuel Equihua and Jacinto Rangel, were shot in 2023.',
      client_reported: 'yes',
      yes_client_reported_details:
        'On May 4, 2023 he reported the shooting to the municipal police in Ziracuaretiro. The same evening El Güero read the report to him over the telephone. On November 21, 2023 his sister reported the kidnapping to the state prosecutor in Uruapan; a file was opened and nothing was done.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'decl',
        title: 'Declaration of Ramiro Cuevas Torres',
        text: `DECLARATION OF RAMIRO CUEVAS TORRES

1. I was born on September 30, 1980 in San Andrés Corú, municipality of Ziracuaretiro, Michoacán. I am a Mexican citizen. I finished primary school.

2. My father left me six hectares of avocado in the ejido in 2006. My certificate of agrarian rights is number 000048213.

3. In the fall of 2022 the cartel of Jalisco came to the town and asked every grower for four pesos for each kilo. We are 112 ejidatarios. At first we paid.

4. On January 14, 2023 I stood up in the assembly and proposed that we stop paying and ask for the National Guard. The vote was 81 to 9. I signed the letter to the governor as secretary of the board.

5. On May 2, 2023 two men on a motorcycle shot at my truck near the packing house. A bullet went through my right thigh. My cousin drove me to a doctor in Uruapan.

6. On May 4, 2023 I reported it to Commander Nuño of the municipal police. That evening my telephone rang and a man who said that he was El Güero Ávalos read me my own report, with the mistakes in it. He said: "Whoever talks to the Guard has chosen his side. The land will be ours with a signature or with a widow."

7. On November 19, 2023 my nephew Adrián, the son of my sister Carmen, was taken at the exit of the high school in Uruapan, where he worked as a janitor. He was nineteen. On November 23 a box was left on our step. In it was a finger with the ring that I had given him.

8. They asked for the titles of the ejido, not for money. On December 1, 2023 he was found under the bridge of Zirimícuaro.

9. On March 3, 2024 they burned my orchard. I saw Commander Nuño's patrol car parked at the entrance with its lights off.

10. We went to Morelia on March 8, 2024. After some weeks my son saw the same gray Jetta in front of his school for three days. On April 26, 2024 we took the bus to Tijuana.

11. We asked for admission at San Ysidro on May 11, 2024. I was wrong to tell the officer that my brother had been killed. I said "hermano" because Adrián grew up in my house.

12. I once paid a fine in 2014 for carrying an unregistered shotgun, which all of us have on the orchards.

13. I work for a roofing company in Aurora, Colorado and my wife cleans rooms in a hotel. Emiliano is in ninth grade and plays the trumpet.`,
      },
      {
        id: 'wife',
        title: 'Declaration of Leticia Magaña Ruiz',
        text: `DECLARATION OF LETICIA MAGAÑA RUIZ

1. I am the wife of Ramiro Cuevas Torres. We married on August 20, 2005.

2. I opened the box on November 23, 2023. I will not describe it. Since then I cannot open packages.

3. In Morelia a woman whom I did not know came up to me in the market on April 22, 2024, touched my arm and said: "Señora Cuevas, they send greetings from Corú. They say the land is waiting."

4. My son wakes up at night and checks the lock of the door.`,
      },
      {
        id: 'title',
        title: 'Certificate of agrarian rights (translated)',
        text: `REGISTRO AGRARIO NACIONAL
CERTIFICATE OF AGRARIAN RIGHTS (translated)

Certificate number: 000048213
Holder: CUEVAS TORRES RAMIRO
Ejido: San Andrés Corú, Ziracuaretiro, Michoacán
Area: 6-04-17 hectares
Date of issue: February 9, 2006`,
      },
      {
        id: 'complaint',
        title: 'Complaint of Carmen Cuevas Torres to the state prosecutor (translated)',
        text: `STATE PROSECUTOR OF MICHOACÁN, REGIONAL OFFICE OF URUAPAN
File: URU/1187/2023
Date: November 21, 2023

The complainant, Carmen Cuevas Torres, states that her son Adrián did not return on November 18, 2023. She received a call from an unknown number. The caller said that he did not want money but "the papers of the ejido."

Entry of January 9, 2024: No proceedings are pending. The file is sent to the archive until new information appears.`,
      },
      {
        id: 'medical',
        title: 'Record of Dr. Salvador Punzo, Uruapan (translated)',
        text: `DR. SALVADOR PUNZO, GENERAL SURGERY, URUAPAN

Patient: Ramiro Cuevas T.
May 2, 2023, 18:20. Gunshot wound of the right thigh, entry and exit, no fracture. Cleaned and sutured, eleven stitches. The patient asks that the police not be informed.`,
      },
      {
        id: 'report',
        title: 'Tierra Caliente Watch, Avocados and armed groups in Michoacán, 2026',
        text: `AVOCADOS AND ARMED GROUPS IN MICHOACÁN
Tierra Caliente Watch, March 2026

1. In 2024 and 2025 the Watch documented 64 killings of members of ejido boards or of growers who had organized against quotas. In 47 the victim had asked for the National Guard or signed a complaint.

2. In 31 of 52 interviews growers said that a complaint to the municipal police was known to the group within a day. Eleven police commanders were under investigation by March 2026. Two were convicted.

3. The National Guard sent 300 members to the region in June 2024. In four municipalities the quotas stopped for some months.

4. The group has cells in 27 of the 32 states. People who left the region were found in Morelia, Guadalajara and Tijuana.

5. Families of growers are taken to make the holder sign. The Watch knows of 22 transfers of title that were signed after a kidnapping.

6. Growers who pay the quota are seldom harmed.`,
      },
    ],
    expected,
    needed: [
      'September 30, 1980',
      '2006',
      '000048213',
      'fall of 2022',
      'four pesos',
      'January 14, 2023',
      '81 to 9',
      'secretary',
      'May 2, 2023',
      'right thigh',
      'May 4, 2023',
      'read me my own report|own report|his own report',
      'with a signature or with a widow',
      'November 19, 2023',
      'finger',
      'titles of the ejido|papers of the ejido',
      'December 1, 2023',
      'March 3, 2024',
      'patrol car',
      'March 8, 2024|seven weeks',
      'gray Jetta',
      'April 26, 2024',
      'May 11, 2024',
      'hermano',
      'shotgun',
      'roofing',
      'ninth grade|trumpet',
      'August 20, 2005',
      'land is waiting',
      'lock of the door',
      'November 18, 2023',
      'archive',
      'eleven stitches',
      '64 killings',
      '47',
      '31 of 52',
      'Two were convicted|two were convicted',
      '300 members',
      '27 of the 32',
      '22 transfers',
      'seldom harmed',
      'March 7, 2025',
      'Emiliano',
    ],
  },
]
