import { isDenied } from '../polarity.ts'
import { charged } from './charged-words.data.ts'
import { shown, type Finding, type Told } from './finding.ts'
import { harmWords } from './harm-words.data.ts'
import type { Placed, Token } from './told-index.ts'

const never =
  /^[^.;,]{0,24}(?<!\p{L})(?:never|did not|does not|has not|had not|have not) (?:ever |once |even )?(?:bother|harm|hurt|threaten|touch|beat|hit|attack|trouble|approach|come for|came for|follow|arrest|mistreat|abuse)\p{L}*/iu

const isHarm = ({ meaning: { lemmas } }: Token) => lemmas.some((lemma) => harmWords.has(lemma) || charged.has(lemma))

/** `Fano fighters abducted her` where the file says that those never bothered her. */
export function doneByHarmless(told: Told): Finding[] {
  const { sentence, index } = told
  return told.clauses.flatMap((clause) =>
    clause.words.flatMap((word): Finding[] => {
      const isAct = /(?:ed|ot|ck|ew|it)$/iu.test(word.text) || (word.meaning.kind ?? 0) >= 29
      if (!isAct || !isHarm(word) || isDenied(sentence.text, word.start, word.end)) return []
      if (/(?<!\p{L})(?:was|were|been|being|got) (?:\p{Ll}+ )?$/iu.test(sentence.text.slice(0, word.start))) return []
      const subjects = clause.words.filter(
        ({ end, weight, isName, isPerson }) => end < word.start && (weight > 0 || isName) && !isPerson,
      )
      const [first] = subjects
      if (!first || first.start - clause.start > 12) return []
      const by = [...first.hits.exact]
        .flatMap((at) => index.byPlace.get(at) ?? [])
        .find((place) => isHarmless(place, subjects))
      return by ? [{ word, by, message: `The file says otherwise: ${shown(by)}.` }] : []
    }),
  )
}

/** Those of the draft stand right before what never happened. */
const isHarmless = ({ sentence: { text }, tokens }: Placed, subjects: readonly Token[]) =>
  tokens.some(
    (token) =>
      subjects.some(({ meaning }) => meaning.lemmas.some((lemma) => token.meaning.lemmas.includes(lemma))) &&
      never.test(text.slice(token.end)),
  )
