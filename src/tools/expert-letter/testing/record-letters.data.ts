import type { SourceText } from '#domain/drafting/tool.ts'
import type { HastyLetter } from './hasty-letters.data.ts'

const s = (id: string, kind: SourceText['kind'], title: string, text: string): SourceText => ({ id, kind, title, text })

/** The expert's own record of an examination, in lines and without a word of himself; written before it was first read. */
export const recordLetters: readonly HastyLetter[] = [
  {
    name: 'notes of an evaluation in lines',
    client: { first_name: 'Tesfaye', last_name: 'Gebremariam', country_of_citizenship: 'Ethiopia', gender: 'male' },
    answers: {
      case_type: 'Asylum, forensic psychological evaluation',
      additional_client_docs: ['C1'],
      expert_id: 'E0',
      additional_expert_docs: ['E1', 'E2'],
      expert_client_relation:
        'I examined Mr. Gebremariam on September 8 and September 22, 2026, for four and a half hours in all, with an Amharic interpreter. I am not his treating therapist. My fee is $1,200 and does not depend on the outcome.',
      additional_prompt: '',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Declaration of Tesfaye Gebremariam',
        `DECLARATION OF TESFAYE GEBREMARIAM
1. I am 41 years old and was a bank clerk in Gondar.
2. On August 3, 2023 soldiers took me from the bank because I am Amhara and they said that I sent money to the Fano. I was held in a school for 23 days.
3. They beat me with rubber hoses and hung me by the wrists twice. My right shoulder came out. I lost consciousness.
4. I was released on August 26, 2023 after my brother paid.
5. I cannot sleep when it rains because the roof of the school was of tin.`,
      ),
      s(
        'E0',
        'expert',
        'Dr. Miriam Oyelaran',
        'clinical psychologist, licensed in Maryland (no. 04417). PsyD 2008 George Washington Univ. 190 forensic evaluations of survivors of torture. Accepted as expert in immigration court 24 times.',
      ),
      s(
        'E1',
        'extra_expert',
        'CV Oyelaran',
        `MIRIAM OYELARAN, Psy.D.
Licensed psychologist, Maryland, no. 04417, since 2010
Psy.D., The George Washington University, 2008
Staff psychologist, Chesapeake Center for Survivors of Torture, 2011-present
Trainings in the Istanbul Protocol, 2012, 2016, 2022
Member, American Psychological Association`,
      ),
      s(
        'E2',
        'extra_expert',
        'Notes of the evaluation',
        `Evaluation T.G.
Sessions 9/8/2026 (2.5 h), 9/22/2026 (2 h). Interpreter: Selam Abebe, Amharic, in person.
PCL-5: 58 (cutoff 31-33). PHQ-9: 17. HTQ 2.9.
Mental status: oriented, tearful twice, looked at the door each time steps were heard; speech slow; no psychosis.
Reports nightmares 5 nights a week, wakes with arms stretched above head. Avoids rain, tin roofs, uniforms. Does not lift right arm above shoulder.
Dx: PTSD, chronic, with dissociative symptoms; Major depressive disorder, single episode, moderate-severe.
Consistency: Symptoms highly consistent with events described. Dates: said first that he was held 3 weeks, later 23 days. In my view ordinary.
No indication of malingering: M-FAST 2.
Prognosis: poor without treatment. Removal: risk of suicide, passive ideation now, no plan.
Recommend: trauma-focused therapy, SSRI.`,
      ),
    ],
    needed: [
      'September 8, 2026 (2.5 hours), and September 22, 2026',
      'Selam Abebe (Amharic)',
      'not Mr. Gebremariam’s treating therapist',
      '$1,200',
      'no. 04417',
      '190 forensic evaluations',
      '24 times',
      'Istanbul Protocol',
      'PCL-5 was 58',
      '5 nights a week',
      'does not lift his right arm',
      'oriented, tearful twice',
      'dissociative symptoms',
      'M-FAST was 2',
      '3 weeks, later 23 days',
      'passive ideation',
      'trauma-focused therapy',
      'bank clerk in Gondar',
      'rubber hoses',
      'roof of the school',
      'the symptoms are highly consistent with the events described',
    ],
    absent: ['Maryland, no\n'],
  },
]

