import type { Mention } from '../mention.ts'
import { isDenied, isDeniedClosely } from '../polarity.ts'
import { certainPersons, shown, type Finding, type Told } from './finding.ts'
import type { Placed, Token } from './told-index.ts'
import type { Weighed } from './weigh.ts'

const before =
  /(?:, (?:then |now |also )?(?:an?|the|his|her|their|my)|(?<!\p{L})(?:is|was|became|as) (?:an?|the|his|her|their|my)) (?:\p{Ll}+ ){0,2}$/u

/** Who is called by this word: the name right behind it, or the person that stands before `, a` or `is a`. */
function bearerOf({ text, mentions }: Told['sentence'], { start, end }: Weighed): Mention | undefined {
  const behind = mentions.find((mention) => mention.start >= end && /^,? $/u.test(text.slice(end, mention.start)))
  if (behind && !behind.isPronoun) return behind
  const link = before.exec(text.slice(0, start))
  return link ? mentions.findLast((mention) => mention.end <= link.index + 1) : undefined
}

/** `Her attorney, Mr. Soto, filed it` where the file says that Mr. Soto is not a lawyer. */
export function deniedRoles(told: Told): Finding[] {
  const { sentence, index } = told
  return told.clauses.flatMap(({ words }) =>
    words.flatMap((word): Finding[] => {
      if (word.meaning.kind !== 18 || word.isPerson || isDenied(sentence.text, word.start, word.end)) return []
      const bearer = bearerOf(sentence, word)
      const persons = bearer ? certainPersons([bearer]) : []
      if (persons.length !== 1) return []
      const known = [...word.hits.exact]
        .flatMap((at) => index.byPlace.get(at) ?? [])
        .flatMap((place) => rolesOf(place, word, persons))
      const [first] = known
      if (!first || known.some(({ denied }) => !denied)) return []
      const message = `The file says that this person is none: ${shown(first.place)}.`
      return [{ word: { start: word.start, end: word.end }, by: first.place, message }]
    }),
  )
}

/** Where a sentence on file calls one of these persons this, or says that the person is none. */
function rolesOf(place: Placed, { meaning }: Weighed, persons: readonly string[]) {
  const { text, mentions } = place.sentence
  const isSame = (token: Token) =>
    token.meaning.kind === 18 && token.meaning.same.some((key) => meaning.same.includes(key))
  return place.tokens.filter(isSame).flatMap((token) => {
    const last =
      mentions.findLast(({ end }) => end <= token.start) ?? mentions.find(({ start }) => start - token.end < 4)
    if (!last || last.ids.length !== 1 || !persons.includes(last.ids[0] ?? '')) return []
    return [{ place, denied: isDeniedClosely(text, token.start) }]
  })
}
