import * as z from 'zod'
import { firmActs, roles } from '#domain/firm/roles.ts'
import { endpoint } from './endpoint.ts'
import { nothing } from './nothing.ts'

export const role = z.enum(roles, 'Please choose a role.').meta({ title: 'Role' })
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

export const firms = {
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
}
