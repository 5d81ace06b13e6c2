import { expect, test } from 'vitest'
import type { Person } from '#domain/persons/person.ts'
import { tidyAnswer } from './tidy-answer.ts'

const rosa: Person = {
  id: 'spouse',
  full: 'Rosa Peña',
  short: 'Rosa',
  first: 'Rosa',
  role: 'spouse',
  official: false,
  passages: [],
}

const tidy = (text: string, isDayFirst = false) =>
  tidyAnswer(text, {
    about: rosa,
    names: new Set(['Trenton', 'Emily']),
    persons: new Set(['Emily', 'Rosa']),
    isDayFirst,
  })

test('bullets and lines become sentences', () => {
  expect(tidy('• Rosa: breast cancer, stage II;\n• rent $900/month')).toBe(
    'Rosa has breast cancer, stage II; The rent is $900/month.',
  )
  expect(tidy('- no rheumatologist in the town; - salary there $470/month')).toBe(
    'There is no rheumatologist in the town. The pay there is $470/month.',
  )
})

test('a sentence in capitals is read as one, and so is a name', () => {
  expect(tidy('MARRIED 9/22/18 IN TRENTON. WE HAVE A DAUGHTER EMILY.')).toBe(
    'Married on September 22, 2018 in Trenton. We have a daughter Emily.',
  )
  expect(tidy('grandmother HELEN KOWALSKI 81 yrs old, citizen, has a pacemaker')).toContain('Helen Kowalski')
})

test('dates in figures or in Spanish are written out; one that may be read in two ways stays where the case writes days first', () => {
  expect(tidy('Diagnosed 3 de marzo de 2024, operated 22/04/2024.', true)).toBe(
    'Rosa Peña was diagnosed on March 3, 2024, operated on April 22, 2024.',
  )
  expect(tidy('The note came 12/01/2023.')).toBe('The note came December 1, 2023.')
  expect(tidy('The note came 12/01/2023.', true)).toBe('The note came 12/01/2023.')
})

test('what somebody was arrested for is named only where the note names an offense', () => {
  expect(tidy('Rosa was arrested in 2019 retail theft, supervision 12 months, completed.')).toContain(
    'arrested in 2019 for retail theft',
  )
  expect(tidy('Rosa was arrested in 2019, released the next day.')).not.toContain('for released')
  expect(tidy('Rosa was arrested in 2019, never charged.')).not.toContain('for never')
})

test('intake notes to oneself are no facts', () => {
  expect(tidy('She meditates with three women. NB check spelling of aunt name.')).toBe(
    'She meditates with three women.',
  )
  expect(tidy('Master hearing on 22 January 2026; individual hearing date to be confirmed.')).toBe(
    'Master hearing on January 22, 2026;',
  )
  expect(tidy('TBC medical records. She was treated.')).toBe('She was treated.')
})

test('what a note leaves out is put back, and nothing else', () => {
  expect(tidy('Father shot dead in front of the bakery on 3 January 2022.')).toBe(
    'Rosa Peña’s father was shot dead in front of the bakery on January 3, 2022.',
  )
  expect(tidy('client beaten May 2023')).toBe('The client was beaten in May 2023.')
  expect(tidy('Her father testified against him.')).toBe('Her father testified against him.')
  expect(tidy('She dont speak spanish')).toBe('She does not speak Spanish.')
})

test('two sentences that a comma runs together are two', () => {
  expect(tidy('Last flare was in August 2026, she was in bed 11 days.')).toBe(
    'Last flare was in August 2026. She was in bed 11 days.',
  )
  expect(tidy('When she has a flare, he does everything.')).toBe('When she has a flare, he does everything.')
})
