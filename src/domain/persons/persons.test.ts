import { expect, test } from 'vitest'
import { genderOfKin, nounPronoun, relationOf } from './kin.ts'
import { leadsABand } from './offices.ts'
import type { Person } from './person.ts'
import { isSameName, whoIsNamed } from './same-name.ts'

const person = (full: string): Person => ({
  id: full,
  full,
  short: full,
  role: 'relative',
  official: false,
  passages: [],
})

test('a name means the one who bears it, whatever its order, accents or what is left out; of two the exact one', () => {
  const persons = ['Daniel Otero Ruiz', 'Luz Marina Otero', 'Daniel Otero', 'Nadège Pierre-Toussaint'].map(person)
  expect(whoIsNamed('Daniel Otero', persons)?.full).toBe('Daniel Otero')
  expect(whoIsNamed('Ruiz Daniel Otero', persons)?.full).toBe('Daniel Otero Ruiz')
  expect(whoIsNamed('N. Pierre-Toussaint', persons)?.full).toBe('Nadège Pierre-Toussaint')
  expect(whoIsNamed('Marta Otero', persons)).toBeUndefined()
  expect(isSameName('Byron Ajú', 'Byron Aju')).toBe(true)
})

test('what a word of kin says of sex and relation is decided once for answers, documents and checks', () => {
  expect(['aunt', 'Widow', 'granddaughter', 'fiancée'].map(genderOfKin)).toEqual(['she', 'she', 'she', 'she'])
  expect(['cousin', 'spouse', 'child', 'priest'].map(genderOfKin)).toEqual([undefined, undefined, undefined, undefined])
  expect(['priest', 'girl', 'uncle', 'neighbor'].map(nounPronoun)).toEqual(['he', 'she', 'he', undefined])
  expect(['wife', 'daughter', 'aunt'].map(relationOf)).toEqual(['spouse', 'child', 'aunt'])
})

test('a rank that another paper gives to the leader of a band is no office', () => {
  expect(leadsABand('Commander Kisuba', ['We saw Commander Kisuba.', 'the men of Commander Kisuba'])).toBe(true)
  expect(leadsABand('Commander Kisuba', ['the men saw Commander Kisuba at the post of the army'])).toBe(false)
})
