import { cleanSentence } from '#domain/case-map/reading/clean-wording.ts'
import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { capitalized } from '#domain/prose/words.ts'
import { spelledOut } from '../record-lines.ts'
import type { Subject } from '../subject.ts'
import { saidOfBody } from './body.ts'
import type { Examined } from './examined.ts'
import { saidByLabel } from './labels.ts'
import { saidOfScores } from './scores.ts'
import { saidOfSessions } from './sessions.ts'
import { withItsSubject } from './subjectless.ts'
import { withArticles } from './written-out.ts'

const persons: Readonly<Record<'he' | 'she', Examined>> = {
  he: { he: 'he', him: 'him', his: 'his' },
  she: { he: 'she', him: 'her', his: 'her' },
}

export function examinedIn(subject: Subject | undefined): Examined | undefined {
  return subject?.pronoun === undefined ? undefined : persons[subject.pronoun]
}

/**
 * A clinician's line of notes with what stands in shorthand as whole sentences of the clinician's own: `Dx PTSD (F43.10);
 * MDD` becomes `My diagnoses are posttraumatic stress disorder (PTSD, F43.10) and major depressive disorder.` Only what
 * the note says is said. Undefined where nothing of the line is shorthand that is known here.
 */
export function inClinicalSentences(typed: string, person: Examined): string | undefined {
  const line = withColon(typed)
  const whole = saidOfScores(line)
  if (whole !== undefined) return whole
  const bounds = boundsOf(line, person)
  if (bounds !== undefined) return bounds
  // `S2 8/11: father drank`: the sessions stand where the letter tells how the two met.
  const head = sessionHead.exec(line)?.[0] ?? ''
  const notes = sentencesOf(line.slice(head.length))
  const told = notes.map((note) => {
    const one = tied(note)
    return inOneSentence(one, person) ?? (one === note ? asNoted(sidesWritten(note)) : withArticles(spelledOut(one)))
  })
  const isSaid =
    head !== '' || notes.some((note) => inOneSentence(tied(note), person) !== undefined || tied(note) !== note)
  if (isSaid) return withOwner(told.map(ended).reduce(withFragment, ''), person)
  const written = sidesWritten(line)
  return written === line ? undefined : ended(written)
}

