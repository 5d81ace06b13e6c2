import { expect, test } from 'vitest'
import { leavesAlone, namesCalmPlace } from './left-alone.ts'

test.each([
  'Some persons live undisturbed as long as nobody knows of them.',
  'Two, who had never signed anything nor spoken in public, resumed private practice.',
  'Most of those whom the Center interviewed had not been arrested.',
  'The widow still lives on my street and they have left her alone, because she paid.',
  'Nobody has come there looking for her.',
  'Not all the drivers’ families have had problems.',
])('somebody is left alone: %s', (sentence) => {
  expect(leavesAlone(sentence)).toBe(true)
})

test.each([
  'Soldiers are rarely arrested.',
  'Colectivos act together with the National Guard and are not protected.',
  'Nobody can live openly in that town.',
  'The attackers have not been found.',
  'Complaints are seldom followed.',
])('that attackers go free, and that nobody can live so, leaves nobody alone: %s', (sentence) => {
  expect(leavesAlone(sentence)).toBe(false)
})

test('a place without those who are feared is named, and one to which somebody moved and was not found', () => {
  expect(namesCalmPlace('In Ocotepeque the Observatory registered no structured presence of the gang.')).toBe(true)
  expect(namesCalmPlace('Hindus who moved to Dhaka live mostly without being attacked.')).toBe(true)
  expect(namesCalmPlace('Both gangs are present in 15 of the 18 departments.')).toBe(false)
})
