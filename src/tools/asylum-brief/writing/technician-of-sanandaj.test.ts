import { expect, test } from 'vitest'
import { thirtySecondAsylum } from '#test/asylum-thirty-second-readings.data.ts'
import { measureAsylum } from '#test/measure-asylum.ts'

const [technician] = thirtySecondAsylum
if (!technician) throw new Error('The reading is gone.')
const { text } = measureAsylum(technician)

test('an officer who questions the client at the arrival is none of those who did the harm', () => {
  expect(text).not.toMatch(/words were said:[^\n]*telephone interpreter/u)
  expect(text).not.toMatch(/Those who did the harm said why:[^\n]*telephone interpreter/u)
})

test('towns of the country to which smugglers brought the client are no other place at home', () => {
  expect(text).not.toMatch(/What living elsewhere meant[^\n]*Denizli/u)
  expect(text).not.toContain('Another place in the country has been tried')
})

test('a plea before the court that is feared is no blemish', () => {
  expect(text).not.toMatch(/Against a grant\.[^\n]*pleaded guilty/u)
})

test('how long the custody was, and what was threatened in it, the harm has from the answers', () => {
  expect(text).toContain(
    'From November 20, 2022 on: detention for thirty-seven days, a threat of rape, a bag over the head, blows to the soles of the feet and the deprivation of sleep.',
  )
  expect(text).toContain('January 15, 2023: a prison sentence.')
})

test('what was said of a people is quoted under nationality, and what the client did under the opinion', () => {
  expect(text).toMatch(/Words that name nationality\.[^\n]*‘You people want a country\.’/u)
  expect(text).toMatch(/What marked Ms\. Moradi out[^\n]*took off my scarf[^\n]*sent the film/u)
})

test('a record of questions with their answers in one line is read as such, and a “No” of it met by how it came about', () => {
  expect(text).toMatch(
    /What was written down before\.[^\n]*Asked “Have you ever been arrested anywhere in the world,” she answered: “No\.”/u,
  )
  expect(text).toMatch(
    /The account tells how the answers came about: “I said that I had been in detention\. My language is Sorani and I do not know what he heard\.”/u,
  )
  expect(text).not.toContain('“NO” WAS WRITTEN DOWN HERE')
  expect(text).not.toMatch(/Q\. (?:Why|Do|Have|Would)/u)
})

test('a pardon that a report tells of is met as what speaks against the fear', () => {
  expect(text).toMatch(/What may be said against the fear\.[^\n]*a pardon of 22,000 protesters/u)
  expect(text).not.toMatch(/What happens to others\.[^\n]*a pardon of 22,000/u)
})
