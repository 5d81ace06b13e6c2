import { gapsIn } from '#domain/legal-document/from-section.ts'
import type { LetterFacts } from '../case.ts'
import { fillSkeleton } from '../writing/fill.ts'
import * as frame from '../writing/frame.ts'
import { issuesOf } from '../writing/write-findings.ts'

/** The labels of facts that the letter's sentences have a place for and nobody has given, each once, in order. */
export function missingFacts(facts: LetterFacts): string[] {
  const skeletons = [
    ...Object.values(frame.openingGeneral),
    frame.qualifications,
    frame.field.what,
    ...issuesOf(facts).map(({ skeleton }) => skeleton),
    ...Object.values(frame.limits),
    frame.conclusion,
  ]
  const gaps = skeletons.flatMap((skeleton) => gapsIn(fillSkeleton(skeleton, facts)))
  return [...new Set(gaps.map((gap) => gap.replace(/^NEEDS: /, '')))]
}
