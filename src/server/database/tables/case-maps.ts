export type CaseMapTables = { case_maps: CaseMapRow; case_map_requests: CaseMapRequestRow }

export type CaseMapRow = {
  id: string
  owner_id: string
  client_id: string
  /** The draft type of the tool. */
  type: string
  /** `making`: a job waits or works; the last map is shown meanwhile. */
  state: 'making' | 'ready' | 'failed'
  reason: string | null
  /** Goes up with every making and decision. */
  version: number
  /** JSON of the `CaseMap`; null before the first one. */
  map: string | null
  /** JSON of the `MapDecisions`: kept apart, so that a map made anew takes them over. */
  decisions: string
  /** JSON of the `ModelReadingSummary` of the last making; `{}` where no model reads. */
  read_by_model: string
  /** Fingerprint of answers, record and documents that the map was made from. */
  made_from: string
  made_at: number | null
  updated_at: number
}

/** A request that left for a model while a map was made: exactly what left, and what was answered. */
export type CaseMapRequestRow = {
  id: string
  map_id: string
  owner_id: string
  step: 'read' | 'plan'
  document_id: string | null
  /** Which part of the document, from 0. */
  part: number
  /** By what an answer is known again: the words that were asked about. */
  fingerprint: string
  sent_at: number
  provider: string
  model: string
  payload: string
  /** JSON of the stand-ins in it with the words that they replaced; never leaves. */
  stand_ins: string
  /** JSON: the facts behind the numbers of a plan. */
  facts: string | null
  /** `answered`, `unusable` or why no answer came; null while it is under way. */
  outcome: string | null
  input_tokens: number | null
  output_tokens: number | null
  /** The answer as it came, with stand-ins; only of a usable one. */
  reply: string | null
}
