import { findDays } from '#domain/language/find-days.ts'
import { countWords, findSentences } from '#domain/language/sentences.ts'
import type { Person } from '#domain/persons/person.ts'
import type { Range } from '#domain/section-content/read.ts'
import { isNegated, kindOf } from '../reading/classify.ts'
import type { AnswerSetting } from '../reading/known-of-answer.ts'
import { isNoteToSelf } from '../reading/notes-to-self.ts'
import { withQuotationsWhole } from '../reading/quotations-whole.ts'
import { readStatements } from '../reading/read-statements.ts'
import { leadOfNote } from '../reading/labelled-notes/labelled-note.ts'
import { nameTokens } from '../reading/name-persons.ts'
import type { Paragraph } from '../reading/split-paragraphs.ts'
import { personsIn } from '../wording.ts'
import { formOf } from '../reading/verbs.ts'
import { tidyAnswer } from '../reading/tidy-answer.ts'
import { hasDayFirst, namesIn } from './answer-setting.ts'
import { type Found, type Frame, passageOf, quotedAs, toMade } from './document-frame.ts'
import { countedLater, makeFact } from './made-fact.ts'
import { countsNamed } from './counted-persons.ts'
import { isNotedSentence } from './noted-sentence.ts'
import { namesOther, withFragmentsApart, withInitials } from './under-a-label.ts'
import { standsAlone, withOwnPronouns } from './own-pronouns.ts'

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
  const setting: AnswerSetting = { ...rest, about: doer }
  const memory: Memory = { earlier: before, last: '', ahead: labelled?.day, isAfterOther: false, isAfterQuoted: false }
  const people = labelled === undefined ? [] : frame.persons
  return wholeNotes(text, beginSmall(frame.document.text)).flatMap((range): Found[] => {
    const words = text.slice(range.start, range.end)
    const typed = withInitials(withoutOwnMarks(words), people)
    if (isNoteToSelf(typed) || toCounsel.test(typed)) return []
    const tidy = countsNamed(withClient(withSomebody(tidyAnswer(typed, setting)), doer))
    const told = statementsOf(tidy, `${memory.last} ${words}`, { asked, earlier: memory.earlier }, frame).flatMap(
      (one) => (labelled === undefined || doer === undefined ? [one] : withFragmentsApart(one, doer)),
    )
    const isOpen = asked === 'others' || isOpenBehind(words, tidy, memory, frame)
    if (labelled !== undefined) memory.isAfterOther = namesOther(tidy, doer) || (memory.isAfterOther && isOpen)
    const day = dayAlone(tidy)
    const noted = day !== undefined && !isBirth(day, memory.last, frame) ? day : undefined
    memory.last = words
    if (told.length > 0) memory.earlier = [...memory.earlier, ...told.map(({ wording }) => wording)].slice(-3)
    const found = told.map((one) =>
      foundOf(one, words, isOpen, memory, { paragraph, range, frame, labelled, isSeveral: told.length > 1 }),
    )
    const isQuoted = ({ made }: Found) => made.fact.quoteOnly === true
    if (found.every(isQuoted)) memory.ahead = noted ?? memory.ahead
    if (labelled === undefined) return found
    memory.isAfterQuoted = found.some(isQuoted)
    // What is quoted whole has its fragments in it.
    return found[0] !== undefined && isQuoted(found[0]) ? found.slice(0, 1) : found
  })
}

