import type { BodyParagraph } from '#server/office/document/body-paragraphs.ts'
import type { ListTable } from '#server/office/document/list-numbers.ts'
import type { RewriteContext } from './rewrite-paragraph.ts'
import type { ItemContext } from './write-item.ts'

/** What refilling a section needs to know of the template, and what it may add to the file. */
export type RefillContext = ItemContext &
  RewriteContext & {
    readonly source: string
    readonly body: readonly BodyParagraph[]
    readonly listTable: ListTable
    /** Width of the text on the page, in twips. */
    readonly textWidth: number
  }
