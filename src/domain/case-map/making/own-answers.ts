import type { CasePassage, FactKind } from '../case-map.ts'
import { findDays } from '#domain/language/find-days.ts'
import { findSentences } from '#domain/language/sentences.ts'
import { isNegated, kindOf } from '../reading/classify.ts'
import { curlyQuotes } from '../reading/clean-wording.ts'
import { hasFiniteVerb, hasPluralVerb } from '../reading/finite-verb.ts'
import { exchangeIn, isStatementByQuestions } from '../reading/exchanges.ts'
import { topicOfQuestion } from '../reading/labelled-notes/asked-topic.ts'
import type { LabelledEntry } from '../reading/labelled-notes/labelled-entries.ts'
import { kindOfTopic } from '../reading/labelled-notes/labels.data.ts'
import { tellEntry } from '../reading/labelled-notes/tell-entry.ts'
import { hasSubject, ofPerson, whoIsMeant } from '../reading/labelled-notes/whose-note.ts'
import { nameTokens } from '../reading/name-persons.ts'
import type { Paragraph } from '../reading/split-paragraphs.ts'
import { writtenOut } from '../reading/tidy-answer.ts'
import { type Found, type Frame, passageOf, toMade } from './document-frame.ts'
import { countedLater, makeFact } from './made-fact.ts'
import { settingOf } from './read-notes.ts'

/** An answer of somebody's own statement: what only its question makes whole, and the rest, which is account. */
export type OwnAnswer = {
  readonly asked: readonly Found[]
  readonly rest: Paragraph | undefined
  /** The one day that what needs its question gives: `June 2, 2023, at 8 pm.` */
  readonly day?: string | undefined
  /** The question, with its persons: it names whom the answer calls `she`. */
  readonly about: string
}

/**
 * A question with its answer, in a statement that counsel took down so: the answer is told like any account; only what says
 * nothing without its question (`Yes.`, `My uncle Jeremia.`) is told with it. Undefined for any other paragraph.
 */
export function ownAnswer(printed: string, paragraph: Paragraph, frame: Frame): OwnAnswer | undefined {
  const { document, voice } = frame
  const found = voice.speaker && isStatementByQuestions(document) ? exchangeIn(printed, paragraph) : undefined
  if (found === undefined) return undefined
  const start = paragraph.asked?.answerAt ?? startOfAnswer(printed)
  const until = endOfFragments(printed, start)
  const { asked: _, ...own } = paragraph
  const rest =
    until >= printed.trimEnd().length ? undefined : { ...own, start: own.start + until, heading: found.question }
  const isToldWhole = until === start || ofIdentity.test(found.question)
  const place = { printed, until, paragraph, frame }
  return {
    asked: isToldWhole ? [] : toldAnswers(found.question, printed.slice(start, until), place),
    rest,
    day: oneDayIn(printed.slice(start, until)),
    about: nameTokens(withSpouse(found.question, frame), voice.aliases),
  }
}

function startOfAnswer(printed: string): number {
  const from = /(?:^|\n)[ \t]*(?:A|ANSWER|Answer)[.:] */u.exec(printed)
  return from === null ? 0 : from.index + from[0].length
}

/** The day that a question or an answer gives, where it gives one. */
export function oneDayIn(words: string): string | undefined {
  const [day, ...others] = findDays(words)
  return others.length === 0 && day?.from === day?.to ? day?.from : undefined
}

/** `State your name`: the cover tells it. */
const ofIdentity = /\b(?:your (?:full |complete |legal )?name|date of birth|(?:when|where) were you born|spell)\b/iu

/** Where the first sentence begins that is whole without the question. */
function endOfFragments(printed: string, start: number): number {
  const answer = printed.slice(start)
  let end = 0
  for (const sentence of findSentences(answer)) {
    const words = answer.slice(sentence.start, sentence.end)
    // `That they put me in the truck`, `Because I am black`: what was asked is missing.
    const isOpen = /^(?:That (?:they|he|she|I|we|my|the|it)|Because|To \p{Ll}+) /u.test(words)
    const leans = (end > 0 && /^(?:But|And|Because|Except|Only)\b/u.test(words)) || isOpen
    if (!isFragment(words) && !leans) return start + sentence.start
    end = sentence.end
    if (leans) break
  }
  const next = findSentences(answer).find((one) => one.start >= end)
  return next === undefined ? printed.length : start + next.start
}

