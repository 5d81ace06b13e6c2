import type { Field } from '#domain/clients/client-record.ts'
import { inlineText } from '#domain/legal-document/block.ts'
import { buildClient, composeLetterFor, draftInput, freshTool } from './application.ts'
import type { NaturalizationReading } from './readings.data.ts'

const fields = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]): [string, Field] => [name, { value, dataType: 'text' }]),
  )

type Changes = {
  /** Papers by their ids. */
  readonly without?: readonly string[]
  readonly changed?: (text: string) => string
  readonly filingDate?: string
}

/** The letter of one reading as it is read, its lines and lists in order, with what the checks say of it by their codes. */
export function readLetter(readings: readonly NaturalizationReading[], name: string, changes: Changes = {}) {
  const reading = readings.find((one) => one.name.includes(name))
  if (!reading) throw new Error(`no reading ${name}`)
  const { first_name = 'Ana', middle_name = '', last_name = 'Example', ...client } = reading.client
  const record = buildClient(client, reading.spouse)
  const input = {
    ...draftInput({
      answers: reading.answers,
      client: { ...record, first_name, middle_name, last_name, children: (reading.children ?? []).map(fields) },
      filingDate: changes.filingDate ?? reading.filingDate,
    }),
    sources: reading.sources
      .filter(({ id }) => !changes.without?.includes(id))
      .map((source) => ({ ...source, text: changes.changed?.(source.text) ?? source.text })),
  }
  const opened = freshTool.open(input)
  return {
    text: composeLetterFor(freshTool, input)
      .blocks.flatMap((block) => {
        if (block.kind === 'list') return block.items.map(({ content }) => inlineText(content))
        return 'content' in block && Array.isArray(block.content) ? [inlineText(block.content)] : []
      })
      .join('\n'),
    checks: Object.fromEntries(opened.check().map(({ code, message }) => [code, message])),
    review: opened.review([]).map(({ code }) => code),
  }
}
