import { foldWord } from '#domain/language/fold.ts'
import type { Weighed } from './weigh.ts'
import { isDenied } from '../polarity.ts'
import { isRead, personsOf, type Finding, type Told } from './finding.ts'
import { weak } from './unrelated.ts'
import { isAbout, isSurelyAbout } from './occurrences.ts'

/** Who it is told of: persons and bodies. A thing or an act can stand in a sentence of its own. */
const thing = new Set([14, 18])

/** `Her priest`, `the president of the cooperative`, `separatist fighters`: who is meant the words beside it tell, and the file can have him by name. */
function isDescribed(word: Weighed, words: readonly Weighed[], { sentence: { text } }: Told): boolean {
  const [lead, behind] = [text.slice(0, word.start), text.slice(word.end)]
  if (word.meaning.kind === 18 && /['’]s$/u.test(word.text)) return true
  if (/(?<!\p{L})(?:his|her|their|my|our) (?:\p{Ll}+ )?$/iu.test(lead)) return true
  if (/(?<!\p{L})the (?:\p{Ll}+ )?$/iu.test(lead) && /^ of (?:the|his|her|their|an?) /u.test(behind)) return true
  const next = words[words.indexOf(word) + 1]
  return next !== undefined && next.meaning.kind === 18 && behind.startsWith(' ') && next.start === word.end + 1
}

/** What a draft calls those whom a file names (`Members of Barrio 18`). */
const bands = new Set([
  'gang',
  'group',
  'member',
  'band',
  'cartel',
  'militia',
  'researcher',
  'scientist',
  'people',
  'organization',
  'association',
  'institution',
])

/** `The commissioner` where the file has Commissioner Olivas: every sentence that names him tells of one. */
function ofItsBearer({ text }: Weighed, { index, evidence }: Told): readonly number[] {
  const title = text.slice(0, 1).toUpperCase() + text.slice(1)
  const bearer = new RegExp(String.raw`(?<!\p{L})${title} (\p{Lu}[\p{L}’'-]+)`, 'u')
  const names = evidence.sentences.flatMap(({ text: known }) => bearer.exec(known)?.[1] ?? [])
  return names.flatMap((name) => index.same.get(`l${foldWord(name)}`) ?? [])
}

/** A word that stands on file, but never beside anything else that this clause tells. */
export function apart(told: Told): Finding[] {
  return told.clauses.flatMap((clause) => {
    const content = clause.words
      .filter(({ weight, isName, hits }) => (weight > 0 || isName) && hits.around.size > 0)
      .map((word) => ({ word, around: word.hits.around }))
    if (content.length < 3) return []
    const persons = personsOf(clause, told)
    return content.flatMap(({ word }): Finding[] => {
      const { kind } = word.meaning
      if (
        isRead(told, word) ||
        isDenied(told.sentence.text, word.start, word.end) ||
        word.weight < 1 ||
        word.isAside ||
        // `A fellow reporter`: the next word says who it is.
        /^fellow \p{Ll}/iu.test(told.sentence.text.slice(word.start)) ||
        isDescribed(word, clause.words, told) ||
        kind === undefined ||
        !thing.has(kind)
      )
        return []
      if (word.meaning.lemmas.some((lemma) => weak.has(lemma) || bands.has(lemma))) return []
      const places = [...word.hits.exact, ...word.hits.near, ...ofItsBearer(word, told)]
      const isBeside = content.some(
        (other) => other.word !== word && other.word.text !== word.text && places.some((at) => other.around.has(at)),
      )
      if (isBeside) return []
      const isOfThem = kind >= 29 ? isAbout : isSurelyAbout
      const theirs = kind >= 29 ? persons : persons.filter((id) => id !== 'client')
      const isOfPerson =
        theirs.length > 0 &&
        places.some((at) => told.index.byPlace.get(at)?.some((place) => isOfThem(place, theirs)) === true)
      return isOfPerson ? [] : [{ word, message: `The file mentions “${word.text}”, but not in connection with this.` }]
    })
  })
}
