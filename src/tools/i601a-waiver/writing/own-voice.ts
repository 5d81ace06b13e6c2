import type { CaseFact } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { nounPronoun } from '#domain/persons/kin.ts'
import type { Teller } from './teller.ts'

/** So many words of somebody's own account stand in one quotation. */
export const wordsInVoice = 110

/**
 * Somebody’s own account that would be torn by telling it: a sentence of it can only be quoted, points back at another, has a
 * pronoun that nobody in it explains, or has a turn of its own. It stands whole, in the words of the one who lived it.
 */
export function isBestInOwnVoice(teller: Teller, facts: readonly CaseFact[]): boolean {
  const passages = facts.map((fact) => passagesOf(teller.map, fact)[0])
  const [first] = passages
  const speaker = teller.map.persons.find(({ id }) => id === first?.speaker)
  if (speaker === undefined || /^(?:doctor|expert|official)$/u.test(speaker.role)) return false
  if (facts.length < 2 && !/[.!?] \p{Lu}/u.test(passages[0]?.words ?? '')) return false
  const words = passages.map((passage) => passage?.words ?? '')
  const count = words.join(' ').split(/\s+/u).length
  if (words.includes('') || !inFirstPerson.test(words.join(' '))) return false
  // Who married whom and when, and who was born: a statement of facts, with its days.
  if (callsByAnothersName(teller, facts)) return false
  if (count > wordsInVoice || facts.filter(({ wording }) => ofFamily.test(wording)).length * 2 >= facts.length)
    return false
  return wouldBeTorn(teller, facts, words)
}

function wouldBeTorn(teller: Teller, facts: readonly CaseFact[], words: readonly string[]): boolean {
  const count = words.join(' ').split(/\s+/u).length
  return (
    facts.some((fact) => teller.isQuoted(fact)) ||
    (facts.length > 2 && count / facts.length < 10) ||
    words.some((one) => leansOnOther.test(one) || /[“"]/u.test(one)) ||
    hasOpenPronoun(teller, facts)
  )
}

const inFirstPerson = /(?<![\p{L}])(?:I|[Mm]y|me|[Ww]e|[Oo]ur|us)(?![\p{L}])/u

/** The day of a wedding or a birth. */
const ofFamily =
  /\b(?:was|were|got) married\b|\bmarried (?:\{[a-z0-9-]+\}|on |in |at )|\b(?:was|were) born (?:on|in|at)\b/u

/** A sentence that only the one before explains: `It shows`, `Then I stopped`, `put a stool there`. */
const leansOnOther =
  /^(?:It|This|That|These|Those|Then|There(?! (?:is|are|was|were)\b)|So|But|And|Or|Both|Neither|Since then|After that|Without (?:it|that|him|her|them))\b|\bthere(?! (?:is|are|was|were|has|have|had|would|will|could|can)\b)|\b(?:that way|the same|like that|again|instead)[.,;]/u

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
