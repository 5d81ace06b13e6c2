import * as z from 'zod'
import { endpoint } from './endpoint.ts'

const work = z.object({
  kind: z.string(),
  /** To be done, now or later, and done by nobody yet. */
  waiting: z.number(),
  /** A server is at it. */
  under_way: z.number(),
  /** Of both the ones that have failed at least once. */
  failing: z.number(),
  /** How long the oldest one that could be done and that no server is at has waited. */
  overdue_seconds: z.number(),
  /** Given up. */
  failed: z.number(),
})
export type WorkThatWaits = z.output<typeof work>

const provider = z.object({
  name: z.enum(['openai', 'azure_openai']),
  at_once: z.number(),
  under_way: z.number(),
  /** Requests of drafts that wait for their turn. */
  waiting: z.number(),
  /** How long the one that has waited longest has done so. */
  longest_wait_seconds: z.number(),
  /** Requests that failed or were sent away, and are sent again after a pause. */
  pausing: z.number(),
})

const cluster = z.object({
  /** What the node says of itself; `Synced` when all is well. */
  state: z.string(),
  nodes: z.number(),
  /** Changes of other nodes that this one has received and not applied yet: how far it is behind. */
  behind: z.number(),
  /** The share of the time in which writing stood still until slower nodes had caught up. */
  paused_share: z.number(),
})

const waiting = z.object({
  asked_at: z.string(),
  work: z.array(work),
  mails: z.object({ waiting: z.number(), oldest_seconds: z.number() }),
  /** The nightly look for files that no record names. */
  sweep: z.object({
    next_at: z.string().nullable(),
    last_at: z.string().nullable(),
    /** Seen without a record, not touched yet. */
    seen: z.number(),
    set_aside: z.number(),
  }),
  /** Of the server that answered; null where no model writes. */
  provider: provider.nullable(),
  database: z.object({
    engine: z.enum(['SQLite', 'MySQL']),
    answered_in_ms: z.number(),
    /** Null where the database is one machine. */
    cluster: cluster.nullable(),
  }),
})
export type WhatWaits = z.output<typeof waiting>

export const operators = {
  getWaiting: endpoint({
    method: 'GET',
    path: '/operators/waiting',
    access: 'user',
    summary: 'What waits in this installation: work, mails, provider, database. For the accounts that OPERATORS names',
    reply: waiting,
  }),
}
