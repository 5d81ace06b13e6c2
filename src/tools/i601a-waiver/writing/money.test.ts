import { expect, test } from 'vitest'
import type { CaseFact } from '#domain/case-map/case-map.ts'
import { compareSums } from './compared-sums.ts'
import { readHousehold } from './money.ts'

const facts = (...wordings: readonly string[]) =>
  wordings.map(
    (wording, index) =>
      ({ id: `F${index}`, wording, statement: wording, sources: [], persons: [] }) as unknown as CaseFact,
  )

test('a sum belongs to its own noun: the car payment beside the rent is never the rent', () => {
  const household = readHousehold(
    facts(
      '{spouse} works 24 hours a week and brings home about $1,450 a month',
      '{applicant} brings home about $4,200 as a tile setter',
      'Rent is $1,680',
      '{applicant} pays the rent, the utilities and the car payment of $312',
      'After-school care was quoted at $900 a month',
    ),
    'spouse',
  )
  expect(household).toEqual({
    applicantPay: 4200,
    relativePay: 1450,
    housing: { word: 'rent', sum: 1680 },
    care: 900,
  })
  expect(compareSums(household, 'spouse').join(' ')).toContain('The rent of $1,680 alone is about $230 more')
})

test.each([
  ['{applicant} pays the rent, the utilities and the car payment of $312'],
  ['{spouse} pays $312 for the car and the rent'],
  ['{applicant.poss} brother earns about $500 a month'],
  ['{spouse} lives with her brother, who earns $500 a month'],
  ['{spouse} says that a cousin of {applicant} works and earns $300 a month'],
  ['{applicant} pays $4,200 a month to a clinic'],
  ['{spouse} earned $52,000 in 2024'],
  ['{spouse} earns $18 an hour'],
  ['{spouse} would earn $900 a month'],
  ['A roofer quoted {spouse} $900 a month'],
])('%s gives nothing to compare', (wording) => {
  expect(readHousehold(facts(wording), 'spouse')).toEqual({
    applicantPay: undefined,
    relativePay: undefined,
    housing: undefined,
    care: undefined,
  })
})

test('sums that contradict one another are not compared', () => {
  const { housing } = readHousehold(facts('The rent is $1,680', 'The rent is $1,860'), 'spouse')
  expect(housing).toBeUndefined()
  expect(
    readHousehold(facts('{spouse.poss} pay is about $1,450 a month; {applicant.poss} is about $4,200'), 'spouse'),
  ).toMatchObject({ relativePay: 1450, applicantPay: 4200 })
})
