import type { DraftUnit, WrittenUnit } from './draft-units.ts'

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
