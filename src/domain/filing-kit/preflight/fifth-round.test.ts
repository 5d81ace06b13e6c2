import { expect, test } from 'vitest'
import type { ForumId } from '#law/filing-kit/filing-kit.ts'
import { runPreflight } from './run-preflight.ts'
import { type Defect, readRound } from './testing/read-round.ts'
import { alarms } from './testing/sample-filing.ts'
import { briefText, documents, paper, type Planted, teacherFiling } from './testing/tesfaye-filing.ts'

const plus = (...more: Parameters<typeof paper>[0][]) => [...documents, ...more.map(paper)]
const cited = (...letters: string[]) =>
  briefText.replace('\nRespectfully', `\n${letters.map((letter) => `See also Ex. ${letter}.`).join(' ')}\nRespectfully`)

const sister = (end: string) =>
  `DECLARATION OF ALMAZ TESFAYE ALEMU. I, Almaz Tesfaye Alemu, declare: 1. I am the younger sister of Miriam. I read and write English. 2. I live in Addis Ababa. Two men came to my house in June 2026 and asked when my sister would come back. ${end} Executed on September 20, 2026, at Addis Ababa, Ethiopia. ____________________ Almaz Tesfaye Alemu`
const sworn = 'I declare under penalty of perjury that the foregoing is true and correct.'
const swornAbroad =
  'I declare under penalty of perjury under the laws of the United States of America that the foregoing is true and correct.'

const birthInAmharic =
  'የልደት ምስክር ወረቀት። ሚርያም ተስፋዬ ዓለሙ በጎንደር ከተማ ሚያዝያ ፱ ቀን ፲፱፻፹፫ ዓ.ም. ተወለደች። የአባት ስም ተስፋዬ ዓለሙ። የእናት ስም አስቴር ኃይሉ። ይህ ወረቀት በከተማው አስተዳደር ተሰጠ።'
const birth = { id: 'bir', letter: 'E', title: 'Birth certificate', text: birthInAmharic, date: '2020-02-11' }
const birthInEnglish = {
  id: 'bit',
  letter: 'E',
  parent: 'bir',
  title: 'Birth certificate, translation',
  text: 'Birth certificate. Miriam Tesfaye Alemu was born in the city of Gondar on April 17, 1991. Father: Tesfaye Alemu. Mother: Aster Hailu. Given by the administration of the city.',
}
const certificate = (text: string) => ({
  id: 'cer',
  letter: 'E',
  parent: 'bir',
  title: 'Certificate of translation',
  text,
})
const letterWithSpanish =
  'Letter of Fr. Luis Ortega, October 4, 2026. Miriam comes to our parish in Silver Spring each Sunday. When she told our group what the soldiers did to her, an old woman from El Salvador took her hands and said, “Aquí nadie te va a hacer daño, hija mía.” Miriam understood her at once. I have known Miriam since June 2026, and I have seen how she startles when a door is shut hard. Fr. Luis Ortega, telephone (301) 555-0166.'

/** Each was written down whole before any of them was run, by the words of the rules. */
const defects: readonly Defect[] = [
  [
    'X06',
    'court',
    {
      items: plus({ id: 'alm', letter: 'E', title: 'Declaration of Almaz Tesfaye Alemu', text: sister(sworn) }),
      text: cited('E'),
    },
  ],
  [
    'X02',
    'board',
    { text: briefText.replace('is a teacher from Gondar', 'was born in Gondar on April 7, 1991, and is a teacher') },
  ],
  [
    'X04',
    'uscis-paper',
    {
      items: plus(
        birth,
        birthInEnglish,
        certificate(
          'I, Hanna Bekele, translated the birth certificate of Miriam Tesfaye Alemu from Amharic. The translation is complete and accurate. ____________ Hanna Bekele, October 15, 2026.',
        ),
      ),
      text: cited('E'),
    },
  ],
  ['X03', 'asylum-office', { items: plus(birth), text: cited('E') }],
  [
    'E35',
    'court',
    {
      items: plus({
        id: 'cou',
        letter: 'E',
        title: 'Country report on teachers in the Amhara region',
        text: 'Teachers in the region are held without charge. Many of them were let go after their families had paid.',
      }),
      text: cited('E'),
    },
  ],
  ['E34', 'court', { record: { arrests: 2 } }],
  [
    'U12',
    'uscis-paper',
    {
      items: plus({
        id: 'le2',
        letter: 'E',
        title: 'Second letter of Marta Tesfaye Alemu',
        text: 'Letter of Marta Tesfaye Alemu, September 2, 2026.',
        checksum: 'sum of let',
      }),
      text: cited('E'),
    },
  ],
  ['E21', 'court', { answers: { hearing_date: '2026-12-18' }, kit: { hearing: '2026-12-18' } }],
  ['B09', 'board', { answers: { briefing_due: '2026-11-18' } }],
  ['M04', 'uscis-online', { answers: { fee_option: 'waiver' } }],
]

/** What is in order and looks like a defect at the first glance. */
const clean: readonly (readonly [ForumId, Planted])[] = [
  [
    'court',
    {
      items: plus({ id: 'alm', letter: 'E', title: 'Declaration of Almaz Tesfaye Alemu', text: sister(swornAbroad) }),
      text: cited('E'),
    },
  ],
  [
    'board',
    {
      text: briefText.replace(
        'is a teacher from Gondar.',
        'is a teacher from Gondar. Her daughter was born on June 2, 2015.',
      ),
    },
  ],
  [
    'uscis-paper',
    {
      items: plus(
        birth,
        birthInEnglish,
        certificate(
          'I, Hanna Bekele, certify that I am competent to translate from Amharic into English and that this translation of the birth certificate of Miriam Tesfaye Alemu is complete and accurate to the best of my abilities. 900 Thayer Avenue, Silver Spring, MD 20910. (301) 555-0140. ____________ Hanna Bekele, October 15, 2026.',
        ),
      ),
      text: cited('E'),
    },
  ],
  [
    'asylum-office',
    {
      items: plus({
        id: 'ort',
        letter: 'E',
        title: 'Letter of Fr. Luis Ortega',
        text: letterWithSpanish,
        date: '2026-10-04',
      }),
      text: cited('E'),
    },
  ],
  ['court', { answers: { ordered_due: '2026-12-01', hearing_date: '2026-12-18' }, kit: { hearing: '2026-12-18' } }],
  [
    'uscis-online',
    {
      items: plus({
        id: 'pho',
        letter: 'E',
        title: 'Photographs of the school in Gondar',
        text: '',
        pageTexts: ['', ''],
        mediaType: 'image/jpeg',
        bytes: 2_400_000,
        date: '2023-05-01',
      }),
      text: cited('E'),
    },
  ],
]

test('ten defects of the fifth round are found, with no alarm beside them', () => {
  expect(readRound(defects)).toEqual({ missed: [], beside: [] })
})

test('packets of the fifth round that are in order give no alarm', () => {
  const found = clean.map(([forum, planted], at) =>
    alarms(runPreflight(teacherFiling(forum, planted))).map(({ code, sentence }) => `${at + 1} ${code} ${sentence}`),
  )
  expect(found.flat()).toEqual([])
})
