import type { SourceText } from '#domain/drafting/tool.ts'
import type { HastyLetter } from './hasty-letters.data.ts'

const s = (id: string, kind: SourceText['kind'], title: string, text: string): SourceText => ({ id, kind, title, text })

/** Notes of examinations and a mail from abroad: written before they were first read. */
export const examinedLetters: readonly HastyLetter[] = [
  {
    name: 'a physician’s notes of an examination, and a girl given away',
    client: { first_name: 'Fatoumata', last_name: 'Sylla', country_of_citizenship: 'Guinea', gender: 'female' },
    answers: {
      case_type: 'asylum, medical affidavit (FGM), immigration court',
      additional_client_docs: ['C1'],
      expert_id: 'E0',
      additional_expert_docs: ['E1', 'E2'],
      expert_client_relation:
        'Examined once at the asylum clinic of the university on 9/22/2026, 75 min, French interpreter by phone. Not her doctor. No fee.',
      additional_prompt: 'IJ Simone Achterberg, Buffalo. She has two girls here (US citizens), fear for them too.',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Declaration of Fatoumata Sylla',
        `DECLARATION OF FATOUMATA SYLLA
1. I was born in Mamou, Guinea, on 12 July 1996. I am Fulani.
2. When I was nine my grandmother took me to a house in Dalaba with six other girls. A woman cut me with a razor blade. I bled until the next day. One of the girls, Aissatou, died.
3. In 2014 my uncle Alpha Oumar gave me to a trader of fifty. On the wedding night he opened the scar with a knife.
4. I lost a baby in 2016 at birth. The doctor in Conakry said that the scar had torn.
5. I left Guinea on 3 October 2019 and entered the United States on 20 January 2020 at Roxham Road from Canada... I mean near Champlain, New York.
6. My daughters Mariama and Kadiatou were born in Buffalo in 2021 and 2023. My uncle says that they must be cut when they come.`,
      ),
      s(
        'E0',
        'expert',
        'Dr. Helen Baptiste-Moore',
        'OB/GYN, Niagara Women Health Center; assoc. clinical professor Univ at Lake Erie. board certified 2004. trained by Physicians for Asylum 2017, 46 exams of asylum seekers. hbm@nwhc.example',
      ),
      s(
        'E1',
        'extra_expert',
        'CV Baptiste-Moore',
        `HELEN BAPTISTE-MOORE, M.D., FACOG
M.D., State University at Lake Erie, 1996
Residency: Obstetrics and Gynecology, Hudson General Hospital, 1996-2000
Attending physician, Niagara Women Health Center, 2001-present
Associate Clinical Professor, State University at Lake Erie, 2010-present
Board certified, Obstetrics and Gynecology, 2004
Publications: 12 peer-reviewed articles
Member, American College of Obstetricians (Fellow since 2005)`,
      ),
      s(
        'E2',
        'extra_expert',
        'Exam notes',
        `Fatoumata S., 9/22/26. 75 min. Interpreter phone (French). Consent obtained. chaperone present.
Hx: cut age 9, Dalaba, razor, no anesthesia, bled overnight; re-opened 2014 by husband w/ knife; stillbirth 2016 Conakry; 2 c-sections Buffalo 2021, 2023.
Exam: absence of clitoris and labia minora, midline scar 4 cm, partially defibulated, neuroma at upper end, tender. WHO type III.
Second scar, oblique, 2 cm, crossing the first, older than 5 years. Highly consistent w/ cutting of the infibulation scar with a blade, as she describes.
Other causes: none that I know gives type III.
c/o painful periods, recurrent UTI (4 in last yr per chart), pain w/ intercourse.
Findings diagnostic of FGM type III.
Cried when asked about the other girls. Did not want to speak of wedding night, told it after 40 min.
Plan: urology + pelvic PT referral, counseling.
In my opinion her daughters, if brought to her family in Guinea, face the same, but I'm an obstetrician and not an expert on Guinea, so leave that to others.
Not tested: no imaging. Did not see records from Conakry.
Exact age at which a scar formed cannot be told.`,
      ),
    ],
    needed: [
      'examined Ms. Sylla once at the asylum clinic of the university on September 22, 2026 + 75 minutes + French interpreter + A chaperone was present + not Ms. Sylla’s doctor',
      'M.D. from State University at Lake Erie (1996)',
      'resident in Obstetrics and Gynecology at Hudson General Hospital',
      'gave her to a trader of fifty. On the wedding night he opened the scar',
      'Of the history I noted: cut age 9 + cesarean sections',
      'On examination I found: absence of + neuroma',
      'econd scar + Highly consistent with cutting|econd scar + It is highly consistent with cutting',
      'Other causes: none that I know gives type III',
      'complains of painful periods',
      'told it after 40 minutes',
      'I recommend urology',
      'not an expert on Guinea + I did no imaging + I have not seen records from Conakry',
      'My opinion, explained below, is that the findings are diagnostic of female genital mutilation (FGM) type III',
      'cannot be told',
    ],
    absent: ['Mr. Oumar opened', 'Hx', 'C/o', '9/22/26', 'M.D. in'],
  },
  {
    name: 'a linguist, by a professor who once argued the contrary',
    client: {
      first_name: 'Katalin',
      last_name: 'Orosz',
      title: 'Dr.',
      country_of_citizenship: 'Hungary',
      gender: 'female',
    },
    answers: {
      case_type: 'EB-1B outstanding professor',
      client_cv_id: 'V1',
      additional_client_docs: ['C1', 'C2'],
      expert_id: 'E0',
      additional_expert_docs: ['E1', 'E2'],
      expert_client_relation:
        'He was on the program committee of the Tromsø conference 2023 when she gave the keynote. Never worked together, they met there once. no fee.',
      additional_prompt: 'USCIS Texas. Expert approved: Her atlas is the standard work on tone in Uralic languages.',
    },
    sources: [
      s(
        'V1',
        'client_cv',
        'CV Orosz',
        `KATALIN OROSZ
Ph.D., Linguistics, University of Szeged East, 2014
M.A., Finno-Ugric Studies, University of Szeged East, 2009
Assistant Professor, Linguistics, Great Basin University, August 2021 to present
Research Fellow, Nordic Institute of Phonetics, Tromsø, 2015 to 2021
Books: Atlas of Tone in Uralic (Fjell Press, 2020; 2nd ed. 2024)
Articles: 26, of which 19 peer-reviewed
Citations: 611 (Scholar Index, September 30, 2026)
Keynote: 9th Conference on Northern Phonetics, Tromsø, June 2023
Grants: National Language Fund, $412,000, 2022-2026 (principal investigator)
Editorial board, Journal of Arctic Linguistics, since 2022
Prizes: Bergsland Prize 2021`,
      ),
      s(
        'C1',
        'extra_client',
        'Letter of Great Basin University',
        `October 2, 2026
Great Basin University offers Dr. Katalin Orosz the permanent position of Assistant Professor on the tenure track in the Department of Linguistics. She has held the position since August 16, 2021. The salary is $94,500.
Professor Dale Whitcomb, Dean`,
      ),
      s(
        'C2',
        'extra_client',
        'Reviews of the Atlas',
        `Northern Language Review 12 (2021), p. 201: "Orosz has done what three generations of fieldworkers did not: a map of tone that can be checked, recording by recording."
Linguistic Surveys 40 (2022), p. 88: "The chapters on Samoyedic are thin; only four speakers were recorded. For Livonian and the Sami languages the Atlas will be the reference for years."
The Atlas has been adopted in courses at 14 universities in nine countries (publisher's report, March 2026).`,
      ),
      s(
        'E0',
        'expert',
        'Prof. Anders Helgeland',
        'Professor of Phonetics, University of the Lofoten, Norway. Editor-in-chief of Nordic Phonetics since 2012.',
      ),
      s(
        'E1',
        'extra_expert',
        'CV Helgeland',
        `ANDERS HELGELAND
Professor of Phonetics, University of the Lofoten, 2006-
dr.philos., University of the Lofoten, 1999
Editor-in-chief, Nordic Phonetics, 2012-
Books: 4. Articles: 91.
President, International Society for Tone Studies, 2016-2020
Member, Norwegian Academy of Letters, elected 2014`,
      ),
      s(
        'E2',
        'extra_expert',
        'Email Helgeland 29 Oct',
        `From: Anders Helgeland
Sent: 29 October 2026
Dear Ms. Voss,
of course. A few things:
I use the Atlas in my own seminar since 2021. Before it, one had to write to the archives in Budapest, Tartu and Uppsala and wait; now a student hears 1,140 recordings on a laptop.
Her test for tone in Livonian (2018) settled a dispute that goes back to 1890. My own group had argued the contrary in 2011. We withdrew our claim in a note in Nordic Phonetics 44 (2019).
The Samoyedic part is weaker, that is known and she says so herself.
There are perhaps a dozen people in the world who can do this kind of work; I would count her among the first four.
I do not know the American rules and can't say what the job market there is like.
Best
Anders`,
      ),
    ],
    needed: [
      'Professor of Phonetics at the University of the Lofoten since 2006',
      'published 4 books and 91 articles',
      'program committee of the Tromsø conference 2023',
      'published 26 articles, of which 19 are peer-reviewed + 611 citations + grant of $412,000 + Bergsland Prize in 2021',
      'Atlas of Tone in Uralic (Fjell Press, 2020; 2nd ed. 2024)',
      '14 universities in nine countries',
      'only four speakers were recorded',
      'I have used the Atlas in my own seminar since 2021 + 1,140 recordings',
      'My own group had argued the contrary in 2011',
      'The Samoyedic part is weaker',
      'among the first four',
      'I do not know the American rules',
      'My opinion, explained below, is that Dr. Orosz’s atlas is the standard work on tone in Uralic languages',
      'permanent position of Assistant Professor',
    ],
    absent: ['NEEDS', 'Her test for tone'],
  },
  {
    name: 'an evaluation by video in shorthand, with a subject to leave out',
    client: { first_name: 'Nestor', last_name: 'Quiroga', country_of_citizenship: 'Bolivia', gender: 'male' },
    spouse: { name: 'Heather Quiroga', gender: 'female', citizenship: 'United States' },
    answers: {
      case_type: 'I-601A, psych eval of US citizen wife',
      additional_client_docs: ['C1', 'C2'],
      expert_id: 'E0',
      additional_expert_docs: ['E2'],
      expert_client_relation:
        'evaluated the wife 8/14 and 8/28/2026, 2 x 90 min by video, referred by us. $1,100 flat paid by the couple. no prior relationship',
      additional_prompt: 'do not mention the miscarriage of 2019',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Letter Dr. Pham, rheumatology',
        `September 9, 2026
Heather Quiroga has been my patient since March 2020. She has lupus with involvement of the kidneys (class III, biopsy May 2021).
She takes mycophenolate and hydroxychloroquine and comes every six weeks. She must avoid sun and infections. In a flare, as in November 2024, she was in the hospital for nine days and could not lift her arms; her husband bathed and fed her.
Belimumab infusions, monthly, cost about $4,100 and are paid by her insurance through Tri-County Schools.
Linh Pham, M.D.`,
      ),
      s(
        'C2',
        'extra_client',
        'Medication list',
        `Mycophenolate 1000 mg 2x/day
Hydroxychloroquine 200 mg
Prednisone 5 mg
Sertraline 75 mg (since 01/2025)`,
      ),
      s(
        'E0',
        'expert',
        'Glenn Ostrander, Ph.D.',
        'Licensed psychologist, Colorado #3382; Ostrander Psychological Services, Pueblo. 25 years of practice, about 60 hardship evaluations',
      ),
      s(
        'E2',
        'extra_expert',
        'Eval notes H.Q.',
        `8/14/26 90 min video, 8/28/26 90 min video.
BDI-II 31 (severe), BAI 22 (moderate). PSS 29.
Dx: Major depressive disorder, single episode, severe w/o psychotic features (F32.2); GAD.
Teaches 2nd grade, missed 23 days last school yr. Husband drives her to infusions (Denver, 115 miles), gives shots, does cooking + night feeding of son Eli (4).
Reports she hid the letter of the lawyer in the freezer for a wk.
Hx: father left when she was 7, didn't see him again. miscarriage 2019.
"If he goes I will be seven again."
Sep: relapse of depression to where she can't work; missed doses -> kidney. Mother 71, walker, can't help.
Reloc: El Alto 4,150 m; no rheum. care she could find; no Spanish; Eli speech therapy 2x/wk IEP.
Risk: passive SI, no plan, contracted for safety.
Recs: weekly CBT, med review.
Didn't interview husband alone. Did not see kidney biopsy report.`,
      ),
    ],
    needed: [
      'Licensed psychologist, Ostrander Psychological Services, Pueblo',
      'I have practiced for 25 years + about 60 hardship evaluations',
      'licensed psychologist in Colorado (no. 3382)',
      'I saw Ms. Quiroga on August 14, 2026 (90 minutes by video), and August 28, 2026 + no prior relationship with Ms. Quiroga',
      '(BDI-II) the score was 31 (severe) + (BAI) the score was 22 (moderate)',
      'severe without psychotic features (F32.2) + generalized anxiety disorder',
      'teaches 2nd grade and missed 23 days',
      'Her husband drives her to infusions (Denver, 115 miles)',
      'hid the letter of the lawyer in the freezer for a week',
      'father left when she was 7',
      'If he goes I will be seven again',
      'If they are separated, I note this + cannot work',
      'If Ms. Quiroga relocates, I note this: El Alto 4,150 m',
      'As to risk I recorded: passive suicidal ideation, no plan',
      'I recommend weekly cognitive behavioral therapy',
      'I did not interview Ms. Quiroga’s husband alone + kidney biopsy',
      'nine days + bathed and fed her',
    ],
    absent: ['iscarriage', '8/14/26', 'a weeks', 'Hx', 'Sep:', 'Reloc'],
    gaps: ['NEEDS: the opinion in one line'],
  },
]
