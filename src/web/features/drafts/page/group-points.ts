import { subjectOf } from '#domain/draft-checks/open-points.ts'
import { calmLabel } from './calm-label.ts'
import { type DraftFlag, flagKinds } from './draft-flag.ts'
import { type PointGroup, type Reviewed, openPointsOf } from './review-points.ts'

/** The open points by kind, the gravest kind first; marks with the same cause are one point. */
export function groupPoints(view: Reviewed): PointGroup[] {
  const open = openPointsOf(view)
  return flagKinds.flatMap((kind) => {
    const own = open.filter((flag) => flag.kind === kind)
    const points = [...Map.groupBy(own, subjectOf)].map(([subject, flags]) => ({
      name: nameOfPoint(subject, flags),
      flags,
    }))
    return points.length === 0 ? [] : [{ kind, points }]
  })
}

/** A subject as a list shows it: calm, and in at most 56 characters. Marks too short to be known by say what they are about. */
function nameOfPoint(subject: string, flags: readonly DraftFlag[]): string {
  const [first] = flags
  const [cited, ...others] = new Set(flags.flatMap((flag) => flag.cited ?? []))
  if (cited !== undefined) return others.length === 0 ? cited : `${cited} and ${others.length} more`
  const says = subject.replaceAll(/[^\p{L}\p{N}]/gu, '').length
  const words = says < shortestName && first ? first.message : subject
  const calm = first?.topic === 'Placeholder' || words.length > 24 ? calmLabel(words) : words
  return calm.length > 56 ? `${calm.slice(0, 53).trimEnd()}…` : calm
}

/** Letters and digits: `(ii)` alone names nothing. */
const shortestName = 4
