import { printedCountryName } from '#law/countries.ts'
import type { Answer, Question } from './question.ts'

/** What a request says for one question: an answer, nothing, or JSON of a kind that the question cannot hold. */
export type Given = { readonly answer?: Answer; readonly misfit?: true }

const nothing: Given = {}
const misfit: Given = { misfit: true }

/**
 * Reads one JSON value as an answer. Booleans become `yes` and `no`, numbers text; text is trimmed and loses characters
 * that a Word file cannot hold; empty text, null and empty lists are no answer; lists name each value once.
 */
export function normalizeAnswer(question: Question, value: unknown): Given {
  if (value === undefined || value === null) return nothing
  switch (question.kind) {
    case 'choices':
    case 'records':
      return listOf(value)
    case 'rows':
      return rowsFrom(question.columns, value)
    default:
      return textFrom(question, value)
  }
}

function textFrom(question: Question, value: unknown): Given {
  const text = scalarText(value)
  if (text === undefined) return misfit
  const clean = tidy(question, text)
  return clean === '' ? nothing : { answer: clean }
}

function tidy(question: Question, text: string): string {
  const clean = printable(text).trim()
  if (question.kind === 'textarea') return clean
  const line = clean.replaceAll(/(?<!\s)\s*\n\s*/g, ' ')
  return question.kind === 'country' ? (printedCountryName(line) ?? line) : line
}

function scalarText(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'number' ? String(value) : undefined
}

/** Without control characters and broken surrogates, which XML and therefore Word cannot store. */
function printable(text: string): string {
  return (
    text
      .toWellFormed()
      .replaceAll(/\r\n?/g, '\n')
      // oxlint-disable-next-line no-control-regex -- these are the characters to remove
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g, '')
  )
}

function listOf(value: unknown): Given {
  const texts = (Array.isArray(value) ? value : [value]).map(scalarText)
  if (texts.includes(undefined)) return misfit
  const values = [...new Set(texts.map((text) => printable(text ?? '').trim()).filter((text) => text !== ''))]
  return values.length === 0 ? nothing : { answer: values }
}

/** Rows with at least one cell; columns that the question does not have are dropped. */
function rowsFrom(columns: readonly Question[], value: unknown): Given {
  if (!Array.isArray(value)) return misfit
  const rows: Record<string, string>[] = []
  for (const given of value) {
    if (!isObject(given)) return misfit
    const cells = columns.map((column) => ({
      name: column.name,
      ...normalizeAnswer(column, ownValue(given, column.name)),
    }))
    if (cells.some((cell) => cell.misfit || (cell.answer !== undefined && typeof cell.answer !== 'string')))
      return misfit
    const filled = cells.filter((cell) => cell.answer !== undefined)
    if (filled.length > 0) rows.push(Object.fromEntries(filled.map((cell) => [cell.name, cell.answer as string])))
  }
  return rows.length === 0 ? nothing : { answer: rows }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value under a name of the object's own; what JSON smuggles in through a prototype does not count. */
export function ownValue(object: Record<string, unknown>, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined
}
