import { isFinal } from '#domain/drafting/draft-state.ts'
import type { DraftFlag, FlagKind } from './draft-flag.ts'
import type { DraftView } from './draft-view.ts'
import { isRed } from './flag-looks.ts'

/** A red flag without a decision, as a dialog names it. */
export type OpenCheck = {
  readonly finding: string
  /** Absent for a rule on the whole draft. */
  readonly kind?: FlagKind
  readonly message: string
  /** Answered by a tick, not by a reason. */
  readonly isTick?: true
}

type Checked = Pick<DraftView, 'sections' | 'flags' | 'rules'>

/** What stands in the way of accepting a section: its red flags and, when it is the last open one, those of the whole draft. */
export function checksBeforeAccepting(draft: Checked, sectionId: string): OpenCheck[] {
  const own = openFlags(draft.flags, ({ place }) => place?.sectionId === sectionId)
  const after = draft.sections.map((section) => (section.id === sectionId ? { state: 'accepted' as const } : section))
  return isFinal(after) ? [...own, ...openOnTheWhole(draft)] : own
}

/** What stands in the way of the clean file of a draft all of whose sections are accepted; nothing before that. */
export function checksBeforeFiling(draft: Checked): OpenCheck[] {
  if (!isFinal(draft.sections)) return []
  return [...openFlags(draft.flags, ({ place }) => place !== undefined), ...openOnTheWhole(draft), ...ticks(draft)]
}

/** Authorities that nobody has read: each is ticked once, wherever the draft cites it. */
function ticks({ flags }: Checked): OpenCheck[] {
  return flags.flatMap((flag) => (flag.wantsTick ? [{ ...asOpenCheck(flag), isTick: true as const }] : []))
}

/** One flag, where the attorney keeps the words all the same. */
export function asOpenCheck({ id, finding = id, kind, quote, message }: DraftFlag): OpenCheck {
  return { finding, kind, message: quote === undefined ? message : `${quote}. ${message}` }
}

function openOnTheWhole({ flags, rules }: Checked): OpenCheck[] {
  const blocking = rules.filter(({ severity }) => severity === 'block')
  return [
    ...openFlags(flags, ({ place }) => place === undefined),
    ...blocking.map(({ finding, message }) => ({ finding, message })),
  ]
}

function openFlags(flags: readonly DraftFlag[], isMeant: (flag: DraftFlag) => boolean): OpenCheck[] {
  return flags.filter((flag) => (flag.wantsReason ?? isRed(flag)) && isMeant(flag)).map(asOpenCheck)
}
