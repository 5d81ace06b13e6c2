import * as z from 'zod'
import { endpoint } from './endpoint.ts'

const entry = z.object({
  item: z.string(),
  meaning: z.string(),
  source: z.string(),
  /** What is written; `Ticked` for a box. */
  shown: z.string(),
})
const gap = z.object({ item: z.string(), meaning: z.string(), why: z.string() })

const form = z.object({
  form: z.string(),
  /** The edition that the agency accepts, when that was looked at, and whether it is sure. */
  accepted: z.object({ edition: z.string(), checked_on: z.string(), confirmed: z.boolean() }),
  /** The empty form as the attorney has uploaded it; null before that. */
  blank: z
    .object({
      file_name: z.string(),
      edition: z.string(),
      uploaded_at: z.string(),
      note: z.string().nullable(),
    })
    .nullable(),
  /** What would be written, and from where. */
  entries: z.array(entry),
  /** What is left to somebody, and why. */
  gaps: z.array(gap),
  by_hand: z.array(gap),
})
export type FormReply = z.output<typeof form>

const path = '/clients/:clientId/drafts/:draftId/forms'

/** Forms of the agency, filled in the file that the attorney has uploaded; none is shipped with the product. */
export const forms = {
  listForms: endpoint({
    method: 'GET',
    path,
    access: 'user',
    act: 'read drafts',
    summary: 'The forms that go with a draft: what would be written into each from where, and what is left open',
    reply: z.array(form),
  }),
  uploadForm: endpoint({
    method: 'POST',
    path: `${path}/:form/blank`,
    access: 'user',
    act: 'prepare',
    summary: 'Takes the empty form as the agency publishes it; its edition is checked, and it serves every client',
    body: z.object({ file: z.string().describe('The PDF').optional() }),
    bodyType: 'multipart',
    reply: form,
  }),
  fillForm: endpoint({
    method: 'POST',
    path: `${path}/:form/fill`,
    access: 'user',
    act: 'export',
    summary: 'The form, filled in place and still a form; `leave` names what is not written',
    body: z.object({
      leave: z
        .array(z.object({ item: z.string().max(80), meaning: z.string().max(120) }))
        .max(200)
        .default([]),
    }),
    reply: z.string(),
    replyType: 'application/pdf',
    example: { leave: [] },
  }),
}
