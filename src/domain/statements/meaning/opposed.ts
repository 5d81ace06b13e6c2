import { isRead, shown, subjectOf, type Finding, type Told } from './finding.ts'
import { denialOf, isAbout, isSurelyAbout, nounBefore, placesBeside, placesOf, sayings } from './occurrences.ts'
import type { Placed, Token } from './told-index.ts'
import type { Weighed } from './weigh.ts'

/** Acts that are too usual to be missed on file, and that a file still denies. */
const usual = new Set('work live speak drive walk know meet visit attend help support pay receive see witness touch stop appear'.split(' '))
/** What is ordered, asked or meant has not been done. */
const wished = /(?<!\p{L})(?:(?:ordered|asked|told|supposed|agreed|promised|offered|want(?:s|ed)?|intend(?:s|ed)?|plan(?:s|ned)?|hope[sd]?|able|trie[sd]|tests?) to|shall|must|should|would|may|could|might|can|will) (?:\p{L}+ )?$/iu
const isUsualAct = ({ meaning: { lemmas } }: Weighed) => lemmas.some((lemma) => usual.has(lemma))
const isAct = (word: Weighed) => isUsualAct(word) || ((word.meaning.kind ?? 0) >= 29 && word.meaning.kind !== 44)

/** What the file denies, affirmed, or the reverse. */
export function opposed(told: Told): Finding[] {
  const { sentence } = told
  return told.clauses.flatMap((clause) => {
    return clause.words.flatMap((word): Finding[] => {
      const persons = subjectOf(word, clause, told)
      const isUsual = isUsualAct(word) && !nounBefore.test(sentence.text.slice(0, word.start))
      if ((word.weight < (isAct(word) ? 0.5 : 1) && !isUsual) || word.isAside || isRead(told, word)) return []
      if (isAct(word) && nounBefore.test(sentence.text.slice(0, word.start))) return []
      const denied = denialOf(sentence.text, word, isAct(word))
      if (!isAct(word) && (denied || clause.words.indexOf(word) < 3)) return []
      const near = placesBeside(word, clause, told.index, true)
      const of = persons.length > 0 ? placesOf(word, told.index).filter((place) => isSurelyAbout(place, persons) && says(place, word)) : []
      const said = (of.length > 0 && of.length <= 4 ? [...new Set([...near, ...of])] : near)
        .filter((place) => persons.length === 0 || isAbout(place, persons))
        .flatMap((place) => sayings(place, word).filter((token) => !wished.test(place.sentence.text.slice(0, token.start))).filter((token) => !isAct(word) || !nounBefore.test(place.sentence.text.slice(0, token.start))).map((token) => ({ place, token, denied: denialOf(place.sentence.text, token, isAct(word)) })))
      const sure = said.filter(({ place }) => isSurelyAbout(place, persons))
      const about = sure.length > 0 ? sure : said
      const isAlone = !clause.words.some((other) => other !== word && (other.weight > 0 || other.isName) && other.hits.exact.size > 0)
      const chosen = literal(about, word, isAlone)
      const [by] = chosen
      if (!by || chosen.some((one) => one.denied === denied)) return []
      return [{ word, by: by.place, message: `The file says otherwise: ${shown(by.place)}.` }]
    })
  })
}

/** Two words of one root: `hospital`, `hospitalized`. */
const isOfRoot = ({ meaning }: Token, { meaning: own }: Weighed) =>
  meaning.lemmas.some((lemma) => own.lemmas.some((other) => lemma === other || (lemma.length > 5 && lemma.slice(0, 6) === other.slice(0, 6))))

/** The very word, or one of its root, stands in this sentence. */
const says = ({ tokens }: Placed, word: Weighed) => tokens.some((token) => isOfRoot(token, word))

type Said = { readonly token: Token }

/** Of all that can say a word what says it in the same word, else (beside other words of the clause) in one that can mean it. */
function literal<Kind extends Said>(said: readonly Kind[], word: Weighed, isAlone: boolean): readonly Kind[] {
  const own = said.filter(({ token }) => isOfRoot(token, word))
  if (own.length > 0 || isAlone) return own
  const close = said.filter(({ token }) => token.meaning.same.some((key) => !key.startsWith('#') && word.meaning.same.includes(key)))
  return close.length > 0 ? close : said
}
