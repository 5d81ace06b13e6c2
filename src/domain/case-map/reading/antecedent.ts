import type { Pronoun } from '#domain/persons/person.ts'
import { personsIn } from '../wording.ts'
import { clientBeside, fits } from './whose-pronoun.ts'
import { namesOther, speaksOfUnknown } from './unnamed-others.ts'
import { lookBack, type Reading } from './feared-in-account.ts'
import { isBesideAnother } from './beside-another.ts'

/** In an account of one's own a new paragraph is a new thought: of two women above it nobody can say which one is meant. */
function isOneOfSeveral(said: readonly string[], pronoun: Pronoun, reading: Reading): boolean {
  if (!reading.isAcross || !reading.isOwnVoice) return false
  const above = said.slice(-lookBack).flatMap(personsIn)
  return new Set(above.filter((id) => fits(id, pronoun, reading))).size > 1
}

/** The one person of this sex in the last sentence that names one, with no unnamed one beside. */
export function antecedent(said: readonly string[], pronoun: Pronoun, reading: Reading): string | undefined {
  if (isOneOfSeveral(said, pronoun, reading)) return undefined
  for (const wording of said.slice(-lookBack).toReversed()) {
    const named = personsIn(wording).filter(
      (id) => fits(id, pronoun, reading) && isPlain(id, wording, said, reading, pronoun),
    )
    const hasNoun = namesOther(wording, pronoun) || speaksOfUnknown(wording)
    // A child or a relative whose sex nobody tells could be meant: then nobody can say.
    if (named.length === 0 && !hasNoun) {
      if (namesUnsure(wording, reading)) return undefined
      continue
    }
    const opening = /^\{([a-z0-9-]+)(?:\.subj)?\}/.exec(wording)?.[1]
    const subject = named.find((id) => id === opening)
    if (hasNoun) return goesOn(wording, reading) ? subject : topicIf(subject, pronoun, reading)
    return (
      subject ??
      (named.length === 1 && !isBesideAnother(named[0], wording, said, pronoun, reading) ? named[0] : undefined)
    )
  }
  return (
    ofWhomItIs(pronoun, reading) ??
    (isNamedAnywhere(said, pronoun, reading) ? undefined : clientBeside(pronoun, reading))
  )
}

/** Somebody of that sex beside the client was spoken of. */
const isNamedAnywhere = (said: readonly string[], pronoun: Pronoun, reading: Reading): boolean =>
  said.some(
    (wording) =>
      namesOther(wording, pronoun) ||
      speaksOfUnknown(wording) ||
      personsIn(wording).some((id) => id !== 'applicant' && fits(id, pronoun, reading)),
  )

/** Only when it is known: an answer about her may begin with what he did. */
const ofWhomItIs = (pronoun: Pronoun, reading: Reading): string | undefined =>
  reading.about?.pronoun === pronoun && fits(reading.about.id, pronoun, reading) ? reading.about.id : undefined

const namesUnsure = (wording: string, { persons, speaker }: Reading): boolean =>
  personsIn(wording).some((id) => {
    const person = persons.find((one) => one.id === id)
    return (
      person !== undefined &&
      person.pronoun === undefined &&
      id !== speaker?.id &&
      /^(?:child|relative|other)$/.test(person.role) &&
      new RegExp(
        String.raw`^\{${id}|\{${id}(?:\.subj)?\} (?:comes|came|is|was|has|had|lives|lived|goes|said|told)\b`,
      ).test(wording)
    )
  })

/** Notes about one person go on about that person. */
function topicIf(subject: string | undefined, pronoun: Pronoun, reading: Reading): string | undefined {
  const { topic } = reading
  return topic !== undefined && topic === subject && fits(topic, pronoun, reading) ? topic : undefined
}

/**
 * A person whose sex nobody told stands for a pronoun only as the subject of the sentence just before, and only when that
 * sentence has no name that is nobody known.
 */
function isPlain(
  id: string,
  wording: string,
  said: readonly string[],
  { persons, speaker }: Reading,
  pronoun: Pronoun,
): boolean {
  const person = persons.find((one) => one.id === id)
  if (person?.pronoun !== undefined) return true
  // `I brought it to Captain Worku. He said`: nobody else is there.
  // Of an officer nobody knows the sex, but that one is called `he` here.
  if (person?.official === true && pronoun === 'she') return false
  const since = said.slice(said.lastIndexOf(wording) + 1).map((one) => one.replaceAll(/\{[^{}]*\}/g, 'x'))
  if (
    pronoun === 'he' &&
    person?.official === true &&
    // `My lawyer complained to the Prosecutor General. His license was taken`: of two nobody can say whose.
    !/^\{[a-z0-9-]{1,60}\.(?:poss|his)\} \p{Ll}/u.test(wording) &&
    personsIn(wording).every((one) => one === id || one === speaker?.id) &&
    since.every((one) => !/ \p{Lu}\p{Ll}{2}/u.test(one))
  )
    return true
  const isSubject = new RegExp(String.raw`^\{${id}(?:\.subj)?\}`).test(wording)
  return isSubject && wording === said.at(-1) && !/ \p{Lu}\p{Ll}{2}/u.test(wording)
}

const goesOn = (wording: string, { isOwnVoice, about }: Reading) =>
  !isOwnVoice && about !== undefined && !/\b(?:told|asked|called|begged|informed|warned)\b/.test(wording)
