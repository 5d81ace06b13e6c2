import { gapsIn } from '#domain/legal-document/from-section.ts'
import type { LetterFacts } from '../case.ts'
import { fillSkeleton } from '../writing/fill.ts'
import * as frame from '../writing/frame.ts'
import { issuesOf } from '../writing/issues.ts'

/** The labels of facts that the letter's sentences have a place for and nobody has given, each once, in order. */
export function missingFacts(facts: LetterFacts): string[] {
  const skeletons = [
    ...Object.values(frame.openingGeneral),
    ...(isLifeKnown(facts) ? [] : ['{{expert.degrees}}', '{{expert.posts}}']),
    ...issuesOf(facts).map(({ skeleton }) => skeleton),
  ]
  const gaps = skeletons.flatMap((skeleton) => gapsIn(fillSkeleton(skeleton, facts)))
  return [...new Set(gaps.map((gap) => gap.replace(/^NEEDS: /, '')))]
}

function isLifeKnown({ expertLife }: LetterFacts): boolean {
  return expertLife.degrees.length + expertLife.posts.length + expertLife.sentences.length > 0
}
