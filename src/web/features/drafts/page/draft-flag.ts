import { canBeVerified } from '#domain/draft-checks/decision.ts'
import { needsDecision, needsTick } from '#domain/draft-checks/draft-check.ts'
import { flagKinds as checkKinds, type FlagSeverity, type Place } from '#domain/findings/flag.ts'

/** The kinds of marks in a draft, by the names that the page shows: those of the checks, and what the attorney decided. */
export const flagKinds = [...checkKinds, 'Decided'] as const
export type FlagKind = (typeof flagKinds)[number]

/** What a flag is about; the counts above the cards are by topic. */
export type FlagTopic = 'Citation' | 'Facts' | 'Placeholder'

/** One finding about the drafted text: a mark in the text, an icon in the margin, a card beside it. */
export type DraftFlag = {
  readonly id: string
  /** What a decision about it is recorded for; absent where none can be. */
  readonly finding?: string
  /** The same finding in other sections: one decision is recorded for all. */
  readonly alsoFindings?: readonly string[]
  readonly kind: FlagKind
  readonly topic: FlagTopic
  /** About words in quotation marks, not about the authority that they are of. */
  readonly isQuotation?: true
  /** `red` wants a decision before the section is accepted; by its kind when absent. */
  readonly severity?: FlagSeverity
  /** Accepting its section over it wants a reason. */
  readonly wantsReason?: true
  /** The final export asks for a tick: an authority of the list that was seen in another list only. */
  readonly wantsTick?: true
  /** Where it stands; an omission stands nowhere. */
  readonly place?: Place
  readonly message: string
  /** The words that it is about, as they stand in the draft. */
  readonly quote?: string
  /** The whole citation, where the draft gives the end of it alone: see `withCitationsWrittenOut`. */
  readonly cited?: string
  /** What could stand there instead. */
  readonly suggest?: string
  /** The readings that contradict each other, each with its source. */
  readonly readings?: readonly Reading[]
  /** Passages that speak for it or against it, in their own words. */
  readonly passages?: readonly SourceWords[]
  /** For a gap: what the record and the answers hold for it. */
  readonly offers?: readonly { readonly text: string; readonly from: string }[]
  /** A decision that is in no source and no list: who verifies it says where it was read. */
  readonly asksWhereRead?: true
  /** At most two, the likelier one first. */
  readonly actions: readonly FlagAction[]
}

type Reading = {
  readonly value: string
  readonly source: string
  readonly to?: string
  /** Where its page can be opened. */
  readonly page?: SourceWords
}

/** Words of a text that the draft was checked against; `hasPage`: it is on file, and its page can be shown. */
export type SourceWords = {
  readonly id: string
  readonly title: string
  readonly start: number
  readonly end: number
  readonly text: string
  readonly hasPage: boolean
}

/** `write` opens a line to fill in at the card; all others are reported by their id. */
export type FlagAction = { readonly id: string; readonly label: string; readonly quiet?: boolean }

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
  readonly passages: readonly Omit<SourceWords, 'hasPage'>[]
  readonly offers?: DraftFlag['offers']
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
    ...(code.startsWith('quotation') && { isQuotation: true as const }),
    ...(needsDecision({ code, severity }) && { wantsReason: true as const }),
    ...(needsTick({ code, severity }) && { wantsTick: true as const }),
    ...(place && { place }),
    ...(check.suggest !== undefined && { suggest: check.suggest }),
    ...(text !== undefined && !isGap && { quote: text }),
    ...(kind === 'Conflict' && passages.length > 0 && { readings: readingsOf(check) }),
    ...(kind !== 'Conflict' && passages.length > 0 && { passages: passages.slice(0, 2).map(asSource) }),
    ...(check.offers && { offers: check.offers }),
    ...(code === 'citation-unknown' && { asksWhereRead: true as const }),
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
  const others = passages.slice(0, 3).map((passage) => {
    const source = asSource(passage)
    return { value: passage.text, source: passage.title, ...(source.hasPage && { page: source }) }
  })
  return [...own, ...others.filter(({ value }) => value !== text)]
}

/** Texts on file have ids of their own; answers, the record and sections of this draft have names. */
function asSource(passage: FoundCheck['passages'][number]): SourceWords {
  return { ...passage, hasPage: /^[0-9a-f-]{36}$/.test(passage.id) }
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
