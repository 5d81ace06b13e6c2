import { countWords, sentencesOf } from '#domain/language/sentences.ts'

const block = /<(p|li|blockquote)\b[^<>]*>((?:(?!<\1\b).)*?)<\/\1>/gs

/** A cite by itself says nothing of the law. */
const fewestWords = 5

/**
 * What the product's own text of a section says of the law: the sentences that cite an authority and rest on no fact or
 * exhibit, with their tokens. They are right for this forum and relief; a writer keeps their sense.
 */
export function statementsOfLaw(html: string): string[] {
  const found = [...html.matchAll(block)].flatMap(([, , inner = '']) => sentencesWithCites(inner))
  return [...new Set(found)]
}

function sentencesWithCites(inner: string): string[] {
  const text = inner
    .replaceAll(/<[^<>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', ' ')
  return sentencesOf(text).filter(
    (sentence) =>
      sentence.includes('[[cite:') &&
      !/\[\[(?:ex|fact|src|f):/.test(sentence) &&
      countWords(sentence.replaceAll(/\[\[[^[\]]*\]\]/g, '')) >= fewestWords,
  )
}
