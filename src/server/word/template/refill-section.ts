import { type Alignment, alignTexts, type Aligned } from '../document/align-texts.ts'
import { listPlace } from '../document/list-numbers.ts'
import { paragraphPieces, piecesText } from '../document/paragraph-pieces.ts'
import type { TextEdit } from '../package/edit-package.ts'
import { descendantsOf, type XmlElement } from '../xml/element.ts'
import { writeXml } from '../xml/write-xml.ts'
import { itemText, type NewItem, newItems } from './new-items.ts'
import { replaceParagraph } from './remove-paragraph.ts'
import type { RefillContext } from './refill-context.ts'
import { refillTable, writeTable } from './refill-table.ts'
import type { SectionRefill } from './refill-types.ts'
import { rewriteParagraph } from './rewrite-paragraph.ts'
import { ItemWriter, withComment } from './write-item.ts'

/** A paragraph or a table of the template, with the blank lines behind it. */
type OldItem = {
  readonly element: XmlElement
  readonly kind: 'plain' | 'numbered' | 'heading' | 'table'
  readonly text: string
  readonly list: string | undefined
  readonly blanks: XmlElement[]
}

/** The new item has at least this share of its words in common with the one that it replaces. */
const leastLikeness = 0.45

/**
 * The edits that give a section its new content. Paragraphs that say the same stay as they are; those that say nearly
 * the same are changed word by word; the others are written anew in the looks of the template.
 */
export function refillSection(section: SectionRefill, context: RefillContext): TextEdit[] {
  const { content, headingText } = section
  const heading = section.heading === 'own' ? context.body[section.paragraphs[0] ?? -1]?.element : undefined
  const edits: TextEdit[] = []
  if (heading && headingText !== undefined) edits.push(...rewrite(heading, [{ text: headingText }], context))
  if (!content) return edits
  const olds = oldItems(section, context)
  const news = withLeadIn(newItems(content), section, context)
  return [...edits, ...new SectionRefiller(section, context, olds.items, heading).refill(news, olds.leading)]
}

function rewrite(
  paragraph: XmlElement,
  content: Parameters<typeof rewriteParagraph>[1],
  context: RefillContext,
): TextEdit[] {
  const rewritten = rewriteParagraph(paragraph, content, context)
  if (rewritten === paragraph || !paragraph.range) return []
  return [{ ...paragraph.range, text: writeXml(rewritten, context.source) }]
}

/** The items of a section; blank lines before the first one stay where they are. */
function oldItems(
  section: SectionRefill,
  context: RefillContext,
): { items: OldItem[]; leading: readonly XmlElement[] } {
  const items: OldItem[] = []
  const leading: XmlElement[] = []
  const tables = new Set<XmlElement>()
  for (const index of section.paragraphs.slice(section.heading === 'own' ? 1 : 0)) {
    const paragraph = context.body[index]
    if (!paragraph) continue
    const { element, table } = paragraph
    if (table) {
      if (!tables.has(table.element)) items.push(tableItem(table.element))
      tables.add(table.element)
      continue
    }
    const text = piecesText(paragraphPieces(element))
    const blanks = items.at(-1)?.blanks ?? leading
    if (text.trim() === '') blanks.push(element)
    else items.push(paragraphItem(element, text, section.innerHeadings.includes(index), context))
  }
  return { items, leading }
}

function tableItem(element: XmlElement): OldItem {
  const text = descendantsOf(element, 'w:p')
    .map((paragraph) => piecesText(paragraphPieces(paragraph)))
    .join(' ')
  return { element, kind: 'table', text, list: undefined, blanks: [] }
}

function paragraphItem(element: XmlElement, text: string, isHeading: boolean, context: RefillContext): OldItem {
  const place = listPlace(context.styles, element)
  const isNumbered = place !== undefined && context.listTable.format(place) !== 'none'
  const kind = isHeading ? 'heading' : isNumbered ? 'numbered' : 'plain'
  return { element, kind, text, list: place?.list, blanks: [] }
}

/** The text of a section that opens with its caption goes on behind the caption. */
function withLeadIn(items: readonly NewItem[], section: SectionRefill, context: RefillContext): NewItem[] {
  const paragraph = context.body[section.paragraphs[0] ?? -1]
  const [first, ...rest] = items
  if (section.heading !== 'lead-in' || !paragraph || !section.leadIn) return [...items]
  const text = piecesText(paragraphPieces(paragraph.element)).trim()
  const end = text.indexOf(section.leadIn) + section.leadIn.length
  const opening = section.leadIn + (/^[.:]?\s*/.exec(text.slice(end))?.[0] ?? ' ')
  if (!first || first.kind === 'table') return [{ kind: 'paragraph', content: [{ text: opening.trimEnd() }] }, ...items]
  return [{ ...first, content: [{ text: opening }, ...first.content] }, ...rest]
}

