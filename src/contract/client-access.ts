import * as z from 'zod'
import { clientActs, shareLevels } from '#domain/firm/roles.ts'
import { listQuery } from './clients.ts'
import { endpoint } from './endpoint.ts'
import { role } from './firms.ts'

const text = z.string()

const access = z.object({
  id: z.string(),
  name: z.string(),
  role,
  is_you: z.boolean(),
  level: z.enum([...shareLevels, 'wall']),
  until: z.string().nullable(),
  since: z.string().nullable(),
  /** Why there is a wall. */
  reason: z.string().nullable(),
})
export type AccessOfPerson = z.output<typeof access>

const clientAccess = z.object({
  belongs_to: z.enum(['me', 'firm']),
  /** What the one who asks may do to this client. */
  may: z.array(z.enum(clientActs)),
  people: z.array(access),
  /** People who have nothing: told to those who may share. */
  others: z.array(access.pick({ id: true, name: true, role: true })),
})
export type ClientAccess = z.output<typeof clientAccess>

const reason = z
  .string('Please say why.')
  .trim()
  .min(1, 'Please say why there is a wall.')
  .max(500, 'Please use at most 500 characters.')
  .meta({ title: 'Reason' })
const until = z.iso.datetime({ offset: true, error: 'Please enter a date.' }).nullish().meta({ title: 'Until' })
const accessBody = z.discriminatedUnion(
  'level',
  [z.object({ level: z.enum(shareLevels), until }), z.object({ level: z.literal('wall'), reason })],
  'Please choose what is shared.',
)

const matrixRow = z.object({ id: text, name: text, access: z.array(access) })
export type FirmClient = z.output<typeof matrixRow>

const wall = z.object({
  client_id: text,
  client_name: text,
  person_id: text,
  person: text,
  since: text,
  reason: text,
})
export type Wall = z.output<typeof wall>

const deeds = z.enum(['read', 'changed', 'downloaded', 'decided'])
const recorded = z.object({ at: text, person: text, what: deeds, call: text, device: text, address: text })
export type RecordedAccess = z.output<typeof recorded>

/** Who in a firm sees which client: shares, walls, and the record of who opened what. */
export const clientAccessCalls = {
  listFirmClients: endpoint({
    method: 'GET',
    path: '/firm/clients',
    access: 'user',
    act: 'share',
    summary: 'Who sees which client, of the clients that the one who asks may share',
    query: listQuery,
    reply: z.array(matrixRow),
  }),
  listWalls: endpoint({
    method: 'GET',
    path: '/firm/walls',
    access: 'user',
    act: 'share',
    summary: 'The walls around the clients that the one who asks may share, the latest first',
    query: listQuery.pick({ cursor: true }).extend({ limit: z.coerce.number().int().min(1).max(200).default(50) }),
    reply: z.array(wall),
  }),
  handOver: endpoint({
    method: 'POST',
    path: '/clients/:clientId/hand-over',
    access: 'user',
    act: 'share',
    summary:
      'Hands a private client with everything that belongs to it to the firm; it is shared with nobody else by that',
    reply: clientAccess,
  }),
  getClientAccess: endpoint({
    method: 'GET',
    path: '/clients/:clientId/access',
    access: 'user',
    act: 'read',
    summary: 'Who has access to a client, and what the one who asks may do',
    reply: clientAccess,
  }),
  setClientAccess: endpoint({
    method: 'PUT',
    path: '/clients/:clientId/access/:memberId',
    access: 'user',
    act: 'share',
    summary: 'Shares a client with somebody in the firm, or makes a wall between them',
    body: accessBody,
    reply: clientAccess,
    example: { level: 'review' },
  }),
  endClientAccess: endpoint({
    method: 'DELETE',
    path: '/clients/:clientId/access/:memberId',
    access: 'user',
    act: 'share',
    summary: 'Ends a share, or lifts a wall; nothing is shared by that',
    reply: clientAccess,
  }),
  getRecordOfAccess: endpoint({
    method: 'GET',
    path: '/clients/:clientId/record-of-access',
    access: 'user',
    act: 'share',
    summary: 'Who opened, changed or downloaded what of a client, the latest first',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(200).default(100),
      cursor: z.string().max(40).optional(),
    }),
    reply: z.array(recorded),
  }),
  downloadRecordOfAccess: endpoint({
    method: 'GET',
    path: '/clients/:clientId/record-of-access/file',
    access: 'user',
    act: 'share',
    summary: 'The whole record of access of a client as CSV, to be given to the client',
    reply: z.string(),
    replyType: 'text/csv',
  }),
}