/** What the notes before a note leave open for it. */
type Memory = {
  earlier: readonly string[]
  last: string
  /** A day that stood alone. */
  ahead: string | undefined
  isAfterOther: boolean
  isAfterQuoted: boolean
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
  (memory.isAfterOther && /^(?:He|She) /u.test(tidy)) ||
  (memory.isAfterQuoted && /\bit\b/u.test(tidy))

const isBirth = (day: string, last: string, { persons }: Frame): boolean =>
  /(?<!\p{L})(?:b|born|dob)[.:]?$/iu.test(last) || persons.some(({ born }) => born === day)

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
    !isOpen && isNotedSentence(one.wording) && !isOpenNote.test(words) && !lacksDoer(words, frame.voice.speaker)
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

/**
 * Whom the question above asks about: somebody by name (`Q: what does Mari do`), or others of whom the notes have no name (`Q. Your
 * mom`, `who helps`), of whom nothing is told without its subject. Undefined where it is the one who was interviewed.
 */
function whoIsAskedAbout(heading: string | undefined, { voice, persons }: Frame): Person | 'others' | undefined {
  if (heading === undefined || !isQuestion.test(heading)) return undefined
  const [id, ...more] = personsIn(nameTokens(heading, voice.aliases)).filter((one) => one !== voice.speaker?.id)
  if (id !== undefined && more.length === 0 && asksForDeeds.test(heading)) return persons.find((one) => one.id === id)
  return ofOthers.test(heading) ? 'others' : undefined
}

const isQuestion = /^Q(?:uestion)?[.:]|\?$/u
const asksForDeeds = /\b(?:what|how|when|which)\b[^?]{0,20}\b(?:does|did|do|is|has)\b/iu
const ofOthers =
  /\b(?:mom|mother|mama|dad|father|parents|brother|sister|siblings?|kids?|sons?|daughters?|children|in-laws?|boss|others?|anyone|anybody|someone|who)\b/iu

/** `Brother Scott in Denver. Sends 0.`, `He got a DWI. Doesn’t drink now.`: who does it is whom the note before begins with. */
const goesOnAboutOther = (words: string, before: string, { voice, persons }: Frame): boolean =>
  (/^(?:[Cc]ousin|[Uu]ncle|[Aa]unt|[Bb]rother|[Ss]ister|[Dd]ad|[Mm]om|[Ff]ather|[Mm]other) \p{Lu}/u.test(words) &&
    /^(?:They|[Tt]hey|Her|His|[Hh]er|[Hh]is|Their) /u.test(before)) ||
  (/^(?:\p{L}+s|[Dd]oes(?:n[’']t| not)) /u.test(words) &&
    (/^(?:He|She|They|[Mm]om|[Dd]ad|[Mm]other|[Ff]ather|[Bb]rother|[Ss]ister|[Hh]usband|[Ww]ife|[Ss]on|[Dd]aughter)(?!\p{L})/u.test(
      before,
    ) ||
      persons.some(
        ({ id, first }) => id !== voice.speaker?.id && first !== undefined && before.startsWith(`${first} `),
      )))

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

/**
 * Sentences of notes; what begins small or with a dash goes on behind an abbreviation: `Calmette hosp. - lost it`. Where the
 * notes begin their sentences small (`isSmall`), a stop ends one all the same.
 */
function wholeNotes(text: string, isSmall: boolean): Range[] {
  const whole: Range[] = []
  for (const sentence of withQuotationsWhole(text, findSentences(text, { semicolons: true }))) {
    const before = whole.at(-1)
    const end = before === undefined ? '' : text.slice(before.start, before.end)
    const begin = text.slice(sentence.start, sentence.start + 2)
    const goesOn =
      abbreviated.test(end) ||
      (/^[-–—] /u.test(begin) && /\p{L}\.$/u.test(end)) ||
      (!isSmall && /^\p{Ll}/u.test(begin) && /\p{L}\.$/u.test(end))
    if (before !== undefined && goesOn) whole[whole.length - 1] = { start: before.start, end: sentence.end }
    else whole.push(sentence)
  }
  return isSmall ? whole.flatMap((range) => apartAtStops(text, range)) : whole
}

/** A rank, a birth, a measure: no sentence ends at its stop. */
const abbreviated =
  /(?<!\p{L})(?:[Cc]apt|[Ss]gt|[Ll]t|[Cc]ol|[Gg]en|[Mm]aj|[Cc]pl|[Ii]nsp|[Dd]r|[Mm]rs?|[Mm]s|[Ss]t|[Nn]o|[Hh]osp|[Dd]ept|[Gg]ovt|[Aa]pprox|[Aa]ppt|[Aa]bt|[Vv]s|[Aa]tty|[Ii]ncl|[Ee]st|[Ee]sp|[Yy]rs?|[Mm]os?|[Ww]ks?|[Uu]niv|\p{L})\.$/u

/** Most stops of the notes stand before a small letter: their writer begins sentences so. */
const beginSmall = (text: string): boolean =>
  (text.match(/[\p{Ll}\d)]\. (?=\p{Ll})/gu)?.length ?? 0) > (text.match(/[\p{Ll}\d)]\. (?=\p{Lu})/gu)?.length ?? 0) + 2

function apartAtStops(text: string, { start, end }: Range): Range[] {
  const words = text.slice(start, end)
  // Between quotation marks nothing is taken apart.
  const open = (at: number) => (words.slice(0, at).match(/[“"”]/gu)?.length ?? 0) % 2 === 1
  const stops = [...words.matchAll(/\.(?= \p{Ll})/gu)].flatMap(({ index }) =>
    abbreviated.test(words.slice(0, index + 1)) || open(index) ? [] : [index + 1],
  )
  return [0, ...stops].map((from, at, all) => ({
    start: start + (at === 0 ? from : from + 1),
    end: start + (all[at + 1] ?? words.length),
  }))
}

/** `Client asked why not stay`: who asked and who was asked, notes leave open. */
const isOpenNote = /^(?:The )?[Cc]lient asked\b/u

/** `Bled that night`, `Dismissed in 2021`: the client did it, or it was done to the client. */
function withClient(tidy: string, client: Person | undefined): string {
  const [first = '', next = ''] = tidy.match(/[\p{L}’'-]+/gu) ?? []
  if (client === undefined || formOf(first.toLowerCase()) !== 'past' || !/^\p{Lu}/u.test(tidy)) return tidy
  if (lacksDoer(tidy, client)) return tidy
  const rest = `${first.toLowerCase()}${tidy.slice(first.length)}`
  if (/^(?:was|were|had|did|could)$/iu.test(first)) return tidy
  if (done.test(first))
    return /^(?:the|a|an|his|her|their|two|three|some|no)$/iu.test(next) ? tidy : `${client.full} was ${rest}`
  return first.endsWith('ed') && next === '' ? tidy : `${client.full} ${rest}`
}

/** `took her to stadium`, `asked “where is the owner”`, `say where is the depot`: somebody else did or said it, and the note names nobody. */
const lacksDoer = (words: string, client: Person | undefined): boolean =>
  client !== undefined &&
  (isDoneToClient(words, client) ||
    /^(?:asked|said|told|shouted|wrote)\b[^.“”"]{0,20}[“"]/iu.test(words) ||
    /^(?:says?|asks?|tells?|asked|demanded|warned|accused|shouted|insulted|wanted to know) /iu.test(words) ||
    ofViolence.test(words))

/** `Pulled outside`, `Burned house`, `Never found`: a deed of those who are feared, or what became of another. */
const ofViolence =
  /^(?:(?:pulled|dragged|burned|burnt|choked|strangled|slapped|punched|looted|destroyed|ransacked|tied)\b|never (?:found|caught|charged|identified|punished|seen)\b)/iu

/** Whoever did it, it was not the client. */
function isDoneToClient(tidy: string, { pronoun }: Person): boolean {
  const [, verb = '', object, next = ''] = /^(\p{L}+) (her|him)\b(?: (\p{L}+))?/iu.exec(tidy) ?? []
  if (formOf(verb.toLowerCase()) !== 'past') return false
  return pronoun === 'she' ? object === 'her' && (next === '' || standsAlone.test(next)) : object === 'him'
}

/** What is done to somebody where a note names nobody who does it. */
const done =
  /^(?:arrested|beaten|charged|detained|dismissed|fired|invited|released|sentenced|kicked|hit|threatened|followed|taken|raped|shot|hospitalized|operated|diagnosed|evicted|expelled|deported|searched|questioned|interrogated|robbed|stabbed|promoted|elected|appointed|accused|convicted|summoned|held|kept|tortured|blindfolded|handcuffed|filmed)$/iu

/** `CHECK`, `ASK WHY`, `Q for atty`, a wish of the client of what not to write. */
const toCounsel =
  /(?<!\p{L})(?:CHECK|ASK|VERIFY|CONFIRM|TODO|FOLLOW UP|NOTE)(?!\p{L})|^(?:Q|Qs|Question) (?:for|to)\b|\b(?:does not|doesn[’']t|do not|don[’']t) want\b[^.;]{0,40}\b(?:named|mentioned|written|told|in (?:this|the) (?:part|brief|declaration))\b|\b(?:stop|pause|break)(?:ped|s)? (?:here )?for \d+ min/iu

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

function dayAlone(tidy: string): string | undefined {
  const [day, ...others] = findDays(tidy.slice(0, 60))
  return day !== undefined && others.length === 0 && day.from === day.to ? day.from : undefined
}
