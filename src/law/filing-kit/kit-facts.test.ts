import { expect, test } from 'vitest'
import { aiDisclosureRules } from './ai-disclosure.data.ts'
import { formMaps, kitSources, type FormItemState } from './filing-kit.ts'

test('each court has the statement on generative AI that was read for it, and what is unread says so', () => {
  expect(
    aiDisclosureRules().map(({ id, variant, confirmed }) => `${id} ${variant}${confirmed ? '' : ' unread'}`),
  ).toEqual([
    'eoir V0',
    'immigration-judge V5',
    'uscis V0 unread',
    'txnd V1',
    'txnd-kacsmaryk V4',
    'txnd-starr V4',
    'ned V2',
    'hid V3',
    'txed V0',
    'txsd ask unread',
    'ca5 V0',
    'other-circuits V0 unread',
    'cacd-hwang V5 unread',
    'cand ask unread',
    'fuentes-baylson V5 unread',
    'ny-state ask unread',
    'other ask',
  ])
})

test('a court with a rule on generative AI keeps the words and the day of the rule', () => {
  const rule = (id: string) => aiDisclosureRules().find((one) => one.id === id)?.rule
  expect(rule('txnd')).toContain("FIRST PAGE under the heading 'Use of Generative Artificial Intelligence'")
  expect(rule('txnd')).toContain('Local Civil Rule 7.2(f), Sept 2, 2025')
  expect(rule('hid')).toContain("General Order 23-1, Nov 14, 2023: declaration 'Reliance on Unverified Source'")
  expect(rule('ned')).toContain('NECivR 7.1(d), Dec 1, 2024')
})

test('each form is mapped for the edition and the pages that were read', () => {
  expect(formMaps.map(({ form, edition, pages }) => [form, edition, pages])).toEqual([
    ['I-589', '01/20/25', 12],
    ['I-601A', '01/20/25', 9],
    ['N-400', '01/20/25', 14],
    ['G-28', '09/17/18 (to be checked)', 4],
  ])
})

const itemsIn = (form: string, ...states: readonly FormItemState[]) =>
  formMaps.find((one) => one.form === form)?.items.flatMap(({ item, state }) => (states.includes(state) ? [item] : []))

test('crimes, bars, returns and earlier proceedings are never inferred', () => {
  expect(itemsIn('I-589', 'A')).toEqual(['B.2, B.3', 'C.1-C.4', 'C.6'])
  const waiver = ['1: 27, 28', '1: 29, 30', '1: 31', '1: 32-38', '1: 39-45', '5', '8: 7.a, b']
  expect(itemsIn('I-601A', 'A')).toEqual(waiver)
  const naturalization = ['2: 3', '2: 10', '2: 12', '5: 4.d', '9: 1-14', '9: 16', '9: 18-21', '9: 30-37']
  expect(itemsIn('N-400', 'A')).toEqual(naturalization)
  expect(itemsIn('G-28', 'A')).toEqual(['2: 1.a', '2: 1.c', '2: 3', '2: 4', '3: 1.a / 2 / 3', '4: 1.a-c'])
})

test('signatures are made by hand, and what others fill stays blank', () => {
  expect(itemsIn('I-601A', 'H', 'B')).toEqual(['6: 6.a, b', '8: 8'])
  expect(itemsIn('N-400', 'H', 'B')).toEqual(['11: 4', '15, 16'])
  expect(itemsIn('G-28', 'H', 'B')).toEqual(['3: 7', '4: 2.a, b', '5: 1.a, b', '5: 2.a, b'])
})

test('a source that is a secondary page, practice alone or the product itself is not graded as primary', () => {
  const graded = (grade: string) =>
    Object.entries(kitSources()).flatMap(([key, one]) => (one.grade === grade ? [key] : []))
  expect(graded('S').join(' ')).toBe('ECAS OLDT ILRC SCAN MAIL PAY ONL AAF PM26 EFEE G28 BIOM CSPA DS EADN')
  expect([graded('K'), graded('-'), graded('N')]).toEqual([['ICB'], ['PRD'], ['N']])
  expect(graded('P')).toHaveLength(31)
})
