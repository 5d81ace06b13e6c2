import { childOf, childrenOf, isOn, valueOf, type XmlElement } from '#server/office/xml/element.ts'

export type Style = {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly basedOn: string | undefined
  readonly isDefault: boolean
  readonly paragraph: XmlElement | undefined
  readonly run: XmlElement | undefined
}

export type StyleTable = {
  readonly styles: ReadonlyMap<string, Style>
  /** The style of paragraphs that name none. */
  readonly defaultParagraph: string | undefined
}

/** The styles of a file by id; an empty table when it has none. */
export function readStyles(root: XmlElement | undefined): StyleTable {
  const styles = childrenOf(root, 'w:style').map((style): Style => ({
    id: style.attributes['w:styleId'] ?? '',
    name: valueOf(childOf(style, 'w:name')) ?? '',
    type: style.attributes['w:type'] ?? 'paragraph',
    basedOn: valueOf(childOf(style, 'w:basedOn')),
    isDefault: /^(1|true|on)$/.test(style.attributes['w:default'] ?? ''),
    paragraph: childOf(style, 'w:pPr'),
    run: childOf(style, 'w:rPr'),
  }))
  const paragraphs = styles.filter(({ type }) => type === 'paragraph')
  const normal = paragraphs.find(({ isDefault }) => isDefault) ?? paragraphs.find(({ name }) => name === 'Normal')
  return { styles: new Map(styles.map((style) => [style.id, style])), defaultParagraph: normal?.id }
}

/** A style and those that it is based on, nearest first. A circle ends after a dozen. */
export function styleChain({ styles }: StyleTable, id: string | undefined): Style[] {
  const chain: Style[] = []
  for (let next = id; next !== undefined && chain.length < 12;) {
    const style = styles.get(next)
    if (!style) break
    chain.push(style)
    next = style.basedOn
  }
  return chain
}

/** A paragraph property (`w:jc`): the paragraph's own, else that of its style or of a style behind it. */
export function paragraphProperty(table: StyleTable, paragraph: XmlElement, name: string): XmlElement | undefined {
  const own = childOf(paragraph, 'w:pPr')
  const direct = childOf(own, name)
  if (direct) return direct
  return styleChain(table, paragraphStyle(table, paragraph))
    .map((style) => childOf(style.paragraph, name))
    .find((property) => property !== undefined)
}

/** Id of the style that a paragraph has, by name or by default. */
export function paragraphStyle(table: StyleTable, paragraph: XmlElement): string | undefined {
  return valueOf(childOf(paragraph, 'w:pPr', 'w:pStyle')) ?? table.defaultParagraph
}

/** Whether a run has an on/off property (`w:b`): its own, else of its character style, else of the paragraph's. */
export function isRunOn(table: StyleTable, paragraph: XmlElement, run: XmlElement, name: string): boolean {
  const own = childOf(run, 'w:rPr')
  const direct = childOf(own, name)
  if (direct) return isOn(direct)
  const ids = [valueOf(childOf(own, 'w:rStyle')), paragraphStyle(table, paragraph)]
  const inherited = ids
    .flatMap((id) => styleChain(table, id))
    .map((style) => childOf(style.run, name))
    .find((property) => property !== undefined)
  return isOn(inherited)
}

/** Outline level, 1 to 9: the property, or what the name `heading 2` says. None for body text. */
export function outlineLevel(table: StyleTable, paragraph: XmlElement): number | undefined {
  const property = valueOf(paragraphProperty(table, paragraph, 'w:outlineLvl'))
  if (property !== undefined) return /^[0-8]$/.test(property) ? Number(property) + 1 : undefined
  const name = styleChain(table, paragraphStyle(table, paragraph))[0]?.name ?? ''
  const [, level] = /^heading ([1-9])$/i.exec(name) ?? []
  return level === undefined ? undefined : Number(level)
}
