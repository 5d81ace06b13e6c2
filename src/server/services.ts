import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Databases } from './database/databases.ts'
import type { Database } from './database/schema.ts'
import type { HostedBilling } from './gateways/billing/port.ts'
import type { FileStore } from './gateways/files/port.ts'
import type { ModelPort } from './gateways/llm/port.ts'
import type { Mailer } from './gateways/mail/port.ts'
import type { RecordEvent } from './audit-event.ts'
import type { PasswordCost } from './features/accounts/password.ts'
import type { LiveDrafts } from './features/drafting/live-drafts.ts'
import type { SigningKey } from './signing-key.ts'
import type { LawBook } from './law/law-book.ts'
import type { Nudge } from './work/nudge.ts'

/** What the features need; made once in `main.ts`, and anew for each test. */
export type Services = {
  readonly config: Config
  readonly database: Database
  /** Which one `database` is, and how long. */
  readonly databases: Databases
  readonly files: FileStore
  readonly mailer: Mailer
  /** Absent: the offline writer drafts. */
  readonly models: ModelPort | undefined
  /** In development the provider that `AI_PROVIDER` does not name, for the switch of the developer panel. */
  readonly otherModels?: ModelPort | undefined
  /** Absent: local billing. */
  readonly billing: HostedBilling | undefined
  readonly live: LiveDrafts
  /** Adds to the audit trail of an account. Never await it inside a transaction: it has its own. */
  readonly recordEvent: RecordEvent
  /** Resolves when all that was recorded stands in the table of the trail; await it before reading there. */
  readonly settleTrail: () => Promise<void>
  /** Wakes the worker when a job was added in this process. */
  readonly nudge: Nudge
  /** The law that is in force here, and the packs that drafts were made under. */
  readonly law: LawBook
  /** Signs tokens; 32 bytes. */
  readonly secret: Uint8Array
  /** What signed before it, newest first: tokens and secrets are still read with these, and written with `secret`. */
  readonly earlierSecrets: readonly Uint8Array[]
  /** What hashing a password takes here. */
  readonly passwordCost: PasswordCost
  /** Signs records of sign-offs. */
  readonly signingKey: SigningKey
  /** In development: what the calls of the developer panel carry. */
  readonly developerKey: string
  /** Epoch milliseconds. The only clock of the server; development and tests can move it. */
  readonly now: () => number
  /** Moves the clock, in development only; null lets it run again. */
  readonly moveClock: (now: number | null) => void
  readonly log: Logger
  /** Aborted when the server is to end: open streams close, the worker takes no further job. */
  readonly stopping: AbortSignal
  /** How often a silent event stream shows that it is alive; proxies cut silent ones after about a minute. */
  readonly heartbeatMs: number
  /** Where this server is reached, for links in mails; known once it listens. */
  readonly publicUrl: () => string
}
