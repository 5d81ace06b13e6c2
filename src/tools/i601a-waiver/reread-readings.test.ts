import { expect, test } from 'vitest'
import { twentyFirstWaivers } from '#test/waiver-twenty-first-readings.data.ts'
import { measureWaiver } from '#test/measure-waiver.ts'

const textOf = (at: number): string => {
  const one = twentyFirstWaivers[at]
  if (one === undefined) throw new Error('no such reading')
  return measureWaiver(one).text
}

test('who cannot stand when a dose is late is not said to be unable to care for a child', () => {
  const text = textOf(0)
  expect(text).not.toContain('could not care for Simone')
  expect(text).not.toContain('could not give it')
  expect(text).not.toContain('which Mr. Delahoussaye could not give')
  expect(text).toContain('The care of Simone would rest on Mr. Delahoussaye alone')
})

test('nobody brings home a benefit', () => {
  expect(textOf(0)).not.toContain('$1,724 that Mr. Delahoussaye brings home')
})

test('whose pill box it is stands in the sentence, and who signed says nothing', () => {
  const text = textOf(1)
  expect(text).toContain('fills her grandmother’s pill box')
  expect(text).not.toContain('fills her pill box')
  expect(text).not.toContain('takes her to church')
  expect(text).not.toContain('“Jo Ann Ripley')
  expect(text).toContain('According to Jo Ann Ripley, Au.D, a change of the language')
})

test('one illness is named once, and what is in sustained remission is no burden', () => {
  const text = textOf(1)
  expect(text).not.toContain('PTSD and post-traumatic stress disorder')
  expect(text).not.toContain('PTSD and her post-traumatic')
  expect(text).not.toContain('live with PTSD and')
  expect(text).not.toContain('vA mental')
  // The clinician’s own finding is told as such.
  expect(text).toContain('alcohol use disorder, in sustained remission')
})

test('what staff still have to prove is a note, and no statement of the brief', () => {
  const text = textOf(2)
  expect(text).not.toMatch(/(?:^|\. |\n)There is no infusion outside San Salvador/u)
  expect(text).toContain('infusion outside San Salvador per client, need proof”')
})

test('a theft is met by its name, and the word of the other stands beside it', () => {
  const text = textOf(0)
  expect(text).toContain('The conviction for theft is met by what followed it: it lies twelve years back')
  const adverse = text.indexOf('The adverse factors in the case')
  expect(text.indexOf('took some baby clothes')).toBeGreaterThan(adverse)
  expect(text.indexOf('has had no trouble since')).toBeGreaterThan(adverse)
})

test('two convictions of one kind are met together by the last of them', () => {
  expect(textOf(1)).toContain(
    'The convictions for driving without a license are met by what followed them: the last lies five years back and both fines were paid',
  )
})

test('a sentence that opens with “without one” stands behind what it means', () => {
  expect(textOf(0)).toMatch(/named as that caregiver[^\n]*Without one he would not be a candidate/u)
})

test('each cost that stands with its noun is added up', () => {
  expect(textOf(0)).toContain('come to $1,893 a month (Ex. A ¶ 7), which is $169 more than all')
})

test('who stays if the other cannot come back says so where separation is argued, and the language stays with the move', () => {
  const text = textOf(1)
  const move = text.indexOf('The second scenario need not be shown')
  expect(text.indexOf('If Thiago cannot come back, I stay')).toBeLessThan(move)
  expect(text).toContain('a life in Portuguese, which she does not speak')
})

test('what could not be paid is named, and a diet is no forecast', () => {
  const text = textOf(0)
  expect(text).toContain('Without Ms. Quishpe’s wages Mr. Delahoussaye could not pay the rent.')
  expect(text).not.toContain('The record says what would follow')
  expect(text).toContain('idiopathic Parkinson’s disease, diagnosed in 2020,')
})

test('a risk of relapse is weighed by its name', () => {
  expect(textOf(1)).toContain('a relapse into drinking and suicidal thinking')
})
