import type { RecordKind } from '#domain/questionnaire/record-kinds.ts'
import type { recordStates } from '#contract/record-shapes.ts'

export type RecordTables = { records: RecordRow; record_texts: RecordText; orphan_files: OrphanFile }

export type RecordRow = {
  id: string
  owner_id: string
  /** Null for templates, which belong to the account. */
  client_id: string | null
  /** The expert that an `extra_expert` is about. */
  expert_id: string | null
  kind: RecordKind
  title: string
  /** Folded title, for searching. */
  title_key: string
  /** What the attorney typed: a description, the text of a citation. */
  body: string
  is_cv: number
  /** ISO date that the document bears. */
  document_date: string | null
  /** The draft type that a citation is meant for. */
  tool_type: string | null
  state: (typeof recordStates)[number]
  reason: string | null
  /** Key in the file store. */
  file_key: string | null
  file_name: string | null
  media_type: string | null
  bytes: number | null
  checksum: string | null
  pages: number | null
  needs_ocr: number
  /** JSON array of sentences. */
  warnings: string
  created_at: number
  updated_at: number
}

/** What was read of a file. Apart from its record, so that lists never load it. */
export type RecordText = {
  record_id: string
  text: string
  /** For searching: no accents, small letters. */
  folded: string
  headings: string
  pages: string
}

/** A file in the store that no record names, and since when that is known. */
export type OrphanFile = { file_key: string; seen_at: number; set_aside_at: number | null }
