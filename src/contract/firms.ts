import * as z from 'zod'
import { clientActs, firmActs, roles, shareLevels } from '#domain/firm/roles.ts'
import { nothing } from './accounts.ts'
import { listQuery } from './clients.ts'
import { endpoint } from './endpoint.ts'

const text = z.string()
const role = z.enum(roles, 'Please choose a role.').meta({ title: 'Role' })
/** There is one owner: nobody is made a second one. */
const givenRole = z.enum(['attorney', 'reviewer', 'paralegal'], 'Please choose a role.').meta({ title: 'Role' })
const firmName = z
  .string('Please enter the name of the firm.')
  .trim()
  .min(1, 'Please enter the name of the firm.')
  .max(120, 'Please use at most 120 characters.')
  .regex(/^[^\p{Cc}]*$/u, 'Please use one line.')
  .meta({ title: 'Name of the firm' })

const person = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role,
  is_you: z.boolean(),
  /** Clients that both this person and the one who asks see; no others are counted. */
  clients: z.number(),
  /** Told to the owner alone. */
  two_steps: z.boolean().nullable(),
  last_seen_at: z.string().nullable(),
})
export type FirmPerson = z.output<typeof person>

const firm = z.object({
  name: z.string(),
  role,
  owner_sees_all: z.boolean(),
  /** Whether rules of the preflight whose text nobody has read stop its filings too. */
  strict_rules: z.boolean(),
  may: z.array(z.enum(firmActs)),
  people: z.array(person),
  /** Clients of the firm that the one who asks sees. */
  clients: z.number(),
  /** Whether nothing is shared, so that the firm can be undone. */
  can_end: z.boolean(),
})
export type Firm = z.output<typeof firm>
const firmReply = z.object({ firm: firm.nullable() })

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

export const firms = {
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
  getFirm: endpoint({
    method: 'GET',
    path: '/firm',
    access: 'user',
    summary: 'The firm of this account with its people; null for an account without one',
    reply: firmReply,
  }),
  makeFirm: endpoint({
    method: 'POST',
    path: '/firm',
    access: 'owner',
    summary: 'Turns the family into a firm; what everybody has stays their own until they hand it to the firm',
    body: z.object({
      name: firmName,
      owner_sees_all: z.boolean().default(false),
      roles: z.record(z.string(), givenRole).default({}),
    }),
    reply: firmReply,
    status: 201,
    example: { name: 'Clarke Law' },
  }),
  changeFirm: endpoint({
    method: 'PATCH',
    path: '/firm',
    access: 'owner',
    summary: 'Renames the firm, or says whether rules whose text nobody has read stop its filings',
    body: z.object({ name: firmName.optional(), strict_rules: z.boolean().optional() }),
    reply: firmReply,
    example: { name: 'Clarke Law' },
  }),
  endFirm: endpoint({
    method: 'DELETE',
    path: '/firm',
    access: 'owner',
    summary:
      'Makes the firm a family again, while nothing is shared; each client goes back to the one person who has it',
    reply: nothing,
    status: 204,
  }),
  changeMember: endpoint({
    method: 'PATCH',
    path: '/firm/people/:memberId',
    access: 'owner',
    summary: 'Gives somebody another role, at once',
    body: z.object({ role: givenRole }),
    reply: firmReply,
    example: { role: 'paralegal' },
  }),
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
