import { expect, test } from 'vitest'
import { readSection } from '#domain/section-content/read.ts'
import { checkFacts } from './check.ts'
import { readSourceFacts } from './fact-index.ts'
import type { FactSource } from './fact.ts'
import { indexBoilerplate } from './mask.ts'

const source = (id: string, kind: FactSource['kind'], text: string): FactSource => ({ id, kind, title: id, text })

const sources = [
  source(
    'record',
    'record',
    'Name: Rogelio Medina Castañeda\nDate of birth: 1989-04-12\nA number: 089-123-456\nSpouse name: Dana Whitlock Medina\nChild 1 name: Elena Medina\nChild 1 date of birth: 2017-02-11\nChild 2 name: Mateo Medina\nNumber of children: 2',
  ),
  source(
    'entry',
    'answer',
    'Last entry: June 3, 2008. He entered the United States near Nogales, Arizona, and has not left.',
  ),
  source(
    'hardship',
    'answer',
    "Dana was diagnosed with major depressive disorder in 2019 and takes sertraline 100 mg. Dana's pay is about $1,450 a month; Rogelio's is about $4,200. Rent is $1,680. After-school care was quoted at $900 a month. He drives Mateo to therapy on three days a week. His brother Joaquín lost two fingers on March 14, 2016 in a mill.",
  ),
  source('computed', 'computed', 'Up days: 6744\nBar: ten_year'),
].map(readSourceFacts)

function check(html: string) {
  return checkFacts([{ id: 'S', reading: readSection(`<p>${html}</p>`) }], { sources })
}
const flags = (html: string) => check(html).map(({ state, severity, text }) => `${state} ${severity}: ${text}`)
const problems = (html: string) => check(html).filter(({ state }) => state !== 'supported' && state !== 'derived')

test('facts of the sources are supported wherever and however they are written, each with its passage', () => {
  const items = check(
    'Mr. Medina Castaneda entered near Nogales on 3 June 2008. Dana’s pay is $1,450. His brother Joaquin lost two fingers on March 14, 2016.',
  )
  expect(items.map(({ state, text }) => `${state} ${text}`)).toEqual([
    'supported Medina Castaneda',
    'supported Nogales',
    'supported 3 June 2008',
    'supported Dana',
    'supported $1,450',
    'supported Joaquin',
    'supported two fingers',
    'supported March 14, 2016',
  ])
  expect(items.find(({ text }) => text === '3 June 2008')?.source).toMatchObject({ id: 'entry', text: 'June 3, 2008' })
})

test('a fact that a source gives otherwise is a conflict that shows both', () => {
  const [date] = problems('He entered the United States near Nogales on June 8, 2008.')
  expect(date).toMatchObject({ state: 'conflict', severity: 'red', flag: 'Conflict' })
  expect(date?.message).toBe('The draft says "June 8, 2008"; "June 3, 2008" stands in: entry.')
  expect(flags('His brother Joaquín lost three fingers.')).toContain('conflict red: three fingers')
  expect(flags('His pay is about $4,300 a month.')).toContain('conflict red: $4,300')
  expect(flags('Alien number A089-123-465.')).toContain('conflict red: A089-123-465')
  expect(flags('He and Dana Whitlok met.')).toContain('conflict red: Dana Whitlok')
})

test('a fact that no source has is not found: red for dates, sums and identifiers, amber for the rest', () => {
  expect(flags('On May 9, 2014 he paid $77,000 to Armando Villaseñor. His receipt is IOE0921457783.')).toEqual([
    'not-found red: May 9, 2014',
    'not-found red: $77,000',
    'not-found amber: Armando Villaseñor',
    'not-found red: IOE0921457783',
  ])
})

test('a time that a writer rounds in words is not doubted for standing nowhere, an exact one is', () => {
  const doubted = (text: string) => problems(text).some(({ severity }) => severity === 'amber' || severity === 'red')
  expect(doubted('Rogelio kept Mateo company for over seven hours.')).toBe(false)
  expect(doubted('Rogelio was nearly six hours late.')).toBe(false)
  expect(doubted('Rogelio kept Mateo company for seven hours.')).toBe(true)
  expect(doubted('Rogelio was arrested more than nine times.')).toBe(true)
  expect(doubted('Rogelio kept Mateo company for more than 7 hours.')).toBe(true)
})

test('what software computed and what follows by arithmetic is derived', () => {
  expect(flags('He was unlawfully present for 6,744 days. Rent and care cost $2,580.')).toEqual([
    'derived blue: 6,744 days',
    'derived blue: $2,580',
  ])
})

test('a computed number supports only what it was computed for', () => {
  expect(flags('She missed 6,744 days of work.')).toEqual(['not-found amber: 6,744 days'])
})

test('a date that is more exact than its source is to be checked', () => {
  const [item] = problems('Dana was diagnosed with major depressive disorder on May 2, 2019.')
  expect(item).toMatchObject({ state: 'check', severity: 'grey', source: { text: '2019' } })
})

test('a date of another event is to be checked when another passage fits the sentence much better', () => {
  const [item] = check('Joaquín, his brother, lost two fingers in the mill on June 3, 2008.').filter(
    ({ type }) => type === 'date',
  )
  expect(item).toMatchObject({ state: 'check', severity: 'amber' })
})

test('a relative called something else is told', () => {
  expect(problems('His cousin Joaquín lost two fingers.')).toMatchObject([
    { type: 'relation', severity: 'amber', text: 'cousin Joaquín' },
  ])
  expect(problems('His sibling Joaquín lost two fingers.')).toEqual([])
  // In a list the relation is that of the next one.
  expect(problems('It was Joaquín, his father Julián.').filter(({ type }) => type === 'relation')).toEqual([])
})

test('citations, forms, exhibits, placeholders and legal counts are no facts', () => {
  expect(
    flags(
      'The Form I-601A requires three elements. Exh. C at 12. <mark data-gap="DATE">[DATE 2019]</mark> The Immigration and Nationality Act of 1952 and the 1951 Convention set two grounds.',
    ),
  ).toEqual([])
})

test("a template's own passages are left out", () => {
  const boilerplate = indexBoilerplate([
    'Counsel may be reached at the Phoenix office within 10 business days of this notice.',
  ])
  const html = '<p>Counsel may be reached at the Phoenix office within 10 business days of this notice.</p>'
  const section = { id: 'S', reading: readSection(html) }
  expect(checkFacts([section], { sources }).length).toBeGreaterThan(0)
  expect(checkFacts([section], { sources, boilerplate })).toEqual([])
})

test('a sentence about persons that nothing on file resembles has no close source; one that argues the law needs none', () => {
  expect(problems('She often walks her old dog along the quiet river before breakfast.')).toMatchObject([
    { type: 'sentence', severity: 'grey', flag: 'Not found' },
  ])
  expect(problems('He bears the burden of proof and meets the statutory standard for relief.')).toEqual([])
  expect(problems('Dana was diagnosed with a major depressive disorder and takes sertraline.')).toEqual([])
})

test('footnotes state facts too', () => {
  const reading = readSection('<p>He came.<sup data-fn="He paid $77,000."></sup></p>')
  expect(checkFacts([{ id: 'S', reading }], { sources })).toMatchObject([
    { footnote: 0, text: '$77,000', state: 'not-found' },
  ])
})
