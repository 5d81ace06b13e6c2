import { isDenied } from '../polarity.ts'
import { certainPersons, shown, type Finding, type Told } from './finding.ts'
import { isSurelyAbout } from './occurrences.ts'
import type { Placed } from './told-index.ts'
import type { Weighed } from './weigh.ts'

const present =
  /(?<!\p{L})(?:(?:was|were|been) (?:also |both |personally )?(?:present|there|at home|in the room|at the scene|an eyewitness)|witnessed|attended|was at (?:the|his|her) (?:birth|wedding|funeral|trial|hearing|arrest))(?!\p{L})/iu
const absent =
  /(?<!\p{L})(?:(?:was|were) (?:not (?:there|present|at home|home|in the (?:room|house|car|country))|away|absent|at work|elsewhere|abroad|asleep)|did not (?:see|attend|witness)|could not (?:go|come|attend|be there)|never saw|saw nothing|had already left|(?:while|when) (?:he|she|I) was (?:at|in|out|away|abroad) (?!home)[\p{L}’' ]{2,30}(?=[.,;]|$))(?!\p{L})/iu

/** `Dr. Holmlund was present when the clinic was closed` where she writes that she was not there. */
export function presentOrAbsent(told: Told): Finding[] {
  const { sentence, index } = told
  const match = present.exec(sentence.text)
  if (!match || isDenied(sentence.text, match.index, match.index + match[0].length)) return []
  const who = certainPersons(sentence.mentions.filter(({ end }) => end <= match.index).slice(-1))
  const words = told.clauses
    .flatMap((clause) => clause.words)
    .filter((word) => !present.test(` ${word.text}`) && isContent(word))
  if (who.length !== 1 || words.length === 0) return []
  const theirs = [...index.byPlace.values()]
    .flat()
    .filter((place) => isSurelyAbout(place, who) || place.sentence.speaker === who[0])
  const by = theirs.find(
    (place) => absent.test(place.sentence.text) && words.some(({ hits }) => hits.exact.has(place.at)),
  )
  if (!by || theirs.some((place) => isPresent(place, words))) return []
  const word = { start: match.index, end: match.index + match[0].length }
  return [{ word, by, message: `The file has this person elsewhere: ${shown(by)}.` }]
}

const isContent = ({ weight, isName, isPerson, hits }: Weighed) =>
  !isPerson && (weight > 0 || isName) && hits.exact.size > 0

function isPresent({ at, sentence: { text } }: Placed, words: readonly Weighed[]): boolean {
  const match = present.exec(text)
  return (
    match !== null &&
    !isDenied(text, match.index, match.index + match[0].length) &&
    words.some(({ hits }) => hits.exact.has(at))
  )
}
