import type { DraftCheck } from '#domain/draft-checks/draft-check.ts'
import type { DraftRow, SectionRow } from '#server/database/tables/drafts.ts'
import { flagDraft } from './draft-flags.ts'
import type { FactMarks } from './read-fact-marks.ts'
import type { Surroundings } from './surroundings.ts'

/** What a check needs. The long parts are sent once and then named: a thread keeps those of the drafts in use. */
export type FlagCall = {
  readonly draft: Omit<DraftRow, 'input'>
  readonly sections: readonly SectionRow[]
  readonly now: number
  readonly marks: FactMarks
  readonly verdicts: Surroundings['verdicts']
  readonly inputKey: string
  readonly surroundingsKey: string
  /** Sent when the thread that took the call did not know them. */
  readonly sent?: { readonly input: string; readonly surroundings: Surroundings }
}

const inputs = new Map<string, string>()
const surroundings = new Map<string, Surroundings>()
const kept = 20

/** Runs in a thread: the flags of a draft, or `unknown` when it has to be called again with all that it needs. */
export function flagInThread({
  draft,
  sections,
  now,
  marks,
  verdicts,
  inputKey,
  surroundingsKey,
  sent,
}: FlagCall): readonly DraftCheck[] | 'unknown' {
  if (sent) {
    keep(inputs, inputKey, sent.input)
    keep(surroundings, surroundingsKey, sent.surroundings)
  }
  const input = inputs.get(inputKey)
  const around = surroundings.get(surroundingsKey)
  if (input === undefined || around === undefined) return 'unknown'
  return flagDraft({ ...draft, input }, sections, { ...around, marks, verdicts }, now)
}

function keep<T>(known: Map<string, T>, key: string, value: T): void {
  known.delete(key)
  known.set(key, value)
  if (known.size > kept) known.delete([...known.keys()][0] ?? '')
}
