import { type Answers, rowsOf, textOf } from '#domain/questionnaire/question.ts'
import { countWords, sentencesOf } from '#domain/language/sentences.ts'
import type { Person } from '#domain/persons/person.ts'
import type { FactKind } from '../case-map.ts'
import type { QuestionReading } from '../elements.ts'
import type { MapInput } from '../map-input.ts'
import { isNegated, kindOf } from '../reading/classify.ts'
import type { Alias } from '#domain/persons/forms.ts'
import { withInitialsNamed } from '#domain/persons/same-name.ts'
import { readStatements } from '../reading/read-statements.ts'
import { shorthandOfHaste } from '../reading/shorthand.data.ts'
import { tidyAnswer } from '../reading/tidy-answer.ts'
import { formOf } from '../reading/verbs.ts'
import { isAmong, namesakeAliases } from './document-aliases.ts'
import { answerSetting, bareKin, kinWords, writerOf } from './answer-setting.ts'
import { readLabelledAnswer } from './labelled-answers.ts'
import { type MadeFact, makeFact, stemsOfWording } from './made-fact.ts'
import type { AnswerSetting } from '../reading/known-of-answer.ts'

export type Cast = {
  readonly persons: readonly Person[]
  readonly aliases: readonly Alias[]
  readonly couple: readonly Person[] | undefined
  /** What statements of this case can be about. */
  readonly kinds: ReadonlySet<FactKind>
}

/** The facts that the tool states itself: confirmed, as they stand. */
export function statedFacts({ rules }: MapInput, { persons }: Cast): MadeFact[] {
  return rules.stated.map((stated) => {
    const fact = makeFact({
      ...stated,
      key: stated.wording,
      persons,
      state: 'confirmed',
      negated: stated.negated === true,
    })
    return {
      fact,
      serves: stated.serves ?? [],
      ...(stated.toldIn !== undefined && { toldIn: stated.toldIn }),
      stems: stemsOfWording(fact.wording),
      about: [],
      isFromDocument: false,
      isStated: true as const,
    }
  })
}

/** The facts of free-text answers, sentence by sentence. */
export function answerFacts(input: MapInput, cast: Cast): MadeFact[] {
  const { rules, answers } = input
  const setting = answerSetting(input)
  const isOwnWriter = writerOf(input) === 'applicant'
  const typed = rules.questions.flatMap(({ question }) => textsOf(answers, question))
  return rules.questions.flatMap((reading) =>
    textsOf(answers, reading.question).flatMap((text) =>
      readAnswer(text, isOwnWriter ? { ...reading, speaker: 'applicant' } : reading, cast, { ...setting, typed }),
    ),
  )
}

function textsOf(answers: Answers, question: string): string[] {
  const [name = '', column] = question.split('.')
  if (column === undefined) return [textOf(answers, name)].filter((text) => text !== undefined)
  return rowsOf(answers, name).flatMap((row) => row[column]?.trim() || [])
}

/** What is known of all answers, and all that was typed in them. */
type AnswersSetting = Omit<AnswerSetting, 'about'> & { readonly typed: readonly string[] }

function readAnswer(typed: string, reading: QuestionReading, cast: Cast, setting: AnswersSetting): MadeFact[] {
  return (
    readLabelledAnswer(typed, {
      reading,
      cast,
      setting,
      readPlain: (text, about) => readPlainAnswer(text, about, cast, setting),
    }) ?? readPlainAnswer(typed, reading, cast, setting)
  )
}

function readPlainAnswer(
  typed: string,
  reading: QuestionReading,
  { persons, aliases: all, couple, kinds: among }: Cast,
  { typed: allTyped, ...setting }: AnswersSetting,
): MadeFact[] {
  const about = persons.find(({ id }) => id === reading.about)
  const namesakes = namesakeAliases(persons, { about: reading.about })
  const aliases = namesakes.length === 0 ? all : [...namesakes, ...all.filter((one) => !isAmong(one, namesakes))]
  const speaker = persons.find(({ id }) => id === (reading.speaker ?? reading.about))
  const parties = persons.filter(({ id, role }) => id === 'applicant' || id === reading.about || role === 'child')
  const led = withInitialsNamed(withLead(typed, reading.lead), parties, allTyped)
  const named = reading.speaker === 'applicant' ? withRelativesNamed(led, persons) : withOwnKinNamed(led, about)
  const text = tidyAnswer(named, {
    ...setting,
    about,
    isOfOthers: reading.isOfOthers === true,
    isInDollars: reading.sumsAreDollars === true,
  }).replaceAll(reading.kind === 'motive' ? ofPersecutors : never, (verb) => `They ${verb.toLowerCase()}`)
  const together = couple && about && couple.some(({ id }) => id === about.id) ? couple : undefined
  const isHasty = isTypedInHaste(typed)
  const statements = readStatements(text, { persons, aliases, about, speaker, together, splits: true })
  return statements.map(({ words, wording, isSure }) => {
    // Without a verb that can be found it is a note, which no sentence may pretend to be.
    const isTold = isSure && countWords(words) > 2 && hasVerb(wording)
    const kind = kindOf({ words, sort: 'answer', asked: reading.kind, among })
    const fact = makeFact({
      key: `${reading.question} ${words}`,
      wording,
      persons,
      kind,
      state: 'confirmed',
      sources: [{ type: 'answer', question: reading.question }],
      words: words.replace(/;$/, ''),
      negated: isNegated(words),
      ...(!isTold && { quoted: { by: isSure ? undefined : speaker?.id, source: 'The answer notes' } }),
    })
    return {
      fact,
      serves: reading.serves ?? [],
      ...(reading.toldIn !== undefined && { toldIn: reading.toldIn }),
      stems: stemsOfWording(fact.wording),
      about: about ? [about.id] : [],
      isFromDocument: false,
      ...(isHasty && { isHasty: true as const }),
    }
  })
}

