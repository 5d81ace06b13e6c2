export type TemplateTables = {
  template_readings: TemplateReadingRow
  template_splits: TemplateSplitRow
  draft_templates: DraftTemplateRow
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
