import { isDenied } from '../polarity.ts'
import { charged } from './charged-words.data.ts'
import { functionWords } from '#domain/language/word-lists.data.ts'
import { isRead, personsOf, shown, type Finding, type Told } from './finding.ts'
import { harmWords } from './harm-words.data.ts'
import { isAbout } from './occurrences.ts'
import type { Placed, Token } from './told-index.ts'

const unharmed =
  /(?<!\p{L})(?:nothing (?:\p{L}+ )?happened|no (?:harm|problems?|trouble|incidents?|threats?)|(?:was|were) (?:not|never) (?:harmed|threatened|bothered|followed|attacked|harassed|troubled)|nobody (?:harmed|threatened|bothered|followed|attacked|troubled))(?!\p{L})/iu
const at = /(?<!\p{L})(?:in|at|near) (\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*)/gu
const more = /^(?:follow|chase|harass|detain|arrest|persecute|pursue|beat)$/u

const isHarm = ({ meaning: { lemmas } }: Token) =>
  lemmas.some((lemma) => harmWords.has(lemma) || charged.has(lemma) || more.test(lemma))

/** `She was attacked again in Lima` where the file says that nothing happened to her there. */
export function unharmedThere(told: Told): Finding[] {
  const { sentence, index } = told
  const places = [...sentence.text.matchAll(at)].map(([, name = '']) => name)
  if (places.length === 0) return []
  return told.clauses.flatMap((clause) =>
    clause.words.flatMap((word): Finding[] => {
      if (!isHarm(word) || isRead(told, word) || isDenied(sentence.text, word.start, word.end)) return []
      const persons = personsOf(clause, told)
      const all = [...index.byPlace.values()].flat()
      const by = all.find(
        (place) =>
          unharmed.test(place.sentence.text) &&
          (persons.length === 0 || isAbout(place, persons)) &&
          places.some((name) => isThere(place, name, all)),
      )
      if (!by || places.some((name) => all.some((place) => place !== by && isHarmedAt(place, name)))) return []
      return [{ word, by, message: `The file has no harm there: ${shown(by)}.` }]
    }),
  )
}

/** The sentence names the place, or says `there` right after one that does. */
function isThere({ at: number, sentence: { text, from } }: Placed, name: string, all: readonly Placed[]): boolean {
  if (text.includes(name)) return true
  const last = all.find((other) => other.at === number - 1 && other.sentence.from === from)
  return /(?<!\p{L})there(?!\p{L})/iu.test(text) && last?.sentence.text.includes(name) === true
}

/** Harm that is told with this place. */
const isHarmedAt = ({ sentence: { text }, tokens }: Placed, name: string) =>
  text.includes(name) && tokens.some((token) => isHarm(token) && !isDenied(text, token.start, token.end))

const nobody =
  /(?<!\p{L})(?:nobody|no one|no-one|none(?: of (?:us|them))?)(?: else)?(?: (?:was|were|got|had been))? (?:hit|hurt|injured|wounded|harmed|killed|struck)(?!\p{L})|(?<!\p{L})no injur(?:y|ies)(?!\p{L})/iu
const suffered =
  /(?<!\p{L})(?:was|were|been|got) (?:\p{L}+ly )?(?:hit|hurt|injured|wounded|struck|killed|shot)(?!\p{L})/giu

/** `His mother was wounded when the house was fired upon` where the file has shots at it and nobody hit. */
export function unharmedThen(told: Told): Finding[] {
  const { sentence, index } = told
  return [...sentence.text.matchAll(suffered)].flatMap((match): Finding[] => {
    const word = { start: match.index, end: match.index + match[0].length }
    if (
      isDenied(sentence.text, word.start, word.end) ||
      /(?:no one|nobody) $/iu.test(sentence.text.slice(0, word.start))
    )
      return []
    const words = told.clauses
      .flatMap((clause) => clause.words)
      .filter(
        ({ text, start }) =>
          text.length > 3 && !functionWords.has(text.toLowerCase()) && (start < word.start || start >= word.end),
      )
    const by = [...index.byPlace.values()]
      .flat()
      .find(
        (place) =>
          nobody.test(place.sentence.text) &&
          words.filter(({ hits }) => [-1, 0].some((step) => hits.exact.has(place.at + step))).length >= 2,
      )
    return by ? [{ word, by, message: `The file has nobody harmed then: ${shown(by)}.` }] : []
  })
}
