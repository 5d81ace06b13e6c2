import type { Pronoun } from '#domain/persons/person.ts'
import { nounPronoun } from '#domain/persons/kin.ts'
import { clientsKin, formOf, isOfAdult, kinInList, nameObjects } from './whose-pronoun.ts'
import { fearedOne, isNobody, type Reading, withClientActedOn } from './feared-in-account.ts'
import { type Piece, piecesOf, joinPieces } from './words-in-text.ts'
import { antecedent } from './antecedent.ts'
import { isOfTopic } from './of-topic.ts'

export type Resolved = {
  readonly text: string
  /** A pronoun remains that only earlier sentences can explain. */
  readonly isOpen: boolean
  /** `They` at the beginning was resolved. */
  readonly isOpening: boolean
}

const anyPronoun = /\b(?:he|him|his|himself|she|her|hers|herself)\b/i

/**
 * Names the person behind the first `he` or `she` of a sentence, when nothing in the sentence explains it and only one
 * person can be meant: the one of that sex of whom the text spoke last. Later ones in the sentence then follow by reading.
 */
export function resolvePronouns(sentence: string, said: readonly string[], reading: Reading): Resolved {
  const opening = openingThey(sentence, said, reading)
  if (opening !== undefined) return { text: opening, isOpen: false, isOpening: true }
  if (!anyPronoun.test(sentence)) return { text: withClientActedOn(sentence, reading), isOpen: false, isOpening: false }
  const pieces = piecesOf(sentence)
  let isOpen = false
  for (const pronoun of ['he', 'she'] as const) {
    nameObjects(pieces, pronoun, said, reading)
    const at = pieces.findIndex(({ kind, text }) => kind === 'word' && sexOf(text) === pronoun)
    if (at < 0 || isExplained(pieces.slice(0, at), pronoun, reading)) continue
    const piece = pieces[at]
    const person = whoIsMeant(sentence, pieces, at, { pronoun, said, reading })
    if (!piece || person === undefined || isNobody(person, pieces.slice(at + 1), sentence, said, reading)) isOpen = true
    else piece.text = `{${person}${formOf(pieces, at)}}`
  }
  return { text: withClientActedOn(joinPieces(pieces), reading), isOpen, isOpening: false }
}

type Meaning = { readonly pronoun: Pronoun; readonly said: readonly string[]; readonly reading: Reading }

/** Who stands behind the pronoun at this place; nobody where two could. */
function whoIsMeant(
  sentence: string,
  pieces: readonly Piece[],
  at: number,
  { pronoun, said, reading }: Meaning,
): string | undefined {
  const isOfGrown = isParentOf(pieces, at) || isOfAdult(pieces, at) || isNamedSibling(pieces, at)
  const spoken =
    fearedOne(sentence, pronoun, said, reading) ??
    kinInList(pieces, at, pronoun, reading) ??
    clientsKin(pieces, at, pronoun, said, reading) ??
    antecedent((isOfGrown ? said.map(withoutChildren) : said).map(withoutUnborn), pronoun, {
      ...reading,
      opens: at === 0,
    })
  return spoken !== undefined && isOfTopic(pieces, at, spoken, pronoun, reading) ? reading.about?.id : spoken
}

/** `her mother died`: not of a child of the couple, whose mother the case knows. */
const isParentOf = (pieces: readonly Piece[], at: number): boolean =>
  /^(?:his|her)$/i.test(pieces[at]?.text ?? '') &&
  /^(?:mother|father|parents|mom|dad)$/i.test(pieces[at + 2]?.text ?? '') &&
  pieces[at + 1]?.text === ' '

/** `his brother Mark`: a child of the couple has the brothers and sisters that the record lists, and they are known by name. */
const isNamedSibling = (pieces: readonly Piece[], at: number): boolean =>
  /^(?:his|her)$/i.test(pieces[at]?.text ?? '') &&
  /^ (?:\p{Ll}+ )?(?:brother|sister) \p{Lu}\p{Ll}/u.test(
    pieces
      .slice(at + 1, at + 8)
      .map(({ text }) => text)
      .join(''),
  )

/** `Simone was three weeks away and I was out of work. She was ashamed`: not a child who is not yet there. */
const withoutUnborn = (wording: string) =>
  wording.replaceAll(
    /\{child[^{}]*\} (?=(?:was|is) (?:still )?(?:(?:\p{L}+|\d+) (?:days?|weeks?|months?) (?:away|old)\b|not (?:yet )?born|on the way|due|a newborn))/gu,
    'x ',
  )

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
        // `in her brother’s room to listen for him`
        nounPronoun(text.replace(/[’']s$/u, '')) === pronoun ||
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
