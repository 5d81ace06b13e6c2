import type { Person } from '#domain/persons/person.ts'
import type { SourceText } from '#domain/drafting/tool.ts'

/** One line of a budget, in dollars a month unless its label says otherwise. */
export type BudgetRow = {
  readonly label: string
  readonly sum: number
  /** `added`: a price that was quoted, or what would be due if something ended. */
  readonly side: 'in' | 'out' | 'added' | 'other'
  /** Whose it is, where the line begins with a first name of the case. */
  readonly owner?: string
  /** It is paid for another time than a month: `biweekly`. */
  readonly isOfOtherTime?: boolean
}
export type HouseholdBudget = { readonly document: string; readonly rows: readonly BudgetRow[] }

const isBudget =
  /\b(?:budget|household|expenses|cash flow|gastos|presupuesto|monthly (?:costs|income|bills)|income and expenses|each month|per month)\b/iu
const row =
  /^(.{2,90}?)[\s:,=-]{1,16}\$? ?(\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.\d\d)?(?: ?(?:\/|a |per )? ?(?:mo|month))?(?: (total|in all))?(?: (?:per mo )?\(([^()]{2,40})\)| (?:till|until|through|thru) [\d/]{3,10}| \+ \p{L}{3,12})?$/u
/** `car 318 ins 142`: two lines in one. */
const twoRows = /^(\p{L}[\p{L} ]{1,20}) (\d{2,5}) (\p{L}[\p{L} ]{1,20}) (\d{2,5})$/u
const month =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?$/iu
const incoming =
  /\b(?:net|pay|draw|take[- ]?home|sueldo|salario|seguro social|pensi[oó]n|wages?|income|salary|WC|SSI|SSDI|SS|benefits?|deposits|pension|settlement|earnings)\b/iu
const added = /\b(?:quote[ds]?|if|would|estimate|private pay|agency|aide|PCA|assisted living|if hired|home care)\b/iu
const home = /\b(?:rent|renta|alquiler|hipoteca|mortgage|house payment|trailer|lot rent)\b/iu
const otherTime = /\b(?:bi-?weekly|weekly|every two weeks|a week|per week|an hour|yearly|a year)\b/iu

/** So many lines with a sum make a budget; so many where no word says that it is one. */
const fewest = 4
const fewestUnnamed = 6

/** The household’s own budget among the papers, line by line; undefined where there is none. */
export function householdBudget(
  sources: readonly SourceText[],
  persons: readonly Person[],
): HouseholdBudget | undefined {
  return sources.flatMap((paper) => {
    if (paper.kind !== 'client_document') return []
    const isNamed = isBudget.test(`${paper.title} ${paper.text.slice(0, 120)}`)
    if (!isNamed && !isUnnamedBudget(paper)) return []
    const rows = rowsOf(paper, persons)
    return rows.length < fewest ? [] : [{ document: paper.id, rows }]
  })[0]
}

/** Nearly every line ends in a sum, and one of them is what the home costs. */
function isUnnamedBudget({ title, text }: SourceText): boolean {
  if (/\b(?:declaration|affidavit|letter|invoice|estimate|transcript|bank|stubs?|profit|loan)\b/iu.test(title))
    return false
  const lines = text.split('\n').flatMap((line) => line.replaceAll(/\s+/gu, ' ').trim() || [])
  const sums = lines.filter((line) => row.test(line) || twoRows.test(line))
  return sums.length >= fewestUnnamed && sums.length * 3 >= lines.length * 2 && sums.some((line) => home.test(line))
}

function rowsOf({ text }: SourceText, persons: readonly Person[]): BudgetRow[] {
  let under: BudgetRow['side'] | undefined
  // Where no line says so, what stands above the home’s cost is what comes in.
  let isAboveHome = true
  return text
    .split('\n')
    .flatMap((typed) => {
      const line = typed.replaceAll(/\s+/gu, ' ').trim()
      const [, first = '', one = '', second = '', two = ''] = twoRows.exec(line) ?? []
      return first === '' || month.test(first) ? [line] : [`${first} ${one}`, `${second} ${two}`]
    })
    .flatMap((line): BudgetRow[] => {
      under = headingIn(line) ?? under
      const read = row.exec(line) ?? undefined
      const label = read?.[1] ?? ''
      if (label === '' || month.test(label) || !/\p{L}{2}/u.test(label)) return []
      if (home.test(label)) isAboveHome = false
      return [rowOf(line, label, read ?? [], { persons, under, isAboveHome })]
    })
}

