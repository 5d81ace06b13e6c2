/** The sections of the core plan; the ids are stable. */
export const sectionIds = [
  'letterhead',
  'addressee',
  're',
  'opening',
  'qualifications',
  'relationship',
  'materials',
  'field',
  'findings',
  'standing',
  'limits',
  'conclusion',
  'availability',
  'declaration',
  'signature',
  'attachments',
] as const
export type SectionId = (typeof sectionIds)[number]
