import type { CaseFact } from '#domain/case-map/case-map.ts'
import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { isWholeSentence } from '#domain/case-map/reading/whole-sentence.ts'
import { formOf } from '#domain/case-map/reading/verbs.ts'
import { countWords } from '#domain/language/sentences.ts'
import { wholeSentences } from '#domain/prose/whole-sentences.ts'
import { isSpanish } from '#domain/language/spanish.ts'
import { type Answers, textOf } from '#domain/questionnaire/question.ts'
import { trimEndOf } from '#domain/text/trim.ts'

/** What an answer notes without a verb, `4,100 views`: no sentence may pretend to be one. */
export const isBareNote = ({ quoteOnly, sources, wording }: CaseFact): boolean =>
  quoteOnly === true &&
  sources.every(({ type }) => type === 'answer') &&
  !/\b(?:I|my|we|our)\b/u.test(wording) &&
  countWords(wording) <= 14 &&
  !hasFiniteVerb(` x ${wording}`)

/** What an answer notes in clauses of which none is a sentence: `treated protesters, signed the letter`: who, nobody can tell. */
export const isNoteOfAnswer = ({ quoteOnly, sources, wording }: CaseFact): boolean =>
  quoteOnly !== true &&
  sources.every(({ type }) => type === 'answer') &&
  countWords(wording) <= 40 &&
  (fragment.test(wording) ||
    opensWithVerb(wording) ||
    (/^\{[a-z0-9-]+(?:\.subj)?\} /u.test(wording) && !hasFiniteVerb(firstClause(wording)) && !holds.test(wording))) &&
  wholeSentences(wording).sentences.length === 0

/** `She held B-2 status`: what stands behind the verb is had, and nobody is held. */
const holds = /^\{[a-z0-9-]+(?:\.subj)?\} (?:held|filed) (?!(?:by|at|in|for|from|until|since|on)\b)/u

