import type { DraftInput } from '#domain/drafting/tool.ts'
import { proposedSource } from '#domain/old-client/settle.ts'
import type { TemplateParagraph } from '#domain/template-sections/template-paragraph.ts'
import { headingPlaces } from '#domain/template-sections/template-section.ts'
import { readTemplate } from '#server/word/template/read-template.ts'
import { callInThread } from '#server/threads/call-in-thread.ts'

const inThread = callInThread<typeof import('./read-for-persons.ts')>(new URL('./read-for-persons.ts', import.meta.url))

/**
 * The input of a draft with what an old case left in its template, also where the draft was made before templates were
 * read for that: then as software proposes, and asked where it proposes nothing.
 */
export async function withOldCase(input: DraftInput, file: Uint8Array): Promise<DraftInput> {
  const { template, attorney } = input
  if (!template || template.oldCase) return input
  const paragraphs: TemplateParagraph[] = []
  for (const { paragraphs: places, content } of template.sections)
    for (const [at, place] of places.entries()) if (content[at]) paragraphs[place] = content[at]
  const { beside } = await readTemplate(file)
  const headings = headingPlaces({ sections: template.sections, isForm: false })
  const all = Array.from(paragraphs, (paragraph) => paragraph ?? { ...paragraphs.find(Boolean), text: '' })
  const context = { attorney, clients: [input.client] }
  const found = await inThread(
    'readForPersons',
    { milliseconds: 30_000 },
    { paragraphs: all, beside, headings },
    context,
  )
  if (found.groups.length === 0) return input
  const sources = Object.fromEntries(found.groups.map((group) => [group.id, proposedSource(group) ?? ('ask' as const)]))
  return { ...input, template: { ...template, oldCase: { found, sources } } }
}
