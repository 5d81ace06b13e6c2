import { countWords, findSentences } from '#domain/language/sentences.ts'
import type { Person, Pronoun } from '../case-map.ts'
import { personsIn } from '../wording.ts'
import { cleanSentence } from './clean-wording.ts'
import { type Alias, nameTokens } from './name-persons.ts'
import { nounPronoun, tellInThirdPerson, type Told, type Voice } from './tell.ts'

/** A statement read from a text: one sentence, or several that cannot stand without the first. */
export type Statement = {
  readonly start: number
  readonly end: number
  /** The words of the text, exactly. */
  readonly words: string
  /** With persons as tokens and without the full stop. */
  readonly wording: string
  /** False: only its words can be quoted. */
  readonly isSure: boolean
}

export type ReadingVoice = Voice & {
  readonly aliases: readonly Alias[]
  /** The person whom the text is about: stands for `he` or `she` at its beginning, and completes fragments. */
  readonly about?: Person | undefined
}

const longest = 60
/** Beginnings that need the sentence before. */
const dependent =
  /^(?:it|they|this|that|these|those|both|each|neither|either|such|then|there(?! (?:is|are|was|were|has|have|will)\b)|here|without (?:that|this|it)|after (?:that|this)|since then|the (?:same|other|second|latter|former)|one of (?:them|these)|none of (?:them|these)|some of them|so|but|and|yet|because of (?:this|that)|of these|of the \d+|one was|two of (?:the|them)|another)\b/i

type Draft = { start: number; end: number; told: Told; raw: string }

/** The statements of a stretch of text (a paragraph, an answer), in order; offsets count from its beginning. */
export function readStatements(text: string, voice: ReadingVoice): Statement[] {
  const drafts: Draft[] = []
  for (const { start, end } of findSentences(text)) {
    const raw = text.slice(start, end)
    if (!/\p{L}{2}/u.test(raw)) continue
    const before = drafts.at(-1)
    const sentence = completeFragment(nameTokens(cleanSentence(raw), voice.aliases), before, voice)
    const resolved = resolvePronoun(sentence, before, voice)
    const told = tellInThirdPerson(resolved.text, voice)
    const sum = before ? countWords(before.raw) + countWords(raw) : 0
    if (before && (resolved.isOpen || dependent.test(sentence)) && sum <= longest) {
      before.end = end
      before.raw = text.slice(before.start, end)
      before.told = {
        wording: `${withPoint(before.told.wording)} ${capital(told.wording)}`,
        isSure: before.told.isSure && told.isSure,
      }
    } else drafts.push({ start, end, raw, told: { ...told, isSure: told.isSure && !resolved.isOpen } })
  }
  return drafts.map(({ start, end, told }) => ({
    start,
    end,
    words: text.slice(start, end),
    wording: markSubject(told.wording.replace(/\.$/, '')),
    isSure: told.isSure,
  }))
}

const withPoint = (text: string) => (/[.!?]”?$/.test(text) ? text : `${text}.`)
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

/** `Has asthma.` and `Takes a steroid.` get the person whom the answer is about. */
function completeFragment(sentence: string, before: Draft | undefined, { about }: ReadingVoice): string {
  if (!about || !startsWithVerb(sentence)) return sentence
  const subject = (before && subjectOf(before.told.wording)) ?? about.id
  return `{${subject}} ${sentence.slice(0, 1).toLowerCase()}${sentence.slice(1)}`
}

const openingVerb =
  /^(?:Has|Had|Is|Was|Does|Did|Takes|Took|Works|Worked|Lives|Lived|Pays|Paid|Suffers|Suffered|Needs|Needed|Cannot|Can|Could|Would|Will|Sees|Saw|Earns|Earned|Came|Left|Went|Entered|Married|Met|Raised|Born|Attended|Attends|Began|Started|Led|Received|Receives|Relies|Speaks|Served|Owns|Owes|Fled|Lost|Got|Volunteers|Drives|Cares|Supports|Supported|Provides|Helps|Coaches|Files|Filed|Never|Currently|Also|Has never|Always)\b/

function startsWithVerb(sentence: string): boolean {
  return (
    openingVerb.test(sentence) &&
    !/^(?:Can|Could|Would|Will|Is|Was|Did|Does|Had) (?:he|she|they|it|I|you|the)\b/.test(sentence)
  )
}

type Resolved = { readonly text: string; readonly isOpen: boolean }

/** `He` and `She` at the beginning become the person, when only one can be meant. */
function resolvePronoun(sentence: string, before: Draft | undefined, voice: ReadingVoice): Resolved {
  const found = /^(?:(He|She)|(His|Her)(?= \p{Ll}))\b/u.exec(sentence)
  if (!found) return { text: sentence, isOpen: false }
  const pronoun: Pronoun = /^H(?:e|is)$/.test(found[0]) ? 'he' : 'she'
  const person = before ? antecedent(before, pronoun, voice) : aboutAs(pronoun, voice)
  if (person === undefined) return { text: sentence, isOpen: true }
  const form = found[1] === undefined ? 'poss' : 'subj'
  return { text: `{${person}.${form}}${sentence.slice(found[0].length)}`, isOpen: false }
}

function aboutAs(pronoun: Pronoun, { about }: ReadingVoice): string | undefined {
  return about && (about.pronoun === undefined || about.pronoun === pronoun) ? about.id : undefined
}

/** The one person of this sex in the sentence before: its subject, or the only one named, and no unnamed one beside. */
function antecedent({ told, raw }: Draft, pronoun: Pronoun, voice: ReadingVoice): string | undefined {
  const fits = (id: string) => {
    const person = voice.persons.find((one) => one.id === id)
    return person !== undefined && person.id !== voice.speaker?.id && (person.pronoun ?? pronoun) === pronoun
  }
  const nouns = [...raw.matchAll(/\b\p{Ll}+(?:-in-law)?\b/gu)].filter(([word]) => nounPronoun(word) === pronoun)
  const named = personsIn(told.wording).filter(fits)
  const subject = subjectOf(told.wording)
  if (subject !== undefined && fits(subject)) return nouns.length === 0 || named.length === 1 ? subject : undefined
  return named.length === 1 && nouns.length === 0 ? named[0] : undefined
}

/** The person with whom a wording begins. */
export function subjectOf(wording: string): string | undefined {
  return /^\{([a-z0-9-]+)(?:\.subj)?\} (?!and\b)/.exec(wording)?.[1]
}

const markSubject = (wording: string) => wording.replace(/^\{([a-z0-9-]+)\}(?= \p{Ll})/u, '{$1.subj}')