/** Papers that leave the opinion to the expert: its two gaps stand. */
export const openLetters: readonly HastyLetter[] = [
  {
    name: 'a hydrologist, by an independent professor',
    client: { first_name: 'Anjali', last_name: 'Deshmukh', country_of_citizenship: 'India', gender: 'female' },
    answers: {
      case_type: 'EB-2 National Interest Waiver',
      additional_client_docs: ['C1', 'C2', 'C3'],
      expert_id: 'E0',
      additional_expert_docs: ['E1'],
      expert_client_relation:
        'I have never worked with Dr. Deshmukh and we have not met outside of conferences. I know her papers since 2019 and cited two of them. No fee.',
      additional_prompt:
        'Please explain Dhanasar prongs one and two in plain language and mention the use of her model by the Lower Platte South district.',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'CV of Anjali Deshmukh',
        `ANJALI DESHMUKH, Ph.D.
Education
Ph.D., Civil Engineering (Water Resources), University of Nebraska-Lincoln, 2020
M.Tech., Indian Institute of Technology Roorkee, 2014
Positions
Research Engineer, Prairie Water Institute, Lincoln, Nebraska, 2020-present
Hydrologist, Central Water Commission, New Delhi, 2014-2016
Publications: 17 peer-reviewed articles; 642 citations (Google Scholar, October 2026); h-index 12
Peer reviewer for 9 journals, 61 reviews
Award: American Society of Civil Engineers, J. James R. Croes Medal, 2023`,
      ),
      s(
        'C2',
        'extra_client',
        'Letter of the Lower Platte South Natural Resources District',
        `LOWER PLATTE SOUTH NATURAL RESOURCES DISTRICT
August 14, 2026
To whom it may concern:
The District has used the groundwater and nitrate model NITRAFLOW, developed by Dr. Anjali Deshmukh, since March 2024. It tells us eleven days in advance in which of our 143 monitoring wells nitrate will exceed 10 milligrams per liter.
In 2025 the model warned of 38 exceedances; 35 of them occurred. Our former method found 12 of 38 in the year before.
With it we closed four municipal wells in time. About 31,000 people drink from these wells.
Paul Herschel, General Manager`,
      ),
      s(
        'C3',
        'extra_client',
        'Abstract of Deshmukh et al., Water Resources Research, 2022',
        `Deshmukh, A., Liu, W., and Carver, T. (2022). A coupled recurrent network for nitrate transport in heterogeneous alluvial aquifers. Water Resources Research 58.
We couple a recurrent neural network with a finite-volume transport model. Against 22 years of observations in the Platte valley the root-mean-square error falls by 41 percent compared with MODFLOW-MT3D. Training takes nine hours on one graphics processor. The code is open and has been downloaded 5,300 times.`,
      ),
      s(
        'E0',
        'expert',
        'Prof. Harald Lindqvist',
        'Professor of hydrogeology, Uppsala University. PhD 1996 Chalmers. Editor of Journal of Contaminant Hydrology 2015-2021.',
      ),
      s(
        'E1',
        'extra_expert',
        'CV Lindqvist',
        `HARALD LINDQVIST
Professor of Hydrogeology, Uppsala University, since 2004
Ph.D., Chalmers University of Technology, 1996
More than 180 peer-reviewed articles; 11,400 citations
Editor, Journal of Contaminant Hydrology, 2015-2021
Member, Royal Swedish Academy of Engineering Sciences, 2017
Advisor to the European Environment Agency on the Nitrates Directive, 2012-2018`,
      ),
    ],
    needed: [
      'known Dr. Deshmukh’s papers since 2019',
      'I have never worked with Dr. Deshmukh and we have not met outside of conferences',
      'Professor of Hydrogeology + since 2004',
      'from 2015 to 2021',
      'Chalmers',
      '17 peer-reviewed articles',
      '642 citations',
      '61 reviews',
      'Croes Medal',
      '143 monitoring wells',
      '38 exceedances',
      'four municipal wells',
      '31,000 people',
      '22 years of observations',
      '41 percent',
      '5,300 times',
    ],
    absent: ['Before that, I was Editor', 'Liu, W.', 'Water Resources Research 58'],
  },
]
