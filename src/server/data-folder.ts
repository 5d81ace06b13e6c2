import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Config } from './config.ts'
import { makeSigningKey } from './signing-key.ts'

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
  /** What signed before, newest first: read, never written with. */
  readonly earlierSecrets: readonly Uint8Array[]
  /** Encrypts files; absent in development. */
  readonly fileKey: string | undefined
  readonly earlierFileKeys: readonly string[]
  /** Development: what developer calls carry. */
  readonly developerKey: string
  /** Signs records of sign-offs; a PEM. */
  readonly signingKey: string
  /** The files that were made just now. */
  readonly made: readonly string[]
}

type GivenSecrets = Pick<Config, 'APP_SECRET' | 'FILE_ENCRYPTION_KEY' | 'DEVELOPER_KEY' | 'isProduction'> &
  Partial<Pick<Config, 'APP_SECRETS_BEFORE' | 'FILE_ENCRYPTION_KEYS_BEFORE'>>

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
  const signingKey = keep('sign-off-key', makeSigningKey).toString('utf8')
  const { APP_SECRETS_BEFORE = [], FILE_ENCRYPTION_KEYS_BEFORE = [] } = given
  const earlierSecrets = [
    ...APP_SECRETS_BEFORE.map((text) => new TextEncoder().encode(text)),
    ...readEarlier(folder, 'secret').map((text) => Buffer.from(text, 'base64url')),
  ]
  const earlierFileKeys = [...FILE_ENCRYPTION_KEYS_BEFORE, ...readEarlier(folder, 'file-key')]
  return { secret, earlierSecrets, fileKey, earlierFileKeys, developerKey, signingKey, made }
}

/** The lines of `secret-before` or `file-key-before`: what `npm run rotate-keys` has replaced, newest first. */
export function readEarlier(folder: string, name: 'secret' | 'file-key'): string[] {
  const path = join(folder, `${name}-before`)
  return existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
    : []
}

/** Puts new keys in the place of those that were made at the first start; what was written with them stays readable. */
export function rotateKeys(folder: string): string[] {
  const rotated: string[] = []
  for (const name of ['secret', 'file-key'] as const) {
    const path = join(folder, name)
    if (!existsSync(path)) continue
    const present = readFileSync(path)
    const line = name === 'secret' ? present.toString('base64url') : present.toString('utf8')
    const lines = [line, ...readEarlier(folder, name)]
    writeFileSync(`${path}-before`, `${lines.join('\n')}\n`, { mode: 0o600, flush: true })
    const made = name === 'secret' ? randomBytes(32) : randomBytes(32).toString('base64url')
    replaceFile(path, made)
    rotated.push(name)
  }
  const signing = join(folder, 'sign-off-key')
  if (existsSync(signing)) {
    // Its public half stays in the database with what it signed; nothing needs the private one again.
    replaceFile(signing, makeSigningKey())
    rotated.push('sign-off-key')
  }
  return rotated
}

/** Whole or not at all: a half-written key would lose everything that comes after. */
function replaceFile(path: string, content: Uint8Array | string): void {
  writeFileSync(`${path}-new`, content, { mode: 0o600, flush: true })
  renameSync(`${path}-new`, path)
}
