import { type PDF, PdfArray, PdfName, PdfNumber, type PDFPage, PdfStream } from '@libpdf/core'
import { UnreadableDocument } from '#server/office/unreadable-document.ts'

/** The page's content as a form of its own, so that nothing it does to the state of drawing reaches beyond it. */
export function formOfPage(
  pdf: PDF,
  page: PDFPage,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): PdfStream {
  const resolve = pdf.getObject.bind(pdf)
  const contents = page.dict.get('Contents', resolve)
  const streams =
    contents instanceof PdfStream
      ? [contents]
      : contents instanceof PdfArray
        ? contents.toArray().flatMap((one) => {
            const stream = one.type === 'ref' ? resolve(one) : one
            return stream instanceof PdfStream ? [stream] : []
          })
        : []
  const entries = {
    Type: PdfName.of('XObject'),
    Subtype: PdfName.of('Form'),
    FormType: PdfNumber.of(1),
    BBox: new PdfArray([box.x, box.y, box.x + box.width, box.y + box.height].map((value) => PdfNumber.of(value))),
    Resources: page.getResources(),
  }
  const group = page.dict.get('Group')
  return PdfStream.fromDict({ ...entries, ...(group && { Group: group }) }, joined(streams))
}

function joined(streams: readonly PdfStream[]): Uint8Array {
  const pieces = streams.flatMap((stream) => [decoded(stream), new Uint8Array([10])])
  return new Uint8Array(Buffer.concat(pieces))
}

function decoded(stream: PdfStream): Uint8Array {
  try {
    return stream.getDecodedData()
  } catch (cause) {
    throw new UnreadableDocument('damaged', { cause })
  }
}
