import { Bookmark, type FileChild, HeadingLevel, type Paragraph, type ParagraphChild, Tab, TextRun } from 'docx'
import type { Block, Inline } from '#domain/legal-document/block.ts'
import { commented, type DocumentParts } from './document-parts.ts'
import { tableOfContents } from './front-tables.ts'
import { inlineRuns } from './inline-runs.ts'
import { alignments, lists, numberedHeadingIndent, twips } from './page-styles.ts'
import { tableElements } from './table-element.ts'
import { xmlSafe } from '#server/office/xml/xml-safe.ts'
import { tableOfAuthorities } from './table-of-authorities.ts'

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

/** The blocks of a document as Word's paragraphs and tables. */
export function blockElements(blocks: readonly Block[], parts: DocumentParts): FileChild[] {
  return blocks.flatMap((block, index) => blockElement(block, blocks[index + 1], parts))
}

function blockElement(block: Block, next: Block | undefined, parts: DocumentParts): FileChild[] {
  switch (block.kind) {
    case 'paragraph':
      return [textParagraph(staysWith(next) ? { ...block, keepWithNext: true } : block, parts)]
    case 'lines':
      return lineParagraphs(block, parts)
    case 'heading':
      return [heading(block, parts)]
    case 'title':
      return [parts.paragraph({ heading: HeadingLevel.TITLE, children: inlineRuns(block.content, parts) })]
    case 'list':
      return listParagraphs(block, parts)
    case 'quote':
      return [parts.paragraph({ style: 'BlockText', children: withComment(block, parts) })]
    case 'table':
      return tableElements(block, parts)
    case 'signature':
      return signatureParagraphs(block, parts)
    case 'page-break':
      parts.breakPage()
      return []
    case 'table-of-contents':
      return tableOfContents(block.title, parts)
    case 'table-of-authorities':
      return tableOfAuthorities(block.title, block.entries, parts)
  }
}

/** `Respectfully submitted,` and its like never stand on another page than the signature. */
function staysWith(next: Block | undefined): boolean {
  return next?.kind === 'signature'
}

function textParagraph(block: BlockOf<'paragraph'>, parts: DocumentParts): Paragraph {
  return parts.paragraph({
    style: 'BodyText',
    children: withComment(block, parts),
    ...(block.align && { alignment: alignments[block.align] }),
    ...(block.indent === true && { indent: { left: twips.halfInch, firstLine: 0 } }),
    ...(block.indent === false && { indent: { firstLine: 0 } }),
    ...(block.spaceAfter !== undefined && { spacing: { after: block.spaceAfter * twips.point } }),
    ...(block.keepWithNext && { keepNext: true }),
  })
}

type Commented = { readonly content: readonly Inline[]; readonly comment?: string }

function withComment({ content, comment }: Commented, parts: DocumentParts): ParagraphChild[] {
  const runs = inlineRuns(content, parts)
  return comment === undefined ? runs : commented(runs, parts.addComment(comment))
}

function lineParagraphs({ lines, align, bold }: BlockOf<'lines'>, parts: DocumentParts): Paragraph[] {
  const after = Math.max(parts.layout.paragraphSpacing, 12) * twips.point
  return lines.map((line, index) => {
    const isLast = index === lines.length - 1
    return parts.paragraph({
      style: 'Lines',
      children: inlineRuns(line, parts, bold),
      ...(align && { alignment: alignments[align] }),
      ...(isLast ? { spacing: { after } } : { keepNext: true }),
    })
  })
}

/** Every heading carries a bookmark, to which the table of contents leads. */
function heading(block: BlockOf<'heading'>, parts: DocumentParts): Paragraph {
  const { level, content, number, align } = block
  const levels = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 } as const
  const isHanging = number !== undefined && (align ?? 'left') === 'left'
  const label = number === undefined ? [] : [xmlSafe(number), isHanging ? new Tab() : ' ']
  const labelRun = label.length === 0 ? [] : [new TextRun({ children: label })]
  return parts.paragraph({
    heading: levels[level],
    ...(align && { alignment: alignments[align] }),
    ...(isHanging && { indent: numberedHeadingIndent(level) }),
    children: [new Bookmark({ id: parts.bookmarkOf(block), children: [...labelRun, ...inlineRuns(content, parts)] })],
  })
}

function listParagraphs({ ordered, items }: BlockOf<'list'>, parts: DocumentParts): Paragraph[] {
  const list = { reference: ordered ? lists.numbered : lists.bulleted, instance: parts.nextList() }
  const item = (one: Commented, level: 0 | 1) =>
    parts.paragraph({ numbering: { ...list, level }, children: withComment(one, parts) })
  return items.flatMap((one) => [item(one, 0), ...(one.items ?? []).map((content) => item({ content }, 1))])
}

/** One line of the text: room to sign is space above the next line, for an empty paragraph would break the block. */
const blankLine = 276

function signatureParagraphs({ lines }: BlockOf<'signature'>, parts: DocumentParts): Paragraph[] {
  const written = lines.flatMap((line, index) =>
    line.length === 0 ? [] : [{ line, blanks: blanksBefore(lines, index) }],
  )
  const last = written.length - 1
  return written.map(({ line, blanks }, index) => {
    const before = blanks * blankLine + (index === 0 ? 240 : 0)
    return parts.paragraph({
      style: 'Signature',
      children: inlineRuns(line, parts),
      ...((before > 0 || index === last) && {
        spacing: { ...(before > 0 && { before }), ...(index === last && { after: 240 }) },
      }),
      ...(index < last && { keepNext: true }),
    })
  })
}

function blanksBefore(lines: BlockOf<'signature'>['lines'], index: number): number {
  const above = lines.slice(0, index).toReversed()
  const written = above.findIndex((line) => line.length > 0)
  return written < 0 ? above.length : written
}
