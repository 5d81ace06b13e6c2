import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, opendir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type FileStore, FileTooLarge } from './port.ts'

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
      const hash = createHash('sha256')
      let bytes = 0
      const measure = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          bytes += chunk.length
          hash.update(chunk)
          if (bytes > limit) done(new FileTooLarge())
          else done(null, chunk)
        },
      })
      try {
        await pipeline(content, measure, createWriteStream(`${path}.part`, { flush: true }))
        await rename(`${path}.part`, path)
      } catch (error) {
        await rm(`${path}.part`, { force: true })
        throw error
      }
      return { key, bytes, checksum: hash.digest('hex') }
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
