import { type Attorney, attorneyName, cityLine } from '#domain/clients/attorney.ts'
import { type ClientRecord, type Fields, fieldText, fullName } from '#domain/clients/client-record.ts'
import { formatLongDate, type IsoDate, isIsoDate } from '#domain/dates/calendar.ts'
import { foldToWords } from '#domain/language/fold.ts'
import { nameSimilarity } from '#domain/language/similar-names.ts'

/** A fact on file that may stand in the place of a placeholder. */
type FillableField = {
  /** `client.full_name`, `attorney.city`, `draft.date`. */
  readonly name: string
  /** As a person would call it; the first one names it on the screen. */
  readonly labels: readonly string[]
  /** Labels that mean several things: they are proposed, never filled in unasked. */
  readonly unclear?: readonly string[]
}

const client = (name: string, labels: readonly string[], unclear: readonly string[] = []): FillableField => ({
  name: `client.${name}`,
  labels,
  unclear,
})

/** The fields whose labels firms write in many ways. Further record fields match under their own names. */
const knownFields: readonly FillableField[] = [
  client(
    'full_name',
    [
      "client's full name",
      'client name',
      'client',
      'full name of client',
      'applicant',
      'applicant name',
      'respondent',
      'respondent name',
      'name of respondent',
      'name of applicant',
    ],
    ['name', 'full name', 'petitioner name', 'beneficiary name', 'declarant name', 'petitioner', 'beneficiary'],
  ),
  client('first_name', ["client's first name", 'client first name', 'first name', 'given name']),
  client('middle_name', ["client's middle name", 'middle name']),
  client('last_name', ["client's last name", 'client last name', 'last name', 'surname', 'family name']),
  client(
    'a_number',
    ['A-number', 'A number', 'alien number', 'alien registration number', 'A no', 'A file number', 'client A number'],
    ['number', 'no', 'case number', 'file number'],
  ),
  client('date_of_birth', ['date of birth', 'DOB', 'birth date', "client's date of birth", 'client DOB']),
  client('country_of_birth', ['country of birth', 'birth country', "client's country of birth"], ['place of birth']),
  client(
    'country_of_citizenship',
    [
      'country of citizenship',
      'citizenship',
      'nationality',
      'country of nationality',
      "client's country of citizenship",
    ],
    ['country', 'home country'],
  ),
  client('last_entry_date', ['date of last entry', 'last entry date', 'date of entry', 'entry date']),
  client('last_entry_place', ['place of last entry', 'last entry place', 'place of entry', 'port of entry']),
  client('marriage_date', ['date of marriage', 'marriage date']),
  { name: 'spouse.name', labels: ["spouse's name", 'spouse name', 'name of spouse', 'spouse'] },
  { name: 'spouse.date_of_birth', labels: ["spouse's date of birth", 'spouse date of birth', 'spouse DOB'] },
  {
    name: 'attorney.name',
    labels: ["attorney's name", 'attorney name', 'attorney', 'name of attorney', 'counsel', 'counsel name'],
  },
  { name: 'attorney.firm_name', labels: ['firm name', 'law firm', 'name of firm', 'firm'] },
  {
    name: 'attorney.license_number',
    labels: ['bar number', 'license number', 'attorney bar number', 'state bar number', 'bar no'],
  },
  {
    name: 'attorney.email',
    labels: ["attorney's email", 'attorney email', 'firm email'],
    unclear: ['email', 'e-mail address'],
  },
  {
    name: 'attorney.phone',
    labels: ["attorney's phone", 'attorney phone', 'firm phone', 'attorney telephone'],
    unclear: ['phone', 'telephone', 'phone number'],
  },
  {
    name: 'attorney.address',
    labels: ["attorney's address", 'firm address', 'attorney address'],
    unclear: ['address', 'street address'],
  },
  { name: 'attorney.city_line', labels: ['firm city state zip', 'city state zip'] },
  {
    name: 'draft.date',
    labels: ["today's date", 'current date', 'letter date', 'date of letter'],
    unclear: ['date', 'filing date'],
  },
  { name: 'draft.title', labels: ['document title', 'title of document'] },
]

