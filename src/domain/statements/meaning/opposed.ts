import { isDeniedClosely } from '../polarity.ts'
import { isRead, shown, subjectOf, type Finding, type Told } from './finding.ts'
import { denialOf, isAbout, isSurelyAbout, nounBefore, placesBeside, placesOf, sayings } from './occurrences.ts'
import type { Placed, Token } from './told-index.ts'
import type { Clause, Weighed } from './weigh.ts'

/** Acts that are too usual to be missed on file, and that a file still denies. */
const usual = new Set(
  'work live speak drive walk know meet visit attend help support pay receive see witness touch stop appear'.split(' '),
)
/** What is ordered, asked or meant has not been done. */
const wished =
  /(?<!\p{L})(?:if|unless|whether)(?!\p{L})[^,;]{0,160}$|(?<!\p{L})(?:(?:ordered|(?:asked|told|urged|invited|pressed|wanted)(?: \p{L}+){1,3}|asked|told|supposed|agreed|promised|offered|want(?:s|ed)?|intend(?:s|ed)?|plan(?:s|ned)?|hope[sd]?|able|trie[sd]|tests?) (?:to|that (?:I|he|she|we|they))|shall|must|should|would|may|could|might|can|will) (?:\p{L}+ )?$/iu
/** Who did not want charges does not say that there were none. */
const wanted = /(?<!\p{L})want(?:s|ed)? (?:any |the |an? )?(?:\p{L}+ )?$/iu
const isUsualAct = ({ meaning: { lemmas } }: Weighed) => lemmas.some((lemma) => usual.has(lemma))
const isAct = (word: Weighed) =>
  isUsualAct(word) || /\p{L}{2}ed$/u.test(word.text) || ((word.meaning.kind ?? 0) >= 29 && word.meaning.kind !== 44)

/** What the file denies, affirmed, or the reverse. */
export function opposed(told: Told): Finding[] {
  return told.clauses.flatMap((clause) =>
    clause.words.flatMap((word): Finding[] => {
      if (!isJudged(word, clause, told)) return []
      const denied = denialOf(told.sentence.text, word, isAct(word))
      const said = sayingsOf(word, clause, told)
      const [by] = said
      // A thing that one person did not get another may have: `without an order` is said of this one.
      if (
        by &&
        !isAct(word) &&
        denied &&
        !said.some(({ place }) => isSurelyAbout(place, subjectOf(word, clause, told)))
      )
        return []
      if (!by || said.some((one) => one.denied === denied)) return []
      return [{ word, by: by.place, message: `The file says otherwise: ${shown(by.place)}.` }]
    }),
  )
}

/** `Will not write down where they live` denies no living. */
const asked = /(?<!\p{L})(?:where|how|what|why|whom?) (?:\p{L}+ ){0,2}$/iu

/** An act, or a thing that is affirmed behind the subject. */
function isJudged(word: Weighed, clause: Clause, told: Told): boolean {
  const lead = told.sentence.text.slice(0, word.start)
  if (
    word.isAside ||
    isRead(told, word) ||
    asked.test(lead) ||
    /(?<!\p{L})(?:hardly|barely|rarely|scarcely) $/iu.test(lead)
  )
    return false
  if (isAct(word)) return (word.weight >= 0.5 || isUsualAct(word)) && !nounBefore.test(lead)
  return word.weight >= 1 && clause.words.indexOf(word) >= 2 && !denialOf(told.sentence.text, word, false)
}

/** What two have not done with one another each may have done. */
const together =
  /(?<!\p{L})(?:together|jointly|joint|each other|one another|co-?\p{L}+|with (?:me|him|her|them|us))(?!\p{L})/iu

type Said = { readonly place: Placed; readonly token: Token; readonly denied: boolean }

