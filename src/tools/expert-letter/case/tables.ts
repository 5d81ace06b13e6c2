/** A table that somebody typed with bars between the cells. */
export type TypedTable = {
  /** Empty where its first line names no columns. */
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const bar = / ?\| ?/u

const cellsOf = (line: string): string[] => {
  const cells = line.replace(/^\| ?/u, '').replace(/ ?\|$/u, '').split(bar)
  return cells.map((cell) => cell.trim())
}

/** So many cells make a row. */
const fewestCells = 2

const isRow = (line: string): boolean => line.includes('|') && cellsOf(line).length >= fewestCells

/** A line of dashes between head and rows. */
const isRule = (line: string): boolean => /^[|\s:+=-]{3,}$/u.test(line)

/** `Test | 2024 | 2026`: names of columns, of which at most years are numbers. */
const isHeader = (cells: readonly string[]): boolean =>
  cells.every((cell) => !/\d/u.test(cell) || /^(?:\D{0,24} )?(?:19|20)\d\d$/u.test(cell)) &&
  cells.some((cell) => /\p{L}/u.test(cell))

/** The tables of a text, and the text without them: two rows with the same number of cells are the least. */
export function tablesIn(text: string): { readonly tables: readonly TypedTable[]; readonly rest: string } {
  const tables: TypedTable[] = []
  const rest: string[] = []
  let open: string[] = []
  const close = () => {
    const rows = open.filter((line) => !isRule(line)).map((line) => cellsOf(line))
    const [first = [], ...others] = rows
    if (rows.length < 2 || rows.some((cells) => cells.length !== first.length)) rest.push(...open)
    else tables.push(isHeader(first) ? { header: first, rows: others } : { header: [], rows })
    open = []
  }
  for (const line of text.split('\n')) {
    if (isRow(line) || (open.length > 0 && isRule(line))) open.push(line)
    else {
      close()
      rest.push(line)
    }
  }
  close()
  return { tables, rest: rest.join('\n') }
}
