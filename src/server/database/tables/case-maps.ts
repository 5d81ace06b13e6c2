export type CaseMapTables = { case_maps: CaseMapRow }

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
  /** JSON: what a model read in each document, by its id and the text's fingerprint. */
  read_by_model: string
  /** Fingerprint of answers, record and documents that the map was made from. */
  made_from: string
  made_at: number | null
  updated_at: number
}
