import { childOf, isElement, type XmlElement } from '#server/office/xml/element.ts'

/** Elements around blocks that are no blocks themselves. */
export const blockWrappers = new Set(['w:sdt', 'w:sdtContent', 'w:customXml', 'w:ins', 'w:moveTo', 'w:smartTag'])

/** The paragraphs and tables of a body in their order, taken out of content controls and the like. */
export function blockElements(parent: XmlElement | undefined): XmlElement[] {
  return (parent?.children ?? []).flatMap((child): XmlElement[] => {
    if (!isElement(child)) return []
    if (child.name === 'w:p' || child.name === 'w:tbl') return [child]
    if (child.name === 'mc:AlternateContent')
      return blockElements(childOf(child, 'mc:Choice') ?? childOf(child, 'mc:Fallback'))
    return blockWrappers.has(child.name) ? blockElements(child) : []
  })
}
