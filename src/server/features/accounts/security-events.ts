import type { Context } from 'hono'
import { nobody } from '#server/audit-event.ts'
import { originOf } from '#server/http/audit-request.ts'
import type { Services } from '#server/services.ts'

/** What the audit trail keeps of an account's safety; the page has a sentence for each. */
export type SecurityEvent =
  | 'signed-up'
  | 'sign-in'
  | 'sign-in-refused'
  | 'locked-out'
  | 'logged-out'
  | 'session-ended'
  | 'logged-out-everywhere'
  | 'proved'
  | 'address-change-requested'
  | 'address-changed'
  | 'address-verified'
  | 'terms-accepted'
  | 'link-refused'
  | 'password-reset-requested'
  | 'password-reset'
  | 'password-changed'
  | 'google-linked'
  | 'totp-on'
  | 'totp-off'
  | 'recovery-code-used'
  | 'passkey-added'
  | 'passkey-removed'
  | 'invitation-sent'
  | 'invitation-taken-back'
  | 'family-joined'
  | 'dependent-removed'
  | 'firm-made'
  | 'firm-ended'
  | 'role-changed'
  | 'export-requested'
  | 'export-downloaded'
  | 'deletion-requested'
  | 'deletion-cancelled'
  | 'account-deleted'

/** Records a security event; without an account it goes into the trail of nobody. */
export async function recordSecurity(
  { recordEvent, now }: Services,
  context: Context,
  event: { readonly accountId: string | undefined; readonly kind: SecurityEvent; readonly detail?: string },
): Promise<void> {
  const { accountId, kind, detail = '' } = event
  const actorId = accountId ?? null
  await recordEvent({ accountId: accountId ?? nobody, at: now(), kind, detail, actorId, ...originOf(context) })
}
