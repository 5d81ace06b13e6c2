import type { ForumId } from '#law/filing-kit/filing-kit.ts'

export type PacketTables = {
  packets: PacketRow
  packet_parts: PacketPartRow
  exhibit_pages: ExhibitPagesRow
  preflight_answers: PreflightAnswerRow
  form_blanks: FormBlankRow
}

export type PacketRow = {
  id: string
  owner_id: string
  client_id: string
  draft_id: string
  forum: ForumId
  /** JSON of the `PacketSettings`. */
  settings: string
  /** Goes up with every change of the settings and of the state. */
  version: number
  state: 'none' | 'making' | 'ready' | 'failed' | 'cancelled'
  reason: string | null
  /** JSON of how far the making is. */
  progress: string | null
  /** JSON of the `PacketManifest` of the files that there are. */
  made: string | null
  /** Fingerprint of what the files were made from. */
  made_from: string | null
  made_at: number | null
  /** The day on which it was filed, as the attorney said; nothing of it changes from then on. */
  filed_on: string | null
  updated_at: number
}

export type PacketPartRow = {
  id: string
  owner_id: string
  packet_id: string
  number: number
  /** `brief`: the draft itself, where the forum wants it as a file of its own. */
  kind: 'exhibits' | 'brief'
  file_name: string
  file_key: string
  checksum: string
  bytes: number
  pages: number
  first_label: string
  last_label: string
}

/** A document as letter pages, by its content: made once however often packets are made. */
export type ExhibitPagesRow = {
  id: string
  owner_id: string
  client_id: string
  /** Checksum of the file, or of the text where there is none. */
  source: string
  /** How it was made; another one is made anew. */
  recipe: string
  file_key: string
  bytes: number
  pages: number
  /** JSON of the `ExhibitDetails`. */
  details: string
  made_at: number
}

/** What the attorney answered to a question of the preflight. Never changed: a later row about the same counts in its place. */
export type PreflightAnswerRow = {
  id: string
  owner_id: string
  draft_id: string
  code: string
  /** What it is about: a document, a place; empty for the filing as a whole. */
  place: string
  answer: 'yes' | 'no' | 'override'
  reason: string | null
  decided_by: string
  decided_at: number
}

/** The empty form of an agency as the attorney has uploaded it; one of each for an account. */
export type FormBlankRow = {
  id: string
  owner_id: string
  form: string
  edition: string
  file_name: string
  file_key: string
  checksum: string
  bytes: number
  pages: number
  /** JSON of the `FormField`s. */
  fields: string
  uploaded_at: number
}
