import { useSyncExternalStore } from 'react'
import { sendForm } from '#web/data/send-form.ts'
import { kindCalls, type RecordPlace } from './record-kinds.ts'

/** A file on its way. It stays in view until it has arrived or its refusal was read. */
export type Upload = {
  readonly id: string
  readonly place: RecordPlace
  readonly title: string
  /** 0 to 100. At 100 the server reads the file. */
  readonly percent: number
  /** Why it was not taken. */
  readonly problem?: string
  readonly cancel: () => void
}

let uploads: readonly Upload[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Upload[]): void {
  uploads = next
  for (const listener of listeners) listener()
}

function update(id: string, part: Partial<Upload>): void {
  change(uploads.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)))
}

export function dismissUpload(id: string): void {
  change(uploads.filter((upload) => upload.id !== id))
}

/** The uploads of a place that are under way or were refused, in the order in which they began. */
export function useUploads(place: Omit<RecordPlace, 'expertId'>): readonly Upload[] {
  const all = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => uploads,
  )
  return all.filter((upload) => upload.place.kind === place.kind && upload.place.clientId === place.clientId)
}

export type NewRecord = {
  readonly place: RecordPlace
  readonly title: string
  readonly form: FormData
  /** Runs once the record is on the server, before its entry here goes: fetch the list here. */
  readonly onArrived: () => Promise<unknown>
  readonly onProgress?: (percent: number) => void
}

/**
 * Sends a new record. Meanwhile its `<title> Processing...` stands in the lists; it goes when the real one is there. A
 * refusal is thrown and, with `keepsProblem`, stays in the list until it is dismissed.
 */
export async function sendRecord(record: NewRecord, keepsProblem = false): Promise<{ id: string }> {
  const abort = new AbortController()
  const id = `upload-${(lastId += 1)}`
  const { place, title } = record
  change([...uploads, { id, place, title, percent: 0, cancel: () => abort.abort() }])
  try {
    const reply = await sendForm(kindCalls[place.kind].createPath(place), record.form, {
      signal: abort.signal,
      onProgress: (percent) => {
        update(id, { percent })
        record.onProgress?.(percent)
      },
    })
    await record.onArrived()
    dismissUpload(id)
    return reply as { id: string }
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError'
    if (keepsProblem && !isCancelled) update(id, { problem: error instanceof Error ? error.message : String(error) })
    else dismissUpload(id)
    throw error
  }
}

const atOnce = 3

/** Several files at once, a few at a time; each one's refusal stays in the list. */
export async function sendFiles(
  place: RecordPlace,
  files: readonly File[],
  onArrived: () => Promise<unknown>,
): Promise<void> {
  const waiting = [...files]
  const next = async (): Promise<void> => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const form = new FormData()
      form.set('file', file)
      await sendRecord({ place, title: titleOf(file), form, onArrived }, true).catch(() => undefined)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, files.length) }, next))
}

/** What the server calls a file that has no title of its own. */
export function titleOf(file: File): string {
  return file.name.replace(/\.[A-Za-z0-9]{1,5}$/, '')
}
