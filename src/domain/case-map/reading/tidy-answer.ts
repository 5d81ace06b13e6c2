import { curlyQuotes } from './clean-wording.ts'
import { findSentences } from '#domain/language/sentences.ts'
import type { Person } from '#domain/persons/person.ts'
import { apartAtCommas } from './comma-splices.ts'
import { completeClauses } from './complete-clauses.ts'
import { completeNotes } from './complete-notes.ts'
import { nounPronoun } from '#domain/persons/kin.ts'
import { spelledOut } from './spelled-out.ts'
import { withPassive } from './passive-notes.ts'
import { withAsidesWhole } from './asides.ts'
import { withShortDates } from './short-dates.ts'
import { withBareSums, withDollarSigns, withWhatIsEarned, withWhatIsPaid } from './bare-amounts.ts'
import {
  withComingAgain,
  withRelativesJoined,
  withCouple,
  withLackApart,
  withNextApart,
  withRegularTreatment,
  withThereIs,
} from './note-clauses.ts'
import { withNotedRelative } from './noted-relative.ts'
import { withBothNamed } from './both-of-them.ts'
import { withDoerOf } from './doer-of.ts'
import { withReasonsAsFacts } from './reasons-as-facts.ts'
import type { AnswerSetting } from './known-of-answer.ts'
import { withDates } from './answer-dates.ts'
import { sentenceCase, withNames } from './answer-names.ts'
import { isNoteToSelf, isQuestion, withoutNotes, withoutReply, withoutSlips } from './notes-to-self.ts'
import { withPrepositions } from './note-prepositions.ts'
import { withLastJoined } from './last-joined.ts'

/**
 * An answer as typed, made ready for reading as sentences: lists in lines or with bullets, capitals throughout, dates in
 * figures or in Spanish, intake shorthand, missing apostrophes, notes to oneself. Nothing is added but the small words that
 * a note leaves out (`father shot dead` -> `the father was shot dead`), and nothing of substance is left out.
 */
export function tidyAnswer(text: string, setting: AnswerSetting): string {
  const lines = withAsidesWhole(text)
    .replaceAll(/[•▪◦]/g, '\n- ')
    .split('\n')
    .flatMap((line) => line.split(/;\s*(?=[-–*]\s)/))
    .map((line) => line.trim().replace(/^(?:[-–—*·]\s+|\(?\d{1,2}[.)]\s+(?=\S))/, ''))
    .filter((line) => line !== '')
  const whole = lines.map((line) => withEnd(withNames(sentenceCase(line, setting.names), setting))).join(' ')
  const spelled = withSums(spelledOut(whole), setting)
  const dated = withDates(apartAtCommas(withShortDates(spelled, setting.isDayFirst)), setting)
  const written = withLackApart(withNextApart(withoutSlips(dated)))
  return completed(
    findSentences(written, { semicolons: true })
      .map(({ start, end }) => written.slice(start, end))
      .filter((sentence) => !isNoteToSelf(sentence) && !isQuestion(sentence))
      .map(withoutReply),
    setting,
  )
    .filter((sentence) => /\p{L}{2}/u.test(sentence))
    .join(' ')
}

/** The parts of a note between its semicolons and full stops, shorthand and days written out, and no word added. */
export function writtenOut(text: string, setting: AnswerSetting): string[] {
  const whole = withNames(withAsidesWhole(text).replaceAll(/\s+/gu, ' '), setting)
  const spelled = withSums(spelledOut(whole), setting)
  const dated = withDates(withShortDates(spelled, setting.isDayFirst), setting)
  return findSentences(dated, { semicolons: true })
    .map(({ start, end }) => dated.slice(start, end))
    .map(curlyQuotes)
    .filter((part) => !isNoteToSelf(part) && (!isQuestion(part) || part.split(' ').length > 4))
}

const withSums = (text: string, { isInDollars = false }: AnswerSetting): string =>
  withWhatIsEarned(withWhatIsPaid(isInDollars ? withBareSums(withDollarSigns(text)) : withDollarSigns(text)))

/** What a note without a subject says is of whom the answer is about as long as no sentence before spoke of anybody else. */
function completed(sentences: readonly string[], { about, isOfOthers = false }: AnswerSetting): string[] {
  let isSurelyAbout = !isOfOthers
  return sentences.map((sentence, at) => {
    if (needsNothing(sentence)) {
      isSurelyAbout = false
      return sentence
    }
    const own = withReasonsAsFacts(withoutNotes(sentence))
    const noted = withBothNamed(sentences[at - 1], withDoerOf(sentences[at - 1], own), isOfOthers ? undefined : about)
    const plain = framed(withNotedRelative(withRelativesJoined(withComingAgain(noted))), about, isOfOthers)
    const told = completeClauses(withPrepositions(completeNotes(withPassive(plain), about), plain), {
      about,
      isSurelyAbout,
    })
    if (about !== undefined && (isSurelyAbout || isOfAboutAgain(told, about, isOfOthers)))
      isSurelyAbout = !speaksOfOthers(told, about)
    return told
  })
}

/** `Sister Lorena took her to the hospital`, which may be a nun and no sister of the client’s; `No doctor saw him`. */
const needsNothing = (sentence: string): boolean =>
  /^(?:(?:Sister|Brother|Father|Mother) \p{Lu}[\p{L}’'-]+ \p{Ll}+(?:ed|ook|ame|ught|ent|id)\b.{0,200}\b(?:her|him|them)\b|No \p{Ll}+ \p{Ll}+(?:ed|aw|ook|ame|ave|ent|id) )/u.test(
    sentence,
  )

/** The sentence begins with the name of the one whom the answer is about: what follows without a subject is that one’s. */
const isOfAboutAgain = (told: string, { full }: Person, isOfOthers: boolean): boolean =>
  !isOfOthers && told.startsWith(`${full} `)

/** A note of the couple, of a treatment or of what a place lacks, with its subject and its verb. */
function framed(note: string, about: Person | undefined, isOfOthers: boolean): string {
  if (isOfOthers) return withLastJoined(withThereIs(about?.role === 'spouse' ? withCouple(note) : note))
  return withLastJoined(withThereIs(about === undefined ? note : withRegularTreatment(note, about.full)))
}

/** Somebody else is named or meant. */
function speaksOfOthers(told: string, { full, pronoun }: Person): boolean {
  const rest = told.replaceAll(full, '')
  const other =
    pronoun === 'she'
      ? /\b(?:he|him|they|them)\b/i
      : pronoun === 'he'
        ? /\b(?:she|her|they|them)\b/i
        : /\b(?:he|him|she|her|they|them)\b/i
  return (
    other.test(rest) ||
    rest
      .split(/\P{L}+/u)
      .some(
        (word) =>
          nounPronoun(word) !== undefined ||
          /^(?:children|parents|sons|daughters|boys|girls|brothers|sisters|twins|baby)$/i.test(word),
      ) ||
    /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? (?:is|was|has|had|does|did|\p{Ll}+s|\p{Ll}+ed) /u.test(rest)
  )
}

const withEnd = (line: string): string => (/[.;!?:]["”’)]*$/.test(line) ? line : `${line.replace(/,$/, '')}.`)
