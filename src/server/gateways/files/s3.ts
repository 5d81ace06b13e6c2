import { randomBytes } from 'node:crypto'
import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AwsClient } from 'aws4fetch'
import { Parser } from 'htmlparser2'
import { measure } from './measure.ts'
import { hashOf } from '#server/hash-of.ts'
import { type FileStore, FileStoreAway, type StoredFile } from './port.ts'

export type S3Settings = {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Without an answer for so long, and for what is sent a second more for every 100 kB, the store counts as away. */
const patienceMs = 30_000

/**
 * Files in an S3-compatible store, addressed by path. S3 wants length and hash before the content, so a file waits on
 * the local disk, never in memory, until it is whole.
 */
export function filesInS3({ endpoint, bucket, ...access }: S3Settings): FileStore {
  const client = createClient(access)
  const root = `${endpoint.replace(/\/$/, '')}/${encodeURIComponent(bucket)}`
  const urlOf = (key: string) => {
    if (!/^[0-9a-f]{40}$/.test(key)) throw new Error('Not a key of this store.')
    return `${root}/${key}`
  }
  const asideOf = (key: string) => urlOf(key).replace(key, `set-aside-${key}`)
  const identityUrl = `${root}/identity`

  async function send(content: Readable, limit: number, key: string): Promise<StoredFile> {
    const folder = await mkdtemp(join(tmpdir(), 'upload-'))
    try {
      const path = join(folder, 'file')
      const measured = measure(limit)
      await pipeline(content, measured.stream, createWriteStream(path, { mode: 0o600 }))
      const { bytes, checksum } = measured.result()
      const headers = { 'X-Amz-Content-Sha256': checksum, 'Content-Type': 'application/octet-stream' }
      await expectTaken(await client.fetch(urlOf(key), { method: 'PUT', headers, body: await openAsBlob(path) }))
      return { key, bytes, checksum }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  async function remove(url: string): Promise<void> {
    const response = await client.fetch(url, { method: 'DELETE' })
    if (response.status !== 404) await expectOk(response)
  }

  async function copy(from: string, to: string): Promise<void> {
    const headers = { 'X-Amz-Copy-Source': new URL(from).pathname, 'X-Amz-Content-Sha256': hashOf('') }
    await expectOk(await client.fetch(to, { method: 'PUT', headers }))
  }

  return {
    put: (content, limit) => {
      const key = randomBytes(20).toString('hex')
      return send(content, limit, key)
    },
    putBack: async (key, content) => void (await send(content, Infinity, key)),
    async read(key) {
      const found = await client.fetch(urlOf(key))
      const response = found.status === 404 ? await expectOk(found) : await expectTaken(found)
      if (!response.body) throw new Error('The store sent no content.')
      return Readable.from(contentOf(response.body))
    },
    remove: (key) => remove(urlOf(key)),
    list: () => listKeys(client, root),
    async setAside(key) {
      await copy(urlOf(key), asideOf(key))
      await remove(urlOf(key))
    },
    async takeBack(key) {
      await copy(asideOf(key), urlOf(key))
      await remove(asideOf(key))
    },
    removeAside: (key) => remove(asideOf(key)),
    async identity() {
      const response = await client.fetch(identityUrl)
      if (response.status === 404) return undefined
      return (await expectOk(response)).text()
    },
    async claim(identity) {
      const headers = { 'X-Amz-Content-Sha256': hashOf(identity), 'If-None-Match': '*' }
      await expectOk(await client.fetch(identityUrl, { method: 'PUT', headers, body: identity }))
    },
  }
}

type Client = { readonly fetch: (url: string, init?: RequestInit) => Promise<Response> }

/** Signs what is asked and asks again for a few seconds; a store that does not answer throws `FileStoreAway`. */
function createClient(access: Omit<S3Settings, 'endpoint' | 'bucket'>): Client {
  const client = new AwsClient({ ...access, service: 's3', retries: 3 })
  return {
    async fetch(url, init) {
      const away = new AbortController()
      const size = init?.body instanceof Blob ? init.body.size : 0
      const timer = setTimeout(() => away.abort(), patienceMs + size / 100)
      try {
        const response = await client.fetch(url, { ...init, signal: away.signal })
        if (response.status < 500 && response.status !== 429) return response
        await response.body?.cancel()
        throw new Error(`It answered ${response.status}.`)
      } catch (cause) {
        throw new FileStoreAway('The file store does not answer.', { cause })
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

async function* contentOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Buffer> {
  try {
    for await (const { buffer, byteOffset, byteLength } of body) yield Buffer.from(buffer, byteOffset, byteLength)
  } catch (cause) {
    throw new FileStoreAway('The file store broke off.', { cause })
  }
}

async function* listKeys(client: Client, root: string): AsyncGenerator<string> {
  for (let token: string | undefined; ;) {
    const query = new URLSearchParams({ 'list-type': '2', ...(token !== undefined && { 'continuation-token': token }) })
    const page = readPage(await (await expectOk(await client.fetch(`${root}?${query.toString()}`))).text())
    yield* page.keys.filter((key) => /^[0-9a-f]{40}$/.test(key))
    token = page.next
    if (token === undefined) return
  }
}

/**
 * What may be refused for no reason of its own: half an outage shows itself as a bucket that is not there, as a key that is
 * not known or as a request that timed out, and the same file is taken a moment later.
 */
async function expectTaken(response: Response): Promise<Response> {
  if (response.ok) return response
  await response.body?.cancel()
  throw new FileStoreAway(`The file store answered ${response.status}.`)
}

async function expectOk(response: Response): Promise<Response> {
  if (response.ok) return response
  await response.body?.cancel()
  throw new Error(`The file store answered ${response.status}.`)
}

/** Keys and the token of the next page of a `ListObjectsV2` reply. */
function readPage(xml: string): { keys: string[]; next: string | undefined } {
  const keys: string[] = []
  let next: string | undefined
  let element = ''
  const parser = new Parser(
    {
      onopentagname: (name) => void (element = name),
      onclosetag: () => void (element = ''),
      ontext(text) {
        if (element === 'Key') keys.push(text)
        if (element === 'NextContinuationToken') next = `${next ?? ''}${text}`
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return { keys, next }
}
