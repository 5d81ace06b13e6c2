import { readdirSync, readFileSync } from 'node:fs'
import type { Attorney } from '#domain/clients/attorney.ts'
import type { ClientRecord, Fields } from '#domain/clients/client-record.ts'
import type { DraftInput, SectionPlan, SourceText, WrittenSection } from '#domain/drafting/tool.ts'
import { sectionText } from '#domain/legal-document/from-section.ts'
import { choicesOf, type Answers } from '#domain/questionnaire/question.ts'
import { effectiveAnswers } from '#domain/questionnaire/visibility.ts'
import { sanitizeSection } from '#domain/section-content/sanitize.ts'
import { resolveTokens } from '#domain/section-content/tokens.ts'
import { questionnaire } from '#tools/asylum-brief/questionnaire.ts'
import { asylumBrief } from '#tools/asylum-brief/tool.ts'

type Values = Readonly<Record<string, string>>

/** A fictional case of the asylum brief: client, answers and what must come out. */
export type AsylumExample = {
  readonly id: string
  readonly title: string
  readonly as_of: string
  readonly client: {
    readonly first_name: string
    readonly middle_name: string
    readonly last_name: string
    readonly client?: Values
    readonly spouse?: Values
    readonly children?: readonly Values[]
  }
  readonly answers: Answers
  readonly expected: {
    readonly sections: readonly string[]
    readonly absent: readonly string[]
    readonly checks: readonly string[]
  }
}

const folder = new URL('../src/tools/asylum-brief/examples/', import.meta.url)

export const asylumExamples: readonly AsylumExample[] = readdirSync(folder).map(
  (file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as AsylumExample,
)

export function asylumExample(id: string): AsylumExample {
  const found = asylumExamples.find((example) => example.id === id)
  if (!found) throw new Error(`No example ${id}`)
  return found
}

export const exampleAttorney: Attorney = {
  email: 'mira.kovac@kovaclaw.example',
  phone: '(212) 555-0148',
  first_name: 'Mira',
  middle_name: null,
  last_name: 'Kovac',
  title: 'Esq.',
  firm_name: 'Kovac Immigration Law',
  license_number: '5550142',
  license_authority: 'New York State Bar',
  address_1: '120 Broadway',
  address_2: 'Suite 9',
  city: 'New York',
  state: 'NY',
  zip_code: '10271',
}

/** What the tool receives for an example, answers of hidden questions left out; `changes` replace single answers. */
export function inputOf(
  { client, answers, as_of }: AsylumExample,
  changes: Readonly<Record<string, Answers[string] | undefined>> = {},
): DraftInput {
  const given = Object.fromEntries(
    Object.entries({ ...answers, ...changes }).filter(
      (entry): entry is [string, Answers[string]] => entry[1] !== undefined,
    ),
  )
  return {
    draftId: 'draft-1',
    answers: effectiveAnswers(questionnaire, given, {}),
    givenAnswers: given,
    client: recordOf(client),
    attorney: exampleAttorney,
    filingDate: as_of,
    sources: choicesOf(given, 'cited_sources').map((title): SourceText => ({
      id: title,
      kind: 'citation',
      title,
      text: '',
    })),
  }
}

function recordOf(client: AsylumExample['client']): ClientRecord {
  return {
    id: 'client-1',
    first_name: client.first_name,
    middle_name: client.middle_name === '' ? null : client.middle_name,
    last_name: client.last_name,
    client: fieldsOf(client.client),
    spouse: fieldsOf(client.spouse),
    children: (client.children ?? []).map(fieldsOf),
  }
}

function fieldsOf(values: Values = {}): Fields {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value, dataType: 'text' }]))
}

export type OfflineDraft = {
  readonly plan: readonly SectionPlan[]
  readonly written: readonly WrittenSection[]
  /** Tokens that no allowed authority answers to. */
  readonly unknown: readonly string[]
  /** Plain text of a section with ordinary spaces and line breaks as spaces; empty when it is not in the plan. */
  readonly text: (id: string) => string
}

/** Writes the whole brief without a model, wave by wave, and prints its citations; `opened` where the case is open already. */
export function draftOffline(input: DraftInput, opened = asylumBrief.open(input)): OfflineDraft {
  const plan = opened.plan()
  const citations = Object.fromEntries(opened.authorities().map(({ id, citation }) => [id, citation]))
  const written: WrittenSection[] = []
  const unknown: string[] = []
  for (const section of plan.toSorted((a, b) => a.wave - b.wave)) {
    const html = sanitizeSection(opened.write(section, written))
    const resolved = resolveTokens(html, {
      allowed: section.authorities,
      citations,
      exhibits: input.caseMap?.exhibits ?? [],
    })
    unknown.push(...resolved.unknown.map(({ token }) => `${section.id} ${token}`))
    written.push({ id: section.id, html: resolved.html })
  }
  return { plan, written, unknown, text: (id) => textIn(written, id) }
}

function textIn(written: readonly WrittenSection[], id: string): string {
  const html = written.find((section) => section.id === id)?.html ?? ''
  return sectionText(html)
    .replaceAll('\u00a0', ' ')
    .replaceAll(/\s*\n\s*/g, ' ')
}
