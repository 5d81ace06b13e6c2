import type { DraftFlag, FlagKind } from './draft-flag.ts'
import { flagKinds } from './draft-flag.ts'
import type { DraftView } from './draft-view.ts'
import { flagLooks } from './flag-looks.ts'

type Reviewed = {
  readonly flags: readonly DraftFlag[]
  readonly sections: readonly Pick<DraftView['sections'][number], 'id'>[]
}

/** What wants a decision and stands somewhere, in the order of the document. */
export function openPointsOf({ flags, sections }: Reviewed): DraftFlag[] {
  const order = new Map(sections.map(({ id }, index) => [id, index]))
  const at = ({ place }: DraftFlag) => order.get(place?.sectionId ?? '') ?? sections.length
  return flags
    .filter(({ kind, place }) => flagLooks[kind].isOpen && place !== undefined)
    .toSorted((a, b) => at(a) - at(b) || (a.place?.start ?? 0) - (b.place?.start ?? 0))
}

/** The point after or before one; the first where none is chosen. Round the end it begins anew. */
export function pointBeside(
  points: readonly DraftFlag[],
  selected: string | undefined,
  by: 1 | -1,
): DraftFlag | undefined {
  const at = points.findIndex(({ id }) => id === selected)
  return points.at(at === -1 && by === 1 ? 0 : (at + by) % points.length)
}

/** One cause is one point, however often it stands in the draft. */
export type ReviewPoint = { readonly name: string; readonly flags: readonly DraftFlag[] }
export type PointGroup = { readonly kind: FlagKind; readonly points: readonly ReviewPoint[] }

/** The open points by kind, the gravest kind first; marks with the same cause are one point. */
export function groupPoints(view: Reviewed): PointGroup[] {
  const open = openPointsOf(view)
  return flagKinds.flatMap((kind) => {
    const own = open.filter((flag) => flag.kind === kind)
    const points = [...Map.groupBy(own, nameOfPoint)].map(([name, flags]) => ({ name, flags }))
    return points.length === 0 ? [] : [{ kind, points }]
  })
}

/** The words that it is about, or what the finding says where it is about a gap. */
function nameOfPoint({ quote, message }: DraftFlag): string {
  const words = quote ?? message.replace(/^(?:Fill in|Missing):? ?/u, '')
  return words.length > 70 ? `${words.slice(0, 67).trimEnd()}…` : words
}
