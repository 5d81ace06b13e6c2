import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { nothing } from './nothing.ts'

const text = z.string().nullable()

/** The reply of `GET /attorneys/refresh` and of everything that logs in (specification 1, section 3). */
export const session = z.object({
  token: z.string(),
  attorney: z.object({
    created_at: z.string(),
    is_placeholder: z.boolean(),
    last_login_date: z.string().nullable(),
    credits: z.number(),
    status: z.string(),
    permissions: z.array(z.literal('user')),
    first_name: text,
    last_name: text,
    email: z.string(),
  }),
  subscription_status: z.string(),
  user_last_payment_at: z.string().nullable(),
  is_dependent: z.boolean(),
  parent_email: z.string().nullable(),
  is_email_verified: z.boolean(),
  /** The terms in force have not been accepted yet: somebody who signed up with Google, or the terms are new. */
  needs_terms: z.boolean(),
})
export type Session = z.output<typeof session>

/** Where an account is logged in. */
export const sessionCalls = {
  refresh: endpoint({
    method: 'GET',
    path: '/attorneys/refresh',
    access: 'user',
    summary: 'A fresh token and what the page shows of the account',
    reply: session,
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/users/me/sessions',
    access: 'user',
    summary: 'Where this account is logged in, newest first',
    reply: z.array(
      z.object({
        id: z.string(),
        device: z.string(),
        address: z.string(),
        created_at: z.string(),
        seen_at: z.string(),
        is_current: z.boolean(),
        /** Bound to a key of its browser: the token alone is worth nothing. False for a client of the API without one. */
        has_key: z.boolean(),
      }),
    ),
  }),
  endAllSessions: endpoint({
    method: 'DELETE',
    path: '/users/me/sessions',
    access: 'user',
    summary: 'Logs out everywhere, here as well',
    reply: nothing,
    status: 204,
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/users/me/sessions/:userSessionId',
    access: 'user',
    summary: 'Ends one session of this account',
    reply: nothing,
    status: 204,
  }),
}
