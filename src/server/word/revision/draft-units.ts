import { unbindSpaces } from '#domain/legal-document/bind-spaces.ts'
import { sectionText } from '#domain/legal-document/from-section.ts'
import { splitBlocks } from '#domain/section-content/split-blocks.ts'
import { splitItems } from '#domain/section-content/split-items.ts'

/** A section of a draft as it was exported. */
export type DraftSection = { readonly id: string; readonly html: string }

/** A block of a section's content, or one item of a list in it. */
export type DraftUnit = {
  readonly section: number
  /** Which block of the section; items of one list share it. */
  readonly block: number
  /** `p`, `h3`, `blockquote`, `table`; for an item the tag of its list. */
  readonly tag: string
  readonly level: 0 | 1
  /** What stands between its tags; a table comes with them. */
  readonly html: string
  readonly text: string
}

export function draftUnits(sections: readonly DraftSection[]): DraftUnit[] {
  return sections.flatMap(({ html }, section) =>
    splitBlocks(html).flatMap((block, index) => blockUnits(block, section, index)),
  )
}

function blockUnits(html: string, section: number, block: number): DraftUnit[] {
  const tag = /^<(\w+)/.exec(html)?.[1] ?? 'p'
  if (tag === 'ul' || tag === 'ol')
    return splitItems(html).map((item) => ({
      section,
      block,
      tag,
      level: item.level,
      html: item.html,
      text: unbindSpaces(sectionText(`<p>${item.html}</p>`)),
    }))
  const inside = tag === 'table' ? html : html.slice(html.indexOf('>') + 1, html.lastIndexOf('</'))
  return [{ section, block, tag, level: 0, html: inside, text: unbindSpaces(sectionText(html)) }]
}

/** A piece of the content that a section has now. */
export type WrittenUnit = {
  readonly tag: string
  readonly level: 0 | 1
  readonly html: string
  /** The block of the draft that it is a part of, where it did not change. */
  readonly unchanged: DraftUnit | undefined
}
