export type TogetherTables = {
  draft_presence: PresenceRow
  section_holds: HoldRow
  draft_comments: CommentRow
  draft_asks: AskRow
  waiting_mails: WaitingMailsRow
}

/** Who has a draft open, and which section they read: told by their page every few seconds. */
export type PresenceRow = { draft_id: string; person_id: string; section_id: string | null; seen_at: number }

/** Who edits a section. There is one row for a section at most, so that two never edit it at once. */
export type HoldRow = {
  draft_id: string
  section_id: string
  person_id: string
  /** Counts the changes of this row: a change holds only for the one that saw the latest count. */
  turn: number
  taken_at: number
  typed_at: number
  asked_by: string | null
  asked_at: number | null
  /** What was typed and is not saved yet. */
  words: string | null
}

/** A comment on a passage, or a reply to one. */
export type CommentRow = {
  id: string
  draft_id: string
  section_id: string
  /** The comment that a reply answers. */
  parent_id: string | null
  author_id: string
  body: string
  made_at: number
  /** The version of the section in whose plain text the passage was selected. */
  version: number
  start_at: number | null
  end_at: number | null
  quote: string | null
  resolved_by: string | null
  resolved_at: number | null
  changed_at: number
}

/** Somebody waits for somebody: a mention in a comment, or a request to review a draft or a section of it. */
export type AskRow = {
  id: string
  draft_id: string
  section_id: string | null
  comment_id: string | null
  person_id: string
  kind: 'mention' | 'review'
  asked_by: string
  asked_at: number
  mailed_at: number | null
  done_at: number | null
}

/** How often somebody wants a mail about what waits for them; no row: once a day. */
export type WaitingMailsRow = { account_id: string; pace: 'daily' | 'each' | 'none'; last_mail_at: number | null }
