import { expect, test } from 'vitest'
import { labelledRecords } from '#domain/statements/labelled-statements.data.ts'
import { firstRound } from '#domain/statements/labelled/round-1.data.ts'
import { secondRound } from '#domain/statements/labelled/round-2.data.ts'
import { thirdRound } from '#domain/statements/labelled/round-3.data.ts'
import { fourthRound } from '#domain/statements/labelled/round-4.data.ts'
import { fifthRound } from '#domain/statements/labelled/round-5.data.ts'
import { flaggedShares, measureStatements } from './measure-statements.ts'

const percent = (part: number) => `${(100 * part).toFixed(0)} %`

test.each([
  ['the records that the first checks were made with', labelledRecords.filter((one) => one.isHeldBack !== true)],
  ['a record held back from them', labelledRecords.filter((one) => one.isHeldBack === true)],
  ['first round', firstRound],
  ['second round', secondRound],
  ['third round', thirdRound],
  ['fourth round', fourthRound],
  ['fifth round', fifthRound],
])('false statements are flagged and true ones left alone: %s', (name, records) => {
  const outcomes = records.flatMap(measureStatements)
  const flagged = flaggedShares(outcomes)
  console.info(
    `${name}: ${outcomes.length} statements, false flagged ${percent(flagged.false)}, true ${percent(flagged.true)}`,
  )
  expect(outcomes.length).toBeGreaterThanOrEqual(30)
  expect(flagged.false).toBeGreaterThanOrEqual(0.78)
  expect(flagged.true).toBeLessThanOrEqual(0.1)
})

const [record] = firstRound

test.each([
  // The words of the file, with the names of two persons exchanged.
  'Mateo has sickle cell disease and was hospitalized twice in 2025.',
  'Terrence has not worked since 2018.',
])('a sentence of the file with another person of the case in it is doubted: %s', (sentence) => {
  if (!record) throw new Error('no record')
  const [outcome] = measureStatements({ ...record, statements: [`- ${sentence}`] })
  expect(outcome?.flags.length).toBeGreaterThan(0)
})
