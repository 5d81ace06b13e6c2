import { fullName } from '#domain/clients/client-record.ts'
import type { DraftInput, WrittenSection } from '#domain/drafting/tool.ts'
import type { Block, LegalDocument } from '#domain/legal-document/block.ts'
import { blocksFromSection } from '#domain/legal-document/from-section.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import type { ConfirmedSection } from '#domain/template-sections/template-section.ts'
import { templateFileLabel } from './identity.ts'
import { titleOf } from './case.ts'

/**
 * The draft as a document of its own, for the preview on the page. The Word file is not made from this: it is rebuilt
 * inside the template, so that styles, headers, footers and numbering stay the firm's.
 */
export function composeTemplatePreview(input: DraftInput, sections: readonly WrittenSection[]): LegalDocument {
  const { title } = describeTemplateDraft(input)
  const byId = new Map(sections.map(({ id, html }) => [id, html]))
  return {
    title,
    properties: { client: fullName(input.client), template: input.template?.title ?? '' },
    layout: { lineSpacing: 1.15, paragraphSpacing: 8, pageNumbers: 'from-second' },
    blocks: (input.template?.sections ?? []).flatMap((section) => [
      ...headingOf(section, input),
      ...dress(section, blocksFromSection(byId.get(section.id) ?? '')),
    ]),
  }
}

/** The document's own title, and the template's name in the file's. */
export function describeTemplateDraft({ answers, template }: DraftInput): { title: string; fileLabel: string } {
  const title = textOf(answers, 'multipurpose_document_title') ?? template?.title ?? 'Draft'
  return { title, fileLabel: templateFileLabel(template?.title) }
}

function headingOf(section: ConfirmedSection, input: DraftInput): Block[] {
  if (section.heading === 'none') return []
  const level = section.level <= 1 ? 1 : section.level === 2 ? 2 : 3
  return [{ kind: 'heading', level, content: [{ text: titleOf(section, input) }] }]
}

/** Letterhead and captions are centred as firms do, signatures never broken over two pages. */
function dress({ kind }: ConfirmedSection, blocks: readonly Block[]): Block[] {
  if (kind === 'signature')
    return blocks.every((block) => block.kind === 'paragraph')
      ? [{ kind: 'signature', lines: blocks.flatMap((block) => ('content' in block ? [block.content] : [])) }]
      : [...blocks]
  if (kind !== 'letterhead' && kind !== 'caption') return [...blocks]
  return blocks.map((block) => (block.kind === 'paragraph' ? { ...block, align: 'center', spaceAfter: 0 } : block))
}
