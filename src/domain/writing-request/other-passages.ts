import type { CaseMap, CasePassage } from '#domain/case-map/case-map.ts'

/** Characters of passages that no fact rests on yet; about 3,000 tokens. */
const room = 12_000

/**
 * Passages on which no fact rests: what no rule found may still be what an argument needs. All of them where they fit,
 * else those with a number, a date or a quotation first, in the order of the documents.
 */
export function otherPassages(map: CaseMap): CasePassage[] {
  const used = new Set(
    map.facts.flatMap(({ sources }) =>
      sources.flatMap((source) => (source.type === 'passage' ? [source.passage] : [])),
    ),
  )
  const exhibits = new Set(map.exhibits.map(({ id }) => id))
  const open = map.passages.filter(({ id, document }) => !used.has(id) && exhibits.has(document))
  const kept = new Set<string>()
  let left = room
  for (const passage of open.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    if (passage.words.length > left) continue
    left -= passage.words.length
    kept.add(passage.id)
  }
  return open.filter(({ id }) => kept.has(id))
}

const rankOf = ({ words }: CasePassage) => (/\d|[“"]/.test(words) ? 0 : 1)
