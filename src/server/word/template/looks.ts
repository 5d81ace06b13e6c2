import type { BodyParagraph } from '#server/office/document/body-paragraphs.ts'
import { listPlace, type ListPlace, type ListTable } from '#server/office/document/list-numbers.ts'
import { paragraphPieces, piecesText } from '#server/office/document/paragraph-pieces.ts'
import { paragraphProperties } from '#server/office/document/paragraph-properties.ts'
import { neighbourProperties, plainProperties, runProperties } from '#server/office/document/run-properties.ts'
import { outlineLevel, paragraphStyle, type StyleTable } from '#server/office/document/style-table.ts'
import { childOf, childrenOf, element, type XmlElement } from '#server/office/xml/element.ts'
import { writeXml } from '#server/office/xml/write-xml.ts'
import type { SectionRefill } from './refill-types.ts'

/** How a new paragraph is set: properties of the paragraph and of its runs, taken from one of the template's own. */
export type Look = { readonly paragraph: XmlElement | undefined; readonly run: XmlElement | undefined }
export type ListLook = Look & { readonly list: string | undefined }

/** A paragraph of the template and what decides whether others are to look like it. */
type Model = {
  readonly index: number
  readonly element: XmlElement
  readonly words: number
  readonly place: ListPlace | undefined
  readonly format: string
  readonly isInTable: boolean
  readonly isHeading: boolean
  readonly level: number | undefined
}

/** The looks of a template, found among the paragraphs of a section first and in the whole of it after that. */
export class LookBook {
  readonly #models: readonly Model[]
  readonly #styles: StyleTable

  constructor(
    paragraphs: readonly BodyParagraph[],
    sections: readonly SectionRefill[],
    styles: StyleTable,
    lists: ListTable,
  ) {
    this.#styles = styles
    const levels = headingLevels(sections)
    this.#models = paragraphs.map(({ element: paragraph, table, isContents }, index) => {
      const place = listPlace(styles, paragraph)
      const text = piecesText(paragraphPieces(paragraph)).trim()
      return {
        index,
        element: paragraph,
        words: text === '' ? 0 : text.split(/\s+/).length,
        place,
        format: place ? lists.format(place) : 'none',
        isInTable: table !== undefined || isContents,
        isHeading: levels.has(index),
        level: levels.get(index) ?? outlineLevel(styles, paragraph),
      }
    })
  }

  /** Running text. In a section of numbered paragraphs it is numbered too. */
  body(section: SectionRefill): Look {
    const own = this.#prose(section.paragraphs)
    const numbered = own.filter(({ format }) => format !== 'none' && format !== 'bullet')
    if (this.isPleading(section)) return lookOf(commonest(numbered), { keepsNumber: true, isPlain: true })
    const model = commonest(own.filter(isUnnumbered)) ?? commonest(this.#prose().filter(isUnnumbered))
    return lookOf(model, { keepsNumber: false, isPlain: true })
  }

  /** Whether the running text of a section is a series of numbered paragraphs, as in a declaration. */
  isPleading(section: SectionRefill): boolean {
    const own = this.#prose(section.paragraphs)
    const numbered = own.filter(({ format, place }) => format !== 'none' && format !== 'bullet' && place?.level === 0)
    return numbered.length >= 2 && numbered.length > own.length / 2
  }

  /** A heading inside a section: like one merged into it, like one of the next level, or like Word's own. */
  heading(section: SectionRefill): Look {
    const inner = this.#models.find(({ index }) => section.innerHeadings.includes(index))
    const below = this.#models
      .filter(({ isHeading, level, words }) => isHeading && words > 0 && (level ?? 0) > section.level)
      .toSorted((a, b) => (a.level ?? 0) - (b.level ?? 0))[0]
    const model = inner ?? below
    if (model) return lookOf(model, { keepsNumber: true, isPlain: false })
    const id = [...this.#styles.styles.values()].find(
      ({ name }) => name.toLowerCase() === `heading ${Math.min(9, section.level + 1)}`,
    )?.id
    if (id !== undefined) return { paragraph: element('w:pPr', {}, [value('w:pStyle', id)]), run: undefined }
    const body = this.body({ ...section, paragraphs: [] })
    const kept = childrenOf(body.paragraph).filter(({ name }) => name !== 'w:ind' && name !== 'w:jc')
    return {
      paragraph: paragraphProperties([...kept, element('w:keepNext')]),
      run: runProperties([...childrenOf(body.run), element('w:b')]),
    }
  }

  /** An item of a list, with the list whose numbers its like has. */
  item(section: SectionRefill, isOrdered: boolean): ListLook {
    const isKin = ({ format, isHeading }: Model) =>
      !isHeading && format !== 'none' && (format !== 'bullet') === isOrdered
    const own = this.#models.find((model) => section.paragraphs.includes(model.index) && isKin(model))
    const model = own ?? this.#models.find((one) => isKin(one) && !one.isInTable)
    if (model) return { ...lookOf(model, { keepsNumber: false, isPlain: true }), list: own?.place?.list }
    const body = this.body({ ...section, paragraphs: [] })
    const kept = childrenOf(body.paragraph).filter(({ name }) => name !== 'w:ind')
    return { paragraph: paragraphProperties(kept), run: body.run, list: undefined }
  }

  /** A quotation: like one that stands in from both sides, else the running text, moved in. */
  quote(section: SectionRefill): Look {
    const model = this.#prose().find(({ element: paragraph }) => {
      const indent = childOf(paragraph, 'w:pPr', 'w:ind')?.attributes
      const style = this.#styles.styles.get(paragraphStyle(this.#styles, paragraph) ?? '')?.name ?? ''
      return /quote|block text/i.test(style) || (Number(indent?.['w:left']) > 0 && Number(indent?.['w:right']) > 0)
    })
    if (model) return lookOf(model, { keepsNumber: false, isPlain: true })
    const body = this.body(section)
    const kept = childrenOf(body.paragraph).filter(({ name }) => name !== 'w:ind')
    const indent = element('w:ind', { 'w:left': '720', 'w:right': '720' })
    return { ...body, paragraph: paragraphProperties([...kept, indent]) }
  }

  /** Paragraphs of running text in these places, or in the whole template. */
  #prose(places?: readonly number[]): Model[] {
    const among = places ? new Set(places) : undefined
    return this.#models.filter(
      ({ index, words, isInTable, isHeading }) =>
        words > 5 && !isInTable && !isHeading && (among === undefined || among.has(index)),
    )
  }
}

