import { type IsOrdinary, isNameWord } from './name-words.ts'

/** Somebody of a list, with the word that the list opens with: `son` of `three sons: Kevin, 15; Omar, 12; and little Mateo`. */
export type ListedKin = {
  readonly written: string
  readonly kinWord: string
  /** The name is a word of the language too. */
  readonly isWord: boolean
}

const singular: Readonly<Record<string, string>> = {
  children: 'child',
  kids: 'child',
  twins: 'child',
  siblings: 'sibling',
}
const opens =
  /(?<![\p{L}-])(children|kids|sons|daughters|brothers|sisters|siblings|twins|parents|grandparents|cousins|nieces|nephews|hijos|hijas|hermanos|hermanas)(?: (?:are|is|were|named|called|together|here)|,? namely)?(?::|,|;| –| —| \()? (?=(?:\p{Ll}{3,10} )?\p{Lu}\p{Ll})/gu
const item =
  /(?:(?:and|y|little|baby|the|our|my|her|his|oldest|eldest|youngest|elder|younger|twins) ){0,3}(\p{Lu}\p{Ll}[\p{L}\p{M}’'-]*(?: \p{Lu}[\p{L}\p{M}’'-]*){0,3})(?:,? \(?(?:(?:age|aged|born(?: in)?|is|who is) )?\d{1,4}(?: years old)?\)?)?(?:[,;] | and | y |[.;:)]|$)/uy

/** The names that stand in a row behind a word for several relatives. Takes time in proportion to the text. */
export function namesOfKin(text: string, isOrdinary: IsOrdinary): ListedKin[] {
  return [...text.matchAll(opens)].flatMap(({ 0: lead, 1: word = '', index }) => {
    const found: ListedKin[] = []
    let at = index + lead.length
    for (let left = 12; left > 0; left -= 1) {
      item.lastIndex = at
      const match = item.exec(text)
      const written = match?.[1] ?? ''
      if (!match) break
      const isWord = !written.split(' ').every((one) => isNameWord(one, isOrdinary))
      // A word alone is a name where an age follows it or another name stands before it.
      if (isWord && found.length === 0 && !/\d/.test(match[0])) break
      found.push({ written, kinWord: singular[word] ?? word.replace(/s$/u, ''), isWord })
      at += match[0].length
    }
    return found
  })
}
