import { expect, test } from 'vitest'
import { labelledRecords } from '#domain/statements/labelled-statements.data.ts'
import { firstRound } from '#domain/statements/labelled/round-1.data.ts'
import { secondRound } from '#domain/statements/labelled/round-2.data.ts'
import { thirdRound } from '#domain/statements/labelled/round-3.data.ts'
import { fourthRound } from '#domain/statements/labelled/round-4.data.ts'
import { fifthRound } from '#domain/statements/labelled/round-5.data.ts'
import { tenthRound } from '#domain/statements/labelled/round-10.data.ts'
import { eleventhRound } from '#domain/statements/labelled/round-11.data.ts'
import { sixteenthRound } from '#domain/statements/labelled/round-16.data.ts'
import { seventeenthRound } from '#domain/statements/labelled/round-17.data.ts'
import { eighteenthRound } from '#domain/statements/labelled/round-18.data.ts'
import { nineteenthRound } from '#domain/statements/labelled/round-19.data.ts'
import { twentiethRound } from '#domain/statements/labelled/round-20.data.ts'
import { twentyFirstRound } from '#domain/statements/labelled/round-21.data.ts'
import { twentySecondRound } from '#domain/statements/labelled/round-22.data.ts'
import { twentyThirdRound } from '#domain/statements/labelled/round-23.data.ts'
import { twentyFourthRound } from '#domain/statements/labelled/round-24.data.ts'
import { twentyFifthRound } from '#domain/statements/labelled/round-25.data.ts'
import { twentySixthRound } from '#domain/statements/labelled/round-26.data.ts'
import { twentySeventhRound } from '#domain/statements/labelled/round-27.data.ts'
import { twentyEighthRound } from '#domain/statements/labelled/round-28.data.ts'
import { twentyNinthRound } from '#domain/statements/labelled/round-29.data.ts'
import { thirtiethRound } from '#domain/statements/labelled/round-30.data.ts'
import { thirtyFirstRound } from '#domain/statements/labelled/round-31.data.ts'
import { thirtySecondRound } from '#domain/statements/labelled/round-32.data.ts'
import { thirtyThirdRound } from '#domain/statements/labelled/round-33.data.ts'
import { seventhRound } from '#domain/statements/labelled/round-7.data.ts'
import { sixthRound } from '#domain/statements/labelled/round-6.data.ts'
import { eighthRound } from '#domain/statements/labelled/round-8.data.ts'
import { fifteenthRound } from '#domain/statements/labelled/round-15.data.ts'
import { fourteenthRound } from '#domain/statements/labelled/round-14.data.ts'
import { thirteenthRound } from '#domain/statements/labelled/round-13.data.ts'
import { twelfthRound } from '#domain/statements/labelled/round-12.data.ts'
import { ninthRound } from '#domain/statements/labelled/round-9.data.ts'
import { thirtyFourthRound } from '#domain/statements/labelled/round-34.data.ts'
import { thirtyFifthRound } from '#domain/statements/labelled/round-35.data.ts'
import { thirtySixthRound } from '#domain/statements/labelled/round-36.data.ts'
import { thirtySeventhRound } from '#domain/statements/labelled/round-37.data.ts'
import { thirtyEighthRound } from '#domain/statements/labelled/round-38.data.ts'
import { thirtyNinthRound } from '#domain/statements/labelled/round-39.data.ts'
import { fortiethRound } from '#domain/statements/labelled/round-40.data.ts'
import { fortyFirstRound } from '#domain/statements/labelled/round-41.data.ts'
import { fortySecondRound } from '#domain/statements/labelled/round-42.data.ts'
import { fortyThirdRound } from '#domain/statements/labelled/round-43.data.ts'
import { fortyFifthRound } from '#domain/statements/labelled/round-45.data.ts'
import { fortySixthRound } from '#domain/statements/labelled/round-46.data.ts'
import { fortySeventhRound } from '#domain/statements/labelled/round-47.data.ts'
import { fortyEighthRound } from '#domain/statements/labelled/round-48.data.ts'
import { fortyNinthRound } from '#domain/statements/labelled/round-49.data.ts'
import { fiftiethRound } from '#domain/statements/labelled/round-50.data.ts'
import { fiftyFirstRound } from '#domain/statements/labelled/round-51.data.ts'
import { fiftySecondRound } from '#domain/statements/labelled/round-52.data.ts'
import { fiftyThirdRound } from '#domain/statements/labelled/round-53.data.ts'
import { fiftyFourthRound } from '#domain/statements/labelled/round-54.data.ts'
import { fortyFourthRound } from '#domain/statements/labelled/round-44.data.ts'
import { flaggedShares, measureStatements } from './measure-statements.ts'

const percent = (part: number) => `${(100 * part).toFixed(0)} %`

