import type { SourceText } from '#domain/drafting/tool.ts'
import type { HastyLetter } from './hasty-letters.data.ts'

const s = (id: string, kind: SourceText['kind'], title: string, text: string): SourceText => ({ id, kind, title, text })

/** Fictional letters whose experts work with tables: written whole, and read after the letters of the dictation were mended. */
export const tabledLetters: readonly HastyLetter[] = [
  {
    name: 'an economist with a table and a mail on ports, NIW',
    client: {
      first_name: 'Adaeze',
      last_name: 'Nwankwo-Bell',
      title: 'Dr.',
      country_of_citizenship: 'Nigeria',
      gender: 'female',
    },
    answers: {
      case_type: 'EB-2 NIW',
      client_cv_id: 'V1',
      additional_client_docs: ['C1', 'C2'],
      expert_id: 'E0',
      additional_expert_docs: ['E1', 'E2', 'E3'],
      expert_client_relation:
        'They do not know each other. We found him through the state chamber of commerce. Paid $3,500, $250/hr, 14 hours, regardless of result. He used her published model once, in a report for the city of Savannah in 2025.',
      additional_prompt:
        'USCIS. Endeavor: software that tells small ports when to dredge so that ships wait less. All three prongs. Nothing about her former employer’s lawsuit.',
    },
    sources: [
      s(
        'V1',
        'client_cv',
        'Nwankwo-Bell CV',
        `ADAEZE NWANKWO-BELL, Ph.D.
Education
Ph.D., Coastal Engineering, Delmarva State University, 2017
M.Eng., Civil Engineering, Lagos Polytechnic University, 2011
Employment
2023 - present  Founder, Shoalwise LLC, Brunswick, Georgia
2017 - 2023  Coastal engineer, Harbor & Tide Consulting, Norfolk, Virginia
Publications
9 peer-reviewed articles; 288 citations (Scholar Index, October 3, 2026)
Nwankwo-Bell A. "A shoaling model for shallow harbors." Coastal Eng. Lett. 2020; 12: 77-90.
Grants
State of Georgia, Ports Innovation Grant, $640,000, 2024 (principal investigator)`,
      ),
      s(
        'C1',
        'extra_client',
        'Port of Brunswick, results of the trial',
        `GEORGIA SMALL PORTS AUTHORITY
RESULTS OF THE SHOALWISE TRIAL, PORT OF BRUNSWICK
May 30, 2026
From June 2024 to May 2026 the port dredged by the forecasts of Shoalwise. Dredging cost fell from $9.4 million to $7.1 million in the two years. The mean wait of a ship for water fell from 5.2 to 2.9 hours.
The forecast was wrong by more than 30 centimeters on 41 of 730 days. In the week after Hurricane Odell it could not be used.`,
      ),
      s(
        'C2',
        'extra_client',
        'Letters of interest, two ports',
        `Port of Fernandina, July 7, 2026: We would buy a license of Shoalwise for three years if the state renews its grant.
Port of Beaufort, July 21, 2026: We are interested. We have set aside no money.`,
      ),
      s(
        'E0',
        'expert',
        'Gerald T. Fontenot, Ph.D.',
        'Economist in private practice, Fontenot Transport Economics, Baton Rouge. gfontenot@fte.example',
      ),
      s(
        'E1',
        'extra_expert',
        'Fontenot vita',
        `GERALD T. FONTENOT
Principal, Fontenot Transport Economics, since 2012
Senior Economist, Federal Waterways Board, 1999-2012
Ph.D. Economics, Bayou State University, 1998
31 peer-reviewed articles on freight and ports
Testified as an expert in 18 federal and state cases, 2005-2025
Report: "Dredging and Delay at Savannah", City of Savannah, 2025`,
      ),
      s(
        'E2',
        'extra_expert',
        'Fontenot table ports.xlsx',
        `Port | Calls per year | Mean wait (h) | Cost of wait per year
Brunswick | 610 | 5.2 | $11.4 million
Fernandina | 240 | 4.1 | $3.5 million
Beaufort | 95 | 6.0 | $2.1 million
Georgetown | 130 | 3.8 | $1.9 million
Notes: my calculation, 2025 dollars, $3,600 per ship hour. Source: pilots' logs 2023.`,
      ),
      s(
        'E3',
        'extra_expert',
        'email Fontenot 10/30',
        `From: G. Fontenot
To: Priya
Sent: Friday, October 30, 2026
Subject: opinion letter

Priya - here's what I'm willing to say.

Merit/importance. There are 123 small ports on the Atlantic and Gulf coasts, they handle about 9% of the country's fertilizer and 14% of its road salt. When a ship waits the farmer pays. I put the cost of waiting at the four ports in my table at $18.9 million a year, all in. If the Brunswick result held at a third of the 123 ports, the saving would be in the order of $150 million a year - that's arithmetic, not a forecast, pls say so.

Why her. I don't know her. I ran her 2020 model myself for the Savannah report, against the city's own soundings from 2019-2024: it was within 20 cm on 88% of the days, the Army's standard method on 61%. I know of no other model that works in less than 12 m of water. She isn't an economist & her paper overstates the saving in my view (she counts crew wages twice).

Balance. A labor certification wouldn't fit, she'd sell to many ports and employ herself; and ports can't wait out the process (PERM) since the state grant ends in June 2028.

Caveats: one port, two years, no control. The hurricane week. I haven't seen Shoalwise's books, and I'm not an engineer.

Gerry`,
      ),
    ],
    needed: [
      'U.S. Citizenship and Immigration Services',
      'Fontenot Transport Economics + since 2012|Fontenot Transport Economics + 2012',
      'Federal Waterways Board',
      'Bayou State University',
      '31 peer-reviewed articles',
      '18 federal and state cases',
      'Dredging and Delay at Savannah',
      '$3,500',
      'Savannah + 2025',
      'when to dredge',
      '123 small ports + 9 percent + 14 percent',
      'the farmer pays',
      '$18.9 million',
      '$150 million + arithmetic, not a forecast|$150 million + arithmetic and not a forecast',
      '20 + 88 percent + 61 percent',
      'no other model + 12',
      'crew wages twice',
      'not an economist',
      'labor certification + many ports',
      'June 2028',
      'one port, two years, no control|One port, two years, no control',
      'hurricane week',
      'have not seen Shoalwise’s books',
      'not an engineer',
      '610 + 5.2 + $11.4 million',
      '240 + 4.1 + $3.5 million',
      '95 + 6.0 + $2.1 million',
      '130 + 3.8 + $1.9 million',
      '$3,600 per ship hour',
      'pilots’ logs',
      'Delmarva State University',
      'Shoalwise LLC + since 2023|Shoalwise LLC + 2023',
      '288 citations',
      '$640,000',
      '$9.4 million to $7.1 million',
      '5.2 to 2.9 hours',
      '41 of 730 days',
      'Hurricane Odell',
      'if the state renews its grant',
      'no money',
    ],
    absent: [
      'lawsuit',
      'pls',
      'independent',
      'Priya',
      'Gerry',
      ' | ',
      'xlsx',
      'Why her',
      'They do not know',
      'We found him',
      'I do not know her. I do not',
      'GEORGIA SMALL',
    ],
  },
  {
    name: 'a school psychologist with test scores in a table, cancellation of removal',
    client: {
      first_name: 'Rosario',
      last_name: 'Quispe Mamani',
      country_of_citizenship: 'Bolivia',
      gender: 'female',
    },
    answers: {
      case_type: 'Cancellation of removal (42B), hardship to USC son, school psychologist',
      additional_client_docs: ['C1'],
      expert_id: 'E0',
      additional_expert_docs: ['E1', 'E2'],
      expert_client_relation:
        'School psychologist at the son’s school since 2021. Tested Adrian (9) in Nov 2024 and again Sept 2026. Has met Rosario at 6 IEP meetings. Not paid. Not his therapist.',
      additional_prompt:
        'Immigration Court, Arlington. Qualifying relative is Adrian, USC. What happens to him if mom is removed (stays with aunt) or he goes to Cochabamba.',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Declaration of Rosario Quispe',
        `DECLARATION OF ROSARIO QUISPE MAMANI
1. I am from Cochabamba, Bolivia. My son Adrian was born in Arlington, Virginia on February 11, 2017.
2. I raise him alone. His father left in 2019.
3. If I am removed, Adrian would stay with my sister Elba, who cleans offices at night.
4. In Cochabamba we would live with my parents in two rooms. The school there has 45 children in a class.`,
      ),
      s(
        'E0',
        'expert',
        'Dr. Fiona McAllister-Reid',
        'School psychologist, Glebe Park Elementary School, Arlington VA. Ed.D. 2013; NCSP. Licensed school psychologist in Virginia since 2014.',
      ),
      s(
        'E1',
        'extra_expert',
        'Re-eval Adrian Q. Sept 2026 - scores',
        `Student: Adrian Q.   Grade 4   DOB 2/11/2017
Tested 11/12/2024 and 9/15/2026, about 3 hrs each, at school, in English; Spanish used w/ mother.
Test | 2024 | 2026
WISC-V Full Scale | 84 | 83
WISC-V Verbal Comprehension | 76 | 78
WISC-V Processing Speed | 88 | 85
WIAT-4 Reading composite | 71 | 79
BASC-3 Anxiety (teacher) | 58 | 74
BASC-3 Withdrawal (teacher) | 55 | 71
70+ on the BASC = clinically significant.
Eligibility: speech/language impairment, specific learning disability (reading).
Services: speech 2x30 min/wk, reading 45 min daily, para in class.`,
      ),
      s(
        'E2',
        'extra_expert',
        'Notes for lawyer, FMR',
        `- Adrian didn't talk at all in kindergarten (selective mutism, dx'd by Dr. Patel at Children's 2022). He first spoke to me in March 2023.
- mom does the speech homework with him every night, I've seen the log: 212 of 220 school nights last yr
- reading gain 71 -> 79 is real, more than the error of the test (I'd say due to daily program + mom)
- since the court letter in June 2026: stopped raising hand, wets himself at school (4 times in Sept), asked me "who will know my words"
- teacher Ms. Ortega: he eats lunch alone
- if mom goes: aunt works nights, nobody for the homework. I'd expect him to stop speaking at school again. In my professional opinion that is likely, not certain
- if he goes to Bolivia: he understands Spanish but doesn't read it, his scores in Spanish were not tested by me. New language of instruction for a child with a language impairment = he'd lose most of what he gained. I don't know what services Cochabamba has
- I can't diagnose PTSD or depression, that's not my license. Have recommended a child psychiatrist.
- never met the father`,
      ),
    ],
    needed: [
      'Arlington',
      'Glebe Park Elementary School',
      'Ed.D.',
      'since 2014',
      'since 2021',
      'November 12, 2024 + September 15, 2026|November 2024 + September 2026',
      'three hours|3 hours',
      'six IEP meetings|6 IEP meetings',
      'no payment|not paid|no fee',
      'not Adrian’s therapist|not his therapist',
      '84 + 83',
      '76 + 78',
      '88 + 85',
      '71 + 79',
      '58 + 74',
      '55 + 71',
      'clinically significant',
      'speech + specific learning disability',
      '30 + reading + 45',
      'selective mutism + Dr. Patel + 2022',
      'March 2023',
      '212 of 220 school nights',
      'more than the error of the test',
      'four times|4 times',
      'who will know my words',
      'Ms. Ortega + lunch alone',
      'stop speaking at school again',
      'likely, not certain|likely and not certain',
      'understands Spanish + does not read',
      'not tested',
      'lose most of what',
      'do not know what services Cochabamba has',
      'cannot diagnose',
      'recommended a child psychiatrist',
      'ever met the father|have not met the father',
      'February 11, 2017',
      'Elba + at night',
      '45 children',
      'under penalty of perjury',
    ],
    absent: [
      'psychological evaluation of',
      'I treated',
      'independent',
      'dx',
      'w/ mother',
      ' | ',
      'FMR',
      '->',
      'mom ',
      ' yr',
      'Adrian Q.',
      'truthful',
    ],
  },
]