/** `wife got him back on it`: whose wife she is. */
const withOwner = (said: string, { his }: Examined): string =>
  said.replaceAll(/(?<=[,;] |\b(?:at|by|from|with|to|of) )(wife|husband)(?=['’]s| \p{Ll})/gu, `${his} $1`)

/** `presents - neat, tearful`, `SI - no plan`, `seen 8/14 + 8/28`: the dash behind a label is a colon. */
const withColon = (line: string): string =>
  line
    .replace(/^(\p{L}{2,14}(?: \p{Ll}{2,12})?) [-–—] (?=\S)/u, '$1: ')
    .replace(/^(seen (?:on )?\d{1,2}\/\d{1,2}) \+ (?=\d{1,2}\/)/iu, '$1 and ')
    .replaceAll(/,? ?\((?:[^()]{0,40}\b(?:should|must) say (?:that|this|it)\b[^()]{0,20}|not me)\)/giu, '')
    .replaceAll(/[.,;] ?\p{L}{2,8}(?:-\d)?:? n\/a(?=[.,;]|$)/giu, '')

/** `L shoulder: abduction limited`: the side in words, whatever else stands in the line. */
const sidesWritten = (line: string): string => (/(?<![\p{L}.])[LR](?![\p{L}.])/u.test(line) ? spelledOut(line) : line)

function inOneSentence(note: string, person: Examined): string | undefined {
  const plain = note.replace(/[.;,]$/u, '').trim()
  return (
    saidOfScores(plain) ??
    saidOfSessions(plain, person) ??
    saidByLabel(plain, person) ??
    saidOfBody(plain) ??
    (/^oriented\b/iu.test(plain) ? stateOf(plain, person) : undefined) ??
    withItsSubject(plain, person) ??
    stateOf(plain, person) ??
    spelled(plain)
  )
}

/** `arm consistent`, `highly consistent`: how far something fits. */
function fitting(plain: string): string | undefined {
  const part = /^((?!highly |not )(?:\p{L}+ ){1,2}?)((?:highly |not )?consistent)$/iu.exec(plain)
  if (part !== null) return `I find the ${part[1]?.trim().toLowerCase() ?? ''} ${part[2]?.toLowerCase() ?? ''}.`
  if (/^(?:highly |not )?(?:consistent|typical|diagnostic)$/iu.test(plain)) return `I find that ${plain.toLowerCase()}.`
  return undefined
}

/** `Passive SI in 2024, none now`: beside sentences a fragment is told as what was noted. */
function asNoted(fragment: string): string {
  const plain = cleanSentence(fragment.replace(/[.;,]$/u, ''))
  const [, no, rest = ''] = /^(?:validity: )?no (signs?|indications?|evidence) of (.+)$/iu.exec(plain) ?? []
  if (no !== undefined)
    return `There ${no.endsWith('s') ? 'are' : 'is'} no ${no.toLowerCase()} of ${withArticles(spelledOut(rest))}.`
  const degree = /^((?:highly |not )?(?:consistent with|typical of|diagnostic of)) /iu.exec(plain)
  if (degree !== null) return `It is ${plain.charAt(0).toLowerCase()}${withArticles(spelledOut(plain.slice(1)))}.`
  const fits = fitting(plain)
  if (fits !== undefined) return fits
  if (/^common (?:in|with|after|for) /iu.test(plain))
    return `That is ${plain.charAt(0).toLowerCase()}${withArticles(spelledOut(plain.slice(1)))}.`
  const isFragment = !hasFiniteVerb(plain) && !plain.includes(':') && plain.split(' ').length > 1
  if (!isFragment) return fragment
  const told = withArticles(spelledOut(plain))
  return `I noted: ${/^\p{Lu}\p{Ll}/u.test(told) && !/^\p{Lu}\p{Ll}+ \p{Lu}/u.test(told) ? told.charAt(0).toLowerCase() + told.slice(1) : told}.`
}

const sessionHead =
  /^(?:S|session |visit |interview )#?\d{1,2}\b,? ?(?:\(?\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\)?)? ?[:–-] ?/iu

/** `tearful, checks door twice`: how the person was, and what he or she did. */
function stateOf(plain: string, { he }: Examined): string | undefined {
  const [, state = '', rest] =
    /^((?:very |visibly |mildly )?(?:tearful|calm(?:er)?|anxious|guarded|cooperative|alert|oriented(?: x ?3| to person, place and time| 3 times)?|tense|withdrawn|agitated|restless|sad|quiet|depressed|nervous|shaking|trembling))(?:, (.+))?$/iu.exec(
      plain,
    ) ?? []
  if (state === '') return undefined
  const first = `${capitalized(he)} was ${withArticles(state.toLowerCase())}`
  if (rest === undefined) return `${first}.`
  const more = withItsSubject(capitalized(rest), { he, him: he, his: he === 'he' ? 'his' : 'her' })
  return more === undefined ? `${first}. I noted: ${withArticles(spelledOut(rest))}.` : `${first}. ${more}`
}

/** `Limits: telehealth only, no collateral interviews`: what was not done, in sentences; undefined where a part says something else. */
function boundsOf(line: string, { him, his }: Examined): string | undefined {
  const [, rest = ''] = /^(?:limits|limitations)\s*[:–-]\s*(.+?)[.;]?$/iu.exec(line) ?? []
  if (rest === '') return undefined
  const parts = rest.split(/[,;.] /u)
  const said = parts.map((part) => {
    const plain = part.trim()
    const unable = /^(?:can ?not|can['’]t|could not) (.+)$/iu.exec(plain)?.[1]
    if (unable !== undefined) return `I cannot ${withArticles(spelledOut(unable))}.`
    const photographs = /^no photo(?:graph)?s\b(.*)$/iu.exec(plain)?.[1]
    if (photographs !== undefined)
      return `I took no photographs${photographs === '' ? '' : ` ${spelledOut(photographs)}`}.`
    const only = /^(?:by |via |over )?(telehealth|video|telephone|phone|zoom) only$/iu.exec(plain)?.[1]
    if (only !== undefined) return `I saw ${him} by ${only.toLowerCase().replace(/^phone$/u, 'telephone')} only.`
    const none = /^no (.+)$/iu.exec(plain)?.[1]
    if (none !== undefined && /\b(?:records?|files?|charts?)\b/iu.test(none))
      return `I had no ${withArticles(spelledOut(none))}.`
    if (none !== undefined && !/^(?:others?|family|relatives?)\b/iu.test(none))
      return `I did no ${withArticles(spelledOut(none))}.`
    const not = /^(?:did not|didn['’]?t|have not|haven['’]?t) (.+)$/iu.exec(plain)?.[1]
    return not === undefined
      ? undefined
      : `I did not ${withArticles(spelledOut(not)).replace(/\b(to|with) (husband|wife|mother|father|son|daughter|children|family)$/u, `$1 ${his} $2`)}.`
  })
  const left = parts.filter((_, at) => said[at] === undefined).map((part) => withArticles(spelledOut(part.trim())))
  const known = said.filter((words) => words !== undefined)
  if (known.length === 0) return undefined
  return [...known, ...(left.length === 0 ? [] : [`Of limits I noted too: ${left.join('; ')}.`])].join(' ')
}

/** A sentence of its own in which only words are shortened. */
function spelled(plain: string): string | undefined {
  if (!shortened.test(plain) || !hasFiniteVerb(plain)) return undefined
  return `${capitalized(withArticles(spelledOut(plain)))}.`
}

const shortened = /\b(?:[Ss]x|asst|abt|apt|yrs?|meds|b\/c|w\/o?)(?![\p{L}])|\bPTSD \+/u

/** `... "after Holy Week" - common w/ trauma memory, the order was the same`: three statements that dashes and commas tie. */
const tied = (note: string) =>
  note
    .replace(/ [-–—] common (?:w\/ ?|with |in |for )/u, '; that is common with ')
    .replaceAll(/, (?=the (?:\p{Ll}+ ){1,4}(?:was|were) )/gu, '; ')

const ended = (said: string) => (/[.!?:]["”’)]*\.?$/u.test(said) ? said : `${said}.`)

/** Neighboring fragments are one: `I noted: no other surgery; no medication.` */
const withFragment = (before: string, next: string): string =>
  before === ''
    ? next
    : next.startsWith('I noted: ') && /(?:^|[.!?”] )I noted: [^.]*\.$/u.test(before)
      ? `${before.slice(0, -1)}; ${next.slice('I noted: '.length)}`
      : `${before} ${next}`
