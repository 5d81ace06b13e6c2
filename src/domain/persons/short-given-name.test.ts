import { expect, test } from 'vitest'
import type { Person, PersonRole } from './person.ts'
import { byShortGivenName } from './short-given-name.ts'

const personOf = (full: string, role: PersonRole): Person => ({
  id: full,
  full,
  short: full,
  role,
  official: false,
  passages: [],
})
const curtis = { ...personOf('Curtis Wayne Vosberg', 'spouse'), id: 'spouse' }
const william = { ...personOf('William Roe', 'parent'), id: 'father' }

test('a short form of the given name with the same surname is the one of the family', () => {
  expect(byShortGivenName('Curt Vosberg', [curtis, william])?.id).toBe('spouse')
  expect(byShortGivenName('Curt W. Vosberg', [curtis, william])?.id).toBe('spouse')
  expect(byShortGivenName('Bill Roe', [curtis, william])?.id).toBe('father')
})

test('another surname, another given name, or two who could be meant, is nobody', () => {
  expect(byShortGivenName('Curt Roe', [curtis, william])).toBeUndefined()
  expect(byShortGivenName('Dale Vosberg', [curtis, william])).toBeUndefined()
  expect(byShortGivenName('Curtis Vosberg', [curtis])).toBeUndefined()
  const other = { ...personOf('Curtland Vosberg', 'relative'), id: 'other' }
  expect(byShortGivenName('Curt Vosberg', [curtis, other])).toBeUndefined()
})
