import type { SourceText } from '#domain/drafting/tool.ts'
import type { HastyLetter } from './hasty-letters.data.ts'

const s = (id: string, kind: SourceText['kind'], title: string, text: string): SourceText => ({ id, kind, title, text })

/** Notes as a form with fields, as telegrams, as bullets, as a long narrative: written whole before they were first read. */
export const formedLetters: readonly HastyLetter[] = [
  {
    name: 'a psychologist’s intake form with fields, a husband after a fire, I-601A',
    client: {
      first_name: 'Marlene',
      last_name: 'Ochoa Vélez',
      country_of_citizenship: 'Ecuador',
      country_of_birth: 'Ecuador',
      gender: 'female',
    },
    spouse: { name: 'Gregory Alan Stroud', gender: 'male', citizenship: 'United States' },
    answers: {
      case_type: 'I-601A psychological hardship',
      additional_client_docs: ['C1', 'C2', 'C3'],
      expert_id: 'E0',
      additional_expert_docs: ['E1'],
      expert_client_relation:
        'Evaluated the husband twice in person, July 9 and July 16, 2026, 75 minutes each; client joined for the last 20 minutes of the second. Not treating. Fee $1,250 paid by the couple in advance.',
      additional_prompt:
        'USCIS. Two scenarios: he stays without her / he moves to Ecuador. Do not mention his 2009 DUI. Opinion approved: his burn-related PTSD would probably get worse if she left.',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Statement of Gregory Stroud',
        `I am a U.S. citizen, born in Toledo, Ohio, on May 3, 1979.
I married Marlene on June 20, 2015 in Lucas County.
On November 8, 2019 the paint line where I worked caught fire. I was burned on 31 percent of my body, both hands and the left side of my face. I was in the burn unit for 74 days.
Marlene changed my dressings twice a day for seven months because the nurse could come only on Mondays.
I do not drive on the interstate any more. When I smell solvent I have to leave. She does the shopping, she sits on the aisle side in church so that nobody brushes my hand.
My mother Patricia lives in Findlay, 50 minutes away. She is 77 and uses a walker.
I went to Ecuador once, in 2017, for nine days. I do not speak Spanish.`,
      ),
      s(
        'C2',
        'extra_client',
        'Mercy burn center discharge summary',
        `MERCY REGIONAL BURN CENTER
DISCHARGE SUMMARY
Patient: STROUD, Gregory A.   DOB 05/03/1979
Admitted: 11/08/2019   Discharged: 01/21/2020
Dx: 31% TBSA burns, deep partial and full thickness, bilateral hands, L face, neck
Procedures: split-thickness skin grafts x4
Follow up: OT 3x/wk, compression garments 23 h/day x 18 months
Primary caregiver: wife (trained in dressing changes 01/17/2020)`,
      ),
      s(
        'C3',
        'extra_client',
        'Letter Dr. Amit Raval, dermatology, Toledo',
        `June 2, 2026
To whom it may concern,
Mr. Stroud is seen every three months for contractures of both hands. He had release surgery in 2022 and 2024 and a third is planned for the spring of 2027. After each he could not use the operated hand for eight weeks.
Grafted skin must be kept out of strong sun for life. Equatorial sun at high altitude would be a particular problem.
Amit Raval, MD`,
      ),
      s(
        'E0',
        'expert',
        'Helen Vandersloot, Psy.D.',
        'Licensed psychologist, Ohio no. 6120 (2008). Psy.D., Wright Valley University, 2006. Staff psychologist at the Northwest Ohio Rehabilitation Hospital 2006 to 2015, burn and amputation survivors; private practice in Toledo since 2015. Has given some 70 evaluations for immigration matters since 2016.',
      ),
      s(
        'E1',
        'extra_expert',
        'Evaluation form Stroud',
        `EVALUATION FORM
Name of person evaluated: Gregory Stroud
Date(s): 7/9/26, 7/16/26
Place: my office, Monroe Street
Informed consent: yes, signed 7/9
Language: English
Referral question: effect on Mr. Stroud if his wife has to leave the country
Instruments: PCL-5; BDI-II; Burn Specific Health Scale-Brief
Results: PCL-5 48; BDI-II 27 (moderate); BSHS-B lowest on affect, body image and heat sensitivity
Presenting complaints: wakes at 3 or 4 a.m. with the smell of smoke; avoids kitchens with gas; cannot bear strangers to look at his hands
History before fire: no treatment. Two DUIs? one, 2009. Foreman, coached his nephew's baseball team
Current treatment: sertraline 100 mg since 2020 (Dr. Raval's office does not prescribe, the family doctor does). Saw a counselor in 2020, 11 sessions, stopped when she moved
Suicidal ideation: thoughts in 2020, "I looked at the bottle of pills and then she came in with the towels." None since 2021
Mental status: cooperative, keeps his hands under the table; tearful only when speaking of the seven months of dressings
Diagnosis: posttraumatic stress disorder, chronic (F43.12); major depressive disorder, recurrent, moderate (F33.1)
Role of wife: she is the person with whom he goes out. He has been to a store without her three times since the fire. She reads his face and takes him out before he panics
If she leaves: PTSD likely to worsen, avoidance would become near total. Risk: return of suicidal thoughts, I'd call it moderate, not high
If he goes: no Spanish, burn care (third surgery 2027), sun, strangers who stare. Would lose Dr. Raval and his mother
Other supports considered: mother, 77, walker. Brother Dale in Arizona, phones on Sundays. Church friends visit, he stays in the bedroom
Malingering / validity: answers consistent across both days. He played down his pain, e.g. rated it 3 and could not close his fist
Limits: did not speak to the counselor of 2020; no family members besides wife; burn center records read, no others
Recommendation: trauma-focused therapy (prolonged exposure) weekly, with wife in the first sessions
Signature: H.V.`,
      ),
    ],
    needed: [
      'July 9 + July 16, 2026',
      '75 minutes',
      'not treat|not his treating|not Mr. Stroud’s treating|not his therapist|not Mr. Stroud’s therapist',
      '$1,250',
      'Northwest Ohio Rehabilitation Hospital',
      'some 70|about 70',
      'November 8, 2019 + 31 percent|31 percent of my body',
      '74 days',
      'twice a day for seven months',
      'four split-thickness|split-thickness skin grafts',
      'January 17, 2020',
      'every three months',
      'spring of 2027',
      'out of strong sun',
      'Findlay',
      'nine days',
      'PCL-5 + 48',
      'BDI-II + 27',
      'smell of smoke',
      'kitchens with gas',
      'sertraline',
      'counselor + 11 sessions|counselor + eleven sessions',
      'bottle of pills + towels',
      'posttraumatic stress disorder, chronic',
      'major depressive disorder, recurrent, moderate',
      'three times since the fire',
      'moderate, not high',
      'Dale + Arizona',
      'could not close his fist',
      'did not speak to the counselor|not speak with the counselor',
      'prolonged exposure',
    ],
    absent: [
      'DUI',
      'Place:',
      'Signature:',
      'H.V.',
      'Name of person evaluated',
      'I’d',
      'independent',
      'I treated',
      'e.g.',
    ],
  },
  {
    name: 'a pediatrician’s telegram on a girl with cystic fibrosis, cancellation of removal',
    client: { first_name: 'Wilson', last_name: 'Guamán Tenesaca', country_of_citizenship: 'Ecuador', gender: 'male' },
    answers: {
      case_type: 'Cancellation of removal 42B, letter of the pediatrician on the daughter',
      additional_client_docs: ['C1', 'C2'],
      expert_id: 'E0',
      additional_expert_docs: ['E1'],
      expert_client_relation:
        'Pediatrician of his daughter Emily since she was 3 weeks old (Feb 2018). Sees her every 6 weeks. Father brings her nearly always. no fee',
      additional_prompt:
        'Immigration Court, Newark, IJ Susan Abellard. Hearing Jan 14 2027. exceptional and extremely unusual hardship is for the judge, not in her words.',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Declaration of Wilson Guaman',
        `1. I came to the United States in September 2009 and have not left.
2. My daughter Emily Sofía was born in Newark on January 11, 2018. When she was three weeks old the hospital called and said that she has cystic fibrosis.
3. I am a roofer. I start at six so that I can be home at three. At four I do her vest, 30 minutes, and the nebulizers. I do it again at eight. Her mother works nights at the bakery.
4. In August 2024 she was in the hospital for 16 days. I slept there every night.
5. In Cañar, where I am from, there is a health post with a nurse. The hospital in Cuenca is two and a half hours by bus.`,
      ),
      s(
        'C2',
        'extra_client',
        'Children’s hospital summary',
        `GARDEN STATE CHILDREN'S HOSPITAL - CF CENTER
Pt: Emily S. GUAMAN  DOB 01/11/2018
Genotype F508del/F508del
Adm 08/05/2024 - 08/21/2024 pulmonary exacerbation, IV tobramycin + ceftazidime
FEV1 on admission 61% pred, at discharge 84%
Culture: Pseudomonas aeruginosa (first isolation 2023)
Meds: elexacaftor/tezacaftor/ivacaftor since 04/2023; dornase alfa daily; pancrelipase with meals
Weight 8th percentile 2022 -> 31st percentile 2025`,
      ),
      s(
        'E0',
        'expert',
        'Ruth Adeleke-Stein, MD',
        'Pediatrician, board certified 2001, Ironbound Pediatrics, Newark, since 2003. M.D. Rutland Medical College 1997, residency at Garden State Children’s 1997 to 2000. Cares for 11 children with cystic fibrosis together with the CF center.',
      ),
      s(
        'E1',
        'extra_expert',
        'Dr. Adeleke-Stein, text for the letter',
        `known to me since Feb 2018. 71 visits through Sept 2026. father present at 64
CF, two copies F508del. lungs + pancreas
new drug (Trikafta) from age 5. before: 4 courses IV. since: one (Aug 2024). list price abt 26,000 a month, NJ FamilyCare pays
needs every day: vest 2x, nebulizer 3x, enzymes each meal, extra salt + calories. abt 2.5 hrs a day, 7 days
father does afternoon + evening. taught him myself 2018, rechecked each yr. mother does mornings, learns slower, works nights
adherence: refill record 97%. best of my 11
Aug 2024: he called at 5 am, heard the cough change. admitted same day. a day later = ICU in my view
if he goes + she stays: mother alone, nights. I would expect missed treatments, lungs drop first. adherence under 80% doubles admissions - that is what we see at the CF center
if she goes w/ him: to my knowledge Trikafta not in Ecuador public system (asked CF center's social worker, Mar 2026; I didn't check myself). w/o it back to 61 or lower within a yr. life expectancy shorter by decades, cant give number
altitude Cañar 3,100 m. low oxygen. bad for CF lungs
not done: never been to Ecuador. did not see the home. not a lung specialist, CF center's Dr. Mehta is
she told me in May "Papi is my breathing." wrote it down`,
      ),
    ],
    needed: [
      'Susan Abellard',
      'February 2018',
      '71 visits + 64',
      'two copies',
      'four courses|4 courses',
      '$26,000|26,000',
      'FamilyCare',
      '2.5 hours|two and a half hours',
      'afternoon + evening',
      '97 percent',
      'August 2024',
      '5 a.m.|5 am|five in the morning',
      'intensive care|ICU',
      'missed treatments',
      '80 percent',
      'social worker + March 2026|social worker, March 2026',
      'cannot give a number|cannot give number|cannot give the number',
      '3,100',
      'never been to Ecuador|not been to Ecuador',
      'not a lung specialist',
      'Mehta',
      'Papi is my breathing',
      'September 2009',
      'January 11, 2018',
      'roofer',
      '16 days',
      'Cuenca',
      '61 percent|61%',
      '84 percent|84%',
      'Pseudomonas',
      '31st percentile',
      'Ironbound Pediatrics + 2003',
      'free of charge|no fee|without a fee|not paid|no payment|nothing for',
    ],
    absent: ['abt', 'w/o', 'cant ', 'didn’t', 'extremely unusual', 'Pt:', '->', ' + ', 'independent', 'truthful'],
  },
  {
    name: 'a teacher’s long account of a boy who stopped speaking, VAWA child abuse in the home',
    client: { first_name: 'Irina', last_name: 'Gavrilenko', country_of_citizenship: 'Moldova', gender: 'female' },
    answers: {
      case_type: 'VAWA I-360, letter of the teacher',
      additional_client_docs: ['C1', 'C2'],
      expert_id: 'E0',
      additional_expert_docs: ['E1'],
      expert_client_relation:
        'Ms. Okonkwo-Reyes taught Irina’s son Maxim in second grade, 2022/23, and saw Irina at pickup nearly every day. Not paid.',
      additional_prompt:
        'USCIS, VAWA unit. Only what she saw and heard. No diagnoses. Leave out what she thinks of the principal.',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Declaration of Irina Gavrilenko',
        `I, Irina Gavrilenko, declare as follows.
1. I married Todd Brannigan in Chisinau on April 2, 2018. Maxim, born on July 19, 2015, is my son from before.
2. We moved into his house in Dayton on September 10, 2019.
3. Todd locked the pantry from 2021. He said that we ate too much. He made Maxim stand in the garage in the dark.
4. On February 3, 2023 Todd threw a chair that hit my arm. The doctor said it was broken at the wrist.
5. I left on March 17, 2023. Ms. Okonkwo-Reyes drove behind us to the shelter.`,
      ),
      s(
        'C2',
        'extra_client',
        'School attendance record',
        `GREENMONT ELEMENTARY   ATTENDANCE 2022-23
Student: GAVRILENKO, Maxim   Grade 2   Teacher: Okonkwo-Reyes
Days absent: 23 (Aug-Mar 17), 1 (Mar 20-June 2)
Tardy: 31 (Aug-Mar 17), 0 (Mar 20-June 2)
Nurse visits: 14, of these "hungry" 9`,
      ),
      s(
        'E0',
        'expert',
        'Adaora Okonkwo-Reyes',
        'Second grade teacher, Greenmont Elementary School, Dayton, since 2011. B.S. in early childhood education, Miami Valley College, 2010. Ohio teaching license.',
      ),
      s(
        'E1',
        'extra_expert',
        'Ms. Okonkwo-Reyes writes',
        `I have taught second grade for fifteen years and I have had something like 350 children, so I don't say lightly that I worried about one. Maxim came into my class in August 2022. He was small for his age and he didn't speak for the first eleven days, not one word, although his first-grade teacher told me that he'd been a chatterbox. On the twelfth day he asked me if he could take the crackers home for his mom.

After that I kept a drawer with food. I kept a list too because the counselor told me to write things down. Between September 6, 2022 and March 17, 2023 he asked for food to take home on 41 days. I have the list still.

I saw Irina at pickup almost every day. She'd stand by the fence, never with the other mothers. Mr. Brannigan came with her in the truck most days and stayed in it with the engine running. If she talked to me for more than a minute he honked. On October 21, 2022 I asked her if everything was all right at home and she looked at the truck and said in a low voice, "He counts the minutes." I wrote that down the same afternoon.

In November Maxim drew a picture of his house for our unit on families. He drew the garage black and himself inside. He said, "That's where I go when I'm bad." I gave the picture to the counselor, Mr. Dabney, on November 16 and kept a copy. I don't know what he did with it and I was unhappy with how our principal handled it.

On February 6, 2023, a Monday, Irina came with her arm in a cast. I asked what had happened. She said that she had fallen on the ice. There was no ice that week, I remember because we'd had recess outside every day. Maxim, who was standing next to her, said "It was the chair," and she put her hand over his mouth. It was gentle but I've never forgotten it.

On March 17 she came into my classroom at 2:15, before the bell, and asked if I knew a place. I called the Artemis House. I followed them in my own car so that she wouldn't get lost. Mr. Brannigan called the school four times that afternoon; I took one of the calls and he said that I'd "be sorry for sticking my nose in."

I'm not a psychologist and can't tell you why a child stops talking. I never was inside their house and never saw him hit anyone. What I can tell you is that after spring break Maxim talked, and by May he was reading to the kindergartners. He had asked for food on 41 days before and on none after.`,
      ),
    ],
    needed: [
      'second grade + since 2011|second-grade teacher + 2011',
      'Miami Valley College',
      'fifteen years',
      '350 children',
      'eleven days|first eleven days',
      'crackers',
      '41 days',
      'by the fence',
      'honked',
      'October 21, 2022 + He counts the minutes',
      'That’s where I go when I’m bad',
      'November 16',
      'February 6, 2023',
      'no ice that week',
      'It was the chair',
      'Artemis House',
      'be sorry for sticking my nose in',
      'not a psychologist',
      'never was inside their house|never inside their house|not been inside their house|was never inside',
      'reading to the kindergartners',
      'April 2, 2018',
      'September 10, 2019',
      'pantry',
      'March 17, 2023 + shelter',
      'Days absent: 23|23 days|absent 23|absent on 23',
      'hungry + 9|hungry + nine',
    ],
    absent: [
      'principal handled',
      'independent',
      'truthful',
      'diagnos',
      'don’t',
      'he’d been',
      'examin',
      'GREENMONT',
      'I treated',
    ],
  },
  {
    name: 'a scholar’s bullets on the Ahmadi in Indonesia, asylum and withholding',
    client: {
      first_name: 'Hidayat',
      last_name: 'Suryana',
      country_of_citizenship: 'Indonesia',
      country_of_birth: 'Indonesia',
      gender: 'male',
      a_number: '219-440-772',
    },
    answers: {
      case_type: 'Asylum, withholding and CAT – country conditions expert',
      additional_client_docs: ['C1', 'C2', 'C3'],
      expert_id: 'E0',
      additional_expert_docs: ['E1'],
      expert_client_relation:
        'None, never met or spoken. Read declaration, the village letter and the two reports. $2,400 flat, due on delivery, not contingent.',
      additional_prompt:
        'To IJ Raymond Castellano, Immigration Court Los Angeles. Please have her deal with the argument that he could live in Jakarta. She must not say that he will be killed.',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Declaration of Hidayat Suryana',
        `I, Hidayat Suryana, declare under penalty of perjury:
1. I was born in Manislor, Kuningan, West Java, on March 14, 1987. My family has been Ahmadi since my grandfather.
2. On July 29, 2010 about four hundred men came to our village. They burned the small mosque by the rice mill. I was hit on the back with a bamboo pole.
3. In 2017 I moved to Depok. I did not tell anybody that I was Ahmadi. I sold phone cases.
4. On November 3, 2021 a man from Manislor saw me at the market and called me kafir. Two days later my stall was turned over and "AHMADIYAH GO OUT" was painted on my door.
5. I went to the police in Depok. The officer asked for my identity card and said that I should go home to my village and repent.
6. I flew to Los Angeles on February 20, 2022 with a tourist visa.`,
      ),
      s(
        'C2',
        'extra_client',
        'Letter of the head of Manislor village',
        `To: Hidayat Suryana and family
Number 141/37/XI/2021
Manislor, November 29, 2021
In view of public order the families registered as followers of Ahmadiyah are asked to report to the village office and to sign the statement of return to true Islam. Identity cards of those who have not signed will not be renewed.
(stamp) Head of the village`,
      ),
      s(
        'C3',
        'extra_client',
        'Setara-type report 2025, Institute for Peaceful Worship',
        `Freedom of worship in Indonesia 2025
Author: R. Wibisono
p. 12: We recorded 217 incidents against minorities of faith in 2024, against 185 in 2023. Ahmadi were the victims in 37.
p. 15: In 4 of the 37 incidents a person was charged.
p. 18: In Jakarta no attack on an Ahmadi house of worship was recorded since 2022; the congregation in Central Jakarta worships openly under police guard.`,
      ),
      s(
        'E0',
        'expert',
        'Dr. Saskia van der Berg-Latif',
        'Associate Professor of Southeast Asian Studies, Puget State University (2016-). Ph.D. anthropology, Leiderdorp University, 2012; dissertation on Ahmadi villages in West Java. Author of "Neighbors Under Decree" (2019). 26 months of fieldwork between 2009 and 2023, most of it in Kuningan and Tasikmalaya. Speaks Indonesian and Sundanese. Expert in 14 cases, ten for applicants, four for the government.',
      ),
      s(
        'E1',
        'extra_expert',
        'Points SvdB-L',
        `Legal position
- Joint decree of June 9, 2008 (three ministers): forbids Ahmadi to spread their teaching; up to five years under the blasphemy law
- West Java Governor regulation no. 12 of 2011 goes further - bans "activities in any form". Still in force, I checked in August 2026
- new criminal code in force Jan 2, 2026 keeps blasphemy articles, wording softer
Who attacks
- not the state by itself. Islamist groups (FPI until banned Dec 2020, its successors since), with neighbors
- village heads give lists. In 9 of the 11 villages I studied, the head kept a register of Ahmadi families
- the letter of 29 Nov 2021 looks like seven others I have on file from Kuningan: same number format, same phrase "return to true Islam"
Police
- present at most attacks, seldom act. Cikeusik 2011: three Ahmadi beaten to death before police; longest sentence six months
- since 2022 better in Jakarta, not in W. Java
Depok / Jakarta
- Depok is West Java, not Jakarta. The Ahmadi mosque in Sawangan (Depok) was sealed by the city in 2011 and resealed Oct 2021
- to register a move he needs ID card and letter from the old village. So Manislor would know where he went
- Jakarta: congregation worships openly, and this speaks against me. But it has abt 400 members on two sites; I spoke with 12 newcomers in 2023, 5 had been found by people from home within two years, none was physically hurt
- he could live in Jakarta if he hid his faith or had his ID renewed; without ID no job, no bank, no lease
What I don't know
- whether the Manislor man acts for a group. Nothing in the file says so
- I haven't been in Indonesia since May 2023
My view
- his account of Depok fits what I found in Sawangan in 2021
- more likely than not he'd be found again in W. Java
- in Jakarta risk is lower: harassment likely, serious violence possible, not more`,
      ),
    ],
    needed: [
      'Immigration Judge Raymond Castellano',
      'never met or spoken|not met or spoken',
      '$2,400',
      'Puget State University',
      'Leiderdorp University + 2012',
      'Neighbors Under Decree',
      '26 months',
      'Sundanese',
      '14 cases',
      'June 9, 2008',
      '12 of 2011|regulation no. 12',
      'January 2, 2026',
      'December 2020',
      '9 of the 11|nine of the eleven',
      'seven others',
      'Cikeusik + six months',
      'Sawangan + 2011 + October 2021',
      'Manislor would know',
      '400 members',
      '12 newcomers + within two years|twelve newcomers + within two years',
      'no job, no bank, no lease',
      'whether the Manislor man acts for a group',
      'since May 2023',
      'fits what I found in Sawangan',
      'more likely than not + found again',
      'serious violence possible',
      'July 29, 2010 + four hundred',
      'November 3, 2021',
      'repent',
      'Identity cards of those|identity cards of those',
      '217 incidents',
      '37',
      'no attack on an Ahmadi house of worship',
    ],
    absent: [
      'independent',
      'will be killed',
      'Author:',
      'W. Java',
      'abt',
      'haven’t',
      'he’d',
      'truthful',
      'Setara-type report 2025 says that Author',
    ],
  },
  {
    name: 'a pastor and employer on a framer’s character, answers on a church form, cancellation of removal',
    client: { first_name: 'Rigoberto', last_name: 'Canul Ek', country_of_citizenship: 'Mexico', gender: 'male' },
    answers: {
      case_type: 'Cancellation of removal, good moral character letter',
      additional_client_docs: ['C1', 'C2'],
      expert_id: 'E0',
      additional_expert_docs: ['E1'],
      expert_client_relation:
        'Pastor Kittredge knows him from Harvest Road Chapel since Easter 2014, and he has worked on and off for the pastor’s framing company since 2017. Not paid for the letter.',
      additional_prompt:
        'Immigration Court San Antonio. The 2012 DWI must be mentioned, the pastor knows of it. No legal conclusions.',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Declaration of Rigoberto Canul',
        `1. I was born in Peto, Yucatán, on October 30, 1983. My first language is Maya.
2. I came to San Antonio in May 2005.
3. On December 15, 2012 I was arrested for driving while intoxicated. I paid the fine, did the class and have not had a drink since.
4. I have four children, all born here. My wife Leticia cleans at the hospital.
5. My son Abdiel, 14, has epilepsy.`,
      ),
      s(
        'C2',
        'extra_client',
        'Bexar County court disposition',
        `BEXAR COUNTY COURT AT LAW NO. 6
Cause 407713   Defendant CANUL EK, RIGOBERTO
Offense: DWI 1st   Offense date 12/15/2012
Plea: no contest 04/18/2013
Sentence: 90 days probated 12 months, fine $800, DWI education
Probation completed 04/18/2014`,
      ),
      s(
        'E0',
        'expert',
        'Rev. Dale Kittredge',
        'Pastor, Harvest Road Chapel, San Antonio, since 2006. Owner of Kittredge Framing LLC, since 1998, nine employees.',
      ),
      s(
        'E1',
        'extra_expert',
        'Character reference form, Kittredge',
        `CHARACTER REFERENCE - please print
1. How long have you known the person? Since Easter 2014. He came with his oldest on his shoulders
2. How often do you see him? Sundays and Wednesdays at church. On jobs every day when we have work, about 30 weeks a year
3. What do you know of his work? Best layout man I've had. In 2019 he found that the trusses on the Ruiz job were cut two inches short and told me, though it was his own cut and cost him a Saturday
4. What do you know of his family? Leticia and four kids. I baptized the two youngest. Abdiel has seizures, Rigo carries the rescue medicine in his tool belt. I saw him use it once, July 2023, in my church parking lot
5. Do you know of anything against him? Yes. The DWI in 2012, before I knew him. He told me himself the first month and asked to be put where he would not be near the men's beer. I have never seen him drink, in twelve years, including at two weddings
6. What has he done for others? After the flood in May 2025 he mucked out 14 houses with our crew, eleven of them of people he did not know. Translates Maya for families at the clinic, nobody else here can
7. Money: he tithes. In 2020 when I could not make payroll for three weeks he told me to pay the younger men first
8. Would you trust him? With keys to my house and my saw, which he has
9. What happens to the church if he goes? N/A
10. Anything else? I voted for stricter borders, and I'm still asking you to let this man stay. If I'm wrong about him then I don't know how to judge a man`,
      ),
    ],
    needed: [
      'San Antonio',
      'Easter 2014',
      '2017',
      'not paid|no payment|without pay|nothing for',
      'Kittredge Framing + 1998',
      'nine employees',
      'Sundays and Wednesdays',
      '30 weeks',
      'two inches short',
      'cost him a Saturday',
      'I baptized the two youngest',
      'rescue medicine',
      'July 2023',
      'The DWI in 2012|DWI in 2012',
      'the first month',
      'never seen him drink|have not seen him drink',
      'two weddings',
      '14 houses + eleven',
      'Maya',
      'pay the younger men first',
      'keys to my house',
      'stricter borders',
      'October 30, 1983',
      'May 2005',
      'December 15, 2012',
      'no contest + April 18, 2013',
      '$800',
      'April 18, 2014',
    ],
    absent: [
      'please print',
      'N/A',
      'How long have you',
      'Rigo ',
      'independent',
      'examin',
      'truthful',
      'I’ve',
      'Cause 407713 Defendant',
    ],
  },
  {
    name: 'a forensic physician’s telegrams with clock times, one examination through an interpreter, CAT',
    client: {
      first_name: 'Suleiman',
      last_name: 'Abakar Issa',
      country_of_citizenship: 'Chad',
      country_of_birth: 'Chad',
      gender: 'male',
      a_number: '244-109-583',
    },
    answers: {
      case_type: 'Asylum and CAT, forensic medical evaluation',
      additional_client_docs: ['C1', 'C2'],
      expert_id: 'E0',
      additional_expert_docs: ['E1', 'E2'],
      expert_client_relation:
        'One examination, Oct 3 2026, at the detention center in Otay Mesa, 2 h 10 min, Chadian Arabic interpreter by phone. No other contact. Pro bono.',
      additional_prompt:
        'Immigration Court Otay Mesa, IJ Lorena Bautista-Finch. Use Istanbul Protocol degrees as he gave them. No word on credibility.',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Declaration of Suleiman Abakar Issa',
        `1. I was born in Abéché in 1996. I am Zaghawa.
2. I drove a truck of the opposition party Les Transformateurs on October 20, 2022 in N'Djamena.
3. Soldiers took me that night from my cousin's house in Abena and brought me to Koro Toro. The road took three days. Two men died in the truck.
4. In Koro Toro they tied my arms behind my back at the elbows, the way that is called arbatachar, and hung me for some hours, three times.
5. They put out cigarettes on my left forearm. A guard whom they called Moussa hit my shin with a rifle until it bled.
6. I was let go on August 14, 2023 without a paper.
7. I crossed at San Ysidro on June 6, 2026.`,
      ),
      s(
        'C2',
        'extra_client',
        'Detention center medical intake',
        `OTAY MESA DETENTION CENTER   INTAKE SCREENING 06/08/2026
Name: ABAKAR ISSA, S.
c/o pain both shoulders, "since 2022"
Exam: limited abduction R shoulder. Multiple round scars L forearm. Healed scar L shin.
Plan: ibuprofen 400 mg PRN. Ortho referral - not scheduled`,
      ),
      s(
        'E0',
        'expert',
        'Joaquín Petrossian, MD, MPH',
        'Emergency physician, San Diego. MD, Univ. of Nevada at Carson, 2007; MPH 2011. Board certified in emergency medicine. Trained in the Istanbul Protocol in 2013, 2018; 83 forensic examinations of asylum seekers since. Teaches the course for the regional asylum clinic.',
      ),
      s(
        'E1',
        'extra_expert',
        'Exam log 3 Oct',
        `0910 arrive. room w/ glass wall, guard outside, can't hear. consent w/ interpreter no. 4471, signed
0920 history. arrested night 20 Oct 22. koro toro abt 10 months. arms tied behind back at elbows, hung 3x, "hours". cigarettes. rifle butt L shin. no LOC. beaten on soles: denies. electricity: denies
1005 exam. R shoulder: abduction 80 deg (norm 180), winging of R scapula. L shoulder 140. -> long thoracic nerve, R. typical after suspension w/ arms behind. HIGHLY CONSISTENT
1020 elbows: band of thin pale skin, 2 cm wide, both, just above elbow. HIGHLY CONSISTENT w/ cord
1030 L forearm: 7 round scars 8-9 mm, rim dark, center pale. TYPICAL OF cigarette burns. he counted 5, I count 7
1040 L shin: 6 x 1.5 cm scar, irregular. CONSISTENT w/ blow, but football would do too, he played
1045 R knee: 3 cm linear. he says bicycle at age 10. not related
1050 sleep 3-4 hrs, wakes to door noise. did no psych testing, not my field
1110 photos not allowed by facility. body diagram made, 2 pages
1120 end
missing: no x-ray, no EMG - would want EMG of serratus, asked facility 5 Oct, no answer yet. would change my mind on the nerve if EMG normal
overall: HIGHLY CONSISTENT, winging + bands + burns together are hard to get any other way. can't date scars closer than "more than a yr"
rec: orthopedic + physio now, winging may be permanent after 4 yrs`,
      ),
      s(
        'E2',
        'extra_expert',
        'CV Petrossian',
        `Emergency physician, Mesa Grande Hospital, 2011-present
Volunteer, regional asylum clinic, 2013-present
Publications: "Scapular winging after suspension: 19 cases," Journal of Forensic Care, 2021 (first author)`,
      ),
    ],
    needed: [
      'Lorena Bautista-Finch',
      'October 3, 2026',
      'two hours and ten minutes|2 hours 10 minutes|two hours and 10 minutes|2 hours and 10 minutes|130 minutes',
      'Chadian Arabic',
      'pro bono|free of charge|without a fee|no fee',
      '83 forensic examinations|83 + examinations',
      'Istanbul Protocol',
      'Mesa Grande Hospital',
      'Scapular winging after suspension',
      'Abéché',
      'October 20, 2022',
      'Koro Toro + three days',
      'arbatachar',
      'August 14, 2023',
      'June 6, 2026',
      'limited abduction',
      'ibuprofen',
      'long thoracic nerve',
      '80 degrees',
      '140',
      'highly consistent',
      'two centimeters|2 cm|2 centimeters',
      'typical of',
      'he counted 5|he counted five|counted five',
      'football',
      'bicycle',
      'denies|denied',
      'no psychological testing|no psych testing',
      'body diagram',
      'not allowed',
      'no x-ray|no X-ray',
      'EMG',
      'October 5',
      'more than a year',
      'physio',
    ],
    absent: [
      '0910',
      '1005',
      'abt',
      'w/',
      'LOC.',
      '->',
      'independent',
      'I treated',
      'credib',
      'HIGHLY',
      '4471, signed',
      'can’t',
    ],
  },
]
