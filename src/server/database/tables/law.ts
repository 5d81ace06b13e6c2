export type LawTables = {
  law_packs: LawPackRow
}

/** A pack of the law that this installation has or had in force. Rows are only ever added. */
export type LawPackRow = {
  /** `2026-12-01`, with a number after it where there were several: `2026-12-01.2`. */
  version: string
  /** JSON of the `LawPack`, letter for letter as it was signed. */
  content: string
  content_hash: string
  /** Base64; null for the pack that came with a release of the product. */
  signature: string | null
  key_id: string | null
  imported_at: number
  /** The account that imported it; null for a release and for the command line. */
  imported_by: string | null
}
