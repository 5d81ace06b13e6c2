import { wordsOfCall } from './audit-calls.data.ts'

const words: Readonly<Record<string, string>> = {
  'signed-up': 'Signed up',
  'sign-in': 'Logged in',
  'sign-in-refused': 'Login refused',
  'locked-out': 'Locked for 15 minutes',
  'logged-out': 'Logged out',
  'session-ended': 'Session ended',
  'logged-out-everywhere': 'Logged out everywhere',
  proved: 'Shown once more who it is',
  'address-change-requested': 'Change of address asked for',
  'address-changed': 'Address changed',
  'address-verified': 'Address verified',
  'terms-accepted': 'Terms of service accepted',
  'link-refused': 'Link refused',
  'password-reset-requested': 'New password asked for',
  'password-reset': 'Password reset',
  'password-changed': 'Password changed',
  'google-linked': 'Google account linked',
  'totp-on': 'Two-step login turned on',
  'totp-off': 'Two-step login turned off',
  'recovery-code-used': 'Recovery code used',
  'passkey-added': 'Passkey added',
  'passkey-removed': 'Passkey removed',
  'invitation-sent': 'Invitation sent',
  'invitation-taken-back': 'Invitation taken back',
  'family-joined': 'Joined a family',
  'dependent-removed': 'Dependent user removed',
  'firm-made': 'Firm made',
  'firm-ended': 'Firm ended',
  'role-changed': 'Role in the firm changed',
  'export-requested': 'Export asked for',
  'export-downloaded': 'Export downloaded',
  'deletion-requested': 'Deletion asked for',
  'deletion-cancelled': 'Deletion cancelled',
  'law-imported': 'Law pack put in force',
  'client-data-read': 'Client data read',
  'client-data-changed': 'Client data changed',
  'client-data-accepted': 'Open checks accepted with a reason',
  'client-data-verified': 'Citations marked as verified',
  'client-data-withdrawn': 'Decision about a check taken back',
  'client-data-downloaded': 'Client data downloaded',
}

/** What happened, in words, and what was noted of it; of a use of client data the words say all. */
export function auditTold(kind: string, detail: string): { readonly words: string; readonly more: string } {
  const ofCall = kind.startsWith('client-data-') ? wordsOfCall(detail) : undefined
  return ofCall === undefined ? { words: words[kind] ?? kind, more: detail } : { words: ofCall, more: '' }
}

/** The client that an entry is about, by its id. */
export function clientOf(subject: string): string | undefined {
  return /(?:^| )clientId=(\S+)/.exec(subject)?.[1]
}
