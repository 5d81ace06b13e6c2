import { expect, test } from 'vitest'
import { twentySecondWaivers } from '#test/waiver-twenty-second-readings.data.ts'
import { twentyThirdWaivers } from '#test/waiver-twenty-third-readings.data.ts'
import { measureWaiver } from '#test/measure-waiver.ts'

const textOf = (name: string): string => {
  const one = [...twentySecondWaivers, ...twentyThirdWaivers].find((reading) => reading.name.includes(name))
  if (one === undefined) throw new Error('no such reading')
  return measureWaiver(one).text
}
const lupus = textOf('lupus')
const dementia = textOf('dementia')
const part = (text: string, from: string, to: string): string => (text.split(from)[1] ?? '').split(to)[0] ?? ''

test('the year behind the second of two illnesses is not that of the first', () => {
  expect(dementia).not.toContain('congestive heart failure, diagnosed in 2024')
  expect(dementia).toContain('congestive heart failure and early Alzheimer’s disease, diagnosed in 2024')
  expect(dementia).toContain('probable Alzheimer’s disease')
  expect(lupus).toContain('systemic lupus erythematosus, diagnosed in 2016, and without')
})

test('one illness in a longer and a shorter name is one', () => {
  expect(lupus).not.toContain('systemic lupus and systemic lupus')
})

test('who works for herself has no employer, and a number of somebody else is no merit', () => {
  expect(dementia).not.toContain('with one employer')
  expect(dementia).toContain('has worked for herself and filed taxes with an ITIN since 2015')
  expect(part(dementia, 'They are conceded.', 'are the very conduct')).toContain(
    'a Social Security number that belonged to nobody she knew',
  )
})

test('what was told to counsel stands in no brief, and a letter that is enclosed does not announce itself', () => {
  expect(dementia).not.toMatch(/told this to|wants it disclosed/)
  expect(lupus).not.toContain('has written a letter')
})

test('a husband whom everyone calls by another name is known by it', () => {
  expect(lupus).toContain('Mr. Nwachukwu drives Ms. Kowalczyk to the infusions')
  expect(lupus).toContain('about three quarters of the $5,950')
  expect(lupus).toContain('In 2018 Mr. Nwachukwu was convicted')
})

test('what the relative saw of the country, and what a clinician says of living there, stand with the move', () => {
  const move = part(lupus, 'would have to leave this country for Nigeria', 'Conditions in the country')
  expect(move).toContain('we could not find my medicine in Owerri')
  expect(move).toContain('She should not live where belimumab')
  const peru = part(dementia, 'would have to leave this country for Peru', 'Conditions in the country')
  expect(peru).toContain('they gave me oxygen in the hotel')
  expect(peru).toContain(
    'Huancayo lies at 10,700 feet, 2,700 feet above the altitude that the clinician allows (Ex. B).',
  )
  expect(dementia.split('they gave me oxygen')).toHaveLength(2)
})

test('children of whom the answer speaks together are cared for together, with what a clinician says of that care', () => {
  expect(lupus).toContain('cannot alone give Grace and Samuel the care that two adults now share')
  expect(part(lupus, 'Hardship to a dependent counts', 'would lose about')).toContain(
    'cannot safely care for young children without another adult',
  )
})

test('what clinicians expect is weighed in their words, and the price of care against what she has', () => {
  expect(lupus).toContain(
    'the clinician warns of a further flare of nephritis and a substantial risk of progression to dialysis within two to three years if treatment is interrupted (Ex. B)',
  )
  expect(dementia).toContain('readmission within weeks to months without someone who weighs her each day')
  expect(dementia).toContain('a marked and probably permanent decline (Ex. C)')
  expect(dementia).toContain('At $3,400 a month, paid care alone would cost $2,414 more than')
})

test('who signed a firm’s letter writes it', () => {
  expect(lupus).toContain('Donald Pruitt, owner, writes:')
  expect(lupus).not.toContain('Great Lakes Heating and Air writes')
})

test('work under a number of somebody else is met by its end and the taxes since', () => {
  expect(dementia).toContain(
    'The work under a number that was not her own is told openly: it ended twelve years ago, and she has filed taxes since 2015.',
  )
})

test('the name that the quoted papers use is told before they are quoted', () => {
  expect(lupus).toContain('In the papers Mr. Nwachukwu is also called Emeka.')
})

test('what the papers say is not said again in the words of an answer', () => {
  expect(dementia).not.toContain('Her sister in Huancayo died in 2022')
  expect(dementia).toContain('She would lose Medicare.')
})

test('a span of years in a transcript is read whole, and what was filed late stands with the adverse', () => {
  const text = textOf('spinal cord')
  expect(part(text, 'It is conceded.', 'The stay is the very conduct')).toContain(
    'The tax office’s own record shows returns filed for 2017 to 2025, those for 2017 to 2019 not until 2022 (Ex. D).',
  )
  expect(text).not.toContain('2017 to 2020 and 2025')
  expect(text).not.toContain('filed all three')
  expect(text).not.toContain('seven years back')
})

test('who uses a wheelchair may care for a child', () => {
  const text = textOf('spinal cord')
  expect(text).toContain('The care of Owen would rest on Mr. Hartley alone')
  expect(text).not.toContain('could not give it')
})
