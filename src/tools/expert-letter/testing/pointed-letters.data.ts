import type { SourceText } from '#domain/drafting/tool.ts'
import type { HastyLetter } from './hasty-letters.data.ts'

const s = (id: string, kind: SourceText['kind'], title: string, text: string): SourceText => ({ id, kind, title, text })

/** Notes of sessions in shorthand, an expert’s answers by number, points by telephone: written before they were first read. */
export const pointedLetters: readonly HastyLetter[] = [
  {
    name: 'a psychologist’s notes in shorthand, and a chart by dates',
    client: {
      first_name: 'Yessenia',
      last_name: 'Amaya Bonilla',
      country_of_citizenship: 'Honduras',
      gender: 'female',
      a_number: '220-556-031',
    },
    answers: {
      case_type: 'psychological evaluation, asylum (one year bar)',
      additional_client_docs: ['C1', 'C2'],
      expert_id: 'E0',
      additional_expert_docs: ['E1', 'E2'],
      expert_client_relation:
        'Evaluator only, referred by our office. Not her therapist. $1,600 flat fee paid by the firm before the report, regardless of findings.',
      additional_prompt:
        'For the asylum office in Arlington. Explain why she did not apply in the first year. Must not say she is credible.',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Declaration of Yessenia Amaya Bonilla',
        `Declaration of Yessenia Amaya Bonilla
I, Yessenia Amaya Bonilla, declare:
1. I was born in Choloma, Cortés, on June 2, 1993.
2. I am a lesbian. My father found out in 2009, when I was sixteen, and put me out of the house.
3. I lived with Karla Medrano from 2015 in the Colonia López Arellano. On March 9, 2021 three men of the Mara came to the house. They said that women like us bring a curse on the block. They raped me in front of Karla and cut me on the left thigh with a knife.
4. On March 30, 2021 Karla was shot dead outside the maquila where she worked.
5. I entered the United States near Eagle Pass on August 14, 2021. I was released the next day.
6. I did not leave my aunt's apartment in Manassas for most of the first year. I could not tell anybody. I thought that if I told it I would see it again.
7. My aunt took me to the clinic in November 2023. I first told what happened in February 2024.`,
      ),
      s(
        'C2',
        'extra_client',
        'Records of Clínica Esperanza, Manassas',
        `CLINICA ESPERANZA, MANASSAS VA
Patient: Yessenia Amaya  DOB 06/02/1993
11/20/2023 Intake. c/o not sleeping, no appetite, hears knocking at night. PHQ-9 = 21. Denies SI plan, passive ideation. Started sertraline 50 mg.
02/12/2024 Pt discloses sexual assault in Honduras 2021. Referred to counseling. PHQ-9 = 18.
09/03/2024 Sertraline 100 mg. PHQ-9 = 12. Sleep better, 5 h. Missed 2 of 9 counseling visits.
Page 1 of 1`,
      ),
      s(
        'E0',
        'expert',
        'Dr. Marisol Quintero-Hale',
        'licensed clinical psychologist (Virginia 0810004417). PsyD George Westley University 2011. private practice in Fairfax, bilingual. 140 evaluations for immigration since 2014, testified 6 times. mqh@qhpsych.example, 703 555 0188',
      ),
      s(
        'E1',
        'extra_expert',
        'CV',
        `Marisol Quintero-Hale, Psy.D.
EDUCATION
Psy.D., Clinical Psychology, George Westley University, 2011
B.A., Psychology, Universidad de Costa Brava, 2004
LICENSE: Virginia, Clinical Psychologist, 2012
EXPERIENCE
2014-present Private practice, Fairfax, Virginia
2011-2014 Staff psychologist, Potomac Refuge Center, Alexandria
TRAINING: Istanbul Protocol, 16 hours, 2015; Assessment of asylum seekers, 8 hours, 2022
MEMBERSHIPS: American Psychological Association`,
      ),
      s(
        'E2',
        'extra_expert',
        'notes of sessions',
        `Seen 10/6/26 (2.5 h) and 10/13/26 (2 h), my office, in Spanish, no interpreter. Consent signed. Aunt in waiting room.
Reviewed declaration + Clinica Esperanza chart.
MSE: neat, eye contact poor, cried when Karla named, long silences, oriented x3, speech soft, no psychosis. Startled twice when door closed in hallway.
PCL-5: 58 (cutoff 31-33). PHQ-9: 17. MoCA 27/30.
M-FAST 2 (below 6 = no sign of feigning).
Dx PTSD 309.81 (F43.10) with dissociative symptoms (derealization); MDD, recurrent, moderate.
Scar L thigh 7 cm, seen, I'm not a physician, leave to medical.
She gave date of the attack once as March 9 and once as "after Holy Week" - common w/ trauma memory, the order of events was the same in both sessions.
First yr: stayed in apt, did not answer door, could not speak abt it. avoidance is a core symptom (criterion C). In my opinion PTSD + depression substantially interfered with her ability to seek a lawyer or prepare application from Aug 2021 to at least Feb 2024.
Improved on sertraline; still nightmares 3-4 nights/wk.
Not seen: records from Honduras; did not speak w/ aunt.
Return = re-exposure, high risk of worsening, hx of passive ideation.
Recommend trauma focused therapy 12-16 sessions, continue meds.`,
      ),
    ],
    needed: [
      'Licensed clinical psychologist',
      'I saw Ms. Amaya Bonilla on October 6, 2026 (2.5 hours), and October 13, 2026 (2 hours), at my office, in Spanish, without an interpreter',
      'consent in writing',
      'not Ms. Amaya Bonilla’s therapist',
      '$1,600 + does not depend on what I conclude',
      'licensed in Virginia as a clinical psychologist since 2012',
      'Istanbul Protocol (16 hours, 2015) + assessment of asylum seekers (8 hours, 2022)',
      '140 evaluations',
      'November 20, 2023: + PHQ-9 was 21 + started sertraline',
      'February 12, 2024: + referred to counseling',
      'missed 2 of 9',
      'PCL-5 was 58 (cutoff 31 to 33) + MoCA 27 of 30',
      'M-FAST was 2',
      'mental state I noted: + cried when Karla named',
      'startled twice when the door closed',
      'My diagnoses are posttraumatic stress disorder (PTSD, 309.81, F43.10) + major depressive disorder, recurrent, moderate',
      'nightmares 3 to 4 nights a week',
      'a scar of 7 cm on the left thigh + not a physician',
      'gave the date of the attack once as March 9 + the same in both sessions',
      'did not answer the door and could not speak about it + substantially interfered',
      'A return would mean re-exposure + I recommend trauma focused therapy of 12 to 16 sessions',
      'I have not seen records from Honduras, and I did not speak with Ms. Amaya Bonilla’s aunt',
    ],
    absent: ['The score on the Seen', 'Exhibit D', 'MSE', 'Dx ', 'hx of', 'prepare application', 'w/', 'c/o'],
  },
  {
    name: 'an anthropologist’s numbered answers',
    client: {
      first_name: 'Bishnu',
      middle_name: 'Maya',
      last_name: 'Pariyar',
      country_of_citizenship: 'Nepal',
      gender: 'female',
    },
    answers: {
      case_type: 'asylum, country expert (anthropologist), Dalit / intercaste marriage',
      additional_client_docs: ['C1', 'C2'],
      expert_id: 'E0',
      additional_expert_docs: ['E1', 'E2'],
      expert_client_relation: 'Never met or spoken with her. Found through a list of the university. Pro bono.',
      additional_prompt:
        'Immigration Court, Boston, Judge Halloran. Questions: (1) how are Dalit women treated who marry up (2) police (3) Kathmandu as alternative',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Affidavit of Bishnu Maya Pariyar',
        `AFFIDAVIT
I, Bishnu Maya Pariyar, 29, of Lynn, Massachusetts, state under oath:
I belong to the Damai caste, which is a Dalit caste, and was born in Rukum West. My father was a tailor.
In April 2020 I married Suraj Khadka at the district office in Surkhet. He is Chhetri. His father, Dil Bahadur Khadka, was the ward chairman.
In May 2020 some thirty people came from his village. They threw stones, they shouted that a Dalit must not enter, they beat Suraj with sticks and threw him into the river. He was found dead two days later.
I filed a complaint at the police post of Chaurjahari on 28 May 2020. The police wrote that he drowned. The inspector told me to take money and be quiet.
In July 2020 I moved to Kathmandu, to Kalanki. I could not rent a room: four landlords asked for my surname. In January 2021 two brothers of Suraj found me at the garment factory in Balaju. One of them poured hot oil on my arm.
I came to the United States on 11 June 2022 with a student visa.`,
      ),
      s(
        'C2',
        'extra_client',
        'Report, Dalit Rights Observatory 2025',
        `DALIT RIGHTS OBSERVATORY
ANNUAL REPORT 2025
p. 14
In the five years to 2024 the Observatory recorded 187 attacks on couples of mixed caste in which one of the two was a Dalit. In 29 of them somebody died.
Charges under the Caste-Based Discrimination and Untouchability Act of 2011 were filed in 41 of the 187 cases. Nine led to a conviction. The longest sentence was two years.
p. 22
In a survey in the Kathmandu Valley in 2023, 64 of 100 Dalit tenants said that they had hidden their surname to rent a room.
p. 31
In 2024 the government opened a hotline, and the National Dalit Commission received 212 calls in its first year.`,
      ),
      s(
        'E0',
        'expert',
        'Dr. Thomas Wexler-Rai',
        'Associate Professor of Anthropology, Merrimack Hill College. PhD Cornwall University 2010. Twenty years of work on caste in western Nepal.',
      ),
      s(
        'E1',
        'extra_expert',
        'CV Wexler-Rai',
        `THOMAS WEXLER-RAI
Associate Professor of Anthropology, Merrimack Hill College, North Andover, MA (2017 to present)
Assistant Professor (2011 to 2017)
Ph.D., Anthropology, Cornwall University, 2010
M.A., South Asian Studies, University of Lowland, 2004
Selected publications
"Tailors without Doors: Damai Households in Rukum and Jajarkot", Himalayan Quarterly 31 (2013)
"After the Act: Police Files on Untouchability", Journal of Law and Caste 8 (2019)
Field work in Nepal: 2005-06, 2008 (14 months), 2012, 2015, 2018, 2019, 2023
Languages: Nepali (fluent), Magar (reading)
Expert testimony: four cases in immigration court, 2018 to 2025
twex@merrimackhill.example`,
      ),
      s(
        'E2',
        'extra_expert',
        'Answers of the expert to questions of counsel',
        `1. Women who "marry up" break the rule that matters most to families that live by rank. In the villages of Rukum and Jajarkot I recorded 22 such marriages between 2012 and 2023. In 17 the couple was driven out. In six there was violence that needed a doctor. It is always the Dalit spouse who is blamed, and if the other spouse dies the Dalit widow is said to have killed him.
2. The police. I read 63 complaint registers in four districts in 2018 and 2019. Of 48 complaints on untouchability, 35 were marked "milapatra", that is, settled between the parties. Police officers at the posts are for the most part from the same high castes as the ward chairmen. In my opinion the police of Rukum West would not protect her, and would not have investigated the death of the husband against a ward chairman.
3. Kathmandu. It is true that there is more anonymity in Kathmandu, and many Dalits live there without harm. But surname tells caste. A landlord, an employer, a school asks for the citizenship certificate. A family that wishes to find somebody from the district asks at the district association. In my opinion she could be found within months. That she was found within six months does not surprise me.
4. Against: The Act of 2011 is a serious law, the Supreme Court has applied it twice. The massacre of Soti in May 2020 was followed by charges against 34 people. I believe that was because the national press came. In quiet cases nothing follows.
5. I have not examined Ms. Pariyar and can't say whether her account is true. It matches what I know, with one exception: I have not before heard of hot oil used in such a quarrel outside dowry cases.
6. Sources are the affidavit, the Observatory report, my field notes.`,
      ),
    ],
    needed: [
      'never met or spoken with Ms. Pariyar',
      'Ph.D. in Anthropology from Cornwall University (2010)',
      'field work in Nepal + 2008 (14 months) + 2023',
      'Nepali (fluent)',
      'four cases in immigration court',
      'recorded 22 such marriages + In 17 the couple was driven out. In six there was violence',
      'read 63 complaint registers + 35 were marked “milapatra” + would not protect her',
      'anonymity in Kathmandu + But surname tells caste + In my opinion Ms. Pariyar could be found within months',
      'The Act of 2011 is a serious law + In quiet cases nothing follows',
      'hot oil used in such a quarrel',
      '187 attacks + In 29 of them + Nine led to a conviction',
      '64 of 100',
      '212 calls',
      'the police of Rukum West would not protect Ms. Pariyar, and would not have investigated',
      'it is also my opinion that Ms. Pariyar could be found within months',
    ],
    absent: [
      'Exhibit D',
      'Against:',
      'The police. I',
      'that was because the national press came.\n',
      'Ms. Pariyar’s husband',
    ],
  },
  {
    name: 'an economist’s points by telephone',
    client: {
      first_name: 'Emeka',
      last_name: 'Nwachukwu-Bright',
      title: 'Dr.',
      country_of_citizenship: 'Nigeria',
      gender: 'male',
    },
    answers: {
      case_type: 'EB-2 NIW',
      client_cv_id: 'V1',
      additional_client_docs: ['C1', 'C2', 'C3'],
      expert_id: 'E0',
      additional_expert_docs: ['E1', 'E2'],
      expert_client_relation:
        'They do not know each other. She cited his 2022 paper in her own. Both spoke at the Rural Finance Forum in Omaha in May 2024, on different days. Unpaid.',
      additional_prompt:
        'USCIS. stress national importance: cold storage losses. the endeavor is his open model which tells small growers when to sell and when to store. do not use the word unique',
    },
    sources: [
      s(
        'V1',
        'client_cv',
        'CV Nwachukwu-Bright',
        `EMEKA NWACHUKWU-BRIGHT, Ph.D.
Agricultural economist
Education: Ph.D., Agricultural Economics, Prairie State University, 2019; M.Sc., Economics, University of Enugu East, 2012
Positions
Research economist, Center for Food Systems, Prairie State University, Sep 2021 - present
Postdoctoral fellow, same, Aug 2019 - Aug 2021
Publications (11 peer reviewed; 238 citations, Scholar Index, Oct 2, 2026)
- Nwachukwu-Bright, E. (2022) Store or sell: a daily rule for small potato growers. J. Farm Decisions 14.
- Nwachukwu-Bright, E., and Adair, P. (2024) Shrink and price in cold storage. Postharvest Economics 6.
Awards: Young Economist Award, Western Growers Economics Association, 2023 (one of 2 from 61 nominees)
Software: StoreWise, open source, first release March 2023
Reviewer: 19 manuscripts for 4 journals since 2020`,
      ),
      s(
        'C1',
        'extra_client',
        'Pilot report, Three Forks Growers Cooperative',
        `THREE FORKS GROWERS COOPERATIVE
StoreWise pilot, season 2024/25
Members: 86 growers in Idaho and Oregon, 31 took part.
The 31 growers lost 6.1 percent of the stored crop. The season before they had lost 9.8 percent. The 55 growers who did not take part lost 9.4 percent.
Average gain of a grower who took part: $14,200.
Four growers stopped using it in January because the price feed failed for nine days.
The cooperative did not pay for the software. Dr. Nwachukwu-Bright trained the growers without fee.
Page 2
We will offer StoreWise to all 86 members in the season 2026/27, if the price feed is made reliable.`,
      ),
      s(
        'C2',
        'extra_client',
        'Letter, Idaho Extension Service',
        `September 14, 2026
To whom it may concern:
The Extension Service has used StoreWise in its courses for growers since February 2025. So far 412 growers in nine counties took the course. We plan to include it in the handbook of 2027.
Lorna Petty, Director`,
      ),
      s(
        'C3',
        'extra_client',
        'USDA excerpt',
        `National Potato Storage Survey 2024 (excerpt)
Page 7: Losses in storage were 8.6 percent of the fall crop, with a value of $411 million.
Page 9: Farms with less than 200 acres lost 11.2 percent. Of such farms, 18 percent use any decision software.`,
      ),
      s(
        'E0',
        'expert',
        'Prof. Ingrid Solheim',
        'Professor of Applied Economics, University of the Cascades. editor J. of Storage & Trade. PhD 1998 UC Riverton. isolheim@cascades.example',
      ),
      s(
        'E1',
        'extra_expert',
        'CV Solheim',
        `Ingrid Solheim
Professor of Applied Economics, University of the Cascades, 2008 to present
Associate Professor, 2002 to 2008
Ph.D., Economics, University of California Riverton, 1998
Editor, Journal of Storage and Trade, 2015 to present
74 articles; two books
Member, USDA advisory panel on post-harvest loss, 2019 to 2022
Fellow, Association of Applied Economists (2016)`,
      ),
      s(
        'E2',
        'extra_expert',
        'Solheim, points by phone 11/3',
        `- read the 2022 paper when it came out, cited it in my article of 2023 ("Waiting to Sell"), because it is the first rule a grower can use w/o knowing future price
- we re-ran his rule on 12 yrs of price data from the Columbia Basin: gain 4.2% over selling at harvest; his paper had 5.0%. I attribute the gap to our higher energy cost.
- storage loss matters since a potato lost in storage has already used the water, the fuel and the labor
- small farms have no analyst, big ones do. that's why an open tool matters
- pilot growers chose themselves to take part, not random, so the gain may partly be theirs. still the comparison with 55 others is useful. I'd want a second season.
- he's well placed: wrote the rule, the code, trained the growers
- labor cert: a growers' tool that is free has no single employer
- haven't used the software myself, haven't seen the business plan, don't know whether price feed is fixed
- opinion: StoreWise is the most practical method I know for small growers`,
      ),
    ],
    needed: [
      'I am not acquainted with Dr. Nwachukwu-Bright + I cited Dr. Nwachukwu-Bright’s 2022 paper in my own + We both spoke at the Rural Finance Forum in Omaha in May 2024, on different days',
      '74 articles and two books',
      'advisory panel on post-harvest loss from 2019 to 2022',
      'research economist at the Center for Food Systems',
      '11 peer-reviewed publications with 238 citations',
      'Young Economist Award of the Western Growers Economics Association in 2023',
      '19 manuscripts',
      '31 growers lost 6.1 percent + 55 growers + price feed failed for nine days',
      '412 growers in nine counties',
      'value of $411 million',
      '4.2 percent over selling at harvest + 5.0 percent + our higher energy cost',
      'not random + comparison with 55 others is useful + second season',
      'A growers’ tool that is free has no single employer',
      'a potato lost in storage',
      'I have not used the software myself, and I have not seen the business plan',
      'My opinion, explained below, is that StoreWise is the most practical method I know for small growers',
    ],
    absent: ['editor J. of', 'Exhibit F', 'labor cert', 'Labor cert', 'concerns Dr.', '4.2%'],
  },
]
