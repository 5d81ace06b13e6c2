import type { CaseFact } from '#domain/case-map/case-map.ts'
import { findDays } from '#domain/language/find-days.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import type { CaseFrame } from '../case.ts'
import type { CaseMap } from '#domain/case-map/case-map.ts'

type ReadCase = { readonly frame: CaseFrame; readonly map: CaseMap }

/**
 * What a fact shows, read from its own words for the sentences that argue from it. A negated fact shows nothing, and
 * nothing is read from words about somebody else than those who did the harm.
 */

const says =
  /\b(?:said|says|told|tells|shouted|called|calls|warned|wrote|announced|asked|accused|ordered|threatened|demanded|yelled|insulted)\b/iu
const usualAgents =
  'soldiers?|officers?|police(?:men|man)?|guards?|captain|commander|lieutenant|sergeant|colonel|agents?|interrogators?|men|gang|members?|attackers?|militia(?:men)?|officials?|mob|leader|prosecutor|they|caller|letter|note|message'

/** The nouns by which the answer names those who did the harm: `partner`, `Rigoberto`, `soldiers`. */
function agentNouns({ frame, map }: ReadCase): string {
  const who = textOf(frame.answers, 'who') ?? ''
  const named = map.persons.filter(({ role }) => role === 'persecutor').flatMap(({ full, short }) => [full, short])
  const nouns = [...who.matchAll(/\b\p{L}{4,}\b/gu)].map(([word]) => word)
  const kept = nouns.filter(
    (word) => !/^(?:with|from|help|other|others|and|their|them|later|then|local|members?|former)$/iu.test(word),
  )
  return [...new Set([...named, ...kept])]
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('|')
}

/** Those who did the harm say something: their reason may be in it. */
export function persecutorSpeaks(fact: CaseFact, pen: ReadCase): boolean {
  if (fact.negated || !says.test(fact.statement)) return false
  if (fact.sources.some((source) => source.type === 'answer' && source.question === 'why')) return true
  const nouns = agentNouns(pen)
  const agents = nouns === '' ? usualAgents : `${usualAgents}|${nouns}`
  const persons = fact.persons
    .flatMap((id) => pen.map.persons.filter((person) => person.id === id))
    .some(({ role }) => role === 'persecutor')
  return persons || new RegExp(String.raw`\b(?:${agents})\b[^.;]{0,80}?${says.source}`, 'iu').test(fact.statement)
}

/** A number with what it counts, as country reports give. */
export const hasCount = (fact: CaseFact): boolean =>
  fact.amounts.length > 0 || /\b(?:\d{2,}|\d+ (?:of|percent))\b/.test(fact.statement)

export const isCountry = (fact: CaseFact): boolean => fact.kind === 'country'

/** Something that was done to a body, a person's freedom or property. */
const acts: readonly (readonly [noun: string, verbs: RegExp])[] = [
  [
    'detention',
    /\b(?:detained|arrested|held (?:her|him|them|for)|was held|were held|kept (?:her|him|them) in|imprisoned|jailed|confined)\b/iu,
  ],
  ['rape', /\brap(?:ed|e)\b/iu],
  ['strangling', /\bstrangl\w+/iu],
  ['stabbing', /\bstabb\w+/iu],
  ['shooting', /\b(?:shot|fired (?:at|on)|opened fire)\b/iu],
  ['beating', /\b(?:beat|beaten|struck|kicked|punched|hit|slapped|whipped|clubbed)\b/iu],
  ['burning', /\b(?:burn(?:ed|t)|set fire|torched)\b/iu],
  ['abduction', /\b(?:abducted|kidnapp?ed|dragged (?:her|him|them) (?:into|from|away))\b/iu],
  ['raid', /\b(?:raid(?:ed)?|searched|broke (?:into|down)|stormed)\b/iu],
  ['threat', /\bthreat(?:s|en|ened|ening)?\b/iu],
  [
    'attack',
    /\b(?:attacked|assaulted|injected|electrocuted|put (?:a|the|his) (?:pistol|gun|rifle|knife|machete) to|broke (?:her|his|my|their|Mr|Ms|the Respondent|the Applicant)|cut (?:her|him|his))\b/iu,
  ],
  ['killing', /\b(?:killed|murdered|shot dead)\b/iu],
]

/** `the detention`, `the beating`; undefined when the fact tells of several acts or of none. */
export function actNoun(fact: CaseFact): string | undefined {
  if (fact.negated || /\b(?:would|will|may|might|could|fears?|afraid)\b/iu.test(fact.statement)) return undefined
  const found = acts.filter(([, verbs]) => verbs.test(fact.statement))
  return found.length === 1 ? found[0]?.[0] : undefined
}

/** Any act of the list stands in the fact, unnegated and done. */
export const tellsOfAct = (fact: CaseFact, ...nouns: readonly string[]): boolean =>
  !fact.negated &&
  !/\b(?:would|will|may|might|fears?)\b/iu.test(fact.statement) &&
  acts.some(([noun, verbs]) => (nouns.length === 0 || nouns.includes(noun)) && verbs.test(fact.statement))

export const isAboutClient = (fact: CaseFact): boolean => fact.persons.includes('applicant')

/** The day of a fact where it has one, else undefined. */
export function dayOf({ date, statement }: CaseFact): string | undefined {
  if (date && /^\d{4}-\d{2}-\d{2}$/.test(date.from)) return date.from
  const [day] = findDays(statement).filter(({ from, to }) => from === to)
  return day?.from
}

const treatment =
  /\b(?:stitches|hospital|surgery|fracture[ds]?|broken|scars?|unconscious|lost consciousness|burns?|eardrum|bleeding|bled|clinic|treated for)\b/iu
export const showsInjury = (fact: CaseFact): boolean => !fact.negated && treatment.test(fact.statement)
const deaths =
  /\b(?:kill (?:her|him|them|you|me)|would be killed|would die|death threats?|threatened to kill|cut (?:her|his) throat|dead)\b/iu
export const threatensDeath = (fact: CaseFact): boolean => !fact.negated && deaths.test(fact.statement)
