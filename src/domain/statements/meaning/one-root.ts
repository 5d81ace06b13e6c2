import type { Placed, Token } from './told-index.ts'
import type { Weighed } from './weigh.ts'

/** `payment` of `pay`, `hospitalize` of `hospital`. */
function isDerived(long: string, short: string): boolean {
  if (short.length > 5 && long.slice(0, 6) === short.slice(0, 6)) return true
  return (
    short.length >= 3 &&
    long.startsWith(short) &&
    /^(?:ment|er|or|al|ing|ance|ence|ion|ation)s?$/.test(long.slice(short.length))
  )
}

/** Two words of one root: `hospital`, `hospitalized`. */
export const isOfRoot = ({ meaning }: Token, { meaning: own }: Weighed): boolean =>
  meaning.lemmas.some((lemma) =>
    own.lemmas.some((other) => lemma === other || isDerived(lemma, other) || isDerived(other, lemma)),
  )

/** The very word, or one of its root, stands in this sentence. */
export const says = ({ tokens }: Placed, word: Weighed): boolean => tokens.some((token) => isOfRoot(token, word))
