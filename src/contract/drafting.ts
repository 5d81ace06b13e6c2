import * as z from 'zod'
import { draftStates, sectionStates, versionOrigins } from '#domain/drafting/draft-state.ts'
import type { LegalDocument } from '#domain/legal-document/block.ts'
import { draftTypes, sectionSettings } from '#domain/drafting/tool.ts'
import { endpoint } from './endpoint.ts'
import { draftLists } from './draft-lists.ts'

export const check = z.object({
  code: z.string(),
  severity: z.enum(['block', 'warn', 'inform']),
  message: z.string(),
  field: z.string().exactOptional(),
})

/** Free-form answers; the tool's questionnaire decides what each may be. */
const answers = z.record(z.string(), z.json())

const section = z.object({
  id: z.string(),
  title: z.string(),
  /** False: the title is for the outline only. */
  has_heading: z.boolean(),
  /** How it is set on paper. */
  setting: z.enum(sectionSettings),
  order: z.number(),
  level: z.number(),
  state: z.enum(sectionStates),
  /** `software`: written by code, filled in or kept as it is; no model writes it. */
  mode: z.enum(['software', 'model']),
  /** How many words its plan gives it, about; absent where it gives none. */
  words: z.number().exactOptional(),
  version: z.number(),
  section_content: z.string(),
  origin: z.enum(versionOrigins).nullable(),
  /** The version that waits for a decision. */
  proposal: z.number().nullable(),
  /** Passages that no proposal may change. */
  locks: z.array(z.string()),
  /** Who accepted it as it stands; absent while it is not accepted. */
  accepted: z.object({ by: z.string(), at: z.string() }).exactOptional(),
})
export type DraftSection = z.output<typeof section>

