import { addDays } from '#domain/dates/calendar.ts'
import { findDays } from '#domain/language/find-days.ts'
import { countWords } from '#domain/language/sentences.ts'
import type { CasePassage } from '../case-map.ts'
import type { ModelStatement } from '../extraction/read-reply.ts'
import type { MapDocument } from '../map-input.ts'
import { isDecision, isNegated } from '../reading/classify.ts'
import { properCase } from '#domain/persons/titles.ts'
import { nameTokens } from '../reading/name-persons.ts'
import { personsIn } from '../wording.ts'
import { readMessages } from '../reading/messages.ts'
import { isFaithful } from '../reading/faithful.ts'
import { readStatements } from '../reading/read-statements.ts'
import { isNotesOfCounsel } from './notes-of-counsel.ts'
import { exchangeIn, isTranscript, joinExchanges, worksheetParagraphs } from '../reading/exchanges.ts'
import { oneDayIn, ownAnswer } from './own-answers.ts'
import { type AccountTime, dayWithoutYear } from '../reading/year-of-account.ts'
import { type Paragraph, splitParagraphs } from '../reading/split-paragraphs.ts'
import { addModelStatements } from './add-model-statements.ts'
import { daysAsMeant, wordingOf } from './document-wording.ts'
import { isForeign, isFormal, isTitleOfReport } from './formal-words.ts'
import { type Found, type Frame, frameOf, isVerbless, passageOf, quotedAs, toMade } from './document-frame.ts'
import { countedLater, type MadeFact, makeFact, withKind } from './made-fact.ts'
import type { Cast } from './read-answers.ts'
import { readChronology } from './chronology-of-counsel.ts'
import { readLabelledSheet } from './labelled-sheets.ts'
import { isLineOfForm, readEntries } from './read-entries.ts'
import { withPatient } from './patient-notes.ts'
import { readDiagnoses } from './clinical-lines.ts'
import { readNotes } from './read-notes.ts'
import { readExchanged, readScores } from './read-exchanged.ts'
import { toldMessage } from './told-message.ts'
import { isShortStatement } from './short-statements.ts'
import { linesOfChart, isLineOfChart, isRowOfCourt, isLabel, isOfOffice, isAddressed } from './lines-of-paper.ts'
import { dateOf } from './fact-date.ts'
import { joinEntries } from './join-entries.ts'

export type ReadDocument = { readonly passages: readonly CasePassage[]; readonly facts: readonly MadeFact[] }

/** The statements of a document as facts that quote their passages: those that software finds, and what a model read in it. */
export function readMapDocument(
  document: MapDocument,
  cast: Cast,
  statements: readonly ModelStatement[] = [],
): ReadDocument {
  const frame = frameOf(document, cast)
  const paragraphs =
    worksheetParagraphs(document.text) ??
    joinExchanges(joinEntries(splitParagraphs(document), document.text), document.text)
  const read = readChronology(frame) ?? readLabelledSheet(frame) ?? readInOrder(paragraphs, frame)
  const found = statements.length === 0 ? read : addModelStatements(read.map(weighed), statements, paragraphs, frame)
  const byHeading = Map.groupBy(found, ({ passage }) => passage.heading)
  const contexts = new Map(
    [...byHeading].map(([heading, group]) => [heading, new Set(group.flatMap(({ made }) => made.stems))]),
  )
  return {
    // A note that says two things is one passage.
    passages: [...new Map(found.map(({ passage }) => [passage.id, passage])).values()],
    facts: found.map(({ passage, made }) => ({
      ...(isDecision(document) ? ruled(made) : made),
      context: contexts.get(passage.heading) ?? new Set<string>(),
    })),
  }
}

/** A model's statement goes into what has its kind. */
const weighed = ({ passage, made }: Found): Found => ({ passage, made: withKind(made) })

/** A sentence of the decision is the judge's. */
function ruled(made: MadeFact): MadeFact {
  return { ...made, weighedBy: undefined, isRuling: true, about: [], fact: { ...made.fact, kind: 'proceedings' } }
}

