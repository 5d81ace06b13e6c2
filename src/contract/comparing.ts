import * as z from 'zod'
import { endpoint } from './endpoint.ts'

/** The comparison of a draft's statements with the file by a model: asked for by a person, draft by draft. */
export const comparison = z.object({
  /** A model is there that can be asked. */
  is_offered: z.boolean(),
  state: z.enum(['none', 'comparing', 'compared', 'failed']),
  /** Why some of it was not read. */
  reason: z.string().nullable(),
  model: z.string().nullable(),
  /** Of the last time: how many statements there were to read, and how many have a verdict. */
  statements: z.number().nullable(),
  verdicts: z.number().nullable(),
  /** What all comparisons of this draft have taken, as far as the provider told. */
  requests: z.number(),
  tokens: z.number(),
  ended_at: z.string().nullable(),
})
export type ComparisonReply = z.output<typeof comparison>

export const comparing = {
  compareStatements: endpoint({
    method: 'POST',
    path: '/clients/:clientId/drafts/:draftId/comparison',
    access: 'user',
    act: 'write',
    summary:
      'Has a model read the statements of a finished draft beside the passages of the file; what it read before and stands unchanged is not asked again',
    reply: z.object({ state: z.enum(['comparing']) }),
    status: 202,
  }),
}
