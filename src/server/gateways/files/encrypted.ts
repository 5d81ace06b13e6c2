import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { type FileStore, FileTooLarge } from './port.ts'

/** Stands at the start of every encrypted file; others were stored before and are passed on as they are. */
const mark = Buffer.from('DRAFTY\u0001E', 'latin1')
const saltBytes = 32
const tagBytes = 16
const frameBytes = 65_536

/**
 * Encrypts what is stored: AES-256-GCM in frames of 64 KiB under a key of the file's own (HKDF of the secret and a random
 * salt). A frame's nonce is its number and whether it is the last, so that frames can be neither moved nor cut off.
 * What was stored under an earlier secret is read with it. Specified with test vectors in
 * `docs/decisions/0010-encrypted-files.md`.
 */
export function encrypted(store: FileStore, secret: string, earlier: readonly string[] = []): FileStore {
  return {
    ...store,
    async put(content, limit) {
      const hash = createHash('sha256')
      let bytes = 0
      async function* measured() {
        for await (const chunk of content as AsyncIterable<Buffer>) {
          bytes += chunk.length
          if (bytes > limit) throw new FileTooLarge()
          hash.update(chunk)
          yield chunk
        }
      }
      const frames = Math.ceil(limit / frameBytes) + 1
      const room = mark.length + saltBytes + frames * tagBytes
      const { key } = await store.put(Readable.from(seal(measured(), secret)), limit + room)
      return { key, bytes, checksum: hash.digest('hex') }
    },
    async read(key) {
      return Readable.from(open(await store.read(key), [secret, ...earlier]))
    },
  }
}

async function* seal(content: AsyncIterable<Buffer>, secret: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes)
  const key = fileKey(secret, salt)
  yield Buffer.concat([mark, salt])
  let number = 0
  for await (const { frame, isLast } of framesOf(content, frameBytes)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonce(number, isLast))
    yield Buffer.concat([cipher.update(frame), cipher.final(), cipher.getAuthTag()])
    number += 1
  }
}

async function* open(content: Readable, secrets: readonly string[]): AsyncGenerator<Buffer> {
  const pieces = content[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  const head = await readHead(pieces)
  if (!head.subarray(0, mark.length).equals(mark)) {
    yield head
    yield* rest(pieces)
    return
  }
  const salt = head.subarray(mark.length, mark.length + saltBytes)
  let keys = secrets.map((secret) => fileKey(secret, salt))
  const sealed = prepend(head.subarray(mark.length + saltBytes), rest(pieces))
  let number = 0
  for await (const { frame, isLast } of framesOf(sealed, frameBytes + tagBytes)) {
    const { plain, key } = openFrame(frame, keys, nonce(number, isLast))
    // The first frame tells under which secret the file was stored.
    keys = [key]
    yield plain
    number += 1
  }
}

function openFrame(frame: Buffer, keys: readonly Buffer[], iv: Buffer): { plain: Buffer; key: Buffer } {
  for (const [index, key] of keys.entries())
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, iv)
      decipher.setAuthTag(frame.subarray(frame.length - tagBytes))
      const plain = Buffer.concat([decipher.update(frame.subarray(0, frame.length - tagBytes)), decipher.final()])
      return { plain, key }
    } catch (error) {
      if (index === keys.length - 1) throw error
    }
  throw new Error('There is no key for this file.')
}

function fileKey(secret: string, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, 'drafty file', 32))
}

function nonce(number: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12)
  bytes.writeUInt32BE(number, 7)
  bytes[11] = isLast ? 1 : 0
  return bytes
}

/** The content in pieces of one size; the last one may be shorter, and there always is a last one. */
async function* framesOf(content: AsyncIterable<Buffer>, size: number) {
  let held = Buffer.alloc(0)
  for await (const chunk of content) {
    held = Buffer.concat([held, chunk])
    while (held.length > size) {
      yield { frame: held.subarray(0, size), isLast: false }
      held = held.subarray(size)
    }
  }
  yield { frame: held, isLast: true }
}

/** What comes first, long enough to tell whether the file is encrypted. */
async function readHead(pieces: AsyncIterator<Buffer>): Promise<Buffer> {
  let head = Buffer.alloc(0)
  while (head.length < mark.length + saltBytes) {
    const { done = false, value } = await pieces.next()
    if (done) break
    head = Buffer.concat([head, value])
  }
  return head
}

async function* rest(pieces: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  for (let piece = await pieces.next(); piece.done !== true; piece = await pieces.next()) yield piece.value
}

async function* prepend(first: Buffer, others: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first
  yield* others
}
