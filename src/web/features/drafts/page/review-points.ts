import { isOpenKind, subjectOf } from '#domain/draft-checks/open-points.ts'
import type { DraftFlag, FlagKind } from './draft-flag.ts'
import { flagKinds } from './draft-flag.ts'
import type { DraftView } from './draft-view.ts'

type Reviewed = {
  readonly flags: readonly DraftFlag[]
  readonly sections: readonly Pick<DraftView['sections'][number], 'id'>[]
}

type Known = { readonly sections: Reviewed['sections']; readonly points: readonly DraftFlag[] }
const known = new WeakMap<readonly DraftFlag[], Known>()

/** What wants a decision and stands somewhere, in the order of the document. The same list for the same draft. */
export function openPointsOf(view: Reviewed): readonly DraftFlag[] {
  const before = known.get(view.flags)
  if (before?.sections === view.sections) return before.points
  const points = findOpenPoints(view)
  known.set(view.flags, { sections: view.sections, points })
  return points
}

function findOpenPoints({ flags, sections }: Reviewed): DraftFlag[] {
  const order = new Map(sections.map(({ id }, index) => [id, index]))
  const at = ({ place }: DraftFlag) => order.get(place?.sectionId ?? '') ?? sections.length
  return flags
    .filter(({ kind, place }) => isOpenKind(kind) && place !== undefined)
    .toSorted((a, b) => at(a) - at(b) || (a.place?.start ?? 0) - (b.place?.start ?? 0))
}

/** How many open points there are, marks with one cause counted once. */
export function countPoints(view: Reviewed): number {
  return new Set(openPointsOf(view).map(causeOf)).size
}

/** The point after or before one; the first where none is chosen. Round the end it begins anew. */
export function pointBeside(
  points: readonly DraftFlag[],
  selected: string | undefined,
  by: 1 | -1,
): DraftFlag | undefined {
  const at = points.findIndex(({ id }) => id === selected)
  if (at === -1) return by === 1 ? points[0] : points.at(-1)
  return points.at((at + by) % points.length)
}

/** One cause is one point, however often it stands in the draft. */
export type ReviewPoint = { readonly name: string; readonly flags: readonly DraftFlag[] }
export type PointGroup = { readonly kind: FlagKind; readonly points: readonly ReviewPoint[] }

/** Which point of how many a mark belongs to, points counted in the order of their first marks; -1: to none. */
export function placeAmongPoints(view: Reviewed, selected: string | undefined) {
  const points = [...Map.groupBy(openPointsOf(view), causeOf).values()]
  return { count: points.length, at: points.findIndex((flags) => flags.some(({ id }) => id === selected)), points }
}

const causeOf = (flag: DraftFlag) => `${flag.kind} ${subjectOf(flag)}`

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
function nameOfPoint(subject: string, [first]: readonly DraftFlag[]): string {
  const says = subject.replaceAll(/[^\p{L}\p{N}]/gu, '').length
  const words = says < shortestName && first ? first.message : subject
  const calm = words.length > 24 && words === words.toUpperCase() ? inSentenceCase(words) : words
  return calm.length > 56 ? `${calm.slice(0, 53).trimEnd()}…` : calm
}

/** Letters and digits: `(ii)` alone names nothing. */
const shortestName = 4

/** A long label in capitals reads as a sentence: `CONFIRM CRIMINAL SCREENING` -> `Confirm criminal screening`. */
function inSentenceCase(words: string): string {
  return words.charAt(0) + words.slice(1).toLowerCase()
}
