import type { Account } from '#server/database/tables/accounts.ts'
import { queueMail } from '#server/features/mail/index.ts'
import type { Services } from '#server/services.ts'

const occasions = {
  'passkey-added': {
    subject: 'A passkey was added to your Drafty account',
    said: 'A passkey was added to your account just now: whoever has it can log in.',
  },
  'passkey-removed': {
    subject: 'A passkey was removed from your Drafty account',
    said: 'A passkey of your account was removed just now: it can no longer be used to log in.',
  },
  'totp-on': {
    subject: 'Two-step login was turned on for your Drafty account',
    said: 'From now on logging in to your account asks for a code of an authenticator app.',
  },
  'totp-off': {
    subject: 'Two-step login was turned off for your Drafty account',
    said: 'Logging in to your account no longer asks for a code of an authenticator app.',
  },
  'export-requested': {
    subject: 'All data of your Drafty account are being packed',
    said: 'Somebody who is logged in to your account asked for a file with all of its data.',
  },
  'logged-out-everywhere': {
    subject: 'Every session of your Drafty account was ended',
    said: 'Your account was logged out everywhere just now.',
  },
} as const

/** Tells the owner of an account what was done to its safety, and what to do when it was somebody else. */
export async function mailSecurity(
  { database, now, nudge, publicUrl }: Services,
  { id, email }: Account,
  occasion: keyof typeof occasions,
): Promise<void> {
  const { subject, said } = occasions[occasion]
  await queueMail(database, {
    key: `${occasion} ${id} ${now()}`,
    to: email,
    subject,
    paragraphs: [
      said,
      'If it was not you, set a new password at once: that ends every session. Then look at the passkeys and the audit trail in the settings.',
      { link: `${publicUrl()}/forgot-password`, label: 'Set a new password' },
    ],
    now: now(),
  })
  nudge.wake()
}
