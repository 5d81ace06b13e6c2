import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import type { AuditEvent } from '#server/audit-event.ts'

/** An event with its number in the journal, from 1 on without gaps. */
export type Entry = { readonly number: number; readonly event: AuditEvent }

/** Room is taken at once, so that writing seldom changes the size of a file: the disk is asked for less then. */
const roomTaken = 1_000_000

/** One of the two files of a journal; it is written from its beginning again when all of it stands in the trail. */
export type JournalFile = {
  /** Resolves when the entries are on the disk. After an error the next ones take their place. */
  readonly write: (entries: readonly Entry[]) => Promise<void>
  /** What is in it is blotted out: nothing outlives its account here. */
  readonly startAgain: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Opens a file of the journal with this id; what is in it may be written over from now on. */
export async function openJournalFile(path: string, id: string): Promise<JournalFile> {
  const handle = await open(path, constants.O_RDWR | constants.O_CREAT, 0o600)
  // What goes through this one is on the disk when its write ends: one call for what would be a write and a flush.
  const lasting = await open(path, constants.O_RDWR | constants.O_DSYNC, 0o600)
  if ((await handle.stat()).size < roomTaken) await handle.write(Buffer.alloc(roomTaken), 0, roomTaken, 0)
  await handle.sync()
  let place = 0
  return {
    async write(entries) {
      const bytes = Buffer.from(entries.map((entry) => lineOf(id, entry)).join(''))
      await writeWhole(lasting, bytes, place)
      place += bytes.length
    },
    async startAgain() {
      const written = place
      place = 0
      await writeWhole(handle, Buffer.alloc(written), 0)
    },
    async close() {
      await Promise.all([lasting.close(), handle.close()])
    },
  }
}

async function writeWhole(handle: FileHandle, bytes: Buffer, place: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, place + done)
    done += bytesWritten
  }
}

function lineOf(id: string, { number, event }: Entry): string {
  const content = JSON.stringify([id, number, event])
  return `${crc32(content).toString(16).padStart(8, '0')} ${content}\n`
}
