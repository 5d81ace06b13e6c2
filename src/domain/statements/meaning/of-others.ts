import { functionWords, numberWords } from '#domain/language/word-lists.data.ts'
import { isDenied } from '../polarity.ts'
import { isRead, personsOf, shown, subjectOf, type Finding, type Told } from './finding.ts'
import type { Placed, Token } from './told-index.ts'
import { weak } from './unrelated.ts'
import type { Clause, Weighed } from './weigh.ts'
import { isAbout, isSurelyAbout, nounBefore, placesBeside, placesOf } from './occurrences.ts'

/** A name that stands in nothing but a curriculum vitae: a post or a school of that person. */
const isOfCv = ({ hits }: Weighed, { index }: Told) =>
  [...hits.exact].every(
    (at) =>
      index.byPlace
        .get(at)
        ?.every(({ sentence }) =>
          /^(?:curriculum vitae|cv|resume|résumé)(?!\p{L})/iu.test(sentence.from.source.title),
        ) === true,
  )

/** All that the file says in this word it says of other persons. */
export function ofOthers(told: Told): Finding[] {
  return told.clauses.flatMap((clause) => {
    const own = told.sentence.mentions.filter(({ start }) => start >= clause.start && start < clause.end)
    const persons = own.length > 0 ? personsOf(clause, told) : []
    // `Cells built with his separator`, `the cost of her stay`: whose a thing is does not tell who did something.
    const isOfThings = own.every(({ text }) => /^(?:his|her|my|their)$/iu.test(text))
    if (persons.length === 0 || isOfThings) return []
    return clause.words.flatMap((word): Finding[] => {
      if (!isToJudge(word, told)) return []
      if (persons.includes('speaker') && !isOfCv(word, told)) return []
      const places = placesBeside(word, clause, told.index)
      const by = places.find(({ tokens }) => tokens.some((token) => isSameWord(token, word) || isOfField(token, word)))
      const isTheirs = placesOf(word, told.index).some(
        (place) => isSurelyAbout(place, persons) && place.tokens.some((token) => isSameWord(token, word)),
      )
      if (isTheirs || !isOnFile(persons, told)) return []
      const near = [...word.hits.near].flatMap((at) => told.index.byPlace.get(at) ?? [])
      if (
        !by ||
        [...places, ...near].some(
          (place) => isAbout(place, persons) || isToldOfClient(place, persons) || canBeMeant(place, persons, told),
        )
      )
        return []
      return [{ word, by, message: `The file says “${word.text}” of somebody else: ${shown(by)}.` }]
    })
  })
}

/** A telling word, or a name of a curriculum vitae; citizenship is read with the status of a person. */
function isToJudge(word: Weighed, told: Told): boolean {
  const isNamed = word.isName && isOfCv(word, told) && !told.evidence.roster.byWord.has(word.text.toLowerCase())
  if ((word.weight < 1 && !(isNamed && word.meaning.kind !== 15)) || word.isAside || isRead(told, word)) return false
  if (word.start === 0 && word.meaning.kind === undefined && /^\p{Lu}/u.test(word.text)) return false
  if (word.meaning.lemmas.some((lemma) => weak.has(lemma) || lemma === 'citizen')) return false
  return !isDenied(told.sentence.text, word.start, word.end)
}

/** A partner of whom the file speaks by name alone is nobody else. */
const isOnFile = (persons: readonly string[], { evidence }: Told) =>
  !persons.some((id) => /:(?:relative|relation)$/u.test(id)) &&
  (persons.some((id) => evidence.roster.persons.has(id) || id === 'speaker') ||
    evidence.sentences.some(({ mentions }) => mentions.some(({ ids }) => ids.some((id) => persons.includes(id)))))

/** `Beat her and broke her jaw`: whom an object pronoun means may be the client, whoever was named last. */
function canBeMeant({ sentence: { mentions, from } }: Placed, persons: readonly string[], { evidence }: Told): boolean {
  if (!persons.includes('client') || from.source.kind !== 'answer') return false
  const gender = evidence.roster.persons.get('client')?.gender
  return mentions.some(
    ({ isPronoun, text }) => isPronoun && (gender === 'she' ? /^hers?$/iu : /^(?:him|his)$/iu).test(text),
  )
}

/** An answer is the client's: `for the funeral of her grandmother` names another, and tells of nobody else. */
function isToldOfClient({ sentence: { from, mentions, text } }: Placed, persons: readonly string[]): boolean {
  return (
    persons.includes('client') &&
    from.source.kind === 'answer' &&
    mentions.every(({ start }) => /(?<!\p{L})(?:of|with|to|for|by|from) $/iu.test(text.slice(0, start)))
  )
}

/** The field uses the one for the other; the general dictionary's senses are too many. */
const isOfField = ({ meaning }: Token, { meaning: own }: Weighed) =>
  meaning.same.some((key) => !key.startsWith('#') && own.same.includes(key))

