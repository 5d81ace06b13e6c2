import { isOpenKind, subjectOf } from '#domain/draft-checks/open-points.ts'
import type { DraftFlag, FlagKind } from './draft-flag.ts'
import type { DraftView } from './draft-view.ts'

export type Reviewed = {
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

/** Whether something is open in a section. */
export function hasPointsIn(view: Reviewed, sectionId: string | undefined): boolean {
  return openPointsOf(view).some(({ place }) => place?.sectionId === sectionId)
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
