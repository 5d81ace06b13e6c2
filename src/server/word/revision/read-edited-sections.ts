import { refusing } from '#server/reading/read-document.ts'
import { callInThread } from '#server/threads/call-in-thread.ts'
import type { DraftSection } from './draft-units.ts'
import type { EditedDraft } from './read-edited-bytes.ts'

const inThread = callInThread<typeof import('./read-edited-bytes.ts')>(
  new URL('./read-edited-bytes.ts', import.meta.url),
  'reading',
)

/**
 * What an attorney made of a draft in Word: the content of each section in the edited file. `exported` is the file as
 * the product wrote it from the same sections; by comparing the two, edits are told from what was there. Runs in a
 * thread. Throws `UnreadableDocument`.
 */
export async function readEditedSections(
  edited: Uint8Array,
  exported: Uint8Array,
  sections: readonly DraftSection[],
): Promise<EditedDraft> {
  return refusing(() => inThread('readEditedBytes', { milliseconds: 30_000 }, edited, exported, sections))
}
