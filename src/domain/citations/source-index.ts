import type { SourcePassage } from '#domain/findings/flag.ts'
import type { SourceText } from '#domain/drafting/tool.ts'
import type { Citation } from './citation.ts'
import { recogniseCitations } from './recognise.ts'

export type SourceCitation = {
  readonly citation: Citation
  readonly place: SourcePassage
  readonly isCitedSource: boolean
}

/** The citations that stand in one source; depends on nothing else, so it can be kept with the source. */
export type CitationsOfSource = { readonly id: string; readonly citations: readonly SourceCitation[] }
export type SourceCitationIndex = ReadonlyMap<string, readonly SourceCitation[]>

/** Reads one source. Its title counts as its first line: a source may be the very decision that it is named after. */
export function readSourceCitations(source: SourceText): CitationsOfSource {
  const inTitle = recogniseCitations(source.title, { breaks: 'wrapped' }).map((citation) => ({
    citation,
    from: 'title',
  }))
  const inText = recogniseCitations(source.text, { breaks: 'wrapped' }).map((citation) => ({ citation, from: 'text' }))
  return {
    id: source.id,
    citations: [...inTitle, ...inText].map(({ citation, from }) => ({
      citation,
      isCitedSource: source.kind === 'citation',
      place: {
        id: source.id,
        title: source.title,
        start: from === 'title' ? 0 : citation.start,
        end: from === 'title' ? 0 : citation.end,
        text: citation.text,
      },
    })),
  }
}

/** Puts the citations of all sources under their keys. */
export function indexSourceCitations(sources: readonly CitationsOfSource[]): SourceCitationIndex {
  const index = new Map<string, SourceCitation[]>()
  for (const found of sources.flatMap(({ citations }) => citations)) {
    for (const key of [found.citation.key, ...(found.citation.parallel ?? [])]) {
      if (key !== undefined) index.set(key, [...(index.get(key) ?? []), found])
    }
  }
  return index
}
