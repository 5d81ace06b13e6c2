import * as z from 'zod'
import { partKinds, sourceKinds } from '#domain/template-sections/old-case.ts'
import { endpoint } from './endpoint.ts'

const source = z.enum(sourceKinds)
const place = z.object({
  part: z.enum(partKinds),
  /** Of the paragraph in the body, or of the line among those of its part. */
  index: z.number(),
  start: z.number(),
  end: z.number(),
  group: z.string(),
  /** What stands there for the client that was named; null where it is not known. */
  prints: z.string().nullable().optional(),
})

const reply = z.object({
  id: z.string(),
  title: z.string(),
  /** How many groups nobody has decided; the template can be drafted from when it is 0. */
  open: z.number(),
  places: z.number(),
  /** How far a model has looked for what software did not find; `none` where no model is configured. */
  model_reading: z.object({
    state: z.enum(['none', 'reading', 'read', 'failed']),
    model: z.string().nullable(),
    /** How many groups it added. */
    groups: z.number(),
  }),
  groups: z.array(
    z.object({
      id: z.string(),
      slot: z.string(),
      /** `the client`, `hearing`. */
      label: z.string(),
      texts: z.array(z.string()),
      places: z.number(),
      source: source.nullable(),
      /** What software would choose; null where only the attorney can tell. */
      proposed: source.nullable(),
      /** What it most likely is where only the attorney decides; it counts once the attorney accepts it. */
      likely: source.nullable(),
      choices: z.array(source),
      /** One place that was decided apart from its group. */
      place: z.boolean(),
      by_model: z.boolean(),
      /** A told story, which facts replace, or a word that nobody has explained: no single answer takes its place. */
      story: z.boolean(),
      /** What is on file for it, for the client that was named. */
      prints: z.string().nullable(),
    }),
  ),
  paragraphs: z.array(z.object({ text: z.string(), align: z.string(), bold: z.boolean() })),
  /** Lines of headers, notes, boxes, comments and properties in which something was found. */
  beside: z.array(z.object({ part: z.enum(partKinds), index: z.number(), text: z.string() })),
  marks: z.array(place),
  /** Sentences that tell the old case: never kept. */
  stories: z.array(place),
})
export type OldCaseReply = z.output<typeof reply>

/** For whom it would be printed; without one nothing is. */
const query = z.object({ client_id: z.string().max(64).optional() })

const path = '/briefs/:briefId/old-case'

const sent = z.object({
  id: z.string(),
  sent_at: z.string(),
  provider: z.string(),
  model: z.string(),
  outcome: z.string().nullable(),
  input_tokens: z.number().nullable(),
  output_tokens: z.number().nullable(),
  system: z.string(),
  prompt: z.string(),
})
export type SentForTemplate = z.output<typeof sent>

export const oldCase = {
  getOldCase: endpoint({
    method: 'GET',
    path,
    access: 'user',
    act: 'read',
    clientIn: 'query',
    query,
    summary: 'What an earlier client left in a template, grouped, with where each comes from in a draft',
    reply,
  }),
  settleOldCase: endpoint({
    method: 'POST',
    path,
    access: 'user',
    act: 'prepare',
    clientIn: 'query',
    query,
    summary: 'Decides where the words of groups come from; drafting waits until every group is decided',
    body: z.object({
      /** By group, or by one place of a group: `place body 12 34`, part, index and start of its mark. */
      sources: z.record(z.string().max(120), source),
      /** Places that were decided apart and go with their group again. */
      together: z.array(z.string().max(120)).max(1000).optional(),
    }),
    reply,
    example: { sources: { client: 'record' } },
  }),
  listSentForTemplate: endpoint({
    method: 'GET',
    path: `${path}/sent`,
    access: 'user',
    summary: 'Exactly what left for a model while a template was read for persons, newest first',
    reply: z.array(sent),
  }),
}