type Around = {
  readonly persons: readonly Person[]
  readonly under: BudgetRow['side'] | undefined
  readonly isAboveHome: boolean
}

/** One line with whose it is and on which side it stands. */
function rowOf(
  line: string,
  label: string,
  [, , figure = '', total, aside]: readonly (string | undefined)[],
  { persons, under, isAboveHome }: Around,
): BudgetRow {
  const owner = persons.find((person) => withoutName(label, person) !== label)
  const isIncome = incoming.test(label) || (owner !== undefined && isAboveHome)
  return {
    label: wordsOf(owner === undefined ? label : withoutName(label, owner)),
    sum: Number(figure.replaceAll(',', '')) + centsIn(line),
    side: total === undefined ? sideOf(aside === undefined ? label : `${label} ${aside}`, under, isIncome) : 'other',
    ...(owner && { owner: owner.id }),
    ...(otherTime.test(label) && { isOfOtherTime: true }),
  }
}

const centsIn = (line: string): number => Number(`0.${/\d\.(\d\d)(?!\d)[^\d]*$/u.exec(line)?.[1] ?? '0'}`)

/** `IN` and `OUT` above the lines of a budget. */
function headingIn(line: string): BudgetRow['side'] | undefined {
  if (/^(?:(?:money |coming )?in|income)\W*$/iu.test(line)) return 'in'
  return /^(?:(?:money |going )?out|expenses|bills|costs)\W*$/iu.test(line) ? 'out' : undefined
}

/** What is only quoted is added; else the heading above decides, and without one what the line names. */
const sideOf = (label: string, under: BudgetRow['side'] | undefined, isIncome: boolean): BudgetRow['side'] =>
  added.test(label) ? 'added' : (under ?? (isIncome ? 'in' : 'out'))

/** `Colleen WC`, `Net pay, Leilani Kealoha`, `pay him`: what is his or hers, without the name. */
function withoutName(label: string, { id, pronoun, first, full }: Person): string {
  const own = pronoun === 'he' ? /(?<= )(?:him|his)(?= |$)/u : /(?<= )(?:her|hers)(?= |$)/u
  if (
    pronoun !== undefined &&
    /^(?:applicant|spouse|mother|father)$/u.test(id) &&
    own.test(label) &&
    !/^(?:he|she|they|to)\b/iu.test(label)
  )
    return label.replace(own, '').replaceAll(/ {2,}/gu, ' ').trim()
  const name = first ?? full.split(' ')[0] ?? full
  const surname = full.replace(/,.*$/u, '').split(' ').at(-1) ?? full
  const whole = [full, `${name} ${surname}`].find((one) => label.toLowerCase().startsWith(`${one.toLowerCase()},`))
  if (whole !== undefined) return label.slice(whole.length + 1).trim()
  const said = label.toLowerCase()
  if (name.length > 2 && said.startsWith(`${name.toLowerCase()} `))
    return label.slice(name.length + 1).replace(/^[-–] /u, '')
  const behind = [full, name].find((one) => one.length > 2 && said.includes(`, ${one.toLowerCase()}`))
  return behind === undefined ? label : label.slice(0, said.indexOf(`, ${behind.toLowerCase()}`))
}

/** What a budget shortens, in words. */
const wordsOf = (label: string): string =>
  label
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ [+&] /gu, ' and ')
    .replaceAll(/ w\/? /gu, ' with ')
    .replaceAll(/\bWC\b/gu, 'workers’ compensation')
    .replaceAll(/\bSS\b/gu, 'Social Security')
    .replaceAll(/\bthru\b/giu, 'through')
    .replaceAll(/\bins\b\.?/giu, 'insurance')
    .replaceAll(/ ?\/ ?yr\b/giu, ' a year')
    .replaceAll(/ ?\/ ?hrs?\b/giu, ' an hour')
    .replaceAll(/(?<=\d )hrs?\b/giu, 'hours')
    .replaceAll(/ x ?(\d)\b/gu, ' ($1)')
    .replace(/^(?:net|take[- ]?home|pay net)(?: pay)?$/iu, 'net pay')
    .replace(/^(\p{L}+) net$/u, 'net from the $1')
    .replace(/^(\p{L}+) take[- ]?home$/iu, 'net pay from $1')
    .replace(/(?<![\s,=:-])[\s,=:-]+$/u, '')
