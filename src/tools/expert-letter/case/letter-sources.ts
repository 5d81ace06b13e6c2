import type { DraftInput, SourceText } from '#domain/drafting/tool.ts'
import { choicesOf, textOf } from '#domain/questionnaire/question.ts'

/**
 * The papers that the attorney chose for this letter. An expert's record comes as one source: its title is the expert's
 * name, its text the description with the text of the expert's file.
 */
export type LetterSources = {
  readonly expert?: SourceText
  readonly cv?: SourceText
  readonly clientDocuments: readonly SourceText[]
  readonly expertDocuments: readonly SourceText[]
}

export function letterSources({ answers, sources }: DraftInput): LetterSources {
  const find = (kind: SourceText['kind'], id: string | undefined) =>
    sources.find((source) => source.kind === kind && source.id === id)
  const pick = (kind: SourceText['kind'], question: string) =>
    choicesOf(answers, question).flatMap((id) => find(kind, id) ?? [])
  const expert = find('expert', textOf(answers, 'expert_id'))
  const cv = find('client_cv', textOf(answers, 'client_cv_id'))
  return {
    ...(expert && { expert }),
    ...(cv && { cv }),
    clientDocuments: pick('extra_client', 'additional_client_docs'),
    expertDocuments: pick('extra_expert', 'additional_expert_docs'),
  }
}

/** Every chosen paper, the expert's own first. */
export function allPapers({ expert, cv, clientDocuments, expertDocuments }: LetterSources): SourceText[] {
  return [...(expert ? [expert] : []), ...expertDocuments, ...(cv ? [cv] : []), ...clientDocuments]
}

/** The surname in a name with title and letters behind it: `Prof. Rahul Deshpande, PhD` -> `Deshpande`. */
export function surnameOf(name: string): string {
  const [first = ''] = name.split(',')
  return first.trim().split(/\s+/).at(-1) ?? ''
}
