import { readdirSync, readFileSync } from 'node:fs'
import type { ClientRecord, Fields } from '#domain/clients/client-record.ts'
import { recordValues } from '#domain/clients/client-record.ts'
import type { DraftInput, SourceText } from '#domain/drafting/tool.ts'
import type { Answers } from '#domain/questionnaire/question.ts'
import { effectiveAnswers } from '#domain/questionnaire/visibility.ts'
import { i601aQuestionnaire } from '#tools/i601a-waiver/questionnaire.ts'

/** A fictional case of the I-601A waiver brief as it is kept in the tool's `examples/`. */
export type WaiverExample = {
  readonly id: string
  readonly as_of: string
  readonly client: WaiverClient
  readonly answers: Answers
  readonly extra?: Readonly<Record<string, unknown>>
  readonly expected: Readonly<Record<'checks' | 'sections', readonly string[]>> & Readonly<Record<string, unknown>>
}

export type WaiverClient = {
  readonly first_name: string
  readonly middle_name: string
  readonly last_name: string
  readonly children: readonly Readonly<Record<string, string>>[]
  readonly [field: string]: unknown
}

const folder = new URL('../src/tools/i601a-waiver/examples/', import.meta.url)

export const waiverExamples: readonly WaiverExample[] = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .toSorted()
  .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as WaiverExample)

export function waiverExample(id: string): WaiverExample {
  const found = waiverExamples.find((example) => example.id.startsWith(id))
  if (!found) throw new Error(`no example ${id}`)
  return found
}

/** The changes that a test makes to an example; `undefined` removes an answer or a field of the record. */
export type Changes = {
  readonly as_of?: string
  readonly client?: Readonly<Record<string, unknown>>
  readonly answers?: Readonly<Record<string, unknown>>
  readonly sources?: readonly SourceText[]
}

/** The example as the input of a draft: hidden answers dropped, numbers as the text that a form sends. */
export function inputOf(example: WaiverExample, { as_of, client = {}, answers = {}, sources = [] }: Changes = {}) {
  const record = recordOf({ ...example.client, ...client })
  const given = Object.fromEntries(
    Object.entries({ client_id: 'client-1', ...example.answers, ...example.extra, ...answers })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
  ) as Answers
  return {
    draftId: 'draft-1',
    answers: effectiveAnswers(i601aQuestionnaire, given, recordValues(record)),
    givenAnswers: given,
    client: record,
    attorney,
    filingDate: as_of ?? example.as_of,
    sources,
  } satisfies DraftInput
}

function recordOf({ first_name, middle_name, last_name, children, spouse, ...rest }: WaiverClient): ClientRecord {
  return {
    id: 'client-1',
    first_name,
    middle_name,
    last_name,
    client: fieldsOf(rest),
    spouse: fieldsOf((spouse ?? {}) as Record<string, unknown>),
    children: children.map(fieldsOf),
  }
}

function fieldsOf(values: Readonly<Record<string, unknown>>): Fields {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      { value: (value ?? null) as string | null, dataType: 'text' as const },
    ]),
  )
}

export const attorney = {
  email: 'counsel@example.com',
  phone: null,
  first_name: 'Ruth',
  middle_name: null,
  last_name: 'Okafor',
  title: null,
  firm_name: 'Okafor Immigration Law',
  license_number: '54321',
  license_authority: 'Arizona State Bar',
  address_1: '12 Mesa Street',
  address_2: null,
  city: 'Tucson',
  state: 'AZ',
  zip_code: '85701',
}
