import * as z from 'zod'
import { draftTypes } from '#domain/drafting/tool.ts'
import { clientDraft, listQuery } from './clients.ts'
import { endpoint } from './endpoint.ts'

/** Where a draft stands: to be reviewed or decided, being written or waiting to be, accepted, failed or cancelled. */
export const draftStandings = ['review', 'writing', 'accepted', 'failed'] as const
export type DraftStanding = (typeof draftStandings)[number]

/** What narrows a list of drafts; `q`: words in the client's name, a title or the template's. */
const draftFilter = {
  q: listQuery.shape.q,
  standing: z
    .enum(draftStandings, 'Please choose review, writing, accepted or failed.')
    .optional()
    .meta({ title: 'Standing' }),
}
const draftsOfOneKind = listQuery.extend(draftFilter)

/** Drafts in lists and counts. */
export const draftLists = {
  listDrafts: endpoint({
    method: 'GET',
    path: '/drafts',
    access: 'user',
    act: 'read drafts',
    summary: 'All drafts, newest first; `draft_id` finds one without its client, `sort` is created_at or name',
    query: draftsOfOneKind.extend({
      client_id: z.string().max(40).optional(),
      draft_id: z.string().max(40).optional(),
      type: z.enum(draftTypes, 'Please choose a type of drafts.').optional().meta({ title: 'Type' }),
    }),
    reply: z.array(clientDraft),
  }),
  countDrafts: endpoint({
    method: 'GET',
    path: '/draft-counts',
    access: 'user',
    act: 'read drafts',
    summary: 'How many drafts there are of each standing, among those that the words and the type leave',
    query: z.object({
      q: draftFilter.q,
      type: z.enum(draftTypes, 'Please choose a type of drafts.').optional().meta({ title: 'Type' }),
    }),
    reply: z.object({
      all: z.number(),
      review: z.number(),
      writing: z.number(),
      accepted: z.number(),
      failed: z.number(),
    }),
  }),
  listDraftsOfType: endpoint({
    method: 'GET',
    path: '/drafts/:type',
    access: 'user',
    act: 'read drafts',
    summary: 'Drafts of one type, newest first',
    query: draftsOfOneKind,
    reply: z.array(clientDraft),
  }),
  listClientDrafts: endpoint({
    method: 'GET',
    path: '/clients/:clientId/drafts',
    access: 'user',
    act: 'read drafts',
    summary: 'Drafts of one client, newest first',
    query: draftsOfOneKind,
    reply: z.array(clientDraft),
  }),
}
