import type { DecisionKind } from '#domain/draft-checks/decision.ts'
import type { VersionOrigin } from '#domain/drafting/draft-state.ts'

/** A SHA-256 in hex. */
type Fingerprint = string

/** What was decided about one finding, by whom and when. */
export type RecordedDecision = {
  /** `override`: of a rule of the preflight, filed all the same. */
  readonly kind: DecisionKind | 'yes' | 'no' | 'override'
  readonly rule: string
  /** What was found or asked, as a sentence. */
  readonly about: string
  readonly reason: string | null
  readonly by: string
  readonly at: string
  readonly section: string | null
}

export type RecordedSection = {
  readonly id: string
  readonly title: string
  readonly version: number
  readonly origin: VersionOrigin | null
  readonly sha256: Fingerprint
  /** Why it was accepted with an open finding. */
  readonly accepted_because: string | null
}

/** What a sign-off says and covers: decisions and fingerprints, never a text of the draft. */
export type SignOffRecord = {
  readonly kind: 'Drafty sign-off record'
  readonly format: 1
  readonly id: string
  readonly signed_off: {
    readonly by: string
    readonly name: string
    readonly bar: string | null
    readonly at: string
    readonly statements: readonly string[]
  }
  readonly document: {
    readonly draft: string
    readonly title: string
    readonly client: string
    readonly file: string
    readonly bytes: number
    readonly sha256: Fingerprint
  }
  readonly written_by: {
    readonly writer: string
    /** Every model that was asked, with how often; empty where none was. */
    readonly models: readonly { readonly provider: string; readonly model: string; readonly requests: number }[]
  }
  readonly sections: readonly RecordedSection[]
  readonly decisions: readonly RecordedDecision[]
  readonly sources: readonly { readonly title: string; readonly sha256: Fingerprint }[]
  readonly law: { readonly pack: string; readonly sha256: Fingerprint }
  /** Null where no packet was made, or where it was not made from this text. */
  readonly packet: {
    readonly forum: string
    readonly made_at: string
    readonly files: readonly {
      readonly file: string
      readonly pages: number
      readonly bytes: number
      readonly sha256: Fingerprint
    }[]
    readonly exhibits: readonly { readonly letter: string; readonly title: string; readonly sha256: string | null }[]
  } | null
}

/** The record as the text that is signed: the same record is always the same text. */
export function recordText(record: SignOffRecord): string {
  return `${JSON.stringify(record, null, 2)}\n`
}

/** What whoever signs off says, word for word. */
export const readStatement =
  'I have read the whole document, its citations and its facts, and I take responsibility for it.'
export const citatorStatement = 'I checked the citations with a citator today.'
