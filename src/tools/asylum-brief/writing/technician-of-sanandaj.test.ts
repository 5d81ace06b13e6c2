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
