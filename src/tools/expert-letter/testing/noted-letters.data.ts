import type { SourceText } from '#domain/drafting/tool.ts'
import type { HastyLetter } from './hasty-letters.data.ts'

const s = (id: string, kind: SourceText['kind'], title: string, text: string): SourceText => ({ id, kind, title, text })

/** Fictional letters whose expert noted things where no rule looked: in notes without an "I", and in the description. */
export const notedLetters: readonly HastyLetter[] = [
  {
    name: 'a physician whose exam notes say I nowhere',
    client: { first_name: 'Dawit', last_name: 'Gebremeskel', country_of_citizenship: 'Eritrea', gender: 'male' },
    answers: {
      case_type: 'asylum - medical forensic evaluation',
      additional_client_docs: ['C1', 'C2'],
      expert_id: 'E0',
      additional_expert_docs: ['E1', 'E2'],
      expert_client_relation:
        'Examined him once at the free clinic on 9/14/2026, 2.5 hrs w/ Tigrinya interpreter by phone. Volunteer, no fee. No prior relationship.',
      additional_prompt:
        'please make sure letter talks about the scars on his back and the shoulder; judge Ruiz, San Diego. Do not overstate, he has one scar from childhood.',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Declaration',
        `DECLARATION OF DAWIT GEBREMESKEL
1. I was born on January 6, 1998 in Mendefera, Eritrea.
2. I was taken for national service in 2016 and kept at Wi'a camp. I asked to go home for my father's burial and they refused.
3. On March 2, 2019 I left the camp without permission. Soldiers caught me near Senafe. They tied my arms behind my back at the elbows, the position they call helicopter, for two days. They beat my back with a plastic cable.
4. I was held for eight months in a shipping container. I lost feeling in two fingers of my left hand.
5. I fell from a donkey when I was seven and have a scar on my chin.`,
      ),
      s(
        'C2',
        'extra_client',
        'Scripps emergency record 11/02/2025',
        `Scripps Mercy Hospital, San Diego. 11/02/2025. 27 y/o male c/o L shoulder pain x yrs, worse w/ lifting. XR: old healed fracture distal clavicle L. No acute fx. Rx ibuprofen 600. f/u PCP.`,
      ),
      s(
        'E0',
        'expert',
        'Dr. Priya Raghunathan',
        'Internal medicine, board certified 2011. Clinical assoc prof UC San Diego. trained in Istanbul Protocol (PHR 2015). About 60 forensic evals since 2015. MD Univ of Illinois 2007. CA license A99999.',
      ),
      s(
        'E1',
        'extra_expert',
        'Exam notes 9-14-26',
        `Exam notes D.G. 9/14/2026
Hx as in declaration. consistent throughout, tearful when describing container.
Skin: back - 11 linear hyperpigmented scars, 4 to 14 cm, parallel, L scapula to R flank. Typical of blows w/ flexible cord. Highly consistent.
Both upper arms - circumferential hypopigmented bands 1 cm just above elbows. Diagnostic? -> highly consistent w/ tying
L shoulder: abduction limited to 100 deg. winged scapula L. consistent w/ suspension injury; also could be from clavicle fx
L hand: decreased sensation ulnar 4th 5th digits. Consistent.
Chin 2 cm scar - pt says donkey fall age 7. Not related to ill treatment.
PHQ-9 17. PCL-5 52. Not a psychologist; screening only, refer.
Did not do EMG. no xray by me, reviewed Scripps.
Overall: highly consistent w/ account.
Forgets dates; says months in the container "run together". common in survivors, sleep poor.`,
      ),
      s(
        'E2',
        'extra_expert',
        'CV',
        `PRIYA RAGHUNATHAN, MD FACP
Clinical Associate Professor of Medicine, UC San Diego, 2018-present
Attending, Family Health Centers Asylum Clinic (volunteer) 2015-present
MD University of Illinois at Chicago 2007
Publications: 9, incl. "Ligature marks in survivors of stress positions" J Forensic Leg Med 2021`,
      ),
    ],
    needed: [
      '11 linear hyperpigmented scars + left scapula to right flank',
      'Left shoulder: abduction limited',
      'Winged left scapula',
      'Highly consistent with tying',
      'My opinion, explained below, is that the findings taken together are highly consistent with the account',
      'I did not do EMG. I did no X-ray',
      'forgets dates',
      'PHQ-9 was 17 + PCL-5 was 52',
      'September 14, 2026 + with a Tigrinya interpreter',
      'I have made about 60 forensic evaluations since 2015',
      'Trained in Istanbul Protocol',
      'donkey',
    ],
    absent: ['Gebremeskel did not do', 'Gebremeskel winged', '->', '9/14', 'L shoulder'],
    gaps: [],
  },
  {
    name: 'a director whose notes stand in his description',
    client: { first_name: 'Noor', last_name: 'El-Khatib', country_of_citizenship: 'Jordan', gender: 'female' },
    answers: {
      case_type: 'O-1B film editor',
      additional_client_docs: ['C1', 'C2'],
      expert_id: 'E0',
      additional_expert_docs: [],
      expert_client_relation:
        'He hired her as lead editor on two documentaries, 2022 and 2024. Was her boss. Not paid for letter.',
      additional_prompt:
        'Petitioner is Longshadow Pictures LLC. She edited "Salt Road" (2022) which got the audience award at Hot Docs 2023 and "The Ferrymen" (2024) short listed IDA. Emphasize the cutting of the 300 hours of footage.',
      client_cv_id: 'CV',
    },
    sources: [
      s(
        'CV',
        'client_cv',
        'CV Noor El-Khatib',
        `NOOR EL-KHATIB - Film Editor
Lead Editor, The Ferrymen (feature doc, 94 min), Tidewater Films, 2023-2024
Lead Editor, Salt Road (feature doc, 88 min), Tidewater Films, 2021-2022
Assistant Editor, Amman Nights (series), MBC, 2017-2020
BFA Film, Red Sea Institute of Cinematic Arts, Aqaba, 2016
Awards: Hot Docs Audience Award 2023 (Salt Road); Golden Hawk best editing, Amman 2022`,
      ),
      s(
        'C1',
        'extra_client',
        'Hot Docs press release',
        `Toronto, May 7, 2023. The Hot Docs Audience Award goes to Salt Road (dir. Piet Vermeer). The jury of 2023 saw 214 films from 72 countries.`,
      ),
      s(
        'C2',
        'extra_client',
        'Variety review',
        `Variety, May 2, 2023. "Salt Road" is a marvel of rhythm. Editor Noor El-Khatib turns three years and 300 hours of footage into a thriller without a villain.`,
      ),
      s(
        'E0',
        'expert',
        'Piet Vermeer',
        'Director and producer, Tidewater Films, Rotterdam. 14 documentaries since 1998. Member European Film Academy. IDFA jury 2017 and 2020. letter notes: She found the ending of Salt Road which I had given up on. I have worked with about 30 editors, she is among best three. Assembled 300 hours to 88 minutes in 7 months; usual is 12.',
      ),
    ],
    needed: [
      'I hired Ms. El-Khatib as lead editor',
      'Ms. El-Khatib found the ending of Salt Road',
      'I have worked with about 30 editors; she is among the best three',
      '14 documentaries since 1998',
      '(dir. Piet Vermeer)',
      'The jury of 2023 saw 214 films',
    ],
    absent: ['letter notes', '“Toronto', '“Variety, May'],
    gaps: ['NEEDS: the opinion in one line'],
  },
]
