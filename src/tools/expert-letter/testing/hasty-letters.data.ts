import type { SourceText } from '#domain/drafting/tool.ts'

const s = (id: string, kind: SourceText['kind'], title: string, text: string): SourceText => ({ id, kind, title, text })

/** A fictional letter from papers as offices and experts send them: mails, charts, notes. Each fact is words of one paragraph. */
export type HastyLetter = {
  readonly name: string
  readonly client: Readonly<Record<string, string>>
  readonly spouse?: Readonly<Record<string, string>>
  readonly answers: Readonly<Record<string, string | string[]>>
  readonly sources: readonly SourceText[]
  /** `a + b` in one paragraph, `a|b` either. */
  readonly needed: readonly string[]
  readonly absent: readonly string[]
  /** What only the expert can say. */
  readonly gaps?: readonly string[]
}

export const hastyLetters: readonly HastyLetter[] = [
  {
    name: 'country conditions, an expert on transport and gangs',
    client: {
      first_name: 'Wilmer Josué',
      last_name: 'Paz Interiano',
      country_of_citizenship: 'Honduras',
      country_of_birth: 'Honduras',
      gender: 'male',
      a_number: '240-555-118',
    },
    answers: {
      case_type: 'Asylum / withholding / CAT – country conditions expert (immigration court)',
      additional_client_docs: ['D1', 'D2', 'D3'],
      expert_id: 'X0',
      additional_expert_docs: ['X1', 'X2'],
      expert_client_relation:
        'no relationship, never met. read his declaration + police complaint. fee 2200 flat, doesnt depend on outcome',
      additional_prompt:
        'Address to IJ Marisol Quintero, Houston Immigration Court. Cover: extortion of transport coops, police protection, relocation (he tried Choluteca for 2 months), deportees. Pls incl. the new 2025 anti-extortion unit as contrary evidence. Keep short.',
    },
    sources: [
      s(
        'D1',
        'extra_client',
        'Declaration of Wilmer Paz',
        `DECLARATION OF WILMER JOSUE PAZ INTERIANO
1. I am 34 years old and a citizen of Honduras. I was treasurer of the bus cooperative COTRASUL in San Pedro Sula from June 2019 until I fled.
2. In January 2024 men of Mara 18 came to the office and asked for 15,000 lempiras a week from the cooperative. We paid for five months.
3. On June 11, 2024 the members voted to stop paying. I signed the letter to the members because I was treasurer.
4. On June 27, 2024 our driver Elmer Zelaya was shot dead at the Chamelecon terminal. A note on the windshield said "el tesorero sigue".
5. I filed a complaint at the police post in Chamelecon on July 1, 2024. The officer said it was better to pay. Nobody called me.
Page 1 of 2
6. On July 19, 2024 two men on a motorcycle followed me home and fired three shots at the gate.
7. I went to my aunt in Choluteca on July 22, 2024 and stayed there until September 25, 2024. In September a man I did not know asked my aunt for "the treasurer from San Pedro".
8. I left Honduras on September 28, 2024.
Page 2 of 2`,
      ),
      s(
        'D2',
        'extra_client',
        'denuncia policial (translated)',
        `Translation from Spanish
NATIONAL POLICE OF HONDURAS - Post Chamelecon - Complaint 0412-2024
Date: 01/07/2024. Complainant: Wilmer Josue Paz Interiano, identity no. 0501-1992-00000.
States that unknown persons who say they are of the 18 demand money from the cooperative and that a driver was killed on 27/06/2024.
Action: referred to the investigation unit. No further entries.`,
      ),
      s(
        'D3',
        'extra_client',
        'Observatorio de Transporte annual report 2025 (excerpt)',
        `OBSERVATORY OF PUBLIC TRANSPORT - ANNUAL REPORT 2025 (excerpt)
In 2024 the Observatory registered 214 killings of transport workers in Honduras. 151 of them were drivers and fare collectors; 23 were officers of cooperatives (presidents, treasurers, secretaries).
Of the 214 cases the Public Prosecutor had brought charges in 19 by June 2025. There were convictions in four.
Page 7
Cooperatives that announced a stop of payment were attacked within 60 days in 31 of 40 cases studied.
The gangs exchange lists of officers of cooperatives between cities. In 11 cases an officer who moved to another department was found there.
Page 8
In March 2025 the government opened a new Anti-Extortion Directorate (DIPAMPCO) with 480 officers. Complaints rose by 22 percent, and 610 persons were arrested in its first eight months. The Observatory notes that the killings fell from 214 in 2024 to 187 in 2025.
Page 9`,
      ),
      s(
        'X0',
        'expert',
        'Dr. Teresa Valladares-Kim',
        'assoc prof of anthropology, Univ. of Northern Piedmont. PhD 2009. 16 yrs research on gangs + transport in Honduras. testified 11x. contact tvk@npiedmont.example',
      ),
      s(
        'X1',
        'extra_expert',
        'CV Valladares-Kim',
        `TERESA VALLADARES-KIM
Education
Ph.D., Anthropology, University of Carrick, 2009
M.A., Latin American Studies, Tulane Gate University, 2004
Positions
Associate Professor of Anthropology, University of Northern Piedmont, 2016 - present
Assistant Professor, same, 2010-2016
Fieldwork
Honduras: 14 research trips between 2008 and 2024 (San Pedro Sula, Choloma, Tegucigalpa)
Publications
Riding Tax: Extortion and the Bus in Urban Honduras (Northern Piedmont Press, 2018)
"Treasurers and targets", Journal of Central American Studies 12 (2022)
Expert testimony: 11 immigration court cases since 2014`,
      ),
      s(
        'X2',
        'extra_expert',
        'notes from call w/ expert',
        `Notes, call 11/3/26 w Dr V-K
In my opinion officers of a cooperative that has refused to pay are at higher risk than drivers, because the refusal carries their signature.
In my own fieldwork in 2022 and 2024 I interviewed 37 officers of cooperatives; 29 of them had been threatened by name.
I do not think that moving to Choluteca helps: the 18 has a clique there and gets the lists.
the new directorate is real but mostly works in the capital; i have seen no case where it protected a witness in chamelecon
Deportees are received at La Lima, 15 minutes from Chamelecon; the gangs watch the buses that leave the center.
I have not interviewed Mr. Paz. I don't give an opinion on whether he tells the truth.
She can testify by video.`,
      ),
    ],
    needed: [
      '15,000 lempiras',
      'June 11, 2024',
      'June 27, 2024 + Elmer Zelaya',
      'July 1, 2024',
      'July 19, 2024 + three shots',
      'September 25, 2024',
      '214',
      '23',
      'charges in 19|19',
      'convictions in four|four convictions',
      '31 of 40|31 of the 40',
      'In 11 cases|11 cases',
      '480 officers',
      '610',
      '187',
      '37 officers',
      '29 of them',
      'Ph.D.',
      '2009',
      '14 research trips|14 research visits',
      'Riding Tax',
      '$2,200',
      'Quintero',
      'La Lima',
      'Choluteca',
      'higher risk',
      'video',
      '77.5 percent|78 percent',
      '8.9 percent|9 percent',
    ],
    absent: ['independent', 'doesnt', 'Pls', '01/07/2024'],
  },
  {
    name: 'a treating psychologist for an asylum officer',
    client: { first_name: 'Mariam', last_name: 'Habtegebriel', country_of_citizenship: 'Eritrea', gender: 'female' },
    answers: {
      case_type: 'Asylum – psychological letter from treating therapist',
      additional_client_docs: ['D1'],
      expert_id: 'X0',
      additional_expert_docs: ['X1', 'X2'],
      expert_client_relation:
        'treating psychologist since 02/2025, 31 sessions so far, weekly then biweekly, Tigrinya interpreter by phone. No fee for letter (clinic is free).',
      additional_prompt:
        'USCIS asylum office Arlington. one year deadline is the main issue - she filed 14 months after entry. Dr. says avoidance explains it.',
    },
    sources: [
      s(
        'D1',
        'extra_client',
        'intake record Bridgewell clinic',
        `BRIDGEWELL SURVIVORS CLINIC   INTAKE
Client: M. Habtegebriel   DOB 3/4/1996
Date of intake: 02/11/2025   Referred by: Catholic Services
Presenting: nightmares 5-6 nights/wk, avoids uniforms, startle, weight loss 9 kg since arrival, headaches.
PCL-5: 61   PHQ-9: 19   Hx: national service, detained 7 mos. in container prison 2021-22, beaten on soles of feet, forced to watch.
No prior tx. No substance use. Denies current SI; passive ideation in Dec 2024.`,
      ),
      s(
        'X0',
        'expert',
        'Hanne Brekke-Okafor, Psy.D.',
        'Licensed psychologist (VA 0810009999), Bridgewell Survivors Clinic, Falls Church',
      ),
      s(
        'X1',
        'extra_expert',
        'CV',
        `Hanne Brekke-Okafor, Psy.D.
Licensed Clinical Psychologist, Virginia, since 2013
Psy.D., Clinical Psychology, Linden School of Professional Psychology, 2011
B.A. Psychology, Oakmont College 2005
Clinical Director, Bridgewell Survivors Clinic, 2017 - present
Staff psychologist, County Mental Health Center, 2012-2017
Trained in Istanbul Protocol documentation (2016). Over 140 survivors of torture evaluated or treated.`,
      ),
      s(
        'X2',
        'extra_expert',
        'progress summary',
        `PROGRESS SUMMARY for attorney - 10/28/2026
I have treated Ms. Habtegebriel since February 11, 2025. I have seen her in 31 sessions of 50 minutes, weekly until October 2025 and every second week since. A Tigrinya interpreter took part by telephone.
She meets the criteria for posttraumatic stress disorder, chronic, and for major depressive disorder, moderate.
PCL-5 61 at intake, 48 in October 2025, 39 in October 2026. PHQ-9: 19, 14, 11.
She told me of the container only in the ninth session. Before that she left the room twice when I asked about the prison.
Avoidance is a core symptom of the disorder. In my opinion it explains why she did not speak of the detention to anyone, a lawyer included, in her first year here.
She also forgot two appointments with the legal clinic in November 2024, which fits the poor concentration that I see.
She has responded well to treatment and has not missed a session since March 2026.
I recommend that treatment goes on for at least twelve months. She takes sertraline 100 mg prescribed by Dr. Osei at the clinic.
I'm not a medical doctor and did not examine her feet.`,
      ),
    ],
    needed: [
      'February 11, 2025',
      '31 sessions',
      '50 minutes',
      'Tigrinya',
      'posttraumatic stress disorder',
      'major depressive disorder',
      '61',
      '48',
      '39',
      'ninth session',
      'Avoidance',
      'left the room twice',
      'November 2024',
      'responded well',
      'twelve months',
      'sertraline',
      'did not examine',
      'seven months|7 months',
      'Psy.D. + 2011',
      '140 survivors',
      '2013',
      'nightmares',
      '9 kg',
      'no payment|no fee',
      'Istanbul Protocol',
      'Arlington',
    ],
    absent: ['Hx', 'mos.', 'tx', 'SI', 'independent', '02/11/2025'],
  },
  {
    name: 'a physician on the illness of a wife',
    client: { first_name: 'Rogelio', last_name: 'Ibarra Montes', country_of_citizenship: 'Mexico', gender: 'male' },
    spouse: { name: 'Dawn Renee Ibarra', gender: 'female', citizenship: 'United States' },
    answers: {
      case_type: "I-601A waiver - letter from wife's nephrologist",
      additional_client_docs: ['D1', 'D2'],
      expert_id: 'X0',
      additional_expert_docs: ['X1'],
      expert_client_relation: "wife's kidney doctor since 2022. sees the husband at visits, he drives her. no charge",
      additional_prompt:
        'short letter, one page if possible. she is on dialysis 3x a week, waiting list. needs to say what happens if he is gone & if she goes to Durango',
    },
    sources: [
      s(
        'D1',
        'extra_client',
        'clinic summary Dawn Ibarra 9-2026',
        `NORTH PLATTE KIDNEY CENTER
Patient: Dawn R. Ibarra  DOB 08/14/1986
Summary of care, September 30, 2026
Dx: ESRD due to IgA nephropathy, on in-center hemodialysis since 05/2024, Mon/Wed/Fri, 4 h each. Access: left AV fistula (revised 3/2025).
Transplant: listed 11/2024 at University Medical Center, status active.
Hospitalized 2x in 2025 for volume overload after missed sessions (January 6 and February 18, 2025), when her husband worked out of state.
Since then no missed session. Husband drives her each way (38 miles) and prepares the renal diet.
Patient does not drive after dialysis because of low blood pressure.`,
      ),
      s(
        'D2',
        'extra_client',
        'letter transplant coordinator',
        `June 3, 2026
To whom it may concern:
Ms. Ibarra has been active on our list since November 12, 2024. The median wait for her blood group in our region is 4.1 years. A candidate needs a named caregiver for the first twelve weeks after transplant. Her named caregiver is her husband, Rogelio Ibarra.
A candidate who moves abroad is taken off the list.
Karen Stolz, RN, Transplant Coordinator`,
      ),
      s(
        'X0',
        'expert',
        'Samuel Adeyinka-Brandt, M.D.',
        'nephrologist, North Platte Kidney Center, board certified int med + nephrology, MD 2003',
      ),
      s(
        'X1',
        'extra_expert',
        'email from doctor',
        `From: S. Brandt
Sent: Tue, Nov 10, 2026
Happy to sign. I've been her nephrologist since March 2022 and see her about every four weeks.
If her husband is away for months I'd expect missed or shortened sessions again. Missing even one session can put fluid in her lungs; missing three can kill.
I can't say what dialysis is like in Durango, I have no knowledge of it. But she'd lose her place on the list and the team that knows her access.
I was not paid for this letter. Call me at 308-555-0150.
Sam`,
      ),
    ],
    needed: [
      'March 2022',
      'every four weeks',
      'end-stage|end stage|ESRD',
      'IgA nephropathy',
      'May 2024',
      'four hours|4 hours|4 h',
      'November 12, 2024',
      '4.1 years',
      'twelve weeks',
      'caregiver',
      'January 6 + February 18',
      '38 miles',
      'renal diet',
      'missing three|three can',
      'taken off the list',
      'no knowledge',
      'not paid|no payment',
      'low blood pressure',
      '308-555-0150',
      'nephrology|Nephrology',
    ],
    absent: ['Dx:', "I'd", "can't", 'independent', 'extreme hardship'],
  },
  {
    name: 'country conditions, a husband in the police',
    client: { first_name: 'Nadia', last_name: 'Rahimzada', country_of_citizenship: 'Tajikistan', gender: 'female' },
    answers: {
      case_type: 'Withholding / CAT country expert',
      additional_client_docs: ['D1', 'D2'],
      expert_id: 'X0',
      additional_expert_docs: ['X1', 'X2'],
      expert_client_relation:
        'Never met her. Prof. Lindqvist read her declaration and the hospital paper. He charges $175 an hour, about 9 hours so far, same whatever he concludes.',
      additional_prompt:
        'For Immigration Court, Sterling VA. Judge Amara Osei-Boyd. Focus on domestic violence by husband who is a police captain, no shelters, police dont act. Do not mention her brother.',
    },
    sources: [
      s(
        'D1',
        'extra_client',
        'Declaration - N. Rahimzada',
        `1. I was born in Kulob on May 9, 1994. I was married to Farrukh Saidov on August 2, 2015. He is a captain of the militia in Kulob.
2. He beat me from the first winter. In February 2018 he broke my left wrist with a chair.
3. I went to the militia station two times, in 2018 and on March 11, 2021. The first time the officer called my husband. The second time they wrote nothing.
4. In June 2021 I stayed with my aunt in Dushanbe for nineteen days. My husband came with two colleagues and took me back.
5. My brother owes money to a moneylender.
6. I left Tajikistan on October 30, 2022.`,
      ),
      s(
        'D2',
        'extra_client',
        'hospital paper Feb 2018 translated',
        `Kulob Central Hospital. Extract from case history. Patient: Rahimzada N. Admitted 17.02.2018. Diagnosis: closed fracture of the left radius. According to the patient she fell. Discharged 19.02.2018.`,
      ),
      s(
        'X0',
        'expert',
        'Prof. Erik Lindqvist',
        'Professor of Central Asian Studies, Hallgrim University; PhD 1999; fieldwork in Tajikistan and Kyrgyzstan since 2001',
      ),
      s(
        'X1',
        'extra_expert',
        'short bio Lindqvist',
        `Erik Lindqvist is Professor of Central Asian Studies at Hallgrim University, where he has taught since 2006. He holds a PhD in Political Science from the University of Westmark (1999). He has made 19 research trips to Tajikistan. His book The Family State appeared in 2017. He has testified in six immigration cases.`,
      ),
      s(
        'X2',
        'extra_expert',
        'draft notes EL',
        `- law of 2013 on prevention of violence in the family exists but has no criminal penalty of its own. in my view it changed little outside the capital.
- In 2023 our team interviewed 112 women in Khatlon; 74 said they never went to the militia, and of the 38 who did only 5 got a written decision.
- there are 4 shelters in the whole country, with 46 beds, none in Kulob
- A captain of the militia can find his wife through the residence registration (propiska), every move to another town must be registered within 15 days.
- I believe that a woman in her position cannot live elsewhere in Tajikistan without being found.
- on the other side: since 2021 there are 18 "women's rooms" at militia stations with trained inspectors. I visited three of them in 2022; two had no inspector.
- i know nothing of her injuries, not a doctor.`,
      ),
    ],
    needed: [
      'August 2, 2015',
      'captain',
      'February 2018',
      'wrist',
      'March 11, 2021',
      'nineteen days',
      'October 30, 2022',
      'fracture',
      '2013',
      '112 women',
      '74',
      '38',
      'only 5|only five',
      '4 shelters|four shelters',
      '46 beds',
      '15 days',
      'cannot live elsewhere',
      '18',
      'I visited three',
      'two had no inspector',
      '19 research',
      'The Family State',
      '$175',
      'Osei-Boyd',
      'nothing of her injuries|nothing of Ms. Rahimzada',
      '2006',
    ],
    absent: ['brother', 'dont', 'independent', 'propiska),  every'],
  },
  {
    name: 'a social worker evaluates a wife',
    client: { first_name: 'Bogdan', last_name: 'Melnyk', country_of_citizenship: 'Ukraine', gender: 'male' },
    spouse: { name: 'Tara Lynn Melnyk', gender: 'female', citizenship: 'United States' },
    answers: {
      case_type: 'I-601 hardship, psych eval of wife by LCSW',
      additional_client_docs: ['D1'],
      expert_id: 'X0',
      additional_expert_docs: ['X1', 'X2'],
      expert_client_relation: 'evaluated Tara 3 times (Sept 2026), not her therapist. $900 paid by family.',
      additional_prompt: 'USCIS. wife has PTSD from car accident 2023, husband drives and sits w/ her at night.',
    },
    sources: [
      s(
        'D1',
        'extra_client',
        'Letter of Dr. Voss, psychiatrist',
        `September 1, 2026
I have treated Ms. Melnyk since January 2024 for posttraumatic stress disorder after a collision on November 4, 2023. She takes venlafaxine 150 mg and prazosin. She was hospitalized for five days in May 2024 after she stopped eating. Her husband comes to every appointment.
Miriam Voss, M.D.`,
      ),
      s(
        'X0',
        'expert',
        'Rosalind Okwu, LCSW',
        'licensed clinical social worker, Oregon L-0000, private practice Portland',
      ),
      s(
        'X1',
        'extra_expert',
        'resume',
        `Rosalind Okwu, LCSW
MSW, Cascade State University, 2008
Private practice, Portland, 2014-present
Clinical social worker, Riverbend Hospital, 2008-2014`,
      ),
      s(
        'X2',
        'extra_expert',
        'evaluation notes',
        `I interviewed Tara Melnyk on September 3, 10 and 17, 2026, for five hours in all, in my office. I read the letter of Dr. Voss.
She scored 52 on the PCL-5 and 17 on the PHQ-9.
She does not ride in a car unless her husband drives. She works as a dispatcher from 6 pm to 2 am and he takes her there and back, 24 miles each way.
She told me that she wakes from nightmares four nights a week and that her husband sits with her.
My diagnosis is posttraumatic stress disorder, with panic attacks.
If he leaves, I expect her to stop working within weeks, because she cannot get to her work, and I fear a relapse such as that of May 2024.
In Ukraine she would have no treatment in her language, and sirens and explosions are what she fears most after loud noise.
I recommend that she goes on with Dr. Voss and begins exposure therapy.
I met her only for this evaluation.`,
      ),
    ],
    needed: [
      'September 3, 10 and 17, 2026',
      'five hours',
      '52',
      '17',
      'dispatcher',
      '24 miles',
      'four nights a week',
      'posttraumatic stress disorder',
      'panic attacks',
      'stop working',
      'May 2024',
      'Ukraine',
      'sirens',
      'exposure therapy',
      'venlafaxine',
      'November 4, 2023',
      '$900',
      'Cascade State University',
      '2014',
      'Voss',
      'only for this evaluation',
      'Tara Lynn Melnyk',
    ],
    absent: ['w/', 'independent', 'extreme hardship', 'not her therapist'],
  },
  {
    name: 'a supervisor on sensors for small utilities',
    client: { first_name: 'Anjali', last_name: 'Deshmukh', title: 'Dr.', gender: 'female' },
    answers: {
      case_type: 'NIW',
      client_cv_id: 'C1',
      additional_client_docs: ['D1', 'D2'],
      expert_id: 'X0',
      additional_expert_docs: ['X1'],
      expert_client_relation: 'he supervised her postdoc 2019 to 2022 at Tolland Lake Institute. unpaid.',
      additional_prompt:
        'Endeavor: low-cost sensors that warn small water utilities of lead. His opinion: her work is needed because small utilities cannot afford lab tests. short.',
    },
    sources: [
      s(
        'C1',
        'client_cv',
        'CV',
        `Anjali Deshmukh
PhD Environmental Engineering, Lakeshore Polytechnic, 2019
Postdoc, Tolland Lake Institute, 2019-2022
Senior engineer, ClearTap Inc., Duluth, 2022-present
14 papers, 388 citations (Scholar Index, Oct 2026)
US patent 99,510,222 (2024), lead sensor cartridge`,
      ),
      s(
        'D1',
        'extra_client',
        'Pilot report MN Rural Water 2025',
        `In 2025 the sensor was placed at 26 small utilities in Minnesota and Wisconsin. It gave 1,940 readings; 61 were above the action level. The state laboratory confirmed 57 of the 61. A reading costs $0.85, a laboratory test $42. Four utilities dropped out because of freezing.`,
      ),
      s(
        'D2',
        'extra_client',
        'Letter Great Northern Utilities Association',
        `We have 310 member utilities; 244 of them serve fewer than 3,300 people. We intend to buy 120 sensors in 2027 if the state approves the method.`,
      ),
      s('X0', 'expert', 'Dr. Conrad Aylward', 'Director of Water Research, Tolland Lake Institute'),
      s(
        'X1',
        'extra_expert',
        'emails',
        `Subject: letter for Anjali
From: C. Aylward
Hi Julia,
I supervised Anjali's postdoc from September 2019 to August 2022. She built the first cartridge in my lab in spring 2021, I saw it fail twice and work the third time.
I think she's one of maybe five people who can make this sensor at that price.
I haven't seen the 2025 data beyond the report.
Best,
Conrad`,
      ),
    ],
    needed: [
      '26 small utilities',
      '1,940',
      '61',
      '57 of the 61',
      '93.4 percent',
      '$0.85',
      '$42',
      'Four utilities',
      '310',
      '244',
      '120 sensors',
      'if the state approves',
      'September 2019',
      'August 2022',
      'spring 2021',
      'fail twice',
      'Environmental Engineering',
      '388 citations',
      '99,510,222',
      'cannot afford',
      'no payment|unpaid|not paid',
      'have not seen the 2025',
    ],
    absent: ["she's", "haven't", 'Hi Julia', 'independent', 'never met'],
  },
]
