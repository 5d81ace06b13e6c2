import type { Inline } from '#domain/legal-document/block.ts'
import { paragraphPieces } from '#server/office/document/paragraph-pieces.ts'
import { plainProperties, withMarks } from '#server/office/document/run-properties.ts'
import { readStyles, type StyleTable } from '#server/office/document/style-table.ts'
import { readRelated, type WordPackage } from '#server/office/document/word-package.ts'
import { RunWriter } from '#server/office/document/write-runs.ts'
import { applyEdits, type PackageEdit } from '#server/office/document/edit-package.ts'
import { childOf, childrenOf, descendantsOf, element, type XmlElement } from '#server/office/xml/element.ts'
import { newTokens } from './new-text.ts'

/** Writes new footnotes and comments into a file, in the look of those that it has. */
export class NoteAdder {
  readonly #edit: PackageEdit
  readonly #styles: StyleTable
  readonly #footnotes: XmlElement[] = []
  readonly #comments: XmlElement[] = []
  readonly #looks: { readonly mark: XmlElement | undefined; readonly note: XmlElement | undefined }
  #nextFootnote: number
  #nextComment: number

  constructor(edit: PackageEdit) {
    this.#edit = edit
    const { file } = edit
    this.#styles = readStyles(readRelated(file, 'styles'))
    this.#nextFootnote = nextId(readRelated(file, 'footnotes'), 'w:footnote')
    this.#nextComment = nextId(readRelated(file, 'comments'), 'w:comment')
    this.#looks = { mark: footnoteMarkLook(file, this.#styles), note: ordinaryFootnote(file) }
  }

  footnoteMark(content: readonly Inline[]): { node: XmlElement; properties: XmlElement | undefined } {
    const id = String(this.#nextFootnote)
    this.#nextFootnote += 1
    this.#footnotes.push(element('w:footnote', { 'w:id': id }, [this.#footnoteParagraph(content)]))
    return { node: element('w:footnoteReference', { 'w:id': id }), properties: this.#looks.mark }
  }

  /** The comment's id. It has no date, so that the same draft gives the same file. */
  addComment(text: string): string {
    const id = String(this.#nextComment)
    this.#nextComment += 1
    const paragraphs = text.split('\n').map((line) => {
      const runs = new RunWriter()
      runs.addText(line, undefined)
      return element('w:p', {}, runs.finish())
    })
    this.#comments.push(element('w:comment', { 'w:id': id, 'w:author': 'Drafty', 'w:initials': 'D' }, paragraphs))
    return id
  }

  finish(): void {
    if (this.#footnotes.length > 0) this.#edit.append(this.#edit.partOf('footnotes'), ...this.#footnotes)
    if (this.#comments.length > 0) this.#edit.append(this.#edit.partOf('comments'), ...this.#comments)
  }

  #footnoteParagraph(content: readonly Inline[]): XmlElement {
    const like = this.#looks.note && childOf(this.#looks.note, 'w:p')
    const run = like && paragraphPieces(like).find(({ kind, text }) => kind === 'text' && text.trim() !== '')?.run
    const hasStyle = this.#styles.styles.has('FootnoteText')
    const own = like ? childOf(like, 'w:pPr') : hasStyle ? styled('w:pPr', 'w:pStyle', 'FootnoteText') : undefined
    const small = hasStyle ? undefined : element('w:rPr', {}, [element('w:sz', { 'w:val': '20' })])
    const look = run ? plainProperties(childOf(run, 'w:rPr')) : small
    const runs = new RunWriter()
    runs.addInRun(element('w:footnoteRef'), this.#looks.mark)
    runs.addText(' ', look)
    for (const { text, marks } of newTokens(content)) runs.addText(text, withMarks(look, marks))
    return element('w:p', {}, [...(own ? [own] : []), ...runs.finish()])
  }
}

function nextId(root: XmlElement | undefined, name: string): number {
  return Math.max(0, ...childrenOf(root, name).map(({ attributes }) => Number(attributes['w:id']) || 0)) + 1
}

function styled(name: string, styleName: string, id: string): XmlElement {
  return element(name, {}, [element(styleName, { 'w:val': id })])
}

/** How the file sets its footnote marks, or how Word does. */
function footnoteMarkLook({ document }: WordPackage, { styles }: StyleTable): XmlElement | undefined {
  const used = descendantsOf(document, 'w:r').find((run) => childOf(run, 'w:footnoteReference'))
  if (used) return childOf(used, 'w:rPr')
  if (styles.has('FootnoteReference')) return styled('w:rPr', 'w:rStyle', 'FootnoteReference')
  return styled('w:rPr', 'w:vertAlign', 'superscript')
}

function ordinaryFootnote(file: WordPackage): XmlElement | undefined {
  return childrenOf(readRelated(file, 'footnotes'), 'w:footnote').find(({ attributes }) => !attributes['w:type'])
}

/** Takes notes and comments out of their parts: those whose marks went with replaced text. */
export function removeNotes(
  edit: PackageEdit,
  kind: 'footnote' | 'endnote' | 'comment',
  ids: ReadonlySet<string>,
): void {
  if (ids.size === 0) return
  const name = edit.partOf(`${kind}s`)
  const gone = childrenOf(edit.readRoot(name), `w:${kind}`).filter(({ attributes }) =>
    ids.has(attributes['w:id'] ?? ''),
  )
  edit.write(
    name,
    applyEdits(
      edit.read(name),
      gone.map(({ range }) => ({ start: range?.start ?? 0, end: range?.end ?? 0, text: '' })),
    ),
  )
}
