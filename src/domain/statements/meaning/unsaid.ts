import { isRead, type Finding, type Told } from './finding.ts'
import { findHits } from './told-index.ts'

/** Words that stand nowhere on file, in any sense of theirs. */
export function unsaid(told: Told): Finding[] {
  return told.clauses.flatMap(({ words }) =>
    words
      .filter((word) => word.weight >= 1 && word.hits.exact.size === 0 && word.hits.near.size === 0 && !isRead(told, word))
      .filter((word) => {
        const other = findHits(word, told.more)
        return other.exact.size === 0 && other.near.size === 0
      })
      .map((word) => ({ word, message: `No answer or document speaks of “${word.text}”.` })),
  )
}
