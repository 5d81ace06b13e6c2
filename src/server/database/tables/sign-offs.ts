export type SignOffTables = {
  sign_offs: SignOffRow
  sign_off_keys: SignOffKeyRow
}

/** A signed record of who takes responsibility for which text. Never changed; a later one counts in its place. */
export type SignOffRow = {
  id: string
  owner_id: string
  draft_id: string
  signed_by: string
  signed_at: number
  /** Fingerprint of the text that it covers, section by section. */
  text_sha256: string
  /** Fingerprint of the files of the packet; null where there was none. */
  packet_sha256: string | null
  file_name: string
  /** The Word file as it was signed off. */
  file_key: string
  file_bytes: number
  file_sha256: string
  /** The `SignOffRecord` as it was signed, to the byte. */
  record_text: string
  /** Ed25519, in base64. */
  signature: string
  key_id: string
}

/** The public half of every key that has signed, so that a record stays checkable after its key was replaced. */
export type SignOffKeyRow = {
  /** SHA-256 of the key (SPKI, DER) in hex. */
  key_id: string
  public_pem: string
  first_used_at: number
}
