import { createHash } from 'node:crypto'
import type { SectionRow } from '#server/database/tables/drafts.ts'

/** Changes whenever a word of a draft does, or a section gets another version. SHA-256 in hex. */
export function fingerprintText(sections: readonly Pick<SectionRow, 'section_id' | 'version' | 'content'>[]): string {
  const told = sections.map(({ section_id, version, content }) => [section_id, version, content])
  return createHash('sha256').update(JSON.stringify(told)).digest('hex')
}
