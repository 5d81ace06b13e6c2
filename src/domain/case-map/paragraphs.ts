import type { CaseMap, CasePassage } from './case-map.ts'

const known = new WeakMap<CaseMap, ReadonlyMap<string, string>>()

/**
 * The paragraph of each passage, by passage id: its own number where the document numbers its paragraphs, else passages that
 * follow each other without a line between them stand in one.
 */
export function paragraphsOf(map: CaseMap): ReadonlyMap<string, string> {
  const made = known.get(map) ?? read(map.passages)
  known.set(map, made)
  return made
}

function read(passages: readonly CasePassage[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [document, own] of Map.groupBy(passages, (passage) => passage.document)) {
    let last: CasePassage | undefined
    let count = 0
    for (const passage of own.toSorted((a, b) => a.start - b.start)) {
      // A blank between two sentences is one sign; a line or a number is more.
      if (last === undefined || passage.start - last.end > 1 || passage.heading !== last.heading) count += 1
      last = passage
      found.set(
        passage.id,
        passage.paragraph === undefined ? `${document} p${count}` : `${document} ${passage.paragraph}`,
      )
    }
  }
  return found
}
