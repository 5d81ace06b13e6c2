import type { Person, Pronoun } from '#domain/persons/person.ts'
import type { Piece } from './words-in-text.ts'

/** How a text is read for the persons behind its pronouns. */
export type Reading = {
  readonly persons: readonly Person[]
  readonly speaker?: Person | undefined
  readonly about?: Person | undefined
  /** Married, for `they` in an answer about them. */
  readonly together?: readonly Person[] | undefined
  /** The text says `I`: then `he` and `she` are never the speaker. */
  readonly isOwnVoice: boolean
  /** The person whom the heading names. */
  readonly topic?: string | undefined
  /** All that was said stands in paragraphs above this one. */
  readonly isAcross?: boolean
  /** The pronoun opens its sentence. */
  readonly opens?: boolean
}

/** So many statements before one are looked at. */
export const lookBack = 3

/** `El Guero told him`: in an answer about the client, he to whom the one who is feared speaks is the client. */
export function withClientActedOn(text: string, { persons, about, isOwnVoice }: Reading): string {
  if (isOwnVoice || about?.id !== 'applicant' || about.pronoun === undefined) return text
  const object = about.pronoun === 'he' ? 'him' : 'her'
  const [whole = '', id] =
    /^\{([a-z0-9-]+)(?:\.subj)?\} (?:told|asked|called|warned|threatened|beat|hit|kicked|slapped|insulted) (?:him|her)(?= (?:that|who|what|where|why|if|to|a|an|and|with|on|in|not)\b|[.,;]|$)/u.exec(
      text,
    ) ?? []
  const isFeared = persons.some((person) => person.id === id && person.role === 'persecutor')
  return isFeared && whole.endsWith(` ${object}`)
    ? `${whole.slice(0, -object.length)}{applicant}${text.slice(whole.length)}`
    : text
}

/** Whom the pronoun cannot mean, although that person was spoken of last. */
export function isNobody(
  person: string,
  rest: readonly Piece[],
  sentence: string,
  said: readonly string[],
  reading: Reading,
): boolean {
  return (
    // Never a child of the client for one who hits and threatens.
    isChildTaken(person, sentence, reading) ||
    isKinTaken(person, sentence, said, reading) ||
    // `He said that Luis was a traitor`: whoever said it, it was not Luis.
    rest.some(({ kind, text }) => kind === 'person' && text.startsWith(`{${person}`))
  )
}

const violence =
  /\b(?:kill\w*|beat\w*|hit|hits|kick\w*|rap(?:ed|e)|threat\w*|stab\w*|cut|knife|machete|pistol|gun|shot|shoot|burn\w*|forced|find (?:me|us)|found (?:me|us)|my (?:wife|husband|partner)|his wife|is mine|are mine|drunk|fired|threw|throws?|broke)\b/iu

/**
 * In the client's own account the one whom the client fears is who hits and threatens, where only one such person of that
 * sex is named in the case, or in the account up to there, and no other man or woman of it stands in the sentence.
 */
export function fearedOne(
  sentence: string,
  pronoun: Pronoun,
  said: readonly string[],
  { persons, speaker, isOwnVoice }: Reading,
): string | undefined {
  if (!isOwnVoice || speaker?.id !== 'applicant' || !violence.test(sentence)) return undefined
  const feared = persons.filter((person) => person.role === 'persecutor' && person.pronoun === pronoun)
  const [only] = feared
  const atHome = feared.filter(({ official }) => !official)
  const named = atHome.filter(({ id }) => said.some((wording) => wording.includes(`{${id}`)))
  const one = feared.length === 1 ? only : atHome.length === 1 ? atHome[0] : named.length === 1 ? named[0] : undefined
  return one !== undefined && !one.official ? one.id : undefined
}

/** A child stands for the pronoun of a sentence of violence, where somebody of the same sex is feared. */
function isChildTaken(id: string, sentence: string, { persons }: Reading): boolean {
  const person = persons.find((one) => one.id === id)
  return (
    person?.role === 'child' &&
    (violence.test(sentence) || /\b(?:wrote|written|sent|wife|lives alone)\b/i.test(sentence)) &&
    persons.some(({ role, pronoun }) => role === 'persecutor' && pronoun === person.pronoun)
  )
}

/** `He broke my finger. He said, “Your family has no price.”`: right behind violence it is no brother who speaks so. */
function isKinTaken(
  id: string,
  sentence: string,
  said: readonly string[],
  { persons, speaker, isOwnVoice }: Reading,
): boolean {
  const role = persons.find((one) => one.id === id)?.role ?? 'other'
  return (
    isOwnVoice &&
    speaker?.id === 'applicant' &&
    /^(?:witness|relative|child|spouse|parent)$/.test(role) &&
    /^(?:He|She) (?:said|shouted|told|called|asked|yelled)\b/.test(sentence) &&
    /\b(?:whipp|beat|kick|broke|hit|cell|threat|rap(?:e|ed)\b|burn|tied|tortur|shock|pistol|knife)/i.test(
      said.slice(-lookBack).join(' '),
    )
  )
}
