import { fuzzySearch, toolSearchThreshold } from '#domain/fuzzy-match.ts'
import type { ListedEntry } from '#domain/questionnaire/record-entries.ts'

/**
 * Entries in which every word of the query begins a word, then those that the product's one matcher finds near enough (a
 * letter missing, two letters swapped); accents and case are ignored. Special entries stay where they are.
 */
export function filterEntries(entries: readonly ListedEntry[], query: string): readonly ListedEntry[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return entries
  const begins = ({ label }: ListedEntry) => words.every((word) => ` ${fold(label)}`.includes(` ${word}`))
  const exact = entries.filter((entry) => entry.special || begins(entry))
  const others = entries.filter((entry) => !entry.special && !begins(entry))
  const near = fuzzySearch(query, others, ({ label }) => label, toolSearchThreshold).map(({ item }) => item)
  return [...exact, ...near]
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
