import type { Link } from '../case-map.ts'
import type { MadeFact } from './made-fact.ts'

/** A statement that stands word for word in two places of one document is one fact. */
export function withoutTwins(facts: readonly MadeFact[]): MadeFact[] {
  const byId = new Map<string, MadeFact>()
  for (const made of facts) {
    const known = byId.get(made.fact.id)
    if (!known) byId.set(made.fact.id, made)
    else
      byId.set(made.fact.id, {
        ...known,
        fact: { ...known.fact, sources: [...known.fact.sources, ...made.fact.sources] },
      })
  }
  return [...byId.values()]
}

/** `I am Mina Girgis.` tells nothing of somebody whom the map has by that name. */
const sameOfSame = /^\{([a-z0-9-]{1,60})(?:\.\w{1,12})?\} (?:is|am) \{\1(?:\.\w{1,12})?\}$/

const most = 1500

/** So many statements of documents are linked and merged; of very long files those with names, dates and figures. */
export function worthKeeping(facts: readonly MadeFact[]): MadeFact[] {
  const own = facts.filter(({ fact }) => fact.statement.length <= 700 && !sameOfSame.test(fact.wording))
  if (own.length <= most) return own
  const worth = ({ fact, about, serves }: MadeFact) =>
    (serves.length > 0 ? 4 : 0) +
    (fact.persons.length > 0 ? 3 : 0) +
    (about.length === 0 ? 0 : 2) +
    (/\d/.test(fact.statement) ? 1 : 0) +
    (fact.date ? 1 : 0) -
    (fact.quoteOnly ? 1 : 0)
  const ranked = own
    .map((made, at) => ({ made, at, worth: worth(made) }))
    .toSorted((a, b) => b.worth - a.worth || a.at - b.at)
  return ranked
    .slice(0, most)
    .toSorted((a, b) => a.at - b.at)
    .map(({ made }) => made)
}

/** Facts of documents that no element, no history and nobody's own account needs are not part of the map. */
export function keepUseful(facts: readonly MadeFact[], links: readonly Link[]): MadeFact[] {
  const linked = new Set(links.map(({ fact }) => fact))
  return facts.filter(
    ({ fact, isFromDocument, about, isRuling }) =>
      !isFromDocument ||
      isRuling === true ||
      linked.has(fact.id) ||
      // What a person of the case tells, or a record tells of one: a sentence of a story is not left out of it.
      about.length > 0 ||
      (fact.persons.length > 0 && (fact.date !== undefined || /\d/.test(fact.statement))),
  )
}
