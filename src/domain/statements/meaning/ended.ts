import { shown, subjectOf, type Finding, type Told } from './finding.ts'
import { isAbout } from './occurrences.ts'
import type { Placed, Token } from './told-index.ts'
import type { Weighed } from './weigh.ts'

/** What a draft says of today. */
const present =
  /(?<!\p{L})(?:is|are|am|works?|holds?|teaches|serves?|drinks?|smokes?|drives?|runs?|owns?|attends?|remains?|still|currently|continues?)(?!\p{L})/u
/** What is told of what is over. */
const over =
  /(?<!\p{L})(?:(?:gave|given|giving) up|quit|stopped|no longer|not any ?more|retired|resigned|used to|former(?:ly)?|lost|sold|dropped out|withdrew|was fired|was laid off|was dismissed|until|has not|have not|does not|do not|did not|cannot)(?!\p{L})/iu
const again = /(?<!\p{L})(?:again|since then|now|resumed|returned|anew|still|currently)(?!\p{L})/iu

/** `She works as a court reporter` where all that the file tells of it is that she gave it up. */
export function ended(told: Told): Finding[] {
  const { sentence, index } = told
  if (
    /(?<!\p{L})(?:was|were|had|did|former(?:ly)?|no longer|not|never|used|until|ended|stopped|gave)(?!\p{L})/u.test(
      sentence.text,
    )
  )
    return []
  return told.clauses.flatMap((clause): Finding[] => {
    const verb = present.exec(sentence.text.slice(clause.start, clause.end))
    if (!verb) return []
    return clause.words.flatMap((word): Finding[] => {
      if (word.start < clause.start + verb.index || word.weight < 0.5 || word.isAside) return []
      const persons = subjectOf(word, clause, told)
      if (persons.length !== 1) return []
      const places = placesWith(word, index.byPlace, persons)
      const [by] = places
      if (!by || places.some(({ place, token }) => !isOver(place, token))) return []
      return [{ word, by: by.place, message: `By the file this is over: ${shown(by.place)}.` }]
    })
  })
}

type At = { readonly place: Placed; readonly token: Token }

/** Where the file has this very word of this person. */
function placesWith(word: Weighed, byPlace: ReadonlyMap<number, readonly Placed[]>, persons: readonly string[]): At[] {
  return [...word.hits.exact].flatMap((at) =>
    (byPlace.get(at) ?? []).flatMap((place) => {
      if (!isAbout(place, persons)) return []
      const token = place.tokens.find(({ meaning }) =>
        meaning.lemmas.some((lemma) => word.meaning.lemmas.includes(lemma)),
      )
      return token ? [{ place, token }] : []
    }),
  )
}

/** An end stands before the word in its clause. */
function isOver({ sentence: { text } }: Placed, { start }: Token): boolean {
  const lead = text.slice(0, start)
  const from = Math.max(
    lead.lastIndexOf(';'),
    lead.lastIndexOf(', but '),
    lead.lastIndexOf(', and '),
    lead.lastIndexOf(': '),
  )
  const clause = lead.slice(from + 1)
  return over.test(clause) && !again.test(clause)
}
