import { expect, test } from 'vitest'
import { diagnosesAsSentence, diagnosesIn, illnessesUnder, isHeadingOfDiagnoses } from './diagnoses.ts'

test('lines of a form that name an illness with its code are diagnoses, the code behind them', () => {
  expect(
    diagnosesIn('Diagnoses:\nF43.12 Post-traumatic Stress Disorder, chronic\nMajor Depressive Disorder (F33.2)'),
  ).toEqual(['post-traumatic stress disorder, chronic (F43.12)', 'major depressive disorder (F33.2)'])
  expect(diagnosesIn('Diagnosis: schizoaffective disorder (F25.0), in full remission.')).toEqual([
    'schizoaffective disorder (F25.0), in full remission',
  ])
})

test('a sentence speaks for itself, and a line without a code is none', () => {
  expect(diagnosesIn('She meets criteria for Panic Disorder (F41.0).')).toBeUndefined()
  expect(diagnosesIn('F41.0 Panic Disorder\nSleep is poor.')).toBeUndefined()
})

test('who found what in whom is one sentence; without a name the diagnoses alone', () => {
  expect(diagnosesAsSentence(['panic disorder (F41.0)'], { by: 'roe', of: 'spouse' })).toBe(
    '{roe.poss} diagnosis of {spouse} is panic disorder (F41.0)',
  )
  expect(diagnosesAsSentence(['a (F41.0)', 'b, severe (F33.2)'], { by: undefined, of: undefined })).toBe(
    'The diagnoses are a (F41.0); and b, severe (F33.2)',
  )
})

test('illnesses under their heading need no code; a sentence there speaks for itself', () => {
  expect(['Diagnosis', '5. Diagnostic Impressions', 'Diagnosis and treatment'].map(isHeadingOfDiagnoses)).toEqual([
    true,
    true,
    false,
  ])
  expect(
    illnessesUnder('Major Depressive Disorder, Recurrent, In Partial Remission. Generalized Anxiety Disorder.'),
  ).toEqual(['major depressive disorder, recurrent, in partial remission', 'generalized anxiety disorder'])
  expect(illnessesUnder('She meets the criteria of Major Depressive Disorder.')).toBeUndefined()
})
