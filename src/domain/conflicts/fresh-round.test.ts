import { expect, test } from 'vitest'
import { matchPerson, readAsked } from './find-conflicts.ts'
import { readName } from './read-name.ts'
import { freshConflicts, freshStrangers } from './testing/fresh-names.data.ts'

const onFile = freshConflicts.map(([, name]) => ({ name, role: 'client', read: readName(name), aNumbers: [] }))

const findsOf = (asked: string) => onFile.filter((person) => matchPerson(readAsked(asked), person) !== undefined)

test('sixty more people in eight scripts are found as others write them, and sixty strangers are not taken for them', () => {
  expect(freshConflicts).toHaveLength(60)
  expect(freshStrangers).toHaveLength(60)
  expect(new Set(freshConflicts.map(([script]) => script)).size).toBe(8)
  const missed = freshConflicts.filter(([, name, asked]) => !findsOf(asked).some((found) => found.name === name))
  const others = freshConflicts.filter(([, name, asked]) => findsOf(asked).some((found) => found.name !== name))
  const falsely = freshStrangers.filter((name) => findsOf(name).length > 0)
  console.log(
    `conflicts, fresh round: 60 planted, ${missed.length} missed; ${others.length} of 60 questions told somebody else, ${falsely.length} of 60 strangers were taken for somebody`,
  )
  expect(missed).toEqual([])
  expect((others.length + falsely.length) / 120).toBeLessThanOrEqual(0.05)
})
