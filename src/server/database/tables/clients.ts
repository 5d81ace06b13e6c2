export type ClientTables = {
  clients: ClientRow
  answers: AnswersRow
  client_moves: ClientMoveRow
  client_words: ClientWordRow
}

export type ClientRow = {
  id: string
  owner_id: string
  first_name: string
  middle_name: string | null
  last_name: string
  /** Folded `last first middle`: lists sort by it on both engines alike. */
  sort_key: string
  /** Folded words that the list is searched by. */
  search_key: string
  /** JSON of `{ client, spouse, children }`. */
  record: string
  created_at: number
  updated_at: number
  /** JSON of what the list shows of it, but for what is counted; null in a row from before there was one. */
  list_item: string | null
  /** 1 once the words of its search key are in `client_words`. */
  words_kept: number | null
}

/** A client of this owner that is gone, or that came from another one. */
type ClientMoveRow = { id: string; owner_id: string }

type ClientWordRow = { owner_id: string; word: string; client_id: string }

export type AnswersRow = {
  owner_id: string
  client_id: string
  type: string
  answers: string
  version: number
  saved_at: number
}
