import { expect, test } from 'vitest'
import type { Authority } from '#law/authorities/authority.ts'
import { knownAuthorities } from '#law/authorities/list.ts'
import {
  fabricated,
  goodParagraphs,
  oddSpellings,
  shortWithoutFull,
  wrongPropositions,
} from '#test/citations/third-round.data.ts'
import { rightOnes, wrongOnes } from '#test/citations/fourth-round.data.ts'
import { rightUses, wrongUses } from '#test/citations/fifth-round.data.ts'
import { checkCitations, type CitationItem } from './check.ts'

function check(text: string): readonly CitationItem[] {
  const html = `<p>${text.replaceAll('&', '&amp;')}</p>`
  return checkCitations([{ id: 'S', html }], {
    authorities: knownAuthorities(),
    sources: [],
    draftDate: '2026-11-25',
    circuit: '3',
  }).items
}
const brief = (items: readonly CitationItem[]) =>
  items.map(({ severity, text, message }) => `${severity} | ${text} | ${message.slice(0, 90)}`)

test('a true authority in an odd spelling is found and verified', () => {
  const failed = oddSpellings.flatMap(({ text, id }) => {
    const items = check(text)
    const isRight =
      items.some((item) => item.authorityId === id && item.severity === 'green') &&
      items.every(({ severity }) => severity === 'green' || severity === 'grey')
    return isRight ? [] : [{ text, found: brief(items) }]
  })
  expect(failed).toEqual([])
})

test('a fabricated or altered citation is never verified, and is shown', () => {
  const failed = fabricated.flatMap((text) => {
    const items = check(text)
    const isRight = items.length > 0 && items.every(({ severity }) => severity === 'amber' || severity === 'red')
    return isRight ? [] : [{ text, found: brief(items) }]
  })
  expect(failed).toEqual([])
})

test('a listed decision for what it does not hold is flagged with what it is listed for', () => {
  const failed = wrongPropositions.flatMap((text) => {
    const items = check(text)
    const isRight = items.some(
      ({ severity, message }) =>
        (severity === 'amber' || severity === 'red') && message.includes('Our list has it for'),
    )
    return isRight ? [] : [{ text, found: brief(items) }]
  })
  expect(failed).toEqual([])
})

test('good paragraphs draw no flag', () => {
  const flagged = goodParagraphs.flatMap((text) => brief(check(text)).filter((line) => !/^(?:green|grey)/.test(line)))
  expect(flagged).toEqual([])
})

test('a short form without its full citation stays open', () => {
  expect(check(shortWithoutFull)).toMatchObject([{ class: 'E', severity: 'amber' }])
})

test('a part alone belongs to the provision before it, and is asked for by itself', () => {
  const read = (text: string) => check(text).map(({ severity, text: words, key }) => [severity, words, key])
  expect(
    read('The waiver follows 8 C.F.R. § 212.7(e)(3). Under (e)(3)(vi) a waiver is needed; in (b) there is more.'),
  ).toEqual([
    ['green', '8 C.F.R. § 212.7(e)(3)', '8 CFR 212.7'],
    ['green', '(e)(3)(vi)', '8 CFR 212.7'],
  ])
  expect(read('The waiver follows 8 C.F.R. § 212.7(e)(3). Under (e)(3)(vii) there is more.')[1]?.[0]).toBe('red')
})

test('a section with letters is read to its end', () => {
  expect(check('It stands in 17 CFR 240.10b-5.').map(({ text }) => text)).toEqual(['17 CFR 240.10b-5'])
})

test('a family name alone is no decision', () => {
  expect(check('Barton pays the mortgage, and Ms. Barton is a citizen. In Barton, Vermont, they married.')).toEqual([])
})

const isDoubted = (text: string) => check(text).some(({ message }) => message.includes('Our list has it for'))

test('of a second round at least thirteen of fifteen wrong uses are doubted, and no right one', () => {
  expect(wrongOnes.filter((text) => !isDoubted(text)).length).toBeLessThanOrEqual(2)
  expect(rightOnes.filter(isDoubted)).toEqual([])
})

// Read for the first time, seven of the twenty wrong uses were doubted and none of the right ones.
test('of a third round at least eighteen of twenty wrong uses are doubted, what went the other way in red, and no right one', () => {
  expect(wrongUses.filter((text) => !isDoubted(text)).length).toBeLessThanOrEqual(2)
  expect(rightUses.filter(isDoubted)).toEqual([])
  const red = wrongUses.filter((text) => check(text).some(({ severity }) => severity === 'red'))
  expect(red.length).toBeGreaterThanOrEqual(8)
})

test('the card of a wrong use shows what the decision is listed for and, where the list has them, its own words', () => {
  const quoted = knownAuthorities().find(
    (one): one is Authority & { readonly quote: string } =>
      'quote' in one && typeof one.quote === 'string' && one.citation.includes(' v. '),
  )
  const [item] = check(`Fingerprints expire after fifteen months in the laboratory. ${quoted?.citation ?? ''}.`)
  expect(item?.message).toContain(`Our list has it for: ${quoted?.proposition ?? '-'}`)
  expect(item?.message).toContain(quoted?.quote ?? '-')
})
