import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, opendir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { measure } from './measure.ts'
import type { FileStore } from './port.ts'

/** Files in a folder on disk, spread over subfolders; a file appears under its name only when it is whole. */
export function filesInFolder(folder: string): FileStore {
  const pathOf = (key: string) => {
    if (!/^[0-9a-f]{40}$/.test(key)) throw new Error('Not a key of this store.')
    return join(folder, key.slice(0, 2), key)
  }
  return {
    async put(content, limit) {
      const key = randomBytes(20).toString('hex')
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      const measured = measure(limit)
      try {
        await pipeline(content, measured.stream, createWriteStream(`${path}.part`, { flush: true }))
        await rename(`${path}.part`, path)
      } catch (error) {
        await rm(`${path}.part`, { force: true })
        throw error
      }
      return { key, ...measured.result() }
    },
    async read(key) {
      const file = await open(pathOf(key))
      await file.close()
      return createReadStream(pathOf(key))
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
    async *list() {
      await mkdir(folder, { recursive: true })
      for await (const entry of await opendir(folder, { recursive: true }))
        if (entry.isFile() && !entry.name.endsWith('.part')) yield entry.name
    },
  }
}
