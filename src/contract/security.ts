import * as z from 'zod'
import { newPassword, nothing, session } from './accounts.ts'
import { endpoint } from './endpoint.ts'

const code = z
  .string('Please enter the code.')
  .trim()
  .min(1, 'Please enter the code.')
  .max(40, 'Please enter a code of six digits, or a recovery code.')
  .meta({ title: 'Code' })

/** A public-key credential as the browser makes it; the server's library reads it. */
const credential = z.looseObject({
  id: z.string().max(2000),
  rawId: z.string().max(2000),
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
})
const emptyCredential = { id: 'x', rawId: 'x', type: 'public-key', response: {} } as const
const options = z.looseObject({ challenge: z.string() })

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
  used_at: z.string().nullable(),
})
export type Passkey = z.output<typeof passkey>

export const security = {
  googleNonce: endpoint({
    method: 'POST',
    path: '/auth/google/nonce',
    access: 'public',
    summary: 'A value that the ID token of the Google button has to carry; good once, for ten minutes',
    reply: z.object({ nonce: z.string() }),
  }),
  logInWithGoogle: endpoint({
    method: 'POST',
    path: '/auth/google',
    access: 'public',
    summary: 'Logs in, signs up or links with the credential of the Google button',
    body: z.object({
      credential: z.string().max(8000),
      select_by: z.string().max(60).optional(),
      totp: z.string().max(40).optional(),
      invite: z.string().max(200).optional(),
    }),
    reply: session,
    example: { credential: 'an ID token', select_by: 'btn' },
  }),
  passkeyLoginOptions: endpoint({
    method: 'POST',
    path: '/auth/passkey/options',
    access: 'public',
    summary: 'What the browser needs to ask for a passkey',
    reply: options,
  }),
  logInWithPasskey: endpoint({
    method: 'POST',
    path: '/auth/passkey',
    access: 'public',
    summary: 'Logs in with a passkey',
    body: z.object({ credential }),
    reply: session,
    example: { credential: emptyCredential },
  }),
  getSecurity: endpoint({
    method: 'GET',
    path: '/users/me/security',
    access: 'user',
    summary: 'The ways in which this account can be logged in to',
    reply: z.object({
      has_password: z.boolean(),
      google_linked: z.boolean(),
      totp_enabled: z.boolean(),
      recovery_codes_left: z.number(),
    }),
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/users/me/password',
    access: 'user',
    summary: 'Changes the password; every other session ends',
    body: z.object({
      current_password: z.string('Please enter your password.').max(1000).meta({ title: 'Current password' }),
      password: newPassword,
    }),
    reply: nothing,
    status: 204,
    example: { current_password: 'a long pass phrase', password: 'another long pass phrase' },
  }),
  beginTotp: endpoint({
    method: 'POST',
    path: '/users/me/totp',
    access: 'user',
    summary: 'A new secret for an authenticator app; nothing changes until a first code is given',
    reply: z.object({ secret: z.string(), uri: z.string() }),
  }),
  confirmTotp: endpoint({
    method: 'PUT',
    path: '/users/me/totp',
    access: 'user',
    summary: 'Turns two-step login on with a first code; the recovery codes are shown this once',
    body: z.object({ code }),
    reply: z.object({ recovery_codes: z.array(z.string()) }),
    example: { code: '123456' },
  }),
  endTotp: endpoint({
    method: 'DELETE',
    path: '/users/me/totp',
    access: 'user',
    summary: 'Turns two-step login off, with a code',
    body: z.object({ code }),
    reply: nothing,
    status: 204,
    example: { code: '123456' },
  }),
  listPasskeys: endpoint({
    method: 'GET',
    path: '/users/me/passkeys',
    access: 'user',
    summary: 'The passkeys of this account, newest first',
    reply: z.array(passkey),
  }),
  passkeyOptions: endpoint({
    method: 'POST',
    path: '/users/me/passkeys/options',
    access: 'user',
    summary: 'What the browser needs to make a passkey',
    reply: options,
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/users/me/passkeys',
    access: 'user',
    summary: 'Registers the passkey that the browser made',
    body: z.object({
      credential,
      name: z
        .string()
        .trim()
        .min(1, 'Please name the passkey.')
        .max(80, 'Please use at most 80 characters.')
        .meta({ title: 'Name' }),
    }),
    reply: passkey,
    status: 201,
    example: { credential: emptyCredential, name: 'Office laptop' },
  }),
  removePasskey: endpoint({
    method: 'DELETE',
    path: '/users/me/passkeys/:passkeyId',
    access: 'user',
    summary: 'Removes a passkey',
    reply: nothing,
    status: 204,
  }),
}
