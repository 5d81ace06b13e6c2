import * as z from 'zod'
import type { LegalDocument } from '#domain/legal-document/block.ts'
import { endpoint } from './endpoint.ts'

export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** A version's number, or the draft as it stands; a section that has fewer versions is taken in its last one. */
const moment = z.union(
  [z.literal('current'), z.coerce.number().int().min(1).max(100_000)],
  'Please name a version by its number, or say current.',
)

const draftFileQuery = z.object({
  form: z
    .enum(['clean', 'tracked', 'sources'], 'Please choose clean, tracked or sources.')
    .default('clean')
    .meta({ title: 'Form' }),
  /** For `tracked`: what the text is compared with; the template where there is one, else version 1. */
  from: z
    .union([z.literal('template'), moment], 'Please name a version by its number, or say template.')
    .optional()
    .meta({ title: 'From' }),
  to: moment.default('current').meta({ title: 'To' }),
  /** Comments that name each citation and quotation that is not verified; never among tracked changes. */
  comments: z.enum(['yes', 'no'], 'Please say yes or no.').default('yes').meta({ title: 'Comments' }),
})
export type DraftFileQuery = z.output<typeof draftFileQuery>

/** Made by the product alone, so its shape is that of the type. */
const legalDocument = z.custom<LegalDocument>(
  (value) => typeof value === 'object' && value !== null && 'blocks' in value,
)

/** A draft as a Word file, and as the document that the file holds. */
export const draftFiles = {
  downloadDraft: endpoint({
    method: 'GET',
    path: '/clients/:clientId/drafts/:draftId/download',
    access: 'user',
    act: 'export',
    summary:
      'The draft as a Word file: clean, with tracked changes since its template or between two versions, or with sources; comments name unverified citations unless comments=no',
    query: draftFileQuery,
    reply: z.string(),
    replyType: docxType,
  }),
  readDocument: endpoint({
    method: 'GET',
    path: '/clients/:clientId/drafts/:draftId/document',
    access: 'user',
    act: 'read drafts',
    summary:
      'The draft as the document that its Word file holds: cover, contents, numbered headings, exhibits, signature',
    reply: legalDocument,
  }),
}
