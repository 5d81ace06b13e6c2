import { nounPronoun } from '#domain/persons/kin.ts'
import { nextWord, type Piece } from './words-in-text.ts'

/** Words behind which another clause begins. */
export const clauseEnds =
  /^(?:that|who|whom|whose|which|because|when|while|if|although|though|until|since|unless|where|whether|how|why|what)$/i

const leads = /^(?:On|In|At|Since|After|Before|Until|During|By|Then|That|One)$/
const kin = /^(?:my|our|both|the|two|three|children|parents|family|friends?|kids)$/i
const several = /^(?:children|parents|family|friends?|kids)$/i

/** `Rogelio and I`, `my wife and I`: whether the `I` at this place is one of several, so that the verb stays. */
export function isOneOfSeveral(pieces: readonly Piece[], at: number): boolean {
  const and = nextWord(pieces, at, -1)
  // `..., and I still see him` opens a clause of its own.
  if (and < 0 || !/^and$/i.test(wordAt(pieces, and)) || endsInComma(pieces, and - 1)) return false
  const beside = nextWord(pieces, and, -1)
  let isNamed = false
  for (let place = beside; place >= 0; place = nextWord(pieces, place, -1)) {
    const word = wordAt(pieces, place)
    if (place !== beside && opensSentence(pieces, place, beside)) return isNamed
    if (isName(pieces, place)) isNamed = true
    else if (clauseEnds.test(word) || endsInComma(pieces, place + 1)) return isNamed
    else if (!kin.test(word)) return false
    else isNamed ||= several.test(word)
  }
  return isNamed
}

/** `On April 13, 2024 Brenda and I were`, `In May Brenda and I were`, not `In Kampala and I was`. */
const opensSentence = (pieces: readonly Piece[], place: number, beside: number): boolean =>
  /^\d/.test(wordAt(pieces, place)) || (leads.test(wordAt(pieces, place)) && nextWord(pieces, place) !== beside)

const isName = (pieces: readonly Piece[], place: number): boolean => {
  const word = wordAt(pieces, place)
  return pieces[place]?.kind === 'person' || nounPronoun(word) !== undefined || /^\p{Lu}\p{Ll}/u.test(word)
}

const endsInComma = (pieces: readonly Piece[], at: number): boolean => pieces[at]?.text.includes(',') === true

const wordAt = (pieces: readonly Piece[], at: number): string =>
  pieces[at]?.kind === 'word' ? (pieces[at]?.text ?? '') : ''
