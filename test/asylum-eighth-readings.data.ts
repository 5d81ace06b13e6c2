import type { AsylumReading } from './asylum-readings.data.ts'

const expected = { sections: [], absent: [], checks: [] }

/** Two fictional cases, written whole before the brief was first read: extortion and a dead brother, and prosecution as harm. */
export const eighthAsylum: readonly AsylumReading[] = [
  {
    expected,
    id: 'R29',
    title:
      'a bus owner of Ecuador and her daughter before the court in Newark, extortion and a dead brother, six papers',
    as_of: '2026-11-23',
    client: {
      first_name: 'Gladys',
      middle_name: 'Maribel',
      last_name: 'Quishpe Toapanta',
      client: {
        a_number: 'A 246-310-558',
        country_of_citizenship: 'Ecuador',
        date_of_birth: '1988-08-22',
        gender: 'female',
      },
      children: [
        { name: 'Emily Anahí Chango Quishpe', date_of_birth: '2012-04-19', country_of_citizenship: 'Ecuador' },
      ],
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Dorothea Pell',
      city: 'Newark',
      state: 'NJ',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2024-06-02',
      i589_filed_date: '2025-03-14',
      nta_date: '2024-06-04',
      spouse_applying: 'no',
      children_applying: 'yes',
      first_defendant: 'Emily Anahí Chango Quishpe',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'Los Lobos shot her brother in the presence of a patrol car that did not move. Sgt. Iza of the UPC Durán passed the complaint to them the same day.',
      procedural_history: 'yes',
      procedural_history_details:
        'NTA served 6/4/24 El Paso, EWI near Santa Teresa. ROR w/ ankle monitor till 11/24. Newark MCH 10/8/24, cont. for atty. 2/11/25 pleadings (through prior atty D. Fusco), 212(a)(6)(A)(i) sustained, Ecuador designated. I-589 filed in court 3/14/25. Fusco withdrew 1/26. IH 5/6/2027 1 pm.',
      country_resided: 'no',
      applicant_basis: ['Particular social group', 'Political Opinion'],
      social_group_details: 'immediate family members of Washington Quishpe Toapanta',
      political_opinion_details:
        'At the assembly of the cooperative (2/3/2024) she said on the microphone that the state must not leave Durán to Los Lobos and that who pays votes for them.',
      country_persecution: 'Ecuador',
      who: 'Los Lobos, cell of "Comandante Chuky" in Durán (real name Jefferson Macías). Police sergeant Iza.',
      why: 'Because she is Washington’s sister and he testified against them; and because she spoke at the assembly.',
      when: 'Oct 2023 first "vacuna"; 12/18/2023 bus burned; 2/3/2024 assembly; 3/9/2024 Washington killed; 3/10-5/14/2024 threats; 4/27/2024 beaten; left 5/16/2024.',
      what: 'Extortion US$300 a week; bus no. 47 burned; brother Washington, treasurer of the cooperative, killed after he testified to the prosecutor; calls "you are the next Quishpe"; she was pulled off her other bus and beaten w/ a helmet, lost hearing in right ear; daughter followed from school.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'Brother Washington shot 3/9/2024. His widow Narcisa moved to Loja, found and threatened there 7/2024. Driver Segundo burned on arms.',
      client_reported: 'yes',
      yes_client_reported_details:
        'Reported the bus fire 12/19/2023 at the Fiscalía. Reported the beating 4/29/2024 to UPC Durán, Sgt. Iza; that evening a WhatsApp with a photo of her complaint.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Declaration of Gladys Quishpe in support of her I-589',
        text: `DECLARATION

I, Gladys Maribel Quishpe Toapanta, declare:

1. I am 38 years old. I am from Salcedo in Cotopaxi, and I lived in Durán, across the river from Guayaquil, from 2009. I am Kichwa on my father's side. I make this declaration in Spanish.

Family and work
2. My daughter Emily is fourteen. Her father, Wilson Chango, has lived in Quito with another family since 2016 and signed the permission for her to travel.
3. In 2015 my brother Washington and I joined the cooperative Panorama with one bus that my parents helped us to buy with the potato land. By 2022 we had two, number 47 and number 61. Washington was elected treasurer of the cooperative in 2021. I drove number 61 myself. There were four women drivers of one hundred and ten.

The vaccine
4. In October 2023 a boy gave every driver at the terminal a telephone with one number in it. The voice said that Los Lobos would care for the route from now on, and that each bus would pay 300 dollars a week. They call it the vaccine. Most paid. We paid six weeks.
5. In the first days of December Washington told the assembly of the cooperative that there was no money for tires. He stopped the payment for all the buses in the common account.
6. On December 18, 2023, at 5:40 in the morning, two boys threw gasoline into number 47 at the stop of El Recreo. The driver, Segundo Yumbla, came out with his arms burned. There were two passengers and they jumped from the window. Number 47 was not insured for fire. It cost us 46,000 dollars and we owed 19,000.
7. On December 19 Washington and I went to the Fiscalía in Durán. The prosecutor, Dr. Ávila, took the complaint. In January Washington gave her the telephone from the terminal and the book of what each bus had paid, and he testified with his face covered. Two men were arrested, one of them the brother of Chuky.

What I said
8. On February 3, 2024 there was an assembly. Some wanted to pay again. I took the microphone. I said, "If we pay, we vote for them. The state has to come back to Durán, and if it does not come we must call it by its name." People clapped, and somebody filmed it. My friend Rosa told me that night that it was on the telephone of everybody, also theirs.

My brother
9. On March 9, 2024, a Saturday, Washington went out to buy bread. A motorcycle stopped. They shot him seven times in front of the bakery on Calle Cuarta. I heard it from my kitchen. A patrol car was at the corner with its lights on, and it did not move until the motorcycle had gone. He was 41 years old. He had bread in his hand.
10. During the wake my telephone rang. It was a voice that I had heard at the terminal. He said, "One Quishpe talked. You are the next Quishpe." They called eleven times until the middle of May. Once they said what color Emily's backpack was.

What they did to me
11. On April 27, 2024, I was driving number 61 with few people. At the bridge two got on and one took out the key. They pulled me down to the street by the hair. The bigger one hit me with a helmet on the head, on the right side, I do not know how many times. The other said, "This is for the microphone, and for your brother's book." I woke up in the Hospital Básico Durán. Since then I hear nothing with the right ear.
12. On April 29, with my bandage, I went to the UPC of Durán, because the prosecutor had been transferred. Sergeant Iza wrote it on the computer. At eight that evening I received a photograph of my own complaint by WhatsApp, and under it: "The sergeant sends greetings."
13. In the second week of May a man on a motorcycle followed Emily from the school to the house of her friend. On May 16, 2024 we left at four in the morning.

The way
14. We flew from Quito to San Salvador, and from there by land. I paid 13,500 dollars to a coyote, part of it with the sale of number 61, which I sold for 9,000 to a man who did not ask. On June 2, 2024 we crossed by the desert near Santa Teresa with nine others. I said to the officer that I came because they killed my brother. He asked if I came to work as well, and I said yes, that of course I would work.

Things that I must say
15. In 2019 I came to the United States with a tourist visa and stayed with my cousin in Newark for five weeks. I went back on time. In 2022 I asked for the visa again and they refused it.
16. On August 30, 2025 the police in Newark stopped me for driving without a license. I paid 256 dollars. I had driven because Emily had a fever.

Now
17. In July 2024 my sister-in-law Narcisa, who had gone to Loja with her two boys, received a photograph of her own door. In Loja, which is eleven hours away. She is in Peru now.
18. Chuky was arrested in August 2024 and escaped from the Litoral prison in January 2025. The brother was released for lack of witnesses.
19. My mother in Salcedo does not say on the telephone where we are. In June 2026 two men who said they were from the cooperative asked her for my address, to pay me what the cooperative owed me. The cooperative closed in 2025.

I declare under penalty of perjury under the laws of the United States that the foregoing is true and correct.
Newark, October 2, 2026
Gladys M. Quishpe T.

I, Sonia Beltrán, certify that I translated this declaration from Spanish and am competent to do so.`,
      },
      {
        id: 'd2',
        title: 'Fiscalía General del Estado, denuncia of December 19, 2023, with translation',
        text: `OFFICE OF THE ATTORNEY GENERAL, CANTON DURÁN
CRIME REPORT No. 090701823120417
(certified translation)
Date: December 19, 2023, 10:15
Complainants: QUISHPE TOAPANTA Washington Rodrigo; QUISHPE TOAPANTA Gladys Maribel
Alleged offense: Extortion (art. 185 COIP); arson
Account: The complainants state that since October of the current year persons calling themselves Los Lobos demand three hundred dollars weekly for each vehicle of the Panorama cooperative; that on December 18 at about 05h40 unknown persons set fire to unit 47, injuring the driver Yumbla Cajas Segundo; estimated damage USD 46,000.
Measures: referral to the Judicial Police. Protection measures were requested by the complainants and are to be evaluated.
Prosecutor: Dr. Lorena Ávila M.
[stamp]`,
      },
      {
        id: 'd3',
        title: 'Death certificate and autopsy extract of Washington Quishpe',
        text: `CIVIL REGISTRY — CERTIFICATE OF DEATH (translation)
Name: QUISHPE TOAPANTA WASHINGTON RODRIGO
Age: 41   Marital status: married
Date and place: March 9, 2024, Durán, Guayas
Cause: hypovolemic shock; penetrating wounds to thorax and abdomen by projectiles of firearm (7)

FORENSIC MEDICINE, extract: seven entry wounds, five anterior, two posterior; no signs of struggle. Bag with food in the right hand.`,
      },
      {
        id: 'd4',
        title: 'Hospital Básico Durán, discharge summary',
        text: `HOSPITAL BÁSICO DURÁN
EPICRISIS (translated from Spanish)
Patient: Quishpe T. Gladys   35 y
Admitted: 27/04/2024 14:50   Discharged: 29/04/2024 07:30
Reason: cranioencephalic trauma after assault
Findings: laceration 7 cm right temporal region, 11 stitches. Fracture of right temporal bone without displacement (CT). Blood in right ear canal; tympanic perforation. Multiple contusions.
Evolution: oriented, vertigo. Profound hearing loss right ear on discharge, control with ENT.
Treatment: suture, analgesia, ceftriaxone.
Dr. Byron Cabezas`,
      },
      {
        id: 'd5',
        title: 'Evaluation of Emily Chango by Dr. Harriet Oduya, psychologist',
        text: `PSYCHOLOGICAL EVALUATION
Emily Anahí Chango Quishpe, age 14
Evaluator: Harriet Oduya, Psy.D., licensed psychologist, New Jersey No. 5512
Dates: July 9 and July 16, 2026 (total 4 hours), in Spanish

Background. Emily lives with her mother in the Ironbound and is in the ninth grade. She was close to her uncle, who took her to school on his bus.

What she reported. Emily stated that on the day of the shooting her mother pushed her into the bathroom, and that she counted the shots. She described that in May 2024 a man on a motorcycle rode slowly beside her and said, "Your uncle's girl. Tell your mother we like the red backpack." She had not told her mother all of this, so as not to worry her.

Tests. UCLA PTSD Reaction Index: 52 (cutoff 35). CDI-2: T score 71, very elevated.

Diagnosis. Post-traumatic stress disorder (F43.10). Major depressive disorder, single episode, moderate (F32.1).

Opinion. In my opinion the symptoms are consistent with the events described. Return to the place of the events would in all probability worsen them. I found no sign that she exaggerated; on two occasions she corrected me when I had overstated what she said.

Harriet Oduya, Psy.D.`,
      },
      {
        id: 'd6',
        title: 'Observatorio Andino de Seguridad, Ecuador: extortion and the state, 2026 (excerpt)',
        text: `ECUADOR: EXTORTION AND THE STATE
Annual report 2026

Durán. With 255,000 inhabitants, Durán recorded 447 homicides in 2025, one of the highest rates in the world. Los Lobos and the Chone Killers dispute it. Both tax transport: by the count of the transport federation, 83 of every 100 urban buses in the canton paid in 2025.

Witnesses. Of 212 persons who testified in extortion cases in Guayas between 2022 and 2025, 38 were killed, and relatives of a further 29 were killed or injured. The witness protection program had 61 places for the whole province.

Police. In 2025 the ministry removed 118 officers in Zone 8 for links with criminal groups. Prosecutors told the Observatory that complaints filed at community police units "arrive at the other side before they arrive here". The government points to a state of internal armed conflict declared in January 2024, to joint patrols, and to a fall of 9 % in homicides in the first half of 2026.

Elsewhere. Los Lobos is present in 16 of 24 provinces. In Loja and Cuenca its presence is smaller, and killings are rare there; the Observatory recorded 14 cases since 2023 in which persons who had left the coast were located by the group in the highlands.`,
      },
    ],
    needed: [
      'potato land',
      'treasurer',
      '300',
      'October 2023',
      'December 18, 2023',
      'Segundo',
      '46,000',
      'testified',
      'If we pay, we vote for them',
      'February 3, 2024',
      'March 9, 2024',
      'seven times',
      'patrol car',
      'You are the next Quishpe',
      'eleven times',
      'April 27, 2024',
      'helmet',
      'This is for the microphone',
      'right ear',
      'The sergeant sends greetings',
      'May 16, 2024',
      'June 2, 2024',
      'Narcisa',
      'Loja',
      'escaped',
      'June 2026',
      '7 cm',
      '11 stitches',
      'red backpack',
      '52',
      'T score',
      '2019',
      'without a license',
      '212 persons',
      '38 were killed',
      '118 officers',
      'arrive at the other side',
      '16 of 24',
      '14 cases',
      'fall of 9',
      '447 homicides',
    ],
  },
  {
    expected,
    id: 'R30',
    title: 'a teacher of Turkey with his family at the asylum office in Arlington, prosecution as harm, five papers',
    as_of: '2026-11-23',
    client: {
      first_name: 'Murat',
      middle_name: '',
      last_name: 'Aydın',
      client: {
        country_of_citizenship: 'Turkey',
        date_of_birth: '1981-01-30',
        gender: 'male',
        a_number: 'A 247-019-663',
      },
      spouse: { first_name: 'Zeynep', last_name: 'Aydın', country_of_citizenship: 'Turkey' },
      children: [
        { name: 'Elif Aydın', date_of_birth: '2010-06-11', country_of_citizenship: 'Turkey' },
        { name: 'Kerem Aydın', date_of_birth: '2015-12-02', country_of_citizenship: 'Turkey' },
      ],
    },
    answers: {
      jurisdiction: 'uscis',
      city: 'Arlington',
      state: 'VA',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2024-08-14',
      i589_filed_date: '2025-05-30',
      spouse_applying: 'yes',
      children_applying: 'yes',
      first_defendant: 'Zeynep Aydın',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'In 2016 he was held 12 days in a sports hall in Kayseri, made to stand on one leg, beaten on the soles, threatened with his wife. Those returned from abroad in such cases are taken by MIT.',
      procedural_history: 'yes',
      procedural_history_details:
        'B-2 admitted at IAD 8/14/2024 until 2/13/2025. I-589 filed 5/30/2025 with the Arlington asylum office, biometrics 7/8/2025. Interview 1/20/2027. No NTA.',
      country_resided: 'yes',
      benefits_details:
        'Georgia (Tbilisi) March 2021 to August 2024 with a one-year residence permit as a teacher, renewed twice; third renewal refused in June 2024 "in the interest of state security". No status offered there.',
      applicant_basis: ['Political Opinion', 'Religion'],
      political_opinion_details:
        'Held to be a member of "FETÖ" because he taught at a school of the Hizmet movement, had an account at Bank Asya and the ByLock application. He never took part in the coup and says so.',
      religion_details: 'Follows the teachings of Fethullah Gülen in his prayer and reading circle (sohbet).',
      country_persecution: 'Turkey',
      who: 'The Turkish state: anti-terror police (TEM) of Kayseri, the 2nd Assize Court, and the prison of Bünyan.',
      why: 'Because they count everybody of the schools as a terrorist.',
      when: '7/22/2016 dismissed by decree; 8/30-9/10/2016 custody; 9/2016-11/2017 prison; 3/14/2018 sentence; 1/19/2021 conviction upheld; left 2/2021.',
      what: 'Dismissed, licence cancelled; 12 days in custody w/ beating; 14 months in pre-trial detention; sentenced to 6 years 3 months under art. 314; passport cancelled; wife lost her work as a nurse.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'Wife Zeynep dismissed by decree 677 on 11/22/2016. Colleague Hasan Demirel died in custody in Kayseri 10/2016.',
      client_reported: 'yes',
      yes_client_reported_details:
        'He told the prosecutor about the beating on 9/10/2016; the prosecutor said "then you fell". Complaint to the Constitutional Court rejected 6/2019.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Declaration of Murat Aydın',
        text: `DECLARATION OF MURAT AYDIN

1. My name is Murat Aydın. I was born in Kayseri, Turkey, on January 30, 1981. I am a teacher of mathematics. I am married to Zeynep, who is a nurse, and we have Elif, who is sixteen, and Kerem, who is ten.

2. From 2004 to 2016 I taught at the Kılıçaslan College in Kayseri, a private school that belonged to people of the Hizmet movement. I read the books of Fethullah Gülen since the university. On Thursdays six or seven of us met in a flat, prayed together, read, and drank tea. We gave money for students. Nobody spoke of soldiers.

3. On the night of July 15, 2016 I was at my father's in Develi for the holidays. I learned of the coup from the television. I was against it and I am against it.

4. On July 22, 2016 the school was closed by decree, and my license to teach was cancelled, with 21,000 others, on a list. I found my name on page 340.

5. On August 30, 2016, at six in the morning, eleven policemen of TEM came to our flat. They took my telephone, my books and Elif's school tablet. They took me to the sports hall of the university, where there were about eighty of us. I was there for twelve days. By day we stood with the face to the wall. At night they called us one by one to the room for the judo mats. A man whom they called the Captain asked for names. I was made to stand on one leg until I fell, and when I fell they struck the soles of my feet with a piece of hose. This happened on four nights. On the third he put his telephone before me with a picture of Zeynep at the hospital door and said, "She finishes at eight. Shall we fetch her?" I gave three names that they already had. I am ashamed of that.

6. My colleague Hasan Demirel was in the same hall. He was diabetic and asked for insulin. In October, in the prison, his family was told that he had died of his heart. He was 38.

7. On September 10, 2016 a doctor looked at us from the door, twelve of us in five minutes. On the same day I told the prosecutor what had been done. He asked whether I had a report. I said that the doctor had not examined me. He said, "Then you fell." The judge of the peace court ordered my detention.

8. I was in the prison of Bünyan until November 17, 2017, fourteen months, in a cell for eight where we were twenty-three. We slept by turns.

9. The charge was membership in an armed terrorist organization, article 314 of the penal code. The evidence was my work, 4,200 lira in Bank Asya, which I had since 2009, and that ByLock had been on my telephone. I used ByLock for the messages of the reading circle. I do not deny it. On March 14, 2018 the 2nd Assize Court sentenced me to six years and three months. The hearing lasted nineteen minutes. The court of appeals of Ankara confirmed it, and on January 19, 2021 the Court of Cassation did.

10. Between 2017 and 2021 I had to sign at the police station each Monday. I worked in a bakery at night. The owner was told to dismiss me, and the next one too. In the school the children called Elif the terrorist's daughter. Zeynep had been dismissed on November 22, 2016 by Decree 677. Her passport was cancelled with mine.

11. When the judgment was final I knew that they would come within weeks. On the night of February 24, 2021 we crossed the river at Ardahan? No: we crossed near Posof, with a shepherd, for 6,000 euros. Zeynep carried Kerem, who was five. In Tbilisi we asked for nothing at first. A school of a Georgian employed me. I had a permit for one year and twice more. In June 2024 the third was refused in the interest of state security. A colleague in Tbilisi, Mustafa Çabuk, had been arrested at Turkey's request before, and another was put in a car in May 2024 and was in Ankara the next day.

12. The American consulate had given us visas in February 2024 for a conference of mathematics teachers, on passports that the Turkish consulate in Tbilisi had issued to us by mistake in 2022, I think because of a new computer. We flew on August 14, 2024. At the airport I told the officer that we came for the conference and to visit. We did go to the conference.

13. On March 3, 2025 the police asked my father in Develi where I was and showed him an arrest warrant. He is 79. In June 2026 they came again, with a paper about a red notice.

14. If I return, I shall be arrested at the airport for the sentence. I have 4 years and 11 months left of it. I do not fear the years most. I fear the first twelve days.

I declare under penalty of perjury that the foregoing is true and correct. Fairfax, Virginia, September 28, 2026.
Murat Aydın`,
      },
      {
        id: 'd2',
        title: 'Judgment of the Kayseri 2nd Assize Court, March 14, 2018, with certified translation',
        text: `REPUBLIC OF TURKEY
KAYSERİ 2ND ASSIZE COURT
File No. 2017/488   Decision No. 2018/102   Date: 14/03/2018
IN THE NAME OF THE TURKISH NATION
Defendant: MURAT AYDIN, born 30.01.1981 Kayseri
Offense: Membership in an armed terrorist organization (FETÖ/PDY)
Reasoning (excerpt): It is established that the defendant worked for twelve years in an institution affiliated with the organization, deposited money in Bank Asya after the call of the leader, and used the ByLock program with user ID 318846. The defense that these are lawful acts was not found credible. That no act of violence by the defendant was determined does not affect the nature of the offense.
Judgment: Imprisonment of SIX YEARS AND THREE MONTHS pursuant to Articles 314/2 and 62 of Law 5237 and Article 5 of Law 3713. Time in custody and detention to be deducted.
Presiding judge 39417`,
      },
      {
        id: 'd3',
        title: 'Letter of Zeynep Aydın',
        text: `Fairfax, September 20, 2026

Dear Officer,

I am Zeynep, the wife of Murat. I was a nurse in the intensive care of Erciyes University for thirteen years. On November 22, 2016 my name was on Decree 677. No one ever told me what I had done.

When they let Murat come home, he did not let me see his feet. I am a nurse, I saw them. The skin of the soles was dark, and two nails did not grow again. He sleeps with the light.

In the first year we sold the car, and then the rings. My own brother asked me not to visit because he works for the municipality.

At the crossing I carried Kerem. He believed it was a game and he was very quiet.

Zeynep Aydın`,
      },
      {
        id: 'd4',
        title: 'Medical evaluation by Dr. Samuel Reyes-Whitcomb',
        text: `FORENSIC MEDICAL EVALUATION
Examinee: Mr. Murat Aydın, 45
Examiner: Samuel Reyes-Whitcomb, M.D., Virginia license 0101-244871
Examined: June 18, 2026, 2 hours 30 minutes, with a Turkish interpreter

I examined Mr. Aydın at the request of counsel. I have no other relationship with him and have received no fee.

Physical findings: hyperpigmentation of both soles; loss of the nails of the 4th and 5th toes of the left foot; tenderness of the plantar fascia, with thickening on ultrasound (5.6 mm left, 5.1 mm right; normal below 4).

Psychological: nightmares three to four times a week; sleeps with light on; avoids sports halls, including that of his son's school. PCL-5 score 49.

Conclusion: The findings of the feet are highly consistent with repeated blunt trauma to the soles (falanga) in 2016. Alternative causes were considered; he never worked barefoot and has no diabetes. He meets the criteria of post-traumatic stress disorder.

Limits: I cannot date the injuries more closely than several years.

S. Reyes-Whitcomb, M.D.`,
      },
      {
        id: 'd5',
        title: 'European Rights Monitor, Turkey: after the emergency, 2026 (excerpt)',
        text: `TURKEY: AFTER THE EMERGENCY (2026), excerpt

Prosecutions. Since July 2016 the authorities have investigated more than 700,000 people for alleged links with the Gülen movement; 126,400 have been convicted. In 2025 alone 9,115 persons were taken into custody in such cases.

The European Court of Human Rights held in September 2023 in Yalçınkaya v. Türkiye, in the case of a teacher from Kayseri, that a conviction resting decisively on ByLock violated articles 6, 7 and 11 of the Convention. The domestic courts have not changed their practice; in 2025 the Court of Cassation upheld 3,870 such convictions.

Treatment in custody. The Monitor interviewed 64 persons held in 2024 and 2025; 27 described beatings, stress positions or threats of sexual violence in the first days. Prosecutors opened investigations in 2 cases and charged no one. The government denies "systematic" ill-treatment and states a policy of zero tolerance.

Renditions. The intelligence service states that it has brought back 144 persons from 31 states. Eleven of the 19 whom the Monitor could trace were held in unofficial places for between 9 days and 8 months.

Relatives. Passports of spouses were restored to many after 2019; the restriction remains for some 11,000.`,
      },
    ],
    needed: [
      'Kılıçaslan',
      'July 22, 2016',
      '21,000',
      'page 340',
      'August 30, 2016',
      'sports hall',
      'twelve days',
      'one leg',
      'hose',
      'Shall we fetch her',
      'Hasan Demirel',
      'insulin',
      'September 10, 2016',
      'Then you fell',
      'November 17, 2017',
      'twenty-three',
      'article 314',
      'ByLock',
      '4,200 lira',
      'March 14, 2018',
      'nineteen minutes',
      'January 19, 2021',
      'bakery',
      'Decree 677',
      'February 24, 2021',
      'Tbilisi',
      'state security',
      'by mistake',
      'conference',
      'March 3, 2025',
      'red notice',
      '4 years and 11 months',
      'no act of violence',
      'hyperpigmentation',
      'highly consistent',
      '49',
      '126,400',
      'Yalçınkaya',
      '3,870',
      '27 described',
      '144 persons',
      'Eleven of the 19',
      'zero tolerance',
      'dark',
    ],
  },
]
