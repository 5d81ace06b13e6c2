import {
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  type FileChild,
  type ICommentOptions,
  type IParagraphOptions,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx'
import type { Block, LegalDocument, PageLayout } from '#domain/legal-document/block.ts'
import { estimatePages } from '#domain/legal-document/estimate-pages.ts'
import { xmlSafe } from '#server/office/xml/xml-safe.ts'

type HeadingBlock = Extract<Block, { kind: 'heading' }>

/** What collects beside the text while a document is written: notes, comments, numbers of lists and bookmarks. */
export type DocumentParts = {
  readonly layout: PageLayout
  /** Those of the body, which a table of contents lists wherever it stands. */
  readonly headings: readonly HeadingBlock[]
  readonly footnotes: Readonly<Record<string, { children: readonly Paragraph[] }>>
  readonly comments: readonly ICommentOptions[]
  /** The note's number, for its mark in the text. */
  addFootnote(paragraph: Paragraph): number
  /** The comment's id, for its range in the text. */
  addComment(text: string): number
  /** A new list: its numbers start again. */
  nextList(): number
  /** Name of the bookmark that the heading carries. */
  bookmarkOf(heading: HeadingBlock): string
  /** The page of the body on which the heading probably stands; none for a heading of the cover. */
  pageOf(heading: HeadingBlock): number | undefined
  /** The next paragraph begins a page. */
  breakPage(): void
  isPageBreakDue(): boolean
  /** Every paragraph of the text is made here, so that a page break that was asked for lands on it. */
  paragraph(options: IParagraphOptions): Paragraph
}

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

/** Runs with a comment on all of them. */
export function commented(runs: readonly ParagraphChild[], id: number): ParagraphChild[] {
  return [
    new CommentRangeStart(id),
    ...runs,
    new CommentRangeEnd(id),
    new TextRun({ children: [new CommentReference(id)] }),
  ]
}

function commentParagraphs(text: string): FileChild[] {
  return text.split('\n').map((line) => new Paragraph({ children: [new TextRun({ text: xmlSafe(line), size: 20 })] }))
}
