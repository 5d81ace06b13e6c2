import { expect, test } from 'vitest'
import type { TemplateLine } from '#domain/template-sections/old-case.ts'
import { findKeptClaims, keptClaimsOf } from './kept-claims.ts'
import { readOldCase } from './read-old-case.ts'
import { openGroups, possibleSources, proposedSource } from './settle.ts'

const body = (...texts: readonly string[]): TemplateLine[] =>
  texts.map((text, index) => ({ part: 'body', index, text }))
const claimsIn = (...texts: readonly string[]) =>
  readOldCase(body(...texts)).stories.flatMap(({ slot, text }) => (slot === 'claim' ? [text] : []))

const opening = 'Respondent Ruxandra Elena Ioniță (“Ms. Ioniță”), a native and citizen of Moldova, moves this Court.'

test('what is said of the client with nothing but a pronoun looks like a claim', () => {
  const claim = 'She meets every guideline for release.'
  expect(claimsIn(opening, claim)).toEqual([claim])
})

test('a story that names nobody looks like a claim', () => {
  const letter = ['To the Immigration Judge:', 'My name is Felix Adomako, and I write this letter for Ruxandra Ioniță.']
  const claim = 'There were forty people and a cake with a dragon on it.'
  expect(claimsIn(...letter, claim, 'Sincerely,', 'Felix Adomako')).toEqual([claim])
})

test('steps of the case, rules of law and requests do not', () => {
  expect(
    claimsIn(
      opening,
      'She asks that all notices be sent to counsel.',
      'She last entered the United States at Otay Mesa, California on July 30, 2021.',
      'An applicant must show that she meets every requirement of the statute.',
      'The regulation lists four criteria, and any three of them are enough.',
      'No lock and no chain is needed under 22 U.S.C. § 7102.',
      'Please return a stamped copy in the envelope that is provided.',
    ),
  ).toEqual([])
})

test('claims are decided by the attorney alone, those that stand together and are alike in one question', () => {
  const found = readOldCase(
    body(
      opening,
      'She meets every guideline for release. She meets every guideline for parole.',
      'A motion to continue is granted for good cause.',
      'She has never harmed anyone.',
    ),
  )
  const claims = openGroups(found, {}).filter(({ slot }) => slot === 'claim')
  expect(claims.map(({ texts }) => texts)).toEqual([
    ['She meets every guideline for release.', 'She meets every guideline for parole.'],
    ['She has never harmed anyone.'],
  ])
  for (const claim of claims) {
    expect(proposedSource(claim)).toBeUndefined()
    expect(possibleSources(claim)).toEqual(['ask', 'leave-out', 'own'])
  }
})

test('what somebody else declares of itself is not filled from the client’s record', () => {
  const { marks } = readOldCase(
    body(
      'DECLARATION OF TAMSIN ELAINE ROURKE',
      'IN SUPPORT OF FORM I-601A',
      'I, Tamsin Elaine Rourke, declare as follows:',
      '1. I make this declaration in support of the waiver of my husband, Cheikh Mbaye Ndiaye, A 000-000-833.',
      '2. I was born in Duluth, Minnesota on April 30, 1988.',
    ),
  )
  expect(marks.find(({ text }) => text === 'April 30, 1988')?.slot).toBe('event-date')
})

test('the digits of a number are no part of what its gap is called', () => {
  const { groups } = readOldCase(body(opening, 'Statements of the account ending 4471 are enclosed for Ms. Ioniță.'))
  expect(groups.map(({ label }) => label).join()).not.toContain('4471')
})

test('a claim that was kept is found in a draft for another client, whatever the name; one that became a gap is not', () => {
  const claim = 'She meets every guideline for release.'
  const found = readOldCase(body(opening, claim))
  const group = found.stories.find(({ text }) => text === claim)?.group ?? ''
  const draft = 'The Court has authority. Mr. Kaboré meets every guideline for release. He asks for bond.'
  const places = (source: 'own' | 'ask') =>
    findKeptClaims(draft, keptClaimsOf({ found, sources: { [group]: source } })).map(({ text }) => text)
  expect(places('own')).toEqual(['Mr. Kaboré meets every guideline for release.'])
  expect(places('ask')).toEqual([])
})

test('a claim that was kept is found behind a gap, without the gap', () => {
  const found = readOldCase(body(opening, 'She meets every guideline for release.'))
  const [claim] = found.stories.filter(({ slot }) => slot === 'claim')
  const claims = keptClaimsOf({ found, sources: { [claim?.group ?? '']: 'own' } })
  expect(
    findKeptClaims('[illness and care: describe] Tabot meets every guideline for release.', claims).map(
      ({ text }) => text,
    ),
  ).toEqual(['Tabot meets every guideline for release.'])
})

test('in a rule about anybody a pronoun is nobody of the case', () => {
  const rule =
    'A noncitizen in custody bears the burden of showing that he does not pose a danger to persons and is not a flight risk.'
  const { marks, stories } = readOldCase(body(opening, rule))
  expect([...marks, ...stories].filter(({ index }) => index === 1)).toEqual([])
})
