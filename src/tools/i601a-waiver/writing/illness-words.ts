import { dictionaryLine, formsOf, isUnknownWord } from '#domain/language/dictionary.ts'
import { foldWord } from '#domain/language/fold.ts'
import { formOf } from '#domain/case-map/reading/verbs.ts'
import { directionOf, likeness } from '#domain/language/word-vectors.ts'

/** Files of the dictionary whose words name a state and a process of nature: `porphyria`, `degeneration`. */
const ofState = 'q'
const ofProcess = 'm'

let illness: Float32Array | undefined
const likenessToIllness = (word: string): number => {
  illness ??= directionOf(['disease', 'illness', 'disorder', 'syndrome', 'cancer', 'diabetes', 'epilepsy', 'asthma'])
  return likeness(directionOf([word]), illness)
}

/**
 * A word that means an illness: the dictionary calls it a state, and nothing in its use speaks against it, or a process that is
 * spoken of as illnesses are. (`trouble` and `freedom` are states, too, but are spoken of with other words.)
 */
function isIllnessWord(word: string): boolean {
  const folded = foldWord(word)
  const file = formsOf(folded)
    .map((form) => dictionaryLine(form)?.split(/[ ,]/u)[0])
    .find((one) => one !== undefined)
  if (file !== ofState && file !== ofProcess) return false
  const like = likenessToIllness(folded)
  return file === ofState ? like === 0 || like >= 0.4 : like >= 0.5
}

/** In which somebody has it. */
const frame =
  /\b(?:has had|have had|has|have|ha(?:s|ve) been living with|suffers from|lives with|was born with|diagnos(?:ed|is)(?: \{[^{}]+\}| me)? (?:with|of|as|is)|patient (?:of [^.;,{}]{3,40} )?with|Dx:|Disability:|Diagnosis:) (?:the |an? )?/gu

/** A name of one to five words up to where the clause goes on otherwise. */
const name =
  /^((?:[\p{L}’-]{2,} ){0,4}?[\p{L}’-]{3,})(?=[,.;:()]|$| (?:since|and|which|that|in|on|from|of|with|for|at|when|after|as|but|identified|diagnosed|found|ever)\b)/u

const ofClause =
  /\b(?:no|not|never|been|to|a|an|the|he|she|it|they|her|his|their|some|any|more|less|had|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|many)\b/iu

export type NamedIllness = { readonly what: string; readonly at: number }

/**
 * An illness that a statement says somebody has, by the frame in which its name stands and what its words mean, so that
 * also one that no list has is known: `has generalized myasthenia gravis`.
 */
export function namedIllness(text: string): NamedIllness | undefined {
  for (const match of text.matchAll(frame)) {
    const [, what = ''] = name.exec(text.slice(match.index + match[0].length)) ?? []
    if (what === '' || ofClause.test(what)) continue
    const words = what.split(' ')
    const last = words.slice(-2)
    const isKnown = last.some(isIllnessWord)
    // A long word in small letters that no dictionary has, and nothing beside it: `phenylketonuria`.
    const isStrange = last.some(
      (word) =>
        word.length > 9 && /^\p{Ll}+$/u.test(word) && isUnknownWord(foldWord(word)) && likenessToIllness(word) === 0,
    )
    if (isKnown || (isStrange && words.length < 3 && !isDoing(words[0] ?? '')))
      return { what: lowered(what), at: match.index }
  }
  return undefined
}

/** `taken sertraline`, `failed adalimumab` */
const isDoing = (word: string): boolean =>
  /^(?:taken|been|begun|given|gotten|seen|known|written|chosen)$/u.test(word) || formOf(foldWord(word)) !== 'unknown'

const lowered = (what: string): string =>
  /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(what) && !/^\p{Lu}\p{Ll}+(?:’s)\b/u.test(what)
    ? what.charAt(0).toLowerCase() + what.slice(1)
    : what
