import { expect, test } from 'vitest'
import type { Person } from '#domain/persons/person.ts'
import type { SourceText } from '#domain/drafting/tool.ts'
import { householdBudget } from './household-budget.ts'

const persons = [
  { id: 'applicant', full: 'Byron Téllez', first: 'Byron' },
  { id: 'spouse', full: 'Colleen Maddox', first: 'Colleen' },
] as unknown as readonly Person[]
const paper = (text: string, title = 'Budget'): SourceText => ({ id: 'b', kind: 'client_document', title, text })
const rowsOf = (text: string, title?: string) =>
  householdBudget([paper(text, title)], persons)?.rows.map(({ side, owner = '', label, sum }) =>
    [side, owner, label, sum].join(' | '),
  )

test('a budget is read line by line: who brings what home, what it costs, what would be added', () => {
  expect(
    rowsOf(
      'Monthly budget   Oct 2026\nIN\nByron net  5,250\nColleen WC  2,180\nOUT\nMortgage + tax  1,915\nCOBRA if plan ends  2,236',
    ),
  ).toEqual([
    'in | applicant | net pay | 5250',
    'in | spouse | workers’ compensation | 2180',
    'out |  | Mortgage and tax | 1915',
    'added |  | COBRA if plan ends | 2236',
  ])
})

test('without headings what stands above the rent is what comes in, and a total is of no month', () => {
  expect(
    rowsOf(
      'Net pay, Colleen Maddox: $2,180 a month\nByron roofing 4,000\nRent 2,350\nColleen meds 118\nSavings: $6,150 total',
      'Household 2026',
    ),
  ).toEqual([
    'in | spouse | net pay | 2180',
    'in | applicant | roofing | 4000',
    'out |  | Rent | 2350',
    'out | spouse | meds | 118',
    'other |  | Savings | 6150',
  ])
})

test('a letter with sums, and a paper of few lines, is no budget', () => {
  expect(rowsOf('Rent 900\nFood 300')).toBeUndefined()
  expect(rowsOf('Rent 900\nFood 300\nGas 100\nCar 200', 'Letter of Hank')).toBeUndefined()
})