export const draft = z.object({
  id: z.string(),
  draft_id: z.string(),
  client_id: z.string(),
  client_name: z.string(),
  type: z.enum(draftTypes),
  title: z.string(),
  status: z.enum(draftStates),
  /** Why it failed, as one sentence. */
  reason: z.string().nullable(),
  writer: z.string(),
  model: z.string().nullable(),
  /** False: the attorney chose to send this draft's texts to the model as they are. */
  is_shielded: z.boolean(),
  filing_date: z.string(),
  file_name: z.string(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
  facts: z.record(z.string(), z.json()),
  warnings: z.array(check),
  /** True while the text is the one that was signed off. */
  is_signed_off: z.boolean().exactOptional(),
  /** The law that it was made under and is checked by; null for a draft from before that was kept. */
  law: z
    .object({
      version: z.string(),
      as_of: z.string(),
      /** What is in force meanwhile, with the entries that this draft uses and that it changes. */
      newer: z.object({ version: z.string(), as_of: z.string(), changes: z.array(z.string()) }).nullable(),
    })
    .nullable(),
  sections: z.array(section),
})
export type Draft = z.output<typeof draft>

const started = z.object({
  id: z.string(),
  draft_id: z.string(),
  client_id: z.string(),
  status: z.enum(draftStates),
  file_name: z.string(),
  warnings: z.array(check),
  facts: z.record(z.string(), z.json()),
  /** Set when the chosen model is gone or will be: one sentence with what writes instead. */
  model_notice: z.string().exactOptional(),
})
export type StartedDraft = z.output<typeof started>

export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const savedAnswers = z.object({
  answers,
  version: z.number(),
  saved_at: z.string().nullable(),
  /** What the rules say of the answers as they stand. */
  checks: z.array(check),
  facts: z.record(z.string(), z.json()),
  sections: z.number(),
  /** Per choice the options that are likely for this client; nothing is chosen by itself. */
  suggestions: z.array(z.object({ question: z.string(), first: z.array(z.string()) })),
  /** Set when the chosen model is gone or will be: one sentence with what writes instead. */
  model_notice: z.string().exactOptional(),
})
export type SavedAnswers = z.output<typeof savedAnswers>

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

/** One message of a draft's event stream. */
export type DraftEvent =
  | { readonly event: 'draft'; readonly draft: Draft }
  | {
      readonly event: 'section'
      readonly section: { id: string; state: string; text?: string; section_content?: string; version?: number }
    }

export const drafting = {
  ...draftLists,
  startDraft: endpoint({
    method: 'POST',
    path: '/ai_tool/:type',
    access: 'user',
    act: 'draft',
    clientIn: 'body',
    summary: 'Requests a draft: the fields of the tool and, optionally, filing_date',
    body: answers,
    reply: started,
    status: 202,
    example: {},
  }),
  startDraftByProduct: endpoint({
    method: 'POST',
    path: '/ai/:type/drafty',
    access: 'user',
    act: 'draft',
    clientIn: 'body',
    summary: 'The same call under its product path',
    body: answers,
    reply: started,
    status: 202,
    example: {},
  }),
  getAnswers: endpoint({
    method: 'GET',
    path: '/clients/:clientId/answers/:type',
    access: 'user',
    act: 'read',
    summary: 'The answers saved for a client and a tool, with what the rules say of them',
    reply: savedAnswers,
  }),
  saveAnswers: endpoint({
    method: 'PUT',
    path: '/clients/:clientId/answers/:type',
    access: 'user',
    act: 'prepare',
    summary: 'Saves answers while they are typed; the last write wins and the reply tells when it overtook another',
    body: z.object({ answers, base_version: z.number().int().min(0).optional() }),
    reply: savedAnswers.extend({ overtook: z.boolean() }),
    example: { answers: {} },
  }),
  getDraft: endpoint({
    method: 'GET',
    path: '/clients/:clientId/drafts/:draftId',
    access: 'user',
    act: 'read drafts',
    summary: 'One draft with its sections, facts and warnings',
    reply: draft,
  }),
  watchDraft: endpoint({
    method: 'GET',
    path: '/clients/:clientId/drafts/:draftId/events',
    access: 'user',
    act: 'read drafts',
    summary: 'The draft as it is written: `draft` and `section` events until it is finished',
    reply: z.string(),
    replyType: 'text/event-stream',
  }),
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
  readGeneralAnswers: endpoint({
    method: 'GET',
    path: '/clients/:clientId/drafts/:draftId/general-answers',
    access: 'user',
    act: 'read drafts',
    summary:
      'What a draft for another client can begin with: answers about the paper and about no person, by their labels',
    reply: z.object({ answers, taken: z.array(z.string()), left: z.number() }),
  }),
  renameDraft: endpoint({
    method: 'PATCH',
    path: '/clients/:clientId/drafts/:draftId',
    access: 'user',
    act: 'write',
    summary: 'Gives a draft another title; its file keeps its name',
    body: z.object({
      title: z
        .string('Please enter a title.')
        .trim()
        .min(1, 'Title must not be empty')
        .max(200, 'A title has at most 200 characters.')
        .meta({ title: 'Title' }),
    }),
    reply: z.object({ title: z.string() }),
    example: { title: 'Hardship brief' },
  }),
  deleteDraft: endpoint({
    method: 'DELETE',
    path: '/clients/:clientId/drafts/:draftId',
    access: 'user',
    act: 'delete',
    summary:
      'Deletes a draft with its sections and versions; what it cost stays spent, one still being written costs nothing',
    reply: z.undefined(),
    status: 204,
  }),
  cancelDraft: endpoint({
    method: 'POST',
    path: '/clients/:clientId/drafts/:draftId/cancel',
    access: 'user',
    act: 'draft',
    summary:
      'Stops a draft that is queued or being written; it costs nothing, unless `keep` is finished: then the draft is ready with what is written, its credits are used, and the rest is left as gaps',
    body: z.object({ keep: z.enum(['finished', 'nothing'], 'Please choose finished or nothing.') }).optional(),
    reply: z.object({ status: z.enum(draftStates) }),
    status: 202,
    example: { keep: 'nothing' },
  }),
  retryDraft: endpoint({
    method: 'POST',
    path: '/clients/:clientId/drafts/:draftId/retry',
    access: 'user',
    act: 'draft',
    summary: 'Goes on with a failed or cancelled draft; finished sections stay',
    reply: z.object({ status: z.enum(draftStates) }),
    status: 202,
  }),
}
