export type TemplateTables = {
  template_readings: TemplateReadingRow
  template_splits: TemplateSplitRow
  draft_templates: DraftTemplateRow
  template_old_cases: OldCaseRow
}

/** What was read of a template's file; made anew when the file is another one. */
export type TemplateReadingRow = {
  record_id: string
  owner_id: string
  file_key: string
  kind: 'docx' | 'pdf'
  pages: number
  warnings: string
  /** JSON of the list of `TemplateParagraph`. */
  paragraphs: string
  /** JSON of the `TemplateSplit` that software proposes. */
  proposed: string
  /** JSON of the list of lines outside the body; null where the file was read before they were looked at. */
  beside: string | null
}

/** What an old case left in a template (`OldCase`) and what the attorney decided about it (`Settlement`). */
export type OldCaseRow = {
  record_id: string
  owner_id: string
  file_key: string
  /** Which reader found it; a later one looks again. */
  reader: number
  found: string
  sources: string
  decided_at: number | null
}

/** An attorney's confirmed sections (`RememberedSplit`), the last ones for each template. */
export type TemplateSplitRow = {
  record_id: string
  owner_id: string
  fingerprint: string
  split: string
  openings: string
  placeholder_fields: string
  confirmed_at: number
}

/** The template that a draft was made from, as it was then. The file is the draft's own copy. */
export type DraftTemplateRow = {
  draft_id: string
  owner_id: string
  /** The record may be gone by now. */
  template_id: string
  title: string
  kind: 'docx' | 'pdf'
  file_key: string
  checksum: string
}
