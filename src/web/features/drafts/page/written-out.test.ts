import { expect, test } from 'vitest'
import type { DraftFlag } from './draft-flag.ts'
import { groupPoints } from './group-points.ts'
import { withCitationsWrittenOut } from './written-out.ts'

const text = (words: string, ...quotes: string[]) => {
  let from = 0
  return quotes.map((quote): DraftFlag => {
    const start = words.indexOf(quote, from)
    from = start + quote.length
    const place = { sectionId: 's1', start, end: from }
    return { id: `${start}`, kind: 'Verified', topic: 'Citation', message: '', place, quote, actions: [] }
  })
}
const told = (flags: DraftFlag[]) => withCitationsWrittenOut(flags).map(({ cited, quote }) => cited ?? quote)

test('the end of a list of sections is told as the whole citation that it is', () => {
  const range = '8 C.F.R. § 1208.16(b)(2)(i)-(ii)'
  expect(told(text(range, '8 C.F.R. § 1208.16(b)(2)(i)', '(ii)'))).toEqual([
    '8 C.F.R. § 1208.16(b)(2)(i)',
    '8 C.F.R. § 1208.16(b)(2)(ii)',
  ])
  expect(told(text('INA §§ 208, 241(b)(3) and (c)', 'INA §§ 208', '241(b)(3)', '(c)'))).toEqual([
    'INA §§ 208',
    'INA § 241(b)(3)',
    'INA § 241(c)',
  ])
})

test('what stands behind no section, or far from it, is told in its own words', () => {
  expect(told(text('(ii) of the notice', '(ii)'))).toEqual(['(ii)'])
  expect(told(text('Matter of Z-Z-O-, 26 I&N Dec. 586; (ii)', 'Matter of Z-Z-O-', '(ii)'))).toEqual([
    'Matter of Z-Z-O-',
    '(ii)',
  ])
})

test('the list of open points names such a citation as a whole, and says how many more it is one point with', () => {
  const words = '8 C.F.R. § 1003.1(d)(3)(i)-(ii) and 8 C.F.R. § 1208.13(b)(1)(i)-(ii)'
  const flags = text(words, '8 C.F.R. § 1003.1(d)(3)(i)', '(ii)', '8 C.F.R. § 1208.13(b)(1)(i)', '(ii)')
  const open = flags.map((flag): DraftFlag => ({ ...flag, kind: 'Verify or remove' }))
  const [group] = groupPoints({ flags: withCitationsWrittenOut(open), sections: [{ id: 's1' }] })
  expect(group?.points.map(({ name, flags: { length } }) => [name, length])).toEqual([
    ['8 C.F.R. § 1003.1(d)(3)(i)', 1],
    ['8 C.F.R. § 1003.1(d)(3)(ii) and 1 more', 2],
    ['8 C.F.R. § 1208.13(b)(1)(i)', 1],
  ])
})