const isSameWord = ({ meaning }: Token, { meaning: own }: Weighed) =>
  meaning.lemmas.some((lemma) => own.lemmas.includes(lemma))

/** `Terrence has not worked since 2018`, where the file says just this of somebody else. */
export function deniedOfOthers(told: Told): Finding[] {
  const { sentence, index } = told
  return told.clauses.flatMap((clause): Finding[] => {
    const persons = personsOf(clause, told)
    const words = clause.words.filter(({ text, isPerson }) => !isPerson && !functionWords.has(text.toLowerCase()))
    const [first, ...others] = words
    if (!first || persons.length === 0 || !words.some(({ start, end }) => isDenied(sentence.text, start, end)))
      return []
    const places = [...first.hits.exact]
      .filter((at) => others.every(({ hits }) => hits.exact.has(at)))
      .flatMap((at) => index.byPlace.get(at) ?? [])
      .filter(({ tokens }) => words.every((word) => tokens.some((token) => isSameWord(token, word))))
    const [by] = places
    if (!by || places.some((place) => isAbout(place, persons))) return []
    return [{ word: first, by, message: `The file says this of somebody else: ${shown(by)}.` }]
  })
}

const acts = new Set(
  'work support pay attend visit help drive teach sign buy sell travel fly send give offer treat examine evaluate diagnose marry divorce arrest detain beat threaten kill shoot report file enter cross serve preach baptize care raise cook accompany'.split(
    ' ',
  ),
)

const violent = new Set(
  'beat kill shoot cut stab burn hit kick push slap rape break choke strangle whip torture'.split(' '),
)

/** `His father supports the family` where nothing on file tells of an act of his like that. */
export function actsOfRelatives(told: Told): Finding[] {
  return told.clauses.flatMap((clause) =>
    clause.words.flatMap((word): Finding[] => {
      // `The attackers threatened her daughter`: she is named behind the act, and does nothing.
      const isNamedBefore = told.sentence.mentions.some(({ start }) => start >= clause.start && start < word.start)
      const who = isNamedBefore && isActOf(word, told) ? relativeOf(subjectOf(word, clause, told), told) : undefined
      if (who === undefined || isKnownOf(who, word, clause, told)) return []
      return [{ word, message: `Nothing on file says that this person did this: “${word.text}”.` }]
    }),
  )
}

/** An act in the active voice, affirmed. */
function isActOf(word: Weighed, told: Told): boolean {
  const lead = told.sentence.text.slice(0, word.start)
  if (!word.meaning.lemmas.some((lemma) => acts.has(lemma) || violent.has(lemma)) || nounBefore.test(lead)) return false
  if (/^ (?:off|up|down|out|away|into|through)(?!\p{L})/u.test(told.sentence.text.slice(word.end))) return false
  const isPassive = /(?<!\p{L})(?:was|were|been|being|is|are) (?:\p{L}+ly )?$/iu.test(lead)
  return !isPassive && !isDenied(told.sentence.text, word.start, word.end) && !isRead(told, word)
}

/** One relative of the case, or somebody else whom the file names. */
function relativeOf([who, ...others]: readonly string[], { evidence }: Told): string | undefined {
  if (who === undefined || others.length > 0 || who === 'client' || who === 'speaker') return undefined
  if (/:(?:employer|colleague|friend|neighbor|pastor|partner)$/.test(who)) return undefined
  return who.includes(':') || evidence.roster.persons.has(who) ? who : undefined
}

/** The file tells of that act, or of the rest of the clause, beside this person. */
function isKnownOf(who: string, word: Weighed, clause: Clause, { index }: Told): boolean {
  const isBeside = (at: number) => index.byPlace.get(at)?.some((place) => isSurelyAbout(place, [who])) === true
  const isWriters = (at: number) =>
    index.byPlace
      .get(at)
      ?.some(({ sentence: { from, speaker } }) => from.source.kind === 'document' && speaker === who) === true
  const others = clause.words.filter(
    (other) => other !== word && (other.weight > 0 || numberWords.has(other.text.toLowerCase())),
  )
  if (others.some(({ hits }) => [...hits.exact].some(isBeside))) return true
  // Who did violence is told in the same sentence, or by the one who did it.
  const isViolent = word.meaning.lemmas.some((lemma) => violent.has(lemma))
  const said = new Set(
    placesOf(word, index)
      .filter(({ tokens }) => tokens.some((token) => token.meaning.same.some((key) => word.meaning.same.includes(key))))
      .map(({ at }) => at),
  )
  const places = [...said, ...word.hits.near].flatMap((at) => (isViolent ? [at] : [at - 1, at, at + 1]))
  return places.some((at) => isBeside(at) || isWriters(at))
}
