import { type Aligned, alignTexts } from '#domain/language/align-texts.ts'
import { blockWrappers } from '#server/office/document/block-flow.ts'
import { rowCells, tableRows } from '#server/office/document/body-paragraphs.ts'
import { withProperties } from '#server/office/document/paragraph-properties.ts'
import { paragraphText } from '#server/office/document/paragraph-text.ts'
import {
  childOf,
  childrenOf,
  isElement,
  type XmlElement,
  type XmlNode,
  withChildren,
} from '#server/office/xml/element.ts'
import { writeXml } from '#server/office/xml/write-xml.ts'
import { isRangeMark } from './change-writer.ts'
import { openCodes } from './paragraph-units.ts'
import { type RedlineContext, redlineContent } from './redline-paragraph.ts'

/** A block of both versions, or of one. */
type Pair = { readonly old: XmlElement | undefined; readonly fresh: XmlElement | undefined }

/** Blocks with this share of their words in common are versions of each other. */
const leastLikeness = 0.4

/**
 * The blocks of a body, a cell or a content control with what changed between two versions of them as tracked changes.
 * The last paragraph of either version is the last one of the result, for its mark cannot go.
 */
export function redlineBlocks(
  olds: readonly XmlElement[],
  news: readonly XmlElement[],
  context: RedlineContext,
): XmlElement[] {
  const pairs = alignTexts(
    olds.map((block) => toAligned(block, context.keepsFields ? '' : 'old')),
    news.map((block) => toAligned(block, '')),
    leastLikeness,
  ).map(({ old, new: fresh }): Pair => ({ old: olds[old ?? -1], fresh: news[fresh ?? -1] }))
  const [before, end] = splitEnd(pairs)
  return [...before.flatMap((pair) => redlinePair(pair, context)), ...redlineEnd(end, context)]
}

function toAligned(block: XmlElement, fields: string): Aligned {
  return { text: isRangeMark(block) ? '' : paragraphText(block), kind: kindOf(block, fields) }
}

/**
 * Blocks of different kinds are never versions of each other: a table needs the same columns and look, a paragraph the
 * same codes of fields that go beyond it.
 */
function kindOf(block: XmlElement, fields: string): string {
  const look = (name: string) => {
    const found = childOf(block, name)
    return found ? writeXml(found) : ''
  }
  if (block.name === 'w:tbl') return `table ${look('w:tblPr')} ${look('w:tblGrid')}`
  if (block.name === 'w:sdt') return `control ${look('w:sdtPr')}`
  const section = childOf(block, 'w:pPr', 'w:sectPr')
  if (block.name === 'w:p') {
    const codes = openCodes(block)
    return `paragraph ${codes && fields + codes} ${section ? writeXml(section) : ''}`
  }
  return isRangeMark(block) ? `mark ${writeXml(block)}` : `${block.name} ${writeXml(block)}`
}

function redlinePair({ old, fresh }: Pair, context: RedlineContext): XmlElement[] {
  if (old && fresh) return [redlineBoth(old, fresh, context)]
  if (old) return [context.changes.markBlock(old, 'del')]
  return fresh ? [context.changes.markBlock(fresh, 'ins')] : []
}

function redlineBoth(old: XmlElement, fresh: XmlElement, context: RedlineContext): XmlElement {
  if (fresh.name === 'w:p') return redlineParagraph(old, fresh, context)
  if (fresh.name === 'w:tbl') return redlineTable(old, fresh, context)
  if (fresh.name !== 'w:sdt') return fresh
  const [before, now] = [childOf(old, 'w:sdtContent'), childOf(fresh, 'w:sdtContent')]
  const blocks = redlineBlocks(childrenOf(before), childrenOf(now), context)
  return withChildren(
    fresh,
    fresh.children.map((child) => (child === now ? withChildren(now, blocks) : child)),
  )
}

function redlineParagraph(old: XmlElement, fresh: XmlElement, context: RedlineContext): XmlElement {
  const content = redlineContent(old, fresh, context)
  return withChildren(fresh, [...changedProperties(old, fresh, context), ...content])
}

