import * as z from 'zod'
import { docxType } from './draft-files.ts'
import { endpoint } from './endpoint.ts'

const line = z.object({
  code: z.string(),
  /** What the rule is about, in a word or two. */
  title: z.string(),
  /** What it is about: send it back with an answer. Empty for the filing as a whole. */
  place: z.string(),
  state: z.enum(['open', 'ask', 'later', 'holds', 'settled']),
  severity: z.enum(['block', 'warn', 'ask', 'fix', 'info']),
  sentence: z.string(),
  /** The rule it rests on, with its date. */
  source: z.string(),
  checked_on: z.string(),
  /** `product`: a rule of the product. False: nobody has read its text. */
  confirmed: z.union([z.boolean(), z.literal('product')]),
  answered: z
    .object({
      answer: z.enum(['yes', 'no', 'override']),
      reason: z.string().nullable(),
      by: z.string(),
      at: z.string(),
    })
    .nullable(),
})
export type PreflightLineReply = z.output<typeof line>

const preflightReply = z.object({
  forum_name: z.string(),
  /** Must be fixed; wants a look; is asked; is fine. */
  summary: z.object({ must_fix: z.number(), to_check: z.number(), questions: z.number(), fine: z.number() }),
  lines: z.array(line),
})
export type PreflightReply = z.output<typeof preflightReply>

const answer = z.object({
  code: z.string().min(1).max(8),
  place: z.string().max(200).default(''),
  answer: z.enum(['yes', 'no', 'override'], 'Please say yes, no or override.'),
  /** Why a finding may stand. */
  reason: z.string().trim().max(600, 'Please use at most 600 characters.').optional(),
})

const kitDocument = z.object({
  kind: z.string(),
  title: z.string(),
  /** What it still lacks; its gaps are printed in brackets. */
  missing: z.array(z.string()),
})
export type KitDocumentReply = z.output<typeof kitDocument>

const path = '/clients/:clientId/drafts/:draftId'

/** What a filing needs beside the draft: the rules of its forum, and the small papers. */
export const filingKit = {
  getPreflight: endpoint({
    method: 'GET',
    path: `${path}/preflight`,
    access: 'user',
    act: 'read drafts',
    summary: 'The draft and its packet judged by every rule of the forum: what is open, what is asked, what holds',
    reply: preflightReply,
  }),
  answerPreflight: endpoint({
    method: 'POST',
    path: `${path}/preflight/answers`,
    access: 'user',
    act: 'decide',
    summary: 'Answers a question of the preflight, or says why a finding may stand; kept with name and time',
    body: answer,
    reply: preflightReply,
    example: { code: 'X05', answer: 'yes' },
  }),
  downloadPreflight: endpoint({
    method: 'GET',
    path: `${path}/preflight/report`,
    access: 'user',
    act: 'export',
    summary: 'The preflight as a PDF for the file',
    reply: z.string(),
    replyType: 'application/pdf',
  }),
  listKitDocuments: endpoint({
    method: 'GET',
    path: `${path}/kit-documents`,
    access: 'user',
    act: 'read drafts',
    summary: 'The small papers of the filing, and what each still lacks',
    reply: z.array(kitDocument),
  }),
  downloadKitDocument: endpoint({
    method: 'GET',
    path: `${path}/kit-documents/:kind`,
    access: 'user',
    act: 'export',
    summary: 'One of them as a Word file',
    reply: z.string(),
    replyType: docxType,
  }),
}
