import { harmWords } from './harm-words.data.ts'
import { charged } from './charged-words.data.ts'
import { isDenied } from '../polarity.ts'
import { isRead, shown, subjectOf, type Finding, type Told } from './finding.ts'
import { isSurelyAbout } from './occurrences.ts'
import { meaningOf } from '#domain/language/meaning/meaning.ts'
import type { Placed, Token } from './told-index.ts'
import type { Weighed } from './weigh.ts'

/** Acts and things of harm: what is denied of them in general is denied in particular. */
const isOfHarm = (lemmas: readonly string[]) => lemmas.some((lemma) => harmWords.has(lemma) || charged.has(lemma))

/** `He punched his wife` where he never hit her, `a gun` where there was no weapon. */
export function deniedInGeneral(told: Told): Finding[] {
  const { sentence, index } = told
  return told.clauses.flatMap((clause) =>
    clause.words.flatMap((word): Finding[] => {
      if (word.isName || word.isPerson || isRead(told, word) || !isOfHarm(word.meaning.lemmas)) return []
      if (threatened.test(sentence.text.slice(clause.start, word.start))) return []
      if (isDenied(sentence.text, word.start, word.end) || isSaid(word, index.byPlace)) return []
      const more = generalOf(word)
      const persons = subjectOf(word, clause, told)
      const by = more
        .flatMap((lemma) => index.same.get(`l${lemma}`) ?? [])
        .flatMap((at) => index.byPlace.get(at) ?? [])
        .find(
          (place) =>
            (place.sentence.mentions.length === 0 || persons.length === 0 || isSurelyAbout(place, persons)) &&
            place.tokens.some((token) => more.some((lemma) => isDeniedHere(place, token, lemma))),
        )
      return by ? [{ word, by, message: `The file denies this in general: ${shown(by)}.` }] : []
    }),
  )
}

/** The words of harm that are more general than this one. */
function generalOf({ meaning }: Weighed): string[] {
  const above = new Set(meaning.above)
  return [...harmWords].filter(
    (lemma) =>
      !meaning.lemmas.includes(lemma) && meaningOf(lemma).same.some((key) => key.startsWith('#') && above.has(key)),
  )
}

/** `No injury of the lung` denies that one alone. */
const isDeniedHere = ({ sentence: { text } }: Placed, token: Token, lemma: string) =>
  token.meaning.lemmas.includes(lemma) &&
  !/^ (?:of|to|in) (?:the|an?|his|her|my|their) /u.test(text.slice(token.end)) &&
  isDenied(text, token.start, token.end)

/** What was only threatened or feared was not done. */
const threatened = /(?<!\p{L})(?:threat\p{L}*|warn\p{L}*|fear\p{L}*|afraid|would|might|could|if)(?!\p{L})[^.;]{0,60}$/iu

/** The very word stands on file, affirmed: then it is compared as such. */
function isSaid({ meaning, hits }: Weighed, byPlace: ReadonlyMap<number, readonly Placed[]>): boolean {
  return [...hits.exact].some((at) =>
    byPlace
      .get(at)
      ?.some(({ tokens, sentence: { text } }) =>
        tokens.some(
          (token) =>
            token.meaning.lemmas.some((lemma) => meaning.lemmas.includes(lemma)) &&
            !isDenied(text, token.start, token.end),
        ),
      ),
  )
}
