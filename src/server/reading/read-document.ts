import { stat } from 'node:fs/promises'
import { callInThread, ThreadLimitExceeded } from '#server/threads/call-in-thread.ts'
import type { DocumentText } from './document-text.ts'
import { type ContentLimits, contentLimits } from './read-bytes.ts'
import { asUnreadable, UnreadableDocument } from '#server/office/unreadable-document.ts'

const inThread = callInThread<typeof import('./read-bytes.ts')>(new URL('./read-bytes.ts', import.meta.url), 'reading')

export type ReadingLimits = ContentLimits & {
  readonly milliseconds: number
  readonly heapMb: number
}

const readingLimits: ReadingLimits = { ...contentLimits, milliseconds: 20_000, heapMb: 512 }

/**
 * The text of an uploaded file, known by its content and not by its name. It is read in a thread with limits of time
 * and memory, so that no file can hold up or bring down the server. Throws `UnreadableDocument` with a sentence for the
 * person who uploaded it.
 */
export async function readDocument(
  source: string | Uint8Array,
  limits: Partial<ReadingLimits> = {},
): Promise<DocumentText> {
  const { milliseconds, heapMb, ...content } = { ...readingLimits, ...limits }
  const size = typeof source === 'string' ? (await stat(source)).size : source.length
  if (size > content.packedBytes) throw new UnreadableDocument('too-large')
  return refusing(() => inThread('readBytes', { milliseconds, heapMb }, source, content))
}

/**
 * Runs work on an uploaded file in a thread. Its refusals and exceeded limits become `UnreadableDocument`, and so does
 * any other failure there: bytes that bring a parser down are a damaged file. What was behind it is the `cause`.
 */
export async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof ThreadLimitExceeded)
      throw new UnreadableDocument(cause.limit === 'time' ? 'took-too-long' : 'too-complex', { cause })
    throw asUnreadable(cause) ?? new UnreadableDocument('damaged', { cause })
  }
}
