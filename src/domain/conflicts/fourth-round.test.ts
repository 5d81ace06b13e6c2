import { expect, test } from 'vitest'
import { matchPerson, readAsked } from './find-conflicts.ts'
import { readName } from './read-name.ts'
import { fourthConflicts } from './testing/fourth-round.data.ts'

// At first reading seven were missed.
test('68 people in eight scripts are found, names of Hong Kong in Chinese letters among them, and nobody else is told', () => {
  expect(fourthConflicts).toHaveLength(68)
  const onFile = fourthConflicts.map(([, name]) => ({ name, role: 'client', read: readName(name), aNumbers: [] }))
  const findsOf = (asked: string) => {
    const question = readAsked(asked)
    return onFile.filter((person) => matchPerson(question, person) !== undefined).map(({ name }) => name)
  }
  const missed = fourthConflicts.filter(([, name, asked]) => !findsOf(asked).includes(name)).map(([, name]) => name)
  expect(missed).toEqual([])
  expect(fourthConflicts.filter(([, name, asked]) => findsOf(asked).some((found) => found !== name))).toEqual([])
})
