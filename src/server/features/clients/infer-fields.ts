import type { DataType, Field, Fields } from '#domain/clients/client-record.ts'
import { isIsoDate } from '#domain/dates/calendar.ts'

type Value = Field['value']
export type GivenFields = Readonly<Record<string, Value | { value: Value; dataType?: DataType | undefined }>>

/** Stores every field as value and data type; a bare value gets the type that it looks like. */
export function inferFields(given: GivenFields): Fields {
  return Object.fromEntries(
    Object.entries(given).map(([name, entry]) => {
      const { value, dataType } =
        typeof entry === 'object' && entry !== null ? entry : { value: entry, dataType: undefined }
      return [name, { value, dataType: dataType ?? inferType(name, value) }]
    }),
  )
}

function inferType(name: string, value: Value): DataType {
  if (typeof value === 'number') return 'number'
  if (typeof value === 'boolean') return 'boolean'
  if (isIsoDate(value)) return 'date'
  if (/(^|_)country(_|$)|citizenship/.test(name)) return 'country'
  return name === 'state' ? 'state' : 'text'
}
