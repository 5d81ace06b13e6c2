import { DOMParser, onErrorStopParsing } from '@xmldom/xmldom'
import { decodePart } from '#server/office/package/part-text.ts'
import { relationshipsOf } from '#server/office/package/relationships.ts'
import { type PackageParts, unzipPackage } from '#server/office/package/zip-package.ts'
import { childOf, childrenOf, descendantsOf, type XmlElement } from '#server/office/xml/element.ts'
import { parseXml } from '#server/office/xml/parse-xml.ts'
import { nesting } from './docx-nesting.ts'

/**
 * What is wrong with the structure of a Word file, one sentence for each; an empty list when Word should open it
 * without an offer to repair it. Looks at the package (content types, relationships) and at the ids, ranges and
 * nesting of its texts. It cannot replace Word.
 */
export function checkDocx(bytes: Uint8Array): string[] {
  const parts = unzipPackage(bytes)
  const badXml = Object.entries(parts).flatMap(([name, part]) => (isXml(name) ? wellFormed(name, part) : []))
  if (badXml.length > 0) return badXml
  const texts = Object.keys(parts)
    .filter((name) => /^word\/(document|footnotes|endnotes|comments|header\d*|footer\d*)\.xml$/.test(name))
    .map((name) => ({ name, root: parseXml(decodePart(parts[name] ?? new Uint8Array())) }))
  return [
    ...contentTypes(parts),
    ...Object.keys(parts).flatMap((name) => relationships(parts, name)),
    ...relationships(parts, ''),
    ...texts.flatMap(({ name, root }) => [...nesting(name, root), ...ranges(name, root), ...fields(name, root)]),
    ...notes(parts, texts),
    ...uniqueRevisions(texts),
    ...numbering(parts, texts),
  ]
}

type Text = { readonly name: string; readonly root: XmlElement }

const isXml = (name: string) => /\.(xml|rels)$/.test(name)

/** Read by a parser that is not ours. */
function wellFormed(name: string, part: Uint8Array): string[] {
  try {
    new DOMParser({ onError: onErrorStopParsing }).parseFromString(decodePart(part), 'text/xml')
    return []
  } catch (error) {
    return [`${name} is not well-formed: ${error instanceof Error ? error.message : ''}`]
  }
}

function contentTypes(parts: PackageParts): string[] {
  const list = parts['[Content_Types].xml']
  if (!list) return ['[Content_Types].xml is missing.']
  const types = parseXml(decodePart(list))
  const defaults = childrenOf(types, 'Default').map(({ attributes }) => attributes.Extension?.toLowerCase())
  const overrides = childrenOf(types, 'Override').map(({ attributes }) => attributes.PartName)
  return [
    ...Object.keys(parts)
      .filter((name) => name !== '[Content_Types].xml' && !name.endsWith('/'))
      .filter((name) => !overrides.includes(`/${name}`))
      .filter((name) => !defaults.includes(name.slice(name.lastIndexOf('.') + 1).toLowerCase()))
      .map((name) => `${name} has no content type.`),
    ...overrides
      .filter((name) => !parts[name?.slice(1) ?? ''])
      .map((name) => `A content type names ${name}, which is missing.`),
    ...repeated(overrides).map((name) => `${name} has two content types.`),
  ]
}

function relationships(parts: PackageParts, part: string): string[] {
  const lines = relationshipsOf(parts, part)
  const missing = lines.filter(({ isExternal, target }) => !isExternal && !parts[target])
  const ids = lines.map(({ id }) => id)
  const source = parts[part]
  const root = source && part.endsWith('.xml') ? parseXml(decodePart(source)) : undefined
  const used = root ? relationshipIds(root) : []
  return [
    ...missing.map(({ id, target }) => `${part}: relationship ${id} leads to ${target}, which is missing.`),
    ...repeated(ids).map((id) => `${part}: relationship ${id} stands twice.`),
    ...used.filter((id) => !ids.includes(id)).map((id) => `${part} uses relationship ${id}, which is missing.`),
  ]
}

function relationshipIds(root: XmlElement): string[] {
  const own = Object.entries(root.attributes).flatMap(([name, value]) =>
    /^r:(id|embed|link|pict|dm|lo|qs|cs)$/.test(name) && value !== '' ? [value] : [],
  )
  return [...own, ...childrenOf(root).flatMap(relationshipIds)]
}

