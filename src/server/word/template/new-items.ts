import type { Block, Inline, TableCell } from '#domain/legal-document/block.ts'
import { inlineText } from '#domain/legal-document/block.ts'

/** What will be one paragraph of the file, or a table. */
export type NewItem =
  | {
      readonly kind: 'paragraph' | 'heading' | 'quote' | 'line'
      readonly content: readonly Inline[]
      readonly comment?: string
    }
  | {
      readonly kind: 'item'
      readonly content: readonly Inline[]
      readonly isOrdered: boolean
      readonly level: 0 | 1
      /** Items of one list share it. */
      readonly list: number
      readonly comment?: string
    }
  | { readonly kind: 'table'; readonly rows: readonly (readonly TableCell[])[] }

/** Blocks as the paragraphs and tables that they become. Contents lists and page breaks are the template's own. */
export function newItems(blocks: readonly Block[]): NewItem[] {
  return blocks.flatMap((block, list): NewItem[] => {
    switch (block.kind) {
      case 'paragraph':
        return [{ kind: 'paragraph', content: block.content, ...commentOf(block) }]
      case 'heading':
        return [{ kind: 'heading', content: numbered(block) }]
      case 'title':
        return [{ kind: 'heading', content: block.content }]
      case 'quote':
        return [{ kind: 'quote', content: block.content, ...commentOf(block) }]
      case 'lines':
      case 'signature':
        return block.lines.map((content) => ({ kind: 'line', content }))
      case 'list':
        return block.items.flatMap(({ content, items = [], comment }) => [
          {
            kind: 'item' as const,
            content,
            isOrdered: block.ordered,
            level: 0 as const,
            list,
            ...commentOf({ comment }),
          },
          ...items.map((inner) => ({
            kind: 'item' as const,
            content: inner,
            isOrdered: block.ordered,
            level: 1 as const,
            list,
          })),
        ])
      case 'table':
        return [{ kind: 'table', rows: block.rows.filter((row) => row.length > 0) }]
      default:
        return []
    }
  })
}

function commentOf({ comment }: { readonly comment?: string | undefined }) {
  return comment === undefined ? {} : { comment }
}

function numbered({ number, content }: Extract<Block, { kind: 'heading' }>): readonly Inline[] {
  return number === undefined ? content : [{ text: `${number} ` }, ...content]
}

/** The words of an item, by which it is compared; cells and rows are kept apart by spaces. */
export function itemText(item: NewItem): string {
  if (item.kind !== 'table') return contentText(item.content)
  return item.rows.flatMap((row) => row.flatMap(({ content }) => content.map(contentText))).join(' ')
}

export function contentText(content: readonly Inline[]): string {
  return inlineText(content.filter((inline) => !('footnote' in inline)))
}
