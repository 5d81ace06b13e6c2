import { openWordPackage, type WordPackage } from '#server/office/document/word-package.ts'
import { PackageEdit } from '#server/office/document/edit-package.ts'
import { numberNotes } from '#server/office/document/number-notes.ts'
import { childOf, childrenOf, descendantsOf, element, type XmlElement } from '#server/office/xml/element.ts'
import { writeXml } from '#server/office/xml/write-xml.ts'
import { bringOver } from './bring-over.ts'
import { carryNotes, objectKeys } from './carry-notes.ts'
import { type ChangeAuthor, ChangeWriter } from './change-writer.ts'
import { redlineBlocks } from './redline-blocks.ts'
import { resolveChanges } from './resolve-changes.ts'
import { resolveStories } from './resolve-docx.ts'

/**
 * A Word file with the changes from one version to another as tracked changes: accepted they give the new text, rejected
 * the old one. Changes that either version already tracks count as accepted. Throws `UnreadableDocument`.
 */
export function redlineBytes(
  oldBytes: Uint8Array,
  newBytes: Uint8Array,
  author: ChangeAuthor,
): Uint8Array<ArrayBuffer> {
  const [old, fresh] = [openWordPackage(oldBytes), openWordPackage(newBytes)]
  const edit = new PackageEdit(fresh)
  resolveStories(edit, 'accept')
  const newBody = bodyOf(fresh)
  const oldBody = bringOver(old, bodyOf(old), edit, newBody)
  const keys = { keyOfOld: objectKeys(old), keyOfNew: objectKeys(fresh) }
  const section = childOf(newBody, 'w:sectPr')
  const redline = (keepsFields: boolean) => {
    const context = { ...keys, changes: new ChangeWriter(author), keepsFields }
    const blocks = redlineBlocks(blocksOf(oldBody), blocksOf(newBody), context)
    return element('w:body', {}, [...blocks, ...(section ? [section] : [])])
  }
  const kept = redline(true)
  const body = carryNotes(hasWholeFields(kept) ? kept : redline(false), old, edit)
  const xml = numberNotes(edit, numberNotes(edit, withBody(fresh, body), 'footnote', new Set()), 'endnote', new Set())
  edit.write(fresh.mainPart, xml)
  return edit.finish()
}

function bodyOf({ document }: WordPackage): XmlElement {
  const body = childOf(document, 'w:body')
  return body ? resolveChanges(body, 'accept') : element('w:body')
}

/** Not so where a field begins in a paragraph that stayed and ends in one that went. */
function hasWholeFields(body: XmlElement): boolean {
  const types = descendantsOf(body, 'w:fldChar').map(({ attributes }) => attributes['w:fldCharType'])
  return types.filter((type) => type === 'begin').length === types.filter((type) => type === 'end').length
}

function blocksOf(body: XmlElement): XmlElement[] {
  return childrenOf(body).filter(({ name }) => name !== 'w:sectPr' && name !== 'w:proofErr')
}

/** The main part with another body; its root keeps its namespaces. */
function withBody({ source, document }: WordPackage, body: XmlElement): string {
  const range = childOf(document, 'w:body')?.range
  return range ? source.slice(0, range.start) + writeXml(body) + source.slice(range.end) : source
}