/** Each paragraph is read with what stands just above it under the same heading. */
function readInOrder(paragraphs: readonly Paragraph[], frame: Frame): Found[] {
  const found: Found[] = []
  let heading: string | undefined
  let earlier: readonly string[] = []
  const time: AccountTime = { paragraphs: 0 }
  for (const paragraph of paragraphs) {
    if (paragraph.heading !== heading || earlier.length === 0 || isOfPatient(frame))
      earlier = opening(paragraph.heading, frame)
    heading = paragraph.heading
    const before = { earlier, dayOfHeading: dayAbove(heading, frame), time }
    const read =
      isNotesOfCounsel(frame.document) && !isTranscript(frame.document)
        ? readNotes(paragraph, frame, earlier)
        : readParagraph(paragraph, frame, before)
    time.paragraphs += 1
    found.push(...read)
    if (read.length > 0) earlier = [...earlier, ...read.map(({ made }) => made.fact.wording)].slice(-3)
  }
  return found
}

/** `D. 28 January 2025`, a part of what somebody tells of themselves: the day on which each paragraph under it begins. */
function dayAbove(heading: string | undefined, { voice }: Frame): string | undefined {
  // The date line of a letter has no place among parts.
  const part = /^(?:\p{Lu}|\d{1,2}|[IVX]{1,4})[.)] (?=[\p{L}\d.,/ -]{6,24}$)/u.exec(heading ?? '')?.[0]
  if (heading === undefined || part === undefined || voice.isOwnAccount !== true) return undefined
  const bare = heading.slice(part.length)
  const [day, ...others] = findDays(bare)
  const isAlone = countWords(bare) <= 4 && /^(?:\p{L}+day, )?(?:\d|\p{L}{3,9}\.? \d)/u.test(bare)
  return isAlone && others.length === 0 && day?.from === day?.to ? day?.from : undefined
}

/** A record in which nobody speaks: each of its lines is about the patient. */
const isOfPatient = ({ sort, voice, subject }: Frame): boolean =>
  sort === 'medical' && voice.isOwnAccount !== true && subject !== undefined

const patient = ({ subject, persons }: Frame) => persons.find(({ id }) => id === subject)

/** Whom the heading names; in a record else the patient. */
function opening(heading: string | undefined, frame: Frame): string[] {
  const named = personOfHeading(heading, frame)
  return named.length === 0 && isOfPatient(frame) ? [`{${frame.subject}}`] : named
}

/** `MATEO` above a paragraph: `he` in its first sentence is Mateo. */
function personOfHeading(heading: string | undefined, { voice }: Frame): string[] {
  const named = heading === undefined ? '' : nameTokens(properCase(heading), voice.aliases)
  return personsIn(named).length === 1 ? [named] : []
}

/** What stands before a paragraph: its wordings, the day that the heading gives, the time of which the account tells. */
type Before = {
  readonly earlier: readonly string[]
  readonly dayOfHeading: string | undefined
  readonly time: AccountTime
}

/** `I, Ana Ruiz, declare: I worked ...`: the account begins behind the oath, and every place stays where it is. */
const withoutOath = (printed: string): string =>
  printed.replace(
    /^I, [^:.;\n]{3,80}, (?:(?:do )?hereby )?(?:declare|state|depose|swear|affirm)[^:.;\n]{0,60}: (?=\S)/u,
    (oath) => ' '.repeat(oath.length),
  )

