import { expect, test } from 'vitest'
import { twentiethAsylum } from '#test/asylum-twentieth-readings.data.ts'
import { twentyThirdAsylum } from '#test/asylum-twenty-third-readings.data.ts'
import { twentySecondAsylum } from '#test/asylum-twenty-second-readings.data.ts'
import { measureAsylum, openAsylum } from '#test/measure-asylum.ts'

const readingOf = (id: string) => {
  const reading = [...twentySecondAsylum, ...twentyThirdAsylum].find((one) => one.id === id)
  if (!reading) throw new Error('The reading is gone.')
  return reading
}
const textOf = (id: string): string => measureAsylum(readingOf(id)).text

test('a paper of an office that has another day, no injury, another age or another nationality is met with the record', () => {
  const togo = textOf('R63')
  expect(togo).toContain('puts the arrest on October 23, 2017, and the account on October 20, 2017')
  expect(togo).toContain('Custody that is written down three days after it began')
  expect(togo).toMatch(/The procès-verbal notes no injury[^]*Those who examined Mr\. Agbeko Dossou found them/)
  const dominican = textOf('R65')
  expect(dominican).toMatch(/gives an age of 19[^]*was 15 on that day/)
  expect(dominican).toContain('writes down “Haitian” for the nationality')
})

test('a pardon is met by its terms, by what came after it and by what happened to the client since', () => {
  const text = textOf('R63')
  const pardon = text.slice(text.indexOf('\nThe pardon.'), text.indexOf('What may be said against the fear.'))
  expect(pardon).toContain('The remission does not stop proceedings which are in course.')
  expect(pardon).toContain('Twelve of them had been summoned again by the SCRIC within a year')
  expect(pardon).toContain('DHS must prove it')
})

test('what was done at home since the arrival is the changed circumstance, and a child has a legal disability', () => {
  const togo = textOf('R63')
  expect(togo).toContain('The delay is excused by changed circumstances.')
  expect(togo).toMatch(
    /What changed is what happened on August 19, 2024[^]*The filing came 99 days after he learned of it/,
  )
  expect(togo).not.toContain('CHANGED / EXTRAORDINARY')
  const dominican = textOf('R65')
  expect(dominican).toContain('was 16 years old on arrival, and came of age on April 22, 2024')
  expect(dominican).toMatch(/does not apply to an unaccompanied alien child\. INA §.208\(a\)\(2\)\(E\)/)
  expect(dominican).toContain('The filing came 311 days after he came of age on April 22, 2024.')
})

test('the day of a question is the day of what its answer tells, and of this year nothing is dated by the account', () => {
  const { caseMap } = openAsylum(readingOf('R65'))
  const dayOf = (words: string) => caseMap.facts.find(({ wording }) => wording.includes(words))?.date?.from
  expect(dayOf('the week before Easter')).toBe('2022-04-13')
  expect(dayOf('On April 17')).toBe('2022-04-17')
  expect(dayOf('saw her on January 15')).toBe('2025-01-15')
  expect(dayOf('On June 3 this year')).toBeUndefined()
})

test('what a report counts of complaints and of those held comes with its share', () => {
  expect(textOf('R63')).toContain('68 of 96, that is 71 percent')
  expect(textOf('R65')).toContain('of 53 complaints none led to a prosecution')
})

test('under the danger and another place stands what carries it, and nothing beside it', () => {
  const togo = textOf('R63')
  expect(togo).toMatch(/look for him, the account tells: [^\n]*left a convocation at her house with my name/)
  expect(togo).toMatch(/Another place has been tried\.[^\n]*asked my mother if the tailor from Bè eats well/)
  expect(togo).not.toMatch(/Another place has been tried\.[^\n]*eighty meters/)
  const dominican = textOf('R65')
  expect(dominican).not.toMatch(/look for Mr\. Pierre Jean, the account tells: [^\n]*came back over the river/)
  expect(dominican).not.toContain('the ministry would fine her.” Ex. A. Those who')
})

test('notes of counsel tell the account, are no report and no evidence, and nobody in them is more than they say', () => {
  const text = textOf('R64')
  expect(text).toContain('NOTES OF COUNSEL ARE WORK PRODUCT')
  expect(text).not.toMatch(/The report says: “(?:In March 2021|Client|Oct\. 5)/)
  expect(text).not.toMatch(/the killing of her son|gunfire at a home/)
  // She was asked, and asked nobody.
  expect(text).not.toContain('Bomfim asked why not stay')
  expect(text).toContain('of 233 complaints two led to a conviction, fewer than one in 116')
  expect(text).toMatch(
    /puts the attack on September 19, 2022, and the account on September 18, 2022[^\n]*that of other papers as well/,
  )
})

test('an amnesty that freed those who are feared is danger, and what is paid stands with what it was paid for', () => {
  const iraq = twentiethAsylum.find(({ id }) => id === 'R61')
  if (!iraq) throw new Error('The reading is gone.')
  const { text } = measureAsylum(iraq)
  expect(text).not.toContain('\nThe amnesty.')
  expect(text).not.toMatch(/look for[^\n]*spat on her/)
  expect(text).toMatch(/Inclination\.[^\n]*We did not finish/)
  expect(text).toMatch(
    /“On March 14 Sinan and I went to the police in Amarah”; “When I said Abu Zahra he put down his pen”; and “He said, ‘Write unknown persons/,
  )
  expect(textOf('R65')).toContain('In 2024 the police gave him a paper for sleeping in a park. He paid forty dollars.')
})

test('an account that begins with its writer’s name and birth is told as a birth, and each harm has the day of its own question', () => {
  expect(textOf('R63')).toContain('Mr. Agbeko Dossou was born on February 19, 1985 in Aného, Togo.')
  expect(textOf('R63')).toContain('suffered suspension by the limbs and blows to the soles of the feet (October 2017)')
  expect(textOf('R65')).toContain('a beating with a baton (April 2022)')
})

test('days with points are read day first, rest at a relative’s is no custody, and a visit home is met', () => {
  const text = textOf('R66')
  expect(text).toContain('The filing came 113 days after he learned of it on July 9, 2024.')
  expect(text).not.toMatch(/February 7, 2024|September 7, 2024/)
  expect(text).not.toContain('detention for three weeks')
  expect(text).toContain('puts the arrest on January 8, 2022, and the account on January 6, 2022')
  expect(text).toMatch(/The journey home\.[^\n]*because my father was dying/)
  expect(text).not.toContain('cannot live safely elsewhere in the country: he entered')
  // What stands beside the danger and carries nothing is not quoted under it.
  expect(text).not.toMatch(/look for Mr\. Sadykov[^\n]*she came with me/)
  expect(text).toMatch(
    /look for Mr\. Sadykov[^\n]*They ask where you are[^\n]*the police were at my sister’s two times/,
  )
})
