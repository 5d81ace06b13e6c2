import { expect, test } from 'vitest'
import type { ForumId } from '#law/filing-kit/filing-kit.ts'
import { runPreflight } from './run-preflight.ts'
import { type Defect, readRound } from './testing/read-round.ts'
import { alarms } from './testing/sample-filing.ts'
import { briefText, declarationText, documents, paper, type Planted, teacherFiling } from './testing/tesfaye-filing.ts'

const plus = (...more: Parameters<typeof paper>[0][]) => [...documents, ...more.map(paper)]
const changed = (id: string, changes: object) => documents.map((one) => (one.id === id ? { ...one, ...changes } : one))
const cited = (...letters: string[]) =>
  briefText.replace('\nRespectfully', `\n${letters.map((letter) => `See also Ex. ${letter}.`).join(' ')}\nRespectfully`)
const said = (from: string, to: string) => briefText.replace(from, to)

const frenchLetter =
  'Je soussigné, directeur de la maison des jeunes, certifie que la dame a travaillé avec nous pendant les années où elle vivait dans notre ville, et que les hommes qui sont venus la chercher ont dit devant tous les autres qu’elle ne serait plus libre. Fait pour servir et valoir ce que de droit.'
const statement =
  'STATEMENT of Yohannes Girma. I was in the next cell at the Maraki station in October 2024. I saw Miriam when she could not walk.'
const witnesses =
  'WITNESS LIST. 1. Marta Tesfaye Alemu, sister of the respondent, lawful permanent resident. She will testify about the payment to the guard. 20 minutes. In English. 2. Helen Osei, Ph.D., expert. She will testify about her evaluation. In English.'
const report = { title: 'Country conditions report on the Amhara region', date: '2026-03-02' }

const withPart = (part: { name: string; bytes: number }) => {
  const { made } = teacherFiling('uscis-online')
  if (!made) throw new Error('The packet of the teacher is made.')
  return { ...made, parts: [part] }
}

/** Each was written down whole before any of them was run, by the words of the rules. */
const defects: readonly Defect[] = [
  ['X01', 'board', { text: said('Ex. C at 8', 'Ex. __') }],
  ['X01', 'asylum-office', { text: said('a teacher from Gondar', 'a teacher from [CITY OF BIRTH]') }],
  ['X01', 'uscis-paper', { text: said('Her sister,', 'Her sister (to be supplied),') }],
  ['X02', 'court', { text: said('A 219-004-771', 'A 219-004-717') }],
  [
    'X02',
    'asylum-office',
    { items: changed('dec', { text: declarationText.replace('April 17, 1991', 'April 17, 1992') }) },
  ],
  [
    'X03',
    'board',
    {
      items: plus({ id: 'fre', letter: 'E', title: 'Letter of the youth house', text: frenchLetter }),
      text: cited('E'),
    },
  ],
  [
    'X05',
    'court',
    {
      answers: { declarant_language: 'Amharic' },
      items: changed('dec', {
        text: declarationText.replace(
          'I understand English, which I studied at Bahir Dar University, and I wrote this declaration in English.',
          'I speak Amharic and do not read English.',
        ),
      }),
    },
  ],
  [
    'X06',
    'asylum-office',
    {
      items: changed('dec', {
        text: declarationText.replace(
          'I declare under penalty of perjury that the foregoing is true and correct. Executed on',
          'Signed on',
        ),
      }),
    },
  ],
  ['X07', 'court', { text: said('Ex. D at 10', 'Ex. D at 90') }],
  ['X07', 'board', { text: said('Ex. B at 5', 'Ex. K at 5') }],
  [
    'X07',
    'asylum-office',
    { text: said('“wakes three or four times a night.”', '“wakes every hour of every single night.”') },
  ],
  [
    'X08',
    'uscis-online',
    {
      items: plus({
        id: 'sta',
        letter: 'E',
        title: 'Statement of Yohannes Girma',
        text: statement,
        date: '2026-08-01',
      }),
    },
  ],
  ['X09', 'board', { items: changed('eva', { date: '2025-06-01' }) }],
  ['X10', 'asylum-office', { items: changed('let', { state: 'locked' }) }],
  ['X10', 'court', { items: changed('rep', { pages: 0 }) }],
  ['X11', 'uscis-paper', { items: changed('let', { hidden: [1] }) }],
  ['X12', 'court', { answers: { ai_court: 'txnd' }, papers: teacherFiling('court').papers }],
  ['X13', 'asylum-office', { items: changed('dec', { signaturePictures: [2] }) }],
  ['E04', 'court', { bodyPages: 31 }],
  ['E12', 'court', { draftLayout: { size: 11, lineSpacing: 2, margin: 1, hasPageNumbers: true } }],
  ['E12', 'court', { draftLayout: { size: 12, lineSpacing: 2, margin: 0.8, hasPageNumbers: true } }],
  [
    'E33',
    'court',
    { items: plus({ id: 'wit', letter: 'E', title: 'Witness list', text: witnesses }), text: cited('E') },
  ],
  [
    'E35',
    'court',
    {
      items: plus({
        id: 'cou',
        letter: 'E',
        ...report,
        text: 'Amnesty International. Teachers are held.',
        pages: 64,
        marks: 0,
      }),
      text: cited('E'),
    },
  ],
  ['E36', 'court', { caseDates: [{ key: 'D-ADDR.court', date: '2026-11-06', due: '2026-11-06' }] }],
  ['B02', 'board', { answers: { filing_kind: 'appeal', brief_promised: 'no' } }],
  ['B07', 'board', { draftLayout: { size: 12, lineSpacing: 2, margin: 1, hasPageNumbers: false } }],
  [
    'U05',
    'uscis-paper',
    {
      answers: { fee_option: 'paid', fee_amount: '$100', fee_checked: '2026-11-10' },
      items: plus({ id: 'che', letter: 'E', title: 'Cashier’s check', text: '' }),
      text: cited('E'),
    },
  ],
  ['U20', 'uscis-paper', { record: { arrests: 1 } }],
  ['M02', 'uscis-online', { made: withPart({ name: 'TesfayeAlemu_I-589.pdf', bytes: 7_400_000 }) }],
  ['A02', 'asylum-office', { answers: { interpreter: 'Marta Tesfaye Alemu' } }],
]

