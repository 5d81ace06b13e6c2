import { foldText } from '#domain/language/fold.ts'

/** The folded words of a search, at most eight, safe inside a `like` pattern. */
export function searchWords(q: string): string[] {
  return foldText(q)
    .split(' ')
    .map((word) => word.replaceAll(/[%_\\]/g, ''))
    .filter((word) => word !== '')
    .slice(0, 8)
}
