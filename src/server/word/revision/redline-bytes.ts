import { openWordPackage, type WordPackage } from '../document/word-package.ts'
import { PackageEdit } from '../package/edit-package.ts'
import { numberNotes } from '../package/number-notes.ts'
import { childOf, childrenOf, element, type XmlElement } from '../xml/element.ts'
import { writeXml } from '../xml/write-xml.ts'
import { bringOver } from './bring-over.ts'
import { carryNotes, objectKeys } from './carry-notes.ts'
import { type ChangeAuthor, ChangeWriter } from './change-writer.ts'
import { redlineBlocks } from './redline-blocks.ts'
import { resolveChanges } from './resolve-changes.ts'

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
  const newBody = bodyOf(fresh)
  const oldBody = bringOver(old, bodyOf(old), edit, newBody)
  const context = { changes: new ChangeWriter(author), keyOfOld: objectKeys(old), keyOfNew: objectKeys(fresh) }
  const section = childOf(newBody, 'w:sectPr')
  const blocks = redlineBlocks(blocksOf(oldBody), blocksOf(newBody), context)
  const body = carryNotes(element('w:body', {}, [...blocks, ...(section ? [section] : [])]), old, edit)
  const xml = numberNotes(edit, numberNotes(edit, withBody(fresh, body), 'footnote', new Set()), 'endnote', new Set())
  edit.write(fresh.mainPart, xml)
  return edit.finish()
}

function bodyOf({ document }: WordPackage): XmlElement {
  const body = childOf(document, 'w:body')
  return body ? resolveChanges(body, 'accept') : element('w:body')
}

function blocksOf(body: XmlElement): XmlElement[] {
  return childrenOf(body).filter(({ name }) => name !== 'w:sectPr' && name !== 'w:proofErr')
}

/** The main part with another body; its root keeps its namespaces. */
function withBody({ source, document }: WordPackage, body: XmlElement): string {
  const range = childOf(document, 'w:body')?.range
  return range ? source.slice(0, range.start) + writeXml(body) + source.slice(range.end) : source
}
