import { expect, test } from 'vitest'
import { isAdverseConduct } from './writing/adverse-conduct.ts'
import { measureWaiver } from '#test/measure-waiver.ts'
import { fifteenthWaivers } from '#test/waiver-fifteenth-readings.data.ts'

const draftOf = (name: string): string => {
  const found = fifteenthWaivers.find((one) => one.name.includes(name))
  if (!found) throw new Error(`no case ${name}`)
  return measureWaiver(found).text
}
const together = (name: string): string =>
  (draftOf(name).split('The factors are to be weighed in the aggregate.')[1] ?? '').split('USCIS balances')[0] ?? ''

test('the heaviest factors are weighed by name with their pages, and what the papers hold against them is met', () => {
  const text = together('sickle cell')
  expect(text).toContain(
    'Three factors weigh most for Latrice Denise Holloway. The first is her sickle cell disease (Ex.',
  )
  // Her grandmother’s benefit comes in, too.
  expect(text).toContain('The third is the living: of $6,362 a month $2,450 would be left for bills of $2,968')
  expect(text).toContain('There is help from Monique Holloway')
  expect(text).toContain('What it cannot do the record says as well')
  expect(together('another’s kidney')).toContain('it does not tell how he would fare in another')
})

test('a wife keeps her name where a grandmother and a sister have it, too', () => {
  const text = draftOf('sickle cell')
  expect(text).toContain('Ms. Holloway')
  expect(text.replaceAll(/“[^”]*”/gu, '')).not.toMatch(/Latrice(?! Denise Holloway)/u)
})

test('a husband who signs by the short form of his name is the husband, and whoever gave a kidney needs no care', () => {
  const text = draftOf('another’s kidney')
  expect(text).not.toContain('Curt Vosberg writes')
  expect(text).toContain('In Curtis Wayne Vosberg’s words: “I can’t go to the Philippines.')
  expect(text).not.toMatch(/care (?:of|for) (?:Darla|Ms\.) Kucera/)
})

test('who wakes for a boy is his stepmother, and whose mother is listed is the husband’s', () => {
  const text = draftOf('another’s kidney')
  expect(text).toContain('Without her the cows could not be calved')
  expect(text).not.toContain('Levi’s mother')
  expect(text).not.toContain('Without Levi')
})

test('a health insurance is no child’s, and a budget calls nobody twice', () => {
  const text = draftOf('sickle cell')
  expect(text).not.toContain('Isaiah’s health insurance')
  expect(text).toContain('Mr. Asante’s net pay, Buckeye Valve, $3,912')
})

test('a sick father is not said to care for his grandchild; a budget and a police letter stand in no argument on the move', () => {
  const text = draftOf('Parkinson’s')
  expect(text).not.toMatch(/care (?:of|for) Génesis|give Génesis the care/)
  const [, move = ''] = text.split('would have to leave this country for Honduras')
  const [abroad = ''] = move.split('Hardship to relatives who do not qualify')
  expect(abroad).not.toMatch(/seguro social|POLICE|bracelet/)
  expect(text).toContain('Item located by owner 07/19/2015. Closed unfounded. No arrests on file')
})

test('an article is nobody, a mother’s stroke is the mother’s, and a month is no surname', () => {
  const text = draftOf('deaf wife')
  expect(text).toContain('The cantons of Cañar lie between 9,200 and 12,100 feet')
  expect(text).not.toMatch(/Theresa (?:cantons|village|project|hospital)|She interviews/)
  expect(text).not.toMatch(/(?:face|together,) a stroke/)
  expect(text).not.toContain('Gallo Oct writes')
  expect(text).not.toContain('He sent back')
})

test('another’s card stands with the adverse, and what lies back is counted with it', () => {
  const [, discretion = ''] = draftOf('sickle cell').split('The adverse factor in the case of')
  expect(discretion).toContain('with the Social Security card of a cousin')
  expect(discretion).toContain('Fare evasion')
  expect(discretion).not.toContain('ten years back')
})

test('a ticket by which one flies is nothing against anybody, and one for driving is', () => {
  for (const fare of [
    'One ticket is more than our rent.',
    'The plane tickets are paid by his sister.',
    'A ticket to Guatemala costs $700.',
  ])
    expect(isAdverseConduct(fare), fare).toBe(false)
  for (const police of [
    'He told me about the ticket for driving in 2014.',
    'Two speeding tickets, paid.',
    'The ticket was dismissed.',
  ])
    expect(isAdverseConduct(police), police).toBe(true)
})
