import { paragraphPieces, piecesText } from '#server/office/document/paragraph-pieces.ts'
import type { TextEdit } from '#server/office/document/edit-package.ts'
import type { XmlElement } from '#server/office/xml/element.ts'
import { writeXml } from '#server/office/xml/write-xml.ts'
import { type NewItem, newItems } from './new-items.ts'
import { blankBetween, type OldItem, oldItems } from './old-items.ts'
import { type ItemPair, pairItems } from './pair-items.ts'
import { measureLook } from './paragraph-look.ts'
import type { RefillContext } from './refill-context.ts'
import { refillTable } from './refill-table.ts'
import type { SectionRefill } from './refill-types.ts'
import { replaceParagraph, writeLooseMarks } from './remove-paragraph.ts'
import { rewriteParagraph } from './rewrite-paragraph.ts'
import { ItemWriter, withComment } from './write-item.ts'
import { writeTable } from './write-table.ts'

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

/** The text of a section that opens with its caption goes on behind the caption, as the reader of templates cut it. */
function withLeadIn(items: readonly NewItem[], section: SectionRefill, context: RefillContext): NewItem[] {
  const paragraph = context.body[section.paragraphs[0] ?? -1]?.element
  const [first, ...rest] = items
  if (section.heading !== 'lead-in' || !paragraph) return [...items]
  const pieces = paragraphPieces(paragraph)
  const { leadIn } = measureLook(context.styles, undefined, paragraph, pieces)
  const text = piecesText(pieces)
  const end = text.indexOf(leadIn) + leadIn.length
  const opening = text.slice(0, end).trimStart() + (/^[.:]?\s*/.exec(text.slice(end))?.[0] ?? '')
  if (!first || first.kind === 'table') return [{ kind: 'paragraph', content: [{ text: opening.trimEnd() }] }, ...items]
  return [{ ...first, content: [{ text: opening }, ...first.content] }, ...rest]
}

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
    this.#blank = blankBetween(olds)
    const first = heading?.range?.end ?? olds[0]?.element.range?.start
    const last = section.paragraphs.map((index) => context.body[index]?.element.range?.end ?? 0)
    this.#place = first ?? Math.max(0, ...last)
  }

  refill(news: readonly NewItem[], leading: readonly XmlElement[]): readonly TextEdit[] {
    this.#place = Math.max(this.#place, leading.at(-1)?.range?.end ?? 0)
    const pairs = pairItems(this.#olds, news, this.#isPleading)
    for (const pair of pairs) this.#joinLists(pair)
    for (const pair of pairs) this.#refillPair(pair)
    return this.#edits
  }

  #joinLists({ old, item }: ItemPair): void {
    if (item?.kind === 'item' && old?.list !== undefined) this.#writer.joinList(item.list, old.list)
  }

  #refillPair({ old, item }: ItemPair): void {
    if (old && item) this.#change(old, item)
    else if (old) this.#remove(old)
    else if (item) this.#insert(item)
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
      const text = gone.name === 'w:p' ? replaceParagraph(gone, this.#context.source) : writeLooseMarks(gone)
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
