import { expect, test } from 'vitest'
import { findAuthority } from '#law/authorities/list.ts'
import { combinations } from '#test/asylum-combinations.ts'
import { asylumExample, inputOf } from '#test/asylum-examples.ts'
import { sectionAuthorities } from './section-authorities.data.ts'
import { asylumBrief } from '../tool.ts'

const offered = (id: string, changes = {}) =>
  asylumBrief
    .open(inputOf(asylumExample(id), changes))
    .authorities()
    .map((authority) => authority.id)

test('nothing displaced or unchecked is ever offered', () => {
  const never = new Set(['overruled', 'vacated', 'superseded', 'check'])
  const wrong = [...combinations()].flatMap(([name, input]) =>
    asylumBrief
      .open(input)
      .authorities()
      .filter(({ id }) => findAuthority(id)?.offered !== true || never.has(findAuthority(id)?.status ?? 'check'))
      .map(({ id }) => `${name}: ${id}`),
  )
  expect(wrong).toEqual([])
})

test('the authorities follow the relief: none on asylum for torture alone', () => {
  const torture = offered('B2')
  expect(torture).toEqual(expect.arrayContaining(['je', 'cfr16c2', 'cfr18a7', 'ina240c4', 'cfr1003_32']))
  expect(torture).not.toContain('cardoza')
  expect(torture).not.toContain('stevic')
  expect(offered('A1')).not.toContain('cfr1003_32')
  expect(offered('A4')).toContain('cfr1003_1d3')
})

test('adverse decisions come with their trigger only and are marked as such', () => {
  expect(offered('A1')).not.toContain('ab1')
  expect(offered('A3')).toEqual(expect.arrayContaining(['ab1', 'oarg']))
  expect(offered('A3')).not.toContain('kesg')
  expect(offered('A4')).toEqual(expect.arrayContaining(['kesg', 'ssfm', 'ab1']))
  expect(offered('A4')).not.toContain('seg')
  expect(offered('B3')).toEqual(expect.arrayContaining(['rerm', 'lea2']))
  const marked = asylumBrief
    .open(inputOf(asylumExample('A4')))
    .authorities()
    .find(({ id }) => id === 'kesg')
  expect(marked?.useFor).toBe('Adverse: distinguish it. Sex, or sex plus nationality, is not a particular group.')
})

test('the Ninth Circuit has Barajas-Romero in place of Matter of C-T-L-', () => {
  expect(offered('A3')).toContain('barajas')
  expect(offered('A3')).not.toContain('ctl')
  expect(offered('A7')).toContain('ctl')
  expect(offered('A7')).not.toContain('barajas')
  expect(offered('A4', { circuit: '9' })).toContain('barajas')
})

const regulationCited = (id: string) =>
  asylumBrief
    .open(inputOf(asylumExample(id)))
    .authorities()
    .find((authority) => authority.id === 'cfr13b1')?.citation

test('before USCIS regulations are offered in part 208', () => {
  expect(regulationCited('A1')).toBe('8 C.F.R. § 208.13(b)(1)')
  expect(regulationCited('A3')).toBe('8 C.F.R. § 1208.13(b)(1)')
})

test('every authority assigned to a section is in the list and offered', () => {
  const assigned = Object.values(sectionAuthorities).flat()
  expect(assigned.filter((id) => findAuthority(id)?.offered !== true)).toEqual([])
})
