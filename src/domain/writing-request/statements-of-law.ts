import { countWords, sentencesOf } from '#domain/language/sentences.ts'

const block = /<(p|li|blockquote)\b[^<>]*>((?:(?!<\1\b).)*?)<\/\1>/gs

/** A conclusion, or what this record shows. */
const applied = /\b(?:therefore|thus|[Nn]othing in the record|is set out|it is submitted)\b/

/** A cite by itself says nothing of the law. */
const fewestWords = 5

/**
 * What the product's own text of a section says of the law: the sentences that cite an authority and rest on no fact or
 * exhibit, with their tokens. They are right for this forum and relief; a writer keeps their sense. A sentence that names
 * somebody of the case applies the law and states none.
 */
export function statementsOfLaw(html: string, names: readonly string[] = []): string[] {
  const found = [...html.matchAll(block)].flatMap(([, , inner = '']) => sentencesWithCites(inner))
  return inFullFirst(
    [...new Set(found)].filter((sentence) => !applied.test(sentence) && !names.some((name) => sentence.includes(name))),
  )
}

/** The sentence that named an authority in full may be none of these: the first of them that cites it does so in full. */
function inFullFirst(sentences: readonly string[]): string[] {
  const cited = new Set<string>()
  return sentences.map((sentence) =>
    sentence.replaceAll(/\[\[cite:([^\][|]+)((?:\|[^\][|]+)*)\]\]/g, (whole, id: string, details: string) => {
      const isFirst = !cited.has(id)
      cited.add(id)
      return isFirst ? `[[cite:${id}${details.replace(/\|short(?=\||$)/, '')}]]` : whole
    }),
  )
}

function sentencesWithCites(inner: string): string[] {
  const text = inner
    .replaceAll(/<[^<>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', ' ')
  return withCitesBehind(sentencesOf(text)).filter(
    (sentence) =>
      sentence.includes('[[cite:') &&
      !/\[\[(?:ex|fact|src|f):/.test(sentence) &&
      countWords(sentence.replaceAll(/\[\[[^[\]]*\]\]/g, '')) >= fewestWords,
  )
}

/** `Both must be shown. [[cite:A]].`: a rule and the citation that follows it as a sentence of its own. */
function withCitesBehind(sentences: readonly string[]): string[] {
  const joined: string[] = []
  for (const sentence of sentences) {
    const before = joined.at(-1)
    const isCiteAlone =
      sentence.includes('[[cite:') && countWords(sentence.replaceAll(/\[\[[^[\]]*\]\]|\([^()]*\)/g, '')) < fewestWords
    if (before !== undefined && isCiteAlone) joined[joined.length - 1] = `${before} ${sentence}`
    else joined.push(sentence)
  }
  return joined
}
