import type { Person } from '#domain/persons/person.ts'
import type { SourceText } from '#domain/drafting/tool.ts'
import { withoutName } from './row-owner.ts'
import { rowInEnglish } from './rows-in-english.ts'

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
export type HouseholdBudget = {
  readonly document: string
  readonly rows: readonly BudgetRow[]
  /** Lines with a figure that no row of the brief can say: as they are typed. */
  readonly unread: readonly string[]
}

const isBudget =
  /\b(?:budget|household|expenses|cash flow|gastos|presupuesto|monthly (?:costs|income|bills)|income and expenses|each month|per month)\b/iu
const row =
  /^(.{2,90}?)[\s:,=-]{1,16}\$? ?(\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.\d\d)?(?: ?(?:\/|a |per )? ?(?:mo|month)| (?:al|por) mes)?(?: (total|in all))?(?: (?:per mo )?\(([^()]{2,40})\)| (?:till|until|through|thru) [\d/]{3,10}| \+ \p{L}{3,12})?$/u
/** `car 318 ins 142`: two lines in one. */
const twoRows = /^(\p{L}[\p{L} ]{1,20}) (\d{2,5}) (\p{L}[\p{L} ]{1,20}) (\d{2,5})$/u
const month =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?$/iu
const incoming =
  /\b(?:net|pay|draw|take[- ]?home|sueldo|salario|seguro social|pensi[oó]n|wages?|income|salary|WC|SSI|SSDI|SS|benefits?|deposits|pension|settlement|earnings)\b/iu
const added = /\b(?:quote[ds]?|if|would|estimate|private pay|agency|aide|PCA|assisted living|if hired|home care)\b/iu
const home = /\b(?:rent|renta|alquiler|hipoteca|mortgage|house (?:payment|pmt)|trailer|lot rent)\b/iu
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
    const { rows, unread, foreign } = rowsOf(paper, persons)
    return rows.length + foreign < fewest ? [] : [{ document: paper.id, rows, unread }]
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

/** `foreign`: so many of the unread lines are rows in Spanish. */
type Rows = Omit<HouseholdBudget, 'document'> & { readonly foreign: number }

function rowsOf({ text }: SourceText, persons: readonly Person[]): Rows {
  let under: BudgetRow['side'] | undefined
  // Where no line says so, what stands above the home’s cost is what comes in.
  let isAboveHome = true
  const rows: BudgetRow[] = []
  const unread: string[] = []
  let foreign = 0
  for (const line of linesOf(text)) {
    under = headingIn(line) ?? under
    const read = row.exec(line) ?? []
    const [, typed = ''] = read
    if (month.test(typed)) continue
    const { label, isForeign } = rowInEnglish(typed.replace(/^mam[ai]\b/iu, 'Mother').replace(/^pap[ai]\b/iu, 'Father'))
    if (!isForeign && /\p{L}{2}/u.test(label)) {
      if (home.test(label)) isAboveHome = false
      rows.push(rowOf(line, label, read, { persons, under, isAboveHome }))
    } else if (line.length <= longestRow && ofSum.test(line)) {
      unread.push(line)
      foreign += Number(isForeign)
    }
  }
  return { rows, unread, foreign }
}

/** What is longer is a sentence. */
const longestRow = 90
/** A line with words and a sum, or an amount of three figures or more. */
const ofSum =
  /^(?=.*\p{L}{3})(?!.*\$ ?0\b)(?!.*\b(?:as of|month of|for (?:the month|\p{Lu}\p{Ll}+ (?:19|20)\d\d))\b).*(?:\$ ?\d|(?<![\d/,])\d{2,6}(?![\d/]))/u

const linesOf = (text: string): string[] =>
  text.split('\n').flatMap((typed) => {
    const line = typed.replaceAll(/\s+/gu, ' ').trim()
    const [, first = '', one = '', second = '', two = ''] = twoRows.exec(line) ?? []
    return first === '' || month.test(first) ? [line] : [`${first} ${one}`, `${second} ${two}`]
  })

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
  const owner =
    persons.find((person) => withoutName(label, person) !== label) ??
    ownerByKin(label, persons) ??
    ownerByInitial(label, persons)
  // `From Marites: $200`: money that somebody sends.
  const isSent = /^from \p{Lu}/iu.test(label) && !/^from (?:savings|the)\b/iu.test(label)
  const isIncome = isSent || incoming.test(label) || (owner !== undefined && isAboveHome)
  return {
    label: wordsOf(
      owner === undefined
        ? label
        : withoutName(label, owner)
            .replace(/^\p{Lu} (?=\p{Ll})/u, '')
            .replace(ofKin, ''),
    ),
    sum: Number(figure.replaceAll(',', '')) + centsIn(line),
    side:
      total === undefined && !isNoCost.test(label)
        ? sideOf(aside === undefined ? label : `${label} ${aside}`, under, isIncome)
        : 'other',
    ...(owner && { owner: owner.id }),
    ...(otherTime.test(label) && { isOfOtherTime: true }),
  }
}

/** What is taken from the pay before it is paid, and what is put by. */
const isNoCost =
  /\b(?:comes? out of|taken (?:out )?(?:of|from)|deducted|withheld|savings|checking|balance|in the bank)\b/iu

/** `Mama, Social Security`: of the parent whose household it is. */
const ofKin = /^(?:mama|mom|mother|mami|papa|dad|father|papi),? (?=\p{L})/iu

function ownerByKin(label: string, persons: readonly Person[]): Person | undefined {
  const kin = ofKin.exec(label)?.[0]
  if (kin === undefined) return undefined
  const id = /^(?:ma|mo)/iu.test(kin) ? 'mother' : 'father'
  return persons.find((one) => one.id === id)
}

/** `E pay`: of the one of the two whose name begins so. */
function ownerByInitial(label: string, persons: readonly Person[]): Person | undefined {
  const initial = /^(\p{Lu}) (?=(?:net |take[- ]?home )?(?:pay|wages?|check|income|salary|SSDI|SSI|SS)\b)/u.exec(
    label,
  )?.[1]
  const couple = persons.filter(({ id }) => /^(?:applicant|spouse|mother|father)$/u.test(id))
  const named = couple.filter(({ first, full }) => (first ?? full).startsWith(initial ?? ' '))
  return named.length === 1 ? named[0] : undefined
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

/** What a budget shortens, in words. */
const wordsOf = (label: string): string =>
  label
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ [+&] /gu, ' and ')
    .replaceAll(/ w\/? /gu, ' with ')
    .replaceAll(/\bWC\b/gu, 'workers’ compensation')
    .replaceAll(/\bSS\b/gu, 'Social Security')
    .replaceAll(/\bpmt\b/giu, 'payment')
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
