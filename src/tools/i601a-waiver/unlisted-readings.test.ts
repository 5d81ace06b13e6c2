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
