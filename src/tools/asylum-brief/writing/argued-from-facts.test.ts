import { expect, test } from 'vitest'
import { twentyFifthAsylum } from '#test/asylum-twenty-fifth-readings.data.ts'
import { measureAsylum } from '#test/measure-asylum.ts'

const [tailor] = twentyFifthAsylum
if (!tailor) throw new Error('The reading is gone.')
const { text, missing, gapsPerThousandWords, words: _, ...found } = measureAsylum(tailor)
const part = (lead: string) => text.split('\n').find((line) => line.includes(lead)) ?? ''

test('a tailor’s case stands in its brief, nothing twice or pasted, few gaps', () => {
  expect(missing).toEqual([])
  expect(gapsPerThousandWords).toBeLessThanOrEqual(1)
  expect(found).toEqual({ repeated: [], pasted: [], straightQuotes: 0, namesTwice: [], unresolved: [] })
})

test('a brother who takes somebody to the police abducts nobody, and a surgery bears out no complaint', () => {
  expect(text).not.toMatch(/abduct/iu)
  expect(text).not.toMatch(/August 12, 2023 \(Ex\. A ¶ 7; Ex\. B\)/u)
})

test('who stands in a report as the accused asked for no help there, and counsel’s advice is no threat', () => {
  expect(text).not.toContain('That help was asked for stands in a paper')
  expect(part('Inclination.')).not.toContain('My lawyer')
  expect(text).not.toMatch(/Against a grant\.[^\n]*on bail/u)
  // Nobody who came with a visitor visa has to reserve the rules on the southern border.
  expect(text).not.toContain('southern border')
})

test('a report is told statement by statement where it bears on something, and its exports nowhere', () => {
  expect(text).not.toContain('cotton cloth')
  expect(part('Other places.')).toContain('active in all four provinces')
  expect(part('The authorities in the country.')).toContain('nobody was convicted in 31 of these cases')
  expect(part('It is more likely than not') + text).toContain('killed in custody in two cases')
})

test('the reason is inferred from a demand and its refusal, from words that come back and from a paper of the police', () => {
  const acts = part('What the acts show.')
  expect(acts).toMatch(/told me to sign it[^\n]*I said that I could not[^\n]*The blows followed at once/u)
  expect(acts).toContain('in March 2021; on August 11, 2023')
  expect(acts).toContain('“The accused, who is a Qadiani')
})

test('a place that was tried answers relocation, and what was brought to the police is told with what they made of it', () => {
  expect(part('Another place has been tried.')).toMatch(
    /Karachi[^\n]*saw on my identity papers[^\n]*poster with my photograph/u,
  )
  expect(part('What was reported.')).toMatch(/my brother Saeed took me[^\n]*You people bring this on yourselves/u)
  expect(text).toContain('What was brought to them was turned against Mr. Bajwa')
})

test('withholding and the Convention are argued from this client’s facts, and what speaks against a grant is weighed', () => {
  expect(text).toContain('asked again in January 2026, 13 months after the departure')
  expect(text).toContain('A warrant was made out on October 29, 2024')
  expect(text).toContain(
    'What they do with him when he is in their hands is no guess: it is blows to the soles of the feet.',
  )
  expect(part('Against a grant.')).toMatch(/trade fair[^\n]*It was Mr\. Bajwa who told the officer of it/u)
})
