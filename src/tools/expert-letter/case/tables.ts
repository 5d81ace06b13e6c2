/** A table that somebody typed, with bars, tabs, semicolons or commas between the cells. */
export type TypedTable = {
  /** Empty where its first line names no columns. */
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** What divides cells, and how many of them make a row: a comma with a space behind it divides words. */
const dividers: readonly {
  readonly divides: RegExp
  readonly fewest: number
  /** Rows of such cells are a table only where a column of theirs has figures. */
  readonly needsFigures: boolean
}[] = [
  { divides: / ?\| ?/u, fewest: 2, needsFigures: false },
  { divides: /\t+/u, fewest: 3, needsFigures: false },
  { divides: /;/u, fewest: 3, needsFigures: true },
  { divides: /,(?! )/u, fewest: 3, needsFigures: true },
]

/** A cell of more words is a sentence; a bar divides whatever is between. */
const longestCell = 60

type Row = { readonly divider: number; readonly cells: readonly string[] }

function rowOf(line: string): Row | undefined {
  for (const [divider, { divides, fewest, needsFigures }] of dividers.entries()) {
    const cells = line
      .trim()
      .replace(/^\| ?/u, '')
      .replace(/ ?\|$/u, '')
      .split(divides)
      .map((cell) => cell.trim())
    const isShort = cells.every((cell) => cell.length <= longestCell && !/[.!?]$/u.test(cell))
    if (
      cells.length >= fewest &&
      divides.test(line.trim()) &&
      (divider === 0 || isShort) &&
      !(needsFigures && cells.includes(''))
    )
      return { divider, cells }
  }
  return undefined
}

/** A line of dashes between head and rows. */
const isRule = (line: string): boolean => /^[|\s:+=-]{3,}$/u.test(line)

const isDay = (cell: string): boolean => /^\d{1,2}\/(?:\d{1,2}\/)?(?:\d{2}|(?:19|20)\d\d)$/u.test(cell)

/** `Test | 2024 | 2026`: names of columns, of which at most years and days are numbers. */
const isHeader = (cells: readonly string[]): boolean =>
  cells.every((cell) => !/\d/u.test(cell) || /^(?:\D{0,24} )?(?:19|20)\d\d$/u.test(cell) || isDay(cell)) &&
  cells.some((cell) => /\p{L}/u.test(cell))

/** Cells of one column are figures, below what may be its name. */
function hasFigures(rows: readonly (readonly string[])[]): boolean {
  const [first = [], ...others] = rows
  const isFigure = (cell: string | undefined) => /^[<>~$€£]?\d[\d.,/%–-]*%?$/u.test(cell ?? '')
  return others.length > 0 && first.some((_, at) => others.every((cells) => isFigure(cells[at])))
}

/** `Trucks 4 x 185,000`, `Reserve 5%`: a thing and its figure, one to a line. */
const priced = /^([\p{Lu}][\p{L} /&-]{2,40}?):? +((?:[$€£] ?)?\d[\d,.]*(?: ?[x×] ?(?:[$€£] ?)?\d[\d,.]*)?(?: ?%)?)$/u
/** So many of them make a list. */
const fewestPriced = 3

/** Lines of things and figures under a heading, as rows of a table under its words. */
function withPricedRows(text: string): string {
  const lines = text.split('\n')
  const isPriced = lines.map((line) => priced.test(line.trim()) && !/\d{4}$/u.test(line.trim()))
  return lines
    .flatMap((line, at) => {
      const runs = isPriced[at] === true
      const from = isPriced.lastIndexOf(false, at) + 1
      const end = isPriced.indexOf(false, at)
      const isLong = runs && (end < 0 ? isPriced.length : end) - from >= fewestPriced
      if (!isLong) return [line]
      const [, what = '', figure = ''] = priced.exec(line.trim()) ?? []
      const above = from === at ? lines[at - 1]?.trim() : undefined
      const isHeaded = above !== undefined && /^\p{Lu}[\p{Lu} ]{2,30}:?$/u.test(above)
      return [...(isHeaded ? [`${above.replace(/:$/u, '')} | Figure`] : []), `${what} | ${figure}`]
    })
    .join('\n')
}

/** The tables of a text, and the text without them: two rows with the same number of cells are the least. */
export function tablesIn(text: string): {
  readonly tables: readonly TypedTable[]
  readonly rest: string
  /** The lines of the tables as they were typed. */
  readonly lines: readonly string[]
} {
  const tables: TypedTable[] = []
  const rest: string[] = []
  const lines: string[] = []
  let open: string[] = []
  const close = () => {
    const rows = open.filter((line) => !isRule(line)).flatMap((line) => rowOf(line) ?? [])
    const cells = rows.map((row) => row.cells)
    const [first = []] = cells
    const { needsFigures = false } = dividers[rows[0]?.divider ?? 0] ?? {}
    const isEven = cells.every((some) => some.length === first.length)
    if (rows.length < 2 || !isEven || (needsFigures && !hasFigures(cells))) rest.push(...open)
    else {
      tables.push(asTable(cells))
      lines.push(...open)
    }
    open = []
  }
  let divider: number | undefined
  for (const line of withPricedRows(text).split('\n')) {
    const row = rowOf(line)
    if (row !== undefined && open.length > 0 && row.divider !== divider) close()
    if (row !== undefined) divider = row.divider
    if (row !== undefined || (open.length > 0 && isRule(line))) open.push(line)
    else {
      close()
      rest.push(line)
    }
  }
  close()
  return { tables, rest: rest.join('\n'), lines }
}

function asTable([first = [], ...others]: readonly (readonly string[])[]): TypedTable {
  return isHeader(first) ? { header: first, rows: others } : { header: [], rows: [first, ...others] }
}

/** The words are rows of a table that somebody typed, however it was divided. */
export function isTableRow(words: string, lines: readonly string[]): boolean {
  const rows = lines.map((line) => squeezed(line))
  const parts = words.split('\n').map((line) => squeezed(line))
  return parts.every((part) => part === '' || rows.some((row) => row.includes(part) && part.length * 2 > row.length))
}

const squeezed = (text: string): string => text.replaceAll(/[\s.|]+/gu, '')
