import * as z from 'zod'
import { versionOrigins } from '#domain/drafting/draft-state.ts'
import { check } from './drafting.ts'
import { endpoint } from './endpoint.ts'

const content = z
  .string('Please send the text of the section.')
  .max(200_000, 'A section holds at most 200,000 characters.')
const version = z.number().int().min(0)

const revised = z.object({
  section_content: z.string(),
  version,
  checks: z.array(check),
})
export type RevisedSection = z.output<typeof revised>

const sectionVersion = z.object({
  version,
  origin: z.enum(versionOrigins),
  section_content: z.string(),
  created_at: z.string(),
  /** Who made it: the attorney's e-mail, or null for the program and the model. */
  author: z.string().nullable(),
  /** The same person by name. */
  author_name: z.string().nullable(),
  /** Who took a proposal or put it aside. */
  decided: z.object({ by: z.string(), at: z.string() }).nullable(),
  model: z.string().nullable(),
  prompt: z.string().nullable(),
})
export type SectionVersion = z.output<typeof sectionVersion>

const sectionPath = '/clients/:clientId/drafts/:draftId/sections/:sectionId'

/** Why a finding is decided as it is, or a section accepted with one open. */
export const decisionReason = z
  .string()
  .trim()
  .min(1, 'Reason must not be empty')
  .max(500, 'A reason has at most 500 characters.')

export const revising = {
  getSections: endpoint({
    method: 'GET',
    path: '/ai_tool/draft_from_template_sections/:draftId',
    access: 'user',
    act: 'read drafts',
    summary: 'The sections of a draft by id',
    reply: z.object({
      sections: z.record(
        z.string(),
        z.object({ section_content: z.string(), title: z.string(), order: z.number(), state: z.string(), version }),
      ),
    }),
  }),
  reviseByPrompt: endpoint({
    method: 'POST',
    path: '/ai_tool/draft_from_template_sections/ai/:draftId/:sectionId',
    access: 'user',
    act: 'write',
    summary:
      'Proposes a revision of a section, or of the selected passage, by a prompt; it becomes the text when accepted',
    body: z.object({
      prompt: z.string('Please say what should change.').trim().min(1, 'Please say what should change.').max(10_000),
      selection: z.string().max(50_000).optional(),
      base_version: version.optional(),
    }),
    reply: revised,
    example: { prompt: 'Make it shorter.' },
  }),
  editSection: endpoint({
    method: 'PUT',
    path: '/ai_tool/draft_from_template_sections/manual/:draftId/:sectionId',
    access: 'user',
    act: 'write',
    summary: "Stores the attorney's own text of a section",
    body: z.object({
      section_content: content,
      base_version: version.optional(),
      /** This is what was typed since the section was taken; without it, what is typed elsewhere goes into the history. */
      ends_hold: z.boolean().optional(),
    }),
    reply: revised,
    example: { section_content: '<p>Text.</p>' },
  }),
  listVersions: endpoint({
    method: 'GET',
    path: `${sectionPath}/versions`,
    access: 'user',
    act: 'read drafts',
    summary: 'The history of a section, newest first',
    reply: z.array(sectionVersion),
  }),
  acceptSection: endpoint({
    method: 'POST',
    path: `${sectionPath}/accept`,
    access: 'user',
    act: 'accept',
    summary:
      'Accepts a section as it stands, or takes a proposal (as decided change by change); a red flag in it, or in the whole draft where it is the last open section, wants a reason',
    body: z
      .object({
        /** The proposal that is decided. */
        version: version.optional(),
        /** What the decisions made of the proposal; the whole proposal when absent. */
        section_content: content.optional(),
        /** Why it is accepted although a red flag is open. */
        override: decisionReason.optional(),
      })
      .optional(),
    reply: revised.extend({ state: z.string() }),
    example: {},
  }),
  reopenSection: endpoint({
    method: 'POST',
    path: `${sectionPath}/reopen`,
    access: 'user',
    act: 'accept',
    summary: 'Takes back the acceptance of a section; its text and what was decided about its findings stay',
    reply: z.object({ state: z.string() }),
  }),
  reimportDraft: endpoint({
    method: 'POST',
    path: '/clients/:clientId/drafts/:draftId/reimport',
    access: 'user',
    act: 'write',
    bodyType: 'multipart',
    summary: "Takes the draft's Word file back as it was edited: what changed becomes proposals, one for each section",
    body: z.object({ file: z.file().optional() }),
    reply: z.object({
      /** Sections that differ, in the order of the draft; each has a proposal that waits. */
      sections: z.array(z.object({ id: z.string(), title: z.string(), version })),
      unchanged: z.number(),
      /** What could not be carried over. */
      warnings: z.array(z.string()),
    }),
    example: {},
  }),
  discardProposal: endpoint({
    method: 'POST',
    path: `${sectionPath}/discard`,
    access: 'user',
    act: 'decide',
    summary: 'Puts a proposal aside; it stays in the history',
    body: z.object({ version }),
    reply: z.object({ proposal: z.null() }),
    example: { version: 1 },
  }),
  proposeAgain: endpoint({
    method: 'POST',
    path: `${sectionPath}/propose-again`,
    access: 'user',
    act: 'decide',
    summary:
      'Takes a decision about a proposal back: it waits again, whole. `back_to`: the version that was the text before it was taken',
    body: z.object({ version, back_to: version.optional() }),
    reply: z.object({ proposal: z.number(), version: z.number() }),
    example: { version: 1 },
  }),
  restoreVersion: endpoint({
    method: 'POST',
    path: `${sectionPath}/restore`,
    access: 'user',
    act: 'write',
    summary: 'Makes an earlier version the text again, as a new version',
    body: z.object({ version }),
    reply: revised,
    example: { version: 1 },
  }),
  lockPassages: endpoint({
    method: 'POST',
    path: `${sectionPath}/lock`,
    access: 'user',
    act: 'write',
    summary: 'Sets the passages that no proposal may change',
    body: z.object({ passages: z.array(z.string().min(1).max(20_000)).max(200) }),
    reply: z.object({ locks: z.array(z.string()) }),
    example: { passages: [] },
  }),
}
