import { unbindSpaces } from '#domain/legal-document/bind-spaces.ts'
import { sectionText } from '#domain/legal-document/from-section.ts'
import { splitBlocks, splitItems } from '#domain/section-content/split-blocks.ts'

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

/** Section content from its pieces: items in a row make a list; a block of which nothing changed is the draft's own. */
export function writeSectionContent(
  written: readonly WrittenUnit[],
  draft: readonly DraftUnit[],
  blocks: readonly string[],
): string {
  const groups: WrittenUnit[][] = []
  for (const unit of written) {
    const group = groups.at(-1)
    if (group && continuesList(group, unit)) group.push(unit)
    else groups.push([unit])
  }
  return groups.map((group) => ownBlock(group, draft, blocks) ?? groupMarkup(group)).join('')
}

function continuesList([first]: readonly WrittenUnit[], unit: WrittenUnit): boolean {
  if (!first || !isItem(first) || !isItem(unit)) return false
  const isSameBlock = !first.unchanged || !unit.unchanged || first.unchanged.block === unit.unchanged.block
  return unit.level > 0 || (first.tag === unit.tag && isSameBlock)
}

function isItem({ tag }: WrittenUnit): boolean {
  return tag === 'ul' || tag === 'ol'
}

function ownBlock(
  group: readonly WrittenUnit[],
  draft: readonly DraftUnit[],
  blocks: readonly string[],
): string | undefined {
  const block = group[0]?.unchanged?.block
  const all = draft.filter((unit) => unit.block === block)
  const isWhole = all.length === group.length && group.every(({ unchanged }, index) => unchanged === all[index])
  return block !== undefined && isWhole ? blocks[block] : undefined
}

function groupMarkup(group: readonly WrittenUnit[]): string {
  const [first] = group
  if (!first) return ''
  if (first.tag === 'table') return first.html
  if (!isItem(first)) return `<${first.tag}>${first.html}</${first.tag}>`
  const items: { own: string; inner: string }[] = []
  for (const { html, level } of group) {
    const last = items.at(-1)
    if (level > 0 && last) last.inner += `<li>${html}</li>`
    else items.push({ own: html, inner: '' })
  }
  const { tag } = first
  return `<${tag}>${items.map(({ own, inner }) => `<li>${own}${inner === '' ? '' : `<${tag}>${inner}</${tag}>`}</li>`).join('')}</${tag}>`
}
