import { expect, test } from 'vitest'
import { sectionText } from '#domain/legal-document/from-section.ts'
import { isFormOf } from './citation-form.ts'
import { resolveTokens } from './tokens.ts'
import { cite, citeAs } from './write.ts'

const printed = (html: string) => sectionText(resolveTokens(html).html).replaceAll('\u00a0', ' ')

test('a statute may be cited by one half, and by a paragraph above or below', () => {
  const stored = 'INA § 208(b)(3), 8 U.S.C. § 1158(b)(3)'
  expect(isFormOf(stored, 'INA § 208(b)(3)')).toBe(true)
  expect(isFormOf(stored, 'INA § 208(b)(3)(A)')).toBe(true)
  expect(isFormOf(stored, 'INA § 208(b)')).toBe(true)
  expect(isFormOf(stored, 'INA § 208(b)(3)(A), 8 U.S.C. § 1158(b)(3)(A)')).toBe(true)
  expect(isFormOf(stored, 'INA § 208(b)(2)')).toBe(false)
  expect(isFormOf(stored, 'INA § 209(b)(3)')).toBe(false)
})

test('part 208 stands for part 1208, ranges and bare numbers in a list are read, another part is not the same', () => {
  expect(isFormOf('8 C.F.R. § 1208.13(b)(1)', '8 C.F.R. § 208.13(b)')).toBe(true)
  expect(isFormOf('8 C.F.R. § 1003.1(d)(3)', '8 C.F.R. § 1003.1(d)(3)(i)-(ii)')).toBe(true)
  expect(isFormOf('8 C.F.R. § 1208.17(a)', '1208.17(a)')).toBe(true)
  expect(isFormOf('8 C.F.R. § 1208.13(b)(1)', '8 C.F.R. § 1208.13(c)')).toBe(false)
})

test('a case has no other form, and text that is no citation is none', () => {
  expect(isFormOf('INS v. Stevic, 467 U.S. 407 (1984)', 'INS v. Stevic')).toBe(false)
  expect(isFormOf('8 C.F.R. § 1208.13(b)(1)', 'the regulation says so')).toBe(false)
})

test('a token prints the form that it asks for, and the stored citation when the form is of something else', () => {
  expect(printed(citeAs('cfr13b1', '8 C.F.R. § 208.13(b)'))).toBe('8 C.F.R. § 208.13(b)')
  expect(printed(citeAs('cfr13b1', '8 C.F.R. § 208.15'))).toBe('8 C.F.R. § 1208.13(b)(1)')
})

test('a draft may print its own citation for an authority of the list', () => {
  const citations = { cfr13b1: '8 C.F.R. § 208.13(b)(1)' }
  expect(sectionText(resolveTokens(cite('cfr13b1'), { citations }).html)).toBe('8 C.F.R. §\u00a0208.13(b)(1)')
})
