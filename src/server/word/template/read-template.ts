import { refusing } from '#server/reading/read-document.ts'
import { callInThread } from '#server/threads/call-in-thread.ts'
import type { TemplateReading } from './template-reading.ts'

const inThread = callInThread<typeof import('./read-template-bytes.ts')>(
  new URL('./read-template-bytes.ts', import.meta.url),
  'reading',
)

/**
 * Reads an uploaded template (.docx or PDF, by its content) as the list of its paragraphs. Runs in a thread with limits
 * of time and memory. Throws `UnreadableDocument` with a sentence for the attorney.
 */
export async function readTemplate(source: string | Uint8Array): Promise<TemplateReading> {
  return refusing(() => inThread('readTemplateBytes', { milliseconds: 20_000 }, source))
}
