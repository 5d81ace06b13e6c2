import type { DraftInput } from '#domain/drafting/tool.ts'
import { choicesOf } from '#domain/questionnaire/question.ts'

export type Exhibit = {
  /** `A` to `Z`, then `AA`. */
  readonly letter: string
  readonly description: string
  /** The source on file, where the exhibit is one. */
  readonly sourceId?: string
}

/**
 * The exhibits in order (R13): Form I-589 with the declaration, identity, the client's documents, then the cited sources
 * as chosen. Titles repeat nowhere.
 */
export function exhibitsOf(input: DraftInput): Exhibit[] {
  const documents = input.sources
    .filter(({ kind }) => kind === 'client_document')
    .map(({ id, title }) => ({ description: title, sourceId: id }))
  const all = [
    { description: 'Form I-589 and declaration' },
    { description: 'Identity documents' },
    ...documents,
    ...citedSources(input),
  ]
  return all.map((exhibit, index) => ({ letter: letterAt(index), ...exhibit }))
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
