import { shinglesOf } from './similar-wording.ts'
import { eb1aIssues, eb1bIssues, niwIssues, o1Issues } from '#tools/expert-letter/map/achievement-issues.ts'
import { degreesUsed, genericIssues, hardshipIssues, medicalIssues } from '#tools/expert-letter/map/clinical-issues.ts'
import { countryIssues } from '#tools/expert-letter/map/country-issues.ts'
import * as frame from './frame.ts'

/** The five-word runs of our own sentences: every letter has them. Slots cut a sentence into parts. */
export const boilerplateShingles: ReadonlySet<string> = new Set(
  [
    ...textsIn(frame),
    degreesUsed,
    ...[
      eb1aIssues,
      eb1bIssues,
      niwIssues,
      o1Issues,
      countryIssues,
      medicalIssues,
      hardshipIssues,
      genericIssues,
    ].flatMap((issues) => issues.flatMap(({ heading, skeleton }) => [heading, skeleton])),
  ]
    .flatMap((text) => text.split(/\{\{[^{}]*\}\}/))
    .flatMap((part) => [...shinglesOf(part)]),
)

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
