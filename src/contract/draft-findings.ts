import * as z from 'zod'
import { flagKinds, severities } from '#domain/findings/flag.ts'
import { decisionKinds } from '#domain/draft-checks/decision.ts'
import { comparing, comparison } from './comparing.ts'
import { check } from './drafting.ts'
import { endpoint } from './endpoint.ts'
import { decisionReason } from './revising.ts'

const place = z.object({
  sectionId: z.string(),
  start: z.number(),
  end: z.number(),
  footnote: z.number().exactOptional(),
})
const passage = z.object({ id: z.string(), title: z.string(), start: z.number(), end: z.number(), text: z.string() })

/** One mark in a draft's text and what speaks for it or against it. */
const flag = z.object({
  id: z.string(),
  finding: z.string(),
  code: z.string(),
  /** The rule of the tool that found it, by its name in the domain file. */
  rule: z.string().exactOptional(),
  kind: z.enum(flagKinds),
  severity: z.enum(severities),
  message: z.string(),
  place: place.exactOptional(),
  text: z.string().exactOptional(),
  suggest: z.string().exactOptional(),
  passages: z.array(passage),
  /** For a gap: what the record and the answers hold under its name now, and where. */
  offers: z.array(z.object({ text: z.string(), from: z.string() })).exactOptional(),
})
export type DraftFlagReply = z.output<typeof flag>

/** What the attorney decided about a finding; it stays in the list when the finding is gone. */
const decision = z.object({
  finding: z.string(),
  /** Null: about the whole draft. */
  section_id: z.string().nullable(),
  kind: z.enum(decisionKinds),
  code: z.string(),
  message: z.string(),
  words: z.string().nullable(),
  reason: z.string().nullable(),
  /** Where the attorney read what she verified, and the words that she relies on. */
  source: z.object({ place: z.string(), words: z.string().nullable() }).nullable(),
  /** The attorney's e-mail; null when that account is gone. */
  by: z.string().nullable(),
  /** The same person by name. */
  by_name: z.string(),
  at: z.string(),
})
export type FlagDecisionReply = z.output<typeof decision>

/** An address or a page of a reporter; what nobody could look up again is no source. */
const readSource = z.object({
  place: z
    .string()
    .trim()
    .min(1, 'Say where you read it: an address or a page of a reporter.')
    .max(500, 'The place has at most 500 characters.'),
  words: z.string().trim().max(5000, 'The words have at most 5,000 characters.').optional(),
})
export type ReadSource = z.input<typeof readSource>

/** The marks in the text of a draft, what the attorney decides about them, and what the draft is checked against. */
export const draftFindings = {
  ...comparing,
  listFlags: endpoint({
    method: 'GET',
    path: '/clients/:clientId/drafts/:draftId/checks',
    access: 'user',
    act: 'read drafts',
    summary:
      'Every mark in the text as it stands now: citations, quotations, facts, gaps, contradictions; rules and pages of the whole',
    reply: z.object({
      checked_on: z.string(),
      flags: z.array(flag),
      /** What the rules of the tool find in the finished draft as a whole. */
      review: z.array(check.extend({ finding: z.string() })),
      /** Newest first; what was taken back is not among them. */
      decisions: z.array(decision),
      comparison,
      /** The numbers that the headings of sections carry in the document, by section. */
      numbers: z.record(z.string(), z.string()),
      /** The headings of parts that are no section's own, by the first section under them. */
      parts: z.record(z.string(), z.array(z.object({ number: z.string(), title: z.string() }))),
      /** Pages of the body against the forum's limit where there is one, else of the whole file. An estimate. */
      pages: z.object({ count: z.number(), limit: z.number().exactOptional() }),
    }),
  }),
  decideFlags: endpoint({
    method: 'POST',
    path: '/clients/:clientId/drafts/:draftId/decisions',
    access: 'user',
    act: 'decide',
    summary:
      'Records what the attorney decides about findings: accepted with a reason, verified by hand, or a decision taken back',
    body: z.object({
      findings: z.array(z.string().min(1).max(40)).min(1).max(200),
      kind: z.enum(decisionKinds),
      reason: decisionReason.optional(),
      /** With `verified`: where it was read. */
      source: readSource.optional(),
    }),
    reply: z.object({
      /** The findings about which a decision stands now. */
      decisions: z.array(z.string()),
    }),
    example: { findings: ['none'], kind: 'withdrawn' },
  }),
  addDraftSources: endpoint({
    method: 'POST',
    path: '/clients/:clientId/drafts/:draftId/sources',
    access: 'user',
    act: 'write',
    summary: 'Adds cited sources of the client to what a finished draft is checked against; its text stays',
    body: z.object({ citation_ids: z.array(z.string().min(1).max(40)).min(1).max(20) }),
    reply: z.object({
      /** How many sources the draft has now. */
      sources: z.number(),
    }),
    example: { citation_ids: ['none'] },
  }),
}
