import type { Pronoun } from '#domain/persons/person.ts'
import { personsIn } from '../wording.ts'
import { nounPronoun } from '#domain/persons/kin.ts'
import { clientBeside, clientsKin, fits, formOf, nameObjects } from './whose-pronoun.ts'
import { namesOther, speaksOfUnknown } from './unnamed-others.ts'
import { fearedOne, isNobody, lookBack, type Reading, withClientActedOn } from './feared-in-account.ts'
import { type Piece, piecesOf, joinPieces } from './words-in-text.ts'

export type Resolved = {
  readonly text: string
  /** A pronoun remains that only earlier sentences can explain. */
  readonly isOpen: boolean
  /** `They` at the beginning was resolved. */
  readonly isOpening: boolean
}

/**
 * Names the person behind the first `he` or `she` of a sentence, when nothing in the sentence explains it and only one
 * person can be meant: the one of that sex of whom the text spoke last. Later ones in the sentence then follow by reading.
 */
export function resolvePronouns(sentence: string, said: readonly string[], reading: Reading): Resolved {
  const opening = openingThey(sentence, said, reading)
  if (opening !== undefined) return { text: opening, isOpen: false, isOpening: true }
  const pieces = piecesOf(sentence)
  let isOpen = false
  for (const pronoun of ['he', 'she'] as const) {
    nameObjects(pieces, pronoun, said, reading)
    const at = pieces.findIndex(({ kind, text }) => kind === 'word' && sexOf(text) === pronoun)
    if (at < 0 || isExplained(pieces.slice(0, at), pronoun, reading)) continue
    const piece = pieces[at]
    const feared = fearedOne(sentence, pronoun, said, reading) ?? clientsKin(pieces, at, pronoun, said, reading)
    const spoken =
      feared ??
      antecedent(isParentOf(pieces, at) ? said.map(withoutChildren) : said, pronoun, { ...reading, opens: at === 0 })
    const person = spoken !== undefined && isOfTopic(pieces, at, spoken, pronoun, reading) ? reading.about?.id : spoken
    if (!piece || person === undefined || isNobody(person, pieces.slice(at + 1), sentence, said, reading)) isOpen = true
    else piece.text = `{${person}${formOf(pieces, at)}}`
  }
  return { text: withClientActedOn(joinPieces(pieces), reading), isOpen, isOpening: false }
}

/** `Adán drives him to the clinic. He has no other child`: what an answer about the father says that somebody is or has. */
function isOfTopic(
  pieces: readonly Piece[],
  at: number,
  spoken: string,
  pronoun: Pronoun,
  { about, isOwnVoice }: Reading,
): boolean {
  const rest = pieces
    .slice(at + 1, at + 8)
    .map(({ text }) => text)
    .join('')
  if (isOwnVoice || about?.pronoun !== pronoun) return false
  // `Two kids, Abril and Gael. He drives a truck`: no child does.
  if (about.role === 'spouse' && spoken.startsWith('child')) return at === 0 && ofAdults.test(rest)
  if (about.role !== 'parent' || spoken !== 'applicant') return false
  const word = pieces[at]?.text.toLowerCase()
  // `Her son Rubén works offshore`, `The program would take her`: what is done, and who is owned, is of whom the answer tells.
  if (word === 'her' || word === 'him' || word === 'his') return at > 0 || ofKin.test(rest)
  return at === 0 && ofSelf.test(rest)
}

const ofSelf =
  /^ (?:has|had|is|was|needs|suffers|receives|gets|draws|cannot|uses|lives|speaks|weighs|sleeps|depends|wanders|falls|fell|forgets)\b(?!(?: \S+){0,3} (?:her|him)\b)/
const ofAdults =
  /^ (?:drives a|does \p{Ll}+ and|watches (?:the|our) (?:kids|children)|works|worked|earns|makes \$|pays|supports|owns|commutes)/u
