import type { SourceText } from '#domain/drafting/tool.ts'
import type { HastyLetter } from './hasty-letters.data.ts'

const s = (id: string, kind: SourceText['kind'], title: string, text: string): SourceText => ({ id, kind, title, text })

/** Letters with a whole file behind them, read line by line as the one who signs would. */
export const signedLetters: readonly HastyLetter[] = [
  {
    name: 'a forensic physician on scars, one examination, removal proceedings',
    client: {
      first_name: 'Daler',
      middle_name: 'Rustamovich',
      last_name: 'Sharipov',
      country_of_citizenship: 'Tajikistan',
      country_of_birth: 'Tajikistan',
      gender: 'male',
      a_number: '213-447-905',
    },
    answers: {
      case_type: 'Asylum, withholding and CAT - forensic medical evaluation (immigration court)',
      additional_client_docs: ['C1', 'C2', 'C3'],
      expert_id: 'E0',
      additional_expert_docs: ['E1', 'E2'],
      expert_client_relation:
        'Saw him once, Sept 16 2026, at our clinic, 3 hours 20 min with a Tajik interpreter on the phone. She had never met him before and is not his doctor. volunteer, no fee',
      additional_prompt:
        'To IJ Dennis Kowalczyk, Philadelphia. She should use the Istanbul Protocol terms. Deal openly with the scar that is not from the beating. No opinion on whether he tells the truth.',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Declaration of Daler Sharipov',
        `DECLARATION OF DALER RUSTAMOVICH SHARIPOV
I, Daler Rustamovich Sharipov, declare:
1. I was born on February 3, 1988 in Khorog, Tajikistan. I am Pamiri and I taught geography at School No. 4 in Khorog from 2011 to 2022.
2. On November 26, 2021 I stood on the square in Khorog with my pupils' parents after a man of our quarter had been shot. I carried a sign with his name.
3. On May 21, 2022, about six in the morning, four men of the State Committee for National Security came to my house and took me to the department in Khorog. I was held for 11 days.
4. On the second day two of them hung me by my wrists from a pipe for what I think was an hour. A third beat the soles of my feet with a rubber stick. On the third day they put out cigarettes on my left forearm, five times.
5. They attached wires to the toes of my right foot and turned a handle. I lost consciousness.
6. On June 1, 2022 my uncle paid and they let me go. I signed a paper that I had no complaints.
7. I could not walk for about three weeks. My mother put yogurt on my feet. I did not go to the hospital because the hospital reports to them.
8. The scar over my right eyebrow is from a bicycle when I was nine.
9. I left Tajikistan on August 14, 2022 and entered the United States at San Ysidro on January 30, 2023.
Signed in Philadelphia, June 4, 2026`,
      ),
      s(
        'C2',
        'extra_client',
        'Records of Mercy Street Community Health Center',
        `MERCY STREET COMMUNITY HEALTH CENTER, PHILADELPHIA
Patient: SHARIPOV, Daler   DOB 02/03/1988
Visit 03/22/2023: pain in both shoulders, worse on the left, when lifting arms. X-ray of both shoulders without fracture.
Visit 07/11/2023: burning pain in both heels after 10 minutes of walking. Podiatry referral.
Visit 10/02/2024: sleeps 3 to 4 hours, wakes up screaming. Started on prazosin 1 mg, sertraline 50 mg.
Visit 02/19/2026: sertraline 100 mg. PHQ-9 17.`,
      ),
      s(
        'C3',
        'extra_client',
        'Statement of the uncle',
        `STATEMENT (translated from Tajik)
I am Nazar Mirzoev, the brother of Daler's mother. On 1 June 2022 I gave 9,000 somoni to an officer at the gate of the department in Khorog and Daler was carried out to my car. He could not stand. The skin of his feet was black and there were round burns on his arm. I drove him to his mother.
Khorog, 2 March 2026`,
      ),
      s(
        'E0',
        'expert',
        'Ruth Abernathy-Cole, M.D.',
        'Emergency physician and asylum evaluator, Lindenhall Human Rights Clinic, Philadelphia. Board certified in emergency medicine.',
      ),
      s(
        'E1',
        'extra_expert',
        'CV Dr. Abernathy-Cole',
        `RUTH ABERNATHY-COLE, M.D.
Education
M.D., Carver College of Medicine, 2001
B.S. in Chemistry, Bellfield College, 1997
Positions
Attending physician, Emergency Department, St. Brendan's Hospital, Philadelphia, 2005 - present
Medical director, Lindenhall Human Rights Clinic, 2014 - present
Resident, Emergency Medicine, Halloway General Hospital, 2001 - 2005
Board certification: American Board of Emergency Medicine, 2006, recertified 2016
License: Pennsylvania MD-419887
Training: Physicians for Asylum, Istanbul Protocol course, 2012; trainer since 2017
Evaluations: 212 forensic evaluations of asylum seekers, 2012 - 2026
Testimony: 19 times in immigration courts in Pennsylvania and New Jersey
Publications: "Falanga and gait: a series of 38 patients", J. Forensic Emerg. Med. 2019`,
      ),
      s(
        'E2',
        'extra_expert',
        'Draft findings Dr. Abernathy-Cole',
        `DRAFT FINDINGS FOR COUNSEL, September 30, 2026
I examined Mr. Sharipov on September 16, 2026 at the Lindenhall clinic for 3 hours and 20 minutes. A certified Tajik interpreter took part by telephone. I explained that I was not there to treat him and that what he said would not be confidential, and he agreed.
I read his declaration, the records of Mercy Street and his uncle's statement before I saw him.
He told me that he was hung by the wrists, beaten on the soles, burned with cigarettes and given electric shocks in May 2022.
Left forearm, inner side: five round scars, 7 to 9 mm across, paler in the middle with a dark rim, in a row 2 cm apart. In my opinion these scars are highly consistent with cigarette burns. Accidental burns would not lie in a row on the inner side of the arm.
Both wrists: a pale band 4 mm wide on the outer side of each. I find them consistent with suspension by a cord; a tight watch strap or other ties could leave the same.
Both shoulders: he can lift the left arm to 110 degrees and the right to 140 degrees; 180 is normal. There is weakness of the left serratus muscle with winging of the shoulder blade. This is highly consistent with suspension by the arms, which stretches the nerve to that muscle.
Feet: the heel pads of both feet are flat and soft, and the great toes bend upward by 80 degrees without resistance, which means a torn plantar fascia. I consider it typical of falanga, the beating of the soles. I know of few other causes on both sides.
Toes of the right foot: no mark. The absence of marks is not evidence against electric shock: shocks from a hand-cranked device often leave none. I give no opinion on the shocks.
The scar over the right eyebrow, 3 cm, is old and linear. He told me that it is from a fall from a bicycle in childhood, and it looks like that.
On the PCL-5 he scored 58 (cutoff 31 to 33). He meets the criteria for posttraumatic stress disorder.
Trauma of this kind can leave gaps in memory and a wrong order of dates. He placed the suspension on the second day in his declaration and on the third day with me; such a difference is common and does not change my findings.
In my opinion the physical findings taken together are highly consistent with the events that he describes.
He needs physical therapy for the left shoulder and continued psychiatric care. Detention would interrupt both.
I took photographs but have not attached them. I did no electromyography and no bone scan.
I cannot say who caused these injuries or on what date.
I testify if asked, by video or in person. 215-555-0188
I receive no fee.`,
      ),
    ],
    needed: [
      'Immigration Judge Dennis Kowalczyk',
      'September 16, 2026 + 3 hours and 20 minutes + Tajik interpreter',
      'never met Mr. Sharipov before and am not his doctor',
      'no payment',
      'attending physician + since 2005',
      'medical director + since 2014',
      '212 forensic evaluations',
      '19 times in immigration courts',
      'J. Forensic Emerg. Med. 2019',
      '11 days',
      'hung him by his wrists + rubber stick + five times',
      'lost consciousness',
      'bicycle when he was nine',
      'March 22, 2023 + X-ray of both shoulders without fracture',
      'July 11, 2023 + heels',
      'prazosin',
      '9,000 somoni',
      'round burns on his arm',
      'five round scars + highly consistent with cigarette burns + in a row on the inner side',
      'pale band 4 mm + consistent with suspension by a cord + watch strap',
      '110 degrees + serratus + highly consistent with suspension by the arms',
      'heel pads + torn plantar fascia + typical of falanga + few other causes',
      'Toes of the right foot + hand-cranked',
      'eyebrow + fall from a bicycle',
      '58 (cutoff 31 to 33) + criteria for posttraumatic stress disorder',
      'gaps in memory + on the third day with me + does not change my findings',
      'physical therapy + Detention would interrupt both',
      'no opinion on the shocks',
      'no electromyography',
      'who caused these injuries',
      'testify by video or in person',
      'the Immigration Judge to decide',
    ],
    // What belongs to one wound is not said of another, and nobody vouches.
    absent: [
      'cigarette burns. Accidental burns would not lie in a row on the inner side of the arm. I find',
      'I treated',
      'truthful',
      '2005, present',
      'has these entries',
    ],
  },
]
