import type { Check, FieldProblem } from '#domain/questionnaire/check.ts'

/** Every error a caller can meet: its stable code, its HTTP status and its exact sentence. */
export const errors = {
  'malformed-body': { status: 400, message: 'The request could not be read.' },
  'token-authentication-failed': { status: 401, message: 'Token Authentication Failed' },
  'wrong-credentials': { status: 401, message: 'The e-mail address or the password is not right.' },
  'second-factor-needed': { status: 401, message: 'Please enter the code from your authenticator app.' },
  'second-factor-wrong': { status: 401, message: 'This code is not right, or it has been used already.' },
  'proof-out-of-time': {
    status: 401,
    message: 'The clock of this computer and that of the server differ too much. Please set it and try again.',
  },
  'google-refused': { status: 401, message: 'Google could not confirm who you are. Please try again.' },
  'passkey-refused': {
    status: 401,
    message: 'This passkey could not be confirmed. Please try again or log in otherwise.',
  },
  'payment-needed': {
    status: 402,
    message: 'Payment information required. Please update your payment method.',
  },
  'verify-first': { status: 403, message: 'Please verify your e-mail address first.' },
  'fresh-proof-needed': { status: 403, message: 'Please show once more that it is you.' },
  forbidden: { status: 403, message: 'Your account may not do this.' },
  'not-your-part': {
    status: 403,
    message: 'Your part in this client does not include this. Ask whoever shared it with you.',
  },
  'subscription-inactive': { status: 403, message: 'Drafting is off.' },
  'subscription-limit-reached': { status: 403, message: 'You reached your subscription limit. ' },
  'not-found': { status: 404, message: 'Not Found' },
  'no-clients': { status: 404, message: 'No clients found for attorney' },
  'no-subscription': { status: 404, message: 'No subscription found for attorney' },
  'nothing-to-reactivate': { status: 404, message: 'No subscription found. Please contact support.' },
  'address-taken': {
    status: 409,
    message: 'This address cannot be used for a new account. If it is yours, log in or reset your password.',
  },
  'same-plan': { status: 409, message: 'You have this plan already. Nothing was ordered.' },
  'payment-due': { status: 409, message: 'Pay what is due first. Nothing was ordered.' },
  'offer-changed': { status: 409, message: 'The sum has changed since this page was made. Nothing was ordered.' },
  'subscription-paused': { status: 409, message: 'Resume the paused subscription first. Nothing was ordered.' },
  'google-not-linked': {
    status: 409,
    message:
      'An account with this address is waiting for its verification. Verify the address or reset the password first, then continue with Google.',
  },
  'cannot-join': {
    status: 409,
    message:
      'This account has a subscription, dependents or an admin of its own and cannot join. Please contact support.',
  },
  'already-invited': { status: 409, message: 'This address belongs to your account or to a dependent of it already.' },
  'firm-exists': { status: 409, message: 'This account has a firm already.' },
  'no-firm': { status: 409, message: 'There is no firm. Its owner makes one in the settings.' },
  'still-shared': {
    status: 409,
    message:
      'Clients of the firm are shared. End every share and lift every wall first, so that each client is in one pair of hands.',
  },
  'behind-a-wall': { status: 409, message: 'There is a wall between this person and this client. Lift it first.' },
  'nobody-left': {
    status: 409,
    message: 'Somebody who may share this client has to keep it. Share it in full with an attorney first.',
  },
  'owner-of-firm': {
    status: 409,
    message: 'This account owns a firm. End the firm first, so that its clients are not lost with the account.',
  },
  'passkey-known': { status: 409, message: 'This passkey is registered already.' },
  'profile-exists': { status: 409, message: 'This account has an attorney profile already.' },
  'no-profile': { status: 409, message: 'Please create the attorney profile first.' },
  'cannot-be-shown': { status: 409, message: 'Pages cannot be shown on this server. Download the file instead.' },
  'not-now': { status: 409, message: 'This is not possible in the present state of the draft.' },
  'version-is-stale': {
    status: 409,
    message: 'This has been changed in the meantime. Nothing was overwritten; look at the newer version first.',
  },
  'section-held': {
    status: 409,
    message:
      'Somebody else is editing this section. Ask for it, or wait until they have finished. Nothing was changed.',
  },
  'database-not-set-up': { status: 409, message: 'MySQL container not found. Please run Setup first.' },
  'database-busy': {
    status: 409,
    message: 'Another action on the local database is under way. Please wait until it has ended.',
  },
  'database-refused': { status: 409, message: 'This is not possible with the local database now.' },
  'body-too-slow': { status: 408, message: 'The request took too long to arrive. Please try again.' },
  'body-too-large': { status: 413, message: 'This is larger than Drafty accepts.' },
  'unsupported-body': { status: 415, message: 'This call does not take a body of this media type.' },
  'law-pack-refused': { status: 422, message: 'This law pack cannot be taken.' },
  'file-refused': { status: 422, message: 'This file cannot be taken.' },
  'invalid-fields': { status: 422, message: 'Please correct the marked fields.' },
  'blocked-by-checks': { status: 422, message: 'Something has to be settled before a draft can be made.' },
  'open-flags': {
    status: 422,
    message: 'A red flag is open in this section. Settle it, or say why you accept the section all the same.',
  },
  'token-invalid': { status: 422, message: 'This link is not valid any more. Please ask for a new one.' },
  'locked-out': {
    status: 429,
    message:
      'Too many failed attempts with this address. Wait 15 minutes and try again, or reset your password to continue at once.',
  },
  'too-many-requests': { status: 429, message: 'Too many attempts. Please wait a little and try again.' },
  'billing-unavailable': {
    status: 503,
    message: 'The billing service does not answer right now. Nothing was charged; please try again in a few minutes.',
  },
  'plan-not-sold': {
    status: 422,
    message: 'This plan is not sold any more. Nothing was charged; please reload the page and choose another one.',
  },
  'database-unreachable': {
    status: 503,
    message: 'The database could not be reached. Check the tunnel or local MySQL.',
  },
  'server-busy': {
    status: 503,
    message: 'Drafty is busier than it can be right now. Nothing was changed; please try again in a few seconds.',
  },
  'storage-full': {
    status: 507,
    message:
      'The disk of the server is full, so nothing more can be stored; what you have can be read. Please tell whoever runs Drafty.',
  },
  unexpected: {
    status: 500,
    message: 'An unexpected error occurred. Please try again or contact our support team if the issue persists',
  },
} as const

export type ErrorCode = keyof typeof errors

export type ErrorDetails = {
  /** What is wrong with which field. */
  readonly fields?: readonly FieldProblem[]
  /** What the rules of the tool found. */
  readonly checks?: readonly Check[]
  /** Seconds to wait before trying again. */
  readonly retryAfter?: number
  /** What another server says beside its message, and its HTTP status where it has no code of ours. */
  readonly detail?: string
  readonly status?: number
  /** Why nothing can be drafted, and what is known of billing. */
  readonly reason?: string
  readonly billing?: object
}

/**
 * An expected failure. Thrown anywhere on the server, answered in one place, thrown again by the web app's `call`.
 * `message` replaces the catalogue's sentence where it carries figures.
 */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, details: ErrorDetails = {}, options?: { cause?: unknown; message?: string }) {
    super(options?.message ?? errors[code].message, options?.cause === undefined ? {} : { cause: options.cause })
    this.code = code
    this.details = details
  }

  /** True when it says more than the catalogue's sentence for its code. */
  get hasOwnSentence(): boolean {
    return this.message !== errors[this.code].message
  }
}
