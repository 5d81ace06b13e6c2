import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import {
  PDF,
  PdfArray,
  PdfDict,
  PdfName,
  PdfNumber,
  type PDFPage,
  PdfStream,
  PdfString,
  rgb,
  StandardFonts,
} from '@libpdf/core'
import { describe, expect, test } from 'vitest'
import { keepFile } from '#test/keep-file.ts'
import { pdftoppm, printPages } from '#test/page-dots.ts'
import { findProgram } from '#test/system-programs.ts'
import { normalizePdf } from './normalize-pdf.ts'
import { readPageTexts } from './page-texts.ts'
import { formPdf } from './testing/sample-files.ts'

const run = promisify(execFile)
const qpdf = findProgram('qpdf', 'encrypting documents that become exhibits')

const print = 4
const box = (values: readonly number[]) => new PdfArray(values.map((value) => PdfNumber.of(value)))

/** A note of an editor with a look of its own; a matrix of its own turns it as viewers save it on turned pages. */
function addNote(pdf: PDF, page: PDFPage, kind: string, [left = 0, bottom = 0]: readonly number[], more = {}): void {
  const content = new TextEncoder().encode(
    '0.8 0.1 0.1 rg 2 w 5 5 130 40 re f 1 1 1 rg 20 15 60 10 re f 0 0 1 RG 5 5 m 135 45 l S',
  )
  const look = pdf.register(
    PdfStream.fromDict(
      { Type: PdfName.of('XObject'), Subtype: PdfName.of('Form'), BBox: box([0, 0, 140, 50]), ...more },
      content,
    ),
  )
  const note = PdfDict.of({
    Type: PdfName.of('Annot'),
    Subtype: PdfName.of(kind),
    Rect: box([left, bottom, left + 140, bottom + 50]),
    F: PdfNumber.of(print),
    AP: PdfDict.of({ N: look }),
  })
  const known = page.dict.get('Annots', pdf.getObject.bind(pdf))
  const others = known instanceof PdfArray ? known.toArray() : []
  page.dict.set('Annots', new PdfArray([...others, pdf.register(note)]))
}

async function stamped(turned: 0 | 90 | 180 | 270): Promise<Uint8Array> {
  const pdf = PDF.create()
  const page = pdf.addPage({ width: 612, height: 792 })
  page.drawText('RECORD OF THE CLINIC', { x: 60, y: 700, size: 14, font: StandardFonts.TimesRoman })
  page.drawRectangle({ x: 60, y: 300, width: 200, height: 40, color: rgb(0.2, 0.4, 0.2) })
  addNote(pdf, page, 'Stamp', [300, 500])
  addNote(pdf, page, 'FreeText', [60, 120], { Matrix: box([0.5, 0, 0, 0.5, 0, 0]) })
  addNote(pdf, page, 'Caret', [60, 420], { Matrix: box([0, 1, -1, 0, 0, 0]) })
  page.addSquareAnnotation({ rect: { x: 320, y: 280, width: 90, height: 60 }, color: rgb(0, 0, 0.6) })
  page.addHighlightAnnotation({ rects: [{ x: 60, y: 695, width: 180, height: 18 }], color: rgb(1, 1, 0) })
  if (turned !== 0) page.setRotation(turned)
  return pdf.save()
}

async function turnedForm(turned: 90 | 270): Promise<Uint8Array> {
  const pdf = await PDF.load(await formPdf('Rogelio Medina', false))
  pdf.getPages()[0]?.setRotation(turned)
  return pdf.save()
}

/** Opens without a password and may not be changed. */
async function encrypted(bytes: Uint8Array, cipher: readonly string[]): Promise<Uint8Array> {
  const [from, to] = [await keepFile(bytes), await keepFile(new Uint8Array())]
  await run(qpdf ?? 'qpdf', [from, to, '--allow-weak-crypto', '--encrypt', '', 'owner', ...cipher, '--'])
  return readFile(to)
}

/** Share of the printed dots that are not the same before and after, and of those that are not white before. */
async function compare(bytes: Uint8Array) {
  const [from, to] = [await keepFile(bytes), await keepFile(new Uint8Array())]
  const made = await normalizePdf(from, to, 10)
  const [before, after] = [await printPages(from, 100), await printPages(to, 100)]
  expect(after.map(({ width, height }) => [width, height])).toEqual(before.map(({ width, height }) => [width, height]))
  let [other, inked] = [0, 0]
  for (const [index, { dots }] of before.entries())
    for (const [at, dot] of dots.entries()) {
      if (dot < 200) inked += 1
      if (Math.abs(dot - (after[index]?.dots[at] ?? 0)) > 64) other += 1
    }
  return { other, inked, made }
}

