import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { nothing } from './nothing.ts'

const auditEvent = z.object({
  position: z.number(),
  at: z.string(),
  kind: z.string(),
  subject: z.string(),
  detail: z.string(),
  address: z.string(),
  device: z.string(),
})
export type AuditEntry = z.output<typeof auditEvent>

const accountExport = z.object({
  id: z.string(),
  state: z.enum(['waiting', 'ready', 'failed', 'expired']),
  requested_at: z.string(),
  bytes: z.number().nullable(),
})

export const privacy = {
  getPrivacy: endpoint({
    method: 'GET',
    path: '/users/me/privacy',
    access: 'user',
    summary: 'The newest export of all data, and when the account is to be deleted',
    reply: z.object({
      export: accountExport.nullable(),
      delete_after: z.string().nullable(),
      has_password: z.boolean(),
    }),
  }),
  requestExport: endpoint({
    method: 'POST',
    path: '/users/me/export',
    access: 'user',
    summary: 'Packs all data of this account into a zip file; a mail says when it is ready',
    reply: accountExport,
    status: 202,
  }),
  downloadExport: endpoint({
    method: 'GET',
    path: '/users/me/export/:exportId/download',
    access: 'user',
    summary: 'The zip file of an export',
    reply: z.instanceof(Uint8Array),
    replyType: 'application/zip',
  }),
  requestDeletion: endpoint({
    method: 'POST',
    path: '/users/me/deletion',
    access: 'user',
    summary: 'Deletes this account and everything in it after seven days',
    body: z.object({
      email: z.string().trim().toLowerCase().max(254).meta({ title: 'Your e-mail address' }),
      password: z.string().max(1000).optional().meta({ title: 'Password' }),
    }),
    reply: z.object({ delete_after: z.string() }),
    status: 202,
    example: { email: 'ana@example.com', password: 'a long pass phrase' },
  }),
  cancelDeletion: endpoint({
    method: 'DELETE',
    path: '/users/me/deletion',
    access: 'user',
    summary: 'Keeps the account after all',
    reply: nothing,
    status: 204,
  }),
  listAudit: endpoint({
    method: 'GET',
    path: '/users/me/audit',
    access: 'user',
    summary: 'The audit trail of this account, newest first; of a dependent its security events only',
    query: z.object({
      member: z.string().max(36).optional(),
      kinds: z.enum(['all', 'security', 'client-data']).default('all'),
      limit: z.coerce.number().int().min(1).max(200).default(50),
      before: z.coerce.number().int().min(1).optional(),
    }),
    reply: z.array(auditEvent),
  }),
  checkAudit: endpoint({
    method: 'GET',
    path: '/users/me/audit/check',
    access: 'user',
    summary: 'Whether the chain of the audit trail is whole',
    reply: z.object({ intact: z.boolean() }),
  }),
  chatIdentity: endpoint({
    method: 'GET',
    path: '/users/me/chat-identity',
    access: 'user',
    summary: 'Who is chatting, signed for the vendor of the support chat; null when there is none',
    reply: z
      .object({
        vendor: z.enum(['crisp', 'intercom', 'chatwoot']),
        id: z.string(),
        base_url: z.string().nullable(),
        user_id: z.string(),
        email: z.string(),
        name: z.string(),
        /** HMAC-SHA-256 in hex; null without a secret. */
        signature: z.string().nullable(),
      })
      .nullable(),
  }),
}
