import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { answers, check } from './drafting.ts'

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

/** Answers while they are typed, and those that a draft for another client can begin with. */
export const answerCalls = {
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
  readGeneralAnswers: endpoint({
    method: 'GET',
    path: '/clients/:clientId/drafts/:draftId/general-answers',
    access: 'user',
    act: 'read drafts',
    summary:
      'What a draft for another client can begin with: answers about the paper and about no person, by their labels',
    reply: z.object({ answers, taken: z.array(z.string()), left: z.number() }),
  }),
}
