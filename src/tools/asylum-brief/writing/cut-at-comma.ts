import { countWords } from '#domain/language/sentences.ts'

/** A sentence that is too long to quote, up to a comma, with the marks of what is left out. */
export function cutAtComma(whole: string, longest: number): string {
  let kept = ''
  for (const part of whole.split(/(?<=,) /u)) {
    if (countWords(`${kept} ${part}`) > longest - 4) break
    kept = kept === '' ? part : `${kept} ${part}`
  }
  return kept === '' ? whole : `${kept.replace(/,$/u, '')} . . . .`
}
