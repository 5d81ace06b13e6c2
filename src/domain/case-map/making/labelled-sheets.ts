import { findDays } from '#domain/language/find-days.ts'
import { findSentences } from '#domain/language/sentences.ts'
import type { Person } from '#domain/persons/person.ts'
import { isNegated, kindOf } from '../reading/classify.ts'
import { type LabelledEntry, labelledEntries } from '../reading/labelled-notes/labelled-entries.ts'
import { leadOfNote } from '../reading/labelled-notes/labelled-note.ts'
import { kindOfTopic } from '../reading/labelled-notes/labels.data.ts'
import { tellEntry } from '../reading/labelled-notes/tell-entry.ts'
import { hasSubject, isOfOne, ofKinOf, ofPerson, whoIsMeant } from '../reading/labelled-notes/whose-note.ts'
import { nameTokens } from '../reading/name-persons.ts'
import { piecesOf } from '../reading/note-words.ts'
import type { Paragraph } from '../reading/split-paragraphs.ts'
import { writtenOut } from '../reading/tidy-answer.ts'
import type { FactKind } from '../case-map.ts'
import { type Found, type Frame, passageOf, toMade } from './document-frame.ts'
import { countedLater, makeFact } from './made-fact.ts'
import { isNotesOfCounsel } from './notes-of-counsel.ts'
import { readNotes, settingOf } from './read-notes.ts'

/**
 * A sheet on which an office noted under labels what it was told: each note becomes the sentences that its label and its
 * words surely make; what is left keeps its words, quoted under its label. Undefined for any other paper.
 */
export function readLabelledSheet(frame: Frame): Found[] | undefined {
  if (!isNotesOfCounsel(frame.document)) return undefined
  const entries = labelledEntries(frame.document.text, { isSheet: true })
  return entries
    ?.filter(({ topic }) => topic !== 'office' && topic !== 'to counsel')
    .flatMap((entry) => readEntry(entry, frame))
}

function readEntry(given: LabelledEntry, frame: Frame): Found[] {
  let entry = given
  const { text } = frame.document
  const value = text.slice(entry.start, entry.end)
  const person = whoseIs(entry, frame)
  const whose = person && (ofKinOf(person, entry.topic) ?? (hasSubject(entry) ? ofPerson(person) : undefined))
  const setting = { ...settingOf(frame), about: undefined, isInDollars: true }
  const found: Found[] = []
  let open: { start: number; end: number } | undefined
  const close = () => {
    if (open !== undefined) found.push(...readLeft(entry, open, { frame, person }))
    open = undefined
  }
  for (const { start, end } of partsOf(value, entry)) {
    const raw = value.slice(start, end)
    const range = { start: entry.start + start, end: entry.start + end }
    const written = writtenOut(raw, setting)
    const day = open === undefined && entry.topic === 'episode' ? dayOnly(written) : undefined
    if (day !== undefined) {
      entry = { ...entry, day }
      continue
    }
    const { sentences, left } = tellEntry(entry, written, { whose, persons: frame.persons })
    if (sentences.length === 0) {
      if (left.length > 0) open = { start: open?.start ?? range.start, end: range.end }
      continue
    }
    close()
    for (const { wording, of } of sentences) {
      const place = rangeOf([of], raw, range, written)
      found.push(toldNote(wording, entry, place, frame))
    }
    if (left.length > 0) found.push(...quotedNote(entry, rangeOf(left, raw, range, written), frame))
  }
  close()
  return found
}

/** `6 Nov 2021.` above what happened on that day. */
function dayOnly(written: readonly string[]): string | undefined {
  const [only = '', ...more] = written
  const [day, ...others] = findDays(only)
  const isAlone = more.length === 0 && others.length === 0 && /^(?:On )?\p{L}{3,9} \d{1,2}, \d{4}\.?$/u.test(only)
  return isAlone && day?.from === day?.to ? day?.from : undefined
}

/** Its sentences; what one takes is one list. */
const partsOf = (value: string, { topic }: LabelledEntry): Place[] =>
  topic === 'medication' && !/[.] \p{Lu}/u.test(value)
    ? [{ start: 0, end: value.length }]
    : findSentences(value, { semicolons: true })

/** Whose the note is: whom the label names, else who was interviewed; nobody where the label names somebody unknown. */
function whoseIs({ whose, topic, label }: LabelledEntry, { persons, voice }: Frame): Person | undefined {
  const named = whose ?? (topic === 'other' ? label : undefined)
  const meant = named === undefined ? undefined : whoIsMeant(named, persons)
  if (whose !== undefined || meant !== undefined) return meant
  return voice.speaker ?? persons.find(({ id }) => id === 'applicant')
}

