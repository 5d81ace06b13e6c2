import { canBeVerified } from '#domain/draft-checks/decision.ts'
import type { FlagSeverity, Place } from '#domain/findings/flag.ts'
import type { DraftFlag, FlagAction, FlagKind, FlagTopic } from './draft-view.ts'

/** A finding as the checks of a draft give it. */
export type FoundCheck = {
  readonly id: string
  readonly finding: string
  /** `citation-unknown`, `fact-conflict`, `gap`. */
  readonly code: string
  readonly kind: FlagKind
  readonly severity: FlagSeverity
  readonly message: string
  readonly place?: Place
  readonly text?: string
  /** What could stand there instead. */
  readonly suggest?: string
  readonly passages: readonly { readonly title: string; readonly text: string }[]
}

/** A finding as the page shows it: under its topic, with its sources and with what can be done about it. */
export function flagOfCheck(check: FoundCheck): DraftFlag {
  const { id, finding, code, kind, severity, message, place, text, passages } = check
  const isGap = code === 'gap'
  return {
    id,
    finding,
    kind,
    severity,
    message,
    topic: topicOf(code),
    ...(place && { place }),
    ...(check.suggest !== undefined && { suggest: check.suggest }),
    ...(text !== undefined && !isGap && { quote: text }),
    ...(kind === 'Conflict' && passages.length > 0 && { readings: readingsOf(check) }),
    actions: actionsOf(check),
  }
}

function topicOf(code: string): FlagTopic {
  if (code === 'gap') return 'Placeholder'
  return code.startsWith('citation') || code.startsWith('quotation') ? 'Citation' : 'Facts'
}

/** The words of the draft and those of the sources that say something else. */
function readingsOf({ text, passages }: FoundCheck): NonNullable<DraftFlag['readings']> {
  const own = text === undefined ? [] : [{ value: text, source: 'This draft' }]
  const others = passages.slice(0, 3).map(({ title, text: value }) => ({ value, source: title }))
  return [...own, ...others.filter(({ value }) => value !== text)]
}

/**
 * At most two. `take` puts the suggestion into the text, `remove` takes the words out, `verify` and `keep` record what the
 * attorney decides (`keep` with a reason), `source` puts a text on file and checks again.
 */
function actionsOf(check: FoundCheck): FlagAction[] {
  const { code, kind, suggest, place } = check
  if (code === 'gap') return [{ id: 'write', label: 'Write it' }]
  if (!place || code === 'tool-rule') return []
  if (kind === 'Conflict')
    return suggest === undefined
      ? [{ id: 'keep', label: 'Keep it' }]
      : [
          { id: 'keep', label: 'Keep it' },
          { id: 'take', label: `Use ${suggest}` },
        ]
  if (kind === 'Negative history') return [{ id: 'verify', label: 'Mark as checked' }]
  if (kind === 'Not found')
    return [
      { id: 'remove', label: 'Remove' },
      { id: 'source', label: 'Add a source', quiet: true },
    ]
  return kind === 'Verify or remove' ? verifyOrRemove(check) : []
}

function verifyOrRemove({ code, severity, suggest }: FoundCheck): FlagAction[] {
  const verify = { id: 'verify', label: 'Mark as verified' }
  const remove = { id: 'remove', label: 'Remove' }
  if (!canBeVerified({ code, severity })) return [remove]
  return suggest === undefined ? [verify, remove] : [{ id: 'take', label: 'Correct it' }, verify]
}
