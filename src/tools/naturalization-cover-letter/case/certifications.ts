import type { DraftInput, SourceText } from '#domain/drafting/tool.ts'
import { isOfOffice } from './enclosed-papers.ts'

/** Form N-648 itself among the client’s papers: it goes along as the form, and under no exhibit. */
export const certificationsOf = ({ sources }: Pick<DraftInput, 'sources'>): SourceText[] =>
  sources.filter(
    ({ kind, title, text }) =>
      kind === 'client_document' && !isOfOffice(title) && /\bN-?648\b/iu.test(`${title} ${text.slice(0, 120)}`),
  )
