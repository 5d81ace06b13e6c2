import { getDocumentProxy } from 'unpdf'
import { UnreadableDocument } from '#server/office/unreadable-document.ts'

export type OpenPdf = Awaited<ReturnType<typeof getDocumentProxy>>
export type PdfPage = Awaited<ReturnType<OpenPdf['getPage']>>

/** Opens a PDF of at most so many pages for reading its text. Close it with `loadingTask.destroy()`. Throws `UnreadableDocument`. */
export async function openPdf(bytes: Uint8Array, maxPages: number): Promise<OpenPdf> {
  const pdf = await parse(bytes)
  if (pdf.numPages <= maxPages) return pdf
  await pdf.loadingTask.destroy()
  throw new UnreadableDocument('too-many-pages')
}

async function parse(bytes: Uint8Array): Promise<OpenPdf> {
  try {
    // The parser takes the buffer for itself, so it gets a copy. Nothing is fetched and no image is decoded.
    return await getDocumentProxy(Uint8Array.from(bytes), {
      maxImageSize: 1,
      useWasm: false,
      useWorkerFetch: false,
      verbosity: 0,
    })
  } catch (cause) {
    const isLocked = cause instanceof Error && cause.name === 'PasswordException'
    throw new UnreadableDocument(isLocked ? 'encrypted' : 'damaged', { cause })
  }
}
