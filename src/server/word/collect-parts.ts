import { type FileChild, type ICommentOptions, Paragraph, TextRun } from 'docx'
import type { LegalDocument } from '#domain/legal-document/block.ts'
import { estimatePages } from '#domain/legal-document/estimate-pages.ts'
import { xmlSafe } from '#server/office/xml/xml-safe.ts'
import { type DocumentParts, type HeadingBlock, commented } from './document-parts.ts'

/** Numbers the headings and collects footnotes, comments, authorities and exhibits before anything is written. */
export function collectParts(document: LegalDocument): DocumentParts {
  const footnotes: Record<string, { children: readonly Paragraph[] }> = {}
  const comments: ICommentOptions[] = []
  const headings = numberHeadings(document)
  let listCount = 0
  let footnoteCount = 0
  let isPageBreakDue = false
  let { comment } = document
  return {
    layout: document.layout,
    headings: document.blocks.filter((block) => block.kind === 'heading'),
    footnotes,
    comments,
    addFootnote(paragraph) {
      footnoteCount += 1
      footnotes[footnoteCount] = { children: [paragraph] }
      return footnoteCount
    },
    addComment(text) {
      const id = comments.length
      comments.push({ id, author: 'Drafty', initials: 'D', children: commentParagraphs(text) })
      return id
    },
    nextList: () => (listCount += 1),
    // Names beginning with `_Toc` are kept out of Word's list of bookmarks.
    bookmarkOf: (heading) => `_Toc${String(headings.get(heading)?.number ?? 0).padStart(8, '0')}`,
    pageOf: (heading) => headings.get(heading)?.page,
    breakPage() {
      isPageBreakDue = true
    },
    isPageBreakDue: () => isPageBreakDue,
    paragraph(options) {
      const pageBreak = isPageBreakDue && { pageBreakBefore: true }
      isPageBreakDue = false
      const aboutAll =
        comment === undefined ? {} : { children: commented(options.children ?? [], this.addComment(comment)) }
      comment = undefined
      return new Paragraph({ ...options, ...aboutAll, ...pageBreak })
    },
  }
}

function numberHeadings(document: LegalDocument): Map<HeadingBlock, { number: number; page: number | undefined }> {
  const pages = estimatePages(document).headings
  const inCover = (document.cover ?? []).filter((block) => block.kind === 'heading')
  const inBody = document.blocks.filter((block) => block.kind === 'heading')
  return new Map([
    ...inCover.map((heading, index) => [heading, { number: index + 1, page: undefined }] as const),
    ...inBody.map((heading, index) => [heading, { number: inCover.length + index + 1, page: pages[index] }] as const),
  ])
}

function commentParagraphs(text: string): FileChild[] {
  return text.split('\n').map((line) => new Paragraph({ children: [new TextRun({ text: xmlSafe(line), size: 20 })] }))
}
