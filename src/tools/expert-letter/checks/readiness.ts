import { gapsIn } from '#domain/legal-document/from-section.ts'
import type { LetterFacts } from '../case.ts'
import { issuesOf } from '../map/issues.ts'
import { fillSkeleton } from '../writing/fill.ts'
import * as frame from '../writing/frame.ts'
import { untoldFindings } from '../writing/write-findings.ts'

/** What the letter does not tell and would be stronger with, each once, in order: the list beside the draft. */
export function missingFacts(facts: LetterFacts): string[] {
  const isOpinionKnown = facts.values['opinion_one_line'] !== undefined || facts.inShort !== undefined
  const skeletons = [
    frame.openingGeneral.request,
    ...(isOpinionKnown ? [] : [frame.openingGeneral.opinion]),
    ...(isLifeKnown(facts) ? [] : ['{{expert.degrees}}', '{{expert.posts}}']),
  ]
  const gaps = skeletons.flatMap((skeleton) => gapsIn(fillSkeleton(skeleton, facts)))
  const unasked = new Set(issuesOf(facts).flatMap(({ heading, isUnasked }) => (isUnasked ? [heading] : [])))
  const untold = untoldFindings(facts)
    .filter((heading) => !unasked.has(heading))
    .map((heading) => heading.charAt(0).toLowerCase() + heading.slice(1))
  return [...new Set([...gaps.map((gap) => gap.replace(/^NEEDS: /, '')), ...untold])]
}

function isLifeKnown({ expertLife }: LetterFacts): boolean {
  return expertLife.degrees.length + expertLife.posts.length + expertLife.sentences.length > 0
}
