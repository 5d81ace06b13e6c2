import type { CaseFact, CaseMap } from '#domain/case-map/case-map.ts'
import { factsFor, liveFacts } from '#domain/case-map/read-map.ts'
import { counted, listInWords } from '#domain/prose/words.ts'
import type { WaiverCase } from '../case.ts'
import { wholeYears } from '../case.ts'

/** `{applicant} has worked for X since March 2006`: the years with one employer. */
function withOneEmployer(facts: readonly CaseFact[], { asOf }: WaiverCase): string[] {
  const since = facts.flatMap(
    ({ wording, negated }) =>
      (negated === true
        ? undefined
        : /\{applicant(?:\.\w+)?\} has (?:worked|been working|driven|cooked) (?:for|at|with) (?!(?:him|her)self\b|\{)[^.;]{2,60}? since (?:\p{Lu}\p{Ll}+ (?:\d{1,2}, )?)?((?:19|20)\d\d)\b/u.exec(
            wording,
          )?.[1]) ?? [],
  )
  const years = Math.max(0, ...since.map((year) => Number(asOf.slice(0, 4)) - Number(year) - 1))
  return years < 3 ? [] : [`more than ${counted(years, 'year')} with one employer`]
}

export function favorable(waiver: WaiverCase, map: CaseMap): string {
  const facts = factsFor(map, 'discretion')
  const { yearsInUs } = waiver.applicant
  const married = waiver.relatives.some(({ role }) => role === 'spouse')
    ? wholeYears(waiver.marriedOn, waiver.asOf)
    : undefined
  const children = waiver.children.length
  const named = facts.flatMap(({ np }) => (np === undefined || np.startsWith('a marriage') ? [] : [np]))
  const items = [
    ...(married === undefined || married < 1 ? [] : [`a marriage of ${counted(married, 'year')}`]),
    ...(children === 0 ? [] : [counted(children, 'child', 'children')]),
    ...(yearsInUs === undefined || yearsInUs < 1 ? [] : [`${counted(yearsInUs, 'year')} of life in this country`]),
    ...withOneEmployer(liveFacts(map), waiver),
    ...named,
  ]
  return items.length === 0
    ? ''
    : `Beyond that hardship the record of {applicant} shows ${listInWords(items.slice(0, 5))}.`
}
