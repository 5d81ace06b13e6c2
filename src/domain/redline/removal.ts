import { countWords } from '#domain/language/sentences.ts'
import { sectionText } from '#domain/legal-document/from-section.ts'

/** A change that takes away more than this of a section has to be confirmed. */
const muchOfIt = 1 / 3

export type Removal = { readonly had: number; readonly removed: number; readonly percent: number }

/** How much a new text takes from a section, when it is more than a third of its words. */
export function largeRemoval(before: string, after: string): Removal | undefined {
  const [had, has] = [countWords(sectionText(before)), countWords(sectionText(after))]
  if (had === 0 || had - has <= had * muchOfIt) return undefined
  return { had, removed: had - has, percent: Math.round(((had - has) / had) * 100) }
}
