import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { s3Access, startS3 } from '#test/doubles/s3.ts'
import { filesInFolder } from './data-folder.ts'
import { encrypted } from './encrypted.ts'
import { type FileStore, FileStoreAway, FileTooLarge } from './port.ts'
import { filesInS3 } from './s3.ts'

const secret = 'a key of at least thirty-two characters'

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'files-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const stores: readonly [string, () => Promise<FileStore>][] = [
  ['in a folder', async () => filesInFolder(makeFolder())],
  ['in S3', async () => filesInS3({ ...(await startS3()), bucket: 'drafty', ...s3Access })],
  ['encrypted in a folder', async () => encrypted(filesInFolder(makeFolder()), secret)],
  [
    'encrypted in S3',
    async () => encrypted(filesInS3({ ...(await startS3()), bucket: 'drafty', ...s3Access }), secret),
  ],
]

test.each(stores)('files %s come back as they were, are listed and removed', async (_where, makeStore) => {
  const store = await makeStore()
  for (const size of [0, 1, 65_535, 65_536, 65_537, 300_000]) {
    const content = randomBytes(size)
    const stored = await store.put(Readable.from(inPieces(content)), 400_000)
    expect(stored).toMatchObject({ bytes: size, checksum: createHash('sha256').update(content).digest('hex') })
    expect(await buffer(await store.read(stored.key))).toEqual(content)
  }
  const keys = await keysOf(store)
  expect(keys).toHaveLength(6)
  for (const key of keys) await store.remove(key)
  await store.remove(keys[0] ?? '')
  expect(await keysOf(store)).toEqual([])
  await expect(store.read(keys[0] ?? '')).rejects.toThrow(/ENOENT|404/)
})

test.each(stores)(
  'a file %s is set aside and taken back, and the store knows whose it is',
  async (_where, makeStore) => {
    const store = await makeStore()
    expect(await store.identity()).toBeUndefined()
    await store.claim('ours')
    await expect(store.claim('theirs')).rejects.toThrow(/EEXIST|412/)
    expect(await store.identity()).toBe('ours')
    const { key } = await store.put(Readable.from([Buffer.from('kept')]), 100)
    await store.setAside(key)
    expect(await keysOf(store)).toEqual([])
    await expect(store.read(key)).rejects.toThrow(/ENOENT|404/)
    await store.takeBack(key)
    expect(await keysOf(store)).toEqual([key])
    expect((await buffer(await store.read(key))).toString()).toBe('kept')
    await store.setAside(key)
    await store.removeAside(key)
    await store.removeAside(key)
    await expect(store.takeBack(key)).rejects.toThrow(/ENOENT|404/)
  },
)

test.each(stores)('a file over the limit leaves nothing behind %s', async (_where, makeStore) => {
  const store = await makeStore()
  await expect(store.put(Readable.from(inPieces(randomBytes(70_001))), 70_000)).rejects.toThrow(FileTooLarge)
  expect(await keysOf(store)).toEqual([])
})

test('an encrypted file shows nothing of its content, cannot be cut, changed or read with another key', async () => {
  const folder = makeFolder()
  const plain = filesInFolder(folder)
  const store = encrypted(plain, secret)
  const { key } = await store.put(Readable.from([Buffer.from('A-number 012-345-678'.repeat(5000))]), 1_000_000)
  const raw = await buffer(await plain.read(key))
  expect(raw.includes('012-345-678')).toBe(false)
  await expect(buffer(await encrypted(plain, `${secret}!`).read(key))).rejects.toThrow(/authenticate/)
  for (const broken of [
    raw.subarray(0, 40 + 65_536 + 16),
    Buffer.concat([raw.subarray(0, 100), Buffer.from([1]), raw.subarray(101)]),
  ]) {
    const changed = await plain.put(Readable.from([broken]), 1_000_000)
    await expect(buffer(await store.read(changed.key))).rejects.toThrow(/authenticate/)
  }
})

test('files stored before a key was set stay readable', async () => {
  const plain = filesInFolder(makeFolder())
  const { key } = await plain.put(Readable.from([Buffer.from('short')]), 100)
  expect((await buffer(await encrypted(plain, secret).read(key))).toString()).toBe('short')
})

test('the store of S3 refuses a wrong key, and says so', async () => {
  const store = filesInS3({ ...(await startS3()), bucket: 'drafty', ...s3Access, secretAccessKey: 'wrong' })
  await expect(store.put(Readable.from([Buffer.from('x')]), 100)).rejects.toThrow('403')
})

test('a store of S3 that is stopped, or breaks off in a file, is away: nothing is said of the file', async () => {
  const settings = { bucket: 'drafty', ...s3Access }
  const whole = await startS3()
  const { key } = await filesInS3({ ...settings, ...whole }).put(Readable.from([randomBytes(300_000)]), 400_000)
  const broken = createServer((request, response) => {
    if (request.method !== 'GET') return void response.writeHead(503).end()
    response.writeHead(200, { 'Content-Length': 300_000 }).write(randomBytes(1000))
    setTimeout(() => response.destroy(), 50)
  })
  await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve))
  const store = filesInS3({ ...settings, endpoint: `http://127.0.0.1:${(broken.address() as AddressInfo).port}` })
  await expect(store.put(Readable.from([Buffer.from('x')]), 100)).rejects.toThrow(FileStoreAway)
  const content = await store.read(key)
  await expect(buffer(content)).rejects.toThrow(FileStoreAway)
  await new Promise((resolve) => broken.close(resolve))
  await expect(store.put(Readable.from([Buffer.from('x')]), 100)).rejects.toThrow(FileStoreAway)
})

test('a store of S3 that refuses a file for now is away, and takes it a moment later', async () => {
  for (const status of [401, 403, 404, 408, 409]) {
    let tries = 0
    const half = createServer((request, response) => {
      request.resume().on('end', () => response.writeHead((tries += 1) === 1 ? status : 200).end())
    })
    await new Promise<void>((resolve) => half.listen(0, '127.0.0.1', resolve))
    const endpoint = `http://127.0.0.1:${(half.address() as AddressInfo).port}`
    const store = filesInS3({ bucket: 'drafty', ...s3Access, endpoint })
    const put = () => store.put(Readable.from([Buffer.from('x')]), 100)
    await expect(put(), String(status)).rejects.toThrow(FileStoreAway)
    expect(await put()).toMatchObject({ bytes: 1 })
    await new Promise((resolve) => half.close(resolve))
  }
})

test('an interrupted upload to a folder leaves no part', async () => {
  const folder = makeFolder()
  const broken = Readable.from(
    (function* () {
      yield Buffer.from('begun')
      throw new Error('the line broke')
    })(),
  )
  await expect(filesInFolder(folder).put(broken, 100)).rejects.toThrow('the line broke')
  expect(readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())).toEqual([])
})

function* inPieces(content: Buffer): Generator<Buffer> {
  for (let from = 0; from < content.length; from += 10_000) yield content.subarray(from, from + 10_000)
}

async function keysOf(store: FileStore): Promise<string[]> {
  const keys: string[] = []
  for await (const key of store.list()) keys.push(key)
  return keys
}
