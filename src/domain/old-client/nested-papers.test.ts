import { expect, test } from 'vitest'
import type { TemplateLine } from '#domain/template-sections/old-case.ts'
import { readOldCase } from './read-old-case.ts'

const body = (...texts: readonly string[]): TemplateLine[] =>
  texts.map((text, index) => ({ part: 'body', index, text }))
const motion = body(
  'Rafael Monge (Me. Bar No. 000772)',
  'In the Matter of Tevita Sione FIFITA, A 000-000-731',
  'MOTION TO RECONSIDER',
  'The Respondent, Tevita Sione Fifita, was ordered removed because his former attorney never told him of the day.',
  'Mr. Fifita was admitted at Honolulu on June 4, 2015 and was admitted until December 3, 2015.',
  'The decision relies upon two convictions and overlooks his years of work.',
  'Under Matter of Lozada, 19 I&N Dec. 637 (BIA 1988), a respondent who faults his counsel must allow him to answer.',
  'A certified copy of People v. Fifita, No. C-22-0173, is attached.',
  'AFFIDAVIT OF TEVITA SIONE FIFITA',
  'I, Tevita Sione Fifita, being duly sworn, state:',
  '1. Attorney Gale said that he would appear for me at every hearing.',
  'Subscribed and sworn to before me on May 2, 2024',
  'CERTIFICATE OF SERVICE',
  'I served a copy of this motion on the Department by certified mail.',
)
const { marks } = readOldCase(motion)
const marksAt = (index: number) => marks.filter((mark) => mark.index === index)
const slotsAt = (index: number, text: string) =>
  marksAt(index)
    .filter((mark) => mark.text === text)
    .map(({ slot }) => slot)

test('around an affidavit the client is `he`, and within it, where the client is `I`, somebody else is', () => {
  expect([...slotsAt(3, 'his'), ...slotsAt(3, 'him')]).toEqual(['pronoun', 'pronoun'])
  expect(slotsAt(10, 'he')).toEqual(['other-pronoun'])
  expect(marksAt(6)).toEqual([])
})

test('until when somebody was admitted is not when', () => {
  expect(slotsAt(4, 'June 4, 2015')).toEqual(['entry-date'])
  expect(slotsAt(4, 'December 3, 2015')).toEqual(['event-date'])
})

test('how often somebody was convicted, their own criminal case and how a paper went are of the old case', () => {
  const isMarked = (index: number, text: string) =>
    marksAt(index).some(({ start, end }) => {
      const at = motion[index]?.text.indexOf(text) ?? -1
      return start <= at && at + text.length <= end
    })
  const found = [
    isMarked(5, 'two convictions'),
    isMarked(7, 'Fifita'),
    isMarked(13, 'certified mail'),
    isMarked(0, 'Me.'),
  ]
  expect(found).toEqual([true, true, true, true])
})

test('a number beside `A#` is the A-number, and a notice of intent to deny is no particular of a case', () => {
  const rows = [...body('Applicant', 'Tevita FIFITA', 'A#', '000-000-731')].map((line, at) => ({
    ...line,
    row: `0.${Math.floor(at / 2)}`,
  }))
  const reference = { part: 'body', index: 4, text: 'RE: Response to Notice of Intent to Deny (NOID)' } as const
  const { groups } = readOldCase([...rows, reference, { part: 'body', index: 5, text: 'Dear Officer:' }])
  expect(groups.find(({ slot }) => slot === 'a-number')?.texts).toEqual(['000-000-731'])
  expect(groups.filter(({ slot }) => slot === 'unsure')).toEqual([])
})

test('a child’s year of birth is not the client’s, and a company goes by all of its name', () => {
  const found = readOldCase([
    ...motion,
    ...body(
      'They have one son, Viliami, born in 2020, and he is in school.',
      'Mr. Fifita was born on March 4, 1988.',
      'He retained Duncan Prewitt of Prewitt Immigration Associates on May 2, 2023.',
      'The Court set December 2, 2024 as the last day for the application.',
    ).map((line, at) => ({ ...line, index: motion.length + at })),
  ])
  const slotOf = (text: string) => found.marks.find((mark) => mark.text === text)?.slot
  expect([slotOf('2020'), slotOf('March 4, 1988'), slotOf('December 2, 2024')]).toEqual([
    'event-date',
    'birth-date',
    'event-date',
  ])
  expect(slotOf('Prewitt Immigration Associates')).toBe('organization')
})

test('a section of a state’s code is of one case where the state was named before', () => {
  const found = readOldCase(
    body(
      'In the Matter of Tevita FIFITA',
      'The charge was dismissed under Penal Code § 1001.36 in 2021, as 8 C.F.R. § 1003.23(b)(1) has it.',
    ),
  )
  expect(found.marks.map(({ text }) => text)).toContain('Penal Code § 1001.36')
})
