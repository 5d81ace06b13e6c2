import { findDays } from '#domain/language/find-days.ts'
import { countWords } from '#domain/language/sentences.ts'
import type { Person } from '#domain/persons/person.ts'
import type { Range } from '#domain/section-content/read.ts'
import { personsIn } from '../wording.ts'
import { isNegated, kindOf } from '../reading/classify.ts'
import type { AnswerSetting } from '../reading/known-of-answer.ts'
import { isNoteToSelf } from '../reading/notes-to-self.ts'
import { readStatements } from '../reading/read-statements.ts'
import { leadOfNote } from '../reading/labelled-notes/labelled-note.ts'
import type { Paragraph } from '../reading/split-paragraphs.ts'
import { tidyAnswer } from '../reading/tidy-answer.ts'
import { hasDayFirst, namesIn } from './answer-setting.ts'
import { type Found, type Frame, passageOf, quotedAs, toMade } from './document-frame.ts'
import { countedLater, makeFact } from './made-fact.ts'
import { countsNamed } from './counted-persons.ts'
import { isNotedSentence, isProse } from './noted-sentence.ts'
import { namesOther, withFragmentsApart, withInitials } from './under-a-label.ts'
import { withOwnPronouns } from './own-pronouns.ts'
import { isSufferedByNobody, lacksDoer, withClient } from './doer-of-note.ts'
import { goesOnAboutOther, isQuestion, whoIsAskedAbout } from './who-is-asked-about.ts'
import { beginSmall, wholeNotes } from './whole-notes.ts'
import { dayNoted } from './days-of-notes.ts'

/** What the label of a note says: whose it is, and the day of what it tells. */
export type Labelled = { readonly whose: Person | 'others' | undefined; readonly day?: string | undefined }

/**
 * What somebody noted in haste of an interview with the client, sentence by sentence: shorthand and days written out, the
 * client as the subject of what has none. What is no sentence after that keeps its words and is quoted by nobody; a day alone
 * before a note is that of the sentence behind it. What the notes say to whoever reads them is left out.
 */
