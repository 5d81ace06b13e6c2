import type { SourceText } from '#domain/drafting/tool.ts'
import type { HastyLetter } from './hasty-letters.data.ts'

const s = (id: string, kind: SourceText['kind'], title: string, text: string): SourceText => ({ id, kind, title, text })

/** Drafts that experts wrote out under headings of their own. */
export const headedLetters: readonly HastyLetter[] = [
  {
    name: 'a pulmonologist on a daughter',
    client: { first_name: 'Rosa', last_name: 'Huanca Vilca', country_of_citizenship: 'Peru', gender: 'female' },
    answers: {
      case_type: 'Cancellation of removal (42B), medical letter about the daughter',
      additional_client_docs: ['C1'],
      expert_id: 'E0',
      additional_expert_docs: ['E1'],
      expert_client_relation: 'Dr. Castle has treated the daughter, Inés Huanca, since 2022. No fee.',
      additional_prompt: 'Immigration Judge Orr, Denver. Leave out the father’s gambling.',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Discharge record of Inés Huanca',
        'March 2, 2025. Inés Huanca was in intensive care for six days.',
      ),
      s(
        'E0',
        'expert',
        'Dr. Muriel Castle',
        'Pulmonologist at Front Range Clinic, Denver, since 2012. M.D., Mesa University, 2003.',
      ),
      s(
        'E1',
        'extra_expert',
        'Draft by Dr. Castle',
        `My patient
Inés is seven and has a tube in her windpipe since she was two. I have treated her since 2022.

The illness
Her airway is too soft to stay open by itself. When mucus closes the tube she has about three minutes.

What her mother does
Her mother clears the tube about fifteen times a day and twice at night. Her father told me that he gambled in 2024.

If the mother is removed
The nurses come for ten hours a week, and her father drives a truck from Monday to Friday.

If Inés goes to Peru
She needs a suction machine with power at every hour, and a hospital with a pediatric airway team.

What I cannot say
I cannot say how long she will need the tube. I have never worked in Peru.

In short
In my opinion, nobody but her mother can keep her airway open through the night.`,
      ),
    ],
    needed: [],
    absent: [],
  },
  {
    name: 'a marine engineer on anchors',
    client: { first_name: 'Lusine', last_name: 'Petrosyan', country_of_citizenship: 'Armenia', gender: 'female' },
    answers: {
      case_type: 'EB-1A extraordinary ability',
      expert_id: 'E0',
      additional_expert_docs: ['E1'],
      expert_client_relation: 'They have never met. He uses her method. Not paid.',
      additional_prompt: 'Original contributions.',
    },
    sources: [
      s('E0', 'expert', 'Prof. Hamish Tulloch', 'Professor of Marine Engineering, Firth University, since 2005.'),
      s(
        'E1',
        'extra_expert',
        'Text by Prof. Tulloch',
        `How I know the work
I read Dr. Petrosyan's paper in 2023 and tried its method with my students. I have never met her.

The problem
Anchors drag in mud when the wind turns. A ship that drags can tear the cables on the sea floor.

What is new
Dr. Petrosyan showed that the angle of the chain tells ten minutes ahead that an anchor will drag. In my tank it was right in 31 percent more cases than the method before it.

Who uses it
Two ports in Scotland have used her alarm since 2024, and a third has asked for it.

The weak side
The alarm has not been tried in rock. It needs a sensor that some old ships do not have.

My opinion
In my opinion Dr. Petrosyan's alarm changed how anchors are watched.`,
      ),
    ],
    needed: [],
    absent: [],
  },
]
