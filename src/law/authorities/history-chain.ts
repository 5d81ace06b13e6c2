/**
 * What later happened to a decision or a rule, as chains of dated events. A draft is judged by the events up to its own
 * date and in its own circuit, so that a brief of 2022 and one of 2026 get different answers for the same decision.
 */
export type HistoryEffect =
  /** No longer to be relied on from that day. */
  | 'overruled'
  | 'vacated'
  | 'superseded'
  | 'abrogated'
  | 'enjoined'
  /** May be relied on again. */
  | 'reinstated'
  | 'restored'
  /** Still there, with a warning. */
  | 'modified'
  | 'stayed'
  | 'not-followed'
  | 'criticized'
  /** Told to the attorney without a warning. */
  | 'clarified'
  | 'reaffirmed'

export type HistoryEvent = {
  readonly effect: HistoryEffect
  /** The citation of what did it, or words where there is none (`appeal pending`). */
  readonly by: string
  /** `YYYY-MM-DD`; `YYYY-MM` or `YYYY` where no more is confirmed. */
  readonly date: string
  /** The part that it reaches, in words; the whole when absent. */
  readonly scope?: string
  /** Circuits in which it counts (`9`, `DC`); everywhere when absent. */
  readonly circuits?: readonly string[]
  readonly note?: string
  /** As in the list of authorities; N: background knowledge, not seen. */
  readonly grade: 'A' | 'B' | 'C' | 'N'
}

export type HistoryChain = {
  /** The citation's key: `26 I&N Dec. 388`, `8 CFR 1208.13`. */
  readonly key: string
  readonly name: string
  /** The subsections that it is about; all when absent. */
  readonly subs?: readonly string[]
  /** In the order of their dates. */
  readonly events: readonly HistoryEvent[]
}
