import type { CaseMap, CasePassage } from '#domain/case-map/case-map.ts'
import { isDecision } from '#domain/case-map/reading/classify.ts'
import { readRulings, type Ruling } from '../case/rulings.ts'
import { headings } from '../case/rulings-on-file.ts'

type OnFile = { readonly map: CaseMap }

/** The sentences of decisions on file that speak of a point: under its heading, else by their own words. */
export function sentencesOn(pen: OnFile, ruling: Ruling): CasePassage[] {
  const all = decided(pen)
  const under = all.filter(({ heading }) => heading !== undefined && headings[ruling].test(heading))
  return under.length > 0 ? under : all.filter(({ words }) => readRulings(words).includes(ruling))
}

/** The sentences of decisions on file, in their order. */
export function decided({ map }: OnFile): CasePassage[] {
  const decisions = new Set(map.exhibits.filter(isDecision).map(({ id }) => id))
  return map.passages.filter(({ document }) => decisions.has(document)).toSorted((a, b) => a.start - b.start)
}
