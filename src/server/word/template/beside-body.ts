import type { TemplateLine } from '#domain/template-sections/old-case.ts'
import { paragraphText } from '#server/office/document/paragraph-text.ts'
import type { WordPackage } from '#server/office/document/word-package.ts'
import { withUsualPrefixes } from '#server/office/document/usual-prefixes.ts'
import { decodePart } from '#server/office/package/part-text.ts'
import { relationshipsOf } from '#server/office/package/relationships.ts'
import { descendantsOf, ownText, type XmlElement } from '#server/office/xml/element.ts'
import { parseXml } from '#server/office/xml/parse-xml.ts'

const kinds: Readonly<Record<string, TemplateLine['part']>> = {
  header: 'header',
  footer: 'footer',
  footnotes: 'footnote',
  endnotes: 'footnote',
  comments: 'comment',
}

/** Everything that a template says outside the paragraphs of its body: notes, headers, boxes, comments, properties. */
export function linesBesideBody(file: WordPackage): TemplateLine[] {
  const related = file.relationships.filter(({ kind, isExternal }) => kinds[kind] !== undefined && !isExternal)
  const texts = related.flatMap(({ kind, target }) => {
    const bytes = file.parts[target]
    const root = bytes && parseXml(withUsualPrefixes(decodePart(bytes)))
    return root ? paragraphsOf(root).map((text) => ({ part: kinds[kind] ?? 'header', text })) : []
  })
  const boxes = descendantsOf(file.document, 'w:txbxContent')
    .flatMap(paragraphsOf)
    .map((text) => ({ part: 'text-box' as const, text }))
  const pictures = descendantsOf(file.document, 'wp:docPr', 'pic:cNvPr').flatMap(({ attributes }) =>
    [attributes['descr'], attributes['title']].flatMap((text) =>
      text ? [{ part: 'alternative-text' as const, text }] : [],
    ),
  )
  const properties = propertyParts(file).flatMap((name) =>
    descendantsOf(parseXml(decodePart(file.parts[name] ?? new Uint8Array())), ...namedProperties).map((one) => ({
      part: 'property' as const,
      text: ownText(one),
    })),
  )
  const counts = new Map<string, number>()
  return [...texts, ...boxes, ...pictures, ...properties]
    .filter(({ text }) => text.trim() !== '')
    .map(({ part, text }) => {
      const index = counts.get(part) ?? 0
      counts.set(part, index + 1)
      return { part, index, text }
    })
}

const namedProperties = [
  'dc:title',
  'dc:creator',
  'dc:subject',
  'dc:description',
  'cp:keywords',
  'cp:lastModifiedBy',
  'cp:category',
  'Company',
  'Manager',
  'vt:lpwstr',
]

/** The parts that hold what a file says about itself. */
export function propertyParts({ parts }: WordPackage): string[] {
  const known = relationshipsOf(parts, '').filter(({ kind }) =>
    /core-properties|extended-properties|custom-properties/.test(kind),
  )
  return known.map(({ target }) => target).filter((name) => parts[name] !== undefined)
}

function paragraphsOf(root: XmlElement): string[] {
  return descendantsOf(root, 'w:p').map((one) => paragraphText(one))
}
