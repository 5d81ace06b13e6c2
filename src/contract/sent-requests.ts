import * as z from 'zod'
import { endpoint } from './endpoint.ts'

export const sentRequest = z.object({
  id: z.string(),
  section_id: z.string(),
  section_title: z.string(),
  /** The first, second ... request for this section. */
  attempt: z.number(),
  sent_at: z.string(),
  provider: z.string(),
  /** The provider's own name of the model or deployment that was asked. */
  model: z.string(),
  is_shielded: z.boolean(),
  /** `answered`, or why no answer came; null while it is under way. */
  outcome: z.string().nullable(),
  input_tokens: z.number().nullable(),
  output_tokens: z.number().nullable(),
})
export type SentRequest = z.output<typeof sentRequest>

/** One request word for word. */
export const sentRequestWhole = sentRequest.extend({
  /** The rules that go before the prompt. */
  system: z.string(),
  prompt: z.string(),
  /** Stand-ins in the prompt with the words that they replace; these never left. */
  stand_ins: z.array(z.object({ stand_in: z.string(), words: z.string() })),
})
export type SentRequestWhole = z.output<typeof sentRequestWhole>

const sentPath = '/clients/:clientId/drafts/:draftId/sent'

/** What left for a model, for the attorney's eyes. */
export const sentRequests = {
  listSentRequests: endpoint({
    method: 'GET',
    path: sentPath,
    access: 'user',
    act: 'read drafts',
    summary: 'Every request that left for a model while this draft was written and revised, newest first',
    reply: z.array(sentRequest),
  }),
  readSentRequest: endpoint({
    method: 'GET',
    path: `${sentPath}/:sentId`,
    access: 'user',
    act: 'read drafts',
    summary: 'Exactly what one request sent, and which words its stand-ins stood for',
    reply: sentRequestWhole,
  }),
}
