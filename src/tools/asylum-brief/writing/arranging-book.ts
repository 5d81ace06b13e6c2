import { showsSign } from '#domain/case-map/reading/adverse-signs.ts'
import { adverseIn } from './adverse-facts.ts'
import { storiesOf } from './own-account.ts'
import type { PlacingContext } from './placing.ts'
import type { Unit } from './unit.ts'

/** What is known while the documents are gone through in their order. */
export type Book = {
  readonly context: PlacingContext
  readonly units: readonly Unit[]
  readonly stories: ReadonlySet<Unit>
  /** The documents in which the client tells them. */
  readonly accounts: ReadonlySet<string>
  readonly doubtful: ReadonlySet<string>
  /** What stands against the client at the bars or in discretion, with the section that meets it. */
  readonly blemishes: ReadonlyMap<string, string>
  /** Of others than the client: who is left alone. */
  readonly spared: ReadonlySet<string>
  /** What tells that the client went back after the arrival. */
  readonly returns: ReadonlySet<string>
  /** The last day that each source has told so far, for `the next day` of a paragraph that is told elsewhere. */
  readonly days: Map<string, string>
  before: { readonly source: string; readonly section: string } | undefined
}

export function bookOf(units: readonly Unit[], context: PlacingContext): Book {
  const { map, frame, planned } = context
  const doubtful = planned.has('S22') ? adverseIn(map, frame, 'S22').map(({ fact }) => fact.id) : []
  const stories = storiesOf(units, map, frame)
  const returns = planned.has('S27')
    ? adverseIn(map, frame, 'S27').flatMap(({ fact }) => (showsSign('returned', fact) ? [fact.id] : []))
    : []
  return {
    context,
    units,
    stories,
    accounts: new Set([...stories].map(({ source }) => source)),
    doubtful: new Set(doubtful),
    blemishes: new Map(
      ['S31', 'S29']
        .filter((section) => planned.has(section))
        .flatMap((section) => adverseIn(map, frame, section).map(({ fact }) => [fact.id, section] as const)),
    ),
    returns: new Set(returns),
    spared: new Set(
      planned.has('S27')
        ? adverseIn(map, frame, 'S27').flatMap(({ fact }) =>
            fact.kind !== 'country' && showsSign('left-alone', fact) ? [fact.id] : [],
          )
        : [],
    ),
    days: new Map(),
    before: undefined,
  }
}
