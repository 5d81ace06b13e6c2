import type { Role } from '#domain/firm/roles.ts'

export type AccountSecurityTables = {
  account_security: AccountSecurity
  recovery_codes: RecoveryCode
  passkeys: PasskeyRow
  challenges: Challenge
  login_failures: LoginFailures
  invitations: Invitation
  account_exports: AccountExport
  audit_events: AuditRow
  trail_journal: TrailJournal
}

/** How far the journal beside a SQLite file stands in `audit_events`. */
export type TrailJournal = { id: string; folded: number }

export type AccountSecurity = {
  account_id: string
  /** The subject of the linked Google account; e-mail addresses change, subjects do not. */
  google_sub: string | null
  /** Encrypted with a key that is derived from the server's secret. */
  totp_secret: string | null
  /** Null while the secret waits for its first code. */
  totp_enabled_at: number | null
  /** The last 30-second step whose code was used: a code is good once. */
  totp_last_step: number
  /** The account is deleted then, unless its owner changes their mind. */
  delete_after: number | null
}

export type RecoveryCode = { account_id: string; hash: string; used_at: number | null }

export type PasskeyRow = {
  id: string
  account_id: string
  credential_id: string
  /** COSE key, base64url. */
  public_key: string
  counter: number
  /** Comma-separated. */
  transports: string
  name: string
  created_at: number
  used_at: number | null
}

export type ChallengePurpose = 'google' | 'passkey-new' | 'passkey-login'

/** A random value that the server gave out and takes back once. Only its SHA-256 is stored. */
export type Challenge = {
  hash: string
  purpose: ChallengePurpose
  account_id: string | null
  expires_at: number
  used_at: number | null
}

/** Counted by address, whether it has an account or not, so that a lock tells nothing. */
export type LoginFailures = { address_hash: string; failures: number; first_at: number; locked_until: number }

export type Invitation = {
  id: string
  owner_id: string
  email: string
  hash: string
  created_at: number
  expires_at: number
  /** What somebody becomes in the firm of the owner; null where there is none. */
  role: Role | null
  /** Accepted, taken back or replaced by a newer one. */
  ended_at: number | null
}

export type AccountExport = {
  id: string
  account_id: string
  state: 'waiting' | 'ready' | 'failed' | 'expired'
  requested_at: number
  finished_at: number | null
  file_key: string | null
  bytes: number | null
}

/** Append-only; each row carries the hash of the one before it in the trail of the same account. */
export type AuditRow = {
  account_id: string
  position: number
  at: number
  kind: string
  subject: string
  detail: string
  actor_id: string | null
  address: string
  device: string
  previous: string
  hash: string
}