/** `at a picnic in Durham, ...` behind the words that the question has already said. */
function withLead(typed: string, lead: string | undefined): string {
  const text = typed.trim()
  if (lead === undefined) return typed
  // The day that the other answer gives belongs to it.
  if (
    /^(?:they|we|the couple|the two) met (?=at|in|on|through|while|during|by|online)/iu.test(text) &&
    !/\b(?:19|20)\d\d\b/.test(text)
  )
    return `${lead} ${text.replace(/^[\p{L} ]*? met /iu, '')}`
  if (!/^(?:at|in|on|through|while|during|by|online|thru|via|when)\b/iu.test(text)) return typed
  return `${lead} ${/^(?:thru|via)\b/iu.test(text) ? text.replace(/^\p{L}+/u, 'through') : text.charAt(0).toLowerCase() + text.slice(1)}`
}

/** `told her that the land is theirs`: in the answer on the reason those who did the harm are the subject of what has none. */
const ofPersecutors =
  /(?<=^|[.!?]\s)((?:also |then |later )?(?:told|said|called|asked|accused|wanted|warned|threatened|shouted|demanded|wrote|insulted)(?= ))/giu
const never = /(?!)/gu

/** Sentences without capitals, or words cut short. */
function isTypedInHaste(typed: string): boolean {
  const sentences = sentencesOf(typed)
  const small = sentences.filter((sentence) => /^\p{Ll}/u.test(sentence)).length
  return small * 3 >= sentences.length || shorthandOfHaste.some(([pattern]) => typed.search(pattern) >= 0)
}

/** `Dad fell off a roof` in the answer about the father. */
function withOwnKinNamed(text: string, about: Person | undefined): string {
  const kin = about && kinWords[about.id]
  return kin === undefined ? text : text.replaceAll(bareKin(kin), about?.full ?? '')
}

/** `My wife`, and `mom` as the subject, in answers that the applicant writes is the relative of the record. */
function withRelativesNamed(text: string, persons: readonly Person[]): string {
  // `sister Dalia lives in Tampa`
  const own = text.replaceAll(
    /(?<=^|[.!?;]\s)(sister|brother|son|daughter|cousin|uncle|aunt) (?=\p{Lu}\p{Ll}+ \p{Ll})/gu,
    (_, kin: string) => `My ${kin.toLowerCase()} `,
  )
  return Object.entries(kinWords).reduce((told, [id, kin]) => {
    const full = persons.find((person) => person.id === id)?.full
    if (full === undefined) return told
    return told
      .replaceAll(new RegExp(String.raw`\b[Mm]y (?:${kin})(?![\p{L}-])`, 'gu'), full)
      .replaceAll(bareKin(kin), full)
  }, own)
}

/** A finite verb, as far as its form shows one: `House burned`, `has asthma`; not `Summons dated May 2`. */
function hasVerb(wording: string): boolean {
  // What follows a person as its subject is one, whether or not it is on a list.
  if (/\{[a-z0-9-]+(?:\.subj)?\} \p{Ll}/u.test(wording)) return true
  if (/\b(?:they|we|you) (?:also |both |together )?\p{Ll}{2,}/iu.test(wording)) return true
  // `The cartel controls the packing`
  if (/^(?:The|His|Her|Their|An?) \p{Ll}+ \p{Ll}+s (?:the|all|every|both|most|it|them|him|her|no)\b/u.test(wording))
    return true
  const all = wording.match(/\p{L}[\p{L}’'-]*/gu) ?? []
  return all.some((word, at) => {
    const form = formOf(word)
    if (form === 'be' || form === 'modal') return true
    if (form === 'past') return at > 0 && !/^(?:dated|taken|held|served|filed|scheduled|named)$/i.test(word)
    const isThird =
      word.endsWith('s') && [word.slice(0, -1), word.slice(0, -2)].some((base) => formOf(base) === 'present')
    return at > 0 && isThird
  })
}
