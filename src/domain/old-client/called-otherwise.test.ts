import { expect, test } from 'vitest'
import type { TemplateLine } from '#domain/template-sections/old-case.ts'
import { readOldCase } from './read-old-case.ts'

const texts = [
  'Kerrigan Stroud',
  'STROUD REMOVAL DEFENSE',
  '2 Erie Boulevard West, Suite 405',
  'Syracuse, New York 13202',
  '315-555-0119',
  'Attorney for Respondent',
  'IMMIGRATION COURT',
  'BATAVIA, NEW YORK',
  'In the Matter of:',
  'Tevita FIFITA LOLO',
  'Mr. Fifita entered near Eagle Pass, Texas in 2016 and has lived in Cayuga County ever since.',
  'He paid a fine for driving without a license in 2021. He has no arrest.',
  'Tax returns of Mr. Fifita, 2022 to 2024',
  'Letter of Dale Wyckham with pay records',
  'Form I-589 with a discharge summary of Hôpital de Muyinga',
  'Respectfully submitted,',
  'Kerrigan Stroud',
]
const lines: TemplateLine[] = [
  ...texts.map((text, index): TemplateLine => ({ part: 'body', index, text })),
  { part: 'header', index: 0, text: 'Fifita-Lolo, A 000-000-731' },
]
const { marks, stories, groups } = readOldCase(lines)
const slotOf = (text: string) => marks.find((mark) => mark.text === text)?.slot

test('where somebody has lived since is not where they entered', () => {
  expect([slotOf('Eagle Pass, Texas'), slotOf('Cayuga County')]).toEqual(['entry-place', 'town'])
})

test('a firm is all of its name, a joined surname is the client’s, and who wrote a letter is no town', () => {
  expect(groups.find(({ slot }) => slot === 'firm')?.texts).toEqual(['STROUD REMOVAL DEFENSE'])
  expect(slotOf('Fifita-Lolo')).toBe('client')
  expect(slotOf('Dale Wyckham')).toBe('person')
})

test('a year behind a license is no number of it, `no arrest` is decided by the attorney, and a run of years is one place', () => {
  expect(groups.some(({ slot }) => slot === 'attorney-number')).toBe(false)
  expect(slotOf('2022 to 2024')).toBe('event-date')
  expect(stories.find(({ text }) => text === 'He has no arrest.')?.slot).toBe('claim')
  expect(groups.find(({ texts: own }) => own.includes('He has no arrest.'))?.likely).toBeUndefined()
})

test('what an arrest proves is said of any, and an arrest of one client is of one case', () => {
  const told = (text: string) =>
    readOldCase([...lines, { part: 'body', index: texts.length, text }]).stories.some(
      ({ index, part }) => part === 'body' && index === texts.length,
    )
  expect(told('An arrest that did not lead to a conviction carries little weight.')).toBe(false)
  expect(told('An arrest by the deputy of Cayuga County led to nothing but a ticket for him.')).toBe(true)
})

test('a paper of a doctor and a house of another country are of the case, whole', () => {
  expect(slotOf('Hôpital de Muyinga')).toBe('organization')
  expect(marks.some(({ text }) => text === 'a discharge summary')).toBe(true)
})

test('a decree that ended a marriage has no wedding day, kin are no towns, and tabs are none', () => {
  const { marks } = readOldCase(
    [
      'Mrs. Wanjiru Kamau married Mr. Pettiford on October 6, 2018 in Upper Darby, Pennsylvania.',
      'His earlier marriage to Latrice Gaines ended by decree of the Court of Common Pleas of Delaware County on May 17, 2016.',
      'The lease and the joint tax returns are at Tabs 6 to 8.',
      'The petition was filed by his eldest, Sela, and birth certificates of Sela and Losa Fifita are enclosed.',
    ].map((text, index): TemplateLine => ({ part: 'body', index, text })),
  )
  const slotsOf = (words: string) => marks.filter(({ text }) => text === words).map(({ slot }) => slot)
  expect([slotsOf('October 6, 2018'), slotsOf('May 17, 2016')]).toEqual([['marriage-date'], ['event-date']])
  expect(slotsOf('Tabs')).toEqual([])
  expect(new Set(slotsOf('Sela'))).not.toContain('town')
})
