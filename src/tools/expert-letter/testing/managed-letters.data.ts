import type { SourceText } from '#domain/drafting/tool.ts'
import type { HastyLetter } from './hasty-letters.data.ts'

const s = (id: string, kind: SourceText['kind'], title: string, text: string): SourceText => ({ id, kind, title, text })

/** Written whole before they were first read: of a former manager, and of a psychologist in a hurry. */
export const managedLetters: readonly HastyLetter[] = [
  {
    name: 'plain: a manager of engineering, former employer, O-1A? EB-1A leading role',
    client: {
      first_name: 'Farrukh',
      last_name: 'Rahimov',
      country_of_citizenship: 'Uzbekistan',
      country_of_birth: 'Uzbekistan',
      gender: 'male',
    },
    answers: {
      case_type: 'EB-1A extraordinary ability',
      client_cv_id: 'C0',
      additional_client_docs: ['C1', 'C2'],
      expert_id: 'E0',
      additional_expert_docs: ['E1'],
      expert_client_relation:
        'He was Dr. Rahimov’s manager at Tidewater Bridge Systems from March 2019 to June 2023. They have not worked together since. No fee is paid.',
      additional_prompt:
        'Leading or critical role and original contributions. The letter goes to USCIS with the I-140. Leave out the dispute over the second patent. Do not call him the best in the world.',
    },
    sources: [
      s(
        'C0',
        'client_cv',
        'Curriculum vitae of Farrukh Rahimov',
        `FARRUKH RAHIMOV
Principal Engineer, Corrosion Monitoring, Lakeshore Infrastructure Group, July 2023 to present
Lead Engineer, Sensing, Tidewater Bridge Systems, March 2019 to June 2023
Ph.D., Civil Engineering, Tashkent Institute of Structures, 2014
Award: Young Engineer Medal, International Association for Cable Bridges, 2021 (one of 118 nominees)
Patent: US 11,902,114, "Acoustic locating of wire breaks in stay cables", 2022
Publications: 14 journal papers`,
      ),
      s(
        'C1',
        'extra_client',
        'Report of the Harrow Strait Bridge Authority',
        `Harrow Strait Bridge Authority. Annual Report of Maintenance, 2022.
The acoustic system supplied by Tidewater was put into service in April 2021 on all 112 stay cables.
In the first 18 months it located 37 wire breaks. Opening of the sheaths confirmed 35 of them.
Inspections by rope access were reduced from 12 to 3 a year. Cost of inspection fell from $2.1 million in 2020 to $640,000 in 2022.`,
      ),
      s(
        'C2',
        'extra_client',
        'Letter of the International Association for Cable Bridges',
        `May 9, 2025
Guideline 14, "Monitoring of Stay Cables", was adopted on February 20, 2025. Section 6 on acoustic monitoring follows the method of Rahimov (2020). Nineteen members in eleven countries voted for it and one against.`,
      ),
      s(
        'E0',
        'expert',
        'Gregory Osei-Lindgren, P.E.',
        'Vice President of Engineering, Tidewater Bridge Systems, Norfolk, since 2016. Licensed professional engineer in Virginia since 1998. M.S., structural engineering, Hampton Roads University, 1994. 28 years in bridge monitoring. Member of the committee on cable-supported bridges of the Society of Structural Engineers since 2009.',
      ),
      s(
        'E1',
        'extra_expert',
        'Text by Mr. Osei-Lindgren',
        `My part and his
I hired Dr. Rahimov in March 2019 and he reported to me until he left in June 2023. Tidewater has 340 employees, and our systems are on 61 bridges in nine states. I approved the budget of his project and saw his work every week.

What he did
Before 2019 nobody in our company could tell where in a stay cable a wire had broken. A microphone hears the break, but the sound travels along the cable at several speeds and the echo of the anchor hides it. Dr. Rahimov found that two of these waves arrive with a delay that depends on the distance alone, and wrote the method that finds the place within half a meter. He did this alone; the two technicians who reported to him built the housings.
He led the sensing group from January 2020. It grew from three to eleven persons under him.

Why it mattered to the company
The Harrow Strait contract of $8.4 million was ours because the authority asked for location of breaks and no other bidder could offer it. In 2022 the product brought 38 percent of our revenue. Without him we would not have had this product; after he left, it took us eleven months and two engineers to make the first change to the algorithm.

Beyond the company
Two competitors have licensed the method from us since 2023. It is also in Guideline 14 of the international association.

What I do not know
I have not seen his work at his present employer. I am not able to judge his papers in materials science. There was a dispute over the second patent, which I would rather not discuss.

My view
In my opinion, his role at Tidewater was critical: the product that carried more than a third of our revenue rests on his method. In 28 years I have worked with about 200 engineers, and I would place him among the first five. In my opinion the method has changed how stay cables are inspected, because an owner can now open one meter of sheath instead of the whole cable.`,
      ),
    ],
    needed: [],
    absent: ['dispute', 'best in the world'],
  },
  {
    name: 'hurried: a psychologist, hardship to the husband, I-601A',
    client: {
      first_name: 'Rosalinda',
      last_name: 'Treviño Ocampo',
      country_of_citizenship: 'Mexico',
      country_of_birth: 'Mexico',
      gender: 'female',
    },
    answers: {
      case_type: 'I-601A provisional waiver, psych eval of the husband',
      additional_client_docs: ['C1'],
      expert_id: 'E0',
      additional_expert_docs: ['E1'],
      expert_client_relation:
        'evaluated the husband Dwayne Kessler (USC) twice, 9/14 and 9/28/2026, 90 min each, in person. not treating. wife interviewed 1x 40 min by phone 9/30. Fee $1,100 paid by couple.',
      additional_prompt:
        'QR = husband. separation AND relocation. leave out his DUI of 2011 and the ex-wife. She should not say "extreme hardship".',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'VA records Kessler',
        `DEPARTMENT OF VETERANS AFFAIRS   Patient: KESSLER, DWAYNE
Problem list: PTSD, chronic (service connected 50%); lumbar strain; tinnitus
08/03/2026 MH note: Sertraline 150 mg daily. Sees therapist every 2 weeks. Denies SI. Wife attends visits, manages meds.
03/2024: inpatient 6 days, suicidal ideation w/ plan, after wife was in Mexico for mother's funeral 5 wks? (no, wife at sister's in Laredo)`,
      ),
      s(
        'E0',
        'expert',
        'Ingrid Solheim-Vance, PsyD',
        'Licensed psychologist TX 2011. PsyD Guadalupe School of Professional Psych 2009. 6 yrs VA polytrauma clinic, private practice San Antonio since 2017. ~75 immigration evals.',
      ),
      s(
        'E1',
        'extra_expert',
        'eval notes',
        `KESSLER eval - working notes

Sources: clin. interview x2, wife phone, VA recs (problem list, MH note 8/3/26), PCL-5, BDI-II, PAI

Hx: 41 y/o, Army 2003-2011, 2 tours Iraq. IED 6/2006, lost two friends. Divorce 2012. Met R. 2014, married 5/2016. Son Wyatt, 7.
DUI 2011, not relevant.
Sx: nightmares 3/wk, checks locks 4-5x a night, can't do crowds or HEB on weekends. R. drives, does the pharmacy, sits w/ him after nightmares
March 2024 R. was in Laredo 5 wks w/ her sick sister. He stopped meds wk 2. Gun in mouth, called R., she called 911. Inpt 6 days. 
Work: UPS mechanic, nights, since 2015. Boss lets him swap. Misses ~2 days/mo

Testing:
PCL-5 = 58 (cutoff 33)
BDI-II = 31, severe
PAI: valid, no overreporting (NIM 55T). DEP 78T, ARD-T 84T
MSE: guarded, cooperative, affect restricted, no SI today, no psychosis

Dx: PTSD chronic F43.10. MDD recurrent severe w/o psychotic F33.2

Separation - risk of suicide goes up, I'd say substantially. based on 3/2024, same trigger. also would lose the person who manages meds. Would have Wyatt alone while working nights
Relocation - VA care ends for practical purposes, no VA clinic in Tamaulipas. he speaks no Spanish. crowds/checkpoints w/ armed men = triggers. I can't speak to safety there
He says "I won't make it w/o her, that's not a threat it's a fact"
Wife: tired, cries, "I sleep when he sleeps". not evaluated

Protective: son, job, therapist, gave guns to brother-in-law 4/2024
Limits: 2 sessions, self-report, no contact w VA therapist. no dx of wife. can't predict suicide in an individual
Recs: stay w/ therapist, safety plan, couple sessions`,
      ),
    ],
    needed: [],
    absent: ['DUI', 'ex-wife', 'extreme hardship'],
  },
]
