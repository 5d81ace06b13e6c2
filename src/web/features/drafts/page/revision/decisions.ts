/** One change of a proposal, in plain words; either side can be empty. */
export type RedlineChange = {
  readonly id: string
  readonly before: string
  readonly after: string
  /** It would change a passage that the attorney locked: it is seen and never accepted. */
  readonly isLocked?: boolean
}

/**
 * Two versions of a section in one text: the section subset with `ins` and `del` that carry `data-change`, the id of
 * their change; what is new or gone as a whole carries `data-inserted` or `data-deleted` as well. Changes are in the
 * order of the text; the number that is shown is their place.
 */
export type Redline = { readonly html: string; readonly changes: readonly RedlineChange[] }

type Decision = 'accepted' | 'rejected'
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
  return { decisions: {}, current: changes[0]?.id }
}

/** The review after an action. A locked change takes no decision. Deciding moves on to the next open change, round the text; undoing stays. */
export function review(state: Review, action: ReviewAction, changes: readonly RedlineChange[]): Review {
  switch (action.do) {
    case 'accept':
      return decide(state, action.change, 'accepted', changes)
    case 'reject':
      return decide(state, action.change, 'rejected', changes)
    case 'undo':
      return undo(state, action.change ?? state.current)
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

function undo({ decisions }: Review, change: string | undefined): Review {
  return { decisions: Object.fromEntries(Object.entries(decisions).filter(([id]) => id !== change)), current: change }
}

/** A change in words, for those who do not see it: `replaces “has” with “was”`. */
export function describeChange({ before, after }: RedlineChange): string {
  const [old, fresh] = [before.trim(), after.trim()]
  if (old === '' && fresh === '') return 'moves a paragraph'
  if (old === '') return `inserts “${fresh}”`
  if (fresh === '') return `deletes “${old}”`
  return old === fresh ? `changes the form of “${old}”` : `replaces “${old}” with “${fresh}”`
}

export type ReviewCounts = {
  readonly total: number
  readonly open: number
  readonly accepted: number
  readonly rejected: number
}

/** Locked changes are not counted: there is nothing to decide about them. */
export function countDecisions(changes: readonly RedlineChange[], decisions: Decisions): ReviewCounts {
  const open = changes.filter((change) => !change.isLocked)
  const accepted = open.filter(({ id }) => decisions[id] === 'accepted').length
  const rejected = open.filter(({ id }) => decisions[id] === 'rejected').length
  return { total: open.length, open: open.length - accepted - rejected, accepted, rejected }
}

function isLocked(changes: readonly RedlineChange[], id: string): boolean {
  return changes.find((change) => change.id === id)?.isLocked === true
}

function neighbour(changes: readonly RedlineChange[], current: string | undefined, step: 1 | -1): string | undefined {
  const index = changes.findIndex(({ id }) => id === current)
  return changes[Math.min(changes.length - 1, Math.max(0, index + step))]?.id
}

function nextOpen(changes: readonly RedlineChange[], decisions: Decisions, after: string): string | undefined {
  const index = changes.findIndex(({ id }) => id === after)
  const round = [...changes.slice(index + 1), ...changes.slice(0, index)]
  return round.find((change) => decisions[change.id] === undefined && !change.isLocked)?.id
}

function decideRest(changes: readonly RedlineChange[], decisions: Decisions, decision: Decision): Decisions {
  return Object.fromEntries(
    changes.filter((change) => !change.isLocked).map(({ id }) => [id, decisions[id] ?? decision]),
  )
}
