import * as z from 'zod'
import { email, endPasskeys, newPassword, passkey } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { nothing } from './nothing.ts'
import { session } from './sessions.ts'

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

const addressChange = z.object({
  email: z.string(),
  requested_at: z.string(),
  confirmed_by_old: z.boolean(),
  confirmed_by_new: z.boolean(),
})

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
      end_passkeys: endPasskeys,
    }),
    reply: nothing,
    status: 204,
    example: { current_password: 'a long pass phrase', password: 'another long pass phrase' },
  }),
  waysToProve: endpoint({
    method: 'GET',
    path: '/users/me/proof',
    access: 'user',
    summary: 'How the owner of this session can show once more who they are, and until when that is fresh',
    reply: z.object({ password: z.boolean(), code: z.boolean(), passkey: z.boolean(), fresh_until: z.string() }),
  }),
  proveItIsYou: endpoint({
    method: 'POST',
    path: '/users/me/proof',
    access: 'user',
    summary: 'Shows once more who it is, by password, code or passkey: good for ten minutes',
    body: z.object({
      password: z.string().max(1000).optional().meta({ title: 'Password' }),
      code: z.string().max(40).optional().meta({ title: 'Code' }),
      credential: credential.optional(),
    }),
    reply: nothing,
    status: 204,
    example: { password: 'a long pass phrase' },
  }),
  changeAddress: endpoint({
    method: 'POST',
    path: '/users/me/address',
    access: 'user',
    summary: 'Asks for another e-mail address of the account: both addresses have to confirm by mail, within a day',
    body: z.object({ email }),
    reply: addressChange,
    status: 202,
    example: { email: 'ana@other.example.com' },
  }),
  getAddressChange: endpoint({
    method: 'GET',
    path: '/users/me/address',
    access: 'user',
    summary: 'The address of this account, and the one that waits for its confirmations',
    reply: z.object({ email: z.string(), change: addressChange.nullable() }),
  }),
  cancelAddressChange: endpoint({
    method: 'DELETE',
    path: '/users/me/address',
    access: 'user',
    summary: 'Keeps the address after all',
    reply: nothing,
    status: 204,
  }),
  confirmAddress: endpoint({
    method: 'POST',
    path: '/auth/confirm-address',
    access: 'public',
    summary: 'Confirms a change of address by a mailed token: from the earlier or from the new address',
    body: z.object({ token: z.string().max(200) }),
    reply: z.object({ state: z.enum(['waiting-for-other', 'changed', 'taken']) }),
    example: { token: 'from the mail' },
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
