import { paragraph } from '#domain/section-content/write.ts'
import type { Finding, LetterFacts } from '../case.ts'
import { correlationSkeleton, degreesUsed } from '../map/clinical-issues.ts'
import { fillSkeleton } from './fill.ts'

/** Each finding beside the account that it is compared with. */
export function writeCorrelation(facts: LetterFacts): string {
  const sentences = facts.findings.map((finding, index) => paragraph(writeFinding(finding, index + 1, facts)))
  return sentences.join('') + paragraph(degreesUsed)
}

function writeFinding(finding: Finding, number: number, facts: LetterFacts): string {
  const own = { n: String(number), ...finding }
  const values = Object.entries(own).flatMap(([name, value]) =>
    value.trim() === ''
      ? []
      : [[`finding.${name}`, { value: value.trim().replaceAll(/\s+/g, ' '), source: 'fact sheet' as const }]],
  )
  return fillSkeleton(correlationSkeleton, { ...facts, values: { ...facts.values, ...Object.fromEntries(values) } })
}
