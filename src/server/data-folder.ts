import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Config } from './config.ts'

/**
 * Takes the data folder for this process: on SQLite one process owns it. The system itself gives the lock back when the
 * process ends, however it ends. Returns the function that gives it back before; throws when a living process has it.
 */
export function ownDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(join(folder, 'server-lock'), { timeout: 0 })
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode !== 5) throw error
    throw new Error('The data folder is in use by another server. Stop it first.', { cause: error })
  }
  return () => lock.close()
}

export type Secrets = {
  /** Signs tokens. */
  readonly secret: Uint8Array
  /** Encrypts files; absent in development. */
  readonly fileKey: string | undefined
  /** Development: what developer calls carry. */
  readonly developerKey: string
  /** The files that were made just now. */
  readonly made: readonly string[]
}

type GivenSecrets = Pick<Config, 'APP_SECRET' | 'FILE_ENCRYPTION_KEY' | 'DEVELOPER_KEY' | 'isProduction'>

/** The secrets that are given; the others are made once and kept beside the data, readable by their owner alone. */
export function readSecrets(folder: string, given: GivenSecrets): Secrets {
  const made: string[] = []
  const keep = (name: string, make: () => Uint8Array | string): Buffer => {
    const path = join(folder, name)
    try {
      return readFileSync(path)
    } catch {
      writeFileSync(path, make(), { mode: 0o600, flush: true })
      made.push(path)
      return readFileSync(path)
    }
  }
  const random = () => randomBytes(32).toString('base64url')
  const { APP_SECRET, FILE_ENCRYPTION_KEY, DEVELOPER_KEY, isProduction } = given
  const secret = APP_SECRET === undefined ? keep('secret', () => randomBytes(32)) : new TextEncoder().encode(APP_SECRET)
  const fileKey = FILE_ENCRYPTION_KEY ?? (isProduction ? keep('file-key', random).toString('utf8') : undefined)
  const developerKey = DEVELOPER_KEY ?? (isProduction ? random() : keep('developer-key', random).toString('utf8'))
  return { secret, fileKey, developerKey, made }
}
