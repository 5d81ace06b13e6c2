import {
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  type ICommentOptions,
  type IParagraphOptions,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx'
import type { Block, PageLayout } from '#domain/legal-document/block.ts'

export type HeadingBlock = Extract<Block, { kind: 'heading' }>

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

/** Runs with a comment on all of them. */
export function commented(runs: readonly ParagraphChild[], id: number): ParagraphChild[] {
  return [
    new CommentRangeStart(id),
    ...runs,
    new CommentRangeEnd(id),
    new TextRun({ children: [new CommentReference(id)] }),
  ]
}
