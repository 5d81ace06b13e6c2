import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { setImmediate as breathe } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { filesInFolder } from '#server/gateways/files/data-folder.ts'
import type { FileStore } from '#server/gateways/files/port.ts'
import { buildClient } from '#test/records.ts'
import { createTestApp } from '#test/test-app.ts'

const mostHeld = 2_000_000
const chunk = new TextEncoder().encode(
  'a line of a declaration, again and again, until there is enough of it.\n'.repeat(900),
)

/** How much has come in and not yet been taken by the store: what the server holds. */
class Held {
  most = 0
  #now = 0
  add(bytes: number): void {
    this.#now += bytes
    this.most = Math.max(this.most, this.#now)
  }
}

/** A store on a slow disk: it takes a piece, lets everything else happen, and takes the next one. */
function slow(files: FileStore, held: Held): FileStore {
  return {
    ...files,
    put: (content, limit) => {
      const brake = new Transform({
        transform: (piece: Buffer, _encoding, done) => {
          held.add(-piece.length)
          void breathe().then(() => done(null, piece))
        },
      })
      content.on('error', (error) => brake.destroy(error))
      return files.put(content.pipe(brake), limit)
    },
  }
}

/** A form with a text file of about so many bytes, made while it is sent. */
function formOf(bytes: number, held: Held) {
  const boundary = 'the-end-of-a-part'
  const part = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="long.txt"\r\n\r\n`
  let left = bytes
  let begun = false
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (!begun) controller.enqueue(new TextEncoder().encode(part))
        begun = true
        if (left <= 0) {
          controller.enqueue(new TextEncoder().encode(`\r\n--${boundary}--\r\n`))
          return controller.close()
        }
        left -= chunk.length
        held.add(chunk.length)
        controller.enqueue(chunk.slice())
      },
    },
    { highWaterMark: 0 },
  )
  return { body, type: `multipart/form-data; boundary=${boundary}` }
}

async function send(bytes: number) {
  const held = new Held()
  const folder = mkdtempSync(join(tmpdir(), 'slow-disk-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const files = slow(filesInFolder(folder), held)
  const drafty = await createTestApp({ services: { files }, works: false })
  const ana = await drafty.signUp()
  const clientId = await buildClient(ana)
  const { body, type } = formOf(bytes, held)
  const headers = { Authorization: `Bearer ${ana.token}`, 'Content-Type': type }
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
  const response = await drafty.app.request(`/api/clients/${clientId}/documents`, init)
  const kept: string[] = []
  for await (const key of files.list()) kept.push(key)
  return { status: response.status, reply: (await response.json()) as Record<string, unknown>, held, kept }
}

test('a file of nearly 25 MB reaches a slow store without the server ever holding more than a little of it', async () => {
  const { status, reply, held, kept } = await send(24_900_000)
  expect(status, JSON.stringify(reply)).toBe(201)
  expect(reply['bytes']).toBeGreaterThan(24_800_000)
  expect(kept).toHaveLength(1)
  expect(held.most).toBeLessThan(mostHeld)
})

test('a file that is too large is refused by its name and leaves nothing', async () => {
  const { status, reply, kept } = await send(40_000_000)
  expect(status).toBe(413)
  expect(reply['message']).toContain('long.txt')
  expect(kept).toEqual([])
})
