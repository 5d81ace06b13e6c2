import { type Aligned, type Alignment, alignTexts } from '#domain/language/align-texts.ts'
import { itemText, type NewItem } from './new-items.ts'
import type { OldItem } from './old-items.ts'

/** An item of the template and the one that takes its place; either may be missing. */
export type ItemPair = { readonly old: OldItem | undefined; readonly item: NewItem | undefined }

/** The new item has at least this share of its words in common with the one that it replaces. */
const leastLikeness = 0.45

/** Puts the old and the new items of a section side by side: the same ones, then like ones, then what is left over. */
export function pairItems(olds: readonly OldItem[], news: readonly NewItem[], isPleading: boolean): ItemPair[] {
  const aligned = news.map((item): Aligned => ({ text: itemText(item), kind: kindOf(item, isPleading) }))
  return pairLeftovers(alignTexts(olds, aligned, leastLikeness), olds, news, isPleading).map((pair) => ({
    old: olds[pair.old ?? -1],
    item: news[pair.new ?? -1],
  }))
}

function kindOf(item: NewItem, isPleading: boolean): OldItem['kind'] {
  if (item.kind === 'table' || item.kind === 'heading') return item.kind
  const isNumbered = item.kind === 'item' || (isPleading && item.kind === 'paragraph')
  return isNumbered ? 'numbered' : 'plain'
}

/** Between two pairs, as many old items as new ones of the same kinds take each other's places in their order. */
function pairLeftovers(
  alignment: Alignment,
  olds: readonly OldItem[],
  news: readonly NewItem[],
  isPleading: boolean,
): Alignment {
  const result: { old: number | undefined; new: number | undefined }[] = []
  let gap: { olds: number[]; news: number[] } = { olds: [], news: [] }
  const flush = () => {
    const kinds = gap.olds.map((index) => olds[index]?.kind)
    const newKinds = gap.news.map((index) => news[index]).map((item) => item && kindOf(item, isPleading))
    const fits = kinds.length === newKinds.length && kinds.every((kind, index) => kind === newKinds[index])
    if (fits) for (const [index, old] of gap.olds.entries()) result.push({ old, new: gap.news[index] })
    else {
      for (const old of gap.olds) result.push({ old, new: undefined })
      for (const fresh of gap.news) result.push({ old: undefined, new: fresh })
    }
    gap = { olds: [], news: [] }
  }
  for (const pair of alignment) {
    if (pair.old !== undefined && pair.new !== undefined) {
      flush()
      result.push(pair)
    } else if (pair.old !== undefined) gap.olds.push(pair.old)
    else if (pair.new !== undefined) gap.news.push(pair.new)
  }
  flush()
  return result
}
