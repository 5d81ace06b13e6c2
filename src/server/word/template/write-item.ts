import type { Inline } from '#domain/legal-document/block.ts'
import { numberProperty, withProperties } from '#server/office/document/paragraph-properties.ts'
import { withMarks } from '#server/office/document/run-properties.ts'
import { RunWriter } from '#server/office/document/write-runs.ts'
import { childOf, element, withChildren, type XmlElement } from '#server/office/xml/element.ts'
import type { ListAdder } from './add-lists.ts'
import type { NoteAdder } from './add-notes.ts'
import type { Look, LookBook } from './looks.ts'
import type { NewItem } from './new-items.ts'
import { newTokens } from './new-text.ts'
import type { SectionRefill } from './refill-types.ts'

export type ItemContext = { readonly looks: LookBook; readonly lists: ListAdder; readonly notes: NoteAdder }

/** Writes the new paragraphs of one section in the looks of the template. */
export class ItemWriter {
  readonly #section: SectionRefill
  readonly #context: ItemContext
  /** The list of the file in which the items of a list of the content stand. */
  readonly #listOf = new Map<number, string>()
  readonly #takenLists = new Set<string>()

  constructor(section: SectionRefill, context: ItemContext) {
    this.#section = section
    this.#context = context
  }

  /** Notes that an item of this list stays in its place: new items of it join its list. */
  joinList(list: number, fileList: string): void {
    this.#listOf.set(list, fileList)
    this.#takenLists.add(fileList)
  }

  write(item: Exclude<NewItem, { kind: 'table' }>): XmlElement {
    const paragraph = writeParagraph(this.#lookFor(item), item.content, this.#context.notes)
    const comment = 'comment' in item ? item.comment : undefined
    return comment === undefined ? paragraph : withComment(paragraph, comment, this.#context.notes)
  }

  #lookFor(item: Exclude<NewItem, { kind: 'table' }>): Look {
    const { looks } = this.#context
    switch (item.kind) {
      case 'heading':
        return looks.heading(this.#section)
      case 'quote':
        return looks.quote(this.#section)
      case 'item':
        return this.#itemLook(item)
      default:
        return looks.body(this.#section)
    }
  }

  #itemLook({ isOrdered, level, list }: Extract<NewItem, { kind: 'item' }>): Look {
    const look = this.#context.looks.item(this.#section, isOrdered)
    const number = numberProperty(this.#fileList(list, isOrdered, look.list), level)
    return { ...look, paragraph: withProperties(look.paragraph, number) }
  }

  /** The first list of a section takes the place of the one that it replaces; every other one starts anew. */
  #fileList(list: number, isOrdered: boolean, own: string | undefined): string {
    const known = this.#listOf.get(list)
    if (known !== undefined) return known
    const isFree = own !== undefined && !this.#takenLists.has(own) && !this.#context.looks.isPleading(this.#section)
    const fileList = isFree ? own : this.#context.lists.startList(isOrdered, own)
    this.joinList(list, fileList)
    return fileList
  }
}

export function writeParagraph(look: Look, content: readonly Inline[], notes: NoteAdder): XmlElement {
  const runs = new RunWriter()
  for (const { text, marks, footnote } of newTokens(content)) {
    if (footnote) {
      const { node, properties } = notes.footnoteMark(footnote)
      runs.addInRun(node, properties)
    } else runs.addText(text, withMarks(look.run, marks))
  }
  return element('w:p', {}, [...(look.paragraph ? [look.paragraph] : []), ...runs.finish()])
}

/** The paragraph with a comment on all of it. */
export function withComment(paragraph: XmlElement, text: string, notes: NoteAdder): XmlElement {
  const id = { 'w:id': notes.addComment(text) }
  const properties = childOf(paragraph, 'w:pPr')
  const content = paragraph.children.filter((child) => child !== properties)
  return withChildren(paragraph, [
    ...(properties ? [properties] : []),
    element('w:commentRangeStart', id),
    ...content,
    element('w:commentRangeEnd', id),
    element('w:r', {}, [element('w:commentReference', id)]),
  ])
}
