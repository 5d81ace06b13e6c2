import { isDenied } from '../polarity.ts'
import { certainPersons, shown, type Finding, type Told } from './finding.ts'
import { isSurelyAbout } from './occurrences.ts'

const freed =
  /(?<!\p{L})(?:was|were|has been|have been|been|got) (?:\p{Ll}+ )?(?:released|freed)(?! (?:from|by) (?:the |his |her )?(?:hospital|clinic|ward|contract))(?!\p{L})/iu
const held =
  /(?<!\p{L})(?:is|are|remains?|has (?:still )?been) (?:still |now )?(?:in (?:prison|jail|custody|detention)|imprisoned|jailed|detained|behind bars|held)(?!\p{L})/iu

/** `He was released` where the file has this person in prison to this day, and tells of no release. */
export function stillHeld({ sentence, index }: Told): Finding[] {
  const match = freed.exec(sentence.text)
  if (!match || isDenied(sentence.text, match.index, match.index + match[0].length)) return []
  const who = sentence.mentions.findLast(({ end }) => end <= match.index + 1)
  const persons = who ? certainPersons([who]) : []
  if (persons.length !== 1) return []
  const places = [...index.byPlace.values()].flat().filter((place) => isSurelyAbout(place, persons))
  const by = places.find(({ sentence: { text } }) => held.test(text))
  if (!by || places.some(({ sentence: { text } }) => /(?<!\p{L})(?:releas|freed|let (?:him|her|me) go)/iu.test(text)))
    return []
  const word = { start: match.index, end: match.index + match[0].length }
  return [{ word, by, message: `The file has this person in custody still: ${shown(by)}.` }]
}
