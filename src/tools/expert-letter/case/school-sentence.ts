import { cleanSentence } from '#domain/case-map/reading/clean-wording.ts'
import { faultOf } from '#domain/prose/whole/judge-sentence.ts'
import { capitalized } from '#domain/prose/words.ts'
import { isVerb, withItsSubject } from './shorthand/subjectless.ts'

/** The child of whom a school's notes speak, and its parents as the notes now name them. */
export type ChildInNotes = {
  readonly name: string
  readonly pronoun: 'he' | 'she'
  readonly parents: readonly string[]
}

const own: readonly (readonly [RegExp, string])[] = [
  [/^not saying (?:that )?(?=\p{L})/iu, 'I am not saying that '],
  [/^no testing by me$/iu, 'I did no testing'],
  [/^no (?:diagnosis|opinion) (?:from|by) me$/iu, 'I make no diagnosis'],
  [/^(?:can['’]?t|cannot|can not) (?=say|tell|judge|know)/iu, 'I cannot '],
  [/^(?:don['’]?t|do not) (?=know|think|believe)/iu, 'I do not '],
  [/^never (?=seen|met|spoken|heard)/iu, 'I have never '],
  [/^(?:a )?small (?:number|sample),? I know$/iu, 'I know that this is a small number'],
  [/^(?:opinion|view) is as (?:an? )?(?=\p{Ll})/iu, 'I give my opinion as a '],
]

/** A note read as one kind of sentence; undefined where it is not of that kind. */
type Way = (piece: string, child: ChildInNotes, subject: string | undefined) => string | undefined

const namesOf = ({ name, parents }: ChildInNotes): string =>
  [name, ...parents].map((one) => RegExp.escape(one)).join('|')

/** `no testing by me`, `can’t say`: of whoever writes. */
const ofWriter: Way = (piece) => {
  const mine = own.find(([pattern]) => pattern.test(piece))
  return mine === undefined ? undefined : piece.replace(mine[0], mine[1])
}

/** `not his therapist outside school` */
const notTherapist: Way = (piece, { name }) => {
  const [, whose, what] =
    /^not (?:his|her|(\p{Lu}\p{L}+)['’]s) ((?:therapist|doctor|nurse|counselor|psychologist|teacher|social worker)\b.*)$/iu.exec(
      piece,
    ) ?? []
  return what === undefined ? undefined : `I am not ${whose ?? name}’s ${what}`
}

/** `dad = the one who can calm him` */
const equal: Way = (piece) => {
  const [, one, other] = /^([^=]{2,60}?) ?= ?([^=]+)$/u.exec(piece) ?? []
  return one === undefined || other === undefined ? undefined : `${one} is ${other}`
}

/** `Nayeli’s father: left 2020` */
const behindName: Way = (piece, { name, parents }) => {
  const [, who = '', what = ''] = /^(.{2,40}?): (\p{Ll}.+)$/u.exec(piece) ?? []
  return [name, ...parents].includes(who)
    ? `${who} ${what.replace(/\bleft (?=(?:19|20)\d\d\b)/u, 'left in ')}`
    : undefined
}

/** `Mom in library every Tuesday since fall 2022` */
const hasBeen: Way = (piece, child) => {
  const [, who, where] =
    new RegExp(
      String.raw`^(?:(${namesOf(child)}) )?((?:with|in|at|on) (?:us|my|our|the|\p{L}+)\b[^.]*\bsince\b.*)$`,
      'u',
    ).exec(piece) ?? []
  return where === undefined ? undefined : `${who ?? child.name} has been ${withThe(where)}`
}

const dated: Way = (piece, child) => {
  const [, when, joint = '', why = '', whom = '', rest = ''] = datedPlace(child).exec(piece) ?? []
  if (when === undefined) return undefined
  const cause = why.replace(/^(?=(?:ICE|court|hearing) (?:letter|notice|visit))/u, 'the ')
  return `In ${when}, ${joint} ${cause}, ${whom} was ${rest}`
}

/** `absent 6 days last year` */
const absent: Way = (piece, { name }, subject) =>
  subject === name && /^absent \d/iu.test(piece)
    ? `${name} was ${piece.charAt(0).toLowerCase()}${piece.slice(1)}`
    : undefined

/** `Dad at IEP meetings (all 4)` */
const attended: Way = (piece, child) => {
  const [, who, what] =
    new RegExp(
      String.raw`^(${namesOf(child)}) at ((?:all |every |the )?(?:\p{L}+ )?(?:meetings?|conferences?|concerts?|games)\b.*)$`,
      'u',
    ).exec(piece) ?? []
  return what === undefined ? undefined : `${who} was at ${what}`
}

/** As it stands, where it does not open with a verb or with a person and a place. */
const asItStands: Way = (piece, child) =>
  isVerb(piece.split(' ')[0] ?? '') ||
  /^(?:not|no|never) /iu.test(piece) ||
  new RegExp(String.raw`^(?:${namesOf(child)}) (?:in|at|on|with|under|\d)`, 'u').test(piece)
    ? undefined
    : piece

/** `uses a picture board`: of whom the words before spoke. */
const ofSubject: Way = (piece, { name, pronoun }, subject) => {
  if (subject === undefined) return undefined
  const person = subject === name ? forms[pronoun] : forms.they
  return withItsSubject(piece, person)?.replace(/^(?:He|She|They) /u, `${subject} `)
}

const forms = {
  he: { he: 'he', his: 'his', him: 'him' },
  she: { he: 'she', his: 'her', him: 'her' },
  they: { he: 'they', his: 'their', him: 'them' },
} as const

const ways: readonly Way[] = [
  ofWriter,
  notTherapist,
  equal,
  behindName,
  hasBeen,
  dated,
  absent,
  attended,
  asItStands,
  ofSubject,
]

/** A piece of a school's notes as a sentence that a letter prints; undefined where it is none. `subject`: of whom the words before spoke. */
export function asSentence(piece: string, subject: string | undefined, child: ChildInNotes): string | undefined {
  return ways
    .flatMap((way) => way(piece, child, subject) ?? [])
    .map((told) => `${capitalized(cleanSentence(told).replace(/[.]$/u, ''))}.`)
    .find((whole) => !/[=→<>+#@]|->|\b(?:you|your)\b/iu.test(whole) && faultOf(whole) === undefined)
}

/** `September 2026 after the letter came: Nayeli in my office crying`: it is over, and it was so. */
const datedPlace = ({ name }: ChildInNotes): RegExp =>
  new RegExp(
    String.raw`^((?:January|February|March|April|May|June|July|August|September|October|November|December) (?:19|20)\d\d) (after|when|before) ([^:]{3,60}): (${RegExp.escape(name)}) ((?:in|at|on|under|with) [^:]+)$`,
    'u',
  )

/** `in library every Tuesday` */
const withThe = (words: string): string =>
  words.replace(
    /^(in|at|on) (?=(?:library|office|cafeteria|classroom|playground|school office|front office)\b)/u,
    '$1 the ',
  )
