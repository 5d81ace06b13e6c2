import { escapeText, gap } from '#domain/section-content/write.ts'
import type { CaseFrame } from '../case.ts'

/**
 * How the brief points to its exhibits: `Exh. C at __`, pages blank until the bundle is assembled. Before the Board the
 * documents are in the record under other marks, so each keeps a gap for its record cite.
 */
export function exhibitTags({ forum, exhibits, cited }: CaseFrame): string[] {
  if (forum === 'board') return cited.map(({ description }) => `${escapeText(description)} ${gap('Exh. __')}`)
  return exhibits.map(({ letter }) => `Exh. ${letter} at __`)
}
