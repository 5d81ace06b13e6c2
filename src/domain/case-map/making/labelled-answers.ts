import { findSentences } from '#domain/language/sentences.ts'
import type { Person } from '#domain/persons/person.ts'
import type { Alias } from '#domain/persons/forms.ts'
import type { FactKind } from '../case-map.ts'
import type { QuestionReading } from '../elements.ts'
import type { AnswerSetting } from '../reading/known-of-answer.ts'
import { trimEndOf } from '#domain/text/trim.ts'
import { isNegated, kindOf } from '../reading/classify.ts'
import { askedEntries } from '../reading/labelled-notes/asked-entries.ts'
import { type LabelledEntry, labelledEntries } from '../reading/labelled-notes/labelled-entries.ts'
import { leadOfNote } from '../reading/labelled-notes/labelled-note.ts'
import { kindOfTopic } from '../reading/labelled-notes/labels.data.ts'
import { tellEntry } from '../reading/labelled-notes/tell-entry.ts'
import { hasSubject, isOfOne, ofKinOf, ofPerson, whoIsMeant } from '../reading/labelled-notes/whose-note.ts'
import { nameTokens } from '../reading/name-persons.ts'
import { writtenOut } from '../reading/tidy-answer.ts'
import { type MadeFact, makeFact, stemsOfWording } from './made-fact.ts'
import { isNotedSentence } from './noted-sentence.ts'

/** Of the case what an answer needs. */
type Cast = {
  readonly persons: readonly Person[]
  readonly aliases: readonly Alias[]
  readonly kinds: ReadonlySet<FactKind>
}

type Labelled = {
  readonly reading: QuestionReading
  readonly cast: Cast
  readonly setting: Omit<AnswerSetting, 'about'>
  /** Reads what has no label. */
  readonly readPlain: (typed: string, reading: QuestionReading) => MadeFact[]
}

/**
 * An answer in notes under labels (`Meds: sertraline 50. Work - cook, $14/h`): the sentences that each note surely makes,
 * and of every label one note with the words that are left. Undefined for an answer without labels.
 */
export function readLabelledAnswer(typed: string, labelled: Labelled): MadeFact[] | undefined {
  return (askedEntries(typed) ?? labelledEntries(typed))
    ?.filter(({ topic }) => topic !== 'office' && topic !== 'to counsel')
    .flatMap((entry) => readEntry(typed, entry, labelled))
}

function readEntry(typed: string, entry: LabelledEntry, labelled: Labelled): MadeFact[] {
  const value = typed.slice(entry.start, entry.end)
  const { reading, cast, setting } = labelled
  const person = whoseIs(entry, labelled)
  const whose = person && (ofKinOf(person, entry.topic) ?? (hasSubject(entry) ? ofPerson(person) : undefined))
  const facts: MadeFact[] = []
  for (const { start, end } of findSentences(value, { semicolons: true })) {
    const raw = value.slice(start, end)
    const written = writtenOut(raw, { ...setting, isInDollars: reading.sumsAreDollars === true }).map((part) =>
      entry.isAsked === true ? withOwnNamed(part, labelled) : part,
    )
    const { sentences, left } = tellEntry(entry, written, { whose, persons: cast.persons })
    facts.push(...sentences.map(({ wording }) => toldFact(wording, raw, entry, labelled)))
    if (left.length === 0) continue
    const plain = sentences.length === 0 ? readPlain(raw, entry, person, labelled) : []
    if (plain.length > 0) facts.push(...plain)
    // With its label as it is typed, where it stands right behind it.
    else
      facts.push(
        noteFact(
          sentences.length > 0
            ? left.join(', ')
            : start === 0 && entry.isAsked !== true
              ? typed.slice(entry.from, entry.start + end)
              : raw,
          entry,
          labelled,
        ),
      )
  }
  return facts
}