/** The properties of the new version, which remember those of the old one where they differ. */
function changedProperties(old: XmlElement, fresh: XmlElement, { changes }: RedlineContext): XmlElement[] {
  const [before, now] = [childOf(old, 'w:pPr'), childOf(fresh, 'w:pPr')]
  if (propertiesKey(before) === propertiesKey(now)) return now ? [now] : []
  const changed = changes.withChangeFrom(now, before)
  return changed ? [changed] : []
}

function propertiesKey(properties: XmlElement | undefined): string {
  return childrenOf(properties)
    .filter(({ name }) => name !== 'w:rPr' && name !== 'w:sectPr')
    .map((property) => writeXml(property))
    .join('')
}

function redlineTable(old: XmlElement, fresh: XmlElement, context: RedlineContext): XmlElement {
  const [olds, news] = [tableRows(old), tableRows(fresh)]
  const written = new Map<XmlElement, XmlElement[]>()
  let gone: XmlElement[] = []
  for (const pair of alignTexts(olds.map(rowAligned), news.map(rowAligned), leastLikeness)) {
    const [before, now] = [olds[pair.old ?? -1], news[pair.new ?? -1]]
    if (before && !now) gone.push(context.changes.markRow(before, 'del'))
    if (!now) continue
    written.set(now, [...gone, before ? redlineRow(before, now, context) : context.changes.markRow(now, 'ins')])
    gone = []
  }
  return withChildren(fresh, [...replaced(fresh.children, written), ...gone])
}

/** What stands in a table or a row with its rows or cells replaced; the controls and marks around them stay. */
function replaced(nodes: readonly XmlNode[], written: ReadonlyMap<XmlElement, readonly XmlElement[]>): XmlNode[] {
  return nodes.flatMap((node): readonly XmlNode[] => {
    if (!isElement(node)) return [node]
    const own = written.get(node)
    return own ?? (blockWrappers.has(node.name) ? [withChildren(node, replaced(node.children, written))] : [node])
  })
}

/** Rows are versions of each other when they have the same cells in the same look. */
function rowAligned(row: XmlElement): Aligned {
  const looks = [childOf(row, 'w:trPr'), ...rowCells(row).map((cell) => childOf(cell, 'w:tcPr'))]
  const kind = looks.map((look) => (look ? writeXml(look) : '')).join('|')
  return { text: paragraphText(row), kind: `${kind} ${rowCells(row).length}` }
}

function redlineRow(old: XmlElement, fresh: XmlElement, context: RedlineContext): XmlElement {
  const olds = rowCells(old)
  const cells = rowCells(fresh).map((cell, index): [XmlElement, XmlElement[]] => {
    const properties = childOf(cell, 'w:tcPr')
    const blocks = redlineBlocks(cellBlocks(olds[index]), cellBlocks(cell), context)
    return [cell, [withChildren(cell, [...(properties ? [properties] : []), ...blocks])]]
  })
  return withChildren(fresh, replaced(fresh.children, new Map(cells)))
}

function cellBlocks(cell: XmlElement | undefined): XmlElement[] {
  return childrenOf(cell).filter(({ name }) => name !== 'w:tcPr')
}

/** The last pair of paragraphs and what comes after it in one version only. */
function splitEnd(pairs: readonly Pair[]): readonly [readonly Pair[], readonly Pair[]] {
  const last = pairs.findLastIndex(({ old, fresh }) => old && fresh && !isRangeMark(fresh))
  const tail = pairs.slice(last + 1)
  const hasParagraph = tail.some(({ old, fresh }) => (old ?? fresh)?.name === 'w:p')
  if (!hasParagraph) return [pairs, []]
  return pairs[last]?.fresh?.name === 'w:p'
    ? [pairs.slice(0, last), pairs.slice(last)]
    : [pairs.slice(0, last + 1), tail]
}

/**
 * The end of the blocks. The mark of the last paragraph always stays, so where paragraphs were added behind the last
 * common one, that one's mark counts as added and the last one's as old; and the other way round for deleted ones.
 */
