import { expect, test } from 'vitest'
import { twentyFifthWaivers } from '#test/waiver-twenty-fifth-readings.data.ts'
import { measureWaiver } from '#test/measure-waiver.ts'

const [weakness, sight, attacks] = twentyFifthWaivers.map((one) => measureWaiver(one).text)
if (weakness === undefined || sight === undefined || attacks === undefined) throw new Error('The readings are gone.')

test('an illness that no list names leads by its name, of the wife and of the child', () => {
  expect(weakness).toContain('would have to live with generalized myasthenia gravis')
  expect(weakness).toContain('diagnosed in March 2021, and without her husband')
  expect(weakness).toContain('Lucy with her phenylketonuria')
  expect(sight).toContain('would be left with neovascular age-related macular degeneration')
  expect(attacks).toContain('The first is his acute intermittent porphyria')
})

test('who signs as a dietitian or a doctor writes of the patient, whatever the title is', () => {
  expect(weakness).not.toMatch(/metabolic dietitian writes|^The letter states/mu)
  const [, care = ''] = weakness.split('cannot alone give Lucy the care that two adults now share')
  expect(care).toContain('Loss of control at this age leads to irreversible loss of intellectual ability')
  expect(attacks).toContain('According to Dr. Haddad, Mr. Brandt is a patient of the clinic')
  expect(attacks.indexOf('In nine of fourteen attacks she brought him within six hours')).toBeGreaterThan(
    attacks.indexOf('would be left with acute intermittent porphyria'),
  )
})

test('what a doctor advises against is set beside what the report tells of the country, where the move is argued', () => {
  const [, move = ''] = weakness.split('The second scenario need not be shown')
  expect(move).toContain('I have advised her not to live in a hot and humid climate')
  expect(move).toContain('What the clinician advises Ms. Tecún against (Ex. B) is what the record tells of the country')
  expect(move).toContain('Lucy would leave what is done here for her phenylketonuria')
  expect(move).toContain('She went to Champerico in July 2019')
  expect(attacks).toContain('malaria, against which a clinician warns')
})

test('what one report has is not said to be absent, and what one town lacks is not said of the country', () => {
  expect(weakness).not.toMatch(/without a neurologist|absence of a neurologist/u)
  expect(weakness).toContain('without a registered amino acid formula for phenylketonuria')
  expect(attacks).toContain('the absence of a speech or child therapist in Sunyani')
  expect(weakness).toContain(
    'Some of the record points the other way. Immunoglobulin is given in two public hospitals, both in Guatemala City. The Roosevelt Hospital has an intensive care unit',
  )
})

test('a survey of a province by name is a paper on the country, and why not there stands with the move', () => {
  const [before = '', move = ''] = sight.split('The second scenario need not be shown')
  expect(before).not.toMatch(/Cebu|PhilHealth|ophthalmologist for about|The sea took the house/u)
  expect(move).toContain('The sea took the house in 2013 in the typhoon')
  expect(move).toContain('a single ophthalmologist for a whole province')
})

test('a fight, arrears and a theft are told where discretion is argued, and a battery is met by name', () => {
  const [before = '', adverse = ''] = weakness.split('The adverse factors in the case of')
  expect(before).not.toContain('I know about the fight')
  expect(adverse).toContain('I know about the fight in 2016')
  expect(adverse).toMatch(/battery is met by what followed it: it lies ten years back.*dismissed the case afterwards/u)
  expect(sight.split('The adverse factor in the case of')[1]).toContain('fell behind with child support in 2020')
  expect(attacks.split('The adverse factor in the case of')[1]).toContain('Abena told me about the stealing')
})

test('a brother by name is the grown one’s, a mother by name keeps her name', () => {
  expect(attacks).not.toContain('Kofi’s brother')
  expect(sight).not.toContain('Kristine and has her')
})
