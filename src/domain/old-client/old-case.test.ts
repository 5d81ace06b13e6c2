import { expect, test } from 'vitest'
import type { TemplateLine } from '#domain/template-sections/old-case.ts'
import { findLeftovers, oldWordsOf } from './leftovers.ts'
import { readOldCase } from './read-old-case.ts'
import { openGroups, proposedSource } from './settle.ts'

const body = (...texts: readonly string[]): TemplateLine[] =>
  texts.map((text, index) => ({ part: 'body', index, text }))
const motion = body(
  'IMMIGRATION COURT',
  'TACOMA, WASHINGTON',
  'In the Matter of:',
  'IONIȚĂ, Ruxandra Elena, Respondent',
  'File No.: A 000-000-911',
  'Immigration Judge: Wendell T. Marsh',
  'Respondent Ruxandra Elena Ioniță (“Ms. Ioniță”), a 29-year-old native and citizen of Moldova, moves this Court.',
  'She cares for her elder brother, Vlad, who has epilepsy.',
  'The mother asks the Court to think of what another winter would do to a sick child.',
  'A respondent must tell the court his or her address. Matter of Garcia, 28 I&N Dec. 693 (BIA 2023).',
  'No party is prejudiced by a short continuance.',
)

test('names are found in every form, numbers, the judge and the court each as a group of its own', () => {
  const { groups } = readOldCase(motion)
  const textsOf = (label: string) => groups.find((group) => group.label === label)?.texts ?? []
  expect(textsOf('the client')).toEqual(
    expect.arrayContaining(['IONIȚĂ, Ruxandra Elena', 'Ruxandra Elena Ioniță', 'Ms. Ioniță']),
  )
  expect(textsOf('A-number')).toEqual(['A 000-000-911'])
  expect(textsOf('immigration judge')).toEqual(['Wendell T. Marsh'])
  expect(textsOf('present court')).toEqual(['TACOMA, WASHINGTON'])
  expect(textsOf('country')).toEqual(['Moldova'])
})

test('a sentence that tells the old story is one, with a name or without; rules of law are the firm’s own', () => {
  const { stories } = readOldCase(motion)
  expect(stories.map(({ text }) => text)).toEqual([motion[7]?.text, motion[8]?.text])
})

test('a caption on one line names the client and tells no story', () => {
  const caption = 'In the Matter of: Marisol Quintanilla Rivas'
  const { marks, stories } = readOldCase(
    body(caption, 'File No.: A 000-000-635', 'Respondent Ms. Quintanilla moves this Court.'),
  )
  expect(stories).toEqual([])
  expect(marks.find(({ index }) => index === 0)).toMatchObject({ text: 'Marisol Quintanilla Rivas', slot: 'client' })
})

test('what the firm’s profile knows is the firm’s own', () => {
  const attorney = {
    email: 'x@firm.example',
    phone: null,
    first_name: 'Ana',
    middle_name: null,
    last_name: 'Pruitt',
    title: null,
    firm_name: 'Pruitt Law Group',
    license_number: null,
    license_authority: null,
    address_1: '12 Larch Street',
    address_2: null,
    city: 'Tacoma',
    state: 'Washington',
    zip_code: '98402',
  }
  const { marks } = readOldCase(body('Ana Pruitt', 'Pruitt Law Group', '12 Larch Street', 'Tacoma, Washington 98402'), {
    attorney,
  })
  expect(marks).toEqual([])
})

test('nothing is usable while a group is open, and what is left of an old case is found wherever it stands', () => {
  const found = readOldCase(motion)
  const sources = Object.fromEntries(
    found.groups.map((group) => [group.id, proposedSource(group)]).filter(([, source]) => source),
  )
  expect(openGroups(found, sources).map(({ label }) => label)).toEqual(['illness and care', 'looks like a claim'])
  const words = oldWordsOf({ found, sources }, 'Issouf Kaboré, Burkina Faso')
  const left = findLeftovers('Mr. Ionita, file A 000-000-911, lives in Tacoma with Vlad.', words)
  expect(left.map(({ text }) => text)).toEqual(['Ionita', 'A 000-000-911', 'Tacoma', 'Vlad'])
  expect(findLeftovers('Mr. Kaboré lives in Gresham.', words)).toEqual([])
})

test('a name that is a word too is found where a title, a number, a relation or the rest of the name stands beside it', () => {
  const { marks } = readOldCase(
    body(
      'Respondent: Summer Price, A 000-000-412',
      'Ms. Price moves this Court to continue the hearing. The price of a transcript is set by rule.',
      'Her husband Bo and their children here: Sunday, 9; Grace, 4, live with Dr. dos Santos.',
      'Sunday was born with spina bifida. The hearing is on a Sunday in summer.',
      'Mr. Ahmad al-Khatib is her landlord, and al-Khatib has no other tenants.',
    ),
  )
  const found = (index: number) => marks.filter((mark) => mark.index === index).map(({ text }) => text)
  expect(found(0)).toContain('Summer Price')
  expect(found(1)).toEqual(['Ms. Price'])
  expect(found(2)).toEqual(expect.arrayContaining(['Sunday', 'Grace', 'Dr. dos Santos']))
  expect(found(3).filter((text) => text === 'Sunday')).toHaveLength(1)
  expect(found(4)).toEqual(expect.arrayContaining(['Mr. Ahmad al-Khatib', 'al-Khatib']))
})

test('where the client is a woman a lonely he is somebody else, and a short sentence tells too', () => {
  const { marks, stories } = readOldCase(
    body(
      'To the officer deciding this case:',
      'I work at Casa Estrella as a night advocate and I have known Marisol Ek Canul since June 2023.',
      'She came with her baby at night, and she had lost her shoes and her papers.',
      'He found our number twice.',
      'She painted the laundry room, and her son sleeps now.',
    ),
  )
  expect(marks.find(({ index }) => index === 3)).toMatchObject({ text: 'He', slot: 'other-pronoun' })
  expect(stories.some(({ text }) => text === 'He found our number twice.')).toBe(true)
})

test('in a paper typed in haste names and places are found without their capitals', () => {
  const { marks } = readOldCase(
    body(
      'DECLARATION OF TESFAY HAILE GEBREMEDHIN',
      'I, tesfay haile gebremedhin, declare under penalty of perjury:',
      '1. i was born in keren and i came to the border at san ysidro on 10/4/2023.',
      '2. The colonel asked for haile and for my brother.',
    ),
  )
  const found = (index: number) => marks.filter((mark) => mark.index === index).map(({ text }) => text)
  expect(found(0)).toContain('TESFAY HAILE GEBREMEDHIN')
  expect(found(1)).toContain('tesfay haile gebremedhin')
  expect(found(2)).toEqual(expect.arrayContaining(['keren', 'san ysidro']))
  expect(found(3)).toContain('haile')
})
