import { countWords, findSentences } from '#domain/language/sentences.ts'
import type { Person } from '#domain/persons/person.ts'
import { cleanSentence } from './clean-wording.ts'
import { hasFiniteVerb } from './finite-verb.ts'
import { nameTokens } from './name-persons.ts'
import type { Alias } from '#domain/persons/forms.ts'
import { personsIn } from '../wording.ts'
import { resolvePronouns } from './resolve-pronouns.ts'
import { clauseVerbs, splitClauses } from './split-clauses.ts'
import { dayAlone, isCountedAlone, withDayAlone } from './day-alone.ts'
import { perfectOfAccount } from './since-perfect.ts'
import { isNotTheCouple } from './who-we-are.ts'
import { tellInThirdPerson, type Told, type Voice } from './tell.ts'
import { withQuotationsWhole } from './quotations-whole.ts'

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
  /** Sentences with several statements are divided (answers); passages of documents stay whole. */
  readonly splits?: boolean
  /** The wordings just before, of the paragraph above or its heading: they explain `he` and `she`. */
  readonly earlier?: readonly string[]
  /** A paper in which somebody speaks of himself: `he` is never that person, in whatever paragraph. */
  readonly isOwnAccount?: boolean
  /** The person whom the heading names. */
  readonly topic?: string | undefined
}

const longest = 60

/** Beginnings that need the sentence before. */
const dependent =
  /^(?:(?:no|yes)(?=[,:])|it(?! (?:is|was|has been) (?:\p{Ll}+ )?(?:established|noted|recommended|known|clear|evident|ordered|decided|proved|proven|alleged|believed|reported|estimated|said|undisputed) that\b)|they|this|that|these|those|both|each|neither|either|such|then|there(?! (?:is|are|was|were|has|have|will)\b)|here|without (?:that|this|it)|after (?:that|this)|since then|the (?:same|other|second|latter|former|total)|one of (?:them|these)|none of (?:them|these)|some of them|so|but|and|yet|because of (?:this|that)|of these|of the (?:\d+|\p{Ll}+),|one was|two of (?:the|them)|another|(?:an?|the) (?:\p{Ll}+ ){0,2}one (?:in|at|is|was|has|had|came|will))\b|^with me alone it\b|^\{[a-z0-9-]+\.poss\} (?:is|was|are|were)\b/iu

/** `I left on foot, by Las Manos? No, by a blind path`: what one asks oneself is told in one’s own words, with the answer. */
const isAsked = /\?\s*$|^(?:How|Why|Where|Who|What|Whom) (?:am|was|could|can|should|would|do|did) I\b/u

/** `In Loja, which is eleven hours away.`: a place and what is said of it, without a sentence of its own. */
const placeAlone = /^(?:In|At|From|To|Near|On) ([^,.;]{2,40}), (?:which|where|who) [^,.;]{3,80}\.?$/u
/** `In May they took my sister, who was sixteen` tells something. */
const isPlaceAlone = (sentence: string): boolean => {
  const place = placeAlone.exec(sentence)?.[1]
  return place !== undefined && !hasFiniteVerb(place.replaceAll(/\bMay\b/gu, 'June'))
}

type Draft = { start: number; end: number; told: Told }

/** The statements of a stretch of text (a paragraph, an answer), in order; offsets count from its beginning. */
export function readStatements(text: string, voice: ReadingVoice): Statement[] {
  // What stands in quotation marks is somebody else's `we`: `a sheet that said “Here we do not pay”`.
  const spoken = text.replaceAll(/“[^“”]*”|"[^"\n]*"/g, ' ')
  const isOwnVoice = voice.isOwnAccount === true || /(?<![\w-])I(?![\w-])|\b(?:[Mm]y|me|[Ww]e|[Oo]ur)\b/.test(spoken)
  const drafts: Draft[] = []
  const said: string[] = [...(voice.earlier ?? [])]
  for (const { start, end, raw } of sentencesWithDays(text, voice)) {
    const before = drafts.at(-1)
    const { told, isOpen, needsBefore } = readSentence(raw, said, before !== undefined, {
      ...voice,
      isOwnVoice,
      isAcross: drafts.every(({ told: { wording } }) => personsIn(wording).every((id) => id === voice.speaker?.id)),
    })
    said.push(told.wording)
    const isFragment = isPlaceAlone(text.slice(start, end).trim())
    const isAnswer = before !== undefined && isAsked.test(text.slice(before.start, before.end))
    if (before && needsBefore && (isAnswer || countWords(text.slice(before.start, end)) <= longest))
      join(before, isFragment ? { ...told, isSure: false } : told, end)
    else if (isFragment) continue
    else
      drafts.push({
        start,
        end,
        told: { ...told, isSure: told.isSure && !(isOwnVoice && (isOpen || isAsked.test(text.slice(start, end)))) },
      })
  }
  return drafts.map(({ start, end, told }) => ({
    start,
    end,
    words: text.slice(start, end),
    wording: markSubject(perfectOfAccount(withComma(told.wording.replace(/[.;,]$/, '')))),
    isSure: told.isSure,
  }))
}

