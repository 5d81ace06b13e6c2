import type { SourceText } from '#domain/drafting/tool.ts'
import type { HastyLetter } from './hasty-letters.data.ts'

const s = (id: string, kind: SourceText['kind'], title: string, text: string): SourceText => ({ id, kind, title, text })

export const endocrinologistLetters: readonly HastyLetter[] = [
  {
    name: 'a pediatric endocrinologist who treats a girl, cancellation of removal of her mother',
    client: {
      first_name: 'Delfina',
      last_name: 'Cruz Mendoza',
      country_of_citizenship: 'Mexico',
      country_of_birth: 'Mexico',
      gender: 'female',
      a_number: '000-000-418',
    },
    answers: {
      case_type: 'Cancellation of removal (42B), letter of the treating pediatric endocrinologist',
      additional_client_docs: ['C1', 'C2'],
      expert_id: 'E0',
      additional_expert_docs: ['E1'],
      expert_client_relation:
        'He has treated the client’s daughter, Ximena, since June 2021 and has met the mother at 17 visits. No fee for the letter.',
      additional_prompt:
        'Immigration Judge Marchetti, Chicago. The letter is about Ximena, 9, a U.S. citizen. Say what the mother does and what would happen in Oaxaca. He is not to give an opinion on the mother’s immigration case.',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Declaration of Delfina Cruz Mendoza',
        `1. My daughter Ximena was born in Cicero on January 30, 2017. When she was four she drank from the bath and lost eight pounds. On June 3, 2021 she did not wake up well and the ambulance took her. It was type 1 diabetes.
2. I get up at midnight and at three every night to look at her number. When it is under 70 I give her juice. On March 22, 2024 it was 38 and she shook, and I gave the glucagon. I have given it twice.
3. I clean offices from six in the evening. My sister watches the number on her phone then and I come home if it falls.
4. The father left in 2019. He pays nothing.
5. In my village, San Juan Lachigalla, the clinic has a nurse on Tuesdays. The pharmacy in Ejutla is an hour away. There is no refrigerator in my mother's house.`,
      ),
      s(
        'C2',
        'extra_client',
        'School health plan',
        `CICERO DISTRICT 99. Diabetes medical management plan 2026-27. Student: Ximena Cruz. Insulin pump and continuous glucose monitor. Nurse checks at 10:00, before lunch and at 14:00. Mother called on 11 school days in 2025-26 and came each time within 20 minutes.`,
      ),
      s(
        'E0',
        'expert',
        'Anselm Kowalczyk, M.D.',
        'Board certified in pediatrics and pediatric endocrinology. M.D., Lakeshore University, 2003; fellowship in pediatric endocrinology, 2009. Director of the diabetes program at Prairie Children’s Hospital, Chicago, since 2015; the program follows 640 children with type 1 diabetes. Author of 22 papers. Speaks English and Polish; uses an interpreter for Spanish.',
      ),
      s(
        'E1',
        'extra_expert',
        'Dr. Kowalczyk, notes for the letter',
        `For the lawyer, dictated 11/10/2026

I have looked after Ximena since she was admitted in diabetic ketoacidosis on June 3, 2021 (pH 7.05). Three days in intensive care.

She has type 1 diabetes, autoimmune (GAD antibodies positive), and, since 2023, celiac disease, shown by biopsy. Hashimoto's antibodies are positive, thyroid function still normal, we check it every six months.

Pump and sensor since February 2022. A1c: 11.9 at diagnosis, 8.4 in 2022, 7.3 in 2024, 6.9 on 10/14/2026. That is better than four of five children in our program. I put that down to the mother. She writes every dose in a school notebook; I have seen nine notebooks.

She has hypoglycemia unawareness: she does not feel a low until about 50. That is why somebody must watch her at night. Two severe lows, 3/22/2024 and 1/9/2026, both treated at home by the mother with glucagon. I did not see these myself; the pump download shows 38 and 41.

What she needs: analog insulin, kept cold, 2 vials a month; pump sets every three days; sensors every ten days; gluten free food; endocrinology every three months; eyes and kidneys once a year.

If the mother is removed and the child stays: in my opinion the risk of a severe low at night would go up substantially. An aunt who works days is not a replacement for somebody who gets up twice a night. Children in our program who change caretaker had an A1c 1.4 points higher a year later (our own data, 31 children).

If she goes along: I have no knowledge of my own of Oaxaca. I called Dr. Ibáñez at the children's hospital in Oaxaca City, 9/2026. He told me they have analog insulin irregularly and no pumps or sensors in the public system. The village is three hours from there. Without a refrigerator insulin loses strength in weeks. With syringes and finger sticks children do live with diabetes, I do not say otherwise, but with hypoglycemia unawareness and no sensor I would expect severe lows, which can cause seizures and death.

Emotional: she asks in clinic "who will hear my alarm". Not a psychologist, so leave that to others.

I am not paid for this. I did read the declaration and the school plan.`,
      ),
    ],
    needed: [],
    absent: ['removed because', 'deserves'],
  },
]