/** Where the file says this of the same person, in the same word where it can. */
function sayingsOf(word: Weighed, clause: Clause, told: Told): readonly Said[] {
  const persons = subjectOf(word, clause, told)
  const near = placesBeside(word, clause, told.index, true)
  const own = placesOf(word, told.index).filter((place) => isSurelyAbout(place, persons) && says(place, word))
  // Seeing, meeting, working are told of many things: there the sentence must be about the same one.
  const isOnce = persons.length > 0 && own.length > 0 && own.length <= 4 && !isUsualAct(word)
  const places = isOnce ? [...new Set([...near, ...own])] : near
  const said = places
    .filter((place) => persons.length === 0 || isAbout(place, persons))
    .flatMap((place) => saidIn(place, word))
  const sure = persons.length > 0 ? said.filter(({ place }) => isSurelyAbout(place, persons)) : []
  const isAlone = !clause.words.some(
    (other) => other !== word && (other.weight > 0 || other.isName) && other.hits.exact.size > 0,
  )
  const isRefused = /(?<!\p{L})(?:refus|declin)\p{L}+ to (?:\p{L}+ )?$/iu.test(told.sentence.text.slice(0, word.start))
  const isTogether = together.test(told.sentence.text)
  // `Diagnosis: ...` names nobody and has the very word.
  const isLiteral = ({ token, place }: Said) => isOfRoot(token, word) && place.sentence.mentions.length === 0
  const isSure = sure.length > 0 && (sure.some(({ token }) => isOfRoot(token, word)) || !said.some(isLiteral))
  const fitting = (isSure ? sure : said).filter(({ place }) => !isTogether || together.test(place.sentence.text))
  return literal(fitting, word, { isAlone, isRefused })
}

function saidIn(place: Placed, word: Weighed): Said[] {
  const { text } = place.sentence
  return sayings(place, word).flatMap((token) => {
    const lead = text.slice(0, token.start)
    const isNoun = isAct(word) && (token.meaning.kind ?? 0) >= 29 && nounBefore.test(lead)
    // Who works `without pay` says nothing of what somebody pays.
    const isWithout =
      isAct(word) && isUsualAct(word) && !/ed$|^paid$/i.test(word.text) && /(?<!\p{L})without $/iu.test(lead)
    if (wished.test(lead) || wanted.test(lead) || isNoun || isWithout) return []
    const asked = questionOf(text, token)
    if (asked === 'open') return []
    const isListed = place.sentence.from.source.kind === 'answer' && notDone.test(place.sentence.from.source.title)
    return [{ place, token, denied: asked === 'no' || isListed || denialIn(text, token, word) }]
  })
}

/** What a question asks is so or not by the answer's first word; other questions tell nothing. */
function questionOf(text: string, { start }: Token): 'no' | 'open' | undefined {
  const [question, answer = ''] = /^[^?]{3,200}\?: (\p{L}*)/u.exec(text) ?? []
  if (question === undefined || start >= question.length - answer.length) return undefined
  if (!/^(?:Did|Does|Do|Has|Have|Had|Was|Were|Is|Are)(?!\p{L})/u.test(text)) return 'open'
  return answer === 'No' ? 'no' : 'open'
}

/** A thing named by an act (`without payment`, `never in a hospital`) is denied right before it. */
function denialIn(text: string, token: Token, word: Weighed): boolean {
  const isThing = isAct(word) && (token.meaning.kind ?? 29) < 29 && !/(?:ed|ing)$/i.test(token.text)
  return isThing ? isDeniedClosely(text, token.start) : denialOf(text, token, isAct(word))
}

/** A question whose answer lists what is not so. */
const notDone = /^what (?:\p{L}+ ){1,5}(?:has|have|did|does|is|was) not(?!\p{L})/iu

/** `payment` of `pay`, `hospitalize` of `hospital`. */
function isDerived(long: string, short: string): boolean {
  if (short.length > 5 && long.slice(0, 6) === short.slice(0, 6)) return true
  return (
    short.length >= 3 &&
    long.startsWith(short) &&
    /^(?:ment|er|or|al|ing|ance|ence|ion|ation)s?$/.test(long.slice(short.length))
  )
}

/** Two words of one root: `hospital`, `hospitalized`. */
const isOfRoot = ({ meaning }: Token, { meaning: own }: Weighed) =>
  meaning.lemmas.some((lemma) =>
    own.lemmas.some((other) => lemma === other || isDerived(lemma, other) || isDerived(other, lemma)),
  )

/** The very word, or one of its root, stands in this sentence. */
const says = ({ tokens }: Placed, word: Weighed) => tokens.some((token) => isOfRoot(token, word))

/** Of all that can say a word what says it in the same word, else (beside other words of the clause) in one that can mean it. */
function literal(
  all: readonly Said[],
  word: Weighed,
  { isAlone, isRefused }: { readonly isAlone: boolean; readonly isRefused: boolean },
): readonly Said[] {
  const said = all.filter(
    ({ token }) => isOfRoot(token, word) || !token.meaning.lemmas.some((lemma) => usual.has(lemma)),
  )
  const own = said.filter(({ token }) => isOfRoot(token, word))
  if (own.length > 0 || isAlone || isUsualAct(word) || isRefused) return own
  const close = said.filter(({ token }) =>
    token.meaning.same.some((key) => !key.startsWith('#') && word.meaning.same.includes(key)),
  )
  return close
}
