import { AppError } from '#contract/errors.ts'

type SortKey = 'number' | 'string'
type Key<Kind extends SortKey> = Kind extends 'number' ? number : string

/** Where the next page starts: the last row's sort key and id. Opaque to callers. */
export function encodeCursor(key: string | number, id: string): string {
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

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
