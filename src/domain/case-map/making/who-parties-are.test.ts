import { expect, test } from 'vitest'
import type { Person } from '#domain/persons/person.ts'
import { cleanSentence } from '../reading/clean-wording.ts'
import { splitParagraphs } from '../reading/split-paragraphs.ts'
import { applicantAliases } from './document-aliases.ts'
import { diminutivesOf } from './diminutives.ts'
import { partiesOf } from './party-aliases.ts'
import { subjectOf } from './paper-subject.ts'

const person = (id: string, full: string, pronoun: 'he' | 'she', role: Person['role']): Person => ({
  id,
  full,
  short: full,
  first: full.split(' ')[0] ?? full,
  role,
  pronoun,
  official: false,
  passages: [],
})
const spouse = person('spouse', 'Raymond Lavallee', 'he', 'spouse')
const child = person('child-1', 'Timur Lavallee', 'he', 'child')
const document = (title: string, text: string) => ({ id: 'd', title, text })

test('the parties of a family court are the persons of the case, or have the names that the caption gives', () => {
  const order = document(
    'Parenting order',
    'FAMILY DIVISION\nDenise Gauthier, Plaintiff\nv.\nRaymond J. Lavallee, Defendant\nORDER: PARENTAL RIGHTS\n1. The parties ...',
  )
  expect(partiesOf(order, [spouse, child]).named).toEqual([
    ['Plaintiff', 'Denise Gauthier'],
    ['Mother', 'Denise Gauthier'],
    ['Defendant', '{spouse}'],
    ['Father', '{spouse}'],
  ])
})

test('a family name alone at the head of a record is nobody’s where two bear it', () => {
  expect(subjectOf(document('Letter', 'RE: LAVALLEE, Raymond J.   MRN 1\n'), [child, spouse])?.id).toBe('spouse')
  expect(subjectOf(document('Letter', 'RE: LAVALLEE\n'), [child, spouse])).toBeUndefined()
})

test('a mother’s son is he whose mother she says she is, unless there are several', () => {
  const aliases = (text: string) =>
    applicantAliases(document('Letter', text), undefined, [spouse]).map(({ person: id }) => id)
  expect(aliases("I am Raymond's mother. She brought my son back. My other son is in Korea.")).toContain('spouse')
  expect(aliases("I am Raymond's mother. My sons are good men.")).toEqual([])
})

test('a nickname is known by what it stands for; a saint’s name is nobody’s', () => {
  const cynthia = person('spouse', 'Cynthia Zaragoza', 'she', 'spouse')
  const marisol = person('child-1', 'Marisol Zaragoza', 'she', 'child')
  const names = (one: Person, text: string) =>
    diminutivesOf(one, [cynthia, marisol, spouse], text).map(({ text: name }) => name)
  expect(names(cynthia, 'Cindy has lupus.')).toEqual(['Cindy'])
  expect(names(spouse, 'She told Ray’s doctor.')).toEqual(['Ray'])
  expect(names(marisol, 'We married at St. Mary’s in Sanger.')).toEqual([])
})

test('“we’d lost” had, “he’d need” would', () => {
  expect(cleanSentence('We’d lost a baby and he’d need to stay.')).toBe('We had lost a baby and he would need to stay.')
})

test('the mark of a page beside a date is no statement, and counts the pages', () => {
  const text =
    'September 30, 2026                     Page 1 of 2\n\nShe is ill.\n\n                    Page 2 of 2\n\nShe is on the list.'
  expect(splitParagraphs(document('Letter', text)).map(({ page }) => page)).toEqual([1, 2])
})
