import { sentencesOf } from '#domain/language/sentences.ts'
import { americanDates, houseStyle } from '#domain/prose/house-style.ts'
import { countInWords } from '#domain/prose/words.ts'
import type { Parties } from '#domain/prose/own-words.ts'
import { answeredSessions } from './answered-sessions.ts'
import { answeredExamination } from './answered-examination.ts'
import { type Subject, withSubjectName } from './subject.ts'

const careVerb = 'treated|seen|followed|looked after|examined|evaluated|interviewed|met|cared for|counsell?ed'
/** The clinician's own sentences about the care: since when, how often, with whom. */
const tellsCare = new RegExp(
  String.raw`^I (?:have )?(?:also )?(?:${careVerb}|saw|see)\b|^I (?:have been|am) (?:her|his|the|\p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}’'-]+){0,2}[’']s) (?:treating |primary |attending )?\p{Ll}+`,
  'u',
)
const goesOn =
  /\binterpreter\b|^That took\b|\b(?:was present|waiting room)\b|^(?:The |Our |All )?(?:sessions?|visits?|appointments?)\b|\bconsent(?:ed)?\b|\bconfidential/iu
const results = /\b(?:score[ds]?|diagnos|criteria|symptom|told me|reported|describ|opinion|found|presented)/iu

/** How the clinician knows the person: in the clinician's own words, else as the answer tells it; nothing where neither does. */
export function careSentences(
  statements: readonly (readonly string[])[],
  relation: string,
  subject: Subject,
  parties: Parties,
): { readonly sentences: readonly string[]; readonly covered: readonly string[] } {
  const own = statements.flatMap((paragraph) => {
    const from = paragraph.findIndex((words) => tellsCare.test(words) && !results.test(words))
    if (from < 0) return []
    const rest = paragraph.slice(from + 1)
    const until = rest.findIndex((words) => results.test(words) || !(tellsCare.test(words) || goesOn.test(words)))
    return paragraph.slice(from, until < 0 ? undefined : from + 1 + until)
  })
  const told = sentencesOf(relation.replaceAll(/\s+/g, ' ')).flatMap(
    (sentence) =>
      answeredExamination(sentence, { ...parties, clientShort: subject.short })?.replace(
        `${subject.short}’s ${subject.kin ?? 'relative'}`,
        subject.short,
      ) ?? [],
  )[0]
  const sessions = answeredSessions(relation, subject.short)
  if (sessions !== undefined && !own.some((words) => /\d{4}/u.test(words)))
    return { sentences: [sessions], covered: own.filter((words) => !/\bonly\b/u.test(words)) }
  if (own.length > 0)
    return {
      sentences: [...(told === undefined ? own : withFuller(own, told)), ...countBeside(own, relation, subject)],
      covered: own,
    }
  const answered = careInAnswer(relation, subject)
  return { sentences: answered.map((words) => withSubjectName(words, subject, parties)), covered: [] }
}

/** The answer tells the same day with place and length: its sentence stands, and what it tells is not told again. */
function withFuller(own: readonly string[], told: string): string[] {
  const [first = '', ...rest] = own
  const days = first.match(/\p{Lu}\p{Ll}{2,8} \d{1,2}\b/gu) ?? []
  const isSame = days.length > 0 && days.every((day) => told.includes(day)) && told.length > first.length
  if (!isSame) return [...own]
  return [
    told,
    ...rest.filter(
      (words) =>
        !(/^That took\b/u.test(words) && /\bfor \d/u.test(told)) &&
        !(/\binterpreter\b/u.test(words) && told.includes('interpreter')),
    ),
  ]
}

/** The same sentences as a letter prints them: the person by name first. */
export function namedCare(sentences: readonly string[], subject: Subject | undefined, parties: Parties): string[] {
  return sentences.map((words, index) => (index === 0 ? withSubjectName(words, subject, parties) : words))
}

const healer =
  'psychologist|psychiatrist|therapist|counselor|physician|doctor|nephrologist|oncologist|cardiologist|neurologist|pediatrician|surgeon|\\p{L}*hematologist|dermatologist|gynecologist|urologist|pulmonologist|gastroenterologist|audiologist|social worker|nurse practitioner|internist|rheumatologist|endocrinologist|psychotherapist|clinician'

/** `treating psychologist since 02/2025, 31 sessions so far`: what can be said of it in the first person. */
function careInAnswer(relation: string, { short }: Subject): string[] {
  const told = sentencesOf(relation.replaceAll(/\s+/g, ' ')).join(' ')
  const since = /\bsince (\d{1,2}\/(?:19|20)\d{2}|(?:\p{Lu}\p{L}+\.? )?(?:\d{1,2}, )?(?:19|20)\d{2})/u.exec(told)?.[1]
  // `Met Ernesto at maybe ten visits` counts nobody’s treatment.
  const sessions = sessionsIn(
    sentencesOf(told)
      .filter(
        (words) =>
          !/^(?:Also )?(?:[Mm]et|[Ss]poke|[Ss]aw)(?: with| to)? (?!her\b|him\b|the (?:client|patient))(?:the |his |her )?\p{L}+ (?:at|in|on|during|maybe|about) /u.test(
            words,
          ),
      )
      .join(' '),
  )
  return [
    ...(since === undefined || isOfHouse(told)
      ? houseIn(told, short)
      : [`I have been ${short}’s ${roleIn(told)} since ${houseStyle(americanDates(monthOf(since)))}.`]),
    ...(sessions === undefined ? [] : [`I have seen ${short} in ${sessions}${lengthIn(told)}${periodIn(told)}.`]),
    ...othersMet(told),
  ]
}

