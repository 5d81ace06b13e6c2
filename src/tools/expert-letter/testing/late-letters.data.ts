import type { SourceText } from '#domain/drafting/tool.ts'
import type { HastyLetter } from './hasty-letters.data.ts'

const s = (id: string, kind: SourceText['kind'], title: string, text: string): SourceText => ({ id, kind, title, text })

/** A country expert’s mail and a therapist’s summary, as they come: points, figures, shorthand. */
export const lateLetters: readonly HastyLetter[] = [
  {
    name: 'a widow from Togo, the points of a country expert in a mail',
    absent: ['Ms. D-K', 'rokosi', '2400'],
    client: {
      first_name: 'Afi',
      last_name: 'Dossou-Kpatcha',
      country_of_citizenship: 'Togo',
      country_of_birth: 'Togo',
      gender: 'female',
      a_number: '245-118-907',
    },
    answers: {
      case_type: 'asylum - expert on Togo, forced marriage (imm court)',
      additional_client_docs: ['C1', 'C2', 'C3'],
      expert_id: 'E0',
      additional_expert_docs: ['E1', 'E2'],
      expert_client_relation:
        'no contact w/ her except one 50 min video call Oct 8 2026 w/ her lawyer in the room, to ask about the lineage. 2400 dollars flat, paid by the clinic, not tied to result',
      additional_prompt:
        'To IJ Renata Okafor, Newark. Must cover: trokosi/widow inheritance, whether police act, can she live in Lome. She should also say the 2014 Personal and Family code forbids it (bad for us, deal w it). no more than 5 pages',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Declaration of Afi Dossou-Kpatcha',
        `DECLARATION OF AFI DOSSOU-KPATCHA
1. I was born on 4 May 1995 in Tabligbo, Togo. I am Ewe on my father's side and Watchi on my mother's.
2. My husband Kossi died on 17 August 2023. We have one daughter, Essi, who is now eight and is with my sister Akouvi in Cotonou.
3. On 30 September 2023 the elders of the Kpatcha family said that I belong to the family and must marry his older brother, Mawuli, who has two wives. I refused.
4. They locked me in a room for nine days for the widow rites. Mawuli's first wife shaved my head. On the ninth night Mawuli raped me.
5. I went to the gendarmerie in Tabligbo on 12 October 2023. The officer called Mawuli's uncle, who is the canton chief. He told me it is a family matter.
6. I fled to Lome, to a friend in the Be quarter. In January 2024 two cousins of Mawuli found me at the market of Hedzranawoe and beat me with a belt. They said a dead man's wife cannot be divorced.
7. I left Togo on 3 March 2024.
Page 1 of 1`,
      ),
      s(
        'C2',
        'extra_client',
        'Certificat medical CHU Sylvanus Olympio (translation)',
        `CENTRE HOSPITALIER UNIVERSITAIRE SYLVANUS OLYMPIO - LOME
Date: 22/01/2024
Patient: DOSSOU-KPATCHA Afi, 28 years
Findings: linear bruises on the back, 6 in number, 8 to 14 cm. Fracture of the left fifth metacarpal. Healed scar on the scalp.
Unfit for work: 21 days.`,
      ),
      s(
        'C3',
        'extra_client',
        'Afrobarometer and ministry figures (excerpt)',
        `WOMEN AND CUSTOM IN TOGO - DATA SHEET 2025
In a survey of 1,204 households in the Maritime and Plateaux regions, 31 percent of widows under 45 said that the family of the husband had asked them to marry a brother-in-law.
Between 2019 and 2024 the courts of the Maritime region recorded 46 complaints about forced widow rites. Three ended in a conviction. None had a sentence of prison without suspension.
The Code of Persons and the Family of 2012, amended in 2014, lets a widow refuse the rites and remarriage (articles 397 to 401).
Page 3
There are two public shelters for women in Lome with together 44 places. The longest stay is three months.
Page 4`,
      ),
      s(
        'E0',
        'expert',
        'Prof. Adjoa Hemans-Reyes',
        'professor of african studies at univ of western delaware, anthropologist. PhD Indiana 2003. lived in Togo 2 yrs (peace corps 1995-97), back nearly every year. speaks ewe + french. testified 14 times, never for the government, nobody asked. email ahr@uwd.example',
      ),
      s(
        'E1',
        'extra_expert',
        'CV Hemans-Reyes',
        `ADJOA HEMANS-REYES, Ph.D.
Professor of African Studies, University of Western Delaware (2015- ); Associate Professor 2009-2015
Ph.D. Anthropology, Indiana University, 2003. Dissertation: "Whose Widow? Levirate and Land in Southern Togo"
Books: Whose Widow? (Sable Creek Press, 2008); The Chief's Ledger (Sable Creek Press, 2019)
Fellow, American Council on West African Research, 2012
Field research: southern Togo, 19 trips 1999 - 2025, about 41 months`,
      ),
      s(
        'E2',
        'extra_expert',
        'email expert to counsel nov 2',
        `From: A. Hemans-Reyes
here are my points, use what you need
- In my opinion Ms. D-K would be found in Lome. The Watchi of Tabligbo have a hometown association in every quarter of Lome, with a secretary who keeps a list. In 2022 I sat with three of those secretaries.
- of 58 widows who had refused levirate and whom I interviewed between 2010 and 2024, 37 had been beaten or locked up, and 21 had moved to Lome; 13 of those 21 were found within a year.
- The gendarmerie sends these matters back to the chief. I have seen it written in the registers: "renvoyé à la famille". I looked at 112 entries in Tabligbo and Vogan in 2019 and 2023.
- The law: yes since 2014 a widow may refuse. it is a good law. In the villages nobody who decides has read it; the fine is never collected.
- Mawuli is head of the lineage now, I think that makes it worse, because the bride price of Kossi was paid by the lineage and they see her as paid for.
- I can't say whether Afi's scar is from the shaving, I'm no doctor.
- trokosi is something else and does not apply to her, please don't use that word
- I also testified once for a man from Togo whose claim I did not support in full.`,
      ),
    ],
    needed: [
      'August 17, 2023',
      '30 September 2023|September 30, 2023',
      'Mawuli',
      'nine days',
      'October 12, 2023',
      'canton chief',
      'January 2024 + belt|Hedzranawoe',
      'March 3, 2024',
      'bruises',
      'metacarpal',
      '31 percent',
      '46 complaints',
      'Three ended in a conviction|three',
      '44 places|two public shelters',
      '397',
      '2014',
      'Indiana',
      '19 trips',
      '41 months',
      'Whose Widow?',
      '14 times|fourteen',
      'October 8, 2026',
      '$2,400|2,400',
      '58 widows',
      '37',
      '13 of those 21|13',
      '112 entries',
      'renvoyé',
      'hometown association',
      'head of the lineage',
      'Renata Okafor',
      'not a physician|no doctor|not a doctor',
      'did not support in full',
    ],
  },
  {
    name: 'a therapist of the client’s daughter, cancellation of removal',
    absent: ['Waiver of inadmissibility', 'NEEDS: payment', 'Care recommended', 'mother’s drinking'],
    client: {
      first_name: 'Óscar',
      last_name: 'Villanueva Prieto',
      country_of_citizenship: 'Colombia',
      country_of_birth: 'Colombia',
      gender: 'male',
    },
    answers: {
      case_type: 'cancellation of removal non-LPR, psych eval letter for his daughter (hardship)',
      additional_client_docs: ['D1', 'D2'],
      expert_id: 'P0',
      additional_expert_docs: ['P1'],
      expert_client_relation:
        'treating therapist of the daughter Camila since 2/2025, 34 sessions, met the dad 5 times in family sessions. paid by Medicaid for therapy, letter is free',
      additional_prompt:
        "to the immigration judge, Charlotte. keep diagnosis, prognosis if he is deported, what the school saw. dont say anything about the mother's drinking",
    },
    sources: [
      s(
        'D1',
        'extra_client',
        'School record Camila Villanueva',
        `HARBOR RIDGE ELEMENTARY SCHOOL
Student: Camila Villanueva   Grade 4   DOB 11/19/2016
Absences: 2024-25: 4; 2025-26: 23
Nurse visits for stomach pain 2025-26: 31
Teacher comment 3/12/2026: Camila cries when a car stops in front of the building. She asked me if the police may come into the school.
504 plan opened 4/21/2026: may call her father at noon.`,
      ),
      s(
        'D2',
        'extra_client',
        'Letter of Dr. Amit Bose, pediatrician',
        `LAKE NORMAN PEDIATRICS
July 30, 2026
Camila has had Type 1 diabetes since May 2023 (A1c 9.4 in June 2026, was 7.1 in September 2024). She has been hospitalized twice for ketoacidosis, in March and in November 2025.
Her father was trained in the pump and counts the carbohydrates; mother works nights at the hospital laundry.
Amit Bose, MD`,
      ),
      s(
        'P0',
        'expert',
        'Lorraine Petty',
        'LCSW in NC since 2009, MSW Univ of North Carolina 2006. child trauma, certified in TF-CBT 2012. practice: Petty Family Counseling, Mooresville. 22 yrs with kids in all',
      ),
      s(
        'P1',
        'extra_expert',
        'session summary + opinion',
        `Summary for counsel, 10/27/2026
First seen 2/18/2025, nine days after ICE took her dad from the driveway in front of her. He was held at Stewart for 61 days.
Diagnosis: F93.0 separation anxiety disorder; F43.12 PTSD chronic was considered and NOT given, she meets 5 of 6 criteria only.
SCARED score 52 in Feb 2025, 29 in Sept 2025, 47 in Oct 2026 after the hearing notice came. (cutoff 25)
She sleeps on the floor of her parents' room. She wet the bed 3-4x a week in Feb-May 2025, now about once a month.
She told me on 10/6/2026 "if Papi goes I will stop my pump so they have to bring him back."
In my opinion, within a reasonable degree of clinical certainty, removal of Mr. Villanueva would bring a severe relapse and a real risk that she will neglect her diabetes on purpose.
She improved while he was home: no suicidal ideas between June 2025 and September 2026.
Brother Tomás (15) does ok, I have seen him twice.
Not a custody evaluation. I did not test the father.`,
      ),
    ],
    needed: [
      'February 18, 2025',
      '34 sessions',
      'five times|5 times',
      'driveway',
      '61 days',
      'separation anxiety disorder',
      '52',
      '29',
      '47',
      'hearing notice',
      'stop my pump',
      'severe relapse',
      'October 6, 2026',
      '23',
      '31',
      'March 12, 2026|car stops',
      '504',
      'Type 1 diabetes',
      '9.4',
      'ketoacidosis',
      'carbohydrates',
      'not given|5 of 6|five of',
      'once a month',
      'licensed clinical social worker|LCSW',
      '2009',
      'TF-CBT',
      'no payment',
      'June 2025',
      'custody evaluation',
    ],
  },
]
