import { expect, test } from 'vitest'
import { twentyFifthAsylum } from '#test/asylum-twenty-fifth-readings.data.ts'
import { measureAsylum } from '#test/measure-asylum.ts'

const [tailor, mother, pharmacist, witness] = twentyFifthAsylum
if (!tailor || !mother || !pharmacist || !witness) throw new Error('The reading is gone.')
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
  expect(text).toContain('in January 2026, 13 months after the departure, those who are feared asked for him')
  expect(text).toContain('A warrant was made out on October 29, 2024')
  expect(text).toContain(
    'What they do with him when he is in their hands is no guess, for it has been done: a beating with an iron rod, broken bones and blows to the soles of the feet.',
  )
  expect(part('Against a grant.')).toMatch(/trade fair[^\n]*It was Mr\. Bajwa who told the officer of it/u)
})

test('in an order of the country the respondent is the other side, and what was said at the border is met with its reason', () => {
  const order = measureAsylum(mother).text
  expect(order).not.toContain('Ms. Ramírez Pérez shall not approach')
  expect(order).toContain('“The respondent shall not approach the victim for a period of six months.”')
  expect(order).toMatch(/What was said at the border\.[^\n]*I said that I came to work[^\n]*nobody who spoke Mam/u)
  // Who came over the land border has passed through another country, whatever the answer says.
  expect(order).not.toContain('nor passed through one on the way')
  expect(order).toMatch(/Another place has been tried\.[^\n]*It held for about three months\./u)
})

test('the time that a place held is said only where the account gives it', () => {
  const moved = measureAsylum(pharmacist).text
  expect(moved).toMatch(/Another place has been tried\.[^\n]*In the second week a patrol stood at the corner/u)
  expect(moved).not.toMatch(/It held for about/u)
  expect(moved).not.toContain('textile')
})

test('what was threatened was not done, and no paragraph is a cite alone', () => {
  const poll = measureAsylum(witness)
  expect(poll.missing).toEqual([])
  expect(poll.text).not.toContain('Sexual violence')
  expect(poll.text).not.toMatch(/^Ex\. [A-Z]\.$/mu)
  expect(poll.text).toContain('multiple hematomas of the posterior thighs')
  // A kick in July is no deed of August, and who asked in December asked on no day of September.
  expect(poll.text).toContain('July 28, 2024: being dragged by force and a beating.')
  expect(poll.text).not.toContain('on September 3, 2024 (Ex')
  expect(poll.text).not.toMatch(/What they have said of the time to come is this: “They hit me/u)
  expect(poll.text).toMatch(/What was asked while it was done[^\n]*asked who had paid me/u)
  expect(poll.text.match(/because of the situation and because there is no work/gu)).toHaveLength(1)
})
