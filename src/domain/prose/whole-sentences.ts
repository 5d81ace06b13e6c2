import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { passives } from '#domain/case-map/reading/note-words.ts'
import { formOf } from '#domain/case-map/reading/verbs.ts'
import { isBareNoun } from './bare-noun.ts'
import { partsOf } from './parts-of-sentence.ts'

/** What of a wording is a sentence, and what is only noted in it. */
export type WholeSentences = { readonly sentences: readonly string[]; readonly notes: readonly string[] }

/**
 * Divides what somebody typed into the clauses that are sentences and the notes that are none: `{child-1} is deaf, implants
 * on both sides, learned to sign` is one sentence and two notes. No word is added; a list (`A, B and C`) stays whole.
 */
export function wholeSentences(wording: string): WholeSentences {
  const parts = partsOf(wording)
  const divided: Divided = { sentences: [], notes: [], open: '', isLed: false, noted: -1 }
  parts.forEach((part, at) => place(part, at, parts, divided))
  close(divided)
  const sentences = divided.sentences.map((one) => one.replace(/^(?:and|but|so) (?=\S)/iu, ''))
  if (divided.notes.length === 0) return { sentences, notes: [] }
  // `she died in 2019` behind a note on somebody's mother: only the note tells who she is.
  const leans = (one: string, at: number) => at > 0 && /^(?:he|she|they|it)\b/iu.test(one)
  const kept = sentences.filter((one, at) => !leans(one, at) && !(at === 0 && /^(?:he|she|they|it)\b/u.test(one)))
  const moved = sentences.filter((one) => !kept.includes(one))
  return { sentences: kept, notes: moved.length === 0 ? divided.notes : [[...divided.notes, ...moved].join(', ')] }
}

type Divided = { sentences: string[]; notes: string[]; open: string; isLed: boolean; noted: number }

function close(divided: Divided): void {
  if (divided.open !== '') divided.sentences.push(divided.open)
  divided.open = ''
}

function place(part: string, at: number, parts: readonly string[], divided: Divided): void {
  const { open } = divided
  if (open !== '' && goesWith(part, at, parts, divided)) {
    divided.open = `${open}, ${part}`
    divided.isLed = false
  } else if (open !== '' && goesOnDoing(open, part)) divided.open = withAnd(open, part, parts.slice(at + 1))
  else if (isClause(part) || isOpenedClause(part) || (withoutThis.test(part) && hasFiniteVerb(part))) {
    close(divided)
    divided.open = part
  } else if (leads.test(part) && isClause(parts[at + 1] ?? '')) {
    close(divided)
    divided.open = part
    divided.isLed = true
  } else note(part, at, divided)
}

const goesWith = (part: string, at: number, parts: readonly string[], { open, isLed }: Divided): boolean =>
  !withoutThis.test(part) &&
  (isLed ||
    isApposed.test(part) ||
    (isPlaceAlone.test(part) && endsInName.test(open)) ||
    goesOn.test(part) ||
    isInList(parts, at))

/** What is noted in a row belongs together. */
function note(part: string, at: number, divided: Divided): void {
  close(divided)
  const last = divided.notes.at(-1)
  if (divided.noted === at - 1 && last !== undefined) divided.notes[divided.notes.length - 1] = `${last}, ${part}`
  else divided.notes.push(part)
  divided.noted = at
}

/** `has a daughter, {hannah}, who is 15`: somebody named behind a comma, of whom a clause tells until the end. */
const isApposed = /^(?:\{[a-z0-9-]+\}|\p{Lu}[\p{L}\p{M}’ -]{2,40}), (?:who|whom|whose|which) [^,]*$/u

/** `El Progreso, Yoro`: a place and the region in which it lies. */
const isPlaceAlone = /^\p{Lu}[\p{L}\p{M}.]{1,20}(?: \p{Lu}[\p{L}\p{M}.]{1,20}){0,2}$/u
const endsInName = / \p{Lu}[\p{L}\p{M}]{1,20}$/u