/** What no pattern tells: sentences of the note itself where its label says whose it is, else its words. */
function readLeft(
  entry: LabelledEntry,
  range: { readonly start: number; readonly end: number },
  { frame, person }: { readonly frame: Frame; readonly person: Person | undefined },
): Found[] {
  const isOfKin = ofKinOf(person ?? nobody, entry.topic) !== undefined
  if (person === undefined || isOfKin || !isOfOne(entry) || !isOfTeller(entry, person, frame))
    return quotedNote(entry, range, frame)
  const paragraph = paragraphOf(entry, range)
  const read = readNotes(paragraph, frame, [`{${person.id}}`], { whose: person, day: entry.day })
  const told = read.filter(({ made }) => made.fact.quoteOnly !== true)
  if (told.length === 0) return quotedNote(entry, range, frame)
  return read.map(({ passage, made }) => ({
    passage,
    made: { ...made, fact: { ...made.fact, kind: kindIn(entry, frame) ?? made.fact.kind } },
  }))
}

/** `His DUI: knows` on a sheet of hers: who does what has no subject, nobody can tell. */
const isOfTeller = ({ whose }: LabelledEntry, { id }: Person, { voice }: Frame): boolean =>
  whose === undefined || voice.speaker === undefined || voice.speaker.id === id

const nobody = { id: 'nobody' } as Person

const paragraphOf = ({ label }: LabelledEntry, range: { readonly start: number; readonly end: number }): Paragraph => ({
  ...range,
  isEntry: false,
  ...(label !== '' && { heading: label }),
})

function kindIn({ topic, under }: LabelledEntry, { kinds }: Frame): FactKind | undefined {
  const kind = kindOfTopic[under ?? topic] ?? kindOfTopic[topic]
  return kind !== undefined && kinds.has(kind) ? kind : undefined
}

type Place = { readonly start: number; readonly end: number }

function factOf(
  entry: LabelledEntry,
  range: Place,
  frame: Frame,
  given: { readonly wording: string; readonly isQuoted: boolean },
): Found {
  const paragraph = paragraphOf(entry, range)
  const passage = passageOf(frame, paragraph, { start: 0, end: range.end - range.start })
  const { words } = passage
  const fact = makeFact({
    key: `${entry.label} ${given.wording}`,
    wording: given.wording,
    persons: frame.persons,
    kind:
      kindIn(entry, frame) ?? kindOf({ words, heading: paragraph.heading, sort: 'declaration', among: frame.kinds }),
    state: 'proposed',
    amounts: countedLater,
    sources: [{ type: 'passage', passage: passage.id }],
    ...(given.isQuoted && { words, quoted: { source: leadOfNote(entry.label) } }),
    negated: isNegated(given.wording),
    ...(entry.day !== undefined && { date: { from: entry.day } }),
  })
  return { passage, made: toMade(fact, paragraph, frame) }
}

const toldNote = (sentence: string, entry: LabelledEntry, range: Place, frame: Frame): Found =>
  factOf(entry, range, frame, { wording: nameTokens(sentence, frame.voice.aliases), isQuoted: false })

const quotedNote = (entry: LabelledEntry, range: Place, frame: Frame): Found[] => [
  factOf(entry, range, frame, {
    wording: nameTokens(frame.document.text.slice(range.start, range.end).replace(/[.;]$/u, ''), frame.voice.aliases),
    isQuoted: true,
  }),
]

/** Where such pieces of the written-out note stand in it as it is typed. */
function rangeOf(some: readonly string[], raw: string, range: Place, written: readonly string[]): Place {
  const typed = piecesOf(raw.replace(/[.;]$/u, ''))
  const whole = written.flatMap((part) => piecesOf(part.replace(/[.;]$/u, '')))
  if (typed.length !== whole.length) return range
  const kept = new Set(some.flatMap((part) => piecesOf(part)))
  const open = typed.filter((_, at) => kept.has(whole[at] ?? ''))
  const [first = '', last = first] = [open[0], open.at(-1)]
  const start = raw.indexOf(first)
  const end = raw.lastIndexOf(last) + last.length
  return first === '' || start < 0 || end <= start ? range : { start: range.start + start, end: range.start + end }
}