function isUnnumbered({ format }: Model): boolean {
  return format === 'none'
}

/** Which paragraphs are headings by the confirmed split, and their levels. */
function headingLevels(sections: readonly SectionRefill[]): Map<number, number> {
  const levels = new Map<number, number>()
  for (const { paragraphs, heading, innerHeadings, level } of sections) {
    if (heading === 'own' && paragraphs[0] !== undefined) levels.set(paragraphs[0], level)
    for (const index of innerHeadings) levels.set(index, level + 1)
  }
  return levels
}

/** The first of those that look alike most often. */
function commonest(models: readonly Model[]): Model | undefined {
  const groups = Map.groupBy(models, ({ element: paragraph }) => {
    const look = lookProperties(paragraph, false)
    return look ? writeXml(look) : ''
  })
  return [...groups.values()].toSorted((a, b) => b.length - a.length)[0]?.[0]
}

function lookOf(model: Model | undefined, wanted: { keepsNumber: boolean; isPlain: boolean }): Look {
  if (!model) return { paragraph: undefined, run: undefined }
  const texts = paragraphPieces(model.element).filter(({ kind, text }) => kind === 'text' && text.trim() !== '')
  const longest = texts.toSorted((a, b) => b.text.length - a.text.length)[0]?.run
  const own = childOf(longest, 'w:rPr')
  return {
    paragraph: lookProperties(model.element, wanted.keepsNumber),
    run: wanted.isPlain ? plainProperties(own) : neighbourProperties(own),
  }
}

/** Properties that belong to one paragraph and not to its look. */
const singular = new Set([
  'w:sectPr',
  'w:pPrChange',
  'w:framePr',
  'w:pageBreakBefore',
  'w:cnfStyle',
  'w:divId',
  'w:rPr',
])

function lookProperties(paragraph: XmlElement, keepsNumber: boolean): XmlElement | undefined {
  const kept = childrenOf(childOf(paragraph, 'w:pPr')).filter(
    ({ name }) => !singular.has(name) && (keepsNumber || name !== 'w:numPr'),
  )
  return kept.length === 0 ? undefined : element('w:pPr', {}, kept)
}

function value(name: string, val: string): XmlElement {
  return element(name, { 'w:val': val })
}
