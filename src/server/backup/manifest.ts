import { createHash } from 'node:crypto'
import { createReadStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

export type SavedFile = { readonly key: string; readonly bytes: number; readonly sha256: string }

/** What an archive holds, so that it can be checked before it is needed. */
export type Manifest = {
  readonly madeAt: string
  readonly database: SavedFile
  readonly files: readonly SavedFile[]
  /** Named by a record, and not in the store when its turn came. */
  readonly missing: readonly string[]
}

export const manifestName = 'manifest.json'
export const databaseName = 'drafty.db'

export function readManifest(archive: string): Manifest {
  return JSON.parse(readFileSync(join(archive, manifestName), 'utf8')) as Manifest
}

export function filePathIn(archive: string, key: string): string {
  return join(archive, 'files', key)
}

/** Size and hash of a file on disk. */
export async function measureFile(path: string, key: string): Promise<SavedFile> {
  const hash = createHash('sha256')
  let bytes = 0
  await pipeline(createReadStream(path), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      bytes += chunk.length
      hash.update(chunk)
    }
  })
  return { key, bytes, sha256: hash.digest('hex') }
}

/** What of an archive is not as the manifest says; empty for a good one. */
export async function findDamage(archive: string, { database, files }: Manifest): Promise<string[]> {
  const damaged: string[] = []
  for (const saved of [database, ...files]) {
    const path = saved.key === databaseName ? join(archive, databaseName) : filePathIn(archive, saved.key)
    const found = await measureFile(path, saved.key).catch(() => undefined)
    if (found?.sha256 !== saved.sha256) damaged.push(saved.key)
  }
  return damaged
}
