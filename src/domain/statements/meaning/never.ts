import { functionWords } from '#domain/language/word-lists.data.ts'
import { isDenied } from '../polarity.ts'
import { isRead, personsOf, shown, type Finding, type Told } from './finding.ts'
import { denialOf, isAbout, sayings } from './occurrences.ts'
import { supposed } from './plain-claim.ts'
import type { Placed } from './told-index.ts'
import type { Weighed } from './weigh.ts'

const never =
  /(?<!\p{L})(?:never(?!\p{L})|no(?= (?:\p{L}+ ){1,3}(?:has|have|had|was|were) (?:ever )?(?:been )?\p{L}+ed(?!\p{L})))/iu

/** `The model has never given a false alarm` where the file has it give two: what never was, once. */
export function onceBeforeNever(told: Told): Finding[] {
  const { sentence, index } = told
  const match = never.exec(sentence.text)
  if (!match) return []
  return told.clauses.flatMap((clause): Finding[] => {
    if (match.index < clause.start || match.index >= clause.end) return []
    const behind = clause.words.filter(
      (word) => word.start > match.index && !word.isPerson && !functionWords.has(word.text.toLowerCase()),
    )
    const telling = behind.filter((word) => !word.isAside && (word.weight > 0 || word.isName))
    // `No petition has ever been filed`: up to what it was filed for.
    const words = match[0] === 'No' ? behind.filter((word) => word.end <= lastVerb(sentence.text)) : telling
    const [first] = words
    if (!first || words.length < 2 || isRead(told, first)) return []
    const persons = personsOf(clause, told)
    const by = [...first.hits.exact]
      .flatMap((at) => index.byPlace.get(at) ?? [])
      .find((place) => isAbout(place, persons) && words.every((word) => isAffirmed(place, word)))
    return by ? [{ word: match0(match), by, message: `The file tells of it: ${shown(by)}.` }] : []
  })
}

const lastVerb = (text: string) => {
  const found = /(?:has|have|had|was|were) (?:ever )?(?:been )?\p{L}+ed(?!\p{L})/u.exec(text)
  return found ? found.index + found[0].length : 0
}

const match0 = ({ index, 0: text }: RegExpExecArray) => ({ start: index, end: index + text.length })

function isAffirmed(place: Placed, word: Weighed): boolean {
  const { text } = place.sentence
  return sayings(place, word).some(
    (token) =>
      token.meaning.lemmas.some((lemma) => word.meaning.lemmas.includes(lemma)) &&
      !denialOf(text, token, false) &&
      !isDenied(text, token.start, token.end) &&
      !supposed.test(text.slice(0, token.start)),
  )
}
