import { createHash } from 'node:crypto'
import { ops, PDF, PdfArray, PdfBool, PdfDict, PdfName, PdfNumber, type PDFPage, type PdfRef, rgb } from '@libpdf/core'
import { type Face, PdfFonts } from '#server/pdf/pdf-fonts.ts'

export const [pageWidth, pageHeight, margin] = [612, 792, 72]
const black = rgb(0, 0, 0)

/** The roles of a page's parts, as readers aloud know them. */
export type Role = 'H1' | 'P' | 'Table' | 'TR' | 'TH' | 'TD'

type Element = { readonly role: Role; readonly parts: (number | Element)[] }

export type Place = {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly face?: Face
  readonly align?: 'left' | 'right' | 'center'
}

/** One Letter page whose texts are tagged in the order in which they are set, so that it can be read aloud. */
export class TaggedPage {
  readonly #pdf = PDF.create()
  readonly #fonts = new PdfFonts(this.#pdf)
  readonly #page: PDFPage = this.#pdf.addPage({ width: pageWidth, height: pageHeight })
  readonly #root: Element[] = []
  readonly #open: Element[] = []
  #next = 0

  /** Everything that `set` sets belongs to an element of this role. */
  within(role: 'Table' | 'TR', set: () => void): void {
    const element: Element = { role, parts: [] }
    const above = this.#open.at(-1)
    if (above) above.parts.push(element)
    else this.#root.push(element)
    this.#open.push(element)
    set()
    this.#open.pop()
  }

  text(role: Role, text: string, { x, y, size, face = 'regular', align = 'left' }: Place): void {
    const id = this.#next++
    const element: Element = { role, parts: [id] }
    const above = this.#open.at(-1)
    if (above) above.parts.push(element)
    else this.#root.push(element)
    const width = this.#fonts.width(text, size, face)
    let at = align === 'right' ? x - width : align === 'center' ? x - width / 2 : x
    this.#page.drawOperators([ops.beginMarkedContentProps(`/${role}`, PdfDict.of({ MCID: PdfNumber.of(id) }))])
    for (const run of this.#fonts.runs(text, size, face)) {
      this.#page.drawText(run.text, { x: at, y, size, font: run.font, color: black })
      at += run.width
    }
    this.#page.drawOperators([ops.endMarkedContent()])
  }

  /** A hairline, which is no content. */
  rule(y: number, thickness = 0.5): void {
    this.#page.drawOperators([ops.beginMarkedContent('/Artifact')])
    this.#page.drawLine({ start: { x: margin, y }, end: { x: pageWidth - margin, y }, color: black, thickness })
    this.#page.drawOperators([ops.endMarkedContent()])
  }

  /** The words of a text in lines that are no wider than `width`. */
  lines(text: string, width: number, size: number, face: Face = 'regular'): string[] {
    const lines: string[] = []
    for (const word of text.split(/\s+/)) {
      const last = lines.at(-1)
      const longer = last === undefined ? word : `${last} ${word}`
      if (last !== undefined && this.#fonts.width(longer, size, face) <= width) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    return lines
  }

  /** The file: always the same bytes for the same texts, title and time. */
  async save(title: string, madeAt: number): Promise<Uint8Array> {
    this.#tag()
    const at = new Date(madeAt)
    this.#pdf.setTitle(title, { showInWindowTitleBar: true })
    this.#pdf.setLanguage('en-US')
    this.#pdf.setAuthor('Drafty')
    this.#pdf.setCreationDate(at)
    this.#pdf.setModificationDate(at)
    return withSteadyNames(await this.#pdf.save({ subsetFonts: true, useXRefStream: false }))
  }

  #tag(): void {
    const pdf = this.#pdf
    const root = PdfDict.of({ Type: PdfName.of('StructTreeRoot') })
    const rootRef = pdf.register(root)
    const owners: PdfRef[] = []
    const top = PdfDict.of({ Type: PdfName.of('StructElem'), S: PdfName.of('Document'), P: rootRef })
    const topRef = pdf.register(top)
    const build = ({ role, parts }: Element, parent: PdfRef): PdfRef => {
      const dict = PdfDict.of({
        Type: PdfName.of('StructElem'),
        S: PdfName.of(role),
        P: parent,
        Pg: this.#page.ref,
        ...(role === 'TH' && { A: PdfDict.of({ O: PdfName.of('Table'), Scope: PdfName.of('Column') }) }),
      })
      const ref = pdf.register(dict)
      const kids = parts.map((part) => {
        if (typeof part !== 'number') return build(part, ref)
        owners[part] = ref
        return PdfNumber.of(part)
      })
      dict.set('K', new PdfArray(kids))
      return ref
    }
    top.set('K', new PdfArray(this.#root.map((element) => build(element, topRef))))
    root.set('K', topRef)
    const nums = new PdfArray([PdfNumber.of(0), new PdfArray(owners)])
    root.set('ParentTree', pdf.register(PdfDict.of({ Nums: nums })))
    this.#page.dict.set('StructParents', PdfNumber.of(0))
    this.#page.dict.set('Tabs', PdfName.of('S'))
    const catalog = pdf.getCatalog()
    catalog.set('StructTreeRoot', rootRef)
    catalog.set('MarkInfo', PdfDict.of({ Marked: PdfBool.TRUE }))
  }
}

const fileId = /(\/ID \[<)[0-9A-F]{32}(> <)[0-9A-F]{32}(>\])/

/**
 * Parts of fonts and the file get names by chance. Here the parts are numbered and the file is named by its content, so
 * that the same paper has the same bytes.
 */
function withSteadyNames(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1')
  const names = new Map<string, string>()
  const steady = text.replaceAll(/(\/(?:BaseFont|FontName) \/)([A-Z]{6})\+/g, (_, key: string, name: string) => {
    const known = names.get(name) ?? `PAPER${String.fromCodePoint(65 + names.size)}`
    names.set(name, known)
    return `${key}${known}+`
  })
  const id = createHash('sha256').update(steady.replace(fileId, '')).digest('hex').slice(0, 32).toUpperCase()
  const named = steady.replace(fileId, (_, before: string, between: string, after: string) =>
    [before, id, between, id, after].join(''),
  )
  return Uint8Array.from(Buffer.from(named, 'latin1'))
}
