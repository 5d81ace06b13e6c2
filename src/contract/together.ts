import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { nothing } from './nothing.ts'

/** A person as one of their colleagues sees them. */
export const someone = z.object({ id: z.string(), name: z.string(), is_you: z.boolean() })
export type Someone = z.output<typeof someone>

const hold = z.object({
  section_id: z.string(),
  person: someone,
  /** Who asked for the section and waits for an answer. */
  asked_by: someone.nullable(),
  /** From when on somebody else may take it over, if nothing is typed. */
  free_at: z.string(),
  /** Something is typed that is not saved yet. */
  has_words: z.boolean(),
})
export type SectionHold = z.output<typeof hold>

const together = z.object({
  /** Who has the draft open now, and the section that they read. */
  people: z.array(someone.extend({ section_id: z.string().nullable() })),
  /** The sections that are being edited. */
  holds: z.array(hold),
  /** Changes with every comment, answer, decision and request: then they are read anew. */
  stamp: z.string(),
})
export type Together = z.output<typeof together>

const words = z
  .string('Please send the text of the section.')
  .max(200_000, 'A section holds at most 200,000 characters.')
const sectionId = z.string().min(1).max(80)

const draftPath = '/clients/:clientId/drafts/:draftId'
const holdPath = `${draftPath}/sections/:sectionId/hold`

const taken = z.object({
  version: z.number(),
  section_content: z.string(),
  /** What the same person typed earlier and did not save; null where nothing waits. */
  words: z.string().nullable(),
  /** The version in the history that keeps what somebody else had typed, where the section was taken over. */
  kept_version: z.number().nullable(),
})
export type TakenSection = z.output<typeof taken>

export const togetherCalls = {
  getTogether: endpoint({
    method: 'GET',
    path: `${draftPath}/together`,
    access: 'user',
    act: 'read drafts',
    summary: 'Who has the draft open, and who edits which section',
    reply: together,
  }),
  watchTogether: endpoint({
    method: 'GET',
    path: `${draftPath}/together/events`,
    access: 'user',
    act: 'read drafts',
    summary:
      'Server-Sent Events while a draft is open: `together` when people come, go and edit, `draft` when it changes',
    reply: z.string(),
    replyType: 'text/event-stream',
  }),
  showPresence: endpoint({
    method: 'PUT',
    path: `${draftPath}/presence`,
    access: 'user',
    act: 'read drafts',
    summary: 'Says that one has the draft open, and which section one reads; told again every twenty seconds',
    body: z.object({ section_id: sectionId.nullable() }),
    reply: together,
    example: { section_id: null },
  }),
  endPresence: endpoint({
    method: 'DELETE',
    path: `${draftPath}/presence`,
    access: 'user',
    act: 'read drafts',
    summary: 'Says that one has left the draft',
    reply: nothing,
    status: 204,
  }),
  takeSection: endpoint({
    method: 'POST',
    path: holdPath,
    access: 'user',
    act: 'write',
    summary:
      'Begins to edit a section, which nobody else can then change; after a silence it is taken over from whoever has it, and what they typed is kept in the history',
    reply: taken,
  }),
  keepWords: endpoint({
    method: 'PUT',
    path: holdPath,
    access: 'user',
    act: 'write',
    summary:
      'Keeps what is typed and not saved yet; of somebody who has lost the section meanwhile it goes into the history',
    body: z.object({ words }),
    reply: z.object({ is_held: z.boolean(), kept_version: z.number().nullable() }),
    example: { words: '<p>Text.</p>' },
  }),
  leaveSection: endpoint({
    method: 'DELETE',
    path: holdPath,
    access: 'user',
    act: 'write',
    summary: 'Ends editing without saving; what was typed is given up, or goes into the history with `keeps`',
    query: z.object({ keeps: z.literal('yes').optional() }),
    reply: nothing,
    status: 204,
  }),
  askForSection: endpoint({
    method: 'POST',
    path: `${holdPath}/request`,
    access: 'user',
    act: 'write',
    summary: 'Asks whoever edits a section to hand it over',
    reply: together,
  }),
  answerForSection: endpoint({
    method: 'POST',
    path: `${holdPath}/answer`,
    access: 'user',
    act: 'write',
    summary: 'Hands a section over to whoever asked for it, with what was typed as its text, or keeps it',
    body: z.object({ gives: z.boolean(), words: words.optional() }),
    reply: z.object({ version: z.number() }),
    example: { gives: false },
  }),
}
