import type { LocalDatabaseState } from '#contract/developer-panel.ts'

/** The schema of the product in the local MySQL. */
export const schemaName = 'drafty'

export type MysqlState = { readonly status: LocalDatabaseState; readonly detail: string | null }

/** A MySQL server of this machine, however it is run. Failures are `AppError`s that say what to do. */
export type LocalMysql = {
  readonly form: 'docker' | 'process'
  readonly readState: () => Promise<MysqlState>
  /** Makes the server, starts it, and makes an empty schema; when it throws, nothing of it is left. */
  readonly setUp: () => Promise<void>
  /** Starts a stopped server and waits until it answers. */
  readonly start: () => Promise<void>
  /** Stops a running server and waits until it is gone; its data stay. */
  readonly stop: () => Promise<void>
  /** Deletes a stopped server with all its data. */
  readonly remove: () => Promise<void>
  /** With its password; undefined before the setup. */
  readonly addresses: () => { readonly fromHost: string; readonly fromContainer: string } | undefined
}
