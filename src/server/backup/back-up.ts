import { copyFileSync, createWriteStream, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'
import { connect, isMysql } from '#server/database/connect.ts'
import { replaceRows } from '#server/database/copy-rows.ts'
import { migrate } from '#server/database/migrate.ts'
import { foldWhatIsLeft } from '#server/features/audit/index.ts'
import type { FileStore } from '#server/gateways/files/port.ts'
import { databaseName, filePathIn, type Manifest, manifestName, measureFile, type SavedFile } from './manifest.ts'
import { namedFiles } from './named-files.ts'

/** An installation as it lies on disk: its database, its store without decryption, and the folder with its keys. */
export type Installation = { readonly location: string; readonly files: FileStore; readonly folder: string }

export const keyNames = ['secret', 'secret-before', 'file-key', 'file-key-before', 'sign-off-key'] as const

/**
 * Saves an installation while it serves: the database as it is at one moment, then every file that it names, as it lies
 * in the store. The keys go to a folder of their own: whoever has archive and keys has everything.
 */
export async function backUp(
  { location, files, folder }: Installation,
  target: { readonly archive: string; readonly keys: string },
  now: number,
): Promise<Manifest> {
  const { archive, keys } = target
  if (existsSync(archive)) throw new Error(`${archive} is there already; a backup is never written over another one.`)
  mkdirSync(join(archive, 'files'), { recursive: true, mode: 0o700 })
  const path = join(archive, databaseName)
  await saveDatabase(location, path)
  const saved: SavedFile[] = []
  const missing: string[] = []
  for (const key of await namedFiles(path)) {
    const content = await files.read(key).catch(() => undefined)
    if (!content) {
      missing.push(key)
      continue
    }
    await pipeline(content, createWriteStream(filePathIn(archive, key), { mode: 0o600, flush: true }))
    saved.push(await measureFile(filePathIn(archive, key), key))
  }
  saveKeys(folder, keys)
  const database = await measureFile(path, databaseName)
  const manifest: Manifest = { madeAt: new Date(now).toISOString(), database, files: saved, missing }
  // Last: an archive without a manifest is an unfinished one.
  writeFileSync(join(archive, manifestName), JSON.stringify(manifest, null, 2), { mode: 0o600, flush: true })
  return manifest
}

/** SQLite's own online copy; from MySQL all rows of one moment, into a file of the same tables. */
async function saveDatabase(location: string, path: string): Promise<void> {
  if (!isMysql(location)) {
    const source = new DatabaseSync(location, { readOnly: true, timeout: 30_000 })
    await backup(source, path)
    source.close()
    const copy = connect(path)
    await foldWhatIsLeft(copy, location).finally(() => copy.destroy())
    return
  }
  const [source, target] = [connect(location), connect(path)]
  try {
    await migrate(target)
    await replaceRows(source, target)
  } finally {
    await Promise.all([source.destroy(), target.destroy()])
  }
}

function saveKeys(folder: string, keys: string): void {
  mkdirSync(keys, { recursive: true, mode: 0o700 })
  for (const name of keyNames) if (existsSync(join(folder, name))) copyFileSync(join(folder, name), join(keys, name))
}
