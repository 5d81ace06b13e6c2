import { FootnoteReferenceRun, HighlightColor, Paragraph, type ParagraphChild, Tab, TextRun } from 'docx'
import { bindSpaces } from '#domain/legal-document/bind-spaces.ts'
import { type Inline, inlineText } from '#domain/legal-document/block.ts'
import type { DocumentParts } from './document-parts.ts'
import { xmlSafe } from '#server/office/xml/xml-safe.ts'

/** Inline content as Word's runs. Footnotes go to the document's notes and leave their mark here. */
export function inlineRuns(content: readonly Inline[], parts: DocumentParts, bold = false): ParagraphChild[] {
  return content.flatMap((inline): ParagraphChild[] => {
    if ('footnote' in inline) return [new FootnoteReferenceRun(parts.addFootnote(footnote(inline.footnote, parts)))]
    if ('lineBreak' in inline) return [new TextRun({ break: 1 })]
    if ('tab' in inline) return [new TextRun({ children: [new Tab()] })]
    return textRuns(inline, bold)
  })
}

function textRuns(inline: Extract<Inline, { text: string }>, bold: boolean): TextRun[] {
  const look = {
    ...((bold || inline.bold) && { bold: true }),
    ...(inline.italic && { italics: true }),
    ...(inline.underline && { underline: {} }),
    ...(inline.superscript && { superScript: true }),
    ...(inline.gap !== undefined && { highlight: HighlightColor.YELLOW, allCaps: true }),
  }
  const lines = bindSpaces(xmlSafe(inline.text)).split(/\r\n?|\n/)
  return lines.map((line, index) => {
    const children = line.split(/(\t)/).map((piece) => (piece === '\t' ? new Tab() : piece))
    return new TextRun({ ...look, ...(index > 0 && { break: 1 }), children: children.filter((child) => child !== '') })
  })
}

/** Word has no note inside a note: one that is asked for there is printed in brackets. */
function footnote(content: readonly Inline[], parts: DocumentParts): Paragraph {
  const flat = content.map((inline) => ('footnote' in inline ? { text: ` [${inlineText(inline.footnote)}]` } : inline))
  return new Paragraph({ children: [new TextRun(' '), ...inlineRuns(flat, parts)] })
}
