export type TemplateTables = {
  template_readings: TemplateReadingRow
  template_splits: TemplateSplitRow
  draft_templates: DraftTemplateRow
  template_old_cases: OldCaseRow
  template_model_requests: TemplateModelRequestRow
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
  /** `reading`: a job asks a model what software did not find; `none` where there is no model. */
  model_state: 'none' | 'reading' | 'read' | 'failed'
  model_name: string | null
  /** Of what software found, before a model looked: the same text is known again by it. */
  found_hash: string | null
}

/** A request that left for a model while a template was read: exactly what left, and what was answered. */
export type TemplateModelRequestRow = {
  id: string
  record_id: string
  owner_id: string
  /** Which part of the template, from 0. */
  part: number
  /** By what an answer is known again: the words that were asked about. */
  fingerprint: string
  sent_at: number
  provider: string
  model: string
  payload: string
  /** `answered`, `unusable` or why no answer came; null while it is under way. */
  outcome: string | null
  input_tokens: number | null
  output_tokens: number | null
  /** The answer as it came; only of a usable one. */
  reply: string | null
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
