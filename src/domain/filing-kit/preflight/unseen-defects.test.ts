import { expect, test } from 'vitest'
import type { ForumId } from '#law/filing-kit/filing-kit.ts'
import { forumIds } from '#law/filing-kit/filing-kit.ts'
import { runPreflight } from './run-preflight.ts'
import { alarms } from './testing/sample-filing.ts'
import { briefText, declarationText, documents, paper, type Planted, teacherFiling } from './testing/tesfaye-filing.ts'

const plus = (...more: Parameters<typeof paper>[0][]) => [...documents, ...more.map(paper)]
const changed = (id: string, changes: Partial<(typeof documents)[number]>) =>
  documents.map((item) => (item.id === id ? { ...item, ...changes } : item))
const saying = (id: string, text: string) => changed(id, { text, pageTexts: [text] })
const cited = (letter: string) => briefText.replace('\nRespectfully', `\nSee also Ex. ${letter}.\nRespectfully`)

const applicationText = (changes: Readonly<Record<string, string>> = {}) =>
  Object.entries(changes).reduce(
    (text, [from, to]) => text.replace(from, to),
    `Form I-589 Edition 01/20/25 Page 1 of 12. Part A.I. Information About You. 1. Alien Registration Number(s) (A-Number) (if any) A219004771. 4. Complete Last Name Tesfaye Alemu 5. First Name Miriam. 12. Date of Birth: 04/17/1991. 13. City and Country of Birth Gondar Ethiopia.`,
  )
const application = (changes?: Readonly<Record<string, string>>) =>
  plus({ id: 'app', letter: 'E', title: 'Form I-589', text: applicationText(changes) })

const amharic =
  'ለሚመለከተው ሁሉ፦ ወ/ሪት ሚርያም ተስፋዬ አለሙ የቤተ ክርስቲያናችን አባል ሲሆኑ በጎንደር ከተማ በመምህርነት ያገለገሉ መሆኑን እንመሰክራለን። በጥቅምት ወር በጸጥታ ኃይሎች ተይዘው እንደነበር እናውቃለን።'
const birth =
  'Birth certificate of Miriam Tesfaye Alemu. Born in Gondar on April 17, 1991, the daughter of Tesfaye Alemu Bekele and Zenebech Wolde.'
const weakCertificate =
  'CERTIFICATE OF TRANSLATION. I, Dawit Haile, translated the birth certificate above from Amharic into English. I certify that it is a true and accurate translation. Dawit Haile, 12 Georgia Avenue, Silver Spring, Maryland.'

