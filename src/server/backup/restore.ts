import { copyFileSync, createReadStream, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { connect, isMysql } from '#server/database/connect.ts'
import { migrate } from '#server/database/migrate.ts'
import { moveData } from './move-data.ts'
import { type Installation, keyNames } from './back-up.ts'
import { databaseName, filePathIn, findDamage, readManifest } from './manifest.ts'

/**
 * Puts an archive into an empty installation whose server does not run. The archive is checked first; nothing that is
 * there is written over. Returns how many files came back. Throws with a sentence.
 */
export async function restore(
  archive: string,
  keys: string | undefined,
  { location, files, folder }: Installation,
): Promise<{ readonly files: number; readonly missing: readonly string[] }> {
  if (!existsSync(join(archive, 'manifest.json'))) throw new Error(`${archive} is no finished backup.`)
  const manifest = readManifest(archive)
  const damaged = await findDamage(archive, manifest)
  if (damaged.length > 0) throw new Error(`The archive is damaged, nothing was restored: ${damaged.join(', ')}.`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  await restoreDatabase(join(archive, databaseName), location)
  for (const { key } of manifest.files) await files.putBack(key, createReadStream(filePathIn(archive, key)))
  for (const name of keyNames) {
    const from = keys === undefined ? undefined : join(keys, name)
    if (from !== undefined && existsSync(from) && !existsSync(join(folder, name)))
      copyFileSync(from, join(folder, name))
  }
  return { files: manifest.files.length, missing: manifest.missing }
}

async function restoreDatabase(saved: string, location: string): Promise<void> {
  if (isMysql(location)) {
    await moveData(saved, location, () => undefined)
    return
  }
  if (existsSync(location)) throw new Error(`${location} is there already. Restore into an empty data folder.`)
  copyFileSync(saved, location)
  const database = connect(location)
  await migrate(database).finally(() => database.destroy())
}
