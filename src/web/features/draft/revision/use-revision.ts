import { useMemo, useReducer, useState } from 'react'
import type { DraftSection, SectionVersion } from '../draft-view.ts'
import type { RedlineLook } from './compare-bar.tsx'
import { countDecisions, type Redline, review, type ReviewAction, startReview } from './decisions.ts'
import type { Proposal } from './proposal.ts'
import type { Compared } from './revision-pane.tsx'
import { useRedlineKeys } from './use-redline-keys.ts'

/** The differences of two texts, computed by the domain. */
export type Compare = (before: string, after: string) => Redline

type Input = {
  readonly section: DraftSection
  readonly versions: readonly SectionVersion[]
  /** Only one that is ready. */
  readonly proposal: Proposal | undefined
  readonly compare: Compare
  readonly startsComparing: boolean
}

const noChanges: Redline = { html: '', changes: [] }

/** Which versions are compared, and what has been decided about the proposal. */
export function useRevision({ section, versions, proposal, compare, startsComparing }: Input) {
  const [chosen, setCompared] = useState(startsComparing ? previousAgainst(section.version, versions) : undefined)
  const [look, setLook] = useState<RedlineLook>('redline')
  const compared = chosen ?? (proposal && { from: section.version, to: 'proposal' as const })
  const before = compared && textOf(compared.from, { section, versions, proposal })
  const after = compared && textOf(compared.to, { section, versions, proposal })
  const redline = useRedline(compare, before, after)
  const isDeciding = redline !== undefined && compared?.to === 'proposal' && compared.from === section.version
  const { changes } = isDeciding ? redline : noChanges

  const [state, act] = useReducer(
    (known: ReturnType<typeof startReview>, action: ReviewAction) => review(known, action, changes),
    { changes },
    startReview,
  )
  useRedlineKeys(changes, isDeciding, act)
  const counts = countDecisions(changes, state.decisions)
  return { compared, setCompared, look, setLook, redline, isDeciding, changes, review: state, counts, act }
}

function useRedline(compare: Compare, before: string | undefined, after: string | undefined): Redline | undefined {
  return useMemo(
    () => (before === undefined || after === undefined ? undefined : compare(before, after)),
    [compare, before, after],
  )
}

function textOf(
  wanted: Compared['to'],
  { section, versions, proposal }: Pick<Input, 'section' | 'versions' | 'proposal'>,
): string | undefined {
  if (wanted === 'proposal') return proposal?.html
  if (wanted === section.version) return section.html
  return versions.find(({ version }) => version === wanted)?.html
}

function previousAgainst(current: number, versions: readonly SectionVersion[]): Compared | undefined {
  const before = versions.find(({ version }) => version < current)
  return before && { from: before.version, to: current }
}