/** `wakes me from nightmares`: who replies is whom the answer is about. */
function withOwnNamed(part: string, { reading, cast: { persons } }: Labelled): string {
  const full = persons.find(({ id }) => id === (reading.speaker ?? reading.about))?.full
  if (full === undefined) return part
  return part
    .replaceAll(/(?<![\p{L}’'-])me(?![\p{L}’'-])/gu, full)
    .replaceAll(/(?<![\p{L}’'-])[Mm]y(?= \p{L})/gu, `${full}’s`)
}

/** Whom the label names; else whom the answer is about, where it tells of nobody else. */
function whoseIs({ whose, topic, label }: LabelledEntry, { reading, cast: { persons } }: Labelled): Person | undefined {
  const named = whose ?? (topic === 'other' ? label : undefined)
  const meant = named === undefined ? undefined : whoIsMeant(named, persons)
  if (whose !== undefined || meant !== undefined) return meant
  return ofClient.test(topic)
    ? persons.find(({ id }) => id === (reading.isOfOthers === true ? 'applicant' : reading.about))
    : persons.find(({ id }) => id === reading.about && reading.isOfOthers !== true)
}

/** Of whom an answer on others tells under these labels is the client all the same. */
const ofClient =
  /^(?:arrests|tickets|trips|taxes|earlier filings|entry|opinion|membership|religion|education|mother|father|brother|sister|motive|report)$/u

/** What no pattern tells: sentences of the note itself where its label says whose it is. */
function readPlain(
  raw: string,
  entry: LabelledEntry,
  person: Person | undefined,
  { reading, cast, readPlain: read }: Labelled,
): MadeFact[] {
  if (person === undefined || !isOfOne(entry) || ofKinOf(person, entry.topic) !== undefined) return []
  // `His DUI: knows`: who does what has no subject, nobody can tell.
  if (entry.whose !== undefined && person.id !== reading.about) return []
  const { lead: _, isOfOthers: __, ...own } = reading
  const made = read(raw, { ...own, about: person.id })
  const isTold = ({ fact }: MadeFact) => fact.quoteOnly !== true && isNotedSentence(fact.wording)
  if (made.length === 0 || !made.every(isTold)) return []
  return made.map((one) => withKindOf(one, entry, cast))
}

function kindIn({ topic, under }: LabelledEntry, { kinds }: Cast) {
  const kind = kindOfTopic[under ?? topic] ?? kindOfTopic[topic]
  return kind !== undefined && kinds.has(kind) ? kind : undefined
}

const withKindOf = (made: MadeFact, entry: LabelledEntry, cast: Cast): MadeFact => ({
  ...made,
  fact: {
    ...made.fact,
    kind: kindIn(entry, cast) ?? made.fact.kind,
    ...(made.fact.date === undefined && entry.day !== undefined && { date: { from: entry.day } }),
  },
})

const toldFact = (sentence: string, words: string, entry: LabelledEntry, labelled: Labelled): MadeFact =>
  madeOf(nameTokens(sentence, labelled.cast.aliases), words, entry, labelled)

/** The words that are left: for the attorney to word. */
const noteFact = (note: string, entry: LabelledEntry, labelled: Labelled): MadeFact => {
  const words = trimEndOf(note, '.;,')
  return madeOf(words, words, entry, labelled, true)
}

function madeOf(
  wording: string,
  words: string,
  entry: LabelledEntry,
  { reading, cast }: Labelled,
  isNote = false,
): MadeFact {
  const { persons, kinds: among } = cast
  const fact = makeFact({
    key: `${reading.question} ${entry.label} ${wording}`,
    wording,
    persons,
    kind: kindIn(entry, cast) ?? kindOf({ words, sort: 'answer', asked: reading.kind, among }),
    state: 'confirmed',
    sources: [{ type: 'answer', question: reading.question }],
    ...(isNote && { words }),
    negated: isNegated(wording),
    ...(entry.day !== undefined && { date: { from: entry.day } }),
    ...(isNote && { quoted: { source: leadOfNote(entry.label, 'The answer notes') } }),
  })
  return {
    fact,
    serves: reading.serves ?? [],
    ...(reading.toldIn !== undefined && { toldIn: reading.toldIn }),
    stems: stemsOfWording(fact.wording),
    about: persons.some(({ id }) => id === reading.about) ? [reading.about] : [],
    isFromDocument: false,
    isHasty: true,
  }
}
