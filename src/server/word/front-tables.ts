import {
  BuilderElement,
  type FileChild,
  InternalHyperlink,
  type ParagraphChild,
  StringContainer,
  Tab,
  TextRun,
} from 'docx'
import { type Block, inlineText } from '#domain/legal-document/block.ts'
import type { DocumentParts } from './document-parts.ts'
import { dottedRightTab } from './page-styles.ts'
import { xmlSafe } from '#server/office/xml/xml-safe.ts'

type HeadingBlock = Extract<Block, { kind: 'heading' }>

/**
 * A field that Word can update, already filled with its entries, so that it is never seen empty. Page numbers in it are
 * an estimate until it is updated (F9).
 */
export function tableOfContents(title: string, parts: DocumentParts): FileChild[] {
  const { headings } = parts
  const last = headings.length - 1
  // Made first: a page break that is due lands on it, not on the first line below it.
  const heading = parts.paragraph({ style: 'TOCHeading', children: [new TextRun(xmlSafe(title))] })
  const entries = headings.map((entry, index) =>
    parts.paragraph({
      style: `TOC${entry.level}`,
      tabStops: dottedRightTab,
      children: [
        ...(index === 0 ? fieldBegin('TOC \\h \\o "1-3"') : []),
        contentsEntry(entry, parts),
        ...(index === last ? [fieldMark('end')] : []),
      ],
    }),
  )
  return [heading, ...entries]
}

function contentsEntry(heading: HeadingBlock, parts: DocumentParts): ParagraphChild {
  const words = inlineText(heading.content.filter((inline) => !('footnote' in inline)))
  const number = heading.number === undefined ? [] : [xmlSafe(heading.number), new Tab()]
  const page = parts.pageOf(heading)
  const children = [...number, xmlSafe(words.replaceAll(/\s+/g, ' ').trim()), new Tab(), String(page ?? '')]
  return new InternalHyperlink({ anchor: parts.bookmarkOf(heading), children: [new TextRun({ children })] })
}

/** Complex field characters (ECMA-376 part 1, 17.16.18): `begin`, the instruction, `separate`, the result, `end`. */
function fieldMark(type: 'begin' | 'separate' | 'end'): TextRun {
  const attributes = { type: { key: 'w:fldCharType', value: type } }
  return new TextRun({ children: [new BuilderElement({ name: 'w:fldChar', attributes })] })
}

function fieldBegin(instruction: string): TextRun[] {
  const text = new StringContainer('w:instrText', instruction)
  return [fieldMark('begin'), new TextRun({ children: [text] }), fieldMark('separate')]
}
