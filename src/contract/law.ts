import * as z from 'zod'
import { draft } from './drafting.ts'
import { endpoint } from './endpoint.ts'

const change = z.object({
  kind: z.string(),
  /** What an attorney reads: a citation, the title of a policy, a form with its edition. */
  label: z.string(),
  how: z.enum(['added', 'changed']),
})
export type LawChangeReply = z.output<typeof change>

const touched = z.object({
  drafts: z.array(
    z.object({
      draft_id: z.string(),
      client_id: z.string(),
      client_name: z.string(),
      title: z.string(),
      changes: z.array(change),
    }),
  ),
  clients: z.array(z.object({ client_id: z.string(), client_name: z.string(), changes: z.array(change) })),
})

/** One kind of law data with the day on which it was last read. */
const reading = z.object({
  name: z.string(),
  checked_on: z.string(),
  /** After this day it has to be read again. */
  review_by: z.string(),
  is_overdue: z.boolean(),
  entries: z.number(),
  /** Entries that rest on one source or on none that was read: never printed as certain. */
  unconfirmed: z.number(),
})
export type LawReading = z.output<typeof reading>

const knownPack = z.object({
  version: z.string(),
  says: z.string(),
  /** Null for the one that came with the product. */
  imported_at: z.string().nullable(),
})

const lawInForce = z.object({
  version: z.string(),
  /** The day as of which it speaks. */
  as_of: z.string(),
  says: z.string(),
  is_overdue: z.boolean(),
  readings: z.array(reading),
  packs: z.array(knownPack),
  /** This account may import a newer one. */
  may_import: z.boolean(),
  /** The parts that the page itself reads, where they are not those that came with it. */
  parts: z.record(z.string(), z.json()),
})
export type LawInForce = z.output<typeof lawInForce>

const judged = z.object({
  version: z.string(),
  says: z.string(),
  changes: z.array(change),
  /** Of this account; every other account sees its own. */
  touched,
})
export type JudgedLaw = z.output<typeof judged>

const file = z.object({
  /** The text of the signed file. */
  pack: z.string().min(1, 'Please choose a law pack.').meta({ title: 'Law pack' }),
})

export const law = {
  getLaw: endpoint({
    method: 'GET',
    path: '/law',
    access: 'user',
    summary: 'The law in force here, with the day on which each part was last read',
    reply: lawInForce,
  }),
  judgeLaw: endpoint({
    method: 'POST',
    path: '/law/look',
    access: 'owner',
    summary: 'Checks a signed law pack and says what it would change; nothing is stored',
    body: file,
    example: { pack: '{}' },
    reply: judged,
  }),
  importLaw: endpoint({
    method: 'POST',
    path: '/law',
    access: 'owner',
    summary: 'Puts a signed law pack in force',
    status: 201,
    body: file,
    example: { pack: '{}' },
    reply: lawInForce,
  }),
  takeNewerLaw: endpoint({
    method: 'POST',
    path: '/clients/:clientId/drafts/:draftId/law',
    access: 'user',
    act: 'decide',
    summary: 'From now on the draft is checked under the law in force',
    reply: draft,
  }),
}