function redlineEnd(end: readonly Pair[], context: RedlineContext): XmlElement[] {
  const [first, ...tail] = end
  const common = first?.old && first.fresh ? { old: first.old, fresh: first.fresh } : undefined
  const rest = common ? tail : end
  const [olds, news] = [rest.flatMap(({ old }) => old ?? []), rest.flatMap(({ fresh }) => fresh ?? [])]
  if (isParagraph(olds.at(-1)) && isParagraph(news.at(-1))) return pairLasts(end, olds, news, context)
  if (!common) return end.flatMap((pair) => redlinePair(pair, context))
  if (olds.length === 0 && news.every(isPlainParagraph)) return grownEnd(common, news, context)
  if (news.length === 0 && olds.every(isPlainParagraph)) return shrunkEnd(common, olds, context)
  // Only the last paragraphs can stand for each other; the common one goes and comes.
  return pairLasts(end, [common.old, ...olds], [common.fresh, ...news], context)
}

function isParagraph(block: XmlElement | undefined): boolean {
  return block?.name === 'w:p'
}

function isPlainParagraph(block: XmlElement): boolean {
  return isParagraph(block) && !childOf(block, 'w:pPr', 'w:sectPr')
}

function pairLasts(
  end: readonly Pair[],
  olds: readonly XmlElement[],
  news: readonly XmlElement[],
  context: RedlineContext,
): XmlElement[] {
  const [old, fresh] = [olds.at(-1), news.at(-1)]
  if (old?.name !== 'w:p' || fresh?.name !== 'w:p') return end.flatMap((pair) => redlinePair(pair, context))
  const before = end.flatMap((pair): Pair[] => {
    const rest = { old: pair.old === old ? undefined : pair.old, fresh: pair.fresh === fresh ? undefined : pair.fresh }
    return rest.old || rest.fresh ? [rest] : []
  })
  return [...before.flatMap((pair) => redlinePair(pair, context)), redlineParagraph(old, fresh, context)]
}

type Common = { readonly old: XmlElement; readonly fresh: XmlElement }

/** Paragraphs were added behind the last common one. */
function grownEnd({ old, fresh }: Common, news: readonly XmlElement[], context: RedlineContext): XmlElement[] {
  const { changes } = context
  const last = news.at(-1) ?? fresh
  const first = withChildren(fresh, [
    changes.withMarkOf(childOf(fresh, 'w:pPr'), 'ins'),
    ...redlineContent(old, fresh, context),
  ])
  const middle = news.slice(0, -1).map((paragraph) => changes.markParagraph(paragraph, 'ins'))
  return [first, ...middle, withKeptMark(last, childOf(last, 'w:pPr'), childOf(old, 'w:pPr'), 'ins', context)]
}

/** Paragraphs behind the last common one went. */
function shrunkEnd({ old, fresh }: Common, olds: readonly XmlElement[], context: RedlineContext): XmlElement[] {
  const { changes } = context
  const last = olds.at(-1) ?? old
  const first = withChildren(fresh, [
    changes.withMarkOf(childOf(old, 'w:pPr'), 'del'),
    ...redlineContent(old, fresh, context),
  ])
  const middle = olds.slice(0, -1).map((paragraph) => changes.markParagraph(paragraph, 'del'))
  return [first, ...middle, withKeptMark(last, childOf(fresh, 'w:pPr'), childOf(last, 'w:pPr'), 'del', context)]
}

/** A paragraph whose words come or go while its mark stays, with the properties that it has now and had before. */
function withKeptMark(
  paragraph: XmlElement,
  now: XmlElement | undefined,
  before: XmlElement | undefined,
  kind: 'ins' | 'del',
  { changes }: RedlineContext,
): XmlElement {
  const own = childOf(paragraph, 'w:pPr')
  const content = changes.markContent(
    paragraph.children.filter((child) => child !== own),
    kind,
  )
  const isSame = propertiesKey(now) === propertiesKey(before)
  const properties = isSame ? now && withProperties(now) : changes.withChangeFrom(now, before)
  return withChildren(paragraph, [...(properties ? [properties] : []), ...content.filter((node) => isElement(node))])
}
