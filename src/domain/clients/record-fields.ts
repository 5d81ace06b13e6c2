import type { DataType } from './client-record.ts'

/** A field that the product knows by name: what tools read of it, and how forms and lists call it. */
export type KnownField = { readonly name: string; readonly label: string; readonly dataType: DataType }

/** The fields of the client's own record, in the order of the form. */
export const clientFields: readonly KnownField[] = [
  { name: 'a_number', label: 'A-number', dataType: 'text' },
  { name: 'date_of_birth', label: 'Date of birth', dataType: 'date' },
  { name: 'country_of_birth', label: 'Country of birth', dataType: 'country' },
  { name: 'country_of_citizenship', label: 'Country of citizenship', dataType: 'country' },
  { name: 'state', label: 'State of residence', dataType: 'state' },
  { name: 'last_entry_date', label: 'Date of last entry', dataType: 'date' },
  { name: 'last_entry_place', label: 'Place of last entry', dataType: 'text' },
  { name: 'marriage_date', label: 'Date of marriage', dataType: 'date' },
]

/** The fields of a spouse or child. */
export const relativeFields: readonly KnownField[] = [
  { name: 'name', label: 'Name', dataType: 'text' },
  { name: 'date_of_birth', label: 'Date of birth', dataType: 'date' },
  { name: 'country_of_birth', label: 'Country of birth', dataType: 'country' },
  { name: 'citizenship', label: 'Citizenship', dataType: 'country' },
  { name: 'a_number', label: 'A-number', dataType: 'text' },
]

/** How a field is called on screen: its known label, or its name with spaces and a capital. */
export function fieldLabel(name: string, known: readonly KnownField[] = clientFields): string {
  const label = known.find((field) => field.name === name)?.label
  if (label !== undefined) return label
  const words = name.replaceAll('_', ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
