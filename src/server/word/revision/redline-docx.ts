import { refusing } from '#server/reading/read-document.ts'
import { callInThread } from '#server/threads/call-in-thread.ts'
import type { ChangeAuthor } from './change-writer.ts'

const redlining = callInThread<typeof import('./redline-bytes.ts')>(new URL('./redline-bytes.ts', import.meta.url))
const resolving = callInThread<typeof import('./resolve-docx.ts')>(new URL('./resolve-docx.ts', import.meta.url))
const limits = { milliseconds: 30_000 }

/**
 * The changes from one Word file to another as tracked changes in a third: accepting all of them gives the new text,
 * rejecting all of them the old one. Runs in a thread. Throws `UnreadableDocument`.
 */
export async function redlineDocx(
  oldBytes: Uint8Array,
  newBytes: Uint8Array,
  author: ChangeAuthor,
): Promise<Uint8Array<ArrayBuffer>> {
  return refusing(() => redlining('redlineBytes', limits, oldBytes, newBytes, author))
}

/** The file with all tracked changes accepted. Runs in a thread. @public */
export async function acceptAll(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return refusing(() => resolving('resolveDocx', limits, bytes, 'accept'))
}

/** The file as it was before any of its tracked changes. Runs in a thread. @public */
export async function rejectAll(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return refusing(() => resolving('resolveDocx', limits, bytes, 'reject'))
}
