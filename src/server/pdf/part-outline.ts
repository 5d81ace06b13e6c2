import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber, type PDFPage, PdfString } from '@libpdf/core'

/** An entry of an outline; `level` 2 stands under the last entry of level 1. */
export type OutlineEntry = { readonly title: string; readonly level: 1 | 2; readonly page: PDFPage }

/** Gives a file its outline. */
export function addOutline(pdf: PDF, entries: readonly OutlineEntry[]): void {
  if (entries.length === 0) return
  const items = entries.map(({ title, page }) => {
    const destination = new PdfArray([page.ref, PdfName.of('Fit')])
    return PdfDict.of({ Title: PdfString.fromString(title), Dest: destination })
  })
  const refs = items.map((item) => pdf.register(item))
  const root = PdfDict.of({ Type: PdfName.of('Outlines') })
  const rootRef = pdf.register(root)
  const chain = (parent: PdfDict, parentRef: typeof rootRef, members: readonly number[]) => {
    for (const [place, index] of members.entries()) {
      const [item, before, after] = [items[index], refs[members[place - 1] ?? -1], refs[members[place + 1] ?? -1]]
      item?.set('Parent', parentRef)
      if (before) item?.set('Prev', before)
      if (after) item?.set('Next', after)
    }
    const [first, last] = [refs[members[0] ?? -1], refs[members.at(-1) ?? -1]]
    if (!first || !last) return
    parent.set('First', first)
    parent.set('Last', last)
    parent.set('Count', PdfNumber.of(members.length))
  }
  const tops = entries.flatMap(({ level }, index) => (level === 1 || index === 0 ? index : []))
  chain(root, rootRef, tops)
  for (const [place, top] of tops.entries()) {
    const [item, ref] = [items[top], refs[top]]
    const end = tops[place + 1] ?? entries.length
    const inside = Array.from({ length: end - top - 1 }, (_, index) => top + 1 + index)
    if (item && ref && inside.length > 0) chain(item, ref, inside)
  }
  root.set('Count', PdfNumber.of(entries.length))
  pdf.getCatalog().set('Outlines', rootRef)
  pdf.getCatalog().set('PageMode', PdfName.of('UseOutlines'))
}

/** Calls the pages of a file what is printed on them: `i, ii`, then numbers. */
export function addLabels(pdf: PDF, labels: readonly string[]): void {
  const ranges = new PdfArray()
  let before: { isRoman: boolean; next: number } | undefined
  for (const [index, label] of labels.entries()) {
    const isRoman = !/^\d+$/.test(label)
    const number = isRoman ? index + 1 : Number(label)
    if (before?.isRoman !== isRoman || before.next !== number) {
      const style = PdfName.of(isRoman ? 'r' : 'D')
      ranges.push(PdfNumber.of(index), PdfDict.of({ S: style, St: PdfNumber.of(number) }))
    }
    before = { isRoman, next: number + 1 }
  }
  pdf.getCatalog().set('PageLabels', pdf.register(PdfDict.of({ Nums: ranges })))
}