/**
 * Every round was written before the checks were run on it, and read once before they were changed by it. Flagged at that
 * first reading, of the false and of the true ones: 43 and 19 % (with the checks as they were), then 79 and 24, 60 and 44,
 * 57 and 27, 73 and 29, 69 and 31, 55 and 28, 70 and 42, 67 and 47, 67 and 30, 60 and 27, 65 and 20, 65 and 20, 70 and
 * 25, 80 and 20, 45 and 25, then (forty statements of one record each) 40 and 25, 60 and 20, 55 and 20, 50 and 10, 55 and
 * 25, 75 and 25, 45 and 15, 75 and 20 %, and (of two records each) 60 and 15, 55 and 25, 45 and 35, 50 and 35, 90 and 20, 60 and 25 %. The floors are what holds after the changes; those of the
 * first seven rounds fell when words that stand nowhere on file stopped being a doubt by themselves, since of rounds that the
 * checks had not seen such doubts met true statements as often as false ones. Of fourteen rounds they fell by one to three statements,
 * and what may be flagged of the true ones with them, when doubts began to be weighed (`weighDoubts`); of the thirteenth by one more when the
 * whole sentence began to be weighed with its doubt: of four rounds that nobody worked on it took five of thirteen true ones away,
 * and no false one.
 */
test.each([
  ['the records that the first checks were made with', labelledRecords.filter((one) => one.isHeldBack !== true), 0.92],
  ['a record held back from them', labelledRecords.filter((one) => one.isHeldBack === true), 0.85],
  ['first round', firstRound, 0.75, 0.04],
  ['second round', secondRound, 0.8, 0],
  ['third round', thirdRound, 0.7, 0],
  ['fourth round', fourthRound, 0.8, 0.07],
  ['fifth round', fifthRound, 0.6, 0.04],
  ['sixth round', sixthRound, 0.65, 0],
  ['seventh round', seventhRound, 0.6, 0],
  ['eighth round', eighthRound, 0.8, 0.02],
  ['ninth round', ninthRound, 0.85, 0.04],
  ['tenth round', tenthRound, 0.85, 0.07],
  ['eleventh round', eleventhRound, 0.7, 0.04],
  ['twelfth round', twelfthRound, 1, 0],
  ['thirteenth round', thirteenthRound, 0.85, 0],
  ['fourteenth round', fourteenthRound, 0.95, 0],
  ['fifteenth round', fifteenthRound, 1, 0],
  ['sixteenth round', sixteenthRound, 0.85, 0],
  ['seventeenth round', seventeenthRound, 0.5, 0],
  ['eighteenth round', eighteenthRound, 0.8, 0],
  ['nineteenth round', nineteenthRound, 0.45, 0],
  ['twentieth round', twentiethRound, 0.8, 0.05],
  ['twenty-first round', twentyFirstRound, 0.75, 0],
  ['twenty-second round', twentySecondRound, 0.75, 0.05],
  ['twenty-third round', twentyThirdRound, 0.55, 0],
  ['twenty-fourth round', twentyFourthRound, 0.8, 0],
  ['twenty-fifth round', twentyFifthRound, 0.8, 0],
  ['twenty-sixth round', twentySixthRound, 0.9, 0.05],
  ['twenty-seventh round', twentySeventhRound, 0.8, 0],
  // Of what it showed only what flags true statements was mended.
  ['twenty-eighth round', twentyEighthRound, 0.5, 0.05],
  // At its first reading 70 and 0 %.
  ['twenty-ninth round', twentyNinthRound, 0.8, 0],
  // At its first reading 60 and 20 %.
  ['thirtieth round', thirtiethRound, 0.65, 0.05],
  // At its first reading 52 and 23 %.
  ['thirty-first round', thirtyFirstRound, 0.5, 0.08],
  // At its first reading 90 and 20 %.
  ['thirty-second round', thirtySecondRound, 0.85, 0],
  // At its first reading 60 and 25 %.
  ['thirty-third round', thirtyThirdRound, 0.8, 0.05],
  // At its first reading 71 and 29 %.
  ['thirty-fourth round', thirtyFourthRound, 0.85, 0],
  // At its first reading 76 and 31 %; 73 and 29 % when the round before it and the one behind it had been worked on.
  ['thirty-fifth round', thirtyFifthRound, 0.85, 0],
  // At its first reading 63 and 15 %.
  ['thirty-sixth round', thirtySixthRound, 0.7, 0],
  // Six records; at its first reading, after the three rounds before it had been worked on, 63 and 8 %.
  ['thirty-seventh round', thirtySeventhRound, 0.65, 0.02],
  // Six records in the manner of briefs, of which at first only the figures were read: 63 and 22 %, then its true ones were mended.
  ['thirty-eighth round', thirtyEighthRound, 0.55, 0],
  // In the manner of briefs; at its first reading 48 and 13 %. Of what it showed only what flags true statements was mended.
  ['thirty-ninth round', thirtyNinthRound, 0.4, 0.03],
  // Four new records in the manner of briefs, written whole first and read once, as figures alone, after the two rounds
  // below had been worked on: 54 and 19 % before that work, 53 and 18 % after it. Then what flags true ones was read.
  ['fortieth round', fortiethRound, 0.5, 0.02],
  // Nine records of before in the manner of briefs; at its first reading 74 and 15 %.
  ['forty-first round', fortyFirstRound, 0.7, 0],
  // Eleven others, written after the round before had been worked on; at its first reading 52 and 8 %.
  ['forty-second round', fortySecondRound, 0.45, 0],
  // Four new records, written whole first and read as figures alone: 47 and 23 %. Of what it showed what rounds was mended.
  ['forty-third round', fortyThirdRound, 0.5, 0.04],
  // Six new records of six kinds, written whole first and read as figures alone: 45 and 20 %, with matters that no paper
  // tells of 57 and 20 %. Not worked on.
  ['forty-fourth round', fortyFourthRound, 0.55, 0.07],
  // Four new records, most of the false ones with one part exchanged, written whole before the mechanism that it measures and
  // read once, as figures alone: 48 and 12 % without it, 55 and 12 % with it. Not worked on.
  ['forty-fifth round', fortyFifthRound, 0.55, 0.02],
  // Two new records each, with the slips of a hurried attorney, written whole and sealed; read once as figures alone, before and
  // after true sentences of the three rounds above had been mended: 43 and 10, then 20 and 10 % before, 43 and 10, 17 and 10 % after.
  ['forty-sixth round', fortySixthRound, 0.4, 0.04],
  ['forty-seventh round', fortySeventhRound, 0.15, 0],
  // Four new records each, written whole and sealed: 37 and 17 %, then 60 and 23 % at the first reading. Then the true ones of
  // rounds 40 to 49 were mended.
  ['forty-eighth round', fortyEighthRound, 0.3, 0.02],
  ['forty-ninth round', fortyNinthRound, 0.7, 0.07],
  // Four new records, written whole and sealed while the rounds above were worked on: 63 and 17 % (63 and 18 % without that
  // work). Then its true ones were mended.
  ['fiftieth round', fiftiethRound, 0.6, 0.05],
  // Two new records, written whole and sealed: 65 and 20 % at the first reading, as figures alone. Not worked on.
  ['fifty-first round', fiftyFirstRound, 0.65, 0.1],
  // Two new records, written whole and sealed before doubts were weighed: 50 and 30 % before that, 50 and 10 % with it. Not worked on.
  ['fifty-second round', fiftySecondRound, 0.5, 0.05],
  // The same, of two more kinds: 65 and 30 % before, 65 and 20 % with it.
  ['fifty-third round', fiftyThirdRound, 0.65, 0.1],
  // Two new records, written whole and sealed before events were laid side by side: 50 and 15 % before and after. Not worked on.
  ['fifty-fourth round', fiftyFourthRound, 0.5, 0.15],
])('false statements are flagged and true ones left alone: %s', (name, records, least, most = 0.1) => {
  const outcomes = records.flatMap(measureStatements)
  const flagged = flaggedShares(outcomes)
  console.info(
    `${name}: ${outcomes.length} statements, false flagged ${percent(flagged.false)}, true ${percent(flagged.true)}`,
  )
  expect(outcomes.length).toBeGreaterThanOrEqual(30)
  expect(flagged.false).toBeGreaterThanOrEqual(least)
  expect(flagged.true).toBeLessThanOrEqual(most)
})

