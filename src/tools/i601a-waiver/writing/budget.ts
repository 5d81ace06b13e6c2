import { dollars } from '#domain/prose/telling.ts'
import { escapeText, paragraph } from '#domain/section-content/write.ts'
import { type BudgetSums, budgetSums } from '../case/budget-sums.ts'
import { type BudgetRow, householdBudget, type HouseholdBudget } from '../case/household-budget.ts'
import { withThousands } from '#domain/prose/words.ts'
import { isNameLike } from './name-like.ts'
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
  for (const line of budget.unread) teller.leaveOpen(line)
  teller.narrator.paragraph()
  const items = sides.flatMap(([side, name]) => {
    const rows = budget.rows.filter((row) => row.side === side && row.sum > 0)
    return rows.length === 0 ? [] : [`<li>${name}: ${rows.map((row) => said(row, teller)).join('; ')}.</li>`]
  })
  if (items.length === 0) return ''
  const list = `${paragraph(`${rowsAreMonthly(budget)} ([[ex:${budget.document}]]):`)}<ul>${items.join('')}</ul>`
  teller.narrator.paragraph()
  const sums = budgetSums(budget)
  return sums === undefined ? list : list + paragraph(teller.say(sumsInWords(sums)))
}

const sumsInWords = ({ comingIn, goingOut, ofApplicant }: BudgetSums): string => {
  const together = `Together that is ${dollars(comingIn)} a month coming in and ${dollars(goingOut)} going out`
  const left = comingIn - ofApplicant
  return ofApplicant > 0 && left < goingOut
    ? `${together}; without the ${dollars(ofApplicant)} of {applicant}, ${dollars(left)} would be left to meet it, ${dollars(goingOut - left)} less than what goes out.`
    : `${together}.`
}

const rowsAreMonthly = ({ rows }: HouseholdBudget): string =>
  rows.some(({ isOfOtherTime }) => isOfOtherTime)
    ? 'The household’s own figures are these'
    : 'The household’s budget gives these figures for a month'

export const budgetOf = ({ waiver, map }: Teller): HouseholdBudget | undefined =>
  householdBudget(waiver.input.sources, map.persons)

const ofPay =
  /^(?:net|gross|pay|wages?|salary|draw|take|income|earnings|SSDI|SSI|SS|Social Security|VA|WC|SNAP|pension|disability|unemployment|child support|tips)\b/iu

/** The line with whose it is; its first word in small letters unless it is a name. */
function said({ label, sum, owner, side }: BudgetRow, { narrator, map }: Teller): string {
  const [first = ''] = /^[\p{L}\p{M}]+/u.exec(label) ?? []
  const isOfCase = map.persons.some((one) => one.full.split(/[ ,]+/u).includes(first))
  const isName =
    isOfCase ||
    /^\p{Lu}[\p{L}\p{M}]*-\p{Lu}/u.test(label) ||
    isNameLike(first) ||
    /^\p{Lu}\p{Lu}|^\p{Lu}\p{Ll}+\p{Lu}/u.test(first)
  const words = isName ? label : label.charAt(0).toLowerCase() + label.slice(1)
  // `Hy-Line Bakery, net` behind a name: who pays it.
  const isPayer = side === 'in' && isName && !ofPay.test(label)
  const whose =
    owner === undefined
      ? words
      : narrator.say(`{${owner}.poss} ${isPayer ? `pay from ${words}` : words}`, { isContinued: true })
  return escapeText(
    `${whose}, ${sum % 1 === 0 ? dollars(sum) : `$${withThousands(Math.floor(sum))}${sum.toFixed(2).slice(-3)}`}`,
  )
}
