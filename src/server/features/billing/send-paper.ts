import type { Context } from 'hono'
import { attachmentHeader } from '#server/http/content-disposition.ts'
import type { Paper } from './paper.ts'

/** A paper as a file. */
export async function sendPaper(context: Context, paper: Paper): Promise<Response> {
  // The writer of PDF files loads with the first one.
  const { fileNameOf, printInvoice } = await import('./print-invoice.ts')
  const bytes = await printInvoice(paper)
  return context.body(bytes.slice().buffer, 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': attachmentHeader(fileNameOf(paper)),
  })
}
