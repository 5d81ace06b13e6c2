import * as z from 'zod'

/** What a model read of the documents of a case. */
export const extraction = z.object({
  /** The provider's own name of the model. */
  model: z.string(),
  /** Quotations that stand in the documents word for word, and those that do not and were dropped. */
  kept: z.number(),
  dropped: z.number(),
  documents: z.array(
    z.object({
      document: z.string(),
      title: z.string(),
      state: z.enum(['read', 'in-part', 'not-read']),
      kept: z.number(),
      dropped: z.number(),
      /** Why it was not read, or not whole, as part of a sentence. */
      reason: z.string().nullable(),
    }),
  ),
  /** Whether theory, theses and the place of facts are a model's plan; else why not. */
  planned: z.boolean(),
  plan_reason: z.string().nullable(),
})