describe.skipIf(pdftoppm === undefined || qpdf === undefined)('what is printed', () => {
  test.each([
    ['a form with a filled field and a ticked box', () => formPdf('Rogelio Medina', false)],
    ['a form that may not be changed', () => formPdf('Rogelio Medina')],
    ['a form that is turned by 90 degrees', () => turnedForm(90)],
    ['a form that is turned by 270 degrees', () => turnedForm(270)],
    ['a stamp, a note, a line by hand, a frame and a marker', () => stamped(0)],
    ['the same turned by 90 degrees', () => stamped(90)],
    ['the same turned by 180 degrees', () => stamped(180)],
    ['the same turned by 270 degrees', () => stamped(270)],
    ['the same under AES-256', async () => encrypted(await stamped(0), ['256'])],
    ['the same under AES-128', async () => encrypted(await stamped(90), ['128', '--use-aes=y'])],
    ['the same under RC4', async () => encrypted(await stamped(0), ['128', '--use-aes=n'])],
  ])('%s prints the same as an exhibit', async (_, make) => {
    const { other, inked } = await compare(await make())
    expect(inked).toBeGreaterThan(500)
    // Of the dots that are printed; letters may be set a fraction of a dot further.
    expect(other / inked).toBeLessThan(0.01)
  })
})

/** A note of which the file says where and in which color it is, not how it looks. */
async function plainNote(kind: string, more: Record<string, PdfArray | PdfString | PdfNumber>): Promise<Uint8Array> {
  const pdf = PDF.create()
  const page = pdf.addPage({ width: 612, height: 792 })
  page.drawText('Weight 61 kg', { x: 60, y: 700, size: 14, font: StandardFonts.TimesRoman })
  const note = PdfDict.of({
    Type: PdfName.of('Annot'),
    Subtype: PdfName.of(kind),
    Rect: box([100, 400, 300, 460]),
    F: PdfNumber.of(print),
    C: box([0.8, 0, 0]),
    ...more,
  })
  page.dict.set('Annots', new PdfArray([pdf.register(note)]))
  return pdf.save()
}

/** Dots that are not white in a box of the page, at 100 to the inch. */
async function inkIn(path: string, [left = 0, bottom = 0, right = 0, top = 0]: readonly number[]): Promise<number> {
  const [page] = await printPages(path, 100)
  if (!page) return 0
  const dots = (points: number) => Math.round((points * 100) / 72)
  let ink = 0
  for (let y = dots(792 - top); y < dots(792 - bottom); y += 1)
    for (let x = dots(left); x < dots(right); x += 1) if ((page.dots[y * page.width + x] ?? 255) < 200) ink += 1
  return ink
}

const line = (...points: number[]) => ({ QuadPoints: box(points) })

describe.skipIf(pdftoppm === undefined)('notes that a file has without their look', () => {
  test.each([
    ['Circle', {}, [195, 450, 205, 462]],
    ['Circle', { IC: box([1, 0.5, 0.5]) }, [190, 420, 210, 440]],
    ['Polygon', { Vertices: box([110, 410, 290, 410, 200, 450]) }, [180, 405, 220, 415]],
    ['PolyLine', { Vertices: box([110, 410, 290, 410, 290, 450]) }, [285, 420, 295, 440]],
    ['Underline', line(100, 460, 300, 460, 100, 400, 300, 400), [150, 396, 250, 404]],
    ['StrikeOut', line(100, 460, 300, 460, 100, 400, 300, 400), [150, 426, 250, 434]],
  ] as const)('%s %j is drawn where viewers draw it', async (kind, more, where) => {
    const [from, to] = [await keepFile(await plainNote(kind, more)), await keepFile(new Uint8Array())]
    await normalizePdf(from, to, 10)
    expect(await inkIn(to, where)).toBeGreaterThan(20)
  })

  test('typed words stand in their box, in every script that the product sets, and none of them is cut off', async () => {
    const words = 'Не спал три ночи. Señal en el brazo izquierdo, véase la foto de la página 4 del informe médico.'
    const more = { Contents: PdfString.fromString(words), DA: PdfString.fromString('0 0 0.6 rg /Helv 14 Tf') }
    const [from, to] = [await keepFile(await plainNote('FreeText', more)), await keepFile(new Uint8Array())]
    await normalizePdf(from, to, 10)
    const [text = ''] = await readPageTexts(to, 1)
    expect(text.replaceAll(/\s+/g, ' ')).toContain(words)
    expect(await inkIn(to, [100, 400, 300, 460])).toBeGreaterThan(200)
  })
})