/** The sentences with their words; in an account of one's own a day that is a sentence goes into the one behind it. */
function sentencesWithDays(text: string, voice: ReadingVoice): { start: number; end: number; raw: string }[] {
  const found: { start: number; end: number; raw: string }[] = []
  let ahead: { day: string; start: number } | undefined
  for (const { start, end } of sentencesIn(text, voice)) {
    const raw = text.slice(start, end)
    const isLast = end >= text.trimEnd().length
    // `Second time. November 2017. The police came`
    const day = voice.isOwnAccount === true && !isLast ? dayAlone(raw, found.length === 0) : undefined
    if (day !== undefined) ahead = { day, start }
    else if (/\p{L}{2}/u.test(raw) && !(voice.isOwnAccount === true && !isLast && isCountedAlone(raw))) {
      found.push(
        ahead === undefined ? { start, end, raw } : { start: ahead.start, end, raw: withDayAlone(ahead.day, raw) },
      )
      ahead = undefined
    }
  }
  return found
}

type Reading = ReadingVoice & { readonly isOwnVoice: boolean; readonly isAcross: boolean }

function readSentence(raw: string, said: readonly string[], hasBefore: boolean, voice: Reading) {
  // `I am Grace Adeyemi, a nurse` says that she is a nurse.
  const cleaned = withDayInSentence(withoutThat(withoutLabel(cleanSentence(raw))))
  const named = nameTokens(voice.isOwnVoice ? withKinNamed(cleaned) : cleaned, voice.aliases).replace(
    /^I am \{[a-z0-9-]+\},? (?=an? |the )/,
    'I am ',
  )
  const sentence = completeFragment(named, hasBefore ? said.at(-1) : undefined, voice)
  const { text, isOpen, isOpening } = resolvePronouns(sentence, said, voice)
  const before = hasBefore ? said.at(-1) : undefined
  const told = tellInThirdPerson(
    text,
    isNotTheCouple(text, said, before, voice) ? { ...voice, together: undefined } : voice,
  )
  return {
    told,
    isOpen,
    needsBefore: isOpen || (dependent.test(sentence) && !isOpening) || placeAlone.test(raw.trim()),
  }
}

