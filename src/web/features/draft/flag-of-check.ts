import type { DraftFlag, FlagAction, FlagKind, FlagTopic, Place } from './draft-view.ts'

/** A finding as the checks of a draft give it. */
export type FoundCheck = {
  readonly id: string
  /** `citation-unknown`, `fact-conflict`, `gap`. */
  readonly code: string
  readonly kind: FlagKind
  readonly severity: NonNullable<DraftFlag['severity']>
  readonly message: string
  readonly place?: Place
  readonly text?: string
  /** What could stand there instead. */
  readonly suggest?: string
  readonly passages: readonly { readonly title: string; readonly text: string }[]
}

/** A finding as the page shows it: under its topic, with its sources and with what can be done about it. */
export function flagOfCheck(check: FoundCheck): DraftFlag {
  const { id, code, kind, severity, message, place, text, passages } = check
  const isGap = code === 'gap'
  return {
    id,
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

/** At most two. `take` puts the suggestion into the text, `remove` takes the words out, `keep` records an override. */
function actionsOf({ code, kind, suggest, place }: FoundCheck): FlagAction[] {
  if (code === 'gap') return [{ id: 'write', label: 'Write it' }]
  if (!place) return []
  if (kind === 'Conflict' && suggest !== undefined)
    return [
      { id: 'keep', label: 'Keep it' },
      { id: 'take', label: `Use ${suggest}` },
    ]
  if (kind === 'Verify or remove')
    return suggest === undefined
      ? [
          { id: 'keep', label: 'Mark as verified' },
          { id: 'remove', label: 'Remove' },
        ]
      : [
          { id: 'take', label: 'Correct it' },
          { id: 'keep', label: 'Mark as verified' },
        ]
  if (kind === 'Not found')
    return [
      { id: 'remove', label: 'Remove' },
      { id: 'source', label: 'Add a source', quiet: true },
    ]
  return kind === 'Negative history' || kind === 'Conflict' ? [{ id: 'keep', label: 'Mark as checked' }] : []
}
