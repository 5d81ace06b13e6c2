import { expect, test } from 'vitest'
import { authorities } from './authorities/list.ts'
import { historyChains } from './authorities/history.ts'
import { inaOfUsc, inaSections, uscOfIna } from './ina-sections.ts'

test('each section of the Act has one place in the Code and back', () => {
  for (const { ina, usc } of inaSections) expect([uscOfIna(ina), inaOfUsc(usc)]).toEqual([usc, ina])
  expect(new Set(inaSections.map(({ usc }) => usc)).size).toBe(inaSections.length)
})

test('the pairs of the list of authorities are those of the table, and only they are called read', () => {
  const pairs = authorities().flatMap(({ citation }) => {
    const [, ina, usc] = /^INA § (\d+[A-Z]?).*, 8 U\.S\.C\. § (\d+[a-z]?)/.exec(citation) ?? []
    return ina === undefined || usc === undefined ? [] : [{ ina, usc }]
  })
  expect(pairs.filter(({ ina, usc }) => uscOfIna(ina) !== usc)).toEqual([])
  const listed = new Set(pairs.map(({ ina }) => ina))
  expect(
    inaSections.filter(({ ina, checked }) => checked === 'read' && !listed.has(ina)).map(({ ina }) => ina),
  ).toEqual([])
})

test('chains of history stand in the order of their dates', () => {
  for (const { key, events } of historyChains()) {
    const dates = events.map(({ date }) => date)
    expect([key, ...dates]).toEqual([key, ...dates.toSorted()])
  }
})