/** Bookmarks and comment ranges begin and end once each, and bookmark names are unique. */
function ranges(name: string, root: XmlElement): string[] {
  const pairs = ['w:bookmark', 'w:commentRange', 'w:moveFromRange', 'w:moveToRange']
  return pairs.flatMap((kind) => {
    const starts = descendantsOf(root, `${kind}Start`)
    const startIds = starts.map(({ attributes }) => attributes['w:id'])
    const endIds = descendantsOf(root, `${kind}End`).map(({ attributes }) => attributes['w:id'])
    const names = kind === 'w:bookmark' ? starts.map(({ attributes }) => attributes['w:name']) : []
    return [
      ...startIds.filter((id) => !endIds.includes(id)).map((id) => `${name}: ${kind} ${id} never ends.`),
      ...endIds.filter((id) => !startIds.includes(id)).map((id) => `${name}: ${kind} ${id} never starts.`),
      ...repeated(startIds).map((id) => `${name}: ${kind} ${id} starts twice.`),
      ...repeated(names).map((one) => `${name}: two bookmarks are called ${one}.`),
    ]
  })
}

function fields(name: string, root: XmlElement): string[] {
  let depth = 0
  let lowest = 0
  for (const mark of descendantsOf(root, 'w:fldChar')) {
    if (mark.attributes['w:fldCharType'] === 'begin') depth += 1
    if (mark.attributes['w:fldCharType'] === 'end') depth -= 1
    lowest = Math.min(lowest, depth)
  }
  return depth === 0 && lowest === 0 ? [] : [`${name}: a field begins or ends alone.`]
}

function notes(parts: PackageParts, texts: readonly Text[]): string[] {
  const kinds = [
    { kind: 'footnote', reference: 'w:footnoteReference' },
    { kind: 'endnote', reference: 'w:endnoteReference' },
    { kind: 'comment', reference: 'w:commentReference' },
  ]
  return kinds.flatMap(({ kind, reference }) => {
    const used = texts.flatMap(({ root }) => descendantsOf(root, reference)).map(({ attributes }) => attributes['w:id'])
    const part = parts[`word/${kind}s.xml`]
    const own = part
      ? childrenOf(parseXml(decodePart(part)), `w:${kind}`).map(({ attributes }) => attributes['w:id'])
      : []
    return [
      ...used.filter((id) => !own.includes(id)).map((id) => `${kind} ${id} is referred to and missing.`),
      ...repeated(own).map((id) => `${kind} ${id} stands twice.`),
    ]
  })
}

const revisions = [
  'w:ins',
  'w:del',
  'w:moveFrom',
  'w:moveTo',
  'w:rPrChange',
  'w:pPrChange',
  'w:tblPrChange',
  'w:cellIns',
  'w:cellDel',
]

function uniqueRevisions(texts: readonly Text[]): string[] {
  const ids = texts.flatMap(({ root }) => descendantsOf(root, ...revisions)).map(({ attributes }) => attributes['w:id'])
  return repeated(ids).map((id) => `Revision ${id} stands twice.`)
}

function numbering(parts: PackageParts, texts: readonly Text[]): string[] {
  const part = parts['word/numbering.xml']
  const root = part ? parseXml(decodePart(part)) : undefined
  const numbers = childrenOf(root, 'w:num').map(({ attributes }) => attributes['w:numId'])
  const abstracts = childrenOf(root, 'w:abstractNum').map(({ attributes }) => attributes['w:abstractNumId'])
  const wanted = childrenOf(root, 'w:num').map((number) => childOf(number, 'w:abstractNumId')?.attributes['w:val'])
  const names = childrenOf(root).map(({ name }) => name)
  const used = texts
    .flatMap(({ root: text }) => descendantsOf(text, 'w:numId'))
    .map(({ attributes }) => attributes['w:val'])
  return [
    ...new Set(used.filter((id) => id !== '0' && !numbers.includes(id)).map((id) => `List ${id} is used and missing.`)),
    ...wanted.filter((id) => !abstracts.includes(id)).map((id) => `Numbering ${id} is used and missing.`),
    ...repeated(numbers).map((id) => `List ${id} stands twice.`),
    ...repeated(abstracts).map((id) => `Numbering ${id} stands twice.`),
    ...(names.lastIndexOf('w:abstractNum') > names.indexOf('w:num') && names.includes('w:num')
      ? ['Numbering definitions come after the lists that use them.']
      : []),
  ]
}

function repeated<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))]
}
