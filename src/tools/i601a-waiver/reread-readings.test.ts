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
