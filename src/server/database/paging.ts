import { sql, type SqlBool } from 'kysely'
import { AppError } from '#contract/errors.ts'

type SortKey = 'number' | 'string'
type Key<Kind extends SortKey> = Kind extends 'number' ? number : string

/** Where the next page starts: the last row's sort key and id. Opaque to callers. */
function encodeCursor(key: string | number, id: string): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url')
}

/** Throws `invalid-fields` for a cursor that was not made for a list sorted by keys of this kind. */
export function decodeCursor<Kind extends SortKey>(cursor: string, kind: Kind): [key: Key<Kind>, id: string] {
  const values = parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  const [key, id] = Array.isArray(values) && values.length === 2 ? (values as unknown[]) : []
  const isKey = kind === 'number' ? Number.isSafeInteger(key) : typeof key === 'string'
  if (isKey && typeof id === 'string') return [key as Key<Kind>, id]
  const message = 'This page of the list does not exist.'
  throw new AppError('invalid-fields', { fields: [{ name: 'cursor', label: 'Cursor', message }] })
}

/**
 * A page of rows of which one more was asked for than it holds; `next` is the cursor of the next page, where there is one.
 * `keyOf` gives what the list is sorted by and the id of a row.
 */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  keyOf: (row: Row) => readonly [key: string | number, id: string],
): { readonly rows: readonly Row[]; readonly next: string | undefined } {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { rows: shown, next: rows.length > limit && last ? encodeCursor(...keyOf(last)) : undefined }
}

type Order<Column extends string = string> = { readonly column: Column; readonly direction: 'asc' | 'desc' }

/** The condition that a row stands behind a cursor in a list of this order, and of ids where keys are the same. */
export function isBehind(
  cursor: string,
  { column, direction, id = 'id', kind }: Order & { readonly id?: string; readonly kind: SortKey },
) {
  const [key, lastId] = decodeCursor(cursor, kind)
  const [by, of, turn] = [sql.ref(column), sql.ref(id), sql.raw(direction === 'asc' ? '>' : '<')]
  return sql<SqlBool>`(${by} ${turn} ${key} or (${by} = ${key} and ${of} ${turn} ${lastId}))`
}

/** The order that `sort` asks for, a name in `columns` with a minus before it to turn it; throws `invalid-fields`. */
export function readOrder<Column extends string>(
  sort: string,
  columns: Readonly<Record<string, Column>>,
  list: string,
): Order<Column> {
  const column = new Map(Object.entries(columns)).get(sort.replace(/^-/, ''))
  if (column !== undefined) return { column, direction: sort.startsWith('-') ? 'desc' : 'asc' }
  const message = `${list} can be sorted by ${Object.keys(columns).join(' or ')}.`
  throw new AppError('invalid-fields', { fields: [{ name: 'sort', label: 'Sort', message }] })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
