import { expect, test } from 'vitest'
import { makeCaseMap } from '#domain/case-map/making/make-case-map.ts'
import { n400Filing } from '#law/n400-filing.ts'
import { naturalizationCaseRules } from './map/elements.ts'
import { readPapers } from './case/papers.ts'
import { buildClient, composeLetterFor, draftInput, freshTool } from './testing/application.ts'
import { inlineText } from '#domain/legal-document/block.ts'

const paper = (id: string, title: string, text: string) => ({ id, kind: 'client_document' as const, title, text })

const papers = [
  paper(
    'trips',
    'List of trips, prepared by the client',
    `TRIPS OUTSIDE THE UNITED STATES

Manila: departed December 18, 2022, returned January 9, 2023
Manila: departed 06/02/2023, returned 12/20/2023
Toronto: left March 29, 2025 and came back April 2, 2025
Manila: departed December 18, 2022, returned January 9, 2023`,
  ),
  paper(
    'court',
    'Record of the municipal court',
    `MUNICIPAL COURT OF RENO
Defendant: Grace Villanueva
The defendant was cited for shoplifting on August 4, 2021.
The charge was dismissed on November 30, 2021 after a class.`,
  ),
  paper(
    'irs',
    'IRS account transcripts',
    `Tax period: December 31, 2023
Account balance: $0.00
Tax period: December 31, 2024
Account balance: $1,862.14
Tax period: December 31, 2022
No record of return filed`,
  ),
  paper(
    'birth',
    'Birth certificate (translated)',
    `REPUBLIC OF THE PHILIPPINES
Name at birth: Grace Santos Aquino
Born on May 9, 1988 in Iloilo`,
  ),
  paper('letter', 'Letter of the parish', 'She has never been arrested and is a lector. We met her in 2019.'),
]

const answers = { permanent_residence_date: '2021-09-15', is_applying_based_on_marriage: 'no' }
const input = (more: Readonly<Record<string, unknown>> = {}) => ({
  ...draftInput({ answers: { ...answers, ...more }, client: buildClient({ state: 'NV' }) }),
  sources: papers,
})

const letter = (more = {}) =>
  composeLetterFor(freshTool, input(more))
    .blocks.flatMap((block) => ('content' in block && Array.isArray(block.content) ? [inlineText(block.content)] : []))
    .join('\n')

const checksOf = (more = {}) => freshTool.open(input(more)).check()

test('trips with their days, a citation, a former name and taxes are read in the papers', () => {
  const { trips, arrests, otherNames, taxes } = readPapers({ sources: papers })
  expect(trips.map(({ left, returned, days }) => [left, returned, days])).toEqual([
    ['2022-12-18', '2023-01-09', 21],
    ['2023-06-02', '2023-12-20', 200],
    ['2025-03-29', '2025-04-02', 3],
  ])
  expect(arrests.map(({ line }) => line)).toEqual(['The defendant was cited for shoplifting on August 4, 2021.'])
  expect(otherNames.map((one) => one.name)).toEqual(['Grace Santos Aquino'])
  expect(taxes.map(({ year, isUnfiled }) => [year, isUnfiled])).toEqual([
    ['2024', false],
    ['2022', true],
  ])
})

test('the letter counts the trips of the period and says which was long', () => {
  const text = letter()
  expect(text).toContain(
    'The enclosed record lists three trips outside the United States in the five years before this filing, 224 days in all.',
  )
  expect(text).toContain('One lasted more than six months: June 2, 2023, to December 20, 2023 (200 days).')
})

test('what the papers say and the answers do not is a warning with its line', () => {
  const found = Object.fromEntries(checksOf().map(({ code, message }) => [code, message]))
  expect(found.W24).toContain('June 2, 2023, to December 20, 2023 (200 days)')
  expect(found.W26).toContain('“The defendant was cited for shoplifting on August 4, 2021.”')
  expect(found.W27).toContain('Grace Santos Aquino')
  expect(found.W28).toContain('2022')
  expect(found.W28).toContain('2024')
})

test('an answer that discloses the matter takes its warning away', () => {
  const codes = checksOf({
    has_past_arrests: 'yes',
    name_changed: 'yes',
    has_legal_concerns: 'yes',
    legal_concerns: ['trip_over_6_months', 'overdue_taxes', 'failed_to_file_taxes'],
  }).map(({ code }) => code)
  for (const code of ['W24', 'W26', 'W27', 'W28']) expect(codes).not.toContain(code)
})

test('without papers nothing is said of trips', () => {
  const plain = draftInput({ answers })
  expect(
    freshTool
      .open(plain)
      .check()
      .map(({ code }) => code),
  ).not.toContain('W24')
})

test('the map holds each trip with its days, and a long one against continuous residence', () => {
  const given = input()
  const map = makeCaseMap({
    tool: 'naturalization',
    asOf: given.filingDate,
    answers: given.answers,
    client: given.client,
    rules: naturalizationCaseRules(n400Filing())(given),
    documents: papers,
  })
  const trips = map.facts.filter(({ statement }) => /was outside the United States from/.test(statement))
  expect(trips).toHaveLength(3)
  const long = trips.find(({ statement }) => statement.includes('200 days'))
  expect(map.links).toContainEqual(
    expect.objectContaining({ fact: long?.id, element: 'continuous-residence', direction: 'against' }),
  )
})