test('a sentence that the events on file do not bear out is doubted though no rule doubts it, with what is nearest to it', () => {
  const welder = fifteenthRound.find(({ name }) => name.startsWith('waiver of a Guatemalan welder'))
  if (!welder) throw new Error('no record')
  const [outcome] = measureStatements({ ...welder, statements: ['- Andre Mills has sole custody of Marcus.'] })
  expect(outcome?.flags.map(({ code, message, passages }) => [code, message, passages.length])).toEqual([
    [
      'statement-not-found',
      'No sentence on file surely tells this. Nearest to it: “Mother: sole custody and residential parent” (Order of the Montgomery County Juvenile Court).',
      1,
    ],
  ])
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

test('a divorce on file bears out that there was an earlier marriage, and a dismissed arrest no conviction', () => {
  const [one] = thirtyThirdRound
  const [other] = thirtySecondRound
  if (!one || !other) throw new Error('no records')
  const outcomes = [
    ...measureStatements({ ...one, statements: ['+ His former wife lives in Nakuru.', '+ His first marriage ended.'] }),
    ...measureStatements({ ...other, statements: ['+ Mr. Cárdenas has never been convicted.', '- He was convicted.'] }),
  ]
  expect(outcomes.map(({ flags }) => flags.length > 0)).toEqual([false, false, false, true])
})
