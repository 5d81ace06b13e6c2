import * as z from 'zod'
import { endpoint } from './endpoint.ts'

const dataTypes = ['text', 'date', 'number', 'boolean', 'country', 'state'] as const
const value = z.union([z.string().max(10_000), z.number(), z.boolean(), z.null()])
const field = z.object({ value, dataType: z.enum(dataTypes) })
const fields = z.record(z.string(), field)

/** In a request a bare value is accepted; its data type is inferred. */
const givenFields = z
  .record(z.string().min(1).max(80), z.union([value, z.object({ value, dataType: z.enum(dataTypes).optional() })]))
  .refine((given) => Object.keys(given).length <= 200, 'Please use at most 200 fields.')

/** A name is one line: it is printed in documents and in the names of files. */
const oneLine = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
const name = (label: string) =>
  z.string(`Please enter the ${label}.`).overwrite(oneLine).max(255, 'Please use at most 255 characters.')

export const clientDraft = z.object({
  id: z.string(),
  draft_id: z.string(),
  client_id: z.string(),
  created_at: z.string(),
  type: z.string(),
  status: z.string(),
  file_name: z.string(),
  client_name: z.string(),
  title: z.string(),
  /** Why it failed, as one sentence. */
  reason: z.string().nullable(),
  /** How far it is, in sections; `to_decide`: proposals that wait; `open_points`: as its page counts them, null until it is checked. */
  progress: z.object({
    sections: z.number(),
    written: z.number(),
    accepted: z.number(),
    to_decide: z.number(),
    open_points: z.number().nullable(),
  }),
  templates: z.array(z.object({ id: z.string(), title: z.string() })),
  /** Text and packet are those that somebody signed off. */
  signed_off: z.boolean(),
  /** The day on which it was filed, as the attorney said. */
  filed_on: z.string().nullable(),
})
export type DraftListItem = z.output<typeof clientDraft>

export const client = z.object({
  id: z.string(),
  first_name: z.string(),
  middle_name: z.string().nullable(),
  last_name: z.string(),
  client: fields,
  spouse: fields,
  children: z.array(fields),
  drafts: z.array(clientDraft),
  /** How much hangs on the client, by kind. */
  counts: z.record(z.string(), z.number()),
  created_at: z.string(),
  updated_at: z.string(),
})
export type Client = z.output<typeof client>

export const clientListItem = client
  .pick({ id: true, first_name: true, middle_name: true, last_name: true, created_at: true, updated_at: true })
  .extend({
    a_number: z.string().nullable(),
    country_of_citizenship: z.string().nullable(),
    drafts_count: z.number(),
    documents_count: z.number(),
  })
export type ClientListItem = z.output<typeof clientListItem>

/** What stands beside a client in lists: the draft that was asked for last, the next date that is not done, who sees it. */
const clientOutlook = z.object({
  client_id: z.string(),
  latest_draft: clientDraft.nullable(),
  next_date: z.object({ date: z.string(), what: z.string(), days_left: z.number() }).nullable(),
  /** In a firm: who sees it; nobody is named of a client that is somebody's own. */
  access: z.array(z.object({ id: z.string(), name: z.string(), is_you: z.boolean() })),
})
export type ClientOutlook = z.output<typeof clientOutlook>

const clientBody = z.object({
  first_name: name('first name').min(1, 'First name must not be empty').meta({ title: 'First name' }),
  middle_name: name('middle name').nullish().meta({ title: 'Middle name' }),
  last_name: name('last name').min(1, 'Last name must not be empty').meta({ title: 'Last name' }),
  client: givenFields.optional(),
  spouse: givenFields.optional(),
  children: z.array(givenFields).max(30, 'Please use at most 30 children.').optional(),
})
const newClientBody = clientBody.extend({
  /** In a firm: whether the new client is the firm's, as it is when nothing is said, or the attorney's own. */
  belongs_to: z.enum(['me', 'firm']).optional(),
})
export type ClientBody = z.input<typeof clientBody>

export const listQuery = z.object({
  q: z.string().max(255).optional(),
  sort: z.string().max(40).optional(),
  limit: z.coerce
    .number('Please use a number from 1 to 200.')
    .int('Please use a whole number.')
    .min(1, 'Please use a number from 1 to 200.')
    .max(200, 'Please use a number from 1 to 200.')
    .default(200)
    .meta({ title: 'Limit' }),
  cursor: z.string().max(400).optional(),
})

/** What the list can be narrowed to: a draft to review or one that failed, a date within 30 days, shared by somebody else. */
export const clientFilters = ['needs', 'due', 'shared'] as const
export type ClientFilter = (typeof clientFilters)[number]

const example = { first_name: 'Ana', last_name: 'Rivera' }

export const clients = {
  listClients: endpoint({
    method: 'GET',
    path: '/clients',
    access: 'user',
    act: 'read',
    summary:
      'Clients by last name, or as sort says: name, updated_at, next_date, latest_draft, with a minus to turn it',
    query: listQuery.extend({
      filter: z.enum(clientFilters, 'Please choose needs, due or shared.').optional().meta({ title: 'Filter' }),
    }),
    reply: z.array(clientListItem),
  }),
  countClients: endpoint({
    method: 'GET',
    path: '/client-counts',
    access: 'user',
    act: 'read',
    summary: 'How many clients there are, and how many of them each filter of the list leaves',
    query: z.object({}),
    reply: z.object({
      all: z.number(),
      needs: z.number(),
      due: z.number(),
      /** Null for somebody without a firm. */
      shared: z.number().nullable(),
    }),
  }),
  listClientOutlooks: endpoint({
    method: 'GET',
    path: '/client-outlooks',
    access: 'user',
    act: 'read',
    summary: 'The latest draft, the next date and the people of up to 100 clients, by their ids with commas between',
    query: z.object({
      ids: z
        .string('Please name the clients.')
        .max(4200, 'Please name at most 100 clients.')
        .transform((text) => text.split(',').filter((id) => id !== ''))
        .pipe(z.array(z.string()).max(100, 'Please name at most 100 clients.')),
    }),
    reply: z.array(clientOutlook),
  }),
  createClient: endpoint({
    method: 'POST',
    path: '/clients',
    access: 'user',
    summary: 'Adds a client',
    body: newClientBody,
    reply: client,
    status: 201,
    example,
  }),
  getClient: endpoint({
    method: 'GET',
    path: '/clients/:clientId',
    access: 'user',
    act: 'read',
    summary: 'One client with the whole record',
    reply: client,
  }),
  updateClient: endpoint({
    method: 'PUT',
    path: '/clients/:clientId',
    access: 'user',
    act: 'prepare',
    summary: 'Replaces the record of a client; parts that are not sent stay',
    body: clientBody,
    reply: client,
    example,
  }),
  deleteClient: endpoint({
    method: 'DELETE',
    path: '/clients/:clientId',
    access: 'user',
    act: 'delete',
    summary: 'Deletes a client with everything that hangs on it',
    reply: z.object({ message: z.string() }),
  }),
}
