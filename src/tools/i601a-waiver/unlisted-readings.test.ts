import { describe, expect, test } from 'vitest'
import { twentyFifthWaivers } from '#test/waiver-twenty-fifth-readings.data.ts'
import { twentySixthWaivers } from '#test/waiver-twenty-sixth-readings.data.ts'
import { twentySeventhWaivers } from '#test/waiver-twenty-seventh-readings.data.ts'
import { measureWaiver } from '#test/measure-waiver.ts'

const [weakness, sight, attacks] = twentyFifthWaivers.map((one) => measureWaiver(one).text)
if (weakness === undefined || sight === undefined || attacks === undefined) throw new Error('The readings are gone.')

test('an illness that no list names leads by its name, of the wife and of the child', () => {
  expect(weakness).toContain('would have to live with generalized myasthenia gravis')
  expect(weakness).toContain('diagnosed in March 2021, and without her husband')
  expect(weakness).toContain('the care of Lucy and Henry, one of them with phenylketonuria')
  expect(sight).toContain('would be left with neovascular age-related macular degeneration')
  expect(attacks).toContain('The first is his acute intermittent porphyria')
})

test('who signs as a dietitian or a doctor writes of the patient, whatever the title is', () => {
  expect(weakness).not.toMatch(/metabolic dietitian writes|^The letter states/mu)
  const [, care = ''] = weakness.split('cannot alone give Lucy and Henry the care that two adults now share')
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
  expect(weakness).toContain('without registered amino acid formula for phenylketonuria')
  expect(attacks).toContain('the absence of a speech or child therapist in Sunyani')
  expect(weakness).toContain(
    'Some of the record points the other way. Immunoglobulin is given in two public hospitals, both in Guatemala City. In 2025 the supply was interrupted for nine weeks. The Roosevelt Hospital has an intensive care unit',
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

describe('a wife of Nepal and a husband with narcolepsy', () => {
  const [sleep] = twentySixthWaivers.map((one) => measureWaiver(one).text)
  const [before = '', move = ''] = (sleep ?? '').split('The second scenario need not be shown')

  test('a reason stays with its own half of a sentence', () => {
    expect(before).toContain('had fallen asleep on his book and Ms. Tamang woke him because the library was closing')
  })

  test('whoever says “if she can’t come back I stay here” has said where', () => {
    expect(before).toContain('Luc Andrew Pelletier writes: “If she can’t come back I stay here with Eliot and Maya')
    expect(before).not.toContain('has stated an intention to remain')
  })

  test('the height of the home that an answer gives is set beside the one that a doctor allows', () => {
    expect(move).toContain('I advise him not to live above 6,500 feet')
    expect(move).toContain(
      'The place in Dhading from which Ms. Tamang comes lies at 9,200 feet, 2,700 feet above the altitude that the clinician allows',
    )
    expect(move).toContain('the absence of licensed sodium oxybate')
  })

  test('what can be had there is told openly, whichever paragraph has it', () => {
    expect(move).toMatch(
      /Some of the record points the other way\. Modafinil is sold in Kathmandu.*mapped in two hospitals.*private English school.*Gluten-free flour is available/u,
    )
  })

  test('a doctor’s word that he should not be the only one with children is used where their care is argued', () => {
    expect(before).toContain('care of Eliot and Maya')
    expect(before).toContain('By the clinician’s word he should not be alone in all of that (Ex. B)')
    expect(move).toContain('while living with narcolepsy, which a clinician advises against (Ex. B)')
  })

  test('a chaplain writes of service, and the price of a device does not make a child’s paper one on money', () => {
    expect(before).not.toContain('Thomas Oduya')
    expect(before.split('Mr. Pelletier would lose about two thirds')[1]).not.toContain('Speech perception')
    expect(move).toContain('sat with a dying woman for eleven hours')
  })

  test('two drives without a license are met by name, with the license that followed', () => {
    expect(move).toMatch(
      /The matters of driving without a license are met by what followed them: the last lies five years back, .*both fines were paid and Ms\. Tamang has been licensed since 2022/u,
    )
  })
})

describe('a husband of Georgia and a wife with brittle bones', () => {
  const [bones] = twentySeventhWaivers.map((one) => measureWaiver(one).text)
  const [before = '', behind = ''] = (bones ?? '').split('The second scenario need not be shown')
  const [move = '', adverse = ''] = behind.split('The adverse factor in the case of')

  test('a patient who may not be moved by the untrained is no child whom an order keeps', () => {
    expect(before).toContain('she may not be moved by anyone untrained for six weeks')
    expect(move).toContain('or with what the order requires, which is not in her own power')
  })

  test('what a report has in four cities stays beside the town that is none of them', () => {
    expect(move).toContain('is available in four cities, up to four hours a day. Chiatura is not one of them')
    expect(move).toContain('the absence of a clinic in Georgia that treats adults with osteogenesis imperfecta')
    expect(move).toContain('barriers to a wheelchair, against which a clinician advises')
    expect(move).toContain('What the record on the country says of osteogenesis imperfecta')
  })

  test('who tells of a warehouse tells of the trespass in it, and a fire chief of service', () => {
    expect(before).not.toMatch(/warehouse|checks the hoses/u)
    expect(adverse).toContain('He told me about the warehouse')
    expect(adverse).toContain('The matter of trespass is met by what followed it: it lies nine years back')
  })

  test('an aide who broke two ribs stands where the help of the husband is argued', () => {
    expect(before.split('depends on her husband for the lifting')[1]).toContain('the agency sent a new aide')
  })
})
