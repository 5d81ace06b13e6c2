import type { Citation } from './citation.ts'

/** References to exhibits, transcripts and declarations: what an `Id.` behind them means is no authority. */
const reference =
  /(?<![\p{L}\p{N}])(?:(?:Exhs?|Exs?|Tr|Decl|Aff|Resp|App)\.(?= ?(?:[A-Z]{1,2}\b|at \d|¶|\d))|(?:Exhibit|Tab|Attachment|Transcript|Declaration|Affidavit)(?= (?:[A-Z]{1,2}\b|at \d|¶)))/gu

/** The citations without those `Id.` that stand for a page of the record. */
export function dropRecordReferences(text: string, citations: readonly Citation[]): Citation[] {
  const references = [...text.matchAll(reference)].map(({ index }) => index)
  if (references.length === 0) return [...citations]
  let last: 'law' | 'record' = 'law'
  let next = 0
  return citations.filter((citation) => {
    while (next < references.length && (references[next] ?? 0) < citation.start) {
      last = 'record'
      next += 1
    }
    if (citation.kind === 'id') return last === 'law'
    if (citation.kind !== 'name-only') last = 'law'
    return true
  })
}
