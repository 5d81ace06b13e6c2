import type { AsylumReading } from './asylum-readings.data.ts'

const expected = { sections: [], absent: [], checks: [] }

/** Four cases with their papers, each written whole before it was read: Honduras, Nicaragua, Guinea, Bangladesh. */
export const fourteenthAsylum: readonly AsylumReading[] = [
  {
    expected,
    id: 'R43',
    title: 'sister of a murdered bus driver, Honduras, Immigration Judge Hyattsville, gang',
    as_of: '2026-11-28',
    client: {
      first_name: 'Dilcia',
      middle_name: 'Marisol',
      last_name: 'Orellana Paz',
      client: {
        a_number: 'A 220-118-904',
        country_of_citizenship: 'Honduras',
        date_of_birth: '1995-05-19',
        gender: 'female',
      },
      children: [
        { name: 'Génesis Abigail Mejía Orellana', date_of_birth: '2015-03-02', country_of_citizenship: 'Honduras' },
        { name: 'Josué David Mejía Orellana', date_of_birth: '2019-10-11', country_of_citizenship: 'Honduras' },
      ],
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Harriet Voss',
      city: 'Hyattsville',
      state: 'MD',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2024-03-14',
      i589_filed_date: '2024-11-20',
      nta_date: '2024-03-16',
      next_hearing: '2027-01-19, 8:30 a.m.',
      children_applying: 'yes',
      spouse_applying: 'no',
      first_defendant: 'Génesis Abigail Mejía Orellana',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'Barrio 18 will torture and kill her like Marvin (found w/ hands tied, burns). Police in Choloma work with them - sgt gave her complaint to the gang.',
      procedural_history: 'no',
      country_resided: 'no',
      applicant_basis: ['Particular social group'],
      social_group_details: 'immediate family members of Marvin Orellana Paz',
      country_persecution: 'Honduras',
      who: 'Barrio 18 in Choloma (El Chino = local leader, Flaco)',
      persecutor_type: 'non-state',
      why: "bc she's Marvin's sister. They said 'the whole family pays for the toad'",
      when: 'Aug 2023 - March 2024',
      what: 'brother killed 8/23/23, she was threatened twice, beaten and burned with cigarette 11/6/23, followed to Santa Rosa de Copan, shot at house 2/11/24',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details: "brother Marvin killed; mother's house burned Dec. 2023, mom in hiding in El Paraiso",
      client_reported: 'yes',
      yes_client_reported_details: 'DPI Choloma 11/8/23, Sgt. Banegas took it, 2 days later gang knew everything',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Declaration of Dilcia Orellana Paz (English translation)',
        text: `DECLARATION OF DILCIA MARISOL ORELLANA PAZ
A 220-118-904

I, Dilcia Marisol Orellana Paz, being duly sworn, declare the following, which was interpreted to me in Spanish:

1. I was born on May 19, 1995 in Choloma, Cortés, Honduras. I finished the ninth grade. I sold baleadas and coffee from a stand by the bus terminal since I was eighteen. I have two children, Génesis, who is eleven, and Josué, who is seven. Their father, Wilmer Mejía, went to Spain in 2020 and he doesn't send anything.

2. My brother Marvin was four years older than me. Our father died when I was six and Marvin was like a father to me. He drove a rapidito on the Choloma to San Pedro route for Don Chepe. Every Friday the drivers had to give 600 lempiras each to Barrio 18. The one who collected was a boy they call Flaco.

3. In July 2023 they raised it to 1,500. Marvin told the other drivers they should not pay and he went with two of them to the anti-extortion police, the DIPAMPCO, in San Pedro. After that soldiers came to the terminal for a week. Then they left.

Page 1 of 4

4. On August 23, 2023 two men got on Marvin's bus at the stop of La Cumbre. My cousin Nelson was the fare collector. He told me that one of them said "This is for the toad" and shot Marvin in the head and in the chest. Nelson was not hurt. They found Marvin still at the wheel. I saw him there. I can't take it out of my mind.

5. At the wake on August 24 a girl about twelve years old came and gave me a paper. It said: "One toad is dead. The sister should keep her mouth shut or she is next." I still had the paper when I left but it got wet in the river and I lost it.

6. I kept selling because I had to eat. On November 6, 2023, when I was closing the stand, Flaco and another one who I didn't know put me into a gray Corolla. They took me to a house without roof in colonia Bijao. El Chino was there. He is the palabrero, the boss. He said that Marvin had left a debt of 80,000 lempiras for the soldiers, and that blood pays for blood, and the whole family pays for the toad. They hit me with a pistol on the head, I have the mark. Flaco burned me with his cigarette on the arm and on the chest, four times. El Chino asked me where my mother lived and where Nelson was. They let me go at night and told me I had until December 15.

7. A neighbor, Mrs. Reina Pavón, cured me with aloe and took me the next day to the health center. On November 8 I went to the DPI office in Choloma with Mrs. Reina. Sergeant Banegas wrote it on a computer. He did not give me a copy. He said, "Girl, go home and don't make noise. Those people know everything." I didn't want to sign because I was afraid but he said that without the signature there is no complaint.

8. On November 10 Flaco came to the stand. He said "So you sang like your brother. Banegas says hello." He knew that I had gone with Mrs. Reina and what I had said about the house in Bijao. I had told that only to the sergeant.

Page 2 of 4

9. That same night I took the children to my aunt Lidia in Santa Rosa de Copán, it is like five hours by bus. We stayed there three months almost. I put Génesis in a school there. In January 2024 a man with the number tattooed on the neck asked in the school for the girl of Choloma. The teacher told my aunt. On February 11, 2024, at about nine at night, they shot at my aunt's house from a motorcycle, seven shots. One bullet went through the door of the room where Josué was sleeping. Nobody was hit, thank God. The police came the next morning and picked up the shells and said it was drunk people.

10. My mother's house in Choloma was burned on December 17, 2023, two days after the date they gave me. My mother was in church. She lives now with a friend in El Paraíso and doesn't go out. She is 61 and nobody has come there looking for her.

11. Nelson, my cousin, went to Tegucigalpa. He was killed there on April 30, 2024. I was already here. My aunt says it was the same people, but I do not know who did it.

12. We left on February 27, 2024 and crossed the river near Eagle Pass on March 14, 2024. The Border Patrol officer asked me why I came and I said because of the gangs and to work. It was on the phone with an interpreter and the children were crying. I did not tell him about the cigarettes because I was ashamed to show my chest in front of men.

13. In Maryland I live in Langley Park with my friend Suyapa. I work cleaning offices at night since I got my permit in May 2025. Génesis is in sixth grade and she sings in the choir of St. Camillus. In 2025 I had a ticket for driving without a license and I paid $290.

14. In August 2026 Mrs. Reina called me. She said that Flaco is now the one who commands in Choloma and that he asked her for my number "to greet her for the anniversary". I believe if I go back they will kill me. In Honduras there's nowhere. They found me in Copán and they found Nelson in the capital.

15. I never belonged to any gang and I never gave them anything except what we had to pay.

Page 3 of 4

I declare under penalty of perjury under the laws of the United States that the foregoing is true and correct.
Dilcia M. Orellana Paz
Executed on October 28, 2026, Hyattsville, Maryland

CERTIFICATE OF INTERPRETER
I, Amparo Quintanilla, certify that I am competent in English and Spanish and that I read this declaration to the declarant in Spanish before she signed it. October 28, 2026.

Page 4 of 4`,
      },
      {
        id: 'd2',
        title: 'Letter of Reina Pavón (translated)',
        text: `Choloma, Cortés, September 14, 2026

To the Judge of Immigration:

My name is Reina Isabel Pavón Lara, I am 58 years old, I sell tortillas in the market of Choloma. I have known Dilcia since she was a child because her mother was my neighbor.

The night of the 6th of November of 2023 she came to my house around eleven. She had blood on the hair and round burns on the arm and under the neck. I put aloe on her and in the morning I took her to the health center. She did not want to go because she said they have people there too.

I went with her to the DPI on the 8th. I waited on the bench outside and I did not hear what she told. The sergeant came out laughing with another policeman. I know Sergeant Banegas, everybody knows that he drinks with El Chino in the billiards of Bijao.

In August of this year that boy Flaco stood at my stall and asked me for the number of Dilcia. I said I didn't have it. He said that the debt doesn't get old. I ask you not to make my name public because I live here.

Not all the drivers' families have had problems. The widow of another driver who reported, Don Toño, still lives on my street and they have left her alone, because she paid.

Reina Isabel Pavón Lara
(thumbprint and signature)

Certificate of translation: I, Amparo Quintanilla, am competent to translate from Spanish into English and the above is accurate. September 30, 2026.`,
      },
      {
        id: 'd3',
        title: 'Health center record, CESAMO Choloma (translation)',
        text: `SECRETARÍA DE SALUD
CESAMO CHOLOMA - Outpatient note
Date: 07/11/2023     Time: 9:40     Record No. 23-11872
Patient: Orellana Paz, Dilcia M.     Age: 28     Sex: F
Reason for visit: "was hit and burned"
Findings: laceration 4 cm scalp, left parietal, 5 sutures. Four round burns, 8 mm, second degree: two on the left forearm, two on the anterior chest. Bruising left cheek.
Patient tearful. States assaulted by unknown persons. Refuses to give details.
Treatment: sutures, silver sulfadiazine, tetanus, ibuprofen 400.
Referred to: DPI / Medicina Forense (patient declined)
Dr. Óscar Villeda, col. 8841`,
      },
      {
        id: 'd4',
        title: 'Psychological evaluation by Dr. Nadine Abelard, Psy.D.',
        text: `PSYCHOLOGICAL EVALUATION

Name: Dilcia Orellana Paz          DOB: 05/19/1995
Evaluator: Nadine Abelard, Psy.D., licensed psychologist (Maryland 06114)
Dates: June 9 and June 23, 2026, in person, 4 hours total, with a Spanish interpreter

History. Ms. Orellana Paz described finding her brother's body in August 2023 and her abduction in November 2023. She cried when she described the burns and asked for the door to be opened. She stated that one of the men pulled down her blouse before burning her. She had not told her attorney this.

Testing. On the PCL-5 she obtained a score of 61. On the Beck Depression Inventory she obtained a score of 29, in the severe range.

Diagnosis. Posttraumatic Stress Disorder. Major Depressive Disorder, recurrent, severe without psychotic features.

Findings. There are three round hypopigmented marks visible on the left forearm; I did not examine the chest. She startles at motorcycles. She sleeps with the children in one bed, with a chair against the door. In my opinion her difficulty giving dates in order is a common effect of trauma and is not an indication of fabrication. She gave the month of the shooting first as January and then corrected it to February.

Prognosis. Return to Honduras would in my professional opinion very probably lead to a severe deterioration, including a risk of suicide. She has begun therapy at Mary's Center and has attended nine sessions.`,
      },
      {
        id: 'd5',
        title: 'Observatory on Violence, National University: Extortion and Displacement in the Sula Valley, 2025',
        text: `OBSERVATORY ON VIOLENCE
Extortion and Displacement in the Sula Valley
Annual Report 2025

1
Transport workers remain the group most often killed by gangs. The Observatory counted 214 killings of drivers and fare collectors in the country in the two years 2023 and 2024, 97 of them in Cortés.

3
Reprisals against relatives are a constant practice of both gangs. In 68 of the 97 killings in Cortés at least one relative of the dead driver was threatened, attacked or killed within twelve months. Interviewees said that the gangs speak of "the family of the toad" and that neighbors avoid such families, do not give them work and call their children "little toads."

5
Complaints. Of 1,310 complaints of extortion filed in Choloma in 2023 and 2024, 22 reached a court. In interviews 41 of 60 complainants said that the gang knew of the complaint within a week. Eleven police officers in Cortés were charged with passing information to gangs; two were convicted.

6
The government created DIPAMPCO in 2022 and declared a state of exception in December 2022 in the areas most affected. According to the government, killings in Choloma fell by 21 percent in 2024. Displaced families interviewed did not notice a change.

8
Both gangs are present in 15 of the 18 departments. Persons who move are found through relatives, schools and telephone numbers. In the departments of Gracias a Dios, Islas de la Bahía and Ocotepeque the Observatory registered no structured presence of Barrio 18.

9
Women of targeted families are often subjected to sexual violence before they are killed. Medicina Forense recorded burns with cigarettes, tying and cuts on 31 of the 74 bodies of women examined in San Pedro Sula in 2024 in cases attributed to gangs.`,
      },
      {
        id: 'd6',
        title: 'Police death report, Dirección Policial de Investigaciones (translation)',
        text: `NATIONAL POLICE OF HONDURAS
DIRECCIÓN POLICIAL DE INVESTIGACIONES - CHOLOMA
REMOVAL OF CORPSE REPORT No. 0512-2023
Date and time: 23/08/2023, 17:55 hours
Place: bus stop La Cumbre, highway CA-5
Deceased: ORELLANA PAZ, Marvin Geovany, 32 years, driver
Apparent cause: gunshot wounds (2), skull and thorax
Hypothesis: settling of accounts for non-payment of extortion (Pandilla 18)
Witnesses: none wished to declare
Agent in charge: Sgt. R. Banegas
Status: open, no suspects`,
      },
    ],
    needed: [
      'Marvin + 600 lempiras|600 lempiras',
      'This is for the toad',
      '80,000 lempiras',
      'El Chino',
      'the whole family pays for the toad',
      'Girl, go home',
      'Banegas says hello',
      'Santa Rosa de Copán',
      'seven shots',
      '1,310 complaints',
      '41 of 60',
      '214 killings',
      'no structured presence',
      '15 of the 18',
      'little toads',
      'left her alone',
      '61',
      '290',
    ],
  },
  {
    expected,
    id: 'R44',
    title: 'Nicaraguan surgeon who treated protesters, asylum office Miami, late after parole',
    as_of: '2026-11-28',
    client: {
      first_name: 'Álvaro',
      middle_name: '',
      last_name: 'Zeledón Picado',
      client: { country_of_citizenship: 'Nicaragua', date_of_birth: '1979-12-01', gender: 'male' },
      spouse: { name: 'Karla Vanessa Urbina', country_of_citizenship: 'Nicaragua' },
      children: [{ name: 'Lucía Zeledón Urbina', date_of_birth: '2011-08-09', country_of_citizenship: 'Nicaragua' }],
    },
    answers: {
      jurisdiction: 'uscis',
      city: 'Miami',
      state: 'FL',
      detained: 'no',
      asylum_application_timing: 'no',
      last_arrival_date: '2023-03-02',
      i589_filed_date: '2025-07-08',
      missed_filing_deadline_reason:
        'Was in lawful status: humanitarian parole (CHNV) until March 1, 2025, revoked/ended. Also PTSD - could not talk about prison until therapy in winter 2024-25. Then on April 11, 2025 they took away his nationality & pension, house confiscated. Filed 7/8/25.',
      spouse_applying: 'yes',
      children_applying: 'yes',
      first_defendant: 'Karla Vanessa Urbina',
      applicant_basis_addons: ['asylum'],
      procedural_history: 'no',
      country_resided: 'yes',
      benefits_details: 'Costa Rica, Nov 2022 - March 2023, refugee claim pending, left on parole',
      country_resided_details: 'Costa Rica, Nov 2022 - March 2023, refugee claim pending, left on parole',
      applicant_basis: ['Political Opinion'],
      country_persecution: 'Nicaragua',
      who: 'National Police (Commissioner Vallecillo), paramilitaries of Estelí, Ministry of Health director Dr. Sonia Rugama',
      persecutor_type: 'state',
      why: 'treated wounded protesters in 2018 against the order of the ministry, signed letter of doctors, called him "golpista"',
      when: '2018, 2021, 2022, April 2025',
      what: 'dismissed 7/27/18, detained 63 days in 2021-22 at El Chipote, beaten, kept naked in cold cell, house searched, fled',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'nurse colleague Yader Centeno disappeared 2021; brother Rodolfo detained 4 days in May 2025 because of him',
      client_reported: 'no',
      no_client_reported_details: 'the police did it',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Declaration of Álvaro Zeledón Picado',
        text: `DECLARATION OF DR. ÁLVARO ZELEDÓN PICADO IN SUPPORT OF ASYLUM

My name is Álvaro Zeledón Picado. I'm a general surgeon. I was born on December 1, 1979 in Estelí, Nicaragua, and I worked at the San Juan de Dios Hospital in Estelí from 2007 until July 27, 2018. I am married to Karla Vanessa Urbina. She is a dentist. Our daughter Lucía is fifteen.

I am not a politician. My father was a Sandinista and fought in 1979, and I voted for them in 2006. I want to say this because people think that all of us hated them from the beginning.

April 2018
On April 20, 2018 the boys started to come to the emergency room. The director, Dr. Sonia Rugama, called us together at six in the evening and said it was an order of the Ministry that no protester was to be admitted. I said that I had sworn an oath. That night I operated on four boys with two nurses. One of the nurses was Yader Centeno. A boy of nineteen, Franco, died on the table. I signed his death certificate "gunshot wound of the thorax, high velocity." Dr. Rugama wanted me to write that he fell from a motorcycle. I did not.

In June I signed the letter of the 140 doctors in La Prensa. It said that the wounded were being denied care. My name was the eleventh.

On July 27, 2018 they gave me a letter at the gate. I was dismissed with nineteen others. The guard told me, "Golpistas don't enter here."

What happened after
I opened a small clinic in my garage. They left me in peace two years, more or less. A patrol parked in front of the house some days. In the pandemic I gave interviews to 100% Noticias, from Costa Rica, by telephone, because the Ministry said there was no Covid and my patients were dying. I gave three. In the last one, on June 2, 2021, I said that the government was burying people at night.

On November 9, 2021, two days after the election, they came at four in the morning. There were about fifteen, police in black and some in civilian clothes with their faces covered. Commissioner Vallecillo commanded. They threw me on the floor in front of my daughter. They took the computers, my telephone, and the book of patients. One of them hit Karla because she asked for the order. They drove me to Managua with a hood on.

I was sixty-three days in El Chipote, the new one. I was naked the first nine days. The cell had a light that was never turned off and an air conditioner, and I had no blanket. They interrogated me two and three times a day, I think at night too, I lost count. They hit me on the ears with open hands, both at the same time, until I did not hear from the left one. A man they called the Doctor told me which ribs to protect. He laughed about it. They wanted me to say on video that the bishops paid me to falsify death certificates. Vallecillo said: "You are going to be the example for all the golpista doctors." On the fifth of January I said what they wanted. I recorded it. I'm ashamed of that until today.

They let me out on January 11, 2022 without any trial. They said I was under house arrest and that I would be charged under the law of cybercrimes if I spoke.

Yader was taken in the same month as me. His mother has looked for him in all the prisons. Nobody has seen him.

I could not work. On November 3, 2022 a former patient who works at the police told Karla that there was an order to take me again before the municipal elections. We left that night on foot through Las Manos to Honduras and from there to Costa Rica by bus and boat. I asked for refuge in San José on November 15, 2022. They gave me an appointment for 2027. I did not have a work permit. In Costa Rica a man took photographs of our building, and in those months a Nicaraguan exile was shot at in San José, so when Karla's cousin in Hialeah said he would sponsor us for the parole we took it.

In the United States
We arrived at the airport of Miami on March 2, 2023 with parole for two years. I drove for Uber and then I got a job as a surgical technician at a clinic in Doral. I did not ask for asylum because we had the parole and the cousin said there would be an extension. And because I could not tell it. When the form asked "describe," I closed the computer. Karla made an appointment with Dr. Iturralde in October 2024 because I was hitting my head at night. I started to talk about El Chipote in January or February.

On March 1, 2025 the parole ended. On April 11, 2025 I read in La Gaceta that I was one of 84 persons who lost their nationality for "treason to the homeland." They also took my pension and our house in Estelí; a political secretary lives in it. My brother Rodolfo, who never was in anything, was arrested on May 16, 2025 and held four days at the police in Estelí. They asked him where I lived and with whom I spoke in Miami. The lawyer filed my application on July 8, 2025.

I have never had any problem with the police in this country, except that in December 2023 I was cited for an accident in Uber, failure to yield, and the judge gave me traffic school.

If they send me back they will put me in the same cell. I am officially nobody there now.

I declare under penalty of perjury that this is true and correct to the best of my knowledge.
Álvaro Zeledón Picado
November 12, 2026`,
      },
      {
        id: 'd2',
        title: 'Statement of Karla Vanessa Urbina',
        text: `STATEMENT

I am Karla Vanessa Urbina, wife of Álvaro. I am 43 years old and I am a dentist, now I work as a dental assistant in Hialeah.

The 9th of November 2021 they broke our door at about 4 am. I asked for the order of the judge and one with his face covered slapped me. My daughter saw everything from the stairs. She was ten. I went to El Chipote every week with a bag of food and they took the bag but never let me see him. The first time I saw him was day 52, for twenty minutes. He weighed like 20 kilos less and he turned his head to hear me.

When he came out he did not sleep in the bed. In the United States also he sleeps in the closet with the light on. He hits his head. I was the one who made the appointment with Dr. Iturralde because he always said tomorrow.

My sister told me in May 2025 that Rodolfo came out of the police with his face swollen. Rodolfo does not want to write anything.

I have nothing political. Once in 2019 I marched with white and blue balloons.

Karla Vanessa Urbina
Hialeah, November 10, 2026`,
      },
      {
        id: 'd3',
        title: 'Psychological evaluation, Dr. Beatriz Iturralde, PhD',
        text: `CONFIDENTIAL PSYCHOLOGICAL REPORT

Patient: Álvaro Zeledón Picado
DOB: 12/01/1979
Psychologist: Beatriz Iturralde, PhD (FL PY 9920)
In treatment since: October 22, 2024 (31 sessions as of this report)
Date of report: September 15, 2026

Reason for report: requested by counsel.

Presenting problem: Self-injurious head banging at night, insomnia, avoidance.

Course: For the first ten sessions Dr. Zeledón did not speak of his imprisonment. He first described his detention on January 28, 2025. He dissociated twice during the account. By May 2025 he was able to give an account of the interrogations in order.

Measures: PCL-5 = 66 (October 2024); PCL-5 = 49 (August 2026). Hopkins depression 3.1.

Diagnosis: F43.12 Posttraumatic stress disorder, chronic, with dissociative symptoms. He does not meet criteria for a psychotic disorder.

Opinion regarding delay: It is my opinion, to a reasonable degree of professional certainty, that from his arrival until the spring of 2025 Dr. Zeledón was unable to give an account of his detention of the kind that an asylum application requires, and that this inability was caused by his disorder.

Current functioning: He works thirty hours a week and is stable on sertraline 100 mg. Nightmares persist twice weekly. Reminders of Nicaragua, such as the sound of an air conditioner, provoke panic.

Sincerely,
Beatriz Iturralde, PhD`,
      },
      {
        id: 'd4',
        title: 'Audiology and ENT report, Baptist Health Doral',
        text: `BAPTIST HEALTH DORAL - OTOLARYNGOLOGY
Date of service: 04/02/2026
Pt: ZELEDON PICADO, ALVARO    46 y.o. M
CC: hearing loss L ear x 4 yrs
HPI: Pt reports repeated open-handed blows to both ears in custody in late 2021. No prior ear disease. Works part time.
Exam: L tympanic membrane with large central perforation, healed margins. R TM with tympanosclerosis. Healed fractures ribs 8 and 9 L on CXR.
Audiogram: L severe conductive loss 65 dB; R mild.
Impression: Findings are highly consistent with barotrauma from blows to the ears ("teléfono"). Rib fractures, old, nonspecific.
Plan: tympanoplasty L, discuss. RTC 3 mo.
K. Osei, MD`,
      },
      {
        id: 'd5',
        title: 'Letter of dismissal, Ministry of Health of Nicaragua (translation)',
        text: `MINISTRY OF HEALTH
SILAIS ESTELÍ
Estelí, 27 July 2018

Dr. Álvaro Zeledón Picado
Present

By superior instruction we communicate to you that as of this date your employment contract with this institution is cancelled, Article 45 of the Labor Code.
Dr. Sonia Rugama
Director, Hospital San Juan de Dios`,
      },
      {
        id: 'd6',
        title: 'Central America Legal Monitor: Doctors and the Dictatorship, Nicaragua 2018-2025',
        text: `CENTRAL AMERICA LEGAL MONITOR
Doctors and the Dictatorship
Nicaragua 2018-2025

Summary
This report is based on 73 interviews with health workers, 51 of them in exile. Names were changed.

Dismissals
At least 405 doctors, nurses and medical students were dismissed from public hospitals in 2018 and 2019 for having treated protesters or for having said that they were wounded by the police. In no case was an appeal decided.

Detention
The Monitor documented the detention of 38 health workers between 2018 and 2024. Thirty-one were held at the Judicial Assistance Directorate, known as El Chipote. Twenty-six of them described beating, nakedness, cold or loss of sleep. Interrogators demanded recorded confessions. Six remain missing.

Those who returned
The Monitor knows of nine health workers who returned from exile in 2023 and 2024. Seven were detained within a month. Two, who had never signed anything nor spoken in public, resumed private practice.

Loss of nationality
Since February 2023 the government has taken the nationality of more than 450 persons. They cannot enter the country lawfully, have no registry and lose their property. The Police of Estelí and Managua visit their relatives regularly.

The position of the government
In a note of August 8, 2024 the Ministry of the Interior stated that no one is persecuted for his profession in Nicaragua and that those detained were processed for common crimes.

Relocation
The network of the Councils of Citizen Power exists in every neighborhood of the country and reports new arrivals to the police. Several former detainees lived for months on farms of relatives in Nueva Segovia without being found.`,
      },
    ],
    needed: [
      'sworn an oath',
      '140 doctors',
      'Golpistas',
      'November 9, 2021',
      'sixty-three days',
      'naked the first nine days',
      'example for all the golpista doctors',
      'January 11, 2022',
      '84 persons',
      'May 16, 2025',
      'spring of 2025',
      '405 doctors',
      'Seven were detained',
      'resumed private practice',
      'Nueva Segovia',
      'barotrauma',
      'no one is persecuted',
    ],
  },
  {
    expected,
    id: 'R45',
    title: 'Guinean mother, cutting and forced marriage, Immigration Judge Houston, late (notario, depression)',
    as_of: '2026-11-28',
    client: {
      first_name: 'Aïssatou',
      middle_name: '',
      last_name: 'Bah',
      client: {
        a_number: 'A 241-553-087',
        country_of_citizenship: 'Guinea',
        date_of_birth: '1998-01-30',
        gender: 'female',
      },
      children: [{ name: 'Mariama Bah', date_of_birth: '2018-04-12', country_of_citizenship: 'Guinea' }],
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Thomas Ferreira',
      city: 'Houston',
      state: 'TX',
      detained: 'no',
      asylum_application_timing: 'no',
      last_arrival_date: '2023-05-22',
      i589_filed_date: '2025-03-10',
      nta_date: '2023-05-24',
      next_hearing: '2027-03-02, 1:00 p.m.',
      missed_filing_deadline_reason:
        'Paid a notario ("Maître" Cissé, Houston) $1,800 in Nov 2023 to file. He never filed - found out on January 9, 2025 when she went to court and the judge said nothing on file. Also depression after the death of her baby (Feb 2024). Filed by present counsel 3/10/25.',
      children_applying: 'yes',
      spouse_applying: 'no',
      first_defendant: 'Mariama Bah',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'uncle will have daughter cut, will force her into marriage w/ El Hadj Sory, beatings + rape. gendarmes of Labé sent her back to him.',
      procedural_history: 'no',
      country_resided: 'no',
      applicant_basis: ['Particular social group'],
      social_group_details: 'Fulani women and girls in Guinea who oppose female genital cutting and forced marriage',
      country_persecution: 'Guinea',
      who: 'her uncle Thierno Bah, El Hadj Sory Barry (60+, the man he gave her to), women of the family',
      persecutor_type: 'non-state',
      why: 'she refused cutting for Mariama + refused marriage. uncle: "a girl who is not cut is not a woman of this house", she dishonored him',
      when: '2010 (cut), 2021 marriage, 2022 beatings, 2/2023',
      what: 'Cut at 12. Husband died 2020. Uncle gave her to El Hadj Sory 3/2021, raped, beaten, arm broken 8/2022, feb 2023 they tried to take Mariama for cutting, she escaped.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details: 'cousin Fatoumata bled to death after cutting in 2016',
      client_reported: 'yes',
      yes_client_reported_details: 'Gendarmerie Labé Aug 2022 - adjudant said family matter and called the uncle',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Affidavit of Aïssatou Bah',
        text: `AFFIDAVIT OF AÏSSATOU BAH

STATE OF TEXAS
COUNTY OF HARRIS

Before me, the undersigned notary, appeared Aïssatou Bah, who being sworn through an interpreter of Pular said:

1. I was born in a village near Labé, Guinea on January 30, 1998. I went to school until the sixth class. I am Fulani and Muslim.

2. When I was twelve, in the holidays of 2010, my aunts took me with four other girls to a hut behind the river. An old woman, Néné Kadé, cut us with a razor. They held my legs. I was sick for a month. One of my cousins, Fatoumata, was cut in 2016, she was nine, and she bled and died the same night. Nobody was punished.

3. I married Mamadou Oury in 2016. It was a good marriage. He was a mechanic in Conakry and he didn't want our daughter to be cut. Mariama was born on April 12, 2018. On October 2, 2020 Mamadou died in an accident of the road.

4. After the mourning my uncle Thierno came and took us to Labé because he is the head of the family now that my father is dead. In March 2021 he told me that I am the wife of El Hadj Sory Barry. He is more than sixty, he has two wives, he had paid my uncle's debt for the truck. I said no. My uncle tied me to the bed two days. The imam said the prayers without me being in the room.

5. El Hadj Sory took me by force that night and many nights. I don't want to tell more. He beat me with a cable of the radio when I locked the door. On August 14, 2022 he hit my arm with a pestle because I had gone to the market without asking. The arm broke. At the hospital he told the doctor that I fell from the mango tree, and I said nothing because he was standing there.

6. On August 20, 2022 I went to the Gendarmerie of Labé with my arm in plaster. The adjudant was called Camara. He listened, then he laughed and said this is a family matter and that I must ask forgiveness from my husband. He called my uncle with his own phone. My uncle came and took me. That evening he beat me on the soles of the feet in front of the women and said, "You will not make us eat shame in front of the gendarmes."

- 2 -

7. In February 2023 Sory's first wife said that it was time for Mariama, she was almost five. I said I will not permit. My uncle said: "A girl who is not cut is not a woman of this house. If you stand in the way you will leave it dead." They fixed the day, the 18th. In the night of February 16, 2023 I took Mariama and went with a truck of potatoes to Conakry, to Mamadou's sister Binta.

8. We stayed with Binta in Conakry five weeks. On March 20 two of my cousins came with a policeman and said that I had stolen my husband's child and money. Binta told them we had gone to Sierra Leone. We were under the bed. After that Binta's husband said we must leave. Mariama isn't Sory's child but they say she belongs to the house.

9. We left Guinea on March 27, 2023, by Turkey, Brazil? no, by Turkey and Colombia and Nicaragua, and crossed into Texas at Eagle Pass on May 22, 2023. I was pregnant from Sory and did not know it until Mexico.

10. My son Ibrahima was born in Houston on November 30, 2023 and he died on February 11, 2024, of the heart. I did not go out for months. I didn't wash. Sister Binta's friend Hawa cooked for Mariama.

11. Before the birth, in November 2023, a man from our community who is called Maître Cissé took from me $1,800 and said he will send the asylum paper. I have the receipt. I asked him every month and he said "it is in process". On January 9, 2025 I went to the court and the judge said that no application was there. I cried in the court. The judge gave me a list and I called the same day. Ms. Okafor filed on March 10, 2025. She also wrote to Cissé and to the bar, he is not a lawyer.

12. Binta says that Sory has said to everybody that I am his wife until I die and that he will come and get the girl even at the airport. In June 2026 my uncle telephoned to Hawa, I don't know how he got the number. He said that if I come back the girl will be done the same week and I will be tied.

- 3 -

13. In Houston I braid hair in the shop of Hawa since my permit came in October 2025. Mariama is in third grade at Sharpstown and reads better than me. I go to the clinic for the depression. I have no arrest. I told the officer at the border in 2023 that I came because my life was bad with my family; he asked and I answered what he asked.

14. In our village all girls are cut. People say of a girl who isn't cut that she is a "bilakoro", she cannot cook for the elders or marry. For a woman who runs from a husband they say she's lost. There are associations in Conakry who speak against it on the radio and some families there no longer do it, but Conakry is where they found us.

Further affiant sayeth not.
Aïssatou Bah
Sworn to before me on October 6, 2026. L. Prado, Notary Public`,
      },
      {
        id: 'd2',
        title: 'Medical evaluation, Dr. Helen Marsh, OB/GYN',
        text: `FORENSIC GYNECOLOGICAL AND PHYSICAL EVALUATION
Examinee: Aïssatou Bah      DOB 01/30/1998
Examiner: Helen Marsh, MD, board certified in obstetrics and gynecology
Date of examination: 07/21/2026, with a Pular telephone interpreter

1. Ms. Bah reported that she was cut in 2010 by a traditional practitioner.
2. Examination shows absence of the clitoral glans and of both labia minora with midline scarring, consistent with Type II female genital mutilation under the WHO classification.
3. There is a palpable deformity of the left distal ulna. X-ray: healed malunited fracture.
4. Five linear hyperpigmented scars of the upper back, 6 to 14 cm, parallel, typical of a flexible object such as a cord or cable.
5. The findings in paragraphs 2 and 4 are diagnostic of and highly consistent with the history given. The finding in paragraph 3 is consistent with a blow, and also with a fall.
6. Ms. Bah reports pain with intercourse and with urination. These symptoms are permanent.
7. On examination of the daughter, Mariama Bah, age 8, on the same day, the external genitalia are normal and uncut.`,
      },
      {
        id: 'd3',
        title: 'Letter of Ernesto Salas, LPC, Harris Health',
        text: `HARRIS HEALTH - BEHAVIORAL HEALTH
October 1, 2026

RE: Aïssatou Bah

To whom it may concern:
I have treated Ms. Bah since April 3, 2024, at first every week. She was referred by the pediatric hospital after the death of her infant son. At intake she met criteria for Major Depressive Disorder, severe. From February to about August 2024 she did not leave the apartment except for appointments and was not able to attend to paperwork of any kind; I filled in her forms for rental assistance myself.

By December 2024 she was improved and she has been stable since, although she still has flashbacks of "the nights." She told me more than once in 2024 that "the Maître" had sent her papers.

She is a devoted mother. Mariama is doing well.

Ernesto Salas, LPC`,
      },
      {
        id: 'd4',
        title: 'Statement of Binta Diallo (from French)',
        text: `Conakry, 3 August 2026

I the undersigned Binta Diallo, nurse's aide, sister of the late Mamadou Oury Diallo, state:

Aïssatou arrived at my house on the morning of 17 February 2023 with the child. The child had fever. Aïssatou had marks on the back.

On 20 March 2023 her cousins Alpha and Saliou came with a policeman of the station of Ratoma. The policeman said that a wife must be returned. He did not show a paper. He said that I could be arrested for hiding another man's wife. I said they had gone to Freetown.

In 2025 El Hadj Sory married another girl, of seventeen years. I thought that he would forget. But at the Tabaski of this year he sent Saliou to tell me that the bride price of Aïssatou has not been given back and that the girl Mariama is promised.

My own daughters, who are 14 and 11, are not cut, and nobody has troubled us for it in our quarter. My husband is from the forest.

Done in Conakry
Binta Diallo`,
      },
      {
        id: 'd5',
        title: 'Receipt, Cissé Services Multiples',
        text: `CISSÉ SERVICES MULTIPLES
Impôts - Immigration - Traduction
9821 Bissonnet St., Houston TX
RECEIPT No. 0417
Date: 11/14/2023
Received from: Bah Aissatou
Amount: $1,800.00 cash
For: Asile politique I-589 (complet)
Signature: A. Cissé`,
      },
      {
        id: 'd6',
        title: 'Women and Law West Africa: Guinea Country Report 2025',
        text: `WOMEN AND LAW WEST AFRICA
GUINEA - COUNTRY REPORT 2025

Prevalence
94.5 percent of women between 15 and 49 are cut. Among the Fulani the rate is above 96 percent in Middle Guinea. Most girls are cut between the ages of four and twelve. The practice declined slightly among girls under five in Conakry between 2018 and 2023.

The law
Female genital mutilation has been a crime since 2000 and the Criminal Code of 2016 punishes it with up to five years. Between 2019 and 2024 the organization counted 19 prosecutions in the whole country, and in 17 of them the sentence was suspended. The gendarmerie in Labé told our researchers that it does not enter into matters of the family. There is an office for the protection of gender, children and morals (OPROGEM) in Conakry with 64 officers and two vehicles.

Forced marriage
Widows are commonly given to a man chosen by the paternal family. A woman who leaves such a marriage is brought back. Of 52 women interviewed who had fled, 39 had been traced by relatives within a year, most of them in Conakry. Police assisted in the return of 21.

Perception
Uncut women are called by an insulting name, are regarded as unclean and are excluded from ceremonies. Women who refuse the cutting of their daughters are treated as traitors of the lineage.

Places
Relatives find women through the associations of natives of the prefecture, which exist in all towns. In the Forest Region some communities abandoned the practice by public declaration. A Fulani woman without family who arrives there is immediately noticed.`,
      },
    ],
    needed: [
      'razor',
      'tied her to the bed',
      'by force',
      'pestle',
      'Gendarmerie of Labé',
      'family matter',
      'soles of the feet',
      'not a woman of this house',
      '1,800',
      'January 9, 2025',
      'not able to attend to paperwork',
      'Type II',
      '19 prosecutions',
      '39 had been traced',
      'called by an insulting name',
      'nobody has troubled',
      'Forest Region',
    ],
  },
  {
    expected,
    id: 'R46',
    title: 'Bangladeshi Hindu shopkeeper, asylum office New York, timely, mixed persecutors',
    as_of: '2026-11-28',
    client: {
      first_name: 'Shyamal',
      middle_name: 'Kumar',
      last_name: 'Dutta',
      client: { country_of_citizenship: 'Bangladesh', date_of_birth: '1981-07-07', gender: 'male' },
      spouse: { name: 'Rina Rani Dutta', country_of_citizenship: 'Bangladesh' },
    },
    answers: {
      jurisdiction: 'uscis',
      city: 'New York',
      state: 'NY',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2025-01-19',
      i589_filed_date: '2025-09-02',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum'],
      procedural_history: 'no',
      country_resided: 'no',
      applicant_basis: ['Religion', 'Political Opinion'],
      religion_details: 'Hindu, secretary of puja committee',
      political_opinion_details:
        'Awami League ward member imputed + he was witness against Jamaat men in temple attack case',
      country_persecution: 'Bangladesh',
      who: 'Jamaat-Shibir men under Md. Rafiqul Islam; UP chairman Abdul Hannan; OC of Kaliganj thana',
      persecutor_type: 'mixed',
      why: 'Hindu; "malaun go to India"; they wanted the temple land; because he was a witness in the case about the idols',
      when: 'Oct 2021; Aug 5-6, 2024; Nov 2024',
      what: 'idols smashed & he testified, shop looted and burned 8/5/24, beaten w/ rods 8/6/24 (leg broken), Nov 2024 chairman told him to sign over the land, false case',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'priest Nirmal Chakrabarty killed 8/9/24; wife Rina harassed, moved to Jashore to her parents',
      client_reported: 'yes',
      yes_client_reported_details: 'GD at Kaliganj thana 8/12/24; OC refused FIR',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Declaration of Shyamal Kumar Dutta',
        text: `DECLARATION

I, SHYAMAL KUMAR DUTTA, declare:

1. I am 45 years old, a Hindu, born 7 July 1981 in Kaliganj upazila, district Satkhira, Bangladesh. I passed HSC. I had a cloth shop in Kaliganj bazar since 2006, "Dutta Bastralaya". I am married with Rina Rani since 2013. We have no child.

2. From 2017 I was secretary of the puja committee of our Kali temple. The temple has 33 decimals of land given by my grandfather. Everybody in the bazar knows me as "puja's Shyamal".

3. I was never a member of the Awami League. In 2018 the MP gave 2 lakh taka for the temple wall and I stood beside him on the photograph. The photograph was in the party's calendar.

4. In the night of 14 October 2021 about forty men came to the temple. They broke the idols and the wall. I recognized Rafiqul, who has the madrasa, and two of his students with the light of a motorcycle. I gave statement to police and in 2022 I was a witness in the court in Satkhira. Two men got one year. Rafiqul was acquitted. He told me on the stairs of the court, "Malaun, this country will not always be yours."

5. On 5 August 2024 when the government fell, about 4 in the evening they came to the bazar with rods. There were nine Hindu shops and they opened only these. They took the cloth in vans and then put fire. My loss was 38 lakh taka. I saw it from the roof of my neighbor Mr. Karim, who is Muslim. He hid me.

6. Next day, 6 August, I went to see if the cash box was in the ash. Rafiqul came with six or seven boys. He said "Here is the Awami League's malaun, the witness." They hit me with rods on the legs and back. My right leg broke. Someone said leave him to crawl to India. Mr. Karim and his son took me to Khulna by ambulance. I was in hospital 19 days.

7. Our priest, Nirmal Chakrabarty, was found in the pond on 9 August. His hands were tied. I did not see this as I was in Khulna.

8. My wife's brother Tapan went to Kaliganj thana on 12 August and made GD. The OC wrote the GD but he told that he can't take FIR because "whose time is it now, you know". When I could walk with crutch, on 29 September 2024, I went myself. He said the same thing and he said to go to the chairman.

9. The UP chairman Abdul Hannan was not elected, he took the chair in August with the party men. On 3 November 2024 he called me to the office. Rafiqul was sitting there. Chairman put a stamp paper before me, that temple committee gives 33 decimals to the madrasa. I told I'm only secretary, I cannot. He said: "Sign or you will go the way of Nirmal. Hindus who want to live here must be small." I asked time until the Friday.

10. I did not go home. I went to Jashore to Rina's parents and then to Dhaka, in Mirpur, in a mess with garment workers. On 27 November two boys from Satkhira came to the mess and asked for "the malaun with the limp". The manager told me, I was in the bath. I changed to Narayanganj. In December the police of Kaliganj filed a case that I am accused no. 7 in an explosives case of 4 August 2024. On that day I was in my shop whole day.

11. I had visa of the US from 2023 because of a fair of handloom. I flew on 19 January 2025 from Dhaka. At the airport they let me go, I paid a broker 80,000 taka.

12. Rina is with her parents in Jashore. Until now nothing has happened to her there, but she does not wear the sindoor outside. Boys throw stones on the roof at night sometimes. She had an interview for visa and was refused, so she could not come.

13. I live in Jackson Heights. I work in a sari shop since March 2026 with permission. I am in the committee of the Om Shakti temple. I pay tax. In July 2025 before the permit I worked in a restaurant kitchen two months for cash.

14. In May 2026 Mr. Karim told me on WhatsApp that the madrasa has put a tin fence on the temple land and that Rafiqul asks him, "When does your brother Shyamal come? We've kept his other leg." I fear they will kill me or put me in jail in the case.

I have read the above in English, which I understand.
Shyamal K. Dutta   2 November 2026`,
      },
      {
        id: 'd2',
        title: 'Discharge certificate, Khulna Medical College Hospital',
        text: `KHULNA MEDICAL COLLEGE HOSPITAL
DISCHARGE CERTIFICATE
Reg. No. 44871/24      Ward: Orthopaedics
Name: Shyamal Kr. Dutta     Age: 43     Religion: Hindu
Date of admission: 06/08/2024    Date of discharge: 25/08/2024
Diagnosis: Fracture shaft of tibia and fibula (R), H/O physical assault. Multiple abrasion and swelling back.
Operation: ORIF with plate and screws on 11/08/2024
Condition at discharge: Improved. Walk with crutches. Review after 6 weeks.
Dr. S. M. Hasan, Registrar`,
      },
      {
        id: 'd3',
        title: 'Extract of General Diary, Kaliganj Police Station (translation)',
        text: `BANGLADESH POLICE
Kaliganj Thana, Satkhira
GENERAL DIARY No. 611
Date: 12/08/2024    Time: 11:20
Informant: Tapan Kumar Ghosh
Subject: Assault and fire

The informant appears and states that on 05/08/2024 unknown miscreants set fire to the cloth shop of his brother-in-law Shyamal Kumar Dutta and on 06/08/2024 unknown miscreants beat him. The informant does not want to name any person. Entered for record. Inquiry to be made by SI Jahid.

Officer in Charge`,
      },
      {
        id: 'd4',
        title: 'Letter of Abdul Karim',
        text: `Kaliganj Bazar, Satkhira
20 June 2026

To whom it may concern

I am Md. Abdul Karim, age 61, I have a hardware shop in Kaliganj bazar for thirty years, next to the shop of Shyamal. I am a Muslim and I have done Hajj.

On 5 August 2024 I kept Shyamal on my roof. I saw with my eyes that the Hindu shops were opened with crow bars, and ours not touched. A boy wanted to burn also my shop because I kept a malaun, but Rafiqul's man said no, he is a Haji.

On 6 August my son and I carried him. His foot was turned to the wrong side.

Tapan did not give the name of Rafiqul to the police because Rafiqul's brother was standing in the thana when he wrote it. Tapan told me this.

In May this year Rafiqul said to me in the mosque: when does your brother Shyamal come, we have kept his other leg. I tell him I don't know.

There are still some eleven Hindu families in the bazar side. They go to work and come back. They had puja last year with police guard, a small one. They do not have a case against anybody.

Md. Abdul Karim`,
      },
      {
        id: 'd5',
        title: 'First information report, Kaliganj Thana Case No. 9 of 2024 (translation)',
        text: `KALIGANJ POLICE STATION
Case No. 9     Date: 08/12/2024
Sections: 3/4 Explosive Substances Act; 143/326/307 Penal Code
Complainant: Md. Sohel Rana
Place of occurrence: Kaliganj bazar crossing, 04/08/2024, 15:30
Accused: 1. Aminul Haque, 2. Bablu Sheikh, 3. Dilip Mondal, 4. Nazrul Gazi, 5. Prodip Sarkar, 6. Jahangir Alam, 7. Shyamal Kr. Dutta, and 60/70 unknown persons
The complainant states that the accused persons being followers of the former ruling party exploded cocktails and with intent to kill attacked the procession of students.`,
      },
      {
        id: 'd6',
        title: 'Minority Watch Bangladesh, Annual Report 2025',
        text: `MINORITY WATCH BANGLADESH
ANNUAL REPORT 2025

3.1 Between 4 and 20 August 2024 the organization verified 1,769 attacks on minority homes, shops and temples in 53 districts; in Satkhira it verified 61. In 1,415 of them the victims were Hindu.

3.4 The police state that most of these attacks were political and not communal. The organization found that in 71 percent of the attacked shops in Khulna Division Muslim owned shops beside them, whose owners belonged to the same party, were not touched.

4.2 Of 412 complaints that the organization followed, 88 were registered as a First Information Report and none had led to a conviction by December 2025.

4.5 Between August 2024 and December 2025 at least 214 Hindus who had been witnesses or complainants in communal cases were named in criminal cases arising out of the events of July and August 2024.

5.1 The interim government deployed police and army at 31,000 puja pavilions in October 2025 and the festival passed with few incidents. Compensation was paid to 26 families in Satkhira.

5.3 Hindus from the villages who moved to Dhaka live mostly without being attacked, in quarters where nobody knows them. Those named in cases are arrested at any police post because the national identity card is checked against the case register.`,
      },
    ],
    needed: [
      '33 decimals',
      '14 October 2021',
      'Malaun, this country',
      '38 lakh',
      'malaun, the witness',
      '19 days',
      'found in the pond',
      'take FIR',
      'go the way of Nirmal',
      'malaun with the limp',
      'other leg',
      '1,769',
      '214 Hindus',
      'moved to Dhaka',
      'eleven Hindu families',
    ],
  },
]
