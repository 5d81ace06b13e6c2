import * as z from 'zod'
import { draftStates, sectionStates, versionOrigins } from '#domain/drafting/draft-state.ts'
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
export const answers = z.record(z.string(), z.json())

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
