import { isDenied } from '../polarity.ts'
import { contrastsOf } from './contrasts.data.ts'
import { personsOf, shown, type Finding, type Told } from './finding.ts'
import { isAbout } from './occurrences.ts'
import type { Placed, Token } from './told-index.ts'
import { weak } from './unrelated.ts'
import type { Clause, Weighed } from './weigh.ts'

type Group = readonly [group: number, member: number]

const groupsOf = ({ meaning, text }: Token): readonly Group[] => {
  if (/^(?:day|week|month|year)s$/iu.test(text)) return []
  const own = contrastsOf.get(text.toLowerCase())
  // `Whipped` names no instrument, as `whip` does.
  if (own === undefined && /\p{L}{2}(?:ed|ing)$/u.test(text)) return []
  return own ?? meaning.lemmas.flatMap((lemma) => contrastsOf.get(lemma) ?? [])
}

/**
 * `She broke her ankle` where the sentence of the file that tells of the same has her wrist: a word of a class whose members
 * exclude each other stands in the place of another. Quiet where any passage on file has the word beside what this clause
 * tells.
 */
export function contrasted(told: Told): Finding[] {
  return told.clauses.flatMap((clause) => {
    const anchors = clause.words.filter(isAnchor)
    if (anchors.length === 0) return []
    const persons = personsOf(clause, told)
    return clause.words.flatMap((word): Finding[] => {
      const groups = groupsOf(word)
      if (groups.length === 0 || isDenied(told.sentence.text, word.start, word.end)) return []
      // `The physician met her`: one of whom was spoken before.
      if (known.test(word.text) && /^The $/u.test(told.sentence.text.slice(0, word.start))) return []
      const others = anchors.filter((anchor) => anchor !== word && !sharesGroup(groups, groupsOf(anchor)))
      const places = aligned(others, clause, told, persons)
      if (places.length === 0 || isBeside(word, groups, others, told)) return []
      const against = places.find((place) =>
        place.tokens.some(
          (token) =>
            !saysToo(token, told) &&
            token.isName === word.isName &&
            (!isOfPlaces(groups) ||
              prepositionOf(place.sentence.text, token) === prepositionOf(told.sentence.text, word)) &&
            excludes(token, groups, place),
        ),
      )
      return against ? [{ word, by: against, message: `The file says otherwise: ${shown(against)}.` }] : []
    })
  })
}

/** Whom a file has by a title: Dr., Father, Esq. */
const known = /^(?:physician|doctor|psychologist|psychiatrist|priest|pastor|minister|attorney|lawyer|counsel|expert)$/iu

/** Words that find the passage that tells of the same: telling ones, that the file has in few sentences. */
const isAnchor = ({ weight, isName, isAside, isPerson, hits, meaning }: Weighed) =>
  !isPerson &&
  !isAside &&
  (weight >= 0.5 || isName) &&
  hits.exact.size > 0 &&
  hits.exact.size <= 6 &&
  !meaning.lemmas.some((lemma) => weak.has(lemma))

/** The sentences on file with most of these words, of the same persons: two at least, or the only one there is. */
function aligned(others: readonly Weighed[], clause: Clause, { index }: Told, persons: readonly string[]): Placed[] {
  const counts = new Map<number, number>()
  for (const { hits } of others) for (const at of hits.exact) counts.set(at, (counts.get(at) ?? 0) + 1)
  const content = clause.words.filter(({ weight, isName, isPerson }) => (weight >= 0.5 || isName) && !isPerson)
  const best = Math.max(0, ...counts.values())
  const least = content.length <= 3 ? 1 : 2
  if (best < least) return []
  return [...counts]
    .filter(([, count]) => count === best)
    .flatMap(([at]) => index.byPlace.get(at) ?? [])
    .filter((place) => place.sentence.from.source.kind !== 'record' && isAbout(place, persons))
}

/** The file has the word, or another of its place in the class, beside what else the clause tells. */
function isBeside(word: Weighed, groups: readonly Group[], others: readonly Weighed[], { index }: Told): boolean {
  const around = new Set(others.flatMap(({ hits }) => [...hits.around]))
  for (const at of around)
    for (const place of index.byPlace.get(at) ?? [])
      if (place.tokens.some((token) => isSame(token, word, groups))) return true
  return false
}

function isSame(token: Token, { meaning }: Weighed, groups: readonly Group[]): boolean {
  if (token.meaning.lemmas.some((lemma) => meaning.lemmas.includes(lemma))) return true
  return groupsOf(token).some(([group, member]) => groups.some(([own, at]) => own === group && at === member))
}

function excludes(token: Token, groups: readonly Group[], { sentence }: Placed): boolean {
  const other = groupsOf(token).some(([group, member]) => groups.some(([own, at]) => own === group && at !== member))
  return other && !isDenied(sentence.text, token.start, token.end)
}

/** `Bought her release by selling a car`: the draft has the word of the file too, and means something else by its own. */
const saysToo = ({ meaning }: Token, { clauses }: Told) =>
  clauses.some(({ words }) => words.some((word) => word.meaning.lemmas.some((lemma) => meaning.lemmas.includes(lemma))))

/** A file can name several places in one sentence: those are compared that stand behind the same preposition. */
const isOfPlaces = (groups: readonly Group[]) =>
  groups.some(([group]) => contrastsOf.get('hotel')?.some(([place]) => place === group) === true)

/** `In`, `at`, `with` before a word and its article; none for an object or a subject. */
const prepositionOf = (text: string, { start }: Token) =>
  /(?<!\p{L})(in|at|to|from|with|by|on|of|for) (?:(?:the|an?|his|her|their|my|our|its) )?(?:\p{Ll}+ )?$/u.exec(
    text.slice(Math.max(0, start - 40), start),
  )?.[1] ?? ''

const sharesGroup = (one: readonly Group[], other: readonly Group[]) =>
  one.some(([group]) => other.some(([own]) => own === group))
