import * as z from 'zod'
import { roles } from '#domain/firm/roles.ts'
import { email } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { nothing } from './nothing.ts'
import { session } from './sessions.ts'

/** A member of the family, or an invitation that nobody has accepted yet. Counts only: never a client. */
const dependent = z.object({
  id: z.string(),
  email: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  state: z.enum(['member', 'invited', 'expired']),
  /** What an invitation makes of whoever accepts it, where there is a firm; null for a member. */
  role: z.enum(['attorney', 'reviewer', 'paralegal']).nullable(),
  since: z.string(),
  last_login_at: z.string().nullable(),
  /** Drafts by draft type. */
  drafts: z.record(z.string(), z.number()),
})
export type Dependent = z.output<typeof dependent>

export const families = {
  listDependents: endpoint({
    method: 'GET',
    path: '/users/me/dependents',
    access: 'owner',
    summary: 'Who uses the subscription of this account: names and counts, never clients',
    reply: z.array(dependent),
  }),
  inviteDependent: endpoint({
    method: 'POST',
    path: '/users/me/dependents',
    access: 'owner',
    summary: 'Invites somebody by mail, for seven days; an earlier invitation of the same address ends',
    body: z.object({
      email,
      /** What they become where there is a firm. */
      role: z.enum(['attorney', 'reviewer', 'paralegal']).default('paralegal'),
    }),
    reply: dependent,
    status: 201,
    example: { email: 'bea@example.com' },
  }),
  removeDependent: endpoint({
    method: 'DELETE',
    path: '/users/me/dependents/:dependentId',
    access: 'owner',
    summary: 'Takes a member out of the family, or an invitation back; the member keeps the data',
    reply: nothing,
    status: 204,
  }),
  getInvitation: endpoint({
    method: 'GET',
    path: '/auth/invitation',
    access: 'public',
    summary: 'Who invites whom, for the sign-up page',
    query: z.object({ token: z.string().max(200) }),
    reply: z.object({
      email: z.string(),
      owner_email: z.string(),
      /** The firm that is joined, and as what; null for a family that only shares a subscription. */
      firm: z.object({ name: z.string(), role: z.enum(roles) }).nullable(),
    }),
  }),
  acceptInvitation: endpoint({
    method: 'POST',
    path: '/users/me/family',
    access: 'user',
    summary: 'Joins the family of the account that invited this one',
    body: z.object({ invite: z.string().max(200) }),
    reply: session,
    example: { invite: 'from the mail' },
  }),
}
