import { isOpenKind } from '#domain/draft-checks/open-points.ts'
import { type DraftFlag, flagKinds, type FlagTopic } from '../draft-flag.ts'
import { isRed } from '../flag-looks.ts'

/** One finding and every place where the draft has it, the first one first. */
export type OpenCard = { readonly flag: DraftFlag; readonly places: readonly DraftFlag[] }

/** The cards beside the draft. Every open finding has its own; computed and verified ones share one of their kind. */
export type FlagCards = {
  readonly open: readonly OpenCard[]
  readonly computed: readonly DraftFlag[]
  readonly verified: readonly DraftFlag[]
}

/** In the order of the kinds, and within a kind in the order of the document; what stands nowhere comes last. */
export function arrangeFlags(flags: readonly DraftFlag[], sections: readonly { readonly id: string }[]): FlagCards {
  const order = new Map(sections.map(({ id }, index) => [id, index]))
  const at = ({ place }: DraftFlag) => order.get(place?.sectionId ?? '') ?? sections.length
  const sorted = flags.toSorted(
    (a, b) =>
      flagKinds.indexOf(a.kind) - flagKinds.indexOf(b.kind) ||
      at(a) - at(b) ||
      (a.place?.start ?? 0) - (b.place?.start ?? 0),
  )
  return {
    open: gatherPlaces(sorted.filter(({ kind }) => isOpenKind(kind))),
    computed: sorted.filter(({ kind }) => kind === 'Computed'),
    verified: sorted.filter(({ kind, topic }) => kind === 'Verified' && topic === 'Citation'),
  }
}

/** The same words with the same doubt in several places are one finding; every gap is filled by itself. */
function gatherPlaces(flags: readonly DraftFlag[]): OpenCard[] {
  const same = (flag: DraftFlag) =>
    flag.topic !== 'Placeholder' && flag.place ? [flag.kind, flag.quote, flag.message].join('\n') : flag.id
  return [...Map.groupBy(flags, same).values()].flatMap((places) => {
    const [flag] = places
    const others = places.flatMap(({ finding }) =>
      finding === undefined || finding === flag?.finding ? [] : [finding],
    )
    return flag ? [{ flag: others.length === 0 ? flag : { ...flag, alsoFindings: [...new Set(others)] }, places }] : []
  })
}

export type TopicCount = {
  readonly topic: FlagTopic
  readonly total: number
  readonly red: number
  readonly amber: number
}

/** How many citations, facts and placeholders there are, and how many of each are open. */
export function countTopics(flags: readonly DraftFlag[]): TopicCount[] {
  return (['Citation', 'Facts', 'Placeholder'] as const).map((topic) => {
    const own = flags.filter((flag) => flag.topic === topic)
    const open = own.filter(({ kind }) => isOpenKind(kind))
    const red = open.filter(isRed).length
    return { topic, total: own.length, red, amber: open.length - red }
  })
}
