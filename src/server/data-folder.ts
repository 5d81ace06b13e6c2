import { randomBytes } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'

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

/** The secret that signs tokens: the setting's, or in development one that is made once and kept in the data folder. */
export function readSecret(folder: string, setting: string | undefined): Uint8Array {
  if (setting !== undefined) return new TextEncoder().encode(setting)
  const path = join(folder, 'secret')
  try {
    return readFileSync(path)
  } catch {
    const secret = randomBytes(32)
    writeFileSync(path, secret, { mode: 0o600 })
    return secret
  }
}
