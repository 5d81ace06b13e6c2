import type { SourceText } from '#domain/drafting/tool.ts'
import type { HastyLetter } from './hasty-letters.data.ts'

const s = (id: string, kind: SourceText['kind'], title: string, text: string): SourceText => ({ id, kind, title, text })

/** A user of a device, a feud with dates of its own and a clinician of a wife: written whole before they were first read. */
export const adopterLetters: readonly HastyLetter[] = [
  {
    name: 'a surgeon whose hospital uses the device, EB-1A',
    client: {
      first_name: 'Oluwaseun',
      middle_name: 'Adeyemi',
      last_name: 'Bankole',
      title: 'Dr.',
      country_of_citizenship: 'Nigeria',
      gender: 'male',
    },
    answers: {
      case_type: 'EB-1A I-140',
      client_cv_id: 'V1',
      additional_client_docs: ['C1', 'C2', 'C3'],
      expert_id: 'E0',
      additional_expert_docs: ['E1', 'E2'],
      expert_client_relation:
        'They met once, at a congress in Lisbon in May 2024, for about ten minutes after her talk. Her hospital has bought the pump since January 2024, she was not part of the purchase. no papers together. No money for the letter.',
      additional_prompt:
        'USCIS Texas Service Center. Lay reader! original contribution + judging. She may say that the pump is used in 14 hospitals. Do not mention his salary or the lawsuit.',
    },
    sources: [
      s(
        'V1',
        'client_cv',
        'CV Dr. Bankole',
        `OLUWASEUN A. BANKOLE, Ph.D.
Education
Ph.D. Biomedical Engineering, Harlow Polytechnic, 2014
B.Eng. Mechanical Engineering, University of Ifako, 2008
Employment
Director of Engineering, Tidewell Medical LLC, Durham, North Carolina, March 2021 - present
Research Fellow, Pellham Institute of Surgery, September 2014 - February 2021
Patents
US 99,318,447 "Pressure-sensing wound pump", granted June 11, 2019
US 99,402,118 "Disposable canister with optical level sensor", granted April 5, 2022
Publications (selected; 27 in total; 1,388 citations, Scholar Index, November 2, 2026)
Bankole OA, Reyes T. "Negative pressure without mains power." J. Surg. Devices 2018; 11: 44-52.
Bankole OA. "Leak detection in wound dressings by flow signature." Wound Eng. 2020; 3: 101-110.
Awards
Castor Prize for Surgical Devices, 2022 (one prize a year, 84 entries)
Peer review
J. Surg. Devices, 41 manuscripts, 2019 - 2026; Wound Eng., 12 manuscripts, 2021 - 2025
Panel of the National Wound Care Fund, 2023 and 2024
Salary 2025: $241,000`,
      ),
      s(
        'C1',
        'extra_client',
        'Report on the use of the Tidewell pump, 2024-2025',
        `TIDEWELL PUMP - CLINICAL USE REPORT
Prepared by the Coastal Surgical Network, February 14, 2026
Between January 2024 and December 2025 the pump was used in 14 hospitals of the network for 2,906 patients with open wounds of the abdomen or the leg.
The median time to closure was 19 days, against 27 days with the pumps used before.
The dressing had to be changed outside the schedule in 6.1 percent of the patients; before, in 15.4 percent.
Page 1
Thirty-one pumps (4.2 percent of 738) were returned because the battery did not hold its charge. A new battery was fitted from August 2025 on and no pump made since then has been returned.
Patients were not assigned at random. The network's hospitals chose when to change to the pump.
Page 2`,
      ),
      s(
        'C2',
        'extra_client',
        'License agreement Tidewell - Orsted Care A/S',
        `LICENSE AGREEMENT dated September 30, 2023 between Tidewell Medical LLC and Orsted Care A/S, Aarhus, Denmark.
1. Licensor grants the right to make and sell devices under US 99,318,447 and its foreign counterparts in the Nordic countries.
2. Licensee pays $1,150,000 on signing and 4 percent of net sales.`,
      ),
      s(
        'C3',
        'extra_client',
        'Letter of the National Wound Care Fund',
        `NATIONAL WOUND CARE FUND
April 9, 2025
To whom it may concern: Dr. O. A. Bankole served as a member of our device review panel in 2023 and 2024. The panel has nine members, who are chosen by the board for their achievements in the field. In the two rounds Dr. Bankole scored 63 applications.`,
      ),
      s(
        'E0',
        'expert',
        'Ingrid Sørlie-Maddox, M.D.',
        'Chief of acute care surgery, St. Olave Regional Hospital, Norfolk VA. MD Bergen 1999. 20+ years wounds. isorlie@stolave.example',
      ),
      s(
        'E1',
        'extra_expert',
        'CV Sorlie-Maddox',
        `INGRID SØRLIE-MADDOX, M.D., FACS
Chief, Division of Acute Care Surgery, St. Olave Regional Hospital, Norfolk, Virginia, 2016 - present
Attending surgeon, St. Olave Regional Hospital, 2007 - 2016
Fellowship in trauma surgery, Marlowe University, 2005 - 2007
M.D., University of Bergen, 1999
58 peer-reviewed articles on wounds and abdominal surgery
Editor, Annals of Open Wounds, 2018 - 2023
Committee on Surgical Devices, Virginia Surgical College, member since 2015
Panel of the National Wound Care Fund, 2024`,
      ),
      s(
        'E2',
        'extra_expert',
        'Email from Dr. Sorlie-Maddox, Nov 10',
        `From: I. Sorlie-Maddox
To: counsel
Thanks, some thoughts for the letter, please put them in order.
A wound that will not close is covered with a sponge and a film, and a pump draws the fluid off. Old pumps only knew one thing: how much vacuum they make. When the film leaked they just ran faster, and the nurse noticed when the bed was wet.
What Dr. Bankole did was to listen to the air. His pump reads the pattern of the flow and knows a leak from a blocked tube, and says where. Nobody had done that before his patent of 2019, at least I know of no other.
At St Olave we've used it since Jan 2024. I have used it myself on 61 patients. Night calls for dressings on my ward fell from 22 a month in 2023 to 9 a month in 2025. We counted this ourselves.
I think it is now the standard that others are measured by: two other makers announced flow sensing in 2025.
Careful: the report of the network isn't randomized, so part of the 8 days may come from better wound care in general. I would still put most of it down to the pump, bc the leaks are what cost the days.
His judging: the Fund's panel is hard to get on. I sat on it in 2024 too, but in the other section, we did not work together there.
I can't speak about the optical canister, we don't use it.
In my opinion his leak detection is the most important change in wound pumps in the last ten years and he is among the very few who have changed how surgeons treat open wounds.
I'd be happy to answer questions.
Ingrid`,
      ),
    ],
    needed: [
      'Texas Service Center',
      'Lisbon + May 2024',
      'My hospital has bought the pump since January 2024. I was not part of the purchase. We have no papers together',
      'Chief + Acute Care Surgery + since 2016',
      'University of Bergen',
      '58 peer-reviewed articles',
      'Annals of Open Wounds',
      'Harlow Polytechnic',
      'US 99,318,447 + June 11, 2019',
      '27 + 1,388 citations + November 2, 2026',
      'Castor Prize + 84 entries',
      '41 manuscripts',
      '14 hospitals + 2,906 patients',
      '19 days + 27 days',
      '6.1 percent + 15.4 percent',
      'Thirty-one pumps|31 pumps',
      'not assigned at random',
      'Orsted Care A/S + $1,150,000',
      'nine members + chosen by the board',
      '63 applications',
      '61 patients',
      '22 a month in 2023 to 9 a month in 2025',
      'two other makers announced flow sensing in 2025',
      'part of the eight days|part of the 8 days',
      'other section',
      'optical canister',
      'most important change in wound pumps in the last ten years',
      'sponge and a film',
    ],
    absent: ['241,000', 'lawsuit', 'independent', 'bc the', 'Thanks', 'have never met'],
  },
  {
    name: 'a feud between families, by a lawyer who wrote on it, withholding',
    client: {
      first_name: 'Ardian',
      last_name: 'Prekaj',
      country_of_citizenship: 'Albania',
      country_of_birth: 'Albania',
      gender: 'male',
      a_number: '220-671-384',
    },
    answers: {
      case_type: 'country conditions expert Albania (withholding, imm. court)',
      additional_client_docs: ['C1', 'C2', 'C3'],
      expert_id: 'E0',
      additional_expert_docs: ['E1', 'E2'],
      expert_client_relation: '',
      additional_prompt:
        'IJ Theodore Marsh, Detroit. Police protection and whether he could live in Tirana. Reconciliation: say honestly that some feuds end. No opinion if Ardian tells truth.',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Declaration of Ardian Prekaj',
        `DECLARATION OF ARDIAN PREKAJ
I, Ardian Prekaj, declare:
1. I was born on August 19, 1996 in Fushë-Arrëz, Albania.
2. On October 2, 2018 my uncle Gjon killed Nikoll Marku in a quarrel about water. Gjon was sentenced to 16 years.
3. The Marku family sent word through an elder that they would not forgive and that any man of our house would pay.
4. From October 2018 to April 2021 my father, my brother Lek and I did not leave the house except at night. My mother and sister did the shopping.
5. On April 17, 2021 Lek went to the pharmacy in Shkodër. He was shot twice in the back and died. He was 22.
6. I went to the police in Shkodër on April 20, 2021. The officer wrote it down and said he could not put a policeman at every door. No one was charged.
7. I lived in Tirana with a cousin from June 2021 to January 2022. On January 9, 2022 a car waited outside the building for three evenings and the neighbor was asked for the Prekaj boy.
8. I came to the United States on March 28, 2022.
9. My father does not go out of the house to this day.`,
      ),
      s(
        'C2',
        'extra_client',
        'Judgment of the Shkodër district court (translation)',
        `DISTRICT COURT OF SHKODËR, decision no. 211, May 23, 2019
The defendant Gjon Prekaj is found guilty of murder and sentenced to sixteen years of imprisonment. The court notes that the families are in enmity and that the relatives of the defendant have been confined to their house since the day of the act.`,
      ),
      s(
        'C3',
        'extra_client',
        'Ombudsman report on blood feuds 2025 (excerpt)',
        `PEOPLE'S ADVOCATE - SPECIAL REPORT ON BLOOD FEUDS, 2025
In the region of Shkodër 71 families with 163 persons, 44 of them children, were confined to their homes at the end of 2024. In 2019 there had been 98 families.
p. 11
Of 29 killings between 2018 and 2024 that the prosecutor registered as blood feud, 12 led to a conviction. In 9 the suspect has left the country.
p. 14
The coordination council foreseen by the law of 2005 has not met since 2011.
p. 17`,
      ),
      s(
        'E0',
        'expert',
        'Teuta Marlowe-Gashi, J.D., Ph.D.',
        'Law professor, Great Lakes School of Law, Lansing, Michigan. Wrote two books on customary law in Albania.',
      ),
      s(
        'E1',
        'extra_expert',
        'CV Prof. Marlowe-Gashi',
        `TEUTA MARLOWE-GASHI
Professor of Law, Great Lakes School of Law, since 2012
Legal officer, OSCE Presence in Albania, Shkodër, 2004-2009
Ph.D. in Law, University of Graz, 2011; J.D., Wolverine State, 2003
Books: The Locked House: Feud and State in Northern Albania (Lantern Press, 2014); Blood and Bail (Lantern Press, 2021)
Field research in Shkodër, Pukë and Malësi e Madhe: eleven stays, 2010-2025
Expert in immigration court: 31 cases, in 3 of them for the government
Languages: Albanian, German`,
      ),
      s(
        'E2',
        'extra_expert',
        'Draft points, Prof. Marlowe-Gashi, 4 Nov 2026',
        `DRAFT - NOT YET PROOFREAD
Fee: $2,800 fixed, due before the hearing whatever I say. I have never met or talked to Mr. Prekaj. I read the declaration, the judgment and the People's Advocate's report.
1. Feud. Under the customary rules, known as the Kanun, a killing may be answered by killing any grown man of the killer's house. It needn't be the killer, and prison doesn't count as payment.
2. Police. In my five years at the OSCE I read 140 files on feuds in Shkodër. In 6 of them the police had done anything before a shooting. I saw nothing in 2025 that's different; I spoke with the head of the unit, who has 4 officers for the whole region.
3. Tirana. About 200,000 people from the north live in Tirana, most of them in Bathore and Kamza. People ask where you're from and whose son you are. In my second book I followed 34 men who had moved to Tirana because of a feud: 11 were found by the other family, 5 of those were shot.
4. Reconciliation. It happens. I know of 19 reconciliations in the region since 2015. They took between 4 and 22 years and in none of them had a second man already been killed.
5. The Marku: I don't know this family. I found the name in two of the files of 2006 and 2007, but it's a common one.
6. What could be said against me: the number of confined families has dropped by a quarter since 2019. I think many left Albania, so that the drop doesn't mean that it's safer.
7. His brother's death doesn't end it. By the Kanun the count would be even, but since Lek was shot nobody has asked for a truce as far as the declaration says, and a family that's even asks for one. I can't be sure about this.
My opinion: more likely than not Mr. Prekaj would be found anywhere in Albania, within a year or two, if the Marku want it, and the police wouldn't prevent it.`,
      ),
    ],
    needed: [
      'Immigration Judge Theodore Marsh',
      'Immigration Court, Detroit',
      'never met or talked to Mr. Prekaj|never met or spoken',
      '$2,800',
      'Professor of Law|professor of law + since 2012',
      'legal officer + 2004 + 2009',
      'The Locked House',
      'eleven stays|11 stays',
      '31 cases',
      'October 2, 2018 + Gjon + Nikoll Marku',
      'Gjon was sentenced to 16 years',
      'Lek + April 17, 2021|pharmacy in Shkodër',
      'April 20, 2021 + policeman at every door',
      'June 2021 to January 2022',
      'March 28, 2022',
      'confined to their house since the day of the act',
      '71 families + 163 persons',
      '98 families',
      '29 killings + 12 led to a conviction',
      'has not met since 2011',
      'Kanun + any grown man',
      '140 files',
      '4 officers|four officers',
      '34 men + 11 were found|34 men + eleven',
      '19 reconciliations',
      'I do not know this family',
      'dropped by a quarter',
      'count would be even',
      'more likely than not + anywhere in Albania',
    ],
    absent: ['independent', 'truthful', 'NOT YET PROOFREAD', 'doesn’t', 'His client'],
  },
  {
    name: 'a social worker on a wife who was beaten, self-petition, notes of four sessions',
    client: {
      first_name: 'Luz',
      middle_name: 'Amparo',
      last_name: 'Céspedes',
      country_of_citizenship: 'Colombia',
      country_of_birth: 'Colombia',
      gender: 'female',
    },
    answers: {
      case_type: 'VAWA I-360 psychological evaluation',
      additional_client_docs: ['C1', 'C2'],
      expert_id: 'E0',
      additional_expert_docs: ['E2'],
      expert_client_relation:
        '4 sessions via telehealth, aug 4, 11, 25 and sept 8 2026, 60 min each, in spanish, not her therapist. paid 900 by client for eval.',
      additional_prompt: 'uscis. no legal words like "extreme cruelty". mention kids witnessed it.',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Declaration Luz Cespedes',
        `My name is Luz Amparo Céspedes. I was born in Pereira on January 30, 1990.
I met Craig Dunmore at a church in Tulsa in March 2019 and we married on November 16, 2019.
The first time he hit me was on July 4, 2020, because the meat was burned. He slapped me and broke my phone.
After our son Noah was born in May 2021 it got worse. He took my bank card and gave me 40 dollars a week.
On February 12, 2023 he put his hands around my neck in the kitchen until I could not see. Noah and my daughter Valentina, who was 11, stood in the door. Valentina called 911.
He said that if I talked he would call ICE and I would never see Noah.
I left on August 27, 2024 with the children and two bags.`,
      ),
      s(
        'C2',
        'extra_client',
        'Tulsa Police incident report 23-018844',
        `TULSA POLICE DEPARTMENT   INCIDENT 23-018844
02/12/2023 19:42. Caller: juvenile female, states stepfather is choking her mother.
Officer observed red marks on both sides of victim's neck. Victim hoarse. Victim declined transport. Suspect Craig Allen DUNMORE arrested, domestic assault and battery by strangulation.
Children present: 2.`,
      ),
      s(
        'E0',
        'expert',
        'Bettina Krause-Lopez, LCSW',
        'lcsw oklahoma lic 4471, 15 yrs trauma and dv. msw univ of tulsa-east 2009. bilingual. tel 918-555-0133. about 120 evals for immigration since 2014',
      ),
      s(
        'E2',
        'extra_expert',
        'notes eval LC',
        `Notes eval L.C. (B. Krause-Lopez)
S1 8/4: tearful, checks door twice. sleeps 4h, nightmares of hands on neck 3-4x/wk. can't wear scarves or necklaces. reports sx began after Feb 2023.
S2 8/11: hx - father drank, no abuse. Worked as dental asst in Pereira till 2018. No prior MH tx.
PCL-5 = 54, PHQ-9 = 19, GAD-7 = 16
S3 8/25: describes control of money, phone, visits. Says "I asked permission to buy shampoo." Believed the threat re ICE bec he showed her the number on his phone.
Valentina (14 now) wets bed since 2023, sees school counselor (per client, I did not see the child)
S4 9/8: Dx PTSD F43.10, MDD, moderate. Feels guilty for staying. Passive SI in 2024, none now, no plan.
She stayed bc of: no money, threat re Noah, shame before her church. This is common in people who are controlled in this way, in my experience.
sx match what she reports, e.g. the avoidance of anything at the neck. no signs of exaggeration: she denied 5 of 12 symptoms I asked for, incl. voices.
Would rec weekly trauma therapy (CPT), psychiatrist for meds, safety plan.
If she had to go back to Colombia she would lose her group and Noah's father could keep him - she fears this, I can't judge the law.
Limits: telehealth only, no collateral interviews, didn't talk to husband.
In my opinion her PTSD and depression come from what her husband did to her, nothing else in her history explains it.`,
      ),
    ],
    needed: [
      'four sessions|4 sessions',
      'August 4',
      'September 8, 2026',
      '60 minutes',
      'am not Ms. Céspedes’s therapist',
      '$900',
      'Pereira + January 30, 1990',
      'Tulsa + March 2019',
      'November 16, 2019',
      'July 4, 2020',
      '$40 a week|40 dollars a week',
      'February 12, 2023 + neck',
      'Valentina called 911',
      'August 27, 2024',
      'red marks on both sides',
      'strangulation',
      'four hours|4 hours',
      'scarves',
      '54',
      '19',
      '16',
      'I asked permission to buy shampoo',
      'posttraumatic stress disorder',
      'major depressive disorder',
      'school counselor + did not see the child',
      'shame before her church',
      'five of twelve|5 of 12',
      'cognitive processing therapy|CPT',
      'no collateral interviews',
      'did not talk to|did not speak',
      'nothing else in her history explains',
      '120',
      'Oklahoma',
    ],
    absent: ['extreme cruelty', 'S1 ', 'hx', 'sx ', ' bc ', 'independent', 'L.C.', 'I treated', 'truthful', 'incl.'],
  },
]
