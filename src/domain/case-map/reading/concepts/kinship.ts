import { meaningOf } from '#domain/language/meaning/meaning.ts'

/**
 * What a word shares with those that are made from it or it from them (`register`, `registration`): a meaning in the
 * dictionary and its beginning.
 */
export function kinshipOf(word: string): string[] {
  if (!/^[a-z]{5,}$/u.test(word) || /(?:er|or|ee|ist|ant|stolen)s?$/u.test(word)) return []
  const beginning = word.slice(0, 5)
  return meaningOf(word).same.flatMap((key) => (key.startsWith('#') ? [`${key}:${beginning}`] : []))
}
