import type { Generated } from 'kysely'
import type { Role, ShareLevel } from '#domain/firm/roles.ts'

export type FirmTables = {
  firms: FirmRow
  firm_members: FirmMemberRow
  client_access: ClientAccessRow
  conflict_checks: ConflictCheckRow
}

/** A firm. What belongs to it has the account of the firm as its owner: an account that nobody can log in to. */
export type FirmRow = {
  owner_id: string
  /** The person who manages and pays. */
  holder_id: string
  name: string
  /** 1 where the firm said at its making that its owner sees every client. */
  holder_sees_all: number
  /** 1 where rules of the preflight whose text nobody has read stop a filing too. */
  strict_rules: number
  created_at: number
}

export type FirmMemberRow = {
  person_id: string
  owner_id: string
  role: Role
  joined_at: number
  /** 1 where more than a few clients are shared with them: how lists look for these, not what they show. */
  has_many: Generated<number>
  /** Goes up whenever a client with drafts is shared with them, or no longer. */
  shares_version: Generated<number>
}

/** A share of a client with a person, or a wall between them: one row for both, so that there is never both. */
export type ClientAccessRow = {
  client_id: string
  person_id: string
  owner_id: string
  level: ShareLevel | 'wall'
  /** When the share ends; null: when somebody ends it. */
  until_at: number | null
  /** Of a wall: why. */
  reason: string | null
  made_by: string
  made_at: number
  /**
   * 0 where the client has no draft, so that who has thousands of shares need not look for drafts in each of them. 1 says
   * only that there may be one.
   */
  has_drafts: Generated<number>
}

/** Whom somebody looked for among the clients, and what they decided. What was found is not kept: it may be walled off later. */
export type ConflictCheckRow = {
  id: string
  owner_id: string
  asked_by: string
  asked_at: number
  asked: string
  born: string | null
  hits: number
  was_hidden: number
  decision: 'clear' | 'conflict' | 'waived' | null
  reason: string | null
  decided_at: number | null
}
