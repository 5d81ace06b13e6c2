import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { nothing } from './nothing.ts'
import { session } from './sessions.ts'

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

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
  used_at: z.string().nullable(),
})
export type Passkey = z.output<typeof passkey>

/** Ids of passkeys that end together with the old password. */
export const endPasskeys = z.array(z.string().max(36)).max(20).default([])

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
}
