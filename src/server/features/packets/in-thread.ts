import { readFile, writeFile } from 'node:fs/promises'
import type { LegalDocument } from '#domain/legal-document/block.ts'
import { imageToPdf } from '#server/pdf/image-page.ts'
import { textToPdf } from '#server/pdf/plain-text-pages.ts'
import { setDocument } from '#server/pdf/set-document.ts'
import { Typesetter } from '#server/pdf/typesetter.ts'

export { assemblePart } from '#server/pdf/assemble-part.ts'
export { findEmptyFields } from '#server/pdf/empty-fields.ts'
export { findCiteBoxes } from '#server/pdf/cite-boxes.ts'
export { writeContents } from '#server/pdf/contents-pages.ts'
export { fillForm } from '#server/pdf/fill-form.ts'
export { inspectForm } from '#server/pdf/form-fields.ts'
export { lookAtPages } from '#server/pdf/look-at-pages.ts'
export { normalizePdf } from '#server/pdf/normalize-pdf.ts'
export { readPageTexts } from '#server/pdf/page-texts.ts'
export { replaceScans } from '#server/pdf/replace-scans.ts'
export { addTextLayers } from '#server/pdf/text-layer.ts'

/** A photograph as a PDF of one page. Throws for a picture that is neither JPEG nor PNG, or is damaged. */
export async function writeImage(from: string, to: string): Promise<void> {
  await writeFile(to, await imageToPdf(await readFile(from)), { mode: 0o600 })
}

/** A text as PDF pages. */
export async function writeText(text: string, to: string): Promise<void> {
  await writeFile(to, await textToPdf(text), { mode: 0o600 })
}

/** A paper of the product as PDF; answers how many pages it has. */
export async function writePaper(document: LegalDocument, to: string): Promise<number> {
  const setter = new Typesetter()
  setDocument(document, setter)
  await writeFile(to, await setter.pdf.save({ subsetFonts: true, useXRefStream: true }), { mode: 0o600 })
  return setter.pages.length
}