/** What is in order and looks like a defect at the first glance. */
const clean: readonly (readonly [ForumId, Planted])[] = [
  ['court', { draftLayout: { size: 13, lineSpacing: 2, margin: 1.25, hasPageNumbers: true } }],
  [
    'court',
    {
      items: plus({
        id: 'cou',
        letter: 'E',
        ...report,
        text: 'Amnesty International. Teachers are held.',
        pages: 64,
        marks: 12,
      }),
      text: cited('E'),
    },
  ],
  [
    'court',
    {
      items: plus({
        id: 'wit',
        letter: 'E',
        title: 'Witness list',
        text: witnesses.replace(
          'about her evaluation.',
          'about her evaluation. 30 minutes. Curriculum vitae at Ex. B.',
        ),
      }),
      text: cited('E'),
    },
  ],
  ['board', { text: said('a teacher from Gondar', 'a teacher [who taught in Gondar]') }],
  ['board', { bodyPages: 30 }],
  ['asylum-office', { answers: { interpreter: 'Hanna Bekele' } }],
  ['asylum-office', { items: changed('eva', { date: '2025-12-01' }) }],
  [
    'uscis-paper',
    {
      record: { arrests: 1 },
      items: plus({
        id: 'dis',
        letter: 'E',
        title: 'Certified court disposition',
        text: 'Case dismissed on September 1, 2026.',
        date: '2026-09-02',
      }),
      text: cited('E'),
    },
  ],
  [
    'uscis-online',
    {
      items: plus({
        id: 'sta',
        letter: 'E',
        title: 'Statement of Yohannes Girma',
        text: statement,
        date: '2026-08-01',
      }),
      text: cited('E'),
    },
  ],
  ['uscis-paper', { text: said('A 219-004-771', 'A219004771') }],
]

test('thirty defects of the sixth round are found, with at most two alarms beside them', () => {
  expect(defects).toHaveLength(30)
  const { missed, beside } = readRound(defects)
  expect(missed).toEqual([])
  // What follows from the same defect: the only cite of an exhibit is gone, the Board repeats a rule, an empty file has no page 10.
  const follows = ['X01: X08', 'X03: B16', 'X07: X08', 'X10: X07']
  const others = beside.filter((said) => !follows.some((start) => said.startsWith(start)))
  expect(others.length, others.join('\n')).toBeLessThanOrEqual(2)
})

test('ten packets of the sixth round that are in order give no alarm', () => {
  const found = clean.map(([forum, planted], at) =>
    alarms(runPreflight(teacherFiling(forum, planted))).map(({ code, sentence }) => `${at + 1} ${code} ${sentence}`),
  )
  expect(clean).toHaveLength(10)
  expect(found.flat()).toEqual([])
})
