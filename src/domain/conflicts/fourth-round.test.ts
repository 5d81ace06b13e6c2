import { expect, test } from 'vitest'
import { matchPerson, readAsked } from './find-conflicts.ts'
import { nameWords } from './name-key.ts'
import { fourthConflicts } from './testing/fourth-round.data.ts'

// At first reading seven were missed. Two still are: names of Hong Kong that are asked for in characters, which are read as
// Mandarin alone.
test('of 68 people in eight scripts all but those read in Cantonese are found, and nobody else is told', () => {
  expect(fourthConflicts).toHaveLength(68)
  const onFile = fourthConflicts.map(([, name]) => ({ name, role: 'client', words: nameWords(name), aNumbers: [] }))
  const findsOf = (asked: string) => {
    const question = readAsked(asked)
    return onFile.filter((person) => matchPerson(question, person) !== undefined).map(({ name }) => name)
  }
  const missed = fourthConflicts.filter(([, name, asked]) => !findsOf(asked).includes(name)).map(([, name]) => name)
  expect(missed).toEqual(['Wong Ka Fai', 'Cheung Wai Man'])
  expect(fourthConflicts.filter(([, name, asked]) => findsOf(asked).some((found) => found !== name))).toEqual([])
})
