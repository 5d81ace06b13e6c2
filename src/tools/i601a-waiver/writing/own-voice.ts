import type { CaseFact } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { nounPronoun } from '#domain/case-map/reading/kin-words.ts'
import type { Teller } from './teller.ts'

/** So many words of somebody's own account stand in one quotation. */
export const wordsInVoice = 110

/**
 * Somebody’s own account that would be torn by telling it: a sentence of it can only be quoted, or it goes in short steps.
 * It stands whole, in the words of the one who lived it.
 */
export function isBestInOwnVoice(teller: Teller, facts: readonly CaseFact[]): boolean {
  const passages = facts.map((fact) => passagesOf(teller.map, fact)[0])
  const [first] = passages
  const speaker = teller.map.persons.find(({ id }) => id === first?.speaker)
  if (speaker === undefined || /^(?:doctor|expert|official)$/u.test(speaker.role) || facts.length < 2) return false
  const words = passages.map((passage) => passage?.words ?? '')
  const count = words.join(' ').split(/\s+/u).length
  if (words.includes('') || !/(?<![\p{L}])(?:I|[Mm]y|me|[Ww]e|[Oo]ur|us)(?![\p{L}])/u.test(words.join(' ')))
    return false
  // Who married whom and when, and who was born: a statement of facts, with its days.
  if (callsByAnothersName(teller, facts)) return false
  if (count > wordsInVoice || facts.some(({ wording }) => /\b(?:married|was born|were born)\b/u.test(wording)))
    return false
  return (
    facts.some((fact) => teller.isQuoted(fact)) ||
    (facts.length > 2 && count / facts.length < 10) ||
    hasOpenPronoun(teller, facts)
  )
}

/** `I cannot leave Mr. Villatoro`, who is the father, where this brief calls the son so. */
export function callsByAnothersName({ map }: Teller, facts: readonly CaseFact[]): boolean {
  return facts.some((fact) =>
    map.persons.some(
      ({ id, short }) =>
        /^(?:Mr|Ms|Dr)\. /u.test(short) &&
        (passagesOf(map, fact)[0]?.words ?? '').includes(short) &&
        !fact.persons.includes(id),
    ),
  )
}

/** `He chokes on meat, so she cuts it small`: nobody in the paragraph is whom the pronoun means. */
function hasOpenPronoun({ map }: Teller, facts: readonly CaseFact[]): boolean {
  const named = { he: false, she: false }
  return facts.some(({ wording }) =>
    [...wording.matchAll(/\{([a-z0-9-]+)(?:\.\w+)?\}|[\p{L}\p{M}]+/gu)].some(([word, id]) => {
      const pronoun = id === undefined ? nounPronoun(word) : map.persons.find((one) => one.id === id)?.pronoun
      if (pronoun !== undefined) named[pronoun] = true
      return (/^(?:she|her)$/iu.test(word) && !named.she) || (/^(?:he|him|his)$/iu.test(word) && !named.he)
    }),
  )
}