/** `Your wife?`: the answer calls her `she`. */
const withSpouse = (question: string, { persons, voice }: Frame): string => {
  const spouse = persons.find(({ id }) => id === (voice.speaker?.id === 'spouse' ? 'applicant' : 'spouse'))
  return spouse === undefined
    ? question
    : question.replace(/\b[Yy]our (?:husband\/wife|wife\/husband|wife|husband|spouse)\b/u, spouse.full)
}

const isFragment = (words: string): boolean => isBare(words.replaceAll(/\b(?:May|March) (?=\d)/gu, 'June '))

const isBare = (words: string): boolean =>
  /^(?:Yes|No|Never|Correct|True)\b[^.?!]{0,12}[.?!,]/u.test(words) || (!hasFiniteVerb(words) && !hasPluralVerb(words))

type Place = { readonly printed: string; readonly until: number; readonly paragraph: Paragraph; readonly frame: Frame }

/** The sentences that a short answer surely makes with its question (`What do you take? Prazosin.`), else the two together. */
function toldAnswers(question: string, answer: string, place: Place): Found[] {
  const { frame, paragraph, printed, until } = place
  const { persons, voice } = frame
  const entry: LabelledEntry = {
    label: question.slice(0, 60),
    ...topicOfQuestion(question),
    from: 0,
    start: 0,
    end: answer.length,
    isAsked: true,
  }
  const person = entry.whose === undefined ? voice.speaker : whoIsMeant(entry.whose, persons)
  const whose = person !== undefined && hasSubject(entry) ? ofPerson(person) : undefined
  const written = writtenOut(answer, { ...settingOf(frame), about: undefined, isInDollars: true })
  const { sentences, left } = tellEntry(entry, written, { whose, persons })
  if (sentences.length === 0 || left.length > 0) return [told(question, answer, place)]
  const passage = passageOf(frame, paragraph, {
    start: paragraph.asked?.answerAt ?? 0,
    end: printed.slice(0, until).trimEnd().length,
  })
  const kind = kindOfTopic[entry.topic]
  return sentences.map(({ wording }) =>
    factOf(passage, paragraph, frame, {
      key: `${question} ${wording}`,
      wording: nameTokens(wording, voice.aliases),
      kind: kind !== undefined && frame.kinds.has(kind) ? kind : kindOfAnswer(question, answer, frame),
      negated: isNegated(wording),
    }),
  )
}

const kindOfAnswer = (question: string, answer: string, { sort, kinds }: Frame): FactKind =>
  kindOf({ words: answer, heading: question, sort, among: kinds })

type OfAnswer = Pick<Parameters<typeof makeFact>[0], 'key' | 'wording' | 'kind' | 'negated'>

/** What an answer says, proposed from its place in the paper. */
function factOf(passage: CasePassage, paragraph: Paragraph, frame: Frame, own: OfAnswer): Found {
  const fact = makeFact({
    ...own,
    persons: frame.persons,
    state: 'proposed',
    amounts: countedLater,
    sources: [{ type: 'passage', passage: passage.id }],
    words: passage.words,
  })
  return { passage, made: toMade(fact, paragraph, frame) }
}

function told(question: string, answer: string, { printed, until, paragraph, frame }: Place): Found {
  const inner = (words: string) =>
    curlyQuotes(words.replaceAll(/\s+/g, ' ').trim()).replaceAll('“', '‘').replaceAll('”', '’')
  const words = inner(answer)
  const speaker = frame.voice.speaker?.id ?? 'applicant'
  const lead = question.trim().endsWith('?')
    ? `To the question “${inner(question)}” {${speaker}.subj} answers`
    : `Under “${inner(question).replace(/[.:]$/u, '')}” {${speaker}.subj} writes`
  const wording = `${lead}: “${words}${/[.?!]’?$/u.test(words) ? '' : '.'}”`
  const passage = passageOf(frame, paragraph, {
    start: paragraph.asked?.answerAt ?? 0,
    end: printed.slice(0, until).trimEnd().length,
  })
  return factOf(passage, paragraph, frame, {
    key: passage.words,
    wording,
    kind: kindOfAnswer(question, answer, frame),
    negated: isNegated(answer),
  })
}
