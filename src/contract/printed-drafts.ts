import * as z from 'zod'
import { endpoint } from './endpoint.ts'

const path = '/clients/:clientId/drafts/:draftId/printed'

/** A draft inside a firm's own template, as its Word file prints. */
export const printedDrafts = {
  readPrinted: endpoint({
    method: 'GET',
    path,
    access: 'user',
    act: 'read drafts',
    summary: 'The words on each page of the Word file as it prints; null where this server cannot print one',
    reply: z.object({ pages: z.array(z.string()).nullable() }),
  }),
  showPrintedPage: endpoint({
    method: 'GET',
    path: `${path}/:page`,
    access: 'user',
    act: 'read drafts',
    summary: 'A page of the Word file as a picture, counted from 1',
    reply: z.string(),
    replyType: 'image/png',
  }),
}
