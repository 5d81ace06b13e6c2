import type { CaseMap, CasePassage } from '#domain/case-map/case-map.ts'
import { isDecision } from '#domain/case-map/reading/classify.ts'
import { readRulings, type Ruling } from '../case/rulings.ts'

type OnFile = { readonly map: CaseMap }

/** Under which headings decisions rule on a point. */
export const headings: Readonly<Record<Ruling, RegExp>> = {
  deadline: /\b(?:one[- ]year|deadline|timel\p{L}+|untimely)\b/iu,
  credibility: /\bcredib\p{L}+/iu,
  corroboration: /\bcorroborat\p{L}+/iu,
  'past-persecution': /\b(?:past )?persecution\b/iu,
  nexus: /\b(?:nexus|on account of|motive)\b/iu,
  group: /\b(?:social group|cognizab\p{L}+)\b/iu,
  government: /\b(?:government|unable|unwilling|state protection)\b/iu,
  fear: /\b(?:well[- ]founded|future|fear)\b/iu,
  relocation: /\brelocat\p{L}+/iu,
  bars: /\b(?:bars?|resettlement)\b/iu,
  discretion: /\bdiscretion\p{L}*/iu,
  withholding: /\bwithholding\b/iu,
  torture: /\b(?:torture|CAT)\b/iu,
  officials: /\bacquiesc\p{L}+/iu,
}

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
