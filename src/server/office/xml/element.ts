/** A part of a Word file as a tree. Names carry the usual prefixes of OOXML (`w:p`, `r:id`); text is decoded. */
export type XmlElement = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlNode[]
  /** Where it stands in the text that it was read from; absent for one made by the program. */
  readonly range?: { readonly start: number; readonly end: number }
}
export type XmlNode = XmlElement | string

/** `element('w:p', {}, [...])`: an element made by the program. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  children: readonly XmlNode[] = [],
): XmlElement {
  return { name, attributes, children }
}

export function isElement(node: XmlNode): node is XmlElement {
  return typeof node !== 'string'
}

/** The elements directly inside, of one name or of any. */
export function childrenOf(parent: XmlElement | undefined, name?: string): XmlElement[] {
  return (parent?.children ?? []).filter(
    (child): child is XmlElement => isElement(child) && (name === undefined || child.name === name),
  )
}

/** The first element of this name directly inside; with several names, step by step downwards. */
export function childOf(parent: XmlElement | undefined, ...names: readonly string[]): XmlElement | undefined {
  return names.reduce<XmlElement | undefined>((inside, name) => {
    const found = inside?.children.find((child) => isElement(child) && child.name === name)
    return found as XmlElement | undefined
  }, parent)
}

/** The text directly inside an element. */
export function ownText(parent: XmlElement): string {
  return parent.children.reduce<string>((text, child) => (isElement(child) ? text : text + child), '')
}

/** Every element of one of these names at any depth, in the order of the text. */
export function descendantsOf(parent: XmlElement, ...names: readonly string[]): XmlElement[] {
  return childrenOf(parent).flatMap((child) => [
    ...(names.includes(child.name) ? [child] : []),
    ...descendantsOf(child, ...names),
  ])
}

/** The `w:val` of a property element, which says most of what Word has to say. */
export function valueOf(property: XmlElement | undefined): string | undefined {
  return property?.attributes['w:val']
}

/** An on/off property (ECMA-376 part 1, 17.17.4): present means on unless its value says otherwise. */
export function isOn(property: XmlElement | undefined): boolean {
  return property !== undefined && !/^(0|false|off|none)$/.test(valueOf(property) ?? 'true')
}

/** A copy with other children. It stands nowhere in a source. */
export function withChildren({ name, attributes }: XmlElement, children: readonly XmlNode[]): XmlElement {
  return { name, attributes, children }
}
