/** What somebody is in a firm. The owner is an attorney who also manages people and pays. */
export const roles = ['owner', 'attorney', 'reviewer', 'paralegal'] as const
export type Role = (typeof roles)[number]

/** How somebody is in a firm, in a sentence. */
export const asRole: Readonly<Record<Role, string>> = {
  owner: 'as its owner',
  attorney: 'as an attorney',
  reviewer: 'as a reviewer',
  paralegal: 'as a paralegal',
}

/** How far a client is shared with somebody. Without a share there is nothing. */
export const shareLevels = ['full', 'documents', 'review'] as const
export type ShareLevel = (typeof shareLevels)[number]

/** What can be done to a client of a firm and what belongs to it. */
export const clientActs = [
  'read',
  'prepare',
  'read drafts',
  'comment',
  'draft',
  'write',
  'decide',
  'accept',
  'sign off',
  'export',
  'delete',
  'share',
] as const
export type ClientAct = (typeof clientActs)[number]

/** What can be done in a firm without naming one of its clients. */
export const firmActs = ['make clients', 'check conflicts', 'see billing', 'manage people'] as const
export type FirmAct = (typeof firmActs)[number]

const preparing: readonly ClientAct[] = ['read', 'prepare', 'read drafts', 'comment', 'draft', 'write', 'export']
const reviewing: readonly ClientAct[] = ['read', 'read drafts', 'comment']

/** A paralegal prepares and never accepts; a reviewer reads and comments; an attorney decides. */
export const actsOfRole: Readonly<Record<Role, readonly ClientAct[]>> = {
  owner: clientActs,
  attorney: clientActs,
  reviewer: reviewing,
  paralegal: preparing,
}

export const firmActsOfRole: Readonly<Record<Role, readonly FirmAct[]>> = {
  owner: firmActs,
  attorney: ['make clients', 'check conflicts'],
  reviewer: [],
  paralegal: ['make clients'],
}

export const actsOfLevel: Readonly<Record<ShareLevel, readonly ClientAct[]>> = {
  full: clientActs,
  documents: ['read', 'prepare'],
  review: reviewing,
}

/** Acts on a draft are open only to those who see drafts; all others to those who see the client. */
const onDrafts: readonly ClientAct[] = ['read drafts', 'comment', 'write', 'decide', 'accept', 'sign off']

/** What somebody must be able to see before a refusal may tell them that there is something to refuse. */
export function sightFor(act: ClientAct): 'read' | 'read drafts' {
  return onDrafts.includes(act) ? 'read drafts' : 'read'
}
