import { sentencesOf } from '#domain/language/sentences.ts'

/** About 12,000 tokens: a longer document reaches a model as an excerpt. */
const excerptLimit = 48_000

/**
 * A document as a model may read it: whole when it fits, else the sentences that hold a date, a number, a name or a
 * quotation, in their order, until the limit (in characters) is reached.
 */
export function excerptOf(text: string, limit = excerptLimit): string {
  if (text.length <= limit) return text
  let room = limit
  const kept = sentencesOf(text).filter((sentence) => {
    const fits = holdsFact(sentence) && sentence.length + 1 <= room
    if (fits) room -= sentence.length + 1
    return fits
  })
  return kept.join('\n')
}

/** A digit, a quotation or a capitalised word other than the first. */
function holdsFact(sentence: string): boolean {
  return /\d|[“"]/.test(sentence) || /[\p{Ll},;:)] \p{Lu}/u.test(sentence)
}