/** Each was written down whole before any of them was run. */
const defects: readonly (readonly [string, ForumId, Planted])[] = [
  ['X01', 'court', { text: briefText.replace('Ex. C at 8', 'Ex. __ at 4') }],
  ['X02', 'court', { items: application({ A219004771: 'A219004717' }), text: cited('E') }],
  ['X02', 'asylum-office', { items: application({ '04/17/1991': '07/14/1991' }), text: cited('E') }],
  [
    'X03',
    'court',
    {
      items: plus({ id: 'chu', letter: 'E', title: 'Letter of the church of Gondar', text: amharic }),
      text: cited('E'),
    },
  ],
  [
    'X04',
    'board',
    {
      items: plus(
        {
          id: 'bir',
          letter: 'E',
          title: 'Birth certificate',
          text: 'የልደት የምስክር ወረቀት፦ ሚርያም ተስፋዬ አለሙ፣ የትውልድ ቦታ ጎንደር፣ ሚያዝያ 9 ቀን 1983 ዓ.ም.',
        },
        { id: 'tra', letter: 'E', parent: 'bir', title: 'Translation of the birth certificate', text: birth },
        { id: 'cer', letter: 'E', parent: 'bir', title: 'Translator’s certificate', text: weakCertificate },
      ),
      text: cited('E'),
    },
  ],
  [
    'X05',
    'court',
    {
      items: saying(
        'dec',
        declarationText.replace(
          'I understand English, which I studied at Bahir Dar University, and I wrote this declaration in English.',
          'My cousin translated this declaration for me into Amharic before I signed it.',
        ),
      ),
      answers: { declarant_language: 'Amharic' },
    },
  ],
  [
    'X06',
    'court',
    { items: saying('dec', declarationText.replace('at Silver Spring, Maryland', 'at Nairobi, Kenya')) },
  ],
  ['X07', 'court', { text: briefText.replace('Ex. D at 10', 'Ex. D at 41') }],
  ['X07', 'board', { text: briefText.replace('three or four times a night', 'five or six times a night') }],
  [
    'X09',
    'asylum-office',
    {
      items: changed('eva', {
        text: 'PSYCHOLOGICAL EVALUATION of Miriam Tesfaye Alemu by Helen Osei. I met her twice. She “wakes three or four times a night” and sleeps badly.',
        pageTexts: ['Ms. Tesfaye wakes three or four times a night and sleeps badly.'],
        date: '2025-08-30',
      }),
    },
  ],
  ['E21', 'court', { answers: { hearing_date: '2026-12-18' }, kit: { hearing: '2026-12-18' } }],
  [
    'E34',
    'court',
    {
      record: { arrests: 1 },
      items: plus({
        id: 'cha',
        letter: 'E',
        title: 'Criminal history chart',
        text: 'Arrest of June 6, 2026, Montgomery County Police, theft under 100 dollars. Disposition: dismissed September 1, 2026.',
      }),
      text: cited('E'),
    },
  ],
  [
    'E35',
    'court',
    {
      items: plus({
        id: 'cou',
        letter: 'E',
        title: 'Country conditions: arrests of teachers',
        text: 'Teachers in the north were arrested and some were beaten. Families paid for their release.',
      }),
      text: cited('E'),
    },
  ],
  [
    'E29',
    'court',
    {
      answers: { filing_kind: 'reopen', prior_motion: 'none' },
      text: cited('E, Ex. F').replace(
        'In Matter of',
        'The removal order has not been and is not the subject of any judicial proceeding. In Matter of',
      ),
      items: [
        ...application(),
        paper({
          id: 'ord',
          letter: 'F',
          title: 'Proposed order',
          text: 'Upon consideration of the motion, it is ORDERED that the motion is granted.',
        }),
      ],
    },
  ],
  [
    'U01',
    'uscis-paper',
    {
      items: plus({
        id: 'nat',
        letter: 'E',
        title: 'Form N-400',
        text: 'Form N-400',
        pages: 14,
        pageTexts: Array.from(
          { length: 14 },
          (_, index) => `Form N-400 Edition ${index === 13 ? '04/01/24' : '01/20/25'} Page ${index + 1} of 14`,
        ),
      }),
      text: cited('E'),
      kit: { form: 'N-400' },
    },
  ],
]

test('the clean filings of the second case have no alarm in any forum', () => {
  for (const forum of forumIds) {
    const found = alarms(runPreflight(teacherFiling(forum)))
    expect(found.map(({ code, sentence }) => `${forum} ${code}: ${sentence}`)).toEqual([])
  }
})

test('fifteen defects of the second case are found, with at most one alarm beside them', () => {
  const missed: string[] = []
  const beside: string[] = []
  for (const [code, forum, planted] of defects) {
    const found = alarms(runPreflight(teacherFiling(forum, planted)))
    if (!found.some((line) => line.code === code)) missed.push(`${code} in ${forum}`)
    for (const line of found)
      if (line.code !== code && line.code !== 'B16') beside.push(`${code}: ${line.code} ${line.sentence}`)
  }
  expect(missed).toEqual([])
  // What stood in the place of the blank was the only cite of its exhibit.
  expect(beside).toEqual(['X01: X08 Exhibit C (Letter of Marta Tesfaye Alemu) is cited nowhere.'])
})