/** `30 to 45 minutes, in English`: how long each took, and the tongue. */
function lengthIn(told: string): string {
  const [, each, tongue] =
    /(?:sessions?|visits?|interviews?|meetings?|appointments?)(?: so far)?, ((?:\d{1,3}|one|two|three)(?: ?(?:to|-|–) ?\d{1,3})? ?(?:minutes?|min|hours?))(?: each)?(?:, in (\p{Lu}\p{Ll}{3,12}))?/u.exec(
      told,
    ) ?? []
  const long = each?.replace(/ ?[-–] ?/u, ' to ').replace(/(?<=\d) ?min$/u, ' minutes')
  return `${long === undefined ? '' : ` of ${long}`}${tongue === undefined ? '' : `, in ${tongue}`}`
}

/** `from March 3 to June 30, 2026` */
const periodIn = (told: string): string => {
  const found = /\bfrom (\p{Lu}\p{Ll}+ \d{1,2}(?:, \d{4})?) (?:to|until|through) (\p{Lu}\p{Ll}+ \d{1,2}, \d{4})/u.exec(
    told,
  )
  return found === null ? '' : `, from ${found[1]} to ${found[2]}`
}

/** `met the dad 5 times in family sessions` */
function othersMet(told: string): string[] {
  const [, whom = '', count = '', where = ''] =
    /\bmet (?:with )?(?:the |her |his )?(dad|father|mom|mother|husband|wife|parents) (\d{1,2}|once|twice|two times|three times)(?: times?)?((?: in (?:family|joint) sessions)?)/iu.exec(
      told,
    ) ?? []
  if (whom === '') return []
  const kin = whom.toLowerCase().replace(/^dad$/u, 'father').replace(/^mom$/u, 'mother')
  const often = /^\d/u.test(count) ? `${countInWords(Number(count))} times` : count
  return [`I have met the ${kin} ${often}${where}.`]
}

function roleIn(told: string): string {
  const role = new RegExp(String.raw`\b((?:\p{L}+ )?(?:${healer}))\b`, 'iu').exec(told)?.[1]?.toLowerCase()
  return role?.replace(/^(?:wife|husband|spouse|his|her|the|kidney|is|a|treating) /u, '') ?? 'treating clinician'
}

/** `31 sessions, weekly`. */
function sessionsIn(told: string): string | undefined {
  const [, count, noun = 'session'] =
    /\b(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten) (?:\d-hour |\d{2}-minute )?(?:counseling |therapy |treatment |clinical )?(session|visit|interview|meeting|appointment)s?\b/iu.exec(
      told,
    ) ?? []
  if (count === undefined) return undefined
  const yearly =
    /\babout (?=\d|\p{Ll}+ \p{Ll}* ?visits)/u.test(told) && /(?:\/ ?yr|\/ ?year| a year| per year)\b/u.test(told)
      ? ' a year'
      : ''
  const often = /\b(weekly|every (?:week|month|second week|two weeks|four weeks)|monthly|biweekly)\b/iu.exec(told)?.[1]
  const number = /^\d/u.test(count) ? countInWords(Number(count)) : count.toLowerCase()
  return `${yearly === '' ? '' : 'about '}${number} ${noun.toLowerCase()}${number === 'one' ? '' : 's'}${yearly}${often === undefined ? '' : `, ${often.toLowerCase()}`}`
}

const months = 'January February March April May June July August September October November December'.split(' ')

function monthOf(words: string): string {
  const found = /^(\d{1,2})\/(\d{4})$/u.exec(words)
  return found ? `${months[Number(found[1]) - 1] ?? ''} ${found[2]}`.trim() : words
}

const ofHouse = new RegExp(
  String.raw`^((?:\p{L}+ )?(?:${healer})) (?:at|of) (?:the )?([^.,;]{4,60}?) since (\d{4})`,
  'iu',
)

const isOfHouse = (told: string): boolean =>
  !/^(?:(?:her|his|the) )?(?:son|daughter|wife|husband|mother|father|child)\b/iu.test(ofHouse.exec(told)?.[2] ?? 'son')

/** `School psychologist at the son’s school since 2021`: an office of the house, and no treatment since then. */
function houseIn(told: string, short: string): string[] {
  const [, role = '', where = '', year = ''] = ofHouse.exec(told) ?? []
  if (role === '') return []
  const house = where.replace(/^(?:her |his )?(?:son|daughter|child|wife|husband)['’]s /iu, `${short}’s `)
  return [`I have been the ${role.toLowerCase()} at ${house.startsWith(short) ? '' : 'the '}${house} since ${year}.`]
}

/** How often they met, where the clinician's own sentences leave it unsaid. */
function countBeside(own: readonly string[], relation: string, { short }: Subject): string[] {
  const count = sessionsIn(sentencesOf(relation.replaceAll(/\s+/g, ' ')).join(' '))
  const isSaid = own.some(
    (words) =>
      /\b(?:sessions?|visits?|appointments?|meetings|times|once|twice)\b/u.test(words) ||
      (words.match(/\b(?:19|20)\d\d\b/gu) ?? []).length > 2,
  )
  const isDated = own.some((words) => /^I (?:saw|examined|evaluated|interviewed|assessed|tested|met)\b/u.test(words))
  return count === undefined || isSaid || isDated ? [] : [`I have seen ${short} in ${count}.`]
}
