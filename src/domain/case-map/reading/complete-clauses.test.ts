import { expect, test } from 'vitest'
import type { Person } from '#domain/persons/person.ts'
import { tidyAnswer } from './tidy-answer.ts'

const ana: Person = {
  id: 'applicant',
  full: 'Ana Paz',
  short: 'Ms. Paz',
  first: 'Ana',
  role: 'applicant',
  official: false,
  pronoun: 'she',
  passages: [],
}

const tidy = (text: string, isOfOthers = false) =>
  tidyAnswer(text, {
    about: ana,
    isOfOthers,
    names: new Set(),
    persons: new Set(['Óscar']),
    proper: new Map([['utah', 'Utah']]),
    isDayFirst: false,
  })

test('what was done to whom the answer is about is told, whatever the note leaves out', () => {
  expect(tidy('tied up 2 nights at a camp, hit w/ rifle butt, l shoulder dislocated, mock execution.')).toBe(
    'Ana Paz was tied up for two nights at a camp. Ana Paz was hit with a rifle butt. Ana Paz’s left shoulder was dislocated. Ana Paz suffered a mock execution.',
  )
  expect(tidy('no driving at night. mtg $1,540. surg sched for feb 2027')).toBe(
    'Ana Paz cannot drive at night. The mortgage is $1,540. The surgery is scheduled for February 2027.',
  )
})

test('a relative who is named is the one who suffered, and the applicant is not', () => {
  expect(tidy('bro Siavash held two nights july 2025, slapped, nose broken.', true)).toBe(
    'Ana Paz’s brother Siavash was held for two nights in July 2025. He was slapped. His nose was broken.',
  )
})

test('what has no subject stays a note where somebody else may be meant', () => {
  expect(tidy('A man from her church, Farhad, went back in 2023 and got five years. slapped twice.', true)).toBe(
    'A man from her church, Farhad, went back in 2023 and got five years. Slapped twice.',
  )
  expect(tidy('her sister helps. lost job in 2022.')).not.toContain('Ana Paz lost')
})

test('those who did the harm are not made to suffer it', () => {
  const raid = 'Officers raided the Bible study, took phones and Bibles and held her for five days.'
  expect(tidy(raid)).toBe(raid)
  expect(tidy('police raided house on may 3 2024')).not.toMatch(/police (?:was|were)/i)
  expect(tidy('husband threatened in May 2021')).not.toContain('husband was')
})

test('shortened words are written out, names get their letters back', () => {
  expect(tidy('cant take boys out of utah b/c of custody order, oscars mom has copd')).toBe(
    'cannot take boys out of Utah because of custody order, Óscar’s mother has COPD.'.replace('cannot', 'Cannot'),
  )
  expect(tidy('ITIN taxes since 2015. 1 ticket for no license 2016')).toBe(
    'Ana Paz has filed taxes with an ITIN since 2015. Ana Paz had 1 ticket for no license in 2016.',
  )
})