export function readNotes(paragraph: Paragraph, frame: Frame, before: readonly string[], labelled?: Labelled): Found[] {
  const printed = frame.document.text.slice(paragraph.start, paragraph.end).replaceAll(/[\r\n]/g, ' ')
  // `Q: would you go` over `no. doctor, Jaden.`: a reply, and no doctor is wanting.
  const text = isQuestion.test(paragraph.heading ?? '')
    ? printed.replace(/^(?:no|yes|nope|yeah)\. /iu, (reply) => ' '.repeat(reply.length))
    : printed
  // A line without an end above the notes is a title.
  if (labelled === undefined && !/[.!?:;”"’)]$/.test(text.trim()) && countWords(text) < 25) return []
  const asked = labelled?.whose ?? whoIsAskedAbout(paragraph.heading, frame)
  const doer = asked === 'others' ? undefined : (asked ?? frame.voice.speaker)
  const { about: _, ...rest } = settingOf(frame)
  const memory: Memory = {
    earlier: before,
    last: '',
    around: '',
    ahead: labelled?.day,
    isAfterOther: false,
    isAfterQuoted: false,
    isLabelled: labelled !== undefined,
  }
  const notes: Notes = { paragraph, frame, labelled, asked, doer, setting: { ...rest, about: doer } }
  return wholeNotes(text, beginSmall(frame.document.text)).flatMap((range) =>
    readNote(text.slice(range.start, range.end), range, notes, memory),
  )
}

/** What is known of notes before the first of them is read. */
type Notes = {
  readonly paragraph: Paragraph
  readonly frame: Frame
  readonly labelled: Labelled | undefined
  readonly asked: Person | 'others' | undefined
  readonly doer: Person | undefined
  readonly setting: AnswerSetting
}

function readNote(words: string, range: Range, notes: Notes, memory: Memory): Found[] {
  const { paragraph, frame, labelled, asked, doer, setting } = notes
  const typed = withInitials(withoutOwnMarks(words), labelled === undefined ? [] : frame.persons)
  if (isNoteToSelf(typed) || toCounsel.test(typed)) return []
  const isOfOther = memory.isAfterOther && isSufferedByNobody(typed)
  const sufferer = isOfOther ? undefined : doer
  const tidy = countsNamed(withClient(withSomebody(tidyAnswer(typed, { ...setting, about: sufferer })), sufferer))
  const told = toldIn(tidy, words, notes, memory)
  const isOpen = asked === 'others' || isOfOther || isOpenBehind(words, tidy, memory, frame)
  memory.isAfterOther = namesOther(tidy, doer) || goesOn(memory, isOpen, isOfOther)
  const noted = dayNoted(tidy, memory.last, frame)
  memory.around = memory.last
  memory.last = words
  if (told.length > 0) memory.earlier = [...memory.earlier, ...told.map(({ wording }) => wording)].slice(-3)
  const found = told.map((one) =>
    foundOf(one, words, isOpen, memory, { paragraph, range, frame, labelled, isSeveral: told.length > 1 }),
  )
  memory.ahead = dayAhead(found, words, noted) ?? memory.ahead
  if (labelled === undefined) return found
  memory.isAfterQuoted = found.some(isQuoted)
  // What is quoted whole has its fragments in it.
  return found[0] !== undefined && isQuoted(found[0]) ? found.slice(0, 1) : found
}

function toldIn(tidy: string, words: string, { asked, frame, labelled, doer }: Notes, memory: Memory): Statement[] {
  const read = statementsOf(tidy, `${memory.around} ${memory.last} ${words}`, { asked, earlier: memory.earlier }, frame)
  return labelled === undefined || doer === undefined ? read : read.flatMap((one) => withFragmentsApart(one, doer))
}

/** The note is of the other of whom the note before was. */
const goesOn = ({ isLabelled, isAfterOther }: Memory, isOpen: boolean, isOfOther: boolean): boolean =>
  isLabelled ? isAfterOther && isOpen : isOfOther

/** A day beside what is no sentence is that of the next one; the day of a whole sentence is its own. */
const dayAhead = (found: readonly Found[], words: string, noted: string | undefined): string | undefined =>
  found.every(isQuoted) && !isProse(words) ? noted : undefined

const isQuoted = ({ made }: Found): boolean => made.fact.quoteOnly === true

/** What the notes before a note leave open for it. */
type Memory = {
  earlier: readonly string[]
  last: string
  /** The note before that one. */
  around: string
  /** A day that stood alone. */
  ahead: string | undefined
  isAfterOther: boolean
  isAfterQuoted: boolean
  readonly isLabelled: boolean
}

type Statement = { readonly words: string; readonly wording: string }

function statementsOf(
  tidy: string,
  around: string,
  { asked, earlier }: { readonly asked: Person | 'others' | undefined; readonly earlier: readonly string[] },
  frame: Frame,
): Statement[] {
  const isOwn = asked === undefined || asked === frame.voice.speaker
  return readStatements(withDayBefore(tidy), { ...frame.voice, earlier, splits: true }).map(({ words, wording }) => ({
    words,
    wording: isOwn ? withOwnPronouns(wording, around, frame) : wording,
  }))
}

/** Whom `he` or what `it` means only a note before could say. */
const isOpenBehind = (words: string, tidy: string, memory: Memory, frame: Frame): boolean =>
  goesOnAboutOther(words, memory.last, frame) ||
  (memory.isAfterOther && memory.isLabelled && /^(?:He|She) /u.test(tidy)) ||
  (memory.isAfterQuoted && /\bit\b/u.test(tidy))

type Place = {
  readonly paragraph: Paragraph
  readonly range: Range
  readonly frame: Frame
  readonly labelled: Labelled | undefined
  /** The note makes more than one. */
  readonly isSeveral: boolean
}

function foundOf(
  one: Statement,
  words: string,
  isOpen: boolean,
  memory: Memory,
  { paragraph, range, frame, labelled, isSeveral }: Place,
): Found {
  const isFit =
    !isOpen &&
    !namesByPronoun(one.wording, words, frame) &&
    isNotedSentence(one.wording) &&
    !isOpenNote.test(words) &&
    !lacksDoer(words, frame.voice.speaker)
  const date = isFit && findDays(one.wording).length === 0 ? memory.ahead : undefined
  if (isFit) memory.ahead = undefined
  const quoted =
    labelled === undefined ? quotedAs(words, paragraph, frame) : { source: leadOfNote(paragraph.heading ?? '') }
  const passage = passageOf(frame, paragraph, range)
  const fact = makeFact({
    key: `${words} ${one.words}`,
    wording: one.wording,
    persons: frame.persons,
    kind: kindOf({ words, heading: paragraph.heading, sort: 'declaration', among: frame.kinds }),
    state: 'proposed',
    amounts: countedLater,
    sources: [{ type: 'passage', passage: passage.id }],
    words: isSeveral ? one.words : words,
    negated: isNegated(words),
    ...(date !== undefined && { date: { from: date } }),
    ...(!isFit && { quoted }),
  })
  return { passage, made: toMade(fact, paragraph, frame) }
}

/** `She had a visa` behind a sentence on a nun: notes on the client mean the client as well as her. */
const namesByPronoun = (wording: string, words: string, { persons, voice }: Frame): boolean =>
  /(?<!\p{L})(?:she|he|her|his|him)(?!\p{L})/iu.test(words) &&
  personsIn(wording).some((id) => {
    const person = persons.find((one) => one.id === id)
    return (
      person !== undefined &&
      id !== voice.speaker?.id &&
      !person.full.split(' ').some((name) => name.length > 2 && words.includes(name))
    )
  })

const settings = new WeakMap<Frame, AnswerSetting>()

/** What is known of the notes before they are read; once for a paper. */
export function settingOf(frame: Frame): AnswerSetting {
  const { document, persons, voice } = frame
  const known = settings.get(frame) ?? {
    about: voice.speaker,
    names: namesIn([document.text]),
    persons: new Set(persons.flatMap(({ first }) => (first !== undefined && first.length > 3 ? [first] : []))),
    isDayFirst: hasDayFirst(document.text),
  }
  settings.set(frame, known)
  return known
}

const withSomebody = (tidy: string): string =>
  tidy.replace(somebody, (who) => `${/^[AEIOU]/u.test(who) ? 'An' : 'A'} ${who.toLowerCase()}`)

/** `Client asked why not stay`: who asked and who was asked, notes leave open. */
const isOpenNote = /^(?:The )?[Cc]lient asked\b/u

/** `CHECK`, `ASK WHY`, `Q for atty`, a wish of the client of what not to write. */
const toCounsel =
  /(?<!\p{L})(?:CHECK|ASK|VERIFY|CONFIRM|TODO|FOLLOW UP|NOTE)(?!\p{L})|^(?:Q|Qs|Question) (?:for|to)\b|\b(?:does not|doesn[’']t|do not|don[’']t) want\b[^.;]{0,40}\b(?:named|mentioned|written|told|in (?:this|the) (?:part|brief|declaration))\b|^(?:Interpreter (?:by|was|present)\b|Present: |Needs? to (?:address|ask|check|follow|get)\b)|\btold me this\b|\bwe took a break\b|\b(?:stop|pause|break)(?:ped|s)? (?:here )?for \d+ min/iu

/** What notes put in beside the sentence: `she says`, `(points to temple)`. */
const withoutOwnMarks = (words: string): string =>
  words
    .replaceAll(/ \((?:points?|shows?|cries|crying|laughs|pause)[^()]{0,40}\)/giu, '')
    .replace(/^(?:Also|Then|After): /u, '')
    // The stop of an abbreviation ends nothing.
    .replaceAll(/(?<=\p{L}{2})\. (?=\p{Ll}|[-–—] )/gu, ' ')
    .replaceAll(/\b([Hh])usb\b/gu, '$1usband')

/** `Guard called her “color revolution”`: somebody of whom notes say no more than what he is. */
const somebody =
  /^(?:Guard|Clerk|Officer|Policeman|Policewoman|Soldier|Man|Woman|Boy|Girl|Neighbor|Doctor|Nurse|Driver|Stranger|Agent)(?= (?:had |then )?\p{Ll}+(?:ed|ew|ote|aid|old|ook|ave|ame|ent|an|awed)\b)/u

/** `August 11, 2022: Guards kicked her.`, `On January 4, 2022, outside the park: guards pulled her ...` */
const withDayBefore = (tidy: string): string =>
  tidy.replace(
    /^((?:On |About )?\p{Lu}\p{Ll}{2,8} \d{1,2}, (?:19|20)\d\d(?:, [^:;.“”]{2,60})?): (?=\p{L})/u,
    (_, day: string) => `${/^(?:On|About) /u.test(day) ? '' : 'On '}${day}, `,
  )
