import { inRow } from './in-row.ts'
import type { Person } from '#domain/persons/person.ts'
import { trimEndOf } from '#domain/text/trim.ts'
import { condition } from '../condition-notes.ts'
import { piecesOf } from '../note-words.ts'
import type { LabelledEntry } from './labelled-entries.ts'
import type { NoteTopic } from './labels.data.ts'
import { suffered } from './told-of-harm.ts'
import { deeds, earnings, insurance, ofChild } from './told-of-household.ts'
import { illnesses, ofFrequency, toldNotes } from './told-notes.data.ts'
import type { WhoseNote } from './whose-note.ts'

/** What became of a note: its sentences, and the words that none of them tells. */
export type ToldEntry = { readonly sentences: readonly ToldSentence[]; readonly left: readonly string[] }

/** `of`: the words of the note that it tells. */
export type ToldSentence = { readonly wording: string; readonly of: string }

/** Whose the note is where that is known, and everybody of the case. */
export type Around = { readonly whose: WhoseNote | undefined; readonly persons: readonly Person[] }

/**
 * The sentences that a note under its label surely says. `segments`: its parts between semicolons and full stops, written
 * out. A part that no sentence tells stays as it is, in order.
 */
export function tellEntry(entry: LabelledEntry, segments: readonly string[], around: Around): ToldEntry {
  const sentences: ToldSentence[] = []
  const left: string[] = []
  if (entry.topic === 'medication' && around.whose !== undefined) {
    const told = medicines(segments.map(withoutEnd).join(', '), around.whose)
    if (told !== undefined) return { sentences: [{ wording: told, of: segments.join(' ') }], left: [] }
  }
  for (const segment of segments) {
    const told = toldSegment(entry, withoutEnd(segment), around)
    sentences.push(...told.sentences)
    left.push(...told.left)
  }
  return { sentences, left }
}

function toldSegment(entry: LabelledEntry, segment: string, { whose, persons }: Around): ToldEntry {
  if (entry.topic === 'children') {
    const { told, left } = ofChild(segment, persons)
    return { sentences: saying(told, segment), left }
  }
  if (entry.topic === 'tasks' && whose !== undefined) {
    const { told, left } = deeds(segment, whose)
    return { sentences: saying(told, segment), left: left.length === 0 ? [] : [left.join(', ')] }
  }
  const ofHarm =
    /^(?:episode|harm|other)$/u.test(entry.topic) && whose !== undefined ? suffered(segment, whose) : undefined
  if (ofHarm !== undefined) {
    const open = new Set(ofHarm.left.flatMap(piecesOf))
    const of = piecesOf(segment).filter((piece) => !open.has(piece))
    return { sentences: saying(ofHarm.told, of.join(', ')), left: ofHarm.left }
  }
  const whole = toldWhole(entry, segment, whose)
  if (whole !== undefined) return { sentences: saying(whole, segment), left: [] }
  const pieces = joinedPlaces(piecesOf(segment), entry.topic)
  // `Mam, Spanish, he has neither`: what is spoken there.
  const isOpen = entry.topic === 'language' && pieces.length > 1
  const told = pieces.map((piece) => (isOpen ? undefined : tellPiece(entry, withoutEnd(piece), { whose, persons })))
  const rest = pieces.filter((_, at) => told[at] === undefined)
  return {
    sentences: told.flatMap((one, at) => saying(one, pieces[at] ?? '')),
    left: rest.length === 0 ? [] : [rest.join(', ')],
  }
}

const withoutEnd = (text: string): string => trimEndOf(text.trim(), '.;,')

/** `UNAN Managua, 3 years civil engineering`: the two belong together. */
function joinedPlaces(pieces: readonly string[], topic: NoteTopic): string[] {
  const [first = '', second = '', ...rest] = pieces
  return (topic === 'education' || topic === 'community' || topic === 'report') && second !== ''
    ? [`${first}, ${second}`, ...rest]
    : [...pieces]
}

const saying = (wording: string | undefined, of: string): ToldSentence[] =>
  wording === undefined ? [] : [{ wording, of }]

function toldWhole(entry: LabelledEntry, segment: string, whose: WhoseNote | undefined): string | undefined {
  if (entry.topic === 'bills') return bills(segment)
  if (whose === undefined) return undefined
  if (entry.topic === 'medication') return medicines(segment, whose) ?? byPattern(entry, segment, whose)
  return byPattern(entry, segment, whose)
}

function tellPiece(entry: LabelledEntry, piece: string, { whose, persons }: Around): string | undefined {
  if (entry.topic === 'income') return earnings(piece, persons)
  if (entry.topic === 'insurance') return insurance(piece, persons)
  return whose === undefined ? undefined : byPattern(entry, piece, whose)
}

function byPattern(entry: LabelledEntry, piece: string, whose: WhoseNote): string | undefined {
  const often = entry.topic === 'symptoms' ? ofFrequency.exec(piece)?.[1] : undefined
  if (often !== undefined) return symptom(entry.label, often, whose)
  for (const [pattern, words] of toldNotes(entry.topic)) {
    const found = pattern.exec(piece)
    if (found !== null && !(words.includes('@illness$1') && isName(found[1] ?? '')))
      return filled(words, found, entry, whose)
  }
  return undefined
}

/** `Fallujah 2004` among illnesses is a place, `found 4/2023` says when. */
const isName = (words: string): boolean =>
  /^(?:found|seen|started|worse|better|stable|fused|placed|last|now|then|discovered|confirmed|began|first)(?: |$)/iu.test(
    words,
  ) ||
  (/^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*$/u.test(words) &&
    !isCondition.test(words) &&
    !/(?:itis|osis|emia|oma|pathy|ia)$/u.test(words))

