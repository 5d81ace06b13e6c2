import { refusing } from '#server/reading/read-document.ts'
import { callInThread } from '#server/threads/call-in-thread.ts'
import type { FinishOptions } from './finish-refill.ts'
import type { RefilledTemplate } from './refill-template-bytes.ts'
import type { SectionRefill } from './refill-types.ts'

const inThread = callInThread<typeof import('./refill-template-bytes.ts')>(
  new URL('./refill-template-bytes.ts', import.meta.url),
)

/**
 * Builds the document inside the attorney's own template: sections with content are written in the template's styles and
 * numbering, sections without stay byte for byte, and so does every part of the file that nothing touches. Runs in a
 * thread. Throws `UnreadableDocument`.
 */
export async function refillTemplate(
  template: Uint8Array,
  sections: readonly SectionRefill[],
  options: FinishOptions = {},
): Promise<RefilledTemplate> {
  return refusing(() => inThread('refillTemplateBytes', { milliseconds: 30_000 }, template, sections, options))
}
