import { expect, test } from 'vitest'
import type { ForumId } from '#law/filing-kit/filing-kit.ts'
import { runPreflight } from './run-preflight.ts'
import { type Defect, readRound } from './testing/read-round.ts'
import { alarms } from './testing/sample-filing.ts'
import { briefText, declarationText, documents, paper, type Planted, teacherFiling } from './testing/tesfaye-filing.ts'

const plus = (...more: Parameters<typeof paper>[0][]) => [...documents, ...more.map(paper)]
const changed = (id: string, changes: Partial<(typeof documents)[number]>) =>
  documents.map((item) => (item.id === id ? { ...item, ...changes } : item))
const cited = (...letters: string[]) =>
  briefText.replace('\nRespectfully', `\n${letters.map((letter) => `See also Ex. ${letter}.`).join(' ')}\nRespectfully`)

const french =
  'Je soussignée, directrice de l’école primaire de Gondar, atteste que Madame Miriam Tesfaye Alemu a enseigné dans notre établissement pendant huit ans et que des hommes armés sont venus la chercher devant ses élèves au mois de septembre.'
const inTigrinya = declarationText.replace(
  'I understand English, which I studied at Bahir Dar University, and I wrote this declaration in English.',
  'I speak Tigrinya and Amharic.',
)
const swornAtTheStart = [
  'DECLARATION OF MIRIAM TESFAYE ALEMU. I know that I say all of this under penalty of perjury. 1. I was born in Gondar. I understand English. 2. They beat the soles of my feet with a rubber hose. You teach children to hate the government, one of them said.',
  '3. I left Ethiopia on January 22, 2025. October 30, 2026. ____________________ Miriam Tesfaye Alemu',
]
const evaluation =
  'PSYCHOLOGICAL EVALUATION of Miriam Tesfaye Alemu. Date of report: September 14, 2026. I met Ms. Tesfaye twice. She wakes three or four times a night. It is my opinion that she has post-traumatic stress disorder. Helen Osei'
const witnesses =
  'RESPONDENT’S WITNESS LIST. 1. Miriam Tesfaye Alemu, A 219-004-771, will testify about her arrest and what she fears. Estimated time: two hours. Language: Amharic. 2. Marta Tesfaye Alemu will testify about how she paid for the release of her sister. Estimated time: 20 minutes.'
const notice =
  'FORM EOIR-26 NOTICE OF APPEAL. 1. List name(s) and A-Number(s) of all Respondent(s)/Applicant(s): Miriam Tesfaye Alemu A 219-004-771. 6. State in detail the reasons. The judge erred in finding that the beatings were no persecution, Tr. 41. The judge overlooked the report of the Department of State, Ex. D. The judge misread Matter of Mogharrabi, 19 I&N Dec. 439 (BIA 1987).'

/** Each was written down whole before any of them was run, by the words of the rules. */
const defects: readonly Defect[] = [
  ['X01', 'uscis-paper', { text: briefText.replace('for six days', 'for {{days_held}} days') }],
  ['X02', 'court', { text: briefText.replace('A 219-004-771', 'A 21-900-477') }],
  [
    'X03',
    'asylum-office',
    {
      items: plus({ id: 'fre', letter: 'E', title: 'Letter of the headmistress', text: french, date: '2026-08-01' }),
      text: cited('E'),
    },
  ],
  [
    'X05',
    'court',
    {
      items: changed('dec', { text: inTigrinya, pageTexts: [inTigrinya] }),
      answers: { declarant_language: 'Tigrinya' },
    },
  ],
  ['X06', 'asylum-office', { items: changed('dec', { text: swornAtTheStart.join('\n'), pageTexts: swornAtTheStart }) }],
  ['X07', 'court', { text: briefText.replace('Ex. B at 5', 'Ex. B at 5-8') }],
  [
    'X08',
    'board',
    { items: plus({ id: 'pay', letter: 'E', title: 'Pay slips of the school', text: 'Pay slip of August 2024.' }) },
  ],
  ['X09', 'court', { items: changed('eva', { text: evaluation, pageTexts: [evaluation] }) }],
  [
    'E33',
    'court',
    { items: plus({ id: 'wit', letter: 'E', title: 'Witness list', text: witnesses }), text: cited('E') },
  ],
  [
    'B11',
    'board',
    {
      answers: { filing_kind: 'appeal', brief_promised: 'no' },
      kit: { others: [{ name: 'Dawit Tesfaye Alemu', aNumber: 'A 219-004-772' }] },
      record: { aNumbers: ['219004771', '219004772'] },
      items: plus(
        { id: 'not', letter: 'E', title: 'Form EOIR-26', text: notice },
        { id: 'app', letter: 'F', title: 'Form EOIR-27', text: 'FORM EOIR-27 NOTICE OF ENTRY OF APPEARANCE' },
      ),
      text: cited('E', 'F'),
    },
  ],
]

const witnessesInFull = `${witnesses} Language: English. 3. Helen Osei, Ph.D., expert, will testify about her report. Estimated time: 30 minutes, in English.`

/** What is in order and looks like a defect at the first glance. */
const clean: readonly (readonly [ForumId, Planted])[] = [
  [
    'court',
    {
      items: [
        ...changed('dec', { text: inTigrinya, pageTexts: [inTigrinya] }),
        paper({
          id: 'int',
          letter: 'A',
          parent: 'dec',
          title: 'Certificate of interpreter',
          text: 'I, Yonas Berhe, am competent to interpret from English into Tigrinya. I read this declaration to Miriam Tesfaye Alemu in Tigrinya, a language that she understands, and she understood it before she signed it. The interpretation was true and accurate to the best of my abilities. ____________ Yonas Berhe, 400 Kennedy Street, Washington, D.C. 20011, (202) 555-0190. October 30, 2026.',
        }),
      ],
      answers: { declarant_language: 'Tigrinya' },
      text: briefText
        .replace('Ex. B at 5', 'Ex. B at 7')
        .replace('Ex. C at 8', 'Ex. C at 10')
        .replace('Ex. D at 10', 'Ex. D at 12'),
    },
  ],
  [
    'court',
    { items: plus({ id: 'wit', letter: 'E', title: 'Witness list', text: witnessesInFull }), text: cited('E') },
  ],
  ['court', { text: briefText.replace('for six days', 'for six days (A 2019-2020 report agrees)') }],
  [
    'uscis-paper',
    {
      text: briefText.replace(
        'for six days',
        'for six days (see 8 C.F.R. [sic] 208.13 and the table [a] of the report)',
      ),
    },
  ],
]

test('ten defects of the fourth round are found, with no alarm beside them', () => {
  expect(readRound(defects)).toEqual({ missed: [], beside: [] })
})

test('papers of the fourth round that are in order give no alarm', () => {
  const found = clean.flatMap(([forum, planted]) => alarms(runPreflight(teacherFiling(forum, planted))))
  expect(found.map(({ code, sentence }) => `${code} ${sentence}`)).toEqual([])
})
