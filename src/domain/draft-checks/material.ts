import { readSourceCitations, type CitationsOfSource } from '#domain/citations/source-index.ts'
import type { SourceText } from '#domain/drafting/tool.ts'
import type { Contradiction } from '#domain/provenance/contradictions.ts'
import { findContradictions } from '#domain/provenance/contradictions.ts'
import { readSourceFacts, type SourceFacts } from '#domain/provenance/fact-index.ts'
import type { FactSource } from '#domain/provenance/fact.ts'
import type { QuotableSource } from '#domain/quotations/check.ts'
import type { NamedPerson } from '#domain/statements/persons.ts'
import type { ToldFacts } from './told-facts.ts'
import { foldWithOffsets } from '#domain/language/folded-text.ts'

/** The sources of a draft, read once. They change with answers and files, not with the text of the draft. */
export type DraftMaterial = {
  readonly sources: readonly SourceText[]
  readonly citations: readonly CitationsOfSource[]
  readonly facts: readonly SourceFacts[]
  readonly quotable: readonly QuotableSource[]
  readonly contradictions: readonly Contradiction[]
  /** The case map and the chosen options, read; what they say supports a statement. */
  readonly told: readonly SourceFacts[]
  readonly persons: readonly NamedPerson[]
}

/**
 * Reads what a draft is checked against: the attorney's chosen texts and everything that facts may come from
 * (`factSourcesOf`). The costly part of the checks: keep the result until a source changes.
 */
export function readMaterial(
  sources: readonly SourceText[],
  factSources: readonly FactSource[],
  told: ToldFacts = { sources: [], persons: [] },
): DraftMaterial {
  const facts = factSources.map(readSourceFacts)
  const answers = factSources
    .filter(({ kind }) => kind === 'answer')
    .map(({ id, title, text, lead = 0 }) => ({ id, title, text: text.slice(lead) }))
  return {
    sources,
    citations: sources.map(readSourceCitations),
    facts,
    quotable: [...sources, ...answers].map(({ id, title, text }) => ({
      id,
      title,
      text,
      folded: foldWithOffsets(text),
    })),
    told: told.sources.map(readSourceFacts),
    persons: told.persons,
    contradictions: findContradictions(facts.filter(({ source }) => source.kind !== 'computed')),
  }
}
