import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { filesInFolder } from './data-folder.ts'
import { encrypted } from './encrypted.ts'
import type { FileStore } from './port.ts'

const secret = 'a key of at least thirty-two characters'

function makeStore(): FileStore {
  const folder = mkdtempSync(join(tmpdir(), 'vectors-'))
  mkdirSync(folder, { recursive: true })
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return filesInFolder(folder)
}

const put = (store: FileStore, bytes: Uint8Array) => store.put(Readable.from([Buffer.from(bytes)]), 1_000_000)
const read = async (store: FileStore, key: string) => buffer(await store.read(key))

test('the program reads the test vectors of the decision', async () => {
  const page = readFileSync('docs/decisions/0010-encrypted-files.md', 'utf8')
  const vectors = [...page.matchAll(/^\| `([^`]*)` \| `([0-9a-f]{80,})` \|$/gm)]
  const empty = /^\| `` \| `([0-9a-f]{80,})` \|$/m.exec(page)?.[1]
  const all = [['', empty ?? ''], ...vectors.map(([, content = '', hex = '']) => [content, hex])] as const
  expect(all.length).toBeGreaterThan(1)
  for (const [content, hex] of all) {
    const store = makeStore()
    const { key } = await put(store, Buffer.from(hex, 'hex'))
    expect((await read(encrypted(store, secret), key)).toString()).toBe(content)
  }
})

test('what is stored has the form of the decision: mark, salt, whole frames and a last one, each with its tag', async () => {
  const store = makeStore()
  const { key } = await put(encrypted(store, secret), Buffer.concat([Buffer.alloc(65_536, 'a'), Buffer.from('b')]))
  const raw = await read(store, key)
  expect([raw.length, raw.subarray(0, 8).toString('hex')]).toEqual([65_609, '4452414654590145'])
  // The last frame cannot be cut off, nor two changed for each other.
  for (const broken of [
    raw.subarray(0, 40 + 65_552),
    Buffer.concat([raw.subarray(0, 40), raw.subarray(40 + 65_552)]),
  ]) {
    const other = await put(store, broken)
    await expect(read(encrypted(store, secret), other.key)).rejects.toThrow()
  }
})

test('after a new key earlier files are read with the earlier one, new ones are stored with the new one', async () => {
  const store = makeStore()
  const before = 'the key of last year, of a decent length'
  const old = await put(encrypted(store, before), Buffer.from('an old file'))
  const rotated = encrypted(store, secret, [before])
  expect((await read(rotated, old.key)).toString()).toBe('an old file')
  const fresh = await put(rotated, Buffer.from('a new file'))
  expect((await read(encrypted(store, secret), fresh.key)).toString()).toBe('a new file')
  await expect(read(encrypted(store, before), fresh.key)).rejects.toThrow()
  await expect(read(encrypted(store, secret), old.key)).rejects.toThrow()
  expect(
    createHash('sha256')
      .update(await read(rotated, fresh.key))
      .digest('hex'),
  ).toBe(fresh.checksum)
})
