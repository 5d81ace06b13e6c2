import * as z from 'zod'

/** Which filing of its case a packet is, and what was filed before. */
export const filing = z.object({
  /** From 1; null before agencies, which count no filings. */
  number: z.number().nullable(),
  /** `Second Filing`: as pinpoints print it. */
  name: z.string().nullable(),
  /** The attorney said which it is. */
  is_given: z.boolean(),
  /** The last letter and the last Bates number of earlier filings, where there are such. */
  last_letter: z.string().nullable(),
  last_bates: z.number().nullable(),
  /** The day on which this one was filed; nothing of it changes from then on. */
  filed_on: z.string().nullable(),
  earlier: z.array(
    z.object({
      draft_id: z.string(),
      title: z.string(),
      number: z.number(),
      name: z.string(),
      filed_on: z.string(),
      /** `A-F` */
      letters: z.string(),
    }),
  ),
  /** Documents of the draft that an earlier filing holds: they are cited there and not filed again. */
  documents: z.array(
    z.object({
      id: z.string(),
      letter: z.string(),
      title: z.string(),
      first: z.number(),
      last: z.number(),
      filing: z.number(),
    }),
  ),
})
