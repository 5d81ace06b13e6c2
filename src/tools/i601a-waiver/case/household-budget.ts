import type { Person } from '#domain/case-map/case-map.ts'
import type { SourceText } from '#domain/drafting/tool.ts'

/** One line of a budget, in dollars a month. */
export type BudgetRow = {
  readonly label: string
  readonly sum: number
  /** `added`: a price that was quoted, or what would be due if something ended. */
  readonly side: 'in' | 'out' | 'added' | 'other'
  /** Whose it is, where the line begins with a first name of the case. */
  readonly owner?: string
}
export type HouseholdBudget = { readonly document: string; readonly rows: readonly BudgetRow[] }

const isBudget = /\b(?:budget|household|expenses|monthly (?:costs|income|bills)|income and expenses)\b/iu
const row =
  /^(.{2,70}?)[\s:]{1,4}\$? ?(\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.\d\d)?(?: ?(?:\/|a |per )? ?(?:mo|month))?(?: (total|in all))?$/u
const month = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{Ll}{0,6}\.?$/iu
const incoming =
  /\b(?:net|pay|take[- ]?home|wages?|income|salary|WC|SSI|SSDI|SS|benefits?|deposits|pension|settlement)\b/iu
const added = /\b(?:quote[ds]?|if|would|estimate)\b/iu

/** So many lines with a sum make a budget. */
const fewest = 4

/** The household’s own budget among the papers, line by line; undefined where there is none. */
export function householdBudget(
  sources: readonly SourceText[],
  persons: readonly Person[],
): HouseholdBudget | undefined {
  return sources.flatMap((paper) => {
    if (paper.kind !== 'client_document' || !isBudget.test(`${paper.title} ${paper.text.slice(0, 120)}`)) return []
    const rows = rowsOf(paper, persons)
    return rows.length < fewest ? [] : [{ document: paper.id, rows }]
  })[0]
}

function rowsOf({ text }: SourceText, persons: readonly Person[]): BudgetRow[] {
  let under: BudgetRow['side'] | undefined
  // Where no line says so, what stands above the home’s cost is what comes in.
  let isAboveHome = true
  return text.split('\n').flatMap((typed): BudgetRow[] => {
    const line = typed.trim()
    under = headingIn(line) ?? under
    const [, label = '', figure = '', total] = row.exec(line) ?? []
    if (label === '' || month.test(label)) return []
    if (/\b(?:rent|mortgage)\b/iu.test(label)) isAboveHome = false
    const owner = persons.find((one) => withoutName(label, one) !== label)
    const isIncome = incoming.test(label) || (owner !== undefined && isAboveHome)
    const side = total === undefined ? sideOf(label, under, isIncome) : 'other'
    return [
      {
        label: wordsOf(owner === undefined ? label : withoutName(label, owner)),
        sum: Number(figure.replaceAll(',', '')),
        side,
        ...(owner && { owner: owner.id }),
      },
    ]
  })
}

/** `IN` and `OUT` above the lines of a budget. */
function headingIn(line: string): BudgetRow['side'] | undefined {
  if (/^(?:(?:money |coming )?in|income)\W*$/iu.test(line)) return 'in'
  return /^(?:(?:money |going )?out|expenses|bills|costs)\W*$/iu.test(line) ? 'out' : undefined
}

/** What is only quoted is added; else the heading above decides, and without one what the line names. */
const sideOf = (label: string, under: BudgetRow['side'] | undefined, isIncome: boolean): BudgetRow['side'] =>
  added.test(label) ? 'added' : (under ?? (isIncome ? 'in' : 'out'))

/** `Colleen WC`, `Net pay, Leilani Kealoha`: what is his or hers, without the name. */
function withoutName(label: string, { first, full }: Person): string {
  const name = first ?? full.split(' ')[0] ?? full
  const said = label.toLowerCase()
  if (name.length > 2 && said.startsWith(`${name.toLowerCase()} `)) return label.slice(name.length + 1)
  const behind = [full, name].find((one) => one.length > 2 && said.includes(`, ${one.toLowerCase()}`))
  return behind === undefined ? label : label.slice(0, said.indexOf(`, ${behind.toLowerCase()}`))
}

/** What a budget shortens, in words. */
const wordsOf = (label: string): string =>
  label
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ [+&] /gu, ' and ')
    .replaceAll(/\bWC\b/gu, 'workers’ compensation')
    .replaceAll(/\bSS\b/gu, 'Social Security')
    .replaceAll(/\bthru\b/giu, 'through')
    .replaceAll(/\bins\b\.?/giu, 'insurance')
    .replaceAll(/ ?\/ ?yr\b/giu, ' a year')
    .replaceAll(/ x ?(\d)\b/gu, ' ($1)')
    .replace(/^(?:net|take[- ]?home)(?: pay)?$/iu, 'net pay')
    .replace(/^(\p{L}+) net$/u, 'net from the $1')
    .replace(/^\p{Lu}(?=\p{Ll})/u, (letter, at: number, whole: string) =>
      /^(?:Dr|Mr|Ms|Mrs)\b|^\p{Lu}\p{Ll}+\p{Lu}/u.test(whole) ? letter : letter.toLowerCase(),
    )
