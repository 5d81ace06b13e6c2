import type { VerdictKind } from '#domain/comparison/statement-verdict.ts'
import type { DecisionKind } from '#domain/draft-checks/decision.ts'
import type { DraftState, SectionState, VersionOrigin } from '#domain/drafting/draft-state.ts'
import type { DraftType } from '#domain/drafting/tool.ts'

export type DraftTables = {
  drafts: DraftRow
  draft_sections: SectionRow
  section_versions: VersionRow
  sent_requests: SentRequest
  flag_decisions: FlagDecisionRow
  draft_changes: DraftChangeRow
  draft_counts: DraftCountRow
  draft_words: DraftWordRow
  draft_comparisons: DraftComparisonRow
  statement_verdicts: StatementVerdictRow
}

export type DraftRow = {
  id: string
  owner_id: string
  client_id: string
  client_name: string
  type: DraftType
  title: string
  state: DraftState
  reason: string | null
  /** `offline` or the provider: a draft always names its writer. */
  writer: string
  provider: string
  model: string | null
  file_name: string
  /** JSON of the whole `DraftInput`, so that a draft never depends on what changes after it. */
  input: string
  facts: string
  warnings: string
  created_at: number
  finished_at: number | null
  /** 0 when the attorney chose to send this draft's texts as they are. */
  is_shielded: number | null
  /** What it is found by, folded; null until somebody looks for a draft. */
  search_key: string | null
  /** The law pack that it was made under; null for a draft from before they were kept. */
  law_version: string | null
  /** How many open points its page shows; null until its text as it stands was counted. */
  open_points: number | null
  /** What it counts as in the lists, noted with every change (`note-standing.ts`); null in a row of an older server. */
  standing: Standing | null
  /** 1 once the words of its search key are in `draft_words`. */
  words_kept: number | null
}

export type Standing = 'review' | 'writing' | 'accepted' | 'failed'

/** A draft that counts as something else than before; without a `was` it is new, without a `standing` it is gone. */
type DraftChangeRow = {
  /** In the order of time. */
  id: string
  owner_id: string
  client_id: string
  type: DraftType
  was: Standing | null
  standing: Standing | null
}

/** How many drafts of an owner somebody is shown, up to a moment. */
export type DraftCountRow = {
  person_id: string
  owner_id: string
  /** The part in the firm and the shares of that count: with others everything is counted again. */
  seen: string
  /** JSON of `DraftCounts`. */
  counts: string
  /** Changes with ids up to here are in it. */
  up_to: string
  counted_at: number
  /** When the first of the shares ends by itself. */
  good_until: number | null
}

type DraftWordRow = { owner_id: string; word: string; draft_id: string }

export type SectionRow = {
  draft_id: string
  section_id: string
  position: number
  /** JSON of the `SectionPlan`. */
  plan: string
  state: SectionState
  version: number
  content: string
  origin: VersionOrigin | null
  updated_at: number
  /** The version that a model proposes and nobody has decided on yet. */
  proposal: number | null
  /** JSON array of passages (plain text) that no proposal may change. */
  locks: string | null
  /** Why the attorney accepted a section with an open red flag. */
  override_reason: string | null
  /** JSON array of the fingerprints of its passages, to find them again in later drafts; null for the product's own text. */
  passages_hash: string | null
  /** How many placeholders its text holds. */
  gaps: number
  /** Who accepted it as it stands; null while it is not accepted. */
  accepted_by: string | null
  accepted_at: number | null
}

export type VersionRow = {
  draft_id: string
  section_id: string
  version: number
  origin: VersionOrigin
  content: string
  created_at: number
  author_id: string | null
  model: string | null
  prompt: string | null
  /** What was proposed, where the attorney took only a part of it. */
  proposed: string | null
  input_tokens: number | null
  output_tokens: number | null
  /** JSON of the `MarkedSentence`s: which facts its writer named for which sentence. */
  facts: string | null
  /** Of a proposal: who took it or put it aside. */
  decided_by: string | null
  decided_at: number | null
}

/** Exactly what left for a model, for the attorney to look at. */
export type SentRequest = {
  id: string
  draft_id: string
  section_id: string
  sent_at: number
  provider: string
  model: string
  is_shielded: number
  /** JSON of the instructions and the prompt as they went over the wire. */
  payload: string
  /** JSON of the stand-ins in it with the words that they replaced; never leaves. */
  stand_ins: string | null
  /** `answered` or why no answer came; null while it is under way. */
  outcome: string | null
  input_tokens: number | null
  output_tokens: number | null
}

/** What the attorney decided about a finding. Never changed: a later row about the same finding counts in its place. */
export type FlagDecisionRow = {
  id: string
  draft_id: string
  /** `DraftCheck.finding`. */
  finding: string
  /** Null where the finding is about the whole draft. */
  section_id: string | null
  kind: DecisionKind
  /** The rule of the domain file (`C22`), else the code of the finding. */
  code: string
  message: string
  /** The words of the draft that it is about. */
  words: string | null
  reason: string | null
  /** Where the attorney read what she verified (an address, a page of a reporter), and the words that she relies on. */
  read_at: string | null
  read_words: string | null
  decided_by: string
  decided_at: number
}

/** A draft whose statements a model reads beside the file, because somebody asked for it. */
export type DraftComparisonRow = {
  draft_id: string
  /** `comparing`: a job waits or works. */
  state: 'comparing' | 'compared' | 'failed'
  /** Why some of it was not read, as one sentence. */
  reason: string | null
  /** The provider's own name of the model. */
  model: string | null
  /** Of the last time: how many statements there were to read, and how many have a verdict. */
  statements: number | null
  verdicts: number | null
  asked_by: string | null
  asked_at: number
  ended_at: number | null
}

/** What a model said of one statement, beside these sources; nothing of it is asked again. */
export type StatementVerdictRow = {
  id: string
  draft_id: string
  /** Of statement, sources and the form of the request. */
  fingerprint: string
  sources_hash: string
  statement: string
  verdict: VerdictKind
  /** JSON of the `SourcePassage` that it named. */
  passage: string | null
  model: string
  decided_at: number
}
