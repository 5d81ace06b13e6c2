import type { DataType, Field, Fields } from '#domain/clients/client-record.ts'
import { clientFields, fieldLabel, relativeFields } from '#domain/clients/record-fields.ts'
import { isIsoDate } from '#domain/dates/calendar.ts'
import type { FieldProblem } from '#domain/questionnaire/check.ts'

type Value = Field['value']
export type GivenFields = Readonly<Record<string, Value | { value: Value; dataType?: DataType | undefined }>>

/** What is wrong with values under their data types, each at its field: `client.date_of_birth`, `children.0.state`. */
export function misfits(given: GivenFields, place: string): FieldProblem[] {
  return Object.entries(inferFields(given)).flatMap(([name, { value, dataType }]) => {
    const message = misfitOf(dataType, value)
    return message === undefined
      ? []
      : [{ name: `${place}.${name}`, label: fieldLabel(name, [...clientFields, ...relativeFields]), message }]
  })
}

/** Nothing is no answer to anything; everything else has the form of its type. */
function misfitOf(dataType: DataType, value: Value): string | undefined {
  if (value === null || value === '') return undefined
  switch (dataType) {
    case 'date':
      return isIsoDate(value) ? undefined : 'Please enter a date, such as 1990-02-03.'
    case 'number':
      return typeof value === 'number' || isNumber(value) ? undefined : 'Please enter a number.'
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'Please say true or false.'
    // A country that is in no list any more is still where somebody was born.
    case 'country':
    case 'state':
    case 'text':
      return typeof value === 'string' ? undefined : 'Please enter text.'
  }
}

function isNumber(value: Value): boolean {
  return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))
}

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
