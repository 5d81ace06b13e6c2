import { expect, test } from 'vitest'
import { hintSignificantFactors, tagFactors } from './factor-tags.ts'

test('a stem must begin a word, and a stem with a capital letter keeps its case', () => {
  expect(tagFactors('depressive permission, an assistant with meltdowns in Tucson')).toEqual(['mental'])
  expect(tagFactors('SSI and Down syndrome')).toEqual(['disability'])
  expect(tagFactors('ssi, slowed down')).toEqual([])
  expect(tagFactors('DIALYSIS')).toEqual(['health'])
})

test('son, job and rent are whole words', () => {
  expect(tagFactors('a son')).toEqual(['childcare'])
  expect(tagFactors('the song, jobless, rental')).toEqual([])
  expect(tagFactors('a job')).toEqual(['economic'])
  expect(tagFactors('the rent')).toEqual(['economic'])
})

test('one stem may stand for two factors', () => {
  expect(tagFactors('an IEP at school')).toEqual(['disability', 'education'])
})

test('phrases are found across white space', () => {
  expect(tagFactors('they care\nfor each other; the Air  Force; a T visa')).toEqual([
    'caregiving',
    'military',
    'protection',
  ])
})

test('significant factors are hints from the same words', () => {
  expect(hintSignificantFactors('A veteran with a disability who was granted asylum.')).toEqual([
    'protection',
    'disability',
    'military',
  ])
  expect(hintSignificantFactors('There is a travel warning.')).toEqual(['travel_warning'])
  expect(hintSignificantFactors('The father bathes the toddler.')).toEqual(['care_of_children'])
  expect(hintSignificantFactors('The toddler sleeps.')).toEqual([])
})
