import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, opendir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { measure } from './measure.ts'
import type { FileStore } from './port.ts'

const isKey = (name: string) => /^[0-9a-f]{40}$/.test(name)

/** Files in a folder on disk, spread over subfolders; a file appears under its name only when it is whole. */
export function filesInFolder(folder: string): FileStore {
  const pathOf = (key: string) => {
    if (!isKey(key)) throw new Error('Not a key of this store.')
    return join(folder, key.slice(0, 2), key)
  }
  // Beside the files, so that no list of them has what is set aside.
  const aside = `${folder}-set-aside`
  const asideOf = (key: string) => join(aside, basename(pathOf(key)))
  const identityPath = join(folder, 'identity')
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
        if (entry.isFile() && isKey(entry.name)) yield entry.name
    },
    async setAside(key) {
      await mkdir(aside, { recursive: true })
      await rename(pathOf(key), asideOf(key))
    },
    async takeBack(key) {
      await mkdir(dirname(pathOf(key)), { recursive: true })
      await rename(asideOf(key), pathOf(key))
    },
    async removeAside(key) {
      await rm(asideOf(key), { force: true })
    },
    async putBack(key, content) {
      await mkdir(dirname(pathOf(key)), { recursive: true })
      await pipeline(content, createWriteStream(pathOf(key), { flush: true }))
    },
    async identity() {
      return (await readFile(identityPath, 'utf8').catch(() => undefined))?.trim()
    },
    async claim(identity) {
      await mkdir(folder, { recursive: true })
      await writeFile(identityPath, identity, { flag: 'wx' })
    },
  }
}
