export type AccountTables = {
  accounts: Account
  attorney_profiles: ProfileRow
  sessions: SessionRow
  address_changes: AddressChange
  one_time_tokens: OneTimeToken
  mails: MailRow
}

export type Account = {
  id: string
  /** Trimmed and in small letters. */
  email: string
  password_hash: string | null
  /** The owner, when this account is a dependent. */
  parent_account_id: string | null
  created_at: number
  email_verified_at: number | null
  last_login_at: number | null
  previous_login_at: number | null
  terms_version: string | null
  terms_accepted_at: number | null
}

export type ProfileRow = {
  account_id: string
  id: string
  phone: string | null
  first_name: string | null
  middle_name: string | null
  last_name: string | null
  title: string | null
  firm_name: string | null
  license_number: string | null
  license_authority: string | null
  address_1: string | null
  address_2: string | null
  city: string | null
  state: string | null
  zip_code: string | null
  is_placeholder: number
  is_verified: number
  created_at: number
  updated_at: number
}

export type SessionRow = {
  id: string
  account_id: string
  created_at: number
  seen_at: number
  expires_at: number
  ended_at: number | null
  device: string
  address: string
  /** Of the key without which the token is worth nothing (DPoP); null for a client without a key. */
  key_thumbprint: string | null
  /** When its owner last showed who they are. */
  proved_at: number
}

/** A new address waits until both addresses have confirmed it. */
export type AddressChange = {
  account_id: string
  new_email: string
  requested_at: number
  old_confirmed_at: number | null
  new_confirmed_at: number | null
}

/** Only the SHA-256 of a token is stored. */
export type OneTimeToken = {
  hash: string
  account_id: string
  purpose: 'verify-email' | 'reset-password' | 'invitation' | 'leave-address' | 'take-address'
  created_at: number
  expires_at: number
  used_at: number | null
}

export type MailRow = {
  id: string
  /** The same occasion never mails twice. */
  dedupe_key: string
  recipient: string
  subject: string
  text_body: string
  html_body: string
  created_at: number
  sent_at: number | null
}
