import { randomBytes } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'

/**
 * Takes the data folder for this process: on SQLite one process owns it. A lock whose process is gone is taken over.
 * Returns the function that gives it back; throws when a living process has it.
 */
export function ownDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, 'server.lock')
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const file = openSync(path, 'wx')
      writeSync(file, String(process.pid))
      closeSync(file)
      return () => rmSync(path, { force: true })
    } catch (error) {
      if ((error as { code?: string }).code !== 'EEXIST') throw error
      const owner = Number(readFileSync(path, 'utf8'))
      if (isAlive(owner))
        throw new Error(`The data folder is in use by process ${owner}. Stop it first.`, { cause: error })
      rmSync(path, { force: true })
    }
  }
  throw new Error('The data folder could not be taken.')
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM'
  }
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
