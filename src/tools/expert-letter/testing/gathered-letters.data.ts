import type { SourceText } from '#domain/drafting/tool.ts'
import type { HastyLetter } from './hasty-letters.data.ts'

const s = (id: string, kind: SourceText['kind'], title: string, text: string): SourceText => ({ id, kind, title, text })

/** Fictional letters in which things belong together: lists with their lead, memos with headings, calls, interviews, answers of one line. */
export const gatheredLetters: readonly HastyLetter[] = [
  {
    name: 'an imam dictates on a family, I-601 hardship',
    client: { first_name: 'Yusuf', last_name: 'Hassoun', country_of_citizenship: 'Jordan', gender: 'male' },
    spouse: { name: 'Kelly Marie Hassoun', gender: 'female', citizenship: 'United States' },
    answers: {
      case_type: 'I-601 hardship waiver, letter from imam of the family',
      additional_client_docs: [],
      expert_id: 'E0',
      additional_expert_docs: ['E1'],
      expert_client_relation:
        'imam of the couple’s mosque since 2018, married them in 2019, sees them most Fridays. not paid, would never take money for this.',
      additional_prompt: 'USCIS. What Kelly would lose without him. He is not a psychologist and should say so.',
    },
    sources: [
      s(
        'E0',
        'expert',
        'Imam Tariq Benslimane',
        'Imam, Islamic Center of Cedar Valley, Waterloo, Iowa, since 2016. MA Islamic studies, Fairmont Seminary 2014. Prison chaplain (volunteer).',
      ),
      s(
        'E1',
        'extra_expert',
        'Recording imam 11-02',
        `Bismillah. Okay, so, Brother Yusuf and Sister Kelly. I married them on June 22, 2019, her parents didn't come. She converted the year before, nobody pushed her, I asked her three times. They have the twins, Adam and Layla, they were born in February 2021, and Layla has the heart thing, the hole in the heart, she had surgery in Iowa City in, I think, 2022, you have to check that. Kelly works nights at the nursing home. Yusuf is with the children at night and in the morning he brings them to preschool. When he was in Jordan for seven weeks in 2024, when his father was dying, she fell asleep at the wheel, thank God nobody was hurt. After that the women of the mosque took turns, four of them, but they can't do this for years. She told me in March 2025, in my office, that without him she'd not get up in the morning. I'm not a psychologist, I can't say if that is depression, I sent her to Dr. Lund. In Jordan she'd be a foreigner without the language. She knows the prayers, not how to buy bread. And his family, I know them by phone only, his mother thinks a convert is not a real Muslim. In my opinion she cannot carry this alone and the twins would lose the only person who is with them at night. Oh, and Yusuf runs the food pantry, 60 families every Saturday. That's it, salaam.`,
      ),
    ],
    needed: [
      'Islamic Center of Cedar Valley + 2016',
      'Fairmont Seminary',
      'chaplain',
      'since 2018',
      'June 22, 2019',
      'converted + three times',
      'twins + Adam + Layla + February 2021',
      'hole in the heart|heart',
      'Iowa City',
      'nights at the nursing home',
      'brings them to preschool',
      'seven weeks in 2024 + asleep at the wheel',
      'four of them',
      'March 2025 + would not get up in the morning',
      'not a psychologist + depression|not a psychologist',
      'Dr. Lund',
      'a foreigner without the language',
      'how to buy bread',
      'by phone only|by telephone only',
      'not a real Muslim',
      'cannot carry this alone + with them at night',
      '60 families',
      'no payment',
    ],
    absent: [
      'Bismillah',
      'Okay',
      'salaam',
      'check that',
      'Brother Yusuf',
      'psychological evaluation',
      'diagnosis',
      'independent',
      'examin',
      'That’s it',
    ],
  },
  {
    name: 'notes by the paralegal of a call on Bahrain, he said, CAT',
    client: { first_name: 'Abbas', last_name: 'Al-Marzouq', country_of_citizenship: 'Bahrain', gender: 'male' },
    answers: {
      case_type: 'asylum / CAT country expert Bahrain - EOIR',
      additional_client_docs: ['C1'],
      expert_id: 'E0',
      additional_expert_docs: ['E1', 'E2'],
      expert_client_relation: 'no connection. fee waived.',
      additional_prompt:
        'IJ Toriello, Newark. What happens to Shia protesters convicted in absentia who return; opinion on likelihood of torture.',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Judgment of High Criminal Court (translation)',
        `High Criminal Court, Manama. Judgment of 28/11/2023 in case 07/2023/1144. The accused Abbas Al-Marzouq, absent, is sentenced to seven years for unlawful assembly and for possession of Molotov cocktails.`,
      ),
      s(
        'E0',
        'expert',
        'Dr. Graeme Pemberton-Yu',
        'Fellow, Gulf Program, Larkspur Institute, Washington DC, 2014-present. DPhil University of Cowley 2009. Speaks Arabic. Author of "Pearl Without a Roundabout" (2016).',
      ),
      s(
        'E1',
        'extra_expert',
        'Call notes GPY 10/20 (written by Dana, paralegal)',
        `Dr. P-Y said:
1) torture - he has 131 interviews w/ ex detainees 2011-2024, 88 said beaten in first 72 hrs at CID, only 6 got a medical exam
2) in absentia cases: arrested at the airport "without exception" - he knows 23, all 23
3) 2020-24: fewer beatings than in 2011-13, more sleep deprivation and threats to family. he wants this in, its honest
4) alternative sentencing law 2017 + open prisons 2021, royal pardon April 2024, 1,584 prisoners freed, but none of the 23
5) ombudsman exists since 2012, received 9 complaints from his interviewees, 0 officers convicted
6) hasnt been in bahrain since 2014, banned
7) his view: it is more likely than not that Mr. A-M would be tortured in the first days. He puts it at 2 of 3 but thats from his interviews, not random
8) he did not read the whole case file, only judgment
(Dana: he was late 20 min, call back re signature page)`,
      ),
      s(
        'E2',
        'extra_expert',
        'Table of interviews',
        `Years	Interviews	Beaten	Sleep deprived	Threats to family
2011-2013	54	47	19	22
2014-2019	41	27	24	25
2020-2024	36	14	29	30`,
      ),
    ],
    needed: [
      'Larkspur Institute + 2014',
      'University of Cowley',
      'Arabic',
      'Pearl Without a Roundabout',
      'no payment',
      '131 interviews + 88 + 72 hours',
      'medical exam',
      'without exception + 23',
      'fewer beatings + sleep deprivation',
      '2017 + 2021',
      '1,584 prisoners + none of the 23',
      'nine complaints|9 complaints',
      'officers convicted|officers were convicted',
      'since 2014',
      'more likely than not that',
      'not random',
      'only the judgment|only judgment',
      '54 + 47 + 19 + 22',
      '36 + 14 + 29 + 30',
      'seven years + unlawful assembly',
      'November 28, 2023',
    ],
    absent: [
      'Dana',
      'P-Y',
      'A-M',
      'hasnt',
      'thats',
      'he wants this',
      'signature page',
      'paralegal',
      'GPY',
      'independent',
      'w/',
    ],
  },
  {
    name: 'a pediatrician’s chart lines on a boy with hemophilia, cancellation of removal',
    client: { first_name: 'Efrén', last_name: 'Tzoy Batz', country_of_citizenship: 'Guatemala', gender: 'male' },
    answers: {
      case_type: 'Cancellation 42B - medical hardship of USC son (hemophilia)',
      additional_client_docs: ['C1'],
      expert_id: 'E0',
      additional_expert_docs: ['E1'],
      expert_client_relation: 'Pediatric hematologist of son Benjamín (7) since 2020, about 5 visits/yr. no fee',
      additional_prompt:
        'Immigration Court Omaha. If dad is deported / if the boy goes along. Factor VIII not available in Sololá?',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Insurance statement',
        `Prairie Health Plan. Member: Benjamin Tzoy. Claims 2025: emicizumab $412,300.00; factor VIII concentrate $38,900.00; ER visits (2) $6,140.00. Employer plan through: Efren Tzoy, Heartland Beef Co.`,
      ),
      s(
        'E0',
        'expert',
        'Dr. Leena Mathew',
        'Pediatric hematology-oncology, Omaha Children’s Hemophilia Center; MD (Kerala West 1999); board cert. peds 2005, hem/onc 2008. NE lic 22190',
      ),
      s(
        'E1',
        'extra_expert',
        'BT summary for atty',
        `Benjamin T., DOB 4/11/2019. Severe hemophilia A (FVIII <1%). Dx at 10 mo after tongue bleed.
Inhibitor 2021, ITI 14 months, cleared 2/2023.
On emicizumab q2wk since 3/2023, SC at home - FATHER gives injections, trained by our nurse 3/14/2023. Mother afraid of needles, tried x2, could not.
Bleeds/yr: 2022 - 11, 2023 - 4, 2024 - 1, 2025 - 2
R knee target joint, MRI 6/2025 early synovitis.
If father removed: someone must inject q2wks. Home nursing not covered by plan, plan itself is dad's job. Medicaid maybe.
If boy goes to Guatemala: I checked World Federation data: emicizumab in the public system not available as of 2025; FVIII in Guatemala City, one center, 5-6 hrs from Sololá. A head bleed must be treated within 2 hrs.
I have never practiced in Guatemala.
In my medical opinion w/o prophylaxis he'll go back to 10+ bleeds a year and lose the knee, and a head bleed could kill him.
Would think differently if mother can be trained, we are trying again in Jan.
Not assessed: school, psych.`,
      ),
    ],
    needed: [
      'Omaha Children’s Hemophilia Center',
      'Kerala West',
      '22190',
      '2008',
      'since 2020',
      'five visits|5 visits',
      'evere hemophilia A',
      'tongue bleed',
      'nhibitor + 2021 + 14 months + February 2023',
      'emicizumab + March 2023',
      'ather gives + nurse + March 14, 2023',
      'afraid of needles',
      '2022 + 11',
      '2025 + 2',
      'right knee|Right knee',
      'synovitis',
      'someone must inject',
      'Home nursing',
      'Medicaid',
      'World Federation + 2025',
      'one center + Sololá',
      'two hours|2 hours',
      'never practiced in Guatemala',
      '10+ bleeds|more than ten bleeds|10 bleeds',
      'could kill him',
      'trained + trying again in January',
      'school',
      '$412,300',
      'no payment',
    ],
    absent: ['atty', 'BT ', 'Dx', 'q2wk', 'w/o', 'x2', ' mo ', 'dad', 'psychological', 'independent', 'he’ll'],
  },
  {
    name: 'a historian’s memo on Tigrayans with headings and bullets, asylum',
    client: { first_name: 'Selam', last_name: 'Woldegebriel', country_of_citizenship: 'Ethiopia', gender: 'female' },
    answers: {
      case_type: 'Asylum - country expert Ethiopia (Tigrayan, Addis Ababa)',
      additional_client_docs: ['C1'],
      expert_id: 'E0',
      additional_expert_docs: ['E1'],
      expert_client_relation:
        'Met her once at a conference in Minneapolis in March 2025, they spoke for ten minutes about a book. No other contact. $1,800 flat fee, paid.',
      additional_prompt:
        'Asylum office Chicago. Are Tigrayans still detained in Addis Ababa because of their ethnicity, and can she live elsewhere in Ethiopia?',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Declaration of Selam Woldegebriel',
        `1. I was born in Adigrat on July 9, 1991 and lived in Addis Ababa from 2009.
2. I kept the books of a hotel at Bole. On November 8, 2021 federal police came to the hotel, looked at our identity cards and took four of us, all Tigrayan.
3. I was held at Gelan for 41 days with about 300 women. There was no charge. A guard broke two of my teeth.
4. On March 3, 2024 men in plain clothes asked my landlord for me by name. I left on April 20, 2024.`,
      ),
      s(
        'E0',
        'expert',
        'Dr. Tobias Rennquist',
        'Associate Professor of African History, Lindqvist College, since 2015. PhD University of Aldermoor 2012. Amharic, some Tigrinya. Eleven research stays in Ethiopia 2008-2023. Expert witness in 9 cases.',
      ),
      s(
        'E1',
        'extra_expert',
        'Memo T. Rennquist 11-14-2026',
        `MEMO

1. The arrests of 2021
After the state of emergency of November 2, 2021, federal police and kebele guards arrested Tigrayans in Addis Ababa by name, accent or identity card. I collected 203 accounts, 118 of them from women. Nobody in my sample was charged. The declaration's account of Gelan fits what 27 women told me about that place: no charge, no visits, one meal a day.

2. The situation today
- The emergency ended in February 2022, and most detainees were freed by then.
- The Pretoria agreement of November 2, 2022 ended the open war.
- Since mid-2023 I have recorded 34 new arrests of Tigrayans in the capital, most after a quarrel with a neighbor or an employer who called the police.
- In 2025 it was 9. So numbers are falling.

3. Who is at risk
A former detainee is in a register that the kebele keeps. Of the 34, 21 had been held in 2021. In my view a woman with a record of detention who worked at a hotel where officials stay runs a real risk of being arrested again, less than in 2022 but real.

4. Living elsewhere
Every kebele asks for a letter of release from the last one. Without it there is no identity card, no lease and no school. In Adigrat she would be among her people, but 40 percent of the houses are damaged and Eritrean soldiers were there until 2024. I have not been to Adigrat since 2019.

5. What I don't know
I don't know why men asked for her in March 2024. I have not seen the identity card.`,
      ),
    ],
    needed: [
      'Lindqvist College + 2015',
      'University of Aldermoor',
      'Amharic',
      'leven research stays',
      '9 cases',
      'Minneapolis + March 2025 + ten minutes',
      '$1,800',
      'November 2, 2021 + accent',
      '203 accounts + 118',
      '27 women + one meal a day',
      'February 2022',
      'Pretoria',
      '34 new arrests',
      'umbers are falling',
      'register that the kebele keeps + 21 had been held',
      'runs a real risk of being arrested again',
      'letter of release',
      '40 percent + Eritrean soldiers',
      'have not been to Adigrat since 2019',
      'do not know why men asked',
      'have not seen the identity card',
      'two of her teeth|two of Ms. Woldegebriel’s teeth',
      '41 days',
    ],
    absent: ['MEMO', 'I don’t', 'independent', 'never met', 'What I don'],
  },
  {
    name: 'an employer engineer writes on a bridge engineer, a list and a French phrase, NIW',
    client: {
      first_name: 'Jean-Baptiste',
      last_name: 'Kouassi',
      country_of_citizenship: 'Ivory Coast',
      gender: 'male',
    },
    answers: {
      case_type: 'NIW - structural engineer, letter of former employer',
      client_cv_id: 'V1',
      additional_client_docs: ['C1'],
      expert_id: 'E0',
      additional_expert_docs: ['E1'],
      expert_client_relation:
        'Hired him in 2018 and was his direct boss until 2023. Not related. Not paid for the letter. They still talk about twice a year.',
      additional_prompt:
        'What he did on the scour sensors, and why small counties need it. The endeavor: to bring low-cost scour monitoring to county bridges. No mention of the Lafourche lawsuit.',
    },
    sources: [
      s(
        'V1',
        'client_cv',
        'CV Kouassi',
        `JEAN-BAPTISTE KOUASSI, P.E.
M.S. Structural Engineering, Bayou State University, 2018
Ingénieur, École Polytechnique de Yamoussoukro, 2013
Bridge engineer, Harlow Basin Engineers, Baton Rouge, 2018-2023
Principal, Kouassi Monitoring LLC, 2023-present
Patent US 99,702,118 (2024), Acoustic scour gauge
ASCE Young Bridge Engineer Award, 2022`,
      ),
      s(
        'C1',
        'extra_client',
        'Letter of Tangipahoa County engineer',
        `We installed six of Mr. Kouassi's gauges on three bridges in 2024. On February 11, 2025 the gauge at Natalbany Creek showed 1.9 meters of scour and we closed the bridge eleven hours before the pier settled. A gauge cost us $1,140. The quotation for a commercial system was $38,000 a bridge. - D. Fontenot, P.E.`,
      ),
      s(
        'E0',
        'expert',
        'Margaret Delahoussaye, P.E.',
        'Vice president bridges, Harlow Basin Engineers, Baton Rouge, since 2011; P.E. Louisiana 28417; B.S. Civil Engineering Bayou State 1994; inspected > 900 bridges',
      ),
      s(
        'E1',
        'extra_expert',
        'Letter draft M. Delahoussaye',
        `To whom it may concern,

I hired JB in 2018 straight from graduate school. In his second year he told me that our scour inspections were "une photo, pas un film" (a photograph, not a film): we looked every two years at something that happens in one night. I thought he was being clever. He was right.

He built the first gauge in our parking lot out of a fish finder and a 40-dollar microphone. I signed off on $6,200 for the pilot. What he did himself:
- the acoustic method (I had no part in it)
- the housing, after three failures
- the agreement with the parish at Bogue Falaya
- training of 14 county crews

Scour causes about 60% of the bridge failures in this country. There are some 20,000 scour-critical bridges and most belong to counties that cannot pay for commercial systems. That's the point of a cheap gauge.

What the gauge does not do: it does not see through ice, and it needs a crew to clean it after each flood. In 2021 two of five gave false alarms.

I think he is the best young bridge engineer I have worked with in thirty years, and I've worked with maybe 70.

He left us in 2023 to do this full time. I was sorry and I told him to go.

Margaret Delahoussaye, P.E.`,
      ),
    ],
    needed: [
      'Harlow Basin Engineers + 2011',
      '28417',
      'Bayou State + 1994',
      '900 bridges',
      '2018 + 2023',
      'twice a year',
      'no payment',
      'low-cost scour monitoring',
      'une photo, pas un film + a photograph, not a film',
      'every two years + one night',
      'fish finder + microphone',
      '$6,200',
      'acoustic method + no part in it',
      'three failures',
      'Bogue Falaya',
      '14 county crews',
      '60 percent + bridge failures',
      '20,000 scour-critical bridges',
      'see through ice + after each flood',
      'two of five gave false alarms',
      'best young bridge engineer + thirty years',
      '70',
      'left us in 2023|left us',
      '1.9 meters + eleven hours',
      '$1,140',
      '$38,000',
      '99,702,118',
      'Young Bridge Engineer Award',
      'Yamoussoukro',
    ],
    absent: ['JB', 'Lafourche', 'independent', 'To whom', 'That’s', 'I’ve'],
  },
  {
    name: 'a counselor’s e-mail on a wife who was choked, self-petition',
    client: {
      first_name: 'Marisol',
      last_name: 'Quintanilla Reyes',
      country_of_citizenship: 'El Salvador',
      gender: 'female',
    },
    answers: {
      case_type: 'VAWA self-petition I-360, letter of treating counselor',
      additional_client_docs: ['C1'],
      expert_id: 'E0',
      additional_expert_docs: ['E1'],
      expert_client_relation:
        'Treating counselor since May 12, 2025, 26 sessions so far, weekly, in Spanish. No fee for the letter.',
      additional_prompt: 'USCIS Vermont. Effects of the abuse; why she stayed. Leave out her brother’s asylum case.',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Protective order',
        `CIRCUIT COURT. PROTECTIVE ORDER No. 24-PO-1178, entered September 3, 2024. Respondent Travis Lee Haddock shall have no contact with Petitioner Marisol Quintanilla Reyes. Respondent shall surrender all firearms. Expires September 3, 2026.`,
      ),
      s(
        'E0',
        'expert',
        'Yolanda Pruitt',
        'Licensed professional counselor, Virginia 0701-009944; Harrow Street Family Center, Harrisonburg, since 2016. M.A. Counseling, Shenvalley University 2013. Trained in EMDR 2019.',
      ),
      s(
        'E1',
        'extra_expert',
        'letter for Marisol',
        `From: Yolanda Pruitt
To: Beth Arnaud
Subject: letter for Marisol

Hi Beth,

Here are my thoughts, please put them in order:

- She came to us in May 2025, eight months after the protective order. She could not sit with her back to the door.
- What she told me: he choked her twice, in March 2023 and on August 30, 2024, the second time until she lost consciousness. He kept her passport in his gun safe. He said "nadie te va a creer" (nobody is going to believe you).
- PCL-5 was 62 in May 2025, 51 in December, 38 in August 2026. PHQ-9: 21, 16, 11.
- She meets criteria for PTSD. I diagnosed it on June 9, 2025.
- Why she stayed: she had no money of her own, he told her the police would deport her, and she thought the boy needed a father. That's common in my experience with about 140 survivors.
- In my opinion the symptoms are what I'd expect after repeated strangulation and control, and I see no other cause.
- She's getting better. She works at a bakery since February 2026.
- I'm not a medical doctor, so I can't say anything about the injury to her throat. I never met Mr. Haddock.
- If she had to see him in court again I would expect the nightmares to come back.

My cell is 540-555-0143.

Yolanda`,
      ),
    ],
    needed: [
      '0701-009944',
      'Harrow Street Family Center + 2016',
      'Shenvalley',
      'EMDR',
      'May 12, 2025',
      '26 sessions|twenty-six sessions',
      'no payment',
      'back to the door',
      'choked her twice|choked Ms. Quintanilla Reyes twice',
      'August 30, 2024 + lost consciousness',
      'gun safe',
      'nadie te va a creer + nobody is going to believe you',
      '62 + 51 + 38',
      '21 + 16 + 11',
      'June 9, 2025',
      'no money of her own + deport her',
      '140 survivors',
      'repeated strangulation and control + no other cause',
      'bakery + February 2026',
      'not a medical doctor',
      'never met Mr. Haddock',
      'nightmares to come back',
      '24-PO-1178|September 3, 2024',
    ],
    absent: ['Beth', 'please', 'My cell', 'brother', 'asylum', 'independent', 'I’m', 'That’s', '540'],
  },
  {
    name: 'an agronomist answers an interview, French inside, EB-1B',
    client: {
      first_name: 'Thierry',
      last_name: 'Mbarga',
      title: 'Dr.',
      country_of_citizenship: 'Cameroon',
      gender: 'male',
    },
    answers: {
      case_type: 'EB-1B outstanding researcher (plant pathology)',
      client_cv_id: 'V1',
      additional_client_docs: ['C1'],
      expert_id: 'E0',
      additional_expert_docs: ['E1'],
      expert_client_relation:
        'Never worked together. She reviewed his 2021 paper for a journal (anonymously) and uses his test in her lab since 2022. No payment.',
      additional_prompt: 'International recognition; what the cacao test changed.',
    },
    sources: [
      s(
        'V1',
        'client_cv',
        'CV Mbarga',
        `THIERRY MBARGA
Ph.D. Plant Pathology, Wageland University, 2017
M.Sc. Agronomy, Université de Dschang-Ouest, 2012
Research scientist, Gulf Coast Cacao Laboratory, 2019-present
Postdoc, Institut des Tropiques, Montpellier, 2017-2019
Articles 22; citations 640 (Scholar Index, July 2026)
Prix Jeune Chercheur, Société Tropicale de Phytopathologie, 2020
Associate editor, Tropical Plant Disease, 2023-present`,
      ),
      s(
        'C1',
        'extra_client',
        'Offer letter',
        `Gulf Coast Cacao Laboratory offers Dr. Thierry Mbarga a permanent position as Senior Research Scientist from January 4, 2027 at $118,000 a year. The laboratory employs 31 persons full time in research.`,
      ),
      s(
        'E0',
        'expert',
        'Prof. Annelies Verstraeten',
        'Professor of tropical phytopathology, University of Scheldemond, Belgium, since 2008. Ph.D. Leuvenaar University 1997. 131 articles. President of the International Cacao Disease Network 2019-2022.',
      ),
      s(
        'E1',
        'extra_expert',
        'Interview Verstraeten 10-21',
        `Q: How do you know his work?
A: I refereed the black pod paper in 2021, I can say that now, the editor agreed. I wrote "à publier tel quel" (publish as is), I do that maybe once in two years.
Q: What was new?
A: Before him one waited ten days for a culture. His test tells the two Phytophthora species apart in 40 minutes, from a leaf, without a laboratory. We ran 320 samples in 2022, it was right in 311.
Q: Who uses it?
A: Research stations in Ghana, Ivory Coast, Indonesia and Ecuador that I know of. The network bought 9,000 strips in 2024.
Q: How does he compare?
A: There are perhaps 25 people in the world who work on cacao diseases at this level. He is in the first five, and the youngest.
Q: Weaknesses?
A: The strip fails when the pod is older than three weeks. He has not worked on virus diseases.
Q: Your opinion in one sentence?
A: He has changed how the disease is found, everywhere that cacao grows.
Q: Anything you can't speak to?
A: His employer, I've never been there.`,
      ),
    ],
    needed: [
      'University of Scheldemond + 2008',
      'Leuvenaar',
      '131 articles',
      'International Cacao Disease Network',
      'never worked',
      '2021 paper|2021',
      'since 2022',
      'no payment',
      'à publier tel quel + publish as is',
      'ten days + 40 minutes|40 minutes',
      '320 samples + 311',
      'Ghana, Ivory Coast, Indonesia and Ecuador',
      '9,000 strips',
      '25 people + first five',
      'older than three weeks',
      'virus diseases',
      'changed how the disease is found',
      'never been there',
      'Wageland University',
      '640 + July 2026',
      'Prix Jeune Chercheur',
      'Tropical Plant Disease',
      'January 4, 2027',
      '$118,000',
    ],
    absent: ['Q: ', 'Mr. Mbarga', 'independent', 'I’ve'],
  },
  {
    name: 'a scholar of Nicaragua, her own draft in paragraphs with a counter-report',
    client: { first_name: 'Lester', last_name: 'Obando Rivas', country_of_citizenship: 'Nicaragua', gender: 'male' },
    answers: {
      case_type: 'withholding of removal, expert on Nicaragua',
      additional_client_docs: ['C1'],
      documents: [],
      expert_id: 'E0',
      additional_expert_docs: ['E1'],
      expert_client_relation:
        'No contact with him. Her sister-in-law goes to the same church as his aunt, they have never spoken about it. $1,000 + $150/h for testimony.',
      additional_prompt:
        'Immigration Court Miami. Question: would a former municipal employee who refused to march be harmed on return?',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Declaracion (translated)',
        `I, Lester Obando Rivas, declare: I worked in the mayor's office of Estelí from 2014 to 2021. On July 19, 2021 all of us were told to march in Managua. I did not go. On July 22 I was dismissed. On August 3, 2021 two men of the CPC came to my house with a police officer and said that I was now a "vandal". In October they painted "plomo" on my wall. I crossed to Honduras on November 10, 2021.`,
      ),
      s(
        'E0',
        'expert',
        'Dr. Rosalind Achterberg',
        'Research fellow, Isthmus Policy Institute, Tucson, since 2019. Ph.D. Latin American history, University of Cibola, 2011. Lived in León 2006-2009. Expert in 17 cases.',
      ),
      s(
        'E1',
        'extra_expert',
        'Draft opinion Achterberg',
        `Leaving a state job for political reasons is not a crime in Nicaragua, but since 2018 it is treated as an act of opposition. The councils (CPC, later "Consejos de la Familia") keep a file of every household. I've seen three such files. Two named the attendance at marches.

Between 2018 and 2025 I documented 96 cases of public employees who were dismissed after they had refused to march. Of these, 58 were visited at home, 23 were arrested, and 9 were charged under Law 1055. I found no case in which the police acted against a council member.

Returns. Since 2023 the migration office refuses entry to some citizens and arrests others at the airport. I know of 14 former employees who came back; five were questioned for more than a day, two of them are in prison. Seven had no trouble that I know of. I have no information on the other two.

I should mention the report of the Central American Mobility Observatory (2025), which says that "returnees without a leadership role face no particular risk." I know its author and respect her. Her sample was 40 people, none of them a former state employee.

Painting "plomo" (lead, that is: bullets) on a wall was used in Estelí, Jinotega and Matagalpa in 2018 and again in 2021. I have photographs of eleven walls. It is done by the councils' youth.

It's my opinion that he would be identified on arrival, and that detention and interrogation are likely. I can't put a number on torture. It happens, we have 19 testimonies from El Chipote since 2018, but most detainees from small towns aren't taken there.

I haven't been in Nicaragua since 2019; I'd be arrested. What I know of the time since comes from interviews on the phone, from exiles in San José, and from documents that reach us.`,
      ),
    ],
    needed: [
      'Isthmus Policy Institute + 2019',
      'University of Cibola',
      'León + 2009',
      '17 cases',
      'sister-in-law',
      '$1,000',
      '$150',
      'act of opposition',
      'three such files',
      '96 cases + public employees',
      '58 + 23 were arrested + 9 were charged',
      'no case in which the police acted',
      'refuses entry',
      '14 former employees + two of them are in prison',
      'Seven had no trouble',
      'no information on the other two',
      'returnees without a leadership role face no particular risk',
      'sample was 40 people',
      'plomo + bullets',
      'eleven walls',
      'identified on arrival',
      'cannot put a number on torture',
      '19 testimonies',
      'have not been in Nicaragua since 2019',
      'exiles in San José',
      'July 19, 2021',
      'vandal',
    ],
    absent: ['independent', 'I’ve', 'It’s', 'Draft', 'never met'],
  },
  {
    name: 'a social worker on a trafficked cook, one line each, T visa',
    client: { first_name: 'Rodel', last_name: 'Magbanua', country_of_citizenship: 'Philippines', gender: 'male' },
    answers: {
      case_type: 'T visa, trauma evaluation',
      additional_client_docs: [],
      expert_id: 'E0',
      additional_expert_docs: [],
      expert_client_relation:
        'LCSW at shelter, 11 counseling sessions with him from March 3 to June 30, 2026. employed by shelter, no fee.',
      additional_prompt:
        'She diagnosed PTSD. He sleeps 3 hours, has panic when somebody knocks; passports were taken by the restaurant owner for 14 months. In her opinion he cannot work in a kitchen now and would get worse if returned, the recruiter lives in his town (Iloilo).',
    },
    sources: [s('E0', 'expert', 'Nadine Oyelaran', 'LCSW (Illinois 149.022118). Harborlight Shelter, Chicago.')],
    needed: [
      'Harborlight Shelter',
      '149.022118',
      '11 |leven ',
      'March 3 to June 30, 2026',
      'posttraumatic stress disorder|PTSD',
      'three hours|3 hours',
      'panic',
      '14 months',
      'work in a kitchen',
      'recruiter + Iloilo',
      'no payment|employed by',
    ],
    absent: ['asylum', 'She diagnosed', 'Ms. Magbanua', 'independent'],
  },
]
