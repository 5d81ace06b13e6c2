import * as z from 'zod'
import { endpoint } from './endpoint.ts'

const found = z.object({
  client_id: z.string(),
  client_name: z.string(),
  name: z.string(),
  role: z.string(),
  /** Percent. */
  likeness: z.number(),
  is_same: z.boolean(),
})
const conflictCheck = z.object({
  id: z.string(),
  asked: z.string(),
  found: z.array(found),
  /** There is somebody of this name in a client that the one who asks cannot see: whom to ask. */
  ask: z.array(z.string()).nullable(),
})
export type ConflictCheck = z.output<typeof conflictCheck>

const recordedCheck = z.object({
  id: z.string(),
  asked: z.string(),
  at: z.string(),
  hits: z.number(),
  was_hidden: z.boolean(),
  decision: z.enum(['clear', 'conflict', 'waived']).nullable(),
  reason: z.string().nullable(),
})
export type RecordedCheck = z.output<typeof recordedCheck>

/** Looks for a new client among those of the firm and everybody in their files, and records what was decided. */
export const conflictChecks = {
  checkConflicts: endpoint({
    method: 'POST',
    path: '/firm/conflict-checks',
    access: 'user',
    summary: 'Looks for names, A-numbers and a birth date among all clients and everybody named in their files',
    body: z.object({
      asked: z
        .string('Please enter a name.')
        .trim()
        .min(2, 'Please enter a name.')
        .max(1000, 'Please use at most 1,000 characters.')
        .meta({ title: 'Names to check' }),
      born: z.iso.date('Please enter a date.').nullish().meta({ title: 'Date of birth' }),
    }),
    reply: conflictCheck,
    status: 201,
    example: { asked: 'Peter Ayuk' },
  }),
  listConflictChecks: endpoint({
    method: 'GET',
    path: '/firm/conflict-checks',
    access: 'user',
    summary: 'The checks that one has made, with what was decided; the latest first',
    reply: z.array(recordedCheck),
  }),
  recordConflictCheck: endpoint({
    method: 'POST',
    path: '/firm/conflict-checks/:checkId/result',
    access: 'user',
    summary: 'Records what was decided after a check, and why; once',
    body: z.object({
      decision: z.enum(['clear', 'conflict', 'waived'], 'Please say what was decided.').meta({ title: 'Result' }),
      reason: z
        .string('Please say why.')
        .trim()
        .min(1, 'Please say why.')
        .max(1000, 'Please use at most 1,000 characters.')
        .meta({ title: 'Reason' }),
    }),
    reply: recordedCheck,
    example: { decision: 'clear', reason: 'Another person of the same name.' },
  }),
}
