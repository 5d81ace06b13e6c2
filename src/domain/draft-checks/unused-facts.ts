import type { WrittenSection } from '#domain/drafting/tool.ts'
import { findFacts } from '#domain/provenance/find-facts.ts'
import { findOmissions, type Omission } from '#domain/provenance/omissions.ts'
import { readSection } from '#domain/section-content/read.ts'
import type { DraftMaterial } from './material.ts'

/** Dates and persons of the record and the answers that the draft nowhere uses: a list to read before filing, not flags. */
export function listUnusedFacts(sections: readonly WrittenSection[], { facts }: DraftMaterial): Omission[] {
  const used = sections.flatMap(({ html }) => {
    const { text, footnotes } = readSection(html)
    return [text, ...footnotes.map((footnote) => footnote.text)].flatMap((part) => findFacts(part))
  })
  return findOmissions({ sources: facts }, used)
}
