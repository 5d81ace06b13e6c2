/** One change of a proposal, in plain words; either side can be empty. */
export type RedlineChange = {
  readonly id: string
  readonly before: string
  readonly after: string
  /** It would change a passage that the attorney locked: it is rejected from the start, for good. */
  readonly isLocked?: true
}

/**
 * Two versions of a section in one text: the section subset with `ins` and `del` that carry `data-change`, the id of
 * their change. Changes are in the order of the text; the number that is shown is their place.
 */
export type Redline = { readonly html: string; readonly changes: readonly RedlineChange[] }

export type Decision = 'accepted' | 'rejected'
export type Decisions = Readonly<Record<string, Decision>>

export type Review = {
  readonly decisions: Decisions
  /** The change that the keys act on. */
  readonly current: string | undefined
}

export type ReviewAction =
  | { readonly do: 'accept' | 'reject' | 'undo'; readonly change?: string }
  | { readonly do: 'next' | 'previous' | 'accept the rest' | 'reject the rest' }
  | { readonly do: 'go'; readonly change: string }

export function startReview({ changes }: Pick<Redline, 'changes'>): Review {
  const locked = changes.filter(({ isLocked }) => isLocked)
  const free = changes.find(({ isLocked }) => !isLocked) ?? changes[0]
  return { decisions: Object.fromEntries(locked.map(({ id }) => [id, 'rejected' as const])), current: free?.id }
}

/** The review after an action. Deciding moves on to the next open change, round the text; undoing stays. */
export function review(state: Review, action: ReviewAction, changes: readonly RedlineChange[]): Review {
  switch (action.do) {
    case 'accept':
      return decide(state, action.change, 'accepted', changes)
    case 'reject':
      return decide(state, action.change, 'rejected', changes)
    case 'undo':
      return undo(state, action.change ?? state.current, changes)
    case 'accept the rest':
      return { ...state, decisions: decideRest(changes, state.decisions, 'accepted') }
    case 'reject the rest':
      return { ...state, decisions: decideRest(changes, state.decisions, 'rejected') }
    case 'go':
      return { ...state, current: action.change }
    case 'next':
      return { ...state, current: neighbour(changes, state.current, 1) }
    case 'previous':
      return { ...state, current: neighbour(changes, state.current, -1) }
  }
}

function decide(
  state: Review,
  chosen: string | undefined,
  decision: Decision,
  changes: readonly RedlineChange[],
): Review {
  const change = chosen ?? state.current
  if (change === undefined || isLocked(changes, change)) return state
  const decisions = { ...state.decisions, [change]: decision }
  return { decisions, current: nextOpen(changes, decisions, change) ?? change }
}

function undo({ decisions }: Review, change: string | undefined, changes: readonly RedlineChange[]): Review {
  if (isLocked(changes, change)) return { decisions, current: change }
  return { decisions: Object.fromEntries(Object.entries(decisions).filter(([id]) => id !== change)), current: change }
}

function isLocked(changes: readonly RedlineChange[], change: string | undefined): boolean {
  return changes.find(({ id }) => id === change)?.isLocked === true
}

export type ReviewCounts = {
  readonly total: number
  readonly open: number
  readonly accepted: number
  readonly rejected: number
}

export function countDecisions(changes: readonly RedlineChange[], decisions: Decisions): ReviewCounts {
  const accepted = changes.filter(({ id }) => decisions[id] === 'accepted').length
  const rejected = changes.filter(({ id }) => decisions[id] === 'rejected').length
  return { total: changes.length, open: changes.length - accepted - rejected, accepted, rejected }
}

function neighbour(changes: readonly RedlineChange[], current: string | undefined, step: 1 | -1): string | undefined {
  const index = changes.findIndex(({ id }) => id === current)
  return changes[Math.min(changes.length - 1, Math.max(0, index + step))]?.id
}

function nextOpen(changes: readonly RedlineChange[], decisions: Decisions, after: string): string | undefined {
  const index = changes.findIndex(({ id }) => id === after)
  const round = [...changes.slice(index + 1), ...changes.slice(0, index)]
  return round.find(({ id }) => decisions[id] === undefined)?.id
}

function decideRest(changes: readonly RedlineChange[], decisions: Decisions, decision: Decision): Decisions {
  return Object.fromEntries(changes.map(({ id }) => [id, decisions[id] ?? decision]))
}