/** The values on file, by field name; a field without a value is absent. Dates are written out. */
export type FieldValues = Readonly<Record<string, string>>

export function valuesOnFile(input: {
  readonly client: ClientRecord
  readonly attorney: Attorney
  readonly filingDate: IsoDate
  readonly documentTitle?: string | undefined
}): FieldValues {
  const { client: record, attorney, filingDate, documentTitle } = input
  const values: Record<string, string | null | undefined> = {
    ...prefixed('client', record.client),
    ...prefixed('spouse', record.spouse),
    'client.full_name': fullName(record),
    'client.first_name': record.first_name,
    'client.middle_name': record.middle_name,
    'client.last_name': record.last_name,
    'attorney.name': attorneyName(attorney),
    'attorney.firm_name': attorney.firm_name,
    'attorney.license_number': attorney.license_number,
    'attorney.email': attorney.email,
    'attorney.phone': attorney.phone,
    'attorney.address': [attorney.address_1, attorney.address_2].filter(Boolean).join(', '),
    'attorney.city_line': cityLine(attorney),
    'draft.date': formatLongDate(filingDate),
    'draft.title': documentTitle,
  }
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value?.trim() ? [[name, readable(value.trim())]] : [])),
  )
}

function prefixed(prefix: string, fields: Fields): Record<string, string | undefined> {
  return Object.fromEntries(Object.keys(fields).map((name) => [`${prefix}.${name}`, fieldText(fields, name)]))
}

function readable(value: string): string {
  return isIsoDate(value) ? formatLongDate(value) : value
}

/** `automatic`: may be filled in. `ask`: a proposal that the attorney confirms. */
export type FieldMatch = {
  readonly field: string
  readonly certainty: 'automatic' | 'ask'
  readonly similarity: number
}

/** From this likeness on a label is taken for the field, from the lower one it is proposed. */
const certain = 0.85
const likely = 0.6

type Label = { readonly field: string; readonly text: string; readonly isUnclear: boolean }

const knownLabels: readonly Label[] = knownFields.flatMap(({ name, labels, unclear = [] }) => [
  ...labels.map((text) => ({ field: name, text: foldToWords(text), isUnclear: false })),
  ...unclear.map((text) => ({ field: name, text: foldToWords(text), isUnclear: true })),
])

/** Finds the field that a placeholder's label means. */
export type FieldMatcher = (label: string) => FieldMatch | undefined

/** A matcher that knows these further field names and remembers the labels that it has seen. */
export function fieldMatcher(recordFields: readonly string[] = []): FieldMatcher {
  const seen = new Map<string, FieldMatch | undefined>()
  return (label) => {
    if (!seen.has(label)) seen.set(label, matchField(label, recordFields))
    return seen.get(label)
  }
}

/** The field that a placeholder's label means; undefined when nothing on the list or in the record comes near. */
export function matchField(label: string, recordFields: readonly string[] = []): FieldMatch | undefined {
  const asked = foldToWords(label.replaceAll(/\bA\s?#/g, 'A number')).slice(0, 120)
  const own = recordFields.map((field) => ({ field, text: foldToWords(field.replace(/^\w+\./, '')), isUnclear: false }))
  let best: (Label & { readonly similarity: number }) | undefined
  for (const candidate of [...knownLabels, ...own]) {
    const longest = Math.max(asked.length, candidate.text.length)
    if (Math.abs(asked.length - candidate.text.length) > (1 - likely) * longest) continue
    const similarity = nameSimilarity(asked, candidate.text)
    if (similarity >= likely && similarity > (best?.similarity ?? 0)) best = { ...candidate, similarity }
  }
  if (!best) return undefined
  const isCertain = best.similarity >= certain && !best.isUnclear
  return { field: best.field, certainty: isCertain ? 'automatic' : 'ask', similarity: best.similarity }
}

/** What the screen calls a field. */
export function fieldLabel(name: string): string {
  return knownFields.find((field) => field.name === name)?.labels[0] ?? name.replace(/^\w+\./, '').replaceAll('_', ' ')
}
