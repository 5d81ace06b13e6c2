import { dollars } from '#domain/prose/telling.ts'
import { escapeText, paragraph } from '#domain/section-content/write.ts'
import { type BudgetRow, householdBudget, type HouseholdBudget } from '../case/household-budget.ts'
import { once } from './said-once.ts'
import type { Teller } from './teller.ts'

const sides: readonly (readonly [BudgetRow['side'], string])[] = [
  ['in', 'Coming in'],
  ['out', 'Going out'],
  ['added', 'What would be added'],
  ['other', 'Beside this'],
]

/** The household’s budget, told once in the brief: what comes in, what goes out, what would be added; nothing without one. */
export function tellBudget(teller: Teller): string {
  const budget = budgetOf(teller)
  if (budget === undefined || once(teller, `budget ${budget.document}`) === '') return ''
  teller.narrator.paragraph()
  const items = sides.flatMap(([side, name]) => {
    const rows = budget.rows.filter((row) => row.side === side && row.sum > 0)
    return rows.length === 0 ? [] : [`<li>${name}: ${rows.map((row) => said(row, teller)).join('; ')}.</li>`]
  })
  return `${paragraph(`The household’s budget gives these figures for a month ([[ex:${budget.document}]]):`)}<ul>${items.join('')}</ul>`
}

export const budgetOf = ({ waiver, map }: Teller): HouseholdBudget | undefined =>
  householdBudget(waiver.input.sources, map.persons)

const said = ({ label, sum, owner }: BudgetRow, { narrator }: Teller): string =>
  escapeText(
    `${owner === undefined ? label : narrator.say(`{${owner}.poss} ${label}`, { isContinued: true })}, ${dollars(sum)}`,
  )
