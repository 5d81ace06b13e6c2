import { expect, test } from 'vitest'
import { namedIllness } from './illness-words.ts'

test('a name of illness is known by what somebody has, and by what its words mean', () => {
  expect(namedIllness('{spouse} has generalized myasthenia gravis, antibody positive')?.what).toBe(
    'generalized myasthenia gravis',
  )
  expect(namedIllness('{child-1} has phenylketonuria')?.what).toBe('phenylketonuria')
  expect(namedIllness('Tim has acute intermittent porphyria, a liver thing')?.what).toBe('acute intermittent porphyria')
})

test('what somebody has had done, has counted or has otherwise is none', () => {
  expect(namedIllness('{spouse} has taken sertraline since then')).toBeUndefined()
  expect(namedIllness('{spouse} has had eleven seizures in 2024')).toBeUndefined()
  expect(namedIllness('{applicant} has permission to work')).toBeUndefined()
  expect(namedIllness('{applicant} has no porphyria')).toBeUndefined()
  expect(namedIllness('{spouse} has a job, a house and two brothers')).toBeUndefined()
})
