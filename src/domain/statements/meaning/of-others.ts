import { functionWords, numberWords } from '#domain/language/word-lists.data.ts'
import { isDenied } from '../polarity.ts'
import { isRead, personsOf, shown, subjectOf, type Finding, type Told } from './finding.ts'
import type { Token } from './told-index.ts'
import type { Weighed } from './weigh.ts'
import { isAbout, isSurelyAbout, nounBefore, placesBeside } from './occurrences.ts'

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
    const own = told.sentence.mentions.some(({ start }) => start >= clause.start && start < clause.end)
    const persons = own ? personsOf(clause, told) : []
    if (persons.length === 0) return []
    return clause.words.flatMap((word): Finding[] => {
      const isNamed =
        word.isName &&
        isOfCv(word, told) &&
        !told.evidence.roster.byWord.has(word.text.toLowerCase()) &&
        word.meaning.kind !== 15
      if ((word.weight < 1 && !isNamed) || word.isAside || isRead(told, word)) return []
      if (isDenied(told.sentence.text, word.start, word.end)) return []
      if (persons.includes('speaker') && !isOfCv(word, told)) return []
      const places = placesBeside(word, clause, told.index)
      const [by] = places
      const near = [...word.hits.near].flatMap((at) => told.index.byPlace.get(at) ?? [])
      if (!by || [...places, ...near].some((place) => isAbout(place, persons))) return []
      return [{ word, by, message: `The file says “${word.text}” of somebody else: ${shown(by)}.` }]
    })
  })
}

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

/** `His father supports the family` where nothing on file tells of an act of his like that. */
export function actsOfRelatives(told: Told): Finding[] {
  const { sentence, index, evidence } = told
  return told.clauses.flatMap((clause) =>
    clause.words.flatMap((word): Finding[] => {
      if (!word.meaning.lemmas.some((lemma) => acts.has(lemma)) || nounBefore.test(sentence.text.slice(0, word.start)))
        return []
      if (/(?<!\p{L})(?:was|were|been|being|is|are) (?:\p{L}+ly )?$/iu.test(sentence.text.slice(0, word.start)))
        return []
      const [who, ...others] = subjectOf(word, clause, told)
      if (who !== undefined && /:(?:employer|colleague|friend|neighbor|pastor|partner)$/.test(who)) return []
      if (
        who === undefined ||
        others.length > 0 ||
        (!/:|^spouse$|^child-/.test(who) && !evidence.roster.persons.has(who))
      )
        return []
      if (who === 'client' || who === 'speaker' || isDenied(sentence.text, word.start, word.end) || isRead(told, word))
        return []
      const places = [...word.hits.exact, ...word.hits.near].flatMap((at) => [at - 1, at, at + 1])
      const isKnown = clause.words.some(
        (other) =>
          other !== word &&
          (other.weight > 0 || numberWords.has(other.text.toLowerCase())) &&
          [...other.hits.exact].some((at) => index.byPlace.get(at)?.some((place) => isSurelyAbout(place, [who])) === true),
      )
      if (isKnown) return []
      const isTold = places.some(
        (at) =>
          index.byPlace
            .get(at)
            ?.some(
              (place) =>
                isSurelyAbout(place, [who]) ||
                (place.sentence.from.source.kind === 'document' && place.sentence.speaker === who),
            ) === true,
      )
      return isTold ? [] : [{ word, message: `No sentence on file tells that this person “${word.text}”.` }]
    }),
  )
}
