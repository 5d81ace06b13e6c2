import type { CaseMap } from '#domain/case-map/case-map.ts'
import { isDecision } from '#domain/case-map/reading/classify.ts'
import { readRulings, type Ruling, rulings } from './rulings.ts'

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

/** What a sentence under such a heading says when it goes against the applicant. */
const against =
  /\b(?:not|no|never|neither|nor|fail(?:s|ed|ure)?|lack(?:s|ed|ing)?|den(?:y|ies|ied)|insufficient|implausible|inconsisten\p{L}+|private (?:dispute|matter|quarrel)|may relocate|(?:can|could) (?:safely |reasonably )?(?:relocate|move|live))\b/iu
const inFavor =
  /\b(?:is|are|was|were|finds? (?:him|her|the (?:respondent|applicant))) (?:a )?(?:cognizable|credible|timely|persecution)\b/iu

/**
 * The rulings that a decision on file makes against the applicant: by its own words, or under a heading that names the point.
 * Read only where neither the attorney nor the history of the case says what was ruled.
 */
export function rulingsOnFile(map: CaseMap | undefined): Ruling[] {
  if (map === undefined) return []
  const decisions = new Set(map.exhibits.filter(isDecision).map(({ id }) => id))
  const decided = map.passages.filter(({ document }) => decisions.has(document))
  const byWords = new Set(decided.flatMap(({ words }) => readRulings(words)))
  return rulings.filter((ruling) => {
    if (byWords.has(ruling)) return true
    const under = decided.filter(({ heading }) => heading !== undefined && headings[ruling].test(heading))
    return (
      under.some(({ words }) => against.test(words)) &&
      !under.some(({ words }) => inFavor.test(words) && !/\bnot\b/u.test(words))
    )
  })
}
