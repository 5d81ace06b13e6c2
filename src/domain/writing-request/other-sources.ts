import type { CaseMap } from '#domain/case-map/case-map.ts'
import type { SourceText } from '#domain/drafting/tool.ts'
import { excerptOf } from '#domain/text/excerpt.ts'

/** Characters of texts that are no exhibits: about 30,000 tokens for all together. */
const room = 120_000

export type ReadSource = SourceText & { readonly excerpt: string }

/**
 * The texts on file that the case map does not hold: cited sources, an expert's papers, everything where there is no map.
 * Each gets its share of the room; a longer one keeps the sentences that state facts, never merely its beginning.
 */
export function otherSources(sources: readonly SourceText[], map: CaseMap | undefined): ReadSource[] {
  const mapped = new Set(map?.exhibits.map(({ id }) => id))
  const open = sources.filter(({ id, kind, text }) => !mapped.has(id) && kind !== 'template' && text.trim() !== '')
  const share = Math.floor(room / Math.max(1, open.length))
  return open.map((source) => ({ ...source, excerpt: excerptOf(source.text, share) }))
}