/** A reason without its sentence, or words in marks alone. */
const fragment = /^(?:[Bb]ecause\b|[“"][^“”"]*[”"]\.?$)/u

/** The same of an answer, however it was read. */
export const isFragment = ({ sources, wording, asTold }: CaseFact): boolean =>
  sources.every(({ type }) => type === 'answer') && fragment.test((asTold ?? wording).trim())

const opensWithVerb = (wording: string): boolean => {
  const [first = '', second = ''] = wording.match(/[\p{L}’'-]+|\{[^{}]+\}/gu) ?? []
  return /^\p{Lu}/u.test(first) && formOf(first.toLowerCase()) === 'past' && !/^(?:was|were|is|are)$/u.test(second)
}

const firstClause = (wording: string): string =>
  ` x ${(wording.split(/[,;.]/u)[0] ?? '').replace(/^\{[^{}]+\}/u, 'Somebody')}`

const typed =
  /^(?:convention_against_torture_details|what|who|why|when|past_harm_else_details|(?:political_opinion|religion|race|nationality)_details)$/u

/** What the account tells at length. */
const ofEvents = /^(?:what|who|why|when|past_harm_else_details|convention_against_torture_details)$/u

const ofKinAlone = /^(?:mother|father|brother|sister|wife|husband|son|daughter|uncle|aunt|cousin)\b/iu

/**
 * The gate for answers: beside an account of the client's own, what was typed in haste is printed only where it is a sentence
 * as it was typed. `also husband was OFC`, `they cut the ears/hands w/ knives` would say what nobody says.
 */
export function isUnfitAnswer(fact: CaseFact): boolean {
  const { sources, wording, asTold, statement } = fact
  if (!sources.every((source) => source.type === 'answer' && typed.test(source.question))) return false
  const raw = (asTold ?? statement).trim()
  // `investigators promoted`: two words are no sentence of the brief.
  if (raw.split(/\s+/u).length <= 2) return true
  if (/[&=]|\p{L}\/|\bw\/|\bb\/c\b|\s[-–]\s|\+/u.test(raw)) return true
  // `mother still held`: whose mother and what is held, only software would say.
  if (ofKinAlone.test(raw)) return true
  const [, verb] =
    /^\{[a-z0-9-]+\.subj\} (?:(?:also|never|always|then|later|often|still) )?(\p{Ll}+)/u.exec(wording) ?? []
  if (verb !== undefined && !/^(?:be|past|modal|same)$/u.test(formOf(verb)) && !verb.endsWith('s')) return true
  return wholeSentences(wording).sentences.length === 0 && !isWholeSentence(wording)
}

/**
 * `Refused to marry fighter; midgaan so nobody asks for her`: an answer in notes. Beside an account of the client's own
 * nothing of it is told, also where one of its notes looks like a sentence.
 */
export function isOfAnswerInNotes({ sources, asTold, wording }: CaseFact, answers: Answers): boolean {
  // What a note under its label surely says.
  if (asTold === undefined && isWholeSentence(wording)) return false
  return sources.every((source) => {
    if (source.type !== 'answer' || !ofEvents.test(source.question)) return false
    const parts = (textOf(answers, source.question) ?? '')
      .split(/[.;\n](?:\s|$)/u)
      .filter((part) => /\p{L}/u.test(part))
    return parts.filter((part) => isWholeSentence(part.trim())).length * 2 < parts.length
  })
}

/** What somebody typed in Spanish: counsel has it translated; it is not printed as ours. */
export const isAnswerInSpanish = (fact: CaseFact): boolean =>
  fact.sources.every(({ type }) => type === 'answer') && isSpanish(wordsOfNote(fact))

/** The note without its marks. */
export const wordsOfNote = ({ asTold, wording }: CaseFact): string =>
  trimEndOf((asTold ?? wording).trim().replace(/^[“"]/u, ''), '.;,”"')

/** Questions whose answers are about the client alone: what has no subject in them has that one. */
const aboutClient =
  /^(?:missed_filing_deadline_reason|political_opinion_details|religion_details|nationality_details|race_details)$/

/**
 * `F-1 student until December 20, 2024`, `Outed to family by a cousin`, `TB treatment until June 2023` in an answer about the
 * client, as a sentence about the client; any other note as it stands.
 */
export function completedNote(given: CaseFact): CaseFact {
  const fact = withSpeaker(given)
  if (fact !== given) return fact
  const [source] = fact.sources
  const question = source?.type === 'answer' ? source.question : ''
  const owned = withOwner(fact)
  if (owned !== fact) return owned
  if (!aboutClient.test(question) || fact.wording.includes('{applicant')) return fact
  const words = (fact.quoteOnly ? (fact.asTold ?? fact.wording) : fact.wording).trim().replace(/[.;]$/u, '')
  const told = asSentence(words)
  if (told === undefined) return fact
  const { quoteOnly: _, asTold: __, ...rest } = fact
  return { ...rest, wording: told, persons: [...new Set(['applicant', ...fact.persons])], subject: 'applicant' }
}

/** `Police: “Pay.”` in an answer, as a sentence. */
function withSpeaker(fact: CaseFact): CaseFact {
  const [source] = fact.sources
  const [, who, spoken] = /^(\p{Lu}\p{L}+(?: \p{Ll}+){0,2}): (“[^“”]+”)$/u.exec(fact.wording.trim()) ?? []
  if (source?.type !== 'answer' || who === undefined || spoken === undefined) return fact
  const { quoteOnly: _, asTold: __, ...rest } = fact
  return {
    ...rest,
    wording: `${/^(?:Leaflet|Letter|Note|Message|Sign|Poster|Pamphlet)$/u.test(who) ? `A ${who.toLowerCase()}` : /^(?:Police|Soldiers|Militia|Gang|Brothers?|Uncle|Father|Husband|Neighbors|Army)\b/u.test(who) ? `The ${who.charAt(0).toLowerCase()}${who.slice(1)}` : who} said: ${spoken}`,
  }
}

/** `Uncle will have her cut` in an answer: whose uncle he is follows from whose answer it is. */
function withOwner(fact: CaseFact): CaseFact {
  const isAnswer = fact.sources.every(({ type }) => type === 'answer')
  // `Elmer Paz’s father was shot dead`: he is the father of whom the words name.
  if (isAnswer && !fact.quoteOnly && ownedKin.test(fact.asTold ?? ''))
    return { ...fact, wording: fact.wording.replace(/^\{applicant(?:\.subj)?\}(?= \p{Ll})/u, '{applicant.poss}') }
  return isAnswer && !fact.quoteOnly && ownKin.test(fact.wording)
    ? { ...fact, wording: fact.wording.replace(ownKin, (noun) => `{applicant.poss} ${noun.toLowerCase()}`) }
    : fact
}

const ownedKin =
  /^\p{Lu}[^,.;]{2,60}[’']s (?:mother|father|sisters?|brothers?|cousins?|aunt|uncle|sons?|daughters?|husband|wife)\b/u

const ownKin =
  /^(?:Uncle|Aunt|Father|Mother|Brother|Sister|Husband|Wife|Son|Daughter|Cousin)(?= (?:will|would|was|has|had|said|beat|is)\b)/u

/** `Member IRA since 2018, spoke at the mosque`: a member of it, who spoke. */
const memberOf = (words: string): string =>
  words
    .replace(/^an? /iu, '')
    .replace(
      /^(member|supporter|activist|volunteer|leader|secretary|president|treasurer) (?=\p{Lu})/iu,
      (_, word: string) => `${word.toLowerCase()} of `,
    )
    .replace(/, (?=(\p{Ll}{3,12}) [^,]*(?:,[^,]*)?$)/u, (comma, verb: string) =>
      formOf(verb) === 'past' ? ' and ' : comma,
    )
    // `…, section treasurer Bè`: what hangs behind the sentence without a verb.
    .replace(/(?<= and [^,]{3,80}), (?!and )(?:\p{L}+ ){0,3}\p{L}+$/u, '')

function asSentence(words: string): string | undefined {
  const small =
    /^\p{Lu}\p{Ll}/u.test(words) && !/^\p{Lu}\p{Ll}+ \p{Lu}/u.test(words)
      ? words.charAt(0).toLowerCase() + words.slice(1)
      : words
  const isOf = (pattern: RegExp) => pattern.test(words)
  // What they took somebody for is not what somebody was.
  if (isOf(/\b(?:imputed|accused|alleged|supposed|suspected|perceived|taken for)\b/iu)) return undefined
  if (
    isOf(
      /^(?:an? )?(?:[A-Z]-?\d[A-Z]? |\p{Ll}+ |\p{Lu}\p{Ll}+ ){0,3}(?:student|visitor|member|secretary|treasurer|president|leader|organizer|teacher|parolee|refugee|activist|volunteer|supporter|delegate|observer)\b[^.;]{0,60}\b(?:until|since|from|in|of|for|through)\b/iu,
    )
  )
    return `{applicant.subj} ${/\b(?:since)\b/u.test(words) ? 'has been' : 'was'} ${/^(?:[aeiou]|F-|H-|L-|M-)/iu.test(small) ? 'an' : 'a'} ${memberOf(small)}`
  if (isOf(/^\p{Lu}\p{Ll}{3,14}ed\b[^.;]{0,80}\bby\b/u)) return `{applicant.subj} was ${small}`
  if (
    isOf(
      /^(?:in|under) (?:lawful |valid |medical )?(?:\p{L}-?\d |\p{Ll}+ )?(?:status|treatment|therapy|isolation|detention)\b/iu,
    )
  )
    return `{applicant.subj} was ${small}`
  if (
    isOf(
      /^(?:[A-Z]{2,5} |\p{Ll}+ |\p{Lu}\p{Ll}+ ){0,2}(?:treatment|depression|surgery|pregnancy|illness|cancer|therapy|tuberculosis|PTSD)\b/iu,
    ) &&
    !isOf(/\b(?:is|was|were|had|has)\b/iu)
  )
    return `{applicant.subj} had ${small.replace(/(?<=(?:treatment|therapy|depression) )(?=\p{Lu}\p{Ll}+ \d{4})/u, 'from ').replace(/(?<=\d{4}) ?[-–] ?(?=\p{Lu})/u, ' to ')}`
  if (
    isOf(
      /^(?:Muslim|Christian|Catholic|Hindu|Jewish|Buddhist|Sikh|Shia|Sunni|Alevi|Yazidi|Baha’i|Protestant|Evangelical|Atheist) by birth\b/u,
    )
  )
    return `{applicant.subj} was ${words.replace(/(?<=\d| church\)?)(?:,| and) baptized\b/u, ' and was baptized')}`
  if (
    isOf(
      /^(?:Documents|Says|Writes|Teaches|Preaches|Reports|Criticizes|Opposes|Supports|Believes|Organizes|Publishes|Speaks) /u,
    )
  )
    return `{applicant.subj} ${small}`
  return undefined
}