/** `Daddy fell again`: what one calls one’s own father is no name that a brief knows. */
const withKinNamed = (sentence: string): string =>
  sentence.replaceAll(
    /(?<![\p{L}“‘-] ?(?:[Mm]y|[Hh]is|[Hh]er|[Oo]ur|[Tt]heir|[Tt]he|[Aa]) )(?<![“‘"\p{L}-])(Daddy|Dad|Papa|Papi|Mommy|Mom|Mama|Mami|Grandma|Grandpa|Abuela|Abuelo)(?![\p{L}-]| \p{Lu})/gu,
    (_, word: string, at: number) => `${at === 0 ? 'My' : 'my'} ${kinCalled(word)}`,
  )

function kinCalled(word: string): string {
  if (/^(?:Grandma|Abuela)$/.test(word)) return 'grandmother'
  if (/^(?:Grandpa|Abuelo)$/.test(word)) return 'grandfather'
  return /^[DP]/.test(word) ? 'father' : 'mother'
}

/** `That I went to the station with forty persons.`: the clause of an affidavit, without the word that joins it to the oath. */
function withoutThat(sentence: string): string {
  const rest =
    /^(?:(?:This is to )?[Cc]ertif(?:y|ied) )?(?:[Tt]hat|THAT) (?=(?:I|[Tt]he|[Mm]y|[Hh]is|[Hh]er|[Oo]n|[Ii]n|[Ww]e|[Hh]e|[Ss]he|\p{Lu}\p{L}+) )(?!is |was |day |night )(.{12,})$/u.exec(
      sentence,
    )?.[1]
  return rest === undefined
    ? sentence
    : capital(rest.replace(/ s\/o \p{Lu}\p{L}{1,20}(?: \p{Lu}\p{L}{1,20}){0,2} (?=\p{Ll})/u, ' '))
}

/** `June 21, 2021: police took Martha from the clinic.`: the day goes into the sentence that it stands before. */
function withDayInSentence(sentence: string): string {
  const [, day = '', rest = ''] =
    /^(\p{Lu}\p{Ll}{2,8} \d{1,2}, (?:19|20)\d\d)(?:: | [–—-] )(?=\p{L})(.{8,})$/u.exec(sentence) ?? []
  if (day === '' || !hasFiniteVerb(rest)) return sentence
  const small = /^(?:The|A|An|They|He|She|We|It|My|His|Her|Our|Their|Police|Soldiers|Two|Three|Four|Some)\b/u
  return `On ${day}, ${rest.replace(small, (word) => word.toLowerCase())}`
}

/** `Self-care: Ana needs help with bathing.`: the label of a form before a whole sentence. */
function withoutLabel(sentence: string): string {
  const rest =
    /^(?!He|She|It|They|I|We)\p{Lu}[\p{L}-]{2,20}(?: \p{Ll}[\p{L}-]{1,15}){0,3}(?: \([^()]{3,20}\))?: (?=\p{Lu})(.*)$/u.exec(
      sentence,
    )?.[1]
  // `FORENSIC MEDICINE, extract: seven entry wounds`: the title of a part is none of it, verb or no verb.
  const noted = /^\p{Lu}[\p{Lu} ]{5,40}(?:, \p{Ll}{3,12})?: (?=\S)(.*)$/u.exec(sentence)?.[1]
  if (noted !== undefined) return capital(noted)
  return rest !== undefined && hasFiniteVerb(rest) ? rest : sentence
}

function join(before: Draft, told: Told, end: number): void {
  before.end = end
  before.told = {
    wording: `${withPoint(before.told.wording)} ${capital(told.wording)}`,
    isSure: before.told.isSure && told.isSure,
  }
}

/** Divided only where the sentence begins with a person: its later clauses are then about that person. */
function sentencesIn(text: string, { splits = false, aliases, about }: ReadingVoice) {
  const sentences = withQuotationsWhole(text, findSentences(text, { semicolons: splits }))
  if (!splits) return sentences
  return sentences.flatMap(({ start, end }) => {
    const opening = /^(He|She) /.exec(text.slice(start, start + 4))?.[1]?.toLowerCase()
    const isAboutPerson =
      (opening !== undefined && about?.pronoun === opening) ||
      subjectOf(nameTokens(text.slice(start, end), aliases)) !== undefined
    return isAboutPerson ? splitClauses(text, start, end) : [{ start, end }]
  })
}

const withPoint = (text: string) => (/[.!?]”?$/.test(text) ? text : `${text.replace(/[;,]$/, '')}.`)
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

/** `Has asthma.` and `Takes a steroid.` get the person whom the answer is about, or of whom the sentence before spoke. */
function completeFragment(sentence: string, before: string | undefined, { about }: ReadingVoice): string {
  if (!about || !openingVerb.test(sentence) || question.test(sentence)) return sentence
  const subject = (before === undefined ? undefined : subjectOf(before)) ?? about.id
  return `{${subject}} ${sentence.slice(0, 1).toLowerCase()}${sentence.slice(1)}`
}

const openingVerb = new RegExp(
  `^(?:${clauseVerbs}|had|did|can|could|would|will|came|left|went|entered|married|met|born|began|started|received|fled|lost|got|passed|crossed|travel(?:l?ed)|stayed|waited|signed|joined|voted|organized|published|spoke|refused|denounced|reported|gave|posted|marched|protested|preached|converted|provides|helps|files|filed|never|currently|also|always)\\b`,
  'i',
)
const question = /^(?:Can|Could|Would|Will|Is|Was|Did|Does|Had) (?:he|she|they|it|I|you|the)\b/

/** The person with whom a wording begins. */
export function subjectOf(wording: string): string | undefined {
  return /^\{([a-z0-9-]+)(?:\.subj)?\}(?:,[^,{]{1,40},)? (?!and\b)/.exec(wording)?.[1]
}

/** `Without Mr. Berg Ms. Berg ...` needs its comma. */
const withComma = (wording: string) =>
  wording
    .replace(/^((?:Without|With|Because of|After|Before) \{[^{}]+\}) (?=\{)/, '$1, ')
    // `If she leaves he would have to pay`
    .replace(
      /^((?:If|When|Once|Unless) (?:\{[^{}]+\}|he|she|they|it) [^,;:“”]{2,60}?) (?=(?:\{[^{}]+\}|he|she|they|it) (?:would|will|could|cannot|must|can)\b)/u,
      '$1, ',
    )

const markSubject = (wording: string) => wording.replace(/^\{([a-z0-9-]+)\}(?= \p{Ll})/u, '{$1.subj}')
