import type { Block } from '#domain/legal-document/block.ts'
import { writeRemarks } from '#domain/legal-document/remarks.ts'
import type { ConfirmedSection } from '#domain/template-sections/template-section.ts'
import { refillTemplateBytes } from '#server/word/template/refill-template-bytes.ts'
import type { LineChange } from '#server/word/template/replace-old-case.ts'
import { sectionRefills, type SectionTexts } from './section-refills.ts'
import type { CitationRemarks } from './citation-remarks.ts'
import { type Histories, originWriter } from './write-origins.ts'

export type TemplateBuild = {
  readonly template: Uint8Array
  readonly sections: readonly ConfirmedSection[]
  readonly title: string
  /** What of an old case stands outside the body, replaced. */
  readonly oldCase?: readonly LineChange[] | undefined
}

/** What comments in the file say. */
export type Told = { readonly histories?: Histories; readonly citations?: CitationRemarks }

/**
 * The draft inside its template, in the thread that it is called in. With `histories` each paragraph says in a comment
 * where it came from; `citations` are said where they stand, and their count at the first paragraph that is new.
 */
export function buildInTemplate(
  { template, sections, title, oldCase }: TemplateBuild,
  texts: SectionTexts,
  { histories, citations }: Told = {},
): Uint8Array<ArrayBuffer> {
  const tellOrigins = histories && originWriter(histories)
  let about = citations?.comment
  const dress = (sectionId: string, blocks: readonly Block[]): readonly Block[] => {
    const told = writeRemarks(tellOrigins?.(sectionId, blocks) ?? blocks, citations?.remarks ?? [])
    const first = told.findIndex(({ kind }) => kind === 'paragraph')
    if (about === undefined || first === -1) return told
    const comment = about
    about = undefined
    return told.map((block, index) =>
      index === first && block.kind === 'paragraph'
        ? { ...block, comment: [comment, block.comment].filter(Boolean).join('\n') }
        : block,
    )
  }
  const refills = sectionRefills(sections, texts, dress)
  return refillTemplateBytes(template, refills, { title, oldCase }).docx
}
