import * as z from 'zod'
import { endpoint } from './endpoint.ts'

export const email = z
  .string('Please enter your e-mail address.')
  .trim()
  .toLowerCase()
  .max(254, 'Please enter a valid e-mail address.')
  .regex(
    /^[^\s@<>"'\\,;:()[\]\p{Cc}]+@[^\s@<>"'\\,;:()[\]\p{Cc}]+\.[^\s@.<>"'\\,;:()[\]\p{Cc}]{2,}$/u,
    'Please enter a valid e-mail address.',
  )
  .meta({ title: 'E-mail address' })

/** 10 to 128 characters; anything may be in it. */
export const newPassword = z
  .string('Please enter a password.')
  .min(10, 'Please use at least 10 characters.')
  .max(128, 'Please use at most 128 characters.')
  .meta({ title: 'Password' })

const text = z.string().nullable()

export const attorneyProfile = z.object({
  id: z.string(),
  user_id: z.string(),
  email: z.string(),
  phone: text,
  first_name: text,
  middle_name: text,
  last_name: text,
  title: text,
  firm_name: text,
  license_number: text,
  license_authority: text,
  address_1: text,
  address_2: text,
  city: text,
  state: text,
  zip_code: text,
  created_at: z.string(),
  updated_at: z.string(),
  is_verified: z.boolean(),
  is_placeholder: z.boolean(),
})
export type AttorneyProfile = z.output<typeof attorneyProfile>

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

export const nothing = z.undefined()

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
  used_at: z.string().nullable(),
})
export type Passkey = z.output<typeof passkey>

/** Ids of passkeys that end together with the old password. */
export const endPasskeys = z.array(z.string().max(36)).max(20).default([])

const line = z.string().max(2000).nullish()
/** The rules on the fields are `profileProblems`, the same on the page and on the server. */
const profileBody = z.object({
  email: line,
  phone: line,
  first_name: line,
  middle_name: line,
  last_name: line,
  title: line,
  firm_name: line,
  license_number: line,
  license_authority: line,
  address_1: line,
  address_2: line,
  city: line,
  state: line,
  zip_code: line,
})
export type ProfileBody = z.input<typeof profileBody>

const profileExample = {
  phone: '+1 555 0100',
  first_name: 'Nora',
  last_name: 'Castell',
  license_number: '123456',
  license_authority: 'State Bar of California',
  address_1: '1 Main Street',
  city: 'Oakland',
  state: 'CA',
  zip_code: '94601',
}

export const accounts = {
  signUp: endpoint({
    method: 'POST',
    path: '/auth/signup',
    access: 'public',
    summary: 'Makes an account and logs in; a mail asks to verify the address',
    body: z.object({
      email,
      password: newPassword,
      accepted_terms: z.literal(true, 'Please accept the terms of service.').meta({ title: 'Terms of service' }),
      /** From the mail of an invitation: the new account joins its owner's family. */
      invite: z.string().max(200).optional(),
    }),
    reply: session,
    status: 201,
    example: { email: 'ana@example.com', password: 'a long pass phrase', accepted_terms: true },
  }),
  logIn: endpoint({
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    summary: 'Logs in',
    body: z.object({
      email,
      password: z
        .string('Please enter your password.')
        .min(1, 'Please enter your password.')
        .max(1000)
        .meta({ title: 'Password' }),
      totp: z.string().max(40).optional(),
    }),
    reply: session,
    example: { email: 'ana@example.com', password: 'a long pass phrase' },
  }),
  logOut: endpoint({
    method: 'POST',
    path: '/auth/logout',
    access: 'public',
    summary: 'Ends the session of the token sent; always succeeds',
    reply: nothing,
    status: 204,
  }),
  verifyEmail: endpoint({
    method: 'GET',
    path: '/auth/verify-email',
    access: 'public',
    summary: 'The link of the verification mail: marks the address as verified and goes to the page',
    query: z.object({ token: z.string().max(200).default('') }),
    reply: nothing,
    replyType: 'text/html',
  }),
  refresh: endpoint({
    method: 'GET',
    path: '/attorneys/refresh',
    access: 'user',
    summary: 'A fresh token and what the page shows of the account',
    reply: session,
  }),
  resendVerification: endpoint({
    method: 'GET',
    path: '/resend_verification_email',
    access: 'user',
    summary: 'Sends the verification mail again',
    reply: z.object({ message: z.string() }),
  }),
  acceptTerms: endpoint({
    method: 'POST',
    path: '/users/me/tos-acceptance',
    access: 'user',
    summary: 'Records that the terms of service were accepted',
    body: z.object({ version: z.string().max(40).optional() }).optional(),
    reply: z.object({ accepted_at: z.string() }),
    example: {},
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/auth/forgot-password',
    access: 'public',
    summary: 'Mails a link for a new password, if the address has an account; the answer never tells',
    body: z.object({ email }),
    reply: nothing,
    status: 204,
    example: { email: 'ana@example.com' },
  }),
  lookAtReset: endpoint({
    method: 'POST',
    path: '/auth/reset-password/ways',
    access: 'public',
    summary: 'The passkeys that log in to the account of a mailed token: each can be ended with the new password',
    body: z.object({ token: z.string().max(200) }),
    reply: z.object({ passkeys: z.array(passkey) }),
    example: { token: 'from the mail' },
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/auth/reset-password',
    access: 'public',
    summary: 'Sets a new password by a mailed token, once; every session ends',
    body: z.object({ token: z.string().max(200), password: newPassword, end_passkeys: endPasskeys }),
    reply: nothing,
    status: 204,
    example: { token: 'from the mail', password: 'another long pass phrase' },
  }),
  createProfile: endpoint({
    method: 'POST',
    path: '/attorneys/me',
    access: 'user',
    summary: 'Turns the placeholder into a real attorney profile, once',
    body: profileBody,
    reply: attorneyProfile,
    status: 201,
    example: profileExample,
  }),
  updateProfile: endpoint({
    method: 'PUT',
    path: '/attorneys',
    access: 'user',
    summary: 'Changes the attorney profile; the e-mail address stays',
    body: profileBody.extend({ id: z.string().optional(), user_id: z.string().optional() }),
    reply: attorneyProfile,
    example: profileExample,
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
  getProfile: endpoint({
    method: 'GET',
    path: '/attorneys/me',
    access: 'user',
    summary: 'The attorney profile; of a placeholder its e-mail only',
    reply: attorneyProfile,
  }),
}
