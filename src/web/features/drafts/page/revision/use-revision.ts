import { useMemo, useState } from 'react'
import type { DraftSection } from '../draft-section.ts'
import type { SectionVersion } from '../draft-view.ts'
import {
  countDecisions,
  type Redline,
  review as reviewAfter,
  type Review,
  type ReviewAction,
  type ReviewCounts,
  startReview,
} from './decisions.ts'
import type { Proposal } from './proposal.ts'
import { compareTexts } from './redline-of.ts'
import { useRedlineKeys } from './use-redline-keys.ts'

/** Two versions on show; `proposal` is the one that is not a version yet. */
export type Compared = { readonly from: number; readonly to: number | 'proposal' }
export type RedlineLook = 'redline' | 'clean'

type Input = {
  /** The section under revision; undefined while none is. */
  readonly section: DraftSection | undefined
  readonly versions: readonly SectionVersion[]
  /** Only one that is ready. */
  readonly proposal: Proposal | undefined
  readonly startsComparing: boolean
}

export type Revision = {
  readonly compared: Compared | undefined
  readonly look: RedlineLook
  readonly redline: Redline | undefined
  /** The proposal is on show against the current version: its changes can be decided. */
  readonly isDeciding: boolean
  readonly review: Review
  readonly counts: ReviewCounts
  readonly setCompared: (compared: Compared) => void
  readonly setLook: (look: RedlineLook) => void
  readonly act: (action: ReviewAction) => void
}

type Memory = {
  /** What it belongs to; another section or proposal starts anew. */
  readonly of: string
  readonly compared: Compared | undefined
  readonly look: RedlineLook
  readonly review: Review | undefined
}

/** Which versions are compared, and what has been decided about the proposal. */
export function useRevision(input: Input): Revision {
  const [memory, setMemory] = useMemory(keyOf(input))
  const compared = memory.compared ?? startOf(input)
  const isWanted = isAgainstCurrent(compared, input)
  const redline = useRedline(input, compared, isWanted)
  const isDeciding = redline !== undefined && isWanted
  const changes = isDeciding ? redline.changes : []
  const review = memory.review ?? startReview({ changes })
  const act = (action: ReviewAction) => setMemory({ review: reviewAfter(review, action, changes) })
  useRedlineKeys(changes, isDeciding, act)
  return {
    compared,
    look: memory.look,
    redline,
    isDeciding,
    review,
    counts: countDecisions(changes, review.decisions),
    setCompared: (wanted) => setMemory({ compared: wanted }),
    setLook: (look) => setMemory({ look }),
    act,
  }
}

/** What is remembered of one section and proposal; with the next one it starts anew. */
function useMemory(of: string): [Memory, (change: Partial<Memory>) => void] {
  const [kept, setKept] = useState<Memory>()
  const memory: Memory = kept?.of === of ? kept : { of, compared: undefined, look: 'redline', review: undefined }
  return [memory, (change) => setKept({ ...memory, ...change })]
}

function keyOf({ section, proposal, startsComparing }: Input): string {
  return [section?.id, section?.version, proposal?.version, startsComparing].join(' ')
}

function isAgainstCurrent(compared: Compared | undefined, { section }: Input): boolean {
  return compared?.to === 'proposal' && compared.from === section?.version
}

/** Locks hold against a proposal; versions that are there already are only compared. */
function useRedline(input: Input, compared: Compared | undefined, isDeciding: boolean): Redline | undefined {
  const { section } = input
  const [before, after] = [textOf(compared?.from, input), textOf(compared?.to, input)]
  const locks = isDeciding ? section?.locks : undefined
  return useMemo(
    () =>
      before === undefined || after === undefined
        ? undefined
        : compareTexts(
            before,
            after,
            locks?.map(({ id }) => id),
          ),
    [before, after, locks],
  )
}

/** What is compared at first: the current version with the proposal, or with the one before it. */
function startOf({ section, versions, proposal, startsComparing }: Input): Compared | undefined {
  if (!section) return undefined
  if (proposal) return { from: section.version, to: 'proposal' }
  const before = versions.find(({ version }) => version < section.version)
  return startsComparing && before ? { from: before.version, to: section.version } : undefined
}

function textOf(wanted: Compared['to'] | undefined, { section, versions, proposal }: Input): string | undefined {
  if (wanted === undefined) return undefined
  if (wanted === 'proposal') return proposal?.html
  if (wanted === section?.version) return section.html
  return versions.find(({ version }) => version === wanted)?.html
}
