import type { Pronoun } from '#domain/persons/person.ts'
import { personsIn } from '../wording.ts'
import { fits } from './whose-pronoun.ts'
import { lookBack, type Reading } from './feared-in-account.ts'

/** `I met Byron. I had Tyrese in the back seat. He stayed`: one whom the speaker only acts on, behind another such one. */
export function isBesideAnother(
  id: string | undefined,
  wording: string,
  said: readonly string[],
  pronoun: Pronoun,
  reading: Reading,
): boolean {
  if (isBesideOfficer(said, reading)) return true
  const speaker = reading.speaker?.id
  // `Officer Wang telephoned. They found a picture of my brother. He said`: the officer may be meant.
  if (
    reading.isOwnVoice &&
    reading.opens === true &&
    said
      .slice(-lookBack - 1)
      .flatMap(personsIn)
      .some(
        (one) => one !== id && one !== speaker && reading.persons.some((known) => known.id === one && known.official),
      )
  )
    return true
  if (!reading.isOwnVoice || speaker === undefined || !isActedOn(wording, speaker)) return false
  const before = said[said.lastIndexOf(wording) - 1]
  if (before === undefined || !isActedOn(before, speaker)) return false
  return personsIn(before).some((other) => other !== id && fits(other, pronoun, reading) && isKnown(other, reading))
}

/** `The officer asked why I came. Josué had fever. I said it. He did not write much`: who is told of in passing, beside one who acts. */
const isBesideOfficer = (said: readonly string[], { isOwnVoice, opens }: Reading): boolean =>
  isOwnVoice && opens === true && said.slice(-lookBack - 1).some((wording) => officerActs.test(wording))

const officerActs =
  /^(?:(?:On|In|At) [^.;{}]{3,40}?,? )?(?:(?:The|An?|One|That|This|the|an?|one) (?:\p{Ll}+ ){0,2}(?:officer|agent|official|policeman|soldier|guard|judge|interpreter|commander|sergeant|prosecutor)|(?:Officer|Agent|Sergeant|Corporal|Captain|Lieutenant|Colonel|Inspector|Commander|Major))\b/u

const isActedOn = (wording: string, speaker: string): boolean =>
  new RegExp(String.raw`^\{${speaker}(?:\.subj)?\} `).test(wording)

const isKnown = (id: string, { persons }: Reading): boolean =>
  persons.some((person) => person.id === id && person.pronoun !== undefined)
