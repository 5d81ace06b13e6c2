import type { SourceText } from '#domain/drafting/tool.ts'
import type { HastyLetter } from './hasty-letters.data.ts'

const s = (id: string, kind: SourceText['kind'], title: string, text: string): SourceText => ({ id, kind, title, text })

/** Clinicians' sheets with headings of their own: written whole before they were first read. */
export const sheetedLetters: readonly HastyLetter[] = [
  {
    name: 'a social worker on a husband with seizures, headings in capitals, I-601',
    client: {
      first_name: 'Perpetua',
      last_name: 'Nakibuuka',
      country_of_citizenship: 'Uganda',
      country_of_birth: 'Uganda',
      gender: 'female',
    },
    spouse: { name: 'Warren Tillery', gender: 'male', citizenship: 'United States' },
    answers: {
      case_type: 'I-601 extreme hardship, evaluation of the husband by LCSW',
      additional_client_docs: ['C1', 'C2'],
      expert_id: 'E0',
      additional_expert_docs: ['E1'],
      expert_client_relation:
        'Evaluated husband twice, 5/12/26 and 5/19/26, 90 minutes each, at her office in Tulsa. Not treating him. Spoke to the wife for 20 minutes on 5/19. Fee $850.',
      additional_prompt: 'USCIS. Nothing about the bankruptcy. Say what she saw.',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Statement of Warren Tillery',
        `My name is Warren Tillery. I was born in Muskogee, Oklahoma, on August 22, 1971.
I have had epilepsy since a car accident in 2009. Perpetua and I married on March 15, 2019.
Perpetua sleeps beside me and times the seizures. She called the ambulance on January 3, 2026, when one went on for nine minutes.
I have not been allowed to drive since 2011. Perpetua drives me to work at the print shop and back.
My brother Leon lives in Broken Arrow. He works nights.`,
      ),
      s(
        'C2',
        'extra_client',
        'Letter Dr. Hollis Renfrow, neurology',
        `April 28, 2026
Mr. Tillery has focal epilepsy with secondary generalization. He takes levetiracetam 1500 mg twice a day and lamotrigine 200 mg twice a day. He had 14 seizures in the twelve months to March 2026. He should not live alone.
Hollis Renfrow, MD`,
      ),
      s(
        'E0',
        'expert',
        'Deborah Yancey, LCSW',
        'Licensed clinical social worker in Oklahoma since 2006. MSW, University of the Plains, 2003. Nine years on the neurology floor of a hospital in Tulsa, private practice since 2015. About 90 immigration evaluations.',
      ),
      s(
        'E1',
        'extra_expert',
        'WT notes',
        `WT – hardship eval

REASON FOR REFERRAL
Effect on Mr. Tillery if his wife is refused.

BACKGROUND
Raised in Muskogee by grandparents. HS diploma. Printer x 27 yrs. First wife left 2013 after the seizures got worse. Never used drugs. Drank until 2009, none since the accident.

SEIZURES
No warning most times. Bites tongue. Confused for 30-40 min after, once walked into street (2022), wife pulled him back.

SYMPTOMS
- sleeps badly when she is on late shift
- scared of bathing alone
- PHQ-9 16 (moderately severe)
- GAD-7 13, moderate
- QOLIE-31 overall 38 (low; mean 50)
- denies SI. "I wouldn't do that to her."

OBSERVED
Cooperative, speech slow, searches for words. Looked at wife before he answered dates. Tearful x2.

IMPRESSION
Adjustment disorder with mixed anxiety and depressed mood (F43.23)

IF SHE LEAVES
- nobody at night. Brother works nights.
- would lose the job: no ride, no bus on that road
- missed meds -> more seizures; he forgot 6 doses the week she was in Dallas (pill box, I saw it)
- I'd expect depression to get worse, can't say to what degree

IF HE GOES TO UGANDA
Lamotrigine is not always to be had, she says; I did not verify this. No Luganda. Print trade there unknown to me. Insurance ends.

LIMITS
Not a physician. Did not see medical records except Dr. Renfrow's letter. 2 sessions only.

RECOMMENDATIONS
Counseling 2x/month, seizure alarm, night-time companion

(bankruptcy 2018 - leave out)`,
      ),
    ],
    needed: [
      'for 90 minutes each time, at my office, in Tulsa. I spoke to Ms. Nakibuuka for 20 minutes',
      'I have made about 90 immigration evaluations',
      'raised in Muskogee by grandparents + His first wife left in 2013',
      'As to seizures I recorded: no warning most times',
      '(PHQ-9) the score was 16 (moderately severe) + He said: “I wouldn’t do that to her.”',
      'He is scared of bathing alone.',
      'adjustment disorder with mixed anxiety and depressed mood (F43.23)',
      'I would expect depression to get worse, and I cannot say to what degree',
      'I am not a physician.',
    ],
    absent: ['bankruptcy', 'Ms. Nakibuuka’s wife', 'Ms. Nakibuuka’s office', 'He scared', 'I have made 90'],
  },
  {
    name: 'a pediatrician on a girl with a heart defect, problem list and plan, cancellation',
    client: {
      first_name: 'Osvaldo',
      last_name: 'Pacheco Lira',
      country_of_citizenship: 'Mexico',
      country_of_birth: 'Mexico',
      gender: 'male',
      a_number: '000-000-455',
    },
    answers: {
      case_type: 'Cancellation of removal 42B, pediatrician on hardship to the daughter Ximena',
      additional_client_docs: ['C1'],
      expert_id: 'E0',
      additional_expert_docs: ['E1'],
      expert_client_relation:
        'Pediatrician of the daughter Ximena since her birth in 2018. Sees her every 3 months, last on October 1, 2026. Father brings her to most visits. No fee for the letter.',
      additional_prompt:
        'IJ Brannigan-Cole, Denver. Medical facts and what happens if father is removed or if she goes along.',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Cardiology note Front Range Children’s',
        `FRONT RANGE CHILDREN'S HOSPITAL – CARDIOLOGY
Patient: PACHECO, Ximena  DOB 04/09/2018
Visit 08/19/2026
Dx: tetralogy of Fallot s/p repair 11/2018; residual pulmonary regurgitation, moderate
Echo: RV dilated, EF 58%
Plan: MRI 02/2027; pulmonary valve replacement likely age 10-12; SBE prophylaxis for dental work`,
      ),
      s(
        'E0',
        'expert',
        'Anneliese Varga, MD, FAAP',
        'Pediatrician, Platte Valley Pediatrics, Denver, since 2008. MD, Sangre Medical School, 2004. Board certified in pediatrics (2008).',
      ),
      s(
        'E1',
        'extra_expert',
        'notes Varga',
        `Ximena Pacheco - points for letter

History:
Born at 38 wks. Tetralogy of Fallot found at birth. Repair Nov 2018, age 7 months. 2 hospitalizations since (pneumonia 2021, RSV 2023).
Dad has brought her to 27 of 31 visits, I counted. He gives the meds.

Present state:
Height 3rd percentile, weight 5th. Tires after one flight of stairs. Reads above grade.
Furosemide 10 mg bid, enalapril 2.5 mg daily.
SCARED (parent) 34, cutoff 25 - since dad's arrest in June.
Bed wetting again since June, 3-4x/wk, was dry since age 4.

Diagnosis:
TOF s/p repair, moderate PR. Anxiety symptoms, I referred her to a child psychologist, seen 2x so far.

If father is removed:
Mother works 6a-4p at the plant and doesn't drive. I'd expect missed appts. In my opinion a child like this needs one adult who knows when she turns blue, and that's him. Anxiety will get worse, I think.

If she goes to Mexico:
In Zacatecas the nearest pediatric heart surgeon that I could find is in Guadalajara, 4.5 hrs. I have not spoken w/ any doctor there. She'd lose Medicaid. Valve replacement can't wait past symptoms.

Limits:
I'm not a cardiologist or psychologist. Haven't seen the house.`,
      ),
    ],
    needed: [
      'Her father has brought her to 27 of 31 visits, I counted. He gives the medication.',
      'Related Disorders (SCARED) (parent) the score was 34 (cut-off 25',
      'furosemide 10 mg twice a day',
      'I referred Ximena to a child psychologist',
      'I would expect missed appointments. In my opinion',
      'Guadalajara, 4.5 hours. I have not spoken with any doctor there.',
      'I am not a cardiologist or psychologist.',
    ],
    absent: ['She bed', 'i’d', 'then; '],
  },
]
