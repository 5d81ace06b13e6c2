import { splitIntoSections } from '#domain/template-sections/split-into-sections.ts'
import type { TemplateSplit } from '#domain/template-sections/template-section.ts'
import { readTemplateBytes } from '#server/word/template/read-template-bytes.ts'
import type { TemplateReading } from '#server/word/template/template-reading.ts'

export type SplitReading = TemplateReading & { readonly split: TemplateSplit }

/** Reads a template and proposes its sections, in the thread that it is called in. Throws `UnreadableDocument`. */
export async function readAndSplit(path: string): Promise<SplitReading> {
  const reading = await readTemplateBytes(path)
  return { ...reading, split: splitIntoSections(reading.paragraphs) }
}