const ofKin =
  /^ (?:son|daughter|husband|wife|brother|sister|other|only|oldest|youngest|late|nephew|niece|grandson|granddaughter)\b/

/** `her mother died`: not of a child of the couple, whose mother the case knows. */
const isParentOf = (pieces: readonly Piece[], at: number): boolean =>
  /^(?:his|her)$/i.test(pieces[at]?.text ?? '') &&
  /^(?:mother|father|parents|mom|dad)$/i.test(pieces[at + 2]?.text ?? '') &&
  pieces[at + 1]?.text === ' '

const withoutChildren = (wording: string) => wording.replaceAll(/\{child[^{}]*\}/g, 'x')

/** In an answer about a couple `They` are the two. */
function openingThey(sentence: string, said: readonly string[], { together, isOwnVoice }: Reading): string | undefined {
  if (isOwnVoice || said.length > 0 || together?.length !== 2 || !/^They\b/.test(sentence)) return undefined
  return sentence.replace(/^They/, together.map(({ id }) => `{${id}}`).join(' and '))
}

function sexOf(word: string): Pronoun | undefined {
  if (/^(?:he|him|his|himself)$/i.test(word)) return 'he'
  return /^(?:she|her|hers|herself)$/i.test(word) ? 'she' : undefined
}

/** A person or a noun of that sex stands before it in the sentence. */
function isExplained(before: readonly Piece[], pronoun: Pronoun, { persons, speaker, isOwnVoice }: Reading): boolean {
  if (isOwnVoice && isOneAtWork.test(joinPieces(before))) return true
  if (isOwnVoice && isAnyone.test(joinPieces(before))) return true
  return before.some(({ kind, text }) => {
    if (kind === 'word')
      return (
        nounPronoun(text) === pronoun ||
        /^(?:each|everyone|one|another|men|women|people|patients|children|child|baby|patient|officer|soldier|doctor|teacher|psychologist|psychiatrist|judge|member|friend|colleague|coworker|classmate|neighbor|boss|leader|stranger|cousin|relative|inmate|prisoner|lawyer|someone|somebody|anyone|everyone|nobody|person|parent|student)$/i.test(
          text,
        )
      )
    const id = kind === 'person' ? /\{([a-z0-9-]+)/.exec(text)?.[1] : undefined
    const person = persons.find((one) => one.id === id)
    if (!person || (isOwnVoice && person.id === speaker?.id)) return false
    return person.pronoun === undefined || person.pronoun === pronoun
  })
}

/** `The Department lets a driver keep his license`: whoever drives. */
const isAnyone =
  /\b(?:lets?|allows?|requires?|permits?|forbids?|for|of) an? (?:driver|worker|parent|spouse|person|employee|patient|student|resident|citizen|veteran)\b/u

/** `The driver came out with his arms burned`: the sentence begins with one who is called by a calling. */
const isOneAtWork =
  /^(?:The|An?|One|[Mm]y|[Oo]ur|\{[a-z0-9-]+\.poss\}) (?:\p{Ll}+ )?(?!(?:number|letter|matter|order|border|center|winter|summer|water|paper|power|weather|river|corner|father|mother|brother|sister|daughter)\b)\p{Ll}{3,12}(?:er|or|ist|man|woman|ant)\b/u

/** In an account of one's own a new paragraph is a new thought: of two women above it nobody can say which one is meant. */
function isOneOfSeveral(said: readonly string[], pronoun: Pronoun, reading: Reading): boolean {
  if (!reading.isAcross || !reading.isOwnVoice) return false
  const above = said.slice(-lookBack).flatMap(personsIn)
  return new Set(above.filter((id) => fits(id, pronoun, reading))).size > 1
}

/** The one person of this sex in the last sentence that names one, with no unnamed one beside. */
function antecedent(said: readonly string[], pronoun: Pronoun, reading: Reading): string | undefined {
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

/** `I met Byron. I had Tyrese in the back seat. He stayed`: one whom the speaker only acts on, behind another such one. */
function isBesideAnother(
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
