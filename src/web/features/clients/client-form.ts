import type { Client, ClientBody } from '#contract/clients.ts'
import type { DataType, Field, Fields } from '#domain/clients/client-record.ts'
import { clientFields, fieldLabel, type KnownField, relativeFields } from '#domain/clients/record-fields.ts'
import type { FieldProblem } from '#domain/questionnaire/check.ts'

/** One line of the form. The attorney's own fields have a label that can be typed. */
export type FormField = {
  readonly key: string
  readonly label: string
  readonly dataType: DataType
  /** As it stands in the control; yes/no as `yes` and `no`. */
  readonly text: string
  readonly own: boolean
}

export type FormPerson = { readonly key: string; readonly fields: readonly FormField[] }

export type ClientForm = {
  /** Of a new client in a firm: whose it is, once that was chosen. */
  readonly belongs_to?: 'me' | 'firm'
  readonly first_name: string
  readonly middle_name: string
  readonly last_name: string
  readonly client: FormPerson
  /** Undefined while no spouse is on record. */
  readonly spouse: FormPerson | undefined
  readonly children: readonly FormPerson[]
}

let lastKey = 0
const newKey = () => `field-${(lastKey += 1)}`

/** The form of a client on record, or an empty one. */
export function formOf(client?: Client): ClientForm {
  return {
    first_name: client?.first_name ?? '',
    middle_name: client?.middle_name ?? '',
    last_name: client?.last_name ?? '',
    client: personOf(client?.client ?? {}, clientFields),
    spouse: client && Object.keys(client.spouse).length > 0 ? personOf(client.spouse, relativeFields) : undefined,
    children: (client?.children ?? []).map((child) => personOf(child, relativeFields)),
  }
}

export function newRelative(): FormPerson {
  return personOf({}, relativeFields)
}

export function newOwnField(dataType: DataType = 'text'): FormField {
  return { key: newKey(), label: '', dataType, text: '', own: true }
}

function personOf(fields: Fields, known: readonly KnownField[]): FormPerson {
  const standing = known.map(({ name, label, dataType }): FormField => ({
    key: name,
    label,
    dataType,
    text: asText(fields[name]?.value),
    own: false,
  }))
  const own = Object.entries(fields)
    .filter(([name]) => !known.some((field) => field.name === name))
    .map(([name, field]): FormField => ({
      key: newKey(),
      label: fieldLabel(name, known),
      dataType: field.dataType,
      text: asText(field.value),
      own: true,
    }))
  return { key: newKey(), fields: [...standing, ...own] }
}

function asText(value: Field['value'] | undefined): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value ?? '')
}

/** What is sent. `known` are the names that the record has now, so that a field keeps the name it was stored under. */
export function bodyOf(form: ClientForm, known?: Client): ClientBody {
  return {
    first_name: form.first_name,
    middle_name: form.middle_name,
    last_name: form.last_name,
    client: fieldsOf(form.client, known?.client),
    spouse: form.spouse ? fieldsOf(form.spouse, known?.spouse) : {},
    children: form.children
      .map((child) => fieldsOf(child, Object.assign({}, ...(known?.children ?? [])) as Fields))
      .filter((child) => Object.keys(child).length > 0),
  }
}

function fieldsOf({ fields }: FormPerson, known: Fields = {}): Record<string, Field> {
  const filled = fields.filter(({ text, label }) => text.trim() !== '' && label.trim() !== '')
  return Object.fromEntries(
    filled.map(({ own, key, label, dataType, text }) => {
      const name = own ? nameOf(label.trim(), known) : key
      return [name, { value: asValue(text.trim(), dataType), dataType }]
    }),
  )
}

function nameOf(label: string, known: Fields): string {
  return Object.keys(known).find((name) => fieldLabel(name, []) === label) ?? label
}

function asValue(text: string, dataType: DataType): Field['value'] {
  if (dataType === 'boolean') return text === 'yes'
  const number = Number(text)
  return dataType === 'number' && Number.isFinite(number) ? number : text
}

/** What the form finds wrong before anything is sent; the names are those of the server's problems. */
export function problemsOf(form: ClientForm): FieldProblem[] {
  const names = [
    { name: 'first_name', label: 'First name', text: form.first_name },
    { name: 'last_name', label: 'Last name', text: form.last_name },
  ]
  const missing = names
    .filter(({ text }) => text.trim() === '')
    .map(({ name, label }) => ({ name, label, message: `${label} must not be empty` }))
  const people = [form.client, ...(form.spouse ? [form.spouse] : []), ...form.children]
  return [...missing, ...people.flatMap(({ fields }) => fields.flatMap((field) => ownFieldProblems(field, fields)))]
}

function ownFieldProblems(field: FormField, all: readonly FormField[]): FieldProblem[] {
  const label = field.label.trim()
  if (!field.own) return []
  if (label === '' && field.text.trim() !== '')
    return [{ name: field.key, label: 'Field', message: 'Please name this field.' }]
  const same = all.find((other) => other.label.trim().toLowerCase() === label.toLowerCase())
  if (label !== '' && same !== undefined && same.key !== field.key)
    return [{ name: field.key, label, message: 'There is a field of this name already.' }]
  if (field.dataType === 'number' && field.text.trim() !== '' && !Number.isFinite(Number(field.text)))
    return [{ name: field.key, label, message: 'Please enter a number.' }]
  return []
}
