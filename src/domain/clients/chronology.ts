import { type IsoDate, isIsoDate } from '../dates/calendar.ts'
import { type ClientRecord, type Fields, fieldText } from './client-record.ts'
import { clientFields, fieldLabel, relativeFields } from './record-fields.ts'

export type ChronologyEntry = {
  /** Null: the record should have this day and has not. */
  readonly date: IsoDate | null
  readonly text: string
  readonly source: 'record' | 'document'
  /** Entries and marriages, on which most cases turn. */
  readonly isKey: boolean
}

type DatedDocument = { readonly title: string; readonly date: string | null }

/**
 * The dated facts of a client, earliest first: births, entries, marriages, every other date on the record, and the
 * documents by the day that they bear. Days that every case needs and the record lacks come last, without a date.
 */
export function chronologyOf(
  record: Pick<ClientRecord, 'client' | 'spouse' | 'children'>,
  documents: readonly DatedDocument[],
): ChronologyEntry[] {
  const { client, spouse, children } = record
  const entries = [
    ...datesOf(client, (name) => ownText(name, record)),
    ...datesOf(spouse, (name) => relativeText(name, fieldText(spouse, 'name'), 'the spouse')),
    ...children.flatMap((child, index) =>
      datesOf(child, (name) => relativeText(name, fieldText(child, 'name'), `child ${index + 1}`)),
    ),
    ...documents.flatMap(({ title, date }) => (isIsoDate(date) ? [documentEntry(title, date)] : [])),
  ]
  const missing = neededDays.filter((name) => fieldText(client, name) === undefined)
  return [
    ...entries.toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? '')),
    ...missing.map((name) => ({ date: null, text: fieldLabel(name), source: 'record' as const, isKey: false })),
  ]
}

const neededDays = ['date_of_birth', 'last_entry_date']
const keyDays = new Set(['last_entry_date', 'marriage_date'])

function datesOf(fields: Fields, textOf: (name: string) => string): ChronologyEntry[] {
  return Object.keys(fields).flatMap((name) => {
    const date = fieldText(fields, name)
    const isDay = fields[name]?.dataType === 'date' || [...clientFields, ...relativeFields].some(isDateField(name))
    if (!isDay || !isIsoDate(date)) return []
    return [{ date, text: textOf(name), source: 'record' as const, isKey: keyDays.has(name) }]
  })
}

const isDateField = (name: string) => (field: (typeof clientFields)[number]) =>
  field.name === name && field.dataType === 'date'

function ownText(name: string, { client, spouse }: Pick<ClientRecord, 'client' | 'spouse'>): string {
  switch (name) {
    case 'date_of_birth':
      return withPart('Born', 'in', fieldText(client, 'country_of_birth'))
    case 'last_entry_date':
      return withPart('Last entry', 'at', fieldText(client, 'last_entry_place'))
    case 'marriage_date':
      return withPart('Marriage', 'to', fieldText(spouse, 'name'))
    default:
      return fieldLabel(name)
  }
}

function relativeText(name: string, called: string | undefined, role: string): string {
  const who = called === undefined ? role : role === 'the spouse' ? `${called}, the spouse` : called
  return name === 'date_of_birth' ? `Birth of ${who}` : `${fieldLabel(name, relativeFields)} of ${who}`
}

function withPart(text: string, word: string, part: string | undefined): string {
  return part === undefined ? text : `${text} ${word} ${part}`
}

function documentEntry(text: string, date: IsoDate): ChronologyEntry {
  return { date, text, source: 'document', isKey: false }
}