/** An item of the template and the one that takes its place; either may be missing. */
type Pair = { readonly old: OldItem | undefined; readonly item: NewItem | undefined }

class SectionRefiller {
  readonly #context: RefillContext
  readonly #olds: readonly OldItem[]
  readonly #writer: ItemWriter
  readonly #isPleading: boolean
  readonly #edits: TextEdit[] = []
  /** Where the next new paragraph goes. */
  #place: number
  /** A blank line to be put behind new paragraphs, in a template that separates its paragraphs by them. */
  readonly #blank: string

  constructor(
    section: SectionRefill,
    context: RefillContext,
    olds: readonly OldItem[],
    heading: XmlElement | undefined,
  ) {
    this.#context = context
    this.#olds = olds
    this.#writer = new ItemWriter(section, context)
    this.#isPleading = context.looks.isPleading(section)
    this.#blank = blankBetween(olds, context.source)
    const first = heading?.range?.end ?? olds[0]?.element.range?.start
    const last = section.paragraphs.map((index) => context.body[index]?.element.range?.end ?? 0)
    this.#place = first ?? Math.max(0, ...last)
  }

  refill(news: readonly NewItem[], leading: readonly XmlElement[]): readonly TextEdit[] {
    this.#place = Math.max(this.#place, leading.at(-1)?.range?.end ?? 0)
    const pairs = pairLeftovers(this.#align(news), this.#olds, news, this.#isPleading).map((pair): Pair => ({
      old: this.#olds[pair.old ?? -1],
      item: news[pair.new ?? -1],
    }))
    for (const pair of pairs) this.#joinLists(pair)
    for (const pair of pairs) this.#refillPair(pair)
    return this.#edits
  }

  #joinLists({ old, item }: Pair): void {
    if (item?.kind === 'item' && old?.list !== undefined) this.#writer.joinList(item.list, old.list)
  }

  #refillPair({ old, item }: Pair): void {
    if (old && item) this.#change(old, item)
    else if (old) this.#remove(old)
    else if (item) this.#insert(item)
  }

  #align(news: readonly NewItem[]): Alignment {
    const aligned = news.map((item): Aligned => ({ text: itemText(item), kind: kindOf(item, this.#isPleading) }))
    return alignTexts(this.#olds, aligned, leastLikeness)
  }

  #change(old: OldItem, item: NewItem): void {
    if (item.kind === 'table') this.#edits.push(...refillTable(old.element, item.rows, this.#context))
    else this.#changeParagraph(old, item)
    this.#place = (old.blanks.at(-1) ?? old.element).range?.end ?? this.#place
  }

  #changeParagraph({ element }: OldItem, item: Exclude<NewItem, { kind: 'table' }>): void {
    const rewritten = rewriteParagraph(element, item.content, this.#context)
    const comment = 'comment' in item ? item.comment : undefined
    const result = comment === undefined ? rewritten : withComment(rewritten, comment, this.#context.notes)
    if (result !== element && element.range)
      this.#edits.push({ ...element.range, text: writeXml(result, this.#context.source) })
  }

  #remove({ element, blanks }: OldItem): void {
    for (const gone of [element, ...blanks]) {
      if (!gone.range) continue
      const text = gone.name === 'w:p' ? replaceParagraph(gone, this.#context.source) : ''
      this.#edits.push({ ...gone.range, text })
    }
  }

  #insert(item: NewItem): void {
    const xml =
      item.kind === 'table' ? writeTable(item.rows, this.#olds, this.#context) : writeXml(this.#writer.write(item))
    const isSeparated = item.kind === 'paragraph' || item.kind === 'quote'
    const text = isSeparated ? xml + this.#blank : xml
    this.#edits.push({ start: this.#place, end: this.#place, text })
  }
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

/** The blank line that follows most of a section's paragraphs; empty where most have none. */
function blankBetween(olds: readonly OldItem[], source: string): string {
  const plain = olds.filter(({ kind }) => kind === 'plain' || kind === 'numbered')
  const separated = plain.filter(({ blanks }) => blanks.length > 0)
  const blank = separated[0]?.blanks[0]
  const isPlainBlank = blank && descendantsOf(blank, 'w:sectPr', 'w:drawing', 'w:pict', 'w:br').length === 0
  return blank && isPlainBlank && separated.length * 2 >= plain.length ? writeXml(blank, source) : ''
}
