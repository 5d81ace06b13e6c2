import type { CaseFact, CaseMap } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { withLastJoined } from '#domain/prose/retelling.ts'
import type { WaiverCase } from '../case.ts'
import { isFromAnswers } from './doubts.ts'

const register: readonly (readonly [RegExp, string])[] = [
  [/\bis eligible under the category of\b/u, 'is eligible for special education under the category of'],
  [/^No (?=(?:other )?(?:arrests|convictions|charges|tickets|citations)\b[^.]{0,60}$)/u, 'There are no '],
  [/^(?=(?:DWI|DUI|OWI) (?:in|on) )/u, '{applicant} had a '],
  [/^\{applicant\} had a (?=OWI)/u, '{applicant} had an '],
  [/^Both times\b/u, 'On both occasions'],
  [/\bnever was (?=\p{Ll}+ed\b)/u, 'was never '],
  [
    /^(\{[^{}]+\} is) (?=(?!her\b|over\b|under\b|after\b|never\b|sober\b|or\b|for\b|man\b|better\b|older\b|younger\b|eager\b|bitter\b)\p{Ll}{3,}(?:er|or|ist|ian)(?:,| and\b|$))/u,
    '$1 a ',
  ],
  [/\b(of|in|at|by|to) (?:this|our) (clinic|office|practice|center|hospital|program)\b/u, '$1 the $2'],
  [/\b([Bb])y road the way takes\b/u, '$1y road the journey takes'],
]

/** The statement as it is read alone: its unit with its number, its list closed, the register of a brief. */
export function readable(fact: CaseFact, waiver: WaiverCase, map: CaseMap): string {
  const isOfPerson = /^\{[a-z0-9-]+(?:\.subj)?\} /u.test(fact.wording)
  const joined = isFromAnswers(fact) && isOfPerson ? withLastJoined(fact.wording) : fact.wording
  const named = map.persons.reduce((text, { id, full }) => text.replaceAll(full.toUpperCase(), `{${id}}`), joined)
  const worded = register.reduce((text, [pattern, words]) => text.replace(pattern, words), named)
  return withoutAside(withUnit(worded, fact, waiver, map), fact, map)
}

/** `..., I am no saint myself`: what a witness says of himself or herself alone at the end of a sentence is no evidence. */
function withoutAside(wording: string, fact: CaseFact, map: CaseMap): string {
  const speakers = passagesOf(map, fact).flatMap(({ speaker }) => (speaker === undefined ? [] : [speaker]))
  const [aside, id = ''] =
    /[,;] (?:(?:and|but) )?\{([a-z0-9-]{1,60})(?:\.(?:subj|he))?\} (?:is|was) (?=not |no |sorry |glad |proud |aware )(?:[^.;{}]|\{\1(?:\.\w{1,8})?\}){1,120}$/u.exec(
      wording,
    ) ?? []
  return aside === undefined || !speakers.includes(id) || ['applicant', 'spouse', 'parent'].includes(id)
    ? wording
    : wording.slice(0, -aside.length)
}

/** `I weigh 118 pounds. Mateo weighs 61`: the second number has the unit of the sentence before. */
function withUnit(wording: string, fact: CaseFact, { input }: WaiverCase, map: CaseMap): string {
  const hourly = /\b(?:makes|earns) \$\d{1,3}(?:\.\d\d)?$/u.exec(wording)
  const bare = hourly ?? /\bweighs \d{1,3}(?=[,;.]| and\b|$)/u.exec(wording)
  const [passage] = passagesOf(map, fact)
  if (bare === null || passage === undefined) return wording
  const text = input.sources.find(({ id }) => id === passage.document)?.text ?? ''
  const before = text.slice(Math.max(0, passage.start - 160), passage.start)
  const unit = hourly
    ? /\$\d{1,3}(?:\.\d\d)? (an hour|a day|per hour)\b[^$]{0,60}$/u.exec(before)?.[1]
    : [...before.matchAll(/\bweigh(?:s|ed)? (?:about )?\d{1,3} (pounds|kilograms|kilos)\b/gu)].at(-1)?.[1]
  return unit === undefined ? wording : wording.replace(bare[0], `${bare[0]} ${unit}`)
}

/** `They met`, `our third date`, `ten minutes from us`: the couple, where the two are meant. */
export function couple(wording: string): string {
  return wording
    .replace(/^They (?=met|married|dated|have|live|were|had|own|rent|share)/u, 'The two ')
    .replaceAll(/the family’s (?=(?:first|second|third) date|wedding|marriage|engagement)/gu, 'the couple’s ')
    .replaceAll(/(?<=.)\{(applicant|spouse)(?:\.\w+)?\} and \{(?!\1)(?:applicant|spouse)(?:\.\w+)?\}/gu, 'the two')
}