function readParagraph(paragraph: Paragraph, frame: Frame, before: Before): Found[] {
  const { earlier, dayOfHeading, time } = before
  const printed = withoutOath(frame.document.text.slice(paragraph.start, paragraph.end))
  const scores = readScores(printed, paragraph, frame)
  if (scores) return [scores]
  const diagnosed = readDiagnoses(printed, paragraph, frame)
  if (diagnosed) return [diagnosed]
  const messages = readMessages(printed)
  if (messages) return messages.map((message) => toldMessage(message, printed, paragraph, frame))
  if (isFormal(printed) || isForeign(printed) || isTitleOfReport(printed, frame.document, frame.sort)) return []
  const own = readOwnAnswer(printed, paragraph, frame, before)
  if (own) return own
  const exchange = readExchanged(printed, paragraph, frame)
  if (exchange) return [exchange]
  if (paragraph.isEntry) return readEntries(printed, paragraph, frame)
  const lines = linesOfChart(printed, paragraph, frame)
  if (lines.length > 1) return lines.flatMap((line) => readParagraph(line, frame, before))
  if (isLineOfChart(printed, frame)) return readEntries(printed, paragraph, frame)
  // A line that the paper breaks ends no sentence; each place stays where it is.
  const text = printed
    .replace(/^\((?:certified )?translat[^()\n]{0,60}\)/iu, (lead) => ' '.repeat(lead.length))
    .replace(/^to whom it (?:may )?concerns?[.:,]? /iu, (lead) => ' '.repeat(lead.length))
    .replaceAll(/[\r\n]/g, ' ')
  // A line without an end above the text is a title, not a statement.
  if (!/[.!?:;”"’)]$/.test(text.trim()) && countWords(text) < 25 && !isRowOfCourt(text, frame)) return []
  const topic = personOfHeading(paragraph.heading, frame).flatMap(personsIn)[0]
  return readStatements(text, { ...frame.voice, earlier, topic })
    .filter(({ words, start }) => !(start === 0 && isLabel(words, text)))
    .filter(
      ({ words }) =>
        !isFormal(words) &&
        !isLineOfForm(words) &&
        (countWords(words) >= (isOfPatient(frame) ? 3 : 4) || isShortStatement(words)),
    )
    .map((statement, at) => {
      const { words } = statement
      const wording = withPatient(wordingOf(statement, frame), isOfPatient(frame) ? patient(frame) : undefined)
      const isSure =
        statement.isSure &&
        isFaithful(words, statement.wording) &&
        !frame.isAccusing &&
        !isVerbless(words) &&
        !isOnlyQuoted(words, frame)
      const passage = passageOf(frame, paragraph, statement)
      const isDated = at > 0 || dateOf(words) !== undefined
      const ofAccount = frame.voice.isOwnAccount === true ? dayWithoutYear(words, time) : undefined
      const date = dayMeant(words, frame, isDated ? undefined : dayOfHeading) ?? ofAccount
      const fact = makeFact({
        key: words,
        wording,
        persons: frame.persons,
        kind: 'other',
        state: 'proposed',
        amounts: countedLater,
        sources: [{ type: 'passage', passage: passage.id }],
        words,
        negated: isNegated(words),
        ...(date && { date: { from: date } }),
        ...(!isSure && { quoted: quotedAs(words, paragraph, frame) }),
      })
      const { heading } = paragraph
      const weighedBy = { words, paragraph: text, heading, sort: frame.sort, among: frame.kinds }
      return { passage, made: { ...toMade(fact, paragraph, frame), weighedBy } }
    })
}

/** An answer of a statement by questions: what needs its question, then the rest like any paragraph. */
function readOwnAnswer(printed: string, paragraph: Paragraph, frame: Frame, before: Before): Found[] | undefined {
  const own = ownAnswer(printed, paragraph, frame)
  if (own === undefined) return undefined
  // `What happened on April 13, 2022?`: the answer begins on that day, and goes on in that year.
  const question = exchangeIn(printed, paragraph)?.question ?? ''
  dayWithoutYear(question, before.time)
  const dayOfHeading = oneDayIn(question) ?? own.day
  return own.rest === undefined
    ? [...own.asked]
    : [
        ...own.asked,
        ...readParagraph(own.rest, frame, { ...before, dayOfHeading, earlier: [...before.earlier, own.about] }),
      ]
}

/** An office speaks of itself, somebody is addressed, or nobody can say who asked. */
const isOnlyQuoted = (words: string, frame: Frame): boolean =>
  isOfOffice(words, frame) || isAddressed(words) || isOpenNote(words, frame)

/** `Client asked why not stay`: who asked and who was asked, notes leave open. */
const isOpenNote = (words: string, { document }: Frame): boolean =>
  isNotesOfCounsel(document) && /^(?:The )?[Cc]lient asked\b/u.test(words)

/** The day that the paper means where its words alone would give another or none. */
function dayMeant(words: string, frame: Frame, ofHeading: string | undefined): string | undefined {
  const meant = daysAsMeant(words, frame)
  const ofPaper = meant === words ? undefined : dateOf(meant)?.from
  return dayOfNews(words, frame.document) ?? ofHeading ?? ofPaper
}

/** `was killed yesterday` in a newspaper of May 18: the day before that of the paper. */
function dayOfNews(words: string, { title, text }: MapDocument): string | undefined {
  const said = /\b(yesterday|last night|this morning|today)\b/i.exec(words)?.[1]?.toLowerCase()
  if (said === undefined || !/\b(?:article|newspaper|press|news|diario|gazette|times|post)\b/i.test(title))
    return undefined
  const [day] = findDays(`${title}\n${text.slice(0, 300)}`)
  if (day === undefined || day.from !== day.to) return undefined
  return /^(?:yesterday|last night)$/.test(said) ? addDays(day.from, -1) : day.from
}
