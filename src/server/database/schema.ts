import type { Kysely, Transaction } from 'kysely'
import type { AccountSecurityTables } from './tables/account-security.ts'
import type { AccountTables } from './tables/accounts.ts'
import type { CaseMapTables } from './tables/case-maps.ts'
import type { ClientTables } from './tables/clients.ts'
import type { CreditTables } from './tables/credits.ts'
import type { DeadlineTables } from './tables/deadlines.ts'
import type { DraftTables } from './tables/drafts.ts'
import type { FirmTables } from './tables/firms.ts'
import type { JobTables } from './tables/jobs.ts'
import type { LawTables } from './tables/law.ts'
import type { PacketTables } from './tables/packets.ts'
import type { RecordTables } from './tables/records.ts'
import type { SignOffTables } from './tables/sign-offs.ts'
import type { TemplateTables } from './tables/templates.ts'
import type { TogetherTables } from './tables/together.ts'

/** Ids are UUIDv7 texts made by the program, times are epoch milliseconds, JSON is text. */
export type Tables = AccountSecurityTables &
  AccountTables &
  CaseMapTables &
  ClientTables &
  CreditTables &
  DeadlineTables &
  DraftTables &
  FirmTables &
  JobTables &
  LawTables &
  PacketTables &
  RecordTables &
  SignOffTables &
  TemplateTables &
  TogetherTables &
  MigrationTables

export type Database = Kysely<Tables> | Transaction<Tables>

type MigrationTables = {
  /** What this installation is: its identity, which its file store has too. */
  installation: { name: string; value: string }
  migrations: { name: string; step: number; checksum: string; state: 'started' | 'done' }
}
