import { useState } from 'react'

export type Sort = { readonly by: string; readonly descending: boolean }

type Sortable<Row> = { readonly key: string; readonly sortBy?: (row: Row) => string | number }

type Options<Row> = {
  columns: readonly Sortable<Row>[]
  initialSort?: Sort
  /** What the attorney searches for, and the text of a row that is searched; every word must be in it. */
  query?: string
  textOf?: (row: Row) => string
  /** All on one page when left out. */
  pageSize?: number
}

let collator: Intl.Collator | undefined

/**
 * Searches, sorts and pages a list that is on the page as a whole. A new search begins on the first page.
 * @internal in the gallery alone so far
 */
export function useTableRows<Row>(all: readonly Row[], options: Options<Row>) {
  const { columns, initialSort, query = '', textOf, pageSize = Number.POSITIVE_INFINITY } = options
  const [sort, setSort] = useState(initialSort)
  const [page, setPage] = useState({ index: 0, query })
  const found = sortRows(textOf ? all.filter((row) => answers(textOf(row), query)) : all, columns, sort)
  const lastPage = Math.max(0, Math.ceil(found.length / pageSize) - 1)
  const index = page.query === query ? Math.min(page.index, lastPage) : 0
  const from = index * Math.min(pageSize, found.length)
  return {
    rows: found.slice(from, from + pageSize),
    found: found.length,
    from: found.length === 0 ? 0 : from + 1,
    to: Math.min(found.length, from + pageSize),
    sort,
    onSort: (by: string) => setSort({ by, descending: sort?.by === by && !sort.descending }),
    ...(index > 0 && { onPrevious: () => setPage({ index: index - 1, query }) }),
    ...(index < lastPage && { onNext: () => setPage({ index: index + 1, query }) }),
  }
}

export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Sortable<Row>[],
  sort: Sort | undefined,
): readonly Row[] {
  const valueOf = columns.find(({ key }) => key === sort?.by)?.sortBy
  if (!sort || !valueOf) return rows
  const direction = sort.descending ? -1 : 1
  return rows.toSorted((a, b) => direction * compare(valueOf(a), valueOf(b)))
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  collator ??= new Intl.Collator('en', { sensitivity: 'base', numeric: true })
  return collator.compare(String(a), String(b))
}

function answers(text: string, query: string): boolean {
  const words = plain(query).split(/\s+/)
  const searched = plain(text)
  return words.every((word) => searched.includes(word))
}

/** Lower case, without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}
