import { expect, test } from 'vitest'
import { authorities, findAuthority, knownAuthorities } from './authorities/list.ts'
import { circuitAuthorities, circuitAuthoritiesFor } from './authorities/circuit-authorities.ts'
import { circuits } from './circuits.ts'
import { countries } from './countries.data.ts'
import { policies2026 } from './policies/policies-2026.data.ts'
import { isInForce, policyWithId } from './policies/list.ts'

test('both lists of authorities are one list under one set of ids, each entry with its source', () => {
  expect(circuitAuthorities()).toHaveLength(240)
  expect(new Set(knownAuthorities().map(({ id }) => id)).size).toBe(authorities().length + circuitAuthorities().length)
  expect(knownAuthorities().filter(({ source }) => source.trim() === '')).toEqual([])
})

test('only what was read and stands is offered', () => {
  const offered = circuitAuthorities().filter((entry) => entry.offered)
  expect(offered).toHaveLength(127)
  for (const entry of offered) {
    expect(entry.confirmed).toBe(true)
    expect(entry.open).toBeUndefined()
    expect(entry.status).toBe(entry.adverse ? 'good-adverse' : 'good')
    expect(entry.grade).not.toBe('N')
  }
})

test('Matter of M-R-M-S- is vacated and offered to nobody', () => {
  expect(findAuthority('mrms')).toMatchObject({ status: 'vacated', offered: false })
})

test('a circuit is asked by its issues and answers with its own decisions alone', () => {
  const question = { issues: ['cat-acquiescence'], reliefs: ['cat'], adverse: false }
  const second = circuitAuthoritiesFor({ ...question, circuit: '2' })
  expect(second.map(({ id }) => id)).toContain('khouzam')
  expect(second.every(({ circuit }) => circuit === '2')).toBe(true)
  expect(circuitAuthoritiesFor({ ...question, circuit: undefined })).toEqual([])
  const known = new Set(circuits().map(({ id }) => id))
  expect(circuitAuthorities().filter(({ circuit }) => circuit !== '' && !known.has(circuit))).toEqual([])
})

test('the policies name known countries, and a vacated one is never in force', () => {
  const codes = new Set(countries.map(({ code }) => code))
  expect(policies2026.flatMap((policy) => policy.countries.filter((code) => !codes.has(code)))).toEqual([])
  expect(policyWithId('dos-iv-pause-75').countries).toHaveLength(75)
  expect(policyWithId('pp-10998').countries).toHaveLength(39)
  expect(isInForce(policyWithId('uscis-holds-dorcas'), '2026-01-15')).toBe(false)
  expect(isInForce(policyWithId('signature-rule-2026'), '2026-07-09')).toBe(false)
  expect(isInForce(policyWithId('signature-rule-2026'), '2026-07-10')).toBe(true)
})
