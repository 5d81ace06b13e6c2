import { AppError } from '#contract/errors.ts'

/** Where the next page starts: the last row's sort values. Opaque to callers. */
export function encodeCursor(values: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url')
}

/** Throws `invalid-fields` for a cursor that was not made by `encodeCursor` with as many values. */
export function decodeCursor(cursor: string, length: number): (string | number)[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    if (Array.isArray(values) && values.length === length && values.every(isSortValue))
      return values as (string | number)[]
  } catch {
    // Answered below, as every other wrong cursor.
  }
  const message = 'This page of the list does not exist.'
  throw new AppError('invalid-fields', { fields: [{ name: 'cursor', label: 'Cursor', message }] })
}

function isSortValue(value: unknown): boolean {
  return typeof value === 'string' || Number.isFinite(value)
}
