import { isDenied } from '../polarity.ts'
import { certainPersons, shown, subjectOf, type Finding, type Told } from './finding.ts'
import type { Placed, Token } from './told-index.ts'

const copula =
  /(?<!\p{L})(?:is|was|are|were|became|as|being) (?:(?:the|an?|her|his|their|my|one of the|\p{Lu}[\p{L}-]{1,30}['’]s) )?(?:\p{Ll}+ ){0,2}$/u

/** `She was the leader` where the file calls somebody else the leader, by name. */
export function othersRoles(told: Told): Finding[] {
  const { sentence, index } = told
  return told.clauses.flatMap((clause) =>
    clause.words.flatMap((word): Finding[] => {
      const link = copula.exec(sentence.text.slice(0, word.start))
      if (word.meaning.kind !== 18 || word.weight < 1 || !link) return []
      if (
        isDenied(sentence.text, word.start, word.end) ||
        /(?:possible|potential|prospective) (?:\p{Ll}+ )?$/u.test(sentence.text.slice(0, word.start))
      )
        return []
      const subject = sentence.mentions.findLast(({ start, end }) => start >= clause.start && end <= link.index)
      const persons = subject ? certainPersons([subject]) : subjectOf(word, clause, told)
      if (persons.length !== 1) return []
      const keys = new Set(word.meaning.same)
      const held = [...word.hits.exact]
        .flatMap((at) => index.byPlace.get(at) ?? [])
        .flatMap((place) =>
          place.tokens
            .filter(({ meaning }) => meaning.kind === 18 && meaning.same.some((key) => keys.has(key)))
            .map((token) => holderOf(place, token))
            .map((holder) => ({ place, holder })),
        )
      const [by] = held
      if (!by || held.some(({ holder }) => holder === undefined || holder.some((id) => persons.includes(id)))) return []
      return [{ word, by: by.place, message: `The file calls somebody else “${word.text}”: ${shown(by.place)}.` }]
    }),
  )
}

const holding =
  / (?:is|was|am|became|is appointed|was appointed|was named|was elected|serves? as|served as)(?: (?:the|an?|his|her|their|my|our|\p{Ll}+)){0,4} $/u

/** Who is said to be it (`Deborah is his guardian`), or the name that stands right behind a role (`our leader, Brother Armin`); undefined where none does. */
function holderOf({ sentence }: Placed, { start, end }: Token): readonly string[] | undefined {
  const lead = sentence.text.slice(0, start)
  const named = holding.exec(lead)
  const before = named && sentence.mentions.findLast((mention) => mention.end <= named.index + 1)
  if (
    before &&
    before.ids.length === 1 &&
    !/(?<!\p{L})(?:not|no|never)(?!\p{L})/u.test(named[0]) &&
    !/['’]s$/.test(before.text) &&
    named.index - before.end < 4
  )
    return before.ids
  const name = /^,? (?:(?:Mr|Ms|Mrs|Dr)\. )?(?=\p{Lu}\p{Ll})/u.exec(sentence.text.slice(end))
  if (!name) return undefined
  return sentence.mentions.find(({ start }) => start >= end && start <= end + name[0].length + 10)?.ids ?? ['somebody']
}
