import type { DraftInput } from '#domain/drafting/tool.ts'
import { choicesOf, textOf } from '#domain/questionnaire/question.ts'

export type Exhibit = {
  /** `A` to `Z`, then `AA`. */
  readonly letter: string
  readonly description: string
  /** The source on file, where the exhibit is one. */
  readonly sourceId?: string
  readonly pages?: number
}

/**
 * The exhibits in order. With a case map they are its documents under its letters, so that body, index and checks share one
 * list; without one, Form I-589 with the declaration, identity and the client's documents (R13). Cited sources follow as
 * chosen. Titles repeat nowhere.
 */
export function exhibitsOf(input: DraftInput): Exhibit[] {
  const own = input.caseMap?.exhibits ?? []
  const mapped = own.map(({ id, letter, title, pages }) => ({
    letter,
    description: title,
    sourceId: id,
    ...(pages !== undefined && { pages }),
  }))
  const receipt =
    textOf(input.answers, 'aaf_paid_date') === undefined ? [] : [{ description: 'Receipt for the annual asylum fee' }]
  const first = mapped.length > 0 ? mapped : lettered(withoutMap(input, receipt), 0)
  const known = new Set(first.flatMap(({ sourceId, description }) => [sourceId, description]))
  const more = citedSources(input).filter(
    ({ sourceId, description }) => !known.has(sourceId) && !known.has(description),
  )
  const rest = [...more, ...(mapped.length > 0 ? receipt : [])]
  return [...first, ...lettered(rest, new Set(first.map(({ letter }) => letter.replace(/-.*/, ''))).size)]
}

const lettered = (exhibits: readonly Omit<Exhibit, 'letter'>[], from: number): Exhibit[] =>
  exhibits.map((exhibit, index) => ({ letter: letterAt(from + index), ...exhibit }))

/** `receipt` stands behind the identity documents (C27). */
function withoutMap({ sources }: DraftInput, receipt: readonly Omit<Exhibit, 'letter'>[]): Omit<Exhibit, 'letter'>[] {
  const documents = sources
    .filter(({ kind }) => kind === 'client_document')
    .map(({ id, title }) => ({ description: title, sourceId: id }))
  return [
    { description: 'Form I-589 and declaration' },
    { description: 'Identity documents' },
    ...receipt,
    ...documents,
  ]
}

/** The sources chosen to be cited; one that is no longer on file keeps the words of the answer. */
export function citedSources({ answers, sources }: DraftInput): { description: string; sourceId: string }[] {
  return [...new Set(choicesOf(answers, 'cited_sources'))]
    .filter((id) => id.trim() !== '')
    .map((id) => ({ description: sources.find((source) => source.id === id)?.title ?? id, sourceId: id }))
}

/** 0 is `A`, 25 `Z`, 26 `AA`. */
export function letterAt(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26))
  return index < 26 ? last : letterAt(Math.floor(index / 26) - 1) + last
}
