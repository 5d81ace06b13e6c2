import { attorneyName, cityLine, type Attorney } from '#domain/clients/attorney.ts'
import { fieldText, fullName, type ClientRecord, type Fields } from '#domain/clients/client-record.ts'
import { formatLongDate } from '#domain/dates/calendar.ts'
import type { DraftInput, Json } from '#domain/drafting/tool.ts'
import type { Answer } from '#domain/questionnaire/question.ts'
import type { FactSource } from './fact.ts'

export type FactSourceOptions = {
  /** The questions' labels by field name, for the titles that the attorney reads. */
  readonly labels?: Readonly<Record<string, string>>
  /** What software computed for the draft. */
  readonly computed?: Readonly<Record<string, Json>>
}

/**
 * Everything that a draft's facts may come from: the client's record, each answer, the chosen documents, the attorney's
 * profile and what software computed. Templates are no source.
 */
export function factSourcesOf(input: DraftInput, { labels = {}, computed = {} }: FactSourceOptions = {}): FactSource[] {
  const answers = Object.entries(input.answers).flatMap(([name, answer]): FactSource[] => {
    const text = answerText(answer)
    const title = labels[name] ?? humanise(name)
    if (!isFactual(name, text)) return []
    const lead = leadOf(title, text)
    return [{ id: `answer:${name}`, kind: 'answer', title, text: lead + text, lead: lead.length }]
  })
  const documents = input.sources.filter(({ kind }) => kind !== 'template')
  const titles = documents.map(({ title }) => title).join('\n')
  return [
    { id: 'record', kind: 'record', title: 'Client record', text: recordText(input.client) },
    { id: 'filing_date', kind: 'record', title: 'Filing date', text: formatLongDate(input.filingDate) },
    ...answers,
    ...documents.map(({ id, title, text }): FactSource => ({ id, kind: 'document', title, text })),
    { id: 'documents', kind: 'document', title: 'Titles of documents', text: titles },
    { id: 'attorney', kind: 'attorney', title: 'Attorney profile', text: attorneyText(input.attorney) },
    { id: 'computed', kind: 'computed', title: 'Computed', text: computedText(computed) },
  ]
}

/** `date_of_birth` -> `Date of birth`. */
export function humanise(name: string): string {
  const words = name.replaceAll(/[_\s]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function recordText(client: ClientRecord): string {
  return [
    `Name: ${fullName(client)}`,
    ...fieldLines('', client.client),
    ...fieldLines('Spouse ', client.spouse),
    ...client.children.flatMap((child, index) => fieldLines(`Child ${index + 1} `, child)),
    ...(client.children.length > 0 ? [`Number of children: ${client.children.length}`] : []),
  ].join('\n')
}

function fieldLines(prefix: string, fields: Fields): string[] {
  return Object.keys(fields).flatMap((name) => {
    const text = fieldText(fields, name)
    return text === undefined ? [] : [`${humanise(`${prefix}${name}`)}: ${text}`]
  })
}

function answerText(answer: Answer): string {
  if (typeof answer === 'string') return answer.trim()
  return answer.map((part) => (typeof part === 'string' ? part : Object.values(part).join(', '))).join('\n')
}

/** Choices of the form (`yes`, `usc_spouse`, a model's name) state nothing that could be quoted as a fact. */
function isFactual(name: string, text: string): boolean {
  return text !== '' && name !== 'model' && !/^(?:yes|no|[a-z]+(?:_[a-z\d]+)+)$/.test(text)
}

/** A short answer (a date, a name, a number) needs its question to be understood. */
function leadOf(title: string, text: string): string {
  return text.length <= 60 && !text.includes('\n') ? `${title}: ` : ''
}

function attorneyText(attorney: Attorney): string {
  const { email, phone, title, firm_name, license_number, license_authority, address_1, address_2 } = attorney
  return [
    attorneyName(attorney),
    title,
    firm_name,
    address_1,
    address_2,
    cityLine(attorney),
    phone,
    email,
    license_authority,
    license_number,
  ]
    .filter((line) => line !== null && line !== undefined && line !== '')
    .join('\n')
}

function computedText(computed: Readonly<Record<string, Json>>): string {
  return Object.entries(computed)
    .flatMap(([name, value]) =>
      value === null || typeof value === 'object' ? [] : [`${humanise(name)}: ${String(value)}`],
    )
    .join('\n')
}
