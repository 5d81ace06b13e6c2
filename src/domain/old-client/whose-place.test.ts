import { expect, test } from 'vitest'
import type { TemplateLine } from '#domain/template-sections/old-case.ts'
import { answerBeside, answersIn } from './answers.ts'
import { mendFillings } from './mend-fillings.ts'
import { readOldCase } from './read-old-case.ts'

const body = (...texts: readonly string[]): TemplateLine[] =>
  texts.map((text, index) => ({ part: 'body', index, text }))
const brief = body(
  'GRANDE & OSEI LLP',
  'Efua Osei (SBN 000331)',
  'Tomas Grande (SBN 000872)',
  '1100 Quarry Blvd., 14th Floor',
  'Los Angeles, CA 90017',
  'Attorneys for Respondent',
  'IMMIGRATION COURT',
  'LOS ANGELES (HILL STREET), CALIFORNIA',
  'In the Matter of:',
  'Ilinca Dorina BRANZA (A 000-000-317)',
  'The Department wrote through OPLA-Tacoma-Duty@ice.example on the motion.',
  'IV. HUMANITARIAN ASYLUM, IN THE ALTERNATIVE',
  'Moldova is a small country, and the curfew has not changed the danger.',
  'The Special Law for the Protection of Victims shows that Moldovan society sees them as a group.',
  'The respondent is a native and citizen of Moldova.',
  'Respectfully submitted,',
  'Efua Osei',
  'PROOF OF SERVICE',
  'I served the brief on Deputy Chief Counsel Orrin Hale.',
  'Mireya Tafolla',
)
const { groups, marks, stories } = readOldCase(brief)
const labelOf = (text: string) => {
  const group = marks.find((mark) => mark.text === text)?.group
  return groups.find(({ id }) => id === group)?.label
}

test('a place knows whose it is: the second attorney’s number, who serves, and the counsel who signs are three things', () => {
  expect(labelOf('000331')).toBe('attorney’s number')
  expect(labelOf('000872')).toBe('another number')
  expect(labelOf('Mireya Tafolla')).toBe('who serves')
  expect(labelOf('Efua Osei')).toBe('signing attorney')
  expect(labelOf('Deputy Chief Counsel Orrin Hale')).toBe('counsel of the Department')
})

test('a town over the word for counsel signs nothing, and the seat of the court is one place', () => {
  expect(labelOf('LOS ANGELES (HILL STREET), CALIFORNIA')).toBe('present court')
  expect(groups.filter(({ slot }) => slot === 'attorney').flatMap(({ texts }) => texts)).toEqual(['Efua Osei'])
})

test('neither words of a title, nor a statute, nor an address of mail are a town, a firm or a person', () => {
  const places = groups.filter(({ slot }) => slot === 'town' || slot === 'firm' || slot === 'person')
  expect(places.flatMap(({ texts }) => texts).filter((text) => /ASYLUM|Special|Duty/u.test(text))).toEqual([])
})

test('what a country is or does is a claim; of whom somebody is a citizen is filled', () => {
  expect(stories.filter(({ slot }) => slot === 'claim').map(({ index }) => index)).toEqual(
    expect.arrayContaining([12, 13]),
  )
  expect(stories.some(({ index }) => index === 14)).toBe(false)
})

test('one answer that takes the place of two neighbours stands once', () => {
  const text = 'Hearing: May 4, 2026, Room 9'
  const value = { kind: 'value', text: 'June 1, 2027', field: 'old-case', label: 'hearing', paragraph: 0 } as const
  const at = (old: string) => ({ ...value, start: text.indexOf(old), end: text.indexOf(old) + old.length })
  expect(mendFillings(text, [at('May 4, 2026'), at('Room 9')])).toEqual([{ ...at('May 4, 2026'), end: text.length }])
})

test('who signs an order under the caption of a party is the judge, and the party stays the client', () => {
  const order = readOldCase(
    body(
      'PROPOSED ORDER',
      'In the Matter of Tevita Sione FIFITA, A 000-000-731',
      'Upon the joint motion of the parties, it is ordered that these proceedings are dismissed without prejudice.',
      '____________________',
      'Patrick Ongaro',
      'Immigration Judge',
    ),
  ).groups
  expect(order.find(({ slot }) => slot === 'client')?.texts).toEqual(['Tevita Sione FIFITA'])
  expect(order.find(({ slot }) => slot === 'judge')?.texts).toEqual(['Patrick Ongaro'])
})

test('a town, a day and `none` are nobody, whatever word stands beside the place', () => {
  const answers = answersIn('Admitted at: Houston\nChildren included: none\nAdmitted on: May 8, 2009')
  const person = answerBeside(answers, 'person', { before: '', after: ' was admitted at Honolulu' })
  const child = answerBeside(answers, 'relative', { before: 'Children included are ', after: '.' })
  const visa = answerBeside(answers, 'visa', { before: 'She was admitted at JFK on ', after: ' on March 30.' })
  expect([person, child, visa]).toEqual([undefined, undefined, undefined])
})

test('whoever the label of a row is about is no answer to what happened to them', () => {
  const answers = answersIn('Petitioner: Awa Example\nJudge: Leopold Anstey')
  const beside = (label: string) => answerBeside(answers, 'value', { before: `${label}: `, after: '', old: 'none' })
  expect([beside('Naturalization of the petitioner'), beside('Petitioner'), beside('Immigration Judge')]).toEqual([
    undefined,
    'Awa Example',
    'Leopold Anstey',
  ])
})

test('admitted with a visa becomes admitted as a student, where the answer says so', () => {
  const text = 'The beneficiary was admitted at Boston with an F-1 visa.'
  const start = text.indexOf('an F-1')
  const [filling] = mendFillings(text, [
    { kind: 'value', text: 'a student', field: 'visa', label: 'visa', paragraph: 0, start, end: text.length - 1 },
  ])
  const printed = filling?.kind === 'value' ? filling.text : ''
  expect(text.slice(0, filling?.start) + printed).toBe('The beneficiary was admitted at Boston as a student')
})

test('who translates or serves has a title of its own, and where somebody is held goes with the custody', () => {
  const found = readOldCase(
    [
      ...brief.slice(0, -1),
      ...body('DETAINED: Pinehurst County Jail', 'CERTIFICATE OF TRANSLATION', 'Ibelise Farías, paralegal'),
    ].map((line, index) => ({ ...line, index })),
  )
  expect(found.marks.find(({ text }) => text === 'paralegal')?.slot).toBe('signer-title')
  expect(found.marks.find(({ text }) => text.startsWith('DETAINED'))?.text).toBe('DETAINED: Pinehurst County Jail')
})

test('where a paper of the record stands is the firm’s frame, and what it tells is not', () => {
  const told = (text: string) =>
    readOldCase([...brief, ...body('x', text).map((line, at) => ({ ...line, index: brief.length + at }))]).stories.some(
      (one) => text.includes(one.text),
    )
  expect(told('The birth certificate of Ms. Branza is at Exhibit 4.')).toBe(false)
  expect(told('The scar that the ladle left on Ms. Branza is at Exhibit 4.')).toBe(true)
})
