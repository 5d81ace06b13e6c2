import { isOpenKind } from '#domain/draft-checks/open-points.ts'
import { type DraftFlag, flagKinds, type FlagTopic } from '../draft-flag.ts'
import { isRed } from '../flag-looks.ts'

/** The cards beside the draft. Every open flag has its own; computed and verified ones share one of their kind. */
export type FlagCards = {
  readonly open: readonly DraftFlag[]
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
    open: sorted.filter(({ kind }) => isOpenKind(kind)),
    computed: sorted.filter(({ kind }) => kind === 'Computed'),
    verified: sorted.filter(({ kind, topic }) => kind === 'Verified' && topic === 'Citation'),
  }
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
