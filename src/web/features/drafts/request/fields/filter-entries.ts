import type { ListedEntry } from '#domain/questionnaire/record-entries.ts'

/** Entries in which every word of the query begins a word; accents and case are ignored. Special entries stay. */
export function filterEntries(entries: readonly ListedEntry[], query: string): readonly ListedEntry[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return entries
  return entries.filter(
    ({ special, label }) => special || words.every((word) => ` ${fold(label)}`.includes(` ${word}`)),
  )
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
