import type { LegalDocument } from '#domain/legal-document/block.ts'
import { callInThread } from '#server/threads/call-in-thread.ts'

const inThread = callInThread<typeof import('./write-docx.ts')>(new URL('./write-docx.ts', import.meta.url))

/**
 * Writes the Word file where it disturbs nobody. Even a letter goes to a thread: the first file that a process writes
 * takes the library a quarter of a second.
 */
export async function buildDocx(document: LegalDocument): Promise<Uint8Array<ArrayBuffer>> {
  return inThread('writeDocx', { milliseconds: 60_000 }, document)
}
