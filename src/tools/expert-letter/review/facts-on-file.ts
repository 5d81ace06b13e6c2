import { type Check, warn } from '#domain/questionnaire/check.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { compareClaim, type Known } from './claims/compare.ts'
import { claimsIn } from './claims/extract.ts'
import { knownExpertFacts, knownFacts } from './claims/known-facts.ts'
import { type LetterSection, statements } from './letter-text.ts'

/** P3: a date, number or name that is not on file; P12: one about the expert that the expert's papers do not have. */
export function checkFactsOnFile(sections: readonly LetterSection[], input: DraftInput): Check[] {
  const known = knownFacts(input)
  const own = statements(sections)
  const qualifications = own.filter(({ id }) => id === 'qualifications')
  const others = own.filter(({ id }) => id !== 'qualifications')
  return [
    ...compareSections(others, known, 'P3', 'file'),
    ...compareSections(qualifications, knownExpertFacts(input), 'P12', "expert's papers"),
  ]
}

function compareSections(sections: readonly LetterSection[], known: Known, code: string, where: string): Check[] {
  const claims = new Map(
    sections.flatMap(({ text }) => claimsIn(text)).map((claim) => [`${claim.kind} ${claim.key}`, claim]),
  )
  return [...claims.values()].flatMap((claim) => {
    const verdict = compareClaim(claim, known)
    if (verdict.verdict === 'found') return []
    const told =
      verdict.verdict === 'conflict'
        ? `“${claim.text}” does not agree with the ${where}, which has “${verdict.onFile}”.`
        : `“${claim.text}” is not found in the ${where}.`
    return [warn(code, told)]
  })
}
