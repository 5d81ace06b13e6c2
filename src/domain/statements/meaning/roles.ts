import { shown, subjectOf, type Finding, type Told } from './finding.ts'
import type { Placed, Token } from './told-index.ts'

const copula =
  /(?<!\p{L})(?:is|was|are|were|became|as|being) (?:(?:the|an?|her|his|their|one of the) )?(?:\p{Ll}+ ){0,2}$/u

/** `She was the leader` where the file calls somebody else the leader, by name. */
export function othersRoles(told: Told): Finding[] {
  const { sentence, index } = told
  return told.clauses.flatMap((clause) =>
    clause.words.flatMap((word): Finding[] => {
      if (word.meaning.kind !== 18 || word.weight < 1 || !copula.test(sentence.text.slice(0, word.start))) return []
      const persons = subjectOf(word, clause, told)
      if (persons.length !== 1) return []
      const keys = new Set(word.meaning.same)
      const held = [...word.hits.exact]
        .flatMap((at) => index.byPlace.get(at) ?? [])
        .flatMap((place) =>
          place.tokens
            .filter(({ meaning }) => meaning.same.some((key) => keys.has(key)))
            .map((token) => holderOf(place, token))
            .map((holder) => ({ place, holder })),
        )
      const [by] = held
      if (!by || held.some(({ holder }) => holder === undefined || holder.some((id) => persons.includes(id)))) return []
      return [{ word, by: by.place, message: `The file calls somebody else “${word.text}”: ${shown(by.place)}.` }]
    }),
  )
}

/** The name that stands right behind a role (`our leader, Brother Armin`); undefined where none does. */
function holderOf({ sentence }: Placed, { end }: Token): readonly string[] | undefined {
  const name = /^,? (?:(?:Mr|Ms|Mrs|Dr)\. )?(?=\p{Lu}\p{Ll})/u.exec(sentence.text.slice(end))
  if (!name) return undefined
  return sentence.mentions.find(({ start }) => start >= end && start <= end + name[0].length + 10)?.ids ?? ['somebody']
}
