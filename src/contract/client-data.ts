import type { Endpoint } from './endpoint.ts'

export type ClientDataUse = 'client-data-read' | 'client-data-changed' | 'client-data-downloaded'

/** What lies under these paths is the account's own affair or no one's: nothing of a client is in it. */
const withoutClientData = [
  '/auth',
  '/attorneys',
  '/users/me',
  '/resend_verification_email',
  '/chargebee',
  '/billing',
  '/usage',
  '/config',
  '/firm',
  '/law',
]

/**
 * Told every few seconds by an open page, of which the opening itself is on record; what they save is recorded when it is
 * saved.
 */
const beats = [
  '/clients/:clientId/drafts/:draftId/presence',
  'PUT /clients/:clientId/drafts/:draftId/sections/:sectionId/hold',
]

/** These name clients although what lies beside them does not. */
const withClientNames = ['/usage/drafts', '/usage/csv', '/firm/clients', '/firm/conflict-checks']

/**
 * How a call uses client data, for the audit trail; null when it cannot. Every call that needs a session counts unless
 * its path is named above, so that a new feature is on record from its first day.
 */
export function clientDataUse(endpoint: Endpoint): ClientDataUse | null {
  const { access, path, method, replyType } = endpoint
  if (access === 'public' || access === 'development') return null
  const isWithout = withoutClientData.some((start) => path === start || path.startsWith(`${start}/`))
  if (isWithout && !withClientNames.includes(path)) return null
  if (beats.includes(path) || beats.includes(`${method} ${path}`)) return null
  if (method !== 'GET') return 'client-data-changed'
  const isFile = replyType !== undefined && !/json|event-stream|text\/html/.test(replyType)
  return isFile ? 'client-data-downloaded' : 'client-data-read'
}
