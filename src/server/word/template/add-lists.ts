import { listPlace, type ListPlace, readLists } from '#server/office/document/list-numbers.ts'
import { readStyles } from '#server/office/document/style-table.ts'
import { readRelated } from '#server/office/document/word-package.ts'
import type { PackageEdit } from '#server/office/document/edit-package.ts'
import { insertLists } from '#server/office/document/insert-lists.ts'
import { childOf, childrenOf, descendantsOf, element, valueOf, type XmlElement } from '#server/office/xml/element.ts'

/** New lists for a file, of the kinds that it already uses wherever there is one. */
export class ListAdder {
  readonly #edit: PackageEdit
  readonly #root: XmlElement | undefined
  readonly #used: readonly { place: ListPlace; format: string; definition: string }[]
  readonly #definitions: XmlElement[] = []
  readonly #lists: XmlElement[] = []
  #nextList: number
  #nextDefinition: number

  constructor(edit: PackageEdit) {
    this.#edit = edit
    this.#root = readRelated(edit.file, 'numbering')
    const styles = readStyles(readRelated(edit.file, 'styles'))
    const lists = readLists(this.#root)
    const definitions = new Map(
      childrenOf(this.#root, 'w:num').map((list) => [list.attributes['w:numId'], definitionOf(list)]),
    )
    this.#used = descendantsOf(edit.file.document, 'w:p').flatMap((paragraph) => {
      const place = listPlace(styles, paragraph)
      return place?.level === 0
        ? [{ place, format: lists.format(place), definition: definitions.get(place.list) ?? '' }]
        : []
    })
    this.#nextList = highest(this.#root, 'w:num', 'w:numId') + 1
    this.#nextDefinition = highest(this.#root, 'w:abstractNum', 'w:abstractNumId') + 1
  }

  /** Id of a new list that starts at its first number: like `like`, like another of its kind, or like Word's own. */
  startList(isOrdered: boolean, like?: string): string {
    const same = this.#used.find(({ place }) => place.list === like)
    const kin = this.#used.find(({ format }) => format !== 'none' && (format !== 'bullet') === isOrdered)
    const definition = (same ?? kin)?.definition ?? ''
    const id = String(this.#nextList)
    this.#nextList += 1
    const level = element('w:lvlOverride', { 'w:ilvl': '0' }, [element('w:startOverride', { 'w:val': '1' })])
    this.#lists.push(
      element('w:num', { 'w:numId': id }, [
        element('w:abstractNumId', { 'w:val': definition === '' ? this.#ownDefinition(isOrdered) : definition }),
        ...(isOrdered ? [level] : []),
      ]),
    )
    return id
  }

  finish(): void {
    if (this.#lists.length === 0) return
    const name = this.#edit.partOf('numbering')
    this.#edit.write(name, insertLists(this.#edit.read(name), this.#definitions, this.#lists))
  }

  #ownDefinition(isOrdered: boolean): string {
    const id = String(this.#nextDefinition)
    this.#nextDefinition += 1
    const levels = [0, 1].map((level) => ownLevel(level, isOrdered))
    this.#definitions.push(
      element('w:abstractNum', { 'w:abstractNumId': id }, [
        element('w:multiLevelType', { 'w:val': 'hybridMultilevel' }),
        ...levels,
      ]),
    )
    return id
  }
}

function definitionOf(list: XmlElement): string {
  return valueOf(childOf(list, 'w:abstractNumId')) ?? ''
}

function highest(root: XmlElement | undefined, name: string, attribute: string): number {
  return Math.max(0, ...childrenOf(root, name).map(({ attributes }) => Number(attributes[attribute]) || 0))
}

function value(name: string, val: string): XmlElement {
  return element(name, { 'w:val': val })
}

function ownLevel(level: number, isOrdered: boolean): XmlElement {
  const [format, text] = isOrdered
    ? [level === 0 ? 'decimal' : 'lowerLetter', `%${level + 1}.`]
    : ['bullet', level === 0 ? '\u2022' : '\u2013']
  const indent = element('w:ind', { 'w:left': String(720 * (level + 1)), 'w:hanging': '360' })
  return element('w:lvl', { 'w:ilvl': String(level) }, [
    value('w:start', '1'),
    value('w:numFmt', format),
    value('w:lvlText', text),
    value('w:lvlJc', 'left'),
    element('w:pPr', {}, [indent]),
  ])
}
