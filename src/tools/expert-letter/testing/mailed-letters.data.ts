import type { SourceText } from '#domain/drafting/tool.ts'
import type { HastyLetter } from './hasty-letters.data.ts'

const s = (id: string, kind: SourceText['kind'], title: string, text: string): SourceText => ({ id, kind, title, text })

/** Fictional letters of a rehabilitation physician and of a conductor, from a recording and a mail: written whole, then read. */
export const mailedLetters: readonly HastyLetter[] = [
  {
    name: 'a rehabilitation physician who dictates on a father after a stroke, I-601',
    client: { first_name: 'Lan', last_name: 'Tran', country_of_citizenship: 'Vietnam', gender: 'female' },
    spouse: { name: 'Robert James Kowalczyk', gender: 'male', citizenship: 'United States' },
    answers: {
      case_type: 'I-601 waiver, medical hardship of USC husband',
      additional_client_docs: ['C1'],
      expert_id: 'E0',
      additional_expert_docs: ['E1', 'E2'],
      expert_client_relation:
        'Treating rehab physician of the husband since January 2025, 14 visits. Not paid. She knows Lan from the visits, Lan comes to all of them.',
      additional_prompt: 'USCIS. What happens to Robert without her, and could he live in Can Tho.',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Discharge report, St. Brendan Stroke Unit',
        `ST. BRENDAN HOSPITAL - STROKE UNIT
Patient: Kowalczyk, Robert J.
Admitted 11/20/2024, discharged 12/18/2024.
Diagnosis: ischemic stroke, left middle cerebral artery.
NIHSS on admission 17, on discharge 9.`,
      ),
      s(
        'E0',
        'expert',
        'Dr. Amelia Thornquist',
        'Physical medicine and rehabilitation, Lakeshore Rehabilitation Institute, Duluth. MD Superior State 2006. Board certified 2011. MN license 51882.',
      ),
      s(
        'E1',
        'extra_expert',
        'Dictated 10-19-2026 Thornquist',
        `Okay, dictating for Robert Kowalczyk. He's 61. I've treated him since January 14, 2025, after a stroke of the left side of the brain in November 2024. He has weakness of the right arm and leg and he has aphasia, meaning he understands most of what is said but he can't find words. New paragraph. At home his wife does nearly everything. She transfers him to the shower chair twice a day, she does the speech exercises, 40 minutes every evening, and she gives him the insulin. I watched her do a transfer in my clinic on August 3, 2026, it was correct. I should add that we tried a home aide for three weeks in March 2026 and he fell twice. New paragraph. If she's refused and can't come back, I would expect him to need a nursing home within months. In my opinion that would set back his speech for good, because she is the one person whose speech he follows. I can't say how long he'd live, nobody can. As to Vietnam, he can't fly for more than about four hours at present because of the risk of a clot, I'd want a hematologist to clear him. And there's no aphasia therapy in English there that I know of, but I haven't looked into Can Tho, so don't put that I did. I haven't examined the wife. Thanks, that's it.`,
      ),
      s(
        'E2',
        'extra_expert',
        'Functional scores RK',
        `Measure | 2/2025 | 8/2025 | 9/2026
Barthel Index (0-100) | 25 | 45 | 55
Western Aphasia Battery AQ | 31 | 44 | 52
Berg Balance (0-56) | 8 | 19 | 24`,
      ),
    ],
    needed: [
      'Lakeshore Rehabilitation Institute',
      'Superior State',
      '51882',
      'since January 14, 2025|since January 2025',
      '14 visits',
      'no payment',
      'left side of the brain + November 2024',
      'right arm and leg + aphasia',
      'shower chair twice a day + 40 minutes every evening + insulin',
      'August 3, 2026 + correct',
      'three weeks in March 2026 + fell twice',
      'nursing home within months',
      'set back his speech for good + whose speech he follows',
      'cannot say how long + would live',
      'four hours + clot + hematologist',
      'no aphasia therapy in English',
      'have not looked into Can Tho',
      'have not examined',
      '25 + 45 + 55',
      '31 + 44 + 52',
      '8 + 19 + 24',
      'left middle cerebral artery',
      '17 + 9',
    ],
    absent: [
      'dictating',
      'New paragraph',
      'put that I did',
      'Thanks',
      'independent',
      'Okay',
      ' | ',
      'RK',
      'He’s',
      'ST. BRENDAN',
      'I treated Ms. Tran',
    ],
  },
  {
    name: 'a conductor who sat on the jury, a mail and an earlier reference, O-1B',
    client: { first_name: 'Giulia', last_name: 'Ferrante', country_of_citizenship: 'Italy', gender: 'female' },
    answers: {
      case_type: 'O-1B, cellist',
      client_cv_id: 'V1',
      additional_client_docs: ['C1'],
      expert_id: 'E0',
      additional_expert_docs: ['E1', 'E2'],
      expert_client_relation:
        'He was on the jury that gave her 2nd prize in Trondheim in 2022 and has conducted her twice since (Bergen 2023, Cleveland 2025). Not related, not paid. He is not her manager.',
      additional_prompt:
        'USCIS Vermont Service Center. Recognition, lead roles, coming work with the Erie Chamber Orchestra. Leave out the cancelled Berlin concert.',
    },
    sources: [
      s(
        'V1',
        'client_cv',
        'CV Ferrante',
        `GIULIA FERRANTE, violoncello
STUDIES
Diploma, Conservatorio di Ravello, 2016
M.M., Lakefront Conservatory, Cleveland, 2019
PRIZES
Second Prize, Trondheim Cello Competition, 2022 (118 candidates)
Critics' Prize for Young Soloists, Milan, 2024
ENGAGEMENTS
Principal cellist, Filarmonica Adriatica, 2020 - 2023
Soloist with 31 orchestras since 2022`,
      ),
      s(
        'C1',
        'extra_client',
        'Contract Erie Chamber Orchestra',
        `ERIE CHAMBER ORCHESTRA
CONTRACT dated April 9, 2026 between the Erie Chamber Orchestra and Giulia Ferrante.
The Artist will be Artist in Residence from September 1, 2027 to June 30, 2029 and give twelve concerts a season.
The fee is $4,800 a concert.`,
      ),
      s(
        'E0',
        'expert',
        'Maestro Henrik Solbakken',
        'Chief conductor, Vestland Symphony Orchestra, Bergen, since 2014. Jury member in nine international competitions.',
      ),
      s(
        'E1',
        'extra_expert',
        'Mail Solbakken 14 Oct',
        `From: Henrik Solbakken
To: Megan Ruiz
Subject: Giulia

Dear Megan,
Here is what I can sign.
I heard 118 cellists on tape and 36 live in Trondheim in 2022, and I remember three of them. Giulia is one. She had the lowest marks of the finalists from one juror and the highest from four, so it was second prize.
When I conducted her in Bergen (Haydn in D, 11 March 2023) the orchestra asked for her back, that happens with perhaps one soloist in twenty. In Cleveland in May 2025 we did the Saariaho concerto, which perhaps fifteen cellists in the world have in their repertoire. I'd rank her among those fifteen.
Lead role: as principal of the Filarmonica Adriatica she led a section of ten and played all the solos; I have this from their manager, Paolo Neri, not from having been there.
Coming work: Erie has never had a residency before. In my opinion she will change what such an orchestra can play.
Her weak side is that she has recorded little, one disc so far.
I don't judge American orchestras in general and I haven't seen the contract.
Best,
Henrik`,
      ),
      s(
        'E2',
        'extra_expert',
        'Reference for scholarship 2018 (Solbakken)',
        `Bergen, 12 February 2018
To the scholarship committee:
I have not yet met Ms. Ferrante. I have listened to her recording of the Kodály sonata and recommend her warmly.
Henrik Solbakken`,
      ),
    ],
    needed: [
      'Vermont Service Center',
      'Vestland Symphony Orchestra + 2014',
      'nine international competitions',
      'jury + Trondheim + 2022',
      'Bergen + Cleveland',
      'no payment',
      'not Ms. Ferrante’s manager|not her manager',
      '118 cellists + 36',
      'lowest marks + highest from four',
      'March 11, 2023 + one soloist in twenty',
      'Saariaho + fifteen cellists',
      'among those fifteen',
      'section of ten + Paolo Neri',
      'never had a residency',
      'change what such an orchestra can play',
      'recorded little + one disc',
      'do not judge American orchestras',
      'have not seen the contract',
      'Conservatorio di Ravello',
      'Second Prize + 2022',
      'Critics’ Prize + 2024',
      '31 orchestras',
      'September 1, 2027 + June 30, 2029 + twelve concerts',
      '$4,800',
      'Kodály',
    ],
    absent: [
      'Berlin',
      'Megan',
      'Here is what I can sign',
      'independent',
      'ERIE CHAMBER',
      'Dear',
      'CONTRACT',
      'I have not yet met Ms. Ferrante. I was',
    ],
  },
]
