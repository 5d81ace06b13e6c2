import { formatLongDate } from '#domain/dates/calendar.ts'
import type { Citation } from './citation.ts'
import { findHistory, type HistoryFinding, type Standing } from './history.ts'
import type { KnownAuthority } from './known-authorities.ts'
import type { ClassifyContext, Verdict } from './verdict.ts'

const words: Readonly<Record<Exclude<Standing, 'noted'>, string>> = {
  negative: 'Negative history',
  changed: 'Changed history',
  caution: 'Caution',
}

/** A and B with negative history become D. The words say what happened and never that nothing did. */
export function withHistory(
  verdict: Verdict,
  citation: Citation,
  known: KnownAuthority | undefined,
  context: ClassifyContext,
): Verdict {
  const history = historyOf(citation, context)
  const standing = history?.standing ?? standingOf(known)
  const told = history ? { ...verdict, history } : verdict
  if (standing === undefined || !isReached(verdict, citation, history)) return told
  if (standing === 'noted') return { ...told, message: withLater(verdict.message, history) }
  return {
    ...told,
    class: 'D',
    flag: 'Negative history',
    severity: standing === 'negative' && !isAcknowledged(citation) ? 'red' : 'amber',
    message: describe(standing, history, known, context),
  }
}

function describe(
  standing: Exclude<Standing, 'noted'>,
  history: HistoryFinding | undefined,
  known: KnownAuthority | undefined,
  { checkedOn }: ClassifyContext,
): string {
  const line = history?.line ?? known?.authority.history ?? 'status to be checked'
  const notes = (history?.notes ?? []).map((note) => ` ${note}`).join('')
  const checked = `Our list was last checked on ${formatLongDate(checkedOn)}; confirm with a citator.`
  return withLater(`${words[standing]}: ${line}.${notes} ${checked}`, history)
}

function historyOf({ key, sub }: Citation, { draftDate, circuit }: ClassifyContext): HistoryFinding | undefined {
  return key === undefined ? undefined : findHistory({ key, sub, draftDate, circuit })
}

/** Known authorities, and a subsection that the list lacks but its history names. */
function isReached({ class: given }: Verdict, { sub }: Citation, history: HistoryFinding | undefined): boolean {
  return given === 'A' || given === 'B' || (given === 'C' && history !== undefined && sub !== undefined)
}

/** The draft itself says right behind the citation what happened to it. */
function isAcknowledged({ history = '' }: Citation): boolean {
  return /vacat|overrul|abrogat|supersed|rev|reinstat/.test(history)
}

function withLater(message: string, history: HistoryFinding | undefined): string {
  return history?.hasLater ? `${message} Later history exists.` : message
}

/** The status that the list gives where no chain is known. */
function standingOf(known: KnownAuthority | undefined): Standing | undefined {
  const status = known?.authority.status
  if (status === 'overruled' || status === 'vacated' || status === 'superseded') return 'negative'
  if (status === 'reinstated-adverse') return 'changed'
  return status === 'check' ? 'caution' : undefined
}
