import type { SourceText } from '#domain/drafting/tool.ts'
import type { HastyLetter } from './hasty-letters.data.ts'

const s = (id: string, kind: SourceText['kind'], title: string, text: string): SourceText => ({ id, kind, title, text })

/** Fictional letters in prose, shorthand, an outline and a few lines: written whole before the first was drafted. */
export const quietLetters: readonly HastyLetter[] = [
  {
    name: 'a psychologist in shorthand on a husband with a stroke behind him, I-601A',
    client: {
      first_name: 'Ximena',
      last_name: 'Barrios Cano',
      country_of_citizenship: 'Guatemala',
      country_of_birth: 'Guatemala',
      gender: 'female',
    },
    spouse: { name: 'Dale Everett Pruitt', gender: 'male', citizenship: 'United States' },
    answers: {
      case_type: 'I-601A waiver – psych eval of USC husband',
      additional_client_docs: ['C1', 'C2'],
      expert_id: 'E0',
      additional_expert_docs: ['E1', 'E2'],
      expert_client_relation:
        'we referred Dale to her. 2 sessions, 8/14/26 (2 hrs, her office) and 8/28/26 (75 min, telehealth). Spoke w/ Ximena 20 min on 8/28 w/o interpreter. Paid $1,100 flat.',
      additional_prompt:
        'USCIS. Need both: Dale alone here, and Dale moving to Guatemala. Do not bring up the DUI of 2014 or his first wife.',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Declaration of Dale Pruitt',
        `DECLARATION OF DALE EVERETT PRUITT
1. I was born in Paducah, Kentucky on January 30, 1971 and have lived within forty miles of it all my life.
2. Ximena and I married on May 6, 2019. It is my second marriage. My first wife, Rhonda, and I divorced in 2012.
3. I had a stroke on October 3, 2023. Ximena found me on the kitchen floor and called 911. I was in Mercy River Hospital for nine days.
4. I was a lineman for the power company for twenty-two years. I have been on disability since April 2024. I get $2,140 a month.
5. Ximena cleans at the school and earns $1,560 a month. We rent for $925.
6. I speak no Spanish. I have never been outside of the United States.
7. In 2014 I was arrested for driving under the influence. I have not had a drink since 2015.`,
      ),
      s(
        'C2',
        'extra_client',
        'Mercy River Neurology visit note 6/10/2026',
        `MERCY RIVER NEUROLOGY
Patient: PRUITT, DALE E.  DOB 01/30/1971   Visit 06/10/2026
Hx: left MCA ischemic stroke 10/03/2023. Residual: mild right hemiparesis, expressive aphasia (improving).
Meds: clopidogrel 75 mg daily, atorvastatin 80 mg nightly, lisinopril 20 mg.
Wife manages pill organizer; two missed refills in 2024 before she took over.
Plan: continue speech therapy twice a week; return in 6 months. Secondary prevention depends on adherence.
S. Abernathy, MD`,
      ),
      s(
        'E0',
        'expert',
        'Priya Venkataraghavan, Psy.D.',
        'Clinical psychologist, private practice, Paducah KY. Licensed 2011, KY 1407. pv@rivercityneuro.example',
      ),
      s(
        'E1',
        'extra_expert',
        'CV',
        `PRIYA VENKATARAGHAVAN, PSY.D.
Private practice, Paducah, Kentucky, 2015-present
Staff psychologist, Purchase Rehabilitation Hospital, 2011-2015
Psy.D., Clinical Psychology, Lower Ohio University, 2010
B.A., Psychology, Calloway College, 2004
License: Kentucky 1407 (2011)
Member, Kentucky Psychological Association`,
      ),
      s(
        'E2',
        'extra_expert',
        'my notes Pruitt',
        `Pruitt, Dale, 55 M, USC. seen 8/14 + 8/28.
presents - neat, tearful x3, word finding trouble, loses thread after ~20 min. oriented x3.
BDI-II 31 (8/14), BAI 22. MoCA 22/30. PCL n/a.
sleeps 4-5 h. wakes up checking she's still there. lost 14 lb since Feb.
had depression after stroke, sertraline 50 since 12/23 (PCP). stopped it for 2 mo spring 2024, wouldn't get out of bed, wife got him back on it.
SI - "wouldn't bother taking the pills" if she's gone. no plan, no intent. guns: 2, he gave them to his brother in July at my suggestion - no, at wife's suggestion.
she does: pills, drives him to speech tx Tu/Th, finishes sentences on phone, bills.
brother Wade in Tulsa, mother 84 in nursing home. nobody else.
dx: MDD recurrent severe w/o psychotic features F33.2; mild neurocog d/o due to vascular dz.
if she goes: adherence falls apart -> 2nd stroke risk (neuro should say that not me), depression gets worse, can't live alone safely more than few days imo.
if he goes to Guat: aphasia - relearning English, no way he picks up Spanish. no speech tx in English. mom. SSDI continues abroad i think - CHECK. 
opinion: his depression is severe and depends on her being there in a way i don't often see.
rec: CBT weekly, keep sertraline, psychiatrist re dose, safety plan done 8/28.
didn't test effort. didn't talk to Dr Abernathy, read her note.
ximena on phone: "he is like a boy when I am late"
[don't use: he cheated on wife 1]`,
      ),
    ],
    needed: [
      'Form I-601A',
      'Private practice + 2015|private practice + 2015',
      'Purchase Rehabilitation Hospital',
      'Lower Ohio University',
      '1407',
      'August 14, 2026',
      'August 28, 2026',
      '75 minutes',
      '$1,100',
      '31 + 22',
      '22 of 30|22/30|22 out of 30',
      '14 pounds|14 lb|fourteen pounds',
      'sertraline',
      'wouldn’t bother taking the pills',
      'severe + without psychotic features',
      'vascular',
      'few days',
      'aphasia + Spanish',
      'Wade + Tulsa',
      'he is like a boy when I am late',
      'depends on',
      'weekly',
      'effort',
      'clopidogrel|pill organizer',
    ],
    absent: [
      'DUI',
      'driving under',
      'Rhonda',
      'first wife',
      'wife 1',
      'cheated',
      'CHECK',
      'i think',
      'treat Mr. Pruitt',
      'imo',
      'w/o',
      'Guat ',
    ],
  },
  {
    name: 'a treating cardiologist’s outline on a mother, cancellation of removal',
    client: {
      first_name: 'Hernán',
      last_name: 'Cuellar Rojas',
      country_of_citizenship: 'Bolivia',
      country_of_birth: 'Bolivia',
      gender: 'male',
    },
    answers: {
      case_type: 'Non-LPR cancellation of removal – letter of treating cardiologist of respondent’s LPR mother',
      additional_client_docs: ['C1'],
      expert_id: 'E0',
      additional_expert_docs: ['E1', 'E2'],
      expert_client_relation:
        'Treats Hernán’s mother, Doña Elvira Rojas de Cuellar (71, LPR), since 2021. Knows Hernán because he brings her. No fee.',
      additional_prompt:
        'Arlington Immigration Court, IJ Donnelly. One and a half pages is enough. Leave out the mother’s smoking.',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Echocardiogram report 9/2/2026',
        `POTOMAC HEART GROUP   ECHOCARDIOGRAM REPORT
Patient: Rojas de Cuellar, Elvira    DOB 03/18/1955   Date of study: 09/02/2026
Left ventricular ejection fraction 28% (prior study 11/2024: 35%).
Moderate mitral regurgitation. No pericardial effusion.
Interpreted by: T. Amankwah, MD`,
      ),
      s(
        'E0',
        'expert',
        'Theodora Amankwah, MD',
        'Cardiologist, Potomac Heart Group, Arlington VA; board certified in cardiovascular disease 2009. tamankwah@potomacheart.example',
      ),
      s(
        'E1',
        'extra_expert',
        'Amankwah bio',
        `Theodora Amankwah, M.D., joined Potomac Heart Group in 2010. She trained in internal medicine at Tidewater General Hospital (2003-2006) and in cardiology at the University of Eastern Maryland (2006-2009). She received her M.D. from Cape Coast Medical School in 2002. She is board certified in cardiovascular disease and is licensed in Virginia.`,
      ),
      s(
        'E2',
        'extra_expert',
        'Outline for letter',
        `OUTLINE

A. Who I am and how I know the patient
   1. Treating cardiologist since March 2021, after her first admission for heart failure.
   2. Seen 23 times. Last visit October 6, 2026.
   3. Hernán has been at all but two of these visits. He speaks for her; her English is limited and she does not hear well.

B. Diagnosis
   1. Heart failure with reduced ejection fraction, ischemic cardiomyopathy, NYHA class III.
   2. EF 28 percent in September 2026, down from 35 percent in November 2024.
   3. Defibrillator implanted May 12, 2023.
   4. Diabetes, kidney disease stage 3b (followed by others).
   5. She smoked until 2020.

C. Treatment
   1. Eight medications, two of them adjusted by daily weight.
   2. Hernán weighs her each morning and calls the clinic if she gains three pounds in a day. He called eleven times in the past year. Nine times we changed the dose by telephone and she stayed out of hospital.
   3. Admissions: two in 2021-2022 before he moved in with her; one since (February 2025, pneumonia).

D. If Hernán is removed
   1. She cannot do this herself: low vision, arthritis, hearing.
   2. Her daughter Carla lives in Phoenix and has three small children.
   3. I expect more admissions. I cannot say how many. Each admission for heart failure worsens the outlook.

E. If she went to Bolivia
   1. La Paz and El Alto lie above 11,500 feet. I would advise her against living at that altitude with this heart.
   2. Follow-up of the defibrillator is needed every three months. I do not know what is available in Santa Cruz.

F. Limits
   1. I have not examined Hernán and have no opinion on his case.
   2. I do not know Bolivian health care first hand.`,
      ),
    ],
    needed: [
      'Potomac Heart Group + 2010',
      'University of Eastern Maryland',
      'Cape Coast Medical School',
      'March 2021',
      '23 ',
      'October 6, 2026',
      'all but two',
      'does not hear well|hearing',
      'reduced ejection fraction + class III',
      '28 percent + 35 percent',
      'May 12, 2023',
      'stage 3b',
      'ight medications + daily weight',
      'three pounds in a day',
      'eleven times|11 times',
      'ine times',
      'February 2025',
      'low vision',
      'Phoenix',
      'expect more admissions',
      'worsens the outlook',
      '11,500 feet',
      'advise',
      'every three months',
      'do not know what is available in Santa Cruz',
      'have not examined',
    ],
    absent: ['smok', 'OUTLINE', 'A. ', 'B. ', 'E. ', 'Who I am and how', 'evaluat'],
  },
  {
    name: 'a professor’s tidy account of land defenders in the Philippines, asylum',
    client: {
      first_name: 'Jocelyn',
      middle_name: 'Abad',
      last_name: 'Lumibao',
      country_of_citizenship: 'Philippines',
      country_of_birth: 'Philippines',
      gender: 'female',
      a_number: '219-440-671',
    },
    answers: {
      case_type: 'Asylum, withholding, CAT: country conditions (Philippines)',
      additional_client_docs: ['C1', 'C2'],
      expert_id: 'E0',
      additional_expert_docs: ['E1', 'E2'],
      expert_client_relation:
        'She has never met Jocelyn and had not heard of her before our call. Read the declaration. $2,400, half of it paid.',
      additional_prompt:
        'Immigration Judge Pell, Seattle Immigration Court. Please put in what she says about Cebu and about the end of the war. Skip the part on the 2022 election.',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Declaration of Jocelyn Lumibao',
        `DECLARATION OF JOCELYN ABAD LUMIBAO
1. I am from Barangay San Roque in Bukidnon. I was secretary of the farmers' association KASAMBU from 2017.
2. On August 2, 2021 soldiers of a battalion read out eleven names in the barangay hall, mine among them, and told us to "surrender" as supporters of the NPA. I have never belonged to the NPA.
3. In March 2022 a tarpaulin with my photograph hung at the market. It said "terrorist recruiter".
4. On May 19, 2022 our chairman Rodel Amparo was shot dead on his motorcycle. I was riding behind him until the crossing.
5. The police wrote that it was a robbery. His wallet and telephone were still on him.
6. I stayed with a cousin in Cebu City from June to November 2022. In October two men asked the landlady for me by name.
7. I came to the United States on January 7, 2023.`,
      ),
      s(
        'C2',
        'extra_client',
        'Barangay certification 2022',
        `REPUBLIC OF THE PHILIPPINES - BARANGAY SAN ROQUE
CERTIFICATION. This certifies that the tarpaulins displayed at the public market in March 2022 were placed by personnel not of this office and were removed on April 3, 2022.`,
      ),
      s(
        'E0',
        'expert',
        'Prof. Marguerite Oyelaran-Katz',
        'Associate professor of political science, Columbia Basin University. Ph.D. 2008. Books on counterinsurgency and land in Mindanao. moyelaran@cbu.example',
      ),
      s(
        'E1',
        'extra_expert',
        'CV Oyelaran-Katz',
        `MARGUERITE OYELARAN-KATZ
Associate Professor of Political Science, Columbia Basin University, 2014-present
Assistant Professor, Columbia Basin University, 2008-2014
Ph.D., Political Science, Northern Plains University, 2008
M.A., Southeast Asian Studies, Visayas State College, 2003
Books: Titles and Rifles: Land and Counterinsurgency in Mindanao (2015)
Field research in the Philippines: 2005-2006, 2010, 2013, 2016, 2018, 2023
Expert testimony: immigration courts, four cases (2017-2025)`,
      ),
      s(
        'E2',
        'extra_expert',
        'Oyelaran-Katz, what I can say',
        `I have done field research in the Philippines since 2005, most of it in Bukidnon and Davao del Norte. I speak Cebuano. I was last in Bukidnon in August 2023.

"Red-tagging" is the naming of a person as a member or supporter of the communist New People's Army. It is done by soldiers in village assemblies, on tarpaulins, and on pages that are run by a government task force, the NTF-ELCAC. In 2024 the Supreme Court of the Philippines held that red-tagging threatens a person's right to life, liberty and security. The ruling has not ended the practice: of 31 organizers whom I interviewed in 2023, 26 had been named in public, and nine of them more than once.

Farmers' associations that ask for land under the agrarian reform law are named more often than any other group in Bukidnon. I have counted 44 killings of members of such associations in the province between 2016 and 2023. In four of them somebody was charged. I know of no conviction.

In most of the killings that I have studied, the person had been named in public within the year before. Two men on a motorcycle are the usual manner. The police usually record a robbery or a personal grudge.

Ms. Lumibao's account agrees with what I have found in the following respects. The reading out of names in the barangay hall followed by a demand to "surrender" is the method which I describe in chapter 4 of my book. The tarpaulin is typical. A killing two months after it is within the pattern.

A person who has been named would not be safe in Cebu. The lists are shared between units, and a new lodger must register with the barangay, whose captain sits on the local task force. I know of two organizers from Bukidnon who were found in Cebu and one who was found in Manila. I know of others who moved and were left alone, but all of these had stopped organizing and had not been named on a tarpaulin.

The government says that the war is nearly over and that the number of guerrilla fronts has fallen to a handful. That is correct as far as I can tell. It has not helped people who were tagged, because the task force's budget now goes to what it calls "clearing" villages, and clearing means lists.

The election of 2022 brought no change in the army's practice.

The fact that the barangay disowned the tarpaulin does not surprise me. Captains often do that to keep out of trouble.

I cannot say who killed Mr. Amparo. I have not been to San Roque.

In my opinion a woman with Ms. Lumibao's record who returned to Bukidnon would be in serious danger of being killed or detained, and the police would not protect her.`,
      ),
    ],
    needed: [
      'Columbia Basin University + 2014',
      'Northern Plains University',
      'Titles and Rifles',
      'never met',
      '$2,400',
      'Cebuano',
      'August 2023',
      'village assemblies',
      'Supreme Court of the Philippines',
      '31 organizers + 26',
      '44 killings',
      'no conviction',
      'within the year before',
      'motorcycle',
      'grudge',
      'chapter 4',
      'arpaulin is typical',
      'safe in Cebu',
      'must register',
      'found in Cebu + Manila',
      'left alone',
      'handful',
      'clearing',
      'disowned',
      'cannot say who killed',
      'have not been to San Roque',
      'serious danger',
    ],
    absent: ['election', 'independent', 'I observed', 'truthful', 'half of it paid', 'our call'],
  },
  {
    name: 'a restaurant owner in shorthand on a head chef, O-1B',
    client: {
      first_name: 'Kenji',
      last_name: 'Moriyama-Reis',
      country_of_citizenship: 'Brazil',
      country_of_birth: 'Brazil',
      gender: 'male',
    },
    answers: {
      case_type: 'O-1B culinary arts (I-129), letter from former employer',
      additional_client_docs: ['C1', 'C2'],
      expert_id: 'E0',
      additional_expert_docs: ['E1'],
      expert_client_relation:
        'Employed Kenji 2018-2022 as sous chef then head chef at Casa Bramble, Lisbon. Nothing paid. They still email.',
      additional_prompt:
        'Vermont Service Center. Stress the lead role and the awards while he ran the kitchen. Not the lawsuit with the landlord.',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Gazeta do Prato article',
        `GAZETA DO PRATO, March 2021 (translation)
"Since Moriyama-Reis took over the stoves in September 2019, Casa Bramble has become the table that other cooks visit on their night off." Critic: Inês Valadares. Rating 19 of 20.`,
      ),
      s(
        'C2',
        'extra_client',
        'Golden Ladle certificate',
        `GOLDEN LADLE OF LISBON 2021. Best Head Chef: Kenji Moriyama-Reis, Casa Bramble. Jury of nine. 140 restaurants entered.`,
      ),
      s(
        'E0',
        'expert',
        'Teresa Bramble',
        'Owner, Casa Bramble restaurant, Lisbon, Portugal (since 2012). teresa@casabramble.example',
      ),
      s(
        'E1',
        'extra_expert',
        'Teresa answers by whatsapp',
        `hi, so, quickly from the airport
- own Casa Bramble since 2012, before that 15 yrs running dining rooms in Porto + London. sit on jury of Iberian Young Cook award since 2017
- hired Kenji feb 2018 as sous chef. made him head chef sept 2019 when Paulo left
- 14 cooks under him. he wrote the menu, hired, did the buying, I never changed a dish
- before: 48 covers avg a night. 2021: 81. waiting list 7 weeks
- sales 1.1m EUR 2019 -> 1.9m 2021
- Gazeta gave us 19/20 march 2021, highest they gave that yr. we had 14 in 2017
- Golden Ladle 2021. 140 restaurants, one winner for head chef
- what he does no one else did in Lisbon: japanese-brazilian fermentation, his manioc miso. 3 restaurants I know copied it, Forno Velho asked him for recipe
- left june 2022 for New York. we went to 15/20 next year. 
- landlord lawsuit dont put that
- he's stubborn lol
- I think he is one of the 5 best cooks of his age that I have had or judged. judged abt 200
- can answer questions, phone ok`,
      ),
    ],
    needed: [
      'Casa Bramble + 2012',
      'Porto + London',
      'Iberian Young Cook',
      'February 2018',
      'September 2019',
      '14 cooks',
      'menu + never changed a dish',
      '48 + 81',
      'even weeks|7 weeks',
      '1.1 million + 1.9 million|1.1m + 1.9m',
      '19 of 20|19/20',
      'Golden Ladle + 140',
      'manioc miso',
      'Forno Velho',
      'June 2022 + New York',
      '15/20|15 of 20|15 out of 20',
      've best cooks',
      '200',
      'no payment',
    ],
    absent: [
      'landlord',
      'lawsuit',
      'stubborn',
      'lol',
      'airport',
      'independent',
      'abt',
      'yrs',
      'EUR 2019 ->',
      'They still email',
    ],
  },
  {
    name: 'a vocational expert in tidy prose on what a husband could earn, I-601',
    client: {
      first_name: 'Rukhsana',
      last_name: 'Bhatti',
      country_of_citizenship: 'Pakistan',
      country_of_birth: 'Pakistan',
      gender: 'female',
    },
    spouse: { name: 'Terrence Odell Whitcomb', gender: 'male', citizenship: 'United States' },
    answers: {
      case_type: 'I-601 hardship waiver: vocational and financial expert on the U.S. citizen husband',
      additional_client_docs: ['C1', 'C2'],
      expert_id: 'E0',
      additional_expert_docs: ['E1', 'E2'],
      expert_client_relation:
        'Retained by us. Interviewed Mr. Whitcomb once by video on 9/22/2026, 90 min. Never spoke to Rukhsana. $1,850 flat fee, does not depend on result.',
      additional_prompt:
        'Address to USCIS. He is the qualifying relative. Keep separation and relocation apart. Please leave out his child support arrears.',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'W-2 and pay records 2023-2025',
        `Whitcomb, Terrence O.  Employer: Great Bend Rail Services
Wages: 2023 $71,204; 2024 $73,918; 2025 $76,480
Health plan: employee + spouse`,
      ),
      s(
        'C2',
        'extra_client',
        'Household budget',
        `Monthly: mortgage $1,310; car $402; insurance $288; food $640; his mother's care $1,150; utilities $315; child support arrears $210`,
      ),
      s(
        'E0',
        'expert',
        'Lorna Dietz-Abara, M.S., CRC',
        'Certified rehabilitation counselor and vocational expert, Dietz Vocational Consulting, Topeka, Kansas. ldietz@dietzvoc.example',
      ),
      s(
        'E1',
        'extra_expert',
        'Dietz-Abara resume',
        `LORNA DIETZ-ABARA
Principal, Dietz Vocational Consulting, Topeka, 2009-present
Vocational counselor, Kansas Division of Rehabilitation, 1998-2009
M.S., Rehabilitation Counseling, Prairie State University, 1998
Certified Rehabilitation Counselor, 1999
Testimony: over 120 hearings before Social Security judges; 11 civil trials`,
      ),
      s(
        'E2',
        'extra_expert',
        'Report notes of Lorna Dietz-Abara',
        `I am a certified rehabilitation counselor. I was asked to say what Mr. Whitcomb could earn, and what his household would need, if his wife had to live in Pakistan and if he went there with her.

Mr. Whitcomb is 44. He is a signal maintainer with a certificate from a two-year program and eighteen years with one employer. His wages rose from $71,204 in 2023 to $76,480 in 2025. His skills are specific to North American railroads.

He works nights on call one week in three. Ms. Bhatti cares for his mother, Odessa, who has dementia and lives with them, during those nights and while he is at work. Paid care for the same hours costs $27 an hour in Topeka according to the two agencies that I called on September 25, 2026. At 46 hours a week this comes to about $5,380 a month. They pay $1,150 now for a day program. Mr. Whitcomb brings home about $4,700 a month.

In my opinion he could not keep his present job and pay for his mother's care if his wife were gone. He would have to leave the on-call rotation. The jobs without night duty that his employer posted in the past year paid $19 to $23 an hour, which is about $40,000 to $48,000 a year.

If he moved to Pakistan, he could not use his certificate. Pakistan Railways hires by public examination and requires citizenship. I found three advertisements for foreign signal engineers in Pakistan in the past two years, and all three required a university degree, which he does not have. He speaks neither Urdu nor Punjabi. In my opinion he would have no realistic prospect of work in his occupation there.

He would lose his railroad retirement credits from the day he left. At 44 he has 18 years; he needs 30 for a full annuity at age 60.

I have no training in medicine and do not say what care his mother needs. I took the hours from Mr. Whitcomb and did not verify them. I used the 2025 wage data of the Kansas labor department.

Note to Beth: he owes child support from before. I left it out of the numbers as you asked. Send me the draft and I'll sign.`,
      ),
    ],
    needed: [
      'Dietz Vocational Consulting + 2009',
      'Kansas Division of Rehabilitation',
      'Prairie State University',
      '120 hearings',
      'September 22, 2026',
      '90 minutes',
      '$1,850',
      'signal maintainer',
      'eighteen years|18 years',
      '$71,204 + $76,480',
      'North American railroads',
      'one week in three',
      'dementia',
      '$27 an hour',
      '$5,380',
      '$4,700',
      'could not keep his present job',
      '$19 to $23',
      'public examination',
      'hree advertisements',
      'Urdu nor Punjabi',
      'no realistic prospect',
      'railroad retirement',
      'no training in medicine',
      'did not verify',
      'labor department',
    ],
    absent: ['Beth', 'child support', 'sign.', 'diagnos', 'examined', 'treat', 'sessions'],
  },
  {
    name: 'a neighbor’s few lines, good character, naturalization',
    client: {
      first_name: 'Tendai',
      last_name: 'Chikwanda',
      country_of_citizenship: 'Zimbabwe',
      country_of_birth: 'Zimbabwe',
      gender: 'male',
    },
    answers: {
      case_type: 'N-400 good moral character, letter of neighbor',
      additional_client_docs: [],
      expert_id: 'E0',
      additional_expert_docs: ['E1'],
      expert_client_relation: 'Next-door neighbor since 2017. Not related, nothing paid.',
      additional_prompt: '',
    },
    sources: [
      s(
        'E0',
        'expert',
        'Margaret "Peg" Sundquist',
        'Retired school librarian, 214 Alder Street, Duluth, Minnesota. peg.sundquist@example.org',
      ),
      s(
        'E1',
        'extra_expert',
        'Peg phone notes',
        `Peg, next door since summer 2017. Shovels her walk every snow, won't take money. Drove her to chemo 16 times, winter 2022. Coaches the under-10 soccer team w/ her grandson on it. Pays his share of the fence. One thing - he was stopped for an expired plate last year & told her himself. She'd trust him with her house key and has.`,
      ),
    ],
    needed: [
      'summer of 2017|summer 2017',
      'every snow',
      'money',
      '16 times + chemo|sixteen times + chemo',
      'grandson',
      'under-10 soccer team',
      'fence',
      'expired plate',
      'house key',
      'no payment',
    ],
    absent: [
      'w/',
      '& ',
      'One thing -',
      'my professional opinion',
      'told her',
      'Drove her',
      'her walk',
      'Peg, next',
      'evaluat',
      'Exhibit',
    ],
  },
]
