import * as z from 'zod'
import { endpoint } from './endpoint.ts'

const email = z
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
})
export type Session = z.output<typeof session>

const nothing = z.undefined()

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
  getProfile: endpoint({
    method: 'GET',
    path: '/attorneys/me',
    access: 'user',
    summary: 'The attorney profile; of a placeholder its e-mail only',
    reply: attorneyProfile,
  }),
}
