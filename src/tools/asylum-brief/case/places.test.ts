import { expect, test } from 'vitest'
import { circuitOf, circuitWithId } from './places.ts'

test('the circuit follows from the state by code or by name', () => {
  expect(circuitOf('CA')).toEqual({ id: '9', ordinal: '9th' })
  expect(circuitOf(' new   york ')).toEqual({ id: '2', ordinal: '2d' })
  expect(circuitOf('VA')?.id).toBe('4')
  expect(circuitOf('District of Columbia')?.id).toBe('D.C.')
  expect(['N.Y.', 'Washington DC', 'Washington, D.C.'].map((place) => circuitOf(place)?.id)).toEqual([
    '2',
    'D.C.',
    'D.C.',
  ])
  expect(circuitOf('U.S. Virgin Islands')?.ordinal).toBe('3d')
  expect(circuitOf('Northern Mariana Islands')?.id).toBe('9')
})

test('a place that is no state has no circuit', () => {
  expect(circuitOf('Ontario')).toBeUndefined()
  expect(circuitOf('')).toBeUndefined()
  expect(circuitOf(undefined)).toBeUndefined()
  expect(circuitWithId('12')).toBeUndefined()
})