const isCondition = new RegExp(String.raw`(?:${condition})`, 'iu')

const plural = /^(?:nightmares|flashbacks|flares|bad days|seizures|panic attacks)$/iu

function symptom(label: string, often: string, { subject }: WhoseNote): string | undefined {
  if (!plural.test(label)) return undefined
  const counted = /^\d{1,2}(?: to \d{1,2})? (?:a|per) /u.test(often)
  const name = label.toLowerCase()
  return counted
    ? `${subject} has ${often.replace(/^(\S+(?: to \S+)?) /u, `$1 ${name} `)}`
    : `${subject} has ${name} ${often}`
}

const medicine =
  /^(\p{L}[\p{L}-]{3,20}(?: (?:IV|ER|XR|XL))?)(?:,? \d{1,4}(?:\.\d)? ?(?:mg|mcg|ml|units)?)?((?: (?:daily|twice daily|at night|in the morning|nightly|(?:once|twice|three times) a (?:day|week|month)|every (?:\p{L}+|\d{1,2}) (?:weeks|hours|months)|weekly|monthly|as needed))?)$/u

/** `sertraline 50, prazosin at night`: each of them a name with nothing but its dose and how often. */
function medicines(segment: string, { subject }: WhoseNote): string | undefined {
  const found = piecesOf(segment).map((piece) => medicine.exec(withoutEnd(piece)))
  if (found.some((one) => one === null || notMedicine.test(one[1] ?? ''))) return undefined
  const named = found.map((one) => `${one?.[1] ?? ''}${one?.[2] ?? ''}`)
  return named.length === 0 ? undefined : `${subject} takes ${inRow(named)}`
}

const notMedicine =
  /^(?:none|never|stopped|refused|cannot|copay|list|same|many|several|insulin pump|unknown|since|with)$/iu

const item =
  /^(?:the )?([\p{L}][\p{L} /’'-]{2,28}?)(?: of)? \$?(\d{1,3}(?:,\d{3})+|\d{2,6})(?: ?(?:\/|a |per )(?:mo|month))?$/u

/** `mortgage 1,640, truck 390`: what each bill is; of how long a time only where the note says it. */
function bills(segment: string): string | undefined {
  const rows = piecesOf(segment).map((piece) => item.exec(withoutEnd(piece)))
  if (rows.some((row) => row === null)) return undefined
  // One sum alone says what it is for where it has its own word.
  if (rows.length === 1 && !/^(?:the )?(?:mortgage|rent)$/iu.test(rows[0]?.[1] ?? '')) return undefined
  if (rows.length === 1) return `The ${(rows[0]?.[1] ?? '').toLowerCase()} is $${grouped(rows[0]?.[2] ?? '')}`
  const said = rows.map((row) => {
    const what = row?.[1] ?? ''
    const isMany = /^(?:utilities|groceries|food|insurance|copays|daycare|child care|gas|credit cards)$/iu.test(what)
    return `$${grouped(row?.[2] ?? '')} for ${isMany ? '' : 'the '}${what}`
  })
  return `The bills are ${inRow(said)}`
}

const states: Readonly<Record<string, string>> = {
  TX: 'Texas',
  AZ: 'Arizona',
  CA: 'California',
  NM: 'New Mexico',
  FL: 'Florida',
  NY: 'New York',
}

const lowerFirst = (text: string) =>
  /^\p{Lu}\p{Ll}+(?: \p{Ll}|$)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

const grouped = (number: string) => number.replaceAll(',', '').replaceAll(/\B(?=(?:\d{3}){1,3}$)/g, ',')

const bareMonth =
  /(?<=\p{Ll})(?<! (?:in|of|since|until|from|to|and|before|after)) ((?:January|February|March|April|May|June|July|August|September|October|November|December) (?:19|20)\d\d)$/u

function filled(words: string, found: RegExpExecArray, entry: LabelledEntry, whose: WhoseNote): string | undefined {
  const { subject, owner, his, self } = whose
  const label = entry.label.toLowerCase()
  const [, first = '', second = '', third = ''] = found
  const ifSaid = (part: string, said: string) => (part === '' ? '' : said)
  if (words === '@stay')
    return subject.startsWith('{applicant') ? undefined : `${subject} would stay here if {applicant} had to leave`
  const told = words
    .replace('@us', /\b(?:us|usa)\b/u.test(label) ? ' in the United States' : '')
    .replace('@since', /\bsince\b/u.test(label) ? ` since ${his} last entry` : '')
    .replace('@register', /reg/u.test(label) ? ' or registered to vote' : '')
    .replace('@illness$1', illnesses[first] ?? lowerFirst(first))
    .replace('@small', first.toLowerCase())
    .replace('@state$3', states[third] ?? '')
    .replace('@paid', ifSaid(second, ', and paid it'))
    .replace('@named', ifSaid(first, `, ${first},`))
    .replace('@when', ifSaid(third, ` in ${third}`))
    .replace('@for$3', ifSaid(third, ` for ${third}`))
    .replaceAll(/\$(\d)/gu, (_, at: string) => found[Number(at)] ?? '')
    .replaceAll(/@a (\p{L})/gu, (_, letter: string) => `${/[aeiou]/iu.test(letter) ? 'an' : 'a'} ${letter}`)
    .replace('@obj', subject.replace('.subj', ''))
    .replace(/^@S/u, subject)
    .replace(/^@P/u, owner)
    .replaceAll('@his', his)
    .replaceAll('@self', self)
    .replace(/ a (?:wk)$/u, ' a week')
    .replace(/ a (?:mo)$/u, ' a month')
    // `treated four boys October 2021`
    .replace(bareMonth, ' in $1')
  return told.replaceAll(/ {2,}/gu, ' ')
}
