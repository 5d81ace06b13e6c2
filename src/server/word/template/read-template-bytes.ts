import { readFile } from 'node:fs/promises'
import type { TemplateParagraph } from '#domain/template-sections/template-paragraph.ts'
import { fileKind } from '#server/reading/file-kind.ts'
import { UnreadableDocument } from '#server/office/unreadable-document.ts'
import { toWordPackage, type WordPackage } from '#server/office/document/word-package.ts'
import { compoundFileRefusal, openPackage, packageLimits } from '#server/office/package/open-package.ts'
import { relationshipsOf } from '#server/office/package/relationships.ts'
import type { PackageParts } from '#server/office/package/zip-package.ts'
import { descendantsOf, ownText } from '#server/office/xml/element.ts'
import { paragraphText } from '#server/office/document/paragraph-text.ts'
import { linesBesideBody } from './beside-body.ts'
import { readPdfTemplate } from './pdf-template.ts'
import type { TemplateReading } from './template-reading.ts'
import { templateParagraphs } from './template-paragraphs.ts'

const mostTemplatePages = 150

/** Reads a template in the thread that it is called in. Throws `UnreadableDocument`, or what a parser throws. */
export async function readTemplateBytes(source: string | Uint8Array): Promise<TemplateReading> {
  const bytes = typeof source === 'string' ? new Uint8Array(await readFile(source)) : source
  if (bytes.length === 0) throw new UnreadableDocument('empty')
  if (bytes.length > packageLimits.packedBytes) throw new UnreadableDocument('too-large')
  switch (fileKind(bytes)) {
    case 'zip':
      return readArchive(openPackage(bytes))
    case 'pdf':
      return readPdfTemplate(bytes, mostTemplatePages)
    case 'compound':
      throw compoundFileRefusal(bytes)
    default:
      throw new UnreadableDocument('not-a-template')
  }
}

/** The other archives of documents (ODT, EPUB) say in their first part what they are. */
function readArchive(parts: PackageParts): TemplateReading {
  if (parts.mimetype) throw new UnreadableDocument('not-a-template')
  return readWordTemplate(toWordPackage(parts))
}

function readWordTemplate(file: WordPackage): TemplateReading {
  const pages = pageCount(file)
  if (pages > mostTemplatePages) throw new UnreadableDocument('template-too-long')
  const paragraphs = templateParagraphs(file)
  if (paragraphs.every(({ text }) => text.trim() === '')) throw emptyRefusal(file)
  return { kind: 'docx', paragraphs, beside: linesBesideBody(file), pages, warnings: warningsFor(file, paragraphs) }
}

/** Breaks that Word remembers and breaks that somebody set, or what so many words fill. */
function pageCount({ document }: WordPackage): number {
  const breaks = descendantsOf(document, 'w:lastRenderedPageBreak').length
  const set = descendantsOf(document, 'w:br').filter(({ attributes }) => attributes['w:type'] === 'page').length
  const words = descendantsOf(document, 'w:t').reduce((sum, text) => sum + ownText(text).split(' ').length, 0)
  return Math.max(1, breaks + 1, set + 1, Math.ceil(words / 500))
}

/** Why a Word file without text in its body has none. */
function emptyRefusal({ document }: WordPackage): UnreadableDocument {
  if (descendantsOf(document, 'w:txbxContent').some((box) => paragraphText(box).trim() !== ''))
    return new UnreadableDocument('only-text-boxes')
  const hasPictures = descendantsOf(document, 'w:drawing', 'w:pict').length > 0
  return new UnreadableDocument(hasPictures ? 'scanned-template' : 'no-text')
}

function warningsFor(file: WordPackage, paragraphs: readonly TemplateParagraph[]): string[] {
  const holds = (what: TemplateParagraph['holds'][number]) =>
    paragraphs.some((paragraph) => paragraph.holds.includes(what))
  const isExternal = relationshipsOf(file.parts, file.mainPart).some(
    ({ isExternal: outside, kind }) => outside && kind !== 'hyperlink',
  )
  return [
    ...(holds('tracked-change')
      ? ['This template has tracked changes; it was read as if all of them were accepted.']
      : []),
    ...(holds('text-box') ? ['This template has text boxes; what stands in them stays as it is.'] : []),
    ...(paragraphs.every(({ table, text }) => table !== null || text.trim() === '')
      ? ['All text of this template stands in tables; it is treated as a form.']
      : []),
    ...(isExternal ? ['This template refers to content outside of it, which was not loaded.'] : []),
  ]
}
