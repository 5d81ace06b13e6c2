import { expect, test } from 'vitest'
import type { TemplateLine } from '#domain/template-sections/old-case.ts'
import { readOldCase } from '../read-old-case.ts'
import { openGroups, proposedSource } from '../settle.ts'

const body = (...texts: readonly string[]): TemplateLine[] =>
  texts.map((text, index) => ({ part: 'body', index, text }))
const opening = 'Respondent Ruxandra Elena Ioniță (“Ms. Ioniță”), a native and citizen of Moldova, moves this Court.'
const claimsIn = (...texts: readonly string[]) =>
  readOldCase(body(opening, ...texts)).groups.filter(({ slot }) => slot === 'claim')

test('a story in words that no rule knows is shown', () => {
  const told = 'He took the kettle and never came back for the lid.'
  const { stories } = readOldCase(body(opening, 'Her cousin Vlad left in the night.', told))
  expect(stories.map(({ text }) => text)).toContain(told)
})

test('what is most likely the firm’s says so, and nobody has decided it', () => {
  const own = 'She is eligible for the relief that she seeks, and the request is timely.'
  const [claim] = claimsIn(own)
  expect(claim).toMatchObject({ texts: [own], likely: 'own' })
  expect(claim && proposedSource(claim)).toBeUndefined()
})

test('what somebody decided in one case is never likely the firm’s', () => {
  const [claim] = claimsIn('The Immigration Judge found that the application was timely filed.')
  expect(claim?.texts).toEqual(['The Immigration Judge found that the application was timely filed.'])
  expect(claim?.likely).toBeUndefined()
})

test('what is most likely only that client’s is asked for without a question', () => {
  const found = readOldCase(
    body(
      'To the Immigration Judge:',
      'My name is Felix Adomako, and I write this letter for Ruxandra Ioniță.',
      'There were forty people and a cake with a dragon on it, and she danced with my mother until the lights went out.',
    ),
  )
  const story = found.groups.find(({ texts }) => texts[0]?.includes('dragon'))
  expect(story && proposedSource(story)).toBeDefined()
  expect(openGroups(found, { [story?.id ?? '']: 'ask' }).map(({ id }) => id)).not.toContain(story?.id)
})

test('what the record answers is filled and not shown as a claim', () => {
  const own = 'I was born on April 30, 1988 in Soroca, Moldova.'
  const { stories } = readOldCase(body('DECLARATION OF RUXANDRA IONIȚĂ', 'I, Ruxandra Ioniță, declare:', `1. ${own}`))
  expect(stories.filter(({ slot }) => slot === 'claim')).toEqual([])
})

test('how the client has kept to the case is never likely the firm’s', () => {
  const [claim] = claimsIn('Ms. Ioniță has never asked for a continuance.')
  expect(claim?.texts).toEqual(['Ms. Ioniță has never asked for a continuance.'])
  expect(claim?.likely).not.toBe('own')
})

test('what a report says of a country is shown as a claim', () => {
  const told = 'The Department of State reports that power is rationed outside the capital.'
  expect(claimsIn(told).flatMap(({ texts }) => texts)).toEqual([told])
})
