import type { SourceText } from '#domain/drafting/tool.ts'
import type { HastyLetter } from './hasty-letters.data.ts'

const s = (id: string, kind: SourceText['kind'], title: string, text: string): SourceText => ({ id, kind, title, text })

/** Fictional letters of six callings, among them some who examine nobody: written whole, then read. */
export const callingLetters: readonly HastyLetter[] = [
  {
    name: 'a psychologist on a mother, scores in a table, a Spanish saying, I-601A',
    client: { first_name: 'Ismael', last_name: 'Carranza Lugo', country_of_citizenship: 'El Salvador', gender: 'male' },
    spouse: {},
    answers: {
      case_type: 'I-601A, psychological evaluation of the applicant’s mother (LPR), qualifying relative',
      additional_client_docs: ['C1'],
      expert_id: 'E0',
      additional_expert_docs: ['E1', 'E2'],
      expert_client_relation:
        'Evaluated his mother Rosa Delia Lugo (72) on 8/4/2026 and 8/18/2026, 2 hours each, in Spanish, in person. No prior relationship to anyone in the family. Flat fee $1,400 paid by a daughter, not tied to result. She spoke with Ismael once by phone, 25 min.',
      additional_prompt:
        'USCIS. Focus on separation, he is her caretaker. Relocation to Usulután: she left in 1989 after her brother was killed. No legal conclusions.',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Letter of Dr. Anand, cardiologist',
        `Ridgeline Cardiology Associates
September 1, 2026
To whom it may concern: Ms. Rosa D. Lugo, born 3/2/1954, is under my care since 2017 for congestive heart failure (EF 30%) and atrial fibrillation. She takes nine medicines a day. She was hospitalized on February 11, 2026 for six days after she took a double dose of digoxin by mistake. Since then her son Ismael fills her pill box and there has been no further error. She should not live at a place more than 30 minutes from a hospital with cardiology.
Sunil Anand, MD`,
      ),
      s(
        'E0',
        'expert',
        'Dr. Beatriz Olmos-Keller',
        'Licensed psychologist, Nevada PY0611, private practice in Reno since 2009. Psy.D. Sierra Institute of Professional Psychology 2004. Bilingual. Approx. 180 immigration evaluations. drolmos@okpsych.example',
      ),
      s(
        'E1',
        'extra_expert',
        'Report draft Lugo',
        `REASON FOR REFERRAL
Ms. Lugo was referred by counsel for her son to describe her psychological state and what the refusal of his waiver would mean to her.

BACKGROUND
Ms. Lugo grew up outside Usulután. In 1989 her brother Efraín was taken from the house by armed men and found dead four days later. She identified him by his belt. She left that winter with two children. She has not been back and she does not watch news from there. She worked as a hotel housekeeper for 22 years. Her husband died in 2019.

PRESENT STATE
She was dressed with care and cried twice, both times when speaking of Efraín. Her sleep is four to five hours. She wakes at sounds and checks whether Ismael is breathing. She said: "Si se lo llevan a él, a mí me entierran" (if they take him, they will bury me). She denied any plan to harm herself. Attention was fair, recall of three words two of three after five minutes.

DIAGNOSIS
Major depressive disorder, recurrent, moderate (F33.1). Posttraumatic stress disorder (F43.10). I considered a neurocognitive disorder and cannot rule it out; she needs a workup by a neurologist.

SEPARATION
Ismael lives with her, drives her to appointments (31 in the last twelve months by the calendar she showed me), fills the pill box and sleeps in the next room. Her daughter in Boise has three children and visits at Christmas. In my opinion the loss of her son would more likely than not bring on a severe depressive episode, and with it a risk that she stops taking her medicines, as she did for two weeks after her husband's death.

RELOCATION
She told me she would go with him "to die there". In Usulután she would live at the place of the trauma. Avoidance is what holds her together. I would expect the PTSD, now of moderate severity, to become severe within weeks.

LIMITS
I saw her twice. I gave no memory battery. I did not see her medical chart, only Dr. Anand's letter. What she told me of 1989 I cannot verify, but her reactions fit it.

My opinion would change if another adult moved in who can manage the medicines.`,
      ),
      s(
        'E2',
        'extra_expert',
        'Scores RDL',
        `Test	8/4/2026	8/18/2026	Range
PHQ-9	17	18	moderately severe
PCL-5	46	-	cut-off 31-33
GDS-15 (Spanish)	11	-	10+ = almost always depression
MoCA	21/30	-	below 26 = further testing`,
      ),
    ],
    needed: [
      'PY0611',
      'Sierra Institute',
      '180',
      'August 4, 2026 + August 18, 2026',
      '$1,400',
      'Efraín + four days',
      'belt',
      'has not been back',
      '22 years',
      'died in 2019',
      'four to five hours',
      'Si se lo llevan a él, a mí me entierran + they will bury me',
      'two of three after five minutes',
      'F33.1',
      'F43.10',
      'cannot rule it out',
      '31 in the last twelve months',
      'Boise',
      'severe depressive episode + stops taking her medicines',
      'to die there',
      'Avoidance is what holds',
      'severe within weeks',
      'saw her twice|saw Ms. Lugo twice',
      'no memory battery',
      'cannot verify',
      'another adult moved in',
      '17 + 18',
      '46 + 31',
      'GDS-15',
      '21/30',
      'double dose of digoxin',
      'nine medicines',
      '30 minutes',
      'once by phone',
    ],
    absent: ['RDL', 'REASON FOR', 'treated Ms', 'independent', 'Mr. Lugo', '8/4'],
  },
  {
    name: 'an anthropologist’s e-mail on gay men in Senegal, French and Wolof words inside',
    client: { first_name: 'Mamadou Lamine', last_name: 'Diatta', country_of_citizenship: 'Senegal', gender: 'male' },
    answers: {
      case_type: 'Asylum (defensive), country conditions expert Senegal, LGBT',
      additional_client_docs: ['C1', 'C2'],
      expert_id: 'E0',
      additional_expert_docs: ['E1'],
      expert_client_relation: 'Never met, read the declaration. $2,000 flat.',
      additional_prompt:
        'IJ Brennan, Philadelphia. Law, police, family, relocation to Ziguinchor or The Gambia?? Please not the story about the cemetery in Kaolack by name.',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Declaration Diatta',
        `DECLARATION
I, Mamadou Lamine Diatta, state:
1. I was born on 5 April 1996 in Pikine, near Dakar.
2. In August 2022 my cousin found messages on my phone from my partner Ibou. He showed them to my uncle, who is an imam.
3. On September 2, 2022 about fifteen young men came to our house. They dragged me to the street and beat me with belts. A neighbor filmed it. The film was shared on WhatsApp in the whole quarter.
4. The police came and took me, not them. At the police station of Pikine they asked me for the names of others and kept me three nights. My mother paid 150,000 francs.
5. I went to Ziguinchor to a school friend. After seven weeks somebody there had the film. I left for Brazil on December 1, 2022.`,
      ),
      s(
        'C2',
        'extra_client',
        'Police receipt',
        'Commissariat de Pikine. Reçu no. 0418. Reçu de Mme Aïssatou Diatta la somme de 150.000 F CFA. Le 5/9/2022. [translation: Police station of Pikine. Receipt no. 0418. Received of Mrs. Aïssatou Diatta the sum of 150,000 CFA francs. September 5, 2022.]',
      ),
      s(
        'E0',
        'expert',
        'Prof. Solveig Marchetti',
        'Associate professor of anthropology, Penobscot College (Maine) since 2016. PhD Laurier-Hudson University 2010, thesis on masculinity in Dakar. 4 years of fieldwork in Senegal. French, Wolof.',
      ),
      s(
        'E1',
        'extra_expert',
        'RE: questions Diatta',
        `From: Solveig Marchetti
To: Tom Adeyinka
Date: Nov 3, 2026
Subject: RE: questions Diatta

Hi Tom, sorry this took so long, I'm just back from the field and the internet was what it was. Inline-ish:

The law is article 319 of the penal code: one to five years for "acte impudique ou contre nature avec un individu de son sexe" (an indecent or unnatural act with a person of one's own sex). A bill to double it has been before the National Assembly since 2022 and wasn't passed as of last week. People are charged on messages and on denunciation, you don't need to be caught. I counted 61 prosecutions in the Dakar press between 2015 and 2024, in 44 there was a conviction.

What the law doesn't show is the film. Since about 2016 denunciation goes by WhatsApp. Once there's a film the man is what they call goor-jigéen (man-woman) and it never goes away. Of the 29 men I've followed since 2012, eleven were filmed. Nine of those eleven had to leave the town where they lived, five left the country. One hanged himself.

Family: the uncle being an imam makes it a lot worse, he has to show he's clean. I've seen two cases where the uncle himself called the young men. I've no information about this uncle.

Police don't protect. They arrest the victim, as in the declaration; in six of my eleven cases that's what happened, and in all six somebody paid. The receipt surprised me. I've only seen one other like it, and I can't say if it's genuine. Normally there's no paper.

Ziguinchor is the Casamance, more Catholics and Diola there and people say it's softer. I thought so myself until 2019. But phones are the same. The time it took (7 weeks) is about what I'd expect. The Gambia has its own law, up to life for "aggravated homosexuality", I'm not a specialist on it.

Against us: there are older men in Dakar, well-off, discreet, who live quietly for decades. I know four. None of them was ever filmed. And there's an organization for HIV prevention which the ministry tolerates.

So my view in one sentence: a man who was outed by a film in his own quarter can't live in Senegal without a serious risk of being beaten or jailed, and no one will protect him.

I testified 3x, all in 2023-2025, all by video, that's fine for me again. The cemetery in Kaolack (you know the one, October 2023, they dug up the body and burned it) shows what I mean, use it w/o the town.

Bises,
Solveig`,
      ),
    ],
    needed: [
      'Penobscot College + 2016',
      'Laurier-Hudson',
      'four years of fieldwork|4 years of fieldwork',
      'French + Wolof',
      'never met',
      '$2,000',
      'article 319 + one to five years',
      'acte impudique + an indecent or unnatural act',
      'bill + National Assembly + 2022',
      '61 prosecutions + 2024 + 44',
      'goor-jigéen + man-woman',
      '29 men + 2012 + eleven were filmed',
      'Nine of those eleven + five left the country',
      'hanged himself',
      'uncle + imam',
      'two cases',
      'no information about this uncle',
      'six of my eleven cases + somebody paid',
      'cannot say if it is genuine',
      'Casamance + softer',
      'until 2019',
      'about what I would expect',
      'aggravated homosexuality + not a specialist',
      'older men in Dakar + I know four',
      'None of them was ever filmed',
      'HIV prevention',
      'a man who was outed by a film in his own quarter cannot live in Senegal',
      'dug up the body',
      'three times|three',
      'fifteen young men',
      '150,000',
    ],
    absent: [
      'Kaolack',
      'Bises',
      'Hi Tom',
      'sorry',
      'internet',
      'Inline',
      'Against us',
      'you know',
      'you don',
      'us:',
      'w/o',
      'independent',
    ],
  },
  {
    name: 'an emergency physician dictates on knife wounds, U visa',
    client: {
      first_name: 'Thuy',
      middle_name: 'Ngoc',
      last_name: 'Pham-Delgado',
      country_of_citizenship: 'Vietnam',
      gender: 'female',
    },
    answers: {
      case_type: 'U visa - physician letter on injuries (felonious assault)',
      additional_client_docs: ['C1'],
      expert_id: 'E0',
      additional_expert_docs: ['E1'],
      expert_client_relation:
        'Treated her in the ER the night of the assault and saw her again in his follow up clinic twice. No payment for the letter.',
      additional_prompt: 'Substantial physical abuse. I-918. Do not mention the sister-in-law.',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Police report 25-118834',
        `TULSA METRO POLICE - INCIDENT 25-118834
Date 05/09/2025 2140 hrs. Nail salon, 4400 block of E 31st.
V1 Pham-Delgado, Thuy, F, 34. Susp entered, demanded cash, V1 refused, susp struck V1 w/ box cutter to face, forearm, hand. Susp fled on foot. EMS to St. Aldhelm. Arrest made 05/12/2025, susp Kyle R. Danforth, charged with robbery and assault with a dangerous weapon.`,
      ),
      s(
        'E0',
        'expert',
        'Dr. Emmanuel Okorie',
        'Attending emergency physician, St. Aldhelm Medical Center, Tulsa, since 2012; MD Great Plains College of Medicine 2005; residency in emergency medicine 2009; board certified 2010; Oklahoma license 24417.',
      ),
      s(
        'E1',
        'extra_expert',
        'voice memo okorie transcribed',
        `Hey this is Emmanuel Okorie over at St. Aldhelm, um, calling about the letter for Ms. Pham, sorry, Pham-Delgado, P H A M. So, uh, she came in by ambulance on May 9, 2025, around ten at night. She had three lacerations. One, left cheek, eight centimeters, from the ear to the corner of the mouth, down to the muscle. Two, left forearm, twelve centimeters, that's a typical defense wound. Three, the left hand, the palm, the tendon of the ring finger was cut, the flexor tendon. I closed the face with 31 stitches myself, and plastics, that was Dr. Wexler, repaired the tendon the next morning. She lost about, let me look, the hemoglobin went from 13.1 to 9.8. No transfusion. She stayed two nights. I saw her on May 23 and then again August 15. On August 15 the scar was raised and red, she can't smile on the left side, that's the buccal branch of the facial nerve, and in my opinion that's permanent. The ring finger bends to 40 degrees, normal is 90. She told me she can't hold the file, the nail file, and that she's doing half the customers she used to. She also said she keeps the door locked all day and, uh, she jumps when somebody comes in, I sent her to behavioral health, I don't know if she went. I'm not a psychiatrist. Oh and the wounds, would they fit a box cutter, yes, the edges were clean and straight, that's a sharp blade. Highly consistent. I can't tell you who did it obviously. If the palm cut was a centimeter deeper she would've lost the finger. Scratch that last one, I can't really prove that. She'll need a scar revision, I'd say nine to twelve thousand dollars, and hand therapy for another six months. Okay, that's all I got, call my cell if you need more, bye.`,
      ),
    ],
    needed: [
      'St. Aldhelm + 2012',
      'Great Plains College of Medicine',
      '24417',
      'board certified|Board-certified|certified',
      'May 9, 2025',
      'three lacerations',
      'eight centimeters + corner of the mouth',
      'twelve centimeters + defense wound',
      'flexor tendon|tendon of the ring finger',
      '31 stitches',
      'Dr. Wexler + tendon',
      '13.1 to 9.8',
      'two nights',
      'May 23',
      'August 15',
      'cannot smile + facial nerve + permanent',
      '40 degrees + 90',
      'nail file|cannot hold the file',
      'half the customers',
      'door locked',
      'behavioral health',
      'not a psychiatrist',
      'clean and straight',
      'highly consistent|Highly consistent',
      'who did it',
      'scar revision + nine to twelve thousand dollars|scar revision + $9,000',
      'six months',
      'no payment',
    ],
    absent: [
      'um,',
      'uh',
      'P H A M',
      'let me look',
      'Scratch that',
      'lost the finger',
      'Hey',
      'bye',
      'my cell',
      'sister-in-law',
      'obviously',
      'that’s all',
      'independent',
      'V1',
      'asylum',
    ],
  },
  {
    name: 'a document examiner on a summons and a signature, asylum',
    client: { first_name: 'Gor', last_name: 'Hakobyan', country_of_citizenship: 'Armenia', gender: 'male' },
    answers: {
      case_type: 'asylum, forensic document examiner (summons and party card)',
      additional_client_docs: ['C1', 'C2'],
      expert_id: 'E0',
      additional_expert_docs: ['E1', 'E2'],
      expert_client_relation: 'None. Got the originals from us by courier on 9/29/26. Paid $175/h, 11.5 hours.',
      additional_prompt:
        'Judge Castellano, Los Angeles. DHS says the summons is fake because of the stamp. Opinion only on authenticity of the two papers and the signature of investigator Sargsyan.',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Summons (translation)',
        `SUMMONS No. 77/3
Police Department of Shengavit, Yerevan
To: Gor Hakobyan. You are to appear on April 16, 2024 at 10:00 as a suspect under Article 330 of the Criminal Code.
Investigator: A. Sargsyan (signature). Round stamp.`,
      ),
      s(
        'C2',
        'extra_client',
        'DHS Lab report',
        `DHS FORENSIC LABORATORY, report of July 2, 2026. Item Q1, summons. Findings: produced by inkjet printing. Stamp impression: produced by inkjet printing. No genuine exemplar on file for comparison. Conclusion: Inconclusive as to authenticity; the mode of production of the stamp is noted as an irregularity.`,
      ),
      s(
        'E0',
        'expert',
        'Wendell Tasker',
        'Forensic document examiner, Tasker & Roe Document Laboratory, Sacramento, since 2003. Before: questioned documents section, state crime laboratory 1991-2003. B.S. chemistry, Humboldt Coast University 1989. Certified by the Western Board of Document Examiners 1996. Court testimony 140 times.',
      ),
      s(
        'E1',
        'extra_expert',
        'Worksheet Q1 Q2',
        `WORKSHEET - Hakobyan - rec'd 9/29/26, exam 10/5 and 10/6/26
Q1 summons, 1 sheet A4, 80 g office paper, no watermark, no OBA difference to K-sheets
Q2 party card, laminated, 54 x 86 mm
K1-K6 six summonses of the same department, 2023-2024, originals, from the archive of attorney N. Petrosyan, Yerevan
Instruments: stereo microscope 6-50x, VSC (UV, IR), ESDA
Q1 text: inkjet, 3 color. K1-K6 text: laser on K1, K2; inkjet on K3-K6
Q1 stamp: inkjet. K3, K4, K6 stamp also inkjet; K1, K2, K5 wet ink
Q1 stamp design: 38 mm, matches K3, K4, K6 in all 14 points compared
Q1 signature: blue ballpoint, original, fluent, no hesitation, no tremor, no indentation from tracing (ESDA neg.)
Signature vs K1-K6 (same investigator on K2, K3, K6): agree in slant, proportion, initial stroke, terminal hook; one difference, the terminal hook of Q1 is open, K3 open, K2 and K6 closed -> within natural variation
Q2: date of issue overprinted; under IR the year reads 2021 over an earlier 2019. ink differs
Not done: ink dating. No originals of party cards for comparison.`,
      ),
      s(
        'E2',
        'extra_expert',
        'Opinion by phone 10-8-26 (TA notes)',
        `He will say:
- Q1: DHS is right that the stamp is inkjet and wrong that it means anything. Three of six genuine ones have the same. So that is no irregularity for that department in 2024.
- "It is my opinion that the signature on Q1 was probably written by the writer of the signatures on K2, K3 and K6" - probably is the third step of his nine step scale, do not make it stronger
- Q2: he cannot support it. The year was altered. Who and when he can't tell. Maybe the issuer corrected it. He will not leave this out.
- if the K sheets turned out not to be genuine his opinion on Q1 falls
- he reads no Armenian, used the translation`,
      ),
    ],
    needed: [
      'Tasker & Roe + 2003',
      'state crime laboratory',
      'Humboldt Coast University',
      'Western Board of Document Examiners',
      '140 times',
      'September 29, 2026',
      '$175 an hour',
      'six summonses + Petrosyan',
      'stereo microscope + ESDA',
      'laser on K1, K2',
      'wet ink',
      '38 mm + 14 points',
      'blue ballpoint + no hesitation',
      'slant + terminal hook',
      'natural variation',
      '2021 over an earlier 2019',
      'no ink dating|not done: ink dating|did not do ink dating|ink dating',
      'Three of six',
      'probably written by the writer',
      'nine',
      'cannot support|cannot support it',
      'Who + when',
      'issuer corrected',
      'not to be genuine',
      'no Armenian',
      'Inconclusive',
      'Article 330',
    ],
    absent: [
      'examination of Mr. Hakobyan',
      'evaluated',
      'treated',
      'diagnos',
      'TA notes',
      'He will say',
      'do not make it',
      '->',
      'clinical',
      'Clinical',
    ],
  },
  {
    name: 'a professor on a specialty occupation, points and an hours table, H-1B',
    client: { first_name: 'Priyanka', last_name: 'Balasubramanian', country_of_citizenship: 'India', gender: 'female' },
    answers: {
      case_type: 'H-1B specialty occupation expert opinion (RFE)',
      client_cv_id: 'V1',
      additional_client_docs: ['C1', 'C2'],
      expert_id: 'E0',
      additional_expert_docs: ['E1'],
      expert_client_relation:
        'No relationship. Interviewed her supervisor at the petitioner for 50 minutes on October 2, 2026, never spoke with her. Fee of $1,250 paid by the petitioner.',
      additional_prompt:
        'Petitioner: Brightwater Cold Logistics Inc. Position: Supply Chain Analyst. USCIS California Service Center. Question: does the job normally need a bachelor in a directly related specific specialty?',
    },
    sources: [
      s(
        'V1',
        'client_cv',
        'Resume P. Balasubramanian',
        `Priyanka Balasubramanian
M.S. Supply Chain Engineering, Corliss State University, 2024
B.E. Industrial Engineering, Kaveri College of Engineering, Coimbatore, 2020
Operations Associate, Brightwater Cold Logistics (OPT), July 2024 - present
Trainee, Southern Freight Lines, Chennai, 2020-2022`,
      ),
      s(
        'C1',
        'extra_client',
        'Support letter Brightwater',
        `Brightwater Cold Logistics Inc. ships vaccines and frozen food from nine warehouses in four states. It has 212 employees. In 2025 revenue was $48 million. The Supply Chain Analyst builds the demand forecast for 1,900 products, designs the routes of 61 refrigerated trucks and validates temperature data for the state pharmacy boards. All four persons who held the position since 2017 had a degree in industrial engineering, supply chain management or operations research.`,
      ),
      s(
        'C2',
        'extra_client',
        'RFE',
        `The evidence does not establish that the position of Supply Chain Analyst requires a bachelor's degree in a specific specialty. The Occupational Outlook Handbook states that a bachelor's degree is typically required for logisticians, but an associate's degree may be sufficient.`,
      ),
      s(
        'E0',
        'expert',
        'Prof. Harlan Dubicki',
        'Professor of Operations Management, Tolliver Business School, University of Eastmoor, since 2006. Ph.D. Operations Research, Northgate Tech, 1998. Chair of the curriculum committee. 54 articles.',
      ),
      s(
        'E1',
        'extra_expert',
        'Dubicki points',
        `Duties and time (from the supervisor, Ms. Carla Whitcomb):
Duty | Share | What it needs
Demand forecasting | 35% | time series, regression (3rd year)
Route and fleet optimization | 30% | linear and integer programming (3rd-4th year)
Temperature validation | 20% | statistical process control, 21 CFR 211 knowledge
Reports and meetings | 15% | -

My points
1. The OOH covers all logisticians. It lumps dispatchers with people who do optimization. This job is the second kind.
2. Forecasting with 1,900 products: you can't do it with an associate's degree, integer programming is not taught there. I looked at the catalogs of 22 community colleges in 2025 for our transfer agreement and none had it.
3. Of our last three classes, 118 graduates in supply chain, 37 took a job w/ the title supply chain analyst. All employers asked for a degree in SCM, IE or OR. I have this from our placement office.
4. Exceptions: I know two analysts with a math degree. Math is fine too I'd say, it's closely related. Business administration without quantitative courses isn't.
5. 15% reports and meetings anybody could do.
6. I have not visited the warehouses. I didn't see her transcripts so I say nothing about her.
My conclusion: the job as described normally requires at least a bachelor's degree in supply chain, industrial engineering, operations research or a closely related quantitative field.
If the share of optimization work were under a fifth I'd think differently.`,
      ),
    ],
    needed: [
      'Tolliver Business School + 2006',
      'Northgate Tech',
      'curriculum committee',
      '54 articles',
      'Carla Whitcomb|supervisor + 50 minutes',
      'October 2, 2026',
      '$1,250',
      'Demand forecasting + 35',
      '30 percent|30%',
      'tatistical process control',
      'all logisticians',
      '1,900 products + associate’s degree',
      '22 community colleges + none had it',
      '118 graduates + 37',
      'placement office',
      'two analysts with a math degree',
      'Business administration',
      '15',
      'have not visited the warehouses',
      'did not see',
      'normally requires at least a bachelor’s degree in supply chain',
      'under a fifth',
      '61 refrigerated trucks',
      'All four persons|four persons',
      '$48 million',
      'Corliss State University',
    ],
    absent: ['Dubicki points', 'My points', ' | ', 'you can', 'w/', 'independent', 'extraordinary'],
  },
  {
    name: 'a pastor on a convert from Iran, one-line answers',
    client: { first_name: 'Shirin', last_name: 'Vaziri', country_of_citizenship: 'Iran', gender: 'female' },
    answers: {
      case_type: 'Asylum, letter of pastor about conversion',
      additional_client_docs: [],
      expert_id: 'E0',
      additional_expert_docs: [],
      expert_client_relation:
        'Her pastor since January 2024. Baptized her on April 20, 2025. She comes to the Farsi Bible group every Thursday and sings in the choir. No payment.',
      additional_prompt:
        'He should say that he is sure her faith is sincere: she asked hard questions for a year before baptism, and her mother stopped talking to her.',
    },
    sources: [s('E0', 'expert', 'Rev. Douglas Amundson', 'Pastor, Prairie Road Lutheran Church, Fargo, since 2011.')],
    needed: [
      'Prairie Road Lutheran Church + 2011',
      'January 2024',
      'April 20, 2025',
      'Farsi Bible group every Thursday',
      'choir',
      'no payment',
      'sincere',
      'hard questions for a year',
      'mother',
    ],
    absent: ['He should', 'country conditions', 'Country conditions', 'independent', 'Mr. Vaziri'],
  },
]
