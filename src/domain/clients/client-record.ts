/** One entry of a client record (specification 2, section 3): a value and its data type. */
export type Field = { readonly value: string | number | boolean | null; readonly dataType: DataType }
export type DataType = 'text' | 'date' | 'number' | 'boolean' | 'country' | 'state'
export type Fields = Readonly<Record<string, Field>>

export type ClientRecord = {
  readonly id: string
  readonly first_name: string
  readonly middle_name: string | null
  readonly last_name: string
  readonly client: Fields
  readonly spouse: Fields
  readonly children: readonly Fields[]
}

/** A field as text, trimmed; undefined when it is absent or empty. */
export function fieldText(fields: Fields, name: string): string | undefined {
  const text = String(fields[name]?.value ?? '').trim()
  return text === '' ? undefined : text
}

/** First, middle and last name joined by one space. */
export function fullName(person: Pick<ClientRecord, 'first_name' | 'middle_name' | 'last_name'>): string {
  return [person.first_name, person.middle_name, person.last_name]
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(' ')
}

/** The client's own fields as plain texts, for conditions on the record. */
export function recordValues(record: Pick<ClientRecord, 'client'>): Record<string, string | undefined> {
  return Object.fromEntries(Object.keys(record.client).map((name) => [name, fieldText(record.client, name)]))
}

/** True when something is known about the spouse or the child: at least one field has a value. */
export function hasInformation(fields: Fields): boolean {
  return Object.keys(fields).some((name) => fieldText(fields, name) !== undefined)
}
