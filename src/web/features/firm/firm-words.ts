import type { Role, ShareLevel } from '#domain/firm/roles.ts'

export const roleNames: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  attorney: 'Attorney',
  reviewer: 'Reviewer',
  paralegal: 'Paralegal',
}

/** The roles that can be given. */
export const givenRoles = ['attorney', 'reviewer', 'paralegal'] as const
export const roleOptions = givenRoles.map((value) => ({ value, label: roleNames[value] }))

export const roleMeanings: Readonly<Record<Role, string>> = {
  owner: 'Decides like an attorney, manages people and pays.',
  attorney: 'Drafts, decides, accepts and signs off, and shares clients.',
  reviewer: 'Reads and comments.',
  paralegal: 'Prepares and drafts; never accepts.',
}

export const levelNames: Readonly<Record<ShareLevel | 'wall', string>> = {
  full: 'Full',
  documents: 'Documents',
  review: 'Review',
  wall: 'Wall',
}

export const levelOptions = (['full', 'documents', 'review'] as const).map((value) => ({
  value,
  label: levelNames[value],
}))

export const decisionNames = {
  clear: 'No conflict',
  conflict: 'A conflict',
  waived: 'A conflict, with consent',
} as const

/** What a share lets somebody of this role do, as one short line. */
export function shareMeaning(role: Role, level: ShareLevel | 'wall'): string {
  if (level === 'wall') return 'Kept out by a wall'
  if (level === 'documents')
    return role === 'reviewer' ? 'Reads documents; sees no drafts' : 'Adds documents and answers; sees no drafts'
  if (level === 'review' || role === 'reviewer') return 'Reads and comments'
  return role === 'paralegal' ? 'Prepares and drafts; never accepts' : 'Reads, drafts, accepts and signs off'
}
