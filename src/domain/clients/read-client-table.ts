import type { FieldProblem } from '../questionnaire/check.ts'
import { isIsoDate } from '../dates/calendar.ts'
import { foldText } from '#domain/language/fold.ts'
import { clientFields, relativeFields } from './record-fields.ts'

type Values = Record<string, string>

/** One row of an imported table as a client's record, with what is wrong with it. */
export type ReadRow = {
  readonly row: number
  readonly first_name: string
  readonly middle_name: string
  readonly last_name: string
  readonly client: Values
  readonly spouse: Values
  readonly problems: readonly FieldProblem[]
}

export type TableColumn = { readonly heading: string; readonly field: string | null }

const names: Readonly<Record<string, string>> = {
  'first name': 'first_name',
  first: 'first_name',
  'given name': 'first_name',
  'middle name': 'middle_name',
  middle: 'middle_name',
  'last name': 'last_name',
  last: 'last_name',
  surname: 'last_name',
  'family name': 'last_name',
}
const others: Readonly<Record<string, string>> = {
  'a number': 'client.a_number',
  'alien number': 'client.a_number',
  'birth date': 'client.date_of_birth',
  dob: 'client.date_of_birth',
  nationality: 'client.country_of_citizenship',
  citizenship: 'client.country_of_citizenship',
  'state of residence': 'client.state',
  spouse: 'spouse.name',
}

/** What a heading stands for: a name, a known field of the client or the spouse, or a field of the attorney's own. */
export function columnFor(heading: string): TableColumn {
  const plain = foldText(heading)
    .replaceAll(/[_\-./]+/g, ' ')
    .trim()
  if (plain === '') return { heading, field: null }
  const named = names[plain] ?? others[plain]
  if (named !== undefined) return { heading, field: named }
  const ofSpouse = plain.startsWith('spouse ') ? plain.slice('spouse '.length).replace(/^s /, '') : undefined
  const known = (ofSpouse === undefined ? clientFields : relativeFields).find(({ name, label }) =>
    [name.replaceAll('_', ' '), foldText(label)].includes(ofSpouse ?? plain),
  )
  if (known) return { heading, field: `${ofSpouse === undefined ? 'client' : 'spouse'}.${known.name}` }
  return { heading, field: `client.${heading.trim().slice(0, 80)}` }
}

/** Reads a row's cells by its columns; empty cells say nothing. */
export function readClientRow(columns: readonly TableColumn[], cells: readonly string[], row: number): ReadRow {
  const client: Values = {}
  const spouse: Values = {}
  const own: Values = {}
  const problems: FieldProblem[] = []
  for (const [index, { heading, field }] of columns.entries()) {
    const text = (cells[index] ?? '').trim()
    if (field === null || text === '') continue
    const [part = '', name = ''] = field.split(/\.(.*)/s)
    const isDate = [...clientFields, ...relativeFields].some(
      (known) => known.name === name && known.dataType === 'date',
    )
    const value = isDate ? toIsoDate(text) : text
    if (value === undefined) problems.push({ name: field, label: heading, message: `“${text}” is no date.` })
    else if (value.length > 10_000)
      problems.push({ name: field, label: heading, message: 'Please use at most 10,000 characters.' })
    else if (name === '') own[part] = value
    else if (part === 'spouse') spouse[name] = value
    else client[name] = value
  }
  const { first_name = '', middle_name = '', last_name = '' } = own
  return { row, first_name, middle_name, last_name, client, spouse, problems: [...nameProblems(own), ...problems] }
}

function nameProblems(own: Values): FieldProblem[] {
  const labels = { first_name: 'First name', middle_name: 'Middle name', last_name: 'Last name' }
  return Object.entries(labels).flatMap(([name, label]): FieldProblem[] => {
    const text = own[name] ?? ''
    if (text === '' && name !== 'middle_name') return [{ name, label, message: `${label} must not be empty` }]
    return text.length > 255 ? [{ name, label, message: 'Please use at most 255 characters.' }] : []
  })
}

/** ISO dates, and the American `3/9/1988`; undefined for anything else. */
function toIsoDate(text: string): string | undefined {
  if (isIsoDate(text)) return text
  const [, month = '', day = '', year = ''] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text) ?? []
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isIsoDate(iso) ? iso : undefined
}