/** `without it the infusion costs $7,800`: a sentence of its own behind a comma. */
const withoutThis =
  /^(?:without|with) (?:it|that|this|him|her|them) (?:the|a|an|his|her|their|\{|he|she|they|nobody) ?/u

/** `{applicant} had a DUI in 2018, pleaded guilty, paid a fine`: the verb goes on about the person with whom the clause begins. */
const goesOnDoing = (open: string, part: string): boolean => {
  const [first = '', second = ''] = part.match(/[\p{L}’'-]+/gu) ?? []
  const verb = /^(?:also|then|now|still|never|always)$/u.test(first) ? second : first
  if (!/^(?:\{[^{}]+\}|He|She)(?:, [^,]{1,30},)? /u.test(open) || !/^\p{Ll}/u.test(verb) || passives.test(part))
    return false
  const form = formOf(verb)
  const isThird =
    verb.endsWith('s') && [verb.slice(0, -1), verb.slice(0, -2)].some((base) => formOf(base) === 'present')
  const isOfPast =
    /^(?:\{[^{}]+\}|He|She)(?:, [^,]{1,30},)? (?:\p{Ll}+ly |also |once |never )?(?:was|had|did|\p{Ll}+ed|came|went|took|got|left|paid|pled|drove|crossed)\b/u.test(
      open,
    )
  return /^(?:is|has|does|was|had)$/u.test(verb) || (form === 'past' ? isOfPast : isThird && !isOfPast)
}

/** The last of the verbs is joined by `and`. */
const withAnd = (open: string, part: string, rest: readonly string[]): string => {
  const isLast = !rest.some((next) => goesOnDoing(open, next) || /^(?:and|or) /u.test(next))
  return isLast && !/ and /u.test(part) ? `${open} and ${part}` : `${open}, ${part}`
}

const leads =
  /^(?:In|On|At|Since|Before|After|Between|During|By|From|For|Until|If|When|While|Without|With|Because|Although|As|Now|Then|Today|Each|Every|Once|Even)\b/u

/** What follows a comma inside a sentence. */
const goesOn =
  /^(?:and|but|or|nor|yet|so|who|which|whose|whom|where|when|while|because|since|if|unless|until|although|though|as|with|including|without|such|even|especially|not|then|after|before|both|all|each|for|from|in|on|at|to|of|about|aged?|now|also|too)\b|^diagnosed (?:in|on|at|by|when)\b|^\d{1,2}$|^(?:19|20)\d\d\b|^\$\d|^(?:about |some |nearly )?\d[\d,]{0,5} (?:miles|kilometers|km|minutes|hours)\b(?! (?:a|per) )/iu

/** The part stands in a list that a later part closes with `and`, and none of which is a clause. */
function isInList(parts: readonly string[], at: number): boolean {
  const rest = parts.slice(at)
  const end = rest.findIndex((part) => /^(?:and|or) /u.test(part) || / (?:and|or) /u.test(part))
  return (
    end >= 0 &&
    (rest[end + 1] === undefined || goesOn.test(rest[end + 1] ?? '')) &&
    rest.slice(0, end).every((part) => part.split(' ').length <= 6 && !isClause(part)) &&
    !isClause(rest[end] ?? '')
  )
}

const opensSubject =
  /^(?:\{[^{}]+\}|\p{Lu}[\p{L}\p{M}’.-]*|he|she|they|it|there|this|that|these|those|the|an?|his|her|their|its|no|nobody|all|both|one|two|three|four|five|some|most|every|each|many|neither|nothing|everything|somebody|everybody|parents|children|doctors|gangs|schools|hospitals|neighbors)(?=[ ,’])/u

/** `When she works he stays`, without a comma. */
const isOpenedClause = (part: string): boolean =>
  leads.test(part) &&
  /(?:^|[\s}])(?:\{[^{}]+\}|he|she|they|it|there) (?:\p{L}+ )?\p{Ll}+/u.test(part) &&
  hasFiniteVerb(part)

/** Begins with a subject and has a finite verb that is no participle. */
export function isClause(text: string): boolean {
  const bare = text.replace(/^(?:(?:and|but|so|then|also|now|still) )+/u, '')
  if (!opensSubject.test(bare) || leads.test(bare) || isParticipleFirst(bare) || isBareNoun(bare)) return false
  const plain = bare
    .replaceAll(/\bun\p{Ll}{3,20}ed\b/gu, 'new')
    .replaceAll(/\b(?:United States|Social Security|[Pp]ermanent [Rr]esident)\b/gu, 'Land')
    .replaceAll(/\([^()]*\)/gu, ' ')
    .replace(/^\{[^{}]+\}/u, 'Somebody')
    .replaceAll(/\{[^{}]+\.(?:poss|his)\}/gu, 'his')
    .replaceAll(/\{[^{}]+\}/gu, 'Somebody')
  // `defect repaired`: a participle that ends the clause does nothing to anybody.
  const last = /^(?:He|She|They|It) |^Somebody \S+$/u.test(plain)
    ? undefined
    : /(?<!\p{L})(\p{Ll}{3,30}ed|sold|paid|left|done|made|taken|given|lost|broken)[.;]?$/u.exec(plain)?.[1]
  if (last !== undefined && !intransitive.test(last) && !hasFiniteVerb(plain.slice(0, plain.lastIndexOf(last))))
    return false
  if (/^Somebody (?:also |never |now |still |always |only |then )?\p{Ll}{2,}(?:s|ed)\b/u.test(plain)) return true
  return hasFiniteVerb(withoutParticiples(plain))
}

const intransitive =
  /^(?:died|stayed|helped|worked|retired|returned|recovered|married|divorced|separated|relapsed|stopped|overstayed|moved|collapsed|fainted|cried|graduated|volunteered|agreed|failed|improved|survived|remarried|lived)$/u

/** `treated by a doctor`, `truck driver gone five days`: no helping verb stands before them. */
const withoutParticiples = (text: string): string =>
  text
    .replaceAll(
      /(?<!\b(?:is|are|was|were|be|been|being|has|have|had|got|gets) (?:\p{Ll}+ )?)\b\p{Ll}{3,}(?:ed|en|wn) (?=by\b)/gu,
      ' ',
    )
    .replaceAll(
      /(?<!\b(?:is|are|was|were|be|been|has|have|had|he|she|they|it) )\b(?:gone|done|born|known|paralyzed)\b/gu,
      ' ',
    )

/** `Stopped drinking`, `Implanted right ear`: the verb stands first, and nobody is named who does it. */
const isParticipleFirst = (text: string): boolean => {
  const [first = ''] = /^\p{L}+/u.exec(text) ?? []
  return formOf(first) === 'past' && !/^(?:United|Left)$/u.test(first)
}
