import { expect, test } from 'vitest'
import { aiDisclosureRules } from './ai-disclosure.data.ts'
import { deadlineRules, formMaps, preflightRule, preflightRules, ruleTitle, sourceLine } from './filing-kit.ts'
import { formEditions } from './form-editions.ts'
import { forums } from './forums.ts'
import { kitSources } from './sources.data.ts'

test('the kit has every rule once, and each names sources that are on the list', () => {
  expect(preflightRules()).toHaveLength(105)
  expect(deadlineRules()).toHaveLength(31)
  expect(new Set(preflightRules().map(({ code }) => code)).size).toBe(105)
  const named = [...preflightRules(), ...deadlineRules()].flatMap(({ sources }) => sources)
  expect(named.filter((key) => !(key in kitSources))).toEqual([])
  expect([...preflightRules(), ...deadlineRules()].filter(({ sources }) => sources.length === 0)).toEqual([])
})

test('a rule whose text nobody has read does not count as confirmed', () => {
  const unread = preflightRules().filter(({ sources }) => sources.every((key) => key === 'N'))
  expect(unread.length).toBeGreaterThan(10)
  expect(unread.filter(({ confirmed }) => confirmed === true)).toEqual([])
  const own = preflightRules().filter(({ sources }) => sources.every((key) => key === 'PRD'))
  expect(own.filter(({ confirmed }) => confirmed !== 'product')).toEqual([])
})

test('what is unconfirmed says so everywhere', () => {
  expect(formEditions().find(({ form }) => form === 'G-28')?.confirmed).toBe(false)
  expect(aiDisclosureRules()).toHaveLength(17)
  expect(aiDisclosureRules().filter(({ confirmed, variant }) => !confirmed && variant === 'V1')).toEqual([])
  for (const { source, checkedOn } of [...aiDisclosureRules(), ...formEditions(), ...forums()]) {
    expect(source).not.toBe('')
    expect(checkedOn).toMatch(/^20\d\d-\d\d-\d\d$/)
  }
})

test('the most valuable items of four forms are mapped', () => {
  expect(formMaps.map(({ form, items }) => [form, items.length])).toEqual([
    ['I-589', 40],
    ['I-601A', 40],
    ['N-400', 40],
    ['G-28', 27],
  ])
})

test('a source is named so that somebody finds it', () => {
  expect(sourceLine(preflightRule('X05').sources)).toContain('ICPM 3.3')
  expect(() => preflightRule('Z99')).toThrow('Z99')
})

test('every rule of the preflight has a heading of its own words', () => {
  const without = preflightRules().filter(({ code }) => ruleTitle(code) === code)
  expect(without.map(({ code }) => code)).toEqual([])
})
