import { expect, test } from 'vitest'
import { matchPerson, readAsked } from './find-conflicts.ts'
import { readName } from './read-name.ts'
import { honestPairs, secondConflicts } from './testing/second-round.data.ts'

const personOf = (name: string) => ({ name, role: 'client', read: readName(name), aNumbers: [] })
const onFile = [...secondConflicts.map(([, name]) => name), ...honestPairs.map(([name]) => name)].map(personOf)

function findsOf(asked: string): string[] {
  const question = readAsked(asked)
  return onFile.filter((person) => matchPerson(question, person) !== undefined).map(({ name }) => name)
}

test('ninety more people in eight scripts are found as others write them; two hundred neighbours are somebody else', () => {
  expect([secondConflicts.length, honestPairs.length]).toEqual([90, 200])
  expect(new Set(secondConflicts.map(([script]) => script)).size).toBe(8)
  const missed = secondConflicts.filter(([, name, asked]) => !findsOf(asked).includes(name))
  const others = secondConflicts.filter(([, name, asked]) => findsOf(asked).some((found) => found !== name))
  const falsely = honestPairs.filter(([, asked]) => findsOf(asked).length > 0)
  console.log(
    `conflicts, second round: 90 planted, ${missed.length} missed; ${others.length} of 90 questions told somebody else, ${falsely.length} of 200 neighbours were taken for somebody`,
  )
  expect(missed).toEqual([])
  expect(falsely.length / honestPairs.length).toBeLessThanOrEqual(0.05)
  expect((others.length + falsely.length) / 290).toBeLessThanOrEqual(0.05)
})
